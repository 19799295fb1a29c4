"""How much of a game's ledger is proven: computed from the committed ``ledger/coverage.json``, no test is run here.

A rule counts when a passing test (or worked example) that names it made the engine cite it; the test suite writes the
file. What the engine makes impossible stands in ``ledger/by_construction.toml``. A ``match`` or ``deckbuilding`` rule
is out of scope only when the game's README lists it under "Out of scope" as a line ``- `id`: reason``.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from battlebook.kernel.game import Game
from battlebook.kernel.rules import Ledger, load_ledger

SCOPES = ("engine", "deckbuilding", "match")
MAY_BE_OUT = ("deckbuilding", "match")
MOST_BY_CONSTRUCTION = 0.05
FILE = "coverage.json"
OUT_LINE = re.compile(r"^- `([^`]+)`: \S")


class ByConstruction(NamedTuple):
    """A rule that the engine makes impossible to break: why, and the test that tries."""

    rule: str
    reason: str
    test: str


class Coverage(NamedTuple):
    """One game's coverage. Rule ids in ledger order; every rule in scope is in exactly one of the other three lists.
    ``examples``: all worked examples; ``examples_run``: those that ran and passed."""

    game: str
    in_scope: tuple[str, ...]
    covered: tuple[str, ...]
    by_construction: tuple[ByConstruction, ...]
    open: tuple[str, ...]
    examples: tuple[str, ...]
    examples_run: tuple[str, ...]

    def plain(self) -> dict[str, Any]:
        """The row of ``battlebook coverage --json``: counts, and the open ids."""
        return {
            "game": self.game,
            "in_scope": len(self.in_scope),
            "covered": len(self.covered),
            "by_construction": len(self.by_construction),
            "open": list(self.open),
            "examples": len(self.examples),
            "examples_run": len(self.examples_run),
        }


def coverage_of(game: Game) -> Coverage:
    """The coverage of a game as its committed files tell it."""
    return coverage_in(game.key, type(game).__module__.rpartition(".")[0])


def coverage_in(key: str, package: str) -> Coverage:
    """The coverage of the game in a package."""
    folder = files(package)
    ledger = load_ledger(package)
    recorded = read_recorded(folder)
    return measure(key, ledger, recorded, by_construction_in(folder), out_of_scope(folder), examples_in(folder))


def measure(
    key: str,
    ledger: Ledger,
    recorded: Mapping[str, Any],
    excused: tuple[ByConstruction, ...],
    out: frozenset[str],
    examples: tuple[str, ...],
) -> Coverage:
    """Sort the rules in scope into covered, by construction and open."""
    cited = set(recorded["rules"])
    reasons = {row.rule: row for row in excused}
    in_scope = rules_in_scope(ledger, out)
    origin = {rule: ledger.rules[rule].same_as or rule for rule in in_scope}
    covered = [rule for rule in in_scope if rule in cited or origin[rule] in cited]
    left = [rule for rule in in_scope if rule not in set(covered)]
    found = [(rule, reasons.get(rule) or reasons.get(origin[rule])) for rule in left]
    excuses = [row._replace(rule=rule) for rule, row in found if row is not None]
    still_open = [rule for rule, row in found if row is None]
    run = set(recorded["examples"])
    done = tuple(example for example in examples if example in run)
    return Coverage(key, in_scope, tuple(covered), tuple(excuses), tuple(still_open), examples, done)


def rules_in_scope(ledger: Ledger, out: frozenset[str]) -> tuple[str, ...]:
    """Every rule that must be proven; only rules around the game may be listed as out."""
    rules = [rule for rule in ledger.rules.values() if rule.scope in SCOPES]
    return tuple(rule.id for rule in rules if not (rule.id in out and rule.scope in MAY_BE_OUT))


def read_recorded(folder: Traversable) -> dict[str, Any]:
    """The committed record: {"rules": {id: ...}, "examples": {id: test}}, empty when there is none."""
    file = folder / "ledger" / FILE
    if not file.is_file():
        return {"rules": {}, "examples": {}}
    recorded: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return recorded


def by_construction_in(folder: Traversable) -> tuple[ByConstruction, ...]:
    """The rows of ``ledger/by_construction.toml``. Raises KeyError when one lacks rule, reason or test."""
    file = folder / "ledger" / "by_construction.toml"
    if not file.is_file():
        return ()
    rows = tomllib.loads(file.read_text("utf-8")).get("by_construction", [])
    return tuple(ByConstruction(row["rule"], row["reason"], row["test"]) for row in rows)


def by_construction_faults(coverage: Coverage, excused: tuple[ByConstruction, ...], ledger: Ledger) -> list[str]:
    """What is wrong with the list of rules by construction."""
    found = [f"{row.rule}: no such rule{ledger.nearest(row.rule)}" for row in excused if row.rule not in ledger.rules]
    rules = [row.rule for row in excused]
    found += [f"{rule}: listed twice" for rule in sorted(set(rules)) if rules.count(rule) > 1]
    found += [f"{row.rule}: a reason is missing" for row in excused if not row.reason.strip()]
    found += [f"{rule}: a test proves it, so it need not be listed" for rule in rules if rule in coverage.covered]
    most = int(len(coverage.in_scope) * MOST_BY_CONSTRUCTION)
    if len(coverage.by_construction) > most:
        found.append(f"{len(coverage.by_construction)} rules by construction, at most {most} are allowed")
    return found


def out_of_scope(folder: Traversable) -> frozenset[str]:
    """The rule ids that the game's README lists with a reason under the heading "Out of scope"."""
    file = folder / "README.md"
    if not file.is_file():
        return frozenset()
    _, _, section = file.read_text("utf-8").partition("\n## Out of scope\n")
    lines = section.partition("\n## ")[0].splitlines()
    return frozenset(match[1] for line in lines if (match := OUT_LINE.match(line)))


def examples_in(folder: Traversable) -> tuple[str, ...]:
    """The ids of the game's worked examples."""
    return tuple(example_rules(folder))


def example_rules(folder: Traversable) -> dict[str, tuple[str, ...]]:
    """The rules that each worked example exercises, by example id."""
    file = folder / "ledger" / "examples.toml"
    if not file.is_file():
        return {}
    rows = tomllib.loads(file.read_text("utf-8")).get("example", [])
    return {row["id"]: tuple(row.get("rules", ())) for row in rows}

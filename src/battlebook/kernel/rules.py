"""Rule ids as values: a game's ledger, refusals and rulings.

A rule id is a string that the game's ledger knows; asking a ledger for an unknown id fails when the module that
asks is imported, so a citation can never be a memory.
"""

from __future__ import annotations

import difflib
import sys
import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, NamedTuple


class UnknownRule(LookupError):
    """A rule id that no ledger holds; the message names the nearest one."""


class Rule(NamedTuple):
    """One line of a rule ledger (see the ledger's README for the fields)."""

    id: str
    section: str
    origin: str
    kind: str
    scope: str
    text: str
    same_as: str
    supersedes: str
    exception_to: str


class Ruling(NamedTuple):
    """One reading of an ambiguous passage; ``options[default]`` is what the engine does unless it is switched."""

    id: str
    question: str
    options: tuple[str, ...]
    default: int
    recommended: str
    why: str
    rules: tuple[str, ...]
    confidence: str
    switch: bool


class Refusal:
    """Why something may not be done: the rule that forbids it and which of that rule's causes applies.

    The words are the message ``<rule>--<cause>`` in the game's label files. Make refusals as module
    constants: they cost nothing until somebody asks to read one.
    """

    __slots__ = ("cause", "rule")

    def __init__(self, rule: str, cause: str = "why") -> None:
        self.rule = rule
        self.cause = cause

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.cause!r})"


class Ledger:
    """The rules and rulings of one game, read once from its ``ledger/`` folder.

    Calling the ledger with an id returns the id itself, interned, or raises `UnknownRule`.
    """

    def __init__(self, rules: Iterable[Rule], rulings: Iterable[Ruling] = ()) -> None:
        self.rules: dict[str, Rule] = {r.id: r for r in rules}
        self.rulings: dict[str, Ruling] = {r.id: r for r in rulings}

    def __call__(self, rule_id: str) -> str:
        """The id, interned. Raises `UnknownRule` when neither a rule nor a ruling has it."""
        if rule_id in self.rules or rule_id in self.rulings:
            return sys.intern(rule_id)
        raise UnknownRule(f"no rule {rule_id!r}{self.nearest(rule_id)}")

    def refusal(self, rule_id: str, cause: str = "why") -> Refusal:
        """A refusal under a known rule."""
        return Refusal(self(rule_id), cause)

    def nearest(self, rule_id: str) -> str:
        """`` (nearest: ...)`` or nothing."""
        near = difflib.get_close_matches(rule_id, [*self.rules, *self.rulings], 1, 0.5)
        return f" (nearest: {near[0]})" if near else ""


def load_ledger(package: str) -> Ledger:
    """Read ``ledger/rules.toml`` and ``ledger/rulings.toml`` beside the game package's modules."""
    folder = files(package) / "ledger"
    rules = tomllib.loads((folder / "rules.toml").read_text("utf-8"))["rule"]
    rulings = tomllib.loads((folder / "rulings.toml").read_text("utf-8"))["ruling"]
    return Ledger(map(rule_from_table, rules), map(ruling_from_table, rulings))


def rule_from_table(t: dict[str, Any]) -> Rule:
    """A `Rule` from a ``[[rule]]`` table."""
    optional = (t.get(k, "") for k in ("same_as", "supersedes", "exception_to"))
    return Rule(t["id"], t["section"], t["origin"], t["kind"], t["scope"], t["text"], *optional)


def ruling_from_table(t: dict[str, Any]) -> Ruling:
    """A `Ruling` from a ``[[ruling]]`` table."""
    return Ruling(
        t["id"],
        t["question"],
        tuple(t["options"]),
        t["default"],
        t["recommended"],
        t["why"],
        tuple(t["rules"]),
        t["confidence"],
        t.get("switch", False),
    )

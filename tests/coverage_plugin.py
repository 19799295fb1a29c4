"""Records which rules the engine cites while a test that is marked with them runs.

``@pytest.mark.rule("id", ...)`` names at most three rules, ``@pytest.mark.example("id")`` a worked example and with it
all rules that it lists. A test that passes without the engine citing the rules it is marked with fails. When all tests
of a game ran and passed, the record is compared with its ``ledger/coverage.json``; ``--update-coverage`` writes it.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Generator, Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from battlebook.kernel.rules import Ledger, load_ledger
from battlebook.kernel.state import DEFAULT_RECORDER
from battlebook.study.coverage import FILE, by_construction_faults, by_construction_in, coverage_in, example_rules

MOST_RULES = 3
PROPERTY = "battlebook-coverage"
PACKAGES = {"battlebook.games": "tests/games/{}", "tests.kernel.toys": "tests/kernel"}
NARROWING = ("keyword", "markexpr", "deselect", "lf", "stepwise", "collectonly", "ignore_glob")


class Home(NamedTuple):
    """A game with a ledger: its package, where its tests stand, its rules and worked examples."""

    key: str
    package: str
    tests: str
    ledger: Ledger
    examples: dict[str, tuple[str, ...]]

    @property
    def file(self) -> Path:
        """Where the record is kept."""
        return Path(str(files(self.package))) / "ledger" / FILE


@cache
def homes() -> tuple[Home, ...]:
    """Every package with a ledger, whether or not it is a finished game."""
    found = []
    for package, tests in PACKAGES.items():
        for folder in sorted(files(package).iterdir(), key=lambda f: f.name):
            if (folder / "ledger" / "rules.toml").is_file():
                name = f"{package}.{folder.name}"
                found.append(
                    Home(folder.name, name, tests.format(folder.name), load_ledger(name), example_rules(folder))
                )
    return tuple(found)


def home_of(rule: str) -> Home:
    """The game whose ledger holds a rule. Raises `pytest.UsageError` with the nearest id."""
    for home in homes():
        if rule in home.ledger.rules or rule in home.ledger.rulings:
            return home
    every = [known for home in homes() for known in (*home.ledger.rules, *home.ledger.rulings)]
    near = difflib.get_close_matches(rule, every, 1, 0.5)
    raise pytest.UsageError(f"no rule {rule!r}" + (f" (nearest: {near[0]})" if near else ""))


class Citations:
    """The recorder that every state begun during a marked test reports to."""

    def __init__(self) -> None:
        self.kinds: dict[str, set[str]] = {}

    def __call__(self, kind: str, rule: str) -> None:
        self.kinds.setdefault(rule, set()).add(kind)


CITED = Citations()


# ------------------------------------------------------------------------------------------------ one test


def marked_rules(item: pytest.Item) -> list[str]:
    return list(dict.fromkeys(rule for mark in item.iter_markers("rule") for rule in mark.args))


def marked_examples(item: pytest.Item) -> list[str]:
    return [example for mark in item.iter_markers("example") for example in mark.args]


def check_marks(item: pytest.Item) -> None:
    """Raises `pytest.UsageError` for a mark that cannot count."""
    rules = marked_rules(item)
    if len(rules) > MOST_RULES:
        raise pytest.UsageError(f"{item.nodeid}: marked with {len(rules)} rules, at most {MOST_RULES} count")
    for rule in rules:
        home = home_of(rule)
        if not item.nodeid.startswith(home.tests + "/"):
            raise pytest.UsageError(f"{item.nodeid}: tests of {home.key} stand below {home.tests}")
    for example in marked_examples(item):
        if not any(example in home.examples for home in homes()):
            raise pytest.UsageError(f"{item.nodeid}: no example {example!r}")


def originals(rule: str) -> set[str]:
    """The rule, and the one that it restates."""
    entry = home_of(rule).ledger.rules.get(rule)
    return {rule} if entry is None or not entry.same_as else {rule, entry.same_as}


def citations(item: pytest.Item) -> dict[str, Any]:
    """What the engine cited of that which the test is marked with. Fails the test when a marked rule is missing."""
    kinds = {
        rule: sorted(set().union(*(CITED.kinds.get(r, ()) for r in originals(rule)))) for rule in marked_rules(item)
    }
    silent = [rule for rule, found in kinds.items() if not found]
    if silent:
        pytest.fail(f"the engine cited no {', '.join(silent)} while this test ran", pytrace=False)
    listed = {e: home.examples[e] for e in marked_examples(item) for home in homes() if e in home.examples}
    examples = {e: {r: sorted(CITED.kinds[r]) for r in rules if r in CITED.kinds} for e, rules in listed.items()}
    return {"test": item.nodeid.partition("[")[0], "rules": kinds, "examples": examples}


def is_marked(item: pytest.Item) -> bool:
    return bool(marked_rules(item) or marked_examples(item))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if is_marked(item):
        CITED.kinds.clear()
        DEFAULT_RECORDER[:] = [CITED]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    result = yield
    if is_marked(item):
        item.user_properties.append((PROPERTY, citations(item)))
    return result


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, Any, Any]:
    DEFAULT_RECORDER.clear()
    return (yield)


# ------------------------------------------------------------------------------------------------- one run


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-coverage", action="store_true", help="write each game's ledger/coverage.json")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the book that this test proves, three at most")
    config.addinivalue_line("markers", "example(id): the worked example that this test runs")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Run(config), "battlebook-coverage-run")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        check_marks(item)


class Run:
    """Gathers what the tests report (from workers as well) and compares it with the committed records at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.passed: set[str] = set()
        self.failed: set[str] = set()
        self.records: list[dict[str, Any]] = []
        self.lines: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = report.nodeid.partition("[")[0]
        if report.failed:
            self.failed.add(test)
        elif report.when == "call" and report.passed:
            self.passed.add(test)
            self.records += [value for name, value in report.user_properties if name == PROPERTY]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            return
        faults = [fault for home in homes() for fault in self.faults(home)]
        self.lines += faults
        if faults and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in self.lines:
            terminalreporter.write_line(f"coverage: {line}")

    def faults(self, home: Home) -> list[str]:
        """Compare, or write, the record of one game; nothing when its tests did not all run and pass."""
        if not self.all_ran(home):
            if self.config.option.update_coverage:
                self.lines.append(f"{home.key}: not written, not all of {home.tests} ran and passed")
            return []
        text = as_text(record(home, self.records))
        old = home.file.read_text("utf-8") if home.file.is_file() else ""
        if text != old and (old or record(home, self.records)["rules"]):
            if not self.config.option.update_coverage:
                hint = f"run pytest {home.tests} --update-coverage"
                return [f"{home.key}: {FILE} differs ({hint}), first in {first_change(old, text)}"]
            home.file.write_text(text, "utf-8")
            self.lines.append(f"{home.key}: written")
        return self.construction_faults(home)

    def all_ran(self, home: Home) -> bool:
        """Whether the whole folder of the game's tests ran, unnarrowed, without a failure."""
        option = self.config.option
        if any(getattr(option, name, None) for name in NARROWING):
            return False
        wanted, here = self.config.rootpath / home.tests, self.config.invocation_params.dir
        given = [(here / arg).resolve() for arg in self.config.args if "::" not in arg]
        ignored = [(here / path).resolve() for path in option.ignore or ()]
        if not any(wanted.is_relative_to(path) for path in given):
            return False
        if any(path.is_relative_to(wanted) or wanted.is_relative_to(path) for path in ignored):
            return False
        return wanted.is_dir() and not any(test.startswith(home.tests + "/") for test in self.failed)

    def construction_faults(self, home: Home) -> list[str]:
        folder = files(home.package)
        excused = by_construction_in(folder)
        found = by_construction_faults(coverage_in(home.key, home.package), excused, home.ledger)
        found += [
            f"{row.rule}: the test {row.test} did not run and pass" for row in excused if row.test not in self.passed
        ]
        return [f"{home.key}: by construction: {fault}" for fault in found]


def record(home: Home, reports: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """The document of one game: for each rule the tests and examples that made the engine cite it, and how."""
    rules: dict[str, dict[str, dict[str, set[str]]]] = {}
    examples: dict[str, str] = {}

    def add(rule: str, sort: str, by: str, kinds: list[str]) -> None:
        if rule in home.ledger.rules or rule in home.ledger.rulings:
            rules.setdefault(rule, {}).setdefault(sort, {}).setdefault(by, set()).update(kinds)

    for report in reports:
        for rule, kinds in report["rules"].items():
            add(rule, "tests", report["test"], kinds)
        for example, cited in report["examples"].items():
            if example in home.examples:
                examples[example] = report["test"]
            for rule, kinds in cited.items():
                add(rule, "examples", example, kinds)
    return {"schema": "coverage/1", "game": home.key, "rules": rules, "examples": examples}


def as_text(document: dict[str, Any]) -> str:
    """Sorted, one line a test, the same on every machine."""
    kinds = {"default": lambda found: " ".join(sorted(found))}
    return json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False, **kinds) + "\n"


def first_change(old: str, new: str) -> str:
    """The first rule whose record differs."""
    if not old:
        return "everything, there is none yet"
    before, now = (json.loads(text)["rules"] for text in (old, new))
    changed = [rule for rule in sorted({*before, *now}) if before.get(rule) != now.get(rule)]
    return changed[0] if changed else "the examples"

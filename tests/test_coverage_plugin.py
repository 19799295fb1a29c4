"""The recorder of rule coverage, on small test files of its own."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance
from battlebook.kernel.state import DEFAULT_RECORDER
from battlebook.study.coverage import (
    ByConstruction,
    by_construction_faults,
    coverage_in,
    measure,
    out_of_scope,
    read_recorded,
)
from tests.coverage_plugin import as_text, check_marks, homes, record
from tests.kernel.toys.tutorial.game import GAME, LEDGER

pytest_plugins = ["pytester"]

PLAY = """
import pytest
from tests.kernel.play import Table
from tests.kernel.toys.tutorial.game import GAME

def begun():
    return Table(GAME, (4,), cards=(2, 3))
"""


def run(pytester: pytest.Pytester, tests: str, *arguments: str) -> pytest.RunResult:
    """Run the tests as if they were the tests of the toys."""
    folder = pytester.mkdir("tests")
    pytester.makeconftest('pytest_plugins = ["tests.coverage_plugin"]')
    pytester.makefile(".ini", pytest="[pytest]\naddopts = --strict-markers -p no:cacheprovider")
    (folder / "kernel").mkdir()
    (folder / "kernel" / "test_toy.py").write_text(PLAY + tests, "utf-8")
    return pytester.runpytest_subprocess(*arguments)


@pytest.fixture(autouse=True)
def on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    monkeypatch.syspath_prepend(Path(__file__).parents[1])


TESTS = """
@pytest.mark.rule("tut:2:roll")
def test_rolling():
    assert begun().answer(0, "roll").view(0)["points"] == [4, 0]

def test_plain():
    assert begun().s.recorder is None
"""


@pytest.mark.parametrize("arguments", [("tests",), ("tests", "-n", "2")])
def test_a_whole_suite_is_compared_from_workers_too(pytester: pytest.Pytester, arguments: tuple[str, ...]) -> None:
    done = run(pytester, TESTS, *arguments)
    done.assert_outcomes(passed=2)
    done.stdout.fnmatch_lines(["coverage: tutorial: coverage.json differs*"])
    assert done.ret == 1, "these are not all tests of the toys, so the record differs"


def test_part_of_a_suite_is_not_compared(pytester: pytest.Pytester) -> None:
    done = run(pytester, TESTS, "tests", "-k", "rolling")
    done.assert_outcomes(passed=1, deselected=1)
    assert done.ret == 0


def test_a_mark_that_the_engine_does_not_cite_fails(pytester: pytest.Pytester) -> None:
    done = run(pytester, '@pytest.mark.rule("tut:3:goal")\ndef test_nothing():\n    begun()\n', "tests")
    done.assert_outcomes(failed=1)
    done.stdout.fnmatch_lines(["the engine cited no tut:3:goal while this test ran"])


class Marked:
    """As much of a test item as marks are looked up in."""

    def __init__(self, nodeid: str, name: str, *args: str) -> None:
        self.nodeid, self.mark = nodeid, getattr(pytest.mark, name)(*args).mark

    def iter_markers(self, name: str) -> list[pytest.Mark]:
        return [self.mark] if self.mark.name == name else []


@pytest.mark.parametrize(
    ("nodeid", "name", "ids", "complaint"),
    [
        ("tests/kernel/t.py::t", "rule", ("tut:2:rol",), r"no rule 'tut:2:rol' \(nearest: tut:2:roll\)"),
        ("tests/kernel/t.py::t", "rule", ("tut:2:roll", "tut:2:take", "tut:2:show", "tut:1:deal"), "at most 3 count"),
        ("tests/table/t.py::t", "rule", ("tut:2:roll",), "stand below tests/kernel"),
        ("tests/kernel/t.py::t", "example", ("tut-ex:none",), "no example 'tut-ex:none'"),
    ],
)
def test_a_mark_that_cannot_count_is_an_error(nodeid: str, name: str, ids: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(pytest.UsageError, match=complaint):
        check_marks(Marked(nodeid, name, *ids))


def test_the_default_recorder_reaches_every_new_state() -> None:
    heard: list[tuple[str, str]] = []
    kept = DEFAULT_RECORDER[:]
    DEFAULT_RECORDER[:] = [lambda kind, rule: heard.append((kind, rule))]
    try:
        s = GAME.new_state(GAME.sample_spec("duel", None), Sampled(1))
    finally:
        DEFAULT_RECORDER[:] = kept
    advance(s)
    assert ("executed", "tut:1:deal") in heard and ("offered", "tut:2:roll") in heard


def test_the_record_is_the_same_in_any_order_of_reports() -> None:
    home = next(home for home in homes() if home.key == "tutorial")
    reports = [
        {"test": "t.py::b", "rules": {"tut:2:roll": ["offered"]}, "examples": {}},
        {"test": "t.py::a", "rules": {"tut:2:roll": ["executed"], "tut:1:deal": ["executed"]}, "examples": {}},
        {"test": "t.py::b", "rules": {"tut:2:roll": ["executed"]}, "examples": {}},
    ]
    text = as_text(record(home, reports))
    assert text == as_text(record(home, reversed(reports)))
    assert json.loads(text)["rules"]["tut:2:roll"]["tests"] == {"t.py::a": "executed", "t.py::b": "executed offered"}


def test_every_rule_of_the_toys_is_covered() -> None:
    for home in homes():
        if home.package.startswith("tests."):
            assert coverage_in(home.key, home.package).open == ()


def test_rules_are_covered_by_construction_or_open() -> None:
    recorded = {"rules": {"tut:2:roll": {}}, "examples": {}}
    excused = (ByConstruction("tut:3:goal", "it cannot happen", "t.py::a"),)
    found = measure("tutorial", LEDGER, recorded, excused, frozenset({"tut:2:take"}), ("x",))
    assert found.covered == ("tut:2:roll",)
    assert [row.rule for row in found.by_construction] == ["tut:3:goal"]
    assert "tut:2:take" in found.open, "only rules around the game may be out of scope"
    assert set(found.in_scope) == {*found.covered, "tut:3:goal", *found.open}
    assert found.plain()["in_scope"] == len(LEDGER.rules) and found.plain()["examples_run"] == 0


def test_rules_by_construction_need_a_reason_and_stay_few() -> None:
    excused = (ByConstruction("tut:3:gaol", "x", "t.py::a"), ByConstruction("tut:3:goal", " ", "t.py::a"))
    found = measure("tutorial", LEDGER, {"rules": {}, "examples": {}}, excused, frozenset(), ())
    faults = by_construction_faults(found, excused, LEDGER)
    assert faults[0].startswith("tut:3:gaol: no such rule (nearest: tut:3:goal)")
    assert "tut:3:goal: a reason is missing" in faults
    assert faults[-1] == "1 rules by construction, at most 0 are allowed"


def test_the_readme_tells_what_is_out_of_scope(tmp_path: Path) -> None:
    text = "# Game\n\n## Out of scope\n\n- `x:1:a`: played on the map\n- `x:1:b`:\n\n## More\n\n- `x:1:c`: no\n"
    (tmp_path / "README.md").write_text(text, "utf-8")
    assert out_of_scope(tmp_path) == {"x:1:a"}
    assert read_recorded(tmp_path) == {"rules": {}, "examples": {}}

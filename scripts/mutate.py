"""Disables each refusal and each step of a game in turn; a test marked with its rule has to fail.

    python scripts/mutate.py [GAME...] [--jobs N] [--list] [--minutes M] [--keep]

Without a game: every one with recorded coverage. First the tests run that ledger/coverage.json names for the rules of
what is disabled, then others that enter the function. What a marked test killed is kept in build/mutate, so a run that
was stopped goes on where it was; the rest, and what changed since, is tried again. ``--keep`` writes the result of a
finished run to docs/measured. What can make no difference is listed, with the reason, in tests/games/GAME/mutants.toml.
Exit status 1 when something else is not killed by a marked test, or a reason is given for something that is killed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from mutants import ROOT, Mutant, mutants_of, tests_by_rule, tests_for
from mutate_run import ALIVE, FREE, MARKED, OTHER, Forks, Job

PARTS = ("src", "tests", "docs", "pyproject.toml")
PLACES = {Path("src/battlebook/games"): "tests/games/{}", Path("tests/kernel/toys"): "tests/kernel"}
WORK = ROOT / "build" / "mutate"
TIMEOUT = 1200
DEAD = (MARKED, FREE)
WORDS = {OTHER: "found by tests of other rules alone", ALIVE: "survives"}
QUIET = ("-q", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "--disable-warnings")
QUIET += ("-p", "no:battlebook-coverage-run")  # with so few tests there is no record to compare


class Run:
    """The mutants of one game. ``ends``: what came of each, by its key, kept in a file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tests = PLACES[folder.parent].format(folder.name)
        self.recorded = tests_by_rule(folder)
        self.mutants = list(mutants_of(folder))
        self.file = WORK / f"{folder.name}.json"
        kept = json.loads(self.file.read_text("utf-8")) if self.file.is_file() else {}
        self.ends: dict[str, str] = {key: end for key, end in kept.items() if end in DEAD}
        self.noticed: dict[str, str] = {}  # the test that failed
        self.reasons = reasons(ROOT / self.tests / "mutants.toml")

    def told(self, job: Job, end: str, test: str = "") -> None:
        """A mutant was tried; this test noticed it."""
        self.ends[job.mutant.key] = end
        self.noticed[job.mutant.key] = test
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(self.ends), "utf-8")
        print(f"{end:6} {job.mutant}" + (f" by {test}" if end == OTHER else ""), flush=True)

    def work(self, at_once: int, until: float) -> bool:
        """Try what is not known to be killed, survivors once more in processes of their own; False when time was up."""
        new = [m for m in self.mutants if m.key not in self.ends]
        jobs = [Job(m, tests_for(m, self.recorded), not self.reason(m)) for m in new]
        jobs.sort(key=lambda job: len(job.tests))
        status = pytest.main([*QUIET, str(ROOT / self.tests)], plugins=[Forks(jobs, at_once, self.told, until)])
        assert status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED), f"pytest ended with {status}"
        for mutant in self.ended(ALIVE):
            tests = tests_for(mutant, self.recorded)
            if tests and time.monotonic() < until and is_killed(mutant, whole_tests(self.folder, tests)):
                self.told(Job(mutant, tests), MARKED)
        return all(mutant.key in self.ends for mutant in self.mutants)

    def ended(self, end: str) -> list[Mutant]:
        """The mutants of which this came, but survivors for which there is a reason."""
        return [m for m in self.mutants if self.ends.get(m.key) == end and not (end == ALIVE and self.reason(m))]

    def reason(self, mutant: Mutant) -> str:
        """Why a mutant makes no difference, if that is written down."""
        return self.reasons.get(named(mutant), "")

    def stale(self) -> list[str]:
        """Reasons for what is killed or is not there."""
        alike = {named(mutant) for mutant in self.mutants if self.ends.get(mutant.key, ALIVE) == ALIVE}
        return sorted(name for name in self.reasons if name not in alike)

    def report(self) -> dict[str, Any]:
        """What a finished run showed, without line numbers, so that it stays readable when lines move."""
        other = {f"{named(m)} ({', '.join(m.rules)})": self.noticed.get(m.key, "") for m in self.ended(OTHER)}
        return {
            "game": self.folder.name,
            "disabled": len(self.mutants),
            "killed_by_a_marked_test": len(self.ended(MARKED)),
            "killed_where_no_rule_is_named": len(self.ended(FREE)),
            "killed_by_another_test": other,
            "make_no_difference": {name: why for name, why in self.reasons.items() if name not in self.stale()},
            "survive": [f"{named(m)} ({', '.join(m.rules)})" for m in self.ended(ALIVE)],
        }


def named(mutant: Mutant) -> str:
    """A name without a line number: the file and what is disabled."""
    return f"{mutant.file.name}: {mutant.what}"


def reasons(file: Path) -> dict[str, str]:
    """Why mutants make no difference, by their names."""
    if not file.is_file():
        return {}
    given: dict[str, str] = tomllib.loads(file.read_text("utf-8"))
    return given


# --------------------------------------------------------------------------------------- in a process of its own


def whole_tests(folder: Path, names: Iterable[str]) -> set[str]:
    """Tests by their names; for a worked example the test that runs it."""
    examples = json.loads((ROOT / folder / "ledger" / "coverage.json").read_text("utf-8"))["examples"]
    return {examples.get(name, name) for name in names}


def is_killed(mutant: Mutant, tests: Iterable[str]) -> bool:
    """Whether a test fails in a changed copy of the sources."""
    command = [sys.executable, "-m", "pytest", "-x", *QUIET, *sorted(tests)]
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(Path(folder))
        (copy / mutant.file).write_text(mutant.text, "utf-8")
        paths = os.pathsep.join([str(copy / "src"), str(copy)])
        env = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            return subprocess.run(command, cwd=copy, env=env, capture_output=True, timeout=TIMEOUT).returncode != 0
        except subprocess.TimeoutExpired:
            return True


def copied(into: Path) -> Path:
    """A copy of everything that the tests need."""
    ignore = shutil.ignore_patterns("__pycache__", "static", "node_modules")
    for name in PARTS:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, into / name, ignore=ignore)
        elif source.is_file():
            shutil.copy(source, into / name)
    return into


def folders(wanted: list[str]) -> list[Path]:
    """The games to look at. Exits with 2 for an unknown one."""
    every = [p.parent.parent.relative_to(ROOT) for place in PLACES for p in (ROOT / place).glob("*/ledger/rules.toml")]
    unknown = [name for name in wanted if name not in {folder.name for folder in every}]
    if unknown:
        print(f"mutate: no game {unknown[0]!r}", file=sys.stderr)
        sys.exit(2)
    return sorted(f for f in every if f.name in wanted or (not wanted and tests_by_rule(f)))


def mutated(run: Run, options: argparse.Namespace, until: float) -> bool:
    """Work on one game and print what is not killed by a marked test; whether anything is not, without a reason."""
    finished = run.work(options.jobs, until)
    killed = sum(len(run.ended(end)) for end in DEAD)
    print(f"{run.folder.name}: {len(run.mutants)} disabled, {killed} killed" + ("" if finished else " so far"))
    for end in (OTHER, ALIVE):
        print("".join(f"  {WORDS[end]}: {mutant}\n" for mutant in run.ended(end)), end="")
    print("".join(f"  has a reason and does not survive: {name}\n" for name in run.stale()), end="")
    if options.keep and finished:
        file = ROOT / "docs" / "measured" / f"mutate-{run.folder.name}.json"
        file.write_text(json.dumps(run.report(), indent=1) + "\n", "utf-8")
    return bool(run.ended(OTHER) or run.ended(ALIVE) or run.stale() or not finished)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no more after so long; run again to go on")
    parser.add_argument("--keep", action="store_true", help="write the result to docs/measured")
    parser.add_argument("--list", action="store_true", help="print what would be disabled")
    options = parser.parse_args(arguments)
    until = time.monotonic() + 60 * options.minutes
    survive = False
    for run in [Run(folder) for folder in folders(options.games)]:
        if options.list:
            print("\n".join(f"{m}: {len(tests_for(m, run.recorded))} tests" for m in run.mutants))
        else:
            survive |= mutated(run, options, until)
    return int(survive)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

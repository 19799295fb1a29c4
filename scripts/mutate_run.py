"""Runs tests on changed functions: one process collects the tests once, and a fork of it tries each change.

A fork puts the changed code into the function that is there already, so neither game nor tests are loaded again. What
was worked out while loading (cached options, tables) stays as it was; `mutate.py` therefore confirms a survivor in a
process of its own. One fork without a change shows first that the tests pass.
"""

from __future__ import annotations

import gc
import importlib
import os
import resource
import signal
import time
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from mutants import ROOT, Mutant

CPU_S = 120  # a change may make a game run for ever
MEMORY = 4 << 30
WALL_S = 1200


class Job(NamedTuple):
    """A mutant with the tests to try, in order; ``tests`` are names without parameters, or names of worked examples."""

    mutant: Mutant
    tests: set[str]


class Forks:
    """The plugin that runs jobs in place of the collected tests.

    ``told`` hears of each job whether it was killed; after ``until`` (by the monotonic clock) no more are begun.
    """

    def __init__(self, jobs: list[Job], at_once: int, told: Callable[[Job, bool], None], until: float) -> None:
        self.jobs = jobs
        self.at_once = at_once
        self.told = told
        self.until = until
        self.running: dict[int, Job] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Every job, some at a time."""
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        gc.collect()
        gc.freeze()
        if not passes(session, set().union(*(job.tests for job in self.jobs))):
            raise session.Interrupted("the tests fail without a change")
        for job in self.jobs:
            while len(self.running) >= self.at_once:
                self.wait()
            if time.monotonic() > self.until:
                break
            child = os.fork()
            if child == 0:
                attempt(session, job.tests, job.mutant)
            self.running[child] = job
        while self.running:
            self.wait()
        return True

    def wait(self) -> None:
        """Until one fork has ended. One that was stopped by a limit ran for ever: killed."""
        child, status = os.wait()
        self.told(self.running.pop(child), status != 0)


def passes(session: pytest.Session, tests: set[str]) -> bool:
    """Whether tests pass in a fork without a change."""
    child = os.fork()
    if child == 0:
        attempt(session, tests, None)
    return os.waitpid(child, 0)[1] == 0


def attempt(session: pytest.Session, tests: set[str], mutant: Mutant | None) -> None:
    """In a fork: change the function and run the tests until one fails; ends the process with 1 if one does."""
    status = 1
    try:
        if mutant is not None:
            sink = os.open(os.devnull, os.O_WRONLY)
            os.dup2(sink, 1)
            os.dup2(sink, 2)
            resource.setrlimit(resource.RLIMIT_CPU, (CPU_S, CPU_S))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.alarm(WALL_S)
            patch(mutant)
        fault = first_fault([item for item in session.items if belongs(item, tests)])
        status = int(bool(fault))
        if mutant is None and fault:
            os.write(2, f"without a change fails {fault}\n".encode())
    finally:
        os._exit(status)


def belongs(item: pytest.Item, tests: set[str]) -> bool:
    """Whether a test is one of those wanted."""
    examples = {name for mark in item.iter_markers("example") for name in mark.args}
    return item.nodeid.partition("[")[0] in tests or not examples.isdisjoint(tests)


def first_fault(items: list[pytest.Item]) -> str:
    """Run tests up to the first that fails; its name and what went wrong, or nothing."""
    for item, after in zip(items, [*items[1:], None]):
        for report in runtestprotocol(item, log=False, nextitem=after):
            if report.failed:
                return f"{item.nodeid}: {report.longreprtext}"
    return ""


def patch(mutant: Mutant) -> None:
    """Give the function its changed code."""
    parts = mutant.file.with_suffix("").parts
    module = importlib.import_module(".".join(parts[1:] if parts[0] == "src" else parts))
    assert module.__file__ is not None and Path(module.__file__) == ROOT / mutant.file, f"loaded {module.__file__}"
    found = module
    for name in mutant.function.split("."):
        found = getattr(found, name)
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    assert isinstance(found, FunctionType)
    whole = compile(mutant.text, str(ROOT / mutant.file), "exec")
    found.__code__ = code_of(whole, mutant.function)


def code_of(code: CodeType, name: str) -> CodeType:
    """The code of a function within that of its module."""
    head, _, rest = name.partition(".")
    found = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == head)
    return code_of(found, rest) if rest else found

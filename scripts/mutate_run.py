"""Runs tests on changed functions: one process collects the tests once, and a fork of it tries each change.

A fork puts the changed code into the function that is there already, so neither game nor tests are loaded again. What
was worked out while loading (cached options, tables) stays as it was; `mutate.py` therefore confirms a survivor in a
process of its own. One fork without a change shows first that the marked tests pass. Only if something is left that
these do not notice, another one finds out which functions each test enters. Quick tests come first.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import IO, Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from mutants import ROOT, Mutant

HOME = f"{ROOT}/"
MARKED, FREE, OTHER, ALIVE = "killed", "free", "other", "alive"
"""Killed by a marked test; by some test where no rule is named; by tests of other rules alone; by none."""
FELL = 3  # the status of a fork in which a test failed; one that a limit stopped ran for ever
MOST_OTHERS = 80
CPU_S = 240  # a change may make a game run for ever
MEMORY = 4 << 30
WALL_S = 1200


Entered = dict[str, set[tuple[str, str]]]  # by test: file and name of every function of the project that it enters


class Job(NamedTuple):
    """A mutant with the marked tests of which one has to fail: names without parameters, or of worked examples.
    ``others``: whether tests of other rules are tried too."""

    mutant: Mutant
    tests: set[str]
    others: bool = True


class Forks:
    """The plugin that runs jobs in place of the collected tests.

    ``told`` hears of each job what came of it and which test noticed; after ``until`` (by the monotonic clock) no more
    are begun.
    """

    def __init__(self, jobs: list[Job], at_once: int, told: Callable[[Job, str, str], None], until: float) -> None:
        self.jobs = jobs
        self.at_once = at_once
        self.told = told
        self.until = until
        self.running: dict[int, tuple[Job, int]] = {}  # by process, with the end of a pipe that names the test

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Every job, some at a time: first with the marked tests, then what is left with others."""
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        gc.collect()
        gc.freeze()
        with_marks = [(job, [item for item in session.items if belongs(item, job.tests)]) for job in self.jobs]
        wanted = {item for _, items in with_marks for item in items}
        seconds = in_a_fork(session, [item for item in session.items if item in wanted], passed)
        for _, items in with_marks:
            items.sort(key=lambda item: seconds[item.nodeid])
        left = self.each(MARKED, with_marks, seconds)
        alive = [job for job in left if not job.others]
        left = [job for job in left if job.others]
        if left and time.monotonic() < self.until:
            entered = entered_by(session)
            alive += self.each(OTHER, [(job, others(session, job, entered)) for job in left], {})
        for job in alive:
            self.told(job, ALIVE, "")
        return True

    def each(self, end: str, trials: list[tuple[Job, list[pytest.Item]]], seconds: dict[str, float]) -> list[Job]:
        """Run some tests on each job and tell the ``end`` of those that a test noticed. Returns the others.
        ``seconds``: what tests take without a change, as far as that is known."""
        left: list[Job] = []
        for job, items in trials:
            while len(self.running) >= self.at_once:
                left += self.wait(end)
            if time.monotonic() > self.until:
                break
            reading, writing = os.pipe()
            child = os.fork()
            if child == 0:
                attempt(job.mutant, items, writing, 20 + int(5 * sum(seconds.get(i.nodeid, CPU_S) for i in items)))
            os.close(writing)
            self.running[child] = job, reading
        while self.running:
            left += self.wait(end)
        return left

    def wait(self, end: str) -> list[Job]:
        """Until one fork has ended; its job if no test noticed."""
        child, status = os.wait()
        job, reading = self.running.pop(child)
        with os.fdopen(reading) as pipe:
            test = pipe.read()
        if status == 0:
            return [job]
        self.told(job, end if job.mutant.rules or end == MARKED else FREE, test)
        return []


def others(session: pytest.Session, job: Job, entered: Entered) -> list[pytest.Item]:
    """Tests of other rules that enter a job's function, the most particular first; not all where rules are named."""
    place = (str(job.mutant.file), job.mutant.function)
    found = [i for i in session.items if place in entered.get(i.nodeid, ()) and not belongs(i, job.tests)]
    found.sort(key=lambda item: len(entered[item.nodeid]))
    return found[:MOST_OTHERS] if job.mutant.rules else found


def passed(items: list[pytest.Item], pipe: IO[str]) -> None:
    """Write how long each test takes; or the name of the first one that fails."""
    seconds: dict[str, float] = {}
    for item, after in zip(items, [*items[1:], None]):
        began = time.process_time()
        if fault := first_fault([item], after):
            json.dump(fault, pipe)
            return
        seconds[item.nodeid] = time.process_time() - began
    json.dump(seconds, pipe)


def in_a_fork(
    session: pytest.Session, items: list[pytest.Item], do: Callable[[list[pytest.Item], IO[str]], None]
) -> Any:
    """What is written about tests in a fork that changes nothing. Raises when a test fails there."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        with os.fdopen(writing, "w") as pipe:
            do(items, pipe)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        told = json.load(pipe)
    os.waitpid(child, 0)
    if isinstance(told, str):
        raise session.Interrupted(f"without a change fails {told}")
    return told


def entered_by(session: pytest.Session) -> Entered:
    """Which functions each test enters. Raises when a test fails."""
    told = in_a_fork(session, session.items, watched)
    return {test: set(map(tuple, places)) for test, places in told.items()}


def watched(items: list[pytest.Item], pipe: IO[str]) -> None:
    """Run every test and write what it enters; or the name of the first one that fails."""
    found: dict[str, set[tuple[str, str]]] = {}
    for item, after in zip(items, [*items[1:], None]):
        places: set[tuple[str, str]] = set()

        def note(frame: FrameType, event: str, _: object, places: set[tuple[str, str]] = places) -> None:
            if event == "call" and frame.f_code.co_filename.startswith(HOME):
                places.add((frame.f_code.co_filename.removeprefix(HOME), frame.f_code.co_qualname))

        sys.setprofile(note)
        fault = first_fault([item], after)
        sys.setprofile(None)
        if fault:
            json.dump(fault, pipe)
            return
        found.setdefault(item.nodeid, set()).update(places)
    json.dump({test: sorted(places) for test, places in found.items()}, pipe)


def attempt(mutant: Mutant, items: list[pytest.Item], writing: int, most_s: int) -> None:
    """In a fork: change the function and run tests up to the first that fails. Writes its name and ends the process.
    ``most_s``: seconds of the processor after which it is said to run for ever."""
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, 1)
    os.dup2(sink, 2)
    most_s = min(most_s, CPU_S)
    resource.setrlimit(resource.RLIMIT_CPU, (most_s, most_s))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.alarm(WALL_S)
    status = FELL
    try:
        patch(mutant)
        fault = first_fault(items)
        os.write(writing, fault.partition(": ")[0].encode())
        status = FELL if fault else 0
    finally:
        os._exit(status)


def belongs(item: pytest.Item, tests: set[str]) -> bool:
    """Whether a test is one of those wanted."""
    examples = {name for mark in item.iter_markers("example") for name in mark.args}
    return item.nodeid.partition("[")[0] in tests or not examples.isdisjoint(tests)


def first_fault(items: list[pytest.Item], after: pytest.Item | None = None) -> str:
    """Run tests up to the first that fails; its name and what went wrong, or nothing."""
    for item, following in zip(items, [*items[1:], after]):
        for report in runtestprotocol(item, log=False, nextitem=following):
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

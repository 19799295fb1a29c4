"""Runs a trial in spawned worker processes of the lowest priority: whatever else the machine does goes first."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Iterator
from multiprocessing.connection import wait

from battlebook.players.workers import DONE, READY, Died, Worker
from battlebook.study.trial import Fought, Plan, Standing, Tally, fight

LOWEST = 19
TELL_S = 0.2
BEAT_S = 1.0
MOST_DEATHS = 5


def lower() -> None:
    """Give this process the lowest priority, where the system knows such a thing."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, LOWEST)


class Run:
    """A trial under way on ``jobs`` processes. One thread goes through `standings`; any thread may `cancel`."""

    def __init__(self, plan: Plan, jobs: int = 1) -> None:
        self.plan = plan
        self.jobs = max(1, min(jobs, plan.n))
        self.tally = Tally(plan)
        self.next = 0
        self.deaths = 0
        self.busy: dict[Worker, int] = {}
        self.ear, self.mouth = multiprocessing.Pipe(duplex=False)

    def standings(self) -> Iterator[Standing]:
        """How it stands, a few times a second while games come in and at least every second; the last one is the end.

        Ends early when it is cancelled. All processes are gone afterwards, also when the iterator is just closed.
        """
        told = time.monotonic()
        try:
            for _ in range(self.jobs):
                self.engage()
            while self.busy and not self.tally.over:
                news = self.listen()
                if self.ear.poll():
                    return
                if time.monotonic() - told >= (TELL_S if news else BEAT_S) and not self.tally.over:
                    told = time.monotonic()
                    yield self.tally.standing()
            yield self.tally.standing()
        finally:
            self.close()

    def cancel(self) -> None:
        """Stop as soon as possible; may be called more than once, and from any thread."""
        try:
            self.mouth.send(None)
        except OSError:
            return  # it is over already

    def engage(self) -> None:
        """A new worker of low priority. Its first word counts as the number of no game."""
        worker = Worker()
        self.busy[worker] = -1
        worker.send(lower)

    def listen(self) -> bool:
        """Wait a moment for workers; whether a game came in."""
        ready = wait([self.ear, *(worker.pipe for worker in self.busy)], BEAT_S)
        before = self.next, len(self.tally.games)
        for worker in [one for one in self.busy if one.pipe in ready]:
            self.hear(worker)
        return before != (self.next, len(self.tally.games))

    def hear(self, worker: Worker) -> None:
        """Take a worker's word and give it the next game."""
        number = self.busy[worker]
        try:
            sort, value = worker.receive()
        except Died as gone:
            self.bury(worker, number, str(gone))
            return
        if sort == READY:
            return
        if number >= 0:
            self.tally.take(value if sort == DONE and isinstance(value, Fought) else str(value))
        self.give(worker)

    def give(self, worker: Worker) -> None:
        """The next game, or the end of the worker."""
        if self.next >= self.plan.n:
            del self.busy[worker]
            worker.kill()
            return
        self.busy[worker] = self.next
        self.next += 1
        worker.send(fight, self.plan, self.busy[worker])

    def bury(self, worker: Worker, number: int, why: str) -> None:
        """A worker died: its game failed, another takes its place; after some deaths no more."""
        del self.busy[worker]
        worker.kill()
        self.deaths += 1
        if number >= 0:
            self.tally.take(why)
        if self.deaths < MOST_DEATHS and self.next < self.plan.n:
            self.engage()

    def close(self) -> None:
        """End every worker."""
        for worker in self.busy:
            worker.kill()
        self.busy.clear()
        self.ear.close()
        self.mouth.close()

"""Tasks spread over worker processes; results come back in the order of the tasks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from multiprocessing.connection import wait
from typing import Any

from battlebook.players.workers import DONE, READY, Died, Worker

Report = Callable[[Any], None]


class Failed(RuntimeError):
    """A task raised, or its process died; the message says what."""


def spread(
    function: Callable[..., Any], tasks: Sequence[tuple[Any, ...]], jobs: int, done: Report | None = None
) -> list[Any]:
    """Run ``function(*task)`` for every task on ``jobs`` processes (1: in this one).

    A task that raises, or whose process dies, has a `Failed` in its place. ``done`` hears each result as it comes.
    """
    if jobs <= 1 or len(tasks) <= 1:
        return [tell(attempt(function, task), done) for task in tasks]
    team = Team(function, tasks, done)
    try:
        team.run(min(jobs, len(tasks)))
    finally:
        team.close()
    return team.results


def attempt(function: Callable[..., Any], task: tuple[Any, ...]) -> Any:
    """The result of a task in this process."""
    try:
        return function(*task)
    except Exception as wrong:
        return Failed(f"{type(wrong).__name__}: {wrong}")


def tell(result: Any, done: Report | None) -> Any:
    """Report a result and hand it on."""
    if done is not None:
        done(result)
    return result


class Team:
    """Workers that share a list of tasks. ``busy``: what each worker does now."""

    def __init__(self, function: Callable[..., Any], tasks: Sequence[tuple[Any, ...]], done: Report | None) -> None:
        self.function = function
        self.tasks = tasks
        self.done = done
        self.next = 0
        self.left = len(tasks)
        self.results: list[Any] = [None] * len(tasks)
        self.busy: dict[Worker, int | None] = {}

    def run(self, jobs: int) -> None:
        """Work until every task has a result."""
        for _ in range(jobs):
            self.busy[Worker()] = None
        while self.left:
            ready = wait([w.pipe for w in self.busy])
            for worker in [w for w in self.busy if w.pipe in ready]:
                self.hear(worker)

    def hear(self, worker: Worker) -> None:
        """Take a worker's word and give it the next task."""
        task = self.busy[worker]
        try:
            sort, value = worker.receive()
        except Died as gone:
            self.replace(worker, task, str(gone))
            return
        if sort != READY:
            self.finish(task, value if sort == DONE else Failed(value))
        self.give(worker)

    def give(self, worker: Worker) -> None:
        """The next task, if there is one."""
        self.busy[worker] = None
        if self.next < len(self.tasks):
            self.busy[worker] = self.next
            self.next += 1
            worker.send(self.function, *self.tasks[self.next - 1])

    def replace(self, worker: Worker, task: int | None, why: str) -> None:
        """A worker died: its task failed, a new worker takes its place."""
        if task is None:
            raise Failed(why)
        worker.kill()
        del self.busy[worker]
        self.finish(task, Failed(why))
        if self.next < len(self.tasks):
            self.busy[Worker()] = None

    def finish(self, task: int | None, result: Any) -> None:
        """Keep the result of a task."""
        if task is not None:
            self.results[task] = tell(result, self.done)
            self.left -= 1

    def close(self) -> None:
        """End all workers."""
        for worker in self.busy:
            worker.kill()

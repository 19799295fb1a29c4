"""Computer players for the table: each thinks in a worker process, within a budget of time.

A worker that is late is killed and replaced; what happens with the seat then is the caller's business.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from battlebook.kernel.chance import NoSource
from battlebook.kernel.frames import open_part
from battlebook.kernel.game import Game, Spec
from battlebook.kernel.header import spec_from_plain
from battlebook.kernel.state import State, to_plain
from battlebook.kernel.words import Words
from battlebook.players.levels import player
from battlebook.players.loading import game_named
from battlebook.players.workers import DONE, READY, Died, Worker

DEFAULT_BUDGET_S = 2.0
MOST_BUDGET_S = 10.0


class NoThought(RuntimeError):
    """No answer came: the player was late, its process died, or it failed; the message says which."""


class Question(NamedTuple):
    """What a computer seat has to answer, as plain data: the game by name, the spec of the match, the state that the
    seat knows, the seat, and level and seed of its player."""

    game_key: str
    spec: Mapping[str, Any]
    known: Mapping[str, Any]
    seat: int
    level: str
    seed: int


class Thought(NamedTuple):
    """An answer as plain data, and why."""

    key: list[Any]
    why: Words


def plain_spec(spec: Spec) -> dict[str, Any]:
    """A spec as plain data, the way a match's header keeps it."""
    return {
        "setup": spec.setup,
        "options": dict(spec.options),
        "variants": list(spec.variants),
        "rulings": dict(spec.rulings),
    }


class Pool:
    """Worker processes that think, started when they are first needed. For one event loop."""

    def __init__(self, workers: int) -> None:
        self.threads = ThreadPoolExecutor(workers, "thinking")
        self.free: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        self.working: set[Worker] = set()
        self.closed = False
        for _ in range(workers):
            self.free.put_nowait(None)

    async def think(self, question: Question, budget_s: float = DEFAULT_BUDGET_S) -> Thought:
        """The answer of a computer seat. Cancel it to stop the thinking at once. Raises `NoThought`."""
        plain = question._replace(spec=dict(question.spec), known=dict(question.known))
        return await self.thought(plain, min(budget_s, MOST_BUDGET_S))

    async def thought(self, question: Question, budget_s: float) -> Thought:
        """Have a free worker think. The budget counts from when it is there; a start takes about half a second."""
        worker: Worker | None = await self.free.get()
        try:
            worker = worker or await self.started()
            key, why = await self.asked(worker, question, budget_s)
        except BaseException:
            self.end(worker)
            worker = None
            raise
        finally:
            self.free.put_nowait(worker)
        return Thought(key, why)

    async def started(self) -> Worker:
        """A new worker that is ready for work."""
        worker = Worker()
        self.working.add(worker)
        try:
            await self.heard(worker)
        except BaseException:
            self.end(worker)
            raise
        return worker

    async def asked(self, worker: Worker, question: Question, budget_s: float) -> Any:
        """What a worker answers within the budget. A player that fails leaves the worker in doubt, so it is ended."""
        try:
            worker.send(think, question)
            async with asyncio.timeout(budget_s):
                return await self.heard(worker)
        except TimeoutError:
            raise NoThought(f"the player thought longer than {budget_s:g} s") from None
        except Died as gone:
            raise NoThought(str(gone)) from None

    async def heard(self, worker: Worker) -> Any:
        """A worker's next word."""
        if self.closed:
            raise NoThought("the pool is closed")
        try:
            sort, value = await asyncio.get_running_loop().run_in_executor(self.threads, worker.receive)
        except Died as gone:
            raise NoThought(str(gone)) from None
        if sort not in (READY, DONE):
            raise NoThought(f"the player failed: {value}")
        return value

    def end(self, worker: Worker | None) -> None:
        """Kill a worker."""
        if worker is not None and worker in self.working:
            self.working.discard(worker)
            worker.kill()

    def close(self) -> None:
        """End every worker; whoever still waits gets `NoThought`."""
        self.closed = True
        for worker in list(self.working):
            self.end(worker)
        self.threads.shutdown(wait=False)


# ------------------------------------------------------------------------------------ in the worker process


@lru_cache(maxsize=64)
def template(game_key: str, spec_json: str) -> tuple[Game, State]:
    """The game, and a state of it that holds the static content of a spec."""
    game = game_named(game_key)
    state: State = game.new_state(spec_from_plain(json.loads(spec_json)), NoSource())
    return game, state


def think(question: Question) -> tuple[list[Any], Words]:
    """One choice of a player, from the plain form of what its seat knows."""
    game, empty = template(question.game_key, json.dumps(question.spec))
    known = game.table.from_plain(question.known, empty)
    known.ask = open_part(known, question.seat)
    choice = player(question.level, game).choose(known, question.seat, Random(question.seed))
    key: list[Any] = to_plain(choice.key)
    return key, choice.why

"""The pool: thinking in worker processes, in time, with nothing left behind."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest

from battlebook.kernel.state import to_plain
from battlebook.players.levels import LEVELS, player
from battlebook.players.pool import NoThought, Pool, Question, plain_spec
from tests.players.positions import asked, positions
from tests.toys import toys

TUTORIAL = "tests.kernel.toys.tutorial.game"
SLOW = "tests.players.slow"
PATIENCE_S = 20.0


def with_pool(workers: int, job: Callable[[Pool], Coroutine[Any, Any, Any]]) -> Any:
    """Run a job with a pool; afterwards no worker is left."""

    async def run() -> Any:
        pool = Pool(workers)
        try:
            return await job(pool)
        finally:
            left = [worker.process for worker in pool.working]
            pool.close()
            assert not any(process.is_alive() for process in left)

    return asyncio.run(run())


def alive(pool: Pool) -> int:
    return sum(worker.process.is_alive() for worker in pool.working)


def test_an_answer_comes_back_as_plain_data() -> None:
    async def job(pool: Pool) -> None:
        thought = await pool.think(asked(TUTORIAL, level="greedy", seed=1))
        assert thought.key in (["roll"], ["show"])
        thought = await pool.think(asked(TUTORIAL, level="random", seed=1))
        assert thought.why["id"] == "player-why-random"

    with_pool(1, job)


@pytest.mark.parametrize("level", LEVELS)
def test_a_worker_answers_what_the_player_answers_here(level: str) -> None:
    async def job(pool: Pool) -> None:
        for game in toys().values():
            for spec, s, seat in positions(game, 5)[::6]:
                known = game.known(s, seat)
                here = player(level, game).choose(known, seat, Random(9))
                name = type(game).__module__
                there = await pool.think(Question(name, plain_spec(spec), game.table.plain(known), seat, level, 9))
                assert there.key == to_plain(here.key) and there.why == here.why

    with_pool(1, job)


def test_one_worker_serves_many_and_is_started_once() -> None:
    async def job(pool: Pool) -> None:
        await asyncio.gather(*(pool.think(asked(TUTORIAL, level="random", seed=seed)) for seed in range(20)))
        assert len(pool.working) == 1

    with_pool(1, job)


def test_workers_start_only_when_they_are_needed() -> None:
    async def job(pool: Pool) -> None:
        assert alive(pool) == 0
        await pool.think(asked(TUTORIAL, level="random", seed=1))
        await pool.think(asked(TUTORIAL, level="random", seed=2))
        assert alive(pool) == 1

    with_pool(3, job)


def test_who_is_late_is_ended_and_replaced() -> None:
    async def job(pool: Pool) -> None:
        await pool.think(asked(TUTORIAL, level="random", seed=1))
        (worker,) = pool.working
        with pytest.raises(NoThought, match=r"longer than 0\.1 s"):
            await pool.think(asked(SLOW, goal=13, level="greedy", seed=1), 0.1)
        assert not worker.process.is_alive() and alive(pool) == 0
        assert await pool.think(asked(TUTORIAL, level="random", seed=1))
        assert alive(pool) == 1

    with_pool(1, job)


def test_a_player_that_fails_says_why() -> None:
    async def job(pool: Pool) -> None:
        with pytest.raises(NoThought, match="ArithmeticError: no number for this"):
            await pool.think(asked(SLOW, goal=8, level="greedy", seed=1))
        assert await pool.think(asked(TUTORIAL, level="random", seed=1))

    with_pool(1, job)


def test_a_worker_that_dies_is_told_and_replaced() -> None:
    async def job(pool: Pool) -> None:
        await pool.think(asked(TUTORIAL, level="random", seed=1))
        thinking = asyncio.create_task(pool.think(asked(SLOW, goal=13, level="greedy", seed=1)))
        while not pool.free.empty():
            await asyncio.sleep(0)
        (worker,) = pool.working
        worker.process.kill()
        with pytest.raises(NoThought, match="process"):
            await thinking
        assert await pool.think(asked(TUTORIAL, level="random", seed=1))

    with_pool(1, job)


def test_cancelling_ends_the_thinking() -> None:
    async def job(pool: Pool) -> None:
        await pool.think(asked(TUTORIAL, level="random", seed=1))
        thinking = asyncio.create_task(pool.think(asked(SLOW, goal=13, level="greedy", seed=1), 10.0))
        while not pool.free.empty():
            await asyncio.sleep(0)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert alive(pool) == 0
        assert await pool.think(asked(TUTORIAL, level="random", seed=1))

    with_pool(1, job)


def test_closing_ends_thinkers_and_whoever_waits() -> None:
    async def job(pool: Pool) -> None:
        await pool.think(asked(TUTORIAL, level="random", seed=1))
        thinking = [
            asyncio.create_task(pool.think(asked(SLOW, goal=13, level="greedy", seed=1), 10.0)) for _ in range(3)
        ]
        while not pool.free.empty():
            await asyncio.sleep(0)
        pool.close()
        for thought in await asyncio.gather(*thinking, return_exceptions=True):
            assert isinstance(thought, NoThought)
        assert alive(pool) == 0

    with_pool(1, job)


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs process descriptors")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_their_parent(how: signal.Signals) -> None:
    parent = subprocess.Popen([sys.executable, "-m", "tests.players.parent"], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    workers = [os.pidfd_open(int(pid)) for pid in parent.stdout.readline().split()]
    assert len(workers) == 2
    parent.send_signal(how)
    parent.wait()
    parent.stdout.close()
    for worker in workers:
        assert select.select([worker], [], [], PATIENCE_S)[0], "a worker outlived its parent"
        os.close(worker)

"""A process with a pool of two workers that think for ever: prints the workers' numbers, then waits."""

from __future__ import annotations

import asyncio

from battlebook.players.pool import Pool
from tests.players.positions import asked


async def main() -> None:
    """Think in vain until somebody ends this process."""
    pool = Pool(2)
    tasks = [pool.think(asked("tests.players.slow", goal=goal, level="greedy", seed=1), 10.0) for goal in (13, 15)]
    thinking = asyncio.gather(*tasks, return_exceptions=True)
    while len(pool.working) < 2:
        await asyncio.sleep(0)
    print(*(worker.process.pid for worker in pool.working), flush=True)
    await thinking


if __name__ == "__main__":
    asyncio.run(main())

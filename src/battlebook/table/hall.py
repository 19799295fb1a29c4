"""All matches of a service: its games, and which matches are in play now."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from functools import partial

from battlebook.kernel.game import Game
from battlebook.table import entering, lobby, thinking
from battlebook.table.desk import Desk
from battlebook.table.live import Live
from battlebook.table.one_trial import Trials
from battlebook.table.records import MatchRow
from battlebook.table.room import Room, Thinker

IDLE_S = 60.0
SWEEP_S = 15.0
logger = logging.getLogger("battlebook.table")


class Hall(Room):
    """One table service."""

    def __init__(self, games: Mapping[str, Game], desk: Desk, pool: Thinker, budget_s: float = 2.0) -> None:
        super().__init__(desk, pool, budget_s)
        self.games = dict(games)
        self.trials = Trials()
        self.lives: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Task[Live | None]] = {}
        self.sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to put away matches that nobody looks at."""
        self.sweeper = asyncio.create_task(self.sweep())

    async def stop(self) -> None:
        """Leave everything in order: no match is in play, no worker runs, the store is closed."""
        if self.sweeper is not None:
            self.sweeper.cancel()
        self.pool.close()
        await self.trials.stop()
        await asyncio.gather(*(live.stop() for live in self.lives.values()))
        self.lives.clear()
        await self.desk.close()

    async def live(self, match: str) -> Live | None:
        """The running match of this name, read from the store when nobody has it open. Raises `StoreError`."""
        found = self.lives.get(match)
        if found is not None:
            return found
        task = self.opening.get(match)
        if task is None:
            task = asyncio.create_task(self.read(match))
            self.opening[match] = task
            task.add_done_callback(lambda _: self.opening.pop(match, None))
        return await asyncio.shield(task)

    async def read(self, match: str) -> Live | None:
        """Bring a match into play."""
        row = await self.desk.do(self.desk.store.match, match)
        if row is None or row.game not in self.games:
            return None
        return await self.enter(row)

    async def enter(self, row: MatchRow) -> Live:
        """A match comes into play; its actor starts."""
        live = Live(self, self.games[row.game], row, thinking.wake, entering.catch_up)
        await live.load()
        self.lives[row.id] = live
        live.start()
        live.post(partial(lobby.begin_if_complete, live))
        return live

    async def sweep(self) -> None:
        """Put matches away that nobody looks at and in which nobody thinks."""
        while True:
            await asyncio.sleep(SWEEP_S)
            for match, live in list(self.lives.items()):
                if live.idle_since is not None and time.monotonic() - live.idle_since > IDLE_S and not live.busy:
                    del self.lives[match]
                    await live.stop()

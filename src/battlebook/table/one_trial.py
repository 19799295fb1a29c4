"""The one trial fight that a table runs at a time, ended as soon as nobody listens any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
from collections.abc import AsyncGenerator, Callable
from functools import partial

from battlebook.study.trial import Plan, Standing
from battlebook.study.trial_run import Run
from battlebook.table.refusing import NotPossible

PATIENCE_S = 10.0
logger = logging.getLogger("battlebook.table")


class Trials:
    """The one trial of a table, from its first process to its last."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.taken = False
        self.run: Run | None = None
        self.ended = asyncio.Event()

    async def follow(self, plan: Plan) -> AsyncGenerator[Standing]:
        """How a trial stands, again and again, to its end. Closing this ends the trial. Raises `NotPossible`."""
        if self.taken:
            raise NotPossible(409, "trial-busy")
        self.taken = True
        self.ended.clear()
        told: asyncio.Queue[Standing | None] = asyncio.Queue()
        loop = asyncio.get_running_loop()

        def tell(standing: Standing | None) -> None:
            loop.call_soon_threadsafe(told.put_nowait, standing)

        run = self.begin(plan, tell, partial(loop.call_soon_threadsafe, self.free))
        try:
            yield run.tally.standing()
            while (standing := await told.get()) is not None:
                yield standing
        finally:
            run.cancel()

    def begin(self, plan: Plan, tell: Callable[[Standing | None], None], free: Callable[[], object]) -> Run:
        """Start the processes and the thread that listens to them; a trial that cannot start takes no place."""
        try:
            run = self.run = Run(plan, self.jobs)
            threading.Thread(target=self.pump, args=(run, tell, free), daemon=True).start()
        except BaseException:
            self.free()
            raise
        return run

    def pump(self, run: Run, tell: Callable[[Standing | None], None], free: Callable[[], object]) -> None:
        """In a thread of its own: hand on what a trial says; its place is free when its processes are gone."""
        with contextlib.suppress(RuntimeError):  # the loop has ended before
            try:
                for standing in run.standings():
                    tell(standing)
            except Exception:
                logger.exception("a trial fight failed")
            finally:
                tell(None)
                free()

    def free(self) -> None:
        """Nothing runs any more."""
        self.run = None
        self.taken = False
        self.ended.set()

    def close(self) -> None:
        """Whatever runs ends soon."""
        if self.run is not None:
            self.run.cancel()

    async def stop(self) -> None:
        """End what runs, and wait until its processes are gone."""
        self.close()
        if self.taken:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE_S):
                    await self.ended.wait()

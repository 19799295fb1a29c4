"""A second file beside the store that may be copied at any moment.

The store itself must not be copied while it runs: part of it is in the write-ahead log. So the table keeps
``backup.sqlite3``: written as another file, then renamed, so that whoever copies it always gets a whole store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
from pathlib import Path

from battlebook.table.store import Store

BACKUP = "backup.sqlite3"
EVERY_S = 60.0
logger = logging.getLogger("battlebook.table")


def back_up(store: Path) -> Path:
    """Copy the store as it is at one moment. Raises sqlite3.Error or OSError; then the copy before stays."""
    target = store.parent / BACKUP
    part = store.parent / f"{BACKUP}.part"
    part.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(store)) as source, contextlib.closing(sqlite3.connect(part)) as copy:
        source.execute("BEGIN")  # one moment, however long the copy takes; writers go on
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(copy, pages=-1)
        copy.execute("PRAGMA journal_mode=DELETE")
    with open(part, "rb+") as file:
        os.fsync(file.fileno())
    os.replace(part, target)
    return target


class Backups:
    """Writes the copy now and then while something changes, and at the end."""

    def __init__(self, store: Store, every_s: float = EVERY_S) -> None:
        self.store = store
        self.every_s = every_s
        self.last = -1
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Look again and again whether something changed."""
        while True:
            await asyncio.to_thread(self.once)
            await asyncio.sleep(self.every_s)

    def once(self) -> bool:
        """Write a copy if anything was written since the last; whether it was."""
        try:
            writes = self.store.writes
            if writes == self.last:
                return False
            back_up(self.store.path)
            self.last = writes
            return True
        except (OSError, sqlite3.Error) as wrong:
            logger.error("no backup: %s", wrong)
            return False

    async def stop(self) -> None:
        """A last copy; then no more."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await asyncio.to_thread(self.once)

"""The asynchronous door to the store: one thread does all its work, in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from battlebook.table.store import Store

T = TypeVar("T")


class Desk:
    """Runs methods of the store in its thread and waits for them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thread = ThreadPoolExecutor(1, "store")

    async def do(self, work: Callable[..., T], *args: Any) -> T:
        """The result of ``work(*args)``; raises what it raises. A caller that is cancelled does not stop the work."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *args)

    async def close(self) -> None:
        """Finish what is queued and close the store."""
        await self.do(self.store.close)
        self.thread.shutdown()

"""One socket as a match sees it: the seats of its page, what it was sent last, and a bounded queue of bytes."""

from __future__ import annotations

import asyncio
from typing import Any

from battlebook.kernel.words import words
from battlebook.table import coding, protocol

QUEUED = 64
SLOW = 1013
TAKEN = 4001
REFUSED = 4003
BROKEN = 1011
BYE = 1000


class Wire:
    """``active`` is the seat whose bytes flow now (None during a hand-over), ``view`` and ``rev`` are what it was sent
    last, ``offered`` the seat the device was last offered to."""

    def __init__(self, token: str, seats: tuple[int, ...], queued: int = QUEUED) -> None:
        self.token = token
        self.seats = seats
        self.out: asyncio.Queue[bytes | int] = asyncio.Queue(queued)
        self.active: int | None = None
        self.offered: int | None = None
        self.rev = -1
        self.view: Any = None
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send(self, message: protocol.Message) -> None:
        """Queue a message. A reader that is too slow for the queue is dropped; it comes back and starts afresh."""
        self.send_text(coding.encode(message))

    def send_text(self, text: bytes) -> None:
        """Queue a message that is JSON already."""
        if self.closed.done():
            return
        try:
            self.out.put_nowait(text)
        except asyncio.QueueFull:
            self.cut(SLOW)

    def error(self, code: str, fatal: bool = False, intent: str | None = None, **args: Any) -> None:
        """Tell what went wrong."""
        self.send(protocol.Error(code=code, words=words(f"table-{code}", **args), fatal=fatal, id=intent))  # type: ignore[arg-type]

    def end(self, code: int) -> None:
        """Close once everything queued has been sent."""
        if self.closed.done():
            return
        try:
            self.out.put_nowait(code)
        except asyncio.QueueFull:
            self.cut(code)

    def cut(self, code: int) -> None:
        """Close at once; what is queued is lost."""
        if not self.closed.done():
            self.closed.set_result(code)

    def release(self) -> None:
        """Nothing more of the active seat flows; its view is forgotten."""
        self.active = None
        self.view = None
        self.rev = -1

"""The conversation with one socket, free of any web framework: ``hear`` and ``say`` are all it needs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from battlebook.table import coding, entering, lobby, playing, protocol, tokens
from battlebook.table.hall import Hall
from battlebook.table.limits import Bucket
from battlebook.table.live import Live
from battlebook.table.records import TokenRow
from battlebook.table.store import StoreError
from battlebook.table.wires import BYE, REFUSED, SLOW, Wire

JOIN_S = 20.0
RATE = 30.0
BURST = 90.0
PATIENCE = 200
LAST_WORDS_S = 2.0
Hear = Callable[[], Awaitable[str | bytes | None]]
Say = Callable[[str], Awaitable[None]]

ACTS: dict[type[Any], Callable[[Live, Wire, Any], Awaitable[None]]] = {
    protocol.Commit: lobby.committed,
    protocol.Contribute: lobby.contributed,
    protocol.Intent: playing.intent,
    protocol.AskWhy: playing.why,
    protocol.AskOdds: playing.odds,
    protocol.AskWhatIf: playing.what_if,
    protocol.UndoIt: playing.undo,
    protocol.RedoIt: playing.redo,
    protocol.Take: entering.take,
}


async def talk(hall: Hall, match: str, hear: Hear, say: Say) -> int:
    """The whole life of a socket; returns the code to close it with."""
    wire = Wire("", ())
    writer = asyncio.create_task(write(wire, say))
    try:
        live = await welcome(hall, match, wire, hear)
        if live is None:
            wire.end(REFUSED)
            return await writer
        return await both(live, wire, hear, writer)
    finally:
        writer.cancel()


async def welcome(hall: Hall, match: str, wire: Wire, hear: Hear) -> Live | None:
    """Wait for a right `join`; else tell in one message what was wrong with it."""
    said = await first_word(wire, hear)
    if said is None:
        return None
    try:
        found = await admit(hall, match, said.token)
    except StoreError:
        wire.error("store-failed")
        wire.end(SLOW)
        return None
    if found is None:
        wire.error("no-seat", fatal=True)
        return None
    live, row = found
    wire.token = row.hash
    wire.seats = row.seats
    return live


async def first_word(wire: Wire, hear: Hear) -> protocol.Join | None:
    """The `join` that a page begins with, or None after telling what was wrong."""
    try:
        async with asyncio.timeout(JOIN_S):
            said = coding.decode((await hear()) or "")
    except TimeoutError:
        wire.error("no-join", fatal=True)
        return None
    except coding.Malformed as wrong:
        wire.error("malformed", fatal=True, why=str(wrong))
        return None
    if isinstance(said, protocol.Join):
        return said
    wire.error("no-join", fatal=True)
    return None


async def admit(hall: Hall, match: str, token: str) -> tuple[Live, TokenRow] | None:
    """The match and the seats that a token opens; None for a token that opens none here."""
    row = await hall.desk.do(hall.desk.store.token, tokens.token_hash(token))
    if row is None or row.match != match or row.creator or not row.seats:
        return None
    live = await hall.live(match)
    return None if live is None else (live, row)


async def both(live: Live, wire: Wire, hear: Hear, writer: asyncio.Task[int]) -> int:
    """Read and write until one side has had enough."""
    live.room.sockets += 1
    live.post(partial(entering.join, live, wire), wire)
    reader = asyncio.create_task(read(live, wire, hear))
    try:
        waits: list[asyncio.Future[Any]] = [reader, writer, wire.closed]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        if wire.closed.done():
            return wire.closed.result()
        if reader.done() and reader.exception() is None and reader.result():
            await asyncio.wait((writer,), timeout=LAST_WORDS_S)
        return writer.result() if writer.done() and writer.exception() is None else BYE
    finally:
        live.room.sockets -= 1
        reader.cancel()
        wire.cut(BYE)
        live.post(partial(entering.leave, live, wire))


async def write(wire: Wire, say: Say) -> int:
    """Send what is queued, in order, until a close code comes."""
    while True:
        item = await wire.out.get()
        if isinstance(item, int):
            return item
        await say(item.decode())


async def read(live: Live, wire: Wire, hear: Hear) -> bool:
    """Hand every message to the match; bad ones get an error. True when there were too many of them."""
    bucket = Bucket(RATE, BURST)
    faults = 0
    while faults < PATIENCE:
        data = await hear()
        if data is None:
            return False
        if not bucket.take():
            wire.error("too-fast")
        elif len(data if isinstance(data, bytes) else data.encode()) > coding.MOST_BYTES:
            wire.error("too-large")
        elif understood(live, wire, data):
            continue
        faults += 1
    wire.end(REFUSED)
    return True


def understood(live: Live, wire: Wire, data: str | bytes) -> bool:
    """Queue what a message asks for; False when it cannot be read."""
    try:
        said = coding.decode(data)
    except coding.Malformed as wrong:
        wire.error("malformed", why=str(wrong)[:200])
        return False
    if isinstance(said, protocol.Join):
        wire.error("joined-before")
        return False
    if isinstance(said, protocol.Resync):
        live.post(partial(entering.resync, live, wire), wire)
    else:
        act = ACTS[type(said)]
        live.post(partial(act, live, wire, said), wire, getattr(said, "id", None))
    return True

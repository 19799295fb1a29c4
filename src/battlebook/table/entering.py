"""Coming and going: a page joins with its token, takes a seat of its own at a hand-over, leaves."""

from __future__ import annotations

import time

from battlebook.table import protocol, showing, tokens
from battlebook.table.live import Live
from battlebook.table.wires import TAKEN, Wire

CODE_TRIES = 5
CODE_WAIT_S = 30.0


async def join(live: Live, wire: Wire) -> None:
    """A page is there. Whoever held the same link before is told and let go."""
    before = live.wires.pop(wire.token, None)
    if before is not None:
        before.send(protocol.TakenOver())
        before.end(TAKEN)
    live.wires[wire.token] = wire
    wire.active = wire.seats[0] if len(wire.seats) == 1 else None
    enter(live, wire)
    showing.tell_presence(live)
    live.wake()


def enter(live: Live, wire: Wire) -> None:
    """What a page is told first: which match, then its view or whose turn with the device it is."""
    wire.send(showing.hello(live, wire))
    showing.broken(live, wire)
    if live.match is None:
        return
    wire.offered = None
    showing.view(live, wire)
    showing.pass_on(live, wire)


async def leave(live: Live, wire: Wire) -> None:
    """A page is gone."""
    if live.wires.get(wire.token) is wire:
        del live.wires[wire.token]
        for seat in wire.seats:
            live.seen[seat] = time.monotonic()
        showing.tell_presence(live)


async def take(live: Live, wire: Wire, said: protocol.Take) -> None:
    """Somebody sits down at one of the page's seats; only now its stream opens."""
    if said.seat not in wire.seats:
        wire.error("not-your-seat")
        return
    if live.match is None:
        wire.error("not-begun")
        return
    if not code_right(live, wire, said):
        return
    wire.release()
    wire.active = said.seat
    wire.offered = None
    wire.send(showing.hello(live, wire))
    showing.view(live, wire)


def code_right(live: Live, wire: Wire, said: protocol.Take) -> bool:
    """Whether the code fits; after some wrong ones the seat has to wait."""
    now = time.monotonic()
    tries, since = live.tries.get(said.seat, (0, now))
    if tries >= CODE_TRIES and now - since < CODE_WAIT_S:
        wire.error("code-wait", seconds=int(CODE_WAIT_S - (now - since)) + 1)
        return False
    code = said.code if isinstance(said.code, str) else ""
    if tokens.code_fits(code, live.row.seats[said.seat].code):
        live.tries.pop(said.seat, None)
        return True
    live.tries[said.seat] = (1 if tries >= CODE_TRIES else tries + 1, now)
    wire.error("code-wrong")
    return False


async def resync(live: Live, wire: Wire) -> None:
    """The page lost the thread: everything anew."""
    wire.offered = None if wire.active is None else wire.offered
    wire.send(showing.hello(live, wire))
    showing.view(live, wire)
    showing.pass_on(live, wire)


def catch_up(live: Live) -> None:
    """The match was read from the store again: pages that show another revision get everything anew."""
    for wire in live.wires.values():
        if wire.rev not in (-1, live.row.rev):
            showing.view(live, wire)

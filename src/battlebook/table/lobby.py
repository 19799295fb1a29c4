"""Before a match begins: every seat of a person gives its part of the dice proof, then the first state is made."""

from __future__ import annotations

from typing import Any

from battlebook.kernel.header import make_header, spec_from_plain
from battlebook.kernel.match import Match, source_of
from battlebook.kernel.proof import OPEN, SEALED, Proof, commit, computer_contribution
from battlebook.table import entering, log, protocol, showing
from battlebook.table.live import Live, now_ms
from battlebook.table.records import LOBBY, RUNNING, MatchRow, SeatRow, clean
from battlebook.table.wires import Wire


async def committed(live: Live, wire: Wire, said: protocol.Commit) -> None:
    """A seat binds itself to its contribution. The first word counts."""
    row = chair(live, wire, said.seat)
    if row is None:
        return
    if row.hashed and row.hashed != said.hash:
        wire.error("committed-before")
        return
    name = clean(said.name) if isinstance(said.name, str) else ""
    await put(live, row._replace(hashed=said.hash, name=name or row.name))
    wire.send(protocol.Proof(proof=showing.proof_state(live, wire)))


async def contributed(live: Live, wire: Wire, said: protocol.Contribute) -> None:
    """A seat opens its contribution; with the last one the match begins."""
    row = chair(live, wire, said.seat)
    if row is None:
        return
    if commit(said.value) != row.hashed:
        wire.error("contribution-differs")
        return
    await put(live, row._replace(value=said.value))
    wire.send(protocol.Proof(proof=showing.proof_state(live, wire)))
    if complete(live.row):
        await begin(live)


def chair(live: Live, wire: Wire, seat: int) -> SeatRow | None:
    """The seat that a page speaks for in the lobby, or None after telling why not."""
    if seat not in wire.seats:
        wire.error("not-your-seat")
    elif live.row.state != LOBBY:
        wire.send(protocol.Proof(proof=showing.proof_state(live, wire)))
    else:
        return live.row.seats[seat]
    return None


async def put(live: Live, row: SeatRow) -> None:
    """Write a seat and keep it."""
    await live.room.desk.do(live.room.desk.store.put_seat, live.row.id, row)
    seats = tuple(row if s.seat == row.seat else s for s in live.row.seats)
    names = tuple(s.name for s in seats)
    live.row = live.row._replace(seats=seats, title=" – ".join(names))


def complete(row: MatchRow) -> bool:
    """Whether every contribution is there (a computer's comes from the secret)."""
    return row.seed is not None or all(s.value or s.computer for s in row.seats)


def proof_of(row: MatchRow) -> Proof:
    """The header's record of the dice proof."""
    if row.seed is not None:
        return Proof(OPEN, row.seed)
    given = []
    for s in row.seats:
        value = computer_contribution(row.secret, s.seat) if s.computer else s.value
        given.append((commit(value), value, s.computer))
    return Proof(SEALED, 0, row.commitment, tuple(given))


def first_state(live: Live) -> Match:
    """The match as it begins."""
    row = live.row
    proof = proof_of(row)
    spec = spec_from_plain(row.spec)
    header = make_header(live.game, row.id, spec, (s.info() for s in row.seats), proof)
    return Match(live.game, header, source_of(header, row.secret))


async def begin(live: Live) -> None:
    """Make the first state, write it, and let everybody in."""
    match = first_state(live)
    live.match, live.log = match, log.Log(match, live.reasons)
    state: Any = RUNNING if not match.over else "over"
    row = live.row._replace(state=state, header=match.header.plain(), summary=live.summary(), moved_ms=now_ms())
    live.stale = True
    await live.room.desk.do(live.room.desk.store.begin, row, match.decisions[0])
    live.stale = False
    live.row = row
    for wire in list(live.wires.values()):
        entering.enter(live, wire)
    live.wake()


async def begin_if_complete(live: Live) -> None:
    """Begin a match that needs nobody's contribution."""
    if live.row.state == LOBBY and complete(live.row):
        await begin(live)

"""What each page of a match is sent: hello, view, patch, presence - for its active seat alone, through the gate."""

from __future__ import annotations

import time
from typing import Any

from battlebook.kernel import gate
from battlebook.kernel.words import words
from battlebook.table import parts, patches, protocol, shape, undoing
from battlebook.table.live import Live
from battlebook.table.records import BROKEN, LOBBY, OVER, SeatRow
from battlebook.table.wires import Wire

Plain = dict[str, Any]


def hello(live: Live, wire: Wire) -> protocol.Hello:
    """Which match this is and who sits where. Holds nothing hidden."""
    row = live.row
    spec = row.spec
    state: Any = row.state
    return protocol.Hello(
        match=row.id,
        title=row.title,
        game=row.game,
        setup=spec["setup"],
        seat=wire.active,
        mine=list(wire.seats),
        rev=row.rev,
        rules_version=(row.header or {}).get("rules_version", live.game.version),
        variants=list(spec["variants"]),
        rulings=dict(spec["rulings"]),
        seats=[seat_plain(s) for s in row.seats],
        hides=live.hides,
        proof=proof_state(live, wire),
        state=state,
    )


def seat_plain(s: SeatRow) -> parts.Seat:
    """A seat as every page may see it."""
    kind: Any = s.kind
    made = parts.Seat(seat=s.seat, name=s.name, kind=kind, colour=s.seat)
    if s.computer:
        made.level = s.level
    return made


def proof_state(live: Live, wire: Wire) -> parts.ProofState:
    """The dice proof as this page needs it: what it has to send, and what can be checked."""
    row = live.row
    if row.seed is not None:
        return parts.ProofState(state="open", commitment="", secret=str(row.seed))
    if row.state == LOBBY:
        mine = [s for s in row.seats if s.seat in wire.seats]
        for state, need in (
            ("commit", [s.seat for s in mine if not s.hashed]),
            ("contribute", [s.seat for s in mine if not s.value]),
        ):
            if need:
                return parts.ProofState(state=state, commitment=row.commitment, need=need)  # type: ignore[arg-type]
        return parts.ProofState(state="waiting", commitment=row.commitment)
    given = (row.header or {}).get("proof", {}).get("contributions", [])
    opened = row.state == OVER
    return parts.ProofState(
        state="opened" if opened else "sealed",
        commitment=row.commitment,
        secret=row.secret if opened else "",
        contributions=given,
    )


def presence(live: Live) -> protocol.PresenceNow:
    """Who is here."""
    here = {seat for wire in live.wires.values() for seat in wire.seats}
    now = time.monotonic()
    rows = []
    for s in live.row.seats:
        state: Any = "here" if s.computer or s.seat in here else "lost" if s.seat in live.seen else "away"
        since = now - live.seen.get(s.seat, now) if state == "lost" else 0.0
        rows.append(parts.Presence(s.seat, state, int(since * 1000)))
    return protocol.PresenceNow(seats=rows)


def tell_presence(live: Live) -> None:
    """Everybody hears who is here."""
    message = presence(live)
    for wire in live.wires.values():
        wire.send(message)


def status(live: Live, wire: Wire, events_from: int) -> Plain:
    """The parts that a view and a patch have in common."""
    assert live.match is not None and live.log is not None and wire.active is not None
    game, s, seat = live.game, live.match.state, wire.active
    ask = shape.ask(game, s, seat, ask_id(live))
    return {
        "ask": ask,
        "waiting": None if ask is not None else waiting(live),
        "undo": undoing.state(live, wire),
        "over": shape.over(game, s),
        "heading": game.heading(game.known(s, seat)),
        "phases": gate.phases(game, s),
        "events_from": events_from,
        "events": live.log.read(seat, events_from),
    }


def ask_id(live: Live) -> str:
    """The name of the open ask; it stays while other seats answer the same sealed ask."""
    return f"{live.row.ask_rev}"


def waiting(live: Live) -> parts.Waiting | None:
    """Who has to answer; public."""
    assert live.match is not None
    seats = gate.waiting(live.match.state)
    if not seats:
        return None
    since = int((time.monotonic() - live.since) * 1000)
    thinking = [n for n in seats if live.row.seats[n].computer]
    return parts.Waiting(seats=seats, since_ms=since, thinking=thinking)


def view(live: Live, wire: Wire) -> None:
    """The whole view with the whole log."""
    if live.match is None or wire.active is None:
        return
    wire.view = gate.view(live.game, live.match.state, wire.active)
    wire.rev = live.row.rev
    wire.send(protocol.View(rev=wire.rev, view=wire.view, **status(live, wire, 0)))


def news(live: Live, wire: Wire, events_from: int) -> None:
    """What changed since the page's last view, as a patch."""
    assert live.match is not None
    if wire.rev < 0 or wire.active is None:
        view(live, wire)
        return
    new = gate.view(live.game, live.match.state, wire.active)
    settings, removals = patches.diff(wire.view, new)
    last, wire.view, wire.rev = wire.rev, new, live.row.rev
    wire.send(
        protocol.Patch(
            rev=wire.rev,
            from_=last,
            set=[list(one) for one in settings],
            remove=removals,
            **status(live, wire, events_from),
        )
    )


def everybody(live: Live, events_from: int) -> None:
    """All pages see the new revision; where the device has to change hands it is offered to the next seat."""
    for wire in list(live.wires.values()):
        if wire.active is not None:
            news(live, wire, events_from)
        pass_on(live, wire)
    if live.row.state == OVER:
        for wire in live.wires.values():
            wire.send(protocol.Proof(proof=proof_state(live, wire)))


def pass_on(live: Live, wire: Wire) -> None:
    """Offer the device to the seat of this page that has to act, unless it is there already. The seat before gets
    nothing more from here on."""
    if live.match is None or len(wire.seats) == 1:
        return
    asked = [n for n in gate.waiting(live.match.state) if n in wire.seats]
    if wire.active is not None and (not asked or wire.active in asked):
        return
    to = asked[0] if asked else wire.offered if wire.offered is not None else wire.seats[0]
    if wire.active is None and wire.offered == to:
        return
    offer(live, wire, to)


def offer(live: Live, wire: Wire, to: int) -> None:
    """Begin a hand-over: stop the stream, then say whose turn with the device it is."""
    wire.release()
    wire.offered = to
    row = live.row.seats[to]
    wire.send(protocol.Handover(to=to, name=row.name, code=bool(row.code), hides=live.hides))


def broken(live: Live, wire: Wire) -> None:
    """A match that cannot be read says so."""
    if live.row.state == BROKEN:
        wire.send(
            protocol.Error(
                code="match-broken",
                words=words("table-match-broken", why=live.row.problem),  # type: ignore[arg-type]
                fatal=True,
            )
        )

"""Answers, undo and questions of a seat. An answer is on disk before anybody hears of it."""

from __future__ import annotations

from typing import Any

from msgspec import UnsetType

from battlebook.kernel import gate
from battlebook.kernel.forms import Fault
from battlebook.kernel.frames import open_part
from battlebook.kernel.options import Key
from battlebook.kernel.words import Words
from battlebook.table import coding, protocol, shape, showing, undoing
from battlebook.table.live import Live
from battlebook.table.wires import Wire


async def intent(live: Live, wire: Wire, said: protocol.Intent) -> None:
    """A seat answers its ask."""
    seat = ready(live, wire, said.id)
    if seat is None or again(live, wire, seat, said.id):
        return
    assert live.match is not None
    given = said.form if isinstance(said.key, UnsetType) else said.key
    try:
        key = coding.frozen([] if isinstance(given, UnsetType) else given)
    except coding.Malformed:
        wire.error("malformed", intent=said.id)
        return
    open_now = open_part(live.match.state, seat) is not None
    if not open_now or str(said.ask) != showing.ask_id(live) or said.rev > live.row.rev:
        moved_on(live, wire, seat, said.id)
        return
    fault = live.match.check(seat, key)
    if fault is not None:
        reply = refused(live, seat, said.id, key, fault)
        live.remember(seat, said.id, reply)
        wire.send(reply)
        return
    await carry_out(live, seat, key, wire, said.id)


def ready(live: Live, wire: Wire, intent_id: str) -> int | None:
    """The seat that speaks, or None when there is nothing it could mean."""
    if live.match is None:
        wire.error("not-begun", intent=intent_id)
    elif wire.active is None:
        wire.error("not-taken", intent=intent_id)
    else:
        return wire.active
    return None


def again(live: Live, wire: Wire, seat: int, intent_id: str) -> bool:
    """Answer an intent that was answered before in the same words, once more; it is not carried out twice."""
    stored = live.answered.get((seat, intent_id))
    if stored is not None:
        wire.send_text(stored.encode())
        return True
    reply = live.replies.get((seat, intent_id))
    if reply is None:
        return False
    wire.send(reply)
    if isinstance(reply, protocol.MovedOn):
        showing.view(live, wire)
    return True


def moved_on(live: Live, wire: Wire, seat: int, intent_id: str) -> None:
    """The intent is about something that is over; the page gets everything anew."""
    reply = protocol.MovedOn(id=intent_id, rev=live.row.rev)
    live.remember(seat, intent_id, reply)
    wire.send(reply)
    showing.view(live, wire)


def refused(live: Live, seat: int, intent_id: str, key: Key, fault: Fault) -> protocol.Refused:
    """Why the answer is against the rules, to this seat alone."""
    assert live.match is not None
    s = live.match.state
    refusal, part = fault
    whys: list[Any] = []
    if refusal.cause == "no-option":
        whys = gate.why(live.game, s, seat, key)
    ask = open_part(s, seat)
    if not whys and ask is not None:
        whys = [gate.refusal(live.game, live.game.known(s, seat), ask, key, refusal)]
    return protocol.Refused(id=intent_id, rev=live.row.rev, why=[shape.why(w) for w in whys], part=part)  # type: ignore[misc]


async def carry_out(
    live: Live, seat: int, key: Key, wire: Wire | None = None, intent_id: str = "", reason: Words | None = None
) -> None:
    """Take a legal answer: play it, write it, acknowledge it, show it to everybody. ``reason``: a computer's."""
    match, record = live.match, live.log
    assert match is not None and record is not None
    keep = match.revision
    heading = shape.heading(live.game, match.state)
    live.stale = True
    match.answer(seat, key)
    reply = protocol.Accepted(id=intent_id, rev=live.row.rev + 1)
    await live.save(keep, (seat, intent_id, reply) if wire is not None else None, reason)
    events_from = record.end
    record.follow(heading)
    if wire is not None:
        wire.send(reply)
    showing.everybody(live, events_from)
    live.wake()


async def undo(live: Live, wire: Wire, said: protocol.UndoIt) -> None:
    """Take back this page's last step, with the computers' answers to it."""
    seat = turning(live, wire, said)
    if seat is None or live.match is None:
        return
    back, reason = undoing.steps_back(live, wire)
    if not back:
        cannot(live, wire, seat, said.id, f"undo-off-{reason}")
        return
    keep = live.match.revision - back
    live.stale = True
    undoing.undo(live.match, back)
    await turned(live, wire, seat, said.id, keep)


async def redo(live: Live, wire: Wire, said: protocol.RedoIt) -> None:
    """Do again what this page took back."""
    seat = turning(live, wire, said)
    if seat is None or live.match is None:
        return
    steps = undoing.steps_again(live, wire)
    if not steps:
        cannot(live, wire, seat, said.id, "redo-off")
        return
    keep = live.match.revision
    live.stale = True
    undoing.redo(live.match, steps)
    await turned(live, wire, seat, said.id, keep)


def turning(live: Live, wire: Wire, said: protocol.UndoIt | protocol.RedoIt) -> int | None:
    """The seat that may take back or do again now; None when there is none, or when it has been told."""
    seat = ready(live, wire, said.id)
    if seat is None or again(live, wire, seat, said.id):
        return None
    if said.rev != live.row.rev:
        moved_on(live, wire, seat, said.id)
        return None
    return seat


def cannot(live: Live, wire: Wire, seat: int, intent_id: str, message: str) -> None:
    """Nothing can be taken back or done again, and why."""
    why: Any = {"rule": "", "words": {"id": message, "args": {}}}
    reply = protocol.Refused(id=intent_id, rev=live.row.rev, why=[why], part=-1)
    live.remember(seat, intent_id, reply)
    wire.send(reply)


async def turned(live: Live, wire: Wire, seat: int, intent_id: str, keep: int) -> None:
    """Write an undo or redo, acknowledge it, show it."""
    match, record = live.match, live.log
    assert match is not None and record is not None
    reply = protocol.Accepted(id=intent_id, rev=live.row.rev + 1)
    await live.save(keep, (seat, intent_id, reply))
    events_from = record.rebuild(keep)
    wire.send(reply)
    showing.everybody(live, events_from)
    live.wake()


async def why(live: Live, wire: Wire, said: protocol.AskWhy) -> None:
    """Why can this not be chosen?"""
    key = question(live, wire, said.key)
    if key is not None and live.match is not None and wire.active is not None:
        whys: list[Any] = [shape.why(w) for w in gate.why(live.game, live.match.state, wire.active, key)]
        wire.send(protocol.Whys(key=said.key, whys=whys))


async def odds(live: Live, wire: Wire, said: protocol.AskOdds) -> None:
    """What can come of this option?"""
    key = question(live, wire, said.key)
    if key is None or live.match is None or wire.active is None:
        return
    part = open_part(live.match.state, wire.active)
    offered = part is not None and part.find(key) is not None
    found = gate.odds(live.game, live.match.state, wire.active, key) if offered else None
    found = found or {"outcomes": [], "assumes": [], "rule": ""}
    wire.send(protocol.Odds(key=said.key, **{k: found[k] for k in ("outcomes", "assumes", "rule")}))


async def what_if(live: Live, wire: Wire, said: protocol.AskWhatIf) -> None:
    """What would be seen after something that is only thought of?"""
    key = question(live, wire, said.key)
    if key is not None and live.match is not None and wire.active is not None:
        view = gate.what_if(live.game, live.match.state, wire.active, key)
        wire.send(protocol.WhatIf(key=said.key, view=view))


def question(live: Live, wire: Wire, key: list[Any]) -> Key | None:
    """The key a question is about, or None after telling why it cannot be asked."""
    if ready(live, wire, "") is None:
        return None
    try:
        found: Key = coding.frozen(key)
        return found
    except coding.Malformed:
        wire.error("malformed")
        return None

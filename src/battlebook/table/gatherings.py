"""Small things about the people of a match: their spec in the store, lists of matches, seats that change hands."""

from __future__ import annotations

from typing import Any

from battlebook.kernel.game import Spec
from battlebook.table import protocol, tokens
from battlebook.table.hall import Hall
from battlebook.table.live import Live, now_ms
from battlebook.table.pages import Mine, Turn
from battlebook.table.records import LOBBY, RUNNING, MatchRow, TokenRow
from battlebook.table.store import Unreadable
from battlebook.table.wires import TAKEN


def spec_plain(spec: Spec) -> dict[str, Any]:
    """A spec as the header of a file keeps it."""
    return {
        "setup": spec.setup,
        "options": dict(spec.options),
        "variants": list(spec.variants),
        "rulings": dict(spec.rulings),
    }


async def let_go(live: Live, seat: int) -> None:
    """A seat has a new link: the page that held it is told and closes, and comes back without the seat."""
    for wire in list(live.wires.values()):
        if seat in wire.seats:
            wire.send(protocol.TakenOver())
            wire.end(TAKEN)


async def mine(hall: Hall, held: list[str]) -> list[Mine]:
    """The matches that some tokens open, the last moved first. Unknown tokens are left out."""
    found: dict[str, tuple[MatchRow, list[int]]] = {}
    broken: list[Mine] = []
    store = hall.desk.store
    for token in dict.fromkeys(held):
        row = await hall.desk.do(store.token, tokens.token_hash(token))
        if row is None or row.creator:
            continue
        try:
            match = await hall.desk.do(store.match, row.match)
        except Unreadable as wrong:
            broken.append(unreadable(row, str(wrong)))
            continue
        if match is not None:
            found.setdefault(row.match, (match, []))[1].extend(row.seats)
    rows = sorted(found.values(), key=lambda pair: -pair[0].moved_ms)
    return [listed(match, sorted(seats)) for match, seats in rows] + broken


def unreadable(row: TokenRow, problem: str) -> Mine:
    """A match of which not even the heading can be read."""
    return Mine(
        match=row.match,
        seat=row.seats[0] if row.seats else None,
        seats=list(row.seats),
        title=row.match,
        game="",
        state="broken",
        turn=None,
        words=None,
        since_ms=None,
        winner=None,
        problem=problem,
    )


def listed(row: MatchRow, seats: list[int]) -> Mine:
    """A match as its holder's list shows it."""
    waiting = row.summary.get("waiting", []) if row.state == RUNNING else []
    if row.state == LOBBY:
        waiting = [s.seat for s in row.seats if not s.value and not s.computer]
    yours = next((n for n in waiting if n in seats), None)
    turn = yours if yours is not None else waiting[0] if waiting else None
    over = row.summary.get("over") or {}
    won = over.get("winner")
    running = "yours" if yours is not None else "waiting"
    state: Any = running if row.state == RUNNING else row.state
    return Mine(
        match=row.id,
        seat=seats[0] if seats else None,
        seats=seats,
        title=row.title,
        game=row.game,
        state=state,
        turn=None if turn is None else Turn(turn, row.seats[turn].name, turn),
        words=with_names(over.get("words") or row.summary.get("heading"), row),
        since_ms=now_ms() - row.moved_ms,
        winner=None if won is None else row.seats[won].name,
        problem=row.problem,
    )


def with_names(said: Any, row: MatchRow) -> Any:
    """Words whose seats are names: a list has no table that could name them."""
    if not said:
        return said
    return {**said, "args": {name: named(value, row) for name, value in said["args"].items()}}


def named(value: Any, row: MatchRow) -> Any:
    """An argument of words; a seat becomes its name, inner words are looked through."""
    if not isinstance(value, dict):
        return value
    if value.get("ref") == "seat":
        return row.seats[value["id"]].name
    return with_names(value, row) if "args" in value else value

"""Files of matches: what a seat may take home, and what a file that is brought in turns out to be."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import Any

import msgspec

from battlebook.kernel.game import Game
from battlebook.kernel.header import Decision, Header
from battlebook.kernel.match import replay, source_of
from battlebook.kernel.proof import OPEN
from battlebook.kernel.saves import (
    Saved,
    SaveError,
    dump_line,
    end_plain,
    header_from_plain,
    loads,
    partial_dumps,
    source_for,
    verify,
)
from battlebook.players.loading import game_name
from battlebook.table import gatherings, making, replays, shape
from battlebook.table.coding import encode, plain_mapping
from battlebook.table.hall import Hall
from battlebook.table.live import now_ms
from battlebook.table.pages import Created, Fault, Frame, Opened, Verified
from battlebook.table.records import OVER, RUNNING, MatchRow, SeatRow, clean
from battlebook.table.refusing import NotPossible

VERIFY_S = 120.0


def whole(row: MatchRow, decisions: list[Decision]) -> str:
    """The whole file of a finished match, the secret opened. Nothing is replayed: it is what the store holds."""
    lines = [dump_line(row.header or {})]
    lines += [d.line(n) for n, d in enumerate(decisions)]
    return "\n".join(lines) + "\n"


def export_over(game: Game, row: MatchRow, decisions: list[Decision]) -> str:
    """The file of a match that is over, with its end and the opened secret."""
    header = header_from_plain(row.header or {})
    source = source_of(header, row.secret)
    match = replay(game, header, source, decisions[1:])
    opened = "" if header.proof.mode == OPEN else row.secret
    return whole(row, decisions) + dump_line({"end": end_plain(match), "opened": opened}) + "\n"


def export_partial(game: Game, row: MatchRow, decisions: list[Decision], seats: tuple[int, ...]) -> str:
    """What one seat has seen so far; of a device with several seats the first, or what everybody saw if they hide
    things from each other."""
    header = header_from_plain(row.header or {})
    source = source_of(header, row.secret)
    eyes = replays.eyes_of(row, seats, "seat", game.hides_with(header.spec))
    made = replays.frames(game, header, source, decisions, eyes).frames
    views = [{"seat": f.seat, "view": f.view, "events": f.events} for f in made]
    if game.hides_with(header.spec):  # a set-up may hold what others brought hidden, decks for one
        header = header._replace(spec=header.spec._replace(options={}))
    return partial_dumps(header, seats[0], json.loads(encode(views)))


def export(game: Game, row: MatchRow, decisions: list[Decision], seats: tuple[int, ...]) -> str:
    """The file that the holder of some seats may have now. Raises `NotPossible`."""
    if row.header is None or not decisions:
        raise NotPossible(409, "not-begun")
    if row.state == OVER:
        try:
            return export_over(game, row, decisions)
        except (ValueError, LookupError):
            return whole(row, decisions)
    if not seats:
        raise NotPossible(403, "no-seat")
    return export_partial(game, row, decisions, seats)


def read(hall: Hall, text: str) -> tuple[Game, Saved]:
    """The parts of a file and its game. Raises `NotPossible`."""
    try:
        saved = loads(text)
    except SaveError as wrong:
        raise NotPossible(422, "bad-file", why=str(wrong)) from None
    except Exception as wrong:
        raise NotPossible(422, "bad-file", why=type(wrong).__name__) from None
    return making.game_of(hall, str(saved.header.game)), saved


def look(game: Game, saved: Saved) -> Opened:
    """Verify a file and make a replay of it; of an unfinished whole file and of a partial one, too."""
    report = verify(game, saved)
    decisions = list(saved.decisions)
    if saved.partial:
        seen = replays.Seen(recorded(saved), "", False, seat_of(saved))
    else:
        seen = replays.frames(game, saved.header, source_for(saved)[0], decisions, replays.ALL)
    title = " – ".join(s.name for s in saved.header.seats)
    wanted = "seat" if saved.partial else "all"
    lucky = replays.luck(decisions, saved.header)
    return Opened(
        ok=report.ok,
        partial=bool(saved.partial),
        decisions=report.decisions,
        faults=[Fault(f.decision, f.field, f.message) for f in report.faults],
        notes=list(report.notes),
        replay=replays.assemble(game, saved.header, title, seen, wanted, lucky),
    )


def seat_of(saved: Saved) -> int:
    """The seat that took a partial file home."""
    seat = saved.partial[0].get("seat")
    if type(seat) is not int or not 0 <= seat < len(saved.header.seats):
        raise NotPossible(422, "bad-file", why="line 1: the seat")
    return seat


def looked(game: Game, saved: Saved) -> Opened:
    """`look` at a file that may be anything: what a game makes of nonsense is the file's fault (`NotPossible`)."""
    try:
        return msgspec.convert(msgspec.to_builtins(look(game, saved), enc_hook=plain_mapping), Opened)
    except NotPossible:
        raise
    except Exception as wrong:
        raise NotPossible(422, "bad-file", why=f"{type(wrong).__name__}: {wrong}"[:200]) from None


def recorded(saved: Saved) -> list[Frame]:
    """The frames of a partial file: the views that the seat took home."""
    made = []
    for n, row in enumerate(saved.partial[1:]):
        events: Any = row.get("events") or []
        said: Any = events[0]["words"] if events else {"id": "table-decided", "args": {}}
        made.append(Frame(n=n, seat=row.get("seat"), words=said, phases=[], view=row.get("view"), events=events))
    return made


async def resume(hall: Hall, text: str) -> Opened:
    """Bring a whole file of an unfinished match back to life. Only dice from an open seed can go on: a sealed secret
    stays with the table that made it. Raises `NotPossible`."""
    game, saved = read(hall, text)
    told = await asyncio.to_thread(looked, game, saved)
    if not told.ok or told.partial or saved.end is not None:
        raise NotPossible(422, "not-resumable", problems=told.faults)
    header = saved.header
    if header.proof.mode != OPEN:
        raise NotPossible(422, "secret-elsewhere")
    if not str(header.id).isalnum() or len(str(header.id)) > 64:
        raise NotPossible(422, "bad-file", why="line 1: the id of the match")
    if await hall.desk.do(hall.desk.store.match, header.id) is not None:
        raise NotPossible(409, "here-already")
    told.resumed = await revive(hall, game, saved)
    return told


def row_of(header: Header) -> MatchRow:
    """The match of a header as a running one; everybody who is no computer sits at this device."""
    kinds = ["computer" if s.kind == "computer" else "local" for s in header.seats]
    seats = tuple(SeatRow(n, clean(s.name), kinds[n], s.level) for n, s in enumerate(header.seats))
    title = " – ".join(s.name for s in seats)
    spec, seed, plain = gatherings.spec_plain(header.spec), header.proof.seed, header.plain()
    now = now_ms()
    return MatchRow(header.id, header.game, title, RUNNING, now, now, spec, seats, "", "", seed, plain)


async def revive(hall: Hall, game: Game, saved: Saved) -> Created:
    """Write the match of a file and bring it into play."""
    match = await asyncio.to_thread(replay, game, saved.header, source_for(saved)[0], saved.decisions[1:])
    row = row_of(saved.header)._replace(summary=shape.summary(game, match.state))
    made, links = making.links(row)
    await hall.desk.do(hall.desk.store.create, row, links, saved.decisions)
    live = await hall.live(row.id)
    if live is not None:
        live.post(live.retry)
    return made


async def check(hall: Hall, game: Game, text: str) -> Verified:
    """Verify a file in a fresh process, which knows nothing of this one. Raises `NotPossible`."""
    command = [sys.executable, "-m", "battlebook.table.checking", game_name(game)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe, env=env)
    try:
        async with asyncio.timeout(VERIFY_S):
            out, _ = await process.communicate(text.encode())
    except TimeoutError:
        process.kill()
        await process.wait()
        raise NotPossible(503, "verify-slow") from None
    try:
        told: dict[str, Any] = json.loads(out)
        faults = [Fault(**f) for f in told["faults"]]
        return Verified(ok=told["ok"], decisions=told["decisions"], faults=faults, notes=told["notes"])
    except (ValueError, KeyError, TypeError):
        raise NotPossible(500, "verify-failed") from None

"""Matches over plain HTTP: make, list, look back, take home, bring in, verify."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post

from battlebook.table import files, forking, gatherings, making, replays
from battlebook.table.pages import Fork, NewMatch, Renewal, Tokens
from battlebook.table.records import OVER, MatchRow
from battlebook.table.refusing import NotPossible
from battlebook.table.routes.common import Asked, answer, bearer, body, hall_of, param


@post("/api/matches", status_code=201)
async def create(request: Asked) -> Response[bytes]:
    """A new match: its links and the creator's token."""
    form = await body(request, NewMatch)
    return answer(await making.create(hall_of(request), form), 201)


@post("/api/matches/mine", status_code=200)
async def mine(request: Asked) -> Response[bytes]:
    """The matches that some tokens open."""
    held = await body(request, Tokens)
    return answer(await gatherings.mine(hall_of(request), held.tokens))


@post("/api/matches/{match:str}/links", status_code=201)
async def renew(request: Asked) -> Response[bytes]:
    """A new link for a seat, by the creator."""
    match = param(request, "match")
    wanted = await body(request, Renewal)
    return answer(await making.renew(hall_of(request), match, bearer(request), wanted.seat), 201)


@post("/api/matches/{match:str}/rematch", status_code=201)
async def rematch(request: Asked) -> Response[bytes]:
    """The same match anew with swapped sides."""
    match = param(request, "match")
    return answer(await making.rematch(hall_of(request), match, bearer(request)), 201)


@post("/api/matches/{match:str}/fork", status_code=201)
async def fork(request: Asked) -> Response[bytes]:
    """A new private match that goes on from a decision of this one."""
    match = param(request, "match")
    wanted = await body(request, Fork)
    return answer(await forking.fork(hall_of(request), match, bearer(request), wanted.at), 201)


async def held(request: Asked, match: str) -> tuple[MatchRow, tuple[int, ...]]:
    """The match and the seats that a request's token opens. Raises `NotPossible`."""
    hall = hall_of(request)
    holder = await making.owner(hall, match, bearer(request))
    row = await hall.desk.do(hall.desk.store.match, match)
    assert row is not None
    return row, holder.seats


@get("/api/matches/{match:str}/replay")
async def replay(request: Asked) -> Response[bytes]:
    """A match to look back on, with the eyes of ``?eyes=``: seat, a seat's number, public, all."""
    match = param(request, "match")
    hall = hall_of(request)
    row, seats = await held(request, match)
    wanted = request.query_params.get("eyes", "seat")
    game = making.game_of(hall, row.game)
    decisions = await hall.desk.do(hall.desk.store.decisions, match)
    reasons = await hall.desk.do(hall.desk.store.reasons, match)
    return answer(await asyncio.to_thread(replays.replay, game, row, decisions, seats, wanted, reasons))


@get("/api/matches/{match:str}/export")
async def export(request: Asked) -> Response[bytes]:
    """The match as a file: one's own views during play, everything after the end."""
    match = param(request, "match")
    hall = hall_of(request)
    row, seats = await held(request, match)
    text = await exported(request, row, seats)
    name = f"{row.game}-{row.id}{'' if row.state == OVER else '-partial'}.battle"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    assert hall is not None
    return Response(text.encode(), media_type="application/x-ndjson", headers=headers)


async def exported(request: Asked, row: MatchRow, seats: tuple[int, ...]) -> str:
    """The text of the file that a request may have."""
    hall = hall_of(request)
    game = making.game_of(hall, row.game)
    decisions = await hall.desk.do(hall.desk.store.decisions, row.id)
    return await asyncio.to_thread(files.export, game, row, decisions, seats)


@post("/api/matches/{match:str}/verify", status_code=200)
async def verify(request: Asked) -> Response[bytes]:
    """Check the whole match in a fresh process: legality, digests, dice. Possible after the end, when all is open."""
    match = param(request, "match")
    hall = hall_of(request)
    row, seats = await held(request, match)
    if row.state != OVER:
        raise NotPossible(409, "not-over")
    text = await exported(request, row, seats)
    return answer(await files.check(hall, making.game_of(hall, row.game), text))


@post("/api/open", status_code=200)
async def bring_in(request: Asked) -> Response[bytes]:
    """A file that somebody has: checked and ready to look back on; with ``?resume=1`` brought back to life,
    with ``?fork=N`` a new match that goes on from decision N."""
    hall = hall_of(request)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise NotPossible(422, "bad-file", why="it is not text") from None
    at = request.query_params.get("fork", "")
    if at:
        return answer(await forking.fork_file(hall, text, int(at) if at.isdecimal() else -1), 201)
    if request.query_params.get("resume"):
        return answer(await files.resume(hall, text), 201)
    game, saved = files.read(hall, text)
    return answer(await asyncio.to_thread(files.looked, game, saved))


ROUTES: list[Any] = [create, mine, renew, rematch, fork, replay, export, verify, bring_in]

"""A new private match that goes on from a decision of another one, or of a file (R13). The other one is not touched."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

from battlebook.kernel.branch import branch_at
from battlebook.kernel.game import Game
from battlebook.kernel.header import Decision, Header, SeatInfo, make_header, spec_from_plain
from battlebook.kernel.match import Match, source_of
from battlebook.kernel.proof import OPEN, Proof
from battlebook.kernel.saves import header_from_plain
from battlebook.table import files, making, shape, tokens
from battlebook.table.hall import Hall
from battlebook.table.pages import Created
from battlebook.table.records import OVER, RUNNING
from battlebook.table.refusing import NotPossible


def forked(game: Game, other: Header, decisions: Sequence[Decision], at: int) -> Match:
    """The new match after decision ``at`` of another. Its seed is known to everybody; people sit at this device.
    Raises `NotPossible` when there is no such decision, when nobody is asked after it, or when it does not play as
    recorded."""
    if not 0 <= at < len(decisions):
        raise NotPossible(422, "no-decision", n=at)
    seats = [SeatInfo(s.name, "computer" if s.kind == "computer" else "local", s.level) for s in other.seats]
    proof = Proof(OPEN, secrets.randbelow(making.MOST_SEED))
    made = make_header(game, tokens.new_match_id(), other.spec, seats, proof)
    header = made._replace(branch=branch_at(other.id, decisions, at))
    match = Match(game, header, source_of(header, ""))
    for n, d in enumerate(decisions[1 : at + 1], 1):
        match.epoch = match.state.epoch = d.epoch
        if match.state.ask is None or match.answer(d.seat, d.key) is not None or match.decisions[-1].draws != d.draws:
            raise NotPossible(422, "fork-stops", n=n)
    if match.over:
        raise NotPossible(409, "fork-over")
    return match


async def brought(hall: Hall, game: Game, match: Match) -> Created:
    """Write a forked match and bring it into play."""
    header = match.header
    row = files.row_of(header)._replace(summary=shape.summary(game, match.state), state=RUNNING)
    made, links = making.links(row)
    await hall.desk.do(hall.desk.store.create, row, links, tuple(match.decisions))
    live = await hall.live(row.id)
    if live is not None:
        live.post(live.retry)
    return made


async def fork(hall: Hall, match: str, token: str, at: int) -> Created:
    """Go on from a decision of a match by whoever has a seat in it or made it; while it runs, only where nothing is
    hidden: the fork shows everything to one device. Raises `NotPossible`."""
    await making.owner(hall, match, token)
    row = await hall.desk.do(hall.desk.store.match, match)
    assert row is not None
    game = making.game_of(hall, row.game)
    if row.state != OVER and game.hides_with(spec_from_plain(row.spec)):
        raise NotPossible(403, "fork-hidden")
    decisions = await hall.desk.do(hall.desk.store.decisions, match)
    if row.header is None or not decisions:
        raise NotPossible(409, "not-begun")
    made = await asyncio.to_thread(forked, game, header_from_plain(row.header), decisions, at)
    return await brought(hall, game, made)


async def fork_file(hall: Hall, text: str, at: int) -> Created:
    """Go on from a decision of a whole file. Raises `NotPossible`."""
    game, saved = files.read(hall, text)
    told = await asyncio.to_thread(files.looked, game, saved)
    if not told.ok or told.partial:
        raise NotPossible(422, "not-resumable", problems=told.faults)
    made = await asyncio.to_thread(forked, game, saved.header, list(saved.decisions), at)
    return await brought(hall, game, made)

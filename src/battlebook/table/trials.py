"""What a trial fight at the table is about: the form of a new match, or a running match as one seat knows it.

The actor of the match makes that known state and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, NamedTuple

from battlebook.kernel.game import Game, Spec
from battlebook.kernel.header import spec_from_plain
from battlebook.kernel.typed import is_open
from battlebook.kernel.words import words
from battlebook.study.trial import MOST_GAMES, Plan, Standing, plan_of, template
from battlebook.table import making
from battlebook.table.hall import Hall
from battlebook.table.live import Live
from battlebook.table.records import OVER, RUNNING, SeatRow, TokenRow
from battlebook.table.refusing import NotPossible
from battlebook.table.trial_pages import TrialAsked, TrialShare, TrialSide, TrialStanding

LEVEL = "greedy"  # how people's seats are played
PATIENCE_S = 10.0
logger = logging.getLogger("battlebook.table")


class Position(NamedTuple):
    """What is fought: a spec, who plays, and what a seat knows (None: from the beginning)."""

    game: Game
    spec: Spec
    levels: tuple[str, ...]
    known: Any = None


async def follow(hall: Hall, asked: TrialAsked, token: str) -> AsyncIterator[TrialStanding]:
    """A trial as it is asked for. Raises `NotPossible` before the first standing."""
    if not 1 <= asked.n <= MOST_GAMES:
        raise NotPossible(422, "trial-count", most=MOST_GAMES)
    if asked.seed is not None and not 0 <= asked.seed <= making.MOST_SEED:
        raise NotPossible(422, "no-seed")
    if (asked.form is None) == (not asked.match):
        raise NotPossible(422, "trial-what")
    if hall.trials.taken:
        raise NotPossible(409, "trial-busy")
    found = of_match(hall, asked.match, token) if asked.form is None else of_form(hall, asked)
    position = await found
    seed = secrets.randbits(48) if asked.seed is None else asked.seed
    plan = await asyncio.to_thread(planned, position, asked.n, seed)
    last = None
    stream = hall.trials.follow(plan)
    try:
        async for standing in stream:
            last = standing
            yield shown(position.game, standing)
    finally:
        await stream.aclose()
        if last is not None and last.problem:
            logger.warning("%d games of a trial fight failed (%s)", last.failed, last.problem)


def planned(position: Position, n: int, seed: int) -> Plan:
    """The plan of a position, with all that is slow about it done."""
    plan = plan_of(position.game, position.spec, position.levels, n, seed, position.known)
    template(plan.game, plan.spec)
    return plan


async def of_form(hall: Hall, asked: TrialAsked) -> Position:
    """The position of a form, judged like a new match. Raises `NotPossible`."""
    assert asked.form is not None
    game = making.game_of(hall, asked.form.game)
    spec = making.spec_of(game, asked.form)
    seats = making.seat_rows(game, spec.setup, asked.form.seats)
    wrong = making.problems(game, spec)
    if wrong:
        raise NotPossible(422, "bad-form", problems=wrong)
    return Position(game, spec, levels(seats))


async def of_match(hall: Hall, match: str, token: str) -> Position:
    """The position of a running match as the seat of a token knows it. Raises `NotPossible`."""
    holder = await making.owner(hall, match, token)
    live = await hall.live(match)
    if live is None:
        raise NotPossible(404, "no-page")
    told: asyncio.Future[Position] = asyncio.get_running_loop().create_future()
    live.post(partial(look, live, holder, told))
    try:
        async with asyncio.timeout(PATIENCE_S):
            return await told
    except TimeoutError:
        raise NotPossible(503, "match-failed") from None


async def look(live: Live, holder: TokenRow, told: asyncio.Future[Position]) -> None:
    """The actor's part: what the seat knows now."""
    if told.done():
        return
    try:
        told.set_result(seen(live, holder))
    except NotPossible as wrong:
        told.set_exception(wrong)


def seen(live: Live, holder: TokenRow) -> Position:
    """The position as a seat knows it. Raises `NotPossible`."""
    seat = seat_of(live, holder)
    if live.match is None or live.row.state != RUNNING:
        raise NotPossible(409, "over" if live.row.state == OVER else "not-begun")
    if is_open(live.match.state):
        raise NotPossible(409, "trial-die")
    known = live.game.known(live.match.state, seat)
    return Position(live.game, spec_from_plain(live.row.spec), levels(live.row.seats), known)


def seat_of(live: Live, holder: TokenRow) -> int:
    """Whose knowledge counts: that of the only seat, or of the one that sits at the device now. Raises
    `NotPossible`."""
    if not holder.seats:
        raise NotPossible(403, "no-seat")
    if len(holder.seats) == 1:
        return holder.seats[0]
    wire = live.wires.get(holder.hash)
    if wire is None or wire.active is None:
        raise NotPossible(409, "not-taken")
    return wire.active


def levels(seats: tuple[SeatRow, ...]) -> tuple[str, ...]:
    """Computers play as they do in the match, people's seats are played well."""
    return tuple(seat.level if seat.computer else LEVEL for seat in seats)


def shown(game: Game, standing: Standing) -> TrialStanding:
    """A standing as it leaves the table."""
    sides = [
        TrialSide(side=s.side, seats=list(s.seats), wins=TrialShare(*s.wins), left=left(game, s.left))
        for s in standing.sides
    ]
    return TrialStanding(
        done=standing.done,
        n=standing.n,
        sides=sides,
        draws=TrialShare(*standing.draws),
        capped=standing.capped,
        failed=standing.failed,
        rounds=standing.rounds,
        over=standing.done >= standing.n,
    )


def left(game: Game, value: float | None) -> Any:
    """What a side had left, in the game's words."""
    return None if value is None else words(f"{game.prefix}-left", n=value)

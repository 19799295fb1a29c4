"""Computer seats: each thinks in a worker that gets only what its seat knows; when it fails, chance answers."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from functools import partial
from random import Random
from typing import Any

from battlebook.kernel import gate
from battlebook.kernel.options import Key
from battlebook.kernel.words import Words
from battlebook.players.loading import game_name
from battlebook.players.pool import Question
from battlebook.table import coding, playing
from battlebook.table.live import Live

PATIENCE_S = 13.0  # beyond the budget: a worker may have to start first
logger = logging.getLogger("battlebook.table")


def wake(live: Live) -> None:
    """Let every computer seat think that has to answer and does not think yet."""
    if live.match is None or live.stale:
        return
    asked = gate.waiting(live.match.state)
    for seat, (ask_rev, task) in list(live.thoughts.items()):
        if seat not in asked or ask_rev != live.row.ask_rev:
            del live.thoughts[seat]
            task.cancel()
    for seat in asked:
        if live.row.seats[seat].computer and seat not in live.thoughts:
            task = asyncio.create_task(think(live, seat, live.row.ask_rev))
            live.thoughts[seat] = (live.row.ask_rev, task)
            task.add_done_callback(partial(thought, live, seat))


def thought(live: Live, seat: int, task: asyncio.Task[None]) -> None:
    """A thought has ended; what it came to is in the queue of the match."""
    if not task.cancelled() and task.exception() is not None:
        logger.error("match %s: seat %d cannot answer", live.row.id, seat, exc_info=task.exception())


def seed(live: Live, seat: int) -> int:
    """A seed for this decision of this seat, from the secret: the same after a crash."""
    label = b"player/%d/%d" % (seat, live.row.rev)
    return int.from_bytes(hmac.new(live.row.secret.encode(), label, hashlib.sha256).digest()[:7], "big")


async def think(live: Live, seat: int, ask_rev: int) -> None:
    """Find an answer and queue it."""
    assert live.match is not None
    known = live.game.known(live.match.state, seat)
    number = seed(live, seat)
    plain, level = live.game.table.plain(known), live.row.seats[seat].level
    question = Question(game_name(live.game), live.row.spec, plain, seat, level, number)
    key: Any = None
    reason: Words | None = None
    try:
        async with asyncio.timeout(live.room.budget_s + PATIENCE_S):
            found = await live.room.pool.think(question, live.room.budget_s)
        key, reason = coding.frozen(list(found.key)), found.why
    except Exception as wrong:
        logger.warning("match %s: seat %d answers by chance (%s)", live.row.id, seat, wrong)
    live.post(partial(answer, live, seat, ask_rev, key, reason, Random(number)))


async def answer(live: Live, seat: int, ask_rev: int, key: Key | None, reason: Words | None, rng: Random) -> None:
    """Carry out what a computer seat chose, if it is still asked. What chance answers for it has no reason."""
    match = live.match
    if live.thoughts.get(seat, (-1,))[0] == ask_rev:
        del live.thoughts[seat]
    if match is None or live.row.ask_rev != ask_rev or seat not in gate.waiting(match.state):
        wake(live)
        return
    if key is None or match.check(seat, key) is not None:
        ask = live.game.known(match.state, seat).ask
        assert ask is not None
        key, reason = ask.sample(rng), None
    await playing.carry_out(live, seat, key, reason=reason)

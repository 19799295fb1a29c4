"""Trial fights: one request is one trial, its answer grows line by line, and hanging up ends it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from litestar import Response, post
from litestar.response import Stream

from battlebook.table import trials
from battlebook.table.coding import encode
from battlebook.table.routes.common import Asked, bearer, body, hall_of
from battlebook.table.trial_pages import TrialAsked, TrialStanding

HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}  # proxies shall not wait for the end either


@post("/api/trials", status_code=200)
async def trial(request: Asked) -> Response[Any]:
    """A trial fight as lines of JSON, one standing each, the last with ``over``."""
    asked = await body(request, TrialAsked)
    standings = trials.follow(hall_of(request), asked, bearer(request))
    first = await anext(standings)  # whatever is refused is refused here, with its status
    return Stream(lines(first, standings), media_type="application/x-ndjson", headers=HEADERS)


async def lines(first: TrialStanding, rest: AsyncIterator[TrialStanding]) -> AsyncIterator[bytes]:
    """Standings as lines."""
    yield encode(first) + b"\n"
    async for standing in rest:
        yield encode(standing) + b"\n"


ROUTES: list[Any] = [trial]

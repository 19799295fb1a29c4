"""Games, set-ups, rules, cards and words: public, the same for everybody."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post

from battlebook.table import listing, making, wordfiles
from battlebook.table.coding import encode
from battlebook.table.pages import NewMatch
from battlebook.table.refusing import NotPossible
from battlebook.table.routes.common import Asked, answer, body, hall_of, param


@get("/api/games", sync_to_thread=False)
def games(request: Asked) -> Response[bytes]:
    """Every game with its set-ups, variants and switchable rulings."""
    return answer([listing.described(game) for game in hall_of(request).games.values()])


@post("/api/check-spec", status_code=200)
async def check_spec(request: Asked) -> Response[bytes]:
    """What is wrong with the form of a new match."""
    form = await body(request, NewMatch)
    return answer(making.check_form(hall_of(request), form))


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules(request: Asked) -> Response[bytes]:
    """A game's rules and rulings."""
    game = param(request, "game")
    return tagged(request, encode(listing.rulebook(making.game_of(hall_of(request), game))).decode(), JSON)


@get("/api/cards/{game:str}", sync_to_thread=False)
def cards(request: Asked) -> Response[bytes]:
    """A game's cards and units, as its own ``cards()`` tells them; nothing for a game without."""
    game = param(request, "game")
    found = making.game_of(hall_of(request), game)
    tell = getattr(found, "cards", None)
    return tagged(request, encode(tell() if tell else []).decode(), JSON)


@get("/words/{name:str}", sync_to_thread=False)
def words(request: Asked) -> Response[bytes]:
    """All messages in a language, for Fluent."""
    name = param(request, "name")
    text = wordfiles.joined(tuple(hall_of(request).games.values()), name.removesuffix(".ftl"))
    if text is None or not name.endswith(".ftl"):
        raise NotPossible(404, "no-language", language=name)
    return tagged(request, text, "text/plain; charset=utf-8")


JSON = "application/json"


def tagged(request: Asked, text: str, kind: str) -> Response[bytes]:
    """A text that browsers keep and ask about by its tag."""
    tag = wordfiles.tag(text)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(text.encode(), media_type=kind, headers=headers)


ROUTES: list[Any] = [games, check_spec, rules, cards, words]

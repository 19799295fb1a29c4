"""Games, set-ups, rules, cards and words: public, the same for everybody."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from litestar import Response, get, post

from battlebook.kernel.game import Game
from battlebook.table import listing, making, wordfiles
from battlebook.table.coding import encode
from battlebook.table.pages import ArmyAsked, DeckAsked, NewMatch
from battlebook.table.refusing import NotPossible
from battlebook.table.routes.common import Asked, answer, body, hall_of, param, served
from battlebook.table.statics import File, made


@get("/api/games", sync_to_thread=False)
def games(request: Asked) -> Response[bytes]:
    """Every game whose chapters are complete, with its set-ups, variants and switchable rulings."""
    return answer([listing.described(game) for game in hall_of(request).games.values() if game.complete])


@post("/api/check-spec", status_code=200)
async def check_spec(request: Asked) -> Response[bytes]:
    """What is wrong with the form of a new match."""
    form = await body(request, NewMatch)
    return answer(making.check_form(hall_of(request), form))


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules(request: Asked) -> Response[bytes]:
    """A game's rules and rulings."""
    game = param(request, "game")
    return kept(request, "rules.json", encode(listing.rulebook(making.game_of(hall_of(request), game))).decode())


@get("/api/cards/{game:str}", sync_to_thread=False)
def cards(request: Asked) -> Response[bytes]:
    """A game's cards and units, as its own ``cards()`` tells them; nothing for a game without."""
    found = making.game_of(hall_of(request), param(request, "game"))
    return kept(request, "cards.json", encode(listing.cards(found)).decode())


@post("/api/army/{game:str}", status_code=200)
async def army(request: Asked) -> Response[bytes]:
    """The units of a ready-made, random or listed army. Refused for a wrong one, and by a game without armies."""
    game = making.game_of(hall_of(request), param(request, "game"))
    return answer(making.army_rows(game, (await body(request, ArmyAsked)).army))


@get("/api/decks/{game:str}", sync_to_thread=False)
def decks(request: Asked) -> Response[bytes]:
    """Heroes and playing cards to make a deck of; nothing for a game without."""
    found = making.game_of(hall_of(request), param(request, "game"))
    return kept(request, "decks.json", encode(listing.deck_book(found)).decode())


@post("/api/deck/{game:str}", status_code=200)
async def deck(request: Asked) -> Response[bytes]:
    """The cards of a ready-made, random or listed deck. Refused for a wrong one, and by a game without decks."""
    game = making.game_of(hall_of(request), param(request, "game"))
    return answer(making.deck_rows(game, await body(request, DeckAsked)))


@get("/words/{name:str}", sync_to_thread=False)
def words(request: Asked) -> Response[bytes]:
    """All messages in a language, for Fluent (``en.ftl``), or the long texts of the rules (``en.rules.ftl``)."""
    name = param(request, "name")
    lang, _, rest = name.partition(".")
    games = tuple(hall_of(request).games.values())
    text = {"ftl": wordfiles.joined, "rules.ftl": wordfiles.rule_texts}.get(rest, nothing)(games, lang)
    if text is None:
        raise NotPossible(404, "no-language", language=name)
    return kept(request, "words.txt", text)


def nothing(games: tuple[Game, ...], lang: str) -> str | None:
    """The words of a file that does not exist."""
    return None


def kept(request: Asked, name: str, text: str) -> Response[bytes]:
    """A text that browsers keep and ask about by its tag; ``name`` tells its kind."""
    return served(request, packed(name, text))


@lru_cache(maxsize=64)
def packed(name: str, text: str) -> File:
    """A text as a file, compressed once."""
    return made(name, text.encode())


ROUTES: list[Any] = [games, check_spec, rules, cards, army, decks, deck, words]

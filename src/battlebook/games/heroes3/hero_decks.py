"""Decks that nobody has to put together: the starting deck, a ready-made one, a random one.

A deck in a set-up is ``"starting"``, ``"veteran"``, ``{"random": seed}`` or a list (see `heroes`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from battlebook.games.heroes3.armies import cited, nearest
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS, HEROES, Card, acts_in_combat
from battlebook.games.heroes3.content import CONTENT, TABLES
from battlebook.games.heroes3.heroes import (
    NOTHING,
    ROWS,
    SKIRMISH_REMOVES,
    SPECIALTY_LEVELS,
    Removed,
    deck_ids,
    deck_indices,
    deck_problems,
    deck_scrolls,
    shape_problems,
    starting_deck,
)
from battlebook.kernel.game import Problem

STARTING = "starting"
VETERAN = "veteran"
READY = (STARTING, VETERAN)
VETERANS: dict[str, tuple[str, ...]] = {r.data["hero"]: tuple(r.data["cards"]) for r in CONTENT.family("deck").values()}
VETERAN_LEVELS: dict[str, int] = {r.data["hero"]: int(r.data["level"]) for r in CONTENT.family("deck").values()}
UNKNOWN_DECK = LEDGER.refusal("h3:13:start-deck", "unknown-deck")
MALFORMED = LEDGER.refusal("h3:13:start-deck", "malformed")


def ready_deck(hero: str, name: str, level: int) -> tuple[int, ...]:
    """A built-in deck: the starting deck at the level, or the hero's deck of 20 cards less the Specialties that come
    later. Raises KeyError."""
    if name == STARTING:
        return starting_deck(hero, level)
    if name != VETERAN:
        raise KeyError(name)
    later = {card for card, needed in zip(HEROES[hero].specialties, SPECIALTY_LEVELS.values()) if needed > level}
    return deck_indices(card for card in VETERANS[hero] if card not in later)


def size_at(level: int) -> Mapping[str, Any]:
    """The Skirmish whose decks a level is nearest to."""
    sizes: Mapping[str, Any] = TABLES["skirmish_setup"]
    found: Mapping[str, Any] = sizes["short" if level <= 3 else "medium" if level <= 5 else "large"]
    return found


def random_deck(rng: Random, hero: str, level: int) -> tuple[int, ...]:
    """The starting deck and random cards that are of use in Combat: an Ability for each level that brought one, Spells
    and Artifacts as in a Skirmish of that size."""
    size = size_at(level)
    learned = sum("Ability" in row["gain"] for row in ROWS[:level])
    deck = list(starting_deck(hero, level))
    taken = set(deck)
    wanted = (
        ("ability", learned),
        ("spell", size["spells"][HEROES[hero].type]),
        ("artifact", size["artifacts"]["keep"]),
    )
    for kind, n in wanted:
        pool = [c.index for c in CARDS if c.kind == kind and c.index not in taken and is_useful(c, hero)]
        deck += rng.sample(pool, n)
    return tuple(deck)


def is_useful(card: Card, hero: str) -> bool:
    """Whether a card may be dealt to a hero at random: it does something in Combat, as itself and not as Power."""
    allowed = card.faction in ("", HEROES[hero].faction) and card.id not in SKIRMISH_REMOVES and not card.empowered
    return allowed and acts_in_combat(use for use in card.uses if use.mode != "power")


# -------------------------------------------------------------------------------------- decks of a set-up


def problems(field: str, deck: object, hero: object, level: object, removed: Removed = NOTHING) -> list[Problem]:
    """Everything that is wrong with a deck in any of its forms."""
    found = shape_problems(field, ["magic_arrow"], hero, level)
    if found:
        return cited(found)
    if isinstance(deck, str):
        return [] if deck in READY else cited([Problem(field, UNKNOWN_DECK, nearest(deck, READY))])
    if isinstance(deck, Mapping):
        seeded = set(deck) == {"random"} and type(deck["random"]) is int
        return [] if seeded else cited([Problem(field, MALFORMED)])
    return deck_problems(field, deck, hero, level, removed)


def resolve(deck: object, hero: str, level: int, removed: Removed = NOTHING) -> tuple[int, ...]:
    """The cards of a deck without problems. Raises KeyError or ValueError for one with some.

    A built-in deck leaves out what is removed.
    """
    if isinstance(deck, str):
        found = ready_deck(hero, deck, level)
    elif isinstance(deck, Mapping):
        found = random_deck(Random(deck["random"]), hero, level)
    elif isinstance(deck, Sequence):
        return deck_indices(deck)
    else:
        raise ValueError(f"no deck: {deck!r}")
    return tuple(c for c, name in zip(found, deck_ids(found)) if name not in removed)


def scrolls(deck: object) -> tuple[tuple[int, ...], ...]:
    """The Spells of the deck's Spell Scrolls; only a listed deck has any."""
    return deck_scrolls(deck) if isinstance(deck, list | tuple) else ()

"""Heroes: what a level gives, and which cards a deck may hold.

A deck in a set-up is a list of card ids in any order; a Spell Scroll is a row ``{"scroll": [Spell, Spell]}``. Cards are
not Spell Scrolls: their Spells lie outside the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battlebook.games.heroes3.armies import cite, cited, nearest
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS, HEROES, Card, Hero
from battlebook.games.heroes3.content import TABLES
from battlebook.games.heroes3.content_cards import LEVELS, STATISTICS
from battlebook.kernel.game import Problem
from battlebook.kernel.rules import Refusal
from battlebook.kernel.words import Ref

TOP_LEVEL = 7
ROWS: tuple[Mapping[str, Any], ...] = tuple(TABLES["hero_levels"]["rows"])
LEVEL_RULES: tuple[str, ...] = tuple(LEDGER(f"h3:13:level-{level}") for level in range(1, TOP_LEVEL + 1))
START_DECK = LEDGER("h3:13:start-deck")
SPECIALTY_LEVELS = dict(zip(LEVELS, (1, 4, 6)))
MOST_SCROLLS = 2
SCROLL_SPELLS = 2

UNKNOWN_HERO = LEDGER.refusal("h3:13:start-deck", "unknown-hero")
MALFORMED = LEDGER.refusal("h3:13:start-deck", "malformed")
EMPTY = LEDGER.refusal("h3:13:start-deck", "empty")
UNKNOWN_CARD = LEDGER.refusal("h3:13:start-deck", "unknown-card")
FOREIGN_SPECIALTY = LEDGER.refusal("h3:13:start-deck", "foreign-specialty")
TOO_HIGH_SPECIALTY = LEDGER.refusal("h3:13:start-deck", "specialty-level")
SPECIALTY_TWICE = LEDGER.refusal("h3:13:start-deck", "specialty-twice")
NO_LEVEL = LEDGER.refusal("h3:13:xp-two-per-level", "level")
NECROPOLIS_ONLY = LEDGER.refusal("h3:12:necromancy-faction", "deck")
REMOVED_CARD = LEDGER.refusal("h3:18:removed-cards", "deck")
TOURNAMENT_CARD = LEDGER.refusal("h3:19:tournament", "deck")
WAR_MACHINE = LEDGER.refusal("h3:15:war-machine-permanent", "deck")
MANY_SCROLLS = LEDGER.refusal("h3:12:spell-scroll-two", "many")
SCROLL_SIZE = LEDGER.refusal("h3:12:spell-scroll-two", "spells")
SCROLL_SPELL = LEDGER.refusal("h3:12:spell-scroll-two", "not-a-spell")

Removed = Mapping[str, Refusal]
NOTHING: Removed = MappingProxyType({})
SKIRMISH_REMOVES: Removed = dict.fromkeys(TABLES["skirmish_setup"]["removed_cards"], REMOVED_CARD)
TOURNAMENT_REMOVES: Removed = dict.fromkeys(
    (*TABLES["tournament"]["removed_abilities"], *TABLES["tournament"]["removed_artifacts"]), TOURNAMENT_CARD
)


def removed_in(variants: Collection[str]) -> Removed:
    """The cards (ids) that the chosen variants remove from the game, and why."""
    return TOURNAMENT_REMOVES if "tournament" in variants else NOTHING


# ---------------------------------------------------------------------------------------------- levels


def hand_limit(level: int) -> int:
    """The hand limit at a level from 1 to 7."""
    cite("executed", LEVEL_RULES[level - 1])
    return int(ROWS[level - 1]["hand"])


def expert_uses(level: int) -> int:
    """The expert uses of a Round at a level from 1 to 7."""
    cite("executed", LEVEL_RULES[level - 1])
    return int(ROWS[level - 1]["expert"])


def specialties_at(hero: Hero, level: int) -> tuple[str, ...]:
    """The Specialties that a hero has at a level."""
    return tuple(card for card, needed in zip(hero.specialties, SPECIALTY_LEVELS.values()) if needed <= level)


def starting_cards(hero: Hero) -> list[str]:
    """The cards beside the Specialties: Statistics as on the Hero Board, Magic Arrows, the starting Ability."""
    statistics = [card for card, n in zip(STATISTICS, hero.statistics) for _ in range(n)]
    return [*statistics, *["magic_arrow"] * hero.magic_arrows, hero.starting_ability]


def starting_deck(hero_id: str, level: int = 1) -> tuple[int, ...]:
    """The starting deck (9 cards at Level I) with the Specialties that the level has brought. Raises KeyError."""
    cite("executed", START_DECK)
    hero = HEROES[hero_id]
    return tuple(CARD_INDEX[card] for card in (*starting_cards(hero), *specialties_at(hero, level)))


# -------------------------------------------------------------------------------------------- legality


def deck_problems(field: str, cards: object, hero: object, level: object, removed: Removed = NOTHING) -> list[Problem]:
    """Everything that is wrong with a deck of a hero at a level, in the order of its rows."""
    found = shape_problems(field, cards, hero, level)
    if found or not isinstance(cards, Sequence) or not isinstance(hero, str) or not isinstance(level, int):
        return cited(found)
    names = [card for card in cards if isinstance(card, str)]
    for i, name in enumerate(names):
        refusal, args = refuse_card(name, HEROES[hero], level, removed)
        if refusal is None and name in names[:i] and CARDS[CARD_INDEX[name]].kind == "specialty":
            refusal = SPECIALTY_TWICE
        if refusal is not None:
            found.append(Problem(field, refusal, args))
    return cited(found + scroll_problems(field, [card for card in cards if isinstance(card, Mapping)]))


def shape_problems(field: str, cards: object, hero: object, level: object) -> list[Problem]:
    """An unknown hero, a level that there is not, or something that is no list of cards."""
    if hero not in HEROES:
        return [Problem(field, UNKNOWN_HERO, nearest(hero, HEROES))]
    if type(level) is not int or not 1 <= level <= TOP_LEVEL:
        return [Problem(field, NO_LEVEL, {"level": str(level), "most": TOP_LEVEL})]
    if not isinstance(cards, Sequence) or isinstance(cards, str):
        return [Problem(field, MALFORMED)]
    if not all(isinstance(card, str) or is_scroll(card) for card in cards):
        return [Problem(field, MALFORMED)]
    return [] if cards else [Problem(field, EMPTY)]


def is_scroll(row: object) -> bool:
    """Whether a row of a deck is a Spell Scroll, whatever is written on it."""
    return isinstance(row, Mapping) and set(row) == {"scroll"} and isinstance(row["scroll"], list | tuple)


def refuse_card(name: str, hero: Hero, level: int, removed: Removed) -> tuple[Refusal | None, dict[str, Any]]:
    """Why a card may not be in a hero's deck, with arguments for the words, or None."""
    if name not in CARD_INDEX:
        return UNKNOWN_CARD, nearest(name, CARD_INDEX)
    card = CARDS[CARD_INDEX[name]]
    args: dict[str, Any] = {"card": card_ref(card), "hero": hero_ref(hero), "level": level}
    if card.kind == "war_machine":
        return WAR_MACHINE, args
    if card.kind == "specialty":
        return refuse_specialty(card, hero, level), args
    if card.faction and card.faction != hero.faction:
        return NECROPOLIS_ONLY, args
    return removed.get(plain_id(card)), args


def refuse_specialty(card: Card, hero: Hero, level: int) -> Refusal | None:
    """A Specialty belongs to one hero, who must have reached its level."""
    if card.hero != hero.id:
        return FOREIGN_SPECIALTY
    return TOO_HIGH_SPECIALTY if SPECIALTY_LEVELS[card.level] > level else None


def plain_id(card: Card) -> str:
    """The id of the card that an Empowered one is the better version of."""
    return card.id.removeprefix("empowered_") if card.empowered else card.id


def scroll_problems(field: str, scrolls: Sequence[Mapping[str, Any]]) -> list[Problem]:
    """At most two Spell Scrolls of at most two Spells."""
    found: list[Problem] = []
    if len(scrolls) > MOST_SCROLLS:
        found.append(Problem(field, MANY_SCROLLS, {"n": len(scrolls), "most": MOST_SCROLLS}))
    for scroll in scrolls:
        spells = scroll["scroll"]
        if not 1 <= len(spells) <= SCROLL_SPELLS:
            found.append(Problem(field, SCROLL_SIZE, {"n": len(spells), "most": SCROLL_SPELLS}))
        found += [Problem(field, SCROLL_SPELL, nearest(s, spell_ids())) for s in spells if s not in spell_ids()]
    return found


def spell_ids() -> list[str]:
    """The ids of all Spells."""
    return [card.id for card in CARDS if card.kind == "spell"]


def card_ref(card: Card) -> Ref:
    """A card as an argument of words."""
    return {"ref": "card", "id": card.id, "msg": card.name_message}


def hero_ref(hero: Hero) -> Ref:
    """A hero as an argument of words."""
    return {"ref": "hero", "id": hero.id, "msg": hero.name_message}


# ---------------------------------------------------------------------------------------------- a deck


def deck_indices(cards: Iterable[object]) -> tuple[int, ...]:
    """The cards of a listed deck as numbers, Spell Scrolls left out. Raises KeyError for one with problems."""
    return tuple(CARD_INDEX[card] for card in cards if isinstance(card, str))


def deck_scrolls(cards: Iterable[object]) -> tuple[tuple[int, ...], ...]:
    """The Spells of each Spell Scroll of a listed deck."""
    return tuple(tuple(CARD_INDEX[s] for s in row["scroll"]) for row in cards if isinstance(row, Mapping))


def deck_ids(deck: Iterable[int]) -> list[str]:
    """Numbers of cards as a listed deck."""
    return [CARDS[index].id for index in deck]


def card_counts(deck: Iterable[int]) -> dict[str, int]:
    """How many copies of each card a deck holds."""
    return dict(Counter(deck_ids(deck)))

"""What people see of Heroes, hands and effects that last. Made from a known state, in which other hands are hidden.

A card stands in a view as its number; ``cards`` holds each card that is named anywhere once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from battlebook.games.heroes3 import morale_cards
from battlebook.games.heroes3.card_words import effect_sentences, slug
from battlebook.games.heroes3.cards import CARDS, HEROES, Card, Hero, Use
from battlebook.games.heroes3.holders import (
    NO_HERO,
    UNTIL_ATTACK,
    CardOnTable,
    Holder,
    Lasting,
    holder,
    lasting,
)
from battlebook.games.heroes3.rules import c4_values
from battlebook.games.heroes3.rules.c13_hero import expert_uses, hand_limit
from battlebook.games.heroes3.rules.procedures import RETALIATION, Attack
from battlebook.games.heroes3.rules.procedures_cards import BEFORE, ROLLED, CardWindow
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.views_cards import drawn_cards
from battlebook.kernel.words import words

UNTIL: Final = ("attack", "activation", "round", "combat", "used", "own-activation", "first")
HERO_LIST: Final[tuple[Hero, ...]] = tuple(HEROES.values())


def hands_view(s: State) -> dict[str, Any]:
    """The part of the view that only a match with Heroes has."""
    if not s.holders:
        return {}
    table = [CardOnTable._make(row) for row in s.casting]
    effects = lasting(s)
    held = [holder(s, side) for side in (0, 1)]
    named = {c for h in held for c in cards_of(h)} | {t.card for t in table} | {e.card for e in effects}
    named |= set(drawn_cards(s))
    return {
        "hands": [side_view(s, side, h) for side, h in enumerate(held)],
        "effects": [effect_view(e) for e in effects],
        "table": [t._asdict() for t in table],
        "clash": clash_view(s),
        "cards": {str(c): card_plain(c) for c in sorted(named) if c >= 0},
    }


def cards_of(h: Holder) -> Iterable[int]:
    """Every card of a side that lies open to whoever looks."""
    return (*h.hand, *h.discard, *h.removed, *h.in_play, *h.machines, h.permanent)


def side_view(s: State, side: int, h: Holder) -> dict[str, Any]:
    """A Hero and what belongs to it. ``unknown``: cards of the hand that one does not see."""
    return {
        "side": side,
        "hero": hero_plain(h.hero),
        "level": h.level,
        "limit": hand_limit(h.level),
        "hand": list(h.hand),
        "shown": list(h.shown),
        "unknown": h.hidden,
        "pile": len(h.pile) - h.hidden,
        "discard": list(h.discard),
        "removed": list(h.removed),
        "in_play": list(h.in_play),
        "permanent": h.permanent if h.permanent >= 0 else None,
        "machines": list(h.machines),
        "power": h.power,
        "school": h.school or None,
        "experts": max(0, expert_uses(h.level) + h.more_experts - h.experts),
        "spells": max(0, h.limit - h.spells),
        "morale": h.morale,
        "morale_cards": [morale_plain(card) for card in h.morale_cards],
        "gold": h.gold,
    }


@cache
def hero_plain(index: int) -> dict[str, Any] | None:
    """A Hero as the page names it."""
    if index == NO_HERO:
        return None
    hero = HERO_LIST[index]
    kind = {"type": hero.type, "class": f"h3-class-{slug(hero.hero_class)}"}
    return {"id": hero.id, "name": hero.name_message, "faction": hero.faction, **kind}


def morale_plain(card: int) -> dict[str, Any]:
    """A Morale Card as the page shows it."""
    name = morale_cards.message(card)
    return {"name": words(name), "text": words(f"{name}.text")}


@cache
def card_plain(index: int) -> dict[str, Any]:
    """A card as the page draws it."""
    card = CARDS[index]
    return {
        "id": card.id,
        "name": card.name_message,
        "kind": card.kind,
        "school": card.school or None,
        "grade": card.grade or None,
        "level": card.level or None,
        "uses": [use_plain(card, use) for use in card.uses],
        "provenance": card.provenance,
    }


def use_plain(card: Card, use: Use) -> dict[str, Any]:
    """One way to play a card, with a sentence for each of its effects."""
    told = [sentence for effect in use.effects for sentence in effect_sentences(card, effect)]
    return {"mode": use.mode, "timing": use.timing, "power": use.power, "words": told}


def effect_view(e: Lasting) -> dict[str, Any]:
    """An effect that lasts: whose, from which card, on what, and until when."""
    return {
        "op": e.op,
        "side": e.side,
        "card": e.card,
        "unit": e.unit if e.unit >= 0 else None,
        "space": e.space if e.space >= 0 else None,
        "n": e.n,
        "until": UNTIL[e.until],
        "round": e.until_round,
    }


# ----------------------------------------------------------------------------------------- for the form of a Hero


def deck_book() -> dict[str, Any]:
    """Heroes and cards to choose from."""
    heroes = [{**(hero_plain(hero.index) or {}), "specialties": list(hero.specialties)} for hero in HERO_LIST]
    cards = [{**card_plain(c.index), "hero": c.hero or None, "faction": c.faction or None} for c in CARDS]
    return {"heroes": heroes, "cards": cards}


def deck_rows(deck: Iterable[int]) -> list[dict[str, Any]]:
    """A deck, each card once with its number."""
    return [{"card": CARDS[index].id, "n": n} for index, n in sorted(Counter(deck).items())]


# --------------------------------------------------------------------------------------- the attack on the table


def clash_view(s: State) -> dict[str, Any] | None:
    """The attack before which or in which cards may be played now: who strikes whom, and both sums so far."""
    windows = [f for f in s.stack if isinstance(f, CardWindow) and f.kind in (BEFORE, ROLLED)]
    attacks = [f for f in s.stack if isinstance(f, Attack)]
    if not windows or not attacks:
        return None
    f = attacks[-1]
    before = windows[-1].kind == BEFORE
    dice = s.dice
    if before:
        s.dice = ()  # those of the attack before still lie there
    attack, defense = c4_values.attack_rows(s, f), c4_values.defense_rows(s, f)
    s.dice = dice
    played = [e for e in lasting(s) if e.until == UNTIL_ATTACK and e.unit in (f.attacker, f.target)]
    return {
        "attacker": f.attacker,
        "target": f.target,
        "retaliation": f.kind == RETALIATION,
        "rolled": not before,
        "attack": sum_plain(attack),
        "defense": sum_plain(defense),
        "played": [{"side": e.side, "card": e.card} for e in played],
    }


def sum_plain(rows: list[c4_values.Row]) -> dict[str, Any]:
    """A sum with its addends in words."""
    plain = [{"value": value, "words": words(message), "rule": rule} for value, message, rule in rows]
    return {"rows": plain, "total": sum(row[0] for row in rows)}

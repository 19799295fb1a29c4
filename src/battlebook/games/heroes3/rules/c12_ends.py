"""Chapter 12, effects that end: after an attack, an activation, a Round, the Combat."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import (
    UNTIL_ACTIVATION,
    UNTIL_ATTACK,
    UNTIL_FIRST,
    UNTIL_OWN_ACTIVATION,
    UNTIL_ROUND,
    Lasting,
    effects_on,
    holder,
)
from battlebook.games.heroes3.rules.c6_example import FRESH
from battlebook.games.heroes3.rules.procedures import Attack
from battlebook.games.heroes3.state import State

DISCARD_AFTER: Final = LEDGER("h3:12:discard-after-use")
NOT_STORED: Final = LEDGER("h3:12:power-not-stored")
EXPIRES: Final = LEDGER("h3:4:stat-boost-expires")
DRAW: Final = LEDGER("h3:4:hand-only")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")
NOT_FOR_RETALIATION: Final = LEDGER("h3:4:boost-not-for-retaliation")
ONE_STRIKE: Final = LEDGER("h3r:stat-boost-double-attack")
ENDS: Final = LEDGER("h3:12:ongoing-duration")


def after_attack(s: State, f: Attack) -> None:
    """4 A raise from a card ends after the first attack it applies to, whichever side it helps."""
    attacker, target = f.attacker, f.target
    for slayer in effects_on(s, attacker, "slayer"):
        verbs_cards.draw_cards(s, slayer.side, 1, DRAW, RESHUFFLE)

    if any(row[6] == UNTIL_ATTACK and row[3] in (attacker, target) for row in s.lasting):
        s.note(NOT_FOR_RETALIATION)
        s.note(FRESH)
        s.note(ONE_STRIKE)

    def ends(row: Lasting) -> bool:
        if row.until == UNTIL_FIRST:
            return row.unit == (attacker if row.op == "attack" else target)
        return row.until == UNTIL_ATTACK and row.unit in (attacker, target)

    verbs_cards.end_effects(s, ends, EXPIRES, ENDS)


def after_activation(s: State, unit: int) -> None:
    """4 At the latest it ends with the activation; Power that no Spell has used is lost."""
    verbs_cards.end_effects(
        s,
        lambda row: row.until <= UNTIL_ACTIVATION or (row.until == UNTIL_OWN_ACTIVATION and row.unit == unit),
        EXPIRES,
        ENDS,
    )
    lose_power(s)


def lose_power(s: State) -> None:
    """12 Power cannot be saved."""
    for side in (0, 1):
        if s.holders and holder(s, side).power:
            verbs_cards.change(s, side, power=0, school="")
            s.note(NOT_STORED)


def after_round(s: State) -> None:
    """4 Spells are counted anew, effects of the Round end. Expert uses belong to a Round of the game, and a Combat is a
    part of one: they do not come back (h3:12:expert-limit)."""
    if not s.holders:
        return
    number = s.round
    verbs_cards.end_effects(s, lambda row: row.until == UNTIL_ROUND and row.until_round <= number, ENDS, DISCARD_AFTER)
    for side in (0, 1):
        verbs_cards.change(s, side, spells=0)


def after_combat(s: State) -> None:
    """12 Every effect ends with the Combat."""
    verbs_cards.end_effects(s, lambda row: row.until >= UNTIL_ATTACK, ENDS, DISCARD_AFTER)

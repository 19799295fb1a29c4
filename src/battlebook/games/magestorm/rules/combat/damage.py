"""Damage in combat: it lies on the first card, eliminates from the front, and never reaches the reserve."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs_combat
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.state import State, side_of

AT_RESISTANCE: Final = LEDGER("ms:combat-4:eliminate-at-resistance")
RESISTANCE: Final = LEDGER("ms:card:resistance")
OVERFLOW: Final = LEDGER("ms:combat-4:overflow")
STOPS: Final = LEDGER("ms:combat-4:stop-conditions")
NOT_TO_RESERVE: Final = LEDGER("ms:combat-4:no-damage-to-reserve")
EXCESS: Final = LEDGER("msr:excess-damage-lost")
CREATURES_TOO: Final = LEDGER("ms:combat-4:creatures-can-take-damage")
FIRST_BY_LOSS: Final = LEDGER("msr:creature-first-by-loss")
FIRST_TAKES: Final = LEDGER("ms:prep:first-card-takes-damage")


def eliminate(s: State, unit: int) -> None:
    """Compare the damage on a unit with its first active card until one stands, or none is left."""
    side = side_of(unit)
    rule = AT_RESISTANCE
    s.note(FIRST_TAKES)
    while s.line[side]:
        first = s.plan.cards[s.line[side][0]]
        if s.damage[unit] < first.resistance:
            break
        s.note(RESISTANCE)
        if not first.troop:
            s.note(CREATURES_TOO)
            s.note(FIRST_BY_LOSS)
        verbs_combat.eliminate_first(s, unit, rule)
        rule = OVERFLOW
    s.note(STOPS)
    if not s.line[side] and s.damage[unit]:
        s.note(NOT_TO_RESERVE)
        verbs_combat.lose_damage(s, unit, EXCESS)

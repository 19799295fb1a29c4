"""Chapter 12, effects that are lifted before their time: what ends with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from battlebook.games.heroes3 import verbs, verbs_cards
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import UNTIL_ROUND, Lasting, lasting
from battlebook.games.heroes3.rules.c3_terminology import is_alive
from battlebook.games.heroes3.rules.c9_damage import health, lose_health
from battlebook.games.heroes3.rules.c15_clones import CLONE, leaves
from battlebook.games.heroes3.state import State

ENDS: Final = LEDGER("h3:12:ongoing-duration")
BONUS_ENDS: Final = LEDGER("h3r:hp-bonus-end")
# Notes of the rules that are no effects: what was used in this Round, what holds a unit now.
BOOKKEEPING: Final = ("stuck", "tent_used")


def is_removable(row: Lasting) -> bool:
    """Whether a card may lift the effect: an ongoing one, not a raise for an attack."""
    return row.card >= 0 and row.until >= UNTIL_ROUND and row.op not in BOOKKEEPING


def are_removable(s: State) -> bool:
    """Whether there is any."""
    return any(is_removable(row) for row in lasting(s))


def lift(s: State, rows: Sequence[Lasting]) -> None:
    """These effects end. A Clone is gone with its effect; damage that the HP no longer bears works."""
    gone = [row for row in rows if row in lasting(s)]
    verbs_cards.end_effects(s, lambda row: row in gone, ENDS, ENDS)
    for row in gone:
        if row.op == CLONE and is_alive(s, row.unit):
            verbs.remove(s, row.unit, ENDS)
            leaves(s, row.unit)
        elif row.op == "health" and is_alive(s, row.unit) and s.damage[row.unit] >= health(s, row.unit):
            s.note(BONUS_ENDS)
            lose_health(s, row.unit)

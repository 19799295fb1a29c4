"""Chapter 15, Clone: a copy of a printed card, removed by any damage or attack, and with its original.

A Clone is a unit with the effect ``clone`` on it; the effect's number is the original.
"""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_cards
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import Lasting
from battlebook.games.heroes3.state import State

CLONE: Final = "clone"
DIES: Final = LEDGER("h3:15:clone-dies")
LINKED: Final = LEDGER("h3:15:clone-linked")
ENDS: Final = LEDGER("h3:12:ongoing-duration")
OUTLIVES: Final = ("thorns", "thorns_vs_melee")  # a Fire Shield works even when its unit falls


def is_clone(s: State, unit: int) -> bool:
    """Whether a unit is a copy."""
    return any(row[0] == CLONE and row[3] == unit for row in s.lasting)


def dies_by_attack(s: State, unit: int) -> bool:
    """15 A Clone is removed by any attack or damage, whatever it deals. Whether the unit was one."""
    if not is_clone(s, unit):
        return False
    verbs.remove(s, unit, DIES)
    leaves(s, unit)
    return True


def leaves(s: State, unit: int) -> None:
    """15 A unit has left the board: effects on it end, its Clones go with it."""
    copies = [row[3] for row in s.lasting if row[0] == CLONE and row[5] == unit]
    verbs_cards.end_effects(s, lambda row: is_gone(row, unit), ENDS, ENDS)
    for copy in copies:
        verbs.remove(s, copy, LINKED)
        leaves(s, copy)


def is_gone(row: Lasting, unit: int) -> bool:
    """Whether an effect ends because its unit, or the original of its unit, left."""
    return (row.unit == unit and row.op not in OUTLIVES) or (row.op == CLONE and row.n == unit)

"""Chapter 13, Hero Levels: the hand limit and the expert uses of each Level."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.book import LEDGER

LEVELS: Final = tuple(LEDGER(f"h3:13:level-{n}") for n in range(1, 8))
HAND_LIMITS: Final = (4, 4, 5, 5, 6, 6, 7)
EXPERT_USES: Final = (0, 1, 1, 2, 2, 3, 3)
HIGHEST: Final = 7


def hand_limit(level: int) -> int:
    """13 How many cards a Hero of this Level holds at the start of a turn."""
    return HAND_LIMITS[level - 1]


def expert_uses(level: int) -> int:
    """13 How many expert effects a Hero of this Level may use in a Round."""
    return EXPERT_USES[level - 1]

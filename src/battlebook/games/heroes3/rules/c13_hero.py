"""Chapter 13, Hero Levels: the hand limit and the expert uses of each Level."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.content import TABLES
from battlebook.games.heroes3.heroes import LEVEL_RULES

LEVELS: Final = LEVEL_RULES
HAND_LIMITS: Final = tuple(int(row["hand"]) for row in TABLES["hero_levels"]["rows"])
EXPERT_USES: Final = tuple(int(row["expert"]) for row in TABLES["hero_levels"]["rows"])
HIGHEST: Final = len(LEVELS)


def hand_limit(level: int) -> int:
    """13 How many cards a Hero of this Level holds at the start of a turn."""
    return HAND_LIMITS[level - 1]


def expert_uses(level: int) -> int:
    """13 How many expert effects a Hero of this Level may use in a Round."""
    return EXPERT_USES[level - 1]

"""The score of an expedition (our own formula, h3r:expedition-score)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from battlebook.games.heroes3.campaign import OWNED, Campaign
from battlebook.games.heroes3.content import FACES, TABLES
from battlebook.games.heroes3.content_kinds import DIFFICULTIES

RULES: Final[Mapping[str, Any]] = TABLES["expedition_score"]
RANKS: Final[tuple[int, ...]] = tuple(RULES["ranks"])

Row = tuple[str, int]


def score_rows(c: Campaign) -> list[Row]:
    """The parts of the score before the percentage, in the order of the page; parts of nothing are left out."""
    owned = sum(1 for n, site in enumerate(c.sites) if c.is_friendly(n) and site.kind in OWNED) - 1
    left = c.rounds - c.day if c.won else 0
    rows = [
        ("beaten", RULES["difficulty_beaten"] * c.beaten),
        ("level", RULES["level"] * (c.level - 1)),
        ("owned", RULES["owned"] * max(0, owned)),
        ("foe", RULES["foe"] * c.foe_level if c.foe_beaten else 0),
        ("army", army_points(c.deck) // RULES["army_points"]),
        ("gold", c.gold // RULES["gold"]),
        ("guardian", RULES["guardian"] if c.won else 0),
        ("rounds", RULES["round_left"] * left),
        ("cubes", -RULES["cube"] * c.cubes),
    ]
    return [row for row in rows if row[1]]


def percent(c: Campaign) -> int:
    """What the Difficulty is worth."""
    return int(RULES["percent"][DIFFICULTIES[c.difficulty]])


def score(c: Campaign) -> int:
    """The score: the sum of the parts times the percentage of the Difficulty, rounded down, never below 0."""
    return max(0, sum(n for _, n in score_rows(c)) * percent(c) // 100)


def rank(c: Campaign) -> int:
    """Which rank the score earns, from 0."""
    return sum(1 for least in RANKS if score(c) >= least)


def army_points(deck: tuple[int, ...]) -> int:
    """What the Unit Deck is worth."""
    return sum(FACES[face].value for face in deck)

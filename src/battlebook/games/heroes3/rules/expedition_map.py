"""The map of an expedition, drawn with the match's own chance (our own design, h3r:expedition-map)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from battlebook.games.heroes3.armies import random_army
from battlebook.games.heroes3.campaign import BANK, CAMP, PLACES, TREASURE, Campaign, Site
from battlebook.games.heroes3.content import BANKS, TABLES
from battlebook.games.heroes3.content_kinds import FACTIONS, FIELDS
from battlebook.games.heroes3.state import State
from battlebook.kernel.chance import OTHER, roll

LANES: Final = 3
SEEDS: Final = 1 << 16
NEAR: Final = 2  # half lanes between fields that may be linked
RULES: Final[Mapping[str, Any]] = TABLES["expedition_rules"]
DICE_GOLD: Final[tuple[int, ...]] = tuple(RULES["dice_gold"])


def draw_sites(s: State, columns: Sequence[Sequence[Sequence[str]]]) -> tuple[Site, ...]:
    """One field for every place of the plan, drawn from what may lie there."""
    sites: list[Site] = []
    for x, column in enumerate(columns):
        for lane, pool in enumerate(column):
            word = pool[roll(s, OTHER, len(pool))] if len(pool) > 1 else pool[0]
            sites.append(draw_site(s, word, x, 2 * lane + LANES - len(column)))
    return tuple(sites)


def draw_site(s: State, word: str, x: int, y: int) -> Site:
    """A field from its name: a kind and, after a colon, the Difficulty of its guards."""
    name, _, difficulty = word.partition(":")
    kind = PLACES.index(name)
    numeral = FIELDS.index(difficulty) + 1 if difficulty else 0
    prize = 0
    if kind == TREASURE:
        prize = numeral * int(RULES["prize_per_difficulty"])
    elif kind == CAMP:
        prize = DICE_GOLD[roll(s, OTHER, len(DICE_GOLD))]
    elif kind == BANK:
        prize = roll(s, OTHER, len(BANKS))
    return Site(kind, numeral, x, y, prize)


def draw_links(s: State, sites: Sequence[Site]) -> tuple[tuple[int, int], ...]:
    """The ways: from each field to the nearest of the next and of the last column, and some of the others by chance."""
    links: set[tuple[int, int]] = set()
    for a, site in enumerate(sites):
        after = [b for b, other in enumerate(sites) if other.x == site.x + 1]
        before = [b for b, other in enumerate(sites) if other.x == site.x - 1]
        links.update([(a, b) for b in nearest(sites, a, after)])
        links.update([(b, a) for b in nearest(sites, a, before)])
    for a, site in enumerate(sites):
        for b in range(a + 1, len(sites)):
            if may_link(site, sites[b]) and (a, b) not in links and roll(s, OTHER, 2):
                links.add((a, b))
    return tuple(sorted(links))


def nearest(sites: Sequence[Site], site: int, others: Sequence[int]) -> list[int]:
    """Those of some fields that lie nearest in height."""
    if not others:
        return []
    least = min(abs(sites[b].y - sites[site].y) for b in others)
    return [b for b in others if abs(sites[b].y - sites[site].y) == least]


def may_link(one: Site, other: Site) -> bool:
    """Neighbours in one column, or in the next one not too far up or down."""
    return abs(other.x - one.x) <= 1 and abs(other.y - one.y) <= NEAR


def resource_dice(s: State, count: int) -> list[int]:
    """Resource Dice as gold."""
    return [DICE_GOLD[roll(s, OTHER, len(DICE_GOLD))] for _ in range(count)]


def draw_foe(s: State, c: Campaign) -> tuple[int, ...]:
    """The units of the enemy Hero: a random army of another faction for the points of the expedition."""
    others = [name for n, name in enumerate(FACTIONS) if n != c.faction]
    faction = others[roll(s, OTHER, len(others))]
    return tuple(sorted(random_army(Random(roll(s, OTHER, SEEDS)), c.foe_points, faction)))

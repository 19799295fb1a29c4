"""What Visiting a field of an expedition brings (our own design, h3r:expedition-places)."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import BANK, CAMP, GUARDIAN, MAIN, OWNED, STONE, TREASURE
from battlebook.games.heroes3.content import TABLES
from battlebook.games.heroes3.rules.c5_after import NO_XP_SECOND, learn
from battlebook.games.heroes3.state import State

PLACES: Final = LEDGER("h3r:expedition-places")
BANK_PRIZE: Final[int] = TABLES["expedition_rules"]["bank_prize"]
STONE_XP: Final[int] = TABLES["expedition_rules"]["stone_experience"]


def visit(s: State, hero: int, site: int) -> None:
    """The Hero Visits a field; only the first Visit brings something."""
    c = trail.expedition(s)
    first = not c.is_visited(site)
    trail.arrive(s, hero, site)
    if not first:
        return
    kind = c.sites[site].kind
    trail.visit(s, hero, site, kind in OWNED, PLACES)
    if kind in (TREASURE, CAMP):
        trail.gain_gold(s, c.sites[site].prize, PLACES, "found", site)
    elif kind == BANK:
        trail.gain_gold(s, BANK_PRIZE, PLACES, "found", site)
    elif kind == STONE and hero == MAIN:
        learn(s, STONE_XP, PLACES)
    elif kind == STONE:
        s.note(NO_XP_SECOND)
    elif kind == GUARDIAN:
        trail.beat_guardian(s)

"""What Visiting a field of an expedition brings (our own design, h3r:expedition-places)."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import (
    BANK,
    CAMP,
    GUARDIAN,
    HAVENS,
    MAIN,
    OWNED,
    STONE,
    TREASURE,
)
from battlebook.games.heroes3.content import TABLES
from battlebook.games.heroes3.rules.c5_after import NO_XP_SECOND
from battlebook.games.heroes3.rules.c12_search import search
from battlebook.games.heroes3.rules.c13_expedition import learn
from battlebook.games.heroes3.state import ATTACKER, State

PLACES: Final = LEDGER("h3r:expedition-places")
BANK_PRIZE: Final[int] = TABLES["expedition_rules"]["bank_prize"]
ARTIFACT_SEARCH: Final[int] = TABLES["expedition_rules"]["artifact_search"]
ARTIFACT_FROM: Final[int] = TABLES["expedition_rules"]["artifact_from"]
STONE_XP: Final[int] = TABLES["expedition_rules"]["stone_experience"]


def visit(s: State, hero: int, site: int) -> None:
    """The Hero Visits a field; only the first Visit brings something, but a lost Town is taken back by any. The last
    thing a step does."""
    c = trail.expedition(s)
    first = not c.is_visited(site)
    kind = c.sites[site].kind
    trail.arrive(s, hero, site)
    if not first:
        if kind in HAVENS and not c.is_friendly(site):
            trail.flag(s, site, PLACES)
        return
    trail.visit(s, hero, site, kind in OWNED, PLACES)
    bring(s, hero, site, kind)


def bring(s: State, hero: int, site: int, kind: int) -> None:
    """What the first Visit to a field brings."""
    c = trail.expedition(s)
    if kind in (TREASURE, CAMP):
        trail.gain_gold(s, c.sites[site].prize, PLACES, "found", site)
        if c.sites[site].numeral >= ARTIFACT_FROM:
            search(s, ATTACKER, "artifact", ARTIFACT_SEARCH)
    elif kind == BANK:
        trail.gain_gold(s, BANK_PRIZE, PLACES, "found", site)
        search(s, ATTACKER, "artifact", ARTIFACT_SEARCH)
    elif kind == STONE and hero == MAIN:
        learn(s, STONE_XP, PLACES)
    elif kind == STONE:
        s.note(NO_XP_SECOND)
    elif kind == GUARDIAN:
        trail.beat_guardian(s)

"""Chapter 8, Alternative boards: fights at sea."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.rules.c2_setup import ATTACKER_FIRST, DEFENDER_SECOND, Deployment
from battlebook.games.heroes3.rules.procedures import Combat
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, push

ALTERNATIVE: Final = LEDGER("h3:2:board-alternatives")
AT_SEA: Final = LEDGER("h3:8:naval-optional")
TWO_HOLES: Final = LEDGER("h3:8:naval-two-holes")
NO_WALLS: Final = LEDGER("h3r:naval-siege")
DISTANCES: Final = LEDGER("h3r:naval-distance")


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class SeaFight(Frame):
    """8 A Combat at a sea location, on the Naval Battle Board."""

    __slots__ = ()


def the_attacker_places_at_sea(s: State, f: SeaFight) -> None:
    """8 The board lacks its two middle spaces; the sides place as always."""
    for rule in (ALTERNATIVE, TWO_HOLES, NO_WALLS, DISTANCES):
        s.note(rule)
    push(s, Deployment(ATTACKER, ATTACKER_FIRST))


def the_defender_places_at_sea(s: State, f: SeaFight) -> None:
    """2 The defender follows, seeing that."""
    push(s, Deployment(DEFENDER, DEFENDER_SECOND))


def the_sea_fight_begins(s: State, f: SeaFight) -> None:
    """2 Then Combat begins."""
    push(s, Combat())


SeaFight.steps = (the_attacker_places_at_sea, the_defender_places_at_sea, the_sea_fight_begins)
SeaFight.rules = (AT_SEA,)

FRAMES: tuple[type[Frame], ...] = (SeaFight,)

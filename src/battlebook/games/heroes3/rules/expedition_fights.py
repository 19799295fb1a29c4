"""Combats of an expedition against the enemy Hero: his units are placed and run by the AI Rules."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.rules.c2_coop_placement import (
    BY_INITIATIVE,
    DIRECTION,
    MELEE_FRONT,
    OVERFLOW,
    RANGED_FIRST,
    ask_for_next,
)
from battlebook.games.heroes3.rules.c2_setup import ATTACKER_FIRST, DEFENDER_SECOND, Deployment
from battlebook.games.heroes3.rules.c7_siege import CARDS_AFTER_UNITS, Fortify
from battlebook.games.heroes3.rules.procedures import Combat
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, push, restart
from battlebook.kernel.options import Ask

AI_HEROES: Final = LEDGER("h3:11:scope")
NO_LIMIT: Final = LEDGER("h3:4:no-limit-ai-hero")
NO_TOWER: Final = -1
NO_SURRENDER: Final = LEDGER("h3:11:ai-no-surrender")


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class HeroFight(Frame):
    """2 A Combat against the enemy Hero. ``side``: his; ``units``: the faces of his Unit Deck, five at most;
    ``tower``: the face of the Arrow Tower of his Citadel, or NO_TOWER."""

    __slots__ = ("side", "tower", "units")
    fields = ("side", "units", "tower")

    def __init__(self, side: int, units: tuple[int, ...], tower: int = NO_TOWER) -> None:
        self.side = side
        self.units = units
        self.tower = tower


def the_attacker_places(s: State, f: HeroFight) -> None:
    """2 The attacker first."""
    for face in f.units:
        verbs.enlist(s, face, f.side)
    push(s, FoePlacement(f.side) if f.side == ATTACKER else Deployment(ATTACKER, ATTACKER_FIRST))


def the_defender_places(s: State, f: HeroFight) -> None:
    """2 Then the defender."""
    push(s, FoePlacement(f.side) if f.side == DEFENDER else Deployment(DEFENDER, DEFENDER_SECOND))


def the_walls_are_raised(s: State, f: HeroFight) -> None:
    """7 A Citadel of his own Town adds Walls, Gate and Arrow Tower, after the units."""
    if f.tower != NO_TOWER:
        s.note(CARDS_AFTER_UNITS)
        push(s, Fortify(f.tower))


def the_combat_is_fought(s: State, f: HeroFight) -> None:
    """4 Against an AI Hero there is no time limit, no Retreat and no Surrender."""
    if s.recorder is not None:
        for rule in (AI_HEROES, NO_LIMIT, NO_SURRENDER):
            s.note(rule)
    push(s, Combat())


HeroFight.steps = (the_attacker_places, the_defender_places, the_walls_are_raised, the_combat_is_fought)
HeroFight.rules = (ATTACKER_FIRST, DEFENDER_SECOND)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class FoePlacement(Frame):
    """2 The enemy Hero's units from left to right as the player sees them, one after the other. ``side``: theirs."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


def the_next_unit_is_found(s: State, f: FoePlacement) -> Ask | None:
    """2 In the order of the AI Rules; on a full tie the player decides."""
    return ask_for_next(s, f.side)


def it_gets_the_next_free_space(s: State, f: FoePlacement) -> None:
    """2 In its line; when that is full, in the other."""
    unit: int = s.answer[1]
    ranged = s.card(unit).type == RANGED
    own, other = s.board.backline[f.side], s.board.frontline[f.side]
    if not ranged:
        own, other = other, own
    taken = s.held[0] | s.held[1]
    free = MEMBERS[own & ~taken]
    rule = RANGED_FIRST if ranged else MELEE_FRONT
    if not free:
        free, rule = MEMBERS[other & ~taken], OVERFLOW
    # The player faces him: what is left for the defender is right for the attacker.
    space = min(free, key=s.board.column_of) if f.side == DEFENDER else max(free, key=s.board.column_of)
    verbs.stand(s, unit, space, rule)
    s.note(DIRECTION)
    restart(s, f)


FoePlacement.steps = (the_next_unit_is_found, it_gets_the_next_free_space)
FoePlacement.rules = (BY_INITIATIVE,)

FRAMES: tuple[type[Frame], ...] = (HeroFight, FoePlacement)

"""Chapter 2, Placing units, in Campaign and Cooperative Scenarios: Neutral Units from left to right."""

from __future__ import annotations

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.rules.asking import unit_options
from battlebook.games.heroes3.rules.c2_setup import unplaced
from battlebook.games.heroes3.state import DEFENDER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, restart
from battlebook.kernel.options import Ask, Group

DIRECTION = LEDGER("h3:2:coop-placement-direction")
RANGED_FIRST = LEDGER("h3:2:coop-ranged-first")
MELEE_FRONT = LEDGER("h3:2:coop-melee-front")
OVERFLOW = LEDGER("h3:2:coop-overflow")
BY_INITIATIVE = LEDGER("h3:2:coop-order-initiative")
BY_TIER = LEDGER("h3:2:coop-order-tie-tier")
BY_PLAYERS = LEDGER("h3:2:coop-order-tie-players")

Place = tuple[int, int]


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class CoopPlacement(Frame):
    """2 Placing Neutral Units from left to right as the player sees them, one after the other."""

    __slots__ = ()


def the_next_guard_is_found(s: State, f: CoopPlacement) -> Ask | None:
    """2 Ranged units first; in descending Initiative; on a tie the higher tier; then the players decide."""
    return ask_for_next(s, DEFENDER)


def ask_for_next(s: State, side: int) -> Ask | None:
    """2 The next unit of a side by the printed order is the answer; the other side is asked where the order leaves a
    choice. The frame is left when all are placed."""
    waiting = unplaced(s, side)
    if not waiting:
        leave(s)
        return None
    first = next_in_order(s, waiting)
    if len({s.face[unit] for unit in first}) > 1:
        group = Group(BY_PLAYERS, "place-next", unit_options("place-next", first))
        return Ask(s.seat(1 - side), BY_PLAYERS, "place-next", (group,))
    s.answer = ("place-next", first[0])
    return None


def it_gets_the_first_free_space(s: State, f: CoopPlacement) -> None:
    """2 From left to right in its line; when that is full, in the other."""
    unit: int = s.answer[1]
    space, rule = first_space(s, unit, s.held[0] | s.held[1], s.plan.home[DEFENDER])
    verbs.stand(s, unit, space, rule)
    s.note(DIRECTION)
    restart(s, f)


CoopPlacement.steps = (the_next_guard_is_found, it_gets_the_first_free_space)
CoopPlacement.rules = (BY_INITIATIVE,)


def next_in_order(s: State, waiting: tuple[int, ...]) -> tuple[int, ...]:
    """The units of which one is placed next; several when the players decide."""
    ranged = tuple(unit for unit in waiting if s.card(unit).type == RANGED)
    group = ranged or waiting
    top = max(s.speed[unit] for unit in group)
    fastest = tuple(unit for unit in group if s.speed[unit] == top)
    tier = max(s.card(unit).tier for unit in fastest)
    if any(s.card(unit).tier != tier for unit in fastest):
        s.note(BY_TIER)
    return tuple(unit for unit in fastest if s.card(unit).tier == tier)


def first_space(s: State, unit: int, taken: int, area: int) -> tuple[int, str]:
    """The leftmost free space of the unit's line within an area, or of the other line, or of the whole side; and the
    rule that says so."""
    ranged = s.card(unit).type == RANGED
    lines = (s.board.backline[DEFENDER], s.board.frontline[DEFENDER])
    own, other = lines if ranged else (lines[1], lines[0])
    for spaces, rule in (
        (own & area, RANGED_FIRST if ranged else MELEE_FRONT),
        (other & area, OVERFLOW),
        (s.plan.home[DEFENDER], OVERFLOW),
    ):
        free = MEMBERS[spaces & ~taken]
        if free:
            return free[0], rule
    raise ValueError("no free space on the defender's side")


def placement_in_order(s: State, units: tuple[int, ...], area: int) -> tuple[Place, ...]:
    """(unit, space) pairs for all units by the same order within an area, ties in the order of their numbers."""
    taken = s.held[0] | s.held[1]
    found: list[Place] = []
    waiting = units
    while waiting:
        unit = next_in_order(s, waiting)[0]
        space, _ = first_space(s, unit, taken, area)
        taken |= 1 << space
        found.append((unit, space))
        waiting = tuple(other for other in waiting if other != unit)
    return tuple(found)


FRAMES: tuple[type[Frame], ...] = (CoopPlacement,)

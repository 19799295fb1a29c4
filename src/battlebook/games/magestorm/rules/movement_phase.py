"""Movement Phase: every unit moves toward its closest objective marker, one after the other."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs
from battlebook.games.magestorm.board import HEXES, WAITING
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules.menus import Menu
from battlebook.games.magestorm.rules.move_unit import (
    ENTER,
    NO_ENTRY,
    begin_move,
    cite_effects,
    finish,
    give_up,
    go_on,
    refuse_to_move,
)
from battlebook.games.magestorm.rules.movement_frames import MovementEnds, UnitArrives, UnitsMove
from battlebook.games.magestorm.rules.movement_hexes import can_act, cost, cost_rule
from battlebook.games.magestorm.rules.procedures import MovementPhase
from battlebook.games.magestorm.rules.scenario_moves import arriving, enters_on
from battlebook.games.magestorm.rules.units import movement_points
from battlebook.games.magestorm.state import MOST_UNITS, UNITS, State, side_of
from battlebook.kernel.frames import leave, push, restart
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.rules import Refusal

MANDATORY: Final = LEDGER("ms:move:mandatory")
ANY_ORDER: Final = LEDGER("ms:move:order-free")
ONE_BY_ONE: Final = LEDGER("ms:move:finish-one-first")
OWN_UNITS: Final = LEDGER("ms:seq:own-objects")
MOVED: Final = LEDGER.refusal("ms:move:finish-one-first", "moved")

GO: Final = tuple(Option(("go", u), (("unit", u),)) for u in range(UNITS))
GO_MENU: Final = Menu(ANY_ORDER, "go", GO)


def units_that_do_not_move_stay(s: State, f: MovementPhase) -> None:
    """Units with a hold marker, with an objective in their hex, or without any objective."""
    for unit in unmoved(s, f.side):
        if s.recorder is not None:
            cite_effects(s, unit)
        why = refuse_to_move(s, unit)
        if why is not None:
            finish(s, unit, why)


def the_others_move(s: State, f: MovementPhase) -> None:
    """One after the other."""
    push(s, UnitsMove(f.side))


def the_scenario_may_let_units_do_more(s: State, f: MovementPhase) -> None:
    """Where the scenario has such a rule, units leave the board or burn a forest."""
    push(s, MovementEnds(f.side))


MovementPhase.steps = (units_that_do_not_move_stay, the_others_move, the_scenario_may_let_units_do_more)
MovementPhase.rules = (OWN_UNITS, MANDATORY)


def nobody_waits_for_a_way(s: State, f: UnitsMove) -> None:
    """When no unit is left that could enter or attack a hex, all are done: none of them makes way any more."""
    left = unmoved(s, f.side)
    for unit in left:
        if could_act(s, unit):
            return
    leave(s)
    for unit in left:
        give_up(s, unit, movement_points(s, unit))


def a_unit_is_chosen(s: State, f: UnitsMove) -> Ask:
    """Any unit that has not moved, in whatever order the player likes."""
    units = unmoved(s, f.side)
    return Ask(f.side, ANY_ORDER, "move-unit", (GO_MENU[tuple(units)],), None, (f.side,))


def its_movement_is_completed_before_the_next(s: State, f: UnitsMove) -> None:
    """The unit moves to the end; then the next one."""
    unit: int = s.answer[1]
    restart(s, f)
    if s.place[unit] >= HEXES:
        push(s, UnitArrives(unit))
    else:
        begin_move(s, unit)


UnitsMove.steps = (nobody_waits_for_a_way, a_unit_is_chosen, its_movement_is_completed_before_the_next)
UnitsMove.rules = (MANDATORY, MANDATORY, ONE_BY_ONE)


def unmoved(s: State, side: int) -> list[int]:
    """The side's units that have still to move, those included that enter the board in this turn."""
    moved = s.moved
    own = enumerate(s.places_of(side), side * MOST_UNITS)
    return [u for u, at in own if not moved[u] and (at < HEXES or (at == WAITING and arriving(s, u)))]


def could_act(s: State, unit: int) -> bool:
    """Whether an unmoved unit could enter or attack any hex now."""
    if s.place[unit] >= HEXES:
        return bool(enters_on(s, unit))
    return can_act(s, unit, s.place[unit], movement_points(s, unit))


# ---------------------------------------------------------------------------------------------- arrivals


def a_hex_of_the_edge_is_chosen(s: State, f: UnitArrives) -> Ask | None:
    """Any hex of the row with room and without enemies, that the unit can pay for."""
    hexes = enters_on(s, f.unit)
    if not hexes:
        leave(s)
        finish(s, f.unit, NO_ENTRY)
        return None
    group = Group(MANDATORY, "enter", tuple([ENTER[h] for h in hexes]))
    return Ask(side_of(f.unit), MANDATORY, "arrive", (group,), None, (f.unit,))


def the_unit_enters_and_moves_on(s: State, f: UnitArrives) -> None:
    """It pays for its first hex and moves on with the rest."""
    hex_: int = s.answer[1]
    s.note(cost_rule(s, f.unit, hex_))
    left = movement_points(s, f.unit) - cost(s, f.unit, hex_)
    verbs.stand(s, f.unit, hex_, MANDATORY, "arrives")
    why = refuse_to_move(s, f.unit)
    if why is None:
        go_on(s, f.unit, left)
    else:
        leave(s)
        finish(s, f.unit, why)


UnitArrives.steps = (a_hex_of_the_edge_is_chosen, the_unit_enters_and_moves_on)


# ------------------------------------------------------------------------------------------------ why not


def refuse_unit(s: State, unit: int) -> Refusal | None:
    """Why a unit is not on offer to move now."""
    return MOVED if s.moved[unit] else refuse_to_move(s, unit)

"""What scenarios add to the movement phase: units that enter late, leave over an edge, or burn a forest."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs_movement
from battlebook.games.magestorm.board import HEXES, OFF, WAITING, row_of
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules import victory
from battlebook.games.magestorm.rules.movement_frames import MovementEnds
from battlebook.games.magestorm.rules.movement_hexes import STACK, cost, is_flat_impassable
from battlebook.games.magestorm.rules.units import movement_points
from battlebook.games.magestorm.state import UNITS, State, side_of
from battlebook.kernel.frames import leave, restart
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.rules import Refusal

SCENARIO: Final = LEDGER("ms:overview:scenario-driven")
ATTACKS: Final = LEDGER.refusal("ms:overview:scenario-driven", "attacks")
NOT_THERE: Final = LEDGER.refusal("ms:overview:scenario-driven", "not-at-the-edge")
NO_FOREST: Final = LEDGER.refusal("ms:overview:scenario-driven", "no-forest")

DONE: Final = Group(SCENARIO, "done", (Option(("done",)),))
EXIT: Final = tuple(Option(("exit", u), (("unit", u),)) for u in range(UNITS))
BURN: Final = tuple(Option(("burn", u), (("unit", u),)) for u in range(UNITS))


def arriving(s: State, unit: int) -> bool:
    """Whether a unit enters the board in this turn."""
    scenario = s.plan.scenario
    return (
        s.place[unit] == WAITING
        and scenario.special.late_side == side_of(unit)
        and s.round >= scenario.special.late_round
    )


def enters_on(s: State, unit: int) -> list[int]:
    """The hexes of its row where an arriving unit can enter: passable, with room, without enemies, not too dear."""
    points = movement_points(s, unit)
    row = s.plan.scenario.special.late_row
    found = []
    for hex_ in range(HEXES):
        if row_of(hex_) != row or is_flat_impassable(s, hex_) or cost(s, unit, hex_) > points:
            continue
        if s.number_in(hex_, side_of(unit)) < STACK and not s.number_in(hex_, 1 - side_of(unit)):
            found.append(hex_)
    return found


def a_unit_leaves_or_burns_a_forest(s: State, f: MovementEnds) -> Ask | None:
    """Units at the edge may be taken off, units in a forest may remove it: any of them, or none any more."""
    special = s.plan.scenario.special
    exits = tuple([EXIT[u] for u in s.units_of(f.side) if refuse_exit(s, u) is None]) if special.exit_row else ()
    burns = tuple([BURN[u] for u in s.units_of(f.side) if refuse_burn(s, u) is None]) if special.burner >= 0 else ()
    if not exits and not burns:
        leave(s)
        return None
    offered = [Group(SCENARIO, verb, options) for verb, options in (("exit", exits), ("burn", burns)) if options]
    groups = (*offered, DONE)
    return Ask(f.side, SCENARIO, "movement-ends", groups, None, (f.side,))


def it_is_carried_out(s: State, f: MovementEnds) -> None:
    """The unit leaves with all its troops, which may count; or the forest is gone."""
    if s.answer[0] == "done":
        leave(s)
        return
    unit: int = s.answer[1]
    if s.answer[0] == "exit":
        n = len(s.cards[unit])
        verbs_movement.take_off(s, unit, SCENARIO)
        victory.score_now(s, "exit", f.side, n)
    else:
        verbs_movement.burn(s, unit, SCENARIO)
        victory.score_now(s, "burned", f.side)
    restart(s, f)


MovementEnds.steps = (a_unit_leaves_or_burns_a_forest, it_is_carried_out)


def refuse_exit(s: State, unit: int) -> Refusal | None:
    """The scenario lets this side's units leave from one row, if they do not attack."""
    scenario = s.plan.scenario
    if scenario.special.exit_side != side_of(unit) or row_of(s.place[unit]) != scenario.special.exit_row:
        return NOT_THERE
    return ATTACKS if s.attacks[unit] != OFF else None


def refuse_burn(s: State, unit: int) -> Refusal | None:
    """The scenario lets this side's units remove the forest they stand in, if they do not attack."""
    if s.plan.scenario.special.burner != side_of(unit) or not s.ground_of(s.place[unit]).forest:
        return NO_FOREST
    return ATTACKS if s.attacks[unit] != OFF else None

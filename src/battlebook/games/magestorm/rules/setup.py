"""Game Set-up: preparing the armies, deployment, objective markers."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs, verbs_magic
from battlebook.games.magestorm.board import HEXES, READY
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import KRAGIS, LAUSJAN
from battlebook.games.magestorm.rules.movement_frames import Loading
from battlebook.games.magestorm.rules.procedures import Battle, Composition, Deployment, Objectives, Round
from battlebook.games.magestorm.state import MOST_GOALS, MOST_UNITS, State
from battlebook.kernel.frames import leave, push, replace, restart
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.rules import Refusal

ARMY: Final = LEDGER("ms:setup:army")
MAGE_BOARD: Final = LEDGER("ms:setup:mage-board")
TERRAIN: Final = LEDGER("ms:setup:terrain")
SCENARIO: Final = LEDGER("ms:setup:choose-scenario")
ORDER: Final = LEDGER("ms:setup:deploy-order")
LIMIT: Final = LEDGER("ms:gloss:stacking-limit")
MARKS: Final = LEDGER("ms:gloss:objective")
STACKING: Final = LEDGER("ms:setup:deploy-stacking")
ALTERNATE: Final = LEDGER("ms:setup:objectives-alternate")
FIRST: Final = LEDGER("ms:setup:first-player-by-scenario")
INITIAL: Final = LEDGER("msr:initial-objectives")
BOARD_NOTES: Final = (
    LEDGER("ms:overview:two-players"),
    LEDGER("ms:overview:scenario-driven"),
    LEDGER("ms:comp:board-9x11"),
    LEDGER("ms:gloss:box-shapes"),
)
NOT_IN_ZONE: Final = LEDGER.refusal("ms:setup:choose-scenario", "zone")
FULL: Final = LEDGER.refusal("ms:setup:deploy-stacking")

GO_ON: Final = Option(("done",))
DEPLOY: Final = tuple(Option(("deploy", h), (("space", h),)) for h in range(HEXES))
TAKE: Final = tuple(Option(("unit", u), (("unit", u),)) for u in range(2 * MOST_UNITS))
MARK: Final = tuple(Option(("objective", h), (("space", h),)) for h in range(HEXES))
EVERYWHERE: Final = (Group(INITIAL, "objective", MARK),)


# ---------------------------------------------------------------------------------------------- the battle


def the_boards_are_laid_out(s: State, f: Battle) -> None:
    """Terrain lies as the scenario shows; each mage's power points lie on the source box."""
    for rule in (SCENARIO, TERRAIN, *BOARD_NOTES):
        s.note(rule)
    for side in (KRAGIS, LAUSJAN):
        verbs_magic.add_tokens(s, side, s.plan.army(side).opening, MAGE_BOARD)


def the_armies_are_prepared(s: State, f: Battle) -> None:
    """Each player organizes his troop cards into units."""
    push(s, Composition())


def units_are_deployed(s: State, f: Battle) -> None:
    """Following the scenario's order the players deploy their units."""
    push(s, Deployment(0))


def loads_get_their_carriers(s: State, f: Battle) -> None:
    """What the scenario lets units carry is given to them, open to all."""
    if s.plan.scenario.special.loads is not None:
        push(s, Loading())


def objective_markers_are_placed(s: State, f: Battle) -> None:
    """The players alternate in placing all their objective markers."""
    push(s, Objectives())


def the_battle_begins(s: State, f: Battle) -> None:
    """The round marker lies on the first round."""
    verbs.begin_battle(s, FIRST)
    push(s, Round(1))


Battle.steps = (
    the_boards_are_laid_out,
    the_armies_are_prepared,
    units_are_deployed,
    loads_get_their_carriers,
    objective_markers_are_placed,
    the_battle_begins,
)
Battle.rules = (
    MAGE_BOARD,
    ARMY,
    ORDER,
    SCENARIO,
    ALTERNATE,
    LEDGER("ms:setup:round-marker"),
)


# ------------------------------------------------------------------------------------------------ deployment


def the_side_that_deploys_is_found(s: State, f: Deployment) -> None:
    """The sides follow the scenario's order; a side with nothing left to deploy is passed over."""
    if READY not in s.place:
        leave(s)
    elif not to_deploy(s, deploying(s, f)):
        restart(s, Deployment(f.turn + 1))


def it_takes_a_unit(s: State, f: Deployment) -> Ask | None:
    """Where it matters which unit comes first, or whether it comes at all, the player chooses it."""
    side = deploying(s, f)
    if not chooses_unit(s, side):
        return None
    groups = [Group(ORDER, "unit", tuple([TAKE[u] for u in to_deploy(s, side)]))]
    if may_stop(s, side):
        groups.append(Group(SCENARIO, "done", (GO_ON,)))
    return Ask(side, ORDER, "deploy-unit", tuple(groups), None, (side,))


def the_unit_is_in_hand(s: State, f: Deployment) -> None:
    """The chosen unit, else the lowest number; or the rest enters later."""
    side = deploying(s, f)
    if not chooses_unit(s, side):
        replace(s, Deployment(f.turn, to_deploy(s, side)[0]))
    elif s.answer == GO_ON.key:
        the_rest_waits(s, side)
        restart(s, Deployment(f.turn + 1))
    else:
        replace(s, Deployment(f.turn, s.answer[1]))


def it_chooses_a_hex(s: State, f: Deployment) -> Ask:
    """Any hex of the deployment zone with room for the unit."""
    side = deploying(s, f)
    hexes = [DEPLOY[h] for h in s.plan.army(side).zone if refuse_room(s, side, h) is None]
    return Ask(side, ORDER, "deploy", (Group(SCENARIO, "deploy", tuple(hexes)),), None, (f.unit,))


def the_unit_is_deployed(s: State, f: Deployment) -> None:
    """Its figures stand on the board."""
    side = deploying(s, f)
    verbs.stand(s, f.unit, s.answer[1], ORDER)
    s.note(STACKING)
    s.note(LIMIT)
    if s.plan.scenario.special.late_side == side and len(s.units_of(side)) == s.plan.scenario.special.late_first:
        the_rest_waits(s, side)
    restart(s, Deployment(f.turn + 1 if s.plan.scenario.special.alternating else f.turn))


Deployment.steps = (
    the_side_that_deploys_is_found,
    it_takes_a_unit,
    the_unit_is_in_hand,
    it_chooses_a_hex,
    the_unit_is_deployed,
)
Deployment.rules = (ORDER, ORDER, ORDER, SCENARIO, STACKING)


def deploying(s: State, f: Deployment) -> int:
    """The side whose turn it is to deploy."""
    order = s.plan.scenario.deploy
    return order[f.turn % len(order)]


def to_deploy(s: State, side: int) -> list[int]:
    """The side's units that are still to be deployed."""
    return [u for u in range(side * MOST_UNITS, (side + 1) * MOST_UNITS) if s.place[u] == READY]


def chooses_unit(s: State, side: int) -> bool:
    """Whether the player says which unit is deployed next."""
    return s.plan.scenario.special.alternating or s.plan.scenario.special.late_side == side


def may_stop(s: State, side: int) -> bool:
    """Whether the rest of the side's units may enter in a later round."""
    return s.plan.scenario.special.late_side == side and bool(s.units_of(side))


def the_rest_waits(s: State, side: int) -> None:
    """Units that are not deployed enter in the round that the scenario names."""
    for unit in to_deploy(s, side):
        verbs.wait(s, unit)


def refuse_deploy(s: State, side: int, hex_: int) -> Refusal | None:
    """The scenario names the hexes; no more than two units in one of them."""
    if hex_ not in s.plan.army(side).zone:
        return NOT_IN_ZONE
    return refuse_room(s, side, hex_)


def refuse_room(s: State, side: int, hex_: int) -> Refusal | None:
    """No more than two units in a hex, or one where the scenario says so."""
    return FULL if hex_ in s.place and s.number_in(hex_, side) >= s.plan.army(side).room else None


# ----------------------------------------------------------------------------------------- objective markers


def a_player_places_a_marker(s: State, f: Objectives) -> Ask | None:
    """One at a time, the first player first, until all markers lie."""
    if f.placed == 2 * MOST_GOALS:
        return None
    side = placing(s, f)
    return Ask(side, ALTERNATE, "objective", EVERYWHERE, None, (side, f.placed // 2))


def the_marker_lies(s: State, f: Objectives) -> None:
    """It marks its hex; then the other player places one."""
    if f.placed < 2 * MOST_GOALS:
        verbs.place_goal(s, placing(s, f) * MOST_GOALS + f.placed // 2, s.answer[1], ALTERNATE)
        s.note(FIRST)
        s.note(MARKS)
        restart(s, Objectives(f.placed + 1))


Objectives.steps = (a_player_places_a_marker, the_marker_lies)
Objectives.rules = (ALTERNATE, ALTERNATE)


def placing(s: State, f: Objectives) -> int:
    """The side that places the next marker."""
    first = s.plan.scenario.first
    return first if f.placed % 2 == 0 else 1 - first

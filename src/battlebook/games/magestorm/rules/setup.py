"""Game Set-up: preparing the armies, deployment, objective markers."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs, verbs_magic
from battlebook.games.magestorm.board import HEXES, READY
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import KRAGIS, LAUSJAN
from battlebook.games.magestorm.rules.movement_frames import Loading
from battlebook.games.magestorm.rules.procedures import Battle, Composition, Deployment, Objectives, Round
from battlebook.games.magestorm.state import ALL_KNIGHTS, KNIGHTS, LARGE, MOST_GOALS, MOST_UNITS, State, unit_of
from battlebook.kernel.form_groups import Groups
from battlebook.kernel.forms import Answer, Fault
from battlebook.kernel.frames import leave, push, replace, restart
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.rules import Refusal
from battlebook.kernel.sealed import sealed

ARMY: Final = LEDGER("ms:setup:army")
MAGE_BOARD: Final = LEDGER("ms:setup:mage-board")
TERRAIN: Final = LEDGER("ms:setup:terrain")
SCENARIO: Final = LEDGER("ms:setup:choose-scenario")
ORDER: Final = LEDGER("ms:setup:deploy-order")
STACKING: Final = LEDGER("ms:setup:deploy-stacking")
ALTERNATE: Final = LEDGER("ms:setup:objectives-alternate")
FIRST: Final = LEDGER("ms:setup:first-player-by-scenario")
INITIAL: Final = LEDGER("msr:initial-objectives")
SECRET: Final = LEDGER("ms:prep:composition-secret")
CHOSEN: Final = LEDGER("ms:prep:order-chosen")
FIGURES: Final = LEDGER("ms:prep:figures-anonymous")
BOARD_NOTES: Final = (
    LEDGER("ms:overview:two-players"),
    LEDGER("ms:overview:scenario-driven"),
    LEDGER("ms:comp:board-9x11"),
    LEDGER("ms:gloss:box-shapes"),
)
ARMY_NOTES: Final = (
    LEDGER("ms:box:kragis-cards"),
    LEDGER("ms:box:lausjan-cards"),
    LEDGER("ms:army:kragis-roster"),
    LEDGER("ms:army:lausjan-roster"),
    LEDGER("ms:prep:first-line-four"),
)
KNIGHTS_SHOW: Final = LEDGER("ms:prep:waldwika-visible")
ALL_SHOW: Final = LEDGER("ms:prep:all-waldwika-visible")
FORMED_NOTES: Final = (SECRET, CHOSEN, FIGURES)
SIZES: Final = (LEDGER("ms:prep:small-three-or-less"), LEDGER("ms:prep:large-four-plus"))
TOO_MANY: Final = LEDGER.refusal("ms:prep:max-units")
TOO_FEW: Final = LEDGER.refusal("ms:prep:min-units")
WRONG_SIZE: Final = LEDGER.refusal("ms:prep:two-to-six")
NOT_IN_ZONE: Final = LEDGER.refusal("ms:setup:choose-scenario", "zone")
FULL: Final = LEDGER.refusal("ms:setup:deploy-stacking")
SMALLEST: Final = 2
LARGEST: Final = 6

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


# ----------------------------------------------------------------------------------------- preparing the army


class Army(Groups):
    """The form of an army; what is wrong with an answer is told by the rule it breaks. The items are the positions of
    the army's cards in ascending order."""

    __slots__ = ()

    def shape(self, answer: Answer) -> Fault | None:
        """Sizes from two to six, and no more and no fewer units than the scenario allows."""
        fault = super().shape(answer)
        if fault is None:
            return None
        groups: list[Answer] = [group for group in answer if type(group) is tuple]
        cards = [card for group in groups for card in group]
        if len(groups) < len(answer) or any(type(card) is not int for card in cards):
            return fault
        if tuple(sorted(cards)) != self.items:
            return fault
        for i, group in enumerate(groups):
            if not self.small <= len(group) <= self.large:
                return WRONG_SIZE, i
        if len(groups) > self.most:
            return TOO_MANY, self.most
        return (TOO_FEW, -1) if len(groups) < self.least else fault


def both_players_form_their_units(s: State, f: Composition) -> Ask | None:
    """Which cards, in which order, under which number: in secret, at the same time."""
    return sealed(SECRET, "army", [army_ask(s, side) for side in (KRAGIS, LAUSJAN)])


def army_ask(s: State, side: int) -> Ask:
    """The ask for one side's units."""
    army = s.plan.army(side)
    form = Army(ARMY, tuple(range(len(army.cards))), (army.least, army.most), (SMALLEST, LARGEST))
    return Ask(side, ARMY, "army", (), form, (side,))


def the_units_lie_ready(s: State, f: Composition) -> None:
    """Each unit has a number and figures that betray only what they should."""
    for side, groups in enumerate(s.answer):
        cards = s.plan.army(side).cards
        for i, group in enumerate(groups):
            unit = unit_of(side, i + 1)
            verbs.form_unit(s, unit, tuple([cards[n] for n in group]), ARMY)
            note_figures(s, s.look[unit])
    for rule in (*FORMED_NOTES, *ARMY_NOTES):
        s.note(rule)


def note_figures(s: State, look: int) -> None:
    """One base or two; knights where there are some, nothing but knights where there are no others."""
    s.note(SIZES[1 if look & LARGE else 0])
    if look & KNIGHTS:
        s.note(ALL_SHOW if look & ALL_KNIGHTS else KNIGHTS_SHOW)


Composition.steps = (both_players_form_their_units, the_units_lie_ready)
Composition.rules = (SECRET, ARMY)


# ------------------------------------------------------------------------------------------------ deployment


def the_side_that_deploys_is_found(s: State, f: Deployment) -> None:
    """The sides follow the scenario's order; a side with nothing left to deploy is passed over."""
    if not to_deploy(s, KRAGIS) and not to_deploy(s, LAUSJAN):
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
    hexes = [h for h in s.plan.army(side).zone if refuse_deploy(s, side, h) is None]
    return Ask(side, ORDER, "deploy", (Group(SCENARIO, "deploy", tuple([DEPLOY[h] for h in hexes])),), None, (f.unit,))


def the_unit_is_deployed(s: State, f: Deployment) -> None:
    """Its figures stand on the board."""
    side = deploying(s, f)
    verbs.stand(s, f.unit, s.answer[1], ORDER)
    s.note(STACKING)
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
    if len(s.units_in(hex_, side)) >= s.plan.army(side).room:
        return FULL
    return None


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
        restart(s, Objectives(f.placed + 1))


Objectives.steps = (a_player_places_a_marker, the_marker_lies)
Objectives.rules = (ALTERNATE, ALTERNATE)


def placing(s: State, f: Objectives) -> int:
    """The side that places the next marker."""
    first = s.plan.scenario.first
    return first if f.placed % 2 == 0 else 1 - first

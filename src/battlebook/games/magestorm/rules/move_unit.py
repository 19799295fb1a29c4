"""Movement Phase, How to Move and Entering Combat: one unit moves, hex by hex."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs, verbs_movement
from battlebook.games.magestorm.board import HEXES
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules import loads
from battlebook.games.magestorm.rules.movement_frames import NO_GOAL, UnitMoves
from battlebook.games.magestorm.rules.movement_hexes import (
    DEAR,
    FULL_COST,
    Ways,
    can_act,
    choices,
    closest,
    cost_rule,
    is_marked,
    markers,
    obstacles,
    refuse_hex,
    toll,
    ways_to,
)
from battlebook.games.magestorm.rules.units import movement_points, points_rule
from battlebook.games.magestorm.state import MOST_UNITS, State, side_of
from battlebook.kernel.frames import leave, push, replace, restart
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.rules import Refusal

BY_HEXES: Final = LEDGER("ms:move:closest-by-hex-count")
WHATEVER_LIES_BETWEEN: Final = LEDGER("ms:move:count-ignores-terrain")
TIE: Final = LEDGER("ms:move:tie-player-chooses")
NEXT_HEX: Final = LEDGER("ms:move:adjacent-hex")
CHOICE: Final = LEDGER("ms:move:choose-among-closer")
ENTERS: Final = LEDGER("ms:move:enter-if-enough")
STOPS_BEFORE: Final = LEDGER("ms:move:stop-before-enemy")
TRIGGERS: Final = LEDGER("ms:move:triggers-combat")
TOO_DEAR: Final = LEDGER("ms:move:too-costly-ends-move")
AGAIN: Final = LEDGER("ms:move:reevaluate-each-step")
OPENS_RIVER: Final = LEDGER("ms:terrain:bridge-ford-opens-river")
OPEN_SIDES: Final = LEDGER("ms:terrain:bridge-hexsides")
RUN: Final = LEDGER("ms:spell-air:run")
WHIRLWIND: Final = LEDGER("ms:spell-air:whirlwind")
FLIES_OVER: Final = LEDGER("ms:spell-air:fly-over-flat")
FLARE: Final = LEDGER("ms:spell-fire:flare")
FLARE_NAMED: Final = LEDGER("ms:spell-fire:flare-nominated")
HELD: Final = LEDGER.refusal("ms:move:hold-stays", "held")
ON_OBJECTIVE: Final = LEDGER.refusal("ms:move:on-objective-stays", "objective")
NO_OBJECTIVE: Final = LEDGER.refusal("msr:no-objective", "none")
NO_ENTRY: Final = LEDGER.refusal("ms:move:blocked-stays", "no-entry")
STILL_STACKS: Final = LEDGER("ms:move:attackers-still-stack")
FROM_TWO_HEXES: Final = LEDGER("ms:move:may-come-from-two-hexes")
TWO_ENEMIES: Final = LEDGER("msr:attack-hex-with-two-enemies")
NEEDS_POINTS: Final = LEDGER("msr:attack-needs-points")
MAY_STAY: Final = LEDGER("msr:tie-with-blocked-target")
MAY_STOP: Final = LEDGER("msr:choose-too-costly")

TOWARD: Final = tuple(Option(("toward", h), (("space", h),)) for h in range(HEXES))
ENTER: Final = tuple(Option(("enter", h), (("space", h),)) for h in range(HEXES))
ATTACK: Final = tuple(Option(("attack", h), (("space", h),)) for h in range(HEXES))
STOP: Final = tuple(Option(("stop", h), (("space", h),)) for h in range(HEXES))


# ------------------------------------------------------------------------------------------ whether it moves


def refuse_to_move(s: State, unit: int) -> Refusal | None:
    """Why a unit takes no part in movement at all: it is held, stands on an objective, or its side has none."""
    if s.place[unit] >= HEXES:
        return None
    if s.hold[unit]:
        return HELD
    if is_marked(s, unit, s.place[unit]):
        return ON_OBJECTIVE
    return None if markers(s, unit) else NO_OBJECTIVE


def finish(s: State, unit: int, why: Refusal | None = None) -> None:
    """A unit's movement is completed; the reason is told when it might have gone on. It takes up what lies there."""
    verbs_movement.spend_move(s, unit)
    if why is not None:
        verbs_movement.halt(s, unit, why)
    loads.the_unit_stands(s, unit)


def give_up(s: State, unit: int, left: int, goal: int = NO_GOAL) -> None:
    """A unit's movement is completed because nothing is open to it: for the marker it heads for, or any closest one."""
    at = s.place[unit]
    if at >= HEXES:
        finish(s, unit, NO_ENTRY)
        return
    s.note(BY_HEXES)
    s.note(WHATEVER_LIES_BETWEEN)
    goals = closest(s, unit, at) if goal == NO_GOAL else [goal]
    if any(ways_to(s, unit, at, g, left).dear for g in goals):
        finish(s, unit, DEAR)
        return
    verbs_movement.block(s, unit, obstacles(s, unit, at, goals, left))
    finish(s, unit)


def give_up_for(s: State, f: UnitMoves) -> None:
    """Nothing is open for the marker that the unit heads for: chosen although another one is in reach, or like all."""
    chosen = can_act(s, f.unit, s.place[f.unit], f.left)
    if chosen:
        s.note(MAY_STAY)
    give_up(s, f.unit, f.left, f.goal if chosen else NO_GOAL)


def attack(s: State, unit: int, hex_: int) -> None:
    """A unit stops before the hex of an enemy; it still counts where it stands."""
    verbs.mark_attack(s, unit, hex_, STOPS_BEFORE)
    s.note(STILL_STACKS)
    s.note(NEEDS_POINTS)
    if s.number_in(hex_, 1 - side_of(unit)) > 1:
        s.note(TWO_ENEMIES)
    side = range(side_of(unit) * MOST_UNITS, (side_of(unit) + 1) * MOST_UNITS)
    if any(s.attacks[u] == hex_ and s.place[u] != s.place[unit] for u in side):
        s.note(FROM_TWO_HEXES)


# ------------------------------------------------------------------------------------------- how it moves


def begin_move(s: State, unit: int) -> None:
    """Give a unit its movement points and let it move."""
    if s.recorder is not None:
        cite_effects(s, unit)
    push(s, UnitMoves(unit, movement_points(s, unit)))


def cite_effects(s: State, unit: int) -> None:
    """Tell the recorder what gives a unit its movement points, and which flares it regards."""
    s.note(points_rule(s, unit))
    for column, rule in ((s.run, RUN), (s.whirl, WHIRLWIND), (s.fly, FLIES_OVER)):
        if column[unit]:
            s.note(rule)
    for owner, _, named in s.flares:
        if owner == side_of(unit):
            s.note(FLARE if named < 0 else FLARE_NAMED)


def cite_ground(s: State, unit: int, hex_: int) -> None:
    """Tell the recorder what the chosen hex costs, and that a crossing opens the river."""
    s.note(cost_rule(s, unit, hex_))
    if s.ground_of(hex_).crossing:
        s.note(OPENS_RIVER)
        s.note(OPEN_SIDES)


def the_closest_objective_is_found(s: State, f: UnitMoves) -> Ask | None:
    """Of several that are equally close, the player chooses one."""
    tied = choices(s, f.unit, s.place[f.unit], f.left)
    if len(tied) < 2:
        replace(s, UnitMoves(f.unit, f.left, tied[0]))
        return None
    group = Group(TIE, "toward", tuple([TOWARD[h] for h in tied]))
    return Ask(side_of(f.unit), BY_HEXES, "toward", (group,), None, (f.unit,))


def the_unit_heads_for_it(s: State, f: UnitMoves) -> None:
    """The marker stays in mind for this one step."""
    if f.goal == NO_GOAL:
        replace(s, UnitMoves(f.unit, f.left, s.answer[1]))


def a_hex_is_chosen(s: State, f: UnitMoves) -> Ask | None:
    """A neighbouring hex that is closer to the marker and not impassable; among several the player chooses."""
    ways = ways_to(s, f.unit, s.place[f.unit], f.goal, f.left)
    if not ways.enter and not ways.attack:
        leave(s)
        give_up_for(s, f)
        return None
    if s.recorder is not None:
        for _, why in obstacles(s, f.unit, s.place[f.unit], [f.goal], f.left):
            s.note(why.rule)
    return Ask(side_of(f.unit), NEXT_HEX, "step", groups_of(ways), None, (f.unit, f.goal, f.left))


def the_unit_enters_it_or_stops(s: State, f: UnitMoves) -> None:
    """It pays and enters; or it stops before an enemy that it will attack; or it cannot pay and its movement ends."""
    verb, hex_ = s.answer
    if verb == "enter":
        if s.recorder is not None:
            cite_ground(s, f.unit, hex_)
        left = f.left - toll(s, f.unit, hex_, f.left)
        verbs.move(s, f.unit, hex_, ENTERS)
        go_on(s, f.unit, left)
        return
    leave(s)
    if verb == "attack":
        attack(s, f.unit, hex_)
    else:
        s.note(MAY_STOP)
        cite_ground(s, f.unit, hex_)
    finish(s, f.unit, DEAR if verb == "stop" else None)


UnitMoves.steps = (
    the_closest_objective_is_found,
    the_unit_heads_for_it,
    a_hex_is_chosen,
    the_unit_enters_it_or_stops,
)
UnitMoves.rules = (BY_HEXES, WHATEVER_LIES_BETWEEN, NEXT_HEX, ENTERS)


def groups_of(ways: Ways) -> tuple[Group, ...]:
    """The hexes on offer: to enter, to attack, to stop before."""
    groups = []
    if ways.enter:
        groups.append(Group(CHOICE, "enter", tuple([ENTER[h] for h in ways.enter])))
    if ways.attack:
        groups.append(Group(TRIGGERS, "attack", tuple([ATTACK[h] for h in ways.attack])))
    if ways.dear:
        groups.append(Group(TOO_DEAR, "stop", tuple([STOP[h] for h in ways.dear])))
    return tuple(groups)


def go_on(s: State, unit: int, left: int) -> None:
    """Repeat from the new hex until the points are used up, an objective is reached, or the way is closed."""
    if is_marked(s, unit, s.place[unit]):
        leave(s)
        finish(s, unit, ON_OBJECTIVE if left else None)
    elif left or s.rulings.attack_needs_points != FULL_COST:
        s.note(AGAIN)
        restart(s, UnitMoves(unit, left, NO_GOAL))
    else:
        leave(s)
        finish(s, unit)


def refuse_step(s: State, f: UnitMoves, verb: str, hex_: int) -> Refusal | None:
    """Why a hex may not be entered, attacked or stopped before."""
    at = s.place[f.unit]
    found = refuse_hex(s, f.unit, at, f.goal, hex_, f.left)
    if found is not None:
        return found
    if toll(s, f.unit, hex_, f.left) > f.left and verb != "stop":
        return DEAR
    return None

"""Use Strategic Points: the orders, their permissions, and those about objectives and holds."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs, verbs_orders
from battlebook.games.magestorm.board import DISTANCE, HEXES, NEXT, OFF
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules import reorganisation
from battlebook.games.magestorm.rules.menus import Menu
from battlebook.games.magestorm.rules.procedures_strategic import Orders
from battlebook.games.magestorm.state import MOST_GOALS, UNITS, State
from battlebook.kernel.frames import leave, restart
from battlebook.kernel.options import Ask, Group, Key, Option
from battlebook.kernel.rules import Refusal

LIST: Final = LEDGER("ms:orders:list")
ONE_POINT: Final = LEDGER("ms:orders:one-point-each")
REPEATABLE: Final = LEDGER("ms:orders:repeatable")
MOVE_GOAL: Final = LEDGER("ms:orders:move-objective")
ANYWHERE: Final = LEDGER("msr:objective-in-impassable")
PLACE_GOAL: Final = LEDGER("ms:orders:place-objective")
REMOVE_GOAL: Final = LEDGER("ms:orders:remove-objective")
STACK: Final = LEDGER("ms:orders:objectives-stack")
HOLD: Final = LEDGER("ms:orders:hold")
CANCEL: Final = LEDGER("ms:orders:cancel-hold")
SCENARIO: Final = LEDGER("ms:overview:scenario-driven")
NO_MARKER: Final = LEDGER.refusal("ms:orders:move-objective", "none")
NOT_NEXT: Final = LEDGER.refusal("ms:orders:move-objective", "far")
NO_UNIT_THERE: Final = LEDGER.refusal("ms:orders:place-objective")
FOUR_LIE: Final = LEDGER.refusal("ms:orders:place-max-four")
HOLDS: Final = LEDGER.refusal("ms:orders:hold", "twice")
HOLDS_NOT: Final = LEDGER.refusal("ms:orders:cancel-hold", "none")
DONE: Final = Group(LIST, "done", (Option(("done",)),))

MOVE_OPTIONS: Final = tuple(
    tuple(Option(("goal-move", g, h), (("goal", g), ("space", h))) for h in range(HEXES)) for g in range(2 * MOST_GOALS)
)
PLACE_OPTIONS: Final = tuple(Option(("goal-place", h), (("space", h),)) for h in range(HEXES))
REMOVE_OPTIONS: Final = tuple(Option(("goal-remove", g), (("goal", g),)) for g in range(2 * MOST_GOALS))
HOLD_OPTIONS: Final = tuple(Option(("hold", u), (("unit", u),)) for u in range(UNITS))
CANCEL_OPTIONS: Final = tuple(Option(("hold-cancel", u), (("unit", u),)) for u in range(UNITS))
MOVES_FROM: Final = tuple(
    [tuple([tuple([moves[there] for there in NEXT[h]]) for h in range(HEXES)]) for moves in MOVE_OPTIONS]
)
PLACES: Final = Menu(PLACE_GOAL, "goal-place", PLACE_OPTIONS)
REMOVES: Final = Menu(REMOVE_GOAL, "goal-remove", REMOVE_OPTIONS)
HOLDS_ON: Final = Menu(HOLD, "hold", HOLD_OPTIONS)
CANCELS: Final = Menu(CANCEL, "hold-cancel", CANCEL_OPTIONS)


def an_order_is_given(s: State, f: Orders) -> Ask | None:
    """Any order, any number of times, while points are left."""
    if not s.points:
        leave(s)
        return None
    groups = [group for group in order_groups(s, f.side) if group.size]
    return Ask(f.side, LIST, "orders", (*groups, DONE), None, (f.side, s.points))


def it_is_carried_out(s: State, f: Orders) -> None:
    """For one strategic point."""
    key = s.answer
    if key[0] == "done":
        leave(s)
        return
    verbs_orders.spend_point(s)
    if s.recorder is not None:
        s.note(ONE_POINT)
        s.note(REPEATABLE)
    restart(s, f)
    carry_out(s, f.side, key)


Orders.steps = (an_order_is_given, it_is_carried_out)
Orders.rules = (LIST, ONE_POINT)


def order_groups(s: State, side: int) -> list[Group]:
    """Every order that nothing refuses, by rule."""
    units, goals, hold = s.units_of(side), lying(s, side), s.hold
    held = tuple([u for u in units if hold[u]]) if any(hold) else ()
    return [
        Group(MOVE_GOAL, "goal-move", goal_moves(s, goals)),
        PLACES[goal_places(s, goals, units)],
        REMOVES[tuple(goals)],
        HOLDS_ON[tuple([u for u in units if not hold[u]])],
        CANCELS[held],
        *reorganisation.groups(s, side, units),
    ]


def lying(s: State, side: int) -> list[int]:
    """The side's objective markers on the board."""
    return [g for g in range(side * MOST_GOALS, (side + 1) * MOST_GOALS) if s.goals[g] != OFF]


def goal_moves(s: State, goals: list[int]) -> tuple[Option, ...]:
    """Each marker to each hex next to its own, whatever the terrain."""
    found: tuple[Option, ...] = ()
    for g in goals:
        found += MOVES_FROM[g][s.goals[g]]
    return found


def goal_places(s: State, goals: list[int], units: list[int]) -> tuple[int, ...]:
    """The hexes for a new marker: those with own units."""
    return () if len(goals) == MOST_GOALS else tuple(sorted({s.place[u] for u in units}))


def refuse_order(s: State, side: int, key: Key) -> Refusal | None:
    """Why an order cannot be given; None for one that can, and for keys that are no order."""
    verb, first = key[0], key[1]
    if verb == "goal-move":
        return refuse_goal_move(s, side, first, key[2])
    if verb == "goal-place":
        return refuse_goal_place(s, side, first)
    if verb == "goal-remove":
        return None if first in lying(s, side) else NO_MARKER
    if verb == "hold":
        return HOLDS if s.hold[first] else None
    if verb == "hold-cancel":
        return None if s.hold[first] else HOLDS_NOT
    return reorganisation.refuse(s, side, key)


def refuse_goal_move(s: State, side: int, goal: int, hex_: int) -> Refusal | None:
    """One of the own markers, to a hex next to it."""
    if goal not in lying(s, side):
        return NO_MARKER
    return NOT_NEXT if DISTANCE[s.goals[goal]][hex_] != 1 else None


def refuse_goal_place(s: State, side: int, hex_: int) -> Refusal | None:
    """In a hex with own units; no more than four."""
    if not s.units_in(hex_, side):
        return NO_UNIT_THERE
    return FOUR_LIE if len(lying(s, side)) == MOST_GOALS else None


def move_goal(s: State, key: Key) -> None:
    """One hex in any direction, whatever the terrain."""
    verbs.place_goal(s, key[1], key[2], MOVE_GOAL, "goal-moved")
    s.note(ANYWHERE)


def lay_goal(s: State, side: int, key: Key) -> None:
    """A marker more; others may lie there."""
    verbs.place_goal(s, free_goal(s, side), key[1], PLACE_GOAL)
    s.note(STACK)


def carry_out(s: State, side: int, key: Key) -> None:
    """Do what the order says."""
    verb, first = key[0], key[1]
    if verb == "goal-move":
        move_goal(s, key)
    elif verb == "goal-place":
        lay_goal(s, side, key)
    elif verb == "goal-remove":
        verbs.place_goal(s, first, OFF, REMOVE_GOAL, "goal-removed")
    elif verb == "hold":
        verbs_orders.set_hold(s, first, 1, HOLD)
    elif verb == "hold-cancel":
        verbs_orders.set_hold(s, first, 0, CANCEL)
    else:
        reorganisation.carry_out(s, key)


def free_goal(s: State, side: int) -> int:
    """The side's first marker that is not on the board."""
    return s.goals.index(OFF, side * MOST_GOALS)

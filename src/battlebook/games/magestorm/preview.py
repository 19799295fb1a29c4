"""The movement preview: where units would go, from what a seat knows; with the markers as they lie or moved in thought.

`preview` returns a row for each unit of a side that takes part in movement now, as if it were the next to move:

``unit``, ``hex`` (null: it enters the board), ``points``; ``stays``: null, or why it does not move (held, objective,
none, moved). ``goals``: the hexes of its closest markers, several in a tie. ``steps``: its choices for the first hex
{goal, hex, does (enter, attack, stop), cost}. ``closed``: closer hexes that it may not choose {hex, goal, rule,
words}. ``path``: every hex it may come through; ``ends``: hexes where its movement may end; ``attacks``: enemies'
hexes that it may attack. ``warnings``, in this order where they hold: ``attack`` (it may attack) or ``must-attack``
(every way ends in an attack), ``river`` (water is in the way of its first step), ``crossing`` (a closed side of a
bridge or ford), ``jam`` (own units fill the hexes on its way, or more than two units can end in one hex only),
``dear`` (its first step costs too much), ``stuck`` (it cannot leave its hex though nothing holds it).

`what_if` gives the same rows with objective markers moved, placed or taken away in thought; nothing is spent. `thought`
answers the page's question ``what-if``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from battlebook.games.magestorm.board import HEXES, OFF
from battlebook.games.magestorm.rules.move_unit import refuse_to_move
from battlebook.games.magestorm.rules.movement_hexes import (
    FULL,
    FULL_TO_FLYERS,
    NO_WAY_IN,
    NO_WAY_OUT,
    RIVER,
    STACK,
    all_ways,
    closest,
    is_marked,
    obstacles,
    toll,
)
from battlebook.games.magestorm.rules.movement_phase import MOVED, unmoved
from battlebook.games.magestorm.rules.scenario_moves import enters_on
from battlebook.games.magestorm.rules.units import movement_points
from battlebook.games.magestorm.state import MOST_GOALS, MOVEMENT, State, side_of
from battlebook.games.magestorm.table import TABLE
from battlebook.games.magestorm.verbs_movement import reason
from battlebook.kernel.options import Key
from battlebook.kernel.state import with_byte

Row = dict[str, Any]
REASONS = {RIVER: "river", NO_WAY_IN: "crossing", NO_WAY_OUT: "crossing", FULL: "jam", FULL_TO_FLYERS: "jam"}


class Outcome(NamedTuple):
    """What may become of a unit's movement: hexes it may enter, where it may end without an attack, where it may stop
    to attack, and whose hexes."""

    path: set[int]
    quiet: set[int]
    fights: set[int]
    attacks: set[int]


def preview(s: State, side: int) -> list[Row]:
    """The rows of a side's units, by number. A pure function of open information."""
    rows = [row_of(s, unit) for unit in sorted({*s.units_of(side), *unmoved(s, side)})]
    crowded = Counter(row["ends"][0] for row in rows if len(row["ends"]) == 1)
    for row in rows:
        jammed = row["stays"] is None and len(row["ends"]) == 1 and crowded[row["ends"][0]] > STACK
        if jammed and "jam" not in row["warnings"]:
            row["warnings"].append("jam")
    return rows


def what_if(s: State, side: int, goals: Mapping[int, int]) -> list[Row]:
    """The rows with some of the side's objective markers (0 to 3) in other hexes; `OFF` takes one away.

    Raises ValueError for another marker, or a hex outside the board.
    """
    if any(not 0 <= n < MOST_GOALS or not 0 <= at <= OFF for n, at in goals.items()):
        raise ValueError(f"no such markers or hexes: {dict(goals)}")
    thought: State = TABLE.clone(s)
    thought.sink = None
    for n, at in goals.items():
        thought.goals = with_byte(thought.goals, side * MOST_GOALS + n, at if at < HEXES else OFF)
    return preview(thought, side)


def thought(s: State, seat: int, key: Key) -> dict[str, Any] | None:
    """{"goals", "preview"} as a view would hold them after an order about objective markers, however far and dear: keys
    ("goal-move", marker, hex), ("goal-place", hex), ("goal-remove", marker), as the strategic phase offers them, with
    any hex. None for anything else, and for a fifth marker."""
    goals = goals_after(s, seat, key)
    if goals is None:
        return None
    first = seat * MOST_GOALS
    places = [(n, goals.get(n, s.goals[first + n])) for n in range(MOST_GOALS)]
    lying = [{"side": seat, "n": n + 1, "hex": at} for n, at in places if at != OFF]
    return {"goals": lying, "preview": what_if(s, seat, goals)}


def goals_after(s: State, seat: int, key: Key) -> dict[int, int] | None:
    """The marker (0 to 3) that an order changes, with its new hex or `OFF`; None for no such order."""
    first = seat * MOST_GOALS
    lies = [s.goals[first + n] != OFF for n in range(MOST_GOALS)]
    if not key or not all(type(part) is int and 0 <= part < HEXES for part in key[1:]):
        return None
    verb, at = key[0], key[-1]
    if verb == "goal-place" and len(key) == 2:
        return None if all(lies) else {lies.index(False): at}
    if (verb, len(key)) not in (("goal-move", 3), ("goal-remove", 2)):
        return None
    n = key[1] - first
    if not 0 <= n < MOST_GOALS or not lies[n]:
        return None
    return {n: at if verb == "goal-move" else OFF}


def row_of(s: State, unit: int) -> Row:
    """One unit's row."""
    at, points = s.place[unit], movement_points(s, unit)
    had_turn = s.moved[unit] and s.active == side_of(unit) and s.phase >= MOVEMENT
    why = MOVED if had_turn else refuse_to_move(s, unit)
    row: Row = {"unit": unit, "hex": at if at < HEXES else None, "points": points}
    row["stays"] = why.cause if why is not None else None
    if why is not None:
        return {**row, "goals": [], "steps": [], "closed": [], "path": [], "ends": [at], "attacks": [], "warnings": []}
    return {**row, **(moves_of(s, unit, at, points) if at < HEXES else entries_of(s, unit))}


def moves_of(s: State, unit: int, at: int, points: int) -> Row:
    """What a unit on the board may do."""
    goals = closest(s, unit, at)
    steps = []
    for goal, ways in all_ways(s, unit, at, points):
        for does, hexes in zip(("enter", "attack", "stop"), ways):
            steps += [{"goal": goal, "hex": h, "does": does, "cost": toll(s, unit, h, points)} for h in hexes]
    closed = obstacles(s, unit, at, goals, points)
    found = follow(s, unit, at, points)
    return {
        "goals": goals,
        "steps": steps,
        "closed": [{"hex": h, "rule": r.rule, "words": reason(unit, h, r)} for h, r in closed],
        "path": sorted(found.path),
        "ends": sorted(found.quiet | found.fights),
        "attacks": sorted(found.attacks),
        "warnings": warnings_of([REASONS.get(r, "") for _, r in closed], [str(step["does"]) for step in steps], found),
    }


def entries_of(s: State, unit: int) -> Row:
    """What a unit may do that enters the board."""
    hexes = enters_on(s, unit)
    steps = [{"goal": None, "hex": h, "does": "enter", "cost": toll(s, unit, h, 0)} for h in hexes]
    closed = [] if hexes else ["stuck"]
    return {"goals": [], "steps": steps, "closed": [], "path": [], "ends": hexes, "attacks": [], "warnings": closed}


def warnings_of(closed: list[str], does: list[str], found: Outcome) -> list[str]:
    """What a player should know before the unit moves."""
    made = []
    if found.attacks:
        made.append("attack" if found.quiet else "must-attack")
    made += [kind for kind in ("river", "crossing", "jam") if kind in closed]
    acts = "enter" in does or "attack" in does
    if not acts:
        made.append("dear" if "stop" in does else "stuck")
    return made


def follow(s: State, unit: int, at: int, left: int) -> Outcome:
    """Every way a unit's movement may take from a hex with so many points left, while all others stand still."""
    found = Outcome(set(), set(), set(), set())
    todo = [(at, left)]
    seen = {(at, left)}
    while todo:
        here, points = todo.pop()
        for hex_ in visit(s, unit, here, points, found):
            after = (hex_, points - toll(s, unit, hex_, points))
            if after not in seen:
                seen.add(after)
                todo.append(after)
    found.path.update([h for h, _ in seen if h != at])
    return found


def visit(s: State, unit: int, here: int, points: int, found: Outcome) -> set[int]:
    """Note how the movement may end in a hex; returns where it may go on to."""
    ways = [] if is_marked(s, unit, here) else [w for _, w in all_ways(s, unit, here, points)]
    acting = [w for w in ways if w.enter or w.attack]
    if len(acting) < len(ways) or not acting or any(w.dear for w in acting):
        found.quiet.add(here)
    attacks = {h for w in acting for h in w.attack}
    if attacks:
        found.attacks.update(attacks)
        found.fights.add(here)
    return {h for w in acting for h in w.enter}

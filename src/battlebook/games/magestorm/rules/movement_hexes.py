"""Movement Phase, How to Move: the closest objective, the hexes a unit may choose, and what they cost.

Nothing here changes the state: the phase, the reasons for refusals and the preview all ask these functions.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from battlebook.games.magestorm.board import DISTANCE, GRID, HEXES, NEARER
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.state import MOST_GOALS, MOST_UNITS, NO_PLACE, State, side_of
from battlebook.kernel.rules import Refusal

STACK: Final = 2  # units of a side in a hex
ATTACKERS: Final = 2  # units that attack a hex
FULL_COST: Final = 0  # options of msr:attack-needs-points
ANY_POINT: Final = 1

CLOSEST: Final = LEDGER.refusal("ms:move:closest-by-hex-count")
NOT_NEXT: Final = LEDGER.refusal("ms:move:adjacent-hex")
NOT_CLOSER: Final = LEDGER.refusal("ms:move:closer-hex")
RIVER: Final = LEDGER.refusal("ms:terrain:river-impassable")
NO_LANDING: Final = LEDGER.refusal("ms:move:no-impassable-choice", "no-landing")
NO_WAY_IN: Final = LEDGER.refusal("ms:terrain:bridge-hexsides", "in")
NO_WAY_OUT: Final = LEDGER.refusal("ms:terrain:bridge-hexsides", "out")
FULL: Final = LEDGER.refusal("ms:move:stack-limit-impassable")
FULL_TO_FLYERS: Final = LEDGER.refusal("ms:spell-air:fly-still-blocked", "full")
THIRD: Final = LEDGER.refusal("ms:move:third-attacker-blocked")
OVER_WATER: Final = LEDGER.refusal("msr:fly-attack-from-river")
NOT_EAST: Final = LEDGER.refusal("ms:terrain:scenario-hexes", "not-east")
DEAR: Final = LEDGER.refusal("ms:move:too-costly-ends-move", "dear")

COST_ONE: Final = LEDGER("ms:terrain:cost-one")
COST_TWO: Final = LEDGER("ms:terrain:cost-two")
COST_FLYING: Final = LEDGER("ms:spell-air:fly-cost")
COST_TREEWALK: Final = LEDGER("ms:spell-druid:treewalk")
COST_SPECIAL: Final = LEDGER("ms:terrain:scenario-hexes")


class Ways(NamedTuple):
    """Where a unit may turn for one marker: hexes it enters, enemies it attacks, and hexes that it cannot pay for.
    Choosing one of the last ends its movement."""

    enter: tuple[int, ...]
    attack: tuple[int, ...]
    dear: tuple[int, ...]


NOWHERE_TO_GO: Final = Ways((), (), ())


# ------------------------------------------------------------------------------------------ the objective


def markers(s: State, unit: int) -> list[int]:
    """The hexes of all markers that a unit regards: its side's objectives, and flares that name it or nobody."""
    first = unit // MOST_UNITS * MOST_GOALS
    found = list(s.goals[first : first + MOST_GOALS].replace(NO_PLACE, b""))
    if s.flares:
        side = side_of(unit)
        found += [at for owner, at, named in s.flares if owner == side and (named == unit or named < 0)]
    return found


def is_marked(s: State, unit: int, hex_: int) -> bool:
    """Whether a marker that a unit regards lies in a hex."""
    first = unit // MOST_UNITS * MOST_GOALS
    return hex_ in s.goals[first : first + MOST_GOALS] or (bool(s.flares) and hex_ in markers(s, unit))


def closest(s: State, unit: int, at: int) -> list[int]:
    """The hexes of the closest markers, counted in hexes whatever lies between; several in a tie."""
    row = DISTANCE[at]
    least = HEXES
    found: list[int] = []
    for goal in markers(s, unit):
        n = row[goal]
        if n < least:
            least = n
            found = [goal]
        elif n == least and goal not in found:
            found.append(goal)
    found.sort()
    return found


def choices(s: State, unit: int, at: int, left: int) -> list[int]:
    """The tied closest markers that make a difference: each leads to other hexes than the ones before it, or nowhere.

    Over water a flyer may only choose a marker that lets it go on.
    """
    tied = closest(s, unit, at)
    if len(tied) < 2:
        return tied
    over = is_flat_impassable(s, at)
    found: list[int] = []
    seen: list[Ways] = []
    for goal in tied:
        ways = ways_to(s, unit, at, goal, left)
        if not ways.enter and not ways.attack:
            ways = NOWHERE_TO_GO
        if ways not in seen and not (over and not ways.enter):
            seen.append(ways)
            found.append(goal)
    return found or tied[:1]


# ---------------------------------------------------------------------------------------------- the hexes


def refuse_hex(s: State, unit: int, at: int, goal: int, hex_: int, left: int) -> Refusal | None:
    """A neighbour; closer to the marker; passable; with room, for units and for attackers."""
    if DISTANCE[at][hex_] != 1:
        return NOT_NEXT
    if DISTANCE[hex_][goal] >= DISTANCE[at][goal]:
        return NOT_CLOSER
    return refuse_closer(s, unit, at, hex_, left)


def refuse_closer(s: State, unit: int, at: int, hex_: int, left: int) -> Refusal | None:
    """Of a neighbour that is closer: passable; with room, for units and for attackers."""
    if s.fly[unit]:
        if is_flat_impassable(s, hex_) and not can_go_on(s, unit, hex_, left - 1):
            return NO_LANDING
    else:
        found = refuse_ground(s, at, hex_)
        if found is not None:
            return found
    if hex_ in s.place:
        found = refuse_units(s, unit, at, hex_)
        if found is not None:
            return found
    if s.loads and goes_east_with_booty(s, unit, at, hex_):
        return NOT_EAST
    return None


def refuse_units(s: State, unit: int, at: int, hex_: int) -> Refusal | None:
    """Two units of a side fill a hex, two attackers all its sides; nobody attacks from a river."""
    side = side_of(unit)
    if s.number_in(hex_, side) >= STACK:
        return FULL_TO_FLYERS if s.fly[unit] else FULL
    if s.number_in(hex_, 1 - side):
        if attackers(s, hex_, side) >= ATTACKERS:
            return THIRD
        if is_flat_impassable(s, at):
            return OVER_WATER
    return None


def refuse_ground(s: State, at: int, hex_: int) -> Refusal | None:
    """Rivers are impassable; bridges and fords are entered and left across their open sides alone."""
    kinds, terrain = s.plan.terrain, s.terrain
    there = kinds[terrain[hex_]]
    if not there.cost:
        return RIVER
    if there.crossing and at not in s.plan.scenario.doors[hex_]:
        return NO_WAY_IN
    if kinds[terrain[at]].crossing and hex_ not in s.plan.scenario.doors[at]:
        return NO_WAY_OUT
    return None


def goes_east_with_booty(s: State, unit: int, at: int, hex_: int) -> bool:
    """Whether a captor would carry its booty east, where the scenario forbids that."""
    loads = s.plan.scenario.special.loads
    if loads is None or not loads.not_east or side_of(unit) == loads.side:
        return False
    return GRID.rightward(at, hex_) > 0 and carries(s, unit)


def carries(s: State, unit: int) -> bool:
    """Whether a unit carries something."""
    return any(carrier == unit for carrier, _ in s.loads)


def is_flat_impassable(s: State, hex_: int) -> bool:
    """Whether a hex is a river without bridge or ford: only flyers cross it."""
    return s.plan.terrain[s.terrain[hex_]].cost == 0


def attackers(s: State, hex_: int, side: int) -> int:
    """How many units of a side are about to enter an enemy's hex."""
    return s.attacks[side * MOST_UNITS : (side + 1) * MOST_UNITS].count(hex_)


def can_go_on(s: State, unit: int, at: int, left: int) -> bool:
    """Whether a flyer over water has points, and a hex to end its movement in, for some closest marker."""
    if left < 1:
        return False
    for goal in closest(s, unit, at):
        for hex_ in NEARER[at][goal]:
            if refuse_closer(s, unit, at, hex_, left) is None:
                return True
    return False


def ways_to(s: State, unit: int, at: int, goal: int, left: int) -> Ways:
    """Every hex that a unit with so many points left may choose for a marker, by what comes of it."""
    enter: list[int] = []
    attack: list[int] = []
    dear: list[int] = []
    for hex_ in NEARER[at][goal]:
        if refuse_closer(s, unit, at, hex_, left) is not None:
            continue
        if toll(s, unit, hex_, left) > left:
            dear.append(hex_)
        elif hex_ in s.place and s.number_in(hex_, 1 - side_of(unit)):
            attack.append(hex_)
        else:
            enter.append(hex_)
    return Ways(tuple(enter), tuple(attack), tuple(dear))


def all_ways(s: State, unit: int, at: int, left: int) -> list[tuple[int, Ways]]:
    """For each closest marker that makes a difference, where the unit may turn."""
    return [(goal, ways_to(s, unit, at, goal, left)) for goal in choices(s, unit, at, left)]


def can_act(s: State, unit: int, at: int, left: int) -> bool:
    """Whether a unit can enter or attack anything now."""
    for goal in closest(s, unit, at):
        for hex_ in NEARER[at][goal]:
            if refuse_closer(s, unit, at, hex_, left) is None and toll(s, unit, hex_, left) <= left:
                return True
    return False


def is_short_of_points(s: State, unit: int, at: int, left: int) -> bool:
    """For a unit that cannot act: whether there is a hex to choose, only too dear."""
    return any(ways_to(s, unit, at, goal, left).dear for goal in closest(s, unit, at))


def obstacles(s: State, unit: int, at: int, goals: list[int], left: int) -> list[tuple[int, Refusal]]:
    """The hexes that are closer to some markers and closed to a unit, each with its first refusal."""
    found: list[tuple[int, Refusal]] = []
    for goal in goals:
        for hex_ in NEARER[at][goal]:
            why = refuse_closer(s, unit, at, hex_, left)
            if why is not None and (hex_, why) not in found:
                found.append((hex_, why))
    return found


# --------------------------------------------------------------------------------------------- what it costs


def cost(s: State, unit: int, hex_: int) -> int:
    """Movement points to enter a passable hex; of a river, what a flyer pays."""
    ground = s.plan.terrain[s.terrain[hex_]]
    if s.fly[unit] or ground.easy_for == unit // MOST_UNITS or (s.tree[unit] and ground.forest):
        return 1
    return ground.cost


def toll(s: State, unit: int, hex_: int, left: int) -> int:
    """What a hex takes of the points left: its cost; of an enemy's hex what the ruling on attacks asks."""
    full = cost(s, unit, hex_)
    ruling = s.rulings.attack_needs_points
    if ruling == FULL_COST or not s.number_in(hex_, 1 - side_of(unit)):
        return full
    if ruling == ANY_POINT:
        return min(full, left) if left else full
    return 0


def cost_rule(s: State, unit: int, hex_: int) -> str:
    """The rule that sets the cost of a hex for a unit."""
    ground = s.ground_of(hex_)
    if s.fly[unit]:
        return COST_FLYING
    if ground.easy_for == side_of(unit):
        return COST_SPECIAL
    if s.tree[unit] and ground.forest:
        return COST_TREEWALK
    return COST_ONE if ground.cost == 1 else COST_TWO

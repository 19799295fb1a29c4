"""Where units would go for some objective markers, and what that is worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from battlebook.games.magestorm.ai_mind import Mind
from battlebook.games.magestorm.board import DISTANCE, OFF
from battlebook.games.magestorm.rules.movement_hexes import STACK, toll, ways_to
from battlebook.games.magestorm.rules.units import movement_points
from battlebook.games.magestorm.state import MOST_GOALS, MOST_UNITS, State
from battlebook.games.magestorm.table import TABLE
from battlebook.kernel.state import with_byte

LATER: Final = 0.3  # of what another turn towards the same marker would bring
FAR: Final = 99
JAM: Final = 12.0  # for each unit too many in a hex


class Move(NamedTuple):
    """The end of a unit's movement: its value, its hex, and the hex it attacks or `OFF`."""

    value: float
    at: int
    attack: int


class Row(NamedTuple):
    """A unit with its distances, the distance of its closest marker (-1: it is held), and where it goes."""

    unit: int
    row: tuple[int, ...]
    least: int
    move: Move


class Walker:
    """Movement in thought. ``s``: the known state, or (``alone``) one in which own units are not in each other's
    way."""

    def __init__(self, mind: Mind, alone: bool) -> None:
        self.mind = mind
        self.side = mind.side
        self.s: State = mind.s
        if alone:
            self.s = TABLE.clone(mind.s)
            for unit in mind.mine:
                self.s.place = with_byte(self.s.place, unit, OFF)
        self.moves: dict[tuple[int, int, int, int], Move] = {}
        self.laters: dict[tuple[int, int, int, int], float] = {}
        self.sets: dict[tuple[int, tuple[int, ...]], Move] = {}
        self.singles: dict[tuple[int, int], Move] = {}
        self.pairs: dict[tuple[int, tuple[tuple[int, int], ...]], float] = {}
        self.left = {u: movement_points(mind.s, u) for u in mind.mine}
        self.flares = {u: [at for owner, at, named in mind.s.flares if owner == self.side and named in (u, -1)]
                       for u in mind.mine}  # fmt: skip

    def go(self, unit: int, at: int, goal: int, left: int) -> Move:
        """The best that a unit with some points left can do towards a marker."""
        key = unit, at, goal, left
        if key not in self.moves:
            self.moves[key] = self.best(unit, at, goal, left)
        return self.moves[key]

    def best(self, unit: int, at: int, goal: int, left: int) -> Move:
        """The best of its choices."""
        s = self.s
        if at == goal or left <= 0:
            return self.stay(unit, at, goal)
        ways = ways_to(s, unit, at, goal, left)
        found = [self.go(unit, hex_, goal, left - toll(s, unit, hex_, left)) for hex_ in ways.enter]
        for hex_ in ways.attack:
            found.append(Move(self.strike(unit, at, hex_), at, hex_))
        if ways.dear or not found:
            found.append(self.stay(unit, at, goal))
        return max(found)

    def strike(self, unit: int, at: int, hex_: int) -> float:
        """The value of an attack, with the unit that attacks the same hex already."""
        others = [u for u in self.mind.mine if u != unit and self.s.attacks[u] == hex_]
        if not others:
            return self.mind.attack(((unit, at),), hex_)
        rows = tuple([(u, self.mind.s.place[u]) for u in others[:1]])
        return self.mind.attack((*rows, (unit, at)), hex_) - self.mind.attack(rows, hex_)

    def price(self, unit: int, hex_: int, left: int) -> int:
        """What a hex takes of a unit's points."""
        return toll(self.s, unit, hex_, left)

    def stay(self, unit: int, at: int, goal: int) -> Move:
        """The unit's movement ends here."""
        value = self.mind.rest(unit, at)
        if goal not in (at, OFF):
            value += LATER * max(0.0, self.later(unit, at, goal, self.mind.speed[unit]) - self.mind.pull(unit, at))
        return Move(value, at, OFF)

    def later(self, unit: int, at: int, goal: int, left: int) -> float:
        """What the marker draws the unit to in another turn."""
        key = unit, at, goal, left
        if key not in self.laters:
            found = []
            if at != goal and left > 0:
                ways = ways_to(self.s, unit, at, goal, left)
                found = [self.later(unit, hex_, goal, left - toll(self.s, unit, hex_, left)) for hex_ in ways.enter]
                found += [self.mind.pull(unit, hex_) * 0.8 for hex_ in ways.attack]
            self.laters[key] = max(found) if found else self.mind.pull(unit, at)
        return self.laters[key]

    def move(self, unit: int, goals: tuple[int, ...], held: bool, flares: bool = True) -> Move:
        """Where a unit goes for a set of markers, and the flares it regards."""
        at = self.mind.s.place[unit]
        all_ = (*goals, *self.flares[unit]) if flares else goals
        if held or not all_ or at in all_:
            return self.stay(unit, at, OFF)
        row = DISTANCE[at]
        least = min([row[goal] for goal in all_])
        near = tuple(sorted({goal for goal in all_ if row[goal] == least}))
        key = unit, near
        if key not in self.sets:
            self.sets[key] = max([self.go(unit, at, goal, self.left[unit]) for goal in near])
        return self.sets[key]

    def value(self, goals: tuple[int, ...], held: frozenset[int]) -> float:
        """What all own movement would be worth for some markers and holds."""
        return self.worth([row.move for row in self.rows(goals, held)])

    def rows(self, goals: tuple[int, ...], held: frozenset[int]) -> list[Row]:
        """Where each unit goes for some markers, ready for one marker more."""
        found = []
        for unit in self.mind.mine:
            row = DISTANCE[self.mind.s.place[unit]]
            all_ = (*goals, *self.flares[unit])
            least = -1 if unit in held else min([row[goal] for goal in all_], default=FAR)
            found.append(Row(unit, row, least, self.move(unit, goals, unit in held)))
        return found

    def value_with(self, rows: list[Row], hex_: int) -> float:
        """The value of the rows' markers and one more."""
        moves = []
        for unit, row, least, move in rows:
            n = row[hex_]
            if n > least:
                moves.append(move)
            else:
                other = self.alone(unit, hex_)
                moves.append(other if n < least else max(move, other))
        return self.worth(moves)

    def alone(self, unit: int, goal: int) -> Move:
        """Where a unit goes for one marker."""
        key = unit, goal
        found = self.singles.get(key)
        if found is None:
            found = self.move(unit, (goal,), False, False)
            self.singles[key] = found
        return found

    def worth(self, moves: list[Move]) -> float:
        """What the moves of all units (in the order of `Mind.mine`) are worth together."""
        total = 0.0
        rests: dict[int, int] = {}
        attacks: dict[int, list[tuple[int, int]]] = {}
        for unit, (value, at, attack) in zip(self.mind.mine, moves):
            total += value
            n = rests[at] = rests.get(at, 0) + 1
            if n > STACK:
                total -= JAM
            if attack != OFF:
                attacks.setdefault(attack, []).append((unit, at))
        for hex_, units in attacks.items():
            if len(units) > 1:
                total += self.together(hex_, units)
        return total

    def together(self, hex_: int, units: list[tuple[int, int]]) -> float:
        """What it changes that units attack the same hex: two fight one after the other, others stay behind."""
        key = hex_, tuple(units)
        found = self.pairs.get(key)
        if found is None:
            single = [self.mind.attack((row,), hex_) for row in units]
            found = self.mind.attack(tuple(units[:2]), hex_) - sum(single)
            found += sum(self.mind.rest(unit, at) for unit, at in units[2:])
            self.pairs[key] = found
        return found


def goals_of(s: State, side: int) -> tuple[int, ...]:
    """The hexes of a side's markers on the board."""
    return tuple([at for at in s.goals[side * MOST_GOALS : (side + 1) * MOST_GOALS] if at != OFF])


def held_of(s: State, side: int) -> frozenset[int]:
    """A side's units with a hold marker."""
    return frozenset(u for u in range(side * MOST_UNITS, (side + 1) * MOST_UNITS) if s.hold[u])


def walker_of(mind: Mind, alone: bool) -> Walker:
    """The walker that belongs to a mind."""
    name = "alone" if alone else "walker"
    found = mind.store.get(name)
    if not isinstance(found, Walker):
        found = mind.store[name] = Walker(mind, alone)
    return found

"""Strategic orders: whole plans for the points that are left, each judged by where units would go; the first order of
the best plan is given, and then it is thought anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from battlebook.games.magestorm.ai_mind import Mind
from battlebook.games.magestorm.ai_sums import WORTH
from battlebook.games.magestorm.ai_walk import Row, goals_of, held_of, walker_of
from battlebook.games.magestorm.board import DISTANCE, HEXES, NEXT, OFF
from battlebook.games.magestorm.content import CARDS
from battlebook.games.magestorm.rules.orders import lying
from battlebook.games.magestorm.state import MOST_GOALS, State
from battlebook.kernel.options import Ask, Key

COST: Final = 0.4  # of a point, so that nothing is ordered for nothing
STRAY: Final = 2  # a new marker that replaces another one goes so far at most
DONE: Final[Key] = ("done",)
GOOD_ORDER: Final = 0.25  # of what a better order of the cards spares
MERGED: Final = 6.0
SMALL: Final = 3
MOST: Final = 6


@lru_cache(maxsize=1024)
def around(hex_: int, far: int) -> tuple[int, ...]:
    """The hexes at most so far away, but not the hex itself."""
    return tuple([h for h in range(HEXES) if 0 < DISTANCE[hex_][h] <= far])


class Orders:
    """The orders of a side, with their values."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.s: State = mind.s
        self.side = mind.side
        self.walker = walker_of(mind, alone=True)
        self.held = held_of(self.s, self.side)
        self.goals = goals_of(self.s, self.side)
        self.found: dict[Key, float] = {}

    def judge(self, keys: Iterable[Key]) -> dict[Key, float]:
        """The value of the best plan that begins with each order; orders that nobody thought of are left out."""
        possible = set(keys)
        self.found = {DONE: self.walker.value(self.goals, self.held)}
        for key, value in (*self.moves(), *self.places(), *self.removals(), *self.holds(), *self.units()):
            if key in possible and value > self.found.get(key, -1e9):
                self.found[key] = value
        return self.found

    def moves(self) -> Iterator[tuple[Key, float]]:
        """A marker moves on, one hex for each point."""
        for goal in lying(self.s, self.side):
            at = self.s.goals[goal]
            rows = self.walker.rows(self.without(at), self.held)
            for hex_ in around(at, self.s.points):
                value = self.walker.value_with(rows, hex_) - COST * DISTANCE[at][hex_]
                yield ("goal-move", goal, self.toward(at, hex_, rows)), value

    def toward(self, at: int, hex_: int, rows: list[Row]) -> int:
        """The first hex on the way of a marker: of two, the one that is better already."""
        near = [h for h in NEXT[at] if DISTANCE[h][hex_] < DISTANCE[at][hex_]]
        if len(near) == 1:
            return near[0]
        return max(near, key=lambda h: (self.walker.value_with(rows, h), h))

    def without(self, at: int) -> tuple[int, ...]:
        """The markers but one in a hex."""
        rest = list(self.goals)
        rest.remove(at)
        return tuple(rest)

    def places(self) -> Iterator[tuple[Key, float]]:
        """A new marker where units stand, that moves on; for a fourth one another is given up."""
        starts = sorted({self.s.place[u] for u in self.mind.mine})
        free = len(self.goals) < MOST_GOALS
        rows = self.walker.rows(self.goals, self.held)
        for start in starts:
            if free:
                for hex_ in (start, *around(start, self.s.points - 1)):
                    value = self.walker.value_with(rows, hex_)
                    yield ("goal-place", start), value - COST * (1 + DISTANCE[start][hex_])
        if not free and self.s.points > 1:
            yield from self.replacements(starts)

    def replacements(self, starts: list[int]) -> Iterator[tuple[Key, float]]:
        """A marker is taken away for one that is placed elsewhere."""
        for goal in lying(self.s, self.side):
            rows = self.walker.rows(self.without(self.s.goals[goal]), self.held)
            for start in starts:
                for hex_ in (start, *around(start, min(STRAY, self.s.points - 2))):
                    value = self.walker.value_with(rows, hex_)
                    yield ("goal-remove", goal), value - COST * (2 + DISTANCE[start][hex_])

    def removals(self) -> Iterator[tuple[Key, float]]:
        """A marker less."""
        for goal in lying(self.s, self.side):
            yield ("goal-remove", goal), self.walker.value(self.without(self.s.goals[goal]), self.held) - COST

    def holds(self) -> Iterator[tuple[Key, float]]:
        """Units stay where they are, or need not any more."""
        for unit in self.mind.mine:
            if unit in self.held:
                yield ("hold-cancel", unit), self.walker.value(self.goals, self.held - {unit}) - COST
            else:
                yield ("hold", unit), self.walker.value(self.goals, self.held | {unit}) - COST

    def units(self) -> Iterator[tuple[Key, float]]:
        """Small units in one hex become one; cards lie in a better order."""
        base = self.found[DONE]
        for a in self.mind.mine:
            cards = self.s.cards[a]
            gain = GOOD_ORDER * (burden(cards, self.s.damage[a]) - burden(*ordered(cards, self.s.damage[a])))
            yield ("rearrange", a), base + gain - 3 * COST
            for b in self.mind.mine:
                if a != b and self.s.place[a] == self.s.place[b] and self.s.place[a] != OFF:
                    yield ("merge", a, b), base + self.merging(a, b) - COST

    def merging(self, a: int, b: int) -> float:
        """What it is worth to make two units one."""
        n, m = len(self.s.cards[a]), len(self.s.cards[b])
        if n + m > MOST or min(n, m) > 2 or max(n, m) > SMALL + 1:
            return -MERGED
        first, other = self.s.cards[a][0], self.s.cards[b][0]
        return MERGED - 0.1 * (WORTH[first] - WORTH[other]) - (MERGED if self.damage_kills(a, b) else 0.0)

    def damage_kills(self, a: int, b: int) -> bool:
        """Whether the damage of both units would eliminate the first troop."""
        both = self.s.damage[a] + self.s.damage[b]
        return both >= self.s.plan.cards[self.s.cards[a][0]].resistance


def burden(cards: tuple[int, ...], damage: int) -> float:
    """How much worth stands in front, where it is lost first."""
    return sum(WORTH[card] * 0.6**i for i, card in enumerate(cards[:4]))


def ordered(cards: tuple[int, ...], damage: int) -> tuple[tuple[int, ...], int]:
    """The cards with the least worth in front that can bear the damage; the best of the first line last."""
    front = sorted(cards, key=lambda c: (CARDS[c].resistance <= damage, WORTH[c], c))
    return tuple(front), damage


def judge_orders(mind: Mind, ask: Ask) -> dict[Key, float]:
    """The values of strategic orders."""
    return Orders(mind).judge([option.key for option in ask.options()])

"""What to expect of a fight between two units: its strikes counted out, with all chances of its dice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from battlebook.games.magestorm.ai_sums import WORTH, Field, Line, Side, sums
from battlebook.games.magestorm.content import CARDS
from battlebook.games.magestorm.odds import beats, first
from battlebook.games.magestorm.pieces import AURA_OF_FIRE, ENGAGEMENT, MELEE
from battlebook.games.magestorm.rules.units import FIRST_LINE

SCRATCH: Final = 0.6  # of a troop's worth, for damage that has not eliminated it yet
FAR: Final = 5  # a lead from which a roll is certain
LEADS: Final = range(-FAR - 1, FAR + 2)
HITS: Final = {lead: float(beats(lead)) for lead in LEADS}
FIRSTS: Final = {lead: 1.0 if lead > FAR - 1 else 0.0 if lead < 1 - FAR else float(first(lead)) for lead in LEADS}

Left = tuple[Line, Line, int]  # line, reserve, damage on its first card
Pair = tuple[Left, Left]


class Outcome(NamedTuple):
    """What is expected: worth that the attacker and the defender lose, and the chances that each is wiped out."""

    loses: float
    takes: float
    dies: float
    kills: float


def hits(lead: int) -> float:
    """The chance that an attack with such a lead over the defense succeeds."""
    return HITS[max(-FAR - 1, min(FAR + 1, lead))]


def strikes_first(lead: int) -> float:
    """The chance to win initiative with such a lead."""
    return FIRSTS[max(-FAR - 1, min(FAR + 1, lead))]


def hurt(left: Left, n: int) -> Left:
    """What is left of a side after damage; the reserve suffers none."""
    line, reserve, damage = left
    damage += n
    while line and damage >= CARDS[line[0]].resistance:
        damage -= CARDS[line[0]].resistance
        line = line[1:]
    return line, reserve, damage if line else 0


def move_up(left: Left, called: Line) -> Left:
    """Reserves fill the line; creatures called late stand last."""
    line, reserve, damage = left
    n = FIRST_LINE - sum(CARDS[card].troop for card in line)
    line = (*line, *reserve[:n], *called)
    return line, reserve[n:], damage


def worth_left(left: Left) -> float:
    """What the troops of a side are worth."""
    line, reserve, damage = left
    total = sum([WORTH[card] for card in line]) + sum([WORTH[card] for card in reserve])
    if damage:
        bearer = line[0] if line else reserve[0] if reserve else -1
        if bearer >= 0:
            total -= SCRATCH * WORTH[bearer] * min(1.0, damage / CARDS[bearer].resistance)
    return total


def has_troops(left: Left) -> bool:
    """Whether a unit is still there."""
    return bool(left[1]) or any(CARDS[card].troop for card in left[0])


class Fight:
    """Two sides in a place. Index 0 is the attacker."""

    __slots__ = ("sides", "where")

    def __init__(self, attacker: Side, defender: Side, where: Field) -> None:
        self.sides = (attacker, defender)
        self.where = where

    def strike(self, pair: Pair, by: int, when: int) -> list[tuple[float, int]]:
        """The damage that a side inflicts, by chance."""
        mine, other = self.sides[by], self.sides[1 - by]
        if not pair[by][0] or not pair[1 - by][0]:
            return [(1.0, 0)]
        a = sums(mine.side, pair[by][0], mine.spells, mine.ground, self.where, when, mine.aid)
        b = sums(other.side, pair[1 - by][0], other.spells, other.ground, self.where, when, other.aid)
        p = hits(a.attack - b.defense)
        found = [(p, a.most), (1.0 - p, a.least)]
        return [row for row in found if row[0] > 0]

    def first_chance(self, pair: Pair) -> float:
        """The chance that the attacker strikes first."""
        a, b = [
            sums(side.side, left[0], side.spells, side.ground, self.where, ENGAGEMENT, side.aid).initiative
            for side, left in zip(self.sides, pair)
        ]
        return strikes_first(a - b)

    def engage(self, pair: Pair) -> Iterator[tuple[float, Pair]]:
        """What the engagement leaves."""
        ahead = self.first_chance(pair)
        for by, chance in ((0, ahead), (1, 1.0 - ahead)):
            if chance <= 0:
                continue
            for p, n in self.strike(pair, by, ENGAGEMENT):
                middle = after(pair, 1 - by, n)
                for q, m in self.strike(middle, 1 - by, ENGAGEMENT):
                    yield chance * p * q, self.burnt(after(middle, by, m))

    def melee(self, pair: Pair) -> Iterator[tuple[float, Pair]]:
        """What the melee leaves: both strike with all they have."""
        pair = move_up(pair[0], self.sides[0].called), move_up(pair[1], self.sides[1].called)
        for p, n in self.strike(pair, 0, MELEE):
            for q, m in self.strike(pair, 1, MELEE):
                yield p * q, self.burnt((hurt(pair[0], m), hurt(pair[1], n)))

    def burnt(self, pair: Pair) -> Pair:
        """Auras of fire burn the other line."""
        n = [sum([CARDS[card].power == AURA_OF_FIRE for card in left[0]]) for left in pair]
        if not n[0] and not n[1]:
            return pair
        troops = [sum([CARDS[card].troop for card in left[0]]) for left in pair]
        return hurt(pair[0], n[1] * troops[0]), hurt(pair[1], n[0] * troops[1])

    def outcome(self, pair: Pair, melee_only: bool = False) -> Outcome:
        """The means over everything that can happen."""
        before = worth_left(pair[0]), worth_left(pair[1])
        start: dict[Pair, float] = {}
        for p, middle in [(1.0, pair)] if melee_only else self.engage(pair):
            start[middle] = start.get(middle, 0.0) + p
        total = [0.0] * 4
        for middle, p in start.items():
            for q, end in self.melee(middle):
                total[0] += p * q * (before[0] - worth_left(end[0]))
                total[1] += p * q * (before[1] - worth_left(end[1]))
                total[2] += p * q * (not has_troops(end[0]))
                total[3] += p * q * (not has_troops(end[1]))
        return Outcome(*total)


def after(pair: Pair, at: int, n: int) -> Pair:
    """A pair with damage on one side."""
    return (hurt(pair[0], n), pair[1]) if at == 0 else (pair[0], hurt(pair[1], n))


@lru_cache(maxsize=65536)
def duel(attacker: Side, defender: Side, where: Field) -> Outcome:
    """What to expect of a whole fight."""
    pair = tuple([(side.line, side.reserve, side.damage) for side in (attacker, defender)])
    return Fight(attacker, defender, where).outcome((pair[0], pair[1]))


@lru_cache(maxsize=16384)
def rest_of_duel(attacker: Side, defender: Side, where: Field) -> Outcome:
    """What to expect of a fight whose engagement is over."""
    pair = tuple([(side.line, side.reserve, side.damage) for side in (attacker, defender)])
    return Fight(attacker, defender, where).outcome((pair[0], pair[1]), melee_only=True)


@lru_cache(maxsize=16384)
def worn(cards: Line, damage: int, lost: float) -> tuple[Line, int]:
    """A unit after it has lost about so much worth from the front: cards and damage."""
    while len(cards) > 1 and lost >= WORTH[cards[0]] * (1 - SCRATCH * damage / CARDS[cards[0]].resistance) * 0.75:
        lost -= WORTH[cards[0]] * (1 - SCRATCH * damage / CARDS[cards[0]].resistance)
        cards, damage = cards[1:], 0
    if lost > 0:
        damage += int(CARDS[cards[0]].resistance * min(1.0, lost / (SCRATCH * WORTH[cards[0]] + 1e-9)))
    return cards, max(0, min(damage, CARDS[cards[0]].resistance - 1))

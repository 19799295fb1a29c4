"""The sums of a combat, counted anew each time: initiative, attack, defense and damage of a side's active cards.

`total` and `minimum` are what play needs; `addends` names every addend for people. A test compares them.
"""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.pieces import ENGAGEMENT, INITIATIVE, NO_SIDE, WINDBLAST, Card, Terrain
from battlebook.games.magestorm.rules.combat.sides import CLEAR, field_of
from battlebook.games.magestorm.state import State

TROOP_LEAST: Final = 2  # damage of a failed attack
CREATURE_LEAST: Final = 1
CHARGE_CLEAR: Final = 2
CHARGE_EASY: Final = 1
EASY_COST: Final = 1
ITS_DEFENDER: Final = 0  # whose a terrain card is
ITS_ATTACKER: Final = 1
ITS_LEAVER: Final = 2


def total(s: State, side: int, what: int, when: int) -> int:
    """The sum of a characteristic over a side's active cards: first line, terrain cards, spells, special powers.

    ``what``: the characteristic; ``when``: engagement or melee. The die is not in it.
    """
    terrain, night = field_of(s), s.is_night()
    charge = charge_in(terrain, side, when)
    sum_, counted, ranged = 0, 0, False
    for index in s.line[side]:
        card = s.plan.cards[index]
        if what or not zeroed(s, terrain, card):
            sum_ += card.values[when][what]
        if card.troop:
            ranged = ranged or card.ranged
            counted += 1 - (card.missing >> what & 1)
        if card.charge | card.forestry | card.nocturnal:
            sum_ += charge * (card.charge >> what & 1)
            sum_ += terrain.forest * (card.forestry >> what & 1) + night * (card.nocturnal >> what & 1)
    for n in s.spells[side]:
        spell = s.plan.spells[n]
        sum_ += spell.gives[what] + spell.each[what] * counted + spell.power_up[what] * ranged
    if what == INITIATIVE:
        sum_ += windblasts(s, side) * counted_by_windblast(s, side)
    for kind, whose in s.ground[side]:
        sum_ += ground_card(s.plan.terrain[kind], whose)[when][what]
    return sum_


def minimum(s: State, side: int, when: int) -> int:
    """What a side inflicts when its attack fails: 2 a troop, 1 a creature, Unstoppable troops what they show."""
    sum_ = 0
    for index in s.line[side]:
        card = s.plan.cards[index]
        sum_ += least_damage(card, when)
    return sum_


def least_damage(card: Card, when: int) -> int:
    """What one card inflicts when the attack fails."""
    if card.unstoppable:
        return card.values[when][3]
    return TROOP_LEAST if card.troop else CREATURE_LEAST


def zeroed(s: State, terrain: Terrain, card: Card) -> bool:
    """Whether a card's initiative counts as zero: troops in a forest, creatures too by the ruling."""
    return terrain.still and (card.troop or bool(s.rulings.forest_zero_creatures))


def charge_in(terrain: Terrain, side: int, when: int) -> int:
    """What Charge adds in a hex: in the engagement alone, most in clear terrain."""
    if when != ENGAGEMENT:
        return 0
    if terrain.number == CLEAR:
        return CHARGE_CLEAR
    easy = terrain.cost == EASY_COST or (side != NO_SIDE and terrain.easy_for == side)
    return CHARGE_EASY if easy else 0


def windblasts(s: State, side: int) -> int:
    """The creatures of a side with Windblast."""
    n = 0
    for index in s.line[side]:
        n += s.plan.cards[index].power == WINDBLAST
    return n


def counted_by_windblast(s: State, side: int) -> int:
    """The cards whose initiative Windblast raises: first-line troops, creatures too by the ruling."""
    n = 0
    for index in s.line[side]:
        card = s.plan.cards[index]
        if card.troop or s.rulings.powers_count_creatures:
            n += 1 - (card.missing >> INITIATIVE & 1)
    return n


def ground_card(terrain: Terrain, whose: int) -> tuple[tuple[int, int, int, int], tuple[int, int, int, int]]:
    """A terrain card's modifiers by step and characteristic."""
    if whose == ITS_DEFENDER:
        return terrain.defender
    return terrain.attacker if whose == ITS_ATTACKER else terrain.leaving

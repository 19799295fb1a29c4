"""What cards are worth to the computer, and the sums of a line of cards in a fight that is only thought of.

`sums` counts as ``rules/combat/values.py`` does; a test compares them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from battlebook.games.magestorm.content import CARDS, SPELLS, TERRAIN
from battlebook.games.magestorm.pieces import ATTACK, DAMAGE, DEFENSE, INITIATIVE, NOTHING, WINDBLAST
from battlebook.games.magestorm.rules.combat import values

RESISTANCE: Final = 0.5  # what a point of a troop's resistance is worth
SHARE: Final = (0.15, 0.5, 0.5, 0.6)  # of both steps' initiative, attack, defense and damage
SPECIAL: Final = 1.0  # an ability's icon

Line = tuple[int, ...]
Cards = tuple[tuple[int, int], ...]  # terrain cards: (terrain, whose)


class Field(NamedTuple):
    """Where a fight takes place: the terrain of the defender's hex, whether it is night."""

    terrain: int
    night: bool


class Sums(NamedTuple):
    """A side's sums in one step: initiative, attack, defense, damage of a hit and of a failed attack."""

    initiative: int
    attack: int
    defense: int
    most: int
    least: int


class Side(NamedTuple):
    """One side of a fight. ``called``: creatures that join the line when reserves move up; ``aid``: magic that it is
    expected to bring, as points on attack and defense."""

    side: int
    line: Line
    reserve: Line
    damage: int
    spells: tuple[int, ...] = ()
    ground: Cards = ()
    called: Line = ()
    aid: int = 0


def worth_of(number: int) -> float:
    """What a troop is worth, by its values; a creature is worth nothing, it goes home in any case."""
    card = CARDS[number]
    if not card.troop:
        return 0.0
    both = sum(SHARE[what] * (card.values[0][what] + card.values[1][what]) for what in range(4))
    icons = (card.charge, card.forestry, card.nocturnal)
    return RESISTANCE * card.resistance + both + SPECIAL * sum(mask.bit_count() for mask in icons)


WORTH: Final = tuple(worth_of(number) for number in range(len(CARDS)))


@lru_cache(maxsize=4096)
def face(number: int, side: int, where: Field, when: int) -> tuple[int, int, int, int]:
    """A card's values in a place and step, abilities included."""
    card, terrain = CARDS[number], TERRAIN[where.terrain]
    charge = values.charge_in(terrain, side, when)
    found = []
    for what in range(4):
        n = 0 if what == INITIATIVE and terrain.still and card.troop else card.values[when][what]
        n += charge * (card.charge >> what & 1) + terrain.forest * (card.forestry >> what & 1)
        found.append(n + where.night * (card.nocturnal >> what & 1))
    return found[0], found[1], found[2], found[3]


@lru_cache(maxsize=65536)
def sums(side: int, line: Line, spells: tuple[int, ...], ground: Cards, where: Field, when: int, aid: int = 0) -> Sums:
    """The sums of a line with its spells and terrain cards."""
    total = [aid, aid, aid, aid // 2]
    least = 0
    for number in line:
        for what, n in enumerate(face(number, side, where, when)):
            total[what] += n
        least += values.least_damage(CARDS[number], when)
    cards = [CARDS[number] for number in line]
    ranged = any(card.troop and card.ranged for card in cards)
    for what in range(4):
        counted = sum(card.troop and not card.missing >> what & 1 for card in cards)
        for n in spells:
            spell = SPELLS[n]
            total[what] += spell.gives[what] + spell.each[what] * counted + spell.power_up[what] * ranged
        for kind, whose in ground:
            total[what] += values.ground_card(TERRAIN[kind], whose)[when][what]
    blasts = sum(card.power == WINDBLAST for card in cards)
    total[INITIATIVE] += blasts * sum(card.troop and not card.missing & 1 for card in cards)
    return Sums(total[INITIATIVE], total[ATTACK], total[DEFENSE], total[DAMAGE], least)


@lru_cache(maxsize=4096)
def grounds(hex_terrain: int, from_terrain: int) -> tuple[Cards, Cards]:
    """The terrain cards of the attacker and of the defender."""
    ground, left = TERRAIN[hex_terrain], TERRAIN[from_terrain]
    attacker: Cards = ((hex_terrain, values.ITS_ATTACKER),) if ground.attacker != NOTHING else ()
    defender: Cards = ((hex_terrain, values.ITS_DEFENDER),) if ground.defender != NOTHING else ()
    if left.leaving != NOTHING:
        defender = (*defender, (from_terrain, values.ITS_LEAVER))
    return attacker, defender

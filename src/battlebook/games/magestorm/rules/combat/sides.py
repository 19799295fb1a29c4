"""Who fights: sides, units, first lines, the hex."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.pieces import AURA_OF_FIRE, Terrain
from battlebook.games.magestorm.state import State, side_of

CLEAR: Final = 0  # the terrain of a hex without a tile


def attacking_side(s: State) -> int:
    """The side of the attacker in the combat that is fought."""
    return side_of(s.fight[0])


def unit_of_side(s: State, side: int) -> int:
    """A side's unit in the combat that is fought."""
    return s.fight[0] if side_of(s.fight[0]) == side else s.fight[1]


def field_of(s: State) -> Terrain:
    """The terrain of the hex that is fought in: the defender's."""
    return s.ground_of(s.fight[2])


def is_decided(s: State) -> bool:
    """Whether one of the units has nothing left, neither troops nor creatures that fight on, so that nothing more can
    happen between them."""
    a, b = s.fight[0], s.fight[1]
    return not (s.cards[a] or s.line[side_of(a)]) or not (s.cards[b] or s.line[side_of(b)])


def troops_in(s: State, side: int) -> int:
    """The troops in a side's first line."""
    n = 0
    for card in s.line[side]:
        n += s.plan.cards[card].troop
    return n


def counted_by_powers(s: State, side: int) -> int:
    """What special powers count of a first line: its troops, or its creatures too by the ruling."""
    return len(s.line[side]) if s.rulings.powers_count_creatures else troops_in(s, side)


def auras(s: State, side: int) -> int:
    """The creatures of a side with Aura of Fire."""
    n = 0
    for card in s.line[side]:
        n += s.plan.cards[card].power == AURA_OF_FIRE
    return n

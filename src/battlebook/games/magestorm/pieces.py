"""The pieces of the box as records: cards, spells, mage boards, terrain. Numbers of all kinds start at 0.

Sides: 0 the Kragis, 1 the Láusjan. Steps: 0 engagement, 1 melee. Characteristics: 0 initiative, 1 attack, 2 defense,
3 damage.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

KRAGIS: Final = 0
LAUSJAN: Final = 1
SIDES: Final = ("kragis", "lausjan")

ENGAGEMENT: Final = 0
MELEE: Final = 1
STEPS: Final = ("engagement", "melee")

INITIATIVE: Final = 0
ATTACK: Final = 1
DEFENSE: Final = 2
DAMAGE: Final = 3
CHARACTERISTICS: Final = ("initiative", "attack", "defense", "damage")

NO_POWER: Final = 0
WINDBLAST: Final = 1
AURA_OF_FIRE: Final = 2
POWERS: Final = ("", "windblast", "aura-of-fire")

SOURCE: Final = 0
CHANNELING: Final = 1
TACTICAL: Final = 2
STRATEGIC: Final = 3
SUMMONING: Final = 4
ALL_PURPOSE: Final = 5
BOX_KINDS: Final = ("source", "channeling", "tactical", "strategic", "summoning", "all-purpose")

ON_HEX: Final = 0
ON_FRIEND: Final = 1
ON_ENEMY: Final = 2
ON_ANY_UNIT: Final = 3
ON_HEX_AND_FRIEND: Final = 4
ON_DIE: Final = 5
TARGETS: Final = ("hex", "friendly-unit", "enemy-unit", "any-unit", "hex-and-optional-friendly-unit", "die")

BOARD_ROOM: Final = 16  # boxes, and links, of a board at most
MOST_SPELLS: Final = 64
COPIES_ROOM: Final = 8  # cards of a spell at most: a card's number is 8 times its spell's and which of its copies

NO_SPELL: Final = -1
NO_CARD: Final = -1
NO_SIDE: Final = -1

Four = tuple[int, int, int, int]  # by characteristic
Pair = tuple[Four, Four]  # by step


class Card(NamedTuple):
    """A troop card, or a summoned creature. ``values[step][characteristic]``; ``charge``, ``forestry``, ``nocturnal``:
    bit masks of the characteristics that carry the icon. ``side``: of troops, else -1; ``mage``: of creatures, else -1;
    ``copies``: cards of the kind in the box. ``missing``: a bit mask of the characteristics that the card does not
    show: they are zero, and nothing changes them."""

    number: int
    id: str
    troop: bool
    side: int
    mage: int
    copies: int
    values: Pair
    resistance: int
    cavalry: bool
    ranged: bool
    charge: int
    forestry: int
    nocturnal: int
    unstoppable: bool
    power: int
    missing: int


class Spell(NamedTuple):
    """A spell. ``kind`` and ``target`` as the constants say; ``copies``: its cards (tactical and summoning).

    ``gives``: modifiers by characteristic; ``each``: modifiers for each first-line troop; ``power_up``: further ones
    with a ranged troop in the first line. ``creature``: the card it summons, or -1. ``moves``: change of movement
    points. ``a_unit``, ``at_once``, ``a_turn``: limits (0 = none). ``dice``/``fixed``: damage. ``face``: the result a
    die is set to, or -1.
    """

    number: int
    id: str
    mage: int
    kind: int
    target: int
    copies: int
    gives: Four
    each: Four
    power_up: Four
    creature: int
    moves: int
    a_unit: int
    at_once: int
    a_turn: int
    dice: int
    fixed: int
    face: int


class Box(NamedTuple):
    """A box of a mage board; ``spell``: the spell cast from it, or -1."""

    number: int
    id: str
    kind: int
    spell: int


class Link(NamedTuple):
    """A power link between two boxes of a board, with its dots."""

    a: int
    b: int
    dots: int


@dataclass(frozen=True, slots=True)
class Mage:
    """A mage board. ``source``: the index of the source box; ``at[box]``: the links of a box; ``combat``: the spells of
    combat, and ``strategic`` ones, in ascending order, each with its box; ``ways[box]``: where
    its links lead, as (box, link) in ascending order; ``dots`` of each link; ``between``: the link of two
    boxes."""

    number: int
    id: str
    boxes: tuple[Box, ...]
    links: tuple[Link, ...]
    source: int
    at: tuple[tuple[int, ...], ...]
    spells: tuple[int, ...]
    combat: tuple[tuple[int, int], ...]
    strategic: tuple[tuple[int, int], ...]
    ways: tuple[tuple[tuple[int, int], ...], ...]
    dots: tuple[int, ...]
    between: Mapping[tuple[int, int], int]

    def box_of(self, spell: int) -> int:
        """The box a spell is cast from. Raises ValueError for a spell of another mage."""
        for known, box in (*self.strategic, *self.combat):
            if known == spell:
                return box
        raise ValueError(f"spell {spell} is none of {self.id}")


@dataclass(frozen=True, slots=True)
class Terrain:
    """A kind of terrain. ``cost``: to enter, 0 when impassable; ``easy_for``: a side that pays 1, or -1. ``crossing``:
    a bridge or ford. ``still``: it sets the initiative of all troops to zero.

    Its cards as modifiers by step and characteristic: ``defender`` (the defender stands in it), ``attacker`` (given to
    the attacker then), ``leaving`` (given to the defender when the attacker comes from it).
    """

    number: int
    id: str
    code: str
    cost: int
    easy_for: int
    forest: bool
    crossing: bool
    still: bool
    defender: Pair
    attacker: Pair
    leaving: Pair


NONE: Final[Four] = (0, 0, 0, 0)
NOTHING: Final[Pair] = (NONE, NONE)

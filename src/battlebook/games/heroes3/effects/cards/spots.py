"""Where things stand, as cards ask for it: neighbours, distances, empty spaces."""

from __future__ import annotations

from battlebook.games.heroes3.board import MEMBERS, NOBODY
from battlebook.games.heroes3.effects.cards.ops import Target
from battlebook.games.heroes3.rules.c3_terminology import obstacles
from battlebook.games.heroes3.state import State


def every_space(s: State) -> tuple[int, ...]:
    """All spaces of the board."""
    return MEMBERS[s.board.all]


def next_to(s: State, space: int) -> int:
    """The mask of the spaces next to one."""
    return s.board.next[space]


def steps_between(s: State, a: int, b: int) -> int:
    """How many steps two spaces are apart, whatever lies between them."""
    return s.board.distance[a][b]


def free_spaces(s: State, side: int) -> int:
    """The mask of the spaces on which a card of a side can be put."""
    return s.board.all & ~obstacles(s, side)


def unit_at(s: State, space: int) -> int:
    """The unit on a space, or -1."""
    unit = s.who[space]
    return -1 if unit == NOBODY else unit


def units_at(s: State, spaces: int) -> tuple[int, ...]:
    """The units on the spaces of a mask, in the order of the spaces."""
    return tuple(s.who[space] for space in MEMBERS[spaces & (s.held[0] | s.held[1])])


def as_spaces(spaces: tuple[int, ...]) -> tuple[Target, ...]:
    """Spaces as targets of a card."""
    return tuple(("space", space) for space in spaces)


def as_units(units: tuple[int, ...]) -> tuple[Target, ...]:
    """Units as targets of a card."""
    return tuple(("unit", unit) for unit in units)

"""The 4x5 Combat Board as tables made once: spaces 0 to 19 row by row from the attacker's Backline, masks of spaces.

space = (row - 1) * 4 + (column - 1). A mask holds bit ``space`` for each space in it. The options that point at spaces
are interned here too: an ask only collects them.
"""

from __future__ import annotations

from typing import Final

from battlebook.geometry.grids import NOWHERE, Grid
from battlebook.kernel.options import Option

ROWS: Final = 5
COLUMNS: Final = 4
SPACES: Final = ROWS * COLUMNS
GRID: Final = Grid(ROWS, COLUMNS)
ALL: Final = GRID.all
OFF: Final = 255  # the place of a unit that is not on the board
NOBODY: Final = 255  # the unit on an empty space
WALK: Final = 3  # spaces a Ground or Flying unit moves
STEP: Final = 1  # spaces a Ranged unit moves
CACHE_LIMIT: Final = 200_000


def row_of(space: int) -> int:
    """1 (the attacker's Backline) to 5 (the defender's)."""
    return space // COLUMNS + 1


def column_of(space: int) -> int:
    """1 to 4 from the attacker's left."""
    return space % COLUMNS + 1


def space_at(row: int, column: int) -> int:
    """The space of a row and column, both counted from 1."""
    return (row - 1) * COLUMNS + column - 1


def row_mask(row: int) -> int:
    """All spaces of a row, counted from 1."""
    return GRID.row_mask(row - 1)


SPACE_MESSAGES: Final = tuple(f"h3-space-{'abcd'[space % COLUMNS]}{space // COLUMNS + 1}" for space in range(SPACES))
BACKLINE: Final = (row_mask(1), row_mask(5))
FRONTLINE: Final = (row_mask(2), row_mask(4))
HOME: Final = (BACKLINE[0] | FRONTLINE[0], BACKLINE[1] | FRONTLINE[1])
MIDDLE: Final = row_mask(3)


DISTANCE: Final[tuple[tuple[int, ...], ...]] = GRID.distance
NEXT: Final[tuple[int, ...]] = GRID.next
NEAR: Final[tuple[int, ...]] = tuple(GRID.within(a, WALK) for a in range(SPACES))


def behind(a: int, b: int) -> int:
    """The space directly behind ``b`` seen from its neighbour ``a``, or `OFF`."""
    found = GRID.behind(a, b)
    return OFF if found == NOWHERE else found


HALF: Final = 10
HALF_MASK: Final = (1 << HALF) - 1


def halves(shift: int) -> tuple[tuple[int, ...], ...]:
    """The members of every mask of ten bits, each ``shift`` higher."""
    return tuple(tuple(i + shift for i in range(HALF) if mask >> i & 1) for mask in range(1 << HALF))


LOW: Final = halves(0)
HIGH: Final = halves(HALF)


class Members(dict[int, tuple[int, ...]]):
    """The members of a mask in ascending order, made when first wanted."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        if len(self) > CACHE_LIMIT:
            self.clear()
        found = LOW[mask & HALF_MASK] + HIGH[mask >> HALF & HALF_MASK]
        if mask >> 2 * HALF:
            found += tuple(i for i in range(2 * HALF, mask.bit_length()) if mask >> i & 1)
        self[mask] = found
        return found


MEMBERS: Final = Members()


def spread(mask: int) -> int:
    """All neighbours of the spaces of a mask."""
    return SPREAD_LOW[mask & HALF_MASK] | SPREAD_HIGH[mask >> HALF]


SPREAD_LOW: Final[tuple[int, ...]] = tuple(GRID.spread(mask) for mask in range(1 << HALF))
SPREAD_HIGH: Final[tuple[int, ...]] = tuple(GRID.spread(mask << HALF) for mask in range(1 << HALF))


def walks(space: int, obstacles: int) -> int:
    """The spaces a Ground unit can reach in three orthogonal steps between Obstacles, its own left out."""
    free = ~obstacles
    first = NEXT[space] & free
    second = (SPREAD_LOW[first & HALF_MASK] | SPREAD_HIGH[first >> HALF]) & free
    third = (SPREAD_LOW[second & HALF_MASK] | SPREAD_HIGH[second >> HALF]) & free
    return (first | second | third) & ~(1 << space)


MOVES: Final[tuple[Option, ...]] = tuple(Option(("move", s), (("space", s),)) for s in range(SPACES))
LOW_MOVES: Final[tuple[tuple[Option, ...], ...]] = tuple(tuple(MOVES[s] for s in spaces) for spaces in LOW)
HIGH_MOVES: Final[tuple[tuple[Option, ...], ...]] = tuple(tuple(MOVES[s] for s in spaces) for spaces in HIGH)


def moves_to(mask: int) -> tuple[Option, ...]:
    """The interned options to move to the spaces of a mask."""
    return LOW_MOVES[mask & HALF_MASK] + HIGH_MOVES[mask >> HALF]


class Attacks(dict[int, tuple[Option, ...]]):
    """Options to attack a unit from the spaces of a mask: key = the unit shifted by 20, plus the mask."""

    def __missing__(self, key: int) -> tuple[Option, ...]:
        if len(self) > CACHE_LIMIT:
            self.clear()
        unit = key >> SPACES
        made = tuple(
            Option(("attack", unit, space), (("unit", unit), ("space", space))) for space in MEMBERS[key & ALL]
        )
        self[key] = made
        return made


ATTACKS: Final = Attacks()

"""The 4x5 Combat Board as tables made once: spaces 0 to 19 row by row from the attacker's Backline, masks of spaces.

space = (row - 1) * 4 + (column - 1). A mask holds bit ``space`` for each space in it. The options that point at spaces
are interned here too: an ask only collects them.
"""

from __future__ import annotations

from typing import Final

from battlebook.kernel.options import Option

ROWS: Final = 5
COLUMNS: Final = 4
SPACES: Final = ROWS * COLUMNS
ALL: Final = (1 << SPACES) - 1
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
    """All spaces of a row."""
    return ((1 << COLUMNS) - 1) << (row - 1) * COLUMNS


SPACE_MESSAGES: Final = tuple(f"h3-space-{'abcd'[space % COLUMNS]}{space // COLUMNS + 1}" for space in range(SPACES))
BACKLINE: Final = (row_mask(1), row_mask(5))
FRONTLINE: Final = (row_mask(2), row_mask(4))
HOME: Final = (BACKLINE[0] | FRONTLINE[0], BACKLINE[1] | FRONTLINE[1])
MIDDLE: Final = row_mask(3)


def steps_between(a: int, b: int) -> int:
    """Orthogonal steps from space to space; a diagonal takes two."""
    return abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS)


DISTANCE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(steps_between(a, b) for b in range(SPACES)) for a in range(SPACES)
)


def within(space: int, steps: int) -> int:
    """Every space at most so many orthogonal steps away, the space itself included."""
    return sum(1 << b for b in range(SPACES) if DISTANCE[space][b] <= steps)


NEXT: Final[tuple[int, ...]] = tuple(within(a, 1) & ~(1 << a) for a in range(SPACES))
NEAR: Final[tuple[int, ...]] = tuple(within(a, WALK) for a in range(SPACES))


def behind(a: int, b: int) -> int:
    """The space directly behind ``b`` seen from its neighbour ``a``, or `OFF`."""
    row, column = 2 * row_of(b) - row_of(a), 2 * column_of(b) - column_of(a)
    if DISTANCE[a][b] != 1 or not (1 <= row <= ROWS and 1 <= column <= COLUMNS):
        return OFF
    return space_at(row, column)


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


def neighbours(spaces: tuple[int, ...]) -> int:
    """All neighbours of some spaces."""
    found = 0
    for space in spaces:
        found |= NEXT[space]
    return found


SPREAD_LOW: Final[tuple[int, ...]] = tuple(neighbours(spaces) for spaces in LOW)
SPREAD_HIGH: Final[tuple[int, ...]] = tuple(neighbours(spaces) for spaces in HIGH)


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

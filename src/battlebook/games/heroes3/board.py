"""Combat Boards as tables made once: spaces, their neighbours and distances, sides, masks of spaces.

On boards of 4 x 5 spaces, space = (row - 1) * 4 + (column - 1), from the attacker's Backline on. A mask holds bit
``space`` for each space in it. A board may have one place beside it, numbered after the last space: it has no
neighbours. The options that point at spaces are interned here too: an ask only collects them.
"""

from __future__ import annotations

from typing import Final

from battlebook.geometry.grids import NOWHERE, Grid
from battlebook.geometry.hexes import HexGrid
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

Masks = tuple[int, ...]
Pair = tuple[int, int]


def space_at(row: int, column: int) -> int:
    """The space of a row and column of the 4 x 5 board, both counted from 1."""
    return (row - 1) * COLUMNS + column - 1


def row_mask(row: int) -> int:
    """All spaces of a row of the 4 x 5 board, counted from 1."""
    return GRID.row_mask(row - 1)


# ---------------------------------------------------------------------------------------------- sets of spaces

HALF: Final = 10
HALF_MASK: Final = (1 << HALF) - 1


def halves(shift: int) -> tuple[Masks, ...]:
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
SPREAD_LOW: Final[Masks] = tuple(GRID.spread(mask) for mask in range(1 << HALF))
SPREAD_HIGH: Final[Masks] = tuple(GRID.spread(mask << HALF) for mask in range(1 << HALF))

# ---------------------------------------------------------------------------------------------------- options


class Moves(dict[int, Option]):
    """The option to move to each space, made when first wanted."""

    def __missing__(self, space: int) -> Option:
        found = self[space] = Option(("move", space), (("space", space),))
        return found


MOVES: Final = Moves()
LOW_MOVES: Final[tuple[tuple[Option, ...], ...]] = tuple(tuple(MOVES[s] for s in spaces) for spaces in LOW)
HIGH_MOVES: Final[tuple[tuple[Option, ...], ...]] = tuple(tuple(MOVES[s] for s in spaces) for spaces in HIGH)


def moves_to(mask: int) -> tuple[Option, ...]:
    """The interned options to move to the spaces of a mask."""
    if mask >> SPACES:
        return tuple([MOVES[space] for space in MEMBERS[mask]])
    return LOW_MOVES[mask & HALF_MASK] + HIGH_MOVES[mask >> HALF]


class AttackOptions(dict[Pair, Option]):
    """The option to attack a unit from a space: key = the unit and the space."""

    def __missing__(self, key: Pair) -> Option:
        if len(self) > CACHE_LIMIT:
            self.clear()
        unit, space = key
        found = self[key] = Option(("attack", unit, space), (("unit", unit), ("space", space)))
        return found


ATTACK_OPTIONS: Final = AttackOptions()


class Attacks(dict[int, tuple[Option, ...]]):
    """Options to attack a unit from the spaces of a mask on the 4 x 5 board: key = the unit shifted by 20, plus the
    mask."""

    def __missing__(self, key: int) -> tuple[Option, ...]:
        if len(self) > CACHE_LIMIT:
            self.clear()
        unit = key >> SPACES
        made = self[key] = tuple([ATTACK_OPTIONS[unit, space] for space in MEMBERS[key & ALL]])
        return made


ATTACKS: Final = Attacks()

# ----------------------------------------------------------------------------------------------------- boards


class Board:
    """A Combat Board. Pairs are by side: the attacker's first.

    ``kind``: its name; ``grid``: its hex grid, if it is one; ``hexes``: whether it is. ``rows``/``columns``;
    ``spaces``: how many there are, holes included; ``places``: the same with the place beside the board, if it has one;
    ``all``: where units can stand; ``holes``: spaces cut out of it. By place: ``next`` (neighbours), ``distance``
    (steps that ignore Obstacles and holes), ``near`` (at most three steps away). ``backline``, ``frontline``,
    ``home`` (both), ``middle``. ``depth``: by space, how far it lies from the middle between the sides. ``far``: by
    side and place, where a target is too far for a shot without the Combat Penalty. ``messages``: names.
    For sieges, by place: ``pieces``: all spaces of the Wall or Gate that covers it; ``cover``: the spaces whose Wall or
    Gate protects a defender who stands there. ``passage``: spaces of a Gate through which defenders go; ``front``:
    the attacker's side of the Walls.
    """

    __slots__ = (
        "all", "backline", "columns", "cover", "depth", "distance", "far", "front", "frontline", "grid", "hexes",
        "holes", "home", "kind", "messages", "middle", "near", "next", "passage", "pieces", "places", "rows", "spaces",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        shape: Pair,
        next_to: Masks,
        distance: tuple[tuple[int, ...], ...],
        lines: tuple[int, int, int, int],
        holes: int = 0,
        beside: int = 0,
        grid: HexGrid | None = None,
    ) -> None:
        self.kind: str = kind
        self.grid: HexGrid | None = grid
        self.hexes: bool = grid is not None
        self.rows, self.columns = shape
        self.spaces: int = self.rows * self.columns
        self.places: int = self.spaces + beside
        self.holes: int = holes
        self.all: int = (1 << self.spaces) - 1 & ~holes
        self.next: Masks = tuple([0 if holes >> a & 1 else n & ~holes for a, n in enumerate(next_to)]) + (0,) * beside
        self.distance: tuple[tuple[int, ...], ...] = with_place_beside(distance, beside)
        self.set_up_places()
        self.set_up_sides(lines)
        self.set_up_siege()

    def set_up_places(self) -> None:
        """What each place is called and how far it lies from others."""
        self.near: Masks = tuple([self.within(a, WALK) for a in range(self.places)])
        self.depth: tuple[int, ...] = tuple([self.from_middle(a) for a in range(self.places)])
        self.messages: tuple[str, ...] = tuple([f"h3-space-{self.name(a)}" for a in range(self.places)])

    def set_up_sides(self, lines: tuple[int, int, int, int]) -> None:
        """The attacker's Backline and Frontline, the defender's Frontline and Backline, and what lies between."""
        self.backline: Pair = (lines[0], lines[3])
        self.frontline: Pair = (lines[1], lines[2])
        self.home: Pair = (lines[0] | lines[1], lines[2] | lines[3])
        self.middle: int = self.all & ~(self.home[0] | self.home[1])
        self.far: tuple[Masks, Masks] = (self.far_from(0), self.far_from(1))

    def set_up_siege(self) -> None:
        """7 On the 4 x 5 boards each Wall or Gate is a space by itself and covers its column."""
        self.front: int = self.home[0]
        self.pieces: Masks = tuple([1 << a for a in range(self.places)])
        self.passage: int = self.all
        self.cover: Masks = tuple([self.in_column(a) for a in range(self.places)])

    def within(self, space: int, steps: int) -> int:
        """Where a unit can stand at most so many steps away, the space itself included."""
        return sum(1 << b for b in range(self.spaces) if self.distance[space][b] <= steps) & self.all

    def far_from(self, side: int) -> Masks:
        """9 From the own Backline the other Backline is too far; 17 on the Battlefield Board, eight hexes or more."""
        if self.hexes:
            return tuple([self.all & ~self.within(a, TOO_FAR - 1) for a in range(self.places)])
        other = self.backline[1 - side]
        return tuple([other if self.backline[side] >> a & 1 else 0 for a in range(self.places)])

    def from_middle(self, space: int) -> int:
        """Rows of a 4 x 5 board, columns of a hex grid, between the space and the middle one."""
        if self.hexes:
            return abs(space % self.columns - self.columns // 2)
        return abs(space // self.columns - self.rows // 2)

    def spread(self, mask: int) -> int:
        """All neighbours of the spaces of a mask."""
        if self.grid is None:
            return spread(mask & ALL)
        return self.grid.spread(mask & self.all)

    def in_column(self, space: int) -> int:
        """7 The middle space in the column of a space on the defender's side."""
        if not self.home[1] >> space & 1:
            return 0
        return self.middle & sum(1 << a for a in range(space % self.columns, self.spaces, self.columns))

    def row_of(self, space: int) -> int:
        """From 1: on the 4 x 5 boards the attacker's Backline, to 5, the defender's."""
        return space // self.columns + 1

    def column_of(self, space: int) -> int:
        """From 1 at the attacker's left."""
        return space % self.columns + 1

    def name(self, space: int) -> str:
        """Column as a letter, row as a number; the place beside the board has a name of its own."""
        if space >= self.spaces:
            return "beside"
        return f"{'abcdefghijklmnopqrstuvwxyz'[space % self.columns]}{space // self.columns + 1}"

    def behind(self, a: int, b: int) -> int:
        """The space directly behind ``b`` seen from its neighbour ``a``, or `OFF`."""
        if a >= self.spaces or b >= self.spaces:
            return OFF
        found = GRID.behind(a, b) if self.grid is None else self.grid.behind(a, b)
        return OFF if found == NOWHERE else found


TOO_FAR: Final = 8  # hexes at which a shot has the Combat Penalty
BESIDE_DISTANCE: Final = 99


def with_place_beside(distance: tuple[tuple[int, ...], ...], beside: int) -> tuple[tuple[int, ...], ...]:
    """The distances with a place that is far from every space."""
    if not beside:
        return distance
    rows = tuple([(*row, BESIDE_DISTANCE) for row in distance])
    return (*rows, (*(BESIDE_DISTANCE,) * len(distance), 0))


LINES: Final = (row_mask(1), row_mask(2), row_mask(4), row_mask(5))


def board_of(kind: str, holes: int = 0, beside: int = 0) -> Board:
    """A board of 4 x 5 spaces."""
    return Board(kind, (ROWS, COLUMNS), GRID.next, GRID.distance, LINES, holes, beside)


STANDARD: Final = board_of("standard")
SIEGE: Final = board_of("siege", beside=1)  # the Arrow Tower lies beside it
NAVAL: Final = board_of("naval", holes=1 << space_at(3, 2) | 1 << space_at(3, 3))


def spread(mask: int) -> int:
    """All neighbours of the spaces of a mask on the 4 x 5 board."""
    return SPREAD_LOW[mask & HALF_MASK] | SPREAD_HIGH[mask >> HALF]


def walks(board: Board, space: int, obstacles: int) -> int:
    """The spaces a Ground unit can reach in three orthogonal steps between Obstacles, its own left out. For boards of
    4 x 5 spaces."""
    free = board.all & ~obstacles
    first = board.next[space] & free
    second = (SPREAD_LOW[first & HALF_MASK] | SPREAD_HIGH[first >> HALF]) & free
    third = (SPREAD_LOW[second & HALF_MASK] | SPREAD_HIGH[second >> HALF]) & free
    return (first | second | third) & ~(1 << space)

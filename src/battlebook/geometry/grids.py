"""Rectangular grids of spaces with orthogonal steps, as tables and bit masks.

Spaces are numbered from 0 row by row, rows and columns from 0. A mask holds bit ``space`` for each space in it. There
are no game words here: what stands on a space or may enter it is told by masks.
"""

from __future__ import annotations

NOWHERE = -1


class Grid:
    """A board of ``rows`` x ``columns`` spaces. ``distance[a][b]`` counts orthogonal steps (a diagonal takes two),
    ``next[a]`` is the mask of the neighbours of a space, ``all`` the mask of every space."""

    __slots__ = ("all", "columns", "distance", "next", "not_first", "not_last", "rows", "spaces")

    def __init__(self, rows: int, columns: int) -> None:
        self.rows: int = rows
        self.columns: int = columns
        self.spaces: int = rows * columns
        self.all: int = (1 << self.spaces) - 1
        first = sum(1 << columns * row for row in range(rows))
        self.not_first: int = self.all & ~first
        self.not_last: int = self.all & ~(first << columns - 1)
        around = range(self.spaces)
        self.distance: tuple[tuple[int, ...], ...] = tuple([tuple([self.steps(a, b) for b in around]) for a in around])
        self.next: tuple[int, ...] = tuple([self.within(a, 1) & ~(1 << a) for a in around])

    def steps(self, a: int, b: int) -> int:
        """Orthogonal steps from space to space."""
        return abs(a // self.columns - b // self.columns) + abs(a % self.columns - b % self.columns)

    def within(self, space: int, steps: int) -> int:
        """Every space at most so many steps away, the space itself included."""
        return sum(1 << b for b in range(self.spaces) if self.distance[space][b] <= steps)

    def row_mask(self, row: int) -> int:
        """All spaces of a row."""
        return ((1 << self.columns) - 1) << row * self.columns

    def behind(self, a: int, b: int) -> int:
        """The space directly behind ``b`` seen from its neighbour ``a``, or `NOWHERE`."""
        row = 2 * (b // self.columns) - a // self.columns
        column = 2 * (b % self.columns) - a % self.columns
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return row * self.columns + column if inside and self.distance[a][b] == 1 else NOWHERE

    def spread(self, mask: int) -> int:
        """The neighbours of all spaces of a mask."""
        along = (mask & self.not_last) << 1 | (mask & self.not_first) >> 1
        return (mask << self.columns | mask >> self.columns | along) & self.all

    def flood(self, space: int, free: int, steps: int) -> int:
        """The spaces that can be reached in so many orthogonal steps over free spaces; the start is not among them."""
        start = 1 << space
        reached = start
        for _ in range(steps):
            reached |= self.spread(reached) & free
        return reached & ~start

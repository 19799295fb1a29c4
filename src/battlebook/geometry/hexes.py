"""Hexagonal grids as tables and bit masks: rows of hexes, every second row shifted by half a hex to the right.

Spaces are numbered from 0 row by row, rows and columns from 0; odd rows are shifted. Axial coordinates (q, r) count
columns along a row and rows; every straight line is one of three axes. There are no game words here.
"""

from __future__ import annotations

from battlebook.geometry.grids import NOWHERE

AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class HexGrid:
    """A board of ``rows`` x ``columns`` hexes. ``distance[a][b]`` counts steps from hex to hex, ``next[a]`` is the mask
    of the neighbours of a hex and ``around[a]`` lists them in ascending order, ``all`` is the mask of every hex."""

    __slots__ = ("all", "around", "columns", "distance", "next", "rows", "spaces")

    def __init__(self, rows: int, columns: int) -> None:
        self.rows: int = rows
        self.columns: int = columns
        self.spaces: int = rows * columns
        self.all: int = (1 << self.spaces) - 1
        around = range(self.spaces)
        self.distance: tuple[tuple[int, ...], ...] = tuple([tuple([self.steps(a, b) for b in around]) for a in around])
        self.next: tuple[int, ...] = tuple([self.neighbours(a) for a in around])
        self.around: tuple[tuple[int, ...], ...] = tuple(
            [tuple([b for b in around if self.distance[a][b] == 1]) for a in around]
        )

    def axial(self, space: int) -> tuple[int, int]:
        """(q, r) of a hex."""
        row, column = divmod(space, self.columns)
        return column - row // 2, row

    def at(self, q: int, r: int) -> int:
        """The hex at axial coordinates, or `NOWHERE` outside the board."""
        column = q + r // 2
        return r * self.columns + column if 0 <= r < self.rows and 0 <= column < self.columns else NOWHERE

    def steps(self, a: int, b: int) -> int:
        """Steps from hex to hex over an empty board."""
        (q1, r1), (q2, r2) = self.axial(a), self.axial(b)
        return max(abs(q1 - q2), abs(r1 - r2), abs(q1 + r1 - q2 - r2))

    def neighbours(self, space: int) -> int:
        """The up to six hexes next to a hex."""
        q, r = self.axial(space)
        found = [self.at(q + dq, r + dr) for dq, dr in AROUND]
        return sum(1 << n for n in found if n != NOWHERE)

    def within(self, space: int, steps: int) -> int:
        """Every hex at most so many steps away, the hex itself included."""
        return sum(1 << b for b in range(self.spaces) if self.distance[space][b] <= steps)

    def toward(self, a: int, b: int) -> tuple[int, ...]:
        """The neighbours of ``a`` that are one step nearer to ``b``, in ascending order: one, two, or none at ``b``."""
        row = self.distance[b]
        near = row[a] - 1
        return tuple([n for n in self.around[a] if row[n] == near])

    def rightward(self, a: int, b: int) -> int:
        """How far ``b`` lies to the right of ``a``, in half hexes; negative to the left."""
        (row1, column1), (row2, column2) = divmod(a, self.columns), divmod(b, self.columns)
        return 2 * (column2 - column1) + row2 % 2 - row1 % 2

    def behind(self, a: int, b: int) -> int:
        """The hex directly behind ``b`` seen from its neighbour ``a``, or `NOWHERE`."""
        if self.distance[a][b] != 1:
            return NOWHERE
        (q1, r1), (q2, r2) = self.axial(a), self.axial(b)
        return self.at(2 * q2 - q1, 2 * r2 - r1)

    def placed(self, shape: tuple[tuple[int, int], ...], space: int) -> int:
        """The mask of a shape (axial steps from its first hex) laid with its first hex on a space; 0 if it does not fit
        on the board."""
        q, r = self.axial(space)
        hexes = [self.at(q + dq, r + dr) for dq, dr in shape]
        return 0 if NOWHERE in hexes else sum(1 << n for n in set(hexes))

    def spread(self, mask: int) -> int:
        """The neighbours of all hexes of a mask."""
        found = 0
        while mask:
            low = mask & -mask
            found |= self.next[low.bit_length() - 1]
            mask ^= low
        return found

    def flood(self, space: int, free: int, steps: int) -> int:
        """The hexes that can be reached in so many steps over free hexes; the start is not among them."""
        start = 1 << space
        reached = new = start
        for _ in range(steps):
            new = self.spread(new) & free & ~reached
            if not new:
                break
            reached |= new
        return reached & ~start

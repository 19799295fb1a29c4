"""The game board: 9 rows of 11 hexes, numbered from 0 row by row from the Kragis edge; even printed rows lie half a hex
to the east.

A hex is named by column (A to K, west to east) and row (1 to 9, south to north).
"""

from __future__ import annotations

from typing import Final

from battlebook.geometry.grids import NOWHERE
from battlebook.geometry.hexes import HexGrid

ROWS: Final = 9
COLUMNS: Final = 11
LETTERS: Final = "ABCDEFGHIJK"
OFF: Final = 255  # where a unit, marker or attack is that is not on the board
WAITING: Final = 254  # where a unit is that enters in a later round
READY: Final = 253  # where a unit is that is to be deployed
GRID: Final = HexGrid(ROWS, COLUMNS)
HEXES: Final = GRID.spaces
DIRECTIONS: Final[dict[str, tuple[int, int]]] = {
    "E": (1, 0), "W": (-1, 0), "NE": (0, 1), "SW": (0, -1), "NW": (-1, 1), "SE": (1, -1),
}  # fmt: skip

NEXT: Final = GRID.around
DISTANCE: Final = GRID.distance
NEARER: Final = tuple([tuple([GRID.toward(a, b) for b in range(HEXES)]) for a in range(HEXES)])  # [here][goal]
NAMES: Final = tuple(LETTERS[h % COLUMNS] + str(h // COLUMNS + 1) for h in range(HEXES))
NUMBERS: Final = {name: h for h, name in enumerate(NAMES)}


def row_of(hex_: int) -> int:
    """The printed row, 1 to 9."""
    return hex_ // COLUMNS + 1


def column_of(hex_: int) -> int:
    """The column, 0 (A) to 10 (K)."""
    return hex_ % COLUMNS


def beside(hex_: int, direction: str) -> int:
    """The neighbour in a direction, or `NOWHERE` off the board. Raises KeyError for an unknown direction."""
    q, r = GRID.axial(hex_)
    dq, dr = DIRECTIONS[direction]
    return GRID.at(q + dq, r + dr)


__all__ = [
    "COLUMNS", "DIRECTIONS", "DISTANCE", "GRID", "HEXES", "LETTERS", "NAMES", "NEARER", "NEXT", "NOWHERE", "NUMBERS",
    "OFF", "READY", "ROWS", "WAITING", "beside", "column_of", "row_of",
]  # fmt: skip

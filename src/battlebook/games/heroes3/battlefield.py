"""The Battlefield Board as the content lays it out: a hex grid, deployment zones, Obstacle tokens, Walls and Gate."""

from __future__ import annotations

from typing import Any, Final

from battlebook.games.heroes3.board import Board
from battlebook.games.heroes3.content import TABLES
from battlebook.geometry.hexes import HexGrid

LAYOUT: Final[dict[str, Any]] = TABLES["battlefield_layout"]
HEXES: Final = HexGrid(LAYOUT["rows"], LAYOUT["columns"])
Shape = tuple[tuple[int, int], ...]
TOKENS: Final[tuple[Shape, ...]] = tuple(tuple((q, r) for q, r in token) for token in LAYOUT["tokens"])


def column(n: int) -> int:
    """All hexes of a column, counted from 1."""
    return sum(1 << row * HEXES.columns + n - 1 for row in range(HEXES.rows))


def columns(first: int, last: int) -> int:
    """All hexes of some columns."""
    return sum(column(n) for n in range(first, last + 1))


def mask_of(pairs: list[list[int]]) -> int:
    """Hexes given as [row, column], counted from 1."""
    return sum(1 << (row - 1) * HEXES.columns + n - 1 for row, n in pairs)


def lay(kind: str, beside: int = 0) -> Board:
    """The board with a zone of some columns at each end: its outermost column is the Backline."""
    depth, last = LAYOUT["zone_columns"], HEXES.columns
    lines = (column(1), columns(2, depth), columns(last - depth + 1, last - 1), column(last))
    return Board(kind, (HEXES.rows, last), HEXES.next, HEXES.distance, lines, beside=beside, grid=HEXES)


def lay_siege() -> Board:
    """The board of a siege: the Walls and the Gate part it; who stands beyond, in the row of one, is protected."""
    board = lay("battlefield-siege", beside=1)
    pieces = list(board.pieces)
    for piece in (*WALLS, GATE):
        for space in range(board.spaces):
            if piece >> space & 1:
                pieces[space] = piece
    board.pieces = tuple(pieces)
    board.passage = mask_of(LAYOUT["passage"])
    wall = LAYOUT["gate"][0][1]
    board.front = columns(1, wall - 1)
    beyond = columns(wall + 1, HEXES.columns)
    board.cover = tuple([row_of(a) & column(wall) if beyond >> a & 1 else 0 for a in range(board.places)])
    return board


def row_of(space: int) -> int:
    """All hexes of the row of a space."""
    return (1 << HEXES.columns) - 1 << space // HEXES.columns * HEXES.columns


WALLS: Final[tuple[int, ...]] = tuple(mask_of(wall) for wall in LAYOUT["walls"])
GATE: Final = mask_of(LAYOUT["gate"])
BATTLEFIELD: Final = lay("battlefield")
BATTLEFIELD_SIEGE: Final = lay_siege()

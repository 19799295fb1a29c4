"""Rectangular grids: distances, neighbours, lines, floods; the Combat Board's fast walks against the plain flood."""

from __future__ import annotations

from random import Random

from battlebook.games.heroes3.board import STANDARD, WALK, walks
from battlebook.geometry.grids import NOWHERE, Grid

BOARD = Grid(5, 4)


def spaces_of(mask: int) -> set[int]:
    """The members of a mask."""
    return {i for i in range(mask.bit_length()) if mask >> i & 1}


def test_a_diagonal_takes_two_steps():
    assert BOARD.steps(0, 5) == 2
    assert BOARD.steps(0, 19) == 7


def test_neighbours_do_not_wrap_around_the_edge():
    assert spaces_of(BOARD.next[3]) == {2, 7}
    assert spaces_of(BOARD.next[4]) == {0, 5, 8}
    assert spaces_of(BOARD.spread(1 << 3 | 1 << 4)) == {0, 2, 5, 7, 8}


def test_behind_a_neighbour():
    assert BOARD.behind(5, 6) == 7
    assert BOARD.behind(5, 9) == 13
    assert BOARD.behind(6, 7) == NOWHERE
    assert BOARD.behind(5, 5) == NOWHERE
    assert BOARD.behind(5, 7) == NOWHERE


def test_rows_and_what_lies_within_reach():
    assert spaces_of(BOARD.row_mask(1)) == {4, 5, 6, 7}
    assert spaces_of(BOARD.within(0, 1)) == {0, 1, 4}


def test_a_flood_goes_around_what_blocks_it():
    free = BOARD.all & ~(1 << 4 | 1 << 5)
    assert spaces_of(BOARD.flood(0, free, 3)) == {1, 2, 3, 6}


def test_the_combat_boards_fast_walks_are_the_plain_flood():
    rng = Random(3)
    for _ in range(3000):
        obstacles = rng.getrandbits(20) & rng.getrandbits(20)
        space = rng.randrange(20)
        plain = BOARD.flood(space, BOARD.all & ~obstacles, WALK)
        assert walks(STANDARD, space, obstacles | 1 << space) == plain

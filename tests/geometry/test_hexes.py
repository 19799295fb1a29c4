"""Hexagonal grids: coordinates, neighbours, distances, lines, floods."""

from __future__ import annotations

from random import Random

import pytest

from battlebook.geometry.grids import NOWHERE
from battlebook.geometry.hexes import HexGrid

GRID = HexGrid(5, 6)


def spaces_of(mask: int) -> set[int]:
    """The members of a mask."""
    return {i for i in range(mask.bit_length()) if mask >> i & 1}


def test_axial_coordinates_name_every_hex_once() -> None:
    named = {GRID.axial(space) for space in range(30)}
    assert len(named) == 30
    assert [GRID.at(*GRID.axial(space)) for space in range(30)] == list(range(30))
    assert GRID.at(-1, 0) == GRID.at(0, 5) == NOWHERE


def test_odd_rows_are_shifted_to_the_right() -> None:
    assert spaces_of(GRID.next[8]) == {7, 9, 2, 3, 14, 15}, "row 1"
    assert spaces_of(GRID.next[14]) == {13, 15, 7, 8, 19, 20}, "row 2"


def test_corners_have_two_or_three_neighbours_and_nothing_wraps() -> None:
    assert spaces_of(GRID.next[0]) == {1, 6}
    assert spaces_of(GRID.next[5]) == {4, 10, 11}
    assert spaces_of(GRID.next[11]) == {10, 5, 17}


def test_distance_is_the_length_of_the_shortest_way() -> None:
    for a in range(30):
        for b in range(30):
            ways = [n for n in range(31) if a == b or GRID.flood(a, GRID.all, n) >> b & 1]
            assert GRID.distance[a][b] == (0 if a == b else ways[0])


def test_within_is_a_flood_over_an_empty_board() -> None:
    for space in range(30):
        for steps in range(5):
            assert GRID.within(space, steps) == GRID.flood(space, GRID.all, steps) | 1 << space


def test_toward_lists_the_neighbours_that_are_one_step_nearer() -> None:
    for a in range(30):
        assert set(GRID.around[a]) == spaces_of(GRID.next[a]) and GRID.toward(a, a) == ()
        for b in range(30):
            nearer = [n for n in sorted(spaces_of(GRID.next[a])) if GRID.distance[n][b] < GRID.distance[a][b]]
            assert list(GRID.toward(a, b)) == nearer and (a == b or 1 <= len(nearer) <= 2)


def test_rightward_counts_half_hexes() -> None:
    assert [GRID.rightward(13, b) for b in (14, 12, 19, 18, 7, 6, 13)] == [2, -2, 1, -1, 1, -1, 0]
    for a in range(30):
        assert all(GRID.rightward(a, b) == -GRID.rightward(b, a) for b in range(30))
        assert {abs(GRID.rightward(a, b)) for b in GRID.around[a]} <= {1, 2}


def test_behind_goes_straight_on_along_one_of_the_three_axes() -> None:
    assert GRID.behind(13, 14) == 15
    assert GRID.behind(8, 14) == 19
    assert GRID.behind(8, 15) == 21
    assert GRID.behind(1, 0) == NOWHERE
    assert GRID.behind(0, 2) == NOWHERE
    for a in range(30):
        for b in spaces_of(GRID.next[a]):
            if GRID.behind(a, b) != NOWHERE:
                assert GRID.distance[a][GRID.behind(a, b)] == 2
                assert GRID.behind(GRID.behind(a, b), b) == a


def test_a_flood_goes_around_what_blocks_it() -> None:
    wall = sum(1 << space for space in (2, 8, 14, 20))
    assert not GRID.flood(7, GRID.all & ~wall, 3) >> 9 & 1
    assert GRID.flood(7, GRID.all & ~wall, 9) >> 9 & 1


def test_shapes_keep_their_form_or_do_not_fit() -> None:
    corner = ((0, 0), (1, 0), (0, 1))
    for space in range(30):
        mask = GRID.placed(corner, space)
        assert mask == 0 or (mask.bit_count() == 3 and mask >> space & 1)
    assert GRID.placed(((0, 0), (1, 0)), 5) == 0


@pytest.mark.parametrize("seed", range(5))
def test_spread_joins_the_neighbours_of_all(seed: int) -> None:
    mask = Random(seed).getrandbits(30)
    expected: set[int] = set()
    for space in spaces_of(mask):
        expected |= spaces_of(GRID.next[space])
    assert spaces_of(GRID.spread(mask)) == expected

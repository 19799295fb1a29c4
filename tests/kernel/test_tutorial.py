"""Show or roll, rule by rule."""

from __future__ import annotations

import pytest

from battlebook.kernel.knowledge import EVERYBODY
from tests.kernel.play import Table
from tests.kernel.toys.tutorial.game import GAME, UNKNOWN


def begun(*dice: int, goal: int = 12) -> Table:
    """Seat 0 holds the 3, seat 1 the 5."""
    return Table(GAME, dice, cards=(2, 3), goal=goal)


@pytest.mark.rule("tut:1:deal")
def test_each_seat_draws_a_card_and_sees_its_own_alone() -> None:
    table = begun()
    assert table.view(0)["cards"] == [3, UNKNOWN]
    assert table.view(1)["cards"] == [UNKNOWN, 5]
    assert table.view(-1)["cards"] == [UNKNOWN, UNKNOWN]
    assert table.told(0, "dealt") == [{"seat": 0, "card": 3}, {"seat": 1}]


@pytest.mark.rule("tut:2:turns")
def test_the_seats_take_turns() -> None:
    table = begun(1, 1, 1)
    assert table.asked() == (0,)
    assert table.answer(0, "roll").asked() == (1,)
    assert table.answer(1, "roll").asked() == (0,)


@pytest.mark.rule("tut:2:roll")
def test_rolling_gives_the_points_of_the_die() -> None:
    assert begun(4).answer(0, "roll").view(1)["points"] == [4, 0]


@pytest.mark.rule("tut:2:show")
def test_showing_gives_the_points_of_the_card_and_lays_it_open() -> None:
    table = begun().answer(0, "show")
    assert table.view(1)["points"] == [3, 0]
    assert table.view(1)["cards"] == [3, 5] and table.view(-1)["cards"] == [3, UNKNOWN]
    assert table.s.seen[0] == EVERYBODY


@pytest.mark.rule("tut:2:take")
def test_taking_gives_one_point() -> None:
    assert begun().answer(0, "take").view(1)["points"] == [1, 0]


@pytest.mark.rule("tut:2:show-once")
def test_a_card_is_shown_once() -> None:
    table = begun(goal=30).answer(0, "show")
    assert table.refused(1) == []
    table.answer(1, "show")
    assert table.offered(0) == [("roll",), ("take",)]
    assert table.refused(0) == [(["show"], "tut:2:show-once")]
    assert table.why(0, "show") == ["tut:2:show-once"]
    assert table.fault(0, "show") == ("tut:2:turns", "no-option")


@pytest.mark.rule("tut:3:goal")
def test_who_reaches_the_goal_wins_at_once() -> None:
    table = begun(5, goal=6).answer(0, "roll")
    assert table.asked() == (1,), "not yet"
    table.answer(1, "take").answer(0, "take")
    assert table.winners() == (0,)
    assert table.asked() == ()

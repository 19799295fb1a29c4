"""Bent dice, rule by rule. Seat 0 holds Lift 0, Sink 1, Again 2, Turn 3; seat 1 holds 4, 5, 6, 7 alike."""

from __future__ import annotations

import pytest

from battlebook.kernel.frames import check
from tests.kernel.play import Table
from tests.kernel.toys.bent_dice.game import GAME, Bend, Roll


def begun(*dice: int, **more: object) -> Table:
    return Table(GAME, dice, cards=(0,) * 8, **more)


def staked(*dice: int, stake: int = 2, **more: object) -> Table:
    """Seat 0 has named its stake; both seats may now bend the roll before it falls."""
    return begun(*dice, **more).answer(0, stake)


@pytest.mark.rule("bent:1:hand")
def test_each_seat_draws_two_blue_and_two_red_cards() -> None:
    table = begun()
    assert table.s.hands == ((0, 1, 2, 3), (4, 5, 6, 7))
    assert GAME.known(table.s, 0).hands == ((0, 1, 2, 3), (-2, -2, -1, -1))


@pytest.mark.rule("bent:2:stake")
def test_the_stake_is_one_to_three() -> None:
    table = begun()
    assert table.fault(0, 4) == ("bent:2:stake", "form")
    assert table.answer(0, 3).kind() == "bend"


@pytest.mark.rule("bent:2:roll", "bent:2:points")
@pytest.mark.parametrize(("die", "points"), [(3, [1, 0]), (4, [5, 0])])
def test_more_than_three_wins_the_stake_and_less_loses_it(die: int, points: list[int]) -> None:
    table = begun(die, goal=9)
    table.s.points[0] = 3
    table.answer(0, 2).all_pass()
    assert table.s.points == points and table.told(-1, "rolled")[0]["value"] == die


@pytest.mark.rule("bent:3:before")
def test_blue_cards_bend_a_roll_before_it_falls() -> None:
    table = staked(3).answer(0, "bend", 0).answer(0, 1, 0).answer(1, "pass").answer(0, "pass")
    assert table.s.die == 4 and table.told(1, "bent") == [{"seat": 0, "card": {"ref": "card", "id": table.s.names[0]}}]


@pytest.mark.rule("bent:3:before")
def test_either_seat_bends_any_roll() -> None:
    table = staked(4).answer(0, "pass").answer(1, "bend", 5).answer(1, 0, 1)
    assert table.all_pass().s.points == [0, 0]


@pytest.mark.rule("bent:3:after")
def test_turn_shows_the_other_side_of_a_fallen_die() -> None:
    table = staked(1).answer(0, "pass").answer(1, "pass").answer(0, "bend", 3).answer(0, 1, 0)
    assert table.s.die == 6
    assert table.all_pass().s.points == [2, 0]


@pytest.mark.rule("bent:3:after", "bent-r:again")
def test_again_rolls_once_more_and_that_roll_is_bent_as_well() -> None:
    table = staked(1, 5).answer(0, "pass").answer(1, "pass").answer(0, "bend", 2).answer(0, 1, 0)
    assert table.offered(0) == [("bend", 0), ("bend", 1), ("pass",)]
    assert [type(f) for f in table.s.stack[-2:]] == [Roll, Bend]
    assert table.answer(0, "pass").answer(1, "pass").s.die == 5


@pytest.mark.rule("bent:3:after")
def test_by_the_other_reading_the_new_roll_stands() -> None:
    table = staked(1, 5, rulings={"bent-r:again": 1}).answer(0, "pass").answer(1, "pass")
    table.answer(0, "bend", 2).answer(0, 1, 0)
    assert table.s.points == [2, 0] and table.asked() == (1,) and table.kind() == "stake"


@pytest.mark.rule("bent:3:until-all-pass")
def test_the_window_closes_when_both_have_passed_in_a_row() -> None:
    table = staked(3).answer(0, "pass").answer(1, "bend", 4).answer(1, 1, 0)
    assert table.asked() == (0,), "everybody is asked again after a card"
    table.answer(0, "pass")
    assert not table.told(-1, "rolled")
    table.answer(1, "pass")
    assert table.told(-1, "rolled")


@pytest.mark.rule("bent:3:price")
def test_a_gem_is_paid_from_either_purse() -> None:
    table = staked(3).answer(0, "bend", 0)
    assert table.fault(0, 1, 1) == ("bent:3:price", "form")
    assert table.answer(0, 0, 1).s.gems == bytes([2, 2, 2])


@pytest.mark.rule("bent:3:gems")
def test_without_gems_no_roll_is_bent() -> None:
    table = begun(3)
    table.s.gems = bytes([0, 2, 0])
    table.answer(0, 1)
    assert table.offered(0) == [("pass",)], "the window surfaces all the same"
    assert (["bend", 0], "bent:3:gems") in table.refused(0)
    assert table.offered(1) == [] and table.answer(0, "pass").offered(1) == [("bend", 4), ("bend", 5), ("pass",)]


@pytest.mark.rule("bent:3:wrong-back")
def test_a_red_card_does_not_bend_a_roll_before_it_falls() -> None:
    table = staked(3)
    assert table.refused(0) == [(["bend", 2], "bent:3:wrong-back"), (["bend", 3], "bent:3:wrong-back")]
    assert check(table.s, 0, ("bend", 2)) is not None


@pytest.mark.rule("bent:4:goal")
def test_the_goal_wins() -> None:
    table = staked(6, stake=3, goal=3).all_pass()
    assert table.told(-1, "staked") == [{"seat": 0, "points": 3}]
    assert table.winners() == (0,)


@pytest.mark.rule("bent:4:cap")
def test_after_thirty_turns_the_richer_seat_wins() -> None:
    table = begun(6, *[1] * 29)
    for turn in range(30):
        table.answer(turn % 2, 1).all_pass()
    result = GAME.result(table.s)
    assert result is not None and result.capped and result.seats == ()

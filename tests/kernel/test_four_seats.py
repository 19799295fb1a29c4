"""Four seats, rule by rule. Hands: 0 and 4, 1 and 5, 2 and 6, 3 and 7; the pile is 8, 9, 10, 11."""

from __future__ import annotations

import pytest

from tests.kernel.play import Table
from tests.kernel.toys.cards import HIDDEN
from tests.kernel.toys.four_seats.game import GAME

SEATS = (0, 1, 2, 3)
UNSHUFFLED = tuple(range(11, 0, -1))


def begun() -> Table:
    return Table(GAME, cards=UNSHUFFLED)


def ready(*lanterns: int) -> Table:
    """Every seat has two supplies, and these seats the lanterns (seat 3 when none is named)."""
    table = begun().answer(0, 0, 0, 1, 1).answer(1, 0, 0, 1, 1)
    return table.answer(2, SEATS).answer(3, *enumerate(lanterns or (3,)))


@pytest.mark.rule("four:1:pile")
def test_the_pile_is_shuffled_and_each_seat_draws_two() -> None:
    table = begun()
    assert table.s.hands == ((0, 4), (1, 5), (2, 6), (3, 7))
    assert GAME.known(table.s, 2).pile == (HIDDEN,) * 4


@pytest.mark.rule("four:1:supplies")
def test_the_first_seats_share_out_four_supplies_in_secret() -> None:
    table = begun()
    assert table.asked() == (0, 1)
    assert table.fault(0, 0, 0, 0, 0) == ("four:1:supplies", "form")
    table.answer(0, 0, 0, 0, 1).answer(1, 1, 1, 1, 0)
    assert table.s.supplies == [3, 1, 1, 3]


@pytest.mark.rule("four:1:lanterns", "four:1:lantern-right")
def test_a_lantern_lets_its_seat_look_through_the_pile() -> None:
    table = begun().answer(0, 0, 0, 1, 1).answer(1, 0, 0, 1, 1)
    assert table.fault(3, (0, 1), (1, 1)) == ("four:1:lanterns", "form")
    table.answer(3, (0, 1), (1, 2)).answer(2, SEATS)
    assert [GAME.known(table.s, seat).pile for seat in (1, 2)] == [(8, 9, 10, 11)] * 2
    assert GAME.known(table.s, 3).pile == (HIDDEN,) * 4


@pytest.mark.rule("four:1:watches")
def test_the_first_of_the_first_watch_begins() -> None:
    table = begun().answer(0, 0, 0, 1, 1).answer(1, 0, 0, 1, 1)
    assert table.asked() == (2, 3)
    assert table.fault(2, (0, 1, 2), (3,)) == ("four:1:watches", "form")
    table.answer(2, (3, 0), (2, 1)).answer(3, (0, 1))
    assert table.asked() == (3,)


@pytest.mark.rule("four:1:lantern-right")
def test_the_right_shows_the_pile_and_not_where_its_cards_go() -> None:
    table = ready(1).answer(0, "dig").all_pass()
    assert 8 in table.s.hands[0]
    known = GAME.known(table.s, 1)
    assert known.pile == (9, 10, 11) and known.hands[0] == (HIDDEN,) * 3


@pytest.mark.rule("four:2:turn", "four:2:dig")
def test_a_seat_digs_the_top_card() -> None:
    table = ready()
    assert table.offered(0) == [("dig",), ("rest",), ("peek",)]
    table.answer(0, "dig").all_pass()
    assert table.s.hands[0] == (0, 4, 8) and table.asked() == (1,)


@pytest.mark.rule("four:2:peek")
def test_a_seat_peeks_orders_the_top_cards_and_digs() -> None:
    table = ready().answer(0, "peek")
    assert GAME.known(table.s, 0).pile == (8, 9, HIDDEN, HIDDEN)
    assert GAME.known(table.s, 2).pile == (HIDDEN,) * 4
    assert table.told(2, "peeked") == [{"seat": 0}]
    table.answer(0, 9, 8).all_pass()
    assert table.s.hands[0] == (0, 4, 9) and table.s.supplies[0] == 1


@pytest.mark.rule("four:2:peek")
def test_who_had_peeked_before_no_longer_knows_the_order() -> None:
    table = ready().answer(0, "peek").answer(0, 8, 9).all_pass()
    assert GAME.known(table.s, 0).pile[0] == 9
    table.answer(1, "peek").answer(1, 9, 10)
    assert GAME.known(table.s, 0).pile[:2] == (HIDDEN, HIDDEN)
    assert GAME.known(table.s, 1).pile[:2] == (9, 10)


@pytest.mark.rule("four:2:rest")
def test_resting_takes_a_supply() -> None:
    table = ready().answer(0, "rest")
    assert table.s.supplies == [3, 2, 2, 2] and table.asked() == (1,)


@pytest.mark.rule("four:2:no-supply")
def test_without_supplies_nobody_peeks() -> None:
    table = ready()
    table.s.supplies = [1, 0, 1, 1]
    table.answer(0, "rest")
    assert table.offered(1) == [("dig",), ("rest",)]
    assert table.refused(1) == [(["peek"], "four:2:no-supply")]
    assert table.why(1, "peek") == ["four:2:no-supply"]


@pytest.mark.rule("four:3:snatch", "four:3:all-pass")
def test_a_third_seat_snatches_in_anothers_turn_and_is_answered() -> None:
    table = ready().answer(0, "dig")
    assert table.asked() == (1,)
    table.answer(1, "pass").answer(2, "snatch", 6)
    assert table.asked() == (3,), "everybody is asked again, beginning with the next"
    table.answer(3, "pass").answer(0, "snatch", 4).answer(1, "pass").answer(2, "pass").answer(3, "pass")
    assert table.asked() == (0,) and table.kind() == "snatch"
    table.answer(0, "pass")
    assert table.s.hands[0] == (0, 8) and table.s.discard == (6, 4)


@pytest.mark.rule("four:3:weak")
def test_only_cards_worth_three_snatch() -> None:
    table = ready().answer(0, "dig")
    assert table.offered(1) == [("snatch", 5), ("pass",)]
    assert table.refused(1) == [(["snatch", 1], "four:3:weak")]
    assert table.why(1, "snatch", 1) == ["four:3:weak"]


@pytest.mark.rule("four:3:miss")
def test_a_missed_card_goes_under_the_pile() -> None:
    table = ready().answer(0, "dig").answer(1, "snatch", 5).all_pass()
    assert table.s.pile == (9, 10, 11, 8) and table.s.hands[0] == (0, 4)
    assert GAME.known(table.s, 0).pile == (HIDDEN,) * 4


@pytest.mark.rule("four:4:end")
def test_the_dearer_hands_win_together() -> None:
    table = ready().answer(0, "dig").all_pass()
    table.answer(1, "dig").answer(2, "snatch", 6).answer(3, "pass").answer(0, "pass").answer(1, "snatch", 5)
    for seat in (2, 3):
        table.all_pass().answer(seat, "dig")
    table.all_pass()
    assert table.s.hands == ((0, 4, 8), (1, 9), (2, 10), (3, 7, 11))
    assert len(table.told(-1, "opened")) == 10
    assert table.winners() == (1, 3), "1 + 5 and 2 + 4 + 6 against 1 + 3 + 5 and 2 + 6"

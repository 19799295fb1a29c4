"""Duel of spells, rule by rule. Cards 0 and 1 have power one, 2 and 3 power two, and so on up to 10 and 11."""

from __future__ import annotations

import pytest

from tests.kernel.play import Table
from tests.kernel.toys.cards import HIDDEN
from tests.kernel.toys.duel_of_spells.game import GAME

PILE = list(range(12))


def draws(*cards: int) -> list[int]:
    """The draws that bring these cards from the pile, in order."""
    left, found = PILE[:], []
    for card in cards:
        found.append(left.index(card))
        left.remove(card)
    return found


def begun(*cards: int, dice: tuple[int, ...] = (), then: tuple[int, ...] = (), variants: tuple[str, ...] = ()) -> Table:
    """Seat 0 draws the first three cards, seat 1 the others; ``then`` are later draws as places in the pile."""
    return Table(GAME, dice, cards=(*draws(*cards), *then), variants=variants)


def ready(*cards: int, dice: tuple[int, ...] = (), variants: tuple[str, ...] = ()) -> Table:
    """The same after the exchange, in which nobody changed a card; later draws take the lowest card."""
    return begun(*cards, dice=dice, then=(0,) * 12, variants=variants).everybody()


@pytest.mark.rule("duel:1:hand")
def test_each_mage_draws_three_spells() -> None:
    table = begun(0, 1, 2, 3, 4, 5)
    assert table.s.hands == ((0, 1, 2), (3, 4, 5))
    assert GAME.known(table.s, 0).hands == ((0, 1, 2), (HIDDEN,) * 3)


@pytest.mark.rule("duel:1:hand")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    table = ready(0, 1, 2, 3, 4, 5)
    while table.s.pile:
        seat_0, seat_1 = table.s.hands
        table.answer(0, "cast", seat_0[0]).answer(1, "cast", seat_1[0])
    table.answer(0, "cast", table.s.hands[0][0]).answer(1, "hold")
    assert table.s.pile and not table.s.discard
    assert all(GAME.known(table.s, 1).seen[card] == 0 for card in table.s.pile)


@pytest.mark.rule("duel:1:exchange")
def test_up_to_two_spells_are_exchanged_in_secret() -> None:
    table = begun(0, 1, 2, 3, 4, 5, then=(0, 0, 0)).answer(0, 0, 1)
    assert table.asked() == (1,) and table.told(1, "taken")[-1] == {
        "seat": 1,
        "card": {"ref": "card", "id": table.s.names[5]},
    }
    table.answer(1, 3)
    assert table.s.hands == ((2, 6, 7), (0, 4, 5))
    assert table.s.pile == (1, 3, 8, 9, 10, 11)


@pytest.mark.rule("duel:1:exchange")
def test_spells_of_more_than_ten_are_not_exchanged() -> None:
    table = begun(9, 10, 11, 0, 1, 2)
    assert table.fault(0, 9, 10) == ("duel:1:exchange", "too-strong")
    assert table.fault(0, 9, 10, 11) == ("duel:1:exchange", "form")
    assert table.fault(0, 0) == ("duel:1:exchange", "form")
    table.answer(0, 9)


@pytest.mark.rule("duel:2:seal")
def test_nobody_sees_a_sealed_spell_before_both_are_there() -> None:
    table = ready(0, 1, 2, 3, 4, 5).answer(1, "cast", 3)
    assert table.asked() == (0,)
    assert GAME.known(table.s, 0).sealed == ((1, ("?",)),)
    assert GAME.known(table.s, 1).sealed == ((1, ("cast", 3)),)
    table.answer(0, "cast", 0)
    assert [turned["seat"] for turned in table.told(-1, "turned")] == [0, 1]


@pytest.mark.rule("duel:2:cast", "duel:2:weakest-first")
def test_the_weaker_spell_strikes_first() -> None:
    table = ready(8, 1, 2, 0, 4, 5).answer(0, "cast", 8).answer(1, "cast", 4)
    assert table.told(-1, "struck") == [{"seat": 0, "points": 3}, {"seat": 1, "points": 5}]


@pytest.mark.rule("duel:2:hold")
def test_a_mage_may_hold_back() -> None:
    table = ready(0, 1, 2, 3, 4, 5).answer(0, "hold").answer(1, "hold")
    assert table.told(-1, "turned") == [] and table.s.health == [5, 5]


@pytest.mark.rule("duel:2:tie-die")
@pytest.mark.parametrize(("face", "first"), [(1, 1), (2, 0)])
def test_a_die_decides_between_equal_spells(face: int, first: int) -> None:
    table = ready(0, 4, 2, 1, 3, 5, dice=(face,)).answer(0, "cast", 0).answer(1, "cast", 1)
    assert table.told(-1, "tie-die") == [{"seat": first}]
    assert [struck["seat"] for struck in table.told(-1, "struck")] == [1 - first, first]


@pytest.mark.rule("duel:2:card-back", "duel:2:fall")
def test_a_fallen_caster_takes_the_card_back() -> None:
    table = ready(10, 1, 2, 8, 4, 5).answer(0, "cast", 10).answer(1, "cast", 8)
    assert table.told(-1, "fell") == [{"seat": 0, "lives": 1}]
    assert 10 in table.s.hands[0] and table.s.discard == (8,)
    assert table.s.health == [5, 5]
    assert GAME.known(table.s, 1).hands[0] == (10, HIDDEN, HIDDEN)


@pytest.mark.rule("duel:3:lives")
def test_the_mage_with_lives_left_wins() -> None:
    table = ready(10, 11, 0, 2, 4, 6)
    table.answer(0, "cast", 10).answer(1, "hold").answer(0, "cast", 11).answer(1, "hold")
    assert table.winners() == (0,)


@pytest.mark.rule("duel:3:quick")
def test_in_a_quick_duel_each_mage_has_one_life() -> None:
    table = ready(10, 11, 0, 2, 4, 6, variants=("quick",)).answer(0, "cast", 10).answer(1, "hold")
    assert table.winners() == (0,)

"""Chapters 4 and 12: cards in a hand that cannot be played now, each with the rule that says why."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.cards import CARD_INDEX
from battlebook.games.heroes3.game import GAME
from battlebook.kernel import gate
from tests.games.heroes3.cards.strikes import Duel
from tests.games.heroes3.cards.vocabulary import Cards

UNITS = {"A": "crusaders few a3", "D": "crusaders few a4"}


def acting(hand: str) -> Cards:
    """The attacker's unit is activated and may act."""
    b = Cards(UNITS, "A", hand=hand)
    b.act("A")
    return b


@pytest.mark.rule("h3:4:other-cards-unlimited")
@pytest.mark.parametrize("card", ["magic_mirror", "resistance", "sorrow"])
def test_a_card_that_answers_something_has_nothing_to_answer(card: str) -> None:
    assert acting(card).why_not(card) == ["h3:4:other-cards-unlimited"]


@pytest.mark.rule("h3:12:artifact-choose")
def test_what_is_for_a_hero_at_sea_is_of_no_use_on_land() -> None:
    b = acting("crown_of_the_five_seas")
    assert b.why_not("crown_of_the_five_seas", "second") == ["h3:12:artifact-choose"]


@pytest.mark.rule("h3:4:instant-before-roll")
def test_numbers_of_an_attack_rise_only_for_the_side_that_has_a_part_in_it() -> None:
    b = Duel("attack defense", "attack defense").declare()
    assert b.plays("attack") and b.why_not("defense") == ["h3:4:instant-before-roll"]
    b.passes(1)
    assert b.plays("defense") and b.why_not("attack") == ["h3:4:instant-before-roll"]


@pytest.mark.rule("h3:12:basic-or-expert")
def test_a_card_has_no_further_way_to_be_used() -> None:
    b = acting("attack")
    told = gate.why(GAME, b.s, b.ask.seat, ("play", CARD_INDEX["attack"], 9))
    assert [row["rule"] for row in told] == ["h3:12:basic-or-expert"]


@pytest.mark.rule("h3:4:one-spell-per-round")
@pytest.mark.parametrize(("card", "mode"), [("ciele_4", "first"), ("helm_of_the_alabaster_unicorn", "second")])
def test_without_a_spell_in_the_pile_nothing_is_cast_from_it(card: str, mode: str) -> None:
    assert acting(card).why_not(card, mode) == ["h3:4:one-spell-per-round"]


@pytest.mark.rule("h3:15:war-machine-permanent")
@pytest.mark.parametrize(
    ("card", "mode"), [("gerwulf_4", "second"), ("gerwulf_6", "first"), ("jeremy_4", "first"), ("artillery", "expert")]
)
def test_without_the_war_machine_its_cards_do_nothing(card: str, mode: str) -> None:
    assert acting(card).why_not(card, mode) == ["h3:15:war-machine-permanent"]


@pytest.mark.rule("h3:12:discard-after-use")
@pytest.mark.parametrize(("card", "mode"), [("ogres_club_of_havoc", "first"), ("adelaide_1", "only")])
def test_what_comes_with_a_spell_waits_for_one(card: str, mode: str) -> None:
    assert acting(card).why_not(card, mode) == ["h3:12:discard-after-use"]


@pytest.mark.rule("h3:12:gained-card-to-hand")
def test_nothing_is_dug_out_of_an_empty_deck() -> None:
    assert acting("jeddite_1").why_not("jeddite_1", "only") == ["h3:12:gained-card-to-hand"]

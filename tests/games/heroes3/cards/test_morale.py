"""Chapter 14: Morale Tokens, and the resources that cards bring."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.rules.c14_morale import NEGATIVE, POSITIVE
from tests.games.heroes3.cards.strikes import Duel, SixSided, card
from tests.games.heroes3.cards.test_casting import again

GOOD = {"morale": POSITIVE}


@pytest.mark.rule("h3:14:positive-uses", "h3:12:discard-after-use")
def test_a_token_is_spent_to_draw_or_to_exchange() -> None:
    b = Duel(pile="attack power", more=GOOD).act("A").choice("morale-draw")
    assert len(b.hand()) == 1 and b.holder().morale == 0 and not b.cards("morale-draw")
    assert b.refusals("morale-draw") == ["h3:14:positive-uses"]
    b = Duel("attack power", pile="defense knowledge luck", more=GOOD).act("A").choice("morale-exchange").do(0, 1)
    assert len(b.hand()) == 2 and sorted(b.discards()) == ["attack", "power"]


@pytest.mark.rule("h3:14:positive-uses", "h3:12:reroll-after-roll")
def test_a_token_rolls_a_die_again_even_without_a_hand() -> None:
    b = Duel(more=GOOD).declare(dice=[-1]).passes(1)
    assert b.ask.kind == "cards-roll" and not b.hand()
    b.choice("morale-reroll", dice=[1]).finish()
    assert b.sums()[0] == (4, 2)
    assert Duel(more=GOOD).act("A").refusals("morale-reroll", 0) == ["h3:14:positive-uses"]


@pytest.mark.rule("h3:14:positive-max-one")
def test_nobody_holds_two_tokens_but_the_first_may_be_spent() -> None:
    b = Duel("leadership", pile="attack", more=GOOD).act("A").play("leadership", "basic")
    assert b.ask.kind == "morale-second"
    b.choice("morale-draw")
    assert b.holder().morale == POSITIVE and b.hand() == ["attack"]
    kept = Duel("leadership", pile="attack", more=GOOD).act("A").play("leadership", "basic").choice("morale-keep")
    assert kept.holder().morale == POSITIVE and not kept.hand()


@pytest.mark.rule("h3:14:negative-cancels", "h3:14:morale-not-automatic")
def test_negative_morale_is_removed_first() -> None:
    b = Duel("leadership crest_of_valor", more={"morale": NEGATIVE}).act("A").play("leadership", "basic")
    assert b.holder().morale == 0
    assert b.play("crest_of_valor", "first").holder().morale == POSITIVE
    assert b.sums() == []


@pytest.mark.rule("h3:14:negative-cancels")
def test_a_positive_token_of_the_enemy_turns() -> None:
    b = Duel("skull_helmet", their_more=GOOD).act("A").play("skull_helmet", "second")
    assert b.holder(1).morale == NEGATIVE
    assert Duel("skull_helmet").act("A").why_not("skull_helmet", "second") == ["h3:14:negative-cancels"]


@pytest.mark.rule("h3:14:necropolis-no-morale")
def test_the_necropolis_ignores_morale() -> None:
    b = Duel("", "leadership").act("D")
    assert b.why_not("leadership", "basic") == ["h3:14:necropolis-no-morale"]
    b.play("leadership", "expert")
    assert b.holder(1).morale == 0


@pytest.mark.rule("h3:14:die-special-use")
def test_a_die_may_bring_morale() -> None:
    b = Duel("hourglass_of_the_evil_hour").act("A").play("hourglass_of_the_evil_hour", "second", dice=[0])
    assert b.holder().morale == POSITIVE
    b = Duel("hourglass_of_the_evil_hour").act("A").play("hourglass_of_the_evil_hour", "second", dice=[1])
    assert b.holder().morale == 0


@pytest.mark.rule("h3:5:surrender-timing")
def test_the_enemy_cannot_surrender() -> None:
    b = Duel("attack", their_more={"gold": 20}).act("D")
    assert ("surrender",) in b.offered()
    from battlebook.games.heroes3 import verbs_cards
    from battlebook.games.heroes3.holders import Lasting

    verbs_cards.begin_effect(b.s, Lasting("no_retreat_no_surrender", 0, card("shackles_of_war")))
    assert ("surrender",) not in again(b).offered()


def test_resources() -> None:
    b = Duel("estates inexhaustible_cart_of_lumber torso_of_legion").act("A").play("estates", "basic")
    b.play("inexhaustible_cart_of_lumber", "second")
    assert b.holder().gold == 3 and b.holder().materials == 4
    assert b.holder().removed == (card("inexhaustible_cart_of_lumber"),)
    b.play("torso_of_legion", "second").choice("resource", "valuables")
    assert b.holder().valuables == 1


@pytest.mark.rule("h3:14:die-special-use")
def test_resource_dice_are_rolled_and_one_is_resolved() -> None:
    b = Duel("melodia_4 octavia_1 octavia_4")
    b.draws = b.source = b.s.source = SixSided()
    b.draws.draws = [2, 5]
    b.act("A").play("melodia_4")
    assert b.ask.kind == "choose-resource"
    b.choice("resource", "valuables")
    assert b.holder().valuables == 2 and b.holder().gold == 1
    b.draws.draws = [3]
    b.play("octavia_1", "first").play("octavia_4", "first")
    assert b.holder().gold == 7


@pytest.mark.rule("h3:4:extend-mp-source")
def test_movement_extends_a_combat_with_a_time_limit_only() -> None:
    b = Duel("dessa_1 boots_of_speed").act("A")
    assert b.why_not("dessa_1") == b.why_not("boots_of_speed", "first") == ["h3:4:extend-mp-source"]
    b.s.plan.time_limit = True
    again(b).play("dessa_1").play("boots_of_speed", "first")
    assert b.s.mp == 2 and len(b.told("gains-movement")) == 2

"""Cards about dice: re-rolls, dice set, ignored and multiplied, and how many are rolled."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.rules.c12_rerolls import ALL_DICE, GUARD
from tests.games.heroes3.cards.strikes import NEAR, Duel


@pytest.mark.rule("h3:12:reroll-after-roll", "h3r:instant-reroll-window")
def test_a_die_just_thrown_is_rolled_again() -> None:
    b = Duel("cards_of_prophecy").declare(dice=[-1])
    assert b.ask.kind == "cards-attack" and b.why_not("cards_of_prophecy", "first") == ["h3:12:reroll-after-roll"]
    b.passes(1)
    assert b.ask.kind == "cards-roll"
    b.choice("play", dice=[1]).finish()
    assert b.sums()[0] == (4, 2) and b.discards() == ["cards_of_prophecy"]


@pytest.mark.rule("h3r:reroll-penalty-dice")
def test_of_two_dice_one_is_chosen_or_all_if_the_card_says_so() -> None:
    units = {"A": "marksmen few b3", "D": "crusaders few b4"}
    b = Duel("cards_of_prophecy diplomats_ring", units=units).declare(dice=[-1, 0]).passes(1)
    assert {k[4] for k in b.plays("cards_of_prophecy")} == {0, 1}
    assert {k[4] for k in b.plays("diplomats_ring")} == {0, 1, ALL_DICE}
    b.do(*next(k for k in b.plays("diplomats_ring") if k[4] == ALL_DICE), dice=[1, 1])
    assert b.s.dice == (1, 1) and b.ask.kind == "cards-roll"


@pytest.mark.rule("h3:12:reroll-after-roll")
def test_nobody_rolls_the_dice_of_the_other_side_again() -> None:
    b = Duel(against="cards_of_prophecy").declare(dice=[1]).passes(1)
    assert b.ask.kind == "cards-roll" and b.ask.seat == 1
    assert not b.plays("cards_of_prophecy")
    defended = Duel(against="cards_of_prophecy").token("D", "defense").declare(dice=[1, -1]).passes(1)
    assert {k[4] for k in defended.plays("cards_of_prophecy")} == {GUARD}
    defended.choice("play", dice=[1]).finish()
    assert defended.sums()[0][1] == 3


@pytest.mark.rule("h3:12:fortune-before-roll")
def test_fortune_is_declared_before_the_roll_and_one_result_is_picked() -> None:
    b = Duel("fortune", more={"power": 2}).declare()
    b.play("fortune", "level2", "A", dice=[0, -1, 1])
    assert b.ask.kind == "fortune"
    b.choice("reroll-die").choice("reroll-die")
    assert b.cards("take") == [("take", -1), ("take", 0), ("take", 1)]
    b.choice("take", 0).finish()
    assert b.sums()[0] == (3, 2)


@pytest.mark.rule("h3:12:fortune-before-roll")
def test_fortune_comes_too_late_after_the_roll() -> None:
    b = Duel("fortune cards_of_prophecy").declare(dice=[0]).passes(1)
    assert b.why_not("fortune", "level0") == ["h3:12:fortune-before-roll"]


@pytest.mark.rule("h3:14:luck-is-a-card")
def test_luck_rolls_one_die_of_each_roll_again() -> None:
    b = Duel("luck").act("A").play("luck", "expert").strike("D", [0])
    assert b.ask.kind == "cards-roll" and not b.hand()
    b.choice("effect-reroll", dice=[1])
    assert not b.cards("effect-reroll")
    b.finish()
    assert b.sums()[0][0] == 4
    b.next_round().act("A").strike("D", [0])
    assert len(b.cards("effect-reroll")) == 1  # once more in the next roll


def test_mirth_rolls_each_own_die_once() -> None:
    units = {"A": "marksmen few b3", "D": "crusaders few b4"}
    b = Duel("mirth", units=units, more={"power": 2}).act("A").play("mirth", "level1").strike("D", [-1, -1])
    b.choice("effect-reroll", 0, 0, 0, dice=[1])
    assert [k[3] for k in b.cards("effect-reroll")] == [1]
    b.choice("effect-reroll", dice=[1]).finish()
    assert b.sums()[0][0] == 3


def test_after_a_ranged_roll_a_die_is_ignored() -> None:
    units = {"A": "marksmen few b3", "D": "crusaders few b4"}
    b = Duel("bowstring_of_the_unicorns_mane", units=units).declare(dice=[-1, 1]).passes(1)
    b.choice("play", b.plays()[0][1], 1, "die", 0).finish()
    assert b.sums()[0][0] == 3
    melee = Duel("bowstring_of_the_unicorns_mane").declare(dice=[1]).passes(1)
    assert not melee.plays()


def test_a_shield_ignores_the_die_and_what_it_triggers() -> None:
    units = {"A": "basilisks few b3", "D": "crusaders few b4"}
    b = Duel(against="shield_of_the_dwarven_lords", units=units).declare(dice=[1]).passes(1)
    b.choice("play", b.plays()[0][1], 0).finish()
    assert b.sums()[0] == (4, 2) and "paralysis" not in b.tokens("D")


def test_an_axe_triples_the_die() -> None:
    b = Duel("centaurs_axe").declare().play("centaurs_axe", "first", dice=[1, 0])
    b.finish()
    assert b.sums()[0] == (6, 2)
    late = Duel("centaurs_axe").declare(dice=[0]).passes(1)
    assert not late.plays("centaurs_axe", "first")


def test_the_next_roll_shows_only_zeros() -> None:
    b = Duel(against="ivor_1").declare()
    b.play("ivor_1", dice=[1, 1]).finish()
    assert b.sums() == [(3, 2), (4, 2)]  # the retaliation rolls freely


def test_all_own_dice_of_a_roll_are_set() -> None:
    b = Duel("ivor_6").declare(dice=[-1]).passes(1)
    keys = b.plays("ivor_6")
    assert {k[3:] for k in keys} == {("face", -1), ("face", 0), ("face", 1)}
    b.do(*next(k for k in keys if k[4] == 1))
    b.finish()
    assert b.sums()[0] == (4, 2)


def test_the_puppet_makes_a_unit_roll_low() -> None:
    b = Duel("shamans_puppet").act("A").play("shamans_puppet", "first", "D").strike("D", [0, 1, -1]).finish()
    assert b.dice() == [[0], [1, -1]]


def test_whoever_retaliates_rolls_low() -> None:
    b = Duel("lord_haart_necropolis_4").act("A").play("lord_haart_necropolis_4", at="A").strike("D", [0, 1, -1])
    b.finish()
    assert b.dice() == [[0], [1, -1]] and b.sums()[1] == (2, 2)


def test_slayer_rolls_many_dice_against_a_golden_unit_and_draws() -> None:
    units = {"A": "crusaders few b3", "D": "behemoths few b4"}
    b = Duel("slayer", units=units, pile="attack", more={"power": 2}).declare()
    b.play("slayer", "level1", "A", dice=[1, -1, 1, 0])
    b.finish()
    assert b.sums()[0] == (3 + 2, 2) and b.hand() == ["attack"]


@pytest.mark.rule("h3:4:instant-before-roll")
def test_slayer_does_nothing_against_others() -> None:
    b = Duel("slayer").declare()
    assert b.why_not("slayer", "level0") == ["h3:4:instant-before-roll"]


@pytest.mark.rule("h3:9:die-immunity-bless")
def test_bless_needs_no_die() -> None:
    b = Duel("bless", more={"power": 2}).declare().play("bless", "level2", "A")
    b.finish()
    assert b.dice()[0] == [] and b.sums()[0] == (5, 2)


@pytest.mark.rule("h3r:misfortune-scope")
def test_misfortune_voids_the_die_and_later_raises() -> None:
    b = Duel("attack sword_of_judgement attack", "misfortune", their_more={"power": 1}).declare()
    b.play("attack", "basic").play("misfortune", "level1", "A").passes(1)
    b.play("attack", "basic")
    b.finish()
    assert b.dice()[0] == [] and b.sums()[0] == (4, 2)


@pytest.mark.rule("h3:14:positive-uses", "h3:12:reroll-after-roll")
def test_oppression_forbids_morale_and_rerolls() -> None:
    units = {"A": "crusaders pack b3", "D": "crusaders few b4"}
    b = Duel("spirit_of_oppression cards_of_prophecy", units=units, more={"morale": 1}).act("A")
    assert b.cards("morale-draw")
    b.play("spirit_of_oppression", "first")
    assert not b.cards("morale-draw") and b.refusals("morale-draw") == ["h3:14:positive-uses"]
    b.strike("D", [-1]).passes(1)
    assert b.ask.kind == "cards-roll" and b.why_not("cards_of_prophecy", "first") == ["h3:12:reroll-after-roll"]


@pytest.mark.rule("h3:4:instant-before-roll")
def test_a_retaliation_hurts_less() -> None:
    units = {"A": "dread_knights few b3", "D": "crusaders few b4"}
    b = Duel("lord_haart_necropolis_1", units=units).declare()
    assert b.why_not("lord_haart_necropolis_1") == ["h3:4:instant-before-roll"]
    b = Duel("lord_haart_necropolis_1", units={**NEAR, "A": "skeletons pack b3"}).declare(dice=[-1]).passes(2)
    assert b.ask.kind == "cards-attack"  # the retaliation
    b.play("lord_haart_necropolis_1", dice=[1]).finish()
    assert b.hits() == [0, 2]

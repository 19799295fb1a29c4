"""Cards that change one attack: raises under a condition, no Defense, no retaliation, choices of a number."""

from __future__ import annotations

import pytest

from tests.games.heroes3.cards.strikes import FAR, Duel


@pytest.mark.rule("h3:4:attack-step-cards")
def test_archery_counts_against_far_targets_only_and_for_both_strikes() -> None:
    units = {"A": "marksmen pack b2", "D": "crusaders few b5"}
    b = Duel("archery", units=units).act("A").play("archery", "basic").strike("D").finish()
    assert b.sums() == [(3, 2), (3, 2)]
    near = Duel("archery", units={"A": "marksmen few b4", "D": "crusaders few b5"}).act("A")
    near.play("archery", "basic").strike("D").finish()
    assert near.sums()[0][0] == 2


def test_precision_frees_of_the_penalty_against_a_far_target() -> None:
    units = {"A": "marksmen few b1", "D": "crusaders few b5"}
    b = Duel("precision", units=units, more={"power": 1}).declare()
    b.play("precision", "level1", "A", dice=[-1]).finish()
    assert b.dice() == [[-1]] and b.sums()[0] == (3, 2)
    plain = Duel("precision", units=units).declare(dice=[-1, 1]).finish()
    assert plain.dice()[0] == [-1, 1]


@pytest.mark.rule("h3r:attack-negative")
def test_weakness_and_curse() -> None:
    b = Duel("curse", "weakness", more={"power": 2}, their_more={"power": 2}).declare()
    b.play("curse", "level2", "D").passes(1).play("weakness", "level2", "A")
    b.finish()
    assert b.sums()[0] == (0, 0) and b.hits()[0] == 0


def test_the_price_of_a_shield_and_of_a_flail_lasts() -> None:
    b = Duel(against="buckler_of_the_gnoll_king").declare().play("buckler_of_the_gnoll_king", "first").finish()
    assert b.sums() == [(3, 4), (2, 2)]  # Defense for this attack, less Attack for the Combat
    b = Duel("greater_gnolls_flail").declare().play("greater_gnolls_flail", "first").finish()
    assert b.sums() == [(5, 2), (3, 1)]


def test_defense_against_one_kind_of_attacker() -> None:
    b = Duel(against="shield", their_more={"power": 1}).declare().play("shield", "level1", "D").finish()
    assert b.sums()[0] == (3, 4)
    far = Duel(against="shield", units=FAR, their_more={"power": 1}).declare().play("shield", "level1", "D").finish()
    assert far.sums()[0] == (2, 2)
    air = Duel("air_shield").act("A").play("air_shield", "level0", "A")
    assert air.effects("defense_vs_ranged") and air.in_play() == ["air_shield"]


def test_defense_against_slower_attackers() -> None:
    b = Duel("cyra_6").act("A").play("cyra_6", at="A").strike("D").finish()
    assert b.speed("A") == 8 and b.sums()[1] == (3, 3)


def test_frenzy_ignores_defense_of_the_tier() -> None:
    b = Duel("frenzy", more={"power": 2}).declare().play("frenzy", "level1", "D").finish()
    assert b.sums() == [(3, 0), (3, 2)]
    assert not Duel("frenzy").declare().plays("frenzy", "level0")


def test_units_of_a_name_ignore_defense_or_strike_with_an_element() -> None:
    units = {"A": "zealots few b2", "D": "crusaders few b5"}
    b = Duel("ingham_6", units=units).act("A").play("ingham_6", "first").strike("D").finish()
    assert b.sums()[0][1] == 0
    units = {"A": "liches few b2", "D": "crusaders few b5"}
    b = Duel("moandor_6", units=units).act("A").play("moandor_6", at="A").strike("D").finish()
    assert b.sums()[0] == (5, 0)


def test_a_strike_without_retaliation() -> None:
    b = Duel("ash_6").declare().play("ash_6", at="A").finish()
    assert b.story() == ["A > D"] and b.black_cube("A")


def test_the_golden_bow_frees_all_own_shooters() -> None:
    units = {"A": "marksmen few b3", "A2": "zealots few b2", "D": "crusaders few b4"}
    b = Duel("golden_bow", units=units).act("A2").play("golden_bow", "first").finish()
    b.attack("A", "D", [1, 0])
    assert b.dice()[0] == [1]


@pytest.mark.rule("h3:12:initiative-change-reorders")
def test_prayer_raises_one_number() -> None:
    b = Duel("prayer", more={"power": 2}).declare().play("prayer", "level1", "A")
    assert b.ask.kind == "choose-stat"
    b.choice("stat", "attack").finish()
    assert b.sums()[0] == (5, 2)
    b = Duel("prayer").act("A").play("prayer", "level0", "D").choice("stat", "initiative")
    assert b.speed("D") == 6


def test_discard_any_number_for_attack_and_defense() -> None:
    b = Duel("sword_of_judgement attack power", "lions_shield_of_courage defense").declare()
    b.play("sword_of_judgement", "first").do(0, 1)
    b.play("lions_shield_of_courage", "first").do(0)
    b.finish()
    assert b.sums()[0] == (5, 3) and b.hand() == [] and b.hand(1) == []


def test_a_further_card_makes_a_raise_greater() -> None:
    b = Duel("crag_hack_4 power").act("A").play("crag_hack_4", at="A").do(0)
    b.strike("D").finish()
    assert b.sums()[0] == (5, 2) and b.discards() == ["power"] and b.in_play() == ["crag_hack_4"]


def test_any_card_as_an_attack() -> None:
    b = Duel("crag_hack_6 power defense").act("A").play("crag_hack_6").strike("D")
    b.choice("as-attack", b.holder().hand[0]).finish()
    assert b.sums()[0] == (4, 2) and len(b.discards()) == 1


def test_a_raise_doubles_against_slower_or_faster_units() -> None:
    units = {"A": "griffins pack b3", "D": "crusaders few b4"}
    b = Duel("gundula_4", units=units).declare().play("gundula_4", at="A").finish()
    assert b.sums()[0][0] == 3 + 2
    b = Duel("cyra_4", units=units).declare().play("cyra_4", at="A").finish()
    assert b.sums()[0][0] == 3 + 1


def test_a_specialty_doubles_for_its_units() -> None:
    b = Duel("catherine_1").declare().play("catherine_1", "first", "A").finish()
    assert b.sums()[0] == (5, 2)
    b = Duel("fiona_1").declare().play("fiona_1", "first", "A").finish()
    assert b.sums()[0] == (4, 2)
    assert Duel("catherine_4").act("A").play("catherine_4", at="A").left("A") == 6


def test_defense_grows_against_an_adjacent_attacker() -> None:
    b = Duel(against="merist_1").declare().play("merist_1", at="D").finish()
    assert b.sums()[0] == (3, 4)
    far = Duel(against="merist_1", units=FAR).declare().play("merist_1", at="D").finish()
    assert far.sums()[0] == (2, 3)


def test_an_ability_works_whatever_the_die_shows() -> None:
    units = {"A": "basilisks few b3", "D": "behemoths few b4"}
    b = Duel("tarnum_fortress_6", units=units).declare().play("tarnum_fortress_6", at="A", dice=[0]).finish()
    assert "paralysis" in b.tokens("D") and b.sums()[0][0] == 6
    plain = Duel(units=units).declare(dice=[0]).finish()
    assert "paralysis" not in plain.tokens("D")

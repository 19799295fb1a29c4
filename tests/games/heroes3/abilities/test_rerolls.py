"""Abilities that roll the unit's own Attack Die again."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability


@pytest.mark.ability("reroll_own_die", "crusaders pack")
def test_pack_crusaders_may_reroll_a_0_as_often_as_it_shows() -> None:
    t = duel("crusaders pack", DUMMY)
    t.act("A").strike("T", [0])
    assert t.asked() == ("reroll", 0)
    t.choose("reroll", dice=[0])
    assert t.asked() == ("reroll", 0)
    t.choose("reroll", dice=[-1, 0]).done()
    assert t.sums()[0] == (3, 0), "a -1 is not rolled again"


@pytest.mark.ability("reroll_own_die", "crusaders pack")
def test_pack_crusaders_may_keep_their_0() -> None:
    t = duel("crusaders pack", DUMMY)
    t.act("A").strike("T", [0]).choose("keep", dice=[0]).done()
    assert t.sums() == [(4, 0), (3, 2)]


@pytest.mark.ability("reroll_own_die", "crusaders pack")
@pytest.mark.parametrize("die", [-1, 1])
def test_pack_crusaders_reroll_nothing_but_a_0(die: int) -> None:
    t = duel("crusaders pack", DUMMY).attack("A", "T", [die, 0])
    assert t.told("rerolls") == []
    assert t.sums()[0] == (4 + die, 0)


@pytest.mark.ability("reroll_own_die", "crusaders pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_pack_crusaders_cannot_reroll_in_a_retaliation() -> None:
    t = duel("goblins neutral", "crusaders pack").attack("A", "T", [0, 0])
    assert t.told("rerolls") == []
    assert t.sums() == [(1, 2), (4, 0)]


@pytest.mark.ability("reroll_own_die", "minotaurs neutral")
def test_neutral_minotaurs_must_reroll_a_minus_1_once() -> None:
    t = duel("minotaurs neutral", DUMMY).attack("A", "T", [-1, -1, 0])
    assert [e["dice"][0]["faces"] for e in t.told("rerolls")] == [[-1]]
    assert t.sums() == [(2, 0), (3, 2)]
    t = duel("minotaurs neutral", DUMMY).attack("A", "T", [-1, 1, 0])
    assert t.sums()[0] == (4, 0)


@pytest.mark.ability("reroll_own_die", "minotaurs neutral")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_neutral_minotaurs_keep_a_minus_1_in_a_retaliation() -> None:
    t = duel("goblins neutral", "minotaurs neutral").attack("A", "T", [0, -1])
    assert t.sums() == [(1, 2), (2, 0)]


@pytest.mark.ability("reroll_own_die", "champions neutral")
def test_neutral_champions_reroll_each_minus_1_until_it_is_none() -> None:
    t = duel("champions neutral", DUMMY).attack("A", "T", [-1, 0, -1, 1, 0])
    assert [e["dice"][0]["faces"] for e in t.told("rerolls")] == [[-1, 0], [1, 0]]
    assert t.sums()[0] == (5, 0)


@pytest.mark.ability("reroll_own_die", "champions neutral")
@pytest.mark.rule("h3:3:roll-every-attack")
def test_neutral_champions_reroll_in_retaliations_with_their_one_die() -> None:
    t = duel("goblins neutral", "champions neutral").attack("A", "T", [0, -1, -1, 0])
    assert t.dice() == [[0], [-1]]
    assert t.sums() == [(1, 2), (4, 0)]


@pytest.mark.ability("reroll_own_die", "champions neutral")
@pytest.mark.ability("retaliator_rolls_low", "dread_knights few")
def test_champions_reroll_both_dice_of_a_low_roll() -> None:
    t = duel("dread_knights few", "champions neutral").attack("A", "T", [0, -1, 1, 0])
    assert t.dice() == [[0], [-1, 1]]
    assert t.sums() == [(5, 2), (4, 2)], "the -1 becomes 0, the lower of 0 and 1"


@pytest.mark.ability("reroll_own_die", "champions neutral", "minotaurs neutral")
@pytest.mark.ability("force_enemy_die", "mummies neutral")
@pytest.mark.rule("h3r:mummies-reroll")
def test_the_die_that_mummies_set_is_rolled_again() -> None:
    t = duel("champions neutral", "mummies neutral").attack("A", "T", [0, 1, 1, -1, 0])
    assert [e["dice"][0]["faces"] for e in t.told("die-set")] == [[-1, -1]]
    assert [e["dice"][0]["faces"] for e in t.told("rerolls")] == [[1, -1], [1, 0]]
    assert t.sums() == [(5, 1)], "5 - 1 takes their 4 HP"
    t = duel("minotaurs neutral", "mummies neutral").attack("A", "T", [1, 0, 0])
    assert t.sums() == [(3, 1), (3, 2)], "set once, never a second time"


@pytest.mark.ability("reroll_own_die", "crusaders pack")
@pytest.mark.ability("force_enemy_die", "mummies neutral")
def test_crusaders_cannot_reroll_the_minus_1_of_mummies() -> None:
    t = duel("crusaders pack", "mummies neutral").attack("A", "T", [0, 0])
    assert t.told("rerolls") == []
    assert t.sums() == [(3, 1), (3, 2)]


@pytest.mark.ability("reroll_if_moved", "champions pack")
def test_pack_champions_that_moved_may_reroll_any_die_once() -> None:
    t = duel("champions pack b1", DUMMY)
    t.act("A").strike("T", [0], frm="b3")
    assert t.asked() == ("reroll", 0)
    t.choose("reroll", dice=[1, 0]).done()
    assert t.sums() == [(7, 0), (3, 2)]
    t = duel("champions pack b1", DUMMY)
    t.act("A").choose("move", "b3").strike("T", [1]).choose("keep", dice=[0]).done()
    assert t.sums() == [(7, 0), (3, 2)]


@pytest.mark.ability("reroll_if_moved", "champions pack")
def test_pack_champions_that_stood_still_reroll_nothing() -> None:
    t = duel("champions pack", DUMMY).attack("A", "T", [-1, 0])
    assert t.told("rerolls") == []
    assert t.sums()[0] == (5, 0)


@pytest.mark.ability("reroll_if_moved", "champions pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_pack_champions_reroll_nothing_when_they_retaliate() -> None:
    t = duel("goblins neutral", "champions pack b5")
    t.act("T").choose("move", "b4").finish()
    t.attack("A", "T", [0, -1])
    assert t.told("rerolls") == []
    assert t.sums() == [(1, 2), (5, 0)]


@pytest.mark.ability("reroll_if_moved", "champions pack")
@pytest.mark.ability("force_enemy_die", "mummies neutral")
@pytest.mark.rule("h3r:mummies-reroll")
def test_pack_champions_on_the_move_may_reroll_the_die_of_mummies() -> None:
    t = duel("champions pack b1", "mummies neutral")
    t.act("A").strike("T", [1], frm="b3").choose("reroll", dice=[0]).done()
    assert t.sums() == [(6, 1)]

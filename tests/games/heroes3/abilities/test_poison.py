"""Poison, and the abilities that heal."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability
ONE_CUBE = ("wyverns few", "haspids neutral", "manticores alt_few", "manticores alt_pack")
TWO_CUBES = ("wyverns pack", "haspids pack")


@pytest.mark.ability("poison", *ONE_CUBE, *TWO_CUBES)
@pytest.mark.parametrize(("card", "cubes"), [*((c, 1) for c in ONE_CUBE), *((c, 2) for c in TWO_CUBES)])
def test_the_attack_leaves_cubes_of_poison(card: str, cubes: int) -> None:
    t = duel(card, "azure_dragons neutral").spare().attack("A", "T", [0])
    assert t.tokens("T") == {"poison": cubes}


@pytest.mark.ability("poison", "wyverns pack")
@pytest.mark.rule("h3:15:poison-cube")
def test_a_cube_works_at_each_later_activation_until_none_is_left() -> None:
    t = duel("wyverns pack", "hydras neutral").attack("A", "T", [-1, 0])
    assert t.hits() == [2, 6]
    for left, cubes in ((5, {"poison": 1}), (4, {}), (4, {})):
        t.next_round().ends("T")
        assert (t.left("T"), t.tokens("T")) == (left, cubes)


@pytest.mark.ability("poison", "wyverns few")
@pytest.mark.rule("h3:15:poison-cube")
def test_cubes_of_several_attacks_add_up_and_go_one_by_one() -> None:
    t = duel("wyverns few", "azure_dragons neutral", mine={"B": "wyverns pack c4"}).spare()
    t.attack("A", "T", [-1]).attack("B", "T", [-1])
    assert t.tokens("T") == {"poison": 3}
    t.next_round().ends("T")
    assert (t.hurt(), t.tokens("T")) == ([("T", 1)], {"poison": 2})


@pytest.mark.ability("poison", "wyverns few", "manticores alt_pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
@pytest.mark.parametrize("card", ["wyverns few", "manticores alt_pack"])
def test_a_retaliation_poisons_nobody(card: str) -> None:
    t = duel(DUMMY, card).attack("A", "T", [0, 0])
    assert t.tokens("A") == {}


@pytest.mark.ability("poison", "wyverns few")
@pytest.mark.rule("h3:3:paralysis-skip")
def test_a_skipped_activation_removes_no_cube() -> None:
    t = duel("wyverns few", "azure_dragons neutral").spare().attack("A", "T", [-1])
    t.token("T", "paralysis").next_round().act("T")
    assert (t.hurt(), t.tokens("T")) == ([], {"poison": 1})
    t.next_round().ends("T")
    assert (t.hurt(), t.tokens("T")) == ([("T", 1)], {})


@pytest.mark.ability("poison", "haspids neutral")
@pytest.mark.rule("h3:9:flip-keeps-markers")
def test_the_cubes_stay_on_a_unit_that_flips() -> None:
    t = duel("haspids neutral", "crusaders pack").attack("A", "T", [1, -1])
    assert (t.side("T"), t.damage("T"), t.tokens("T")) == ("few", 0, {"poison": 1})


@pytest.mark.ability("poison", "wyverns few")
@pytest.mark.rule("h3:15:poison-cube", "h3:9:few-defeated")
def test_a_unit_that_dies_of_poison_does_nothing_more() -> None:
    t = duel("wyverns few", "gnolls pack", damage={"T": 3}, theirs={"F": "boars neutral c4"})
    t.attack("A", "T", [-1, -1])
    assert (t.side("T"), t.left("T")) == ("few", 1)
    t.next_round().act("T")
    assert not t.alive("T")
    assert t.ask.kind == "test", "nobody was asked what it does"


@pytest.mark.ability("poison", "wyverns few")
@pytest.mark.rule("h3:15:poison-cube")
def test_the_last_unit_of_a_side_may_die_of_poison() -> None:
    t = duel("wyverns few", "centaurs neutral", watchers=False).attack("A", "T", [-1, 0])
    assert t.left("T") == 1
    t.next_round().act("T")
    assert (t.s.ask, t.s.ending, t.s.winner) == (None, "victory", 0)


@pytest.mark.ability("heal_self", "wraiths few", "wraiths pack", "wraiths neutral", "trolls neutral")
@pytest.mark.rule("h3:9:ability-activation")
@pytest.mark.parametrize(
    ("card", "damage", "left"),
    [
        ("wraiths few", 2, 1), ("wraiths few", 1, 0), ("wraiths pack", 4, 3), ("wraiths neutral", 3, 1),
        ("wraiths neutral", 1, 0), ("trolls neutral", 6, 3), ("trolls neutral", 2, 0),
    ],
)  # fmt: skip
def test_some_heal_when_they_activate(card: str, damage: int, left: int) -> None:
    t = duel(card, DUMMY, damage={"A": damage}).ends("A")
    assert t.damage("A") == left


@pytest.mark.ability("heal_self", "wraiths few", "wraiths neutral", "trolls neutral")
@pytest.mark.ability("poison", "wyverns few")
@pytest.mark.rule("h3:15:poison-cube")
@pytest.mark.parametrize(
    ("card", "damage", "after"),
    [
        ("wraiths few", 0, 0), ("wraiths few", 1, 1), ("wraiths few", 2, 2), ("wraiths neutral", 0, 0),
        ("wraiths neutral", 3, 2), ("trolls neutral", 0, 0), ("trolls neutral", 1, 0), ("trolls neutral", 6, 4),
    ],
)  # fmt: skip
def test_healing_and_poison_work_at_the_same_moment(card: str, damage: int, after: int) -> None:
    t = duel(card, DUMMY, damage={"A": damage})
    t.poison("A", 1)
    t.ends("A")
    assert (t.alive("A"), t.damage("A"), t.tokens("A")) == (True, after, {})
    assert t.hurt() == []


@pytest.mark.ability("heal_self", "trolls neutral")
@pytest.mark.rule("h3:3:paralysis-skip")
def test_paralysed_trolls_do_not_heal() -> None:
    t = duel("trolls neutral", DUMMY, damage={"A": 5}).token("A", "paralysis").ends("A")
    assert t.damage("A") == 5


@pytest.mark.ability("heal_self", "wraiths pack")
def test_healing_never_turns_few_into_a_pack() -> None:
    t = duel("boars neutral", "wraiths pack", damage={"T": 4}).attack("A", "T", [0, -1])
    assert (t.side("T"), t.damage("T")) == ("few", 1)
    t.next_round().ends("T").next_round().ends("T")
    assert (t.side("T"), t.damage("T")) == ("few", 0)


@pytest.mark.ability("heal_self", "vampires pack", "vampires neutral")
@pytest.mark.rule("h3:9:ability-attack")
@pytest.mark.parametrize(
    ("card", "damage", "left"),
    [
        ("vampires pack", 3, 1), ("vampires pack", 1, 0), ("vampires neutral", 4, 2), ("vampires few", 3, 3),
    ],
)  # fmt: skip
def test_vampires_heal_after_their_attack(card: str, damage: int, left: int) -> None:
    t = duel(card, DUMMY, damage={"A": damage}).attack("A", "T", [0])
    assert t.damage("A") == left


@pytest.mark.ability("heal_self", "vampires@crypt neutral")
@pytest.mark.rule("h3:9:ability-attack")
def test_vampires_of_the_crypt_heal_everything_before_the_retaliation() -> None:
    t = duel("vampires@crypt neutral", DUMMY, damage={"A": 2}).attack("A", "T", [0, -1])
    assert (t.alive("A"), t.damage("A")) == (True, 2), "with 2 damage from before, 3 HP would be used up"


@pytest.mark.ability("heal_self", "vampires pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_vampires_heal_neither_in_a_retaliation_nor_without_an_attack() -> None:
    t = duel("boars neutral", "vampires pack", damage={"T": 1}).attack("A", "T", [-1, -1])
    assert t.damage("T") == 1
    t.ends("T")
    assert t.damage("T") == 1


@pytest.mark.ability("heal_self", "vampires neutral")
@pytest.mark.rule("h3:4:damage-never-negative")
def test_vampires_heal_also_when_their_attack_does_nothing_or_kills() -> None:
    t = duel("vampires neutral", "hydras neutral", damage={"A": 2}).attack("A", "T", [-1])
    assert (t.hits(), t.damage("A")) == ([0], 0)
    t = duel("vampires neutral", "peasants neutral", damage={"A": 2}).attack("A", "T", [0])
    assert (t.alive("T"), t.damage("A")) == (False, 0)

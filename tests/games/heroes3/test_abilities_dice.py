"""Abilities that change the dice and the numbers of an attack, each by its keyword."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.content import KEYWORDS
from battlebook.games.heroes3.face_abilities import ROWS
from tests.games.heroes3.battle import Battle


def duel(mine: str, theirs: str, **more: dict[str, int]) -> Battle:
    return Battle(
        {"A": f"{mine} a3", "D": f"{theirs} a4", "X": "crusaders few d5", "Y": "crusaders few d1"}, "AY", **more
    )  # type: ignore[arg-type]


def test_every_keyword_of_the_engine_is_compiled() -> None:
    engine = {key for key, word in KEYWORDS.items() if word["scope"] == "engine"}
    meets = {"immune_spells", "spell_damage_reduction", "spell_resist_roll"}
    assert set(ROWS) == engine | meets


@pytest.mark.rule("h3:9:ability-attack")
def test_roll_high() -> None:
    b = duel("leprechaun neutral", "crusaders pack").attack("A", "D", [-1, 1, 0])
    assert (b.dice(), b.sums()[0]) == ([[-1, 1], [0]], (3, 2))
    b = duel("skeletons few", "leprechaun neutral").attack("A", "D", [-1, 0])
    assert len(b.dice()[1]) == 1, "not in a retaliation"


@pytest.mark.rule("h3:9:ability-attack")
def test_roll_high_in_any_attack() -> None:
    b = duel("skeletons few", "crusaders neutral").attack("A", "D", [0, -1, 1])
    assert b.dice() == [[0], [-1, 1]]
    b = duel("crusaders neutral", "demons pack").attack("A", "D", [1, 0, 0])
    assert b.sums()[0][0] == 4


@pytest.mark.rule("h3:9:ability-attack")
def test_roll_sum_and_forced_rerolls() -> None:
    b = duel("champions neutral", "demons pack").attack("A", "D", [-1, 1, -1, 1, 0])
    assert [e["dice"][0]["faces"] for e in b.told("rerolls")] == [[-1, 1], [1, 1]]
    assert b.sums()[0] == (6, 2)
    b = duel("demons pack", "champions neutral").attack("A", "D", [0, -1, 0])
    assert b.dice()[1] == [-1] and b.sums()[1][0] == 4, "its own -1 is rolled again in a retaliation too"


def test_die_bonus_counts_before_anything_else() -> None:
    b = duel("ghost_dragons pack", "manticores neutral").attack("A", "D", [-1, 0])
    assert b.sums()[0] == (7, 2), "-1 reads as 0, and 0 raises the Defense of the Manticores"


@pytest.mark.rule("h3:9:ability-attack")
def test_an_optional_reroll_is_asked_for_as_often_as_it_shows() -> None:
    b = duel("crusaders pack", "demons pack").act("A").strike("D", [0])
    assert (b.ask.kind, b.ask.seat, b.verbs()) == ("reroll", 0, {"reroll", "keep"})
    b.do("reroll", dice=[0]).do("reroll", dice=[1, 0])
    assert b.sums()[0] == (5, 2)
    b = duel("crusaders pack", "demons pack").act("A").strike("D", [0]).do("keep", dice=[0])
    assert b.sums()[0] == (4, 2)


def test_a_forced_reroll_happens_once() -> None:
    b = duel("minotaurs neutral", "demons pack").attack("A", "D", [-1, -1, 0])
    assert b.sums()[0] == (2, 2)


def test_reroll_if_moved() -> None:
    b = Battle({"A": "champions pack a1", "D": "demons pack a4"}, "A").act("A").strike("D", [-1], "a3")
    assert b.ask.kind == "reroll"
    b.do("reroll", dice=[1, 0])
    assert b.sums()[0] == (7, 2)
    b = duel("champions pack", "demons pack").attack("A", "D", [-1, 0])
    assert not b.told("rerolls")


@pytest.mark.rule("h3r:mummies-reroll")
def test_mummies_set_the_die_and_it_may_be_rolled_again() -> None:
    b = duel("minotaurs neutral", "mummies neutral").attack("A", "D", [1, 0, 1])
    assert b.told("die-set")[0]["dice"][0]["faces"] == [-1]
    assert b.sums()[0] == (3, 1)
    assert b.sums()[1] == (4, 2), "in a retaliation Mummies roll"


@pytest.mark.rule("h3:9:ability-passive")
@pytest.mark.parametrize(("unit", "dice"), [("zealots pack", 1), ("halflings neutral", 2), ("orcs pack", 2)])
def test_ignore_penalty(unit: str, dice: int) -> None:
    b = duel(unit, "demons pack").act("A").strike("D", [1, 0, 0][: dice + 1])
    assert len(b.dice()[0]) == dice
    assert b.sums()[0][0] - b.s.card(0).attack == (0 if unit == "orcs pack" else 1)
    far = Battle({"A": "magi pack a1", "D": "orcs pack a5", "Z": "zealots pack b1"}, "AZ")
    far.attack("A", "D", [1])
    far.attack("Z", "D", [1, 0])
    assert [len(d) for d in far.dice()] == [1, 2], "only all forgives the Backlines"


def test_bonus_attack_on_roll() -> None:
    for die, attack in ((-1, 5), (0, 7), (1, 8)):
        b = duel("dread_knights pack", "hydras pack").attack("A", "D", [die, 0])
        assert b.sums()[0][0] == attack
    b = duel("hydras few", "dread_knights pack").attack("A", "D", [0])
    assert len(b.story()) == 1


def test_retaliator_rolls_low() -> None:
    b = duel("dread_knights few", "hydras pack").attack("A", "D", [0, 1, -1])
    assert b.dice()[1] == [1, -1] and b.sums()[1][0] == 6


def test_attack_if_flipped() -> None:
    b = duel("haspids pack", "hydras pack", damage={"A": 7})
    b.attack("D", "A", [0]).act("A").strike("D", [0, 0])
    assert (b.side("A"), b.sums()[-2][0]) == ("few", 7)
    assert duel("haspids few", "hydras pack").attack("A", "D", [0, 0]).sums()[0][0] == 5


def test_attack_if_stacked_and_the_tokens_of_a_stack() -> None:
    for token, attack in (("initiative", 8), ("attack", 9)):
        b = Battle({"A": "black_dragons@dragon_utopia neutral a3", "D": "hydras pack a4"}, "A", stack={"A": token})
        assert b.attack("A", "D", [0, 0]).sums()[0][0] == attack
    b = Battle({"A": "hydras few a3", "D": "nagas@naga_bank neutral a4"}, "A", stack={"D": "defense"})
    assert b.attack("A", "D", [0]).sums()[0][1] == 2


def test_attack_vs() -> None:
    assert duel("titans neutral", "black_dragons neutral").attack("A", "D", [0, 0]).sums()[0][0] == 8
    assert duel("genies neutral", "efreet few").attack("A", "D", [0, 0]).sums()[0][0] == 4
    assert duel("genies neutral", "hydras few").attack("A", "D", [0, 0]).sums()[0][0] == 3


def test_ignore_printed_defense() -> None:
    assert duel("manticores pack", "hydras pack").attack("A", "D", [0, 0]).sums()[0] == (5, 0)
    b = duel("manticores pack", "hydras pack").token("D", "defense").attack("A", "D", [0, 1, 0])
    assert b.sums()[0] == (5, 1)


def test_reduce_target_defense() -> None:
    assert duel("behemoths pack", "hydras pack").attack("A", "D", [0, 0]).sums()[0] == (7, 1)
    for die, defense in ((-1, 1), (0, 3)):
        assert duel("rust_dragons neutral", "hydras pack").attack("A", "D", [die, 0]).sums()[0][1] == defense
    assert duel("behemoths pack", "demons neutral").attack("A", "D", [0, 0]).sums()[0][1] == 0, "never below 0"


def test_retaliation_penalty() -> None:
    assert duel("dragon_flies pack", "demons pack").attack("A", "D", [0, 0]).sums()[1] == (2, 1)


def test_defense_on_enemy_die_for_each_die_that_counts() -> None:
    for die, defense in ((-1, 1), (0, 2), (1, 2)):
        assert duel("demons pack", "zombies pack").act("A").strike("D", [die, 0]).sums()[0][1] == defense
    b = duel("zombies few", "demons pack").attack("A", "D", [0, 1])
    assert b.sums()[1][1] == 2, "also against a retaliation"


@pytest.mark.rule("h3r:zombies-two-dice")
def test_of_two_dice_the_used_one_counts() -> None:
    b = duel("orcs pack", "zombies pack").attack("A", "D", [-1, 1, 0])
    assert b.sums()[0] == (2, 1)


def test_defense_vs_retaliation() -> None:
    b = duel("dread_knights neutral", "hydras pack").attack("A", "D", [0, 0])
    assert b.sums()[1] == (7, 2)


def test_damage_cap() -> None:
    assert duel("black_dragons pack", "nix neutral").attack("A", "D", [0, 0]).hits()[0] == 5


@pytest.mark.rule("h3:3:defense-token-per-attack")
def test_counts_as_defending_and_guards() -> None:
    stacked = Battle({"A": "hydras few a3", "D": "dwarves@dwarven_treasury neutral a4"}, "A", stack={"D": "health"})
    assert stacked.attack("A", "D", [-1, 1]).sums()[0] == (5, 2)
    b = Battle({"A": "hydras few a3", "D": "demons pack a4", "G": "halberdiers neutral a5"}, "A")
    b.attack("A", "D", [0, 1])
    assert b.sums()[0][1] == 3
    assert b.tokens("D") == {}, "it only counts as if it had one"


@pytest.mark.rule("h3:9:ability-retaliate")
def test_retaliate_without_limit() -> None:
    b = Battle({"A": "demons few a3", "B": "demons few b4", "D": "griffins pack a4"}, "AB")
    b.attack("A", "D", [-1, 0]).attack("B", "D", [-1, 0])
    assert b.story().count("D < A") == b.story().count("D < B") == 1 and not b.black_cube("D")

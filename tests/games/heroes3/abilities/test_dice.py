"""Abilities about the dice of an attack: how many are rolled, which count, what is added, what is rolled again."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability


@pytest.mark.ability("roll_high", "leprechaun neutral")
def test_leprechauns_use_the_higher_of_two_dice_when_they_attack() -> None:
    t = duel("leprechaun neutral", DUMMY).attack("A", "T", [-1, 1, -1])
    assert t.dice() == [[-1, 1], [-1]]
    assert t.sums() == [(3, 0), (2, 0)]


@pytest.mark.ability("roll_high", "leprechaun neutral")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_leprechauns_retaliate_with_one_die() -> None:
    t = duel("goblins neutral", "leprechaun neutral").attack("A", "T", [0, -1])
    assert t.dice() == [[0], [-1]]
    assert t.hits() == [1, 1]


@pytest.mark.ability("roll_high", "halflings neutral")
def test_halflings_use_the_higher_die_at_any_distance() -> None:
    afar = duel("halflings neutral a1", "demons neutral a5").attack("A", "T", [0, 1])
    assert (afar.dice(), afar.hits()) == ([[0, 1]], [3])
    near = duel("halflings neutral", DUMMY).attack("A", "T", [1, -1, -1])
    assert (near.dice(), near.hits()) == ([[1, -1], [-1]], [3, 2])


@pytest.mark.ability("roll_high", "crusaders neutral")
@pytest.mark.rule("h3:3:roll-every-attack")
def test_neutral_crusaders_use_the_higher_die_in_retaliations_too() -> None:
    t = duel("crusaders neutral", DUMMY).attack("A", "T", [-1, 0, 0])
    assert (t.dice(), t.hits()) == ([[-1, 0], [0]], [3, 1])
    t = duel("goblins neutral", "crusaders neutral").attack("A", "T", [1, 1, -1])
    assert t.dice() == [[1], [1, -1]]
    assert t.sums() == [(2, 2), (4, 0)]
    assert not t.alive("A"), "Goblins have 4 HP"


@pytest.mark.ability("roll_high", "crusaders neutral")
@pytest.mark.ability("retaliator_rolls_low", "dread_knights few")
@pytest.mark.rule("h3:9:high-low-cancel")
def test_rolling_high_and_rolling_low_cancel_to_one_die() -> None:
    t = duel("dread_knights few", "crusaders neutral").attack("A", "T", [0, 1])
    assert t.dice() == [[0], [1]]
    assert t.sums() == [(5, 2), (4, 2)]


@pytest.mark.ability("retaliator_rolls_low", "dread_knights few")
@pytest.mark.ability("roll_high", "halflings neutral")
def test_halflings_who_only_retaliate_have_nothing_to_cancel_with() -> None:
    t = duel("dread_knights few", "halflings neutral").token("T", "defense")
    t.attack("A", "T", [-1, 1])
    assert not t.alive("T"), "5 - 1 against Defense 0 + 1 is 3"
    t = duel("dread_knights few", "halflings neutral", stack={"T": "health"}).attack("A", "T", [-1, 1, -1])
    assert t.dice() == [[-1], [1, -1]], "4 damage takes the token of 4 HP; then two dice, the lower counts"
    assert t.sums()[1] == (1, 2)


@pytest.mark.ability("retaliator_rolls_low", "dread_knights few")
def test_few_dread_knights_make_the_retaliator_use_the_lower_of_two_dice() -> None:
    t = duel("dread_knights few", DUMMY).attack("A", "T", [0, 1, -1])
    assert t.dice() == [[0], [1, -1]]
    assert t.sums() == [(5, 0), (2, 2)]


@pytest.mark.ability("retaliator_rolls_low", "dread_knights few")
@pytest.mark.rule("h3:9:penalty-two-dice-low")
def test_the_combat_penalty_adds_no_third_die() -> None:
    t = duel("dread_knights few", "cyclopes few").attack("A", "T", [-1, 1, 0])
    assert t.dice() == [[-1], [1, 0]]
    assert t.sums() == [(4, 0), (5, 2)]


@pytest.mark.ability("retaliator_rolls_low", "dread_knights few")
def test_few_dread_knights_who_are_attacked_roll_and_meet_one_die() -> None:
    t = duel(DUMMY, "dread_knights few").attack("A", "T", [1, 0])
    assert (t.dice(), t.hits()) == ([[1], [0]], [2, 5])


@pytest.mark.ability("roll_sum", "champions neutral")
def test_neutral_champions_add_both_dice() -> None:
    t = duel("champions neutral", DUMMY).attack("A", "T", [1, 1, 0])
    assert t.dice() == [[1, 1], [0]]
    assert t.sums() == [(6, 0), (3, 2)]


@pytest.mark.ability("roll_sum", "champions neutral")
@pytest.mark.ability("defense_on_enemy_die", "manticores neutral")
def test_each_of_two_added_dice_counts_for_manticores() -> None:
    t = duel("champions neutral", "manticores neutral").attack("A", "T", [0, 1, 0])
    assert t.sums() == [(5, 3), (4, 2)]
    assert t.hits() == [2, 2]


@pytest.mark.ability("die_bonus", "ghost_dragons pack")
def test_ghost_dragons_add_one_to_their_die() -> None:
    t = duel("ghost_dragons pack", DUMMY).attack("A", "T", [-1, 0])
    assert t.sums() == [(7, 0), (3, 3)]
    t = duel("ghost_dragons pack", "hydras neutral").attack("A", "T", [1, 0])
    assert t.sums() == [(9, 3), (7, 3)]


@pytest.mark.ability("die_bonus", "ghost_dragons pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_ghost_dragons_add_nothing_when_they_retaliate() -> None:
    t = duel("goblins neutral", "ghost_dragons pack").attack("A", "T", [1, 1])
    assert t.sums() == [(2, 3), (8, 0)]


@pytest.mark.ability("die_bonus", "ghost_dragons pack")
@pytest.mark.ability("defense_on_enemy_die", "zombies pack", "zombies few")
@pytest.mark.parametrize(
    ("zombies", "die", "sums"),
    [("pack", -1, (7, 2)), ("pack", 0, (8, 2)), ("few", -1, (7, 1)), ("few", 0, (8, 2)), ("few", 1, (9, 2))],
)
def test_the_bonus_counts_before_zombies_look_at_the_die(zombies: str, die: int, sums: tuple[int, int]) -> None:
    t = duel("ghost_dragons pack", f"zombies {zombies}").spare().attack("A", "T", [die])
    assert t.sums()[0] == sums


@pytest.mark.ability("bonus_attack_on_roll", "dread_knights pack")
@pytest.mark.parametrize(("die", "attack"), [(-1, 5), (0, 7), (1, 8)])
def test_pack_dread_knights_are_stronger_unless_they_roll_badly(die: int, attack: int) -> None:
    t = duel("dread_knights pack", DUMMY).attack("A", "T", [die] + [0] * (attack < 8))
    assert t.sums()[0] == (attack, 0)


@pytest.mark.ability("bonus_attack_on_roll", "dread_knights pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_pack_dread_knights_retaliate_without_the_bonus() -> None:
    t = duel(DUMMY, "dread_knights pack").attack("A", "T", [0, 1])
    assert t.sums() == [(3, 2), (7, 0)]


@pytest.mark.ability("force_enemy_die", "mummies neutral")
@pytest.mark.ability("bonus_attack_on_roll", "dread_knights pack")
def test_mummies_spoil_the_bonus_of_dread_knights() -> None:
    t = duel("dread_knights pack", "mummies neutral").attack("A", "T", [1])
    assert t.sums() == [(5, 1)], "6 - 1; the +1 that was rolled does not count"


@pytest.mark.ability("force_enemy_die", "mummies neutral")
@pytest.mark.ability("die_bonus", "ghost_dragons pack")
def test_the_bonus_of_ghost_dragons_comes_on_top_of_the_die_that_mummies_set() -> None:
    t = duel("ghost_dragons pack", "mummies neutral").attack("A", "T", [1])
    assert t.sums() == [(7, 1)]


@pytest.mark.ability("force_enemy_die", "mummies neutral")
@pytest.mark.rule("h3:9:ability-passive")
def test_mummies_set_the_die_of_whoever_attacks_them() -> None:
    t = duel("griffins pack", "mummies neutral").attack("A", "T", [1, 1])
    assert t.sums() == [(2, 1), (4, 0)], "in their retaliation they roll"
    t = duel("mummies neutral", "griffins pack").attack("A", "T", [1])
    assert t.sums() == [(3, 0), (2, 1)], "a retaliation against them is an attack too"

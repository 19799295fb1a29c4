"""Abilities that add Defense: on the attacker's die, against retaliations, and those that count as a Defense Token."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability
ON_ONE = {"zombies few": 1, "zombies@crypt neutral": 0}
ON_ZERO_AND_ONE = {"zombies pack": 1, "zombies neutral": 0, "manticores neutral": 1}


@pytest.mark.ability("defense_on_enemy_die", *ON_ONE, *ON_ZERO_AND_ONE)
@pytest.mark.parametrize("die", [-1, 0, 1])
@pytest.mark.parametrize(("card", "printed"), [*ON_ONE.items(), *ON_ZERO_AND_ONE.items()])
def test_the_attackers_die_adds_defense(card: str, printed: int, die: int) -> None:
    bonus = die == 1 or (die == 0 and card in ON_ZERO_AND_ONE)
    t = duel("griffins pack", card).spare().attack("A", "T", [die])
    assert t.sums()[0] == (3 + die, printed + bonus)


@pytest.mark.ability("defense_on_enemy_die", "zombies few", "zombies pack")
@pytest.mark.rule("h3:9:ability-passive", "h3:3:retaliation-like-attack")
def test_zombies_are_as_tough_against_a_retaliation() -> None:
    t = duel("zombies few", DUMMY).attack("A", "T", [0, 1])
    assert t.sums() == [(2, 0), (4, 2)]
    t = duel("zombies pack", DUMMY).attack("A", "T", [0, 0])
    assert t.sums() == [(2, 0), (3, 2)]


@pytest.mark.ability("defense_on_enemy_die", "zombies few", "zombies pack")
@pytest.mark.rule("h3:9:penalty-two-dice-low")
def test_of_two_dice_zombies_look_at_the_one_that_is_used() -> None:
    t = duel("lizardmen neutral", "zombies few").attack("A", "T", [1, 0, -1])
    assert t.sums()[0] == (2, 1), "the +1 is not used"
    t = duel("lizardmen neutral", "zombies pack").attack("A", "T", [1, 0, -1])
    assert t.sums()[0] == (2, 2)
    t = duel("leprechaun neutral", "zombies few").attack("A", "T", [1, -1, -1])
    assert t.sums()[0] == (3, 2), "of a high roll it is the +1"


@pytest.mark.ability("defense_on_enemy_die", "zombies few")
@pytest.mark.rule("h3:3:die-second-roll-defending")
def test_zombies_do_not_see_the_die_of_their_defense_token() -> None:
    t = duel("griffins pack", "zombies few").token("T", "defense").attack("A", "T", [0, 1, 0])
    assert t.guard_dice() == [1]
    assert t.sums()[0] == (3, 2), "Defense 1, and 1 for the token"
    t = duel("griffins pack", "zombies few").token("T", "defense").attack("A", "T", [1, 1, 0])
    assert t.sums()[0] == (4, 3), "both"


@pytest.mark.ability("defense_vs_retaliation", "dread_knights neutral")
def test_neutral_dread_knights_are_tougher_against_retaliations_only() -> None:
    t = duel("dread_knights neutral", DUMMY).attack("A", "T", [0, 0])
    assert t.sums() == [(5, 0), (3, 2)]
    t = duel(DUMMY, "dread_knights neutral").attack("A", "T", [0, 0])
    assert t.sums() == [(3, 1), (5, 0)]


@pytest.mark.ability("counts_as_defending", "dwarves@dwarven_treasury neutral", "crystal_dragons@dragon_utopia neutral")
@pytest.mark.rule("h3:3:die-second-roll-defending", "h3:3:die-second-roll-else")
@pytest.mark.parametrize(
    ("card", "printed"), [("dwarves@dwarven_treasury neutral", 1), ("crystal_dragons@dragon_utopia neutral", 2)]
)
def test_a_stacked_unit_that_counts_as_defending(card: str, printed: int) -> None:
    stacked = duel("griffins pack", card, stack={"T": "initiative"}).spare().attack("A", "T", [1, 1])
    assert stacked.sums()[0] == (4, printed + 1)
    unlucky = duel("griffins pack", card, stack={"T": "initiative"}).spare().attack("A", "T", [1, 0])
    assert (unlucky.guard_dice(), unlucky.sums()[0]) == ([0], (4, printed))
    alone = duel("griffins pack", card).spare().attack("A", "T", [1])
    assert (alone.guard_dice(), alone.sums()[0]) == ([], (4, printed))


@pytest.mark.ability("counts_as_defending", "dwarves@dwarven_treasury neutral")
@pytest.mark.rule("h3:16:stack-types")
def test_dwarves_with_a_token_of_defense_and_a_lucky_die_have_both() -> None:
    t = duel("griffins pack", "dwarves@dwarven_treasury neutral", stack={"T": "defense"})
    t.spare().attack("A", "T", [1, 1])
    assert t.sums()[0] == (4, 3)


@pytest.mark.ability("counts_as_defending", "dwarves@dwarven_treasury neutral")
def test_dwarves_count_as_defending_against_retaliations_too() -> None:
    t = duel("dwarves@dwarven_treasury neutral", DUMMY, stack={"A": "initiative"}).attack("A", "T", [0, 0, 1])
    assert t.guard_dice() == [1]
    assert t.sums() == [(2, 0), (3, 2)]


@pytest.mark.ability("guard_adjacent_allies", "halberdiers neutral")
@pytest.mark.rule("h3:3:die-second-roll-defending")
def test_neutral_halberdiers_guard_the_friends_next_to_them() -> None:
    t = duel("griffins pack", "boars neutral", theirs={"H": "halberdiers neutral c4"}).attack("A", "T", [0, 1, 0])
    assert t.guard_dice() == [1]
    assert t.sums()[0] == (3, 1)


@pytest.mark.ability("guard_adjacent_allies", "halberdiers neutral")
def test_neutral_halberdiers_guard_neither_themselves_nor_others() -> None:
    own = duel("griffins pack", "halberdiers neutral", theirs={"F": "boars neutral c4"}).attack("A", "T", [0, 0])
    assert own.guard_dice() == []
    corner = duel("griffins pack", "boars neutral", theirs={"H": "halberdiers neutral c5"}).attack("A", "T", [0, 0])
    assert corner.guard_dice() == [], "c5 and b4 only touch at a corner"
    enemy = duel("griffins pack", "boars neutral", mine={"H": "halberdiers neutral c4"}).attack("A", "T", [0, 0])
    assert enemy.guard_dice() == []


@pytest.mark.ability("guard_adjacent_allies", "halberdiers neutral")
@pytest.mark.ability("counts_as_defending", "dwarves@dwarven_treasury neutral")
@pytest.mark.rule("h3:3:die-second-roll-defending")
def test_token_card_and_guards_together_give_one_roll() -> None:
    guards = {"H": "halberdiers neutral c4", "I": "halberdiers neutral a4"}
    t = duel("griffins pack", "dwarves@dwarven_treasury neutral", theirs=guards, stack={"T": "initiative"})
    t.token("T", "defense").attack("A", "T", [0, 1, 0])
    assert t.guard_dice() == [1]
    assert t.sums()[0] == (3, 2)


@pytest.mark.ability("guard_adjacent_allies", "halberdiers neutral")
def test_the_guard_ends_with_the_halberdiers() -> None:
    t = duel("griffins pack", "boars neutral", theirs={"H": "halberdiers neutral c4"}, mine={"B": "nagas few c3"})
    t.attack("B", "H", [0])
    assert not t.alive("H")
    t.attack("A", "T", [0, 0])
    assert t.guard_dice() == []


@pytest.mark.ability("guard_adjacent_allies", "halberdiers neutral")
def test_an_attacker_next_to_halberdiers_is_guarded_against_the_retaliation() -> None:
    t = duel("griffins pack", DUMMY, mine={"H": "halberdiers neutral c3"}).attack("A", "T", [0, 0, 1])
    assert t.guard_dice() == [1]
    assert t.sums() == [(3, 0), (3, 1)]

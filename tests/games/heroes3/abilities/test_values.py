"""Abilities that change Attack, Defense or the damage of a strike."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability
TOUGH = "hydras neutral"  # Attack 7, Defense 3, HP 8

ELEMENTALS = {
    "air_elementals few": 2, "air_elementals pack": 3, "air_elementals neutral": 2,
    "earth_elementals few": 2, "earth_elementals pack": 3, "earth_elementals neutral": 3,
    "fire_elementals few": 2, "fire_elementals pack": 3, "fire_elementals neutral": 3,
    "water_elementals few": 2, "water_elementals pack": 3, "water_elementals neutral": 2,
    "ice_elementals neutral": 2, "storm_elementals neutral": 2, "magic_elementals neutral": 3,
    "energy_elementals neutral": 3, "magma_elementals neutral": 3,
}  # fmt: skip


@pytest.mark.ability("attack_if_flipped", "haspids few")
def test_haspids_flipped_in_this_combat_attack_stronger_but_do_not_retaliate_stronger() -> None:
    t = duel("haspids pack", DUMMY, damage={"A": 7})
    t.attack("T", "A", [1, 0])
    assert t.side("A") == "few"
    t.attack("A", "T", [0])
    assert t.sums() == [(4, 3), (5, 0), (7, 0)]


@pytest.mark.ability("attack_if_flipped", "haspids few")
def test_haspids_that_came_as_few_have_no_bonus() -> None:
    t = duel("haspids few", DUMMY).attack("A", "T", [0, 0])
    assert t.sums() == [(5, 0), (3, 3)]


@pytest.mark.ability("attack_if_stacked", "black_dragons@dragon_utopia neutral")
@pytest.mark.parametrize(("token", "attack"), [("none", 5), ("defense", 8), ("attack", 9)])
def test_stacked_black_dragons_are_stronger_also_in_retaliations(token: str, attack: int) -> None:
    t = duel("black_dragons@dragon_utopia neutral", TOUGH, stack={"A": token}).spare()
    t.attack("A", "T", [0])
    assert t.sums()[0] == (attack, 3)
    t = duel("goblins neutral", "black_dragons@dragon_utopia neutral", stack={"T": token}).spare()
    t.attack("A", "T", [0])
    assert t.sums()[1] == (attack, 0)


@pytest.mark.ability("attack_if_stacked", "black_dragons@dragon_utopia neutral")
@pytest.mark.rule("h3:16:stack-absorb")
def test_black_dragons_that_lose_their_token_retaliate_without_its_strength() -> None:
    t = duel("titans few", "black_dragons@dragon_utopia neutral", stack={"T": "attack"})
    t.attack("A", "T", [1, 0])
    assert t.sums() == [(7, 2), (5, 3)], "5 damage takes the token, none is left over"
    assert t.tokens("T").get("stack") is None


@pytest.mark.ability("attack_vs", "genies neutral", "archangels neutral", "arch_devils neutral", "titans neutral")
@pytest.mark.parametrize(
    ("card", "foe", "sums"),
    [
        ("genies neutral", "efreet few", (4, 1)),
        ("genies neutral", "efreet neutral", (4, 2)),
        ("archangels neutral", "arch_devils pack", (7, 3)),
        ("arch_devils neutral", "archangels few", (7, 3)),
        ("titans neutral", "black_dragons few", (8, 3)),
        ("titans neutral", "black_dragons@dragon_utopia neutral", (8, 2)),
        ("genies neutral", "genies neutral", (3, 1)),
        ("archangels neutral", "titans few", (5, 3)),
        ("arch_devils neutral", "arch_devils few", (5, 3)),
        ("titans neutral", "gold_dragons few", (6, 3)),
    ],
)
def test_old_foes_are_hit_harder(card: str, foe: str, sums: tuple[int, int]) -> None:
    t = duel(card, foe).spare().attack("A", "T", [0])
    assert t.sums()[0] == sums


@pytest.mark.ability("attack_vs", "archangels neutral", "arch_devils neutral")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_old_foes_retaliate_as_against_anybody() -> None:
    t = duel("archangels neutral", "arch_devils neutral").attack("A", "T", [-1, 0])
    assert t.sums() == [(6, 2), (5, 2)]


@pytest.mark.ability("elemental_damage", *ELEMENTALS)
@pytest.mark.rule("h3:3:elemental-ignores-defense")
@pytest.mark.parametrize(("card", "attack"), ELEMENTALS.items())
def test_elemental_damage_goes_through_defense(card: str, attack: int) -> None:
    t = duel(card, TOUGH).spare().attack("A", "T", [0])
    assert t.sums()[0] == (attack, 0)
    assert t.hits()[0] == attack


@pytest.mark.ability("elemental_damage", "water_elementals neutral")
@pytest.mark.rule("h3:3:elemental-ignores-defense")
def test_elemental_damage_is_dealt_in_retaliations_too() -> None:
    t = duel("halberdiers few", "water_elementals neutral").attack("A", "T", [0, 0])
    assert t.sums() == [(2, 1), (2, 0)]
    assert not t.alive("A"), "Halberdiers have Defense 1 and 2 HP"


@pytest.mark.ability("elemental_damage", "fire_elementals pack")
def test_neither_a_defense_token_nor_zombies_lower_elemental_damage() -> None:
    t = duel("fire_elementals pack", "zombies few").token("T", "defense").attack("A", "T", [1, 1])
    assert t.guard_dice() == [1]
    assert t.sums() == [(4, 0)]
    assert not t.alive("T")


@pytest.mark.ability("ignore_printed_defense", "manticores pack")
def test_pack_manticores_ignore_printed_defense_when_they_attack() -> None:
    t = duel("manticores pack", "arch_devils few").attack("A", "T", [0, -1])
    assert t.sums() == [(5, 0), (5, 1)]
    t = duel("boars neutral", "manticores pack", stack={"A": "defense"}).attack("A", "T", [0, -1])
    assert t.sums() == [(2, 1), (4, 1)], "in a retaliation all of the Defense counts"


@pytest.mark.ability("ignore_printed_defense", "manticores pack")
@pytest.mark.ability("defense_on_enemy_die", "zombies few")
@pytest.mark.rule("h3:16:stack-types", "h3:3:die-second-roll-defending")
def test_pack_manticores_do_not_ignore_what_is_added_to_the_printed_defense() -> None:
    zombies = duel("manticores pack", "zombies few").attack("A", "T", [1])
    assert zombies.sums() == [(6, 1)]
    nagas = duel("manticores pack", "nagas@naga_bank neutral", stack={"T": "defense"}).token("T", "defense")
    nagas.spare().attack("A", "T", [0, 1])
    assert nagas.sums()[0] == (5, 2), "the Stack Token and the die of the Defense Token"


@pytest.mark.ability("reduce_target_defense", "behemoths few", "behemoths pack", "behemoths neutral")
@pytest.mark.parametrize(
    ("card", "foe", "sums"),
    [
        ("behemoths few", TOUGH, (6, 2)),
        ("behemoths few", "gnolls pack", (6, 0)),
        ("behemoths pack", TOUGH, (7, 1)),
        ("behemoths pack", "gnolls pack", (7, 0)),
        ("behemoths neutral", "crusaders few", (5, 0)),
        ("behemoths neutral", DUMMY, (5, 0)),
    ],
)
def test_behemoths_lower_the_defense_of_their_target(card: str, foe: str, sums: tuple[int, int]) -> None:
    t = duel(card, foe).spare().attack("A", "T", [0])
    assert t.sums()[0] == sums


@pytest.mark.ability("reduce_target_defense", "behemoths few", "behemoths pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
@pytest.mark.parametrize(("side", "attack"), [("few", 6), ("pack", 7)])
def test_behemoths_retaliate_against_the_whole_defense(side: str, attack: int) -> None:
    t = duel("iron_golems pack", f"behemoths {side}").attack("A", "T", [0, 0])
    assert t.sums() == [(3, 2), (attack, 2)]


@pytest.mark.ability("reduce_target_defense", "rust_dragons neutral")
@pytest.mark.parametrize(("die", "sums"), [(-1, (6, 1)), (0, (7, 3)), (1, (8, 3))])
def test_rust_dragons_lower_the_defense_on_a_minus_1(die: int, sums: tuple[int, int]) -> None:
    t = duel("rust_dragons neutral", TOUGH).spare().attack("A", "T", [die])
    assert t.sums()[0] == sums


@pytest.mark.ability("reduce_target_defense", "rust_dragons neutral")
@pytest.mark.ability("force_enemy_die", "mummies neutral")
def test_rust_dragons_use_the_minus_1_that_mummies_set() -> None:
    t = duel("rust_dragons neutral", "mummies neutral").attack("A", "T", [1])
    assert t.sums() == [(6, 0)], "Defense 1 - 2 is 0"


@pytest.mark.ability("damage_cap", "nix pack", "nix neutral")
@pytest.mark.rule("h3r:damage-reduction-order")
@pytest.mark.parametrize(("card", "cap"), [("nix pack", 4), ("nix neutral", 5)])
def test_nix_take_no_more_than_their_cap_from_one_attack(card: str, cap: int) -> None:
    t = duel("azure_dragons neutral", card).spare().attack("A", "T", [1])
    assert t.hits()[0] == cap, "9 less Defense 2 or 1 is more"
    t = duel(card, "azure_dragons neutral").spare().attack("A", "T", [0])
    assert t.hits()[1] == cap, "a retaliation is an attack"


@pytest.mark.ability("damage_cap", "nix pack", "nix neutral")
def test_the_cap_changes_nothing_below_it_and_counts_for_each_attack_alone() -> None:
    t = duel("titans few", "nix pack", mine={"B": "nagas pack c4"})
    t.attack("A", "T", [0, 0])
    t.attack("B", "T", [1])
    assert t.hits() == [4, 3, 4], "6 - 2, retaliation 6 - 3, then 7 - 2 is capped"
    assert t.side("T") == "few", "8 HP are used up"
    t = duel("archangels neutral", "nix neutral").attack("A", "T", [0, 0])
    assert t.hits()[0] == 4


@pytest.mark.ability("damage_cap", "nix pack")
@pytest.mark.ability("death_stare", "gorgons pack")
def test_a_stare_is_not_capped() -> None:
    t = duel("gorgons pack", "nix pack").attack("A", "T", [0, 0, 0, 0])
    assert t.hits()[0] == 3
    assert t.hurt() == [("T", 5)]
    assert t.side("T") == "few"

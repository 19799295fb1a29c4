"""Who ignores the Combat Penalty of Ranged units, and who attacks without a die."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import duel

NEAR_ONLY = (
    "zealots pack", "sea_dogs few", "sea_dogs pack", "evil_eyes pack", "medusas pack", "titans pack",
    "titans neutral", "evil_eyes neutral", "sea_dogs neutral", "medusas neutral", "zealots neutral",
)  # fmt: skip
EVERYWHERE = ("magi few", "magi pack", "magi neutral", "sharpshooters neutral")
TOUGH = "hydras neutral"  # Attack 7, Defense 3, HP 8


@pytest.mark.ability("ignore_penalty", *NEAR_ONLY, *EVERYWHERE)
@pytest.mark.parametrize("card", [*NEAR_ONLY, *EVERYWHERE])
def test_one_die_against_an_adjacent_target(card: str) -> None:
    t = duel(card, TOUGH).spare().attack("A", "T", [1])
    assert t.dice()[0] == [1]


@pytest.mark.ability("ignore_penalty", *NEAR_ONLY)
@pytest.mark.rule("h3:9:ranged-penalty-backline", "h3:9:penalty-two-dice-low")
@pytest.mark.parametrize("card", NEAR_ONLY)
def test_those_who_ignore_it_near_suffer_it_from_backline_to_backline(card: str) -> None:
    t = duel(f"{card} a1", f"{TOUGH} b5").attack("A", "T", [1, 0])
    assert t.dice() == [[1, 0]]


@pytest.mark.ability("ignore_penalty", *EVERYWHERE)
@pytest.mark.parametrize("card", EVERYWHERE)
def test_some_ignore_it_there_too(card: str) -> None:
    t = duel(f"{card} a1", f"{TOUGH} b5").attack("A", "T", [1])
    assert t.dice() == [[1]]


@pytest.mark.ability("ignore_penalty", "halflings neutral")
def test_halflings_use_the_higher_die_where_others_use_the_lower() -> None:
    t = duel("halflings neutral a1", "goblins neutral b5").attack("A", "T", [1, 0])
    assert t.hits() == [3]
    t = duel("halflings neutral", "goblins neutral").attack("A", "T", [1, 0, 0])
    assert t.hits() == [3, 1]


@pytest.mark.ability("ignore_penalty", "titans pack", "sea_dogs few")
@pytest.mark.rule("h3:9:ranged-retaliates-melee", "h3:9:ability-passive")
def test_it_is_ignored_in_retaliations() -> None:
    t = duel("boars neutral", "titans pack").attack("A", "T", [0, 1])
    assert t.dice() == [[0], [1]]
    assert t.sums() == [(2, 3), (7, 0)]
    t = duel("boars neutral", "sea_dogs few").attack("A", "T", [0, 1])
    assert t.sums() == [(2, 0), (3, 0)]


@pytest.mark.ability("ignore_penalty", "medusas pack")
@pytest.mark.rule("h3:9:ranged-penalty-adjacent")
def test_few_medusas_suffer_it_and_pack_medusas_do_not() -> None:
    few = duel("medusas few", "boars neutral").attack("A", "T", [1, -1, -1])
    assert (few.dice(), few.hits()) == ([[1, -1], [-1]], [2, 0])
    pack = duel("medusas pack", "boars neutral").attack("A", "T", [-1, 1])
    assert (pack.dice(), pack.hits()) == ([[-1], [1]], [3, 2])


@pytest.mark.ability("void_own_die", "mummies neutral")
@pytest.mark.rule("h3:9:die-immunity-bless")
def test_mummies_attack_without_a_die_and_retaliate_with_one() -> None:
    t = duel("mummies neutral", "demons neutral").attack("A", "T", [0])
    assert t.dice() == [[], [0]]
    assert t.sums() == [(3, 0), (2, 1)], "the retaliation against Mummies is set to -1"
    t = duel("goblins neutral", "mummies neutral").attack("A", "T", [1, 1])
    assert t.sums() == [(0, 1), (4, 0)]


@pytest.mark.ability("void_own_die", "mummies neutral")
@pytest.mark.ability("defense_on_enemy_die", "zombies few", "zombies pack")
@pytest.mark.rule("h3:9:die-immunity-bless")
@pytest.mark.parametrize("side", ["few", "pack"])
def test_zombies_see_no_die_of_mummies(side: str) -> None:
    t = duel("mummies neutral", f"zombies {side}").attack("A", "T", [1])
    assert t.sums() == [(3, 1), (1, 1)]


@pytest.mark.ability("void_own_die", "mummies neutral")
@pytest.mark.ability("force_enemy_die", "mummies neutral")
def test_mummies_against_mummies() -> None:
    t = duel("mummies neutral", "mummies neutral").attack("A", "T", [1])
    assert t.dice() == [[], [1]], "no die can be set where none is rolled"
    assert t.sums() == [(3, 1), (2, 1)]


@pytest.mark.ability("void_own_die", "mummies neutral")
@pytest.mark.rule("h3:3:die-second-roll-defending")
def test_the_die_of_a_defense_token_is_rolled_against_mummies_too() -> None:
    t = duel("mummies neutral", "demons neutral").token("T", "defense").attack("A", "T", [1, 0])
    assert t.guard_dice() == [1]
    assert t.sums()[0] == (3, 1)

"""Abilities about retaliations: none, weaker, as many as there are attacks, and those that paralyse."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability
TOUGH = "hydras neutral"  # Attack 7, Defense 3, HP 8
SILENT = (
    "sprites pack", "magic_elementals few", "magic_elementals pack", "sea_dogs pack", "harpies pack", "hydras few",
    "hydras pack", "cerberi pack", "arch_devils few", "arch_devils pack", "vampires few", "vampires pack",
    "nagas few", "nagas pack", "hydras neutral", "cerberi neutral", "harpies neutral", "sprites neutral",
    "nagas neutral", "vampires neutral", "medusas@medusa_stores neutral", "nagas@naga_bank neutral",
)  # fmt: skip
GRIFFINS = {
    "griffins few": 2, "griffins pack": 3, "griffins neutral": 3, "griffins@griffin_conservatory neutral": 3,
}  # fmt: skip


@pytest.mark.ability("no_retaliation", *SILENT)
@pytest.mark.rule("h3:9:ability-attack")
@pytest.mark.parametrize("card", SILENT)
def test_the_target_does_not_retaliate(card: str) -> None:
    t = duel(card, TOUGH).spare().attack("A", "T")
    assert t.story() == ["A > T"]
    assert not t.black_cube("T"), "so somebody else may be answered"


@pytest.mark.ability("no_retaliation", "sprites pack")
def test_few_sprites_have_no_such_ability() -> None:
    assert duel("sprites few", TOUGH).spare().attack("A", "T").story() == ["A > T", "T < A"]


@pytest.mark.ability("no_retaliation", "nagas few")
@pytest.mark.rule("h3:3:retaliation-trigger")
def test_two_silent_units_silence_only_their_own_attacks() -> None:
    t = duel("nagas few", "hydras few", mine={"B": "boars neutral c4"})
    t.attack("A", "T", [0]).attack("B", "T", [0, -1])
    assert t.story() == ["A > T", "B > T", "T < B"]
    t = duel("boars neutral", "nagas few").attack("A", "T", [0, -1])
    assert t.story() == ["A > T", "T < A"]


@pytest.mark.ability("retaliation_penalty", "dragon_flies pack", "dragon_flies neutral")
@pytest.mark.ability("retaliation_penalty", "dragon_flies@dragon_fly_hive neutral")
@pytest.mark.parametrize(
    ("card", "retaliation"),
    [
        ("dragon_flies few", (3, 0)),
        ("dragon_flies pack", (2, 1)),
        ("dragon_flies neutral", (2, 0)),
        ("dragon_flies@dragon_fly_hive neutral", (1, 0)),
    ],
)
def test_dragon_flies_are_answered_more_weakly(card: str, retaliation: tuple[int, int]) -> None:
    t = duel(card, DUMMY).attack("A", "T", [0, 0])
    assert t.sums() == [(3, 0), retaliation]


@pytest.mark.ability("retaliation_penalty", "dragon_flies pack")
@pytest.mark.rule("h3:4:damage-never-negative")
def test_an_attack_on_dragon_flies_is_as_strong_as_ever() -> None:
    t = duel("goblins neutral", "dragon_flies pack").attack("A", "T", [1, 0])
    assert t.sums() == [(2, 1), (3, 0)]
    t = duel("dragon_flies pack", "goblins neutral").attack("A", "T", [-1, -1])
    assert t.sums()[1] == (-1, 1)
    assert t.hits() == [2, 0]


@pytest.mark.ability("retaliate_unlimited", *GRIFFINS)
@pytest.mark.rule("h3:9:ability-retaliate")
@pytest.mark.parametrize(("card", "attack"), GRIFFINS.items())
def test_griffins_answer_every_attack_of_a_round(card: str, attack: int) -> None:
    others = {"B": "goblins neutral a4", "C": "goblins neutral c4"}
    t = duel("goblins neutral", card, mine=others)
    for ref in "ABC":
        t.attack(ref, "T", [0, -1])
    assert t.story() == ["A > T", "T < A", "B > T", "T < B", "C > T", "T < C"]
    assert t.hits() == [1, attack - 1] * 3
    assert not t.black_cube("T")


@pytest.mark.ability("retaliate_unlimited", "griffins pack")
@pytest.mark.rule("h3:9:ranged-no-retaliation-distance")
def test_griffins_do_not_answer_from_afar_nor_to_the_silent() -> None:
    t = duel("lizardmen neutral a1", "griffins pack", mine={"B": "nagas few c4"})
    t.attack("A", "T", [0])
    t.attack("B", "T", [-1])
    assert t.story() == ["A > T", "B > T"]


@pytest.mark.ability("retaliate_unlimited", "griffins pack")
@pytest.mark.ability("double_attack", "wolf_raiders pack")
def test_griffins_answer_both_strikes_of_wolf_raiders() -> None:
    t = duel("wolf_raiders pack", "griffins pack").attack("A", "T", [-1, -1, 0, -1])
    assert t.story() == ["A > T", "T < A", "A > T", "T < A"]
    assert t.hits() == [1, 2, 2, 2]


@pytest.mark.ability("paralyse_when_retaliating", "unicorns neutral", "medusas pack", "medusas neutral")
@pytest.mark.rule("h3:9:ability-retaliate")
@pytest.mark.parametrize("card", ["unicorns neutral", "medusas pack", "medusas neutral"])
def test_whoever_is_hit_by_such_a_retaliation_is_paralysed(card: str) -> None:
    t = duel("demons neutral", card).attack("A", "T", [-1, 0])
    assert t.tokens("A") == {"paralysis": 1}
    assert t.extra_dice() == []
    assert t.alive("A")


@pytest.mark.ability("paralyse_when_retaliating", "unicorns neutral", "medusas pack")
@pytest.mark.parametrize("card", ["unicorns neutral", "medusas pack"])
def test_their_own_attack_paralyses_nobody(card: str) -> None:
    t = duel(card, DUMMY).attack("A", "T", [-1, 0])
    assert t.tokens("T") == {}


@pytest.mark.ability("paralyse_when_retaliating", "medusas few")
@pytest.mark.rule("h3:14:die-special-use")
@pytest.mark.parametrize(("die", "paralysed"), [(-1, False), (0, True), (1, False)])
def test_few_medusas_roll_for_it_after_the_retaliation(die: int, paralysed: bool) -> None:
    t = duel(DUMMY, "medusas few").attack("A", "T", [-1, 0, 1, die])
    assert t.dice() == [[-1], [0, 1]], "the penalty gives the retaliation two dice"
    assert t.extra_dice() == [die]
    assert ("paralysis" in t.tokens("A")) == paralysed


@pytest.mark.ability("paralyse_when_retaliating", "medusas neutral")
@pytest.mark.ability("immune_paralysis", "troglodytes pack", "troglodytes neutral", "gargoyles neutral")
@pytest.mark.rule("h3:9:ability-passive")
@pytest.mark.parametrize("card", ["troglodytes pack", "troglodytes neutral", "gargoyles neutral"])
def test_some_cannot_be_paralysed_by_a_retaliation(card: str) -> None:
    t = duel(card, "medusas neutral").attack("A", "T", [0, -1])
    assert t.hits()[1] == 1
    assert t.tokens("A") == {}


@pytest.mark.ability("paralyse_when_retaliating", "unicorns neutral")
@pytest.mark.ability("immune_paralysis", "troglodytes pack")
@pytest.mark.rule("h3:9:pack-flips")
def test_troglodytes_flipped_by_the_retaliation_are_immune_no_more() -> None:
    t = duel("troglodytes pack", "unicorns neutral").attack("A", "T", [0, -1])
    assert (t.side("A"), t.left("A")) == ("few", 1)
    assert t.tokens("A") == {"paralysis": 1}


@pytest.mark.ability("paralyse_when_retaliating", "medusas few", "medusas pack")
@pytest.mark.rule("h3:9:pack-flips")
def test_medusas_flipped_by_the_attack_retaliate_as_few() -> None:
    t = duel(DUMMY, "medusas pack", damage={"T": 3}).attack("A", "T", [-1, 0, 1, 1])
    assert t.side("T") == "few"
    assert t.dice()[1] == [0, 1], "Few Medusas suffer the penalty"
    assert t.extra_dice() == [1]
    assert t.tokens("A") == {}


@pytest.mark.ability("paralyse_when_retaliating", "unicorns neutral")
@pytest.mark.rule("h3:3:paralysis-skip")
def test_the_paralysed_attacker_misses_its_next_activation() -> None:
    t = duel(DUMMY, "unicorns neutral").attack("A", "T", [0, 0])
    t.next_round().ends("A")
    assert len(t.told("skips")) == 1
    assert "paralysis" not in t.tokens("A")


@pytest.mark.ability("paralyse_when_retaliating", "unicorns neutral")
@pytest.mark.rule("h3:9:ability-retaliate")
def test_a_retaliation_without_damage_paralyses_as_well_and_a_deadly_one_nobody() -> None:
    t = duel("iron_golems pack", "medusas neutral").attack("A", "T", [-1, -1])
    assert t.hits() == [1, 0]
    assert "paralysis" in t.tokens("A")
    t = duel("goblins neutral", "unicorns neutral").attack("A", "T", [0, 0])
    assert not t.alive("A")
    assert [e["token"]["id"] for e in t.told("token-placed")] == ["black-cube"]


@pytest.mark.ability("paralyse_when_retaliating", "medusas neutral")
@pytest.mark.rule("h3:3:paralysis-removed-by-attack")
def test_paralysed_medusas_retaliate_and_paralyse() -> None:
    t = duel(DUMMY, "medusas neutral").token("T", "paralysis").attack("A", "T", [-1, 0])
    assert "paralysis" in t.tokens("A")
    assert "paralysis" not in t.tokens("T"), "being attacked has freed them"

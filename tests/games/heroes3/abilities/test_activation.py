"""Abilities of the moment a unit activates: Enchanters, and the damage of Faerie Dragons with all that protects."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import Table, duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability
FAERIE = "faerie_dragons neutral a1"
IMMUNE = (
    "magic_elementals pack", "oceanids pack", "black_dragons pack", "azure_dragons neutral", "oceanids neutral",
)  # fmt: skip
REDUCED = {
    "unicorns few": 1, "unicorns pack": 1, "iron_golems few": 1, "iron_golems pack": 2, "iron_golems neutral": 2,
    "black_dragons few": 2, "gold_golems neutral": 2, "gold_golems@pyramid neutral": 2, "steel_golems neutral": 2,
    "diamond_golems neutral": 3, "diamond_golems@pyramid neutral": 3,
}  # fmt: skip
RESISTANT = ("dwarves few", "dwarves pack", "dwarves neutral")


# -------------------------------------------------------------------------------------------------- Enchanters


@pytest.mark.ability("heal_ally_or_buff", "enchanters neutral")
@pytest.mark.rule("h3:9:ability-activation")
def test_enchanters_must_heal_another_friend_by_up_to_2() -> None:
    friends = {"B": "demons neutral a2", "C": "griffins few a3", "D": "boars neutral d2"}
    t = duel("enchanters neutral a1", DUMMY, mine=friends, damage={"B": 5, "C": 1, "A": 2, "T": 3})
    t.act("A")
    assert t.asked() == ("heal-friend", 0)
    assert t.choices() == {"B", "C"}, "not themselves, not the unhurt, no enemy"
    t.choose("heal-friend", "B")
    assert t.damage("B") == 3
    t.strike("T", [0]).finish()
    assert t.sums() == [(4, 0)], "no bonus for those who healed"
    t.next_round().act("A").choose("heal-friend", "C")
    assert t.damage("C") == 0


@pytest.mark.ability("heal_ally_or_buff", "enchanters neutral")
@pytest.mark.rule("h3:9:ability-activation")
def test_enchanters_with_nobody_to_heal_attack_more_strongly_in_this_activation() -> None:
    t = duel("enchanters neutral a1", DUMMY, damage={"A": 2}).attack("A", "T", [0])
    assert (t.sums(), t.damage("A")) == ([(5, 0)], 2)


@pytest.mark.ability("heal_ally_or_buff", "enchanters neutral")
def test_the_strength_of_enchanters_ends_with_their_activation() -> None:
    t = duel("boars neutral", "enchanters neutral").ends("T")
    t.attack("A", "T", [0, 0, 0])
    assert t.sums() == [(2, 1), (4, 0)]
    near = duel("enchanters neutral", DUMMY).attack("A", "T", [0, 1, -1])
    assert near.sums() == [(5, 0), (2, 1)], "nor does it help the one who answers"


# ---------------------------------------------------------------------------------------------- Faerie Dragons


def enchanted(target: str, dice: list[int], near: str = "", **rest: object) -> Table:
    """Faerie Dragons activate and aim at T; ``near`` stands beside it on the same side."""
    theirs = {"U": f"{near} b5"} if near else {}
    t = duel(FAERIE, target, theirs=theirs, **rest)
    t.act("A").choose("activation-damage", "T", dice=dice)
    return t


@pytest.mark.ability("activation_damage", "faerie_dragons neutral")
@pytest.mark.rule("h3:9:ability-activation")
def test_faerie_dragons_deal_2_damage_to_any_unit_and_then_act() -> None:
    t = duel(FAERIE, "crusaders few", mine={"B": "boars neutral d2"})
    t.act("A")
    assert t.asked() == ("activation-damage", 0)
    assert t.choices() == {"A", "B", "T", "W", "V"}, "friends and themselves as well; there is no way out"
    t.choose("activation-damage", "T")
    assert t.hurt() == [("T", 2)], "Defense does not count"
    assert t.ask.kind == "act"


@pytest.mark.ability("activation_damage", "faerie_dragons neutral")
@pytest.mark.rule("h3:3:paralysis-removed-by-damage", "h3:9:pack-flips")
def test_the_damage_frees_the_paralysed_flips_and_kills() -> None:
    t = duel(FAERIE, "skeletons pack").token("T", "paralysis")
    t.act("A").choose("activation-damage", "T").finish()
    assert (t.side("T"), t.damage("T"), t.tokens("T")) == ("few", 0, {})
    t.next_round().act("A").choose("activation-damage", "T").finish()
    assert not t.alive("T")


@pytest.mark.ability("activation_damage", "faerie_dragons neutral")
def test_faerie_dragons_may_end_the_combat_or_themselves() -> None:
    t = duel(FAERIE, "peasants neutral", watchers=False)
    t.act("A").choose("activation-damage", "T")
    assert (t.s.ask, t.s.ending, t.s.winner) == (None, "victory", 0)
    t = duel(FAERIE, DUMMY, damage={"A": 6})
    t.act("A").choose("activation-damage", "A")
    assert (t.alive("A"), t.ask.kind) == (False, "test")


@pytest.mark.ability("immune_spells", *IMMUNE)
@pytest.mark.rule("h3:9:immune-own-effects")
@pytest.mark.parametrize("card", IMMUNE)
def test_units_immune_to_spells_cannot_be_chosen_by_friend_or_foe(card: str) -> None:
    t = duel(FAERIE, card, mine={"B": f"{card} d2"})
    t.act("A")
    assert t.choices() == {"A", "W", "V"}


@pytest.mark.ability("spell_damage_reduction", *REDUCED)
@pytest.mark.parametrize(("card", "n"), REDUCED.items())
def test_the_damage_is_reduced_to_no_less_than_nothing(card: str, n: int) -> None:
    t = enchanted(card, [])
    assert t.damage("T") == max(0, 2 - n)


@pytest.mark.ability("spell_damage_reduction", "unicorns pack")
def test_pack_unicorns_protect_the_friends_next_to_them() -> None:
    assert enchanted(DUMMY, [], "unicorns pack").damage("T") == 1
    assert enchanted(DUMMY, [], "unicorns few").damage("T") == 2, "Few protect themselves only"
    assert enchanted("iron_golems few", [], "unicorns pack").damage("T") == 0
    enemy = duel(FAERIE, DUMMY, mine={"U": "unicorns pack b3"})
    enemy.act("A").choose("activation-damage", "T")
    assert enemy.damage("T") == 2
    corner = duel(FAERIE, DUMMY, theirs={"U": "unicorns pack a5"})
    corner.act("A").choose("activation-damage", "T")
    assert corner.damage("T") == 2


@pytest.mark.ability("spell_damage_reduction", "diamond_golems neutral")
@pytest.mark.ability("elemental_damage", "fire_elementals neutral")
@pytest.mark.rule("h3:3:elemental-not-spell")
def test_the_reduction_is_about_spells_only() -> None:
    t = duel("boars neutral", "diamond_golems neutral").attack("A", "T", [1, -1])
    assert t.hits()[0] == 1
    t = duel("fire_elementals neutral", "diamond_golems neutral").attack("A", "T", [0, -1])
    assert t.hits()[0] == 3


@pytest.mark.ability("spell_resist_roll", *RESISTANT)
@pytest.mark.rule("h3:14:die-special-use")
@pytest.mark.parametrize("die", [-1, 0, 1])
@pytest.mark.parametrize("card", RESISTANT)
def test_dwarves_resist_on_a_1(card: str, die: int) -> None:
    t = enchanted(card, [die])
    assert t.extra_dice() == [die]
    assert t.damage("T") == (0 if die == 1 else 2)


@pytest.mark.ability("spell_resist_roll", "dwarves neutral")
@pytest.mark.ability("spell_damage_reduction", "unicorns pack")
def test_dwarves_roll_against_friends_too_and_are_protected_besides() -> None:
    t = enchanted("dwarves neutral", [0], "unicorns pack")
    assert t.damage("T") == 1
    own = duel(FAERIE, DUMMY, mine={"B": "dwarves neutral d2"})
    own.act("A").choose("activation-damage", "B", dice=[1])
    assert own.damage("B") == 0


@pytest.mark.ability("spell_resist_roll", "dwarves few")
def test_dwarves_do_not_resist_attacks() -> None:
    t = duel("boars neutral", "dwarves few").attack("A", "T", [1, 0])
    assert (t.extra_dice(), t.hits()[0]) == ([], 2)

"""Attacks that paralyse, and who is immune."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability
BY_ATTACK_DIE = ("basilisks few", "basilisks pack", "azure_dragons neutral")
IMMUNE = ("troglodytes pack", "troglodytes neutral", "gargoyles neutral")


@pytest.mark.ability("paralyse_on_roll", *BY_ATTACK_DIE)
@pytest.mark.parametrize("die", [-1, 0, 1])
@pytest.mark.parametrize("card", BY_ATTACK_DIE)
def test_a_minus_1_of_the_attack_paralyses(card: str, die: int) -> None:
    t = duel(card, "hydras neutral").spare().attack("A", "T", [die])
    assert ("paralysis" in t.tokens("T")) == (die == -1)
    assert t.extra_dice() == []


@pytest.mark.ability("paralyse_on_roll", "basilisks few")
@pytest.mark.rule("h3:3:paralysis-same-attack", "h3:3:paralysis-allows-retaliation", "h3r:paralysis-from-attack-stays")
def test_the_target_is_paralysed_before_it_retaliates_and_retaliates_all_the_same() -> None:
    t = duel("basilisks few", DUMMY).attack("A", "T", [-1, 0])
    assert t.story() == ["A > T", "T < A"]
    assert t.tokens("T") == {"paralysis": 1}
    kinds = [e.kind for e in t.events if e.kind in ("token-placed", "retaliates")]
    assert kinds == ["token-placed", "token-placed", "retaliates"]


@pytest.mark.ability("paralyse_on_roll", "basilisks few")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_basilisks_paralyse_nobody_in_a_retaliation() -> None:
    t = duel(DUMMY, "basilisks few").attack("A", "T", [-1, -1])
    assert t.tokens("A") == {}


@pytest.mark.ability("paralyse_on_roll", "basilisks neutral")
@pytest.mark.ability("immune_paralysis", "troglodytes neutral", "gargoyles neutral")
@pytest.mark.rule("h3:9:ability-passive")
@pytest.mark.parametrize("card", ["troglodytes neutral", "gargoyles neutral"])
def test_some_cannot_be_paralysed_by_an_attack(card: str) -> None:
    t = duel("basilisks neutral", card).attack("A", "T", [-1, 0, 0])
    assert t.extra_dice() == [0], "the roll itself was a hit"
    assert (t.left("T"), t.tokens("T")) == (1, {})


@pytest.mark.ability("paralyse_on_roll", "basilisks few")
@pytest.mark.ability("immune_paralysis", "troglodytes pack")
@pytest.mark.rule("h3:9:ability-attack", "h3:9:pack-flips")
def test_troglodytes_flipped_by_the_attack_are_immune_no_more() -> None:
    t = duel("basilisks few", "troglodytes pack").attack("A", "T", [-1, 0])
    assert (t.side("T"), t.left("T"), t.tokens("T")) == ("few", 2, {"paralysis": 1})


@pytest.mark.ability("immune_paralysis", "troglodytes pack")
def test_pack_troglodytes_that_hold_are_not_paralysed() -> None:
    t = duel("medusas@medusa_stores neutral", "troglodytes pack", stack={"A": "health"}).attack("A", "T", [-1, 0])
    assert t.sums() == [(2, 1)]
    assert (t.side("T"), t.left("T"), t.tokens("T")) == ("pack", 1, {})


@pytest.mark.ability("paralyse_on_roll", "basilisks neutral")
@pytest.mark.rule("h3:14:die-special-use")
@pytest.mark.parametrize("extra", [-1, 0, 1])
def test_neutral_basilisks_roll_an_extra_die(extra: int) -> None:
    t = duel("basilisks neutral", DUMMY).attack("A", "T", [-1, extra, 0])
    assert t.extra_dice() == [extra]
    assert ("paralysis" in t.tokens("T")) == (extra == 0)
    assert t.sums()[0] == (3, 0), "the extra die adds nothing"


@pytest.mark.ability("paralyse_on_roll", "basilisks few", "azure_dragons neutral")
@pytest.mark.ability("force_enemy_die", "mummies neutral")
def test_the_minus_1_of_mummies_paralyses_them() -> None:
    t = duel("basilisks few", "mummies neutral").attack("A", "T", [1, 0])
    assert t.hits()[0] == 2
    assert "paralysis" in t.tokens("T")


@pytest.mark.ability("paralyse_on_roll", "basilisks few")
@pytest.mark.rule("h3:3:paralysis-removed-by-attack")
def test_a_second_attack_frees_the_target_unless_it_paralyses_again() -> None:
    t = duel("basilisks few", DUMMY, mine={"B": "basilisks few c4"})
    t.attack("A", "T", [-1, -1])
    t.attack("B", "T", [0])
    assert "paralysis" not in t.tokens("T")
    t.next_round().attack("A", "T", [-1])
    assert not t.alive("T"), "3 + 4 + 3 damage on 8 HP"


@pytest.mark.ability("paralyse_target", "medusas@medusa_stores neutral")
@pytest.mark.rule("h3:9:ability-attack")
def test_medusas_of_the_stores_paralyse_while_they_are_stacked() -> None:
    stacked = duel("medusas@medusa_stores neutral a1", DUMMY, stack={"A": "attack"}).attack("A", "T", [0])
    assert (stacked.sums(), stacked.tokens("T")) == ([(4, 0)], {"paralysis": 1})
    alone = duel("medusas@medusa_stores neutral a1", DUMMY).attack("A", "T", [0])
    assert (alone.sums(), alone.tokens("T")) == ([(3, 0)], {})


@pytest.mark.ability("paralyse_target", "medusas@medusa_stores neutral")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_medusas_of_the_stores_paralyse_nobody_when_they_retaliate() -> None:
    t = duel("goblins neutral", "medusas@medusa_stores neutral", stack={"T": "health"}).attack("A", "T", [0, -1, 0])
    assert t.hits() == [1, 2]
    assert t.tokens("A") == {}
    t.next_round().attack("T", "A", [0, 0])
    assert not t.alive("A")


@pytest.mark.ability("paralyse_target", "medusas@medusa_stores neutral")
@pytest.mark.rule("h3:3:paralysis-skip", "h3:3:paralysis-counts-as-activated")
def test_the_paralysed_target_loses_its_activation() -> None:
    t = duel("medusas@medusa_stores neutral a1", DUMMY, stack={"A": "initiative"}).attack("A", "T", [0])
    t.act("T")
    assert t.ask.kind == "test", "nobody was asked what it does"
    assert t.tokens("T").get("paralysis") is None
    assert t.s.acted >> t.refs["T"] & 1

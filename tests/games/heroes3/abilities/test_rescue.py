"""Saved at the last moment: the Archangels' cancelled attack, and units that revive."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability
SAVIOUR = {"S": "archangels pack d4"}


# -------------------------------------------------------------------------------------------------- Archangels


@pytest.mark.ability("cancel_lethal_attack", "archangels pack")
@pytest.mark.rule("h3:9:ability-passive", "h3:4:attack-step-roll")
def test_pack_archangels_may_cancel_an_attack_that_would_defeat_a_friend() -> None:
    t = duel("champions few", "halberdiers few", theirs=SAVIOUR)
    t.act("A").strike("T", [0])
    assert t.asked() == ("cancel", 1), "their controller decides, not the attacker"
    t.choose("cancel").done()
    assert (t.damage("T"), t.hits()) == (0, [])
    assert t.story() == ["A > T"], "the saved unit does not retaliate"


@pytest.mark.ability("cancel_lethal_attack", "archangels pack")
@pytest.mark.rule("h3:9:few-defeated")
def test_their_controller_may_let_it_happen_and_keep_the_ability() -> None:
    two = {"G": "halberdiers few c4", **SAVIOUR}
    t = duel("champions few", "halberdiers few", mine={"B": "champions few c3"}, theirs=two)
    t.act("A").strike("T", [0]).choose("let").done()
    assert not t.alive("T")
    t.act("B").strike("G", [0]).choose("cancel").done()
    assert t.alive("G")


@pytest.mark.ability("cancel_lethal_attack", "archangels pack")
def test_pack_archangels_save_once_per_combat() -> None:
    t = duel("champions few", "halberdiers few", theirs=SAVIOUR)
    t.act("A").strike("T", [0]).choose("cancel").done()
    t.next_round().attack("A", "T", [0])
    assert not t.alive("T"), "nobody was asked again"


@pytest.mark.ability("cancel_lethal_attack", "archangels pack")
def test_archangels_do_not_save_themselves_nor_enemies_nor_as_few() -> None:
    own = duel("black_dragons pack", "archangels pack", damage={"T": 9}, theirs={"F": "boars neutral a5"})
    own.act("A").strike("T", [1, 0]).finish()
    assert own.side("T") == "few", "9 - 3 damage: the Few have 3 HP left"
    own.next_round().act("A").strike("T", [0])
    assert not own.alive("T")
    enemy = duel("champions few", "halberdiers few", mine=SAVIOUR).attack("A", "T", [0])
    assert not enemy.alive("T")
    few = duel("champions few", "halberdiers few", theirs={"S": "archangels few d4"}).attack("A", "T", [0])
    assert not few.alive("T")


@pytest.mark.ability("cancel_lethal_attack", "archangels pack")
@pytest.mark.rule("h3:9:pack-flips")
def test_an_attack_that_only_flips_a_friend_is_not_cancelled() -> None:
    t = duel("boars neutral", "skeletons pack", theirs=SAVIOUR).attack("A", "T", [1, 0])
    assert t.side("T") == "few"
    deadly = duel("black_dragons pack", "skeletons pack", theirs=SAVIOUR)
    deadly.act("A").strike("T", [0])
    assert deadly.asked() == ("cancel", 1), "7 damage are enough for both sides"
    deadly.choose("cancel").done()
    assert (deadly.side("T"), deadly.damage("T")) == ("pack", 0)


@pytest.mark.ability("cancel_lethal_attack", "archangels pack")
@pytest.mark.rule("h3:3:die-second-roll-defending")
def test_the_question_comes_after_all_dice() -> None:
    t = duel("boars neutral", "gnolls few", theirs=SAVIOUR, damage={"T": 1}).token("T", "defense")
    t.attack("A", "T", [1, 1, 0])
    assert t.hits()[0] == 1, "the token saved them, nobody was asked"


@pytest.mark.ability("cancel_lethal_attack", "archangels pack")
@pytest.mark.rule("h3:3:retaliation-like-attack")
def test_a_deadly_retaliation_against_a_friend_is_cancelled_too() -> None:
    t = duel("halberdiers few", "champions few", mine={"S": "archangels pack d1"}, watchers=False)
    t.act("A").strike("T", [0, 0])
    assert t.asked() == ("cancel", 0)
    t.choose("cancel").done()
    assert (t.damage("A"), t.black_cube("T")) == (0, True)


@pytest.mark.ability("cancel_lethal_attack", "archangels pack")
@pytest.mark.ability("line_attack", "gold_dragons pack")
@pytest.mark.rule("h3:9:secondary-strike-friendly-fire")
def test_a_friend_is_saved_from_the_own_dragons() -> None:
    t = duel("gold_dragons pack", DUMMY, mine={"F": "halberdiers few b5", "S": "archangels pack d2"})
    t.act("A").strike("T", [0, 0])
    assert t.asked() == ("cancel", 0)
    t.choose("cancel", dice=[0]).done()
    assert (t.damage("F"), t.story()) == (0, ["A > T", "A > F", "T < A"])


@pytest.mark.ability("cancel_lethal_attack", "archangels pack")
@pytest.mark.ability("poison", "wyverns few")
@pytest.mark.ability("paralyse_on_roll", "basilisks few")
@pytest.mark.rule("h3:9:ability-passive")
@pytest.mark.parametrize("card", ["wyverns few", "basilisks few"])
def test_a_cancelled_attack_leaves_nothing_behind(card: str) -> None:
    t = duel(card, "halberdiers few", theirs=SAVIOUR)
    t.act("A").strike("T", [-1]).choose("cancel").done()
    assert (t.alive("T"), t.tokens("T")) == (True, {})


@pytest.mark.ability("cancel_lethal_attack", "archangels pack")
@pytest.mark.ability("revive_once", "phoenixes few")
def test_phoenixes_that_can_revive_need_no_archangels() -> None:
    t = duel("azure_dragons neutral", "phoenixes few", theirs=SAVIOUR, damage={"T": 5}).attack("A", "T", [0, 0])
    assert t.left("T") == 1
    t.next_round().act("A").strike("T", [0])
    assert t.asked() == ("cancel", 1)


# ------------------------------------------------------------------------------------------------- who revives


@pytest.mark.ability("revive_once", "phoenixes few", "phoenixes neutral")
@pytest.mark.rule("h3:9:ability-passive", "h3:3:retaliation-trigger")
@pytest.mark.parametrize("card", ["phoenixes few", "phoenixes neutral"])
def test_phoenixes_have_1_hp_instead_of_0_and_retaliate(card: str) -> None:
    t = duel("azure_dragons neutral", card, damage={"T": 4}).attack("A", "T", [1, 0])
    assert t.hits() == [7, 3]
    assert (t.left("T"), t.damage("T")) == (1, 6), "no matter how much was left over"


@pytest.mark.ability("revive_once", "phoenixes neutral")
@pytest.mark.rule("h3:9:neutral-defeated-discard")
def test_phoenixes_revive_once_per_combat() -> None:
    t = duel("azure_dragons neutral", "phoenixes neutral", damage={"T": 4}).attack("A", "T", [0, 0])
    t.next_round().attack("A", "T", [0])
    assert not t.alive("T")


@pytest.mark.ability("revive_once", "phoenixes few")
@pytest.mark.rule("h3:9:pack-flips", "h3:9:flip-can-die-at-once")
def test_one_blow_through_both_sides_of_phoenixes_is_stopped_at_1_hp() -> None:
    t = duel("azure_dragons neutral", "phoenixes pack", damage={"T": 7}).attack("A", "T", [0, 0])
    assert (t.side("T"), t.damage("T"), t.left("T")) == ("few", 5, 2), "6 damage, 5 of them left over"
    t = duel("azure_dragons neutral", "phoenixes pack", mine={"B": "archangels few c4"}, damage={"T": 7})
    t.strengthen("A", 2)
    t.attack("A", "T", [1, 0])
    assert (t.side("T"), t.left("T")) == ("few", 1), "9 damage, 8 of them left over"


@pytest.mark.ability("revive_once", "skeletons@crypt neutral")
@pytest.mark.rule("h3:16:stack-absorb")
def test_stacked_skeletons_of_the_crypt_lose_their_token_then_revive() -> None:
    t = duel("boars neutral", "skeletons@crypt neutral", stack={"T": "initiative"}, mine={"B": "nagas few c4"})
    t.attack("A", "T", [0, 0])
    assert (t.left("T"), t.told("revives")) == (2, [])
    t.attack("B", "T", [0])
    assert (t.left("T"), len(t.told("revives"))) == (1, 1)
    t.next_round().attack("B", "T", [0])
    assert not t.alive("T")


@pytest.mark.ability("revive_once", "skeletons@crypt neutral")
@pytest.mark.ability("poison", "wyverns few")
def test_poison_cannot_kill_before_the_revival() -> None:
    t = duel(DUMMY, "skeletons@crypt neutral", damage={"T": 1})
    t.poison("T", 2)
    t.ends("T")
    assert (t.left("T"), t.tokens("T")) == (1, {"poison": 1})
    t.next_round().act("T")
    assert not t.alive("T")

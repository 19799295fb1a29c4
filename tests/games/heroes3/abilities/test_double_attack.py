"""Attacking the same target a second time: Marksmen, Elves and Wolf Raiders."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability


@pytest.mark.ability("double_attack", "marksmen pack", "marksmen neutral")
@pytest.mark.rule("h3:9:double-attack-max-two")
@pytest.mark.parametrize("card", ["marksmen pack", "marksmen neutral"])
def test_marksmen_shoot_twice_at_a_distant_target(card: str) -> None:
    t = duel(f"{card} b1", DUMMY).attack("A", "T", [1, -1])
    assert t.story() == ["A > T", "A > T"]
    assert t.sums() == [(3, 0), (1, 0)]


@pytest.mark.ability("double_attack", "marksmen pack", "marksmen neutral", "elves pack", "elves neutral")
@pytest.mark.rule("h3:9:ranged-penalty-adjacent")
@pytest.mark.parametrize("card", ["marksmen pack", "marksmen neutral", "elves pack", "elves neutral"])
def test_at_an_adjacent_target_they_shoot_once(card: str) -> None:
    t = duel(card, "goblins neutral").attack("A", "T", [0, -1, -1])
    assert t.story() == ["A > T", "T < A"]


@pytest.mark.ability("double_attack", "marksmen pack")
@pytest.mark.rule("h3:9:ranged-penalty-backline", "h3:9:penalty-two-dice-low")
def test_both_shots_suffer_the_penalty() -> None:
    t = duel("marksmen pack b1", f"{DUMMY} b5").attack("A", "T", [1, 0, 1, 1])
    assert t.dice() == [[1, 0], [1, 1]]
    assert t.hits() == [2, 3]


@pytest.mark.ability("double_attack", "marksmen pack")
@pytest.mark.rule("h3:9:pack-flips")
def test_the_second_shot_hits_what_the_first_has_left() -> None:
    dead = duel("marksmen pack b1", "peasants neutral").attack("A", "T", [0])
    assert dead.story() == ["A > T"]
    flipped = duel("marksmen pack b1", "skeletons pack").attack("A", "T", [1, 0])
    assert flipped.hits() == [2, 1], "2 damage flip the Pack, 1 hurts the Few"
    assert (flipped.side("T"), flipped.left("T")) == ("few", 1)


@pytest.mark.ability("double_attack", "marksmen pack")
@pytest.mark.rule("h3:3:defense-token-per-attack", "h3:15:attack-token")
def test_tokens_count_for_both_shots() -> None:
    t = duel("marksmen pack b1", DUMMY).token("T", "defense")
    t.strengthen("A", 1)
    t.attack("A", "T", [0, 1, 0, -1])
    assert t.guard_dice() == [1, -1]
    assert t.sums() == [(3, 1), (3, 0)]


@pytest.mark.ability("double_attack", "marksmen pack", "elves pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
@pytest.mark.parametrize("card", ["marksmen pack", "elves pack"])
def test_they_retaliate_once(card: str) -> None:
    t = duel("goblins neutral", card).attack("A", "T", [0, -1, 0])
    assert t.story() == ["A > T", "T < A"]


@pytest.mark.ability("double_attack", "marksmen pack")
@pytest.mark.rule("h3:9:ranged-move-1")
def test_after_both_shots_there_is_one_step() -> None:
    t = duel("marksmen pack b1", DUMMY)
    t.act("A").strike("T", [0, 0])
    assert t.asked() == ("step", 0)
    assert len(t.hits()) == 2
    t.choose("move", "a1")
    assert t.at("A") == "a1"


@pytest.mark.ability("double_attack", "elves pack", "elves neutral")
@pytest.mark.rule("h3:9:double-attack-max-two")
@pytest.mark.parametrize(("card", "attack"), [("elves pack", 3), ("elves neutral", 2)])
@pytest.mark.parametrize("die", [-1, 0])
def test_elves_shoot_again_unless_they_rolled_a_1_and_never_a_third_time(card: str, attack: int, die: int) -> None:
    t = duel(f"{card} b1", DUMMY).attack("A", "T", [die, -1])
    assert t.sums() == [(attack + die, 0), (attack - 1, 0)]


@pytest.mark.ability("double_attack", "elves pack", "elves neutral")
@pytest.mark.parametrize("card", ["elves pack", "elves neutral"])
def test_elves_that_rolled_a_1_do_not_shoot_again(card: str) -> None:
    assert duel(f"{card} b1", DUMMY).attack("A", "T", [1]).story() == ["A > T"]


@pytest.mark.ability("double_attack", "elves pack")
@pytest.mark.rule("h3:9:penalty-two-dice-low")
def test_elves_look_at_the_die_that_is_used() -> None:
    again = duel("elves pack b1", f"{DUMMY} b5").attack("A", "T", [1, 0, 1, 1])
    assert again.story() == ["A > T", "A > T"]
    once = duel("elves pack b1", f"{DUMMY} b5").attack("A", "T", [1, 1])
    assert once.story() == ["A > T"]


@pytest.mark.ability("double_attack", "elves pack")
@pytest.mark.ability("force_enemy_die", "mummies neutral")
def test_mummies_make_elves_shoot_twice() -> None:
    t = duel("elves pack b1", "mummies neutral").attack("A", "T", [1, 1])
    assert t.sums() == [(2, 1), (2, 1)]


@pytest.mark.ability("double_attack", "wolf_raiders pack", "wolf_raiders neutral")
@pytest.mark.rule("h3:9:double-attack-max-two", "h3:3:retaliation-once-per-round")
@pytest.mark.parametrize("card", ["wolf_raiders pack", "wolf_raiders neutral"])
def test_wolf_raiders_attack_again_after_the_retaliation(card: str) -> None:
    t = duel(card, DUMMY).attack("A", "T", [0, -1, 1])
    assert t.story() == ["A > T", "T < A", "A > T"]
    assert t.hits() == [2, 2, 3]


@pytest.mark.ability("double_attack", "wolf_raiders neutral")
def test_wolf_raiders_need_both_sides_alive_for_their_second_attack() -> None:
    dead = duel("wolf_raiders neutral", DUMMY).attack("A", "T", [0, 0])
    assert (dead.alive("A"), dead.story()) == (False, ["A > T", "T < A"])
    killed = duel("wolf_raiders neutral", "peasants neutral").attack("A", "T", [0])
    assert killed.story() == ["A > T"]


@pytest.mark.ability("double_attack", "wolf_raiders pack")
@pytest.mark.rule("h3:3:retaliation-once-per-round")
def test_wolf_raiders_strike_twice_at_a_target_that_has_retaliated_before() -> None:
    t = duel("wolf_raiders pack", DUMMY).token("T", "black-cube").attack("A", "T", [0, 0])
    assert t.story() == ["A > T", "A > T"]


@pytest.mark.ability("double_attack", "wolf_raiders pack")
@pytest.mark.ability("paralyse_when_retaliating", "medusas neutral")
def test_a_paralysing_retaliation_does_not_stop_the_second_attack() -> None:
    t = duel("wolf_raiders pack", "medusas neutral").attack("A", "T", [0, -1, 0])
    assert t.story() == ["A > T", "T < A", "A > T"]
    assert "paralysis" in t.tokens("A")


@pytest.mark.ability("double_attack", "wolf_raiders pack")
@pytest.mark.rule("h3:9:pack-flips", "h3:9:ability-attack-not-retaliation")
def test_wolf_raiders_flipped_by_the_retaliation_finish_what_the_pack_began() -> None:
    t = duel("wolf_raiders pack", DUMMY).attack("A", "T", [0, 1, 0])
    assert (t.side("A"), t.left("A")) == ("few", 3)
    assert t.story() == ["A > T", "T < A", "A > T"]
    t = duel(DUMMY, "wolf_raiders pack").attack("A", "T", [-1, 0])
    assert t.story() == ["A > T", "T < A"], "a retaliation is a single strike"

"""Who moves anywhere, and who cannot move at all."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability
LOCKERS = ("dendroids pack", "dendroids neutral")


@pytest.mark.ability("teleport_move", "arch_devils pack")
@pytest.mark.rule("h3:9:flying-end-empty")
def test_pack_arch_devils_move_to_any_empty_space() -> None:
    t = duel("arch_devils pack a1", f"{DUMMY} b4", watchers=False).act("A")
    everywhere = {f"{column}{row}" for column in "abcd" for row in range(1, 6)}
    assert t.moves() == everywhere - {"a1", "b4"}
    assert t.refusals("move", 13) == ["h3:9:flying-end-empty"]
    few = duel("arch_devils few a1", f"{DUMMY} b4", watchers=False).act("A")
    assert few.moves() == {"a2", "a3", "a4", "b1", "b2", "b3", "c1", "c2", "d1"}


@pytest.mark.ability("teleport_move", "arch_devils pack")
@pytest.mark.ability("no_retaliation", "arch_devils pack")
def test_pack_arch_devils_attack_across_the_whole_board() -> None:
    t = duel("arch_devils pack a1", f"{DUMMY} d5", watchers=False).attack("A", "T", [0], frm="d4")
    assert (t.at("A"), t.sums(), t.story()) == ("d4", [(7, 0)], ["A > T"])


@pytest.mark.ability("lock_adjacent_enemies", *LOCKERS)
@pytest.mark.ability("teleport_move", "arch_devils pack")
@pytest.mark.rule("h3:9:ability-passive")
@pytest.mark.parametrize("locker", LOCKERS)
@pytest.mark.parametrize("card", ["boars neutral", "griffins few", "arch_devils pack", "marksmen few"])
def test_whoever_begins_its_activation_next_to_enemy_dendroids_cannot_move(card: str, locker: str) -> None:
    t = duel(card, locker, theirs={"F": "goblins neutral c4"}).act("A")
    assert t.verbs() == {"attack", "defend", "end"}
    assert t.targets() == {"T"}, "Goblins are out of reach, for a Ranged unit too"
    assert "h3:9:ability-passive" in t.refusals("move", 5)


@pytest.mark.ability("lock_adjacent_enemies", "dendroids pack")
def test_dendroids_hold_neither_friends_nor_those_who_arrive_later_nor_at_a_corner() -> None:
    t = duel("boars neutral b2", "dendroids pack", theirs={"F": "boars neutral a4"})
    t.act("A").choose("move", "c4").finish()
    assert t.at("A") == "c4", "it began elsewhere"
    t.act("F")
    assert "move" in t.verbs()
    corner = duel("boars neutral a3", "dendroids pack b4").act("A")
    assert "move" in corner.verbs()


@pytest.mark.ability("lock_adjacent_enemies", "dendroids pack")
def test_few_dendroids_hold_nobody_neither_as_they_come_nor_after_a_flip() -> None:
    few = duel("boars neutral", "dendroids few").act("A")
    assert "move" in few.verbs()
    t = duel("nagas few", "dendroids pack", mine={"B": "boars neutral c4"}, damage={"T": 5})
    t.attack("A", "T", [0])
    assert t.side("T") == "few"
    t.act("B")
    assert "move" in t.verbs()


@pytest.mark.ability("lock_adjacent_enemies", "dendroids neutral")
@pytest.mark.rule("h3:9:ranged-move-1")
def test_a_ranged_unit_that_killed_the_dendroids_may_not_step_away_in_that_activation() -> None:
    t = duel("cyclopes few", "dendroids neutral", damage={"T": 5})
    t.act("A").strike("T", [0, 0])
    assert not t.alive("T")
    assert t.ask.kind == "test", "nothing is left to choose"
    t.next_round().act("A")
    assert "move" in t.verbs()


@pytest.mark.ability("lock_adjacent_enemies", "dendroids neutral")
@pytest.mark.ability("return_to_origin", "harpies few")
def test_harpies_that_are_held_attack_and_stay() -> None:
    t = duel("harpies few", "dendroids neutral").attack("A", "T", [1, -1])
    assert (t.at("A"), t.left("A")) == ("b3", 1)


@pytest.mark.ability("lock_adjacent_enemies", "dendroids neutral")
@pytest.mark.ability("push_on_roll", "ghost_dragons neutral")
def test_a_unit_next_to_enemy_dendroids_can_be_pushed() -> None:
    t = duel("ghost_dragons neutral", DUMMY, mine={"D": "dendroids neutral c4"})
    t.act("A").strike("T", [0, 0]).choose("move", "a4").done()
    assert t.at("T") == "a4"

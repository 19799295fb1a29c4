"""Chapter 11, AI Rules: abilities that leave a choice are used as is better for the AI (h3r:ai-abilities-optional)."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.rules import c11_ai_abilities as abilities
from tests.games.heroes3.fights import At, battle, space

HELPS = pytest.mark.rule("h3r:ai-abilities-optional")
IDLE = At("dwarves few", "d1", "idle")


@HELPS
def test_damage_at_activation_goes_to_the_best_enemy_to_hurt() -> None:
    fight = battle([IDLE, At("crusaders few", "a2", damage=2), At("hydras few", "c1")], [At("faerie_dragons", "a5")])
    assert [e["n"] for e in fight.told("hurt")] == [2]
    assert fight.where("crusaders") == "off", "the one that falls, although the Hydras are worth more"


@HELPS
def test_a_splash_hits_an_enemy_rather_than_a_friend() -> None:
    mine = [At("orcs few", "b2"), At("gnolls few", "b1"), IDLE]
    fight = battle(mine, [At("magogs", "b5"), At("zombies", "b3")])
    assert fight.units_told("hurt") == ["gnolls"]


@HELPS
def test_a_forced_second_strike_hits_an_enemy_rather_than_a_friend() -> None:
    mine = [At("orcs few", "b2"), At("gnolls few", "b1"), IDLE]
    fight = battle(mine, [At("liches", "b5"), At("zombies", "b3")])
    assert [fight.name(e["target"]["id"]) for e in fight.told("hits")[:2]] == ["orcs", "gnolls"]


@HELPS
def test_it_heals_the_friend_that_gains_most() -> None:
    theirs = [At("enchanters", "a5"), At("dwarves", "b5", damage=1), At("zombies", "c5", damage=3)]
    fight = battle([IDLE], theirs)
    assert fight.units_told("heals")[:1] == ["zombies"]


@pytest.mark.rule("h3:11:order-silver")
def test_an_extra_attack_is_made_on_the_best_target() -> None:
    mine = [At("peasants", "b3", "mine"), At("gnolls few", "b4"), At("crusaders few", "a3"), IDLE]
    fight = battle(mine, [At("ayssids", "a4")])
    assert fight.attacks()[:1] == [("ayssids", "crusaders")]
    fight = battle([At("gnolls few", "b3", damage=2), mine[2], IDLE], [At("ayssids", "a5")])
    assert fight.attacks()[0] == ("ayssids", "crusaders"), "silver first"


@pytest.mark.rule("h3:11:order-azure")
def test_further_targets_are_enemies_and_ties_are_the_players() -> None:
    mine = [At("skeletons few", "b3"), At("gnolls few", "a4"), At("crusaders few", "c4"), IDLE]
    fight = battle(mine, [At("hydras", "b4")])
    assert fight.ask.kind != "place"
    while len(fight.attacks()) < 2 and fight.ask.kind in ("ai-target", "ai-space", "act"):
        fight.do("end") if ("end",) in fight.offered() else fight.do(*fight.offered()[0])
    assert fight.attacks()[0] == ("hydras", "crusaders")
    assert fight.attacks()[1][1] in ("skeletons", "gnolls")


@HELPS
def test_what_lowers_the_attack_is_rolled_again() -> None:
    fight = battle([At("gnolls few", "b3"), IDLE], [At("crusaders pack", "b4")], dice=(-1, 0, 0), neutral=False)
    assert fight.told("rerolls") == [], "the card lets the Crusaders roll a 0 again, no -1"
    fight = battle([At("nix few", "b2", "wall"), IDLE], [At("champions pack", "b4")], dice=(-1, 1), neutral=False)
    assert len(fight.told("rerolls")) == 1
    fight = battle([At("nix few", "b2", "wall"), IDLE], [At("champions pack", "b4")], dice=(0, 1), neutral=False)
    assert fight.told("rerolls") == []


@HELPS
def test_it_goes_back_where_fewer_enemies_stand() -> None:
    fight = battle([At("gnolls few", "b2"), IDLE], [At("harpies", "b4")])
    assert fight.where("harpies") == "b4"
    fight = battle([At("gnolls few", "b3"), At("skeletons few", "a4"), IDLE], [At("harpies", "b4")])
    if fight.ask.kind == "ai-target":
        fight.do(*fight.offered()[0])
    assert fight.units_told("returns") == []


@HELPS
def test_it_saves_a_friend() -> None:
    theirs = [At("archangels pack", "d5"), At("peasants", "b3")]
    fight = battle([At("griffins few", "b2"), IDLE], theirs, neutral=False)
    while fight.ask.kind != "act":
        fight.do(*fight.offered()[0])
    assert abilities.choose_cancel(fight.s, 1, (), ()) == ("cancel",)


@HELPS
def test_a_pushed_unit_stays_near_or_steps_away() -> None:
    from battlebook.games.heroes3.board import moves_to
    from battlebook.kernel.options import Group

    fight = battle([At("gnolls few", "b1"), IDLE], [At("orcs", "b3"), At("zombies", "c3")])
    s = fight.s
    group = Group("h3:9:ability-attack", "move", moves_to(1 << space("b2") | 1 << space("b4")))
    assert abilities.choose_push(s, 1, (group,), (fight.unit("orcs"), 0)) == ("move", space("b4"))
    assert abilities.choose_push(s, 1, (group,), (fight.unit("zombies"), 0)) == ("move", space("b2"))


@HELPS
def test_of_two_tokens_it_keeps_the_better_one() -> None:
    s = battle([IDLE], [At("orcs", "b5")]).s
    assert abilities.choose_token(s, 1, (), (1, 0, 1, 2, 2, 1)) == ("take-new",)
    assert abilities.choose_token(s, 1, (), (1, 0, 2, 1, 1, 2)) == ("keep-old",)
    assert abilities.choose_token(s, 1, (), (1, 1, 1, 2, 2, 1)) == ("keep-old",)
    assert abilities.choose_token(s, 1, (), (1, 1, 2, 2, 1, 2)) == ("take-new",)

"""Chapter 1 on an expedition: when a Combat starts, and when it does not."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.campaign import (
    BANK_FIGHT,
    FIELD_FIGHT,
    FOE_ATTACKS,
    FOE_BESIEGED,
    FOE_DEFENDS,
    GARRISON_BESIEGED,
    GARRISON_FIGHT,
    NO_FIGHT,
    NOWHERE,
)
from battlebook.games.heroes3.faces import TIERS
from tests.games.heroes3.trails import STRONG, WEAK, trail


@pytest.mark.rule("h3:1:neutral-start-numeral", "h3:1:neutral-numeral-meaning")
def test_an_unvisited_field_with_a_numeral_starts_a_combat_against_its_guards() -> None:
    t = trail("mine:III").do("go", 1)
    assert (t.c.fight, t.ask.kind, t.c.at[0]) == (FIELD_FIGHT, "place", 1)
    t.place(archangels="a1")
    tiers = [TIERS[t.s.card(u).tier] for u in range(t.s.unit_count()) if t.s.side[u] == 1]
    assert tiers == ["bronze", "bronze", "silver"], "as the Difficulty Table says of III on Normal"


@pytest.mark.rule("h3:1:only-unvisited-guarded")
def test_a_visited_field_starts_no_combat() -> None:
    t = trail("mine:III", visited=[1]).do("go", 1)
    assert (t.c.fight, t.ask.kind, t.c.mp[0]) == (NO_FIGHT, "expedition", 2)


@pytest.mark.rule("h3:1:creature-bank-start")
def test_an_unvisited_creature_bank_starts_a_combat_by_its_own_rules() -> None:
    t = trail("bank").do("go", 1)
    assert (t.c.fight, t.ask.rule, t.s.plan.time_limit) == (BANK_FIGHT, "h3:16:deploy-player", False)
    again = trail("bank", visited=[1]).do("go", 1)
    assert again.c.fight == NO_FIGHT


@pytest.mark.rule("h3:1:pvp-start-hero-field")
def test_moving_into_the_enemy_heros_field_starts_a_combat() -> None:
    t = trail("mine:III", foe=1).do("go", 1)
    assert (t.c.fight, t.ask.kind, t.s.plan.neutral_side) == (FOE_DEFENDS, "place", -1)


@pytest.mark.rule("h3:7:citadel-walls-gate", "h3:7:arrow-tower-gained", "h3:2:citadel-cards-after-units")
@pytest.mark.parametrize(("foe", "fight"), [(1, FOE_BESIEGED), (2, GARRISON_BESIEGED)])
def test_a_citadel_puts_walls_a_gate_and_a_tower_before_the_enemys_units(foe: int, fight: int) -> None:
    t = trail("stronghold", "camp", foe=foe).do("go", 1)
    assert (t.c.fight, t.s.board.kind) == (fight, "siege")
    t.place(archangels="a1", champions="b1", crusaders="c1")
    assert t.s.forts.bit_count() == 4 and t.s.gate and t.s.tower
    t.reload()
    t.fight()
    assert t.c.is_friendly(1) and not t.s.forts and t.s.board.kind == "standard"
    assert t.c.foe_beaten is (foe == 1) and (t.c.xp == 2) is (foe == 1)


@pytest.mark.rule("h3:1:pvp-start-town")
def test_moving_into_the_enemys_town_starts_a_combat_with_the_units_in_it() -> None:
    t = trail("stronghold", "camp", foe=2, difficulty="easy").do("go", 1)
    assert (t.c.fight, t.c.where) == (GARRISON_FIGHT, 1)
    t.fight()
    assert t.c.is_friendly(1) and t.c.foe_at == 2 and t.c.xp == 0, "the Hero himself was not there"


def test_the_town_of_a_beaten_enemy_hero_falls_without_a_combat() -> None:
    t = trail("stronghold", foe_beaten=True).do("go", 1)
    assert t.c.fight == NO_FIGHT and t.c.is_friendly(1)


@pytest.mark.rule("h3:1:secondary-instant-defeat", "h3:5:defeated-secondary-removed", "h3:5:defeated-secondary-cube")
def test_an_attacked_secondary_hero_may_be_given_up_at_once() -> None:
    t = trail("camp", "camp", second=1, foe=2, visited=[1], foe_wakes=1).do("rest").do("to-battle")
    assert (t.ask.kind, t.offered()) == ("give-up", [("stand",), ("concede",)])
    deck = t.deck()
    t.do("concede")
    assert (t.c.at[1], t.c.cubes, t.c.xp, t.deck()) == (NOWHERE, 1, 0, deck)
    assert t.ask.kind == "expedition" and t.c.day == 2


def test_or_it_fights_with_the_army_that_both_heroes_share() -> None:
    t = trail("camp", "camp", second=1, foe=2, visited=[1], foe_wakes=1).do("rest").do("to-battle").do("stand")
    assert (t.c.fight, t.s.plan.seat_of_side) == (FOE_ATTACKS, (-1, 0))
    t.fight()
    assert t.c.foe_beaten and t.c.foe_at == NOWHERE


@pytest.mark.rule("h3:1:quick-combat-condition", "h3:1:quick-combat-no-fight", "h3:1:quick-combat-no-reward")
def test_a_higher_level_beats_the_guards_without_a_combat_or_reward() -> None:
    t = trail("mine:I", level=2, deck=WEAK).do("go", 1)
    assert (t.ask.kind, t.c.fight, t.c.xp) == ("expedition", NO_FIGHT, 2)
    assert t.c.is_visited(1) and t.c.is_friendly(1), "the field is Visited"
    assert t.told("quick-combat") and not t.told("combat-begins") and not t.told("experience")


@pytest.mark.rule("h3:1:quick-combat-equal-level")
def test_an_equal_level_is_not_enough() -> None:
    assert trail("mine:II", level=2).do("go", 1).c.fight == FIELD_FIGHT


@pytest.mark.rule("h3:1:no-main-xp-quick")
def test_quick_combat_is_no_combat_that_was_won() -> None:
    t = trail("treasure:I", level=3).do("go", 1)
    assert not t.told("combat-ends-victory") and t.c.beaten == 1
    assert t.c.outcome == 0


@pytest.mark.rule("h3:1:quick-combat-secondary")
def test_a_secondary_hero_counts_with_the_main_heros_level() -> None:
    t = trail("mine:II", "mine:III", second=0, level=3).do("send", 1)
    assert t.c.is_friendly(1) and t.told("quick-combat")
    assert t.do("send", 2).do("to-battle").c.fight == FIELD_FIGHT


@pytest.mark.rule("h3:1:several-combats-per-turn")
def test_one_turn_may_hold_several_combats() -> None:
    t = trail("mine:I", "mine:I", deck=STRONG)
    t.do("go", 1).fight()
    t.do("go", 2)
    assert (t.c.fight, t.c.day) == (FIELD_FIGHT, 1)

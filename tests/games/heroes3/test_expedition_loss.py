"""How an expedition is lost: empty Towns raided, a beaten Main Hero without one, three Rounds without one."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.campaign import NO_FIGHT, TOWN_RAIDED
from battlebook.games.heroes3.game import GAME
from tests.games.heroes3.trails import STRONG, WEAK, Trail, trail


def raid(**more: object) -> Trail:
    """The enemy Hero stands before the home Town, the Main Hero in a Settlement behind it, out of his reach."""
    words = ("settlement", "camp")
    links = ((0, 1), (0, 2))
    t = trail(*words, links=links, at=1, friendly=[1], visited=[2], foe=2, foe_wakes=1, **more)  # type: ignore[arg-type]
    t.do("rest")
    return t.do("to-battle") if t.ask.kind == "town" else t


@pytest.mark.rule("h3r:expedition-foe", "h3:7:hero-absent-pay-8")
def test_the_enemy_hero_takes_an_empty_town_that_nobody_pays_for() -> None:
    t = raid(gold=8)
    assert (t.ask.kind, t.offered()) == ("pay-defence", [("pay",), ("yield",)])
    t.do("yield")
    assert t.c.foe_at == 0 and t.c.havens() == (1,) and t.told("site-lost")


@pytest.mark.rule("h3:7:hero-absent-no-deck", "h3r:expedition-foe", "h3:1:pvp-start-town")
def test_for_eight_gold_units_defend_it_without_cards() -> None:
    t = raid(gold=10, hand=["attack"], deck=STRONG).do("pay")
    assert (t.c.fight, t.c.gold, t.h.hand) == (TOWN_RAIDED, 2, ())
    t.reload()
    t.fight()
    assert t.c.foe_beaten and t.c.is_friendly(0) and t.c.xp == 0 and t.hand() == ["attack"]
    lost = raid(gold=10, deck=WEAK, foe_deck=("archangels pack", "champions pack")).do("pay").fight()
    assert not lost.c.is_friendly(0) and lost.c.at == (1, -1) and lost.c.cubes == 0, "no Hero was beaten"


def test_a_lost_town_is_taken_back_by_entering_it() -> None:
    t = trail("settlement", at=1, friendly=[1])
    t.s.campaign = t.c._replace(owned=2)
    t.do("go", 0)
    assert t.c.is_friendly(0)


@pytest.mark.rule("h3:5:elimination-main-lost", "h3:5:defeat-may-eliminate")
def test_a_beaten_main_hero_without_a_town_is_the_end() -> None:
    t = trail("mine:VI", deck=WEAK)
    t.s.campaign = t.c._replace(owned=0)
    t.do("go", 1)
    t.fight()
    result = GAME.result(t.s)
    assert t.s.ask is None and result is not None and (result.kind, result.seats) == ("expedition-lost", ())
    assert t.told_one("eliminated") is not None


@pytest.mark.rule("h3:5:elimination-three-rounds")
def test_three_full_rounds_without_a_town_are_the_end() -> None:
    t = trail("camp", at=1, visited=[1])
    t.s.campaign = t.c._replace(owned=0)
    t.do("rest").do("rest")
    assert t.c.homeless == 2 and t.ask.kind == "expedition"
    t.do("rest")
    assert GAME.result(t.s) is not None and t.c.eliminated


def test_the_round_in_which_the_last_one_is_lost_is_no_full_one() -> None:
    t = trail("camp", "camp", links=((0, 1),), at=2, foe=1, visited=[1, 2], foe_wakes=1, gold=0)
    assert t.told("site-lost") and t.c.eliminated and t.c.day == 4, "nobody pays, nobody can move, three Rounds pass"


@pytest.mark.rule("h3:5:no-xp-secondary-kill")
def test_the_enemy_hero_learns_from_a_main_hero_but_not_from_a_secondary_one() -> None:
    t = trail("camp", foe=1, deck=WEAK, foe_deck=("archangels pack",), foe_level=3, level=4).do("go", 1)
    t.fight()
    assert (t.c.foe_level, t.c.foe_xp) == (4, 0) and t.told_one("foe-learns")["n"] == 2
    t = trail("camp", foe=1, second=0, deck=WEAK, foe_deck=("archangels pack",), foe_level=3, level=4).do("send", 1)
    t.fight()
    assert (t.c.foe_level, t.c.foe_xp, t.c.cubes) == (3, 0, 1) and t.c.fight == NO_FIGHT


@pytest.mark.rule("h3:1:pvp-start-town", "h3:1:town-actions-before-setup")
def test_a_raid_is_announced_before_anything_else_and_leaves_time_for_town_actions() -> None:
    t = trail(
        "settlement", "camp", links=((0, 1), (0, 2)), at=1, friendly=[1], visited=[2], foe=2, foe_wakes=1, gold=30
    )
    t.do("rest")
    assert t.ask.kind == "town" and ("to-battle",) in t.offered()
    assert t.do("to-battle").ask.kind == "pay-defence"

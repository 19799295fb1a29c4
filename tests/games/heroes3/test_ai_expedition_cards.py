"""The computer's cards on the map of an expedition: played when they help, kept when they would be wasted."""

from __future__ import annotations

from random import Random

from battlebook.games.heroes3 import ai_expedition, ai_expedition_map
from battlebook.games.heroes3.campaign import WON
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS
from battlebook.kernel.options import Key
from tests.games.heroes3.trails import STRONG, Trail, trail


def chosen(t: Trail) -> Key:
    """The only answer the computer looks at."""
    (key,) = ai_expedition.candidates(t.s, t.c, t.ask, Random(0))
    return key


def played(t: Trail) -> str:
    """The card it plays, or nothing."""
    key = chosen(t)
    return CARDS[key[1]].id if key[0] == "play" else ""


def without_mp(t: Trail) -> Trail:
    t.s.campaign = t.c._replace(mp=(0, 0))
    return t.reload()


def test_gold_and_draws_are_taken_at_once() -> None:
    assert played(trail("camp", hand=["estates"])) == "estates"
    assert played(trail("camp", hand=["angel_wings"], pile=["attack"])) == "angel_wings"


def test_ways_are_kept_for_when_the_hero_cannot_walk() -> None:
    t = trail("camp", "camp", hand=["logistics"], gold=0)
    assert chosen(t)[0] == "go"
    t = without_mp(t)
    assert played(t) == "logistics"
    t.do(*chosen(t))
    assert t.c.at[0] == 1


def test_where_a_card_could_lead_to_many_fields_it_leads_to_the_best() -> None:
    t = without_mp(trail("camp", "treasure:I", level=2, visited=[1], hand=["pathfinding"]))
    assert chosen(t) == ("play", CARD_INDEX["pathfinding"], 1)
    t.do(*chosen(t))
    assert chosen(t) == ("leap", 2)


def test_discounts_wait_for_something_to_buy() -> None:
    assert played(trail("camp", hand=["wisdom"], gold=20)) == "wisdom"
    assert not played(trail("camp", at=1, visited=[1], hand=["wisdom"], gold=20))
    away = trail("camp", at=1, visited=[1], hand=["arms_of_legion"], deck=STRONG, gold=20)
    assert chosen(away) == ("play", CARD_INDEX["arms_of_legion"], 1), "its materials instead"


def test_power_and_offers_that_cannot_be_paid_are_kept() -> None:
    assert not played(trail("camp", at=1, visited=[1], hand=["power", "view_earth", "diplomacy"], gold=2))


def test_a_unit_is_reinforced_at_half_price() -> None:
    t = trail("camp", at=1, visited=[1], hand=["necromancy"], deck=("griffins few", "halberdiers few"), gold=20)
    t.s.campaign = t.c._replace(outcome=WON)
    t = t.reload()
    assert played(t) == "necromancy"
    assert chosen(t.do(*chosen(t)))[0] == "raise"


def test_guards_that_could_win_are_talked_round() -> None:
    weak = ("halberdiers few", "marksmen few")
    t = trail("mine:II", level=2, hand=["diplomacy"], deck=weak).do("go", 1)
    assert chosen(t) == ("parley", CARD_INDEX["diplomacy"])
    strong = trail("mine:II", level=2, hand=["diplomacy"], deck=STRONG).do("go", 1)
    assert chosen(strong) == ("to-battle",), "which brings Experience"


def test_gold_is_kept_for_a_golden_unit_and_carried_to_its_dwelling() -> None:
    bronze = ("griffins pack", "halberdiers pack", "marksmen pack", "crusaders pack", "zealots pack")
    t = trail("dwelling:III", level=4, visited=[1], deck=bronze, gold=15)
    price = ai_expedition_map.golden_price(t.c)
    assert 0 < price <= 15
    assert chosen(t) == ("go", 1), "no War Machine from that gold"
    assert chosen(t.do("go", 1))[0] == "recruit"
    assert not ai_expedition_map.golden_price(trail("dwelling:III", deck=bronze, gold=15).c), "nobody has Visited it"

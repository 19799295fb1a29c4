"""Dispel, Cure, cleansing: what they lift and what they leave."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.games.heroes3.holders import lasting
from battlebook.games.heroes3.rules.c12_lifting import lift
from tests.games.heroes3.cards.vocabulary import Cards

UNITS = {"A": "griffins few a1", "B": "griffins few b1", "D": "griffins few a5", "E": "griffins few d5"}


def fight(hand: str, power: int = 0, **more: Any) -> Cards:
    return Cards(UNITS, "AB", hand, more={"power": power, "limit": 9}, **more).act("A")


def fast(b: Cards, ref: str) -> bool:
    """Whether a unit is faster than its card says."""
    return b.speed(ref) > b.s.card(b.refs[ref]).initiative


@pytest.mark.rule("h3:12:ongoing-duration")
def test_dispel_clears_a_unit_and_its_space() -> None:
    b = fight("haste fire_shield dispel").play("haste", "level0", "B").play("fire_shield", "level0", "B")
    assert fast(b, "B") and len(b.effects()) == 2
    assert b.aims("dispel") == {"B"}
    b.play("dispel", "level0", "B")
    assert not fast(b, "B") and b.effects() == []
    assert sorted(b.discards()) == ["dispel", "fire_shield", "haste"]


def test_dispel_clears_a_space() -> None:
    b = fight("fire_wall force_field dispel").play("fire_wall", "level0", "c3").play("force_field", "level0", "d3")
    assert b.aims("dispel") == {"c3", "d3"}
    b.play("dispel", "level0", "c3")
    assert b.effects() == ["obstacle"]


def test_dispel_leaves_raises_for_an_attack_and_units_of_other_tiers() -> None:
    units = {**UNITS, "B": "crusaders few b1"}
    b = Cards(units, "AB", "haste dispel attack", more={"power": 2, "limit": 9}).act("A").play("attack", "basic")
    b.play("haste", "level0", "B")
    assert "B" not in b.aims("dispel", "level0") and "A" not in b.aims("dispel", "level0")


def test_cure_lifts_one_thing_if_wanted_and_heals() -> None:
    b = fight("cure", 1, damage={"B": 2}).token("B", "paralysis").play("cure", "level1", "B")
    assert set(b.offered()) == {("lift", -1), ("enough",)}
    b.do("lift", -1)
    assert b.tokens("B") == {} and b.damage("B") == 0
    b = fight("cure", damage={"B": 2}).token("B", "paralysis").play("cure", "level0", "B").do("enough")
    assert b.tokens("B") == {"paralysis": 1} and b.damage("B") == 1
    assert fight("cure").why_not("cure", "level0") == ["h3:4:cards-both-players"]


def test_a_puppet_needs_something_to_remove_and_astra_draws_anyway() -> None:
    assert fight("shamans_puppet").why_not("shamans_puppet", "second") == ["h3:4:cards-both-players"]
    b = fight("astra_1", pile="attack").play("astra_1", at="B")
    assert b.hand() == ["attack"]
    b = fight("haste shamans_puppet").play("haste", "level0", "B").play("shamans_puppet", "second", "B")
    assert not fast(b, "B")


def test_rion_heals_or_frees() -> None:
    b = fight("rion_4", pile="attack", damage={"B": 2}).token("B", "paralysis").play("rion_4", at="B")
    assert set(b.offered()) == {("lift", -1), ("amount", 1)}
    b.do("amount", 1)
    assert b.damage("B") == 1 and b.tokens("B") == {"paralysis": 1} and b.hand() == ["attack"]
    b = fight("rion_4").token("B", "paralysis").play("rion_4", at="B")
    assert b.tokens("B") == {}


@pytest.mark.rule("h3:12:ongoing-duration")
def test_boots_end_one_effect_anywhere() -> None:
    b = fight("haste fire_wall boots_of_polarity")
    assert b.why_not("boots_of_polarity", "second") == ["h3:12:ongoing-duration"]
    b.play("haste", "level0", "B").play("fire_wall", "level0", "c3").play("boots_of_polarity", "second")
    assert b.ask.kind == "choose-effect" and len(b.offered()) == 2
    b.pick("c3")
    assert b.effects() == ["initiative"]


def test_a_pendant_frees_a_unit() -> None:
    b = fight("pendant_of_second_sight").token("E", "paralysis").token("B", "paralysis")
    b.give()
    assert b.aims("pendant_of_second_sight", "second") == {"B", "E"}
    b.play("pendant_of_second_sight", "second", "B")
    assert b.tokens("B") == {} and b.tokens("E") == {"paralysis": 1}


@pytest.mark.rule("h3r:hp-bonus-end")
def test_damage_that_a_lost_bonus_bore_works() -> None:
    b = fight("", damage={"B": 4})
    assert b.s.card(b.refs["B"]).health == 4
    b.s.lasting = (("health", 0, 0, b.refs["B"], -1, 2, 3, 0, (), 0),)
    assert b.left("B") == 2
    lift(b.s, lasting(b.s))
    assert not b.alive("B")

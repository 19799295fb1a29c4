"""Cards that move units and damage: Teleport, a step, swaps, Sacrifice."""

from __future__ import annotations

from typing import Any

from tests.games.heroes3.cards.vocabulary import Cards
from tests.games.heroes3.fights import name_of

UNITS = {"A": "crusaders few a1", "B": "griffins few b1", "D": "crusaders few a5", "E": "griffins few d5"}


def fight(hand: str, power: int = 0, **more: Any) -> Cards:
    return Cards(UNITS, "AB", hand, more={"power": power, "limit": 9}, **more).act("A")


def test_teleport_goes_to_any_empty_space() -> None:
    b = fight("teleport", 2)
    assert b.aims("teleport", "level0") == {"B"} and b.aims("teleport", "level1") == {"A", "B"}
    b.play("teleport", "level2", "A")
    assert {"a2", "c3", "d4", "b5"} <= b.spaces_now() and "a5" not in b.spaces_now()
    b.pick("a4")
    assert b.at("A") == "a4" and b.targets() == {"D", "E"}, "it has not moved yet in its own right"


def test_teleport_lands_in_a_fire() -> None:
    b = fight("luna_1 teleport", 2).play("luna_1", at="c3").play("teleport", "level2", "A").pick("c3")
    assert b.at("A") == "c3" and b.damage("A") == 1


def test_a_necklace_moves_an_own_unit_one_space() -> None:
    b = fight("necklace_of_swiftness").play("necklace_of_swiftness", "second", "B")
    assert b.spaces_now() == {"b2", "c1"}
    assert b.pick("b2").at("B") == "b2"


def test_tactics_swaps_two_own_units() -> None:
    b = fight("tactics").play("tactics", "expert", "A")
    assert (b.at("A"), b.at("B")) == ("b1", "a1"), "the other one is the only one there is"
    b = fight("tactics").finish().start_combat().play("tactics", "basic", "B")
    assert (b.at("A"), b.at("B")) == ("b1", "a1")
    held = sorted(name_of(n) for n in range(20) if b.s.held[0] >> n & 1)
    assert held == ["a1", "b1"] and b.told("swapped")


def test_sacrifice_moves_damage_to_another_own_unit() -> None:
    units = {**UNITS, "A": "griffins few a1"}
    b = Cards(units, "AB", "sacrifice", damage={"A": 2}).act("A").play("sacrifice", at="A")
    assert b.ask.kind == "choose-part" and set(b.offered()) == {("amount", 1), ("amount", 2)}
    b.do("amount", 2)
    assert b.damage("A") == 0 and (b.damage("B") == 2 or not b.alive("B"))
    assert Cards(units, "AB", "sacrifice").act("A").why_not("sacrifice", "level0") == ["h3:4:cards-both-players"]

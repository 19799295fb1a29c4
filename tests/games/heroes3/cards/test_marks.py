"""Cards that mark units, and effects that meet an attack: Paralysis, Weakness, cubes, Fire Shield, Berserk."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroes3.cards.vocabulary import Cards
from tests.games.heroes3.fights import name_of

UNITS = {"A": "crusaders few a3", "B": "griffins few b1", "D": "crusaders few a4", "E": "griffins few d5"}


def fight(hand: str, power: int = 0, act: str = "A", **more: Any) -> Cards:
    return Cards(UNITS, "AB", hand, more={"power": power, "limit": 9}, **more).act(act)


def test_blind_paralyses_a_unit_of_the_tier() -> None:
    b = fight("blind", 1)
    assert b.aims("blind", "level0") == {"B", "E"}
    b.play("blind", "level1", "D")
    assert b.tokens("D") == {"paralysis": 1}


@pytest.mark.rule("h3:12:start-of-combat-order")
def test_a_ring_paralyses_only_when_a_combat_against_neutrals_starts() -> None:
    b = fight("ring_of_the_wayfarer")
    assert b.why_not("ring_of_the_wayfarer", "second") == ["h3:12:start-of-combat-order"]
    units = {"A": "crusaders few a3", "N": "azure_dragons neutral d5", "D": "crusaders few a4"}
    b = Cards(units, "A", "ring_of_the_wayfarer", neutral=1).start_combat()
    assert b.aims("ring_of_the_wayfarer", "second") == {"A", "D"}
    assert b.play("ring_of_the_wayfarer", "second", "D").tokens("D") == {"paralysis": 1}


def test_an_effect_may_keep_paralysis_away() -> None:
    b = fight("blind", 1)
    b.s.lasting = (("immune_paralysis", 1, 0, b.refs["D"], -1, 0, 3, 0, (), 0),)
    b.give()
    assert b.aims("blind", "level1") == {"A", "B", "E"}


@pytest.mark.rule("h3:15:weakness-token")
def test_a_specialty_leaves_a_weakness_token() -> None:
    b = fight("casmetra_6").play("casmetra_6").pick("D")
    assert b.tokens("D") == {"weakness": 2} and b.effects() == ["attack"]


def test_counterstrike_lets_a_unit_retaliate_again() -> None:
    b = fight("counterstrike", 2, against="")
    assert b.why_not("counterstrike", "level0") == ["h3:4:cards-both-players"]
    b = (
        fight("counterstrike", 2).strike("D", [0, 0])
        if False
        else Cards(UNITS, "AB", "counterstrike").token("B", "black-cube").act("A")
    )
    b.play("counterstrike", "level0", "B")
    assert not b.black_cube("B")


def test_ash_pays_with_a_black_cube_and_dragons_lose_theirs() -> None:
    b = fight("ash_1").play("ash_1", at="A")
    assert b.black_cube("A") and b.effects() == ["attack"]
    units = {**UNITS, "B": "black_dragons few b1"}
    b = Cards(units, "AB", "tarnum_dungeon_6 tarnum_dungeon_6").act("A")
    assert b.aims("tarnum_dungeon_6", "first") == {"B"}
    assert b.play("tarnum_dungeon_6", "first", "B").black_cube("B")
    assert not b.play("tarnum_dungeon_6", "first", "B").black_cube("B")


@pytest.mark.rule("h3:3:die-second-roll-defending")
def test_all_defend_and_tokens_work_on_more_faces() -> None:
    b = fight("merist_6").play("merist_6").finish()
    assert b.tokens("A") == b.tokens("B") == {"defense": 1} and b.tokens("D") == {}
    b.act("D").strike("A", [0, 0, 0])
    assert b.sums()[0] == (3, 3), "2 Defense and 1 for a token that shows 0"
    b = fight("merist_4").play("merist_4").finish().act("D").strike("A", [0, 0, 0])
    assert b.sums()[0] == (3, 2)


# ---------------------------------------------------------------------------------------------- Fire Shield


@pytest.mark.rule("h3:12:spell-damage-ignores-defense", "h3:3:retaliation-like-attack")
def test_a_fire_shield_burns_whoever_attacks_from_beside() -> None:
    b = fight("fire_shield", 2).play("fire_shield", "level1", "A").finish().act("D").strike("A", [-1, -1])
    assert b.told("hurt")[0]["n"] == 2 and b.told("hurt")[0]["unit"]["id"] == b.refs["D"]
    b = fight("fire_shield").play("fire_shield", "level0", "D").strike("D", [-1, -1])
    assert [e["unit"]["id"] for e in b.told("hurt")] == [b.refs["A"]]
    b = fight("fire_shield").play("fire_shield", "level0", "A").strike("D", [-1, -1])
    assert [e["unit"]["id"] for e in b.told("hurt")] == [b.refs["D"]], "a retaliation is an attack"


def test_a_fire_shield_works_even_when_its_unit_falls() -> None:
    units = {"A": "skeletons few a3", "B": "griffins few b1", "D": "crusaders few a4"}
    b = Cards(units, "AB", "fire_shield", damage={"A": 1}).act("A").play("fire_shield", "level0", "A").finish()
    b.act("D").strike("A", [1])
    assert not b.alive("A") and b.damage("D") == 1


def test_a_shot_from_afar_is_not_burnt() -> None:
    units = {"A": "crusaders few a1", "B": "griffins few b1", "D": "marksmen few a4"}
    b = Cards(units, "AB", "fire_shield").act("A").play("fire_shield", "level0", "A").finish()
    b.act("D").strike("A", [0])
    assert not b.told("hurt")


def test_rashkas_thorns_hurt_melee_units_and_efreet_burn_double() -> None:
    b = fight("rashka_4").play("rashka_4", at="A").finish().act("D").strike("A", [-1, -1])
    assert b.told("hurt")[0]["n"] == 1
    units = {**UNITS, "A": "efreet few a3"}
    b = Cards(units, "AB", "rashka_6").act("A").play("rashka_6", at="A").finish().act("D").strike("A", [-1, -1])
    assert b.told("hurt")[0]["n"] == 2


def test_a_fire_shield_may_end_the_combat() -> None:
    units = {"A": "crusaders few a3", "D": "skeletons few a4"}
    b = Cards(units, "A", "fire_shield", more={"power": 4}).act("A").play("fire_shield", "level2", "A").finish()
    b.act("D").strike("A", [0])
    assert not b.alive("D") and b.s.ask is None and b.s.winner == 0


# --------------------------------------------------------------------------------------------------- Berserk


@pytest.mark.rule("h3r:friendly-attack", "h3:12:ongoing-duration")
def test_a_berserk_unit_attacks_the_nearest_even_a_friend() -> None:
    units = {"A": "crusaders few a1", "D": "griffins few c3", "F": "crusaders few c5", "X": "crusaders few b1"}
    b = Cards(units, "AX", "berserk").act("A").play("berserk", "level0", "D").finish().act("D")
    assert b.verbs() == {"attack"} and b.targets() == {"F"}
    assert b.refusals("defend") == ["h3:12:ongoing-duration"]
    b.strike("F", [0, 0])
    assert b.story() == ["D > F", "F < D"] and b.effects() == []
    assert b.discards() == ["berserk"]


def test_a_berserk_unit_that_reaches_nobody_comes_nearer() -> None:
    units = {"A": "crusaders few a1", "X": "crusaders few b1", "D": "crusaders few d5"}
    b = Cards(units, "AX", "berserk", more={"power": 4}).act("A")
    assert b.aims("berserk", "level0") == set()
    units = {"A": "crusaders few a1", "X": "crusaders few b1", "D": "skeletons few d5"}
    b = Cards(units, "AX", "berserk").act("A").play("berserk", "level0", "D").finish().act("D")
    assert b.verbs() == {"move"} and b.moves() == {"d2", "c3", "b4"}
    b.choose("move", "d2")
    assert b.ask.kind == "test" and b.effects() == []


def test_owners_choose_among_equally_near_units() -> None:
    units = {"A": "crusaders few b3", "X": "crusaders few a1", "D": "griffins few c4", "F": "crusaders few d5"}
    b = Cards(units, "AX", "berserk").act("A").play("berserk", "level0", "D").finish().act("D")
    assert b.targets() == {"A", "F"} and b.ask.seat == 1
    assert all(name_of(key[2]) in ("c4", "b4", "c3", "d4", "c5", "a3", "b2", "d3") for key in b.offered("attack"))

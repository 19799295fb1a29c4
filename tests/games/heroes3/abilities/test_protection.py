"""Protection from cards: Spells, Schools, Specialties, effects that last."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.games.heroes3.content import FACE_INDEX, FACES
from tests.games.heroes3.cards.vocabulary import Cards

SCHOOLED = [
    "air_elementals few", "air_elementals neutral", "air_elementals pack", "earth_elementals few",
    "earth_elementals neutral", "earth_elementals pack", "efreet few", "efreet neutral", "efreet pack",
    "energy_elementals neutral", "fire_elementals few", "fire_elementals neutral", "fire_elementals pack",
    "ice_elementals neutral", "magic_elementals neutral", "magma_elementals neutral", "phoenixes few",
    "phoenixes neutral", "phoenixes pack", "storm_elementals neutral", "water_elementals few",
    "water_elementals neutral", "water_elementals pack", "water_elementals@derelict_ship neutral",
]  # fmt: skip


def ability(unit: str, keyword: str) -> dict[str, Any]:
    """The parameters of an ability of a face."""
    name, side = unit.split()
    return dict(next(a for a in FACES[FACE_INDEX[name, side]].abilities if a["kw"] == keyword))


def caster(unit: str, hand: str, **more: Any) -> Cards:
    """An own unit about to act, whose side may cast at the unit or at a skeleton beside it."""
    units = {"A": "crusaders few a1", "T": f"{unit} c4", "S": "skeletons few d4", "X": "crusaders few a5"}
    return Cards(units, "A", hand, more={"power": 5, "limit": 9, **more}).act("A")


@pytest.mark.ability("immune_school", *SCHOOLED)
@pytest.mark.parametrize("unit", SCHOOLED)
def test_schools_and_arrows_do_nothing(unit: str) -> None:
    own = ability(unit, "immune_school")
    b = caster(unit, "magic_arrow lightning_bolt implosion slow blind")
    only_damage = own["what"] == "damage"
    assert ("T" in b.aims("magic_arrow", "level0")) == (only_damage or not own["magic_arrow"])
    assert ("T" in b.aims("lightning_bolt", "level0")) == ("air" not in own["schools"])
    assert ("T" in b.aims("implosion", "level0")) == ("earth" not in own["schools"])
    if only_damage:
        b.play("magic_arrow", "level0", "T")
        assert b.damage("T") == 0 and b.told("unhurt")
        if "fire" in own["schools"]:
            c = caster(unit, "fireball").play("fireball", "level0", "c4").pick("d4")
            assert c.damage("T") == 0 and c.damage("S") + c.left("S") == 2 and c.told("unhurt")
            assert "T" in caster(unit, "blind").aims("blind", "level2"), "other effects of Fire work"


@pytest.mark.rule("h3:12:schools", "h3:12:magic-arrow-school")
def test_a_school_protects_from_its_spells_and_magic_arrow_has_none() -> None:
    b = caster("phoenixes few", "magic_arrow blind")
    assert b.aims("blind", "level2") == {"A", "S", "X"}
    assert "T" in b.aims("magic_arrow", "level0"), "the caster names a School that the unit does not fear"


@pytest.mark.ability("immune_school", "fire_elementals few")
def test_area_damage_of_the_school_passes_over_it() -> None:
    b = caster("fire_elementals few", "fireball").play("fireball", "level0", "c4").pick("d4")
    assert (b.damage("T") == 0 and not b.alive("S")) or b.damage("S") == 1


@pytest.mark.ability(
    "immune_spells", "azure_dragons neutral", "black_dragons pack", "magic_elementals pack", "oceanids neutral",
    "oceanids pack",
)  # fmt: skip
@pytest.mark.parametrize(
    "unit",
    ["azure_dragons neutral", "black_dragons pack", "magic_elementals pack", "oceanids neutral", "oceanids pack"],
)
def test_spells_cannot_be_aimed_at_it_nor_hurt_it(unit: str) -> None:
    b = caster(unit, "lightning_bolt fireball slow")
    assert "T" not in b.aims("lightning_bolt") | b.aims("slow")
    b.play("fireball", "level0", "c4").pick("d4")
    assert b.damage("T") == 0


def test_an_orb_puts_units_abilities_about_spells_out_of_action() -> None:
    b = caster("black_dragons pack", "lightning_bolt orb_of_vulnerability")
    b.s.lasting = (("negate_spell_abilities", 0, 0, -1, -1, 0, 3, 0, (), 0),)
    b.do("move", b.offered("move")[0][1])
    assert "T" in b.aims("lightning_bolt")
    b.play("lightning_bolt", "level0", "T")
    assert b.damage("T") == 2


@pytest.mark.ability("immune_specialty_damage", "azure_dragons neutral", "black_dragons pack", "magic_elementals pack")
@pytest.mark.parametrize("unit", ["azure_dragons neutral", "black_dragons pack", "magic_elementals pack"])
@pytest.mark.rule("h3:12:specialty-not-spell")
def test_specialties_do_not_hurt_it(unit: str) -> None:
    b = caster(unit, "jeremy_1").play("jeremy_1", "second", "T")
    assert b.damage("T") == 0 and b.told("unhurt")


@pytest.mark.ability("immune_non_damage", "fangarm neutral")
def test_only_damage_works_on_the_fangarm() -> None:
    b = caster("fangarm neutral", "lightning_bolt slow blind")
    assert "T" in b.aims("lightning_bolt", "level0")
    assert "T" not in b.aims("slow") | b.aims("blind")


GARGOYLES = ["gargoyles few", "gargoyles pack"]
TITANS = ["titans few", "titans pack"]


@pytest.mark.ability("immune_ongoing", *GARGOYLES, *TITANS)
@pytest.mark.parametrize("unit", GARGOYLES + TITANS)
def test_effects_that_last_do_not_touch_it(unit: str) -> None:
    b = caster(unit, "fire_shield lightning_bolt")
    assert "T" not in b.aims("fire_shield", "level0") and "S" in b.aims("fire_shield", "level0")
    assert "T" in b.aims("lightning_bolt", "level0"), "damage is no such effect"


REDUCED = [
    "black_dragons few", "diamond_golems neutral", "diamond_golems@pyramid neutral", "gold_golems neutral",
    "gold_golems@pyramid neutral", "iron_golems few", "iron_golems neutral", "iron_golems pack",
    "steel_golems neutral", "unicorns few", "unicorns pack",
]  # fmt: skip


@pytest.mark.ability("spell_damage_reduction", *REDUCED)
@pytest.mark.parametrize("unit", REDUCED)
@pytest.mark.rule("h3:12:spell-damage-ignores-defense")
def test_spells_hurt_it_less(unit: str) -> None:
    own = ability(unit, "spell_damage_reduction")
    b = caster(unit, "implosion").play("implosion", "level1", "T")
    assert b.damage("T") == 4 - own["n"]
    c = caster(unit, "jeremy_1").play("jeremy_1", "second", "T")
    assert c.damage("T") == (0 if "specialty" in own["sources"] else 1)


@pytest.mark.ability("spell_resist_roll", "dwarves few", "dwarves neutral", "dwarves pack")
@pytest.mark.parametrize("unit", ["dwarves few", "dwarves neutral", "dwarves pack"])
def test_dwarves_shake_off_what_is_aimed_at_them_alone(unit: str) -> None:
    b = caster(unit, "lightning_bolt").play("lightning_bolt", "level0", "T", dice=[1])
    assert b.damage("T") == 0 and b.told("resists") and b.discards() == ["lightning_bolt"]
    b = caster(unit, "lightning_bolt").play("lightning_bolt", "level0", "T", dice=[0])
    assert b.told("hurt")[-1]["n"] == 2
    b = caster(unit, "fireball").play("fireball", "level0", "c4").pick("d4")
    assert not b.told("resists") and b.told("hurt")


@pytest.mark.ability("strip_ongoing", "dragon_flies few", "dragon_flies pack")
@pytest.mark.parametrize("side", ["few", "pack"])
def test_dragon_flies_tear_effects_off(side: str) -> None:
    units = {"A": "crusaders few a3", "F": f"dragon_flies {side} b4", "D": "crusaders few d5"}
    b = Cards(units, "A", "haste", more={"power": 5}).act("A").play("haste", "level0", "A").finish()
    assert b.speed("A") == b.s.card(b.refs["A"]).initiative + 1 and b.in_play() == ["haste"]
    b.act("F").strike("A", [0, 0]).finish()
    assert b.speed("A") == b.s.card(b.refs["A"]).initiative
    assert b.in_play() == [] and b.discards() == ["haste"]

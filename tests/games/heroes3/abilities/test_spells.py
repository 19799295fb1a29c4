"""Unit abilities that act on Spells, hands, morale and gold."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.games.heroes3.content import FACE_INDEX, FACES
from tests.games.heroes3.cards.vocabulary import Cards

SCHOOLS = {
    "energy_elementals pack": "blind", "ice_elementals pack": "dispel", "magi pack": "lightning_bolt",
    "magma_elementals pack": "implosion", "storm_elementals pack": "lightning_bolt",
}  # fmt: skip


def against(unit: str, hand: str, stacked: bool = False, **more: Any) -> Cards:
    """An own unit about to act against a unit with the ability."""
    units = {"A": "crusaders few a1", "T": f"{unit} c4", "X": "crusaders few a5"}
    stack = {"T": "attack"} if stacked else {}
    return Cards(units, "A", hand, stack=stack, more={"limit": 9, **more}).act("A")


@pytest.mark.ability("enemy_power_penalty", "pegasi pack", "familiars@imp_cache neutral")
@pytest.mark.parametrize(("unit", "stacked"), [("pegasi pack", False), ("familiars@imp_cache neutral", True)])
@pytest.mark.rule("h3:12:spell-empower")
def test_enemy_spells_have_less_power(unit: str, stacked: bool) -> None:
    b = against(unit, "lightning_bolt", stacked, power=2)
    assert b.plays("lightning_bolt", "level1") and b.why_not("lightning_bolt", "level2") == ["h3:12:spell-empower"]
    if stacked:
        assert against(unit, "lightning_bolt", False, power=2).plays("lightning_bolt", "level2")


@pytest.mark.rule("h3:9:ability-passive")
@pytest.mark.ability("enemy_spell_lock", "faerie_dragons@dragon_utopia neutral")
def test_stacked_faerie_dragons_forbid_spells() -> None:
    b = against("faerie_dragons@dragon_utopia neutral", "lightning_bolt", True)
    assert b.why_not("lightning_bolt", "level0") == ["h3:9:ability-passive"]
    assert b.plays("lightning_bolt", "power"), "discarding it for Power is no cast"
    assert against("faerie_dragons@dragon_utopia neutral", "lightning_bolt").plays("lightning_bolt", "level0")


@pytest.mark.rule("h3:9:ability-passive")
@pytest.mark.ability("spell_tax", "familiars neutral", "familiars pack", "pegasi neutral")
@pytest.mark.parametrize("unit", ["familiars neutral", "familiars pack", "pegasi neutral"])
def test_a_cast_costs_one_more_card(unit: str) -> None:
    assert against(unit, "lightning_bolt").why_not("lightning_bolt", "level0") == ["h3:9:ability-passive"]
    b = against(unit, "attack lightning_bolt power").play("lightning_bolt", "level0", "X")
    assert b.ask.kind == "discard" and b.ask.form is not None
    wanted = (1,) if unit == "pegasi neutral" else (0, 1)  # only cards for Power, or any
    assert b.ask.form.limits()["candidates"] == list(wanted)
    b.do(1)
    assert b.damage("X") == 2 and "power" in b.discards()


@pytest.mark.ability("power_bonus", *SCHOOLS)
@pytest.mark.parametrize("unit", sorted(SCHOOLS))
def test_the_next_spell_of_the_school_has_more_power(unit: str) -> None:
    spell = SCHOOLS[unit]
    units = {"T": f"{unit} a1", "A": "crusaders few a2", "D": "griffins few a5", "E": "griffins few c5"}
    b = Cards(units, "TA", f"{spell} {spell} magic_arrow", more={"limit": 9}).act("T")
    levels = {k[2] for k in b.plays(spell)}
    first = next(a for a in FACES[FACE_INDEX[tuple(unit.split())]].abilities if a["kw"] == "power_bonus")  # type: ignore[index]
    assert first["n"] == 1 and (spell == "dispel" or any(u > 0 for u in levels) or spell == "implosion")
    assert b.plays("magic_arrow", "level1"), "Magic Arrow may be of the School"
    b.play("magic_arrow", "level1", "E")
    assert not b.plays("magic_arrow", "level1") and not b.plays(spell, "level1"), "only the first Spell"
    if first["window"] == "this_round":
        b = Cards(units, "TA", "lightning_bolt", more={"limit": 9}).act("T").finish().act("A")
        assert b.plays("lightning_bolt", "level1"), "it lasts for the Round"


@pytest.mark.ability("enemy_discards", "wraiths pack")
def test_wraiths_take_a_card_when_they_activate() -> None:
    b = Cards({"T": "wraiths pack a1", "D": "crusaders few a5"}, "T", "attack", against="defense power").act("T")
    assert len(b.hand(1)) == 1 and len(b.discards(1)) == 1 and b.hand(0) == ["attack"]


@pytest.mark.ability("enemy_discards", "magi neutral", "wraiths@crypt neutral", "wraiths@shipwreck neutral")
@pytest.mark.parametrize("unit", ["magi neutral", "wraiths@crypt neutral", "wraiths@shipwreck neutral"])
def test_an_attack_costs_the_enemy_a_card(unit: str) -> None:
    b = Cards({"T": f"{unit} a3", "D": "crusaders pack a4"}, "T", against="defense power").act("T")
    b.strike("D", [0, 0, 0, 0]).passes()
    if "wraiths" in unit:
        assert b.ask.kind == "discard" and b.ask.seat == 1
        b.do(0)
    assert len(b.hand(1)) == 1


@pytest.mark.ability("draw_on_roll", "minotaurs few", "minotaurs pack")
@pytest.mark.parametrize("side", ["few", "pack"])
def test_minotaurs_draw_on_a_minus(side: str) -> None:
    units = {"T": f"minotaurs {side} a3", "D": "crusaders pack a4"}
    assert Cards(units, "T", pile="attack").act("T").strike("D", [-1, 0]).hand() == ["attack"]
    assert Cards(units, "T", pile="attack").act("T").strike("D", [0, 0]).hand() == []


@pytest.mark.ability("draw_at_combat_start", "archangels few")
def test_archangels_draw_when_combat_begins() -> None:
    b = Cards({"T": "archangels few a3", "D": "crusaders pack a4"}, "T", pile="attack defense").start_combat()
    assert len(b.hand()) == 1


@pytest.mark.ability("discard_enemy_morale", "ghost_dragons few", "ghost_dragons pack")
@pytest.mark.parametrize("side", ["few", "pack"])
def test_ghost_dragons_take_the_enemys_morale(side: str) -> None:
    units = {"T": f"ghost_dragons {side} a3", "D": "crusaders pack a5"}
    assert Cards(units, "T", their_more={"morale": 1}).act("T").holder(1).morale == 0
    assert Cards(units, "T", their_more={"morale": -1}).act("T").holder(1).morale == -1


@pytest.mark.ability("gold_on_kill", "seamen pack")
def test_seamen_are_paid_for_their_first_kill() -> None:
    units = {"T": "seamen pack a3", "D": "skeletons few a4", "E": "skeletons few b3", "X": "crusaders few d5"}
    b = Cards(units, "T", damage={"D": 1, "E": 1}).act("T").strike("D", [1]).finish()
    assert not b.alive("D") and b.holder().gold == 2
    b.next_round().act("T").strike("E", [1]).finish()
    assert not b.alive("E") and b.holder().gold == 2


@pytest.mark.rule("h3:9:ability-passive")
@pytest.mark.ability("discard_to_void_die", "halberdiers pack")
def test_halberdiers_pay_a_card_for_the_die_to_count_as_nothing() -> None:
    units = {"A": "crusaders few a3", "T": "halberdiers pack a4"}
    b = Cards(units, "A", against="attack defense").act("A").strike("T", [1]).passes(1)
    assert b.ask.kind == "discard" and b.ask.seat == 1
    b.force([0])
    b.do(0).passes()
    assert b.sums()[0][0] == 3 and len(b.hand(1)) == 1, "3 Attack and no die"
    b = Cards(units, "A", against="attack defense").act("A").strike("T", [1]).passes(1)
    b.force([0])
    b.do().passes()
    assert b.sums()[0][0] == 4 and len(b.hand(1)) == 2


@pytest.mark.rule("h3:9:ability-activation")
@pytest.mark.ability("deck_dig_spell", "genies few")
def test_genies_look_for_a_spell_instead_of_acting() -> None:
    units = {"T": "genies few a1", "D": "crusaders pack a5"}
    b = Cards(units, "T", pile="attack defense lightning_bolt").act("T")
    b.choose("dig-spell").finish()
    assert b.hand() == ["lightning_bolt"] and sorted(b.discards()) == ["attack", "defense"]
    assert [e.reveals for e in b.events if e.kind == "turns-over"] == [True], "nobody knew the cards, so it stands"
    assert not Cards(units, "T", pile="attack defense").act("T").offered("ability"), "three cards are needed"
    b = Cards(units, "T", pile="attack defense power").act("T").choose("dig-spell")
    assert b.hand() == [] and len(b.discards()) == 3 and b.ask.kind == "test"


@pytest.mark.ability("deck_dig_spell", "genies pack")
def test_pack_genies_look_for_one_when_they_attack() -> None:
    units = {"T": "genies pack a4", "D": "crusaders pack a5"}
    b = Cards(units, "T", pile="bless lightning_bolt").act("T").strike("D", [0, 0])
    assert b.ask.kind == "search" and len(b.offered("find")) == 2
    b.do(*b.offered("find")[0])
    assert len(b.hand()) == 1 and len(b.discards()) == 1


@pytest.mark.ability("spell_resist_roll", "dwarves few", "dwarves pack", "dwarves neutral")
@pytest.mark.parametrize("side", ["few", "pack", "neutral"])
@pytest.mark.rule("h3:9:ability-passive")
def test_dwarves_shake_off_a_spell_aimed_at_them_alone_with_a_plus_one(side: str) -> None:
    b = against(f"dwarves {side}", "lightning_bolt").play("lightning_bolt", "level0", "T", dice=[1])
    assert b.damage("T") == 0 and b.told("resists") and b.discards() == ["lightning_bolt"]
    b = against(f"dwarves {side}", "lightning_bolt").play("lightning_bolt", "level0", "T", dice=[0])
    assert b.damage("T") == 2 and not b.told("resists")

"""Strategic spells of the Airmage, the Druid and the Firemage."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.games.magestorm.board import OFF
from battlebook.games.magestorm.rules.procedures import StrategicSpells, Turn
from battlebook.games.magestorm.rules.units import movement_points
from tests.games.magestorm.field import Field, put

UNITS = {"K1": "C5 geltz geltz", "K2": "D5 waiks waiks", "L1": "E5 walthus walthus", "L2": "E5 hairus hneiwan"}


def casting(mage: str, tokens: dict[str, int], **more: Any) -> Field:
    return Field(more.pop("units", UNITS), mages=(mage, "druid"), tokens={"K": tokens}, **more).run(StrategicSpells(0))


def cast(field: Field, spell: str, target: str, **more: Any) -> Field:
    field.do("spell", field.spell(spell))
    verb = "at-unit" if target[0] in "KL" and target[1:].isdigit() and target in UNITS else "at-hex"
    return field.do(verb, field.unit(target) if verb == "at-unit" else field.hex(target), **more)


def why(field: Field, spell: str) -> list[str]:
    return field.why("spell", field.spell(spell))


@pytest.mark.rule("ms:strat-spells:announce-pay-resolve", "ms:magic:one-token-casts", "ms:strat-spells:many-casts")
def test_a_spell_is_paid_from_its_own_box_as_often_as_there_are_tokens() -> None:
    field = casting("airmage", {"run": 2, "speed": 3})
    assert field.offered("spell") == [("spell", field.spell("run"))]
    cast(cast(field, "run", "K1"), "run", "K1")
    assert field.idle() and field.tokens("K") == {"speed": 3}
    assert movement_points(field.s, 0) == 4


@pytest.mark.rule("ms:magic:no-token-no-spell", "ms:spells:strategic-in-phase", "ms:strat-spells:optional")
def test_no_token_no_spell() -> None:
    field = casting("airmage", {"run": 1, "speed": 1})
    assert why(field, "fly") == ["ms:magic:no-token-no-spell"]
    assert why(field, "speed") == ["ms:spells:strategic-in-phase"]
    assert field.do("done").idle()


@pytest.mark.rule("ms:spell-air:run", "ms:spell-air:run-limit", "ms:spells:target-friendly")
def test_run_twice_on_a_unit_at_most() -> None:
    field = casting("airmage", {"run": 3})
    cast(cast(field, "run", "K1"), "run", "K1").do("spell", field.spell("run"))
    assert list(field.s.run[:2]) == [2, 1]  # only the other unit was left


@pytest.mark.rule("ms:spell-air:whirlwind", "ms:spell-air:whirlwind-limit", "ms:spells:target-any")
def test_whirlwind_once_on_any_unit() -> None:
    field = cast(casting("airmage", {"whirlwind": 2}), "whirlwind", "L1")
    assert movement_points(field.s, field.unit("L1")) == 1
    field.do("spell", field.spell("whirlwind"))
    assert ("at-unit", field.unit("L1")) not in field.offered() and ("at-unit", 0) in field.offered()


@pytest.mark.rule("ms:spell-air:fly-limit", "ms:spells:duration-limit")
def test_two_fly_at_a_time() -> None:
    field = casting("airmage", {"fly": 3})
    cast(cast(field, "fly", "K1"), "fly", "K2")
    assert field.idle()  # the third cannot be cast
    assert list(field.s.fly[:2]) == [1, 1]


@pytest.mark.rule("ms:spell-air:hurricane", "ms:spells:target-hex", "msr:strategic-damage-reveal")
def test_a_hurricane_rolls_for_each_unit_of_either_side() -> None:
    units = {**UNITS, "K3": "E5 kirtais kirtais"}
    field = casting("airmage", {"hurricane": 1}, units=units, damage={"L1": 4})
    cast(field, "hurricane", "E5", dice=[3, 5, 6])
    assert field.s.damage[2] == 3 and field.s.damage[field.unit("L2")] == 6
    assert field.cards("L1") == ["walthus"] and field.s.damage[field.unit("L1")] == 0  # 4 and 5 are nine
    assert len(field.told("card-lost")) == 1


@pytest.mark.rule("msr:durations")
def test_effects_end_when_the_casters_next_turn_begins() -> None:
    field = Field(UNITS)
    put(field.s, "run", K1=1)
    put(field.s, "fly", K2=1)
    put(field.s, "whirl", L1=1, L2=2)
    field.s.flares = ((0, 5, -1), (1, 6, -1))
    field.run(Turn(0))
    assert (field.s.run[0], field.s.fly[1], field.s.whirl[12], field.s.whirl[13]) == (0, 0, 0, 2)
    assert field.s.flares == ((1, 6, -1),)


@pytest.mark.rule("ms:spell-druid:forest", "ms:spell-druid:forest-where", "msr:forest-on-objective")
def test_a_forest_grows_where_neither_tile_nor_unit_is() -> None:
    field = casting("druid", {"forest": 1}, terrain={"F5": "hill", "G5": "river"}, goals={"K": ["H5"]})
    field.do("spell", field.spell("forest"))
    offered = field.offered()
    assert [("at-hex", field.hex(h)) in offered for h in ("F5", "G5", "C5", "H5")] == [False, False, False, True]
    field.do("at-hex", field.hex("H5"))
    assert field.s.ground_of(field.hex("H5")).id == "forest"


@pytest.mark.rule("ms:strat-spells:per-turn-limits", "msr:quantity-strategic")
def test_two_forests_a_turn() -> None:
    field = casting("druid", {"forest": 3, "treewalk": 1})
    cast(cast(field, "forest", "A1"), "forest", "A2")
    assert why(field, "forest") == ["ms:strat-spells:per-turn-limits"]
    field = casting("druid", {"forest": 3, "treewalk": 1}, rulings={"msr:quantity-strategic": 2})
    cast(cast(cast(field, "forest", "A1"), "forest", "A2"), "forest", "A3")
    field = casting("druid", {"forest": 3, "treewalk": 1}, rulings={"msr:quantity-strategic": 1})
    cast(cast(field, "forest", "A1"), "forest", "A2")
    assert why(field, "forest") == ["msr:quantity-strategic"]


@pytest.mark.rule("ms:spell-druid:treewalk", "ms:spell-druid:treewalk-limit")
def test_treewalk_once_on_a_unit() -> None:
    field = cast(casting("druid", {"treewalk": 2}), "treewalk", "K1")
    field.do("spell", field.spell("treewalk"))
    assert list(field.s.tree[:2]) == [1, 1]  # only the other unit was left


@pytest.mark.rule("ms:spell-druid:crows", "ms:spells:target-enemy")
def test_crows_cost_an_enemy_unit_a_die() -> None:
    field = casting("druid", {"crows": 1})
    field.do("spell", field.spell("crows"))
    assert field.offered() == [("at-unit", 12), ("at-unit", 13)]
    field.do("at-unit", 13, dice=[5])
    assert field.s.damage[13] == 5


@pytest.mark.rule("ms:spell-fire:fireball", "msr:strategic-damage-reserve")
def test_a_fireball_costs_three_and_reaches_every_card() -> None:
    field = cast(casting("firemage", {"fireball": 1}, damage={"L1": 6}), "fireball", "L1")
    assert field.cards("L1") == ["walthus"] and field.s.damage[12] == 0


@pytest.mark.rule("msr:unit-lost-on-strategic-phase", "ms:combat-4:troops-discarded")
def test_a_unit_without_troops_is_gone() -> None:
    units = {"K1": "C5 geltz geltz", "L1": "E5 walthus"}
    field = casting("firemage", {"fireball": 1}, units=units, damage={"L1": 7})
    field.do("spell", field.spell("fireball"))
    assert field.where("L1") == "off" and field.s.place[12] == OFF and len(field.s.discards[1]) == 1


@pytest.mark.rule("ms:spell-fire:wildfire")
def test_wildfire_is_a_hurricane_of_fire() -> None:
    field = cast(casting("firemage", {"wildfire": 1}), "wildfire", "C5", dice=[4])
    assert field.s.damage[0] == 4


@pytest.mark.rule("ms:spell-fire:flare", "ms:spell-fire:flare-nominated", "ms:spell-fire:flare-limit")
def test_a_flare_for_one_unit_or_for_all() -> None:
    field = cast(casting("firemage", {"flare": 2}), "flare", "A1").do("everybody")
    assert field.s.flares == ((0, 0, -1),) and field.idle()  # one at a time
    field = cast(casting("firemage", {"flare": 1}), "flare", "A1").do("name", 1)
    assert field.s.flares == ((0, 0, 1),)

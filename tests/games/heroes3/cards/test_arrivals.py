"""Units that cards bring: Elementals, Clones, a unit that joins."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.kernel.state import with_one
from tests.games.heroes3.cards.vocabulary import Cards
from tests.games.heroes3.fights import name_of

UNITS = {"M": "magi pack a1", "G": "griffins few c1", "D": "crusaders few a5", "E": "griffins few d5"}


def fight(hand: str, power: int = 0, act: str = "M", **more: Any) -> Cards:
    """Magi (Initiative 6) and Griffins against Crusaders and Griffins; the Magi are activated."""
    return Cards(UNITS, "MG", hand, more={"power": power, "limit": 9}, **more).act(act)


def newest(b: Cards) -> int:
    """The unit that came last."""
    return b.s.unit_count() - 1


@pytest.mark.rule("h3:15:summon-elementals", "h3:15:summon-activation")
def test_elementals_come_few_or_pack_and_act_if_they_are_not_faster() -> None:
    b = fight("summon_earth_elemental", 2).play("summon_earth_elemental", "level1", "b2")
    unit = newest(b)
    assert (b.s.card(unit).card, b.s.card(unit).side) == ("earth_elementals", "few")
    assert name_of(b.s.place[unit]) == "b2" and unit in b.s.queue and b.s.summoned >> unit & 1
    b = fight("summon_air_elemental", 4).play("summon_air_elemental", "level2", "d3")
    unit = newest(b)
    assert b.s.card(unit).side == "pack" and unit not in b.s.queue and b.s.acted >> unit & 1
    b.finish().next_round()
    assert unit in b.s.queue


@pytest.mark.rule("h3:12:spell-empower")
def test_elementals_need_power() -> None:
    b = fight("summon_air_elemental")
    assert not b.plays("summon_air_elemental", "level1") and not b.plays("summon_air_elemental", "level0")
    assert b.why_not("summon_air_elemental", "level1") == ["h3:12:spell-empower"]


@pytest.mark.rule("h3:15:clone-copy", "h3r:clone-area")
def test_a_clone_copies_the_printed_card_and_nothing_else() -> None:
    b = fight("clone", 1, damage={"G": 1}).play("clone", at="G")
    assert b.spaces_now() == {"b1", "d1", "c2"}
    b.pick("c2")
    copy = newest(b)
    assert b.s.face[copy] == b.s.face[b.refs["G"]] and b.s.damage[copy] == 0
    assert b.in_play() == ["clone"] and copy in b.s.queue, "Griffins are no faster than the Magi"


def cloned(**more: Any) -> tuple[Cards, int]:
    """A Clone of the Griffins on c2; the activation is over."""
    b = fight("clone", 1, **more).play("clone", at="G").pick("c2").finish()
    return b, newest(b)


@pytest.mark.rule("h3:15:clone-dies")
def test_a_clone_falls_by_any_attack_even_for_no_damage() -> None:
    b, copy = cloned()
    b.refs["C"] = copy
    b.s.weak = with_one(b.s.weak, b.refs["E"], 9)
    b.act("E").strike("C", [-1])
    assert b.hits() == [0]
    assert b.s.place[copy] == 255 and b.in_play() == [] and b.discards() == ["clone"]
    assert len(b.story()) == 1, "who is gone does not retaliate"


@pytest.mark.rule("h3:15:clone-dies")
def test_a_clone_falls_by_any_damage() -> None:
    units = {**UNITS, "M": "magi pack a1"}
    b = Cards(units, "MG", "clone", against="magic_arrow", more={"power": 1}).act("M")
    b.play("clone", at="G").passes().pick("c2").finish()
    b.refs["C"] = newest(b)
    b.act("D").play("magic_arrow", "level0", "C")
    assert not b.alive("C") and b.alive("G")


@pytest.mark.rule("h3:15:clone-linked")
def test_a_clone_goes_with_its_original() -> None:
    b = Cards({**UNITS, "G": "griffins few c1"}, "MG", "clone", against="implosion", more={"power": 1})
    b.act("M").play("clone", at="G").passes().pick("c2").finish()
    copy = newest(b)
    b.act("D").give(1, power=5).play("implosion", "level2", "G").passes()
    assert not b.alive("G") and b.s.place[copy] == 255 and b.discards() == ["clone"]


def test_a_clone_of_a_clone_goes_too_and_dispel_ends_a_clone() -> None:
    b = fight("clone clone", 1, against="implosion").play("clone", "level0", "G").passes().pick("c2")
    b.refs["C"] = newest(b)
    b.give(power=1).play("clone", "level0", "C").passes().pick("c3").finish()
    b.act("D").give(1, power=5).play("implosion", "level2", "G").passes()
    assert [u for u in range(b.s.unit_count()) if b.s.alive[0] >> u & 1] == [b.refs["M"]]
    b = Cards(UNITS, "MG", "clone dispel", more={"power": 1, "limit": 9}).act("M").play("clone", at="G").pick("c2")
    b.refs["C"] = newest(b)
    b.play("dispel", "level0", "C")
    assert not b.alive("C") and b.alive("G") and sorted(b.discards()) == ["clone", "dispel"]


@pytest.mark.rule("h3:12:start-of-combat-order")
def test_sharpshooters_join_when_combat_starts() -> None:
    b = fight("tarnum_rampart_6")
    assert b.why_not("tarnum_rampart_6", "first") == ["h3:4:ongoing-activation-window"]
    b.finish().start_combat().play("tarnum_rampart_6", "first")
    assert "b2" in b.spaces_now() and "b3" not in b.spaces_now()
    b.pick("b2")
    assert b.s.card(newest(b)).card == "sharpshooters"

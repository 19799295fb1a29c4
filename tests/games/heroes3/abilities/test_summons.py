"""Pit Lords: Demons are summoned, or reinforced."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import Table, duel
from tests.games.heroes3.fights import name_of

DUMMY = "demons neutral"


def after_a_loss(**more: str) -> Table:
    """Pit Lords P whose friend T has just fallen; ``more`` friends of theirs."""
    theirs = {"P": "pit_lords pack a4", **more}
    return duel("nagas pack", "peasants neutral", theirs=theirs).attack("A", "T", [0])


def summons(t: Table) -> set[str]:
    """Where Demons may appear."""
    return {name_of(key[2]) for key in t.offered("ability") if key[1] == "summon"}


@pytest.mark.ability("summon_demons", "pit_lords pack")
@pytest.mark.rule("h3:15:summon-demons", "h3:15:summon-activation", "h3:9:ability-other")
def test_few_demons_appear_next_to_pit_lords_and_still_act_in_this_round() -> None:
    t = after_a_loss(F="boars neutral a5").act("P")
    assert summons(t) == {"a3", "b4"}, "a5 is taken; the fallen unit has left b4"
    t.choose("summon", "b4")
    assert t.ask.kind == "test", "that was the whole activation"
    demons = t.s.who[13]
    assert (t.s.card(demons).card, t.s.card(demons).side, t.s.side[demons]) == ("demons", "few", 1)
    assert demons in t.s.queue, "Initiative 5 is not higher than 7"


@pytest.mark.ability("summon_demons", "pit_lords pack")
@pytest.mark.rule("h3:15:summon-demons", "h3r:midcombat-reinforce")
def test_few_demons_become_a_pack_and_keep_their_damage() -> None:
    t = duel("nagas pack", "peasants neutral", theirs={"P": "pit_lords pack a4", "D": "demons few d4"}, damage={"D": 3})
    t.attack("A", "T", [0]).act("P").choose("reinforce", "D")
    assert (t.side("D"), t.damage("D"), t.left("D")) == ("pack", 3, 2)
    assert t.ask.kind == "test"


@pytest.mark.ability("summon_demons", "pit_lords pack")
@pytest.mark.rule("h3:15:summon-demons")
def test_both_ways_are_open_and_together_they_are_used_once_per_combat() -> None:
    t = after_a_loss(D="demons few d4").act("P")
    assert {key[1] for key in t.offered("ability")} == {"summon", "reinforce"}
    t.choose("summon", "a5").next_round().act("P")
    assert t.offered("ability") == []
    assert "h3:15:summon-demons" in t.refusals("ability", "reinforce", t.refs["D"])


@pytest.mark.ability("summon_demons", "pit_lords pack")
@pytest.mark.rule("h3:15:summon-demons")
def test_nothing_is_summoned_before_an_own_unit_has_fallen() -> None:
    t = duel(DUMMY, "pit_lords pack", mine={"B": "peasants neutral c4"}, theirs={"F": "nagas few c5"})
    t.act("T")
    assert t.offered("ability") == []
    t.finish().attack("F", "B", [0])
    assert not t.alive("B")
    t.next_round().act("T")
    assert t.offered("ability") == [], "the loss of an enemy does not count"
    assert "h3:15:summon-demons" in t.refusals("ability", "summon", 12)


@pytest.mark.ability("summon_demons", "pit_lords pack")
@pytest.mark.rule("h3:9:pack-flips")
def test_a_flip_is_no_loss_and_few_pit_lords_summon_nobody() -> None:
    t = duel("boars neutral", "halberdiers pack", theirs={"P": "pit_lords pack a4"}, damage={"T": 1})
    t.attack("A", "T", [0, -1])
    assert t.side("T") == "few"
    t.act("P")
    assert t.offered("ability") == []
    few = duel("nagas pack", "peasants neutral", theirs={"P": "pit_lords few a4"}).attack("A", "T", [0]).act("P")
    assert few.offered("ability") == []


@pytest.mark.ability("summon_demons", "pit_lords pack")
@pytest.mark.rule("h3:9:ability-other")
def test_pit_lords_that_have_moved_summon_nobody() -> None:
    t = after_a_loss().act("P")
    t.choose("move", "a5")
    assert t.verbs() == {"defend", "end"}


@pytest.mark.ability("summon_demons", "pit_lords pack")
@pytest.mark.rule("h3:15:summon-demons")
def test_surrounded_pit_lords_can_only_reinforce_and_only_few_demons() -> None:
    around = {"P": "pit_lords pack a5", "F": "boars neutral b5", "G": "demons few a4", "H": "demons pack d4"}
    t = duel("nagas pack c4", "peasants neutral c5", theirs=around)
    t.attack("A", "T", [0]).act("P")
    assert t.offered("ability") == [("ability", "reinforce", t.refs["G"])]
    t.choose("reinforce", "G")
    assert t.side("G") == "pack"


@pytest.mark.ability("summon_demons", "pit_lords pack")
@pytest.mark.rule("h3:15:summon-activation")
def test_summoned_demons_act_when_their_initiative_comes() -> None:
    t = after_a_loss().act("P").choose("summon", "b4")
    demons = t.s.who[13]
    t.refs["D"] = demons
    t.attack("D", "A", [1, -1])
    assert t.story()[-2:] == ["D > A", "A < D"]
    assert t.sums()[-2:] == [(4, 2), (5, 2)]


@pytest.mark.ability("summon_demons", "pit_lords pack")
@pytest.mark.rule("h3:15:summon-demons")
def test_demons_come_next_to_pit_lords_and_only_few_ones_are_reinforced() -> None:
    t = after_a_loss(F="demons pack d4", G="boars neutral d3").act("P")
    for key in (("summon", 0), ("summon", 12), ("reinforce", t.refs["F"]), ("reinforce", t.refs["G"])):
        assert t.refusals("ability", *key) == ["h3:15:summon-demons"], key
    assert summons(t)

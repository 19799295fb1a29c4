"""Attacks on further units, an attack after a kill, and the way back."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3 import verbs
from tests.games.heroes3.abilities.table import Table, duel
from tests.games.heroes3.fights import face_of, space

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability
AYSSIDS = ("ayssids pack", "ayssids neutral")


# ----------------------------------------------------------------------------------------- several targets at once


@pytest.mark.ability("attack_up_to", "hydras pack", "hydras neutral")
@pytest.mark.rule("h3:9:ability-attack")
@pytest.mark.parametrize("card", ["hydras pack", "hydras neutral"])
def test_hydras_may_attack_a_second_enemy_with_a_die_of_its_own(card: str) -> None:
    near = {"F": "crusaders few a3", "G": "boars neutral c3"}
    t = duel(card, DUMMY, mine={"B": "boars neutral b2"}, theirs=near)
    t.act("A").strike("T", [-1])
    assert t.asked() == ("further-attack", 0)
    assert t.choices() == {"F", "G"}
    t.choose("strike", "F", dice=[1]).done()
    assert t.story() == ["A > T", "A > F"], "two at most, and no retaliation"
    assert t.sums() == [(6, 0), (8, 2)]


@pytest.mark.ability("attack_up_to", "hydras pack")
def test_hydras_may_stop_after_one() -> None:
    t = duel("hydras pack", DUMMY, theirs={"F": "boars neutral c3"})
    t.act("A").strike("T", [0]).choose("stop").done()
    assert t.story() == ["A > T"]


@pytest.mark.ability("attack_up_to", "hydras neutral")
def test_hydras_attack_a_second_enemy_also_when_the_first_fell() -> None:
    t = duel("hydras neutral", "peasants neutral", theirs={"F": "peasants neutral c3"})
    t.act("A").strike("T", [0]).choose("strike", "F", dice=[0]).done()
    assert (t.alive("T"), t.alive("F")) == (False, False)


@pytest.mark.ability("attack_up_to", "magic_elementals few", "magic_elementals pack")
@pytest.mark.rule("h3:9:ability-attack")
def test_magic_elementals_attack_all_next_to_them_few_their_friends_too() -> None:
    near = {"F": "crusaders few a3", "G": "titans few c3"}
    few = duel("magic_elementals few", DUMMY, mine={"B": "griffins few b2"}, theirs=near)
    few.act("A").strike("T", [0])
    assert few.choices() == {"F", "G", "B"}
    assert few.verbs() == {"strike"}, "nobody may be left out"
    few.choose("strike", "G", dice=[1]).choose("strike", "B", dice=[0, 0]).done()
    assert few.story() == ["A > T", "A > G", "A > B", "A > F"]
    assert few.sums() == [(4, 0), (5, 3), (4, 0), (4, 2)]
    pack = duel("magic_elementals pack", DUMMY, mine={"B": "griffins few b2"}, theirs=near)
    pack.act("A").strike("T", [0]).choose("strike", "F", dice=[-1, 1]).done()
    assert pack.sums() == [(5, 0), (4, 2), (6, 3)]
    assert pack.story() == ["A > T", "A > F", "A > G"]


@pytest.mark.ability("attack_up_to", "magic_elementals few", "hydras pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
@pytest.mark.parametrize("card", ["magic_elementals few", "hydras pack"])
def test_they_retaliate_against_one(card: str) -> None:
    t = duel("goblins neutral", card, mine={"B": "boars neutral c4"}, theirs={"F": "boars neutral a4"})
    t.attack("A", "T", [0, 0])
    assert t.story() == ["A > T", "T < A"]


# ------------------------------------------------------------------------------------------------ after a kill


@pytest.mark.ability("extra_attack_on_kill", *AYSSIDS)
@pytest.mark.rule("h3:9:double-attack-max-two")
@pytest.mark.parametrize("card", AYSSIDS)
def test_ayssids_that_killed_may_attack_another_and_never_a_third(card: str) -> None:
    near = {"F": "peasants neutral a3", "G": "boars neutral c3"}
    t = duel(card, "peasants neutral", mine={"B": "boars neutral b2"}, theirs=near)
    t.act("A").strike("T", [0])
    assert t.asked() == ("extra-attack", 0)
    assert (t.choices(), t.verbs()) == ({"F", "G"}, {"strike", "stop"})
    t.choose("strike", "F", dice=[0]).done()
    assert t.story() == ["A > T", "A > F"]
    assert not t.alive("F")


@pytest.mark.ability("extra_attack_on_kill", "ayssids pack")
@pytest.mark.rule("h3:3:retaliation-trigger", "h3:9:pack-flips")
def test_a_flipped_target_retaliates_first_and_the_other_one_as_well() -> None:
    t = duel("ayssids pack", "halberdiers pack", theirs={"G": "boars neutral c3"})
    t.act("A").strike("T", [0, -1])
    assert t.choices() == {"G"}, "another unit, not the flipped one"
    t.choose("strike", "G", dice=[0, -1]).done()
    assert t.story() == ["A > T", "T < A", "A > G", "G < A"]


@pytest.mark.rule("h3:9:ability-attack")
@pytest.mark.ability("extra_attack_on_kill", "ayssids neutral")
def test_ayssids_may_leave_it_at_that_and_need_a_kill_and_an_enemy() -> None:
    t = duel("ayssids neutral", "peasants neutral", theirs={"G": "boars neutral c3"})
    t.act("A").strike("T", [0]).choose("stop").done()
    assert t.story() == ["A > T"]
    t = duel("ayssids neutral", DUMMY, theirs={"G": "boars neutral c3"}).attack("A", "T", [0, 0])
    assert t.story() == ["A > T", "T < A"]
    t = duel("ayssids neutral", "peasants neutral", theirs={"G": "boars neutral c4"}).attack("A", "T", [0])
    assert t.story() == ["A > T"]


@pytest.mark.ability("extra_attack_on_kill", "ayssids pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_ayssids_that_kill_in_a_retaliation_gain_nothing() -> None:
    t = duel("peasants neutral", "ayssids pack", mine={"B": "boars neutral c4"}).attack("A", "T", [1, 0])
    assert (t.alive("A"), t.story()) == (False, ["A > T", "T < A"])


@pytest.mark.ability("extra_attack_on_kill", "ayssids pack")
@pytest.mark.rule("h3:9:pack-flips")
def test_ayssids_flipped_by_the_retaliation_finish_what_the_pack_began() -> None:
    t = duel("ayssids pack", "halberdiers pack", theirs={"G": "boars neutral c3"}, damage={"A": 5})
    t.act("A").strike("T", [0, 0])
    assert t.side("A") == "few"
    t.choose("strike", "G", dice=[0, -1]).done()
    assert t.story() == ["A > T", "T < A", "A > G", "G < A"]


@pytest.mark.ability("extra_attack_on_kill", "ayssids pack")
@pytest.mark.ability("revive_once", "phoenixes few")
def test_phoenixes_that_revive_did_not_drop_to_nothing() -> None:
    t = duel("ayssids pack", "phoenixes few", theirs={"G": "boars neutral c3"}, damage={"T": 6})
    t.act("A").strike("T", [0, -1])
    assert (t.left("T"), t.story()) == (1, ["A > T", "T < A"])
    assert t.ask.kind == "test", "no further attack is offered"


# ------------------------------------------------------------------------------------------------- the way back


@pytest.mark.ability("return_to_origin", "harpies few")
@pytest.mark.rule("h3:9:ability-attack")
def test_few_harpies_may_fly_back_after_the_retaliation() -> None:
    t = duel("harpies few b1", DUMMY)
    t.act("A").strike("T", [0, -1], frm="b3")
    assert t.asked() == ("return", 0)
    assert t.story() == ["A > T", "T < A"]
    assert t.spaces() == {"b1"}
    t.choose("return")
    assert t.at("A") == "b1"


@pytest.mark.ability("return_to_origin", "harpies pack", "harpies neutral")
@pytest.mark.parametrize("card", ["harpies pack", "harpies neutral"])
def test_other_harpies_are_not_answered_and_may_fly_back_too(card: str) -> None:
    t = duel(f"{card} b1", DUMMY)
    t.act("A").strike("T", [0], frm="b3").choose("return")
    assert (t.at("A"), t.story()) == ("b1", ["A > T"])
    t.next_round().act("A").choose("move", "b3").strike("T", [0]).choose("stay")
    assert t.at("A") == "b3"


@pytest.mark.ability("return_to_origin", "harpies few")
def test_harpies_that_stood_still_fell_or_only_moved_do_not_return() -> None:
    still = duel("harpies few", DUMMY).attack("A", "T", [0, -1])
    assert still.at("A") == "b3"
    fell = duel("harpies few b1", DUMMY).attack("A", "T", [0, 0], frm="b3")
    assert not fell.alive("A")
    moved = duel("harpies few b1", DUMMY)
    moved.act("A").choose("move", "b3").choose("end")
    assert moved.ask.kind == "test"


@pytest.mark.ability("return_to_origin", "harpies few")
@pytest.mark.ability("paralyse_when_retaliating", "medusas neutral")
def test_paralysed_harpies_may_still_return() -> None:
    t = duel("harpies few b1", "medusas neutral")
    t.act("A").strike("T", [0, -1], frm="b3").choose("return")
    assert (t.at("A"), t.tokens("A")) == ("b1", {"paralysis": 1})


def taken(t: Table, at: str) -> None:
    """Somebody stands on a space all at once."""
    unit = verbs.enlist(t.s, face_of("peasants neutral"), 0)
    verbs.stand(t.s, unit, space(at), "h3:2:place-free")


@pytest.mark.ability("return_to_origin", "harpies pack")
@pytest.mark.ability("cancel_lethal_attack", "archangels pack")
def test_harpies_cannot_return_to_a_space_that_was_taken() -> None:
    t = duel("harpies pack b1", "peasants neutral", theirs={"S": "archangels pack d4"})
    t.act("A").strike("T", [0], frm="b3")
    assert t.asked() == ("cancel", 1)
    taken(t, "b1")
    t.choose("let")
    assert (t.ask.kind, t.at("A")) == ("test", "b3")

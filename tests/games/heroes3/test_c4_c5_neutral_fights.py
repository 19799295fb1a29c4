"""Chapters 4 and 5 in Combats against Neutral Units: the time limit, Retreat, and how such a Combat ends."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.game import GAME
from tests.games.heroes3.fights import At, Fight, battle, setup_fight

FAR = [At("iron_golems pack", "d1")]
SLOW = [At("dendroids", "a5")]


def limited(mp: int, reserve: tuple[str, ...] = ()) -> Fight:
    """Two slow units that do not meet in the first Round and hardly hurt each other."""
    fight = battle(FAR, SLOW, mp=mp, time_limit=True, reserve=reserve)
    return to_the_end_of_the_round(fight)


def to_the_end_of_the_round(fight: Fight) -> Fight:
    """The player's units do nothing, enemies go the first of equal ways, until Retreat is a question or the end."""
    n = len(fight.told("round-ends"))
    while fight.s.ask is not None and len(fight.told("round-ends")) == n:
        ends = ("end",) in fight.offered()
        fight.do("end") if ends else fight.do(*fight.offered()[0])
    return fight


@pytest.mark.rule("h3:4:time-limit-neutral", "h3:4:extend-or-retreat", "h3:4:extend-mp-source")
def test_at_the_end_of_the_round_the_player_retreats_or_pays() -> None:
    fight = setup_fight("neutral", ["dwarves few"], [0], field="I", difficulty="easy", mp=2)
    fight.place(dwarves="d1")
    to_the_end_of_the_round(fight)
    assert (fight.ask.kind, fight.ask.seat, fight.ask.rule) == ("extend", 0, "h3:4:extend-or-retreat")
    assert [(g.rule, g.verb) for g in fight.ask.groups] == [
        ("h3:4:extend-mp-source", "extend"),
        ("h3:4:retreat-move-back", "retreat"),
    ]
    fight.do("extend")
    assert (fight.s.mp, fight.s.round) == (1, 2)


@pytest.mark.rule("h3:4:extend-repeatable")
def test_the_choice_comes_again_as_long_as_movement_points_remain() -> None:
    fight = limited(mp=2)
    to_the_end_of_the_round(fight.do("extend"))
    assert fight.ask.kind == "extend" and fight.s.mp == 1
    to_the_end_of_the_round(fight.do("extend"))
    assert fight.over == "retreat", "no movement points are left, so only Retreat is"


@pytest.mark.rule("h3:4:extend-or-retreat")
def test_without_movement_points_there_is_no_further_round() -> None:
    fight = limited(mp=0)
    assert (fight.over, fight.s.round) == ("retreat", 1)


@pytest.mark.rule("h3:4:retreat-move-back", "h3:4:retreat-no-visit", "h3:4:retreat-no-penalty")
def test_a_retreat_ends_the_combat_and_costs_nothing() -> None:
    fight = limited(mp=3)
    fight.do("retreat")
    assert fight.over == "retreat"
    assert fight.s.mp == 3
    result = GAME.result(fight.s)
    assert result is not None and (result.seats, result.sides, result.rule) == ((), (), "h3:4:retreat-move-back")


@pytest.mark.rule("h3:4:retreat-only-end-of-round")
def test_nobody_retreats_in_the_middle_of_a_round() -> None:
    fight = battle(FAR, SLOW, mp=3, time_limit=True)
    while fight.ask.kind != "act":
        fight.do(*fight.offered()[0])
    assert ("retreat",) not in fight.offered()
    fight.refused("retreat")
    assert ("retreat",) in to_the_end_of_the_round(fight).offered()


@pytest.mark.rule("h3:4:no-limit-azure")
def test_with_an_azure_unit_there_is_no_limit_even_after_its_defeat() -> None:
    fight = battle(FAR, [At("hydras", "a5", damage=7), At("skeletons", "b5")], mp=3, time_limit=True)
    assert fight.s.card(fight.unit("hydras")).tier == 3
    for _ in range(2):
        to_the_end_of_the_round(fight)
    assert fight.s.round > 1 and fight.s.mp == 3 and fight.told("pays-movement") == []


@pytest.mark.rule("h3:5:neutral-victory", "h3:5:heal-survivors", "h3:5:units-back-to-deck")
def test_victory_when_every_neutral_unit_is_defeated() -> None:
    fight = battle([At("behemoths pack", "a3", damage=4)], [At("peasants", "a4")])
    fight.attack("peasants", "a3")
    assert fight.over == "victory"
    result = GAME.result(fight.s)
    assert result is not None and (result.seats, result.rule) == ((0,), "h3:5:neutral-victory")
    assert fight.s.damage[fight.unit("behemoths")] == 0
    assert fight.units_told("heals") == ["behemoths"]


@pytest.mark.rule("h3:5:neutral-retreat-outcome")
def test_losing_all_fighting_units_is_a_retreat_while_the_deck_holds_others() -> None:
    fight = battle([At("peasants", "a3", "mine")], [At("behemoths", "a4")], reserve=["griffins few"])
    assert fight.over == "retreat"
    result = GAME.result(fight.s)
    assert result is not None and (result.seats, result.rule) == ((), "h3:5:neutral-retreat-outcome")


@pytest.mark.rule("h3:5:neutral-defeat")
def test_losing_all_fighting_units_with_an_empty_deck_is_a_defeat() -> None:
    fight = battle([At("peasants", "a3", "mine")], [At("behemoths", "a4")])
    assert fight.over == "defeat"
    result = GAME.result(fight.s)
    assert result is not None and (result.seats, result.sides, result.rule) == ((), (1,), "h3:5:neutral-defeat")


@pytest.mark.rule("h3:5:discard-neutrals")
def test_leftover_neutrals_are_discarded() -> None:
    fight = limited(mp=0)
    assert fight.units_told("card-discarded") == ["dendroids"]
    assert fight.s.discards[1] == (fight.s.face[fight.unit("dendroids")],)


@pytest.mark.rule("h3:9:neutral-defeated-discard")
def test_a_neutral_card_of_a_player_goes_to_the_same_discard_pile() -> None:
    fight = battle([At("peasants", "a3", "mine"), At("gnolls few", "d1")], [At("behemoths", "a4")])
    assert fight.units_told("card-discarded") == ["mine"]
    assert fight.s.discards[0] == (fight.s.face[fight.unit("mine")],)


@pytest.mark.rule("h3:9:max-five-of-many")
def test_a_unit_deck_may_hold_more_units_than_fight() -> None:
    army = ["gnolls few", "dwarves few", "zombies few", "gremlins few", "orcs few", "griffins few"]
    fight = setup_fight("neutral", army, [0], field="I", difficulty="easy")
    six = {"gnolls": "a1", "dwarves": "b1", "zombies": "c1", "gremlins": "d1", "orcs": "a2", "griffins": "b2"}
    key = sorted((fight.unit(u), "abcd".index(at[0]) + 4 * int(at[1]) - 4) for u, at in six.items())
    assert fight.refused(*key) == ("h3:2:place-max-five", "why")
    del six["griffins"]
    fight.place(**six)
    assert fight.where("griffins") == "off"


@pytest.mark.rule("h3:4:neutral-must-attack")
def test_a_neutral_unit_attacks_whenever_it_can() -> None:
    fight = battle([At("dwarves few", "a2")], [At("centaurs", "a5")])
    assert fight.attacks() == [("centaurs", "dwarves")]

"""Chapter 8, the Naval Battle Board: two spaces are missing."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.board import NAVAL, STANDARD
from battlebook.games.heroes3.game import GAME
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance
from battlebook.kernel.game import Spec, begin
from tests.games.heroes3.battle import Battle
from tests.games.heroes3.fights import Fight

ARMIES = [[{"unit": "halberdiers", "side": "few"}], [{"unit": "griffins", "side": "few"}]]


def at_sea(unit: str) -> Battle:
    """One unit with an enemy far away."""
    return Battle({"U": unit, "Z": "zombies few d5"}, "U", board=NAVAL).act("U")


@pytest.mark.rule("h3:8:naval-optional", "h3:8:naval-two-holes", "h3:2:board-alternatives")
def test_the_set_up_is_a_duel_on_a_board_without_its_two_middle_spaces() -> None:
    fight = Fight(begin(GAME, Spec("sea-fight", {"armies": ARMIES, "heroes": []}), Sampled(1)))
    advance(fight.s)
    fight.place(halberdiers="b2").place(griffins="b4")
    board = GAME.view(fight.s, 0)["board"]
    assert (board["kind"], board["holes"]) == ("naval", [9, 10])
    assert fight.s.board.all.bit_count() == 18


@pytest.mark.rule("h3:8:naval-ground-around")
def test_ground_units_walk_around_the_missing_spaces() -> None:
    b = at_sea("halberdiers few b2")
    assert "b4" not in b.moves() and not {"b3", "c3"} & b.moves()
    assert b.refusals("move", 13) == ["h3:8:naval-ground-around"]
    assert b.refusals("move", 9) == ["h3:8:naval-ground-around"]
    assert "a4" in b.moves()


@pytest.mark.rule("h3:8:naval-ranged-around")
def test_ranged_units_cannot_enter_them_either() -> None:
    b = at_sea("marksmen few b2")
    assert b.moves() == {"a2", "c2", "b1"}
    assert b.refusals("move", 9) == ["h3:8:naval-ranged-around"]


@pytest.mark.rule("h3:8:naval-fly-no-stop", "h3:8:naval-fly-over")
def test_flyers_cross_them_and_never_stop_there() -> None:
    b = at_sea("griffins few b2")
    assert {"b4", "b5", "c4"} <= b.moves() and not {"b3", "c3"} & b.moves()
    assert b.refusals("move", 10) == ["h3:8:naval-fly-no-stop"]


@pytest.mark.rule("h3r:naval-distance", "h3r:naval-siege")
def test_distances_are_those_of_the_full_board_and_there_are_no_walls() -> None:
    fight = Fight(begin(GAME, Spec("sea-fight", {"armies": ARMIES, "heroes": []}), Sampled(1)))
    advance(fight.s)
    assert NAVAL.distance == STANDARD.distance
    assert NAVAL.far == STANDARD.far
    fight.place(halberdiers="b2").place(griffins="b4")
    assert fight.s.forts == fight.s.tower == 0

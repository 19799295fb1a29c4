"""Chapter 4: Rounds, the order of activation and its ties."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.game import GAME
from tests.games.heroes3.battle import Battle
from tests.games.heroes3.fights import At, Fight, battle


def duel_of(mine: list[At], theirs: list[At], **more: object) -> Fight:
    """A whole fight between two players, units in place."""
    return battle(mine, theirs, clash=True, neutral=False, **more)  # type: ignore[arg-type]


def order(fight: Fight, n: int) -> list[str]:
    """Who activates next, when everybody does nothing."""
    while len(fight.units_told("activates")) < n and fight.s.ask is not None:
        fight.do("end") if ("end",) in fight.offered() else fight.do(*fight.offered()[0])
    return fight.units_told("activates")[:n]


SLOW_FAST = [At("crusaders few", "a1", "a5"), At("griffins pack", "b1", "a9")]


@pytest.mark.rule("h3:3:activation-next-in-order", "h3:4:order-descending-initiative", "h3:9:initiative-stat")
def test_higher_initiative_goes_first() -> None:
    fight = duel_of(SLOW_FAST, [At("skeletons few", "a5", "d4"), At("champions few", "b5", "d7")])
    assert order(fight, 4) == ["a9", "d7", "a5", "d4"]


TIED = (
    [At("crusaders few", "a1", "a1"), At("zealots few", "b1", "a2")],
    [At("medusas few", "a5", "d1"), At("evil_eyes few", "b5", "d2"), At("troglodytes pack", "c5", "d3")],
)


@pytest.mark.rule("h3:4:tie-alternate", "h3:4:tie-side-runs-out", "h3r:tie-alternation-after-change")
def test_ties_alternate_and_begin_with_the_attacker() -> None:
    fight = duel_of(*TIED)
    sides = [name[0] for name in order(fight, 5)]
    assert sides == ["a", "d", "a", "d", "d"]


@pytest.mark.rule("h3:4:tie-owner-chooses", "h3:3:activation-once-per-round")
def test_the_controller_chooses_among_own_units_of_equal_initiative() -> None:
    fight = duel_of(*TIED)
    assert (fight.ask.kind, fight.ask.seat, fight.targets()) == ("activate", 0, {"a1", "a2"})
    fight.do("activate", fight.unit("a2")).do("end")
    assert (fight.ask.kind, fight.ask.seat, fight.targets()) == ("activate", 1, {"d1", "d2", "d3"})
    fight.do("activate", fight.unit("d3"))
    assert order(fight, 2) == ["a2", "d3"]


@pytest.mark.rule("h3:4:tie-attacker-first")
def test_each_initiative_begins_anew_with_the_attacker() -> None:
    mine = [At("griffins pack", "a1", "a9"), At("crusaders few", "b1", "a5")]
    theirs = [At("harpies pack", "a5", "d9"), At("dread_knights pack", "b5", "e9"), At("medusas few", "c5", "d5")]
    assert [name[0] for name in order(duel_of(mine, theirs), 5)] == ["a", "d", "e", "a", "d"]


@pytest.mark.rule("h3:3:round-one-side-finished", "h3:3:round-definition", "h3:3:round-ends-when-all-acted")
def test_one_side_goes_on_alone_until_the_round_is_over() -> None:
    fight = duel_of([At("griffins pack", "a1", "a")], [At("crusaders few", "a5", "x"), At("dendroids few", "b5", "y")])
    assert order(fight, 4) == ["a", "x", "y", "a"]
    assert [e["n"] for e in fight.told("round-begins")] == [1, 2]


@pytest.mark.rule("h3:4:all-activate-once", "h3:4:mark-activated", "h3:4:clear-activation-cubes")
def test_everybody_gets_a_cube_and_loses_it_when_the_round_ends() -> None:
    fight = duel_of(SLOW_FAST, [At("skeletons few", "d5", "d")])
    order(fight, 3)
    assert GAME.view(fight.s, 0)["acted"] == [0, 1, 2]
    fight.do("end")
    assert GAME.view(fight.s, 0)["acted"] == [1]


@pytest.mark.rule("h3:4:clear-retaliation-cubes")
def test_black_cubes_are_cleared() -> None:
    b = Battle({"A": "crusaders few a3", "D": "crusaders few a4"}, "A").attack("A", "D", [-1, 0])
    assert b.black_cube("D")
    assert not b.next_round().black_cube("D")


@pytest.mark.rule("h3:4:move-and-attack-optional")
def test_a_unit_may_do_nothing() -> None:
    b = Battle({"A": "crusaders few a3", "D": "crusaders few a4"}, "A").act("A").choose("end")
    assert b.ask.kind == "test" and b.told("waits")


@pytest.mark.rule("h3:4:no-limit-pvp")
def test_a_fight_between_players_has_no_limit() -> None:
    fight = duel_of([At("griffins pack", "a1")], [At("crusaders few", "d5")])
    order(fight, 6)
    assert fight.s.round == 3 and not fight.over


@pytest.mark.rule("h3r:stall")
@pytest.mark.parametrize(("option", "over"), [(0, "stall"), (1, "")])
def test_twenty_rounds_without_damage_are_a_draw(option: int, over: str) -> None:
    rulings = {"h3r:stall": option}
    fight = duel_of([At("griffins pack", "a1")], [At("crusaders few", "d5")], rulings=rulings)
    order(fight, 43)
    assert fight.over == over
    fight = duel_of([At("griffins pack", "a1")], [At("crusaders few", "d5")])
    order(fight, 50)
    result = GAME.result(fight.s)
    assert result is not None and result.capped and result.seats == () and fight.s.round == 20


@pytest.mark.rule("h3:4:combat-lasts-until", "h3:5:pvp-victory", "h3:9:few-defeated")
def test_the_side_with_survivors_wins() -> None:
    fight = duel_of([At("black_dragons pack", "a4")], [At("skeletons few", "a5")])
    fight.attack("skeletons", "a4")
    result = GAME.result(fight.s)
    assert result is not None and (result.seats, result.sides, result.kind) == ((0,), (0,), "victory")
    assert fight.s.ask is None and GAME.evaluate(fight.s, 0) == 1.0 == -GAME.evaluate(fight.s, 1)


@pytest.mark.rule("h3:5:heal-survivors", "h3:5:units-back-to-deck", "h3:9:few-pack-persist")
def test_survivors_heal_and_keep_their_side() -> None:
    fight = duel_of([At("griffins pack", "a4", damage=2)], [At("skeletons few", "a5", damage=1)])
    fight.attack("skeletons", "a4")
    assert fight.over == "victory" and fight.s.damage[0] == 0 and fight.s.card(0).side == "pack"


def test_the_predicted_order_is_the_order() -> None:
    fight = duel_of(*TIED)
    predicted = GAME.view(fight.s, 0)["order"]
    assert [fight.name(u) for u in predicted] == order(fight, 5)

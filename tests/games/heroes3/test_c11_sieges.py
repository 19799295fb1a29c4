"""Chapter 11 in sieges: an Arrow Tower and attackers that are run by the AI Rules."""

from __future__ import annotations

import pytest

from battlebook.kernel.chance import CARDS
from tests.games.heroes3.fights import At, Fight, battle, setup_fight


def tower_fight(*mine: At) -> Fight:
    """The player's units against the Arrow Tower and one unit far behind."""
    return battle(mine, [At("gnolls few", "d5")], gate="d3", walls="a3 b3 c3")


@pytest.mark.rule("h3:11:tower-silver")
def test_the_tower_prefers_silver_then_bronze_then_golden() -> None:
    order = []
    units = {"silver": "demons few", "bronze": "halberdiers few", "golden": "nix few"}
    while units:
        fight = tower_fight(*[At(unit, at, tier) for (tier, unit), at in zip(units.items(), ("a1", "b1", "c1"))])
        fight.rest()
        order.append(next(target for attacker, target in fight.attacks() if attacker == "arrow_tower"))
        del units[order[-1]]
    assert order == ["silver", "bronze", "golden"]


@pytest.mark.rule("h3:11:tower-tie")
def test_of_several_it_attacks_the_one_closest_to_perishing() -> None:
    fight = tower_fight(At("crusaders few", "a2", "near", damage=0), At("crusaders few", "d1", "hurt", damage=2)).rest()
    assert fight.attacks()[0] == ("arrow_tower", "hurt")


@pytest.mark.rule("h3r:ai-walls")
def test_an_attacker_that_reaches_nobody_destroys_the_nearest_wall() -> None:
    mine, theirs = [At("halberdiers few", "a5", "mine")], [At("halberdiers few", "a2", "theirs")]
    fight = battle(mine, theirs, gate="d3", walls="a3 b3 c3", ai_attacks=True)
    while not fight.told("fort-falls"):
        fight.do("end")
    assert fight.told("fort-falls")[0]["space"]["msg"] == "h3-space-a3"


@pytest.mark.rule("h3:7:ai-no-walls-unless-stated")
def test_a_random_town_has_walls_only_where_the_scenario_says_so() -> None:
    garrison = [0]
    fight = setup_fight("random-town", ["dwarves few"], garrison, fortified=False)
    fight.place(dwarves="a1")
    assert (fight.s.forts, fight.s.tower) == (0, 0)
    fight = setup_fight("random-town", ["dwarves few"], [*garrison, 2], fortified=True)
    fight.place(dwarves="a1")
    assert fight.s.gate == 1 << 10 and fight.s.forts == fight.s.board.middle
    assert fight.s.counts[CARDS] == 2, "the Gate's space is drawn"

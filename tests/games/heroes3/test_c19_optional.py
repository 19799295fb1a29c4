"""Chapter 19, optional rules: each changes exactly what its sentence says."""

from __future__ import annotations

import pytest

from tests.games.heroes3.battle import Battle
from tests.games.heroes3.fights import setup_fight

WEAK = {"A": "peasants neutral a3", "D": "crusaders few a4"}


def rows(b: Battle) -> dict[str, int]:
    return {r["words"]["id"].removeprefix("h3-sum-"): r["value"] for r in b.told("hits")[0]["sum"]["rows"]}


@pytest.mark.rule("h3:19:min-damage")
def test_every_attack_deals_at_least_one() -> None:
    b = Battle(WEAK, "A", variants=["min-damage"]).attack("A", "D", [-1, 0])
    assert b.hits()[0] == 1
    assert rows(b)["floor"] == 3
    assert Battle(WEAK, "A").attack("A", "D", [-1, 0]).hits()[0] == 0


@pytest.mark.rule("h3:19:die-off")
def test_the_die_changes_no_damage() -> None:
    pair = {"A": "crusaders few a3", "D": "crusaders few a4"}
    assert [Battle(pair, "A", variants=["die-off"]).attack("A", "D", [d, 0]).hits()[0] for d in (-1, 0, 1)] == [1] * 3
    assert [Battle(pair, "A").attack("A", "D", [d, 0]).hits()[0] for d in (-1, 0, 1)] == [0, 1, 2]


@pytest.mark.rule("h3:19:die-off")
def test_it_still_triggers_abilities() -> None:
    pair = {"A": "griffins pack a3", "Z": "zombies few a4"}
    b = Battle(pair, "A", variants=["die-off"]).attack("A", "Z", [1, 0])
    assert rows(b)["defense-on-die"] == -1 and rows(b)["die"] == 0


@pytest.mark.rule("h3:19:no-rerolls")
def test_dice_are_never_rolled_again() -> None:
    pair = {"A": "crusaders pack a3", "D": "crusaders few a4"}
    assert Battle(pair, "A", variants=["no-rerolls"]).attack("A", "D", [0, 0]).hits()[0] == 2
    b = Battle(pair, "A").act("A").strike("D", [0])
    assert b.ask.kind == "reroll"


@pytest.mark.rule("h3:19:free-extension")
def test_another_round_costs_no_movement() -> None:
    fight = setup_fight("neutral", ["dwarves few"], [0], variants=("free-extension",), field="I", mp=0)
    fight.place(dwarves="d1")
    while fight.ask.kind != "extend":
        fight.do(*min(fight.offered(), key=lambda key: key[0] != "end"))
    fight.do("extend")
    assert (fight.s.mp, fight.s.round, fight.over) == (0, 2, "")

"""Forms of a new match that are no match, each with the rule that says why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlebook.games.heroes3.game import GAME
from tests.games.heroes3.proving import proving

HERO = {"hero": "catherine"}


def refused(setup: str, **options: Any) -> list[tuple[str, str]]:
    """Fields and rules of what is wrong with a set-up whose other options are legal."""
    spec = GAME.sample_spec(setup, Random(1))
    spec = spec._replace(options={**spec.options, **options})
    return [(problem.field, problem.refusal.rule) for problem in GAME.problems(spec)]


@pytest.mark.rule("h3:2:pvp-attacker-first")
@pytest.mark.parametrize("setup", ["duel", "ai-hero"])
def test_armies_are_a_list(setup: str) -> None:
    assert refused(setup, armies="x") == [("armies", "h3:2:pvp-attacker-first")]


@pytest.mark.rule("h3:12:cards-main-hero-only")
@pytest.mark.parametrize(("setup", "heroes"), [("hero-duel", "x"), ("hero-duel", [HERO]), ("ai-hero", "x")])
def test_each_side_that_needs_one_has_a_hero(setup: str, heroes: Any) -> None:
    assert refused(setup, heroes=heroes) == [("heroes", "h3:12:cards-main-hero-only")]


@pytest.mark.parametrize(
    ("row", "rule"),
    proving(
        [
            ({"hero": "nobody"}, "h3:12:cards-main-hero-only"),
            ({**HERO, "level": 9}, "h3:13:xp-two-per-level"),
            ({**HERO, "gold": -1}, "h3:5:surrender-cost"),
            ({**HERO, "machines": ["catapultx"]}, "h3:15:war-machine-permanent"),
            ({**HERO, "machines": "ballista"}, "h3:15:war-machine-permanent"),
            ("catherine", "h3:12:cards-main-hero-only"),
            ({**HERO, "horse": 1}, "h3:12:cards-main-hero-only"),
        ]
    ),
)
def test_a_hero_is_somebody_with_a_level_a_purse_and_machines_that_exist(row: Any, rule: str) -> None:
    assert refused("hero-duel", heroes=[row, HERO]) == [("heroes.0", rule)]
    assert refused("hero-duel", heroes=[HERO, row]) == [("heroes.1", rule)]


@pytest.mark.rule("h3r:expedition-rounds")
@pytest.mark.parametrize("rounds", [0, 17, "4"])
def test_an_expedition_has_rounds(rounds: Any) -> None:
    assert refused("expedition", rounds=rounds) == [("rounds", "h3r:expedition-rounds")]

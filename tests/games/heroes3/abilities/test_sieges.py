"""Cyclopes: Walls, the Gate and, on two of their cards, the Arrow Tower fall without an attack. The Tower itself."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.board import SIEGE
from tests.games.heroes3.abilities.table import Table, duel
from tests.games.heroes3.fights import name_of


def before_the_walls(cyclopes: str) -> Table:
    """Cyclopes C far from the Walls, an enemy next to them, the Arrow Tower."""
    t = duel(f"{cyclopes} a1", "peasants neutral a2", board=SIEGE)
    t.fortify("c3", "a3 b3 d3", tower=True)
    return t


def aims(t: Table) -> set[str]:
    """What the ability can destroy."""
    return {t.ref(key[2]) if key[1] == "destroy-tower" else name_of(key[2]) for key in t.offered("ability")}


@pytest.mark.ability("destroy_fortification", "cyclopes few")
@pytest.mark.rule("h3:9:ability-other")
def test_few_cyclopes_destroy_a_wall_or_the_gate_anywhere_though_an_enemy_is_next_to_them() -> None:
    t = before_the_walls("cyclopes few").act("A")
    assert aims(t) == {"a3", "b3", "c3", "d3"} and t.breaches() == set()
    t.choose("destroy", "d3")
    assert t.forts() == {"a3", "b3", "c3"}
    assert t.ask.kind == "test", "that was the whole activation"


@pytest.mark.ability("destroy_fortification", "cyclopes pack", "cyclopes neutral")
@pytest.mark.rule("h3:9:ability-other", "h3:7:tower-only-ranged-or-cards")
@pytest.mark.parametrize("card", ["cyclopes pack", "cyclopes neutral"])
def test_others_destroy_the_arrow_tower_too(card: str) -> None:
    t = before_the_walls(card).act("A")
    assert aims(t) == {"a3", "b3", "c3", "d3", "tower"}
    t.choose("destroy-tower", "tower")
    assert not t.alive("tower") and t.forts() == {"a3", "b3", "c3", "d3"}
    t.next_round().act("A")
    assert "h3:9:ability-other" in t.refusals("ability", "destroy-tower", t.refs["tower"])


@pytest.mark.ability("destroy_fortification", "cyclopes few")
def test_without_a_siege_there_is_nothing_to_destroy() -> None:
    t = duel("cyclopes few a1", "peasants neutral d5", watchers=False).act("A")
    assert t.offered("ability") == []


@pytest.mark.ability("siege_card", "arrow_tower neutral")
@pytest.mark.rule("h3:7:tower-falls-with-walls")
def test_the_tower_lies_beside_the_board_and_leaves_with_the_last_wall() -> None:
    t = duel("cyclopes few a1", "peasants neutral d5", board=SIEGE)
    t.fortify("c3", tower=True)
    assert t.at("tower") == "beside"
    t.act("A").choose("destroy", "c3")
    assert not t.alive("tower")

"""Chapter 2: who places what where in a duel."""

from __future__ import annotations

from random import Random

import pytest

from battlebook.games.heroes3.game import GAME
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance, answer, give
from battlebook.kernel.game import Spec, begin
from tests.games.heroes3.fights import Fight, duel, listed, space

FIVE = ["griffins pack", "halberdiers few", "marksmen pack", "crusaders few", "zealots few"]


def armies(n: int = 5) -> Fight:
    rows = [listed(unit) for unit in (*FIVE, "champions few")][:n]
    return duel(rows, rows)


def placing(fight: Fight, *spots: str) -> tuple[tuple[int, int], ...]:
    assert fight.ask.form is not None
    return tuple(zip(fight.ask.form.limits()["items"], map(space, spots)))


def rule_against(fight: Fight, *spots: str) -> str:
    fault = answer(fight.s, fight.ask.seat, placing(fight, *spots))
    assert fault is not None
    return fault[0].rule


@pytest.mark.rule("h3:2:pvp-attacker-first", "h3:2:pvp-defender-second")
def test_the_attacker_places_first_and_the_defender_sees_it() -> None:
    fight = armies()
    assert (fight.ask.seat, fight.ask.rule) == (0, "h3:2:pvp-attacker-first")
    fight.do(*placing(fight, "a1", "b2"))
    assert (fight.ask.seat, fight.ask.rule) == (1, "h3:2:pvp-defender-second")
    assert fight.units_told("placed") == ["griffins", "halberdiers"]


@pytest.mark.rule("h3:2:place-free", "h3:2:few-pack-kept")
def test_units_stand_where_their_player_wants_on_the_side_they_have() -> None:
    fight = armies()
    fight.do(*placing(fight, "d2", "a1", "c1"))
    assert [fight.where(u) for u in ("griffins", "halberdiers", "marksmen")] == ["d2", "a1", "c1"]
    assert [fight.s.card(u).side for u in range(3)] == ["pack", "few", "pack"]


@pytest.mark.rule("h3:2:board-sides", "h3:2:board-rows", "h3:2:board-size")
def test_each_side_owns_its_backline_and_frontline() -> None:
    fight = armies()
    assert fight.ask.form is not None
    assert fight.ask.form.limits()["spaces"] == list(range(8))
    assert rule_against(fight, "a4") == "h3:2:board-sides"
    fight.do(*placing(fight, "a1"))
    assert fight.ask.form is not None
    assert fight.ask.form.limits()["spaces"] == list(range(12, 20))
    fight.do(*placing(fight, "a5"))


@pytest.mark.rule("h3:2:no-middle-row-deploy")
def test_nobody_is_placed_in_the_middle_row() -> None:
    assert rule_against(armies(), "a1", "b3") == "h3:2:no-middle-row-deploy"


@pytest.mark.rule("h3:2:place-max-five", "h3:9:max-five-of-many")
def test_five_of_many_fight() -> None:
    fight = armies(6)
    assert rule_against(fight, "a1", "b1", "c1", "d1", "a2", "b2") == "h3:2:place-max-five"
    fight.do(*placing(fight, "a1", "b1", "c1", "d1", "a2"))
    fight.do(*placing(fight, "a5"))
    assert fight.s.alive[0].bit_count() == 5


@pytest.mark.rule("h3:2:place-free")
def test_one_unit_a_space_and_at_least_one_unit() -> None:
    fight = armies()
    for spots in (("a1", "a1"), ()):
        assert rule_against(fight, *spots) == "h3:2:place-free"
    assert not fight.s.alive[0]


@pytest.mark.rule("h3:3:attacking-player", "h3:3:defending-player")
def test_combat_begins_when_both_have_placed() -> None:
    fight = armies()
    fight.do(*placing(fight, "a1")).do(*placing(fight, "a5"))
    assert fight.told("combat-begins") and fight.s.stage == 1


@pytest.mark.rule("h3:2:pvp-attacker-first", "h3:2:pvp-defender-second")
@pytest.mark.parametrize("setup", ["duel", "hero-duel", "siege", "sea-fight"])
def test_in_every_combat_of_two_players_the_attacker_places_before_the_defender(setup: str) -> None:
    s = begin(GAME, Spec(setup, {f.name: f.default for f in GAME.setup(setup).fields}), Sampled(2))
    advance(s)
    rng, placed = Random(2), []
    while not s.round:
        assert s.ask is not None
        if s.ask.kind == "place":
            placed.append((s.ask.seat, s.ask.rule))
        give(s, s.ask.seat, s.ask.sample(rng))
    assert placed == [(0, "h3:2:pvp-attacker-first"), (1, "h3:2:pvp-defender-second")]
    assert all(s.alive)

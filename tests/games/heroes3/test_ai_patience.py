"""The computer does not sit a Combat out: Walls and quiet Rounds cost the side that is ahead."""

from __future__ import annotations

from random import Random

import pytest

from battlebook.games.heroes3 import ai, verbs_siege
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.state import State
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance, give
from battlebook.kernel.game import Spec, begin
from battlebook.players.greedy import Greedy
from tests.games.heroes3.battle import Battle
from tests.games.heroes3.test_c7_siege import siege

AHEAD = {"A": "champions pack a1", "D": "halberdiers few d5"}


def test_a_lead_counts_less_with_every_quiet_round() -> None:
    s = Battle(AHEAD, "A").act("A").s
    fresh, behind = ai.evaluate(s, 0), ai.evaluate(s, 1)
    s.quiet = 12
    assert 0 < ai.evaluate(s, 0) < fresh and behind < ai.evaluate(s, 1) < 0
    s.hurt_this_round = True
    assert ai.evaluate(s, 0) == fresh, "damage begins the count anew"


def test_where_nothing_ends_a_quiet_combat_it_costs_nothing() -> None:
    s = Battle(AHEAD, "A", rulings={"h3r:stall": 1}).act("A").s
    fresh = ai.evaluate(s, 0)
    s.quiet = 12
    assert ai.evaluate(s, 0) == fresh


def test_a_wall_that_falls_is_worth_something_to_the_besieger() -> None:
    b = siege("A crusaders few a1", "D crusaders few a5").act("A")
    before, theirs = ai.evaluate(b.s, 0), ai.evaluate(b.s, 1)
    verbs_siege.destroy_fortification(b.s, b.number("b3"), "h3:7:wall-attack-always-succeeds")
    assert ai.evaluate(b.s, 0) > before and ai.evaluate(b.s, 1) < theirs


@pytest.mark.parametrize("seed", range(3))
def test_a_greedy_besieger_on_foot_gets_through_the_walls(seed: int) -> None:
    mine = [{"unit": "crusaders", "side": "pack"}, {"unit": "champions", "side": "pack"}]
    theirs = [{"unit": "halberdiers", "side": "few"}, {"unit": "marksmen", "side": "few"}]
    spec = Spec("siege", {**{f.name: f.default for f in GAME.setup("siege").fields}, "armies": [mine, theirs]})
    s: State = begin(GAME, spec, Sampled(seed))
    advance(s)
    assert s.ask is not None
    player, rng, walls = Greedy(GAME), Random(seed), 0
    while s.ask is not None:
        give(s, s.ask.seat, player.choose(GAME.known(s, s.ask.seat), s.ask.seat, rng).key)
        walls = max(walls, s.forts.bit_count())
        assert s.round <= 12, "it goes on and on"
    assert walls == 4 and s.winner == 0

"""Chapter 2: every set-up leads from the placing of units to the first Round of a Combat."""

from __future__ import annotations

from random import Random

import pytest

from battlebook.games.heroes3.game import GAME
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance, give, open_part
from battlebook.kernel.game import begin
from battlebook.kernel.gate import waiting

SETUPS = [setup.key for setup in GAME.setups]
MOST = 400


@pytest.mark.parametrize("setup", SETUPS)
def test_placing_leads_to_the_first_round(setup: str) -> None:
    rng = Random(1)
    s = begin(GAME, GAME.sample_spec(setup, rng), Sampled(1))
    advance(s)
    for _ in range(MOST):
        if s.round or s.ask is None:
            break
        seat = waiting(s)[0]
        part = open_part(s, seat)
        assert part is not None
        give(s, seat, part.sample(rng))
    assert s.round == 1

"""Fast ways against plain ones on other boards: what is offered is what nothing refuses."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.rules import c9_permissions
from battlebook.games.heroes3.rules.procedures import MOVED, NOTHING, SHOT
from battlebook.games.heroes3.state import State
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance, give
from tests.harness.cases import scaled

DEEDS = {"act": NOTHING, "follow": MOVED, "step": SHOT}


def asked(setup: str, count: int) -> Iterator[State]:
    """States in which a unit is asked what it does, from random fights."""
    for seed in range(count):
        rng = Random(seed)
        spec = GAME.sample_spec(setup, rng)
        led = {"heroes": []} if "heroes" in spec.options else {}  # cards change what may be done
        s: State = GAME.new_state(spec._replace(options={**spec.options, **led}), Sampled(seed))
        advance(s)
        while s.ask is not None:
            if s.ask.kind in DEEDS:
                yield s
            give(s, s.ask.seat, s.ask.sample(rng))


@pytest.mark.parametrize("setup", ["siege", "sea-fight", "random-town", "battlefield", "battlefield-neutral"])
def test_offered_is_what_nothing_refuses(setup: str) -> None:
    for s in asked(setup, scaled(6)):
        assert s.ask is not None
        unit, deed = s.ask.args[0], DEEDS[s.ask.kind]
        offered = {o.key for g in s.ask.groups if g.verb != "ability" for o in g.options}
        allowed = {k for k in c9_permissions.every_key(s, unit) if c9_permissions.refuse(s, unit, k, deed) is None}
        assert offered == allowed, (s.card(unit), s.place[unit], sorted(offered ^ allowed))


@pytest.mark.parametrize("setup", ["siege", "sea-fight", "battlefield"])
def test_every_denied_candidate_says_why(setup: str) -> None:
    for s in asked(setup, scaled(3)):
        assert s.ask is not None
        for denied in GAME.denied(s, s.ask):
            assert denied.refusals and s.ask.find(denied.key) is None

"""Chapter 13, hands: drawn to the limit of the Level before the Combat, and never filled up in it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.holders import holder
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance, answer
from battlebook.kernel.game import Spec, begin


def new_duel(level: int) -> Any:
    heroes = [{"hero": "catherine", "level": level}, {"hero": "sandro", "level": 1}]
    return begin(GAME, Spec("hero-duel", {"armies": ["necropolis-core", "castle-core"], "heroes": heroes}), Sampled(3))


@pytest.mark.rule("h3:13:hand-not-refilled")
@pytest.mark.parametrize(("level", "cards"), [(1, 4), (3, 5), (5, 6), (7, 7)])
def test_hands_are_drawn_before_the_combat(level: int, cards: int) -> None:
    s = new_duel(level)
    advance(s)
    assert len(holder(s, 0).hand) == cards and len(holder(s, 1).hand) == 4


@pytest.mark.rule("h3:13:hand-not-refilled")
def test_no_hand_is_filled_up_in_combat() -> None:
    s = new_duel(7)
    advance(s)
    sizes = []
    while s.ask is not None and s.round < 3:
        key = s.ask.form.sample(Random(1)) if s.ask.form is not None else None
        for verb in ("pass", "end", "defend"):
            if key is None and s.ask.find((verb,)) is not None:
                key = (verb,)
        assert answer(s, s.ask.seat, key or next(o.key for o in s.ask.options() if o.key[0] != "play")) is None
        sizes.append(len(holder(s, 0).hand))
    assert s.round == 3 and set(sizes) == {7}

"""View plus patch is the fresh view."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlebook.kernel import gate
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance, give, open_part
from battlebook.kernel.game import Game, begin
from battlebook.table import patches
from tests.table.house import TOYS

leaves = st.none() | st.booleans() | st.integers(-3, 3) | st.text(max_size=2)
trees = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=3)
)


@given(trees, trees)
def test_a_patch_turns_one_view_into_another(old: Any, new: Any) -> None:
    before = json.dumps(old)
    settings, removals = patches.diff(old, new)
    made = patches.apply(old, settings, removals)
    assert json.dumps(made) == json.dumps(new) or sorted_dump(made) == sorted_dump(new)
    assert json.dumps(old) == before


def sorted_dump(value: Any) -> str:
    """JSON with sorted keys: the order in an object means nothing."""
    return json.dumps(value, sort_keys=True)


def test_equal_views_need_no_patch() -> None:
    assert patches.diff({"a": [1, (2, 3)]}, {"a": [1, [2, 3]]}) == ([], [])
    assert patches.diff({"a": 1}, {"a": True}) == ([(["a"], True)], [])


@pytest.mark.parametrize("game", TOYS.values(), ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(5))
def test_patches_follow_random_games(game: Game, seed: int) -> None:
    rng = Random(seed)
    s: Any = begin(game, game.sample_spec(game.setups[0].key, rng), Sampled(seed))
    advance(s)
    seats = (-1, *range(len(game.setups[0].seat_names)))
    shown = {seat: plain(game, s, seat) for seat in seats}
    for _ in range(120):
        if s.ask is None:
            break
        asked = rng.choice(gate.waiting(s))
        part = open_part(s, asked)
        assert part is not None
        give(s, asked, part.sample(rng))
        for seat in seats:
            new = plain(game, s, seat)
            settings, removals = json.loads(json.dumps(patches.diff(shown[seat], new)))
            assert patches.apply(shown[seat], settings, removals) == new
            shown[seat] = new


def plain(game: Game, s: Any, seat: int) -> Any:
    """A view as it comes out of JSON."""
    return json.loads(json.dumps(gate.view(game, s, seat)))

"""Masks of who has seen what, known states, and worlds that fit them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from battlebook.kernel.chance import NoSource, Sampled
from battlebook.kernel.determinize import awaken, deal, deal_constrained
from battlebook.kernel.forms import Pick
from battlebook.kernel.frames import Frame, advance, give, push
from battlebook.kernel.knowledge import (
    EVERYBODY,
    forget,
    may_see,
    public_part,
    reveal,
    seat_mask,
    seen_by,
    show,
)
from battlebook.kernel.options import Ask
from battlebook.kernel.sealed import HIDDEN, sealed
from battlebook.kernel.state import State


def test_who_has_looked_knows_and_a_spectator_only_what_lies_open() -> None:
    seen = [0, 0, 0]
    show(seen, 0, seat_mask(1, 3))
    reveal(seen, 1)
    assert [may_see(seen, 0, seat) for seat in (0, 1, 2, 3, -1)] == [False, True, False, True, False]
    assert all(may_see(seen, 1, seat) for seat in (0, 3, -1))
    assert seen_by(seen, 1) == (0, 1) and seen_by(seen, 0) == (1,) and seen_by(seen, -1) == (1,)
    assert seen[1] == EVERYBODY


def test_what_is_hidden_again_is_known_to_those_who_keep_it() -> None:
    seen = [EVERYBODY]
    forget(seen, 0, keep=seat_mask(2))
    assert seen_by(seen, 2) == (0,) and seen_by(seen, 0) == () and seen_by(seen, -1) == ()
    forget(seen, 0)
    assert seen == [0]


class Choice(Frame):
    """Three seats choose in secret."""

    __slots__ = ()
    steps = (
        lambda s, f: sealed("r", "pick", [Ask(n, "r", "pick", form=Pick("r", (1, 2, 3), 0, 2)) for n in (0, 1, 2)]),
    )


def half_answered() -> State:
    s = State(Sampled(4))
    push(s, Choice())
    advance(s)
    give(s, 0, ())
    give(s, 2, (1, 3))
    s.counts, s.epoch, s.answer, s.sink, s.drawn = [3, 1, 0], 2, ("old",), [], []
    return s


def test_the_public_part_holds_no_chance_no_answer_and_no_secret() -> None:
    s = half_answered()
    k = public_part(State(), s, 2)
    assert k.sealed == ((0, HIDDEN), (2, (1, 3)))
    assert isinstance(k.source, NoSource) and k.answer is None and k.sink is None and k.drawn is None
    assert (k.counts, k.epoch, k.at) == (s.counts, s.epoch, s.at)
    assert k.stack == s.stack and k.stack is not s.stack and k.counts is not s.counts
    assert k.ask is None, "it has answered"
    waiting = public_part(State(), s, 1).ask
    assert waiting is not None and waiting.seat == 1
    assert public_part(State(), s, -1).sealed == ((0, HIDDEN), (2, HIDDEN))


def test_a_world_wakes_with_dice_of_its_own_and_a_guess_at_secret_answers() -> None:
    s = half_answered()
    worlds = [awaken(public_part(State(), s, 2), Random(seed)) for seed in range(60)]
    assert all(world.ask is not None and world.ask.seats == (0, 1, 2) for world in worlds)
    assert all(world.sealed[1] == (2, (1, 3)) for world in worlds)
    guesses = Counter(dict(world.sealed)[0] for world in worlds)
    assert len(guesses) > 4 and HIDDEN not in guesses
    assert len({world.source.seed for world in worlds}) == len(worlds)
    own = awaken(public_part(State(), s, 0), Random(1))
    assert dict(own.sealed)[0] == (), "an empty answer of one's own is no secret"


def test_dealing_is_even_and_without_repetition() -> None:
    rng = Random(1)
    counts = Counter(tuple(deal([4, 5, 6], 2, rng)) for _ in range(3000))
    assert len(counts) == 6 and all(400 < n < 600 for n in counts.values())
    assert deal([1], 0, rng) == []
    with pytest.raises(ValueError, match="3 hidden places, but only 2 unseen things"):
        deal([1, 2], 3, rng)


def test_dealing_keeps_to_what_each_place_allows() -> None:
    rng = Random(1)
    even, odd = (lambda n: n % 2 == 0), (lambda n: n % 2 == 1)
    rows = [deal_constrained([1, 2, 3, 4], [odd, even, odd], rng) for _ in range(200)]
    assert all(row[0] % 2 == 1 and row[1] % 2 == 0 and row[2] % 2 == 1 and row[0] != row[2] for row in rows)
    assert len({tuple(row) for row in rows}) == 4
    with pytest.raises(ValueError, match="no world fits what is known"):
        deal_constrained([1, 3], [even], rng)


def test_dealing_begins_again_when_it_ran_into_a_corner() -> None:
    small, any_number = (lambda n: n == 1), (lambda n: True)
    rows = [deal_constrained([1, 2], [any_number, small], Random(seed)) for seed in range(50)]
    assert all(row == [2, 1] for row in rows)

"""The one door for chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from battlebook.kernel.chance import (
    CARDS,
    DICE,
    OTHER,
    Draw,
    Keyed,
    NoSource,
    Sampled,
    Scripted,
    ScriptEnded,
    Source,
    draw_one,
    fresh_source,
    roll,
    shuffle,
)
from battlebook.kernel.state import State

SOURCES = [Keyed(b"key"), Sampled(5)]


@pytest.mark.parametrize("source", SOURCES, ids=["keyed", "sampled"])
@pytest.mark.parametrize("sides", [2, 3, 6, 12, 52])
def test_results_are_even(source: Source, sides: int) -> None:
    n = 6000
    counts = Counter(source.draw(DICE, 0, i, sides) for i in range(n))
    expected = n / sides
    assert set(counts) == set(range(sides))
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi < sides + 5 * (2 * sides) ** 0.5


@pytest.mark.parametrize("source", SOURCES, ids=["keyed", "sampled"])
def test_a_draw_is_pure_and_streams_and_epochs_differ(source: Source) -> None:
    def run(stream: int, epoch: int) -> list[int]:
        return [source.draw(stream, epoch, i, 1000) for i in range(40)]

    rows = [run(stream, epoch) for stream in (DICE, CARDS, OTHER) for epoch in (0, 1, 2)]
    assert rows[0] == run(DICE, 0)
    assert len({tuple(row) for row in rows}) == len(rows)
    assert len({tuple(row[:3]) for row in rows}) == len(rows)


def test_keys_and_seeds_differ() -> None:
    assert Keyed(b"a").draw(0, 0, 0, 1 << 30) != Keyed(b"b").draw(0, 0, 0, 1 << 30)
    assert Sampled(1).draw(0, 0, 0, 1 << 30) != Sampled(2).draw(0, 0, 0, 1 << 30)
    sources = [fresh_source(Random(7)) for _ in range(2)]
    assert sources[0].seed == sources[1].seed


def test_rolls_are_counted_and_logged() -> None:
    s = State(Scripted({DICE: [3, 1], CARDS: [0]}))
    s.drawn = []
    assert (roll(s, DICE, 6), roll(s, CARDS, 2), roll(s, DICE, 6)) == (3, 0, 1)
    assert s.counts == [2, 1, 0]
    assert s.drawn == [Draw(DICE, 6, 3), Draw(CARDS, 2, 0), Draw(DICE, 6, 1)]


def test_a_script_that_ends_or_does_not_fit_says_so() -> None:
    s = State(Scripted({DICE: [6]}))
    with pytest.raises(ScriptEnded, match="scripted result 6 is not one of 6"):
        roll(s, DICE, 6)
    with pytest.raises(ScriptEnded, match="stream 0 has no scripted result number 1"):
        roll(s, DICE, 6)


def test_a_script_may_begin_in_the_middle() -> None:
    s = State(Scripted({DICE: [2]}, base={DICE: 10}))
    s.counts[DICE] = 10
    assert roll(s, DICE, 6) == 2


def test_a_known_state_holds_no_chance() -> None:
    assert isinstance(State().source, NoSource)
    with pytest.raises(ScriptEnded, match="determinize it first"):
        roll(State(), DICE, 6)
    with pytest.raises(NotImplementedError):
        Source().draw(0, 0, 0, 6)


def test_one_card_is_drawn_from_a_pile() -> None:
    s = State(Scripted({CARDS: [1]}))
    assert draw_one(s, CARDS, (4, 7, 9)) == (7, (4, 9))


def test_a_shuffle_is_an_even_permutation() -> None:
    s = State(Sampled(3))
    counts = Counter(shuffle(s, CARDS, (0, 1, 2, 3)) for _ in range(4800))
    assert len(counts) == 24
    assert all(140 < count < 260 for count in counts.values())

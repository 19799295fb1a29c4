"""Random games, decision by decision, and what can be compared about them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from battlebook.kernel import gate
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import Fault, NotAsked, advance, answer, check, give, open_part
from battlebook.kernel.game import begin
from battlebook.kernel.options import Ask, Key, Sealed
from battlebook.kernel.state import State
from tests.harness.cases import SCALE, Case

CLOSE, SOME = 60, 6  # all of the first decisions are looked at, then one in so many
MOST_DECISIONS = 5_000  # a random game that is longer does not end


def begun(case: Case, seed: int) -> State:
    """A game run to its first ask."""
    s = begin(case.game, case.spec(seed), Sampled(seed))
    advance(s)
    return s


def decisions(s: State, rng: Random, most: int = MOST_DECISIONS) -> Iterator[tuple[int, Ask]]:
    """Play on at random. Yields the seat and its part of the ask; answers when the caller comes back.

    Every day only some of the later decisions of a long game are shown to the caller.
    """
    for n in range(most):
        if s.ask is None:
            return
        seat = rng.choice(gate.waiting(s))
        part = open_part(s, seat)
        assert part is not None
        if n < CLOSE or n % SOME == 0 or SCALE > 1:
            yield seat, part
        give(s, seat, part.sample(rng))
    assert s.ask is None or most < MOST_DECISIONS, f"no end after {most} decisions"


def finish(s: State, rng: Random) -> State:
    """Play to the end."""
    for _ in decisions(s, rng):
        pass
    return s


def ask_plain(ask: Ask | None) -> Any:
    """Everything about an ask that can be compared."""
    if ask is None:
        return None
    if isinstance(ask, Sealed):
        return [ask.rule, ask.kind, *map(ask_plain, ask.parts)]
    groups = [(g.rule, g.verb, [(o.key, o.target) for o in g.options]) for g in ask.groups]
    form = None if ask.form is None else (ask.form.kind, ask.form.rule, ask.form.limits())
    return (ask.seat, ask.rule, ask.kind, ask.args, ask.window, groups, form)


def verdict(fault: Fault | None) -> tuple[str, str, int] | None:
    """A fault as something that can be compared."""
    return None if fault is None else (fault[0].rule, fault[0].cause, fault[1])


def wrong_answers(part: Ask, rng: Random) -> list[Key]:
    """Tuples that look like answers: wrong words, wrong types, wrong lengths, spoiled legal ones."""
    good = part.sample(rng)
    spoiled = [(*good[:i], value, *good[i + 1 :]) for i in range(len(good)) for value in look_alikes(good[i])]
    return [("no-such-verb",), (), (*good, 0), (good,), *spoiled]


def look_alikes(value: Any) -> list[Any]:
    """Values near to a legal one that are not it."""
    if isinstance(value, int):
        return [value + 1000, -value - 1000, float(value), str(value), None, value == 1, [value]]
    if isinstance(value, tuple):
        return [list(value), value + value, None]
    return [value + "x", "", None]


def refused(s: State, seat: int, key: Any) -> tuple[str, str, int] | None:
    """What the driver says to an answer."""
    return verdict(check(s, seat, key))


def is_refused_as_not_asked(s: State, seat: int, key: Key) -> bool:
    """Whether the seat is told that it has nothing to answer."""
    try:
        answer(s, seat, key)
    except NotAsked:
        return True
    return False

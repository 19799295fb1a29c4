"""Playing a state to its end at random, as fast as it goes: for measuring, and for players that look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from battlebook.kernel.frames import advance, give
from battlebook.kernel.options import Sealed

if TYPE_CHECKING:
    from random import Random

    from battlebook.kernel.state import State


def play_out(s: State, rng: Random) -> int:
    """Answer every ask with a random legal answer until nobody is asked; returns how many of them were choices between
    two or more (a form counts as one)."""
    n = 0
    while True:
        ask = s.ask
        if ask is None:
            return n
        size = ask.size
        if not size and isinstance(ask, Sealed):
            done = [seat for seat, _ in s.sealed]
            for part in ask.parts:
                if part.seat not in done:
                    n += part.size != 1
                    give(s, part.seat, part.sample(rng))
        else:
            n += size != 1
            s.answer = ask.sample(rng)  # what `give` does with an answer that no other seat's has to wait for
            advance(s)

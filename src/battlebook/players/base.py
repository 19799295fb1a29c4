"""What a computer player is, and the levels there are.

A player gets what its seat knows and nothing else, and a generator of its own: the same known state and the same
generator give the same answer.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, NamedTuple

from battlebook.kernel.options import Ask, Key
from battlebook.kernel.words import Words


class Choice(NamedTuple):
    """An answer and, in one line, why."""

    key: Key
    why: Words


class Player:
    """Base of all players. ``blind`` players look at the ask alone, so nobody needs to build a known state for them."""

    level: ClassVar[str] = ""
    blind: ClassVar[bool] = False

    def choose(self, known: Any, seat: int, rng: Random) -> Choice:
        """The answer of ``seat`` to its part of the ask, which is ``known.ask``."""
        return self.answer(known.ask, rng)

    def answer(self, ask: Ask, rng: Random) -> Choice:
        """The answer of a blind player."""
        raise NotImplementedError

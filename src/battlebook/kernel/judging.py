"""What computer players ask of a game: how a side stands, which answers are worth a look, what it thinks of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.options import Ask, Key


@mypyc_attr(allow_interpreted_subclasses=True)
class Judging:
    """The part of `Game` for the computer's players."""

    def evaluate(self, s: Any, seat: int) -> float:
        """How well the seat stands, from -1 (lost) to 1 (won); 0 is even."""
        raise NotImplementedError

    def candidates(self, s: Any, ask: Ask, rng: Random) -> Sequence[Key]:
        """Answers worth looking at: every option, or a few good answers to a form; best guesses first."""
        if ask.form is not None:
            return [ask.form.sample(rng) for _ in range(8)]
        return [option.key for option in ask.options()]

    def judged(self, known: Any, ask: Ask, rng: Random) -> Mapping[Key, float] | None:
        """What the game thinks of answers without trying them, each from -1 to 1 as `evaluate` counts; None where a
        player has to try them. For games in which a decision shows what it is worth only many decisions later."""
        return None

"""A game whose evaluation never ends when the goal is odd, and fails when it is 8."""

from __future__ import annotations

from tests.kernel.toys.tutorial.game import Tutorial, TutorialState


class Slow(Tutorial):
    """The tutorial game with an evaluation that goes wrong."""

    key = "slow"

    def evaluate(self, s: TutorialState, seat: int) -> float:
        while s.goal % 2:
            pass
        if s.goal == 8:
            raise ArithmeticError("no number for this")
        return super().evaluate(s, seat)


GAME = Slow()

"""The player that takes any legal answer with equal chance."""

from __future__ import annotations

from random import Random

from battlebook.kernel.options import Ask
from battlebook.kernel.words import words
from battlebook.players.base import Choice, Player


class Uniform(Player):
    """Every option with the same chance; for a form, a random legal answer."""

    level = "random"
    blind = True

    def answer(self, ask: Ask, rng: Random) -> Choice:
        """One of the options, or a sample of the form."""
        return Choice(ask.sample(rng), words("player-why-random", n=ask.count()))

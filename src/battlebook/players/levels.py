"""The levels that a seat may be given to, weakest first, with honest descriptions in ``labels/``."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from battlebook.kernel.game import Game
from battlebook.kernel.words import Words, words
from battlebook.players.base import Player
from battlebook.players.greedy import Greedy
from battlebook.players.uniform import Uniform


class Level(NamedTuple):
    """One level: its key, and how its player is made for a game."""

    key: str
    make: Callable[[Game], Player]

    @property
    def title(self) -> Words:
        """The level's name."""
        return words(f"player-{self.key}")

    @property
    def about(self) -> Words:
        """What it does and how strong that is, in two sentences."""
        return words(f"player-{self.key}.about")


LEVELS: dict[str, Level] = {
    "random": Level("random", lambda game: Uniform()),
    "greedy": Level("greedy", Greedy),
}


def player(level: str, game: Game) -> Player:
    """The player of a level for a game. Raises KeyError for an unknown level."""
    return LEVELS[level].make(game)

"""Games by name, in this process and in a worker's."""

from __future__ import annotations

import importlib

from battlebook.kernel.game import Game, games


def game_name(game: Game) -> str:
    """A name under which a worker process finds the game: its key, or the module that exports it."""
    return game.key if games().get(game.key) is game else type(game).__module__


def game_named(name: str) -> Game:
    """The game of this name. Raises KeyError for a key that is not installed."""
    if "." not in name:
        return games()[name]
    game: Game = importlib.import_module(name).GAME
    return game

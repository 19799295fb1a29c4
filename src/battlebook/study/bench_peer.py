"""The peer of the bench: python-chess, and icepool for exact odds. Both are development dependencies."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

BOARDS = 200
EVERY = 7
QUIET = 150


class NoPeer(ImportError):
    """The peer is not installed."""


class Peer:
    """python-chess playing random games, and boards out of such games. Raises `NoPeer` without the package chess."""

    def __init__(self) -> None:
        try:
            self.chess: Any = importlib.import_module("chess")
        except ImportError:
            raise NoPeer("the package chess is not installed; it comes with the extra dev") from None
        self.boards = self.some_boards()
        self.icepool = icepool()
        self.has_odds = self.icepool is not None

    def random_game(self, seed: int) -> int:
        """A random game to mate, stalemate, too little material or 75 quiet moves, as fast as it goes; its plies."""
        board = self.chess.Board()
        rng = Random(seed)
        plies = 0
        while True:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= QUIET or board.is_insufficient_material():
                return plies
            board.push(moves[int(rng.random() * len(moves))])
            plies += 1

    def some_boards(self) -> list[Any]:
        """Boards from all over some random games."""
        rng = Random(0)
        found: list[Any] = []
        n = 0
        while len(found) < BOARDS:
            board = self.chess.Board()
            while not board.is_game_over() and len(found) < BOARDS:
                board.push(rng.choice(list(board.legal_moves)))
                n += 1
                if n % EVERY == 0:
                    found.append(board.copy(stack=False))
        return found

    def copy(self, i: int) -> object:
        """The peer's clone."""
        return self.boards[i].copy(stack=False)

    def fen(self, i: int) -> object:
        """The peer's way to write a position down."""
        return self.boards[i].fen()

    def odds(self, i: int) -> object:
        """An attack and the answer to it, exactly, by icepool: a die each way, and who is left."""
        die = self.icepool.Die([-1, 0, 0, 0, 0, 1])
        health = 1 + i % 5

        def fight(attack: int, answer: int) -> tuple[bool, bool]:
            killed = max(0, 3 + attack - 1) >= health
            return killed, not killed and max(0, 2 + answer) >= 3

        return self.icepool.map(fight, die, die)


def icepool() -> Any:
    """The package icepool, or None."""
    try:
        return importlib.import_module("icepool")
    except ImportError:
        return None

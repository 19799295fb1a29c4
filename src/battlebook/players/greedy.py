"""The player that looks one decision ahead.

It plays on worlds that fit what its seat knows, never on the truth: known state -> fill -> answer -> evaluate. When an
answer leads to another ask of its own (move, then attack) it looks through that as well. All candidates meet the same
worlds and the same dice, and the more promising ones meet more of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from battlebook.kernel.chance import fresh_source
from battlebook.kernel.frames import give, open_part
from battlebook.kernel.game import Game
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.words import words
from battlebook.players.base import Choice, Player

# (worlds looked at in this round, candidates kept for it; 0 keeps all)
ROUNDS = ((4, 0), (8, 6), (16, 3))
DEPTH = 2  # own asks that are looked through after the first
WIDTH = 12  # candidates of such an ask
DICE = 3  # futures of each of them
STEPS = 6000  # answers tried for one choice, at most
CLOSE = 1e-9


class Greedy(Player):
    """One decision ahead with the game's evaluation."""

    level = "greedy"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, known: Any, seat: int, rng: Random) -> Choice:
        """The candidate with the best mean value over worlds that fit."""
        keys = list(dict.fromkeys(self.game.candidates(known, known.ask, rng)))
        if len(keys) == 1:
            return Choice(keys[0], words("player-why-only"))
        look = Look(self.game, seat, rng)
        values = look.compare(known, keys)
        best = max(values.values())
        chosen = rng.choice([key for key in values if values[key] >= best - CLOSE])
        return Choice(chosen, explained(values, chosen, len(keys)))


def explained(values: dict[Key, float], chosen: Key, n: int) -> Any:
    """The choice in words: its value and the next best one's, in hundredths."""
    rest = [value for key, value in values.items() if key != chosen]
    value, second = round(values[chosen] * 100), round(max(rest, default=-1.0) * 100)
    if value == second:
        return words("player-why-equal", n=n, value=value)
    return words("player-why-greedy", n=n, value=value, second=second)


class Look:
    """One look ahead of a seat. ``left``: answers that may still be tried. ``rolled``: chance was used."""

    def __init__(self, game: Game, seat: int, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.left = STEPS
        self.rolled = False

    def compare(self, known: Any, keys: Sequence[Key]) -> dict[Key, float]:
        """The mean values of the candidates that reached the last round, best first guess first."""
        sums = dict.fromkeys(keys, 0.0)
        seen = 0
        for worlds, kept in ROUNDS:
            if kept:
                best = sorted(sums, key=lambda key: -sums[key])[:kept]
                sums = {key: sums[key] for key in best}
            if len(sums) == 1 and seen:
                break
            for _ in range(worlds):
                if self.left < len(sums) and seen:
                    break
                certain = self.one_world(known, sums)
                seen += 1
                if certain:
                    return {key: total / seen for key, total in sums.items()}
        return {key: total / seen for key, total in sums.items()}

    def one_world(self, known: Any, sums: dict[Key, float]) -> bool:
        """Add each candidate's value in a new world. True when another world could show nothing else."""
        world = self.game.fill(known, self.rng)
        self.rolled = False
        for key in sums:
            after = self.game.table.clone(world)
            self.left -= 1
            give(after, self.seat, key)
            self.rolled = self.rolled or after.counts != world.counts
            sums[key] += self.value(after, DEPTH)
        return not (self.rolled or self.game.hides)

    def value(self, s: Any, depth: int) -> float:
        """The value of a state: through own asks, then by the game's evaluation."""
        ask = open_part(s, self.seat)
        if ask is None or depth == 0 or self.left <= 0:
            return self.game.evaluate(s, self.seat)
        return self.best_of(s, ask, depth)

    def best_of(self, s: Any, ask: Ask, depth: int) -> float:
        """The best mean value among the answers to an own ask.

        The dice of these answers are new ones: a plan may not count on dice that it has seen.
        """
        keys = list(self.game.candidates(s, ask, self.rng))[:WIDTH]
        sources = [fresh_source(self.rng) for _ in range(DICE)]
        best = -1.0
        for key in keys:
            total, n = 0.0, 0
            for source in sources:
                after = self.game.table.clone(s)
                after.source = source
                self.left -= 1
                give(after, self.seat, key)
                total += self.value(after, depth - 1)
                n += 1
                if after.counts == s.counts:
                    break
                self.rolled = True
            best = max(best, total / n)
        return best

"""The player that looks one decision ahead.

It plays on worlds that fit what its seat knows, never on the truth: known state -> fill -> answer -> evaluate. When an
answer leads to another ask of its own (move, then attack) it looks through that as well. All candidates meet the same
worlds and the same dice, and the more promising ones meet more of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from battlebook.kernel.chance import Source, fresh_source
from battlebook.kernel.frames import give, open_part
from battlebook.kernel.game import Game
from battlebook.kernel.options import Key
from battlebook.kernel.words import words
from battlebook.players.base import Choice, Player

# (worlds looked at in this round, candidates kept for it; 0 keeps all)
ROUNDS = ((3, 0), (6, 6), (12, 3))
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
        """The answer that the game thinks best of; else the candidate with the best mean value over worlds that
        fit."""
        judged = self.game.judged(known, known.ask, rng)
        if judged is not None:
            return self.best_of(judged, rng)
        keys = list(dict.fromkeys(self.game.candidates(known, known.ask, rng)))
        if len(keys) == 1:
            return Choice(keys[0], words("player-why-only"))
        return self.best_of(Look(self.game, seat, known, rng).compare(keys), rng, len(keys))

    def best_of(self, values: Mapping[Key, float], rng: Random, n: int = 0) -> Choice:
        """The best answer, by chance among equals. ``n``: how many were looked at, if more than have a value."""
        if len(values) == 1:
            return Choice(next(iter(values)), words("player-why-only"))
        best = max(values.values())
        chosen = rng.choice([key for key in values if values[key] >= best - CLOSE])
        return Choice(chosen, explained(values, chosen, n or len(values)))


def explained(values: Mapping[Key, float], chosen: Key, n: int) -> Any:
    """The choice in words: its value and the next best one's, in hundredths."""
    rest = [value for key, value in values.items() if key != chosen]
    value, second = round(values[chosen] * 100), round(max(rest, default=-1.0) * 100)
    if value == second:
        return words("player-why-equal", n=n, value=value)
    return words("player-why-greedy", n=n, value=value, second=second)


class Guess:
    """What is known of a candidate: the sum of its values over ``seen`` worlds; ``certain`` when all will be equal."""

    __slots__ = ("certain", "seen", "total")

    def __init__(self) -> None:
        self.total = 0.0
        self.seen = 0
        self.certain = False

    @property
    def mean(self) -> float:
        """The mean value; worst of all before the first world."""
        return self.total / self.seen if self.seen else -2.0


class Look:
    """One look ahead of a seat. ``left``: answers that may still be tried. ``rolled``: chance was used in this one."""

    def __init__(self, game: Game, seat: int, known: Any, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.known = known
        self.about = known.ask.args[:1]
        self.rng = rng
        self.left = STEPS
        self.rolled = False
        self.hides = game.hides_here(known)

    def compare(self, keys: Sequence[Key]) -> dict[Key, float]:
        """The mean values of the candidates that were looked at to the end."""
        guesses = {key: Guess() for key in keys}
        for worlds, kept in ROUNDS:
            if kept:
                best = sorted(guesses, key=lambda key: -guesses[key].mean)[:kept]
                guesses = {key: guesses[key] for key in best}
            for _ in range(worlds):
                if not self.one_world(guesses):
                    break
        return {key: guess.mean for key, guess in guesses.items() if guess.seen}

    def one_world(self, guesses: dict[Key, Guess]) -> bool:
        """Look at every candidate that is not certain yet in a new world; False when there is nothing left to do."""
        unsure = [key for key, guess in guesses.items() if not guess.certain]
        if not unsure or self.left <= 0 or (len(guesses) == 1 and guesses[unsure[0]].seen):
            return False
        world = self.game.fill(self.known, self.rng)
        for key in unsure:
            after = self.game.table.clone(world)
            self.rolled = False
            self.give(after, key)
            guess = guesses[key]
            guess.total += self.value(after, DEPTH)
            guess.seen += 1
            guess.certain = not (self.rolled or self.hides)
        return True

    def give(self, s: Any, key: Key) -> None:
        """Take an answer of the seat, and notice whether chance was used."""
        before = s.counts[:]
        self.left -= 1
        give(s, self.seat, key)
        self.rolled = self.rolled or s.counts != before

    def value(self, s: Any, depth: int) -> float:
        """The value of a state: through own asks about the same thing, then by the game's evaluation."""
        ask = open_part(s, self.seat)
        if ask is None or depth == 0 or self.left <= 0 or ask.args[:1] != self.about:
            return self.game.evaluate(s, self.seat)
        keys = self.game.candidates(s, ask, self.rng)[:WIDTH]
        sources = [fresh_source(self.rng) for _ in range(DICE)]
        return max(self.mean(s, key, sources, depth) for key in keys)

    def mean(self, s: Any, key: Key, sources: Sequence[Source], depth: int) -> float:
        """The mean value of an answer to an own ask that comes later.

        Its dice are new ones: a plan may not count on dice that it has seen.
        """
        total = 0.0
        for n, source in enumerate(sources, 1):
            after = self.game.table.clone(s)
            after.source = source
            rolled, self.rolled = self.rolled, False
            self.give(after, key)
            total += self.value(after, depth - 1)
            sure, self.rolled = not self.rolled, self.rolled or rolled
            if sure:
                return total / n
        return total / len(sources)

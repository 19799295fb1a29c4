"""Measurements of the bench: each runs ours and the peer's in turn, round by round, and tells a row."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, Protocol

from battlebook.kernel.chance import Keyed
from battlebook.kernel.frames import advance
from battlebook.kernel.game import Game, Spec
from battlebook.kernel.playout import play_out
from battlebook.kernel.proof import open_key
from battlebook.kernel.state import State
from battlebook.study.bench_peer import Peer

SAMPLES = 200


class Row(NamedTuple):
    """One measurement. ``peer`` names what it is compared with."""

    what: str
    value: float | None
    unit: str
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None


class Measure(Protocol):
    """Something that is measured in rounds."""

    def round(self, seconds: float) -> None:
        """Measure for some seconds, on each side."""

    def rows(self) -> list[Row]:
        """What came out."""


def random_decisions(game: Game, spec: Spec, seed: int) -> int:
    """Play a random game as fast as it goes; returns how many decisions it had."""
    s: State = game.new_state(spec, Keyed(open_key(seed)))
    s.drawn = []
    advance(s)
    return play_out(s, Random(seed))


class Speed:
    """Decisions a second of random play, and the length of a whole game."""

    def __init__(self, game: Game, spec: Spec, peer: Peer | None) -> None:
        self.game = game
        self.spec = spec
        self.peer = peer
        self.seed = 0
        self.mine: list[tuple[int, int, float]] = []
        self.theirs: list[tuple[int, int, float]] = []

    def round(self, seconds: float) -> None:
        """Whole random games for some time, on each side; at least one."""
        self.mine.append(self.play(lambda seed: random_decisions(self.game, self.spec, seed), seconds))
        if self.peer is not None:
            self.theirs.append(self.play(self.peer.random_game, seconds))

    def play(self, one: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
        """(games, decisions, seconds)."""
        games = decisions = 0
        began = time.process_time()
        passed = 0.0
        while passed < seconds:
            self.seed += 1
            decisions += one(self.seed)
            games += 1
            passed = time.process_time() - began
        return games, decisions, passed

    def a_second(self, rounds: Sequence[tuple[int, int, float]]) -> float | None:
        """Decisions a second, the median round."""
        return statistics.median(n / seconds for _, n, seconds in rounds) if rounds else None

    def a_game(self, rounds: Sequence[tuple[int, int, float]]) -> float | None:
        """Milliseconds a game, the median round."""
        return statistics.median(1000 * seconds / games for games, _, seconds in rounds) if rounds else None

    def rows(self) -> list[Row]:
        """The two rows."""
        speed, game = self.a_second(self.mine), self.a_game(self.mine)
        return [
            compared("decisions", speed, "1/s", "python-chess plies", self.a_second(self.theirs)),
            compared("playout", game, "ms", "python-chess random game", self.a_game(self.theirs)),
        ]


class Timing:
    """Microseconds of one operation. ``run(i)`` does it for the i-th sample."""

    def __init__(
        self,
        what: str,
        run: Callable[[int], object] | None,
        peer_name: str | None = None,
        peer: Callable[[int], object] | None = None,
    ) -> None:
        self.what = what
        self.run = run
        self.peer_name = peer_name
        self.peer = peer
        self.mine: list[float] = []
        self.theirs: list[float] = []

    def round(self, seconds: float) -> None:
        """Repeat it for some time, on each side."""
        if self.run is not None:
            self.mine.append(microseconds(self.run, seconds))
        if self.peer is not None:
            self.theirs.append(microseconds(self.peer, seconds))

    def rows(self) -> list[Row]:
        """The row."""
        value = statistics.median(self.mine) if self.mine else None
        peer_value = statistics.median(self.theirs) if self.theirs else None
        return [compared(self.what, value, "us", self.peer_name, peer_value)]


def microseconds(run: Callable[[int], object], seconds: float) -> float:
    """The mean time of a call, over whole passes through the samples."""
    n = 0
    began = time.process_time()
    passed = 0.0
    while passed < seconds:
        for i in range(SAMPLES):
            run(i)
        n += SAMPLES
        passed = time.process_time() - began
    return passed * 1e6 / n


def compared(what: str, value: float | None, unit: str, peer: str | None, peer_value: float | None) -> Row:
    """A row with its ratio."""
    ratio = value / peer_value if value is not None and peer_value else None
    named = peer if peer_value is not None else None
    return Row(what, rounded(value), unit, named, rounded(peer_value), rounded(ratio))


def rounded(value: float | None) -> float | None:
    """Four significant digits."""
    if value is None or value == 0:
        return value
    return round(value, 3 - math.floor(math.log10(abs(value))))

"""Matches between players, played to the end."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from battlebook.kernel.chance import Keyed
from battlebook.kernel.frames import advance, give, open_part
from battlebook.kernel.game import Game, Result, Spec, begin
from battlebook.kernel.gate import waiting
from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.proof import OPEN, Proof, open_key
from battlebook.kernel.state import State
from battlebook.kernel.typed import TYPED_DICE
from battlebook.players.base import Player
from battlebook.players.levels import player

MOST_ANSWERS = 200_000  # no game of any of our rulebooks comes near; more is a game that does not end

Take = Callable[[int, Key], None]


class Endless(RuntimeError):
    """A game did not end."""


class Played(NamedTuple):
    """How one game went. ``seats``, ``sides``: who won. ``seconds``: time for the game alone."""

    seed: int
    levels: tuple[str, ...]
    seats: tuple[int, ...]
    sides: tuple[int, ...]
    kind: str
    capped: bool
    decisions: int
    rounds: int
    seconds: float

    @property
    def drawn(self) -> bool:
        """Nobody won, or more than one side did."""
        return len(self.sides) != 1


def sampled_spec(game: Game, setup: str, seed: int) -> Spec:
    """The legal spec of a set-up that belongs to a seed."""
    return game.sample_spec(setup, Random(f"spec/{seed}"))


def play(game: Game, spec: Spec, seed: int, levels: Sequence[str]) -> Played:
    """Play a whole game without keeping a record of it. Raises ValueError for dice that people have to type in."""
    for_computers(spec)
    s = begin(game, spec, Keyed(open_key(seed)))
    began = time.perf_counter()
    advance(s)
    n = play_on(game, lambda: s, levels, seed, lambda seat, key: give(s, seat, key))
    return played(game, s, seed, levels, n, time.perf_counter() - began)


def for_computers(spec: Spec) -> None:
    """Raises ValueError for a spec that computers alone cannot play."""
    if TYPED_DICE in spec.variants:
        raise ValueError(f"{TYPED_DICE}: computers have no dice to roll and type in")


def play_match(game: Game, spec: Spec, seed: int, levels: Sequence[str]) -> tuple[Match, Played]:
    """Play the same game as `play`, and keep it as a match with decisions and digests. Raises as `play` does."""
    for_computers(spec)
    seats = [SeatInfo(level, "computer", level) for level in levels]
    header = make_header(game, f"sim-{spec.setup}-{seed}-{'-'.join(levels)}", spec, seats, Proof(OPEN, seed))
    began = time.perf_counter()
    match = Match(game, header, Keyed(open_key(seed)))

    def take(seat: int, key: Key) -> None:
        fault = match.answer(seat, key)
        if fault is not None:
            raise ValueError(f"{levels[seat]} answered {key!r}: {fault[0]!r}")

    n = play_on(game, lambda: match.state, levels, seed, take)
    return match, played(game, match.state, seed, levels, n, time.perf_counter() - began)


def play_on(game: Game, state: Callable[[], State], levels: Sequence[str], seed: int, take: Take) -> int:
    """Let players answer until nobody is asked any more; returns how many decisions there were.

    A decision is a choice between at least two answers.
    """
    players = [player(level, game) for level in levels]
    rngs = [Random(f"player/{seed}/{seat}") for seat in range(len(levels))]
    decisions = 0
    for _ in range(MOST_ANSWERS):
        s = state()
        asked = waiting(s)
        if not asked:
            return decisions
        for seat in asked:
            part = open_part(s, seat)
            assert part is not None
            decisions += is_decision(part)
            take(seat, chosen(game, s, part, players[seat], rngs[seat]))
    raise Endless(f"the game did not end within {MOST_ANSWERS} answers")


def chosen(game: Game, s: Any, part: Ask, who: Player, rng: Random) -> Key:
    """What a player answers, from what its seat knows."""
    if who.blind:
        return who.answer(part, rng).key
    return who.choose(game.known(s, part.seat), part.seat, rng).key


def is_decision(part: Ask) -> bool:
    """Whether there is anything to choose."""
    return part.form is not None or part.count() > 1


def played(game: Game, s: Any, seed: int, levels: Sequence[str], n: int, seconds: float) -> Played:
    """The record of a finished game. Raises ValueError when it ended without a result."""
    result = game.result(s)
    if result is None:
        raise ValueError("the game ended without a result")
    rounds = game.rounds(s)
    return Played(seed, tuple(levels), *said(result), n, rounds, seconds)


def said(result: Result) -> tuple[tuple[int, ...], tuple[int, ...], str, bool]:
    """The parts of a result that a record keeps."""
    return result.seats, result.sides, result.kind, result.capped

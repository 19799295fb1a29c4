"""Speed, measured in turn with a peer in the same run.

A row's value is the median over rounds; in each round ours and the peer's run one after the other, so that a machine
that slows down slows both. Time is that of the processor, without what other programs take. ``ratio`` is ours divided
by the peer's.
"""

from __future__ import annotations

import json
import math
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from battlebook.kernel import frames
from battlebook.kernel.chance import Draw, Keyed
from battlebook.kernel.frames import advance, give, open_part, reask
from battlebook.kernel.game import Game, Spec
from battlebook.kernel.gate import view, waiting
from battlebook.kernel.lines import body
from battlebook.kernel.match import chain
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.proof import open_key
from battlebook.kernel.state import State
from battlebook.study.bench_peer import Peer
from battlebook.study.measure import SAMPLES, Measure, Row, Speed, Timing, compared

ORDER = (
    "decisions",
    "clone",
    "options_p99",
    "view",
    "determinize",
    "append",
    "snapshot",
    "odds",
    "playout",
    "odds_first",
)
EVERY = 7
DRAWS = 3  # dice that the log of one decision holds when its saving is timed


class Effort(NamedTuple):
    """How long to measure: rounds, and seconds of each row and side in a round."""

    rounds: int = 5
    seconds: float = 0.4


class Moment(NamedTuple):
    """A state out of a random game, with the seat that is asked and a legal answer."""

    state: State
    known: State
    part: Ask
    key: Key


def bench(
    game: Game, peer: Peer | None, effort: Effort, done: Callable[[], None], spec: Spec | None = None
) -> dict[str, Any]:
    """The document of ``battlebook bench``. ``done`` is called after each row and round. ``spec``: what is played, or
    the game's own choice."""
    spec = spec or game.bench_spec()
    found = moments(game, spec)
    measures: list[Measure] = [Speed(game, spec, peer), *times(game, found, peer)]
    for _ in range(effort.rounds):
        for measure in measures:
            measure.round(effort.seconds)
            done()
    rows = {row.what: row for measure in measures for row in measure.rows()}
    rows["options_p99"] = options_row(found, rows["decisions"].peer_value)
    return {
        "game": game.key,
        "build": "compiled" if frames.__file__.endswith((".so", ".pyd")) else "pure",
        "setup": spec.setup,
        "rows": [rows[what]._asdict() for what in ORDER],
    }


def random_game(game: Game, spec: Spec, seed: int) -> Iterator[tuple[State, Ask, Key]]:
    """A random game: the state before each answer, with knowledge and the log of draws kept as in a match."""
    s: State = game.new_state(spec, Keyed(open_key(seed)))
    s.drawn = []
    advance(s)
    rng = Random(seed)
    while s.ask is not None:
        for seat in waiting(s):
            part = open_part(s, seat)
            assert part is not None
            key = part.sample(rng)
            yield s, part, key
            give(s, seat, key)


def moments(game: Game, spec: Spec) -> list[Moment]:
    """States from all over some random games."""
    found: list[Moment] = []
    seed = n = 0
    while len(found) < SAMPLES:
        for s, part, key in random_game(game, spec, seed):
            n += 1
            if n % EVERY == 0 and len(found) < SAMPLES:
                kept = game.table.clone(s)
                found.append(Moment(kept, game.known(kept, part.seat), part, key))
        seed += 1
    return found


def times(game: Game, found: Sequence[Moment], peer: Peer | None) -> list[Measure]:
    """The timed operations in the order of the document."""
    table = game.table
    rng = Random(0)
    copy, fen = (peer.copy, peer.fen) if peer is not None else (None, None)
    plain = table.plain
    return [
        Timing("clone", lambda i: table.clone(found[i].state), "Board.copy(stack=False)", copy),
        Timing("view", lambda i: view(game, found[i].state, found[i].part.seat)),
        Timing("determinize", lambda i: game.fill(found[i].known, rng)),
        Timing("append", appending(game, found), "Board.fen()", fen),
        Timing("snapshot", lambda i: json.dumps(plain(found[i].state)), "Board.fen()", fen),
        Odds(game, found, peer),
    ]


def appending(game: Game, found: Sequence[Moment]) -> Callable[[int], object]:
    """What keeping one decision costs: the canonical state, the digest, the line of the file."""
    draws = tuple(Draw(0, 6, i) for i in range(DRAWS))
    last = game.table.digest(found[0].state)

    def append(i: int) -> str:
        moment = found[i]
        seat, key = moment.part.seat, moment.key
        said = body(i, seat, key, draws, 0)
        digest = chain(last, said, game.table.canonical(moment.state))
        return f'{said},"digest":"{digest}"}}'

    return append


class Odds:
    """Exact odds of options: of positions seen before, and the first time for each position."""

    def __init__(self, game: Game, found: Sequence[Moment], peer: Peer | None) -> None:
        asked = [(m.known, m.part, option.key) for m in found for option in m.part.options()]
        timed = [(first, *one_time(partial(game.odds, *first))) for first in asked]
        chosen = [first for first, _, odds in timed if odds is not None]
        self.first = [taken for _, taken, odds in timed if odds is not None]
        run = (lambda i: game.odds(*chosen[i % len(chosen)])) if chosen else None
        peer_odds = peer.odds if peer is not None and peer.has_odds and chosen else None
        self.again = Timing("odds", run, "icepool, one attack", peer_odds)

    def round(self, seconds: float) -> None:
        """Positions seen before."""
        self.again.round(seconds)

    def rows(self) -> list[Row]:
        """Both rows."""
        (again,) = self.again.rows()
        value = statistics.median(self.first) if self.first else None
        return [again, compared("odds_first", value, "us", again.peer, again.peer_value)]


def options_row(found: Sequence[Moment], plies: float | None) -> Row:
    """The 99th percentile of making the legal options, beside a whole decision of the peer."""
    taken = sorted(min(one_time(partial(reask, m.state))[0] for _ in range(3)) for m in found)
    value = taken[min(len(taken) - 1, math.ceil(0.99 * len(taken)) - 1)]
    return compared("options_p99", value, "us", "python-chess decision", 1e6 / plies if plies else None)


def one_time(run: Callable[[], Any]) -> tuple[float, Any]:
    """Microseconds of doing something once, and what came out."""
    began = time.perf_counter()
    made = run()
    return (time.perf_counter() - began) * 1e6, made

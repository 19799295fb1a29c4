"""Many games at once, in worker processes: game number i of a run has the seed ``seed + i``, whatever the jobs."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from battlebook.kernel.chance import NoSource
from battlebook.kernel.game import Game
from battlebook.kernel.saves import dumps
from battlebook.players.arena import Played, play, play_match, sampled_spec
from battlebook.players.loading import game_name, game_named
from battlebook.players.spread import Failed, spread
from battlebook.study.stats import Share, wilson

CHUNK = 50


class Plan(NamedTuple):
    """What to play. ``game`` is a name for a worker process; ``levels`` by seat; ``save`` a folder for match files.

    ``mirror``: each seed is played once with every rotation of the levels over the seats. ``variants``: what is played
    with; never ``typed-dice``, which computers cannot roll.
    """

    game: str
    setup: str
    levels: tuple[str, ...]
    n: int
    seed: int
    mirror: bool = False
    save: str = ""
    variants: tuple[str, ...] = ()


class Failure(NamedTuple):
    """A game that failed: its seed and the reason."""

    seed: int
    message: str


class Ran(NamedTuple):
    """All games of a plan in order, those that failed, and the seconds it took on the clock."""

    plan: Plan
    games: tuple[Played, ...]
    failures: tuple[Failure, ...]
    seconds: float


def make_plan(game: Game, setup: str, levels: Sequence[str], n: int, seed: int, **more: Any) -> Plan:
    """A plan for a game."""
    return Plan(game_name(game), setup, tuple(levels), n, seed, **more)


def run(plan: Plan, jobs: int, done: Callable[[int], None] | None = None) -> Ran:
    """Play a plan on ``jobs`` processes. ``done`` hears how many more games are finished."""
    size = max(1, min(CHUNK, plan.n // (jobs * 8)))
    tasks = [(plan, first, min(first + size, plan.n)) for first in range(0, plan.n, size)]
    began = time.perf_counter()
    parts = spread(
        play_part, tasks, jobs, lambda part: done(len(part) if isinstance(part, list) else 0) if done else None
    )
    seconds = time.perf_counter() - began
    rows: list[Played | Failure] = []
    for (_, first, end), part in zip(tasks, parts, strict=True):
        rows += [Failure(seed_of(plan, i), str(part)) for i in range(first, end)] if isinstance(part, Failed) else part
    games = tuple(row for row in rows if isinstance(row, Played))
    return Ran(plan, games, tuple(row for row in rows if isinstance(row, Failure)), seconds)


def play_part(plan: Plan, first: int, end: int) -> list[Played | Failure]:
    """Games ``first`` to ``end`` - 1 of a plan, in this process."""
    game = game_named(plan.game)
    return [play_number(game, plan, i) for i in range(first, end)]


def play_number(game: Game, plan: Plan, i: int) -> Played | Failure:
    """Game number ``i`` of a plan."""
    seed = seed_of(plan, i)
    levels = levels_of(plan, i)
    try:
        spec = sampled_spec(game, plan.setup, seed)._replace(variants=plan.variants)
        if not plan.save:
            return play(game, spec, seed, levels)
        match, row = play_match(game, spec, seed, levels)
        Path(plan.save, f"{match.header.id}.battle").write_text(dumps(match), "utf-8")
        return row
    except Exception as wrong:
        return Failure(seed, f"{type(wrong).__name__}: {wrong}")


def seed_of(plan: Plan, i: int) -> int:
    """The seed of game number ``i``."""
    return plan.seed + (i // len(plan.levels) if plan.mirror else i)


def levels_of(plan: Plan, i: int) -> tuple[str, ...]:
    """Who sits where in game number ``i``."""
    turn = i % len(plan.levels) if plan.mirror else 0
    return plan.levels[turn:] + plan.levels[:turn]


# ------------------------------------------------------------------------------------------------ summaries


def summary(ran: Ran, game: Game) -> dict[str, Any]:
    """The document of ``battlebook sim``."""
    plan, rows = ran.plan, ran.games
    sides = sorted({side for row in rows for side in row.sides} | all_sides(game, plan))
    decisions = sum(row.decisions for row in rows)
    document = {
        "game": game.key,
        "setup": plan.setup,
        "seats": list(plan.levels),
        "variants": list(plan.variants),
        "games": plan.n,
        "errors": [failure._asdict() for failure in ran.failures],
        "wins": {str(side): wins_of(rows, side).plain() for side in sides},
        "draws": sum(row.drawn for row in rows),
        "capped": sum(row.capped for row in rows),
        "rounds_mean": mean([row.rounds for row in rows]),
        "decisions_mean": mean([row.decisions for row in rows]),
        "decisions_per_second": round(decisions / ran.seconds, 1) if ran.seconds else 0.0,
        "seed": plan.seed,
    }
    if plan.mirror:
        document["players"] = {level: points(rows, level) for level in sorted(set(plan.levels))}
    return document


def all_sides(game: Game, plan: Plan) -> set[int]:
    """The sides that seats of the set-up play for, as a fresh game says."""
    spec = sampled_spec(game, plan.setup, plan.seed)
    s = game.new_state(spec, NoSource())
    return {game.side(s, seat) for seat in range(game.seats(spec))}


def wins_of(rows: Sequence[Played], side: int) -> Share:
    """How often a side won alone."""
    return wilson(sum(row.sides == (side,) for row in rows), len(rows))


def points(rows: Sequence[Played], level: str) -> dict[str, Any]:
    """A level's wins over both seats, and its share of points with draws as half."""
    won = sum(any(row.levels[seat] == level for seat in row.seats) and not row.drawn for row in rows)
    drawn = sum(row.drawn for row in rows)
    score = (won + drawn / 2) / len(rows) if rows else 0.0
    return {**wilson(won, len(rows)).plain(), "score": round(score, 4)}


def mean(values: Sequence[int]) -> float:
    """The mean to two places; 0 of nothing."""
    return round(sum(values) / len(values), 2) if values else 0.0

"""Trial fights: one position, played by computers again and again, each time with new dice and a new hidden world.

A trial starts from a spec or from what one seat knows of a match; never from a true state, so it can tell nobody more
than its own guess. Game number i depends on the seed and i alone, whatever the processes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from battlebook.kernel.chance import NoSource, fresh_source
from battlebook.kernel.frames import advance, give
from battlebook.kernel.game import Game, Spec, begin
from battlebook.kernel.header import spec_from_plain
from battlebook.players.arena import play_on, said
from battlebook.players.loading import game_name, game_named
from battlebook.players.pool import plain_spec
from battlebook.study.stats import Share, wilson

MOST_GAMES = 1000


class Plan(NamedTuple):
    """What to fight. ``game`` is a name for a worker process, ``spec`` JSON; ``known`` the JSON of a known state to
    start from, or nothing for the beginning of the spec; ``levels`` by seat; ``n`` from 1 to `MOST_GAMES`."""

    game: str
    spec: str
    known: str
    levels: tuple[str, ...]
    n: int
    seed: int


class Fought(NamedTuple):
    """How one game went: winning sides, whether a cap ended it, rounds, and what was left by side (see `Game.left`)."""

    sides: tuple[int, ...]
    capped: bool
    rounds: int
    left: tuple[tuple[int, float], ...]


class SideStanding(NamedTuple):
    """One side so far: its seats (none when the rules play it), its wins with their 95 % interval, and what it had left
    in the mean."""

    side: int
    seats: tuple[int, ...]
    wins: Share
    left: float | None


class Standing(NamedTuple):
    """A trial so far. ``done`` of ``n`` games are over, ``failed`` of them without a result; ``problem`` says why the
    first of those failed. ``rounds``: the mean."""

    done: int
    n: int
    sides: tuple[SideStanding, ...]
    draws: Share
    capped: int
    failed: int
    rounds: float
    problem: str = ""


def plan_of(game: Game, spec: Spec, levels: Sequence[str], n: int, seed: int, known: Any = None) -> Plan:
    """A trial of a set-up, or of what a seat knows: ``known`` as ``game.known`` makes it. Raises ValueError for a
    number of games that is none, for levels that do not fit the seats, and for a spec with problems."""
    if not 1 <= n <= MOST_GAMES:
        raise ValueError(f"{n} games: from 1 to {MOST_GAMES}")
    if len(levels) != game.seats(spec):
        raise ValueError(f"{len(levels)} levels for {game.seats(spec)} seats")
    if known is None:
        begin(game, spec, NoSource())
    seen = "" if known is None else json.dumps(game.table.plain(known))
    return Plan(game_name(game), json.dumps(plain_spec(spec)), seen, tuple(levels), n, seed)


@lru_cache(maxsize=4)
def template(name: str, spec: str) -> tuple[Game, Any]:
    """The game, and a state of it that holds the static content of a spec."""
    game = game_named(name)
    return game, game.new_state(spec_from_plain(json.loads(spec)), NoSource())


@lru_cache(maxsize=4)
def seen_of(name: str, spec: str, known: str) -> Any:
    """The known state of a plan; everybody who fills it gets a world of his own."""
    game, empty = template(name, spec)
    return game.table.from_plain(json.loads(known), empty)


def world_of(plan: Plan, i: int) -> Any:
    """The position in which game number ``i`` begins, with dice and hidden things of its own."""
    rng = Random(f"trial/{plan.seed}/{i}")
    if plan.known:
        game, _ = template(plan.game, plan.spec)
        return game.fill(seen_of(plan.game, plan.spec, plan.known), rng)
    s = begin(game_named(plan.game), spec_from_plain(json.loads(plan.spec)), fresh_source(rng))
    advance(s)
    return s


def fight(plan: Plan, i: int) -> Fought:
    """Play game number ``i`` of a trial. Raises ValueError or `battlebook.players.arena.Endless` without a result."""
    game = game_named(plan.game)
    s = world_of(plan, i)
    seed = Random(f"trial/{plan.seed}/{i}/players").getrandbits(53)
    play_on(game, lambda: s, plan.levels, seed, lambda seat, key: give(s, seat, key))
    result = game.result(s)
    if result is None:
        raise ValueError("the game ended without a result")
    _, sides, _, capped = said(result)
    return Fought(sides, capped, game.rounds(s), tuple(game.left(s).items()))


def seats_of(game: Game, s: Any, seats: int) -> dict[int, tuple[int, ...]]:
    """The seats of each side that has any."""
    found: dict[int, tuple[int, ...]] = {}
    for seat in range(seats):
        side = game.side(s, seat)
        found[side] = (*found.get(side, ()), seat)
    return found


class Tally:
    """Counts games as they come in, in whatever order."""

    def __init__(self, plan: Plan) -> None:
        game, empty = template(plan.game, plan.spec)
        self.n = plan.n
        self.seats = seats_of(game, empty, len(plan.levels))
        self.games: list[Fought] = []
        self.failed = 0
        self.problem = ""

    def take(self, told: Fought | str) -> None:
        """One more game, or why there is none."""
        if isinstance(told, Fought):
            self.games.append(told)
            return
        self.failed += 1
        self.problem = self.problem or told

    @property
    def over(self) -> bool:
        """Whether every game has been played."""
        return len(self.games) + self.failed >= self.n

    def standing(self) -> Standing:
        """How it stands now."""
        won = [game.sides for game in self.games]
        of = len(won)
        sides = tuple(self.side(side, wilson(won.count((side,)), of)) for side in self.sides())
        draws = wilson(sum(len(one) != 1 for one in won), of)
        capped = sum(game.capped for game in self.games)
        rounds = mean([game.rounds for game in self.games]) or 0.0
        return Standing(of + self.failed, self.n, sides, draws, capped, self.failed, rounds, self.problem)

    def sides(self) -> list[int]:
        """Every side that has a seat, has won, or had something left."""
        told = {side for game in self.games for side in (*game.sides, *dict(game.left))}
        return sorted(told | self.seats.keys())

    def side(self, side: int, wins: Share) -> SideStanding:
        """One side, with the mean of what it had left over all games."""
        left = [dict(game.left)[side] for game in self.games if side in dict(game.left)]
        return SideStanding(side, self.seats.get(side, ()), wins, mean(left))


def mean(values: Sequence[float]) -> float | None:
    """The mean to two places, or None of nothing."""
    return round(sum(values) / len(values), 2) if values else None


def plain(standing: Standing) -> Mapping[str, Any]:
    """JSON-able form."""
    sides = [{**one._asdict(), "seats": list(one.seats), "wins": one.wins.plain()} for one in standing.sides]
    return {**standing._asdict(), "sides": sides, "draws": standing.draws.plain()}

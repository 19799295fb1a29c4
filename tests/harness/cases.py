"""Which games, set-ups, variants and rulings the generic suites run over, and how often.

``BATTLEBOOK_SCALE`` multiplies every count: 1 every day, 20 in the soak; 0: everything once and set-ups alone, for a
second build of a program that the first has been tested with. ``BATTLEBOOK_CASES=game:3/12`` picks the fourth of twelve
parts of one game's cases.
"""

from __future__ import annotations

import os
from functools import cache
from random import Random
from typing import NamedTuple

from battlebook.kernel.game import Game, Setup, Spec, discover

TOYS = "tests.kernel.toys"
MIXED = 5  # cases of a day that have variants and other readings switched on
PICKED = os.environ.get("BATTLEBOOK_CASES", "")
SCALE = int(os.environ.get("BATTLEBOOK_SCALE", "1"))


def scaled(count: int) -> int:
    """An everyday count, or the soak's; at least one."""
    return max(1, count * SCALE)


Reading = tuple[str, int]


class Case(NamedTuple):
    """One way to begin: a game, a set-up, variants and switched rulings."""

    game: Game
    setup: Setup
    variants: tuple[str, ...] = ()
    rulings: tuple[Reading, ...] = ()

    @property
    def name(self) -> str:
        """The test id."""
        switched = [f"{ruling}={option}" for ruling, option in self.rulings]
        return "-".join((self.game.key, self.setup.key, *self.variants, *switched))

    @property
    def seats(self) -> range:
        """All seats of the set-up."""
        return range(len(self.setup.seat_names))

    def spec(self, seed: int) -> Spec:
        """A random legal spec."""
        spec = self.game.sample_spec(self.setup.key, Random(seed))
        return spec._replace(variants=self.variants, rulings=dict(self.rulings))


@cache
def toys() -> dict[str, Game]:
    """The toy games by key."""
    return discover(TOYS)


@cache
def every_game() -> dict[str, Game]:
    """All discovered games and all toys."""
    return {**discover(), **toys()}


def setups_of(game: Game) -> list[Setup]:
    """The set-ups that are played: every day those that no other stands for, all of them where counts are scaled up."""
    return [setup for setup in game.setups if SCALE > 1 or not setup.like]


@cache
def cases_of(game: Game) -> list[Case]:
    """Every set-up alone. With them every day a few cases that have all variants and other readings of rulings between
    them; in the soak each of these alone: a variant with every set-up, a reading with one, in turn."""
    plain = [Case(game, setup) for setup in setups_of(game)]
    if SCALE == 0:
        return plain
    return plain + (mixed_cases(game) if SCALE == 1 else single_cases(game))


def other_readings(game: Game) -> list[Reading]:
    """Every reading of a switchable ruling that is not the usual one."""
    switched = [r for r in game.ledger.rulings.values() if r.switch]
    return [(r.id, n) for r in switched for n in range(len(r.options)) if n != r.default]


def single_cases(game: Game) -> list[Case]:
    """One variant or one reading each."""
    found = [Case(game, setup, (variant.key,)) for variant in game.variants for setup in game.setups]
    for at, reading in enumerate(other_readings(game)):
        found.append(Case(game, game.setups[at % len(game.setups)], (), (reading,)))
    return [case for case in found if not game.problems(case.spec(0))]


def mixed_cases(game: Game) -> list[Case]:
    """All variants and other readings, dealt out to a few cases; each with a set-up in which they are legal together
    and, of one ruling, one reading."""
    readings, own = other_readings(game), setups_of(game)
    hands: list[Case] = []
    for n in range(min(MIXED, max(len(game.variants), len(readings)))):
        variants = tuple(variant.key for variant in game.variants[n::MIXED])
        first = n * len(own) // MIXED
        setups = (*own[first:], *own[:first])
        dealt = [Case(game, setup, variants, tuple(dict(readings[n::MIXED]).items())) for setup in setups]
        hands += [case for case in dealt if not game.problems(case.spec(0))][:1]
    return hands


@cache
def every_case() -> tuple[Case, ...]:
    """The cases of all games, or those that ``BATTLEBOOK_CASES`` picks."""
    if not PICKED:
        return tuple(case for game in every_game().values() for case in cases_of(game))
    key, _, shard = PICKED.partition(":")
    n, _, of = shard.partition("/")
    return tuple(cases_of(every_game()[key])[int(n) :: int(of)])


def share(case: Case, count: int) -> range:
    """Seeds for one case when ``count`` games (of the day, or scaled) are shared out among the cases of its game."""
    return range(-(-scaled(count) // len(cases_of(case.game))))


@cache
def plain_cases() -> tuple[Case, ...]:
    """One case for each set-up, without variants and switched rulings."""
    return tuple(case for case in every_case() if not case.variants and not case.rulings)

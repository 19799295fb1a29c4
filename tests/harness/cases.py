"""Which games, set-ups, variants and rulings the generic suites run over, and how often.

``BATTLEBOOK_SCALE`` multiplies every count: 1 every day, 20 in the soak.
"""

from __future__ import annotations

import os
from functools import cache
from random import Random
from typing import NamedTuple

from battlebook.kernel.game import Game, Setup, Spec, discover

TOYS = "tests.kernel.toys"
EVERY = 4
SCALE = int(os.environ.get("BATTLEBOOK_SCALE", "1"))


def scaled(count: int) -> int:
    """An everyday count, or the soak's."""
    return count * SCALE


class Case(NamedTuple):
    """One way to begin: a game, a set-up, and at most one variant or switched ruling."""

    game: Game
    setup: Setup
    variants: tuple[str, ...] = ()
    rulings: tuple[tuple[str, int], ...] = ()

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


def cases_of(game: Game) -> list[Case]:
    """Every set-up alone; each variant with every fourth set-up in turn (all of them where counts are scaled up); each
    other reading of a switchable ruling with one set-up, in turn, once the game has all its chapters."""
    setups = setups_of(game)
    found = [Case(game, setup) for setup in setups]
    found += [
        Case(game, setup, (variant.key,))
        for j, variant in enumerate(game.variants)
        for i, setup in enumerate(setups)
        if SCALE > 1 or (i + j) % EVERY == 0
    ]
    if not game.complete:
        return found
    readings = [
        (r.id, n) for r in game.ledger.rulings.values() if r.switch for n in range(len(r.options)) if n != r.default
    ]
    for at, reading in enumerate(readings):
        found.append(Case(game, setups[at % len(setups)], (), (reading,)))
    return [case for case in found if not game.problems(case.spec(0))]


@cache
def every_case() -> tuple[Case, ...]:
    """The cases of all games."""
    return tuple(case for game in every_game().values() for case in cases_of(game))


def share(case: Case, count: int) -> range:
    """Seeds for one case when ``count`` games (of the day, or scaled) are shared out among the cases of its game."""
    alike = sum(other.game is case.game for other in every_case())
    return range(-(-scaled(count) // alike))


@cache
def plain_cases() -> tuple[Case, ...]:
    """One case for each set-up, without variants and switched rulings."""
    return tuple(case for case in every_case() if not case.variants and not case.rulings)

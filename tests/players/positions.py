"""Positions of toy games, as a table would hand them to a pool."""

from __future__ import annotations

from random import Random
from typing import Any

from battlebook.kernel.chance import Keyed
from battlebook.kernel.frames import advance, give, open_part
from battlebook.kernel.game import Game, Spec, begin
from battlebook.kernel.gate import waiting
from battlebook.kernel.proof import open_key
from battlebook.players.loading import game_named
from battlebook.players.pool import Question, plain_spec


def asked(name: str, level: str, seed: int, goal: int = 12) -> Question:
    """The first ask of a tutorial-like game, for a pool."""
    game = game_named(name)
    spec = Spec("duel", {"goal": goal})
    s = begin(game, spec, Keyed(open_key(1)))
    advance(s)
    return Question(name, plain_spec(spec), game.table.plain(game.known(s, 0)), 0, level, seed)


def positions(game: Game, seed: int) -> list[tuple[Spec, Any, int]]:
    """Every position of a random game with one of the seats that are asked: (spec, state, seat)."""
    rng = Random(seed)
    spec = game.sample_spec(game.setups[0].key, rng)
    s = begin(game, spec, Keyed(open_key(seed)))
    advance(s)
    found = []
    while s.ask is not None:
        seat = rng.choice(waiting(s))
        found.append((spec, game.table.clone(s), seat))
        part = open_part(s, seat)
        assert part is not None
        give(s, seat, part.sample(rng))
    return found

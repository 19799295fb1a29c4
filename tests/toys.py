"""The toy games, for tests of what knows no game."""

from __future__ import annotations

from functools import cache

from battlebook.kernel.game import Game, discover


@cache
def toys() -> dict[str, Game]:
    """Every toy game by key."""
    return discover("tests.kernel.toys")

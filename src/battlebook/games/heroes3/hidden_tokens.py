"""What a seat knows of hidden tokens on spaces, and worlds that fit it.

Everybody sees where a Land Mine or a Quicksand lies, and how many of one casting are live; only the side that placed
them may look which.
"""

from __future__ import annotations

from random import Random
from typing import Any

from battlebook.games.heroes3.rules.c15_spaces import HIDDEN, UNKNOWN
from battlebook.games.heroes3.state import State
from battlebook.kernel.determinize import deal


def hide(s: State, side: int) -> None:
    """Turn the tokens of a side face down in a copy."""
    if any(row[0] in HIDDEN and row[1] == side for row in s.lasting):
        s.lasting = tuple([with_n(r, UNKNOWN) if r[0] in HIDDEN and r[1] == side else r for r in s.lasting])


def with_n(row: tuple[Any, ...], n: int) -> tuple[Any, ...]:
    """The same token with another face."""
    return (*row[:5], n, *row[6:])


def fill(s: State, rng: Random) -> None:
    """Decide which of the unknown tokens of each casting are live."""
    castings = {(row[0], row[1], row[8]) for row in s.lasting if row[0] in HIDDEN and row[5] == UNKNOWN}
    for op, side, what in sorted(castings):
        at = [i for i, row in enumerate(s.lasting) if (row[0], row[1], row[8]) == (op, side, what)]
        live = deal(at, what[1], rng)
        s.lasting = tuple([with_n(row, int(i in live)) if i in at else row for i, row in enumerate(s.lasting)])

"""Exact chances of a combat's rolls: one die against one, counted out."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from battlebook.games.magestorm.pieces import ATTACK, DEFENSE, ENGAGEMENT, INITIATIVE
from battlebook.games.magestorm.rules.combat import values
from battlebook.games.magestorm.state import State

FACES: Final = 6


def beats(lead: int) -> Fraction:
    """The chance that a die plus ``lead`` is greater than another die."""
    ways = sum(max(0, min(FACES, face + lead - 1)) for face in range(1, FACES + 1))
    return Fraction(ways, FACES * FACES)


def first(lead: int) -> Fraction:
    """The chance to win initiative with ``lead`` more than the other: ties are rolled again until somebody wins."""
    mine, theirs = beats(lead), beats(-lead)
    return mine / (mine + theirs)


def chances(s: State, when: int) -> list[dict[str, Any]]:
    """By seat, the chance to win initiative (in the engagement, else None) and that its attack succeeds."""
    found: list[dict[str, Any]] = []
    for side in (0, 1):
        lead = values.total(s, side, ATTACK, when) - values.total(s, 1 - side, DEFENSE, when)
        ahead = values.total(s, side, INITIATIVE, when) - values.total(s, 1 - side, INITIATIVE, when)
        wins = float(first(ahead)) if when == ENGAGEMENT else None
        found.append({"first": wins, "hits": float(beats(lead))})
    return found

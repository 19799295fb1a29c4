"""Verbs that keep the dice of an attack aside while others are thrown."""

from __future__ import annotations

from battlebook.games.heroes3.state import KEEP_ALL, NO_ROLL, State


def on_table(s: State) -> tuple[tuple[int, ...], int, int, int, bool]:
    """Everything about the dice that lie there, for `put_back`."""
    return s.dice, s.keep, s.rerolled, s.guard, s.voided


def lay_alone(s: State, dice: tuple[int, ...]) -> None:
    """Only these dice lie there."""
    s.dice = dice
    s.keep = KEEP_ALL
    s.rerolled = 0
    s.guard = NO_ROLL
    s.voided = False


def put_back(s: State, before: tuple[tuple[int, ...], int, int, int, bool]) -> None:
    """The dice that lay there before lie there again."""
    s.dice, s.keep, s.rerolled, s.guard, s.voided = before

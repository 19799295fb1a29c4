"""Who is asked: the seat that plays for a side, or the AI Rules where a side has no seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Ask, Group, Key, Option

Chooser = Callable[[State, int, str, tuple[Group, ...], tuple[int, ...]], "Key | Ask"]

# Chapter 11 puts its chooser in here: (state, side, kind of ask, groups, args) -> the key, or an ask to a player where
# the AI Rules leave the choice to one.
CHOOSERS: Final[list[Chooser]] = []

UNIT_OPTIONS: Final[dict[tuple[str, tuple[int, ...]], tuple[Option, ...]]] = {}
KEPT_OPTIONS: Final = 2_000
TIES: Final[dict[tuple[int, tuple[int, ...]], Ask]] = {}
KEPT_TIES: Final = 2_000
OWNER_CHOOSES: Final = LEDGER("h3:4:tie-owner-chooses")


def ask_side(
    s: State, side: int, rule: str, kind: str, groups: tuple[Group, ...], args: tuple[int, ...] = ()
) -> Ask | None:
    """The ask to the seat of a side. For a side without a seat the AI Rules answer, and the next step finds their
    choice in ``s.answer`` as if somebody had been asked."""
    seat = s.plan.seat_of_side[side]
    if seat >= 0:
        return Ask(seat, rule, kind, groups, None, args)
    chosen = CHOOSERS[0](s, side, kind, groups, args)
    if isinstance(chosen, Ask):
        return chosen
    s.answer = chosen
    return None


def unit_options(verb: str, units: tuple[int, ...]) -> tuple[Option, ...]:
    """One option a unit; made once for each choice of units."""
    found = UNIT_OPTIONS.get((verb, units))
    if found is None:
        if len(UNIT_OPTIONS) > KEPT_OPTIONS:
            UNIT_OPTIONS.clear()
        found = UNIT_OPTIONS[verb, units] = tuple([Option((verb, u), (("unit", u),)) for u in units])
    return found


def ask_owner(s: State, side: int, units: tuple[int, ...]) -> Ask | None:
    """4 Which of the tied units goes next; made once for each choice of units."""
    seat = s.plan.seat_of_side[side]
    found = TIES.get((seat, units))
    if found is not None:
        return found
    group = Group(OWNER_CHOOSES, "activate", unit_options("activate", units))
    if len(TIES) >= KEPT_TIES:
        TIES.clear()
    ask = ask_side(s, side, OWNER_CHOOSES, "activate", (group,))
    if ask is not None and seat >= 0:
        TIES[seat, units] = ask
    return ask

"""Chapters 12 and 14: dice that an ability or a card throws for itself. They have only that effect, but whoever threw
them may roll them again like any other die, and cards that act on a roll act on them (h3r:own-roll-window)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from battlebook.games.heroes3 import verbs_dice
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.rules import c12_dice
from battlebook.games.heroes3.rules.c4_roll import extra_roll, roll_die
from battlebook.games.heroes3.rules.procedures_cards import NO_ONE, OwnRoll
from battlebook.games.heroes3.state import State
from battlebook.kernel.frames import leave, push

WINDOW: Final = LEDGER("h3r:own-roll-window")

Result: TypeAlias = Callable[[State, OwnRoll, tuple[int, ...]], None]
RESULTS: Final[dict[str, Result]] = {}


def enter_result(purpose: str, result: Result) -> None:
    """Enter what comes of a roll; the dice are gone by then and the frame that threw them is the running one."""
    RESULTS[purpose] = result


def throw_for_ability(s: State, purpose: str, number: int, unit: int, target: int, rule: str) -> None:
    """A unit's ability throws dice. The last thing a step does."""
    dice = tuple([extra_roll(s, unit, rule) for _ in range(number)])
    roll = OwnRoll(purpose, s.side[unit], unit, target, rule)
    if s.holders:
        lay(s, roll, dice)
    else:
        RESULTS[purpose](s, roll, dice)


def throw_for_card(s: State, purpose: str, number: int, side: int, rule: str) -> tuple[int, ...]:
    """A card of a side throws dice; returns what they show, to be told. The last thing a step changes."""
    dice = tuple([roll_die(s) for _ in range(number)])
    lay(s, OwnRoll(purpose, side, NO_ONE, NO_ONE, rule), dice)
    return dice


def lay(s: State, roll: OwnRoll, dice: tuple[int, ...]) -> None:
    """They lie on the table until their result counts; those of an attack are kept aside."""
    push(s, roll.but(before=verbs_dice.on_table(s), used=c12_dice.uses_so_far(s)))
    verbs_dice.lay_alone(s, dice)
    c12_dice.once_a_roll_is_fresh(s)
    s.note(WINDOW)


def its_result_counts(s: State, f: OwnRoll) -> None:
    """14 The dice go, those of the attack come back, and the ability or card does what they say."""
    dice = s.dice
    verbs_dice.put_back(s, f.before)
    c12_dice.put_uses_back(s, f.used)
    leave(s)
    RESULTS[f.purpose](s, f, dice)

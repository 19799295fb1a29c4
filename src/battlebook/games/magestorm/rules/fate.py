"""Dice, and the Fate Guardian who bends them: one window before a roll, Reroll after each die."""

from __future__ import annotations

from battlebook.games.magestorm import verbs_dice
from battlebook.games.magestorm.rules.procedures import DiceRoll
from battlebook.games.magestorm.state import TO_ROLL, State


def the_dice_lie_ready(s: State, f: DiceRoll) -> None:
    """A die for each side that rolls."""
    verbs_dice.lay_dice(s, f.sides)


def every_die_is_rolled(s: State, f: DiceRoll) -> None:
    """One after the other."""
    for at, die in enumerate(s.dice):
        if die[2] == TO_ROLL:
            verbs_dice.roll_die(s, at, f.rule)


DiceRoll.steps = (the_dice_lie_ready, every_die_is_rolled)

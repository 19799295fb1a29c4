"""The only functions that change the dice on the table."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.refs import side_ref
from battlebook.games.magestorm.state import ROLLED, SET, TO_ROLL, State
from battlebook.games.magestorm.verbs import say
from battlebook.kernel.chance import DICE, roll

FACES: Final = 6


def lay_dice(s: State, sides: tuple[int, ...]) -> None:
    """A die for each of some sides, still to be rolled."""
    s.dice = tuple([(side, 0, TO_ROLL) for side in sides])


def add_die(s: State, side: int, rule: str) -> None:
    """One more die in a side's roll."""
    s.dice = (*s.dice, (side, 0, TO_ROLL))


def put_die(s: State, at: int, value: int, how: int) -> None:
    """Give a die a result."""
    side = s.dice[at][0]
    s.dice = (*s.dice[:at], (side, value, how), *s.dice[at + 1 :])


def roll_die(s: State, at: int, rule: str, kind: str = "rolls") -> None:
    """A die is rolled, or rolled again."""
    value = roll(s, DICE, FACES) + 1
    put_die(s, at, value, ROLLED)
    if s.watched():
        side = s.dice[at][0]
        say(s, kind, rule, side=side_ref(side), seat=side, n=value, dice=[{"die": "d6", "faces": [value], "used": 0}])


def set_die(s: State, at: int, value: int, rule: str) -> None:
    """A die is not rolled: its result is decided."""
    put_die(s, at, value, SET)
    if s.watched():
        side = s.dice[at][0]
        say(s, "die-set", rule, side=side_ref(side), seat=side, n=value)


def total(s: State, side: int) -> int:
    """The sum of a side's dice."""
    n = 0
    for owner, value, _ in s.dice:
        if owner == side:
            n += value
    return n

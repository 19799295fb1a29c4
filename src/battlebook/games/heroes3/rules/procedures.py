"""The frames of chapters 4 and 5. Their steps stand in the files of the chapters, in printed order."""

from __future__ import annotations

from typing import Final

from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame

# What the active unit has done so far in its activation.
NOTHING: Final = 0
MOVED: Final = 1
SHOT: Final = 2

MOST_UNITS: Final = 256  # a unit's number fits a byte column

# What kind of attack: the attack of the unit's own activation; one more with its full Attack; the same as part of one
# attack on several targets; a strike with the fixed Attack of an ability; a retaliation.
MAIN: Final = 0
AGAIN: Final = 1
FURTHER: Final = 2
FIXED: Final = 3
RETALIATION: Final = 4

# What an attack has done, as far as later steps need it; and what it has earned for the time after the retaliation,
# which a unit that is flipped by the retaliation keeps.
DROPPED: Final = 1
CANCELLED: Final = 2
PUSHED: Final = 4
TWICE: Final = 8
EXTRA: Final = 16
RETURNS: Final = 32


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Combat(Frame):
    """4 A Combat: Rounds until it is decided, then chapter 5."""

    __slots__ = ()


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Round(Frame):
    """4 One Combat Round."""

    __slots__ = ("number",)
    fields = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Turns(Frame):
    """4 Activation order: the next unit, until all have activated."""

    __slots__ = ()


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Activation(Frame):
    """3 and 4 One unit activates. ``deed``: NOTHING, MOVED or SHOT."""

    __slots__ = ("deed", "unit")
    fields = ("unit", "deed")

    def __init__(self, unit: int, deed: int = NOTHING) -> None:
        self.unit = unit
        self.deed = deed


# The activations of units as they begin, after a move, after a shot. Frames never change, so one of each is enough.
FRESH: Final = tuple(Activation(unit, NOTHING) for unit in range(MOST_UNITS))
AFTER_MOVE: Final = tuple(Activation(unit, MOVED) for unit in range(MOST_UNITS))
AFTER_SHOT: Final = tuple(Activation(unit, SHOT) for unit in range(MOST_UNITS))


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Attack(Frame):
    """4 Resolving an attack. ``kind``: MAIN, AGAIN, FURTHER, FIXED or RETALIATION; ``base``: the fixed Attack, or -1;
    ``spot``: where the target stood; ``done``: DROPPED, CANCELLED, PUSHED, TWICE, EXTRA, RETURNS."""

    __slots__ = ("attacker", "base", "done", "kind", "spot", "target")
    fields = ("attacker", "target", "kind", "spot", "base", "done")

    def __init__(self, attacker: int, target: int, kind: int, spot: int, base: int = -1, done: int = 0) -> None:
        self.attacker = attacker
        self.target = target
        self.kind = kind
        self.spot = spot
        self.base = base
        self.done = done


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Opening(Frame):
    """9 What happens when a unit activates, before it acts: poison and Activation abilities."""

    __slots__ = ("unit",)
    fields = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Rescue(Frame):
    """9 A unit may cancel the strike on the table, which would defeat its friend."""

    __slots__ = ("saviour", "target")
    fields = ("saviour", "target")

    def __init__(self, saviour: int, target: int) -> None:
        self.saviour = saviour
        self.target = target


def marked(f: Attack, done: int) -> Attack:
    """The same attack, which has now done this too."""
    return Attack(f.attacker, f.target, f.kind, f.spot, f.base, f.done | done)


FRAMES: Final[tuple[type[Frame], ...]] = (
    Combat,
    Round,
    Turns,
    Activation,
    Opening,
    Attack,
    Rescue,
)

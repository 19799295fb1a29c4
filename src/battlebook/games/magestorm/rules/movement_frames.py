"""The procedures of the movement phase as frames. Their steps stand in the chapters, which set them when imported."""

from __future__ import annotations

from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame

NO_GOAL = -1


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class UnitsMove(Frame):
    """The units of a side move, one after the other."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class UnitMoves(Frame):
    """How to Move: a unit with ``left`` movement points heads for the marker in hex ``goal`` (-1: still to be
    found)."""

    __slots__ = ("goal", "left", "unit")
    fields = ("unit", "left", "goal")

    def __init__(self, unit: int, left: int, goal: int = NO_GOAL) -> None:
        self.unit = unit
        self.left = left
        self.goal = goal


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class UnitArrives(Frame):
    """A scenario's reinforcement enters the board and moves on with what is left of its movement points."""

    __slots__ = ("unit",)
    fields = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class MovementEnds(Frame):
    """What a scenario lets units do when their movement is over: leave the board, burn a forest."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Loading(Frame):
    """Set-up: each thing that a scenario lets units carry gets its carrier. ``n``: those that have one."""

    __slots__ = ("n",)
    fields = ("n",)

    def __init__(self, n: int = 0) -> None:
        self.n = n


FRAMES: tuple[type[Frame], ...] = (UnitsMove, UnitMoves, UnitArrives, MovementEnds, Loading)

"""The procedures of the book as frames. Their steps stand in the chapters, which set them when they are imported."""

from __future__ import annotations

from typing import Final

from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame
from battlebook.kernel.windows import Window

# What a roll is for.
FOR_DAMAGE: Final = "damage"  # a strategic spell
FOR_INITIATIVE: Final = "initiative"
FOR_ATTACK: Final = "attack"


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Battle(Frame):
    """Game Set-up, then Gameplay: armies, deployment, objective markers, rounds."""

    __slots__ = ()


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Composition(Frame):
    """Preparing the Army: both players form their units in secret."""

    __slots__ = ()


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Deployment(Frame):
    """Units are put on the board. ``turn``: index into the scenario's deployment order; ``unit``: the one in hand, or
    -1."""

    __slots__ = ("turn", "unit")
    fields = ("turn", "unit")

    def __init__(self, turn: int, unit: int = -1) -> None:
        self.turn = turn
        self.unit = unit


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Objectives(Frame):
    """The players take turns placing objective markers. ``placed``: how many lie on the board."""

    __slots__ = ("placed",)
    fields = ("placed",)

    def __init__(self, placed: int = 0) -> None:
        self.placed = placed


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Round(Frame):
    """A round of two turns."""

    __slots__ = ("number",)
    fields = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Turn(Frame):
    """A side's turn: magic, strategic, movement and combat phase."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class MagicPhase(Frame):
    """Move Power Points, then Place New Power Points."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class PowerPoints(Frame):
    """Power points move one by one, as long as the player likes."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class StrategicPhase(Frame):
    """Cast Strategic Spells, then Use Strategic Points."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class StrategicSpells(Frame):
    """Strategic spells, one after the other."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class StrategicOrders(Frame):
    """Orders, one strategic point each."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class MovementPhase(Frame):
    """The active player moves all units, one at a time."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class CombatPhase(Frame):
    """The combats that movement triggered, in an order of the active player's choice."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class DiceRoll(Frame):
    """A roll: what it is for, whose dice in which order, and what it is about (a unit, or -1).

    When it is done the dice lie in ``s.dice``; the frame that pushed it adds them up with ``verbs_dice.total``.
    """

    __slots__ = ("about", "purpose", "rule", "sides")
    fields = ("purpose", "rule", "sides", "about")

    def __init__(self, purpose: str, rule: str, sides: tuple[int, ...], about: int = -1) -> None:
        self.purpose = purpose
        self.rule = rule
        self.sides = sides
        self.about = about


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class FateWindow(Window):
    """Before a roll the Fate Guardian casts her spells on its dice."""

    __slots__ = ()


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class RollDice(Frame):
    """The dice on the table are rolled one after the other, under a rule."""

    __slots__ = ("rule",)
    fields = ("rule",)

    def __init__(self, rule: str) -> None:
        self.rule = rule


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class RerollWindow(Window):
    """After a die was rolled the Fate Guardian may have it rolled again. ``die``: which; ``rule``: of the roll."""

    __slots__ = ("die", "rule")
    fields = ("order", "turn", "passed", "die", "rule")

    def __init__(self, order: tuple[int, ...], turn: int, passed: int, die: int, rule: str) -> None:
        super().__init__(order, turn, passed)
        self.die = die
        self.rule = rule


FRAMES: tuple[type[Frame], ...] = (
    Battle,
    Composition,
    Deployment,
    Objectives,
    Round,
    Turn,
    MagicPhase,
    PowerPoints,
    StrategicPhase,
    StrategicSpells,
    StrategicOrders,
    MovementPhase,
    CombatPhase,
    DiceRoll,
    FateWindow,
    RollDice,
    RerollWindow,
)

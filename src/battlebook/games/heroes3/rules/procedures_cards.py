"""The frames of chapter 12, Cards: a card being played, its effects one after the other, the windows for cards."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame
from battlebook.kernel.windows import Window

# The moments at which cards may be played.
ACT: Final = "act"  # an own unit is activated and has not attacked yet
BEFORE: Final = "attack"  # an attack is declared, nothing is rolled
ROLLED: Final = "roll"  # the dice of an attack lie on the table
ABILITY: Final = "ability"  # a unit has thrown dice for its ability
DICE: Final = "dice"  # a side has thrown dice for a card
ANSWER: Final = "answer"  # a Spell is cast and has not worked yet
ABOUT: Final = "about"  # an enemy unit is about to activate
START: Final = "start"  # Combat starts, nothing has activated
ROUND: Final = "round"  # a Round begins

THROWN: Final = (ROLLED, ABILITY, DICE)
NO_ONE: Final = -1


class Moment(NamedTuple):
    """When a side could play a card: ``unit`` is the unit that acts or attacks, ``target`` the unit attacked, or -1."""

    side: int
    kind: str
    unit: int = NO_ONE
    target: int = NO_ONE


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class CardWindow(Window):
    """4 and 12 A moment at which sides may play cards. ``order`` and ``turn`` count sides here, not seats."""

    __slots__ = ("kind", "target", "unit")
    fields = ("order", "turn", "passed", "kind", "unit", "target")

    def __init__(
        self,
        order: tuple[int, ...],
        turn: int = 0,
        passed: int = 0,
        kind: str = BEFORE,
        unit: int = NO_ONE,
        target: int = NO_ONE,
    ) -> None:
        super().__init__(order, turn, passed)
        self.kind = kind
        self.unit = unit
        self.target = target

    def moment(self) -> Moment:
        """The moment for the side asked now."""
        return Moment(self.order[self.turn], self.kind, self.unit, self.target)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Play(Frame):
    """12 A card is played: its costs, the answer to a Spell, its effects, the discard pile. The card lies on top of
    ``s.casting``; ``kind``, ``unit`` and ``target`` are the moment."""

    __slots__ = ("card", "kind", "number", "side", "sort", "target", "unit", "use")
    fields = ("side", "card", "use", "sort", "number", "kind", "unit", "target")

    def __init__(
        self, side: int, card: int, use: int, sort: str, number: int, kind: str, unit: int, target: int
    ) -> None:
        self.side = side
        self.card = card
        self.use = use
        self.sort = sort
        self.number = number
        self.kind = kind
        self.unit = unit
        self.target = target

    def moment(self) -> Moment:
        """When it is played."""
        return Moment(self.side, self.kind, self.unit, self.target)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Effects(Frame):
    """12 The effects of the card on top of ``s.casting`` in printed order; ``done``: how many have happened."""

    __slots__ = ("done", "kind", "target", "unit")
    fields = ("done", "kind", "unit", "target")

    def __init__(self, done: int, kind: str, unit: int, target: int) -> None:
        self.done = done
        self.kind = kind
        self.unit = unit
        self.target = target


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Turn(Frame):
    """4 One activation in a Combat with cards: the other side may answer, the unit activates, effects end."""

    __slots__ = ("unit",)
    fields = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class OwnRoll(Frame):
    """12 and 14 Dice that an ability or a card has thrown lie on the table. ``purpose``: what comes of them; ``unit``:
    whose ability, or -1 for a card of ``side``; ``target``: the other unit it is about, or -1; ``before``: the dice of
    the attack in which this happens (`verbs_dice.on_table`); ``used``: which effects had been used on those."""

    __slots__ = ("before", "purpose", "rule", "side", "target", "unit", "used")
    fields = ("purpose", "side", "unit", "target", "rule", "before", "used")

    def __init__(
        self,
        purpose: str,
        side: int,
        unit: int,
        target: int,
        rule: str,
        before: tuple[Any, ...] = (),
        used: tuple[int, ...] = (),
    ) -> None:
        self.purpose = purpose
        self.side = side
        self.unit = unit
        self.target = target
        self.rule = rule
        self.before = before
        self.used = used


FRAMES: Final[tuple[type[Frame], ...]] = (CardWindow, Play, Effects, Turn)

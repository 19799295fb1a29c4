"""The procedures of the strategic phase as frames: spells, orders, reorganisation, the six-card limit."""

from __future__ import annotations

from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class CastSpell(Frame):
    """A strategic spell is announced, paid and resolved. ``target``: a unit or a hex, or -1."""

    __slots__ = ("side", "spell", "target")
    fields = ("side", "spell", "target")

    def __init__(self, side: int, spell: int, target: int = -1) -> None:
        self.side = side
        self.spell = spell
        self.target = target


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class FlareUnit(Frame):
    """A flare was cast on a hex; a unit may be nominated for it."""

    __slots__ = ("hex", "side")
    fields = ("side", "hex")

    def __init__(self, side: int, hex: int) -> None:
        self.side = side
        self.hex = hex


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class SpellDamage(Frame):
    """A spell hurts some units, one after the other. ``at``: index of the next one."""

    __slots__ = ("at", "side", "spell", "units")
    fields = ("side", "spell", "units", "at")

    def __init__(self, side: int, spell: int, units: tuple[int, ...], at: int = 0) -> None:
        self.side = side
        self.spell = spell
        self.units = units
        self.at = at


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Orders(Frame):
    """Orders, as long as there are points and the player likes."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class MoveCard(Frame):
    """One troop card goes from a unit to another."""

    __slots__ = ("giver", "taker")
    fields = ("giver", "taker")

    def __init__(self, giver: int, taker: int) -> None:
        self.giver = giver
        self.taker = taker


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Rearrange(Frame):
    """A unit's cards change their order."""

    __slots__ = ("unit",)
    fields = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Split(Frame):
    """A unit becomes two. ``other``: the new one once it is there, or -1."""

    __slots__ = ("other", "unit")
    fields = ("unit", "other")

    def __init__(self, unit: int, other: int = -1) -> None:
        self.unit = unit
        self.other = other


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class TooMany(Frame):
    """The six-card limit: the owner removes ``n`` troops of a unit with more than six."""

    __slots__ = ("n", "unit")
    fields = ("unit", "n")

    def __init__(self, unit: int, n: int) -> None:
        self.unit = unit
        self.n = n


FRAMES: tuple[type[Frame], ...] = (
    CastSpell,
    FlareUnit,
    SpellDamage,
    Orders,
    MoveCard,
    Rearrange,
    Split,
    TooMany,
)

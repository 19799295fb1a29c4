"""The procedures of the combat phase as frames. Their steps stand in the files of the chapter, which set them."""

from __future__ import annotations

from typing import Final

from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame

# The ten steps of a combat.
PRESENTATION: Final = 1
FIRST_MAGIC: Final = 2
DEPLOYMENT: Final = 3
ENGAGE: Final = 4
FIRST_POWERS: Final = 5
SECOND_MAGIC: Final = 6
REINFORCEMENTS: Final = 7
HAND_TO_HAND: Final = 8
SECOND_POWERS: Final = 9
THIRD_MAGIC: Final = 10

# What a combat came to: bits.
WON: Final = 1  # the defending unit is eliminated
LOST: Final = 2  # the attacking unit is eliminated
Fought = tuple[int, int, int]  # attacker, defender, what it came to


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Encounter(Frame):
    """Multiple Combat: everything that is fought for one hex. The unit that fights first stands first."""

    __slots__ = ("attackers", "defenders", "hex")
    fields = ("hex", "attackers", "defenders")

    def __init__(self, hex: int, attackers: tuple[int, ...], defenders: tuple[int, ...]) -> None:
        self.hex = hex
        self.attackers = attackers
        self.defenders = defenders


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Fights(Frame):
    """The combats for one hex, one after the other, each between two units. ``fought``: those that are over."""

    __slots__ = ("attackers", "defenders", "fought", "hex")
    fields = ("hex", "attackers", "defenders", "fought")

    def __init__(
        self, hex: int, attackers: tuple[int, ...], defenders: tuple[int, ...], fought: tuple[Fought, ...] = ()
    ) -> None:
        self.hex = hex
        self.attackers = attackers
        self.defenders = defenders
        self.fought = fought


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Advance(Frame):
    """Units that may go into the emptied hex, one after the other. ``must``: they have no choice."""

    __slots__ = ("hex", "must", "units")
    fields = ("hex", "units", "must")

    def __init__(self, hex: int, units: tuple[int, ...], must: int) -> None:
        self.hex = hex
        self.units = units
        self.must = must


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Combat(Frame):
    """A combat between two units: ten steps and its end."""

    __slots__ = ("attacker", "defender", "hex")
    fields = ("attacker", "defender", "hex")

    def __init__(self, attacker: int, defender: int, hex: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.hex = hex


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class MagicStep(Frame):
    """A magic step: both players choose spells in secret, reveal and pay. ``step``: 2, 6 or 10."""

    __slots__ = ("step",)
    fields = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Insertion(Frame):
    """A side puts its summoned creatures into its first line, one after the other."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Engagement(Frame):
    """The engagement step. ``first``: the side that won initiative, or -1."""

    __slots__ = ("first",)
    fields = ("first",)

    def __init__(self, first: int = -1) -> None:
        self.first = first


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Strike(Frame):
    """One side attacks: attack and defense roll, then damage. ``when``: engagement or melee."""

    __slots__ = ("striker", "when")
    fields = ("striker", "when")

    def __init__(self, striker: int, when: int) -> None:
        self.striker = striker
        self.when = when


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Melee(Frame):
    """The melee step: both sides strike, then both take their losses."""

    __slots__ = ()


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Powers(Frame):
    """A special powers step. ``used``: how many creatures of the attacker's, then of the defender's, use theirs."""

    __slots__ = ("used",)
    fields = ("used",)

    def __init__(self, used: tuple[int, ...] = ()) -> None:
        self.used = used


FRAMES: tuple[type[Frame], ...] = (
    Encounter,
    Fights,
    Advance,
    Combat,
    MagicStep,
    Insertion,
    Engagement,
    Strike,
    Melee,
    Powers,
)

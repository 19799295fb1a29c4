"""Chapter 9, a unit whose owner may discard a card when it is attacked, so that the Attack Die counts as nothing."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_cards
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.c12_costs import slots
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.forms import Pick
from battlebook.kernel.frames import Frame, push
from battlebook.kernel.options import Ask

PASSIVE: Final = LEDGER("h3:9:ability-passive")


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class VoidTheDie(Frame):
    """9 The owner of ``unit`` may pay for the roll against it to count as nothing."""

    __slots__ = ("unit",)
    fields = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


def may_void(s: State, unit: int) -> None:
    """9 Ask, if there are dice and cards to pay with."""
    side = s.side[unit]
    if s.card(unit).discards_to_void_die and s.dice and s.seat(side) >= 0 and holder(s, side).hand:
        push(s, VoidTheDie(unit))


def its_owner_may_pay(s: State, f: VoidTheDie) -> Ask | None:
    """9 With as many cards as the ability says, or not at all."""
    side = s.side[f.unit]
    hand = holder(s, side).hand
    n = s.card(f.unit).discards_to_void_die
    return Ask(s.seat(side), PASSIVE, "discard", (), Pick(PASSIVE, slots(hand), 0, min(n, len(hand))), (0, n))


def the_dice_count_as_nothing(s: State, f: VoidTheDie) -> None:
    """9 Then nothing looks at them either."""
    side = s.side[f.unit]
    n = s.card(f.unit).discards_to_void_die
    if len(s.answer) != n:
        return
    hand = holder(s, side).hand
    verbs_cards.discard_from_hand(s, side, [hand[i] for i in s.answer], PASSIVE)
    verbs.set_dice(s, ())


VoidTheDie.steps = (its_owner_may_pay, the_dice_count_as_nothing)
FRAMES: Final[tuple[type[Frame], ...]] = (VoidTheDie,)

"""Chapter 9, units that act on their owner's cards: a card discarded so that the Attack Die counts as nothing, cards
of the deck discarded to find a Spell."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_cards, verbs_stock
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.c12_costs import slots
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.forms import Pick
from battlebook.kernel.frames import Frame, push, replace
from battlebook.kernel.options import Ask, Group, Option

PASSIVE: Final = LEDGER("h3:9:ability-passive")
ACTIVATION: Final = LEDGER("h3:9:ability-activation")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")


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


# ------------------------------------------------------------------------------------------ digging for a Spell


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class DigForSpell(Frame):
    """9 ``n`` cards of the own deck are discarded; a Spell among them may come to the hand. ``shown``: how many lie
    open, or -1 before."""

    __slots__ = ("n", "shown", "side")
    fields = ("side", "n", "shown")

    def __init__(self, side: int, n: int, shown: int = -1) -> None:
        self.side = side
        self.n = n
        self.shown = shown


def dig(s: State, side: int, n: int) -> None:
    """9 Begin, for a side that a player plays. The last thing a step does."""
    if s.holders and s.seat(side) >= 0:
        push(s, DigForSpell(side, n))


def can_dig(s: State, side: int, n: int) -> bool:
    """9 Whether the deck has as many cards."""
    return bool(s.holders) and s.seat(side) >= 0 and len(holder(s, side).pile) + holder(s, side).hidden >= n


def cards_are_discarded(s: State, f: DigForSpell) -> None:
    """9 For all to see."""
    replace(s, DigForSpell(f.side, f.n, verbs_stock.turn_over_own(s, f.side, f.n, ACTIVATION, RESHUFFLE)))


def spells_among(s: State, f: DigForSpell) -> tuple[int, ...]:
    """The Spells among the cards that lie open."""
    shown = holder(s, f.side).discard[-f.shown :] if f.shown > 0 else ()
    return tuple(sorted({card for card in shown if CARDS[card].kind == "spell"}))


def a_spell_is_chosen(s: State, f: DigForSpell) -> Ask | None:
    """9 One of them."""
    options = tuple(Option(("find", card), (("card", card),)) for card in spells_among(s, f))
    return Ask(s.seat(f.side), ACTIVATION, "search", (Group(ACTIVATION, "find", options),)) if options else None


def it_comes_to_the_hand(s: State, f: DigForSpell) -> None:
    """9 The others stay discarded."""
    if spells_among(s, f):
        verbs_cards.recover(s, f.side, s.answer[1], ACTIVATION)


DigForSpell.steps = (cards_are_discarded, a_spell_is_chosen, it_comes_to_the_hand)
FRAMES: Final[tuple[type[Frame], ...]] = (VoidTheDie, DigForSpell)

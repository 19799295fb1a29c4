"""Chapter 12: cards that are discarded from the hand, as a price or by an effect."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.forms import Pick
from battlebook.kernel.frames import Frame
from battlebook.kernel.options import Ask

DISCARD: Final = LEDGER("h3:12:discard-after-use")


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class DiscardCost(Frame):
    """12 A side discards ``least`` to ``most`` cards of its hand; ``power_only``: 1 for cards that give Power."""

    __slots__ = ("least", "most", "power_only", "side")
    fields = ("side", "least", "most", "power_only")

    def __init__(self, side: int, least: int, most: int, power_only: int = 0) -> None:
        self.power_only = power_only
        self.side = side
        self.least = least
        self.most = most


def cards_are_chosen(s: State, f: DiscardCost) -> Ask | None:
    """12 Which ones, its owner chooses."""
    hand = holder(s, f.side).hand
    places = places_for(f, hand)
    least, most = min(f.least, len(places)), min(f.most, len(places))
    if not most:
        return None
    return Ask(s.seat(f.side), DISCARD, "discard", (), Pick(DISCARD, places, least, most), (least, most))


def places_for(f: DiscardCost, hand: tuple[int, ...]) -> tuple[int, ...]:
    """The places in the hand of the cards that may be discarded for it."""
    return tuple(i for i in slots(hand) if not f.power_only or gives_power(hand[i]))


def gives_power(card: int) -> bool:
    """Whether a card can be played for Power."""
    return any(effect.op == "power" for use in CARDS[card].uses for effect in use.effects)


def they_are_discarded(s: State, f: DiscardCost) -> None:
    """12 They go to the discard pile."""
    hand = holder(s, f.side).hand
    if places_for(f, hand) and f.most:
        verbs_cards.discard_from_hand(s, f.side, [hand[i] for i in s.answer], DISCARD)


DiscardCost.steps = (cards_are_chosen, they_are_discarded)


def slots(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The places of a hand: two copies of a card are two choices."""
    return tuple(range(len(cards)))


FRAMES: Final[tuple[type[Frame], ...]] = (DiscardCost,)

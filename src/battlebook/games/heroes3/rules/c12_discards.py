"""Chapter 12: cards of the hand are discarded and give something for each: Attack, Defense, Power, new cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_holders
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import UNTIL_ATTACK, Lasting, holder
from battlebook.games.heroes3.rules.c12_costs import DISCARD, slots
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.forms import Pick
from battlebook.kernel.frames import Frame
from battlebook.kernel.options import Ask

DRAW: Final = LEDGER("h3:4:hand-only")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")
POWER: Final = LEDGER("h3:12:spell-empower")
MANY: Final = 99  # any number


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class DiscardFor(Frame):
    """12 A side discards ``least`` to ``most`` cards and gets ``gain`` for each: "attack", "defense", "power", "draw",
    "spell-draw" (a card for a Spell), "none". ``unit``: whom it raises; ``card``: whose effect it is; ``until``: how
    long."""

    __slots__ = ("card", "gain", "least", "most", "side", "unit", "until")
    fields = ("side", "least", "most", "gain", "unit", "card", "until")

    def __init__(
        self, side: int, least: int, most: int, gain: str, unit: int = -1, card: int = -1, until: int = UNTIL_ATTACK
    ) -> None:
        self.side = side
        self.least = least
        self.most = most
        self.gain = gain
        self.unit = unit
        self.card = card
        self.until = until


def cards_are_chosen(s: State, f: DiscardFor) -> Ask | None:
    """12 Which and how many, their owner chooses."""
    hand = holder(s, f.side).hand
    least, most = min(f.least, len(hand)), min(f.most, len(hand))
    if not most:
        return None
    return Ask(s.seat(f.side), DISCARD, "discard", (), Pick(DISCARD, slots(hand), least, most), (least, most))


def each_gives_something(s: State, f: DiscardFor) -> None:
    """12 They go to the discard pile, then what they give."""
    hand = holder(s, f.side).hand
    if not hand or not f.most:
        return
    gone = [hand[i] for i in s.answer]
    verbs_cards.discard_from_hand(s, f.side, gone, DISCARD)
    GAINS[f.gain](s, f, gone)


DiscardFor.steps = (cards_are_chosen, each_gives_something)
FRAMES: Final[tuple[type[Frame], ...]] = (DiscardFor,)


def gain_raise(s: State, f: DiscardFor, gone: list[int]) -> None:
    """+1 for each."""
    if gone:
        verbs_cards.begin_effect(s, Lasting(f.gain, f.side, f.card, f.unit, -1, len(gone), f.until, s.round))


def gain_power(s: State, f: DiscardFor, gone: list[int]) -> None:
    """+1 Power for each."""
    total = holder(s, f.side).power + len(gone)
    verbs_cards.change(s, f.side, power=total)
    if gone and (s.sink is not None or s.recorder is not None):
        verbs_holders.say_side(s, "gains-power", POWER, f.side, n=len(gone), total=total)


def gain_cards(s: State, f: DiscardFor, gone: list[int]) -> None:
    """A card for each."""
    verbs_cards.draw_cards(s, f.side, len(gone), DRAW, RESHUFFLE)


def gain_nothing(s: State, f: DiscardFor, gone: list[int]) -> None:
    """They are a price."""


def gain_for_spells(s: State, f: DiscardFor, gone: list[int]) -> None:
    """A card for each Spell."""
    spells = sum(1 for card in gone if CARDS[card].kind == "spell")
    verbs_cards.draw_cards(s, f.side, spells, DRAW, RESHUFFLE)


GAINS: Final[dict[str, Callable[[State, DiscardFor, list[int]], None]]] = {
    "attack": gain_raise,
    "defense": gain_raise,
    "power": gain_power,
    "draw": gain_cards,
    "spell-draw": gain_for_spells,
    "none": gain_nothing,
}

"""The verbs for Morale Cards: their two decks, and the cards that lie before the players."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import morale_cards
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import holder, without
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs_holders import put, say_side
from battlebook.games.heroes3.verbs_stock import PILES, set_pile
from battlebook.kernel.chance import CARDS as CARD_STREAM
from battlebook.kernel.chance import draw_one

RULE: Final = LEDGER("h3:14:morale-cards")
FIRST: Final = 2 * PILES  # where the stock's Morale decks begin: Positive, Negative, then what was put under each


def lay_out(s: State) -> None:
    """Both decks whole, behind the other decks of the stock."""
    s.note(RULE)
    s.stock = (*s.stock, morale_cards.deck(True), morale_cards.deck(False), (), ())


def take(s: State, side: int, positive: bool) -> None:
    """A side draws a card, which lies open; those put under the deck come last. Without any nothing happens."""
    pile = FIRST + (0 if positive else 1)
    if s.stock[pile]:
        card, left = draw_one(s, CARD_STREAM, s.stock[pile])
        set_pile(s, pile, left)
    elif s.stock[pile + 2]:
        card = s.stock[pile + 2][0]
        set_pile(s, pile + 2, s.stock[pile + 2][1:])
    else:
        return
    keep(s, side, (*holder(s, side).morale_cards, card))
    tell(s, side, "morale-card", card)


def give_up(s: State, side: int, card: int) -> None:
    """A card goes under its deck."""
    pile = FIRST + 2 + (0 if morale_cards.POSITIVE[card] else 1)
    set_pile(s, pile, (*s.stock[pile], card))
    keep(s, side, without(holder(s, side).morale_cards, card))
    tell(s, side, "morale-card-goes", card)


def keep(s: State, side: int, cards: tuple[int, ...]) -> None:
    """The cards before a side; its morale is their number."""
    sign = 1 if cards and morale_cards.POSITIVE[cards[0]] else -1
    put(s, side, holder(s, side)._replace(morale_cards=cards, morale=sign * len(cards)))


def tell(s: State, side: int, kind: str, card: int) -> None:
    """Say what happened to a card."""
    if s.sink is not None or s.recorder is not None:
        say_side(s, kind, RULE, side, card={"id": morale_cards.message(card), "args": {}})

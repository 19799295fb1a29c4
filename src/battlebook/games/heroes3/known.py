"""What a seat knows of hands and piles, and worlds that fit it.

Everybody knows which cards a Hero owns, what was played, discarded and seen; nobody knows how the cards of a face-down
pile lie; a hand is known to its own seat alone, less the cards everybody saw go into it.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from battlebook.games.heroes3 import verbs_cards
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import Holder, holder, without
from battlebook.games.heroes3.state import State
from battlebook.kernel.determinize import deal


def hide_hands(s: State, seat: int) -> None:
    """Leave in a copy only what ``seat`` (-1: nobody's) knows of the hands."""
    if not s.holders:
        return
    for side in (0, 1):
        if s.seat(side) != seat or seat < 0:
            verbs_cards.put(s, side, hidden(holder(s, side)))


def hidden(h: Holder) -> Holder:
    """A hand as the other side knows it: the cards that were seen; the others lie somewhere in the pile."""
    unseen = h.hand
    for card in h.shown:
        unseen = without(unseen, card)
    pile = tuple(sorted((*h.pile, *unseen)))
    return h._replace(hand=h.shown, pile=pile, hidden=h.hidden + len(unseen))


def fill_hands(s: State, rng: Random) -> None:
    """Deal hidden hands from the piles that hold them."""
    if not s.holders:
        return
    for side in (0, 1):
        h = holder(s, side)
        if h.hidden:
            dealt = deal(h.pile, h.hidden, rng)
            pile = h.pile
            for card in dealt:
                pile = without(pile, card)
            hand = tuple(sorted((*h.hand, *dealt)))
            verbs_cards.put(s, side, h._replace(hand=hand, pile=pile, hidden=0))


def owned_cards(s: State) -> tuple[tuple[int, ...], ...]:
    """Every card of each side wherever it lies; no decision changes them."""
    on_table = [row for row in s.casting]
    return tuple(
        tuple(sorted((*h.hand, *h.pile, *h.discard, *h.removed, *h.in_play, *[r[1] for r in on_table if r[0] == side])))
        for side, h in enumerate((holder(s, 0), holder(s, 1)))
        if s.holders
    )


def secrets(s: State, seat: int) -> Iterable[str]:
    """Names of cards in other hands that nothing else explains: they may not leave for ``seat``."""
    if not s.holders:
        return []
    mine = {c for side in (0, 1) if s.seat(side) == seat for c in owned_cards(s)[side]}
    found: list[str] = []
    for side in (0, 1):
        if s.seat(side) != seat:
            h = holder(s, side)
            open_cards = {*mine, *h.shown, *h.discard, *h.removed, *h.in_play, *[r[1] for r in s.casting]}
            found += [f'"{CARDS[c].name_message}"' for c in h.hand if c not in open_cards]
    return found

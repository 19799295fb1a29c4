"""The verbs for the cards that nobody owns: the Spell, Artifact and Ability decks beside the Combat Board."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import holder, without
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs_holders import card_list, card_ref, put, say_side
from battlebook.kernel.chance import CARDS as CARD_STREAM
from battlebook.kernel.chance import draw_one

DECKS: Final = ("spell", "artifact", "ability")
PILES: Final = len(DECKS)  # piles of the stock before the discard piles
CHAOS: Final = LEDGER("h3:19:chaos-cards")
CAST: Final = "cast"  # the Spell that a side cast last in this activation, and the cards played for it
WHAT: Final = 8  # where an effect's row says which cards


def lay_out(s: State, removed: Collection[str] = ()) -> None:
    """One copy of every Spell, Artifact and Ability that no side owns (Empowered Abilities left out), less the removed
    ones (ids)."""
    owned = {c for side in (0, 1) for c in (*holder(s, side).hand, *holder(s, side).pile, *holder(s, side).scrolls)}
    owned |= {card.index for card in CARDS if card.id in removed}
    piles = [
        tuple(card.index for card in CARDS if card.kind == kind and not card.empowered and card.index not in owned)
        for kind in DECKS
    ]
    s.stock = (*piles, *((),) * len(DECKS))


def set_pile(s: State, number: int, cards: tuple[int, ...]) -> None:
    """Write back one pile of the stock."""
    s.stock = (*s.stock[:number], cards, *s.stock[number + 1 :])


def turn_over(s: State, side: int, deck: int, n: int, among: Iterable[int], rule: str) -> int:
    """Turn over up to ``n`` cards of a deck (of those ``among``, if given) for all to see; they lie on top of its
    discard pile. A deck that is empty is made anew from that pile first. Returns how many."""
    wanted = frozenset(among)
    if not s.stock[deck]:
        set_pile(s, deck, tuple(sorted(s.stock[PILES + deck])))
        set_pile(s, PILES + deck, ())
    found: list[int] = []
    for _ in range(n):
        left = tuple(c for c in s.stock[deck] if not wanted or c in wanted)
        if not left:
            break
        card, _ = draw_one(s, CARD_STREAM, left)
        set_pile(s, deck, without(s.stock[deck], card))
        found.append(card)
    set_pile(s, PILES + deck, (*s.stock[PILES + deck], *found))
    say_turned(s, side, found, rule)
    return len(found)


def say_turned(s: State, side: int, cards: Sequence[int], rule: str) -> None:
    """Say which cards were turned over."""
    if cards and (s.sink is not None or s.recorder is not None):
        say_side(s, "turns-over", rule, side, cards=card_list(cards), n=len(cards))


def take_found(s: State, side: int, deck: int, card: int, rule: str) -> None:
    """A card of a deck's discard pile goes to a side's hand; everybody has seen it."""
    set_pile(s, PILES + deck, without_last(s.stock[PILES + deck], card))
    h = holder(s, side)
    put(s, side, h._replace(hand=tuple(sorted((*h.hand, card))), shown=tuple(sorted((*h.shown, card)))))
    if s.sink is not None or s.recorder is not None:
        say_side(s, "finds", rule, side, card=card_ref(card))


def take_into_deck(s: State, side: int, deck: int, cards: Iterable[int], rule: str) -> None:
    """Cards of a deck's discard pile go into a side's own deck; everybody has seen them."""
    kept = tuple(cards)
    for card in kept:
        set_pile(s, PILES + deck, without_last(s.stock[PILES + deck], card))
    h = holder(s, side)
    put(s, side, h._replace(pile=tuple(sorted((*h.pile, *kept)))))
    if kept and (s.sink is not None or s.recorder is not None):
        say_side(s, "keeps", rule, side, cards=card_list(kept), n=len(kept))


def without_last(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less the copy nearest to the top. Raises ValueError when there is none."""
    return without(cards[::-1], card)[::-1]


def turn_over_own(s: State, side: int, n: int, rule: str, reshuffle: str) -> int:
    """Turn over up to ``n`` cards of a side's own deck for all to see; they lie on top of its discard pile. A deck that
    is empty is made anew from that pile first. Returns how many."""
    h = holder(s, side)
    if not h.pile and h.discard:
        h = h._replace(pile=tuple(sorted(h.discard)), discard=())
        s.note(reshuffle)
    found: list[int] = []
    for _ in range(min(n, len(h.pile))):
        card, pile = draw_one(s, CARD_STREAM, h.pile)
        h = h._replace(pile=pile, discard=(*h.discard, card))
        found.append(card)
    put(s, side, h)
    say_turned(s, side, found, rule)
    return len(found)


# ------------------------------------------------------------------------------------------------ Chaos Cards


def in_its_place(s: State, side: int, card: int) -> int:
    """19 What goes to the discard pile when a side discards a card: the card itself. With Chaos Cards a Spell, Artifact
    or Ability leaves the game, and the top card of its deck takes its place for all to see (-1: there is none)."""
    if not s.rulings.chaos_cards or not s.stock or s.seat(side) < 0:
        return card
    kind = CARDS[card].kind
    if kind not in DECKS:
        s.note(CHAOS)  # Statistics and Specialties are discarded as ever
        return card
    h = holder(s, side)
    put(s, side, h._replace(removed=(*h.removed, card)))
    if s.sink is not None or s.recorder is not None:
        say_side(s, "removes", CHAOS, side, card=card_ref(card))
    deck = DECKS.index(kind)
    if not turn_over(s, side, deck, 1, (), CHAOS):
        return -1
    new = s.stock[PILES + deck][-1]
    set_pile(s, PILES + deck, s.stock[PILES + deck][:-1])
    s.lasting = tuple([now_of(row, side, card, new) for row in s.lasting])
    return new


def now_of(row: tuple[Any, ...], side: int, old: int, new: int) -> tuple[Any, ...]:
    """19 An effect that remembers which cards were played for a Spell remembers the new card from now on."""
    if row[0] != CAST or row[1] != side or old not in row[WHAT]:
        return row
    return (*row[:WHAT], tuple([new if card == old else card for card in row[WHAT]]), *row[WHAT + 1 :])

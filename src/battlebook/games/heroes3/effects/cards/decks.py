"""Cards that look for others: in decks beside the board, in the own deck and discard pile; cards that remove some."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS, Effect
from battlebook.games.heroes3.effects.cards.choices import ENOUGH, Picked, choose, further
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.effects.cards.raises import begin, number_of
from battlebook.games.heroes3.holders import UNTIL_USED, Lasting, holder, without
from battlebook.games.heroes3.rules import c12_search
from battlebook.games.heroes3.rules.procedures_cards import Moment
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs_stock import DECKS, PILES
from battlebook.kernel.chance import CARDS as CARD_STREAM
from battlebook.kernel.chance import draw_one
from battlebook.kernel.frames import push
from battlebook.kernel.options import Option
from battlebook.kernel.rules import Refusal

TO_HAND: Final = LEDGER("h3:12:gained-card-to-hand")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")
RANDOM: Final = LEDGER("h3:12:artifact-choose")
NOTHING_THERE: Final = LEDGER.refusal("h3:12:gained-card-to-hand", "nothing-there")
NO_ENEMY_HAND: Final = LEDGER.refusal("h3:12:artifact-choose", "no-enemy-hand")
GONE: Final = LEDGER("h3:12:artifact-choose")
SPELLS: Final = DECKS.index("spell")


# ---------------------------------------------------------------------------------------- decks of nobody


def fits(card: int, e: Effect) -> bool:
    """Whether a Spell has the grade and School that the effect names."""
    grade, school = e.args.get("grade"), e.args.get("school")
    return (not grade or CARDS[card].grade == grade) and (not school or CARDS[card].school == school)


def refuse_find(s: State, m: Moment, e: Effect) -> Refusal | None:
    """There is such a Spell in the deck."""
    return None if s.stock and any(fits(c, e) for c in s.stock[SPELLS]) else NOTHING_THERE


def find_spell(s: State, h: Happening) -> None:
    """Turn over the Spell deck until one fits."""
    c12_search.find(s, h.side, [c for c in s.stock[SPELLS] if fits(c, h.effect)])


def refuse_search(s: State, m: Moment, e: Effect) -> Refusal | None:
    """The deck or its discard pile has cards."""
    deck = DECKS.index(e.args["deck"])
    return None if s.stock and (s.stock[deck] or s.stock[PILES + deck]) else NOTHING_THERE


def search_stock(s: State, h: Happening) -> None:
    """Search a deck that belongs to nobody."""
    if refuse_search(s, h.moment, h.effect) is None:
        c12_search.search(s, h.side, h.get("deck"), number_of(h))


def next_search(s: State, h: Happening) -> None:
    """The next Search is of more cards, or can be repeated."""
    n = int(h.get("to", 1))
    verbs_cards.begin_effect(s, Lasting(h.effect.op, h.side, -1, n=n, until=UNTIL_USED))


def replacement(s: State, h: Happening) -> None:
    """A Permanent finds the first Spell of a School instead of a Search."""
    begin(s, h, "search_replacement", -1, 0, what=(h.get("school"),))


register("find_spell", find_spell, None, refuse_find)
register("search", search_stock, None, refuse_search)
register("repeat_search", next_search)
register("search_bonus", next_search)
register("search_replacement", replacement)


# --------------------------------------------------------------------------------- the own deck and discards


def refuse_own(s: State, m: Moment, e: Effect) -> Refusal | None:
    """The own deck or discard pile has cards."""
    h = holder(s, m.side)
    return None if h.pile or h.discard else NOTHING_THERE


def search_own(s: State, h: Happening) -> None:
    """Cards of the own deck are turned over, and one of them taken."""
    c12_search.search(s, h.side, c12_search.OWN, number_of(h))


def refuse_discards(s: State, m: Moment, e: Effect) -> Refusal | None:
    """The own discard pile has cards."""
    return None if holder(s, m.side).discard else NOTHING_THERE


def search_discards(s: State, h: Happening) -> None:
    """One of the top cards of the own discard pile is taken."""
    c12_search.search(s, h.side, c12_search.DISCARDS, int(h.get("of", h.get("n"))))


def dig(s: State, h: Happening) -> None:
    """Cards of the own deck one by one, some kinds to the hand."""
    push(s, c12_search.Dig(h.side, number_of(h), tuple(h.get("keep"))))


def shuffle(s: State, h: Happening) -> None:
    """The own discard pile goes back into the deck."""
    verbs_cards.shuffle_in_discards(s, h.side, RESHUFFLE)


register("search_deck", search_own, None, refuse_own)
register("draw_choose", search_own, None, refuse_own)
register("mill_recover", search_own, None, refuse_own)
register("search_own_discard", search_discards, None, refuse_discards)
register("recover_top", search_discards, None, refuse_discards)
register("dig_deck", dig, None, refuse_own)
register("shuffle_discard_into_deck", shuffle)


def spells_discarded(s: State, side: int) -> tuple[int, ...]:
    """The Spells of the own discard pile."""
    return tuple(sorted(c for c in holder(s, side).discard if CARDS[c].kind == "spell"))


def refuse_spells(s: State, m: Moment, e: Effect) -> Refusal | None:
    """There is a Spell in the own discard pile."""
    return None if spells_discarded(s, m.side) else NOTHING_THERE


def spells_to_take(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """Which Spell, and one more as long as the card says."""
    left = list(spells_discarded(s, h.side))
    for key in picked:
        if key == ENOUGH.key:
            return ()
        left.remove(key[1])
    if len(picked) >= number_of(h) or not left:
        return ()
    options = tuple(Option(("find", c), (("card", c),)) for c in sorted(set(left)))
    return (ENOUGH, *options) if picked else options


def take_spells(s: State, h: Happening, picked: Picked) -> None:
    """They go to the hand."""
    for key in picked:
        if key != ENOUGH.key:
            verbs_cards.recover(s, h.side, key[1], TO_HAND)


further("recover_spell", "spell", spells_to_take, take_spells)
register("recover_spell", choose, None, refuse_spells)


# ---------------------------------------------------------------------------------------------- the hand


def enemy_discards(s: State, h: Happening) -> None:
    """The enemy discards cards of its hand at random."""
    for _ in range(number_of(h)):
        hand = holder(s, 1 - h.side).hand
        if hand:
            card, _ = draw_one(s, CARD_STREAM, hand)
            verbs_cards.discard_from_hand(s, 1 - h.side, (card,), RANDOM)


def refuse_enemy_hand(s: State, m: Moment, e: Effect) -> Refusal | None:
    """The enemy holds a card."""
    enemy = holder(s, 1 - m.side)
    return None if enemy.hand or enemy.hidden else NO_ENEMY_HAND


def others(s: State, m: Moment, e: Effect, kinds: tuple[str, ...]) -> tuple[Target, ...]:
    """Cards of the own hand of some kinds, less the one being played."""
    held = holder(s, m.side).hand
    own = [c for c in set(held) if any(effect is e for use in CARDS[c].uses for effect in use.effects)]
    for card in own[:1]:
        held = without(held, card)
    return tuple(("card", c) for c in sorted(set(held)) if not kinds or CARDS[c].kind in kinds)


def swappable(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Cards whose deck has cards."""
    found = others(s, m, e, e.args.get("of", DECKS))
    return tuple(t for t in found if s.stock and s.stock[DECKS.index(CARDS[t[1]].kind)])


def swap(s: State, h: Happening) -> None:
    """A card leaves the game, and its deck is searched."""
    card = h.table.number
    verbs_cards.remove_card(s, h.side, card, GONE)
    c12_search.search(s, h.side, CARDS[card].kind, number_of(h))


def removable(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Cards that can be removed: Spells, or any."""
    what = e.args.get("what", "")
    return others(s, m, e, (what,) if what else ())


def remove(s: State, h: Happening) -> None:
    """A card leaves the game."""
    verbs_cards.remove_card(s, h.side, h.table.number, GONE)


register("enemy_discard", enemy_discards, None, refuse_enemy_hand)
register("swap_card_by_search", swap, swappable)
register("remove_card", remove, removable)
register("remove_cards", remove, removable)

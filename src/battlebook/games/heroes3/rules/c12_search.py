"""Chapter 12, Search: cards of a deck are turned over, one of them is taken, the others are discarded. In Combat they
are turned over for both sides to see."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_heroes, verbs_morale, verbs_stock
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import Lasting, effects_for, holder
from battlebook.games.heroes3.morale_cards import REPEAT_SEARCH, SEARCH_ONE
from battlebook.games.heroes3.rules import c14_morale, c14_morale_cards
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs_stock import DECKS, PILES
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, push, replace, restart
from battlebook.kernel.options import Ask, Group, Option

TO_HAND: Final = LEDGER("h3:12:gained-card-to-hand")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")
USED: Final = LEDGER("h3:12:ongoing-duration")
OWN: Final = "own"  # the side's own deck
DISCARDS: Final = "discards"  # the top of its discard pile
AGAIN: Final = Option(("search-again",))
TOURNAMENT: Final = LEDGER("h3:19:tournament")
BY_MORALE: Final = Option(("morale-search",))
BY_TOKEN: Final = Group(TOURNAMENT, "search-again", (BY_MORALE,))
BY_CARD: Final = Group(c14_morale_cards.RULE, "search-again", (BY_MORALE,))
DIG, STOP = Option(("dig",)), Option(("stop",))
DIG_GROUPS: Final = (Group(TO_HAND, "dig", (DIG,)), Group(TO_HAND, "stop", (STOP,)))


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Search(Frame):
    """12 Search(``n``) of a deck by name, `OWN` or `DISCARDS`; ``shown``: how many cards lie open, or -1 before."""

    __slots__ = ("n", "shown", "side", "where")
    fields = ("side", "where", "n", "shown")

    def __init__(self, side: int, where: str, n: int, shown: int = -1) -> None:
        self.side = side
        self.where = where
        self.n = n
        self.shown = shown


def a_permanent_may_replace_it(s: State, f: Search) -> Ask | None:
    """12 A Permanent may find the first Spell of its School instead."""
    schools = schools_instead(s, f)
    if not schools:
        return None
    options = tuple(Option(("first-of-school", school)) for school in schools)
    groups = (Group(TO_HAND, "first-of-school", options), Group(TO_HAND, "search", (Option(("search",)),)))
    return Ask(s.seat(f.side), TO_HAND, "search-how", groups)


def schools_instead(s: State, f: Search) -> list[str]:
    """The Schools whose first Spell can be taken instead of searching the Spell deck."""
    if f.where != "spell" or f.shown >= 0:
        return []
    return sorted({str(row.what[0]) for row in effects_for(s, f.side, "search_replacement")})


def cards_are_turned_over(s: State, f: Search) -> None:
    """12 As many as the Search says, or an effect on the next one."""
    if schools_instead(s, f) and s.answer is not None and s.answer[0] == "first-of-school":
        leave(s)
        school = s.answer[1]
        find(s, f.side, [c for c in s.stock[DECKS.index(f.where)] if CARDS[c].school == school])
        return
    n = f.n
    if n > 1 and SEARCH_ONE in holder(s, f.side).morale_cards:
        verbs_morale.give_up(s, f.side, SEARCH_ONE)
        n = 1
    if f.where in DECKS:
        for row in effects_for(s, f.side, "search_bonus"):
            n = max(n, row.n)
            end_one(s, row)
        shown = verbs_stock.turn_over(s, f.side, DECKS.index(f.where), n, (), TO_HAND)
    elif f.where == OWN:
        shown = verbs_stock.turn_over_own(s, f.side, n, TO_HAND, RESHUFFLE)
    else:
        shown = min(n, len(holder(s, f.side).discard))
    replace(s, Search(f.side, f.where, f.n, shown))


def one_is_chosen(s: State, f: Search) -> Ask | None:
    """12 One of them goes to the hand; an effect, 19 or in a tournament Positive Morale, lets the side search again."""
    cards = sorted(set(open_cards(s, f)))
    if not cards:
        return None
    again = (AGAIN,) if f.where in DECKS and effects_for(s, f.side, "repeat_search") else ()
    options = tuple(Option(("find", card), (("card", card),)) for card in cards)
    groups: tuple[Group, ...] = (Group(TO_HAND, "find", options), Group(TO_HAND, "search-again", again))
    if f.where != DISCARDS and c14_morale_cards.may_repeat(s, f.side):
        groups = (*groups, BY_CARD)
    elif s.rulings.tournament and f.where != DISCARDS and c14_morale.may_spend(s, f.side):
        groups = (*groups, BY_TOKEN)
    return Ask(s.seat(f.side), TO_HAND, "search", tuple(g for g in groups if g.options))


def open_cards(s: State, f: Search) -> tuple[int, ...]:
    """The cards that were turned over."""
    if f.shown <= 0:
        return ()
    pile = s.stock[PILES + DECKS.index(f.where)] if f.where in DECKS else holder(s, f.side).discard
    return pile[-f.shown :]


def it_is_taken(s: State, f: Search) -> None:
    """12 The others stay discarded."""
    key = s.answer
    if not open_cards(s, f):
        return
    if key == AGAIN.key:
        end_one(s, effects_for(s, f.side, "repeat_search")[0])
        restart(s, Search(f.side, f.where, f.n))
    elif key == BY_MORALE.key:
        spend_morale(s, f.side)
        restart(s, Search(f.side, f.where, f.n))
    elif f.where in DECKS:
        verbs_stock.take_found(s, f.side, DECKS.index(f.where), key[1], TO_HAND)
    else:
        verbs_cards.recover(s, f.side, key[1], TO_HAND)


def spend_morale(s: State, side: int) -> None:
    """14 The card that repeats a Search, or 19 in a tournament the Token."""
    if s.rulings.morale_cards:
        verbs_morale.give_up(s, side, REPEAT_SEARCH)
    else:
        verbs_heroes.set_morale(s, side, 0, TOURNAMENT)


Search.steps = (a_permanent_may_replace_it, cards_are_turned_over, one_is_chosen, it_is_taken)


def end_one(s: State, row: Lasting) -> None:
    """An effect that has worked ends."""
    verbs_cards.end_effects(s, lambda r: r == row, USED, USED)


def find(s: State, side: int, fitting: list[int]) -> None:
    """Turn over the Spell deck until a fitting card comes, which goes to the hand."""
    spells = DECKS.index("spell")
    if fitting and verbs_stock.turn_over(s, side, spells, 1, fitting, TO_HAND):
        verbs_stock.take_found(s, side, spells, s.stock[PILES + spells][-1], TO_HAND)


# --------------------------------------------------------------------------------------------------- digging


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Dig(Frame):
    """12 Cards of the own deck are turned over one by one, up to ``left`` more; those of ``kinds`` go to the hand."""

    __slots__ = ("kinds", "left", "side")
    fields = ("side", "left", "kinds")

    def __init__(self, side: int, left: int, kinds: tuple[str, ...]) -> None:
        self.side = side
        self.left = left
        self.kinds = kinds


def one_more_may_be_turned_over(s: State, f: Dig) -> Ask | None:
    """12 Its owner stops when it likes."""
    h = holder(s, f.side)
    if not f.left or not (h.pile or h.discard):
        leave(s)
        return None
    return Ask(s.seat(f.side), TO_HAND, "dig", DIG_GROUPS)


def it_is_kept_or_discarded(s: State, f: Dig) -> None:
    """12 By its kind."""
    if s.answer == STOP.key or not verbs_stock.turn_over_own(s, f.side, 1, TO_HAND, RESHUFFLE):
        leave(s)
        return
    restart(s, Dig(f.side, f.left - 1, f.kinds))
    card = holder(s, f.side).discard[-1]
    if CARDS[card].kind in f.kinds:
        verbs_cards.recover(s, f.side, card, TO_HAND)


Dig.steps = (one_more_may_be_turned_over, it_is_kept_or_discarded)
FRAMES: Final[tuple[type[Frame], ...]] = (Search, Dig)


def search(s: State, side: int, where: str, n: int) -> None:
    """Begin a Search. The last thing a step does."""
    push(s, Search(side, where, n))

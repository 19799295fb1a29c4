"""What the players of a Combat hold besides units: a Hero with a hand, a deck, tokens; and the effects that last.

Both lie in the state as plain tuples (``s.holders``, ``s.lasting``), so that clone, digest and saves need nothing of
their own. A match without Heroes has no holders at all, which is what the hot path asks.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from battlebook.games.heroes3.cards import CARD_INDEX, CARDS
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.state import State

NO_HERO: Final = -1
NO_CARD: Final = -1

# How long an effect lasts.
UNTIL_ATTACK: Final = 0  # the first attack it applies to, or the end of the activation
UNTIL_ACTIVATION: Final = 1  # the end of the present activation
UNTIL_ROUND: Final = 2  # the end of the Round ``until_round``
UNTIL_COMBAT: Final = 3
UNTIL_USED: Final = 4  # until it has worked once
UNTIL_FIRST: Final = 6  # the first attack, or first defence, it applies to, whenever that is
UNTIL_OWN_ACTIVATION: Final = 5  # the end of the next activation of its unit


class Holder(NamedTuple):
    """A side's Hero and cards. Cards are indexes into ``cards.CARDS``; ``hand`` and ``pile`` are unordered (kept
    sorted), because nobody may look through a pile; ``discard`` is in order, the top last.

    ``in_play``: cards whose effect lasts, the Permanent one among them. ``shown``: cards of the hand that the other
    side has seen. ``experts``/``spells``: expert effects and Spells used in this Round, ``more_experts``/``limit``:
    further expert uses, Spells a Round. ``power``: Power on the table, ``school`` the School it is bound to.
    ``morale``: 1, 0 or -1. ``hidden``: in a known state, how many cards of the hand are not known; they are in the
    pile then. ``difficulty``/``ai_deck``/``ai_discard``: of an AI Hero, whose ``pile`` holds his Spells.
    ``scrolls``: the Spells of Spell Scrolls, which lie open. ``morale_cards``: all Positive or all Negative, where they
    replace Tokens; ``morale`` counts them then.
    """

    hero: int = NO_HERO
    level: int = 1
    hand: tuple[int, ...] = ()
    pile: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    in_play: tuple[int, ...] = ()
    permanent: int = NO_CARD
    machines: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    experts: int = 0
    more_experts: int = 0
    spells: int = 0
    limit: int = 1
    power: int = 0
    school: str = ""
    morale: int = 0
    gold: int = 0
    materials: int = 0
    valuables: int = 0
    hidden: int = 0
    difficulty: int = -1
    ai_deck: tuple[int, ...] = ()
    ai_discard: tuple[int, ...] = ()
    scrolls: tuple[int, ...] = ()
    morale_cards: tuple[int, ...] = ()


class Lasting(NamedTuple):
    """An effect that lasts: the operation, whose card it came from, and what it lies on.

    ``unit``/``space``: -1 when it lies on none. ``n``: its number. ``until``: see above; ``until_round``: the Round at
    whose end it goes, for `UNTIL_ROUND`. ``what``: further words or numbers that the operation needs. ``spell``: 1 if
    a Spell made it.
    """

    op: str
    side: int
    card: int
    unit: int = -1
    space: int = -1
    n: int = 0
    until: int = UNTIL_COMBAT
    until_round: int = 0
    what: tuple[Any, ...] = ()
    spell: int = 0


class CardOnTable(NamedTuple):
    """A card that is being played: whose, which use, its target, the Power it was cast with, whether it was stopped,
    the School of a Spell (named by the caster of Magic Arrow)."""

    side: int
    card: int
    use: int
    sort: str = ""
    number: int = -1
    power: int = 0
    stopped: int = 0
    school: str = ""


def holder(s: State, side: int) -> Holder:
    """What a side holds; an empty holder when no cards are in this match."""
    return Holder._make(s.holders[side]) if s.holders else Holder()


def hand_size(h: Holder) -> int:
    """How many cards are in the hand, known or not."""
    return len(h.hand) + h.hidden


def holds_cards(s: State, side: int) -> bool:
    """Whether a side has a hand; how many cards it holds is open to everybody."""
    return bool(s.holders) and hand_size(holder(s, side)) > 0


def anybody_holds_cards(s: State) -> bool:
    """Whether cards could be played at all."""
    return bool(s.holders) and (holds_cards(s, 0) or holds_cards(s, 1))


def lasting(s: State) -> list[Lasting]:
    """Every effect that lasts."""
    return [Lasting._make(row) for row in s.lasting]


def effects_on(s: State, unit: int, op: str) -> list[Lasting]:
    """Effects of a kind that lie on a unit."""
    return [Lasting._make(row) for row in s.lasting if row[0] == op and row[3] == unit]


def effects_of(s: State, op: str) -> list[Lasting]:
    """Effects of a kind, wherever they lie."""
    return [Lasting._make(row) for row in s.lasting if row[0] == op]


def effects_for(s: State, side: int, op: str) -> list[Lasting]:
    """Effects of a kind that a side has, whatever they lie on."""
    return [Lasting._make(row) for row in s.lasting if row[0] == op and row[1] == side]


def sum_on(s: State, unit: int, op: str) -> int:
    """The numbers of all effects of a kind on a unit together."""
    return sum(row[5] for row in s.lasting if row[0] == op and row[3] == unit)


AMMO_CART: Final = CARD_INDEX["ammo_cart"]
CART_SPEED: Final[int] = CARDS[AMMO_CART].uses[0].effects[0].args["initiative"]


def has_cart(s: State, unit: int) -> bool:
    """15 Whether the unit is a Ranged one whose side owns the Ammo Cart."""
    return AMMO_CART in holder(s, s.side[unit]).machines and s.card(unit).type == RANGED


def cart_speed(s: State, unit: int) -> int:
    """15 What the Ammo Cart adds to the unit's Initiative."""
    return CART_SPEED if s.holders and has_cart(s, unit) else 0


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one copy. Raises ValueError when there is none."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]

"""What a seat knows of the other side's units, and worlds that fit it.

Hidden are the cards of a unit behind those that the opponent has seen: which they are, in which order, and how many.
Open are its size (small or large), knights, movement marker and damage; and which cards of an army are left.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from battlebook.games.magestorm.board import OFF
from battlebook.games.magestorm.pieces import KRAGIS, LAUSJAN
from battlebook.games.magestorm.rules.combat.procedures import DEPLOYMENT
from battlebook.games.magestorm.rules.procedures_strategic import TooMany
from battlebook.games.magestorm.state import (
    ALL_KNIGHTS,
    KNIGHTS,
    LARGE,
    LISTS,
    MOST_UNITS,
    NUMBERS,
    OPEN,
    PILES,
    QUICK,
    ROWS,
    UNITS,
    VALUES,
    State,
    side_of,
)
from battlebook.games.magestorm.verbs import set_cards
from battlebook.kernel.determinize import awaken
from battlebook.kernel.knowledge import public_part
from battlebook.kernel.state import with_byte

MOST = 6
SMALL_TO = 3
CROWDED = 28
# Least sizes of small units and greatest of large ones that are tried in turn: usual ones first.
RANGES = ((2, MOST), (1, MOST), (1, CROWDED))
Choice = tuple[int, int]  # hidden cards, hidden riders
Choices = tuple[tuple[Choice, ...], ...]


def known(s: State, seat: int) -> State:
    """Everything but the other side's hidden cards (-1: either side's)."""
    k = public_part(State(s.plan, s.rulings), s, seat)
    for name in LISTS:
        setattr(k, name, getattr(s, name)[:])
    for name in (*ROWS, *NUMBERS, *PILES, *VALUES):
        setattr(k, name, getattr(s, name))
    hide_cards(k, seat)
    return k


def hide_cards(k: State, seat: int) -> None:
    """Leave of the units of other seats only the cards that were shown; the others lie sorted in the pool."""
    cards = list(k.cards)
    pools = list(k.pool)
    for side in (KRAGIS, LAUSJAN):
        if side == seat:
            continue
        rest: list[int] = []
        for unit in range(side * MOST_UNITS, (side + 1) * MOST_UNITS):
            rest += cards[unit][k.shown[unit] :]
            cards[unit] = cards[unit][: k.shown[unit]]
        pools[side] = tuple(sorted((*pools[side], *rest)))
    k.cards = tuple(cards)
    k.pool = tuple(pools)


def fill(seen: State, world: State, rng: Random) -> State:
    """Deal the hidden cards among the units that hold them; ``world`` is a copy of ``seen``."""
    for side in (KRAGIS, LAUSJAN):
        if world.pool[side] and world.formed(side):
            deal_side(world, side, rng)
    return awaken(world, rng)


class Shape(NamedTuple):
    """What is open about a unit with hidden cards: its look, cards and riders seen, damage, exact size or 0."""

    unit: int
    look: int
    seen: int
    riders: int
    damage: int
    exact: int


def deal_side(s: State, side: int, rng: Random) -> None:
    """Give each unit of a side cards that fit its figures, its markers and its damage."""
    pool = s.pool[side]
    exact = {f.unit: MOST + f.n for f in s.stack if isinstance(f, TooMany)}
    shapes = [shape_of(s, u, exact.get(u, 0)) for u in s.formed(side) if not s.look[u] & OPEN]
    riders = [card for card in pool if s.card(card).cavalry]
    others = [card for card in pool if not s.card(card).cavalry]
    rng.shuffle(riders)
    rng.shuffle(others)
    picked = pick_sizes(shapes, len(pool), len(riders), rng)
    hands: list[list[int]] = []
    for shape, (hidden, mounted) in zip(shapes, picked):
        hands.append(places_of_riders(s, shape, hidden, mounted, riders, rng))
    fill_others(s, shapes, hands, others)
    pools = list(s.pool)
    pools[side] = ()
    s.pool = tuple(pools)
    for shape, hand in zip(shapes, hands):
        shown = shape.seen
        set_cards(s, shape.unit, (*s.cards[shape.unit], *hand), shown)
        s.look = with_byte(s.look, shape.unit, shape.look)


def shape_of(s: State, unit: int, exact: int) -> Shape:
    """What is open about a unit."""
    cards = s.cards[unit]
    riders = sum(s.card(card).cavalry for card in cards)
    return Shape(unit, s.look[unit], len(cards), riders, s.damage[unit], exact)


def pick_sizes(shapes: list[Shape], total: int, riders: int, rng: Random) -> list[Choice]:
    """How many hidden cards, and riders among them, each unit has: any way that adds up, in the usual sizes if it can.

    Raises ValueError when nothing fits.
    """
    for least, most in RANGES:
        choices = tuple([choices_of(s.look, s.seen, s.riders, s.exact, least, most) for s in shapes])
        reach = reachable(choices, total, riders)
        if (total, riders) in reach[0]:
            return walk(choices, reach, total, riders, rng)
    raise ValueError("no world fits what is known of the units")


@lru_cache(maxsize=4096)
def choices_of(look: int, seen: int, riders: int, exact: int, least: int, most: int) -> tuple[Choice, ...]:
    """The hidden cards and riders that a unit of a `Shape` can have."""
    low, high = (SMALL_TO + 1, most) if look & LARGE else (least, SMALL_TO)
    if exact:
        low = high = exact
    found = []
    for size in range(max(low, seen, 1), high + 1):
        for mounted in range(riders, size + 1):
            if mounted - riders <= size - seen and fits(look, size, mounted):
                found.append((size - seen, mounted - riders))
    return tuple(found)


def fits(look: int, size: int, riders: int) -> bool:
    """Whether so many riders show the unit's figures and marker."""
    if not look & KNIGHTS:
        return riders == 0
    if look & ALL_KNIGHTS:
        return riders == size
    return 0 < riders < size and (2 * riders >= size) == bool(look & QUICK)


@lru_cache(maxsize=4096)
def reachable(choices: Choices, total: int, riders: int) -> tuple[frozenset[Choice], ...]:
    """By unit, the sums of cards and riders that this unit and those after it can make."""
    sums: list[frozenset[Choice]] = [frozenset({(0, 0)})]
    for own in reversed(choices):
        more = {(n + a, m + b) for n, m in sums[-1] for a, b in own if n + a <= total and m + b <= riders}
        sums.append(frozenset(more))
    return tuple(reversed(sums))


def walk(choices: Choices, reach: tuple[frozenset[Choice], ...], total: int, riders: int, rng: Random) -> list[Choice]:
    """A random way through the sums."""
    found = []
    for i, own in enumerate(choices):
        open_ways = [(a, b) for a, b in own if (total - a, riders - b) in reach[i + 1]]
        a, b = rng.choice(open_ways)
        found.append((a, b))
        total, riders = total - a, riders - b
    return found


def places_of_riders(s: State, shape: Shape, hidden: int, mounted: int, riders: list[int], rng: Random) -> list[int]:
    """A unit's hidden places with its riders put in; -1 where others go. A rider in front outlasts the damage."""
    hand = [-1] * hidden
    places = list(range(hidden))
    frail = bool(mounted) and s.card(riders[-1]).resistance <= shape.damage
    if not shape.seen and mounted < hidden and frail:
        places = places[1:]
    for place in rng.sample(places, mounted):
        hand[place] = riders.pop()
    return hand


def fill_others(s: State, shapes: list[Shape], hands: list[list[int]], others: list[int]) -> None:
    """Put the other cards in: first in front of damaged units, whose first troop has more resistance than that."""
    order = sorted(range(len(shapes)), key=lambda i: -shapes[i].damage)
    for i in order:
        if not shapes[i].seen and hands[i] and hands[i][0] < 0:
            card = next((card for card in others if s.card(card).resistance > shapes[i].damage), others[0])
            others.remove(card)
            hands[i][0] = card
    for hand in hands:
        for place, card in enumerate(hand):
            if card < 0:
                hand[place] = others.pop()


def all_cards(s: State) -> tuple[tuple[int, ...], ...]:
    """Every troop card of each side, wherever it lies; no decision changes them."""
    found = []
    for side in (KRAGIS, LAUSJAN):
        units = [card for unit in range(UNITS) if side_of(unit) == side for card in s.cards[unit]]
        found.append(tuple(sorted((*units, *s.pool[side], *s.discards[side], *s.away[side]))))
    return tuple(found)


def sound(s: State) -> bool:
    """Whether places, cards and stacking agree: what must hold between decisions."""
    for unit in range(UNITS):
        if s.place[unit] == OFF and (s.cards[unit] or s.look[unit] or s.damage[unit]):
            return False
        if s.on_board(unit) and len(s.units_in(s.place[unit], side_of(unit))) > 2:
            return False
    return lines_agree(s) and all(n >= 0 for n in s.tokens) and sum(s.tokens[:16]) <= 25 and sum(s.tokens[16:]) <= 25


def lines_agree(s: State) -> bool:
    """Whether the troops of a fighting unit are those of its first line and its reserve, once these are laid out."""
    for unit in s.fight[:2]:
        side = side_of(unit)
        laid = (*[card for card in s.line[side] if s.card(card).troop], *s.reserve[side])
        if s.fight[3] > DEPLOYMENT and laid != s.cards[unit]:
            return False
    return True

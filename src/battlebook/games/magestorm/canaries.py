"""Words that may not leave for a seat now: the hiding suite looks for them in everything that is sent.

Cards of one kind are alike, and an army's list is open; hidden is which of them a unit has, in which order, and what is
sealed. So a word is the name of a kind of which no card lies open, a unit's cards as a view would write them, or a
secret answer.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from battlebook.games.magestorm.pieces import KRAGIS, LAUSJAN
from battlebook.games.magestorm.refs import card_ref
from battlebook.games.magestorm.state import MOST_UNITS, State
from battlebook.kernel.state import to_plain

LEAST_TOLD = 2  # numbers of a row: fewer could stand for anything


def secrets(s: State, seat: int) -> Iterable[str]:
    """Everything that ``seat`` (-1: a spectator) may not read."""
    for side in (KRAGIS, LAUSJAN):
        if side != seat:
            yield from hidden_kinds(s, side)
            yield from hidden_units(s, side, seat)
    for other, key in s.sealed:
        if other != seat and len(key) >= LEAST_TOLD:
            yield json.dumps(to_plain(key))


def units_of(side: int) -> range:
    """All units of a side, formed or not."""
    return range(side * MOST_UNITS, (side + 1) * MOST_UNITS)


def hidden_kinds(s: State, side: int) -> Iterable[str]:
    """The names of kinds of which a side has cards, but none that anybody else has seen."""
    seen = {card for unit in units_of(side) for card in s.cards[unit][: s.shown[unit]]}
    seen.update(s.line[side], s.reserve[side], s.discards[side], s.away[side])
    seen.update(card for _, unit, cards in s.memory if unit in units_of(side) for card in cards)
    held = {card for unit in units_of(side) for card in s.cards[unit]} | set(s.pool[side])
    return [f'"{card_ref(s, card)["msg"]}"' for card in sorted(held - seen)]


def hidden_units(s: State, side: int, seat: int) -> Iterable[str]:
    """The cards of a side's units in their order, where the others do not know them all."""
    told = {tuple(cards) for _, _, cards in s.memory}
    told |= {s.cards[unit] for unit in range(2 * MOST_UNITS) if unit // MOST_UNITS == seat}
    told |= {s.cards[unit][: s.shown[unit]] for unit in range(2 * MOST_UNITS)}
    hidden = [s.cards[unit] for unit in units_of(side) if s.shown[unit] < len(s.cards[unit]) >= LEAST_TOLD]
    return [f'"cards": {json.dumps(cards)}' for cards in hidden if cards not in told]

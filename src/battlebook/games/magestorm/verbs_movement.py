"""The only functions that change what movement brings about beside the units' places: ends of moves, loads, burning."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.board import OFF
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.refs import hex_ref, load_ref, unit_ref
from battlebook.games.magestorm.state import State, side_of
from battlebook.games.magestorm.verbs import clear_unit, places, say
from battlebook.kernel.rules import Refusal
from battlebook.kernel.state import with_byte
from battlebook.kernel.words import Words, message_id, words

BLOCKED: Final = LEDGER("ms:move:blocked-stays")


def halt(s: State, unit: int, why: Refusal) -> None:
    """Say why a unit does not move, or goes no further although it has movement points."""
    if s.watched():
        say(s, f"halts-{why.cause}", why.rule, unit=unit_ref(unit), places=places(s, unit))


def reason(unit: int, hex_: int, refusal: Refusal) -> Words:
    """Why a hex is closed to a unit, in words."""
    return words(f"{message_id(refusal.rule)}--{refusal.cause}", unit=unit_ref(unit), hex=hex_ref(hex_), n=0)


def block(s: State, unit: int, why: list[tuple[int, Refusal]]) -> None:
    """Say that no closer hex is open to a unit, and why not each of them."""
    for _, refusal in why:
        s.note(refusal.rule)
    if s.watched():
        reasons = [reason(unit, hex_, refusal) for hex_, refusal in why]
        also = {"also": reasons[1]} if len(reasons) > 1 else {}
        args = {"unit": unit_ref(unit), "places": places(s, unit), "why": reasons[0], **also}
        say(s, f"blocked-{len(also) + 1}", BLOCKED, False, **args)


def spend_move(s: State, unit: int) -> None:
    """A unit's movement is completed."""
    s.moved = with_byte(s.moved, unit, 1)


def burn(s: State, unit: int, rule: str) -> None:
    """A unit removes the forest it stands in."""
    hex_ = s.place[unit]
    s.terrain = with_byte(s.terrain, hex_, 0)
    s.burned += 1
    if s.watched():
        say(s, "burns", rule, unit=unit_ref(unit), hex=hex_ref(hex_), places=[hex_])


def take_off(s: State, unit: int, rule: str) -> None:
    """A unit leaves the board for good with all its troops, which are shown by their number alone."""
    side, cards = side_of(unit), s.cards[unit]
    piles = list(s.away)
    piles[side] = tuple(sorted((*piles[side], *cards)))
    s.away = tuple(piles)
    s.exits[side] += len(cards)
    if s.watched():
        say(s, "exits", rule, True, unit=unit_ref(unit), n=len(cards))
    clear_unit(s, unit)


# ------------------------------------------------------------------------------------------ what units carry


def set_load(s: State, at: int, carrier: int, hex_: int) -> None:
    """What carries a thing, or where it lies: a unit, or -1 and a hex; -1 and `OFF` when it has left the battle."""
    s.loads = (*s.loads[:at], (carrier, hex_), *s.loads[at + 1 :])


def add_load(s: State) -> None:
    """One more thing to carry, not on the board yet."""
    s.loads = (*s.loads, (-1, OFF))


def take_load(s: State, at: int, unit: int, rule: str) -> None:
    """A unit takes up a thing."""
    set_load(s, at, unit, OFF)
    if s.watched():
        say(s, "load-taken", rule, unit=unit_ref(unit), load=load_ref(s), places=places(s, unit))


def save_load(s: State, at: int, rule: str) -> None:
    """A thing has reached its goal and leaves the battle with the unit's help."""
    unit = s.loads[at][0]
    set_load(s, at, -1, OFF)
    if s.watched():
        say(s, "load-saved", rule, unit=unit_ref(unit), load=load_ref(s), places=places(s, unit))

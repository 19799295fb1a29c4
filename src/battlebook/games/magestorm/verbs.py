"""The only functions that change units: each changes the columns and says what happened.

Whatever changes a unit's cards keeps ``look`` (what its figures betray) and ``shown`` (what the opponent knows) true.
"""

from __future__ import annotations

from typing import Any, Final

from battlebook.games.magestorm.board import HEXES, OFF, READY, WAITING
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.refs import card_ref, goal_ref, hex_ref, load_ref, side_ref, unit_ref
from battlebook.games.magestorm.state import (
    ALL_KNIGHTS,
    FIGHTING,
    KNIGHTS,
    LARGE,
    MOST_UNITS,
    NO_CASTER,
    NO_UNIT,
    OPEN,
    OVER,
    QUICK,
    State,
    side_of,
)
from battlebook.kernel.events import Event
from battlebook.kernel.state import with_byte

LARGE_FROM: Final = 4
MOST_DAMAGE: Final = 255  # more than a line of four troops and any creatures can take
FIGURES: Final = LEDGER("ms:orders:unique-figures-follow")
BASES: Final = LEDGER("ms:orders:bases-follow-size")
FOLLOW: Final = LEDGER("ms:prep:figures-follow-composition")
DISCARDED: Final = LEDGER("ms:combat-4:troops-discarded")
SPENDS: Final = LEDGER("ms:damage-reorg:elimination-spends-resistance")
OVERFLOWS: Final = LEDGER("msr:residual-cascade")
SCENARIO: Final = LEDGER("ms:overview:scenario-driven")
GONE: Final = LEDGER("msr:unit-lost-on-strategic-phase")


def say(s: State, kind: str, rule: str, reveals: bool = False, **args: Any) -> None:
    """Emit an event that everybody may read. Only called when somebody watches."""
    s.emit(Event(kind, rule, args, reveals=reveals))


def say_own(
    s: State, kind: str, rule: str, side: int, public: dict[str, Any], own: dict[str, Any], reveals: bool = False
) -> None:
    """Emit an event of which a side's own seat reads more."""
    s.emit(Event(kind, rule, public, private={**public, **own}, seats=1 << side, reveals=reveals))


# ------------------------------------------------------------------------------------------ cards of a unit


def look_of(s: State, cards: tuple[int, ...]) -> int:
    """What the figures and the movement marker of a unit with these cards betray."""
    n = len(cards)
    riders = 0
    for card in cards:
        riders += s.plan.cards[card].cavalry
    look = LARGE if n >= LARGE_FROM else 0
    if riders and riders == n:
        look |= KNIGHTS | ALL_KNIGHTS
    elif riders:
        look |= KNIGHTS | QUICK if 2 * riders >= n else KNIGHTS
    return look


def set_cards(s: State, unit: int, cards: tuple[int, ...], shown: int) -> None:
    """Give a unit its cards in their order, of which the opponent knows the first ``shown``."""
    s.cards = (*s.cards[:unit], cards, *s.cards[unit + 1 :])
    s.shown = with_byte(s.shown, unit, min(shown, len(cards)))
    look = look_of(s, cards)
    s.look = with_byte(s.look, unit, look | OPEN if shown >= len(cards) else look)


def reveal(s: State, unit: int, n: int) -> None:
    """The opponent sees the first ``n`` cards of a unit."""
    if n > s.shown[unit]:
        set_cards(s, unit, s.cards[unit], n)


def form_unit(s: State, unit: int, cards: tuple[int, ...], rule: str) -> None:
    """Make a unit of cards that lie ready."""
    side = side_of(unit)
    pool = list(s.pool[side])
    for card in cards:
        pool.remove(card)
    s.pool = (tuple(pool), s.pool[1]) if side == 0 else (s.pool[0], tuple(pool))
    s.place = with_byte(s.place, unit, READY)
    set_cards(s, unit, cards, 0)
    if s.watched():
        own = {"cards": [card_ref(s, card) for card in cards], "n": len(cards)}
        say_own(s, "formed", rule, side, {"unit": unit_ref(unit)}, own)


def discard(s: State, side: int, cards: tuple[int, ...]) -> None:
    """Put cards on a side's discards."""
    piles = list(s.discards)
    piles[side] = tuple(sorted((*piles[side], *cards)))
    s.discards = tuple(piles)


def drop_card(s: State, unit: int, at: int, rule: str, kind: str = "card-lost") -> None:
    """A troop card of a unit is eliminated and discarded, open to all. A unit without cards is gone."""
    cards = s.cards[unit]
    card = cards[at]
    side = side_of(unit)
    discard(s, side, (card,))
    s.lost[side] += s.plan.cards[card].resistance
    drop_place(s, unit, at)
    if s.watched():
        say(s, kind, rule, True, unit=unit_ref(unit), card=card_ref(s, card))
        s.note(DISCARDED)
        s.note(FOLLOW)
    if len(cards) == 1:
        remove_unit(s, unit, GONE)


def drop_place(s: State, unit: int, at: int) -> None:
    """Take a card out of a unit's order; the opponent knows what is left as far as before."""
    cards, shown = s.cards[unit], s.shown[unit]
    set_cards(s, unit, (*cards[:at], *cards[at + 1 :]), shown - 1 if at < shown else shown)


def remove_unit(s: State, unit: int, rule: str) -> None:
    """A unit without troops is gone; its number becomes free."""
    clear_unit(s, unit)
    if s.watched():
        say(s, "unit-gone", rule, True, unit=unit_ref(unit))


def clear_unit(s: State, unit: int) -> None:
    """Take everything off a unit's card and its figures off the board; what it carried stays in its hex."""
    for at, (carrier, _) in enumerate(s.loads):
        if carrier == unit:
            leave_load(s, at, s.place[unit])
    s.cards = (*s.cards[:unit], (), *s.cards[unit + 1 :])
    s.look = with_byte(s.look, unit, 0)
    s.shown = with_byte(s.shown, unit, 0)
    s.damage = with_byte(s.damage, unit, 0)
    s.moved = with_byte(s.moved, unit, 0)
    clear_effects(s, unit)
    s.loads = tuple([(NO_UNIT, s.place[unit]) if carrier == unit else (carrier, h) for carrier, h in s.loads])
    s.place = with_byte(s.place, unit, OFF)
    s.attacks = with_byte(s.attacks, unit, OFF)
    s.flares = tuple([flare for flare in s.flares if flare[2] != unit])


def clear_effects(s: State, unit: int) -> None:
    """No marker lies at a unit."""
    s.hold = with_byte(s.hold, unit, 0)
    s.run = with_byte(s.run, unit, 0)
    s.whirl = with_byte(s.whirl, unit, NO_CASTER)
    s.fly = with_byte(s.fly, unit, 0)
    s.tree = with_byte(s.tree, unit, 0)


def leave_load(s: State, at: int, hex_: int) -> None:
    """Something that units carry lies in a hex without a carrier."""
    s.loads = (*s.loads[:at], (-1, hex_), *s.loads[at + 1 :])
    if s.watched():
        say(s, "load-left", SCENARIO, load=load_ref(s), hex=hex_ref(hex_), places=[hex_])


def set_damage(s: State, unit: int, n: int) -> None:
    """So many damage counters lie on a unit."""
    s.damage = with_byte(s.damage, unit, min(n, MOST_DAMAGE))


def settle_damage(s: State, unit: int, rule: str) -> None:
    """Compare a unit's damage with its first troop until one stands: eliminated ones take their resistance off."""
    while s.cards[unit]:
        resistance = s.plan.cards[s.cards[unit][0]].resistance
        if s.damage[unit] < resistance:
            return
        set_damage(s, unit, s.damage[unit] - resistance)
        s.note(SPENDS)
        drop_card(s, unit, 0, rule)
        rule = OVERFLOWS


def hurt(s: State, unit: int, n: int, rule: str) -> None:
    """Put damage counters on a unit outside combat and carry out what they do."""
    set_damage(s, unit, s.damage[unit] + n)
    if s.watched():
        say(s, "hurt", rule, unit=unit_ref(unit), n=n, places=places(s, unit))
    settle_damage(s, unit, rule)


def places(s: State, unit: int) -> list[int]:
    """Where a unit stands, for the page."""
    return [s.place[unit]] if s.place[unit] < HEXES else []


# ----------------------------------------------------------------------------------------------- the board


def stand(s: State, unit: int, hex_: int, rule: str, kind: str = "deployed") -> None:
    """Put a unit in a hex."""
    s.place = with_byte(s.place, unit, hex_)
    if s.watched():
        say(s, kind, rule, unit=unit_ref(unit), hex=hex_ref(hex_), places=[hex_])


def wait(s: State, unit: int) -> None:
    """A unit enters in a later round."""
    s.place = with_byte(s.place, unit, WAITING)


def move(s: State, unit: int, hex_: int, rule: str, kind: str = "moved") -> None:
    """A unit goes into a neighbouring hex."""
    before = s.place[unit]
    s.place = with_byte(s.place, unit, hex_)
    if s.watched():
        motion = {"unit": unit, "from": before, "to": hex_}
        say(s, kind, rule, unit=unit_ref(unit), start=hex_ref(before), hex=hex_ref(hex_), motion=motion, places=[hex_])


def mark_attack(s: State, unit: int, hex_: int, rule: str) -> None:
    """A unit stops before a hex with an enemy and will attack it."""
    s.attacks = with_byte(s.attacks, unit, hex_)
    if s.watched():
        say(s, "attacks", rule, unit=unit_ref(unit), hex=hex_ref(hex_), places=[s.place[unit], hex_])


def clear_attack(s: State, unit: int) -> None:
    """A unit's combat is over."""
    s.attacks = with_byte(s.attacks, unit, OFF)


def place_goal(s: State, goal: int, hex_: int, rule: str, kind: str = "goal-placed") -> None:
    """Put an objective marker in a hex, from outside or from another hex; `OFF` takes it off the board."""
    before = s.goals[goal]
    s.goals = with_byte(s.goals, goal, hex_)
    if s.watched():
        at = hex_ if hex_ != OFF else before
        say(s, kind, rule, goal=goal_ref(goal), seat=goal // 4, hex=hex_ref(at), places=[at])


# ------------------------------------------------------------------------------------------- round and turn


def begin_battle(s: State, rule: str) -> None:
    """Set-up is over."""
    s.stage = FIGHTING


def begin_round(s: State, number: int, rule: str) -> None:
    """A new round begins."""
    s.round = number
    if s.watched():
        say(s, "round-begins", rule, n=number)


def begin_turn(s: State, side: int, rule: str) -> None:
    """A side's turn begins: nothing was moved, crossed or cast in it."""
    s.active = side
    none = bytes(MOST_UNITS)
    s.moved = none + s.moved[MOST_UNITS:] if side == 0 else s.moved[:MOST_UNITS] + none
    s.cast = bytes(len(s.cast))
    if s.watched():
        say(s, "turn-begins", rule, side=side_ref(side), seat=side)


def begin_phase(s: State, phase: int) -> None:
    """A phase of the turn begins."""
    s.phase = phase


def gain_score(s: State, side: int, n: int, rule: str) -> None:
    """A side scores victory points (fewer than none: loses some)."""
    s.score[side] += n
    if s.watched() and n:
        say(s, "scores", rule, side=side_ref(side), seat=side, n=n, total=s.score[side])


def end_game(s: State, winner: int, kind: str, rule: str) -> None:
    """The game is over; ``winner`` is a side, or -1."""
    s.stage = OVER
    s.winner = winner
    s.ending = kind
    s.ending_rule = rule
    if s.watched():
        say(s, f"ends-{kind}", rule, True, side=side_ref(max(winner, 0)))


def count_held_round(s: State, held: bool) -> None:
    """A round has ended with the caravan in enemy hands, or not."""
    s.held_rounds = s.held_rounds + 1 if held else 0

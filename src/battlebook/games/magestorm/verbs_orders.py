"""The only functions that carry out orders: holds, merging, splitting, rearranging, moving cards, what units carry."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.board import OFF
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.refs import card_ref, hex_ref, unit_ref
from battlebook.games.magestorm.state import MOST_UNITS, NO_CASTER, OPEN, State, side_of
from battlebook.games.magestorm.verbs import (
    clear_unit,
    discard,
    drop_place,
    say,
    say_own,
    set_cards,
    set_damage,
    settle_damage,
)
from battlebook.kernel.state import with_byte

MERGE_CHECK: Final = LEDGER("ms:damage-reorg:merge-check")
MERGE_ADDS: Final = LEDGER("ms:damage-reorg:merge-adds")
COMMON: Final = LEDGER("ms:orders:merge-common-effects-only")
SURVIVOR: Final = LEDGER("ms:orders:merge-removes-unit")
COPIES: Final = LEDGER("ms:orders:split-copies-effects")
NEW_CARD: Final = LEDGER("ms:orders:split-new-unit-card")
BASES: Final = LEDGER("ms:orders:bases-follow-size")
FIGURES: Final = LEDGER("ms:orders:unique-figures-follow")
REARRANGE_CHECK: Final = LEDGER("ms:damage-reorg:rearrange-check")
GIVER_CHECK: Final = LEDGER("msr:move-card-damage")
SMALLER_RUN: Final = LEDGER("msr:run-merge-stack")
THIRD_FLY: Final = LEDGER("msr:fly-split-limit")
LAST: Final = LEDGER("ms:orders:move-card-last")
DISCARDED: Final = LEDGER("ms:orders:six-at-phase-end")


def begin_orders(s: State, n: int) -> None:
    """The strategic points of this turn; what was left of the last ones is lost."""
    s.points = n


def spend_point(s: State) -> None:
    """One order is one strategic point."""
    s.points -= 1


def set_hold(s: State, unit: int, on: int, rule: str) -> None:
    """A hold marker is put on a unit, or taken off."""
    s.hold = with_byte(s.hold, unit, on)
    if s.watched():
        say(s, "holds" if on else "hold-cancelled", rule, unit=unit_ref(unit), places=[s.place[unit]])


def note_figures(s: State) -> None:
    """Bases and knights follow the new composition."""
    s.note(BASES)
    s.note(FIGURES)


def merge(s: State, lead: int, other: int, rule: str) -> None:
    """The other unit's cards follow behind those of the lead; its number becomes free."""
    mine, theirs = s.cards[lead], s.cards[other]
    known = s.shown[lead] + (s.shown[other] if s.look[lead] & OPEN else 0)
    damage = s.damage[lead] + s.damage[other]
    keep_common_effects(s, lead, other)
    s.loads = tuple([(lead, h) if carrier == other else (carrier, h) for carrier, h in s.loads])
    clear_unit(s, other)
    set_cards(s, lead, (*mine, *theirs), known)
    set_damage(s, lead, damage)
    if s.watched():
        say(s, "merged", rule, True, unit=unit_ref(lead), other=unit_ref(other), places=[s.place[lead]])
        for cited in (SURVIVOR, COMMON, MERGE_ADDS, MERGE_CHECK):
            s.note(cited)
        note_figures(s)
    settle_damage(s, lead, MERGE_CHECK)


def keep_common_effects(s: State, lead: int, other: int) -> None:
    """Only effects that both units have stay."""
    if s.run[lead] and s.run[other]:
        s.note(SMALLER_RUN)
    s.hold = with_byte(s.hold, lead, min(s.hold[lead], s.hold[other]))
    s.run = with_byte(s.run, lead, min(s.run[lead], s.run[other]))
    s.fly = with_byte(s.fly, lead, min(s.fly[lead], s.fly[other]))
    s.tree = with_byte(s.tree, lead, min(s.tree[lead], s.tree[other]))
    if not s.whirl[other]:
        s.whirl = with_byte(s.whirl, lead, NO_CASTER)
    named = {flare[2] for flare in s.flares}
    if not (lead in named and other in named):
        s.flares = tuple([flare for flare in s.flares if flare[2] != lead])


def move_card(s: State, giver: int, taker: int, at: int, rule: str) -> None:
    """One card becomes the last of another unit; nobody else sees which one it was."""
    card = s.cards[giver][at]
    rest = (*s.cards[giver][:at], *s.cards[giver][at + 1 :])
    set_cards(s, giver, rest, 0)
    set_cards(s, taker, (*s.cards[taker], card), s.shown[taker])
    if s.watched():
        public = {"unit": unit_ref(giver), "other": unit_ref(taker), "places": [s.place[giver]]}
        say_own(s, "card-moved", rule, side_of(giver), public, {"card": card_ref(s, card)}, reveals=True)
        s.note(LAST)
        note_figures(s)
    settle_damage(s, giver, GIVER_CHECK)


def rearrange(s: State, unit: int, order: tuple[int, ...], rule: str) -> None:
    """A unit's cards in a new order, which hides them again; the new first troop bears the damage."""
    cards = s.cards[unit]
    set_cards(s, unit, tuple([cards[i] for i in order]), 0)
    if s.watched():
        say(s, "rearranged", rule, unit=unit_ref(unit), places=[s.place[unit]])
        s.note(REARRANGE_CHECK)
    settle_damage(s, unit, REARRANGE_CHECK)


def free_number(s: State, side: int) -> int:
    """The lowest unused unit of a side, or -1."""
    for unit in range(side * MOST_UNITS, (side + 1) * MOST_UNITS):
        if s.place[unit] == OFF:
            return unit
    return -1


def split(s: State, unit: int, stay: tuple[int, ...], go: tuple[int, ...], rule: str) -> int:
    """Some cards stay, the others form a new unit in the same hex with the same effects. Returns it; the damage stays
    for now."""
    new, cards = free_number(s, side_of(unit)), s.cards[unit]
    s.place = with_byte(s.place, new, s.place[unit])
    copy_effects(s, unit, new)
    s.flares = (*s.flares, *[(a, h, new) for a, h, named in s.flares if named == unit])
    set_cards(s, unit, tuple([cards[i] for i in stay]), 0)
    set_cards(s, new, tuple([cards[i] for i in go]), 0)
    if s.watched():
        say(s, "split", rule, True, unit=unit_ref(unit), other=unit_ref(new), places=[s.place[unit]])
        s.note(COPIES)
        s.note(THIRD_FLY)
        s.note(NEW_CARD)
        note_figures(s)
    return new


def copy_effects(s: State, unit: int, new: int) -> None:
    """The markers of a unit lie at another one too."""
    s.hold = with_byte(s.hold, new, s.hold[unit])
    s.run = with_byte(s.run, new, s.run[unit])
    s.whirl = with_byte(s.whirl, new, s.whirl[unit])
    s.fly = with_byte(s.fly, new, s.fly[unit])
    s.tree = with_byte(s.tree, new, s.tree[unit])


def give_damage(s: State, unit: int, other: int, rule: str) -> None:
    """All damage of a unit that was split goes to the other one."""
    set_damage(s, other, s.damage[unit])
    set_damage(s, unit, 0)
    if s.watched():
        say(s, "damage-given", rule, unit=unit_ref(other), n=s.damage[other])


def show_too_many(s: State, unit: int, n: int, rule: str) -> None:
    """A unit has more than six troops: that shows now."""
    if s.watched():
        say(s, "too-many", rule, True, unit=unit_ref(unit), n=n)


def remove_card(s: State, unit: int, at: int, rule: str) -> None:
    """The owner takes a troop card out of a unit; it is no loss of the battle."""
    card = s.cards[unit][at]
    discard(s, side_of(unit), (card,))
    drop_place(s, unit, at)
    if s.watched():
        say(s, "card-removed", rule, True, unit=unit_ref(unit), card=card_ref(s, card))


def pass_load(s: State, load: int, unit: int, rule: str) -> None:
    """What a unit carries is taken over by another."""
    s.loads = (*s.loads[:load], (unit, OFF), *s.loads[load + 1 :])
    if s.watched():
        say(s, "load-handed", rule, unit=unit_ref(unit), hex=hex_ref(s.place[unit]), places=[s.place[unit]])

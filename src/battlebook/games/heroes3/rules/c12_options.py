"""Chapters 12 and 14: what a side may do besides playing a card of its hand - a Permanent in play, effects that work on
own dice, any card as an attack, morale."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_heroes, verbs_rounds
from battlebook.games.heroes3.board import OFF
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import UNTIL_ATTACK, Lasting, effects_for, effects_of, holder
from battlebook.games.heroes3.rules import c12_rerolls, c12_spells, c14_morale
from battlebook.games.heroes3.rules.c5_end import end_if_decided
from battlebook.games.heroes3.rules.c12_permissions import refuse_use
from battlebook.games.heroes3.rules.procedures_cards import ACT, BEFORE, Moment, Play, Turn
from battlebook.games.heroes3.state import State
from battlebook.kernel.frames import push
from battlebook.kernel.options import Group, Key, Option

EITHER: Final = LEDGER("h3:12:permanent-either-effect")
EFFECT_DICE: Final = LEDGER("h3:12:reroll-after-roll")
LUCK: Final = LEDGER("h3:14:luck-is-a-card")
SCROLL: Final = LEDGER("h3:12:spell-scroll-free")
AS_ATTACK: Final = LEDGER("h3:12:specialty-not-spell")
PERMANENT_OVER: Final = LEDGER("h3:12:permanent-one")
VERBS: Final[tuple[str, ...]] = ("permanent", "scroll", "as-attack", "effect-reroll", *c14_morale.VERBS)
EFFECTS: Final = ("reroll_each_die", "reroll_any_die")


def more_groups(s: State, m: Moment) -> tuple[Group, ...]:
    """All of it that is possible now."""
    if not s.holders:
        return ()
    scrolls = Group(SCROLL, "scroll", tuple(c12_spells.from_scroll(s, m)))
    groups = (permanent_group(s, m), scrolls, attack_group(s, m), dice_group(s, m), *c14_morale.morale_groups(s, m))
    return tuple(group for group in groups if group.options)


def open_choices(s: State, m: Moment) -> bool:
    """Whether a side without a hand has anything to decide; all of it lies open."""
    return bool(more_groups(s, m))


def carry_out(s: State, m: Moment, key: Key) -> None:
    """Do what was chosen. The last thing a step does."""
    if key[0] == "permanent":
        use_permanent(s, m, key)
    elif key[0] == "scroll":
        c12_spells.cast_from_scroll(s, m, key)
    elif key[0] == "as-attack":
        use_as_attack(s, m, key[1])
    elif key[0] == "effect-reroll":
        use_effect(s, m, key)
    else:
        c14_morale.spend(s, m, key)


def permanent_group(s: State, m: Moment) -> Group:
    """12 The expert effect of a Permanent in play, whose basic effect then ends."""
    card = holder(s, m.side).permanent
    if card < 0 or len(holder(s, m.side).in_play) < 1:
        return Group(EITHER, "permanent", ())
    uses = [n for n, use in enumerate(CARDS[card].uses) if use.mode == "expert" and not refuse_use(s, m, card, n)]
    return Group(EITHER, "permanent", tuple(Option(("permanent", card, n), (("card", card),)) for n in uses))


def use_permanent(s: State, m: Moment, key: Key) -> None:
    """12 It is played for its other effect, from where it lies."""
    card = key[1]
    verbs_cards.end_effects(s, lambda row: row.side == m.side and row.card == card, EITHER, PERMANENT_OVER)
    verbs_heroes.take_from_play(s, m.side, card)
    s.note(EITHER)
    push(s, Play(m.side, card, key[2], "", -1, m.kind, m.unit, m.target))


def attack_group(s: State, m: Moment) -> Group:
    """An effect lets a side play any card of its hand for more Attack of the unit that attacks."""
    able = m.kind in (BEFORE, ACT) and m.unit >= 0 and s.side[m.unit] == m.side
    if not able or not effects_for(s, m.side, "any_card_as_attack"):
        return Group(AS_ATTACK, "as-attack", ())
    hand = sorted(set(holder(s, m.side).hand))
    return Group(AS_ATTACK, "as-attack", tuple(Option(("as-attack", c), (("card", c),)) for c in hand))


def use_as_attack(s: State, m: Moment, card: int) -> None:
    """The card is discarded for Attack."""
    row = effects_for(s, m.side, "any_card_as_attack")[0]
    verbs_cards.discard_from_hand(s, m.side, (card,), AS_ATTACK)
    verbs_cards.begin_effect(s, Lasting("attack", m.side, row.card, m.unit, n=row.n, until=UNTIL_ATTACK))


def dice_group(s: State, m: Moment) -> Group:
    """12 and 14 Mirth and Luck: own dice that may be rolled again."""
    found = c12_rerolls.once_a_roll(s, m)
    options = tuple(Option(("effect-reroll", EFFECTS.index(op), i, die), (("die", die),)) for op, i, die in found)
    return Group(EFFECT_DICE, "effect-reroll", options)


def use_effect(s: State, m: Moment, key: Key) -> None:
    """12 and 14 The die is rolled again, and the effect remembers it."""
    _, op, i, die = key
    row = effects_for(s, m.side, EFFECTS[op])[i]
    verbs_cards.change_effect(s, row, n=row.n | 1 << c12_rerolls.bit_of(die))
    c12_rerolls.roll_again(s, m, die, LUCK if op else EFFECT_DICE)


def units_to_activate_again(s: State) -> list[int]:
    """Units that a card lets activate once more when this activation is over."""
    return [row.unit for row in effects_of(s, "activate_again") if s.place[row.unit] != OFF] if s.lasting else []


def another_activation(s: State, unit: int) -> None:
    """One of them does. The last thing a step does."""
    if not end_if_decided(s):
        verbs_rounds.ready_again(s, unit)
        push(s, Turn(unit))

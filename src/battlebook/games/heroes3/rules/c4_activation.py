"""Chapters 3 and 4, Activation: one unit moves, attacks, Defends or uses an ability instead."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_tokens
from battlebook.games.heroes3.board import OFF
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.effects import other
from battlebook.games.heroes3.faces import RANGED, Face
from battlebook.games.heroes3.holders import holder, holds_cards
from battlebook.games.heroes3.rules import (
    c4_attack,
    c7_breach,
    c9_spells,
    c9_units,
    c12_attacks,
    c12_cards,
    c12_ends,
    c12_options,
    c15_spaces,
    c17_ties,
)
from battlebook.games.heroes3.rules.asking import ask_side
from battlebook.games.heroes3.rules.c3_terminology import is_held_fast
from battlebook.games.heroes3.rules.c5_end import end_if_decided
from battlebook.games.heroes3.rules.c11_ai_hero import AiCardDrawn
from battlebook.games.heroes3.rules.procedures import (
    AFTER_MOVE,
    AFTER_SHOT,
    FRESH,
    MAIN,
    MOVED,
    NOTHING,
    Activation,
    Opening,
)
from battlebook.games.heroes3.rules.procedures_cards import ABOUT, Turn
from battlebook.games.heroes3.state import State
from battlebook.kernel.frames import leave, push, replace, restart
from battlebook.kernel.options import Ask, Group, Key

INITIATIVE: Final = LEDGER("h3:9:initiative-stat")
PARALYSIS_SKIP: Final = LEDGER("h3:3:paralysis-skip")
COUNTS_AS_ACTIVATED: Final = LEDGER("h3:3:paralysis-counts-as-activated")
MARK: Final = LEDGER("h3:4:mark-activated")
ONCE_PER_ROUND: Final = LEDGER("h3:3:activation-once-per-round")
MOVE_AMOUNT: Final = LEDGER("h3:3:move-amount-by-type")
TOKEN_DISCARDED: Final = LEDGER("h3:3:defense-token-discard")
HELD_FAST: Final = LEDGER("h3:9:ability-passive")
MOVE_THEN_ACT: Final = LEDGER("h3:3:activation-move-then-act")
ATTACK_THEN_MOVE: Final = LEDGER("h3:3:ranged-attack-then-move")
ACT_BY_TYPE: Final = LEDGER("h3:4:act-by-type")
DEFEND: Final = LEDGER("h3:3:defend-action")
DEFEND_ENDS: Final = LEDGER("h3:3:defend-ends-activation")
MOVE_THEN_DEFEND: Final = LEDGER("h3:3:move-then-defend")
RANGED_MOVE_THEN_DEFEND: Final = LEDGER("h3r:ranged-move-then-defend")
DO_NEITHER: Final = LEDGER("h3:4:move-and-attack-optional")
RANGED_MOVE: Final = LEDGER("h3:9:ranged-move-1")
CARD_VERBS: Final = frozenset(("play", "machine", "surrender", *c12_options.VERBS))
CHOOSES_AGAIN: Final = 2  # the step `it_may_go_on`
FOLLOWS: Final[dict[tuple[int, int], Ask]] = {}
MOVE_OR_ATTACK: Final = LEDGER("h3:17:ranged-either")
ACT_RULES: Final = (MOVE_THEN_ACT, MOVE_THEN_ACT, ATTACK_THEN_MOVE)


def begin(s: State, unit: int) -> None:
    """4 Marking activation: the unit gets a Faction Cube; a Defense Token still on it is discarded. 3 Paralysis: the
    activation is skipped and the Token removed instead; that was its activation."""
    if s.holders:
        push(s, Turn(unit))
    else:
        activate(s, unit)


def the_other_side_may_answer(s: State, f: Turn) -> None:
    """12 Instants that meet a unit that is about to activate."""
    c12_cards.open_window(s, ABOUT, 1 - s.side[f.unit], f.unit, -1, (1 - s.side[f.unit],))


def the_unit_activates(s: State, f: Turn) -> None:
    """4 If it still can."""
    if s.place[f.unit] == OFF:
        return
    if s.lasting and not s.paralysed >> f.unit & 1 and c15_spaces.burns_at_start(s, f.unit):
        end_if_decided(s)
    elif c12_cards.is_skipped(s, f.unit):
        skip_by_card(s, f.unit)
    else:
        activate(s, f.unit)


def effects_of_the_activation_end(s: State, f: Turn) -> None:
    """4 Raises and Power do not outlast the activation."""
    c12_attacks.it_has_raged(s, f.unit)
    again = c12_options.units_to_activate_again(s)
    c12_ends.after_activation(s, f.unit)
    if again:
        c12_options.another_activation(s, again[0])


Turn.steps = (the_other_side_may_answer, the_unit_activates, effects_of_the_activation_end)


def activate(s: State, unit: int) -> None:
    """The activation itself."""
    if s.board.hexes:
        c17_ties.pass_the_token(s, unit)
    if s.paralysed >> unit & 1:
        skip(s, unit)
        return
    rooted = s.lockers != 0 and is_held_fast(s, unit)
    verbs.begin_activation(s, unit, rooted, MARK)
    if s.recorder is not None:
        note_activation(s, unit, rooted)
    if s.defending >> unit & 1:
        verbs_tokens.discard_defense_token(s, unit, TOKEN_DISCARDED)
    push(s, FRESH[unit])
    if s.holders:
        c9_spells.when_it_activates(s, unit)
        if holder(s, s.side[unit]).difficulty >= 0:
            push(s, AiCardDrawn(unit))
    if s.poison[unit] or not s.faces[s.face[unit]].plain_activation:
        push(s, Opening(unit))


def note_activation(s: State, unit: int, rooted: bool) -> None:
    """Cite what decides about the beginning of an activation."""
    s.note(INITIATIVE)
    s.note(ONCE_PER_ROUND)
    if s.tower >> unit & 1:
        c7_breach.note_tower(s)
    if rooted:
        s.note(HELD_FAST)


def skip(s: State, unit: int) -> None:
    """3 A paralysed unit would activate."""
    verbs.take_turn(s, unit)
    if s.sink is not None or s.recorder is not None:
        verbs.say(s, "skips", COUNTS_AS_ACTIVATED, unit)
    verbs_tokens.free(s, unit, PARALYSIS_SKIP)


def skip_by_card(s: State, unit: int) -> None:
    """12 A Spell takes the activation away; it counts as used."""
    verbs.take_turn(s, unit)
    if s.sink is not None or s.recorder is not None:
        verbs.say(s, "skips", COUNTS_AS_ACTIVATED, unit)


def it_chooses(s: State, f: Activation) -> Ask | None:
    """4 An activated unit may move and attack according to its type; or Defend; or use an ability instead."""
    unit = f.unit
    if s.holders and ends_early(s, unit):
        leave(s)
        return None
    side = s.side[unit]
    rule = ACT_RULES[s.faces[s.face[unit]].type]
    if s.board.hexes and rule == ATTACK_THEN_MOVE:
        rule = MOVE_OR_ATTACK
    groups = c9_units.acts(s, unit)
    if s.forts:
        groups = c7_breach.with_breaches(s, unit, groups, c9_units.reach(s, unit, s.card(unit)))
    if s.holders:
        return ask_with_cards(s, unit, rule, "act", c12_cards.allowed_acts(s, unit, groups))
    seat = s.plan.seat_of_side[side]
    if seat >= 0:
        return Ask(seat, rule, "act", groups, None, (unit,))
    return ask_side(s, side, rule, "act", groups, (unit,))


def ask_with_cards(s: State, unit: int, rule: str, kind: str, groups: tuple[Group, ...]) -> Ask | None:
    """4 The same in a Combat with cards: those that may be played while the unit is activated and has not attacked."""
    side = s.side[unit]
    groups = c12_attacks.forced_acts(s, unit, kind, groups)
    cards = c12_cards.activation_groups(s, unit, kind)
    if s.seat(side) < 0 or not holds_cards(s, side):
        return ask_side(s, side, rule, kind, (*groups, *cards), (unit,))
    return Ask(s.seat(side), rule, kind, (*groups, *cards), None, (unit,), True)


def ends_early(s: State, unit: int) -> bool:
    """Whether a card has taken the unit off the board, or Quicksand holds it: its activation is over."""
    return s.place[unit] == OFF or c15_spaces.is_stuck(s, unit)


def its_choice_is_carried_out(s: State, f: Activation) -> None:
    """3 Activation: what it does first. Only a move, or the attack of a Ranged unit, leaves something to do."""
    key = s.answer
    if key[0] in CARD_VERBS:
        restart(s, f)
        c12_cards.act_with_cards(s, f.unit, key)
        return
    unit = f.unit
    face = s.faces[s.face[unit]]
    if key[0] == "attack" or key[0] == "breach":
        it_attacks(s, unit, face, key)
    elif key[0] == "move":
        replace(s, AFTER_MOVE[unit])
        it_moves(s, unit, key[1], c9_units.move_rule(s, face.type))
    else:
        leave(s)
        if key[0] == "ability":
            other.resolve(s, unit, key)
        else:
            defend_or_end(s, unit, key, NOTHING)


def it_attacks(s: State, unit: int, face: Face, key: Key) -> None:
    """It moves where it must, and strikes a unit or a Wall."""
    if face.type == RANGED:
        replace(s, AFTER_SHOT[unit])
    else:
        leave(s)
        if key[2] != s.place[unit] and not it_moves(s, unit, key[2], c9_units.move_rule(s, face.type)):
            return
    if key[0] == "attack":
        c4_attack.begin(s, unit, key[1], MAIN)
    else:
        c7_breach.resolve(s, unit, key)


def it_may_go_on(s: State, f: Activation) -> Ask | None:
    """3 After its move a Ground or Flying unit acts; after its attack a Ranged unit moves."""
    unit = f.unit
    if s.holders and ends_early(s, unit):
        leave(s)
        return None
    if f.deed == MOVED:
        groups = c9_units.acts_after_move(s, unit)
        if s.forts and s.card(unit).type != RANGED:
            groups = c7_breach.with_breaches(s, unit, groups, 0)
        if s.holders:
            return ask_with_cards(s, unit, MOVE_THEN_ACT, "follow", c12_cards.allowed_acts(s, unit, groups))
        seat = s.plan.seat_of_side[s.side[unit]]
        if groups is c9_units.DEFEND_OR_END and seat >= 0:
            found = FOLLOWS.get((seat, unit))
            return plain_follow(seat, unit) if found is None else found
        return ask_side(s, s.side[unit], MOVE_THEN_ACT, "follow", groups, (unit,))
    if s.place[unit] == OFF:
        leave(s)
        return None
    return ask_side(s, s.side[unit], ATTACK_THEN_MOVE, "step", c9_units.steps_after_attack(s, unit), (unit,))


def plain_follow(seat: int, unit: int) -> Ask:
    """Defend or end, the most frequent ask of all; made once for each unit."""
    made = FOLLOWS[seat, unit] = Ask(seat, MOVE_THEN_ACT, "follow", c9_units.DEFEND_OR_END, None, (unit,))
    return made


def it_moves(s: State, unit: int, space: int, rule: str) -> bool:
    """9 and 15 The unit moves. False when it may do nothing more, or the Combat is over; then the last thing a step
    does."""
    if not s.lasting:
        verbs.move(s, unit, space, rule)
        return True
    if c15_spaces.go(s, unit, space, rule):
        return True
    end_if_decided(s)
    return False


def it_goes_on(s: State, f: Activation) -> None:
    """3 Activation: what it does last."""
    unit = f.unit
    key = s.answer
    if key[0] in CARD_VERBS:
        s.at[-1] = CHOOSES_AGAIN
        c12_cards.act_with_cards(s, unit, key)
        return
    leave(s)
    if key[0] == "attack":
        c4_attack.begin(s, unit, key[1], MAIN)
    elif key[0] == "move":
        it_moves(s, unit, key[1], RANGED_MOVE)
    elif key[0] == "breach":
        c7_breach.resolve(s, unit, key)
    else:
        defend_or_end(s, unit, key, f.deed)


Activation.steps = (it_chooses, its_choice_is_carried_out, it_may_go_on, it_goes_on)
Activation.rules = (ACT_BY_TYPE, MOVE_AMOUNT)


def defend_or_end(s: State, unit: int, key: Key, deed: int) -> None:
    """3 Defend: a Defense Token instead of an attack, and the activation ends. A unit may also do neither."""
    if key[0] == "defend":
        verbs_tokens.place_defense_token(s, unit, DEFEND)
        if s.recorder is not None:
            s.note(DEFEND_ENDS)
            if deed == MOVED:
                s.note(RANGED_MOVE_THEN_DEFEND if s.card(unit).type == RANGED else MOVE_THEN_DEFEND)
    elif s.sink is not None or s.recorder is not None:
        verbs.say(s, "waits", DO_NEITHER, unit)

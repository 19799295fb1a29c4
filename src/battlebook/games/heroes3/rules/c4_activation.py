"""Chapters 3 and 4, Activation: one unit moves, attacks, Defends or uses an ability instead."""

from __future__ import annotations

from battlebook.games.heroes3 import verbs, verbs_tokens
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.effects import activation, other
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.rules import c9_units
from battlebook.games.heroes3.rules.asking import ask_side
from battlebook.games.heroes3.rules.c3_terminology import is_alive, is_held_fast
from battlebook.games.heroes3.rules.procedures import MAIN, MOVED, NOTHING, SHOT, Activation, Attack
from battlebook.games.heroes3.state import State
from battlebook.kernel.frames import leave, push, replace
from battlebook.kernel.options import Ask, Key

PARALYSIS_SKIP = LEDGER("h3:3:paralysis-skip")
COUNTS_AS_ACTIVATED = LEDGER("h3:3:paralysis-counts-as-activated")
MARK = LEDGER("h3:4:mark-activated")
TOKEN_DISCARDED = LEDGER("h3:3:defense-token-discard")
HELD_FAST = LEDGER("h3:9:ability-passive")
MOVE_THEN_ACT = LEDGER("h3:3:activation-move-then-act")
ATTACK_THEN_MOVE = LEDGER("h3:3:ranged-attack-then-move")
ACT_BY_TYPE = LEDGER("h3:4:act-by-type")
DEFEND = LEDGER("h3:3:defend-action")
DEFEND_ENDS = LEDGER("h3:3:defend-ends-activation")
MOVE_THEN_DEFEND = LEDGER("h3:3:move-then-defend")
RANGED_MOVE_THEN_DEFEND = LEDGER("h3r:ranged-move-then-defend")
DO_NEITHER = LEDGER("h3:4:move-and-attack-optional")
RANGED_MOVE = LEDGER("h3:9:ranged-move-1")
ACT_RULES = (MOVE_THEN_ACT, MOVE_THEN_ACT, ATTACK_THEN_MOVE)


def a_paralysed_unit_is_skipped(s: State, f: Activation) -> None:
    """3 Paralysis: its activation is skipped and the Token removed instead; that was its activation."""
    if s.paralysed >> f.unit & 1:
        verbs.take_turn(s, f.unit)
        if s.sink is not None or s.recorder is not None:
            verbs.say(s, "skips", COUNTS_AS_ACTIVATED, f.unit)
        verbs_tokens.free(s, f.unit, PARALYSIS_SKIP)
        leave(s)


def it_gets_a_cube(s: State, f: Activation) -> None:
    """4 Marking activation; a Defense Token still on the unit is discarded."""
    unit = f.unit
    rooted = bool(s.aura) and is_held_fast(s, unit)
    verbs.begin_activation(s, unit, rooted, MARK)
    if rooted:
        s.note(HELD_FAST)
    if s.defending >> unit & 1:
        verbs_tokens.discard_defense_token(s, unit, TOKEN_DISCARDED)


def poison_and_healing_work(s: State, f: Activation) -> None:
    """9 Activation abilities and poison cubes, at the same time; a unit that dies of poison does nothing more."""
    if s.poison[f.unit] or s.faces[s.face[f.unit]].heal_activation:
        activation.poison_and_heal(s, f.unit)


def an_activation_ability_is_aimed(s: State, f: Activation) -> Ask | None:
    """9 Activation abilities that need a target."""
    if s.faces[s.face[f.unit]].plain_activation:
        return None
    return activation.aim(s, f.unit)


def the_activation_ability_works(s: State, f: Activation) -> None:
    """9 Activation abilities resolve when the unit activates."""
    if not s.faces[s.face[f.unit]].plain_activation:
        activation.resolve(s, f.unit)


def it_chooses(s: State, f: Activation) -> Ask | None:
    """4 An activated unit may move and attack according to its type; or Defend; or use an ability instead."""
    unit = f.unit
    rule = ACT_RULES[s.faces[s.face[unit]].type]
    return ask_side(s, s.side[unit], rule, "act", c9_units.acts(s, unit), (unit,))


def its_choice_is_carried_out(s: State, f: Activation) -> None:
    """3 Activation: what it does first."""
    key = s.answer
    unit = f.unit
    if key[0] == "attack":
        space = key[2]
        if space != s.place[unit]:
            verbs.move(s, unit, space, c9_units.MOVE_RULES[s.faces[s.face[unit]].type])
        elif s.faces[s.face[unit]].type == RANGED:
            replace(s, Activation(unit, SHOT))
        push(s, Attack(unit, key[1], MAIN, s.place[key[1]]))
    elif key[0] == "move":
        verbs.move(s, unit, key[1], c9_units.MOVE_RULES[s.faces[s.face[unit]].type])
        replace(s, Activation(unit, MOVED))
    elif key[0] == "ability":
        other.resolve(s, unit, key)
    else:
        defend_or_end(s, unit, key)


def it_may_go_on(s: State, f: Activation) -> Ask | None:
    """3 After its move a Ground or Flying unit acts; after its attack a Ranged unit moves."""
    unit = f.unit
    if f.deed == MOVED:
        return ask_side(s, s.side[unit], MOVE_THEN_ACT, "follow", c9_units.acts_after_move(s, unit), (unit,))
    if f.deed == SHOT and is_alive(s, unit):
        return ask_side(s, s.side[unit], ATTACK_THEN_MOVE, "step", c9_units.steps_after_attack(s, unit), (unit,))
    return None


def it_goes_on(s: State, f: Activation) -> None:
    """3 Activation: what it does last."""
    unit = f.unit
    if f.deed == NOTHING or not is_alive(s, unit):
        return
    key = s.answer
    if key[0] == "attack":
        push(s, Attack(unit, key[1], MAIN, s.place[key[1]]))
    elif key[0] == "move":
        verbs.move(s, unit, key[1], RANGED_MOVE)
    else:
        if key[0] == "defend":
            s.note(RANGED_MOVE_THEN_DEFEND if s.card(unit).type == RANGED else MOVE_THEN_DEFEND)
        defend_or_end(s, unit, key)


def the_activation_ends(s: State, f: Activation) -> None:
    """3 Each unit activates only once per Combat Round."""
    verbs.end_activation(s)


Activation.steps = (
    a_paralysed_unit_is_skipped,
    it_gets_a_cube,
    poison_and_healing_work,
    an_activation_ability_is_aimed,
    the_activation_ability_works,
    it_chooses,
    its_choice_is_carried_out,
    it_may_go_on,
    it_goes_on,
    the_activation_ends,
)
Activation.rules = (
    LEDGER("h3:3:activation-once-per-round"),
    MARK,
    LEDGER("h3:4:all-activate-once"),
    LEDGER("h3:9:ability-activation"),
    LEDGER("h3:9:ability-activation"),
    ACT_BY_TYPE,
    LEDGER("h3:3:move-amount-by-type"),
)


def defend_or_end(s: State, unit: int, key: Key) -> None:
    """3 Defend: a Defense Token instead of an attack, and the activation ends. A unit may also do neither."""
    if key[0] == "defend":
        verbs_tokens.place_defense_token(s, unit, DEFEND)
        s.note(DEFEND_ENDS)
    elif s.sink is not None or s.recorder is not None:
        verbs.say(s, "waits", DO_NEITHER, unit)

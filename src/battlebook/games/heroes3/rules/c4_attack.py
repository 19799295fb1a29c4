"""Chapter 4, Resolving the attack: declare, cards, roll, Defense, damage, what follows, Retaliation."""

from __future__ import annotations

from battlebook.games.heroes3 import verbs, verbs_tokens
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.effects import after_attack
from battlebook.games.heroes3.rules import c4_values, c9_strikes
from battlebook.games.heroes3.rules.asking import ask_side
from battlebook.games.heroes3.rules.c3_terminology import are_adjacent, is_alive
from battlebook.games.heroes3.rules.c4_roll import (
    a_defending_target_rolls,
    dice_may_be_rolled_again,
    the_attack_die_is_rolled,
    they_are_rolled_again,
)
from battlebook.games.heroes3.rules.c5_end import end_if_decided
from battlebook.games.heroes3.rules.c9_damage import take_attack_damage, would_be_defeated
from battlebook.games.heroes3.rules.procedures import (
    CANCELLED,
    DROPPED,
    MAIN,
    PUSHED,
    RETALIATION,
    Attack,
    Retaliation,
    Strike,
    marked,
)
from battlebook.games.heroes3.state import State
from battlebook.kernel.frames import push, replace
from battlebook.kernel.options import Ask, Group, Option

DECLARE = LEDGER("h3:4:attack-step-declare")
CARDS = LEDGER("h3:4:attack-step-cards")
ROLL = LEDGER("h3:4:attack-step-roll")
DAMAGE = LEDGER("h3:4:attack-step-damage")
RETALIATE = LEDGER("h3:4:attack-step-retaliate")
TRIGGER = LEDGER("h3:3:retaliation-trigger")
LIKE_ATTACK = LEDGER("h3:3:retaliation-like-attack")
ADJACENT = LEDGER("h3:3:adjacency-needed-retaliation")
DISTANT = LEDGER("h3:9:ranged-no-retaliation-distance")
ONCE = LEDGER("h3:3:retaliation-once-per-round")
BLACK_CUBE = LEDGER("h3:3:retaliation-black-cube")
NO_CHAIN = LEDGER("h3:3:retaliation-no-chain")
STILL_PARALYSED = LEDGER("h3:3:paralysis-same-attack")
PARALYSED_RETALIATES = LEDGER("h3:3:paralysis-allows-retaliation")
RANGED_RETALIATES = LEDGER("h3:9:ranged-retaliates-melee")
UNLIMITED = LEDGER("h3:9:ability-retaliate")
NO_RETALIATION = LEDGER("h3:9:ability-attack")
CANCEL = LEDGER("h3:9:ability-passive")
CANCEL_GROUPS = (
    Group(CANCEL, "cancel", (Option(("cancel",)),)),
    Group(CANCEL, "let", (Option(("let",)),)),
)


def it_is_declared(s: State, f: Attack) -> None:
    """4 Step 1: the attacking unit and its target are named before any card is played."""
    if s.sink is None and s.recorder is None:
        return
    kind, rule = ("retaliates", LIKE_ATTACK) if f.kind == RETALIATION else ("attacks", DECLARE)
    if f.kind == RETALIATION:
        s.note(NO_CHAIN)
    target = verbs.unit_ref(s, f.target)
    verbs.say(s, kind, rule, f.attacker, target=target, places=[s.place[f.attacker], s.place[f.target]])


def both_sides_play_cards(s: State, f: Attack) -> None:
    """4 Step 2: both sides play cards until both stop. Nobody holds any yet."""


def a_friend_may_cancel_it(s: State, f: Attack) -> Ask | None:
    """9 Once per Combat an attack that would bring another friendly unit to 0 HP is cancelled; of its damage only."""
    if not s.aura or canceller(s, f) < 0:
        return None
    return ask_side(s, s.side[f.target], CANCEL, "cancel", CANCEL_GROUPS, (canceller(s, f), f.target))


def the_rest_is_damage(s: State, f: Attack) -> None:
    """4 Steps 4 and 5: subtract the Defense, deal the rest."""
    if s.aura:
        saviour = canceller(s, f)
        if saviour >= 0 and s.answer == ("cancel",):
            verbs_tokens.spend(s, saviour)
            if s.sink is not None or s.recorder is not None:
                verbs.say(s, "cancels", CANCEL, saviour, target=verbs.unit_ref(s, f.target))
            replace(s, marked(f, CANCELLED))
            return
    damage = c4_values.damage_of(s, f)
    if s.sink is not None or s.recorder is not None:
        tell_damage(s, f, damage)
    if take_attack_damage(s, f.target, damage):
        if end_if_decided(s):
            return
        replace(s, marked(f, DROPPED))


def tell_damage(s: State, f: Attack, damage: int) -> None:
    """Say what the strike deals, with its sum."""
    total = c4_values.damage_sum(s, f)
    target = verbs.unit_ref(s, f.target)
    place = s.place[f.target]
    verbs.say(s, "hits", DAMAGE, f.attacker, target=target, n=damage, sum=total, places=[place])


def abilities_follow(s: State, f: Attack) -> None:
    """9 Attack abilities that work after the attack; Retaliation abilities after a retaliation."""
    face = s.faces[s.face[f.attacker]]
    if f.kind == MAIN:
        if not face.plain_strikes:
            after_attack.resolve(s, f)
    elif f.kind == RETALIATION and face.paralyses_retaliating:
        after_attack.paralyse_the_attacker(s, f)


def further_strikes_follow(s: State, f: Attack) -> None:
    """9 Strikes that belong to the same attack come before any retaliation."""
    if f.kind == MAIN and not s.faces[s.face[f.attacker]].plain_strikes:
        c9_strikes.before_retaliation(s, f)


def the_target_retaliates(s: State, f: Attack) -> None:
    """4 Step 6: an adjacent target that survived and has not retaliated this Round attacks back."""
    if not may_retaliate(s, f):
        return
    if not s.faces[s.face[f.target]].retaliates_without_limit:
        verbs_tokens.place_black_cube(s, f.target, BLACK_CUBE)
    elif s.recorder is not None:
        s.note(UNLIMITED)
    push(s, Retaliation(f.target, f.attacker, RETALIATION, s.place[f.attacker]))


def may_retaliate(s: State, f: Attack) -> bool:
    """3 Retaliation: who survives an attack by an adjacent unit, once per Round; a token of Paralysis does not
    prevent it."""
    target, attacker = f.target, f.attacker
    if f.done & (CANCELLED | PUSHED) or not is_alive(s, target) or not is_alive(s, attacker) or target == attacker:
        return False
    if not are_adjacent(s, target, attacker):
        s.note(DISTANT if s.card(attacker).type == 2 else ADJACENT)
        return False
    if s.faces[s.face[attacker]].no_retaliation:
        s.note(NO_RETALIATION)
        return False
    if s.retaliated >> target & 1 and not s.faces[s.face[target]].retaliates_without_limit:
        s.note(ONCE)
        return False
    if s.recorder is not None:
        note_retaliation(s, target)
    return True


def note_retaliation(s: State, unit: int) -> None:
    """Cite what lets the unit retaliate."""
    s.note(TRIGGER)
    if s.paralysed >> unit & 1:
        s.note(STILL_PARALYSED)
        s.note(PARALYSED_RETALIATES)
    if s.card(unit).type == 2:
        s.note(RANGED_RETALIATES)


def strikes_follow_the_retaliation(s: State, f: Attack) -> None:
    """9 Abilities that wait for the retaliation."""
    if f.kind == MAIN and not s.faces[s.face[f.attacker]].plain_strikes:
        c9_strikes.after_retaliation(s, f)


STEPS = (
    it_is_declared,
    both_sides_play_cards,
    the_attack_die_is_rolled,
    dice_may_be_rolled_again,
    they_are_rolled_again,
    a_defending_target_rolls,
    a_friend_may_cancel_it,
    the_rest_is_damage,
    abilities_follow,
)
# Later steps cite when they do something.
RULES = (DECLARE, CARDS, ROLL, ROLL, ROLL, ROLL, DAMAGE, DAMAGE)

Attack.steps = (*STEPS, further_strikes_follow, the_target_retaliates, strikes_follow_the_retaliation)
Attack.rules = RULES
Strike.steps = STEPS
Strike.rules = RULES
Retaliation.steps = STEPS
Retaliation.rules = RULES


def canceller(s: State, f: Attack) -> int:
    """The unit that could cancel the strike on the table, or -1: it must be lethal for another friend of its side."""
    friends = s.aura & s.alive[s.side[f.target]] & ~(1 << f.target) & ~s.spent
    for unit in MEMBERS[friends]:
        if s.card(unit).cancels_lethal and would_be_defeated(s, f.target, c4_values.damage_of(s, f)):
            return unit
    return -1

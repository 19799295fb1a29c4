"""Chapter 4, Resolving the attack: declare, cards, roll, Defense, damage, what follows, Retaliation."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_tokens
from battlebook.games.heroes3.board import OFF
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.effects import after_attack, rescue
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.holders import effects_on
from battlebook.games.heroes3.rules import (
    c4_values,
    c6_example,
    c9_discards,
    c9_strikes,
    c12_attacks,
    c12_cards,
    c12_ends,
    c12_rerolls,
)
from battlebook.games.heroes3.rules.c4_roll import (
    dice_may_be_rolled_again,
    roll_for_defense_token,
    the_attack_die_is_rolled,
    they_are_rolled_again,
)
from battlebook.games.heroes3.rules.c5_end import end_if_decided
from battlebook.games.heroes3.rules.c9_damage import health, take_attack_damage
from battlebook.games.heroes3.rules.procedures import (
    AGAIN,
    CANCELLED,
    DROPPED,
    FIXED,
    MAIN,
    PUSHED,
    RETALIATION,
    Attack,
    Rescue,
    marked,
)
from battlebook.games.heroes3.rules.procedures_cards import BEFORE, ROLLED, Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.frames import leave, push, replace

DECLARE: Final = LEDGER("h3:4:attack-step-declare")
CARDS: Final = LEDGER("h3:4:attack-step-cards")
ROLL: Final = LEDGER("h3:4:attack-step-roll")
DAMAGE: Final = LEDGER("h3:4:attack-step-damage")
RETALIATE: Final = LEDGER("h3:4:attack-step-retaliate")
TRIGGER: Final = LEDGER("h3:3:retaliation-trigger")
LIKE_ATTACK: Final = LEDGER("h3:3:retaliation-like-attack")
ADJACENT_MEANS: Final = LEDGER("h3:3:adjacent-definition")
NO_ATTACK_ABILITIES: Final = LEDGER("h3:9:ability-attack-not-retaliation")
ADJACENT: Final = LEDGER("h3:3:adjacency-needed-retaliation")
DISTANT: Final = LEDGER("h3:9:ranged-no-retaliation-distance")
ONCE: Final = LEDGER("h3:3:retaliation-once-per-round")
BLACK_CUBE: Final = LEDGER("h3:3:retaliation-black-cube")
NO_CHAIN: Final = LEDGER("h3:3:retaliation-no-chain")
STILL_PARALYSED: Final = LEDGER("h3:3:paralysis-same-attack")
PARALYSED_RETALIATES: Final = LEDGER("h3:3:paralysis-allows-retaliation")
RANGED_RETALIATES: Final = LEDGER("h3:9:ranged-retaliates-melee")
BOTH_RETALIATE: Final = LEDGER("h3r:battlefield-retaliation-two")
NO_POSITION: Final = LEDGER("h3:7:arrow-tower-no-position")
TOWER_RETALIATION: Final = LEDGER("h3r:tower-retaliation")
SILENT: Final = "no_retaliation"
UNLIMITED: Final = LEDGER("h3:9:ability-retaliate")
NO_RETALIATION: Final = LEDGER("h3:9:ability-attack")


def it_is_declared(s: State, f: Attack) -> None:
    """4 Step 1: the attacking unit and its target are named before any card is played."""
    if s.sink is None and s.recorder is None:
        return
    if s.tower >> f.attacker & 1 or s.tower >> f.target & 1:
        s.note(NO_POSITION)
    if s.holders:
        s.note(c6_example.DECLARED)
    kind, rule = ("retaliates", LIKE_ATTACK) if f.kind == RETALIATION else ("attacks", DECLARE)
    if f.kind == RETALIATION:
        s.note(NO_CHAIN)
        s.note(NO_ATTACK_ABILITIES)
    target = verbs.unit_ref(s, f.target)
    verbs.say(s, kind, rule, f.attacker, target=target, places=[s.place[f.attacker], s.place[f.target]])


def both_sides_play_cards(s: State, f: Attack) -> None:
    """4 Step 2: both sides play cards until both stop."""
    if s.holders:
        c12_cards.open_window(s, BEFORE, s.side[f.attacker], f.attacker, f.target)


def it_may_be_called_off(s: State, f: Attack) -> None:
    """4 Cards may have taken one of the two off the board, or defeated a side."""
    if s.holders and (s.place[f.attacker] == OFF or s.place[f.target] == OFF) and not end_if_decided(s):
        leave(s)


def cards_act_on_the_roll(s: State, f: Attack) -> None:
    """12 Between the roll and the damage only cards that act on the roll."""
    if s.holders:
        c12_cards.open_window(s, ROLLED, s.side[f.attacker], f.attacker, f.target)
        if s.lasting:
            c12_rerolls.begin_fortunes(s, Moment(s.side[f.attacker], ROLLED, f.attacker, f.target))
        c9_discards.may_void(s, f.target)


def a_defending_target_rolls(s: State, f: Attack) -> None:
    """3 Defend: the die is rolled a second time."""
    roll_if_defending(s, f.target)


def a_friend_may_cancel_it(s: State, f: Attack) -> None:
    """9 A friend of the target may still cancel a lethal strike."""
    if s.rescuers and not s.voided:
        saviour = rescue.canceller(s, f)
        if saviour >= 0:
            push(s, Rescue(saviour, f.target))


def roll_if_defending(s: State, target: int) -> None:
    """3 Defend: a target with a Defense Token, or treated as if it had one."""
    if s.defending >> target & 1 or s.guards or s.faces[s.face[target]].counts_as_defending:
        roll_for_defense_token(s, target)


def the_rest_is_damage(s: State, f: Attack) -> None:
    """4 Steps 4 and 5: subtract the Defense, deal the rest."""
    if s.voided:
        replace(s, marked(f, CANCELLED))
        if s.lasting:
            c12_ends.after_attack(s, f)
        return
    damage = c4_values.damage_of(s, f)
    if s.sink is not None or s.recorder is not None:
        tell_damage(s, f, damage)
    dropped = take_attack_damage(s, f.target, damage)
    if s.lasting:
        c12_ends.after_attack(s, f)
    if dropped:
        if f.kind != RETALIATION:
            replace(s, marked(f, DROPPED))  # all strikes of the attack are resolved before the Combat can end
        else:
            end_if_decided(s)


def tell_damage(s: State, f: Attack, damage: int) -> None:
    """Say what the strike deals, with its sum."""
    total = c4_values.damage_sum(s, f)
    if s.holders:
        c6_example.note_sum(s, total, health(s, f.target) - s.damage[f.target])
    target = verbs.unit_ref(s, f.target)
    place = s.place[f.target]
    verbs.say(s, "hits", DAMAGE, f.attacker, target=target, n=damage, sum=total, places=[place])


def abilities_follow(s: State, f: Attack) -> None:
    """9 Attack abilities that work after the attack; Retaliation abilities after a retaliation."""
    if f.kind == MAIN:
        after_attack.begins(s, f)
    elif f.kind == RETALIATION and s.faces[s.face[f.attacker]].paralyses_retaliating:
        after_attack.paralyse_the_attacker(s, f)


def further_strikes_follow(s: State, f: Attack) -> None:
    """9 Strikes that belong to the same attack come before any retaliation."""
    if f.kind == MAIN:
        c9_strikes.before_retaliation(s, f)


def effects_meet_the_attacker(s: State, f: Attack) -> None:
    """12 A Fire Shield on the target, and the like."""
    if s.lasting:
        c12_attacks.its_shield_burns(s, f)


def the_target_retaliates(s: State, f: Attack) -> None:
    """4 Step 6: an adjacent target that survived and has not retaliated this Round attacks back. A retaliation causes
    no other; strikes that are part of an attack leave it to the main one."""
    if (f.kind > AGAIN and not is_second_target(s, f)) or end_if_decided(s) or not may_retaliate(s, f):
        return
    target = f.target
    if not s.faces[s.face[target]].retaliates_without_limit:
        verbs_tokens.place_black_cube(s, target, BLACK_CUBE)
    elif s.recorder is not None:
        s.note(UNLIMITED)
        s.note(c6_example.UNLIMITED)
    begin(s, target, f.attacker, RETALIATION)


def is_second_target(s: State, f: Attack) -> bool:
    """h3r:battlefield-retaliation-two: on hexes the second target of one attack may stand next to the attacker as well;
    then both retaliate."""
    if not s.board.hexes or f.kind != FIXED or s.side[f.attacker] == s.side[f.target]:
        return False
    s.note(BOTH_RETALIATE)
    return True


def may_retaliate(s: State, f: Attack) -> bool:
    """3 Retaliation: who survives an attack by an adjacent unit, once per Round; a token of Paralysis does not
    prevent it."""
    target = f.target
    here, there = s.place[target], s.place[f.attacker]
    if f.done & PUSHED:
        s.note(ADJACENT)
    if here == OFF or there == OFF or f.done & (CANCELLED | PUSHED):
        return False
    near = s.board.next[here] >> there & 1
    silent = s.faces[s.face[f.attacker]].no_retaliation or bool(s.lasting and effects_on(s, f.attacker, SILENT))
    once = s.retaliated >> target & 1 and not s.faces[s.face[target]].retaliates_without_limit
    if s.recorder is not None:
        note_retaliation(s, f, bool(near), silent, bool(once))
    return bool(near and not silent and not once)


def note_retaliation(s: State, f: Attack, near: bool, silent: bool, once: bool) -> None:
    """Cite what lets the target retaliate, or what prevents it."""
    if not near:
        if s.tower >> f.attacker & 1 or s.tower >> f.target & 1:
            s.note(TOWER_RETALIATION)
        s.note(DISTANT)
        s.note(ADJACENT)
    elif silent:
        s.note(NO_RETALIATION)
    elif once:
        s.note(ONCE)
    else:
        s.note(TRIGGER)
        s.note(RETALIATE)
        s.note(ADJACENT_MEANS)
        if s.paralysed >> f.target & 1:
            s.note(STILL_PARALYSED)
            s.note(PARALYSED_RETALIATES)
        if s.card(f.target).type == RANGED:
            s.note(RANGED_RETALIATES)


def strikes_follow_the_retaliation(s: State, f: Attack) -> None:
    """9 Abilities that wait for the retaliation."""
    if f.kind == MAIN:
        c9_strikes.after_retaliation(s, f)


Attack.steps = (
    it_is_declared,
    both_sides_play_cards,
    it_may_be_called_off,
    the_attack_die_is_rolled,
    dice_may_be_rolled_again,
    they_are_rolled_again,
    a_defending_target_rolls,
    cards_act_on_the_roll,
    a_friend_may_cancel_it,
    the_rest_is_damage,
    abilities_follow,
    after_attack.its_tokens_follow,
    after_attack.more_damage_follows,
    after_attack.a_push_follows,
    after_attack.the_rest_follows,
    further_strikes_follow,
    effects_meet_the_attacker,
    the_target_retaliates,
    strikes_follow_the_retaliation,
)
Attack.rules = (DECLARE, CARDS, CARDS, ROLL, ROLL, ROLL, ROLL, ROLL, ROLL, DAMAGE)


def begin(s: State, unit: int, target: int, kind: int) -> None:
    """A unit attacks or retaliates; the last thing a step does. Where neither a card nor an ability has a say nobody
    can be asked, and the attack is resolved at once."""
    face = s.faces[s.face[unit]]
    plain = face.plain_attack_steps if kind == MAIN else face.plain_retaliation_steps
    f = Attack(unit, target, kind, s.place[target])
    if plain and not s.rescuers and not s.holders:
        resolve_plainly(s, f)
    else:
        push(s, f)


def resolve_plainly(s: State, f: Attack) -> None:
    """4 Steps 1 to 6 of an attack in which neither a card nor an ability has a say."""
    watched = s.sink is not None or s.recorder is not None
    if watched:
        it_is_declared(s, f)
        s.note(CARDS)
    the_attack_die_is_rolled(s, f)
    roll_if_defending(s, f.target)
    damage = c4_values.damage_of(s, f)
    if watched:
        tell_damage(s, f, damage)
    if take_attack_damage(s, f.target, damage) and end_if_decided(s):
        return
    the_target_retaliates(s, f)

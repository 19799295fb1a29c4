"""9 Attack abilities that work once the attack is resolved, and before any retaliation (h3r:attack-ability-timing)."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_tokens
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.effects import tokens
from battlebook.games.heroes3.effects.push import PushedAway, spaces_away
from battlebook.games.heroes3.effects.splash import NEAR_SELF, NEAR_TARGET, Splash
from battlebook.games.heroes3.face_abilities import ALWAYS, IF_STACKED
from battlebook.games.heroes3.faces import Face
from battlebook.games.heroes3.holders import lasting
from battlebook.games.heroes3.rules import c9_spells
from battlebook.games.heroes3.rules.c3_terminology import are_adjacent, is_alive
from battlebook.games.heroes3.rules.c4_roll import shows_own
from battlebook.games.heroes3.rules.c9_damage import drop_to_nothing, take_other_damage
from battlebook.games.heroes3.rules.c12_dice import is_forced
from battlebook.games.heroes3.rules.c12_lifting import is_removable, lift
from battlebook.games.heroes3.rules.c12_own_rolls import enter_result, throw_for_ability
from battlebook.games.heroes3.rules.procedures import CANCELLED, DROPPED, MAIN, PUSHED, Attack, marked
from battlebook.games.heroes3.rules.procedures_cards import OwnRoll
from battlebook.games.heroes3.state import State
from battlebook.kernel.frames import push, replace

ABILITY: Final = LEDGER("h3:9:ability-attack")
PASSIVE: Final = LEDGER("h3:9:ability-passive")
RETALIATE_ABILITY: Final = LEDGER("h3:9:ability-retaliate")
STAYS: Final = LEDGER("h3r:paralysis-from-attack-stays")
STARE_FIRST: Final = LEDGER("h3r:death-stare-before-retaliation")
# What comes of the dice that these abilities throw.
PARALYSE: Final = "paralyse"
PARALYSE_BACK: Final = "paralyse-back"
STARE: Final = "stare"
BONUS: Final = "bonus"
PUSH: Final = "push"


def begins(s: State, f: Attack) -> None:
    """What the attack does to its target first: enemy effects end, a Paralysis Token. The last thing a step does."""
    if f.done & CANCELLED or not is_alive(s, f.target):
        return
    face = s.faces[s.face[f.attacker]]
    if face.strips_ongoing:
        strip(s, f)
    if is_paralysing(s, f, face):
        give_paralysis(s, f.target, ABILITY)
    elif face.paralyse_extra_faces:
        throw_for_ability(s, PARALYSE, 1, f.attacker, f.target, ABILITY)


def its_tokens_follow(s: State, f: Attack) -> None:
    """9 Then cubes and tokens, and the stare."""
    if f.kind != MAIN or f.done & CANCELLED or not is_alive(s, f.target):
        return
    face = s.faces[s.face[f.attacker]]
    if face.corrosion or face.poison or face.weakness_after:
        mark_the_target(s, f, face)
    if face.death_stare_dice:
        s.note(STARE_FIRST)
        throw_for_ability(s, STARE, face.death_stare_dice, f.attacker, f.target, ABILITY)


def more_damage_follows(s: State, f: Attack) -> None:
    """9 Then extra damage."""
    face = s.faces[s.face[f.attacker]]
    if face.bonus_damage and f.kind == MAIN and not f.done & CANCELLED and is_alive(s, f.target):
        throw_for_ability(s, BONUS, 1, f.attacker, f.target, ABILITY)


def a_push_follows(s: State, f: Attack) -> None:
    """9 Then the push, unless nothing is there to be pushed."""
    face = s.faces[s.face[f.attacker]]
    if face.push_faces and f.kind == MAIN and not f.done & CANCELLED and is_alive(s, f.target):
        throw_for_ability(s, PUSH, 1, f.attacker, f.target, ABILITY)


def the_rest_follows(s: State, f: Attack) -> None:
    """9 What an attack does to hands, to the attacker and to units nearby."""
    if f.kind != MAIN:
        return
    face = s.faces[s.face[f.attacker]]
    if not f.done & CANCELLED and s.holders:
        draws = bool(face.draws_on_faces and shows_own(s, f, face, face.draws_on_faces))
        c9_spells.when_it_has_attacked(s, f, face, draws, not is_alive(s, f.target))
    if face.heal_after and s.damage[f.attacker] and is_alive(s, f.attacker):
        verbs.heal(s, f.attacker, min(face.heal_after, s.damage[f.attacker]), ABILITY)
    if face.splash_self:
        push(s, Splash(f.attacker, f.target, s.place[f.attacker], NEAR_SELF))
    if face.splash_target and not (face.splash_nonadjacent_only and is_next_to(s, f)):
        push(s, Splash(f.attacker, f.target, f.spot, NEAR_TARGET))


def is_next_to(s: State, f: Attack) -> bool:
    """Whether the target stood next to the attacker."""
    return bool(s.board.next[s.place[f.attacker]] >> f.spot & 1)


def mark_the_target(s: State, f: Attack, face: Face) -> None:
    """Tokens and cubes that the attack leaves on its target."""
    target = f.target
    if face.corrosion and not s.corroded >> target & 1:
        verbs_tokens.corrode(s, target, ABILITY)
    if face.poison:
        verbs_tokens.poison(s, target, face.poison, ABILITY)
    if face.weakness_after:
        tokens.give(s, target, verbs_tokens.WEAKNESS, face.weakness_after, face.weakness_rounds, ABILITY)


def is_paralysing(s: State, f: Attack, face: Face) -> bool:
    """Whether the target gets a Paralysis Token without a further roll: always, while Stacked, or by the Attack Die."""
    if face.paralyse_target == ALWAYS or (face.paralyse_target == IF_STACKED and s.stacked[f.attacker]):
        return True
    return bool(face.paralyse_faces and shows_own(s, f, face, face.paralyse_faces))


def give_paralysis(s: State, unit: int, rule: str) -> None:
    """The token stays although the unit was just attacked; some units cannot be paralysed."""
    if is_unparalysable(s, unit):
        s.note(PASSIVE)
    elif not s.paralysed >> unit & 1:
        verbs_tokens.paralyse(s, unit, rule)
        s.note(STAYS)


def strip(s: State, f: Attack) -> None:
    """Every ongoing effect that the enemy put on the target ends."""
    enemy = 1 - s.side[f.attacker]
    rows = [r for r in lasting(s) if r.unit == f.target and r.side == enemy and is_removable(r)]
    if rows:
        lift(s, rows)
        s.note(ABILITY)


def is_unparalysable(s: State, unit: int) -> bool:
    """Whether its card, or an effect on it, keeps tokens of Paralysis away."""
    return s.faces[s.face[unit]].immune_paralysis or any(r[0] == "immune_paralysis" and r[3] == unit for r in s.lasting)


def paralyse_the_attacker(s: State, f: Attack) -> None:
    """9 Retaliation abilities: whoever is hit by the retaliation is paralysed, perhaps only by a die."""
    if not is_alive(s, f.target) or f.done & CANCELLED:
        return
    if s.faces[s.face[f.attacker]].paralyse_retaliating_faces:
        throw_for_ability(s, PARALYSE_BACK, 1, f.attacker, f.target, RETALIATE_ABILITY)
    else:
        give_paralysis(s, f.target, RETALIATE_ABILITY)


# ------------------------------------------------------------------------------------- what comes of a roll


def shows_one(s: State, roll: OwnRoll, dice: tuple[int, ...], mask: int) -> bool:
    """Whether a die that counts shows a face of the mask, or a card lets the ability work anyway."""
    return any(mask >> die + 1 & 1 for die in dice) or bool(s.lasting and is_forced(s, roll.unit))


def it_paralyses(s: State, roll: OwnRoll, dice: tuple[int, ...]) -> None:
    """9 The target of the attack."""
    if shows_one(s, roll, dice, s.card(roll.unit).paralyse_extra_faces):
        give_paralysis(s, roll.target, ABILITY)


def it_paralyses_back(s: State, roll: OwnRoll, dice: tuple[int, ...]) -> None:
    """9 Whoever is hit by the retaliation."""
    if shows_one(s, roll, dice, s.card(roll.unit).paralyse_retaliating_faces):
        give_paralysis(s, roll.target, RETALIATE_ABILITY)


def it_stares(s: State, roll: OwnRoll, dice: tuple[int, ...]) -> None:
    """9 The side that the target shows is gone."""
    if tuple(sorted(dice)) == s.card(roll.unit).death_stare_pattern or (s.lasting and is_forced(s, roll.unit)):
        mark_dropped(s, drop_to_nothing(s, roll.target, ABILITY))


def it_hurts_more(s: State, roll: OwnRoll, dice: tuple[int, ...]) -> None:
    """9 Extra damage."""
    face = s.card(roll.unit)
    if shows_one(s, roll, dice, face.bonus_damage_faces):
        mark_dropped(s, take_other_damage(s, roll.target, face.bonus_damage, ABILITY))


def mark_dropped(s: State, done: int) -> None:
    """The running attack remembers that its target has lost a side."""
    f = s.stack[-1]
    if done and isinstance(f, Attack):
        replace(s, marked(f, DROPPED))


def it_pushes(s: State, roll: OwnRoll, dice: tuple[int, ...]) -> None:
    """9 The target's owner must move it away, if a legal space exists; then it does not retaliate."""
    f = s.stack[-1]
    if not isinstance(f, Attack) or not shows_one(s, roll, dice, s.card(roll.unit).push_faces):
        return
    if are_adjacent(s, f.target, f.attacker) and spaces_away(s, f.target, f.attacker):
        replace(s, marked(f, PUSHED))
        push(s, PushedAway(f.target, f.attacker))


enter_result(PARALYSE, it_paralyses)
enter_result(PARALYSE_BACK, it_paralyses_back)
enter_result(STARE, it_stares)
enter_result(BONUS, it_hurts_more)
enter_result(PUSH, it_pushes)

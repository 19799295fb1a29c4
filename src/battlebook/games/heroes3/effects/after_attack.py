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
from battlebook.games.heroes3.rules.c4_roll import extra_roll, is_rolled, shows_own
from battlebook.games.heroes3.rules.c9_damage import drop_to_nothing, take_other_damage
from battlebook.games.heroes3.rules.c12_dice import is_forced
from battlebook.games.heroes3.rules.c12_lifting import is_removable, lift
from battlebook.games.heroes3.rules.procedures import CANCELLED, DROPPED, PUSHED, Attack, marked
from battlebook.games.heroes3.state import State
from battlebook.kernel.frames import push, replace

ABILITY: Final = LEDGER("h3:9:ability-attack")
PASSIVE: Final = LEDGER("h3:9:ability-passive")
RETALIATE_ABILITY: Final = LEDGER("h3:9:ability-retaliate")
STAYS: Final = LEDGER("h3r:paralysis-from-attack-stays")
STARE_FIRST: Final = LEDGER("h3r:death-stare-before-retaliation")


def resolve(s: State, f: Attack) -> None:
    """Everything that follows the main attack, target first."""
    face = s.faces[s.face[f.attacker]]
    if not f.done & CANCELLED:
        if is_alive(s, f.target):
            if face.strips_ongoing:
                strip(s, f)
            mark_the_target(s, f, face)
            hurt_the_target(s, f, face)
        if is_alive(s, f.target) and face.push_faces:
            push_the_target(s, f, face)
        if s.holders:
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
    if paralyses(s, f, face):
        give_paralysis(s, target, ABILITY)
    if face.corrosion and not s.corroded >> target & 1:
        verbs_tokens.corrode(s, target, ABILITY)
    if face.poison:
        verbs_tokens.poison(s, target, face.poison, ABILITY)
    if face.weakness_after:
        tokens.give(s, target, verbs_tokens.WEAKNESS, face.weakness_after, face.weakness_rounds, ABILITY)


def paralyses(s: State, f: Attack, face: Face) -> bool:
    """Whether the target gets a Paralysis Token: always, while Stacked, or by a die."""
    if face.paralyse_target == ALWAYS or (face.paralyse_target == IF_STACKED and s.stacked[f.attacker]):
        return True
    if face.paralyse_faces and shows_own(s, f, face, face.paralyse_faces):
        return True
    if not face.paralyse_extra_faces:
        return False
    return is_rolled(s, f.attacker, face.paralyse_extra_faces, ABILITY)


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


def hurt_the_target(s: State, f: Attack, face: Face) -> None:
    """The stare and extra damage."""
    done = 0
    if face.death_stare_dice:
        s.note(STARE_FIRST)
        rolls = [extra_roll(s, f.attacker, ABILITY) for _ in range(face.death_stare_dice)]
        if tuple(sorted(rolls)) == face.death_stare_pattern or (s.lasting and is_forced(s, f.attacker)):
            done = drop_to_nothing(s, f.target, ABILITY)
    if face.bonus_damage and is_rolled(s, f.attacker, face.bonus_damage_faces, ABILITY):
        done = take_other_damage(s, f.target, face.bonus_damage, ABILITY)
    if done:
        replace(s, marked(f, DROPPED))


def push_the_target(s: State, f: Attack, face: Face) -> None:
    """The target's owner must move it away, if a legal space exists; then it does not retaliate."""
    if not is_rolled(s, f.attacker, face.push_faces, ABILITY):
        return
    if are_adjacent(s, f.target, f.attacker) and spaces_away(s, f.target, f.attacker):
        replace(s, marked(f, PUSHED))
        push(s, PushedAway(f.target, f.attacker))


def paralyse_the_attacker(s: State, f: Attack) -> None:
    """9 Retaliation abilities: whoever is hit by the retaliation is paralysed, perhaps only by a die."""
    if not is_alive(s, f.target) or f.done & CANCELLED:
        return
    faces = s.faces[s.face[f.attacker]].paralyse_retaliating_faces
    if not faces or is_rolled(s, f.attacker, faces, RETALIATE_ABILITY):
        give_paralysis(s, f.target, RETALIATE_ABILITY)

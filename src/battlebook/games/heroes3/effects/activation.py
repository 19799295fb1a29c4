"""9 Activation abilities and poison: what happens when a unit activates, before it acts."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_tokens
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.faces import Face
from battlebook.games.heroes3.rules.asking import ask_side, unit_options
from battlebook.games.heroes3.rules.c3_terminology import is_alive
from battlebook.games.heroes3.rules.c5_end import end_if_decided
from battlebook.games.heroes3.rules.c9_damage import take_other_damage
from battlebook.games.heroes3.rules.c12_harm import SPELL, abilities_off, harm, ignores_spell
from battlebook.games.heroes3.rules.c12_own_rolls import enter_result, throw_for_ability
from battlebook.games.heroes3.rules.procedures import Activation, Opening
from battlebook.games.heroes3.rules.procedures_cards import OwnRoll
from battlebook.games.heroes3.state import State
from battlebook.kernel.frames import leave, leave_to
from battlebook.kernel.options import Ask, Group

ABILITY: Final = LEDGER("h3:9:ability-activation")
POISON_CUBE: Final = LEDGER("h3:15:poison-cube")
RESIST: Final = "resist-damage"
IMMUNE: Final = LEDGER("h3:9:immune-own-effects")
PASSIVE: Final = LEDGER("h3:9:ability-passive")


def poison_and_healing_work(s: State, f: Opening) -> None:
    """9 Healing and a poison cube work at the same moment: only their difference counts. A unit killed by poison does
    nothing more."""
    unit = f.unit
    bite = 1 if s.poison[unit] else 0
    if bite:
        verbs_tokens.remove_poison_cube(s, unit)
        s.note(POISON_CUBE)
    mended = min(s.faces[s.face[unit]].heal_activation, s.damage[unit] + bite)
    if mended > bite:
        verbs.heal(s, unit, mended - bite, ABILITY)
    elif bite > mended:
        take_other_damage(s, unit, bite, POISON_CUBE)
        leave_if_dead(s, unit)


def leave_if_dead(s: State, unit: int) -> None:
    """End the activation of a unit that died in its opening. The last thing a step does."""
    if not end_if_decided(s) and not is_alive(s, unit):
        leave_to(s, Activation)
        leave(s)


def an_ability_is_aimed(s: State, f: Opening) -> Ask | None:
    """9 Activation abilities with a target: damage to any unit, or healing of another friend."""
    unit = f.unit
    face = s.faces[s.face[unit]]
    if face.spell_damage:
        kind, units = "activation-damage", damage_targets(s)
    elif face.heals_ally:
        kind, units = "heal-friend", heal_targets(s, unit)
    else:
        return None
    if not units:
        return None
    group = Group(ABILITY, kind, unit_options(kind, units))
    return ask_side(s, s.side[unit], ABILITY, kind, (group,), (unit,))


def it_works(s: State, f: Opening) -> None:
    """9 Activation abilities resolve when the unit activates; a healer with nobody to heal attacks stronger instead."""
    unit = f.unit
    face = s.faces[s.face[unit]]
    if face.spell_damage and damage_targets(s):
        damage_like_a_spell(s, s.answer[1], face.spell_damage)
    elif face.heals_ally and heal_targets(s, unit):
        target: int = s.answer[1]
        verbs.heal(s, target, min(face.heals_ally, s.damage[target]), ABILITY)
    elif face.heals_ally:
        verbs_tokens.buff(s, unit, face.heals_ally_or_attack, ABILITY)


def its_damage_counts(s: State, f: Opening) -> None:
    """9 It may have defeated the unit itself, or the last of a side."""
    if s.faces[s.face[f.unit]].spell_damage:
        leave_if_dead(s, f.unit)


Opening.steps = (poison_and_healing_work, an_ability_is_aimed, it_works, its_damage_counts)
Opening.rules = (ABILITY, ABILITY, ABILITY)


def damage_targets(s: State) -> tuple[int, ...]:
    """Any unit on which Spells work; immunity holds against friends too."""
    found = tuple(u for u in MEMBERS[s.alive[0] | s.alive[1]] if not ignores_spell(s, u, ""))
    if len(found) < (s.alive[0] | s.alive[1]).bit_count():
        s.note(IMMUNE)
    return found


def heal_targets(s: State, unit: int) -> tuple[int, ...]:
    """Damaged friends, the healer left out."""
    return tuple(u for u in MEMBERS[s.alive[s.side[unit]] & ~(1 << unit)] if s.damage[u])


def damage_like_a_spell(s: State, target: int, n: int) -> None:
    """Damage that counts as a Spell: a resistance roll first, then reductions. The last thing a step does."""
    face: Face = s.faces[s.face[target]]
    if face.spell_resist_faces and not abilities_off(s):
        throw_for_ability(s, RESIST, 1, target, -1, PASSIVE)
    else:
        harm(s, target, n, SPELL, ABILITY)


def it_resists_or_not(s: State, roll: OwnRoll, dice: tuple[int, ...]) -> None:
    """9 On some faces the damage is none; else the unit that activates deals it."""
    opening = s.stack[-1]
    if any(s.card(roll.unit).spell_resist_faces >> die + 1 & 1 for die in dice):
        if s.sink is not None or s.recorder is not None:
            verbs.say(s, "resists", PASSIVE, roll.unit)
    elif isinstance(opening, Opening):
        harm(s, roll.unit, s.card(opening.unit).spell_damage, SPELL, ABILITY)


enter_result(RESIST, it_resists_or_not)

"""Chapter 9, HP: what damage does to a unit - flips, Stack Tokens, revival, defeat."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_cards, verbs_neutrals, verbs_siege, verbs_tokens
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import effects_on, sum_on
from battlebook.games.heroes3.rules import c15_clones
from battlebook.games.heroes3.rules.procedures import DROPPED
from battlebook.games.heroes3.state import STACK_HEALTH, State

HP: Final = LEDGER("h3:9:hp-stat")
DEFENSE_IS_FOR_ATTACKS: Final = LEDGER("h3:9:defense-stat")
SINGLE_SIDED: Final = LEDGER("h3:9:neutral-single-sided")
FEW_DEFEATED: Final = LEDGER("h3:9:few-defeated")
NEUTRAL_DEFEATED: Final = LEDGER("h3:9:neutral-defeated-discard")
PACK_FLIPS: Final = LEDGER("h3:9:pack-flips")
OVERFLOW: Final = LEDGER("h3:9:flip-overflow")
AT_ONCE: Final = LEDGER("h3:9:flip-can-die-at-once")
KEEPS_MARKERS: Final = LEDGER("h3:9:flip-keeps-markers")
STACK_ABSORBS: Final = LEDGER("h3:16:stack-absorb")
TOWER_DESTROYED: Final = LEDGER("h3:7:tower-only-ranged-or-cards")
PASSIVE: Final = LEDGER("h3:9:ability-passive")
FREED_BY_ATTACK: Final = LEDGER("h3:3:paralysis-removed-by-attack")
FREED_BY_DAMAGE: Final = LEDGER("h3:3:paralysis-removed-by-damage")
ZERO_DAMAGE: Final = LEDGER("h3r:paralysis-zero-damage")
CARD_ON_UNIT: Final = LEDGER("h3r:cloak-overflow")
OVERLAY: Final = "overlay_card"
STARE_ON_PACK: Final = LEDGER("h3r:death-stare-pack")


def take_attack_damage(s: State, unit: int, n: int) -> int:
    """4 The damage of an attack. Being attacked removes a Paralysis Token, even for no damage unless
    h3r:paralysis-zero-damage says otherwise. Returns `DROPPED` when the unit's HP reached 0."""
    if s.lasting and c15_clones.dies_by_attack(s, unit):
        return DROPPED
    if s.paralysed >> unit & 1 and (n or s.rulings.paralysis_zero_damage == 0):
        verbs_tokens.free(s, unit, FREED_BY_ATTACK)
        if not n:
            s.note(ZERO_DAMAGE)
    if not n:
        return 0
    verbs.add_damage(s, unit, n)
    return lose_health(s, unit)


def take_other_damage(s: State, unit: int, n: int, rule: str) -> int:
    """3 Damage from any other source; it removes a Paralysis Token too. Returns `DROPPED` when HP reached 0."""
    if n <= 0:
        return 0
    if s.sink is not None or s.recorder is not None:
        verbs.say(s, "hurt", rule, unit, n=n, places=[s.place[unit]])
    s.note(DEFENSE_IS_FOR_ATTACKS)
    if s.lasting and c15_clones.dies_by_attack(s, unit):
        return DROPPED
    if s.paralysed >> unit & 1:
        verbs_tokens.free(s, unit, FREED_BY_DAMAGE)
    verbs.add_damage(s, unit, n)
    return lose_health(s, unit)


def lose_health(s: State, unit: int) -> int:
    """9 HP used up: a Stack Token is lost, a Pack flips, the rest falls on what is left, until it holds or the unit is
    defeated."""
    left = s.damage[unit] - health(s, unit)
    if s.recorder is not None:
        s.note(HP)
    if left < 0:
        return 0
    done = 0
    while left >= 0:
        if done:
            s.note(AT_ONCE)
        if s.stacked[unit]:
            verbs.lose_stack_token(s, unit, left, STACK_ABSORBS)
        elif s.faces[s.face[unit]].few_index >= 0:
            flip_pack(s, unit, left)
        elif revives(s, unit):
            return done  # it is 1 instead of 0
        else:
            defeated(s, unit)
            return DROPPED
        done = DROPPED
        left = s.damage[unit] - health(s, unit)
    return done


def flip_pack(s: State, unit: int, left: int) -> None:
    """9 A Pack turns to its Few side; what is left of the damage goes on, cubes and tokens stay."""
    verbs.flip(s, unit, left, PACK_FLIPS)
    if s.lasting and effects_on(s, unit, OVERLAY):
        verbs_cards.end_effects(s, lambda row: row.op == OVERLAY and row.unit == unit, CARD_ON_UNIT, CARD_ON_UNIT)
    if s.recorder is not None:
        s.note(KEEPS_MARKERS)
        if left:
            s.note(OVERFLOW)


def revives(s: State, unit: int) -> bool:
    """9 Once per Combat its HP becomes 1 instead of 0."""
    hp = s.faces[s.face[unit]].revive_health
    if not hp or s.spent >> unit & 1:
        return False
    verbs_tokens.spend(s, unit)
    verbs.set_damage(s, unit, health(s, unit) - hp)
    if s.sink is not None or s.recorder is not None:
        verbs.say(s, "revives", PASSIVE, unit, n=hp)
    return True


def defeated(s: State, unit: int) -> None:
    """9 A Few or Neutral Unit whose HP is used up leaves the board at once (h3r:dead-unit-space)."""
    if s.tower >> unit & 1:
        verbs_siege.destroy_tower(s, TOWER_DESTROYED)
        return
    neutral = s.faces[s.face[unit]].side == "neutral"
    if neutral:
        s.note(SINGLE_SIDED)
    verbs.remove(s, unit, NEUTRAL_DEFEATED if neutral else FEW_DEFEATED)
    if s.lasting:
        c15_clones.leaves(s, unit)
    if neutral:
        verbs_neutrals.discard_card(s, unit, NEUTRAL_DEFEATED)


def drop_to_nothing(s: State, unit: int, rule: str) -> int:
    """h3r:death-stare-pack: HP of the side it shows becomes 0; a Pack flips without overflow."""
    n = health(s, unit) - s.damage[unit]
    if s.card(unit).few_index >= 0:
        s.note(STARE_ON_PACK)
    return take_other_damage(s, unit, n, rule)


def health(s: State, unit: int) -> int:
    """9 HP: the damage needed to use up the side it shows, a Stack Token included."""
    hp = s.faces[s.face[unit]].health
    if s.lasting:
        hp += sum_on(s, unit, "health")
    return hp + 1 if s.stacked[unit] == STACK_HEALTH else hp


def would_be_defeated(s: State, unit: int, n: int) -> bool:
    """Whether so much damage would defeat the unit for good."""
    if s.lasting and c15_clones.is_clone(s, unit):
        return True
    face = s.faces[s.face[unit]]
    total = health(s, unit)
    if s.stacked[unit]:
        total += face.health
    while face.few_index >= 0:
        face = s.faces[face.few_index]
        total += face.health
    if face.revive_health and not s.spent >> unit & 1:
        return False
    return s.damage[unit] + n >= total

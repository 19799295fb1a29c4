"""Chapter 12, damage from cards: Defense does not count; what protects a unit from Spells and Specialties does."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import Lasting
from battlebook.games.heroes3.rules.c3_terminology import are_adjacent, is_alive
from battlebook.games.heroes3.rules.c9_damage import take_other_damage
from battlebook.games.heroes3.state import State

SPELL: Final = "spell"
SPECIALTY: Final = "specialty"
OTHER: Final = ""
ARROW: Final = "magic_arrow"
ALL_SCHOOLS: Final = ("air", "fire", "earth", "water")

SPELL_DAMAGE: Final = LEDGER("h3:12:spell-damage-ignores-defense")
SPECIALTY_DAMAGE: Final = LEDGER("h3:12:specialty-not-spell")
ARTIFACT_DAMAGE: Final = LEDGER("h3:12:artifact-choose")
ABILITY_DAMAGE: Final = LEDGER("h3:12:basic-or-expert")
PASSIVE: Final = LEDGER("h3:9:ability-passive")
OWN_SCHOOL: Final = LEDGER("h3:12:schools")
ARROW_SCHOOL: Final = LEDGER("h3:12:magic-arrow-school")


def source_of(card: int) -> str:
    """What a card's effects count as: a Spell, a Specialty, or neither."""
    kind = CARDS[card].kind
    return kind if kind in (SPELL, SPECIALTY) else OTHER


def rule_for(card: int) -> str:
    """The rule under which a card deals its damage."""
    rules = {SPELL: SPELL_DAMAGE, SPECIALTY: SPECIALTY_DAMAGE, "artifact": ARTIFACT_DAMAGE}
    return rules.get(CARDS[card].kind, ABILITY_DAMAGE)


def harm_by_card(s: State, card: int, unit: int, n: int) -> int:
    """Damage from a card. Returns `DROPPED` when the unit's HP reached 0."""
    return harm(s, unit, n, source_of(card), rule_for(card), CARDS[card].id)


def harm(s: State, unit: int, n: int, source: str, rule: str, spell: str = "") -> int:
    """12 Damage that is no attack, less what protects the unit. Returns `DROPPED` when its HP reached 0."""
    if not is_alive(s, unit):
        return 0
    left = n - protection(s, unit, source, spell, n) if source else n
    if source == SPELL:
        s.note(SPELL_DAMAGE)
    if left > 0:
        return take_other_damage(s, unit, left, rule)
    if n > 0 and (s.sink is not None or s.recorder is not None):
        verbs.say(s, "unhurt", PASSIVE, unit)
    return 0


def protection(s: State, unit: int, source: str, spell: str, n: int) -> int:
    """By how much damage of a Spell or Specialty is lower for the unit."""
    rows = [Lasting._make(row) for row in s.lasting]
    if any(row.op == "zero_spell_specialty_damage" for row in rows):
        return n
    face = s.card(unit)
    if source == SPECIALTY:
        return n if face.immune_specialty else face.specialty_reduction
    if ignores_spell(s, unit, spell, damage=True):
        return n
    less = 0 if abilities_off(s) else spell_reduction(s, unit)
    for row in rows:
        if row.unit == unit and (row.op == "spell_damage_reduction" or (row.op == "defense" and "spells" in row.what)):
            less += row.n
    return less


def abilities_off(s: State) -> bool:
    """Whether units' abilities about Spells do not work now."""
    return any(row[0] in ("negate_spell_abilities", "disable_all_abilities") for row in s.lasting)


def ignores_spell(s: State, unit: int, spell: str, damage: bool = False) -> bool:
    """Whether a Spell does nothing to the unit: by its own card, or by an effect on it. ``damage``: this is about the
    Spell's damage, against which some Schools' protection alone works."""
    if any(row[0] == "untargetable_by_spells" and row[3] == unit for row in s.lasting):
        return True
    schools = schools_of(spell)
    if any(row[0] == "immune_school" and row[3] == unit and row[8][:1] == schools for row in s.lasting):
        return True
    if abilities_off(s):
        return False
    face = s.card(unit)
    if face.immune_spells:
        return True
    if not damage and face.immune_schools_damage_only:
        return False
    if spell == ARROW:
        s.note(ARROW_SCHOOL)
        return face.immune_arrow or set(ALL_SCHOOLS) <= set(face.immune_schools)
    protected = bool(schools) and schools[0] in face.immune_schools
    if protected:
        s.note(OWN_SCHOOL)
    return protected


def schools_of(spell: str) -> tuple[str, ...]:
    """The School of a Spell, if it has just one; Magic Arrow's is named when it is cast, so none protects from it."""
    school = next((card.school for card in CARDS if card.id == spell), "")
    return (school,) if school in ALL_SCHOOLS else ()


def spell_reduction(s: State, unit: int) -> int:
    """9 Its own card, and adjacent friends that share theirs."""
    n = s.faces[s.face[unit]].spell_reduction
    for friend in MEMBERS[s.alive[s.side[unit]] & ~(1 << unit)]:
        face = s.faces[s.face[friend]]
        if face.spell_reduction_aura and are_adjacent(s, friend, unit):
            n += face.spell_reduction
    return n

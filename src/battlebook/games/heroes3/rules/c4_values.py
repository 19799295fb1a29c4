"""Chapter 4, attack steps 3 to 5 as numbers: Attack, Defense and damage of the strike on the table.

`attack_rows` and `defense_rows` name every modifier; totals are their sums. In play that nobody watches the fast twins
`attack_value` and `defense_value` skip the rows; a test compares both over random games.
"""

from __future__ import annotations

from typing import Any, Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.faces import NO_CAP, RANGED, Face
from battlebook.games.heroes3.rules import c12_values
from battlebook.games.heroes3.rules.c4_roll import die_result, shows, shows_own
from battlebook.games.heroes3.rules.procedures import MAIN, RETALIATION, Attack
from battlebook.games.heroes3.state import DEFENDER, KEEP_ALL, KEEP_LOW, STACK_ATTACK, STACK_DEFENSE, State

ATTACK_STAT: Final = LEDGER("h3:9:attack-stat")
DEFENSE_STAT: Final = LEDGER("h3:9:defense-stat")
DIE_ADDS: Final = LEDGER("h3:3:die-adds-to-attack")
ATTACK_ABILITY: Final = LEDGER("h3:9:ability-attack")
PASSIVE: Final = LEDGER("h3:9:ability-passive")
ACTIVATION_ABILITY: Final = LEDGER("h3:9:ability-activation")
ATTACK_TOKEN: Final = LEDGER("h3:15:attack-token")
WEAKNESS_TOKEN: Final = LEDGER("h3:15:weakness-token")
CORROSION_TOKEN: Final = LEDGER("h3:15:corrosion-token")
STACK_TYPES: Final = LEDGER("h3:16:stack-types")
SUBTRACT_DEFENSE: Final = LEDGER("h3:4:attack-step-defense")
ELEMENTAL: Final = LEDGER("h3:3:elemental-ignores-defense")
ELEMENTAL_ATTACK: Final = LEDGER("h3:3:elemental-attack")
NOT_A_SPELL: Final = LEDGER("h3:3:elemental-not-spell")
SECOND_ROLL: Final = LEDGER("h3:3:die-second-roll-defending")
NEVER_NEGATIVE: Final = LEDGER("h3:4:damage-never-negative")
LEAST_DAMAGE: Final = LEDGER("h3:19:min-damage")
DAMAGE: Final = LEDGER("h3:4:attack-step-damage")
MULTI: Final = LEDGER("h3:9:multi-attack-retaliation-last")
ORDER: Final = LEDGER("h3r:damage-reduction-order")

PROTECTED: Final = LEDGER("h3:7:protection-minus-1")
BEHIND: Final = LEDGER("h3:7:walls-protect-behind")
COLUMN: Final = LEDGER("h3:7:protection-column")
OWN_COLUMN: Final = LEDGER("h3r:protection-condition")
FROM_WHERE: Final = LEDGER("h3r:protection-where-attacker")
ONLY_WHILE_INTACT: Final = LEDGER("h3:7:protection-only-while-intact")
WHICH_ATTACKS: Final = LEDGER("h3r:protection-ranged-only")
RANGED_ONLY: Final = LEDGER("h3:7:protection-ranged-only")
ELEMENTAL_WALL: Final = LEDGER("h3r:elemental-and-wall")

Row = c12_values.Row


def attack_rows(s: State, f: Attack) -> list[Row]:
    """The attacking unit's Attack for this strike, modifier by modifier, the die last."""
    unit = f.attacker
    face = s.faces[s.face[unit]]
    rows: list[Row] = []
    if f.base >= 0:
        rows.append((f.base, "h3-sum-fixed-attack", MULTI))
    else:
        rows.append((face.attack, "h3-sum-attack", ATTACK_STAT))
        rows += token_rows(s, unit, face)
        if f.kind == MAIN:
            rows += own_attack_rows(s, f, face)
        elif f.kind == RETALIATION:
            penalty = s.card(f.target).retaliation_penalty
            rows.append((-penalty, "h3-sum-retaliation-penalty", ATTACK_ABILITY))
    if s.lasting:
        rows += c12_values.attack_rows(s, f)
    if s.dice:
        rows.append((die_result(s, f, face), "h3-sum-die", DIE_ADDS))
    return [row for i, row in enumerate(rows) if row[0] or not i or row[2] == DIE_ADDS]


def token_rows(s: State, unit: int, face: Face) -> list[Row]:
    """What lies on the attacking unit."""
    stack = 1 if s.stacked[unit] == STACK_ATTACK else 0
    return [
        (s.boost[unit], "h3-sum-attack-token", ATTACK_TOKEN),
        (-s.weak[unit], "h3-sum-weakness-token", WEAKNESS_TOKEN),
        (stack, "h3-sum-stack", STACK_TYPES),
        (face.attack_if_stacked if s.stacked[unit] else 0, "h3-sum-if-stacked", PASSIVE),
        (s.buff if s.active == unit else 0, "h3-sum-buff", ACTIVATION_ABILITY),
    ]


def own_attack_rows(s: State, f: Attack, face: Face) -> list[Row]:
    """9 Attack abilities: only in the first attack of its own activation."""
    flipped = face.attack_if_flipped if s.flipped >> f.attacker & 1 else 0
    foe = face.attack_vs if s.card(f.target).card in face.attack_vs_units else 0
    bonus = face.bonus_attack if face.bonus_attack and shows_own(s, f, face, face.bonus_attack_faces) else 0
    return [
        (flipped, "h3-sum-if-flipped", ATTACK_ABILITY),
        (foe, "h3-sum-versus", ATTACK_ABILITY),
        (bonus, "h3-sum-roll-bonus", ATTACK_ABILITY),
    ]


def attack_value(s: State, f: Attack) -> int:
    """The sum of `attack_rows`."""
    if s.lasting:
        return sum(row[0] for row in attack_rows(s, f))
    unit = f.attacker
    face = s.faces[s.face[unit]]
    dice = s.dice
    value = dice[0] if len(dice) == 1 and face.plain_dice and not s.rulings.die_off else die_result(s, f, face)
    if f.base >= 0:
        return value + f.base
    value += face.attack + s.boost[unit] - s.weak[unit]
    if s.stacked[unit]:
        value += face.attack_if_stacked + (1 if s.stacked[unit] == STACK_ATTACK else 0)
    if s.buff and s.active == unit:
        value += s.buff
    if f.kind == MAIN:
        if not face.plain_attack:
            for row in own_attack_rows(s, f, face):
                value += row[0]
    elif f.kind == RETALIATION:
        value -= s.faces[s.face[f.target]].retaliation_penalty
    return value


def defense_rows(s: State, f: Attack) -> list[Row]:
    """The target's Defense against this strike, modifier by modifier."""
    unit = f.target
    face = s.faces[s.face[unit]]
    attacker = s.faces[s.face[f.attacker]]
    if attacker.elemental or (s.lasting and c12_values.is_elemental(s, f)):
        return [(0, "h3-sum-elemental", ELEMENTAL)]
    rows: list[Row] = [(face.defense, "h3-sum-defense", DEFENSE_STAT)]
    if f.kind == MAIN and attacker.ignores_printed_defense:
        rows.append((-face.defense, "h3-sum-ignores-defense", ATTACK_ABILITY))
    rows.append((1 if s.stacked[unit] == STACK_DEFENSE else 0, "h3-sum-stack", STACK_TYPES))
    rows.append((1 if c12_values.guard_counts(s, unit) else 0, "h3-sum-guard", SECOND_ROLL))
    on_die = face.defense_on_die * shows(s, f, attacker, face.defense_faces) if face.defense_faces else 0
    rows.append((on_die, "h3-sum-defense-on-die", PASSIVE))
    answered = face.defense_vs_retaliation if f.kind == RETALIATION else 0
    rows.append((answered, "h3-sum-versus-retaliation", PASSIVE))
    if s.lasting:
        rows += c12_values.defense_rows(s, f)
    rows += defense_cuts(s, f, attacker, sum(row[0] for row in rows))
    if s.lasting:
        rows += c12_values.defense_cuts(s, f, sum(row[0] for row in rows))
    return [row for i, row in enumerate(rows) if row[0] or not i]


def defense_cuts(s: State, f: Attack, attacker: Face, defense: int) -> list[Row]:
    """What lowers the Defense, never below 0."""
    corroded = min(defense, 1) if s.corroded >> f.target & 1 else 0
    defense -= corroded
    cut = 0
    if f.kind == MAIN and attacker.defense_cut:
        mask = attacker.defense_cut_faces
        if not mask or shows_own(s, f, attacker, mask):
            cut = min(defense, attacker.defense_cut)
    return [
        (-corroded, "h3-sum-corrosion", CORROSION_TOKEN),
        (-cut, "h3-sum-defense-cut", ATTACK_ABILITY),
    ]


def defense_value(s: State, f: Attack) -> int:
    """The sum of `defense_rows`."""
    if s.lasting:
        return sum(row[0] for row in defense_rows(s, f))
    unit = f.target
    face = s.faces[s.face[unit]]
    attacker = s.faces[s.face[f.attacker]]
    if attacker.elemental:
        return 0
    value = 0 if attacker.ignores_printed_defense and f.kind == MAIN else face.defense
    if s.guard == 1:
        value += 1
    if s.stacked[unit] == STACK_DEFENSE:
        value += 1
    if face.defense_faces:
        value += face.defense_on_die * shows(s, f, attacker, face.defense_faces)
    if f.kind == RETALIATION:
        value += face.defense_vs_retaliation
    if attacker.defense_cut or s.corroded >> unit & 1:
        for row in defense_cuts(s, f, attacker, value):
            value += row[0]
    return value


def sum_of_dice(s: State) -> int:
    """What the dice on the table add, without abilities."""
    dice = s.dice
    if len(dice) < 2:
        return dice[0] if dice else 0
    return min(dice) if s.keep == KEEP_LOW else sum(dice) if s.keep == KEEP_ALL else max(dice)


def damage_of(s: State, f: Attack) -> int:
    """4 Attack with the die, less Defense, less what a cap takes off, never below 0 (h3r:damage-reduction-order)."""
    attacker, target = s.faces[s.face[f.attacker]], s.faces[s.face[f.target]]
    tokens = s.marked and (s.marked >> f.attacker | s.marked >> f.target) & 1
    if attacker.plain_numbers and target.plain_target and f.base < 0 and not tokens and not s.buff and not s.lasting:
        die = 0 if s.rulings.die_off else sum_of_dice(s)
        damage = attacker.attack + die - target.defense - (s.guard == 1)
        if s.forts:
            damage -= protection(s, f)
        return damage if damage > s.rulings.least_damage else s.rulings.least_damage
    damage = attack_value(s, f) - defense_value(s, f)
    if s.forts:
        damage -= protection(s, f)
    cap = s.faces[s.face[f.target]].damage_cap
    if damage > cap:
        damage = cap
    if damage < s.rulings.least_damage:
        damage = s.rulings.least_damage
    if s.lasting:
        damage += sum(row[0] for row in c12_values.reductions(s, f, damage))
    return damage


def protection(s: State, f: Attack) -> int:
    """7 What a Wall or the Gate takes off the damage."""
    return 1 if is_protected(s, f.attacker, s.place[f.attacker], s.place[f.target]) else 0


def is_protected(s: State, attacker: int, place: int, spot: int) -> bool:
    """7 Whether somebody who stands at ``spot`` is protected from an attack of a unit that stands at ``place``: a
    defender on its own side, in the column of an intact Wall or Gate, attacked from the attacker's side
    (h3r:protection-where-attacker, h3r:protection-ranged-only)."""
    board = s.board
    if not board.cover[spot] & s.forts or not board.front >> place & 1 or not s.held[DEFENDER] >> spot & 1:
        return False
    return s.rulings.protection_ranged_only != 0 or s.card(attacker).type == RANGED


def note_protection(s: State, f: Attack) -> None:
    """Cite the sentences that protect the target, or that do not."""
    cover = s.board.cover[s.place[f.target]]
    if not cover:
        return
    if not cover & s.forts:
        s.note(ONLY_WHILE_INTACT)
        s.note(OWN_COLUMN)
        return
    s.note(FROM_WHERE)
    if s.board.front >> s.place[f.attacker] & 1:
        s.note(WHICH_ATTACKS)
        if s.rulings.protection_ranged_only == 0:
            s.note(RANGED_ONLY)
    if protection(s, f):
        for rule in (BEHIND, COLUMN, OWN_COLUMN, ORDER):
            s.note(rule)
        if s.card(f.attacker).elemental:
            s.note(ELEMENTAL_WALL)


def damage_sum(s: State, f: Attack) -> dict[str, Any]:
    """The same with every addend named and its rule."""
    attack = attack_rows(s, f)
    defense = defense_rows(s, f)
    rows = attack + [(-value, what, rule) for value, what, rule in defense]
    s.note(SUBTRACT_DEFENSE)
    if s.forts and protection(s, f):
        rows.append((-1, "h3-sum-wall", PROTECTED))
    if s.forts or s.tower:
        note_protection(s, f)
    note_elemental(s, f)
    rows += bounds(s, f, sum(row[0] for row in rows))
    total = sum(row[0] for row in rows)
    return {
        "rows": [row_plain(row) for row in rows],
        "total": row_plain((total, "h3-sum-damage", DAMAGE)),
        "attack": sum(row[0] for row in attack),
        "defense": sum(row[0] for row in defense),
    }


def bounds(s: State, f: Attack, damage: int) -> list[Row]:
    """What keeps the damage of a strike below a most and above a least, and what then makes it smaller."""
    rows: list[Row] = []
    cap = s.card(f.target).damage_cap
    if damage > cap and cap != NO_CAP:
        rows.append((cap - damage, "h3-sum-cap", PASSIVE))
        s.note(ORDER)
    least = s.rulings.least_damage
    if damage < least:
        rows.append((least - damage, "h3-sum-floor", LEAST_DAMAGE if least else NEVER_NEGATIVE))
    if s.lasting:
        rows += c12_values.reductions(s, f, min(max(damage, least), cap))
    return rows


def note_elemental(s: State, f: Attack) -> None:
    """Cite that elemental damage attacks like any other, and that protection against Spells does not stop it."""
    if s.card(f.attacker).elemental:
        s.note(ELEMENTAL_ATTACK)
        target = s.card(f.target)
        if target.spell_reduction or target.immune_spells:
            s.note(NOT_A_SPELL)


def row_plain(row: Row) -> dict[str, Any]:
    """One addend for the page."""
    return {"value": row[0], "words": {"id": row[1], "args": {}}, "rule": row[2]}

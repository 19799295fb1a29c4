"""The same sums with every addend named: which card, spell, terrain, ability or power adds how much by which rule."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from battlebook.games.magestorm import verbs_dice
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import (
    ATTACK,
    CHARACTERISTICS,
    DAMAGE,
    DEFENSE,
    ENGAGEMENT,
    INITIATIVE,
    WINDBLAST,
    Card,
)
from battlebook.games.magestorm.refs import card_ref, spell_ref, terrain_ref
from battlebook.games.magestorm.rules.combat import values
from battlebook.games.magestorm.rules.combat.sides import CLEAR, field_of
from battlebook.games.magestorm.state import State

SUMS: Final = (
    LEDGER("ms:combat-4:initiative-sum"),
    LEDGER("ms:combat-4:attack-sum"),
    LEDGER("ms:combat-4:defense-sum"),
    LEDGER("ms:combat-4:maximum-damage"),
)
STEP_VALUES: Final = (LEDGER("ms:combat-4:first-values"), LEDGER("ms:combat-8:second-values"))
TWO_VALUES: Final = LEDGER("ms:card:two-values")
MISSING: Final = LEDGER("ms:card:missing-is-zero-fixed")
NONE_MISSING: Final = LEDGER("msr:missing-characteristic")
CHARACTERISTIC: Final = LEDGER("ms:card:five-characteristics")
MODIFIERS: Final = LEDGER("ms:card:modifiers-on-spells-terrain")
BOUND: Final = LEDGER("ms:card:ability-bound-to-characteristic")
ACTIVE: Final = LEDGER("ms:gloss:active-cards")
PRINTED: Final = LEDGER("ms:card:damage-is-maximum")
STILL: Final = LEDGER("ms:terrain-combat:forest-zero-initiative")
THEN_RAISED: Final = LEDGER("ms:terrain-combat:forest-then-raise")
STILL_CREATURES: Final = LEDGER("msr:forest-zero-creatures")
CHARGE: Final = (LEDGER("ms:card:charge-clear"), LEDGER("ms:card:charge-one-mp"))
CHARGE_NOT: Final = LEDGER("ms:card:charge-otherwise-none")
CHARGE_ENDS: Final = LEDGER("ms:card:charge-engagement-only")
CHARGE_BOTH: Final = LEDGER("msr:charge-attacker-only")
HEX: Final = LEDGER("msr:charge-hex")
FORESTRY: Final = LEDGER("ms:card:forestry")
SPECIAL_FOREST: Final = LEDGER("msr:special-forest")
NOCTURNAL: Final = LEDGER("ms:card:nocturnal")
NIGHT: Final = LEDGER("ms:card:nocturnal-by-scenario")
NIGHT_ALONE: Final = LEDGER("msr:night")
POWER_UP: Final = LEDGER("ms:card:power-up-ranged")
WIND: Final = LEDGER("ms:card:windblast")
WIND_TROOPS: Final = LEDGER("ms:card:windblast-counts-troops")
WIND_RULING: Final = LEDGER("msr:powers-count-creatures")
WIND_FOREST: Final = LEDGER("msr:windblast-forest")
EACH: Final = LEDGER("ms:spell-druid:per-troop-recount")
NO_TROOPS: Final = LEDGER("ms:spells:creatures-not-troops")
MAXIMUM_ONLY: Final = LEDGER("ms:card:damage-mods-only-max")
LEAST: Final = LEDGER("ms:combat-4:minimum-damage")
LEAST_FLAT: Final = LEDGER("msr:minimum-damage-zero-cards")
LEAST_CREATURE: Final = LEDGER("ms:gloss:minimum-damage")
UNSTOPPABLE: Final = LEDGER("ms:card:unstoppable-printed-value")
UNSTOPPABLE_MORE: Final = LEDGER("ms:card:unstoppable-modifiable")
UNSTOPPABLE_FAILED: Final = LEDGER("msr:unstoppable-on-failed-attack")
AHMA: Final = LEDGER("ms:card:ahma-zero-engagement")
TACTICAL: Final = LEDGER("ms:spells:tactical-in-combat")
SPELLS: Final[dict[str, str]] = {
    "breeze": LEDGER("ms:spell-air:breeze"),
    "speed": LEDGER("ms:spell-air:speed"),
    "oak": LEDGER("ms:spell-druid:oak"),
    "roots": LEDGER("ms:spell-druid:roots"),
    "strength": LEDGER("ms:spell-druid:strength"),
    "rage": LEDGER("ms:spell-druid:rage"),
    "bravery": LEDGER("ms:spell-fire:bravery"),
    "fireblade": LEDGER("ms:spell-fire:fireblade"),
    "blindness": LEDGER("ms:spell-fire:blindness"),
}
POWERED: Final[dict[str, str]] = {"breeze": LEDGER("ms:spell-air:breeze-power-up")}
POWER_LOST: Final = LEDGER("ms:spell-air:breeze-lost-with-archers")
DICE: Final = "ms-sum-die"


class Row(NamedTuple):
    """One addend: how much, the message that names it, the rule, and the things the message speaks of."""

    value: int
    words: str
    rule: str
    things: dict[str, Any]


def rows_of(s: State, side: int, what: int, when: int) -> list[Row]:
    """Every addend of a side's sum; the cards in line order, then spells, powers, terrain cards."""
    rows: list[Row] = []
    for index in s.line[side]:
        rows += card_rows(s, side, s.plan.cards[index], what, when)
    rows += spell_rows(s, side, what)
    if what == INITIATIVE:
        rows += wind_rows(s, side)
    rows += ground_rows(s, side, what, when)
    return rows


def card_rows(s: State, side: int, card: Card, what: int, when: int) -> list[Row]:
    """A card's own value, then what its special abilities add."""
    things = {"card": card_ref(s, card.number)}
    terrain = field_of(s)
    if what == INITIATIVE and values.zeroed(s, terrain, card):
        s.note(STILL if card.troop else STILL_CREATURES)
        rows = [Row(0, "ms-sum-still", STILL, things)]
    else:
        rows = [Row(card.values[when][what], "ms-sum-card", value_rule(s, card, what, when), things)]
    if card.charge >> what & 1:
        rows += charge_rows(s, side, when, things)
    if card.forestry >> what & 1 and terrain.forest:
        s.note(HEX)
        s.note(SPECIAL_FOREST)
        if what == INITIATIVE:
            s.note(THEN_RAISED)
        rows.append(Row(1, "ms-sum-forestry", FORESTRY, things))
    if card.nocturnal >> what & 1 and s.is_night():
        s.note(NIGHT)
        s.note(NIGHT_ALONE)
        rows.append(Row(1, "ms-sum-nocturnal", NOCTURNAL, things))
    return rows


def value_rule(s: State, card: Card, what: int, when: int) -> str:
    """The rule under which a card's own value counts."""
    s.note(CHARACTERISTIC)
    if card.missing >> what & 1:
        s.note(NONE_MISSING)
        return MISSING
    if what == DAMAGE and card.unstoppable:
        s.note(UNSTOPPABLE_MORE)
        return UNSTOPPABLE if card.values[when][what] else AHMA
    if card.values[0][what] != card.values[1][what]:
        s.note(TWO_VALUES)
        return STEP_VALUES[when]
    if what == DAMAGE:
        s.note(PRINTED)
    return SUMS[what]


def charge_rows(s: State, side: int, when: int, things: dict[str, Any]) -> list[Row]:
    """Charge by the hex that is fought in, whether its troop attacks or defends."""
    terrain = field_of(s)
    n = values.charge_in(terrain, side, when)
    s.note(BOUND)
    s.note(CHARGE_BOTH)
    s.note(HEX)
    if when != ENGAGEMENT:
        s.note(CHARGE_ENDS)
    elif not n:
        s.note(CHARGE_NOT)
    if not n:
        return []
    return [Row(n, "ms-sum-charge", CHARGE[0] if terrain.number == CLEAR else CHARGE[1], things)]


def troops_in_line(s: State, side: int, what: int) -> tuple[int, bool]:
    """How many troops of the first line have a characteristic, and whether one of them has ranged weapons."""
    troops = [card for card in (s.plan.cards[index] for index in s.line[side]) if card.troop]
    return sum(1 - (card.missing >> what & 1) for card in troops), any(card.ranged for card in troops)


def spell_rows(s: State, side: int, what: int) -> list[Row]:
    """What the tactical spells on the table give: flat, for each first-line troop, and by power-up."""
    rows: list[Row] = []
    counted, ranged = troops_in_line(s, side, what)
    for n in s.spells[side]:
        spell = s.plan.spells[n]
        things = {"spell": spell_ref(s, n)}
        rule = SPELLS.get(spell.id, TACTICAL)
        s.note(MODIFIERS)
        if spell.gives[what]:
            rows.append(Row(spell.gives[what], "ms-sum-spell", rule, things))
        if spell.each[what]:
            s.note(EACH)
            s.note(NO_TROOPS)
            rows.append(Row(spell.each[what] * counted, "ms-sum-each", rule, {**things, "n": counted}))
        if spell.power_up[what]:
            powered = POWERED.get(spell.id, POWER_UP)
            s.note(POWER_UP if ranged else POWER_LOST)
            if ranged:
                rows.append(Row(spell.power_up[what], "ms-sum-power-up", powered, things))
    return rows


def wind_rows(s: State, side: int) -> list[Row]:
    """Windblast of each creature that has it."""
    rows: list[Row] = []
    n = values.counted_by_windblast(s, side)
    for index in s.line[side]:
        if s.plan.cards[index].power == WINDBLAST:
            s.note(WIND_TROOPS)
            s.note(WIND_RULING)
            if field_of(s).still:
                s.note(THEN_RAISED)
                s.note(WIND_FOREST)
            rows.append(Row(n, "ms-sum-windblast", WIND, {"card": card_ref(s, index), "n": n}))
    return rows


def ground_rows(s: State, side: int, what: int, when: int) -> list[Row]:
    """What the side's terrain cards give."""
    rows: list[Row] = []
    for kind, whose in s.ground[side]:
        value = values.ground_card(s.plan.terrain[kind], whose)[when][what]
        if value:
            s.note(MODIFIERS)
            rows.append(Row(value, "ms-sum-terrain", ground_rule(s, kind, whose), {"terrain": terrain_ref(s, kind)}))
    return rows


GROUND: Final[dict[tuple[str, int], str]] = {
    ("forest", 0): LEDGER("ms:terrain-combat:forest"),
    ("special-forest", 0): LEDGER("ms:terrain-combat:forest"),
    ("hill", 0): LEDGER("ms:terrain-combat:hill"),
    ("mine-cave", 0): LEDGER("ms:terrain-combat:mine"),
    ("ruins-temple", 0): LEDGER("ms:terrain-combat:ruins"),
    ("village", 0): LEDGER("ms:terrain-combat:village"),
    ("bridge", 1): LEDGER("ms:terrain-combat:bridge-defender-on"),
    ("bridge", 2): LEDGER("ms:terrain-combat:bridge-attacker-off"),
    ("ford", 1): LEDGER("ms:terrain-combat:ford-defender-on"),
    ("ford", 2): LEDGER("ms:terrain-combat:ford-attacker-out"),
}


def ground_rule(s: State, terrain: int, whose: int) -> str:
    """The rule of a terrain card; the general one for a terrain of the owner's own."""
    return GROUND.get((s.plan.terrain[terrain].id, whose), MODIFIERS)


def minimum_rows(s: State, side: int, when: int) -> list[Row]:
    """What each card inflicts when the attack fails; no modifier counts."""
    rows: list[Row] = []
    s.note(MAXIMUM_ONLY)
    s.note(LEAST_FLAT)
    for index in s.line[side]:
        card = s.plan.cards[index]
        n, things = values.least_damage(card, when), {"card": card_ref(s, index)}
        if card.unstoppable:
            s.note(UNSTOPPABLE_FAILED)
            rows.append(Row(n, "ms-sum-unstoppable", UNSTOPPABLE if n else AHMA, things))
        else:
            rows.append(Row(n, "ms-sum-minimum", LEAST if card.troop else LEAST_CREATURE, things))
    return rows


def die_rows(s: State, side: int, rule: str) -> list[Row]:
    """Every die of a side in the roll on the table."""
    return [Row(value, DICE, rule, {}) for owner, value, _ in s.dice if owner == side]


def sum_of(rows: list[Row], what: int, rule: str) -> dict[str, Any]:
    """A sum as an event carries it: every addend, and the total."""
    plain = [{"value": row.value, "words": {"id": row.words, "args": row.things}, "rule": row.rule} for row in rows]
    words = {"id": f"ms-sum-{CHARACTERISTICS[what]}", "args": {}}
    return {"rows": plain, "total": {"value": sum([row.value for row in rows]), "words": words, "rule": rule}}


def rolled_sum(s: State, side: int, what: int, when: int) -> dict[str, Any]:
    """A side's sum of a characteristic with its dice."""
    rule = SUMS[what]
    return sum_of([*rows_of(s, side, what, when), *die_rows(s, side, rule)], what, rule)


def damage_sum(s: State, side: int, when: int, hit: bool) -> dict[str, Any]:
    """The damage that a side inflicts: maximum when its attack succeeds, else minimum."""
    if hit:
        return sum_of(rows_of(s, side, DAMAGE, when), DAMAGE, SUMS[DAMAGE])
    return sum_of(minimum_rows(s, side, when), DAMAGE, LEAST)


def result(s: State, side: int, what: int, when: int) -> int:
    """A side's sum with its dice, as a number alone."""
    return values.total(s, side, what, when) + verbs_dice.total(s, side)


__all__ = ["ATTACK", "DEFENSE", "INITIATIVE", "Row", "damage_sum", "minimum_rows", "result", "rolled_sum", "rows_of"]

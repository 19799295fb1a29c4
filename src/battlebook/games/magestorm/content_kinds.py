"""What the content files of this game must hold: the schema as data."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.board import DIRECTIONS, LETTERS, ROWS
from battlebook.games.magestorm.pieces import BOX_KINDS, CHARACTERISTICS, COPIES_ROOM, POWERS, SIDES, STEPS
from battlebook.kernel.content_schema import (
    BOOL,
    PROVENANCE,
    SOURCES,
    STR,
    FileKind,
    Kind,
    RecordKind,
    choice,
    each,
    either,
    mapping,
    maybe,
    number,
    ref,
    table,
    tagged,
)

MOST: Final = 99
TOUGHEST: Final = 30  # so that no line takes more than 255 points of damage, the most a state keeps of a unit
SIDE = choice(*SIDES)
NOTE = maybe(STR)


def value(least: int = 0, most: int = MOST) -> Kind:
    """A number that says where it comes from; a corrections file may give the bare number."""
    n = number(least, most)
    return either(n, table({"value": n, "provenance": PROVENANCE, "source": maybe(SOURCES), "note": NOTE}))


def two(least: int = 0) -> Kind:
    """A characteristic with a value for engagement and one for melee."""
    return table({step: value(least) for step in STEPS})


def marked(name: str, *words: str, **more: Kind) -> Kind:
    """A word of a closed list, with where it comes from."""
    return table({name: choice(*words), "provenance": PROVENANCE, "source": maybe(SOURCES), "note": NOTE, **more})


MODIFIERS = table({c: maybe(value(-MOST)) for c in CHARACTERISTICS})

# ------------------------------------------------------------------------------------------------- cards

VALUES = {"initiative": value(), "attack": two(), "defense": two(), "damage": two(), "resistance": value(1, TOUGHEST)}
TRAIT = marked("trait", "cavalry", "ranged-weapons")
ABILITY = marked(
    "ability", "charge", "forestry", "nocturnal", "unstoppable-damage", on=each(choice(*CHARACTERISTICS), least=1)
)
MISSING = maybe(each(choice(*CHARACTERISTICS)))
TROOP = table(
    {
        "army": SIDE,
        "count": value(1),
        **VALUES,
        "missing": MISSING,
        "traits": each(TRAIT),
        "special_abilities": each(ABILITY),
        "note": NOTE,
    }
)
CREATURE = table(
    {
        "mage": ref("mage"),
        "quantity": value(1),
        **VALUES,
        "missing": MISSING,
        "special_power": maybe(marked("power", *POWERS[1:])),
        "note": NOTE,
    }
)

# ------------------------------------------------------------------------------------------------ spells

TARGETS = choice(
    "hex", "friendly-unit", "enemy-unit", "any-unit", "hex-and-optional-friendly-unit", "any-die", "enemy-die",
    "one-own-die-and-one-enemy-die", "any-roll",
)  # fmt: skip
SPELL = table(
    {
        "mage": ref("mage"),
        "aspect": STR,
        "type": choice(*BOX_KINDS[2:]),
        "target": TARGETS,
        "cards": maybe(value(1, COPIES_ROOM)),
        "quantity": maybe(value(1)),
        "modifiers": maybe(MODIFIERS),
        "per_first_line_troop": maybe(MODIFIERS),
        "power_up": maybe(table({"trait": choice("ranged-weapons"), "modifiers": MODIFIERS})),
        "creature": maybe(ref("creature")),
        "movement_points": maybe(value(-MOST)),
        "cost_per_hex": maybe(value(1)),
        "forest_cost": maybe(value(1)),
        "limit": maybe(table({"per_unit": maybe(value(1)), "active_at_once": maybe(value(1))})),
        "duration": maybe(choice("permanent", "next-turn")),
        "damage": maybe(table({"dice": maybe(number(1)), "fixed": maybe(number(1)), "provenance": PROVENANCE})),
        "sets_die_to": maybe(value(0, 6)),
        "extra_dice": maybe(value(1)),
        "note": NOTE,
    }
)

# ---------------------------------------------------------------------------------------- boards, terrain

BOX = table({"id": STR, "kind": choice(*BOX_KINDS), "provenance": PROVENANCE, "note": NOTE})
LINK = table({"between": each(STR, 2, 2), "dots": value(1)})
MAGE = table({"boxes": each(BOX, least=2), "links": each(LINK, least=1), "note": NOTE})

TERRAIN_CARD = table(
    {
        "to": choice("attacker", "defender"),
        "when": choice("defender-on", "attacker-off"),
        "engagement": MODIFIERS,
        "melee": MODIFIERS,
        "zero_initiative": maybe(BOOL),
    }
)
TERRAIN = table(
    {
        "code": STR,
        "cost": maybe(value(1)),
        "impassable": maybe(choice("flat")),
        "crossing": maybe(BOOL),
        "forest": maybe(BOOL),
        "easy_for": maybe(SIDE),
        "cards": each(TERRAIN_CARD),
        "note": NOTE,
    }
)

# --------------------------------------------------------------------------------------------- the box

CONTENTS = (
    "terrain_tiles", "crossing_tiles", "hold_markers", "damage_counters", "movement_markers", "power_tokens",
    "spell_markers", "objective_markers", "figures", "bases", "banners", "cards", "unit_cards", "troop_cards",
    "spell_cards", "terrain_cards", "dice", "mage_boards",
)  # fmt: skip
LIMITS = (
    "units_per_army", "units_per_hex", "troops_per_unit_min", "troops_per_unit_max", "small_unit_max", "first_line",
    "objectives_per_player", "power_points_per_mage", "minimum_damage_troop", "minimum_damage_creature",
)  # fmt: skip
BOX_TABLE = table({name: value(1, 200) for name in CONTENTS})
LIMITS_TABLE = table({name: value(1) for name in LIMITS})

CARD = ref("troop", "creature")
SUM = table(
    {
        "step": choice(*STEPS),
        "side": SIDE,
        "characteristic": choice(*CHARACTERISTICS, "minimum_damage"),
        "terms": each(CARD, least=1),
        "addends": each(number(0), least=1),
        "plus": each(table({"what": STR, "value": number()})),
        "total": number(0),
    }
)
SINGLE = table(
    {
        "card": CARD,
        "characteristic": choice("resistance", "damage"),
        "equals": maybe(number(0)),
        "at_least": maybe(number(0)),
        "engagement": maybe(number(0)),
        "melee": maybe(number(0)),
    }
)

# -------------------------------------------------------------------------------------------- scenarios

COLUMN = choice(*LETTERS)
HEX = choice(*(letter + str(row) for row in range(1, ROWS + 1) for letter in LETTERS))
ZONE = table(
    {
        "rows": maybe(each(number(1, ROWS), least=1)),
        "columns": maybe(each(COLUMN, least=1)),
        "hexes": maybe(each(HEX, least=1)),
        "away": maybe(number(1)),
    }
)
ARMY = table(
    {
        "mage": ref("mage"),
        "opening_tokens": number(0),
        "tokens": number(0),
        "strategic_points": number(0),
        "units_min": number(1),
        "units_max": number(1),
        "troops": mapping(number(1)),
        "zone": ZONE,
        "room": maybe(number(1, 2)),
    }
)
WHO = choice(*SIDES, "both")
SITES = each(STR, least=1)
VICTORY: dict[str, dict[str, Kind]] = {
    "control": {"side": WHO, "sites": SITES, "vp": number(1)},
    "hold-at-end": {"side": WHO, "sites": SITES, "vp": number(1)},
    "exit": {"side": SIDE, "vp": number(1)},
    "rows-at-end": {"side": SIDE, "rows": each(number(1, ROWS), least=1), "vp": number(1)},
    "threshold": {"side": SIDE, "points": number(1)},
    "escort": {"side": SIDE, "to": STR},
    "capture": {"side": SIDE, "rounds": number(1)},
    "columns-at-end": {"side": SIDE, "columns": each(COLUMN, least=1)},
    "seize": {"side": SIDE, "sites": SITES},
    "survive": {"side": SIDE},
    "forests": {"side": SIDE, "vp": number(1)},
    "burned": {"side": SIDE, "vp": number(1)},
    "losses": {"side": WHO, "resistance": number(1), "vp": number(1)},
    "kills": {"side": WHO, "vp": number(1)},
    "refuge": {"side": SIDE, "column": COLUMN, "vp": number(1), "lost": number(0)},
    "empty": {"side": SIDE, "sites": SITES},
    "exit-share": {"side": SIDE, "part": number(1), "of": number(1)},
    "eliminate-all": {"side": WHO},
}
SCENARIO = table(
    {
        "note": maybe(STR),
        "number": number(1),
        "rounds": number(1),
        "first_player": SIDE,
        "deploy_order": each(SIDE, 2, 2),
        "alternating_deployment": maybe(BOOL),
        "free_mages": maybe(BOOL),
        "night_from_round": maybe(number(1)),
        "darkness": maybe(BOOL),
        "tie": maybe(choice("draw", "resistance")),
        "sites": mapping(HEX),
        "power_sites": maybe(SITES),
        "map": each(STR, ROWS, ROWS),
        "crossings": maybe(mapping(each(choice(*DIRECTIONS), 2, 2))),
        "kragis": ARMY,
        "lausjan": ARMY,
        "victory": each(tagged("type", {name: table(fields) for name, fields in VICTORY.items()}), least=1),
        "exit": maybe(table({"side": SIDE, "row": number(1, ROWS)})),
        "burn": maybe(table({"side": SIDE})),
        "slow": maybe(table({"side": SIDE, "rounds": each(number(1), least=1), "less": number(1)})),
        "arrivals": maybe(table({"side": SIDE, "round": number(2), "row": number(1, ROWS), "at_start": number(1)})),
        "loads": maybe(
            table(
                {
                    "kind": choice("caravan", "refugees"),
                    "side": SIDE,
                    "count": number(1, 4),
                    "starts": maybe(each(HEX, least=1)),
                    "slow": maybe(number(1)),
                    "captors_not_east": maybe(BOOL),
                }
            )
        ),
    }
)

FILES = (
    FileKind("troops/1", (RecordKind("troop", "troop", TROOP),)),
    FileKind("creatures/1", (RecordKind("creature", "creature", CREATURE),)),
    FileKind("spells/1", (RecordKind("spell", "spell", SPELL),)),
    FileKind("terrain/1", (RecordKind("terrain", "terrain", TERRAIN),)),
    FileKind("mages/1", (RecordKind("mage", "mage", MAGE),)),
    FileKind(
        "box/1",
        (RecordKind("box", "box", BOX_TABLE, single=True), RecordKind("limits", "limits", LIMITS_TABLE, single=True)),
    ),
    FileKind("derivations/1", (RecordKind("sum", "sum", SUM), RecordKind("single", "single", SINGLE))),
    FileKind("scenarios/1", (RecordKind("scenario", "scenario", SCENARIO),)),
    FileKind(
        "corrections/1",
        (
            RecordKind("troop", "troop", TROOP),
            RecordKind("creature", "creature", CREATURE),
            RecordKind("spell", "spell", SPELL),
            RecordKind("terrain", "terrain", TERRAIN),
            RecordKind("mage", "mage", MAGE),
            RecordKind("scenario", "scenario", SCENARIO),
        ),
    ),
)

"""What the content files of this game must hold: the schema as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlebook.kernel.content_schema import (
    ANY,
    BOOL,
    INT,
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

FACTIONS = (
    "castle",
    "rampart",
    "tower",
    "inferno",
    "necropolis",
    "dungeon",
    "stronghold",
    "fortress",
    "conflux",
    "cove",
)
TIERS = ("bronze", "silver", "golden", "azure")
DIFFICULTIES = ("easy", "normal", "hard", "impossible")
FIELDS = ("I", "II", "III", "IV", "V", "VI", "VII")
WAITS = ("cards", "spells", "siege", "gold", "map")
FEW_PACK = ("few", "pack", "alt_few", "alt_pack")
DIE = number(-1, 1)

NAMES = table({"en": STR, "de": STR})
TIER = choice(*TIERS)
TYPE = choice("ground", "flying", "ranged")
FACTION = choice(*FACTIONS)
COST = table({"gold": number(0), "valuables": number(0)})

# ------------------------------------------------------------------------------------------ vocabulary

PARAM = table(
    {
        "type": choice("int", "bool", "count", "faces", "word", "words", "units", "text"),
        "optional": maybe(BOOL),
        "values": maybe(each(STR, least=1)),
    }
)
TRIGGERS = ("passive", "attack", "retaliation", "activation", "other", "start_of_combat", "map", "varies")
KEYWORD = table(
    {
        "trigger": choice(*TRIGGERS),
        "scope": choice("engine", "deferred"),
        "deferred": maybe(choice(*WAITS)),
        "meets": maybe(each(ref("keyword"), least=1)),
        "meaning": STR,
        "params": maybe(mapping(PARAM)),
    }
)
KEYWORD_FILES = (
    FileKind("keywords/1", (RecordKind("keyword", "keyword", KEYWORD),), header={"triggers": mapping(STR)}),
)


def vocabulary(keywords: Mapping[str, Mapping[str, Any]]) -> Kind:
    """The kind of one ability: a keyword and its parameters, as ``keywords.toml`` names them."""
    return tagged("kw", {name: parameters(k.get("params", {})) for name, k in keywords.items()})


def parameters(params: Mapping[str, Mapping[str, Any]]) -> Kind:
    """The table of a keyword's parameters."""
    return table({name: parameter(p) for name, p in params.items()})


def parameter(p: Mapping[str, Any]) -> Kind:
    """The kind of one parameter."""
    words = choice(*p.get("values", ()))
    kinds = {
        "int": INT,
        "bool": BOOL,
        "count": either(choice("all"), number(1)),
        "faces": each(DIE),
        "word": words,
        "words": each(words),
        "units": each(ref("unit", "neutral unit"), least=1),
        "text": STR,
    }
    kind = kinds[p["type"]]
    return maybe(kind) if p.get("optional") else kind


# ----------------------------------------------------------------------------------------------- units

CARD = {"name": STR, "type": TYPE, "expansion": each(STR, least=1), "notes": maybe(each(STR))}


def side(ability: Kind, cost: bool) -> Kind:
    """One side of a unit card."""
    fields: dict[str, Kind] = {
        "type": maybe(TYPE),
        "attack": number(0),
        "defense": number(0),
        "health": number(1),
        "initiative": number(0),
        "abilities": each(ability),
        "text": STR,
    }
    return table({**fields, "cost": COST} if cost else fields)


def unit_files(ability: Kind) -> tuple[FileKind, ...]:
    """The five kinds of unit files."""
    bought, free = side(ability, True), side(ability, False)
    summoned = {**CARD, "tier": TIER, "few": free, "pack": free}
    guard = {**CARD, "bank": ref("bank"), "neutral": free}
    tower = RecordKind("siege card", "unit", table({**CARD, "neutral": free}))
    return (
        file_of("units/1", "faction", RecordKind("unit", "unit", table(faction_card(bought)))),
        file_of("units/1", "summoned", RecordKind("unit", "unit", table(summoned))),
        file_of("units/1", "neutral", RecordKind("neutral unit", "unit", table(neutral_card(bought)))),
        file_of("units/1", "bank", RecordKind("bank", "bank", BANK), RecordKind("bank unit", "unit", table(guard))),
        file_of("units/1", "siege", tower, RecordKind("siege", "siege", SIEGE, single=True)),
    )


def faction_card(bought: Kind) -> dict[str, Kind]:
    """A unit of a faction, perhaps with an alternative card."""
    alternative = {"alt_few": maybe(bought), "alt_pack": maybe(bought), "data_conflict": maybe(ANY)}
    return {**CARD, "faction": FACTION, "tier": TIER, "few": bought, "pack": bought, **alternative}


def neutral_card(bought: Kind) -> dict[str, Kind]:
    """A single-sided card of a Neutral deck."""
    return {**CARD, "tier": TIER, "home_faction": maybe(FACTION), "neutral": bought, "data_conflict": maybe(ANY)}


def file_of(schema: str, kind: str, *records: RecordKind) -> FileKind:
    """A file of a kind with some records."""
    return FileKind(schema, records, kind)


BANK = table({"tile": choice("near", "far"), "units": each(ref("bank unit"), 4, 4)})
SIEGE = table({"walls": number(0), "gate": number(0), "row": number(1, 5), "hp": STR, "protection": ANY})

# ---------------------------------------------------------------------------------- armies and tables

ARMY = table(
    {
        "name": NAMES,
        "faction": FACTION,
        "points": number(1),
        "units": each(table({"unit": ref("unit"), "side": choice(*FEW_PACK)}), least=1),
    }
)
GUARDS = table({f: table({d: each(TIER, 1, 5) for d in DIFFICULTIES}) for f in FIELDS})
PRIORITY = each(table({"tier": TIER, "types": maybe(each(TYPE, least=1))}), least=1)
STACKS = table({d: number(0, 4) for d in DIFFICULTIES})
TOKENS = table({t: number(1) for t in ("attack", "defense", "health", "initiative")})
GARRISON = table({"pack_bronze": number(0), "pack_silver": number(0), "few_golden": number(0)})

HERO_LEVEL = table({"level": number(1, 7), "hand": number(1), "expert": number(0), "gain": STR})

TABLES: dict[str, dict[str, Kind]] = {
    "difficulty_table": {"meaning": STR, "rows": GUARDS},
    "attack_die": {"faces": each(DIE, 6, 6), "probability": STR},
    "combat_penalty": {"dice": INT, "keep": STR, "when": each(STR), "battlefield_board": each(STR)},
    "unit_types": {"ground": ANY, "flying": ANY, "ranged": ANY, "battlefield_board": ANY},
    "board_4x5": {
        **dict.fromkeys(("columns", "rows", "spaces_per_side", "max_units"), number(1)),
        "row_roles": each(STR, 5, 5),
        "deploy_rows": ANY,
        "adjacency": STR,
    },
    "board_naval": {"base": STR, "removed": each(ANY), "flying": STR, "ground_and_ranged": STR},
    "board_battlefield": {
        **dict.fromkeys(("shape", "size_note", "obstacles", "gate_enter_hexes"), STR),
        **dict.fromkeys(("gate_hexes", "penalty_distance", "draw_per_round", "expert_regain_per_round"), INT),
        "max_units": ANY,
    },
    "battlefield_layout": {
        **dict.fromkeys(("rows", "columns", "zone_columns"), number(2)),
        "tokens": each(each(each(INT, 2, 2), least=1)),
        "walls": each(each(each(INT, 2, 2), least=1)),
        **dict.fromkeys(("gate", "passage"), each(each(INT, 2, 2), least=1)),
    },
    "ai_target_priority": {
        **dict.fromkeys(("arrow_tower", "creature_bank_units"), STR),
        "tie_breakers": each(STR),
        "rows": table({f"{t}_{how}": PRIORITY for t in TIERS for how in ("melee", "ranged")}),
    },
    "ai_placement": dict.fromkeys(("order", "direction", "ranged", "ground_flying", "overflow"), STR),
    "creature_banks": {
        "stack_tokens": STACKS,
        "token_types": TOKENS,
        "xp": INT,
        "quick_combat": BOOL,
        "deployment": ANY,
    },
    "random_town": {"garrison": GARRISON},
    "gold": dict.fromkeys(
        ("surrender", "main_hero_defeated_by_player", "defend_without_hero", "secondary_hero_hire"), number(0)
    )
    | {"public_fields": each(STR)},
    "combat_experience": dict.fromkeys(
        ("equal", "higher", "lower", "secondary_hero", "creature_bank", "quick_combat", "surrender"),
        number(0),
    )
    | {"azure_neutral": STR},
    "hero_levels": {"rows": each(HERO_LEVEL, 7, 7), "xp_per_level": INT, "mp": ANY, "expert_scope": STR},
    "core_units_by_faction": dict.fromkeys(("castle", "dungeon", "necropolis"), ANY),
}
EXPEDITION = table(
    {
        **dict.fromkeys(("rounds", "foe_wakes", "foe_points"), number(1)),
        "foe_level": number(1, 7),
        "columns": each(each(each(STR, least=1), 1, 3), least=3),
    }
)
PLAYED = ("easy", "normal", "hard")
EXPEDITION_BY_DIFFICULTY = (
    "starting_dice",
    "starting_dice_kept",
    "starting_packs",
    "foe_points_percent",
    "citadel",
)
EXPEDITION_NUMBERS = (
    "starting_gold",
    "prize_per_difficulty",
    "bank_prize",
    "stone_experience",
    "artifact_search",
    "artifact_from",
    "study_price",
    "study_search",
)
BY_DIFFICULTY = table(dict.fromkeys(PLAYED, number(0)))
EXPEDITION_TABLES: dict[str, dict[str, Kind]] = {
    "expedition_rules": {
        **dict.fromkeys(EXPEDITION_NUMBERS, number(0)),
        "income": table(dict.fromkeys(("town", "settlement", "mine", "stronghold"), number(0))),
        "dice_gold": each(number(0), 6, 6),
        **dict.fromkeys(EXPEDITION_BY_DIFFICULTY, BY_DIFFICULTY),
    },
    "expedition_score": {
        **dict.fromkeys(("difficulty_beaten", "level", "owned", "foe", "guardian", "round_left", "cube"), number(0)),
        **dict.fromkeys(("army_points", "gold"), number(1)),
        "percent": BY_DIFFICULTY,
        "ranks": each(number(1), least=1),
    },
}
OPTIONAL_RULE = table({"kind": choice("decrease", "increase", "variant"), "text": STR})


def other_files(more: Mapping[str, Mapping[str, Kind]], town_effect: Kind) -> tuple[FileKind, ...]:
    """Armies, tables and expeditions; ``more``: the tables about cards."""
    singles = [RecordKind("table", name, table(fields), single=True) for name, fields in {**TABLES, **more}.items()]
    towns = RecordKind("town effect", "town_combat_effects", town_effect)
    expeditions = [RecordKind("table", name, table(k), single=True) for name, k in EXPEDITION_TABLES.items()]
    optional = RecordKind("optional rule", "optional_rules", OPTIONAL_RULE)
    return (
        FileKind("armies/1", (RecordKind("army", "army", ARMY),)),
        FileKind("tables/1", (*singles, optional, towns)),
        FileKind("expedition/1", (RecordKind("expedition", "expedition", EXPEDITION), *expeditions)),
    )

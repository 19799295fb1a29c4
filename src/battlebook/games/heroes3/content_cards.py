"""What the content files of cards, heroes and decks must hold: the schema as data.

``effects.toml`` is the closed vocabulary of what cards do. ``cards/*.toml`` and ``heroes/*.toml`` are checked against
it as units are against ``keywords.toml``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlebook.games.heroes3.content_kinds import DIE, DIFFICULTIES, FACTION, TIERS
from battlebook.kernel.content_schema import (
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

SCHOOLS = ("air", "fire", "earth", "water")
LEVELS = ("I", "IV", "VI")
STATISTICS = ("attack", "defense", "power", "knowledge")
TIMINGS = ("instant", "activation", "ongoing", "permanent", "map")
TARGETS = (
    # units of a card's player
    "own_unit", "own_ground_or_flying", "own_ranged", "own_ground", "all_own", "own_ranged_not_activated",
    "own_unit_of_tier", "friendly_unit", "allied_unit_of_tier", "dragons", "liches", "zealots",
    # units of the other player
    "enemy_unit", "two_enemy_units", "enemy_lowest_initiative", "enemy_unit_of_tier",
    # any unit
    "unit", "unit_of_tier", "ground_or_flying_unit", "ranged_unit", "ranged_unit_of_tier", "attacking_unit",
    "defending_unit",
    # anything else
    "space", "empty_space", "empty_spaces", "two_adjacent_spaces", "space_or_unit_of_tier", "obstacles", "walls_gate",
    "spell", "own_roll", "own_dice",
)  # fmt: skip
DURATIONS = (
    "attack",
    "its_activation",
    "next_activation",
    "round",
    "end_of_next_round",
    "combat",
    "until_used",
    "turn",
    "game_round",
)
GROUPS = ("any_dragons", "any_elementals", "any_ranged")
PARAM_TYPES = (
    "int", "ints", "bool", "text", "word", "words", "count", "number_or", "amount", "faces", "tier", "tiers", "types",
    "school", "target", "duration", "unit", "war_machine", "spell", "bonus", "tier_power", "levels",
)  # fmt: skip

# ------------------------------------------------------------------------------------------ vocabulary

PARAM = table({"type": choice(*PARAM_TYPES), "optional": maybe(BOOL), "values": maybe(each(STR, least=1))})
EFFECT = table(
    {
        "scope": choice("engine", "map"),
        "one_unit": maybe(BOOL),
        "meaning": STR,
        "params": maybe(mapping(PARAM)),
        "spell": maybe(mapping(PARAM)),
    }
)
EFFECT_FILES = (FileKind("effects/1", (RecordKind("effect", "effect", EFFECT),)),)

POWER_LEVEL = table({"power": number(0), "value": number(0)})
PLAIN: dict[str, Kind] = {
    "int": number(0),
    "ints": each(number(0), least=1),
    "bool": BOOL,
    "text": STR,
    "count": either(choice("all"), number(1)),
    "amount": either(STR, number(0)),
    "faces": each(DIE, least=1),
    "tier": choice(*TIERS),
    "tiers": each(choice(*TIERS), least=1),
    "types": each(choice("ground", "flying", "ranged"), least=1),
    "school": choice(*SCHOOLS),
    "target": choice(*TARGETS),
    "duration": choice(*DURATIONS),
    "unit": ref("unit", "neutral unit"),
    "war_machine": ref("war machine"),
    "spell": ref("spell"),
    "bonus": table({"discard": number(1), "n": number(1)}),
    "tier_power": table({t: number(0) for t in TIERS[:3]}),
    "levels": each(POWER_LEVEL, 3, 3),
}


def parameter(p: Mapping[str, Any]) -> Kind:
    """The kind of one parameter of an effect."""
    words = choice(*p.get("values", ()))
    kind = {"word": words, "words": each(words, least=1), "number_or": either(words, number(1))}.get(p["type"])
    kind = kind or PLAIN[p["type"]]
    return maybe(kind) if p.get("optional") else kind


def effect_kind(effects: Mapping[str, Mapping[str, Any]]) -> Kind:
    """One effect of a card: an op, a timing (absent: that of the effect before it) and the op's parameters."""
    timing = {"timing": maybe(choice(*TIMINGS))}
    shapes = {
        op: table(timing | {name: parameter(p) for name, p in e["params"].items()})
        for op, e in effects.items()
        if "params" in e
    }
    return tagged("op", shapes)


def cast_kind(effects: Mapping[str, Mapping[str, Any]]) -> Kind:
    """What a Spell does: an op, on what and how long, and the value of each of its levels."""
    return tagged("op", {op: cast_shape(e["spell"]) for op, e in effects.items() if "spell" in e})


def cast_shape(spell: Mapping[str, Mapping[str, Any]]) -> Kind:
    """The fields of a Spell's effect for one op."""
    level = table({"power": number(0), "value": parameter(spell["value"])})
    more = {name: maybe(parameter(p)) for name, p in spell.items() if name != "value"}
    basic = {"target": maybe(PLAIN["target"]), "duration": maybe(PLAIN["duration"]), "levels": each(level, 2, 3)}
    return table({**basic, **more})


# ----------------------------------------------------------------------------------------------- cards

CARD: dict[str, Kind] = {"name": STR, "text": STR, "notes": maybe(each(STR)), "expansion": maybe(each(STR, least=1))}


def card_files(effects: Mapping[str, Mapping[str, Any]]) -> tuple[FileKind, ...]:
    """The kinds of files of cards, heroes and decks."""
    effect = effect_kind(effects)
    effects_ = each(effect, least=1)
    options = each(effects_, 1, 2)
    return (
        cards("statistics", "statistic", {"basic": effects_, "expert": effects_, "empowered": effects_}),
        cards("abilities", "ability", ability(effects_)),
        cards("spells", "spell", spell(effect, cast_kind(effects))),
        cards("artifacts", "artifact", artifact(options)),
        cards("war machines", "war_machine", machine(effect)),
        FileKind("cards/1", (RecordKind("ai card", "ai_card", AI_CARD),), "ai"),
        FileKind("heroes/1", (RecordKind("hero", "hero", table(hero(options))),)),
        FileKind("decks/1", (RecordKind("deck", "deck", DECK),)),
    )


def cards(kind: str, key: str, fields: Mapping[str, Kind]) -> FileKind:
    """A file of one kind of card."""
    return FileKind("cards/1", (RecordKind(key.replace("_", " "), key, table({**CARD, **fields})),), kind)


def ability(effects: Kind) -> dict[str, Kind]:
    """An Ability; its Empowered card gives the expert effect or one of its own."""
    empowered = either(effects, choice("expert"))
    return {"combat": BOOL, "faction": maybe(FACTION), "basic": effects, "expert": effects, "empowered": empowered}


def spell(effect: Kind, cast: Kind) -> dict[str, Kind]:
    """A Spell."""
    about = {"grade": choice("basic", "expert"), "school": choice(*SCHOOLS, "any"), "timing": choice(*TIMINGS)}
    return {**about, "combat": BOOL, "alt": effect, "cast": cast}


def artifact(options: Kind) -> dict[str, Kind]:
    """An Artifact."""
    return {"level": choice("minor", "major", "relic"), "combat": BOOL, "options": options}


def machine(effect: Kind) -> dict[str, Kind]:
    """A War Machine and its prices."""
    cost = table({"factory": number(0), "trading_post": number(0)})
    return {"timing": choice("permanent"), "effect": effect, "cost": cost}


def hero(options: Kind) -> dict[str, Kind]:
    """A hero with three Specialties."""
    specialty = table(
        {
            "options": options,
            "doubles_for": maybe(each(either(choice(*GROUPS), ref("unit", "neutral unit")), least=1)),
            "not_a_spell": maybe(BOOL),
            "notes": maybe(each(STR)),
            "text": STR,
        }
    )
    return {
        "name": STR,
        "faction": FACTION,
        "hero_class": STR,
        "type": choice("might", "magic"),
        "statistics": table({s: number(0) for s in STATISTICS}),
        "magic_arrows": number(0),
        "starting_ability": ref("ability"),
        "specialty_name": STR,
        "specialties": table(dict.fromkeys(LEVELS, specialty)),
        "notes": maybe(each(STR)),
        "expansion": each(STR, least=1),
    }


BY_DIFFICULTY = table({d: number(0) for d in DIFFICULTIES})
THEN = choice("nothing", "again", "reshuffle_in_first_round")
AI_CARD = table(
    {
        "type": choice("might", "magic", "skill"),
        "op": choice("attack", "defense", "cast", "skill"),
        "target": maybe(
            choice("unit_about_to_attack", "own_highest_health", "own_next_to_activate", "highest_defense")
        ),
        "n": maybe(BY_DIFFICULTY),
        "power": maybe(BY_DIFFICULTY),
        "then": maybe(table(dict.fromkeys(DIFFICULTIES, THEN))),
        "notes": maybe(each(STR)),
    }
)
DECK = table({"hero": ref("hero"), "level": number(1, 7), "cards": each(STR, least=1)})

# ---------------------------------------------------------------------------------------------- tables

SIZES = ("short", "medium", "large")
DRAWN = table({"draw": number(1), "keep": number(1)})
SKIRMISH = table(
    {
        "level": number(1, 7),
        "specialties": each(choice(*LEVELS), 1, 3),
        "abilities": DRAWN,
        "artifacts": DRAWN,
        "spells": table({"might": number(0), "magic": number(0)}),
        "units": table({"tiers": each(choice(*TIERS), least=1), "side": choice("few", "pack")}),
    }
)
RESOURCE_FACE = table({"n": number(1), "what": choice("gold", "materials", "valuables")})
TREASURE_FACE = choice("experience", "search_2_artifact", "resource_die", "resource_dice_keep_one")
MORALE_CARDS = (
    "repeat_search", "combat_draw", "combat_bonus", "reroll_die", "set_die_plus", "remove_token", "redraw_hand",
    "search_one", "set_die_minus", "next_roll_minus", "one_die_less", "skip_activation", "random_discard",
    "reroll_plus",
)  # fmt: skip
MORALE_CARD = table({"id": choice(*MORALE_CARDS), "positive": BOOL, "copies": number(1)})
CARD_TABLES: dict[str, dict[str, Kind]] = {
    "ai_hero": {"deck": each(ref("ai card"), least=1), "spells": each(ref("spell"), least=1)},
    "resource_die": {"faces": each(RESOURCE_FACE, 6, 6)},
    "treasure_die": {"faces": each(TREASURE_FACE, 6, 6)},
    "morale": {
        "positive_max": number(1),
        "uses": each(choice("draw", "exchange", "reroll"), least=1),
        "negative": STR,
        "necropolis": STR,
    },
    "morale_cards": {"positive_max": number(1), "cards": each(MORALE_CARD, least=1)},
    "tournament": {
        "removed_abilities": each(ref("ability"), least=1),
        "removed_artifacts": each(ref("artifact"), least=1),
    },
    "skirmish_setup": {"removed_cards": each(ref("ability"), least=1), **dict.fromkeys(SIZES, SKIRMISH)},
    "adventure_rounds": dict.fromkeys(SIZES, INT),
    "starting_bonus": dict.fromkeys(DIFFICULTIES, STR),
}
TOWN_EFFECT = table({"faction": either(choice("any"), FACTION), "building": STR, "text": STR})

"""Cards, spells, mage boards and terrain made from their checked records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlebook.games.magestorm.pieces import (
    BOX_KINDS,
    CHARACTERISTICS,
    NO_CARD,
    NO_SIDE,
    NO_SPELL,
    NONE,
    ON_ANY_UNIT,
    ON_DIE,
    ON_ENEMY,
    ON_FRIEND,
    ON_HEX,
    ON_HEX_AND_FRIEND,
    POWERS,
    SIDES,
    SOURCE,
    STEPS,
    SUMMONING,
    TACTICAL,
    Box,
    Card,
    Four,
    Link,
    Mage,
    Pair,
    Spell,
    Terrain,
)

NOBODY = -1
TARGETS = {
    "hex": ON_HEX,
    "friendly-unit": ON_FRIEND,
    "enemy-unit": ON_ENEMY,
    "any-unit": ON_ANY_UNIT,
    "hex-and-optional-friendly-unit": ON_HEX_AND_FRIEND,
}


def number_of(value: Any, default: int = 0) -> int:
    """The number of a value with or without provenance."""
    if value is None:
        return default
    return int(value["value"]) if isinstance(value, Mapping) else int(value)


def four_of(modifiers: Mapping[str, Any] | None) -> Four:
    """Modifiers by characteristic."""
    if not modifiers:
        return NONE
    a, b, c, d = (number_of(modifiers.get(name)) for name in CHARACTERISTICS)
    return a, b, c, d


def pair_of(data: Mapping[str, Any]) -> Pair:
    """A card's values by step; initiative has one for both."""
    first, second = (
        four_of({"initiative": data["initiative"], **{c: data[c][step] for c in CHARACTERISTICS[1:]}}) for step in STEPS
    )
    return first, second


def make_card(index: int, id_: str, data: Mapping[str, Any], mages: Mapping[str, int]) -> Card:
    """A troop or a creature."""
    traits = {row["trait"] for row in data.get("traits", ())}
    troop, power, missing = "army" in data, data.get("special_power"), mask_of(data.get("missing", []))
    return Card(
        index,
        id_,
        troop,
        SIDES.index(data["army"]) if troop else NO_SIDE,
        NOBODY if troop else mages[data["mage"]],
        number_of(data["count"] if troop else data["quantity"]),
        shown_of(pair_of(data), missing),
        number_of(data["resistance"]),
        "cavalry" in traits,
        "ranged-weapons" in traits,
        *icons_of(data, missing),
        POWERS.index(power["power"]) if power else 0,
        missing,
    )


def icons_of(data: Mapping[str, Any], missing: int) -> tuple[int, int, int, bool]:
    """The characteristics that carry Charge, Forestry and Nocturnal, and whether the damage is Unstoppable."""
    icons = {row["ability"]: mask_of(row["on"]) & ~missing for row in data.get("special_abilities", ())}
    charge, forestry, nocturnal = (icons.get(name, 0) for name in ("charge", "forestry", "nocturnal"))
    return charge, forestry, nocturnal, "unstoppable-damage" in icons


def shown_of(values: Pair, missing: int) -> Pair:
    """Values with zeros where the card shows nothing."""
    a, b = ([0 if missing >> i & 1 else n for i, n in enumerate(four)] for four in values)
    return (a[0], a[1], a[2], a[3]), (b[0], b[1], b[2], b[3])


def mask_of(names: list[str]) -> int:
    """The bit mask of some characteristics."""
    return sum(1 << CHARACTERISTICS.index(name) for name in set(names))


def make_spell(
    index: int, id_: str, data: Mapping[str, Any], mages: Mapping[str, int], cards: Mapping[str, int]
) -> Spell:
    """A spell."""
    limit, damage = data.get("limit", {}), data.get("damage", {})
    return Spell(
        index,
        id_,
        mages[data["mage"]],
        BOX_KINDS.index(data["type"]),
        TARGETS.get(data["target"], ON_DIE),
        number_of(data.get("cards")),
        four_of(data.get("modifiers")),
        four_of(data.get("per_first_line_troop")),
        four_of(data["power_up"]["modifiers"]) if "power_up" in data else NONE,
        cards[data["creature"]] if "creature" in data else NO_CARD,
        number_of(data.get("movement_points")),
        number_of(limit.get("per_unit")),
        number_of(limit.get("active_at_once")),
        number_of(data.get("quantity")),
        damage.get("dice", 0),
        damage.get("fixed", 0),
        number_of(data.get("sets_die_to"), -1),
    )


def make_mage(index: int, id_: str, data: Mapping[str, Any], spells: Mapping[str, int]) -> Mage:
    """A mage board. A spell's box has the spell's id."""
    names = [box["id"] for box in data["boxes"]]
    boxes = tuple(
        Box(i, box["id"], BOX_KINDS.index(box["kind"]), spells.get(box["id"], NO_SPELL))
        for i, box in enumerate(data["boxes"])
    )
    links = tuple(link_of(row, names) for row in data["links"])
    at = tuple(tuple(i for i, link in enumerate(links) if box in (link.a, link.b)) for box in range(len(boxes)))
    source = next(box.number for box in boxes if box.kind == SOURCE)
    casting = sorted((box.spell, box.number, box.kind) for box in boxes if box.spell != NO_SPELL)
    combat = tuple((spell, box) for spell, box, kind in casting if kind in (TACTICAL, SUMMONING))
    strategic = tuple((spell, box) for spell, box, kind in casting if kind not in (TACTICAL, SUMMONING))
    ends = [(link.a, link.b, i) for i, link in enumerate(links)]
    between = {**{(a, b): i for a, b, i in ends}, **{(b, a): i for a, b, i in ends}}
    ways = tuple(tuple(sorted((b, i) for (a, b), i in between.items() if a == box)) for box in range(len(boxes)))
    dots = tuple(link.dots for link in links)
    spells_ = tuple(sorted(spell for spell, _ in (*combat, *strategic)))
    return Mage(index, id_, boxes, links, source, at, spells_, combat, strategic, ways, dots, between)


def link_of(row: Mapping[str, Any], names: list[str]) -> Link:
    """A link between two of the named boxes."""
    a, b = row["between"]
    return Link(names.index(a), names.index(b), number_of(row["dots"]))


def make_terrain(index: int, id_: str, data: Mapping[str, Any]) -> Terrain:
    """A kind of terrain with its cards."""
    cards = {
        (card["to"], card["when"]): (four_of(card["engagement"]), four_of(card["melee"])) for card in data["cards"]
    }
    nothing: Pair = (NONE, NONE)
    return Terrain(
        index,
        id_,
        data["code"],
        number_of(data.get("cost")),
        SIDES.index(data["easy_for"]) if "easy_for" in data else NO_SIDE,
        bool(data.get("forest")),
        bool(data.get("crossing")),
        any(card.get("zero_initiative") for card in data["cards"]),
        cards.get(("defender", "defender-on"), nothing),
        cards.get(("attacker", "defender-on"), nothing),
        cards.get(("defender", "attacker-off"), nothing),
    )

"""Every unit card as an army form shows it: values, abilities and points of each side that an army may hold."""

from __future__ import annotations

from functools import cache
from typing import Any

from battlebook.games.heroes3.armies import face_points, refuse_row
from battlebook.games.heroes3.content import FACE_INDEX, FACES, SUMMONED, UNITS
from battlebook.games.heroes3.face_abilities import TYPES
from battlebook.games.heroes3.faces import unit_message
from battlebook.games.heroes3.views_abilities import ability_words

SIDES = ("few", "pack", "alt_few", "alt_pack", "neutral")


@cache
def unit_cards() -> list[dict[str, Any]]:
    """All units in content order."""
    return [unit_card(unit, record) for unit, record in UNITS.items()]


def unit_card(unit: str, record: dict[str, Any]) -> dict[str, Any]:
    """One unit with the sides that no rule refuses to an army."""
    sides = [s for s in SIDES if (unit, s) in FACE_INDEX and refuse_row({"unit": unit, "side": s})[0] is None]
    return {
        "unit": unit,
        "name": unit_message(unit),
        "faction": record.get("faction"),
        "tier": record.get("tier"),
        "group": group_of(unit, record),
        "sides": [side_of(unit, side) for side in sides],
    }


def group_of(unit: str, record: dict[str, Any]) -> str:
    """Whose unit it is: a faction's, a neutral one, one that is only summoned, or a Creature Bank's guard."""
    if "bank" in record:
        return "bank"
    return "summoned" if unit in SUMMONED else str(record.get("faction") or "neutral")


def side_of(unit: str, side: str) -> dict[str, Any]:
    """The values of one side."""
    index = FACE_INDEX[unit, side]
    face = FACES[index]
    return {
        "side": side,
        "type": TYPES[face.type],
        "attack": face.attack,
        "defense": face.defense,
        "health": face.health,
        "initiative": face.initiative,
        "points": face_points(index),
        "abilities": ability_words(face),
    }

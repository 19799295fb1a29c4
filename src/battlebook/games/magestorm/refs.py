"""Things as arguments of words: units, hexes, cards, boxes, spells."""

from __future__ import annotations

from typing import Any

from battlebook.games.magestorm.board import NAMES
from battlebook.games.magestorm.pieces import SIDES
from battlebook.games.magestorm.state import State, number_of, side_of


def unit_ref(unit: int) -> dict[str, Any]:
    """A unit by side and number."""
    side = side_of(unit)
    return {"ref": "unit", "id": unit, "msg": f"ms-unit-{SIDES[side]}-{number_of(unit)}", "seat": side}


def hex_ref(hex_: int) -> dict[str, Any]:
    """A hex."""
    return {"ref": "space", "id": hex_, "msg": f"ms-hex-{NAMES[hex_].lower()}"}


def card_ref(s: State, card: int) -> dict[str, Any]:
    """A troop or creature card."""
    return {"ref": "card", "id": card, "msg": f"ms-card-{s.card(card).id}"}


def spell_ref(s: State, spell: int) -> dict[str, Any]:
    """A spell."""
    return {"ref": "spell", "id": spell, "msg": f"ms-spell-{s.plan.spells[spell].id}"}


def box_ref(s: State, side: int, box: int) -> dict[str, Any]:
    """A box on a side's mage board; spell boxes bear the spell's name."""
    found = s.mage(side).boxes[box]
    if found.spell >= 0:
        return {"ref": "box", "id": box, "msg": f"ms-spell-{s.plan.spells[found.spell].id}", "seat": side}
    return {"ref": "box", "id": box, "msg": f"ms-box-{s.mage(side).id}-{found.id}", "seat": side}


def side_ref(side: int) -> dict[str, Any]:
    """A side."""
    return {"ref": "side", "id": side, "msg": f"ms-side-{SIDES[side]}", "seat": side}


def load_ref(s: State) -> dict[str, Any]:
    """What the scenario lets units carry."""
    loads = s.plan.scenario.special.loads
    kind = "caravan" if loads is None else loads.kind
    return {"ref": "load", "id": kind, "msg": f"ms-load-{kind}"}


def terrain_ref(s: State, terrain: int) -> dict[str, Any]:
    """A kind of terrain."""
    return {"ref": "terrain", "id": terrain, "msg": f"ms-terrain-{s.plan.terrain[terrain].id}"}


def step_ref(step: int) -> dict[str, Any]:
    """A step of a combat, 1 to 10."""
    return {"ref": "step", "id": step, "msg": f"ms-step-{step}"}


def goal_ref(goal: int) -> dict[str, Any]:
    """An objective marker by its letter: each side has four, A to D."""
    return {"ref": "goal", "id": goal, "msg": f"ms-goal-{'abcd'[goal % 4]}", "seat": goal // 4}

"""What people see: the board, units, mage boards and the combat.

The shape of a view, as the page reads it:

``round``, ``rounds``, ``stage``, ``phase``, ``active`` (the seat whose turn it is), ``first``, ``night``, ``points``
(strategic points left), ``score`` (by seat); ``scenario``: its id, sites and what is special. ``hexes``: terrain ids in
hex order (row 1 first, A to K); ``doors``: of bridges and fords, the hexes across their open sides. ``goals``:
objective markers {side, n, hex}; ``flares``; ``loads``.

``units``: {id, side, number, hex or null, state (board, ready, waiting), large, knights (none, some, all), move,
damage, hold, run, whirlwind, fly, treewalk, attacks (hex or null), cards (indexes of those that the seat knows, in
order), whole (whether these are all)}.

``mages``, by seat: {id, name, boxes: [{id, kind, tokens, arrived, name}], links: [{a, b, dots, used}]}. ``left``, by
seat: cards of the army by kind that are neither discarded nor off the board; ``discards``, by seat. ``fight``: see
``views_combat.py``. ``dice``: {seat, value, how}. ``memory``: what combats showed, {round, unit, cards}.
``preview``: for the seat that decides outside a combat, where its units would go (see ``preview.py``); else empty.
"""

from __future__ import annotations

from typing import Any

from battlebook.games.magestorm import preview, views_combat
from battlebook.games.magestorm.board import COLUMNS, HEXES, READY, ROWS, WAITING
from battlebook.games.magestorm.content import CARDS
from battlebook.games.magestorm.pieces import BOX_KINDS, CHARACTERISTICS, KRAGIS, LAUSJAN, POWERS, STEPS, Card
from battlebook.games.magestorm.refs import box_ref
from battlebook.games.magestorm.rules.units import movement_points
from battlebook.games.magestorm.state import (
    ALL_KNIGHTS,
    BOARD_ROOM,
    FIGHTING,
    KNIGHTS,
    LARGE,
    MOST_GOALS,
    OPEN,
    PHASES,
    STAGES,
    State,
    number_of,
    side_of,
)

HOW = ("to-roll", "rolled", "set")
STATES = {READY: "ready", WAITING: "waiting"}


def view(s: State, seat: int) -> dict[str, Any]:
    """Everything that a seat sees."""
    scenario = s.plan.scenario
    return {
        "round": s.round,
        "rounds": scenario.rounds,
        "stage": STAGES[s.stage],
        "phase": PHASES[s.phase],
        "active": s.active,
        "first": scenario.first,
        "night": s.is_night(),
        "points": s.points,
        "score": list(s.score),
        "scenario": scenario_view(s),
        "units": [unit_view(s, u, seat) for u in (*s.formed(KRAGIS), *s.formed(LAUSJAN))],
        **board_view(s),
        "mages": [mage_view(s, side) for side in (KRAGIS, LAUSJAN)],
        "discards": [list(pile) for pile in s.discards],
        "left": [left_view(s, side) for side in (KRAGIS, LAUSJAN)],
        "fight": views_combat.fight_view(s),
        "dice": [{"seat": side, "value": value, "how": HOW[how]} for side, value, how in s.dice],
        "preview": preview.preview(s, seat) if decides(s, seat) else [],
        "memory": [] if s.rulings.secret_memory else [memory_view(row) for row in s.memory],
    }


def board_view(s: State) -> dict[str, Any]:
    """The map and the markers on it."""
    return {
        "rows": ROWS,
        "columns": COLUMNS,
        "hexes": [s.plan.terrain[t].id for t in s.terrain],
        "goals": goals_view(s),
        "flares": [{"side": a, "hex": b, "unit": None if c < 0 else c} for a, b, c in s.flares],
        "loads": [{"carrier": None if c < 0 else c, "hex": h if h < HEXES else None} for c, h in s.loads],
    }


def decides(s: State, seat: int) -> bool:
    """Whether a seat is asked in a battle: then it sees where its units would go."""
    return seat >= 0 and s.stage == FIGHTING and not s.fight and s.ask is not None and seat in s.ask.seats


def scenario_view(s: State) -> dict[str, Any]:
    """What the scenario says that is not on the board."""
    scenario = s.plan.scenario
    doors = {str(h): list(across) for h, across in enumerate(scenario.doors) if across}
    return {
        "id": scenario.id,
        "sites": [{"name": f"ms-site-{name}", "hex": h} for name, h in scenario.sites],
        "doors": doors,
        "aims": [
            {"kind": aim.kind, "side": aim.side, "hexes": list(aim.hexes), "vp": aim.vp, "n": aim.n, "m": aim.m}
            for aim in scenario.aims
        ],
        "zones": [list(army.zone) for army in scenario.armies],
    }


def unit_view(s: State, unit: int, seat: int) -> dict[str, Any]:
    """One unit as far as the seat knows it."""
    look, place = s.look[unit], s.place[unit]
    side = side_of(unit)
    whole = side == seat or bool(look & OPEN)
    return {
        "id": unit,
        "side": side,
        "number": number_of(unit),
        "hex": place if place < HEXES else None,
        "state": STATES.get(place, "board"),
        "large": bool(look & LARGE),
        "knights": "all" if look & ALL_KNIGHTS else "some" if look & KNIGHTS else "none",
        "move": movement_points(s, unit),
        "damage": s.damage[unit],
        "hold": bool(s.hold[unit]),
        "run": s.run[unit],
        "whirlwind": bool(s.whirl[unit]),
        "fly": bool(s.fly[unit]),
        "treewalk": bool(s.tree[unit]),
        "attacks": s.attacks[unit] if s.attacks[unit] < HEXES else None,
        "cards": list(s.cards[unit]),
        "whole": whole,
    }


def goals_view(s: State) -> list[dict[str, Any]]:
    """The objective markers on the board."""
    return [{"side": i // MOST_GOALS, "n": i % MOST_GOALS + 1, "hex": at} for i, at in enumerate(s.goals) if at < HEXES]


def mage_view(s: State, side: int) -> dict[str, Any]:
    """A mage board with its power points."""
    mage, base = s.mage(side), side * BOARD_ROOM
    return {
        "id": mage.id,
        "name": f"ms-mage-{mage.id}",
        "boxes": [
            {
                "id": box.id,
                "kind": BOX_KINDS[box.kind],
                "name": box_ref(s, side, box.number)["msg"],
                "tokens": s.tokens[base + box.number],
                "arrived": s.arrived[base + box.number],
            }
            for box in mage.boxes
        ],
        "links": [
            {"a": link.a, "b": link.b, "dots": link.dots, "used": s.crossed[base + i]}
            for i, link in enumerate(mage.links)
        ],
    }


def left_view(s: State, side: int) -> list[dict[str, int]]:
    """The cards of an army that are still in its units, by kind: open to all."""
    cards = [*s.pool[side], *(card for unit in s.formed(side) for card in s.cards[unit])]
    return [{"card": card, "n": cards.count(card)} for card in sorted(set(cards))]


def faces() -> list[dict[str, Any]]:
    """Every card's face, in the order of their numbers: the page reads them once."""
    return [face(card) for card in CARDS]


def face(card: Card) -> dict[str, Any]:
    """One card: values by characteristic as [engagement, melee]."""
    values = {name: [card.values[step][i] for step in range(len(STEPS))] for i, name in enumerate(CHARACTERISTICS)}
    icons = [("charge", card.charge), ("forestry", card.forestry), ("nocturnal", card.nocturnal)]
    return {
        "id": card.id,
        "name": f"ms-card-{card.id}",
        "role": f"ms-card-{card.id}.role",
        "side": card.side if card.troop else None,
        **values,
        "resistance": card.resistance,
        "traits": [t for t, on in (("cavalry", card.cavalry), ("ranged-weapons", card.ranged)) if on],
        "icons": {name: [c for i, c in enumerate(CHARACTERISTICS) if mask >> i & 1] for name, mask in icons if mask},
        "unstoppable": card.unstoppable,
        "power": POWERS[card.power] or None,
    }


def memory_view(row: tuple[Any, ...]) -> dict[str, Any]:
    """What a combat showed of a unit."""
    return {"round": row[0], "unit": row[1], "cards": list(row[2])}

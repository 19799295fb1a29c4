"""Armies: ready-made ones, random ones by points, and what makes one illegal.

An army in a set-up is the name of a ready-made one, or a list of rows ``{"unit", "side"}`` (a guard won in a Creature
Bank may add ``"stacked": true``), or ``{"random": points, "seed": n}`` with an optional ``"faction"``. The first five
need not fight: an army is a Unit Deck.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.content import ARMIES, FACE_INDEX, FACE_KEYS, FACE_RECORDS, FACES, SUMMONED, UNITS
from battlebook.games.heroes3.content_check import cost_of
from battlebook.games.heroes3.content_kinds import FACTIONS
from battlebook.games.heroes3.faces import unit_message
from battlebook.kernel.content_schema import near
from battlebook.kernel.game import Problem
from battlebook.kernel.rules import Refusal
from battlebook.kernel.state import DEFAULT_RECORDER
from battlebook.kernel.words import Words, words

POINTS = 75  # what the ready-made armies cost
LEAST_POINTS = 10
SLACK = 3
FIGHT = 5
SIDES = ("few", "pack", "alt_few", "alt_pack", "neutral")

MALFORMED = LEDGER.refusal("h3:9:max-five-of-many", "malformed")
UNKNOWN_ARMY = LEDGER.refusal("h3:9:max-five-of-many", "unknown-army")
EMPTY = LEDGER.refusal("h3:9:max-five-of-many", "empty")
OVER_POINTS = LEDGER.refusal("h3:9:max-five-of-many", "points")
UNKNOWN_UNIT = LEDGER.refusal("h3:9:seven-units-per-faction", "unknown-unit")
UNKNOWN_FACTION = LEDGER.refusal("h3:9:seven-units-per-faction", "unknown-faction")
UNKNOWN_SIDE = LEDGER.refusal("h3:2:few-pack-kept", "unknown-side")
AZURE_SIDE = LEDGER.refusal("h3:10:azure-only-neutral", "side")
ONE_SIDE = LEDGER.refusal("h3:9:neutral-single-sided", "side")
ONLY_SUMMONED = LEDGER.refusal("h3:15:summon-elementals", "army")
SIEGE_CARD = LEDGER.refusal("h3:7:arrow-tower-gained", "army")
NEVER_STACKED = LEDGER.refusal("h3:16:stack-gained", "stacked")


def face_points(face: int) -> int:
    """Gold and 6 for each valuable; a Pack costs its Few and its own price; a bank's guard has no price (0)."""
    unit, side = FACE_KEYS[face]
    return cost_of(UNITS[unit], side) if side != "neutral" else cost_of(FACE_RECORDS[face], side)


def army_points(faces: Sequence[int]) -> int:
    """The points of all units together."""
    return sum(face_points(f) for f in faces)


def ready_names() -> tuple[str, ...]:
    """The ready-made armies in content order."""
    return tuple(ARMIES)


def rows(army: object) -> list[dict[str, Any]]:
    """The rows of an army in any of its forms. Raises KeyError or ValueError for one with `problems`."""
    if isinstance(army, str):
        return [dict(row) for row in ARMIES[army]["units"]]
    if isinstance(army, Mapping):
        faces = random_army(Random(army["seed"]), army["random"], army.get("faction", ""))
        return rows_of(faces)
    if isinstance(army, Sequence):
        return [dict(row) for row in army]
    raise ValueError(f"no army: {army!r}")


def rows_of(faces: Sequence[int]) -> list[dict[str, Any]]:
    """Faces as rows."""
    return [{"unit": FACE_KEYS[f][0], "side": FACE_KEYS[f][1]} for f in faces]


def resolve(army: object) -> tuple[int, ...]:
    """The faces of an army in its order. Raises KeyError or ValueError for one with `problems`."""
    return tuple(FACE_INDEX[row["unit"], row["side"]] for row in rows(army))


def stacked(army: object) -> tuple[int, ...]:
    """The places in the army of units that are still Stacked."""
    return tuple(i for i, row in enumerate(rows(army)) if row.get("stacked"))


# ------------------------------------------------------------------------------------------- legality


def problems(field: str, army: object, points: int = 0) -> list[Problem]:
    """Everything that is wrong with an army, in the order of its rows; ``points`` is the set-up's limit (0: none)."""
    return cited(shape_problems(field, army) or row_problems(field, army, points))


def row_problems(field: str, army: Any, points: int) -> list[Problem]:
    """What is wrong with the rows of an army, with their number or with what they cost together."""
    found = []
    listed = rows(army)
    if not listed:
        return [Problem(field, EMPTY)]
    for i, row in enumerate(listed):
        refusal, args = refuse_row(row)
        if refusal is not None:
            found.append(Problem(field, refusal, {"row": i + 1, **args}))
    if not found and points and army_points(resolve(army)) > points:
        found.append(Problem(field, OVER_POINTS, {"points": army_points(resolve(army)), "limit": points}))
    return found


def cite(kind: str, rule: str) -> None:
    """Tell a test's recorder which rule was used: a deck is made before there is a state that could."""
    for recorder in DEFAULT_RECORDER:
        recorder(kind, rule)


def cited(found: list[Problem]) -> list[Problem]:
    """The problems, told to a test's recorder."""
    for problem in found:
        cite("refused", problem.refusal.rule)
    return found


def shape_problems(field: str, army: object) -> list[Problem]:
    """An army that is none of the three forms."""
    if isinstance(army, str):
        unknown = [] if army in ARMIES else [Problem(field, UNKNOWN_ARMY, nearest(army, ARMIES))]
        return unknown
    if isinstance(army, Mapping):
        return random_problems(field, army)
    is_list = isinstance(army, Sequence) and all(isinstance(row, Mapping) for row in army)
    return [] if is_list else [Problem(field, MALFORMED)]


def random_problems(field: str, army: Mapping[str, Any]) -> list[Problem]:
    """A random army needs whole points, a seed and, if any, a known faction."""
    faction = army.get("faction", "")
    whole = type(army.get("random")) is int and type(army.get("seed")) is int
    if not whole or army["random"] < LEAST_POINTS or not set(army) <= {"random", "seed", "faction"}:
        return [Problem(field, MALFORMED)]
    if faction and faction not in FACTIONS:
        return [Problem(field, UNKNOWN_FACTION, nearest(faction, FACTIONS))]
    return []


def nearest(word: object, known: Any) -> dict[str, str]:
    """Arguments for the words of an unknown name: the name and the nearest known one (or "none")."""
    found = near(word, known).removeprefix(" (nearest: '").removesuffix("')")
    return {"name": str(word), "nearest": found or "none"}


def refuse_row(row: Mapping[str, Any]) -> tuple[Refusal | None, dict[str, Any]]:
    """Why a unit of an army may not be taken so, with arguments for the words, or None."""
    unit, side, is_stacked = row.get("unit"), row.get("side"), row.get("stacked", False)
    if not isinstance(unit, str) or not isinstance(side, str) or type(is_stacked) is not bool:
        return MALFORMED, {}
    if not set(row) <= {"unit", "side", "stacked"}:
        return MALFORMED, {}
    if unit not in UNITS:
        return UNKNOWN_UNIT, nearest(unit, UNITS)
    sides = [s for s in SIDES if (unit, s) in FACE_INDEX]
    args = {"unit": words(unit_message(unit)), "side": side_words(side), "sides": side_list(sides)}
    if FACES[FACE_INDEX[unit, sides[0]]].beside_board:
        return SIEGE_CARD, args
    if unit in SUMMONED and side != "neutral":
        return ONLY_SUMMONED, args
    if is_stacked and "bank" not in UNITS[unit]:
        return NEVER_STACKED, args
    return (None, args) if side in sides else (refuse_side(unit, side, sides), args)


def side_words(side: str) -> Words | str:
    """A side by its name; what is none stays as it was written."""
    return words(f"h3-side-{side.replace('_', '-')}") if side in SIDES else side


def side_list(sides: Sequence[str]) -> Words | str:
    """Sides by their names, with commas between."""
    listed: Words | str = ""
    for side in sides:
        named = side_words(side)
        listed = words("h3-list-comma", a=listed, b=named) if listed else named
    return listed


def refuse_side(unit: str, side: str, sides: Sequence[str]) -> Refusal:
    """A side that the card does not have."""
    if side in ("few", "pack") and sides == ["neutral"]:
        return AZURE_SIDE if UNITS[unit].get("tier") == "azure" else ONE_SIDE
    return UNKNOWN_SIDE


# --------------------------------------------------------------------------------------- random armies


def random_army(rng: Random, points: int = POINTS, faction: str = "") -> tuple[int, ...]:
    """A random army of one faction: up to five units, as near to ``points`` as can be without going over.

    Uniform over all choices of units and sides that cost at most `SLACK` points less than the best. Raises ValueError
    when nothing is cheap enough.
    """
    faction = faction or rng.choice(FACTIONS)
    known = choices(faction)
    end = bisect_right(known, points, key=lambda row: row[0])
    if not end:
        raise ValueError(f"no army of {faction} costs {points} points or less")
    start = bisect_left(known, known[end - 1][0] - SLACK, key=lambda row: row[0])
    return known[rng.randrange(start, end)][1]


@cache
def choices(faction: str) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Every army of up to five units of a faction, each on one side, with its points, cheapest first."""
    units = [u for u, record in UNITS.items() if record.get("faction") == faction]
    found: list[tuple[int, tuple[int, ...]]] = []
    for sides in product(("", "few", "pack"), repeat=len(units)):
        faces = tuple(FACE_INDEX[u, s] for u, s in zip(units, sides) if s)
        if 0 < len(faces) <= FIGHT:
            found.append((army_points(faces), faces))
    return tuple(sorted(found))

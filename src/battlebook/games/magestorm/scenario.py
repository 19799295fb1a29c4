"""Scenarios as the engine reads them, made from their checked records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from battlebook.games.magestorm.board import COLUMNS, DISTANCE, HEXES, LETTERS, NOWHERE, NUMBERS, ROWS, beside
from battlebook.games.magestorm.pieces import NO_SIDE, SIDES, Card, Mage, Terrain

BOTH: Final = 2
NEVER: Final = 0


@dataclass(frozen=True, slots=True)
class Army:
    """One side of a scenario. ``mage``: index; ``opening``/``tokens``: power points at the start and each round;
    ``points``: strategic points; ``least``/``most``: units; ``cards``: troop cards in ascending order; ``zone``: hexes
    in ascending order; ``room``: units in a hex of it."""

    mage: int
    opening: int
    tokens: int
    points: int
    least: int
    most: int
    cards: tuple[int, ...]
    zone: tuple[int, ...]
    room: int


@dataclass(frozen=True, slots=True)
class Aim:
    """One victory condition: its kind, whose it is (`BOTH` of both), the hexes it names (of rows and columns too),
    points, and its numbers (``n``: rounds, points, resistance or the part; ``m``: points lost, or the whole)."""

    kind: str
    side: int
    hexes: tuple[int, ...] = ()
    vp: int = 0
    n: int = 0
    m: int = 0


@dataclass(frozen=True, slots=True)
class Loads:
    """What units carry: a caravan or refugees. ``starts``: hexes where the carriers stand, if the scenario says so;
    ``slow``: the most movement points of a carrier (0: no limit); ``not_east``: an enemy carrier cannot move east."""

    kind: str
    side: int
    n: int
    starts: tuple[int, ...]
    slow: int
    not_east: bool


@dataclass(frozen=True, slots=True)
class Special:
    """The rules of a scenario's own; -1 as a side when it has none of a kind.

    ``alternating``: deployment unit by unit; ``night``: the round from which it is night (0: never); ``draws``: equal
    scores are a draw. ``exit_side`` may take off units from row ``exit_row``; ``burner`` may burn forests;
    ``slow_side`` has ``slow_less`` movement points less in some rounds; of ``late_side`` only ``late_first`` units
    stand on the board at the start, the others enter in ``late_row`` from ``late_round`` on.
    """

    alternating: bool
    free_mages: bool
    dark: bool
    night: int
    draws: bool
    exit_side: int
    exit_row: int
    burner: int
    slow_side: int
    slow_rounds: tuple[int, ...]
    slow_less: int
    late_side: int
    late_round: int
    late_row: int
    late_first: int
    loads: Loads | None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario. ``doors[hex]``: of a bridge or ford, the two
    neighbours across its open sides; ``power``: sites that feed magic."""

    number: int
    id: str
    printed: int
    rounds: int
    first: int
    deploy: tuple[int, ...]
    sites: tuple[tuple[str, int], ...]
    power: tuple[int, ...]
    terrain: tuple[int, ...]
    doors: tuple[tuple[int, ...], ...]
    armies: tuple[Army, Army]
    aims: tuple[Aim, ...]
    special: Special


class Parts(NamedTuple):
    """What scenarios refer to, by id: cards, mages and terrain; terrain also by its code on the map."""

    cards: Mapping[str, Card]
    mages: Mapping[str, Mage]
    terrain: Mapping[str, Terrain]

    def of_code(self, code: str) -> Terrain | None:
        """The terrain of a map code."""
        return next((t for t in self.terrain.values() if t.code == code), None)


def make_scenario(index: int, id_: str, data: Mapping[str, Any], parts: Parts) -> Scenario:
    """The record of a scenario without faults."""
    terrain = map_of(data["map"], parts)
    sites = {name: NUMBERS[at] for name, at in data["sites"].items()}
    return Scenario(
        number=index,
        id=id_,
        printed=data["number"],
        rounds=data["rounds"],
        first=SIDES.index(data["first_player"]),
        deploy=tuple(SIDES.index(side) for side in data["deploy_order"]),
        sites=tuple(sorted(sites.items(), key=lambda pair: pair[1])),
        power=tuple(sorted(sites[name] for name in data.get("power_sites", ()))),
        terrain=tuple(t.number for t in terrain),
        doors=doors_of(data.get("crossings", {})),
        armies=(army_of(data, 0, terrain, parts), army_of(data, 1, terrain, parts)),
        aims=tuple(aim_of(row, sites) for row in data["victory"]),
        special=special_of(data),
    )


def special_of(data: Mapping[str, Any]) -> Special:
    """The rules of a scenario's own."""
    exit_, slow, late = data.get("exit", {}), data.get("slow", {}), data.get("arrivals", {})
    return Special(
        bool(data.get("alternating_deployment")),
        bool(data.get("free_mages")),
        bool(data.get("darkness")),
        data.get("night_from_round", NEVER),
        data.get("tie", "draw") == "draw",
        side_of(exit_),
        exit_.get("row", 0),
        side_of(data.get("burn", {})),
        side_of(slow),
        tuple(slow.get("rounds", ())),
        slow.get("less", 0),
        side_of(late),
        late.get("round", NEVER),
        late.get("row", 0),
        late.get("at_start", 0),
        loads_of(data.get("loads")),
    )


def side_of(data: Mapping[str, Any]) -> int:
    """The side that a part of a scenario names, or -1."""
    return SIDES.index(data["side"]) if "side" in data else NO_SIDE


def map_of(rows: Sequence[str], parts: Parts) -> tuple[Terrain, ...]:
    """The terrain of each hex; rows are written from row 9 down to row 1. Raises ValueError for a faulty map."""
    found: list[Terrain] = []
    for row in reversed(rows):
        codes = row.split()
        made = [t for t in map(parts.of_code, codes) if t is not None]
        if len(made) != COLUMNS or len(codes) != COLUMNS:
            raise ValueError(f"faulty map row {row!r}")
        found.extend(made)
    return tuple(found)


def doors_of(crossings: Mapping[str, Sequence[str]]) -> tuple[tuple[int, ...], ...]:
    """By hex, the neighbours across the open sides of a bridge or ford."""
    doors: list[tuple[int, ...]] = [()] * HEXES
    for name, directions in crossings.items():
        across = [beside(NUMBERS[name], direction) for direction in directions]
        doors[NUMBERS[name]] = tuple(sorted(n for n in across if n != NOWHERE))
    return tuple(doors)


def army_of(data: Mapping[str, Any], side: int, terrain: Sequence[Terrain], parts: Parts) -> Army:
    """One side's army."""
    own = data[SIDES[side]]
    cards = sorted(parts.cards[troop].number for troop, n in own["troops"].items() for _ in range(n))
    return Army(
        parts.mages[own["mage"]].number,
        own["opening_tokens"],
        own["tokens"],
        own["strategic_points"],
        own["units_min"],
        own["units_max"],
        tuple(cards),
        zone_of(data, side, terrain),
        own.get("room", 2),
    )


def zone_of(data: Mapping[str, Any], side: int, terrain: Sequence[Terrain]) -> tuple[int, ...]:
    """The hexes a side deploys on: named ones, and those of the named rows and columns that can be entered."""
    zone = data[SIDES[side]]["zone"]
    found = {NUMBERS[name] for name in zone.get("hexes", ())}
    if "rows" in zone or "columns" in zone:
        found |= within(zone, terrain)
    if "away" in zone:
        other = zone_of(data, 1 - side, terrain)
        far = [h for h in range(HEXES) if terrain[h].cost and all(DISTANCE[h][o] >= zone["away"] for o in other)]
        found |= set(far)
    return tuple(sorted(found))


def within(zone: Mapping[str, Any], terrain: Sequence[Terrain]) -> set[int]:
    """Passable hexes of the named rows and columns (all rows, or all columns, where none are named)."""
    rows = zone.get("rows", range(1, ROWS + 1))
    columns = [LETTERS.index(c) for c in zone.get("columns", LETTERS)]
    return {(r - 1) * COLUMNS + c for r in rows for c in columns if terrain[(r - 1) * COLUMNS + c].cost}


def aim_of(row: Mapping[str, Any], sites: Mapping[str, int]) -> Aim:
    """A victory condition."""
    side = BOTH if row["side"] == "both" else SIDES.index(row["side"])
    kind = row["type"]
    n = row.get("points", row.get("rounds", row.get("resistance", row.get("part", 0))))
    return Aim(kind, side, hexes_of(row, sites), row.get("vp", 0), n, row.get("lost", row.get("of", 0)))


def hexes_of(row: Mapping[str, Any], sites: Mapping[str, int]) -> tuple[int, ...]:
    """The hexes that a condition names as sites, rows or columns."""
    found: list[int] = [sites[name] for name in row.get("sites", ())]
    found += [sites[row["to"]]] if "to" in row else []
    columns: Iterable[str] = [*row.get("columns", ()), *([row["column"]] if "column" in row else [])]
    found += [h for h in range(HEXES) if LETTERS[h % COLUMNS] in columns]
    found += [h for h in range(HEXES) if h // COLUMNS + 1 in row.get("rows", ())]
    return tuple(sorted(found))


def loads_of(data: Mapping[str, Any] | None) -> Loads | None:
    """What is carried, or None."""
    if data is None:
        return None
    starts = tuple(NUMBERS[name] for name in data.get("starts", ()))
    not_east = bool(data.get("captors_not_east"))
    return Loads(data["kind"], SIDES.index(data["side"]), data["count"], starts, data.get("slow", 0), not_east)

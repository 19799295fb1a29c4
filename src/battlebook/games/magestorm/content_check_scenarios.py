"""The check of scenarios: maps, army lists against the box, deployment, sites and what the rest refers to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from battlebook.games.magestorm.board import COLUMNS, HEXES, NAMES, NEXT, NOWHERE, NUMBERS, ROWS, beside
from battlebook.games.magestorm.content_look import Look
from battlebook.games.magestorm.content_make import make_terrain, number_of
from battlebook.games.magestorm.pieces import SIDES, Terrain
from battlebook.games.magestorm.scenario import Parts, doors_of, map_of, zone_of
from battlebook.kernel.content import Record
from battlebook.kernel.content_lines import Path
from battlebook.kernel.content_schema import near

MOST_CARDS = 6
LEAST_CARDS = 2
IN_A_HEX = 2
Found = Iterator[tuple[Path, str]]


def check(look: Look, record: Record) -> None:
    """Everything about one scenario; with a faulty map its hexes are not looked at."""
    data = record.data
    kinds = {i: make_terrain(n, i, t) for n, (i, t) in enumerate(look.family("terrain").items())}
    parts = Parts({}, {}, kinds)
    faults = list(map_faults(data["map"], parts))
    if not faults:
        terrain = map_of(data["map"], parts)
        faults += [*tile_faults(data, terrain, look), *crossing_faults(data, terrain), *zone_faults(data, terrain)]
    for side in SIDES:
        faults += army_faults(data[side], side, look)
    faults += [*site_faults(data), *order_faults(data), *special_faults(data)]
    for path, message in faults:
        look.fault(record, path, message)


def map_faults(rows: Sequence[str], parts: Parts) -> Found:
    """Each row has a known code for each of the eleven columns."""
    for i, row in enumerate(rows):
        codes = row.split()
        if len(codes) != COLUMNS:
            yield ("map", i), f"row {ROWS - i} has {len(codes)} hexes, must have {COLUMNS}"
        for code in sorted(set(codes)):
            if parts.of_code(code) is None:
                known = " ".join(t.code for t in parts.terrain.values())
                yield ("map", i), f"unknown terrain {code!r}; known: {known}"


def tile_faults(data: Mapping[str, Any], terrain: Sequence[Terrain], look: Look) -> Found:
    """No more tiles and crossings than the box holds."""
    box = look.family("box")["box"]
    crossings = sum(t.crossing for t in terrain)
    tiles = sum(t.id != "clear" for t in terrain)  # a crossing lies on a river tile
    if tiles > number_of(box["terrain_tiles"]):
        yield ("map",), f"needs {tiles} terrain tiles, the box holds {number_of(box['terrain_tiles'])}"
    if crossings > number_of(box["crossing_tiles"]):
        yield ("map",), f"needs {crossings} bridge and ford tiles, the box holds {number_of(box['crossing_tiles'])}"


def crossing_faults(data: Mapping[str, Any], terrain: Sequence[Terrain]) -> Found:
    """Each bridge and ford has two open sides, and each entry is a bridge or ford."""
    crossings = data.get("crossings", {})
    for name, directions in crossings.items():
        if name not in NUMBERS:
            yield ("crossings", name), f"there is no hex {name!r}"
        elif not terrain[NUMBERS[name]].crossing:
            yield ("crossings", name), f"{name} holds neither bridge nor ford"
        elif any(beside(NUMBERS[name], d) == NOWHERE for d in directions):
            yield ("crossings", name), "an open side leads off the map"
    for h in range(HEXES):
        if terrain[h].crossing and NAMES[h] not in crossings:
            yield ("map",), f"the {terrain[h].id} in {NAMES[h]} has no open sides in crossings"


def zone_faults(data: Mapping[str, Any], terrain: Sequence[Terrain]) -> Found:
    """Units can stand in the deployment hexes, there is room for all, and they can walk to the enemy's."""
    zones = [zone_of(data, side, terrain) for side in (0, 1)]
    doors = doors_of({n: d for n, d in data.get("crossings", {}).items() if n in NUMBERS})
    for side, own in enumerate(zones):
        path: Path = (SIDES[side], "zone")
        shut = [h for h in own if not terrain[h].cost]
        yield from ((path, f"no unit can stand in {NAMES[h]} ({terrain[h].id})") for h in shut)
        if not own:
            yield path, "names no hex a unit can stand in"
        common = sorted(set(own) & set(zones[1 - side]))
        if common and side == 0:
            yield path, f"both sides deploy in {NAMES[common[0]]}"
        room = len(own) * data[SIDES[side]].get("room", IN_A_HEX)
        at_start = late_units(data, side)
        if room < at_start:
            yield path, f"has room for {room} units, {at_start} may be deployed"
        reach = walked(zones[1 - side], terrain, doors)
        cut = [h for h in own if terrain[h].cost and h not in reach]
        yield from ((path, f"no way leads from {NAMES[h]} to the enemy's zone") for h in cut)


def late_units(data: Mapping[str, Any], side: int) -> int:
    """How many units of a side may be on the board at the start."""
    late = data.get("arrivals", {})
    return int(late["at_start"] if late.get("side") == SIDES[side] else data[SIDES[side]]["units_max"])


def walked(start: Sequence[int], terrain: Sequence[Terrain], doors: Sequence[tuple[int, ...]]) -> set[int]:
    """Every hex that walking units reach from some hexes."""
    reached, new = set(start), list(start)
    while new:
        here = new.pop()
        for there in NEXT[here]:
            shut = any(doors[a] and b not in doors[a] for a, b in ((here, there), (there, here)))
            if terrain[there].cost and there not in reached and not shut:
                reached.add(there)
                new.append(there)
    return reached


def army_faults(army: Mapping[str, Any], side: str, look: Look) -> Found:
    """The army's cards are in the box and can be made into the units."""
    troops = look.family("troop")
    own = [i for i, t in troops.items() if t["army"] == side]
    for name, n in army["troops"].items():
        if name not in own:
            yield (side, "troops", name), f"the {side} have no troop {name!r}{near(name, own)}"
        elif n > number_of(troops[name]["count"]):
            box = number_of(troops[name]["count"])
            yield (side, "troops", name), f"is {n}, but the box holds {box} cards"
    cards, least, most = sum(army["troops"].values()), army["units_min"], army["units_max"]
    limit = number_of(look.family("limits")["limits"]["units_per_army"])
    if most > limit:
        yield (side, "units_max"), f"is {most}, an army has at most {limit} units"
    if least > most:
        yield (side, "units_min"), f"is {least}, more than units_max ({most})"
    if cards < least * LEAST_CARDS:
        yield (side, "units_min"), f"{cards} cards do not make {least} units of at least {LEAST_CARDS}"
    if cards > most * MOST_CARDS:
        yield (side, "units_max"), f"{cards} cards do not fit into {most} units of at most {MOST_CARDS}"
    for field in ("opening_tokens", "tokens"):
        if army[field] > number_of(look.family("limits")["limits"]["power_points_per_mage"]):
            yield (side, field), f"is {army[field]}, more power points than a mage may have"


def site_faults(data: Mapping[str, Any]) -> Found:
    """Sites that victory conditions and power sites name exist."""
    sites = data["sites"]
    named: list[tuple[Path, str]] = [(("power_sites", i), name) for i, name in enumerate(data.get("power_sites", ()))]
    for i, row in enumerate(data["victory"]):
        named += [(("victory", i, "sites", j), name) for j, name in enumerate(row.get("sites", ()))]
        named += [(("victory", i, "to"), row["to"])] if "to" in row else []
    for path, name in named:
        if name not in sites:
            yield path, f"there is no site {name!r}{near(name, sites)}"


def order_faults(data: Mapping[str, Any]) -> Found:
    """Both sides deploy."""
    if len(set(data["deploy_order"])) < len(SIDES):
        yield ("deploy_order",), "must name both sides"


def special_faults(data: Mapping[str, Any]) -> Found:
    """Victory conditions that rest on a special rule have it; arrivals and loads fit the armies."""
    kinds = {row["type"]: i for i, row in enumerate(data["victory"])}
    needs = {"exit": "exit", "exit-share": "exit", "escort": "loads", "capture": "loads", "columns-at-end": "loads",
             "refuge": "loads", "burned": "burn"}  # fmt: skip
    for kind, part in needs.items():
        if kind in kinds and part not in data:
            yield ("victory", kinds[kind], "type"), f"{kind!r} needs a table {part!r}"
    loads, late = data.get("loads"), data.get("arrivals")
    if loads is not None and loads["count"] > data[loads["side"]]["units_min"]:
        yield ("loads", "count"), f"is {loads['count']}, more than the least number of units that carry them"
    if late is not None and late["at_start"] > data[late["side"]]["units_min"]:
        yield ("arrivals", "at_start"), "is more than the least number of units"
    if late is not None and late["round"] > data["rounds"]:
        yield ("arrivals", "round"), f"is {late['round']}, the scenario has {data['rounds']} rounds"

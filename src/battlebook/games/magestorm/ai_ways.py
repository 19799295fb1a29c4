"""How far things are: movement points between hexes over the terrain as it lies, whoever stands there."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from battlebook.games.magestorm.board import HEXES, NEXT
from battlebook.games.magestorm.content import TERRAIN

FAR: Final = 99.0  # from where no way leads
Doors = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=8192)
def ways(terrain: tuple[int, ...], doors: Doors, targets: tuple[int, ...], side: int) -> tuple[float, ...]:
    """By hex, the movement points to the nearest target: the cost of every hex on the cheapest way but the first."""
    found = [FAR] * HEXES
    for target in targets:
        found[target] = 0.0
    heap = [(0.0, target) for target in targets]
    while heap:
        n, at = heappop(heap)
        if n > found[at]:
            continue
        price = cost_of(terrain[at], side)
        if price <= 0:
            continue
        for other in NEXT[at]:
            if n + price < found[other] and is_open(terrain, doors, other, at):
                found[other] = n + price
                heappush(heap, (n + price, other))
    return tuple(found)


def cost_of(kind: int, side: int) -> int:
    """Movement points to enter a kind of terrain; 0 when it is impassable."""
    ground = TERRAIN[kind]
    return 1 if ground.easy_for == side else ground.cost


def is_open(terrain: tuple[int, ...], doors: Doors, start: int, end: int) -> bool:
    """Whether the side between two neighbours can be crossed: bridges and fords have but two open sides."""
    if not TERRAIN[terrain[start]].cost:
        return False
    if TERRAIN[terrain[end]].crossing and start not in doors[end]:
        return False
    return not TERRAIN[terrain[start]].crossing or end in doors[start]

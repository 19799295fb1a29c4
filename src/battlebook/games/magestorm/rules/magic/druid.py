"""The Druid's strategic spells: Forest, Treewalk, Crows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from battlebook.games.magestorm import verbs_magic
from battlebook.games.magestorm.board import HEXES
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import Spell
from battlebook.games.magestorm.rules.magic.targets import enemies, strike
from battlebook.games.magestorm.state import State

FOREST: Final = LEDGER("ms:spell-druid:forest")
WHERE: Final = LEDGER("ms:spell-druid:forest-where")
ON_OBJECTIVE: Final = LEDGER("msr:forest-on-objective")
TREEWALK: Final = LEDGER("ms:spell-druid:treewalk")
TREEWALK_LIMIT: Final = LEDGER("ms:spell-druid:treewalk-limit")
CROWS: Final = LEDGER("ms:spell-druid:crows")
MOST_TILES: Final = 40
CLEAR: Final = 0


def free_hexes(s: State, side: int, spell: Spell) -> list[int]:
    """Hexes without terrain tile and without any unit, while the box has tiles."""
    if sum(t != CLEAR for t in s.terrain) >= MOST_TILES:
        return []
    taken = set(s.place)
    s.note(WHERE)
    s.note(ON_OBJECTIVE)
    return [h for h in range(HEXES) if s.terrain[h] == CLEAR and h not in taken]


def may_treewalk(s: State, side: int, spell: Spell) -> list[int]:
    """Own units without Treewalk."""
    s.note(TREEWALK_LIMIT)
    return [u for u in s.units_of(side) if s.tree[u] < spell.a_unit]


def forest(s: State, side: int, spell: Spell, hex_: int) -> None:
    """A forest tile, for good."""
    verbs_magic.grow_forest(s, hex_, FOREST)


def treewalk(s: State, side: int, spell: Spell, unit: int) -> None:
    """Forest hexes cost the target one movement point."""
    verbs_magic.put_treewalk(s, unit, TREEWALK)


TARGETS: Final[dict[str, Callable[[State, int, Spell], list[int]]]] = {
    "forest": free_hexes,
    "treewalk": may_treewalk,
    "crows": enemies,
}
EFFECTS: Final[dict[str, Callable[[State, int, Spell, int], None]]] = {
    "forest": forest,
    "treewalk": treewalk,
    "crows": strike,
}
RULES: Final[dict[str, str]] = {"forest": FOREST, "treewalk": TREEWALK, "crows": CROWS}

"""The Airmage's strategic spells: Whirlwind, Run, Fly, Hurricane."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from battlebook.games.magestorm import verbs_magic
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import Spell
from battlebook.games.magestorm.rules.magic.targets import occupied, storm
from battlebook.games.magestorm.state import State

WHIRLWIND: Final = LEDGER("ms:spell-air:whirlwind")
WHIRLWIND_LIMIT: Final = LEDGER("ms:spell-air:whirlwind-limit")
RUN: Final = LEDGER("ms:spell-air:run")
RUN_LIMIT: Final = LEDGER("ms:spell-air:run-limit")
FLY: Final = LEDGER("ms:spell-air:fly-limit")
HURRICANE: Final = LEDGER("ms:spell-air:hurricane")


def without_whirlwind(s: State, side: int, spell: Spell) -> list[int]:
    """Any unit on which no Whirlwind lies."""
    s.note(WHIRLWIND_LIMIT)
    return [u for u in (*s.units_of(0), *s.units_of(1)) if not s.whirl[u]]


def may_run(s: State, side: int, spell: Spell) -> list[int]:
    """Own units with fewer than two Runs."""
    s.note(RUN_LIMIT)
    return [u for u in s.units_of(side) if s.run[u] < spell.a_unit]


def may_fly(s: State, side: int, spell: Spell) -> list[int]:
    """Own units, while fewer than two Fly spells are active."""
    units = s.units_of(side)
    if sum(s.fly[u] for u in units) >= spell.at_once:
        return []
    return units


def whirlwind(s: State, side: int, spell: Spell, unit: int) -> None:
    """The target loses one movement point."""
    verbs_magic.put_whirlwind(s, unit, side, WHIRLWIND)


def run(s: State, side: int, spell: Spell, unit: int) -> None:
    """The target gains one movement point."""
    verbs_magic.put_run(s, unit, RUN)


def fly(s: State, side: int, spell: Spell, unit: int) -> None:
    """The target flies."""
    verbs_magic.put_fly(s, unit, FLY)


TARGETS: Final[dict[str, Callable[[State, int, Spell], list[int]]]] = {
    "whirlwind": without_whirlwind,
    "run": may_run,
    "fly": may_fly,
    "hurricane": occupied,
}
EFFECTS: Final[dict[str, Callable[[State, int, Spell, int], None]]] = {
    "whirlwind": whirlwind,
    "run": run,
    "fly": fly,
    "hurricane": storm,
}
RULES: Final[dict[str, str]] = {"whirlwind": WHIRLWIND, "run": RUN, "fly": FLY, "hurricane": HURRICANE}

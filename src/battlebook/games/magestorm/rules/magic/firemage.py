"""The Firemage's strategic spells: Flare, Fireball, Wildfire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from battlebook.games.magestorm import verbs_magic
from battlebook.games.magestorm.board import HEXES
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import Spell
from battlebook.games.magestorm.rules.magic.targets import enemies, occupied, storm, strike
from battlebook.games.magestorm.rules.procedures_strategic import FlareUnit
from battlebook.games.magestorm.state import UNITS, State
from battlebook.kernel.frames import push
from battlebook.kernel.options import Ask, Group, Option

FLARE: Final = LEDGER("ms:spell-fire:flare")
NOMINATED: Final = LEDGER("ms:spell-fire:flare-nominated")
FLARE_LIMIT: Final = LEDGER("ms:spell-fire:flare-limit")
FIREBALL: Final = LEDGER("ms:spell-fire:fireball")
WILDFIRE: Final = LEDGER("ms:spell-fire:wildfire")
EVERYWHERE: Final = list(range(HEXES))
NAME: Final = tuple(Option(("name", u), (("unit", u),)) for u in range(UNITS))
NOBODY: Final = Group(FLARE, "everybody", (Option(("everybody",)),))


def unlit(s: State, side: int, spell: Spell) -> list[int]:
    """Any hex, while the own flare does not burn."""
    s.note(FLARE_LIMIT)
    return [] if any(flare[0] == side for flare in s.flares) else EVERYWHERE


def flare(s: State, side: int, spell: Spell, hex_: int) -> None:
    """The marker lies; a unit may be nominated."""
    push(s, FlareUnit(side, hex_))


def a_unit_may_be_nominated(s: State, f: FlareUnit) -> Ask:
    """Then that unit alone follows the flare, else all own units."""
    group = Group(NOMINATED, "name", tuple([NAME[u] for u in s.units_of(f.side)]))
    return Ask(f.side, NOMINATED, "flare-unit", (group, NOBODY) if group.size else (NOBODY,), None, (f.hex,))


def the_flare_burns(s: State, f: FlareUnit) -> None:
    """It counts as an objective marker beyond the limit of four."""
    verbs_magic.light_flare(s, f.side, f.hex, s.answer[1] if s.answer[0] == "name" else -1, FLARE)


FlareUnit.steps = (a_unit_may_be_nominated, the_flare_burns)
FlareUnit.rules = (NOMINATED, FLARE)

TARGETS: Final[dict[str, Callable[[State, int, Spell], list[int]]]] = {
    "flare": unlit,
    "fireball": enemies,
    "wildfire": occupied,
}
EFFECTS: Final[dict[str, Callable[[State, int, Spell, int], None]]] = {
    "flare": flare,
    "fireball": strike,
    "wildfire": storm,
}
RULES: Final[dict[str, str]] = {"flare": FLARE, "fireball": FIREBALL, "wildfire": WILDFIRE}

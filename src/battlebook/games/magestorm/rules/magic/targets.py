"""What spells of several mages have in common: hexes with units in them, and damage."""

from __future__ import annotations

from battlebook.games.magestorm.pieces import Spell
from battlebook.games.magestorm.rules.procedures_strategic import SpellDamage
from battlebook.games.magestorm.state import State
from battlebook.kernel.frames import push


def occupied(s: State, side: int, spell: Spell) -> list[int]:
    """Hexes with units of either side; elsewhere the spell would do nothing."""
    return sorted({s.place[u] for u in (*s.units_of(0), *s.units_of(1))})


def enemies(s: State, side: int, spell: Spell) -> list[int]:
    """Units of the opponent."""
    return s.units_of(1 - side)


def storm(s: State, side: int, spell: Spell, hex_: int) -> None:
    """Every unit in the hex, of either side, suffers one after the other."""
    push(s, SpellDamage(side, spell.number, (*s.units_in(hex_, 0), *s.units_in(hex_, 1)), 0))


def strike(s: State, side: int, spell: Spell, unit: int) -> None:
    """The target suffers."""
    push(s, SpellDamage(side, spell.number, (unit,), 0))

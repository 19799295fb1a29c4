"""Every file of operations: importing it fills the register."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.effects.cards import (
    arrivals,
    cures,
    damage,
    deck,
    machines,
    marks,
    moves,
    raises,
    sieges,
    spaces,
)

FILES: Final = (arrivals, cures, damage, deck, machines, marks, moves, raises, sieges, spaces)

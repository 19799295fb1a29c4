"""Every file of operations: importing it fills the register."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.effects.cards import (
    arrivals,
    casting,
    counters,
    cures,
    damage,
    deck,
    decks,
    dice,
    discards,
    machines,
    marks,
    moves,
    purse,
    raises,
    sieges,
    spaces,
    strikes,
    wards,
)

FILES: Final = (
    arrivals,
    casting,
    counters,
    cures,
    damage,
    deck,
    decks,
    dice,
    discards,
    machines,
    marks,
    moves,
    purse,
    raises,
    sieges,
    spaces,
    strikes,
    wards,
)

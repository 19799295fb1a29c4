"""Every file of operations: importing it fills the register."""

from __future__ import annotations

from battlebook.games.heroes3.effects.cards import (  # noqa: F401
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

"""Movement Phase: every unit moves toward its closest objective marker."""

from __future__ import annotations

from battlebook.games.magestorm.rules.procedures import MovementPhase

MovementPhase.steps = ()

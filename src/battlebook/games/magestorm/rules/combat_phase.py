"""Combat Phase: the combats that movement triggered are resolved."""

from __future__ import annotations

from battlebook.games.magestorm.rules.procedures import CombatPhase

CombatPhase.steps = ()

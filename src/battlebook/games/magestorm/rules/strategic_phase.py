"""Strategic Phase: cast strategic spells, then use strategic points."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules.procedures import StrategicOrders, StrategicPhase, StrategicSpells, TooMany
from battlebook.games.magestorm.state import State
from battlebook.kernel.frames import push

SPELLS_THEN_POINTS: Final = LEDGER("ms:strat:spells-then-points")


def strategic_spells_are_cast(s: State, f: StrategicPhase) -> None:
    """First the spells."""
    push(s, StrategicSpells(f.side))


def strategic_points_are_used(s: State, f: StrategicPhase) -> None:
    """Then the orders."""
    push(s, StrategicOrders(f.side))


StrategicPhase.steps = (strategic_spells_are_cast, strategic_points_are_used)
StrategicPhase.rules = (SPELLS_THEN_POINTS, SPELLS_THEN_POINTS)
StrategicSpells.steps = ()
StrategicOrders.steps = ()
TooMany.steps = ()

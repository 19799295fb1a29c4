"""Every frame of the game, and the field table made from them: clone, equality, digest, plain form."""

from __future__ import annotations

from battlebook.games.magestorm.rules import (
    combat_phase,
    fate,
    loads,
    magic_phase,
    movement_phase,
    orders,
    preparing_the_army,
    reorganisation,
    scenario_moves,
    sequence,
    setup,
    strategic_phase,
    strategic_spells,
)
from battlebook.games.magestorm.rules.combat.procedures import FRAMES as COMBAT
from battlebook.games.magestorm.rules.movement_frames import FRAMES as MOVEMENT
from battlebook.games.magestorm.rules.procedures import FRAMES as PROCEDURES
from battlebook.games.magestorm.rules.procedures_strategic import FRAMES as STRATEGIC
from battlebook.games.magestorm.state import FIELDS, State
from battlebook.kernel.frames import Frame
from battlebook.kernel.state import Table

# The chapters set the steps of the frames when they are imported.
CHAPTERS = (
    setup,
    preparing_the_army,
    sequence,
    magic_phase,
    strategic_phase,
    strategic_spells,
    orders,
    reorganisation,
    movement_phase,
    scenario_moves,
    loads,
    combat_phase,
    fate,
)
FRAMES: tuple[type[Frame], ...] = (*PROCEDURES, *STRATEGIC, *MOVEMENT, *COMBAT)
TABLE = Table(State, FIELDS, FRAMES)

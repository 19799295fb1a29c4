"""Combat Phase: the combats that movement triggered, in the active player's order; each has ten steps."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.board import HEXES
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules import victory
from battlebook.games.magestorm.rules.combat import (
    end,
    step_01_presentation,
    step_02_first_magic,
    step_03_deployment,
    step_04_engagement,
    step_05_first_special_powers,
    step_06_second_magic,
    step_07_reinforcements,
    step_08_melee,
    step_09_second_special_powers,
    step_10_third_magic,
)
from battlebook.games.magestorm.rules.combat.multiple import attackers_of
from battlebook.games.magestorm.rules.combat.procedures import Combat, Encounter
from battlebook.games.magestorm.rules.procedures import CombatPhase
from battlebook.games.magestorm.state import State
from battlebook.kernel.frames import leave, push, restart, stop
from battlebook.kernel.options import Ask, Group, Option

ONLY_IF_ENTERING: Final = LEDGER("ms:combat-0:only-if-entering")
MUST_RESOLVE: Final = LEDGER("ms:combat-0:must-resolve")
ORDER: Final = LEDGER("ms:combat-0:active-chooses-order")
COMBAT: Final = tuple(Option(("combat", h), (("space", h),)) for h in range(HEXES))


def the_active_player_chooses_a_combat(s: State, f: CombatPhase) -> Ask | None:
    """Of those that movement triggered; none are left out."""
    if victory.decided_now(s):
        stop(s)
        return None
    hexes = contested(s, f.side)
    if not hexes:
        s.note(ONLY_IF_ENTERING)
        leave(s)
        return None
    return Ask(f.side, ORDER, "combat", (Group(ORDER, "combat", tuple([COMBAT[h] for h in hexes])),), None, (f.side,))


def it_is_resolved(s: State, f: CombatPhase) -> None:
    """All that is fought for its hex; then the next one."""
    hex_ = s.answer[1]
    attackers, defenders = attackers_of(s, f.side, hex_), tuple(s.units_in(hex_, 1 - f.side))
    restart(s, f)
    push(s, Encounter(hex_, attackers, defenders))


CombatPhase.steps = (the_active_player_chooses_a_combat, it_is_resolved)
CombatPhase.rules = (ORDER, MUST_RESOLVE)

CHAPTERS: Final = (
    step_01_presentation,
    step_02_first_magic,
    step_03_deployment,
    step_04_engagement,
    step_05_first_special_powers,
    step_06_second_magic,
    step_07_reinforcements,
    step_08_melee,
    step_09_second_special_powers,
    step_10_third_magic,
    end,
)
Combat.steps = tuple([step for chapter in CHAPTERS for step in chapter.STEPS])
Combat.rules = tuple([rule for chapter in CHAPTERS for rule in chapter.RULES])


def contested(s: State, side: int) -> list[int]:
    """The hexes that a side's units are about to enter, in ascending order."""
    found: list[int] = []
    for unit in s.units_of(side):
        hex_ = s.attacks[unit]
        if hex_ < HEXES and hex_ not in found and s.units_in(hex_, 1 - side):
            found.append(hex_)
    return sorted(found)

"""Combat step 9, Second Special Powers: as the first."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules.combat.procedures import SECOND_POWERS, Combat
from battlebook.games.magestorm.rules.combat.step_05_first_special_powers import begin_powers
from battlebook.games.magestorm.state import State

SECOND_USE: Final = LEDGER("ms:combat-9:second-use")


def the_second_special_powers_are_used(s: State, f: Combat) -> None:
    """Creatures of the second magic step act here for the first time."""
    begin_powers(s, SECOND_POWERS)


STEPS: Final = (the_second_special_powers_are_used,)
RULES: Final = (SECOND_USE,)

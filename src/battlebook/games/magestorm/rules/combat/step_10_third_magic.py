"""Combat step 10, Third Magic: as before. What is cast here ends with the combat, so it can have no effect; creatures
are not put into the line any more."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules.combat.procedures import THIRD_MAGIC, Combat
from battlebook.games.magestorm.rules.combat.step_02_first_magic import begin_magic
from battlebook.games.magestorm.state import State

AS_BEFORE: Final = LEDGER("ms:combat-10:as-before")


def the_third_magic_step_is_played(s: State, f: Combat) -> None:
    """The last step."""
    begin_magic(s, THIRD_MAGIC)


STEPS: Final = (the_third_magic_step_is_played,)
RULES: Final = (AS_BEFORE,)

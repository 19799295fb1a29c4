"""Combat step 6, Second Magic: as the first, with the cards and power points that are left."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules.combat.procedures import SECOND_MAGIC, Combat
from battlebook.games.magestorm.rules.combat.step_02_first_magic import begin_magic
from battlebook.games.magestorm.state import State

AS_FIRST: Final = LEDGER("ms:combat-6:as-first")


def the_second_magic_step_is_played(s: State, f: Combat) -> None:
    """Its cards are put in after the reserves have moved up."""
    begin_magic(s, SECOND_MAGIC)


STEPS: Final = (the_second_magic_step_is_played,)
RULES: Final = (AS_FIRST,)

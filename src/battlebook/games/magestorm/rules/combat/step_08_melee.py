"""Combat step 8, Melee: both sides strike, and only then both take their losses."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs_combat
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import MELEE
from battlebook.games.magestorm.rules.combat.damage import eliminate
from battlebook.games.magestorm.rules.combat.procedures import HAND_TO_HAND, Combat, Melee, Strike
from battlebook.games.magestorm.rules.combat.sides import attacking_side
from battlebook.games.magestorm.state import State
from battlebook.kernel.frames import push

SECOND_VALUES: Final = LEDGER("ms:combat-8:second-values")
NO_INITIATIVE: Final = LEDGER("ms:combat-8:no-initiative")
SAME_RULES: Final = LEDGER("ms:combat-8:same-rules")
SIMULTANEOUS: Final = LEDGER("ms:combat-8:simultaneous")


def the_melee_is_fought(s: State, f: Combat) -> None:
    """Without an initiative roll."""
    verbs_combat.begin_step(s, HAND_TO_HAND, SECOND_VALUES)
    push(s, Melee())


STEPS: Final = (the_melee_is_fought,)
RULES: Final = (SECOND_VALUES,)


def the_attacker_strikes(s: State, f: Melee) -> None:
    """He rolls his attack first."""
    push(s, Strike(attacking_side(s), MELEE))


def the_defender_strikes(s: State, f: Melee) -> None:
    """Then the defender fights back with all his cards."""
    push(s, Strike(1 - attacking_side(s), MELEE))


def both_take_their_losses(s: State, f: Melee) -> None:
    """Only when both attacks are resolved."""
    for unit in s.fight[:2]:
        verbs_combat.assign_kept_damage(s, unit)
        eliminate(s, unit)


Melee.steps = (the_attacker_strikes, the_defender_strikes, both_take_their_losses)
Melee.rules = (NO_INITIATIVE, SAME_RULES, SIMULTANEOUS)

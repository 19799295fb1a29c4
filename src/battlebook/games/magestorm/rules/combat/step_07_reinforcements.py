"""Combat step 7, Reinforcements: reserves move up until four troops stand in the first line."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs_combat
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules.combat.procedures import REINFORCEMENTS, Combat
from battlebook.games.magestorm.rules.combat.sides import attacking_side, troops_in
from battlebook.games.magestorm.rules.combat.step_03_deployment import insert_cards
from battlebook.games.magestorm.rules.units import FIRST_LINE
from battlebook.games.magestorm.state import State, side_of
from battlebook.kernel.frames import Step

FILL: Final = LEDGER("ms:combat-7:fill-to-four")
MANDATORY: Final = LEDGER("ms:combat-7:mandatory")
AFTER_LAST: Final = LEDGER("ms:combat-7:after-last-card")
NOT_COUNTED: Final = LEDGER("ms:combat-7:creatures-not-counted")
CARDS_AFTER: Final = LEDGER("ms:combat-7:second-magic-cards-placed-after")
EMPTY_LINE: Final = LEDGER("msr:summon-with-empty-line")


def reserves_move_up(s: State, f: Combat) -> None:
    """As many as are missing; it is not optional."""
    first = attacking_side(s)
    sides = [side for side in (first, 1 - first) if missing(s, side)]
    verbs_combat.begin_step(s, REINFORCEMENTS, FILL, bool(sides))
    for side in sides:
        s.note(MANDATORY)
        s.note(NOT_COUNTED)
        if s.called[side] and not s.line[side]:
            s.note(EMPTY_LINE)
        verbs_combat.reinforce(s, side, missing(s, side), AFTER_LAST)


def missing(s: State, side: int) -> int:
    """How many troops of the reserve move up."""
    return min(FIRST_LINE - troops_in(s, side), len(s.reserve[side]))


def then_the_attacker_inserts_his_cards(s: State, f: Combat) -> None:
    """The cards of the second magic step, the attacker's first."""
    insert_cards(s, side_of(f.attacker))


def then_the_defender_inserts_his_cards(s: State, f: Combat) -> None:
    """Then the defender's."""
    insert_cards(s, side_of(f.defender))


STEPS: Final[tuple[Step, ...]] = (
    reserves_move_up,
    then_the_attacker_inserts_his_cards,
    then_the_defender_inserts_his_cards,
)
RULES: Final = (FILL, CARDS_AFTER, CARDS_AFTER)

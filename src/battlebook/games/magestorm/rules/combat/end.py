"""The end of a combat: cards go back, survivors turn face down, eliminated units leave the board."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs, verbs_combat
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules import victory
from battlebook.games.magestorm.rules.combat.procedures import Combat
from battlebook.games.magestorm.state import State, side_of

OVER: Final = LEDGER("ms:combat-end:over-after-ten")
CARDS_BACK: Final = LEDGER("ms:combat-end:cards-back")
FACE_DOWN: Final = LEDGER("ms:combat-end:face-down-again")
KEPT: Final = LEDGER("msr:damage-persists")
MEMORY: Final = LEDGER("msr:secret-memory")
SINGLE: Final = LEDGER("ms:combat-end:single-card-unit")
CREATURES_LEFT: Final = LEDGER("msr:only-creatures-left")
CASCADE: Final = LEDGER("msr:residual-cascade")
FIGURES: Final = LEDGER("ms:prep:figures-follow-composition")
KILLS: Final = LEDGER("ms:overview:scenario-own-victory")
GONE: Final = LEDGER("msr:unit-lost-on-strategic-phase")


def the_combat_is_over(s: State, f: Combat) -> None:
    """All spell cards and creatures go back to their decks."""
    for unit in (f.attacker, f.defender):
        if not s.cards[unit] and s.line[side_of(unit)]:
            s.note(CREATURES_LEFT)
    s.note(CARDS_BACK)
    verbs_combat.end_fight(s, OVER)


def the_units_turn_face_down(s: State, f: Combat) -> None:
    """In unchanged order, with the damage that is left. A unit without troops is gone."""
    for unit in (f.attacker, f.defender):
        if not s.cards[unit]:
            verbs_combat.lose_unit(s, unit, GONE)
            score_kill(s, 1 - side_of(unit))
            verbs_combat.turn_face_down(s, unit, True)
            continue
        verbs.settle_damage(s, unit, CASCADE)
        s.note(MEMORY)
        s.note(KEPT)
        s.note(FIGURES)
        if len(s.cards[unit]) == 1:
            s.note(SINGLE)
        verbs_combat.turn_face_down(s, unit, s.rulings.secret_memory == 0)


def score_kill(s: State, side: int) -> None:
    """Points for a side that eliminated a unit in combat, where the scenario gives some."""
    for aim in victory.aims(s, "kills"):
        if side in victory.owners(aim):
            verbs.gain_score(s, side, aim.vp, KILLS)


STEPS: Final = (the_combat_is_over, the_units_turn_face_down)
RULES: Final = (OVER, FACE_DOWN)

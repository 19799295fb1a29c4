"""Combat step 1, Presentation: the first troops are revealed, terrain cards are taken."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs_combat
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import NOTHING
from battlebook.games.magestorm.rules.combat.procedures import Combat
from battlebook.games.magestorm.rules.combat.values import ITS_ATTACKER, ITS_DEFENDER, ITS_LEAVER
from battlebook.games.magestorm.state import State, side_of

TEN_STEPS: Final = LEDGER("ms:combat-0:ten-steps")
REVEAL_FIRST: Final = LEDGER("ms:combat-1:reveal-first")
DEFENDERS_HEX: Final = LEDGER("ms:combat-0:in-defenders-hex")
DEFENDER_CARD: Final = LEDGER("ms:combat-1:defender-terrain-card")
ATTACKER_CARD: Final = LEDGER("ms:combat-1:attacker-terrain-card")
PLAYER_ICON: Final = LEDGER("ms:card:terrain-player-icon")
ROLE: Final = LEDGER("msr:terrain-card-role")
PLAIN: Final = LEDGER("ms:terrain-combat:plain-is-clear")
BOTH: Final = LEDGER("msr:bridge-both")
OWN_HEX: Final = LEDGER("msr:two-attackers-bridge")
ROLES: Final = LEDGER("ms:gloss:attacker-defender")


def the_combat_begins(s: State, f: Combat) -> None:
    """The unit that came is the attacker, the other one the defender."""
    s.note(ROLES)
    verbs_combat.begin_fight(s, f.attacker, f.defender, f.hex, TEN_STEPS)


def the_first_troops_are_revealed(s: State, f: Combat) -> None:
    """The vanguards can be seen from a distance."""
    verbs_combat.present(s, f.attacker, REVEAL_FIRST)
    verbs_combat.present(s, f.defender, REVEAL_FIRST)


def terrain_cards_are_taken(s: State, f: Combat) -> None:
    """The defender's for his hex, the attacker's when the defender is on a bridge or ford, the defender's when the
    attacker comes off one."""
    ground = s.ground_of(f.hex)
    left = s.ground_of(s.place[f.attacker])
    attacker, defender = side_of(f.attacker), side_of(f.defender)
    s.note(PLAYER_ICON)
    s.note(ROLE)
    if ground.defender != NOTHING:
        verbs_combat.take_ground(s, defender, ground.number, ITS_DEFENDER, DEFENDER_CARD)
    if ground.attacker != NOTHING:
        verbs_combat.take_ground(s, attacker, ground.number, ITS_ATTACKER, ATTACKER_CARD)
    if left.leaving != NOTHING:
        s.note(OWN_HEX)
        if ground.attacker != NOTHING:
            s.note(BOTH)
        verbs_combat.take_ground(s, defender, left.number, ITS_LEAVER, DEFENDER_CARD)
    if not s.ground[0] and not s.ground[1]:
        s.note(PLAIN)


STEPS: Final = (the_combat_begins, the_first_troops_are_revealed, terrain_cards_are_taken)
RULES: Final = (TEN_STEPS, REVEAL_FIRST, DEFENDERS_HEX)

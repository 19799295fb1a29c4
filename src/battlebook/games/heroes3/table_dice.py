"""The dice of the box, for people who roll their own: what they are, and whose roll one is."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.effects.cards.purse import FACES
from battlebook.games.heroes3.rules.c4_roll import ATTACK_FACES
from battlebook.games.heroes3.rules.procedures import Attack
from battlebook.games.heroes3.state import NO_UNIT, State
from battlebook.kernel.game import SPECTATOR
from battlebook.kernel.typed import Die
from battlebook.kernel.words import Words, words

ATTACK_DIE: Final = Die(LEDGER("h3:3:attack-die"), "attack", (-1, 0, 1))
RESOURCE_DIE: Final = Die(LEDGER("h3:14:die-special-use"), "resource", (1, 2, 3, 4, 5, 6))


def die(sides: int) -> Die:
    """14 The Attack Die shows three results, the Resource Die six."""
    return ATTACK_DIE if sides == ATTACK_FACES else RESOURCE_DIE


def face_words(die: str, face: int) -> Words | None:
    """What a face gives: 6 gold, 2 valuables."""
    if die != RESOURCE_DIE.name:
        return None
    n, what = FACES[face - 1]
    return words(f"h3-resource-{what}", n=n)


def roller(s: State) -> int:
    """The seat of the unit that attacks, or that acts; -1 for the AI Rules."""
    unit = next((f.attacker for f in reversed(s.stack) if isinstance(f, Attack)), s.active)
    return SPECTATOR if unit == NO_UNIT else s.seat(s.side[unit])

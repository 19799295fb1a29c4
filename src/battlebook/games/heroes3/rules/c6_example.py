"""Chapter 6, the attack example: what its sentences say is cited where an attack with cards does just that."""

from __future__ import annotations

from typing import Any, Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.state import State

DECLARED: Final = LEDGER("h3:6:example-declare")
ATTACK_CARD: Final = LEDGER("h3:6:example-attack-2-plus-1")
DEFENSE_CARD: Final = LEDGER("h3:6:example-defense-0-plus-1")
MAY_PLAY_MORE: Final = LEDGER("h3:6:example-may-play-more")
DIE: Final = LEDGER("h3:6:example-die")
NO_FLIP: Final = LEDGER("h3:6:example-no-flip")
UNLIMITED: Final = LEDGER("h3:6:example-unlimited-retaliation")
FRESH: Final = LEDGER("h3:6:example-cards-fresh")


def note_sum(s: State, total: dict[str, Any], left: int) -> None:
    """Cite the sentences about the numbers of a strike; ``left``: HP that the target has before it."""
    cards = [row["value"] for row in total["rows"] if row["words"]["id"].startswith("h3-card-")]
    if any(value > 0 for value in cards):
        s.note(ATTACK_CARD)
    if any(value < 0 for value in cards):
        s.note(DEFENSE_CARD)
    if s.dice:
        s.note(DIE)
    if 0 < total["total"]["value"] < left:
        s.note(NO_FLIP)

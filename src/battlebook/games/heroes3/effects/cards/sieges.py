"""Cards that act on Walls, the Gate and the Arrow Tower."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import Effect
from battlebook.games.heroes3.effects.cards.ops import Happening, register
from battlebook.games.heroes3.rules.procedures_cards import Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.rules import Refusal

NO_SIEGE: Final = LEDGER.refusal("h3:7:citadel-walls-gate", "no-siege")


def refuse_destroy(s: State, m: Moment, e: Effect) -> Refusal | None:
    """Without Walls there is nothing to destroy."""
    return NO_SIEGE


def destroy(s: State, h: Happening) -> None:
    """Nothing stands on this board that it could destroy."""


register("destroy_fortification", destroy, None, refuse_destroy)

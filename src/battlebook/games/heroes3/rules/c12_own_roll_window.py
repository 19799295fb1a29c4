"""Chapters 12 and 14: the window in which sides act on dice that an ability or a card has thrown."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.rules.c12_cards import open_window
from battlebook.games.heroes3.rules.c12_own_rolls import its_result_counts
from battlebook.games.heroes3.rules.procedures_cards import ABILITY, DICE, OwnRoll
from battlebook.games.heroes3.state import State
from battlebook.kernel.frames import Frame


def sides_act_on_the_dice(s: State, f: OwnRoll) -> None:
    """12 Re-rolls and other cards that act on a roll; whoever threw it comes first."""
    open_window(s, ABILITY if f.unit >= 0 else DICE, f.side, f.unit, f.target)


OwnRoll.steps = (sides_act_on_the_dice, its_result_counts)
FRAMES: Final[tuple[type[Frame], ...]] = (OwnRoll,)

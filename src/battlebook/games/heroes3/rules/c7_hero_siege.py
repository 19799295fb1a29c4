"""Chapter 7 with Heroes: hands are drawn, then the siege takes its course."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.rules.c2_heroes import draw_hand
from battlebook.games.heroes3.rules.c7_siege import Siege
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, push

NO_DECK: Final = LEDGER("h3:7:hero-absent-no-deck")
NOT_REFILLED: Final = LEDGER("h3:13:hand-not-refilled")


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class HeroSiege(Frame):
    """7 A siege in which players hold cards. ``what``, ``gold``, ``tower``: as in `Siege`."""

    __slots__ = ("gold", "tower", "what")
    fields = ("what", "gold", "tower")

    def __init__(self, what: int, gold: int, tower: int) -> None:
        self.what = what
        self.gold = gold
        self.tower = tower


def the_heroes_draw_their_hands(s: State, f: HeroSiege) -> None:
    """13 Up to the hand limit; 7 an owner whose Hero is away has no Deck here."""
    for side in (ATTACKER, DEFENDER):
        if s.plan.deckless >> side & 1:
            s.note(NO_DECK)
        else:
            draw_hand(s, side)


def the_siege_begins(s: State, f: HeroSiege) -> None:
    """7 The rest is as without cards."""
    push(s, Siege(f.what, f.gold, f.tower))


HeroSiege.steps = (the_heroes_draw_their_hands, the_siege_begins)
HeroSiege.rules = (NOT_REFILLED,)

FRAMES: Final[tuple[type[Frame], ...]] = (HeroSiege,)

"""The enemy Hero of an expedition in a Town or Settlement of the player's in which no Hero is (h3r:expedition-foe)."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import BACK, NOBODY, TOWN_RAIDED, WON
from battlebook.games.heroes3.rules.c1_start import begin_hero_fight
from battlebook.games.heroes3.rules.c1_town_actions import TownActions
from battlebook.games.heroes3.rules.c5_after import AfterCombat
from battlebook.games.heroes3.rules.c7_siege import AT_ONCE, LOST, NO_DECK, PAY, PAY_8, PRICE, YIELD
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, push
from battlebook.kernel.options import Ask

TOWN_THERE: Final = LEDGER("h3:1:pvp-start-town")
FOE: Final = LEDGER("h3r:expedition-foe")


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Raid(Frame):
    """1 The enemy Hero has entered a Town or Settlement. ``site``: which; ``back``: the field that he came from."""

    __slots__ = ("back", "site")
    fields = ("site", "back")

    def __init__(self, site: int, back: int) -> None:
        self.site = site
        self.back = back


def the_combat_is_announced(s: State, f: Raid) -> None:
    """1 Town Actions come before everything else."""
    s.note(TOWN_THERE)
    push(s, TownActions())


def an_absent_hero_is_replaced_by_gold(s: State, f: Raid) -> Ask | None:
    """7 The player may at once pay 8 gold to defend with units only."""
    groups = (PAY, YIELD) if trail.expedition(s).gold >= PRICE else (YIELD,)
    return Ask(0, PAY_8, "pay-defence", groups)


def the_units_defend_it_or_it_is_lost(s: State, f: Raid) -> None:
    """7 Without the gold nobody does; there is no Deck, because the Hero is not there."""
    s.note(AT_ONCE)
    if s.answer == ("yield",):
        s.note(LOST)
        trail.lose_site(s, f.site, PAY_8)
        leave(s)
        return
    trail.pay_gold(s, PRICE, PAY_8, "defence-paid")
    s.note(NO_DECK)
    begin_hero_fight(s, TOWN_RAIDED, NOBODY, f.site, TOWN_THERE)


def the_raid_has_its_consequences(s: State, f: Raid) -> None:
    """5 As after any Combat."""
    push(s, AfterCombat(NOBODY, False))


def he_stays_or_goes_back(s: State, f: Raid) -> None:
    """He takes the place unless he was beaten; after a Combat without a winner he goes back."""
    c = trail.expedition(s)
    if c.outcome == WON:
        return
    if c.outcome == BACK:
        trail.move_foe(s, f.back, FOE)
    else:
        trail.lose_site(s, f.site, FOE)


Raid.steps = (
    the_combat_is_announced,
    an_absent_hero_is_replaced_by_gold,
    the_units_defend_it_or_it_is_lost,
    the_raid_has_its_consequences,
    he_stays_or_goes_back,
)
FRAMES: Final[tuple[type[Frame], ...]] = (Raid,)

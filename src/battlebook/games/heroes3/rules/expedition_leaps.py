"""Cards that take the Main Hero further over the map of an expedition (h3r:expedition-cards)."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3 import verbs_expedition_trade as trade
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import MAIN, Campaign
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.rules.c1_start import Journey, starts_combat
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, push, restart
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.rules import Refusal

CARDS_RULE: Final = LEDGER("h3r:expedition-cards")
NO_FIELD: Final = LEDGER.refusal("h3r:expedition-cards", "no-field")
NO_MP: Final = LEDGER.refusal("h3:13:main-hero-mp", "none-left")
STEP: Final = 0  # one field on which no Combat starts
HOME: Final = -1  # a friendly Town or Settlement
OVER: Final = 2  # fields from the Hero when he passes what lies between
PATHFINDING: Final = ("pathfinding", "empowered_pathfinding")


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Leap(Frame):
    """The Main Hero goes to a field of the player's choice. ``reach``: how many fields away at most, STEP or HOME;
    ``cost``: MP; ``more``: MP that he gains."""

    __slots__ = ("cost", "more", "reach")
    fields = ("reach", "cost", "more")

    def __init__(self, reach: int, cost: int, more: int) -> None:
        self.reach = reach
        self.cost = cost
        self.more = more


def leap_of(card: int, use: int) -> Leap | None:
    """How far a use of a card takes him; None for one that does not."""
    name, found = CARDS[card].id, CARDS[card].uses[use]
    level = found.effects[0].args.get("value", 0)
    if found.effects[0].op == "map_step":
        return Leap(STEP, 0, 0)
    if name in PATHFINDING:
        return Leap(OVER, 1 if found.mode == "basic" else 0, 0)
    if name == "angel_wings" and found.effects[0].op == "map":
        return Leap(OVER, 0, 0)
    if found.effects[0].args.get("spell") == "dimension_door":
        return Leap(level, 0, 0)
    if found.effects[0].args.get("spell") == "fly":
        return Leap(OVER, 1, level)
    return Leap(HOME, 0, level) if found.effects[0].args.get("spell") == "town_portal" else None


def fields_of(c: Campaign, leap: Leap) -> tuple[int, ...]:
    """Where that may lead."""
    here = c.at[MAIN]
    if leap.reach == HOME:
        return tuple([n for n in c.havens() if n != here])
    if leap.reach == STEP:
        return tuple([n for n in c.neighbours(here) if not starts_combat(c, n)])
    found = {here}
    for _ in range(leap.reach):
        found |= {n for site in found for n in c.neighbours(site)}
    return tuple(sorted(found - {here}))


def refuse_leap(c: Campaign, leap: Leap) -> Refusal | None:
    """There must be such a field, and MP enough."""
    if not fields_of(c, leap):
        return NO_FIELD
    return NO_MP if c.mp[MAIN] + leap.more < leap.cost else None


def a_field_is_chosen(s: State, f: Leap) -> Ask:
    """Anything may wait there, if the card does not say otherwise."""
    options = [Option(("leap", n), (("space", n),)) for n in fields_of(trail.expedition(s), f)]
    return Ask(0, CARDS_RULE, "leap", (Group(CARDS_RULE, "leap", tuple(options)),))


def the_hero_goes_there(s: State, f: Leap) -> None:
    """And Visits it, or fights for it, as if he had come by the way."""
    if f.more:
        trade.gain_mp(s, f.more, CARDS_RULE)
    restart(s, Landing(s.answer[1], f.cost))


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Landing(Frame):
    """The field has been chosen."""

    __slots__ = ("cost", "site")
    fields = ("site", "cost")

    def __init__(self, site: int, cost: int) -> None:
        self.site = site
        self.cost = cost


def he_travels(s: State, f: Landing) -> None:
    """For what the card says."""
    push(s, Journey(MAIN, f.site, f.cost))


Leap.steps = (a_field_is_chosen, the_hero_goes_there)
Landing.steps = (he_travels,)
FRAMES: Final[tuple[type[Frame], ...]] = (Leap, Landing)

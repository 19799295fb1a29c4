"""The verbs of an expedition: with those of its Combats, the only functions that change its record."""

from __future__ import annotations

from typing import Any, Final

from battlebook.games.heroes3 import verbs_cards
from battlebook.games.heroes3.campaign import (
    HEROES,
    MAIN,
    MAX_LEVEL,
    NO_OUTCOME,
    NOWHERE,
    PLACES,
    SECOND,
    Campaign,
)
from battlebook.games.heroes3.content import TABLES
from battlebook.games.heroes3.faces import unit_message
from battlebook.games.heroes3.state import ATTACKER, MAP, OVER, State
from battlebook.games.heroes3.verbs import say_all

Hint = dict[str, Any]
XP_PER_LEVEL: Final[int] = TABLES["hero_levels"]["xp_per_level"]
HERO_MESSAGES: Final = tuple(f"h3-hero-{name}" for name in HEROES)


def expedition(s: State) -> Campaign:
    """The record of the expedition. Raises ValueError in any other match."""
    campaign: Campaign | None = s.campaign
    if campaign is None:
        raise ValueError("this match is no expedition")
    return campaign


def hero_ref(hero: int) -> Hint:
    """A Hero of the player as an argument of words."""
    return {"ref": "hero", "id": hero, "msg": HERO_MESSAGES[hero], "seat": 0}


def site_ref(c: Campaign, site: int) -> Hint:
    """A field of the map as an argument of words; its number stands beside it."""
    return {"ref": "field", "id": site, "msg": f"h3-place-{PLACES[c.sites[site].kind]}"}


def card_ref(s: State, face: int) -> Hint:
    """A unit card of the deck as an argument of words."""
    return {"ref": "troop", "id": face, "msg": unit_message(s.faces[face].unit)}


def tell(s: State, kind: str, rule: str, site: int = NOWHERE, **more: Any) -> None:
    """Say what happened, perhaps on which field. Only called when somebody watches."""
    if site != NOWHERE:
        more.update(field=site_ref(expedition(s), site), no=site + 1)
    say_all(s, kind, rule, **more)


def with_hero(pair: tuple[int, int], hero: int, value: int) -> tuple[int, int]:
    """The pair with the value of one Hero changed."""
    return (value, pair[1]) if hero == MAIN else (pair[0], value)


# ------------------------------------------------------------------------------------------- Rounds and gold


def begin_expedition(s: State, campaign: Campaign, rule: str) -> None:
    """The map is laid out, the Main Hero stands in his Town."""
    s.campaign = campaign
    s.stage = MAP
    if s.watched():
        tell(s, "expedition-begins", rule, n=campaign.rounds)


def begin_day(s: State, day: int, mp: tuple[int, int], rule: str) -> None:
    """A new Round: movement points are full again, expert effects can be used anew, a Spell can be bought."""
    s.campaign = expedition(s)._replace(day=day, mp=mp, studied=False, discount=0, guild=(0, 0), risen=False)
    verbs_cards.change(s, ATTACKER, experts=0, more_experts=0)
    if s.watched():
        tell(s, "day-begins", rule, n=day, heading={"id": "h3-heading-map", "args": {"n": day}})


def gain_gold(s: State, n: int, rule: str, kind: str = "gold-gained", site: int = NOWHERE) -> None:
    """Gold comes in."""
    c = expedition(s)
    s.campaign = c._replace(gold=c.gold + n)
    if s.watched():
        tell(s, kind, rule, site, n=n, gold=c.gold + n)


def pay_gold(s: State, n: int, rule: str, kind: str = "gold-paid") -> None:
    """Gold goes to the enemy Hero, or for something else."""
    c = expedition(s)
    s.campaign = c._replace(gold=c.gold - n)
    if s.watched():
        tell(s, kind, rule, n=n)


# ------------------------------------------------------------------------------------------- Heroes on the map


def travel(s: State, hero: int, site: int, cost: int, rule: str) -> None:
    """A Hero moves to a field; ``cost``: the MP that takes, 1 for the next one."""
    c = expedition(s)
    mp = with_hero(c.mp, hero, c.mp[hero] - cost)
    s.campaign = c._replace(at=with_hero(c.at, hero, site), mp=mp, outcome=NO_OUTCOME)
    if s.watched():
        tell(s, "travels", rule, site, hero=hero_ref(hero), mp=mp[hero])


def put_hero(s: State, hero: int, site: int, rule: str, kind: str) -> None:
    """A Hero is put on a field: back after a Retreat, or home after a defeat."""
    c = expedition(s)
    s.campaign = c._replace(at=with_hero(c.at, hero, site), last=with_hero(c.last, hero, site))
    if s.watched():
        tell(s, kind, rule, site, hero=hero_ref(hero))


def remove_second(s: State, rule: str) -> None:
    """The Secondary Hero leaves the map."""
    c = expedition(s)
    s.campaign = c._replace(at=(c.at[MAIN], NOWHERE), last=(c.last[MAIN], NOWHERE), mp=(c.mp[MAIN], 0))
    if s.watched():
        tell(s, "second-removed", rule, hero=hero_ref(SECOND))


def visit(s: State, hero: int, site: int, own: bool, rule: str) -> None:
    """A Hero Visits a field for the first time; some belong to the player from now on."""
    c = expedition(s)
    s.campaign = c._replace(visited=c.visited | 1 << site, owned=c.owned | 1 << site if own else c.owned)
    if s.watched():
        tell(s, "visits", rule, site, hero=hero_ref(hero))
        if own:
            tell(s, "flagged", rule, site)


def arrive(s: State, hero: int, site: int) -> None:
    """The field a Hero Visited last."""
    c = expedition(s)
    s.campaign = c._replace(last=with_hero(c.last, hero, site))


def gain_experience(s: State, n: int, rule: str) -> None:
    """The Main Hero learns."""
    c = expedition(s)
    s.campaign = c._replace(xp=c.xp + n)
    if s.watched():
        tell(s, "experience", rule, n=n, hero=hero_ref(MAIN))


def reach_level(s: State, level: int, rule: str) -> None:
    """The Main Hero has reached a Level."""
    verbs_cards.change(s, expedition(s).side, level=level)
    s.campaign = expedition(s)._replace(risen=True)
    if s.watched():
        tell(s, "level-up", rule, level=level, hero=hero_ref(MAIN))


def set_penance(s: State, penance: bool, rule: str) -> None:
    """The hand has to be discarded when the Round ends, or has been."""
    s.campaign = expedition(s)._replace(penance=penance)
    if s.watched() and penance:
        tell(s, "penance", rule, hero=hero_ref(MAIN))


def give_cube(s: State, rule: str) -> None:
    """The enemy Hero gets a Faction Cube of the player."""
    c = expedition(s)
    s.campaign = c._replace(cubes=c.cubes + 1)
    if s.watched():
        tell(s, "cube-given", rule)


# ------------------------------------------------------------------------------------------- the enemy Hero


def move_foe(s: State, site: int, rule: str) -> None:
    """The enemy Hero moves one field."""
    s.campaign = expedition(s)._replace(foe_at=site)
    if s.watched():
        tell(s, "foe-moves", rule, site)


def teach_foe(s: State, n: int, rule: str) -> None:
    """The enemy Hero learns; two Experience make a Level."""
    c = expedition(s)
    learned = c.foe_xp + n
    level = min(MAX_LEVEL, c.foe_level + learned // XP_PER_LEVEL)
    s.campaign = c._replace(foe_level=level, foe_xp=learned % XP_PER_LEVEL)
    if s.watched():
        tell(s, "foe-learns", rule, n=n, level=level)


def remove_foe(s: State, rule: str) -> None:
    """The enemy Hero is beaten and leaves the map."""
    s.campaign = expedition(s)._replace(foe_at=NOWHERE, foe_beaten=True)
    if s.watched():
        tell(s, "foe-beaten", rule)


# ------------------------------------------------------------------------------------------- Combats


def skip_fight(s: State, site: int, rule: str, kind: str = "quick-combat") -> None:
    """Quick Combat, or a card: the guards count as beaten."""
    c = expedition(s)
    s.campaign = c._replace(beaten=c.beaten + c.sites[site].numeral)
    if s.watched():
        tell(s, kind, rule, site)


def refill_deck(s: State, rule: str) -> None:
    """The starting units, once more and free."""
    c = expedition(s)
    s.campaign = c._replace(deck=c.start)
    if s.watched():
        tell(s, "deck-refilled", rule, n=len(c.start))


def refill_foe(s: State) -> None:
    """The enemy Hero's starting units, once more and free."""
    c = expedition(s)
    s.campaign = c._replace(foe_deck=c.foe_start)


def note_beaten(s: State, site: int) -> None:
    """The guards of a field were beaten in a Combat."""
    c = expedition(s)
    s.campaign = c._replace(beaten=c.beaten + c.sites[site].numeral)


def flag(s: State, site: int, rule: str) -> None:
    """A Town or Settlement that was lost is the player's again."""
    c = expedition(s)
    s.campaign = c._replace(owned=c.owned | 1 << site, homeless=0)
    if s.watched():
        tell(s, "flagged", rule, site)


def lose_site(s: State, site: int, rule: str) -> None:
    """The enemy Hero takes a Town or Settlement. Full Rounds without any begin to count with the next Round."""
    c = expedition(s)._replace(owned=expedition(s).owned & ~(1 << site))
    s.campaign = c if c.havens() else c._replace(homeless=-1)
    if s.watched():
        tell(s, "site-lost", rule, site)


def count_homeless(s: State) -> None:
    """A Round is over: one more without a Town or Settlement, or none."""
    c = expedition(s)
    s.campaign = c._replace(homeless=0 if c.havens() else c.homeless + 1)


def eliminate(s: State, rule: str) -> None:
    """The player is out."""
    s.campaign = expedition(s)._replace(eliminated=True)
    if s.watched():
        tell(s, "eliminated", rule)


def beat_guardian(s: State) -> None:
    """The guardian of the expedition has fallen."""
    s.campaign = expedition(s)._replace(won=True)


def end_expedition(s: State, ending: str, winner: int, rule: str) -> None:
    """The expedition is over: the guardian has fallen, or time is up."""
    s.stage = OVER
    s.ending = ending
    s.winner = winner
    s.ending_rule = rule
    if s.watched():
        tell(s, ending, rule, heading={"id": "h3-heading-expedition-over", "args": {}})

"""The verbs that set up a Combat of an expedition and clear it away; the columns of units are empty in between."""

from __future__ import annotations

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.campaign import NO_FIGHT, NO_OUTCOME
from battlebook.games.heroes3.state import CAMPAIGN_PLANS, MAP, PLACING, State
from battlebook.games.heroes3.verbs_expedition import expedition, hero_ref, tell, with_hero


def set_up_combat(s: State, fight: int, hero: int, site: int, side: int, rule: str) -> None:
    """A Combat begins: the Unit Deck stands by, the Hero's movement points are at hand. ``side``: the player's."""
    c = expedition(s)
    s.campaign = c._replace(fight=fight, fighter=hero, where=site, outcome=NO_OUTCOME)
    lay_board(s, fight)
    s.stage = PLACING
    s.mp = c.mp[hero] if s.plan.time_limit else 0
    if s.watched():
        tell(s, "fight-begins", rule, site, hero=hero_ref(hero), heading={"id": "h3-heading-placing", "args": {}})
    for face in c.deck:
        verbs.enlist(s, face, side)


def lay_board(s: State, fight: int) -> None:
    """The plan and the empty board of a kind of Combat."""
    s.plan = CAMPAIGN_PLANS[fight]
    s.board = s.plan.board
    s.set_up_columns()


def clear_combat(s: State, deck: tuple[int, ...], foes: tuple[int, ...], outcome: int, rule: str) -> None:
    """The board is emptied; both Unit Decks are what is left of them, on the sides the cards show."""
    c = expedition(s)
    mp = with_hero(c.mp, c.fighter, s.mp) if s.plan.time_limit else c.mp
    s.campaign = c._replace(deck=tuple(sorted(deck)), foe_deck=tuple(sorted(foes)), outcome=outcome, mp=mp)
    s.set_up_columns()
    s.set_up_masks()
    s.set_up_action()
    s.round = 0
    s.quiet = 0
    s.hurt_this_round = False
    s.mp = 0
    s.winner = -1
    s.ending = ""
    s.ending_rule = ""
    s.last_hits = ()
    s.forts = 0
    s.gate = 0
    s.tower = 0
    s.lasting = ()
    s.casting = ()
    s.stage = MAP
    if s.watched():
        tell(s, "deck-returns", rule, n=len(deck), heading={"id": "h3-heading-map", "args": {"n": c.day}})


def close_combat(s: State) -> None:
    """Its consequences are over: no Combat is on, how it ended stays known until the Hero moves on."""
    s.campaign = expedition(s)._replace(fight=NO_FIGHT)
    lay_board(s, NO_FIGHT)

"""The verbs that set up a Combat of an expedition and clear it away; the columns of units are empty in between."""

from __future__ import annotations

from battlebook.games.heroes3 import verbs, verbs_holders
from battlebook.games.heroes3.campaign import MAIN, NO_FIGHT, NO_OUTCOME, NOBODY
from battlebook.games.heroes3.content_check import VALUABLE
from battlebook.games.heroes3.holders import Holder, Lasting, holder
from battlebook.games.heroes3.state import CAMPAIGN_PLANS, MAP, PLACING, State
from battlebook.games.heroes3.verbs_expedition import expedition, hero_ref, tell, with_hero


def set_up_combat(s: State, fight: int, hero: int, site: int, side: int, rule: str) -> None:
    """A Combat begins: the Unit Deck stands by, the Hero's movement points are at hand. ``side``: the player's."""
    c = expedition(s)
    s.campaign = c._replace(fight=fight, fighter=hero, where=site, outcome=NO_OUTCOME)
    lay_board(s, fight)
    s.stage = PLACING
    s.mp = c.mp[hero] if s.plan.time_limit and hero != NOBODY else 0
    lend_cards(s, hero, side)
    if s.watched():
        tell(s, "fight-begins", rule, site, hero=hero_ref(hero), heading={"id": "h3-heading-placing", "args": {}})
    for face in c.deck:
        verbs.enlist(s, face, side)


def lend_cards(s: State, hero: int, side: int) -> None:
    """The Main Hero has his cards and the gold at hand; when somebody else fights, the cards stay away."""
    c = expedition(s)
    own = holder(s, side)
    if hero != MAIN:
        s.campaign = c._replace(kept=(tuple(own), s.lasting))
        s.lasting = ()
        own = Holder(level=own.level)
    verbs_holders.put(s, side, own._replace(gold=c.gold, power=0))


def return_cards(s: State) -> None:
    """What the Combat has left of the hand and of the gold; Power, Spells and the AI Deck are put away."""
    c = expedition(s)
    own = holder(s, c.side)
    found = own.gold + own.materials + VALUABLE * own.valuables
    s.campaign = c._replace(gold=found, kept=())
    if c.kept:
        own = Holder._make(c.kept[0])
        s.lasting = c.kept[1]
    own = own._replace(gold=0, materials=0, valuables=0, power=0, school="", spells=0, limit=1)
    verbs_holders.put(s, c.side, own)
    verbs_holders.put(s, 1 - c.side, Holder())


def lay_board(s: State, fight: int) -> None:
    """The plan and the empty board of a kind of Combat; cards and effects go with the player to his side."""
    before = s.plan.seat_of_side
    s.plan = CAMPAIGN_PLANS[fight]
    if s.plan.seat_of_side != before:
        s.holders = s.holders[::-1]
        s.lasting = tuple([tuple(Lasting._make(row)._replace(side=1 - row[1])) for row in s.lasting])
    s.board = s.plan.board
    s.set_up_columns()


def clear_combat(s: State, deck: tuple[int, ...], foes: tuple[int, ...], outcome: int, rule: str) -> None:
    """The board is emptied; both Unit Decks are what is left of them, on the sides the cards show."""
    c = expedition(s)
    mp = with_hero(c.mp, c.fighter, s.mp) if s.plan.time_limit else c.mp
    s.campaign = c._replace(deck=tuple(sorted(deck)), foe_deck=tuple(sorted(foes)), outcome=outcome, mp=mp)
    s.lasting = tuple([row for row in s.lasting if is_kept(s, Lasting._make(row))])
    return_cards(s)
    s.set_up_columns()
    s.set_up_masks()
    s.set_up_action()
    s.set_up_siege()
    s.round = 0
    s.quiet = 0
    s.hurt_this_round = False
    s.mp = 0
    s.winner = -1
    s.ending = ""
    s.ending_rule = ""
    s.last_hits = ()
    s.casting = ()
    s.stage = MAP
    if s.watched():
        tell(s, "deck-returns", rule, n=len(deck), heading={"id": "h3-heading-map", "args": {"n": c.day}})


def is_kept(s: State, row: Lasting) -> bool:
    """Whether an effect goes on after the Combat: that of a Permanent card, if it lies on no unit and no space."""
    return row.card >= 0 and row.card == holder(s, row.side).permanent and row.unit < 0 and row.space < 0


def close_combat(s: State) -> None:
    """Its consequences are over: no Combat is on, how it ended stays known until the Hero moves on."""
    s.campaign = expedition(s)._replace(fight=NO_FIGHT)
    lay_board(s, NO_FIGHT)

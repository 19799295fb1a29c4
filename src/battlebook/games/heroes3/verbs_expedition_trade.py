"""The verbs of trade on an expedition: units, a Secondary Hero, Spells, War Machines, cards played on the map."""

from __future__ import annotations

from battlebook.games.heroes3 import verbs_cards, verbs_neutrals
from battlebook.games.heroes3.campaign import SECOND
from battlebook.games.heroes3.holders import CardOnTable, holder
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.games.heroes3.verbs_expedition import (
    card_ref,
    expedition,
    hero_ref,
    pay_gold,
    tell,
    with_hero,
)
from battlebook.kernel.chance import CARDS, draw_one


def study(s: State, price: int, rule: str) -> None:
    """Gold for a Spell, once a Round."""
    pay_gold(s, price, rule, "studies")
    s.campaign = expedition(s)._replace(studied=True)


def recruit(s: State, face: int, price: int, rule: str) -> None:
    """A new unit joins the Unit Deck."""
    c = expedition(s)
    s.campaign = c._replace(gold=c.gold - price, deck=tuple(sorted((*c.deck, face))))
    if s.watched():
        tell(s, "recruited", rule, card=card_ref(s, face), n=price)


def train(s: State, few: int, pack: int, price: int, rule: str) -> None:
    """A Few in the Unit Deck is turned to its Pack side."""
    c = expedition(s)
    left = list(c.deck)
    left.remove(few)
    s.campaign = c._replace(gold=c.gold - price, deck=tuple(sorted((*left, pack))))
    if s.watched():
        tell(s, "trained", rule, card=card_ref(s, pack), n=price)


def hire(s: State, site: int, price: int, mp: int, rule: str) -> None:
    """A Secondary Hero enters the map."""
    c = expedition(s)
    at, last = with_hero(c.at, SECOND, site), with_hero(c.last, SECOND, site)
    s.campaign = c._replace(gold=c.gold - price, at=at, last=last, mp=with_hero(c.mp, SECOND, mp))
    if s.watched():
        tell(s, "hired", rule, site, n=price, hero=hero_ref(SECOND))


def buy_machine(s: State, machine: int, price: int, rule: str) -> None:
    """The Main Hero gets a War Machine."""
    pay_gold(s, price, rule, "machine-paid")
    verbs_cards.gain_machine(s, ATTACKER, machine, rule)


# ------------------------------------------------------------------------------------------- cards on the map


def play_on_map(s: State, card: int, use: int, expert: bool, leaves: bool, rule: str) -> None:
    """A card of the hand is played on the map; it goes to the discard pile, or out of the game if it ``leaves``."""
    verbs_cards.play(s, CardOnTable(ATTACKER, card, use), rule)
    verbs_cards.leave_table(s, "removed" if leaves else "discard", rule)
    if expert:
        verbs_cards.change(s, ATTACKER, experts=holder(s, ATTACKER).experts + 1)


def gain_mp(s: State, n: int, rule: str) -> None:
    """The Main Hero has more movement points in this Round."""
    c = expedition(s)
    s.campaign = c._replace(mp=(c.mp[0] + n, c.mp[1]))
    if s.watched():
        tell(s, "mp-gained", rule, n=n)


def draw_neutral(s: State, tier: int, rule: str) -> int:
    """A Neutral Unit card of a tier is turned over and lies on top of its discard pile; its face, or -1 when there is
    none left."""
    if not s.decks[tier]:
        verbs_neutrals.rebuild_deck(s, tier, rule)
    if not s.decks[tier]:
        return -1
    face, left = draw_one(s, CARDS, s.decks[tier])
    s.decks = verbs_neutrals.with_pile(s.decks, tier, left)
    s.discards = verbs_neutrals.with_pile(s.discards, tier, tuple(sorted((*s.discards[tier], face))))
    if s.watched():
        tell(s, "neutral-shown", rule, card=card_ref(s, face))
    return face


def recruit_neutral(s: State, face: int, price: int, rule: str) -> None:
    """A Neutral Unit card from the discard pile joins the Unit Deck."""
    tier = s.faces[face].tier
    pile = list(s.discards[tier])
    pile.remove(face)
    s.discards = verbs_neutrals.with_pile(s.discards, tier, tuple(pile))
    recruit(s, face, price, rule)

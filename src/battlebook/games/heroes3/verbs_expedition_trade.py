"""The verbs of trade on an expedition: units, a Secondary Hero, Spells, War Machines, cards played on the map."""

from __future__ import annotations

from battlebook.games.heroes3 import verbs_cards, verbs_heroes, verbs_neutrals
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
    s.campaign = expedition(s)._replace(studied=True, guild=(0, 0))


def recruit(s: State, face: int, price: int, rule: str) -> None:
    """A new unit joins the Unit Deck."""
    c = expedition(s)
    s.campaign = c._replace(gold=c.gold - price, deck=tuple(sorted((*c.deck, face))), discount=0)
    if s.watched():
        tell(s, "recruited", rule, card=card_ref(s, face), n=price)


def train(s: State, few: int, pack: int, price: int, rule: str) -> None:
    """A Few in the Unit Deck is turned to its Pack side."""
    c = expedition(s)
    left = list(c.deck)
    left.remove(few)
    s.campaign = c._replace(gold=c.gold - price, deck=tuple(sorted((*left, pack))), discount=0)
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


def play_on_map(s: State, card: int, use: int, expert: bool, where: str, rule: str) -> None:
    """A card of the hand is played on the map; ``where`` it goes: ``discard``, ``removed`` or ``permanent``."""
    verbs_cards.play(s, CardOnTable(ATTACKER, card, use), rule)
    verbs_cards.leave_table(s, where, rule)
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
    take_neutral(s, face)
    recruit(s, face, price, rule)


def take_neutral(s: State, face: int) -> bool:
    """A certain Neutral Unit card is taken out of its deck or discard pile; False when it lies in neither."""
    tier = s.faces[face].tier
    if face in s.discards[tier]:
        s.discards = verbs_neutrals.with_pile(s.discards, tier, without(s.discards[tier], face))
        return True
    if face in s.decks[tier]:
        s.decks = verbs_neutrals.with_pile(s.decks, tier, without(s.decks[tier], face))
        return True
    return False


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards with one of a kind less."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def exchange(s: State, old: int, face: int, rule: str) -> None:
    """A unit of the Unit Deck is given for a Neutral Unit card, which must lie in its deck or discard pile."""
    take_neutral(s, face)
    c = expedition(s)
    s.campaign = c._replace(deck=without(c.deck, old))
    recruit(s, face, 0, rule)


def buy_neutral(s: State, face: int, price: int, rule: str) -> None:
    """A certain Neutral Unit card joins the Unit Deck."""
    take_neutral(s, face)
    recruit(s, face, price, rule)


def cheapen_units(s: State, n: int, rule: str) -> None:
    """The next unit of this Round costs less."""
    c = expedition(s)
    s.campaign = c._replace(discount=c.discount + n)
    if s.watched():
        tell(s, "units-cheaper", rule, n=c.discount + n)


def cheapen_study(s: State, n: int, cards: int, rule: str) -> None:
    """The next Spell of this Round costs less, and more cards are turned over for it."""
    c = expedition(s)
    s.campaign = c._replace(guild=(max(n, c.guild[0]), max(cards, c.guild[1])))
    if s.watched():
        tell(s, "study-cheaper", rule, n=max(n, c.guild[0]), cards=max(cards, c.guild[1]))


def empower(s: State, card: int, better: int, rule: str) -> None:
    """A card of the hand is swapped for its Empowered one."""
    verbs_cards.leave_hand(s, ATTACKER, card)
    verbs_heroes.gain_card(s, ATTACKER, better, rule)


def set_power(s: State, power: int) -> None:
    """Power for the next Spell on the map lies ready, or is used up."""
    verbs_cards.change(s, ATTACKER, power=power)

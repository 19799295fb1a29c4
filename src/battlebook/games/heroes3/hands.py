"""What a seat knows of hands and piles, and worlds that fit it.

Everybody knows which cards a Hero owns, what was played, discarded and seen; nobody knows how the cards of a face-down
pile lie; a hand is known to its own seat alone, less the cards everybody saw go into it.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from battlebook.games.heroes3 import hidden_tokens, verbs_holders
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS, HEROES, Use
from battlebook.games.heroes3.content_check_cards import EMPOWERED
from battlebook.games.heroes3.effects.cards.ops import OPS
from battlebook.games.heroes3.heroes import SPECIALTY_LEVELS
from battlebook.games.heroes3.holders import Holder, effects_on, holder, without
from battlebook.games.heroes3.rules import c5_surrender, c12_permissions, c14_morale
from battlebook.games.heroes3.rules.c15_machines import HITS, TENT
from battlebook.games.heroes3.rules.procedures_cards import ACT, Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.determinize import deal
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.rules import Refusal

AIMED: Final = "war_machine/aimed"

CANNOT_ATTACK = LEDGER.refusal("h3:12:ongoing-duration", "no-attack")
NOT_INSTEAD = LEDGER.refusal("h3:5:surrender-timing", "not-instead")


def hide_hands(s: State, seat: int) -> None:
    """Leave in a copy only what ``seat`` (-1: nobody's) knows of the hands."""
    if not s.holders:
        return
    for side in (0, 1):
        if s.seat(side) != seat or seat < 0:
            verbs_holders.put(s, side, hidden(holder(s, side)))
            hidden_tokens.hide(s, side)
    if s.campaign is not None and s.campaign.kept and seat != 0:
        set_kept(s, hidden(Holder._make(s.campaign.kept[0])))


def set_kept(s: State, h: Holder) -> None:
    """Write back, in a copy, the hand that is kept while somebody else than the Hero fights."""
    s.campaign = s.campaign._replace(kept=(tuple(h), s.campaign.kept[1]))


def hidden(h: Holder) -> Holder:
    """A hand as the other side knows it: the cards that were seen; the others lie somewhere in the pile."""
    unseen = h.hand
    for card in h.shown:
        unseen = without(unseen, card)
    pile = tuple(sorted((*h.pile, *unseen)))
    return h._replace(hand=h.shown, pile=pile, hidden=h.hidden + len(unseen))


def fill_hands(s: State, rng: Random) -> None:
    """Deal hidden hands from the piles that hold them."""
    if not s.holders:
        return
    hidden_tokens.fill(s, rng)
    for side in (0, 1):
        h = holder(s, side)
        if h.hidden:
            verbs_holders.put(s, side, dealt(h, rng))
    if s.campaign is not None and s.campaign.kept:
        set_kept(s, dealt(Holder._make(s.campaign.kept[0]), rng))


def dealt(h: Holder, rng: Random) -> Holder:
    """A holder whose hidden cards are dealt from its pile."""
    cards = deal(h.pile, h.hidden, rng) if h.hidden else ()
    pile = h.pile
    for card in cards:
        pile = without(pile, card)
    return h._replace(hand=tuple(sorted((*h.hand, *cards))), pile=pile, hidden=0)


def owned_cards(s: State) -> tuple[tuple[int, ...], ...]:
    """Every card of each side wherever it lies; third, of a Hero who is away while somebody else fights."""
    found: list[tuple[int, ...]] = []
    for side, row in enumerate((*s.holders, *kept_holders(s))):
        h = Holder._make(row)
        if s.campaign is not None and h.difficulty >= 0:
            found.append(())  # the enemy Hero of an expedition has the AI Deck for one Combat only
            continue
        on_table = [one[1] for one in s.casting if one[0] == side]
        found.append(tuple(sorted((*h.hand, *h.pile, *h.discard, *h.removed, *h.in_play, *h.scrolls, *on_table))))
    return tuple(found)


def all_cards(s: State) -> tuple[tuple[int, ...], ...]:
    """Every card that a side owns or nobody does; no decision changes them."""
    held = [Holder._make(row) for row in (*s.holders, *kept_holders(s))]
    before = [c for h in held for c in h.morale_cards]
    cards = [*(c for owned in owned_cards(s) for c in owned), *(c for pile in s.stock for c in pile), *before]
    every = [*cards, *specialties_to_come(s)]
    return (tuple(sorted(every if s.campaign is None else [bare(card) for card in every])),)


def bare(card: int) -> int:
    """The card of which another is the Empowered one: on an expedition one may become the other."""
    name = CARDS[card].id.removeprefix(EMPOWERED)
    return CARD_INDEX[name] if CARDS[card].empowered and name in CARD_INDEX else card


def kept_holders(s: State) -> list[tuple[object, ...]]:
    """What the Hero of an expedition holds while somebody else fights."""
    return [s.campaign.kept[0]] if s.campaign is not None and s.campaign.kept else []


def specialties_to_come(s: State) -> list[int]:
    """The Specialties that the Hero of an expedition has not reached yet; they lie in no pile."""
    c = s.campaign
    if c is None:
        return []
    level = (Holder._make(c.kept[0]) if c.kept else holder(s, c.side)).level
    cards = zip(HEROES[c.hero].specialties, SPECIALTY_LEVELS.values())
    return [CARD_INDEX[card] for card, needed in cards if needed > level]


def secrets(s: State, seat: int) -> Iterable[str]:
    """Names of cards in other hands that nothing else explains: they may not leave for ``seat``."""
    if not s.holders:
        return []
    open_cards = {row[1] for row in s.casting} | {row[2] for row in s.lasting}
    for side in (0, 1):
        h = holder(s, side)
        open_cards |= {*h.shown, *h.discard, *h.removed, *h.in_play, *h.machines}
        if s.seat(side) == seat:
            open_cards |= set(owned_cards(s)[side])
    others = [side for side in (0, 1) if s.seat(side) != seat]
    return [f'"{CARDS[c].name_message}"' for side in others for c in holder(s, side).hand if c not in open_cards]


# ----------------------------------------------------------------------------------------- asks about cards


def moment_of(side: int, ask: Ask) -> Moment:
    """The moment at which an ask lets a side play cards."""
    unit, target = (*ask.args, -1, -1)[:2]
    return Moment(side, ask.kind.partition("-")[2] or ACT, unit, target if ask.kind.startswith("cards-") else -1)


def why_not(s: State, side: int, ask: Ask, key: Key) -> list[Refusal]:
    """Why a card or another choice of a Combat with Heroes is not possible now; nothing for keys of other sorts."""
    if key[0] == "play":
        return c12_permissions.why_not_play(s, moment_of(side, ask), key)
    if key[0] == "surrender":
        return surrender_refusals(s, side, ask)
    if key[0] in c14_morale.VERBS and key[0] != "morale-search" and may_play(ask):
        return c14_morale.why_not_spend(s, moment_of(side, ask), key)
    if key[0] == "attack" and ask.kind in ("act", "follow") and effects_on(s, ask.args[0], "no_attack"):
        return [CANNOT_ATTACK]
    return []


def surrender_refusals(s: State, side: int, ask: Ask) -> list[Refusal]:
    """Why nobody can Surrender now: only instead of activating a unit, and then for the reasons of chapter 5."""
    refusal = c5_surrender.refuse_surrender(s, side) if ask.kind == "act" else NOT_INSTEAD
    return [refusal] if refusal is not None else []


def may_play(ask: Ask) -> bool:
    """Whether an ask lets a side play cards."""
    return ask.kind in ("act", "follow") or ask.kind.startswith("cards-")


def likely_plays(s: State, side: int, ask: Ask) -> list[tuple[Key, tuple[tuple[str, int], ...]]]:
    """Every use of every card in hand that is not offered now."""
    if not s.holders or not may_play(ask):
        return []
    offered = {o.key[:3] for o in ask.options() if o.key[0] == "play"}
    hand = sorted(set(holder(s, side).hand))
    keys = [("play", card, use) for card in hand for use in range(len(CARDS[card].uses))]
    return [(key, (("card", key[1]),)) for key in keys if key not in offered]


def used(key: Key) -> str:
    """The card that an answer plays and its use, as ``kind/card/use``; empty for any other answer.

    War Machines lie in play: the Tent is named, the others share one name, for which of them is aimed says the ask."""
    if not key or key[0] not in ("play", "machine", *HITS):
        return ""
    if key[0] in HITS:
        return AIMED
    if key[0] == "machine":
        return f"war_machine/{CARDS[key[1]].id}"
    card = CARDS[key[1]]
    return f"{card.kind}/{card.id}/{card.uses[key[2]].mode}"


def usable() -> list[str]:
    """Every use of every card that acts in Combat, and the War Machines that wait for an answer."""
    hand = [c for c in CARDS if c.kind != "war_machine"]
    found = [used(("play", c.index, n)) for c in hand for n, use in enumerate(c.uses) if is_of_combat(use)]
    return [*found, used(("machine", TENT)), AIMED]


def is_of_combat(use: Use) -> bool:
    """Whether a use is none of the map and none of a War Machine, which lies in play."""
    return use.timing != "map" and all(e.op in OPS for e in use.effects)

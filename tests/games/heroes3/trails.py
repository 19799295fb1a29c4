"""Words for tests of expeditions: a small map as a chain of named fields, Heroes on it, fights that play themselves.

A field is named as in ``content/expedition.toml``: ``"mine:II"``, ``"stronghold"``. Fields are linked in a row unless
the links are given.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from battlebook.games.heroes3 import ai, verbs_cards, verbs_stock
from battlebook.games.heroes3.campaign import NOWHERE, PLACES, SECOND, Campaign, Site
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS, HERO_INDEX
from battlebook.games.heroes3.content import EXPEDITIONS, FACE_KEYS, FACES
from battlebook.games.heroes3.content_kinds import DIFFICULTIES, FACTIONS, FIELDS
from battlebook.games.heroes3.faces import TIERS
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.holders import Holder, holder
from battlebook.games.heroes3.rules.expedition import MP, Expedition, ExpeditionRound
from battlebook.games.heroes3.setups_expedition import SETUP, new_campaign
from battlebook.games.heroes3.state import CAMPAIGN_PLANS, MAP, Rulings, State
from battlebook.kernel import gate
from battlebook.kernel.chance import NoSource
from battlebook.kernel.frames import advance, push
from battlebook.kernel.game import Spec
from tests.games.heroes3.fights import Fight, Fixed, face_of

STRONG = ("archangels pack", "champions pack", "crusaders pack")
WEAK = ("halberdiers few",)
GUARDS = ("troglodytes", "medusas", "champions", "hydras")  # one Neutral card of each tier


def site_of(word: str, x: int) -> Site:
    """A field of the chain."""
    name, _, difficulty = word.partition(":")
    return Site(PLACES.index(name), FIELDS.index(difficulty) + 1 if difficulty else 0, x, 2, 4 if name != "bank" else 0)


class Trail(Fight):
    """A running expedition."""

    @property
    def c(self) -> Campaign:
        assert self.s.campaign is not None
        return self.s.campaign

    @property
    def h(self) -> Holder:
        """What the player holds."""
        return holder(self.s, self.c.side)

    def hand(self) -> list[str]:
        """The hand in words."""
        return sorted(CARDS[card].id for card in self.h.hand)

    def deck(self) -> list[str]:
        """The Unit Deck in words."""
        return [" ".join(FACE_KEYS[face]) for face in self.c.deck]

    def why(self, *key: Any) -> tuple[str, str]:
        """The reason against a deed on the map; the table refuses it too."""
        assert GAME.why_not(self.s, self.ask, key), key
        self.refused(*key)
        reason = GAME.why_not(self.s, self.ask, key)[0]
        assert gate.why(GAME, self.s, self.ask.seat, key)[0]["rule"] == reason.rule
        return reason.rule, reason.cause

    def told_one(self, kind: str) -> Any:
        """The only event of a kind."""
        found = self.told(kind)
        assert len(found) == 1, (kind, len(found))
        return found[0]

    def reload(self) -> Trail:
        """Save the state and read it again: all that is left must be the same."""
        plain = json.loads(json.dumps(GAME.table.plain(self.s)))
        empty = GAME.new_state(Spec(SETUP.key, {f.name: f.default for f in SETUP.fields}), NoSource())
        again: State = GAME.table.from_plain(plain, empty)
        again.source = self.s.source
        assert GAME.table.digest(again) == GAME.table.digest(self.s)
        assert GAME.table.equal(again, self.s)
        assert again.plan is self.s.plan and again.board is self.s.board and type(again.campaign) is Campaign
        copy = Trail(again)
        assert copy.ask.kind == self.ask.kind, "it is asked again"
        return copy

    def fight(self, extend: bool = True) -> Trail:
        """Play the Combat to its end: attack, else go near, and pay for more Rounds or Retreat."""
        while self.s.ask is not None and self.ask.kind not in ("expedition", "haven", "give-up"):
            self.do(*self.next_key(extend))
        return self

    def next_key(self, extend: bool) -> Any:
        """What the simple player of `fight` does."""
        if self.ask.form is not None:
            return ai.candidates(self.s, self.ask, Random(0))[0]
        keys = self.offered()
        for easy in (("to-battle",), ("pass",), ("search",)):
            if easy in keys:
                return easy
        if self.ask.kind == "extend":
            return ("extend",) if extend and ("extend",) in keys else ("retreat",)
        if ("keep",) in keys:
            return ("keep",)
        attacks = [key for key in keys if key[0] == "attack"]
        moves = [key for key in keys if key[0] == "move"]
        if attacks or not moves or self.ask.kind != "act":
            return attacks[0] if attacks else ("end",) if ("end",) in keys else keys[0]
        foes = [self.s.place[u] for u in range(self.s.unit_count()) if self.s.alive[1 - self.own_side()] >> u & 1]
        return min(moves, key=lambda key: min(self.s.board.distance[key[1]][foe] for foe in foes))

    def own_side(self) -> int:
        """The side of the player."""
        return self.s.plan.seat_of_side.index(0)


def trail(
    *words: str,
    deck: Sequence[str] = STRONG,
    level: int = 1,
    second: int = NOWHERE,
    at: int = 0,
    visited: Sequence[int] = (),
    friendly: Sequence[int] = (),
    links: Sequence[tuple[int, int]] = (),
    foe: int = NOWHERE,
    foe_deck: Sequence[str] = ("skeletons few",),
    guards: Sequence[str] = GUARDS,
    dice: Sequence[int] = (),
    draws: Sequence[int] = (0,) * 60,
    difficulty: str = "normal",
    day: int = 1,
    hand: Sequence[str] = (),
    pile: Sequence[str] = (),
    morale: int = 0,
    **more: Any,
) -> Trail:
    """An expedition in the middle of a Round, the player to act. Field 0 is the home Town; the Hero has no cards unless
    some are given."""
    names = ("town", *words)
    sites = tuple(site_of(word, x) for x, word in enumerate(names))
    known = sum(1 << n for n in {0, *visited, *friendly})
    base = new_campaign(Spec(SETUP.key, {"hero": "catherine", "length": "short", "difficulty": difficulty}))
    units = tuple(sorted(face_of(unit) for unit in deck))
    foes = tuple(sorted(face_of(unit) for unit in foe_deck))
    campaign = base._replace(
        day=day, xp=2 * (level - 1), deck=units, sites=sites, visited=known, owned=sum(1 << n for n in {0, *friendly}),
        links=tuple(links) or tuple((n, n + 1) for n in range(len(sites) - 1)),
        at=(at, second), last=(at, second), mp=(MP[0], MP[SECOND] if second != NOWHERE else 0),
        foe_at=foe, foe_deck=foes, foe_start=foes, **more,
    )  # fmt: skip
    s = State(CAMPAIGN_PLANS[0], FACES, Rulings({}), Fixed(dice, draws))
    s.stage = MAP
    piles = tuple(
        tuple(face_of(unit) for unit in guards if FACES[face_of(unit)].tier == t) * 6 for t in range(len(TIERS))
    )
    s.decks, s.discards = piles, ((), (), (), ())
    s.campaign = campaign
    cards = [tuple(sorted(CARD_INDEX[card] for card in row)) for row in (hand, pile)]
    verbs_cards.take_up(
        s, 0, Holder(HERO_INDEX[campaign.hero], campaign.level, hand=cards[0], pile=cards[1], morale=morale)
    )
    verbs_stock.lay_out(s)
    push(s, Expedition("short"))
    s.at[-1] = 3  # its Rounds are being played
    push(s, ExpeditionRound(day))
    s.at[-1] = 2
    found = Trail(s)
    advance(s)
    return found


def faction(name: str) -> int:
    """The number of a faction."""
    return FACTIONS.index(name)


def lengths() -> list[str]:
    """Every length of an expedition."""
    return list(EXPEDITIONS)


assert DIFFICULTIES[1] == "normal"

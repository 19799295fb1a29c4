"""Diplomacy before a Combat of an expedition: guards of the Hero's own Level let him pass (h3r:expedition-cards)."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3 import verbs_expedition_trade as trade
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import BANK, MAIN, NOWHERE, STRONGHOLD, Campaign
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.c13_hero import expert_uses
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.kernel.frames import leave, replace
from battlebook.kernel.options import Group, Key, Option

CARDS_RULE: Final = LEDGER("h3r:expedition-cards")
NOT_EQUAL: Final = LEDGER.refusal("h3r:expedition-cards", "not-equal")
SKIP: Final = "skip_neutral_combat"
VERB: Final = "parley"


def guarded_for(c: Campaign, hero: int, site: int) -> int:
    """The field if only guards stand there whose Difficulty is the Level of the Main Hero, and he has come; else -1."""
    field = c.sites[site]
    equal = c.foe_at != site and field.kind not in (BANK, STRONGHOLD) and field.numeral == c.level
    return site if equal and hero == MAIN else NOWHERE


def talks(card: int) -> int:
    """The use of a card that wins such a Combat, or -1."""
    return next((n for n, use in enumerate(CARDS[card].uses) if use.effects[0].op == SKIP), -1)


def may_talk(s: State, card: int) -> bool:
    """12 An expert use as often as the Level allows."""
    h = holder(s, ATTACKER)
    return CARDS[card].uses[talks(card)].mode != "expert" or h.experts < expert_uses(h.level) + h.more_experts


def parley_groups(s: State, guarded: int) -> tuple[Group, ...]:
    """Every card of the hand that does; ``guarded``: the field, or -1."""
    if guarded < 0:
        return ()
    hand = [card for card in sorted(set(holder(s, ATTACKER).hand)) if talks(card) >= 0]
    options = [Option((VERB, c), (("card", c),)) for c in hand if may_talk(s, c)]
    return (Group(CARDS_RULE, VERB, tuple(options)),) if options else ()


def win_by_talk(s: State, key: Key, guarded: int) -> None:
    """The guards count as beaten, as in Quick Combat: no Experience, but the field is Visited. Ends the running frame,
    which the Hero's way has begun."""
    card: int = key[1]
    use = talks(card)
    trade.play_on_map(s, card, use, CARDS[card].uses[use].mode == "expert", "discard", CARDS_RULE)
    trail.skip_fight(s, guarded, CARDS_RULE, "talked-round")
    leave(s)
    replace(s, s.stack[-1].but(parley=1))

"""Cards that are played on the map of an expedition (h3r:expedition-cards): which may be, and what playing means."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3 import verbs_expedition_trade as trade
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules import expedition_leaps, expedition_lessons, expedition_neutrals, expedition_parley
from battlebook.games.heroes3.rules.c12_cards import replace_permanent
from battlebook.games.heroes3.rules.c13_hero import expert_uses
from battlebook.games.heroes3.rules.expedition_card_gains import Use
from battlebook.games.heroes3.rules.expedition_card_ops import op_of
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.kernel.frames import Frame
from battlebook.kernel.options import Group, Key, Option
from battlebook.kernel.rules import Refusal

CARDS_RULE: Final = LEDGER("h3r:expedition-cards")
ONLY_HAND: Final = LEDGER.refusal("h3r:expedition-cards", "not-in-hand")
NO_USE: Final = LEDGER.refusal("h3r:expedition-cards", "no-use")
NO_EFFECT: Final = LEDGER.refusal("h3r:expedition-cards", "no-effect")
NO_SPELL: Final = LEDGER.refusal("h3r:expedition-cards", "no-spell")
TOO_LITTLE: Final = LEDGER.refusal("h3r:expedition-cards", "power")
NO_EXPERT: Final = LEDGER.refusal("h3:12:expert-limit", "used-up")
POWER: Final = "power"


def is_power(card: int, use: int) -> bool:
    """Whether a use is nothing but Power of no School."""
    found = CARDS[card].uses[use].effects
    return len(found) == 1 and found[0].op == POWER and not {"discard", "school"} & found[0].args.keys()


def acts_on_map(card: int, use: int) -> bool:
    """Whether a use does something on this map: all its effects, none of which asks for further cards."""
    effects = CARDS[card].uses[use].effects
    return is_power(card, use) or all(op_of(card, use, n) is not None for n in range(len(effects)))


def wants_power(s: State, but: int) -> bool:
    """Whether a Spell of the hand would do more on the map with more Power; ``but``: the card that is to give it."""
    h = holder(s, ATTACKER)
    others = list(h.hand)
    if but in others:
        others.remove(but)
    spells = [c for c in set(others) if CARDS[c].kind == "spell"]
    return any(
        use.power > h.power and not is_power(c, n) and acts_on_map(c, n)
        for c in spells
        for n, use in enumerate(CARDS[c].uses)
    )


def refuse_play(s: State, card: int, use: int) -> Refusal | None:
    """A card of the hand whose use acts on the map, an expert one as often as the Level allows."""
    h = holder(s, ATTACKER)
    if card not in h.hand:
        return ONLY_HAND
    if not 0 <= use < len(CARDS[card].uses):
        return NO_USE
    if not acts_on_map(card, use):
        return expedition_parley.NOT_EQUAL if use == expedition_parley.talks(card) else NO_EFFECT
    found = CARDS[card].uses[use]
    if found.mode == "expert" and h.experts >= expert_uses(h.level) + h.more_experts:
        return NO_EXPERT
    if is_power(card, use):
        return None if wants_power(s, card) else NO_SPELL
    if CARDS[card].kind == "spell" and found.power > h.power:
        return TOO_LITTLE
    return refuse_effects(s, card, use)


def refuse_effects(s: State, card: int, use: int) -> Refusal | None:
    """What the operations themselves ask for."""
    c = trail.expedition(s)
    for n, effect in enumerate(CARDS[card].uses[use].effects):
        op = op_of(card, use, n)
        refusal = op.refuse(s, c, Use(card, use, effect.args)) if op is not None and op.refuse is not None else None
        if refusal is not None:
            return refusal
    return None


def play_groups(s: State) -> tuple[Group, ...]:
    """Every card that can be played on the map now."""
    hand = sorted(set(holder(s, ATTACKER).hand))
    keys = [(card, use) for card in hand for use in range(len(CARDS[card].uses))]
    options = [Option(("play", c, use), (("card", c),)) for c, use in keys if refuse_play(s, c, use) is None]
    return (Group(CARDS_RULE, "play", tuple(options)),) if options else ()


def likely_keys(s: State) -> list[tuple[Key, tuple[tuple[str, int], ...]]]:
    """Every use of every card in hand."""
    hand = sorted(set(holder(s, ATTACKER).hand))
    return [(("play", card, use), (("card", card),)) for card in hand for use in range(len(CARDS[card].uses))]


def why_not(s: State, key: Key) -> Refusal | None:
    """Why a card cannot be played on the map; None for what is no card."""
    if len(key) != 3 or type(key[1]) is not int or type(key[2]) is not int or not 0 <= key[1] < len(CARDS):
        return None
    return refuse_play(s, key[1], key[2])


def play(s: State, card: int, use: int) -> None:
    """The card leaves the hand, then its effects happen. The last thing a step does."""
    found = CARDS[card].uses[use]
    where = "removed" if any("remove_self" in effect.args for effect in found.effects) else "discard"
    if found.timing == "permanent":
        where = "permanent"
        replace_permanent(s, ATTACKER)
    trade.play_on_map(s, card, use, found.mode == "expert", where, CARDS_RULE)
    if is_power(card, use):
        trade.set_power(s, holder(s, ATTACKER).power + found.effects[0].args["n"])
        return
    if CARDS[card].kind == "spell":
        trade.set_power(s, 0)
    for n, effect in enumerate(found.effects):
        op = op_of(card, use, n)
        if op is not None:
            op.do(s, Use(card, use, effect.args))


FRAMES: Final[tuple[type[Frame], ...]] = (
    *expedition_neutrals.FRAMES,
    *expedition_leaps.FRAMES,
    *expedition_lessons.FRAMES,
)

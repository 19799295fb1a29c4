"""Chapter 14, Morale Cards in place of Tokens: gained and lost, and what the Positive ones can be used for. What the
Negative ones do on a roll stands in `c12_dice`, on a Search in `c12_search`."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_morale, verbs_tokens
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import UNTIL_ATTACK, Lasting, hand_size, holder
from battlebook.games.heroes3.morale_cards import (
    COMBAT_BONUS,
    COMBAT_DRAW,
    MOST_POSITIVE,
    POSITIVE,
    REDRAW_HAND,
    REMOVE_TOKEN,
    REPEAT_SEARCH,
    REROLL_DIE,
    SET_DIE_PLUS,
    SKIP_ACTIVATION,
)
from battlebook.games.heroes3.rules.c4_roll import roll_die, shown
from battlebook.games.heroes3.rules.c12_dice import rerolls_are_banned
from battlebook.games.heroes3.rules.c12_discards import MANY, DiscardFor
from battlebook.games.heroes3.rules.c12_rerolls import dice_to_reroll, roll_again, set_die, thrower
from battlebook.games.heroes3.rules.procedures_cards import BEFORE, START, THROWN, Moment
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs_holders import say_side
from battlebook.kernel.frames import push
from battlebook.kernel.options import Group, Key, Option
from battlebook.kernel.rules import Refusal

RULE: Final = LEDGER("h3:14:morale-cards")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")
NO_CARD: Final = LEDGER.refusal("h3:14:morale-cards", "no-card")
NOT_NOW: Final = LEDGER.refusal("h3:14:morale-cards", "not-now")
CARD_OF: Final[dict[str, int]] = {
    "morale-draw": COMBAT_DRAW,
    "morale-exchange": REDRAW_HAND,
    "morale-reroll": REROLL_DIE,
    "morale-plus": SET_DIE_PLUS,
    "morale-raise": COMBAT_BONUS,
    "morale-free": REMOVE_TOKEN,
    "morale-search": REPEAT_SEARCH,
}


def gain(s: State, side: int) -> None:
    """14 A Negative Card goes first; otherwise a Positive one is drawn, up to two."""
    cards = holder(s, side).morale_cards
    if cards and not POSITIVE[cards[0]]:
        verbs_morale.give_up(s, side, cards[0])
    elif len(cards) < MOST_POSITIVE:
        verbs_morale.take(s, side, True)
    else:
        s.note(RULE)


def lose(s: State, side: int) -> None:
    """14 A Positive Card goes first; otherwise a Negative one is drawn, of which there can be any number."""
    cards = holder(s, side).morale_cards
    if cards and POSITIVE[cards[0]]:
        verbs_morale.give_up(s, side, cards[0])
    else:
        verbs_morale.take(s, side, False)


# ---------------------------------------------------------------------------------------- Positive cards


def groups(s: State, m: Moment) -> tuple[Group, ...]:
    """14 What the cards can be used for at this moment."""
    if not holder(s, m.side).morale_cards or rerolls_are_banned(s):
        return ()
    options = [o for o in candidates(s, m) if refuse(s, m, o.key) is None]
    return (Group(RULE, "morale", tuple(options)),) if options else ()


def candidates(s: State, m: Moment) -> list[Option]:
    """14 Every use there could be."""
    found = [Option(("morale-draw",)), Option(("morale-exchange",))]
    found += [Option(("morale-reroll", die), (("die", die),)) for die in dice_to_reroll(s, m)]
    if m.kind in THROWN and thrower(s, m) == m.side:
        found += [Option(("morale-plus", die), (("die", die),)) for die in range(len(s.dice))]
    if m.kind == BEFORE:
        found.append(Option(("morale-raise", "attack" if s.side[m.unit] == m.side else "defense")))
    stunned = MEMBERS[s.paralysed & s.alive[m.side]]
    return found + [Option(("morale-free", unit), (("unit", unit),)) for unit in stunned]


def refuse(s: State, m: Moment, key: Key) -> Refusal | None:
    """14 Why a use is not possible."""
    if CARD_OF[key[0]] not in holder(s, m.side).morale_cards:
        return NO_CARD
    if key[0] == "morale-draw":
        return None if m.kind == START else NOT_NOW
    if key[0] == "morale-exchange":
        return None if hand_size(holder(s, m.side)) else NOT_NOW
    if key[0] == "morale-plus":
        return None if s.dice[key[1]] < 1 else NOT_NOW
    return None


def why_not(s: State, m: Moment, key: Key) -> list[Refusal]:
    """14 Every refusal of a use that is not offered."""
    if key in [option.key for option in candidates(s, m)]:
        refusal = refuse(s, m, key)
        return [] if refusal is None else [refusal]
    return [NOT_NOW if CARD_OF[key[0]] in holder(s, m.side).morale_cards else NO_CARD]


def use(s: State, m: Moment, key: Key) -> None:
    """14 The card goes under its deck and does what it says. The last thing a step does."""
    verbs_morale.give_up(s, m.side, CARD_OF[key[0]])
    if key[0] == "morale-draw":
        verbs_cards.draw_cards(s, m.side, 1, RULE, RESHUFFLE)
    elif key[0] == "morale-exchange":
        push(s, DiscardFor(m.side, 0, MANY, "draw"))
    elif key[0] == "morale-reroll":
        roll_again(s, m, key[1], RULE)
    elif key[0] == "morale-plus":
        set_die(s, m, key[1], 1, "die-fixed", RULE)
    elif key[0] == "morale-raise":
        unit = m.unit if key[1] == "attack" else m.target
        verbs_cards.begin_effect(s, Lasting(key[1], m.side, -1, unit, n=1, until=UNTIL_ATTACK))
    else:
        verbs_tokens.free(s, key[1], RULE)


def may_repeat(s: State, side: int) -> bool:
    """14 Whether a card lets a side do a Search again."""
    return REPEAT_SEARCH in holder(s, side).morale_cards and not rerolls_are_banned(s)


# ---------------------------------------------------------------------------------------- a Negative card


def loses_heart(s: State, unit: int) -> bool:
    """14 A card asks for a roll before each activation; on -1 the unit does not activate and the card goes."""
    side = s.side[unit]
    if SKIP_ACTIVATION not in holder(s, side).morale_cards:
        return False
    face = roll_die(s)
    if s.sink is not None or s.recorder is not None:
        say_side(s, "rolls-dice", RULE, side, dice=shown((face,), 0))
    if face >= 0:
        return False
    verbs_morale.give_up(s, side, SKIP_ACTIVATION)
    return True

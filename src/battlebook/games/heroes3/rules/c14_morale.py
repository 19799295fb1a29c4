"""Chapter 14, Morale: what a Positive Token can be spent for, and how Tokens are gained and lost."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_heroes
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import HEROES
from battlebook.games.heroes3.holders import NO_HERO, hand_size, holder
from battlebook.games.heroes3.rules import c14_morale_cards
from battlebook.games.heroes3.rules.c12_dice import rerolls_are_banned
from battlebook.games.heroes3.rules.c12_discards import MANY, DiscardFor
from battlebook.games.heroes3.rules.c12_rerolls import dice_to_reroll, roll_again
from battlebook.games.heroes3.rules.procedures_cards import Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, push
from battlebook.kernel.options import Ask, Group, Key, Option
from battlebook.kernel.rules import Refusal

SPEND: Final = LEDGER("h3:14:positive-uses")
AT_MOST_ONE: Final = LEDGER("h3:14:positive-max-one")
CANCELS: Final = LEDGER("h3:14:negative-cancels")
NECROPOLIS: Final = LEDGER("h3:14:necropolis-no-morale")
NOT_AUTOMATIC: Final = LEDGER("h3:14:morale-not-automatic")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")
BANNED: Final = LEDGER.refusal("h3:14:positive-uses", "banned")
NO_TOKEN: Final = LEDGER.refusal("h3:14:positive-uses", "no-token")
NO_DICE: Final = LEDGER.refusal("h3:14:positive-uses", "no-die")
NO_HAND: Final = LEDGER.refusal("h3:14:positive-uses", "no-hand")

POSITIVE: Final = 1
NEGATIVE: Final = -1
DRAW: Final = Option(("morale-draw",))
EXCHANGE: Final = Option(("morale-exchange",))
KEEP_IT: Final = Option(("morale-keep",))
VERBS: Final = tuple(c14_morale_cards.CARD_OF)
HERO_LIST: Final = tuple(HEROES.values())


def ignores_morale(s: State, side: int) -> bool:
    """14 The Necropolis has no morale."""
    hero = holder(s, side).hero
    return hero != NO_HERO and HERO_LIST[hero].faction == "necropolis"


def may_spend(s: State, side: int) -> bool:
    """14 Whether a side has a Positive Token and nothing forbids its use."""
    return (
        bool(s.holders)
        and not s.rulings.morale_cards
        and holder(s, side).morale == POSITIVE
        and not rerolls_are_banned(s)
    )


def morale_groups(s: State, m: Moment) -> tuple[Group, ...]:
    """14 The uses of the Token, or of Morale Cards, at this moment."""
    if s.rulings.morale_cards:
        return c14_morale_cards.groups(s, m)
    if not may_spend(s, m.side):
        return ()
    hand = (EXCHANGE,) if hand_size(holder(s, m.side)) else ()
    again = tuple(Option(("morale-reroll", die), (("die", die),)) for die in dice_to_reroll(s, m))
    return (Group(SPEND, "morale", (DRAW, *hand, *again)),)


def why_not_spend(s: State, m: Moment, key: Key) -> list[Refusal]:
    """14 Every refusal of a use that is not offered."""
    if s.rulings.morale_cards:
        return c14_morale_cards.why_not(s, m, key)
    if holder(s, m.side).morale != POSITIVE:
        return [NO_TOKEN]
    if rerolls_are_banned(s):
        return [BANNED]
    if key[0] == "morale-exchange":
        return [NO_HAND]
    return [NO_DICE] if key[0] == "morale-reroll" else []


def spend(s: State, m: Moment, key: Key) -> None:
    """14 The Token goes, and does what was chosen. The last thing a step does."""
    if s.rulings.morale_cards:
        c14_morale_cards.use(s, m, key)
        return
    verbs_heroes.set_morale(s, m.side, 0, SPEND)
    if key[0] == "morale-draw":
        verbs_cards.draw_cards(s, m.side, 1, SPEND, RESHUFFLE)
    elif key[0] == "morale-exchange":
        push(s, DiscardFor(m.side, 0, MANY, "draw"))
    else:
        roll_again(s, m, key[1], SPEND)


# ------------------------------------------------------------------------------------------ gained and lost


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class SecondToken(Frame):
    """14 A side that has a Positive Token is about to gain another; it may spend the first right before."""

    __slots__ = ("side",)
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


def the_first_may_be_spent(s: State, f: SecondToken) -> Ask | None:
    """14 For a card, or for an exchange of the hand."""
    if not may_spend(s, f.side):
        return None
    hand = (EXCHANGE,) if hand_size(holder(s, f.side)) else ()
    groups = (Group(AT_MOST_ONE, "morale", (DRAW, *hand, KEEP_IT)),)
    return Ask(s.seat(f.side), AT_MOST_ONE, "morale-second", groups)


def it_is_spent(s: State, f: SecondToken) -> None:
    """14 Then the new one comes."""
    if s.answer is not None and s.answer[0] in VERBS and may_spend(s, f.side):
        spend(s, Moment(f.side, ""), s.answer)


def the_new_one_comes(s: State, f: SecondToken) -> None:
    """14 At most one."""
    if holder(s, f.side).morale != POSITIVE:
        verbs_heroes.set_morale(s, f.side, POSITIVE, AT_MOST_ONE)


SecondToken.steps = (the_first_may_be_spent, it_is_spent, the_new_one_comes)
FRAMES: Final[tuple[type[Frame], ...]] = (SecondToken,)


def gain_morale(s: State, side: int) -> None:
    """14 A Negative Token goes first; a side never has two Positive ones. The last thing a step does."""
    s.note(NOT_AUTOMATIC)
    if ignores_morale(s, side):
        s.note(NECROPOLIS)
        return
    morale = holder(s, side).morale
    if s.rulings.morale_cards:
        c14_morale_cards.gain(s, side)
    elif morale == POSITIVE:
        push(s, SecondToken(side))
    else:
        verbs_heroes.set_morale(s, side, morale + 1, CANCELS)


def flip_morale(s: State, side: int) -> None:
    """A Positive Token becomes a Negative one; of Morale Cards a Positive one goes and a Negative one comes."""
    if s.rulings.morale_cards:
        if holder(s, side).morale > 0:
            turn_card(s, side)
    elif holder(s, side).morale == POSITIVE:
        verbs_heroes.set_morale(s, side, NEGATIVE, CANCELS)


def turn_card(s: State, side: int) -> None:
    """14 Morale is lost until the first Negative Card is drawn."""
    while holder(s, side).morale > 0:
        c14_morale_cards.lose(s, side)
    c14_morale_cards.lose(s, side)

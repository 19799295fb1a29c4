"""Cards of the map of an expedition that change the army or the hand by choice (h3r:expedition-cards): Reinforcing at
half price after a Combat, Statistics that become Empowered ones."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3 import verbs_expedition_trade as trade
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import Campaign
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS
from battlebook.games.heroes3.content import FACES
from battlebook.games.heroes3.content_check_cards import EMPOWERED
from battlebook.games.heroes3.faces import TIERS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.expedition_trade import PACK, PRICES
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, restart
from battlebook.kernel.options import Ask, Group, Option

CARDS_RULE: Final = LEDGER("h3r:expedition-cards")
ENOUGH: Final = Group(CARDS_RULE, "enough", (Option(("enough",)),))


# ------------------------------------------------------------------------------------------------ Necromancy


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Raising(Frame):
    """A unit of the Unit Deck is Reinforced at half price. ``tiers``: which ones may be."""

    __slots__ = ("tiers",)
    fields = ("tiers",)

    def __init__(self, tiers: tuple[int, ...]) -> None:
        self.tiers = tiers


def half_price(c: Campaign, pack: int) -> int:
    """Half the gold, rounded down; a discount comes first."""
    return max(0, PRICES[pack] - c.discount) // 2


def raisable(c: Campaign, tiers: tuple[int, ...]) -> tuple[int, ...]:
    """The Packs of those tiers whose Few is in the Unit Deck and that can be paid."""
    found = [face for face in PACK[c.faction] if FACES[face].few_index in c.deck and FACES[face].tier in tiers]
    return tuple([face for face in found if half_price(c, face) <= c.gold])


def tiers_of(names: tuple[str, ...]) -> tuple[int, ...]:
    """Tiers by number."""
    return tuple([TIERS.index(name) for name in names])


def a_unit_is_chosen(s: State, f: Raising) -> Ask | None:
    """Wherever the Hero is."""
    packs = raisable(trail.expedition(s), f.tiers)
    if not packs:
        return None
    options = tuple([Option(("raise", face), (("troop", face),)) for face in packs])
    return Ask(0, CARDS_RULE, "raise", (Group(CARDS_RULE, "raise", options),))


def it_is_reinforced(s: State, f: Raising) -> None:
    """It is turned to its Pack side."""
    c = trail.expedition(s)
    if raisable(c, f.tiers):
        pack: int = s.answer[1]
        trade.train(s, FACES[pack].few_index, pack, half_price(c, pack), CARDS_RULE)


# --------------------------------------------------------------------------------------------------- Scholar


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Lesson(Frame):
    """Statistics of the hand become Empowered ones. ``left``: how many more may."""

    __slots__ = ("left",)
    fields = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


def teachable(s: State) -> tuple[int, ...]:
    """The Statistics of the hand that are not Empowered."""
    hand = sorted(set(holder(s, ATTACKER).hand))
    return tuple([card for card in hand if CARDS[card].kind == "statistic" and not CARDS[card].empowered])


def a_statistic_is_chosen(s: State, f: Lesson) -> Ask | None:
    """As long as there are some."""
    cards = teachable(s)
    if not f.left or not cards:
        leave(s)
        return None
    options = tuple([Option(("empower", card), (("card", card),)) for card in cards])
    return Ask(0, CARDS_RULE, "empower", (Group(CARDS_RULE, "empower", options), ENOUGH))


def it_is_empowered(s: State, f: Lesson) -> None:
    """And another one may follow."""
    if s.answer == ("enough",):
        return
    card: int = s.answer[1]
    trade.empower(s, card, CARD_INDEX[EMPOWERED + CARDS[card].id], CARDS_RULE)
    restart(s, Lesson(f.left - 1))


Raising.steps = (a_unit_is_chosen, it_is_reinforced)
Lesson.steps = (a_statistic_is_chosen, it_is_empowered)
FRAMES: Final[tuple[type[Frame], ...]] = (Raising, Lesson)

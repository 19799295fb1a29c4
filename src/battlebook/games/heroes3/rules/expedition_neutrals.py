"""Neutral Units that are recruited by a card on an expedition (h3r:expedition-cards)."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3 import verbs_expedition_trade as trade
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import DWELLING, Campaign
from battlebook.games.heroes3.faces import TIERS
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, replace
from battlebook.kernel.options import Ask, Group, Option

CARDS_RULE: Final = LEDGER("h3r:expedition-cards")
AZURE_TOO: Final = LEDGER("h3:10:gold-dwelling-azure")
BRONZE: Final = TIERS.index("bronze")
SILVER: Final = TIERS.index("silver")
GOLDEN: Final = TIERS.index("golden")
AZURE: Final = TIERS.index("azure")
NONE_GROUP: Final = Group(CARDS_RULE, "leave-them", (Option(("leave-them",)),))


def price_of_neutral(c: Campaign, worth: int) -> int:
    """What a Neutral Unit of that worth costs, with the discount of cards."""
    return max(0, worth - c.discount)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Diplomacy(Frame):
    """Neutral Unit cards are turned over, one for each kind of Dwelling; one of them may be recruited. ``shown``: their
    faces."""

    __slots__ = ("shown",)
    fields = ("shown",)

    def __init__(self, shown: tuple[int, ...] = ()) -> None:
        self.shown = shown


def cards_are_turned_over(s: State, f: Diplomacy) -> None:
    """One of each tier that there are Dwellings for; 10 with golden ones an azure card too."""
    tiers = dwellings(trail.expedition(s))
    if AZURE in tiers:
        s.note(AZURE_TOO)
    faces = [trade.draw_neutral(s, tier, AZURE_TOO if tier == AZURE else CARDS_RULE) for tier in tiers]
    replace(s, Diplomacy(tuple(sorted([face for face in faces if face >= 0]))))


def one_may_be_recruited(s: State, f: Diplomacy) -> Ask | None:
    """For its price; the others stay discarded."""
    c = trail.expedition(s)
    faces = [face for face in sorted(set(f.shown)) if price_of_neutral(c, s.faces[face].value) <= c.gold]
    if not faces:
        return None
    options = tuple([Option(("recruit-neutral", face), (("troop", face),)) for face in faces])
    groups = (Group(CARDS_RULE, "recruit-neutral", options), NONE_GROUP)
    return Ask(0, CARDS_RULE, "diplomacy", groups)


def it_joins_the_unit_deck(s: State, f: Diplomacy) -> None:
    """Unless nobody was chosen."""
    if s.answer is not None and s.answer[0] == "recruit-neutral":
        price = price_of_neutral(trail.expedition(s), s.faces[s.answer[1]].value)
        trade.recruit_neutral(s, s.answer[1], price, CARDS_RULE)


Diplomacy.steps = (cards_are_turned_over, one_may_be_recruited, it_joins_the_unit_deck)
FRAMES: Final[tuple[type[Frame], ...]] = (Diplomacy,)


def dwellings(c: Campaign) -> tuple[int, ...]:
    """The tiers of Neutral Units that answer: Towns and Settlements have bronze and silver Dwellings."""
    golden = any(c.sites[n].kind == DWELLING and c.is_visited(n) for n in range(len(c.sites)))
    town = (BRONZE, SILVER) if c.havens() else ()
    return (*town, GOLDEN, AZURE) if golden else town

"""Towns on an expedition: units are recruited and reinforced, a Secondary Hero is hired (h3r:expedition-trade).

Each function `refuse_...` gives the first reason against a deed, or None.
"""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import DWELLING, MAIN, NOWHERE, SECOND, Campaign
from battlebook.games.heroes3.cards import CARD_INDEX, MACHINE_COSTS
from battlebook.games.heroes3.content import FACE_KEYS, FACES, TABLES, UNITS
from battlebook.games.heroes3.content_check import VALUABLE
from battlebook.games.heroes3.content_kinds import FACTIONS
from battlebook.games.heroes3.faces import TIERS
from battlebook.games.heroes3.holders import Holder
from battlebook.kernel.rules import Refusal

TRADE: Final = LEDGER("h3r:expedition-trade")
HIRING: Final = LEDGER("h3r:expedition-second-hero")
NO_TOWN: Final = LEDGER.refusal("h3r:expedition-trade", "no-town")
NO_DWELLING: Final = LEDGER.refusal("h3r:expedition-trade", "no-dwelling")
TOO_DEAR: Final = LEDGER.refusal("h3r:expedition-trade", "gold")
OTHER_FACTION: Final = LEDGER.refusal("h3:9:seven-units-per-faction", "faction")
HAVE_IT: Final = LEDGER.refusal("h3:9:seven-units-per-faction", "have-it")
STUDIED: Final = LEDGER.refusal("h3r:expedition-trade", "studied")
HAVE_MACHINE: Final = LEDGER.refusal("h3:15:war-machine-permanent", "owned")
ONE_SECOND: Final = LEDGER.refusal("h3r:expedition-second-hero", "one")
SECOND_TOWN: Final = LEDGER.refusal("h3r:expedition-second-hero", "no-town")
SECOND_DEAR: Final = LEDGER.refusal("h3r:expedition-second-hero", "gold")
NOT_IN_DECK: Final = LEDGER.refusal("h3r:expedition-trade", "not-few")

GOLDEN: Final = TIERS.index("golden")
STUDY_PRICE: Final[int] = TABLES["expedition_rules"]["study_price"]
STUDY_SEARCH: Final[int] = TABLES["expedition_rules"]["study_search"]
MACHINES: Final[dict[int, int]] = {CARD_INDEX[name]: cost["factory"] for name, cost in MACHINE_COSTS.items()}
SECOND_MP_FULL: Final[int] = TABLES["hero_levels"]["mp"]["secondary"]
HIRE_PRICE: Final[int] = TABLES["gold"]["secondary_hero_hire"]


def price_of(face: int) -> int:
    """Gold for one side of a card; on an expedition a valuable costs 6 gold."""
    unit, side = FACE_KEYS[face]
    cost = UNITS[unit][side]["cost"]
    return int(cost["gold"]) + VALUABLE * int(cost["valuables"])


def faces_of(side: str) -> tuple[tuple[int, ...], ...]:
    """The faces of every faction's units on one side."""
    return tuple(
        [
            tuple([f for f, key in enumerate(FACE_KEYS) if key[1] == side and FACES[f].faction == name])
            for name in FACTIONS
        ]
    )


FEW: Final = faces_of("few")
PACK: Final = faces_of("pack")
PRICES: Final[dict[int, int]] = {f: price_of(f) for row in (*FEW, *PACK) for f in row}


def price_for(c: Campaign, face: int) -> int:
    """What a unit of the faction costs now, with the discount of cards."""
    return max(0, PRICES[face] - c.discount)


def study_price(c: Campaign) -> int:
    """What a Spell costs now."""
    return max(0, STUDY_PRICE - c.guild[0])


def study_cards(c: Campaign) -> int:
    """How many cards are turned over for it."""
    return max(STUDY_SEARCH, c.guild[1])


def places(c: Campaign) -> tuple[int, ...]:
    """The fields where the player's Heroes stand."""
    return tuple([site for site in c.at if site != NOWHERE])


def in_town(c: Campaign) -> bool:
    """Whether a Hero is in a friendly Town or Settlement."""
    return any(c.is_haven(site) for site in places(c))


def in_dwelling(c: Campaign) -> bool:
    """Whether a Hero is in a Dwelling that was Visited."""
    return any(c.sites[site].kind == DWELLING and c.is_visited(site) for site in places(c))


def refuse_place(c: Campaign, face: int) -> Refusal | None:
    """Bronze and silver units come from Towns and Settlements, golden ones from Dwellings."""
    if FACES[face].tier == GOLDEN:
        return None if in_dwelling(c) else NO_DWELLING
    return None if in_town(c) else NO_TOWN


def refuse_recruit(c: Campaign, face: int) -> Refusal | None:
    """A Few of the own faction whose card is not in the Unit Deck yet, for its price."""
    if face not in FEW[c.faction]:
        return OTHER_FACTION
    if any(FACES[have].unit == FACES[face].unit for have in c.deck):
        return HAVE_IT
    return refuse_place(c, face) or (TOO_DEAR if c.gold < price_for(c, face) else None)


def refuse_train(c: Campaign, pack: int) -> Refusal | None:
    """A Few in the Unit Deck is turned to its Pack side, where such units are recruited or in any Town."""
    if pack not in PACK[c.faction] or FACES[pack].few_index not in c.deck:
        return NOT_IN_DECK
    where = None if in_town(c) else refuse_place(c, pack)
    return where or (TOO_DEAR if c.gold < price_for(c, pack) else None)


def refuse_hire(c: Campaign) -> Refusal | None:
    """One Secondary Hero at a time, in a friendly Town or Settlement, for 10 gold."""
    if c.at[SECOND] != NOWHERE:
        return ONE_SECOND
    if not c.is_haven(c.at[MAIN]):
        return SECOND_TOWN
    return SECOND_DEAR if c.gold < HIRE_PRICE else None


def refuse_study(c: Campaign) -> Refusal | None:
    """A Spell is bought where a Hero is in a friendly Town or Settlement, once a Round."""
    if not in_town(c):
        return NO_TOWN
    if c.studied:
        return STUDIED
    return TOO_DEAR if c.gold < study_price(c) else None


def refuse_machine(c: Campaign, h: Holder, machine: int) -> Refusal | None:
    """15 War Machines are bought there too, at the price of the factory; one of each."""
    if machine in h.machines:
        return HAVE_MACHINE
    if not in_town(c):
        return NO_TOWN
    return TOO_DEAR if c.gold < MACHINES[machine] else None

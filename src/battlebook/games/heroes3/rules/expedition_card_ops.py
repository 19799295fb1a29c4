"""What cards do on the map of an expedition (h3r:expedition-cards): for each operation that means something there what
it does, and why it cannot be used."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition_trade as trade
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import MAIN, NOWHERE, WON, Campaign
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS
from battlebook.games.heroes3.content import FACE_INDEX, TABLES
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.expedition_card_gains import GAINS, GLOOM, LASTING_OPS, VIEW_AIR, MapOp, Use
from battlebook.games.heroes3.rules.expedition_leaps import leap_of, refuse_leap
from battlebook.games.heroes3.rules.expedition_lessons import Raising, raisable, tiers_of
from battlebook.games.heroes3.rules.expedition_neutrals import Diplomacy
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.kernel.frames import push
from battlebook.kernel.rules import Refusal

CARDS_RULE: Final = LEDGER("h3r:expedition-cards")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")
HAVE_MACHINE: Final = LEDGER.refusal("h3:15:war-machine-permanent", "owned")
TOO_DEAR: Final = LEDGER.refusal("h3r:expedition-cards", "gold")
NOT_WON: Final = LEDGER.refusal("h3r:expedition-cards", "not-won")
NO_UNIT: Final = LEDGER.refusal("h3r:expedition-cards", "no-unit")
NO_STATISTIC: Final = LEDGER.refusal("h3r:expedition-cards", "no-statistic")
NOT_RISEN: Final = LEDGER.refusal("h3r:expedition-cards", "not-risen")
NOT_NEGATIVE: Final = LEDGER.refusal("h3r:expedition-cards", "not-negative")
STUDIED: Final = LEDGER.refusal("h3r:expedition-trade", "studied")
IGNORED: Final = LEDGER.refusal("h3:14:necropolis-no-morale", "ignores")
HAVE_MORALE: Final = LEDGER.refusal("h3r:expedition-cards", "morale")
XP_PER_LEVEL: Final[int] = TABLES["hero_levels"]["xp_per_level"]
INCOME: Final = "expedition_income"  # an effect that lasts: gold in every other Round


# -------------------------------------------------------------------------------------------- towns and units


def cheapen_units(s: State, u: Use) -> None:
    """The next unit costs less."""
    trade.cheapen_units(s, u.args["n"], CARDS_RULE)


def cheapen_study(s: State, u: Use) -> None:
    """The next Spell costs less, and more cards are turned over for it."""
    trade.cheapen_study(s, u.args["n"], u.args["search"], CARDS_RULE)


def refuse_study(s: State, c: Campaign, u: Use) -> Refusal | None:
    """A second Spell cannot be bought in a Round."""
    return STUDIED if c.studied else None


def buy_machine(s: State, u: Use) -> None:
    """A War Machine for a lower price."""
    trade.buy_machine(s, CARD_INDEX[u.args["which"]], u.args["gold"], CARDS_RULE)


def refuse_machine(s: State, c: Campaign, u: Use) -> Refusal | None:
    """15 One of each, for its price."""
    if CARD_INDEX[u.args["which"]] in holder(s, ATTACKER).machines:
        return HAVE_MACHINE
    return TOO_DEAR if c.gold < u.args["gold"] else None


def find_neutrals(s: State, u: Use) -> None:
    """Neutral Units offer their service."""
    push(s, Diplomacy())


def raise_unit(s: State, u: Use) -> None:
    """A unit is Reinforced at half price."""
    push(s, Raising(tiers_of(u.args["tiers"])))


def refuse_raise(s: State, c: Campaign, u: Use) -> Refusal | None:
    """Only after a won Combat, before the Hero moves on; Quick Combat is none."""
    if c.outcome != WON:
        return NOT_WON
    return None if raisable(c, tiers_of(u.args["tiers"])) else NO_UNIT


def is_there(s: State, face: int) -> bool:
    """Whether a Neutral Unit card lies in its deck or discard pile."""
    tier = s.faces[face].tier
    return face in s.decks[tier] or face in s.discards[tier]


def neutral_of(name: str) -> int:
    """The face of a Neutral Unit card."""
    return FACE_INDEX[name, "neutral"]


def given_for(name: str) -> int:
    """The face of ``elves_pack`` and the like."""
    unit, _, side = name.rpartition("_")
    return FACE_INDEX[unit, side]


def convert(s: State, u: Use) -> None:
    """A Pack is given for a Neutral Unit."""
    trade.exchange(s, given_for(u.args["from_"]), neutral_of(u.args["to"]), CARDS_RULE)


def refuse_convert(s: State, c: Campaign, u: Use) -> Refusal | None:
    """The Pack is in the Unit Deck, the Neutral Unit with nobody."""
    there = is_there(s, neutral_of(u.args["to"]))
    return None if there and given_for(u.args["from_"]) in c.deck else NO_UNIT


def buy_unit(s: State, u: Use) -> None:
    """A Neutral Unit for a price."""
    trade.buy_neutral(s, neutral_of(u.args["which"]), u.args["gold"], CARDS_RULE)


def refuse_unit(s: State, c: Campaign, u: Use) -> Refusal | None:
    """It is with nobody, and can be paid."""
    if not is_there(s, neutral_of(u.args["which"])):
        return NO_UNIT
    return TOO_DEAR if c.gold < u.args["gold"] else None


# -------------------------------------------------------------------------------------------------- movement


def gain_mp(s: State, u: Use) -> None:
    """The Main Hero goes further in this Round."""
    trade.gain_mp(s, u.args["n"], CARDS_RULE)


def leap(s: State, u: Use) -> None:
    """He goes to a field of the player's choice."""
    found = leap_of(u.card, u.use)
    if found is not None:
        push(s, found)


def refuse_to_leap(s: State, c: Campaign, u: Use) -> Refusal | None:
    """There is such a field."""
    found = leap_of(u.card, u.use)
    return refuse_leap(c, found) if found is not None and c.at[MAIN] != NOWHERE else None


LEAPING: Final = MapOp(leap, refuse_to_leap)
OPS: Final[dict[str, MapOp]] = {
    **GAINS,
    "mp": MapOp(gain_mp),
    "unit_discount": MapOp(cheapen_units),
    "spell_discount": MapOp(cheapen_study, refuse_study),
    "buy_war_machine": MapOp(buy_machine, refuse_machine),
    "recruit_neutral": MapOp(find_neutrals),
    "reinforce_half_cost": MapOp(raise_unit, refuse_raise),
    "convert_unit": MapOp(convert, refuse_convert),
    "buy_unit": MapOp(buy_unit, refuse_unit),
    "map_step": LEAPING,
}


def op_of(card: int, use: int, number: int) -> MapOp | None:
    """What an effect of a use does on the map; None when it does nothing there."""
    found = CARDS[card].uses[use]
    effect = found.effects[number]
    if found.timing == "permanent":
        return LASTING_OPS.get(effect.op)
    if "discard" in effect.args or "requires" in effect.args or "after" in effect.args:
        return None
    if effect.op != "map":
        return OPS.get(effect.op)
    if leap_of(card, use) is not None:
        return LEAPING
    if effect.args.get("spell") == "view_air":
        return VIEW_AIR
    return GLOOM if CARDS[card].id == "crest_of_valor" else None

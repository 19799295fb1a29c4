"""What people see of an expedition: the map, the Heroes, the Unit Deck, the score; and words for its asks.

Ask kinds: expedition, haven, give-up, town, diplomacy, leap, raise, empower. Verbs: go, send, recruit, train, hire,
rest, haven, stand, concede, study, machine, recruit-neutral, leave-them, parley, leap, raise, empower, enough. Event
kinds are those of ``verbs_expedition.py``; all words stand in ``labels/expedition.<lang>.ftl``.
"""

from __future__ import annotations

from typing import Any

from battlebook.games.heroes3.campaign import FIGHTS, NOWHERE, PLACES, Campaign
from battlebook.games.heroes3.cards import CARDS, HEROES
from battlebook.games.heroes3.content import BANKS, TABLES
from battlebook.games.heroes3.content_kinds import DIFFICULTIES, FACTIONS, FIELDS
from battlebook.games.heroes3.faces import TIERS, unit_message
from battlebook.games.heroes3.holders import Holder, holder
from battlebook.games.heroes3.rules.expedition import income
from battlebook.games.heroes3.rules.expedition_lessons import half_price
from battlebook.games.heroes3.rules.expedition_neutrals import price_of_neutral
from battlebook.games.heroes3.rules.expedition_score import percent, rank, score, score_rows
from battlebook.games.heroes3.rules.expedition_trade import (
    HIRE_PRICE,
    MACHINES,
    PRICES,
    price_for,
    study_cards,
    study_price,
)
from battlebook.games.heroes3.state import MAP, OVER, State
from battlebook.games.heroes3.verbs_expedition import card_ref, expedition, hero_ref, site_ref
from battlebook.games.heroes3.verbs_holders import card_ref as hand_card_ref
from battlebook.kernel.options import Key, Option
from battlebook.kernel.words import OptionWords, Words, words

ASKS = ("expedition", "haven", "give-up", "town", "diplomacy", "leap", "raise", "empower")
STYLES = {
    "rest": "pass",
    "concede": "costly",
    "stand": "strike",
    "recruit": "plain",
    "train": "plain",
    "hire": "costly",
    "study": "costly",
    "machine": "costly",
    "recruit-neutral": "costly",
    "leave-them": "pass",
    "raise": "costly",
    "enough": "pass",
    "to-battle": "pass",
}
FIGHTS_AHEAD = ("fight", "bank", "foe", "garrison")
BANK_NAMES = tuple(BANKS)


def view(s: State) -> dict[str, Any] | None:
    """The expedition as the page draws it; None in any other match."""
    c = s.campaign
    if c is None:
        return None
    return {
        "day": c.day,
        "rounds": c.rounds,
        "gold": c.gold,
        "income": income(c),
        "level": c.level,
        "xp": c.xp,
        "cubes": c.cubes,
        "difficulty": DIFFICULTIES[c.difficulty],
        "faction": FACTIONS[c.faction],
        **limits(c),
        **holds(s, c),
        **combat(s, c),
        "heroes": [hero_view(c, hero) for hero in (0, 1) if c.at[hero] != NOWHERE],
        "foe": foe_view(s, c),
        "sites": [site_view(c, n) for n in range(len(c.sites))],
        "links": [list(link) for link in c.links],
        "score": score_view(c),
    }


def holds(s: State, c: Campaign) -> dict[str, Any]:
    """The Main Hero and what he has."""
    own = own_cards(s, c)
    return {
        "morale": holder(s, c.side).morale,
        "hero": {"id": c.hero, "name": HEROES[c.hero].name_message, "type": HEROES[c.hero].type},
        "machines": [CARDS[machine].name_message for machine in own.machines],
        "pile": len(own.pile),
    }


def combat(s: State, c: Campaign) -> dict[str, Any]:
    """The Unit Deck, the Combat that is fought and where."""
    where = c.where if c.fight else None
    return {"deck": [card_view(s, face) for face in c.deck], "fight": FIGHTS[c.fight], "where": where}


def score_view(c: Campaign) -> dict[str, Any]:
    """What the expedition is worth so far, row by row."""
    return {
        "total": score(c),
        "percent": percent(c),
        "rank": words(f"h3-rank-{rank(c)}"),
        "rows": [{"words": words(f"h3-score-{name}"), "n": n} for name, n in score_rows(c)],
        "won": c.won,
    }


def own_cards(s: State, c: Campaign) -> Holder:
    """The cards of the Main Hero, who may be away from the present Combat."""
    return Holder._make(c.kept[0]) if c.kept else holder(s, c.side)


def limits(c: Campaign) -> dict[str, int]:
    """13 Hand limit and expert uses of the Level, for the cards of a Hero."""
    row = TABLES["hero_levels"]["rows"][c.level - 1]
    return {"hand": row["hand"], "expert": row["expert"]}


def hero_view(c: Campaign, hero: int) -> dict[str, Any]:
    """One of the player's Heroes."""
    return {"id": hero, "name": hero_ref(hero)["msg"], "at": c.at[hero], "mp": c.mp[hero]}


def foe_view(s: State, c: Campaign) -> dict[str, Any] | None:
    """The enemy Hero, while he is there."""
    if c.foe_at == NOWHERE:
        return None
    return {
        "at": c.foe_at,
        "level": c.foe_level,
        "wakes": c.foe_wakes,
        "deck": [card_view(s, face) for face in c.foe_deck],
    }


def site_view(c: Campaign, n: int) -> dict[str, Any]:
    """One field of the map."""
    site = c.sites[n]
    guarded = bool(site.numeral) and not c.is_visited(n)
    bank = PLACES[site.kind] == "bank"
    return {
        "id": n,
        "no": n + 1,
        "kind": PLACES[site.kind],
        "name": site_ref(c, n)["msg"],
        "x": site.x,
        "y": site.y,
        "numeral": FIELDS[site.numeral - 1] if site.numeral else None,
        "guarded": guarded,
        "quick": guarded and c.level > site.numeral,
        "visited": c.is_visited(n),
        "friendly": c.is_friendly(n),
        "prize": 0 if bank else site.prize,
        "bank": "h3-bank-" + BANK_NAMES[site.prize].replace("_", "-") if bank else None,
    }


def card_view(s: State, face: int) -> dict[str, Any]:
    """One card of a Unit Deck."""
    card = s.faces[face]
    return {
        "id": face,
        "card": card.card,
        "name": unit_message(card.unit),
        "face": card.side,
        "tier": TIERS[card.tier],
        "attack": card.attack,
        "defense": card.defense,
        "health": card.health,
        "initiative": card.initiative,
        "type": ("ground", "flying", "ranged")[card.type],
    }


# --------------------------------------------------------------------------------------------------- words


def ask_args(s: State) -> dict[str, Any]:
    """The numbers that the asks on the map are about."""
    c = expedition(s)
    return {"n": c.day, "rounds": c.rounds, "gold": c.gold, "mp": c.mp[0], "second": c.mp[1]}


def option_words(s: State, option: Option) -> OptionWords:
    """How an option on the map reads."""
    verb = option.key[0]
    args = key_args(s, option.key)
    name = verb
    if verb == "machine":
        name = "buy-machine"
    if verb in ("go", "send"):
        name = f"{verb}-{what_waits(expedition(s), option.key[1])}"
    style = "costly" if name.rpartition("-")[2] in FIGHTS_AHEAD else STYLES.get(verb, "act")
    return OptionWords(words(f"h3-opt-{name}", **args), style)


def what_waits(c: Campaign, n: int) -> str:
    """What entering a field means: a fight, Quick Combat, or nothing of the kind."""
    site = c.sites[n]
    if c.foe_at == n:
        return "foe"
    if PLACES[site.kind] == "stronghold" and not c.is_friendly(n) and not c.foe_beaten:
        return "garrison"
    if c.is_visited(n):
        return "free"
    if PLACES[site.kind] == "bank":
        return "bank"
    if not site.numeral:
        return "new"
    return "quick" if c.level > site.numeral else "fight"


def key_args(s: State, key: Key) -> dict[str, Any]:
    """What a key points at, as arguments."""
    c = expedition(s)
    verb = key[0] if key else ""
    price = study_price(c) if verb == "study" else HIRE_PRICE
    args: dict[str, Any] = {"n": price, "gold": c.gold, "cards": study_cards(c)}
    if len(key) not in (2, 3) or type(key[1]) is not int or key[1] < 0:
        return args
    if verb in ("play", "empower", "parley") and key[1] < len(CARDS):
        args["card"] = hand_card_ref(key[1])
    elif verb in ("go", "send", "haven", "leap") and key[1] < len(c.sites):
        numeral = c.sites[key[1]].numeral
        args.update(field=site_ref(c, key[1]), no=key[1] + 1, numeral=FIELDS[numeral - 1] if numeral else "none")
        args["level"] = FIELDS[c.foe_level - 1]
    else:
        args.update(price_args(s, c, verb, key[1]))
    return args


def price_args(s: State, c: Campaign, verb: str, number: int) -> dict[str, Any]:
    """What is bought, and its price; nothing for what cannot be."""
    if verb in ("recruit", "train") and number in PRICES:
        return {"card": card_ref(s, number), "n": price_for(c, number)}
    if verb == "raise" and number in PRICES:
        return {"card": card_ref(s, number), "n": half_price(c, number)}
    if verb == "recruit-neutral" and number < len(s.faces):
        return {"card": card_ref(s, number), "n": price_of_neutral(c, s.faces[number].value)}
    return {"card": hand_card_ref(number), "n": MACHINES[number]} if verb == "machine" and number in MACHINES else {}


def heading(s: State) -> Words | None:
    """The heading of the log between the fights: the Round of the expedition, or its end; None anywhere else."""
    if s.campaign is None or s.stage not in (MAP, OVER):
        return None
    if s.stage == OVER:
        return words("h3-heading-expedition-over")
    return words("h3-heading-map", n=expedition(s).day)

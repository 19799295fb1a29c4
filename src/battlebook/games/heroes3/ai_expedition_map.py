"""The computer's plan on the map of an expedition: no search, the same answer to the same position.

It buys what makes the five best units stronger, keeps a Secondary Hero in the Town so that it can buy from afar, wins
fields that it is likely to win, hides from a stronger enemy Hero, and marches on the guardian when it is strong enough
or time runs out.
"""

from __future__ import annotations

from functools import cache
from math import ceil, exp

from battlebook.games.heroes3 import ai_cards, ai_expedition_cards
from battlebook.games.heroes3.campaign import (
    BANK,
    CAMP,
    DWELLING,
    GUARDIAN,
    HAVENS,
    MAIN,
    MINE,
    NOWHERE,
    SETTLEMENT,
    STONE,
    STRONGHOLD,
    TREASURE,
    Campaign,
)
from battlebook.games.heroes3.content import BANKS, FACES, GUARDS, NEUTRAL_DECKS
from battlebook.games.heroes3.content_kinds import DIFFICULTIES, FIELDS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.c1_start import has_citadel
from battlebook.games.heroes3.rules.expedition import GAINS, MP
from battlebook.games.heroes3.rules.expedition_trade import FEW, GOLDEN, HIRE_PRICE, MACHINES, PACK, PRICES, STUDY_PRICE
from battlebook.games.heroes3.rules.expedition_visits import BANK_PRIZE
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Ask, Key

BANK_SCALE = 2.5  # guards of banks have no price
AI_CARDS_WORTH = 18.0  # what the AI Deck adds to the enemy Hero
WALLS = 1.5  # how much stronger a Citadel makes its defenders
CARD_STRENGTH = 2.5  # what a card of the hand limit adds to an army
RESERVE = 0.1  # what a unit beyond the five best counts
LEAST_GAIN = 0.35  # strength for 1 gold below which nothing is bought
TRY = 0.75  # chance from which on a field is worth a Combat
SAFE = 0.9  # chance below which guards are rather talked round
TRY_GUARDIAN = 0.75
PLACED = 5
LAST_TRIP = 1  # Rounds before the end from which on nobody goes back for golden units
SLOW = 3  # steps that a Combat on the way costs
PRICE_OF_TIER = {tier: sum(FACES[f].value for f in pile) / len(pile) for tier, pile in NEUTRAL_DECKS.items()}


def plan(s: State, c: Campaign, ask: Ask) -> Key:
    """The answer to an ask between the Combats."""
    keys = [option.key for option in ask.options()]
    if ask.kind == "search":
        return max([key for key in keys if key[0] == "find"] or keys, key=lambda key: worth_found(key))
    if ask.kind == "pay-defence":
        return keys[0] if keys[0] == ("pay",) and chance_at(c, c.foe_at, 0.0) >= TRY else ("yield",)
    if ask.kind == "give-up":
        return ("stand",) if chance_at(c, c.foe_at, 0.0) >= TRY else ("concede",)
    if ask.kind == "leap":
        return ai_expedition_cards.best_field(c, keys, lambda n: worth_there(s, c, n))
    if ask.kind == "raise":
        return max(keys, key=lambda key: s.faces[key[1]].value)
    if ask.kind == "haven":
        return min(keys, key=lambda key: len(c.sites) - c.sites[key[1]].x)
    if ask.kind not in ("expedition", "town", "diplomacy"):
        return keys[0]
    bought = best_purchase(s, c, keys)
    if bought is not None:
        return bought
    if ask.kind == "expedition":
        return move(s, c, keys)
    return ("to-battle",) if ask.kind == "town" else ("leave-them",)


def worth_found(key: Key) -> float:
    """What a card that was turned over is worth."""
    return ai_cards.worth_of(key[1]) if len(key) > 1 and type(key[1]) is int else 0.0


# ------------------------------------------------------------------------------------------------- purchases


def strength(deck: tuple[int, ...]) -> float:
    """An army by its five best units; the others count a little."""
    worths = sorted([FACES[face].value for face in deck], reverse=True)
    return sum(worths[:PLACED]) + RESERVE * sum(worths[PLACED:])


def best_purchase(s: State, c: Campaign, keys: list[Key]) -> Key | None:
    """What to buy or play now, if anything."""
    talks = [key for key in keys if key[0] == "parley"]
    if talks and chance_at(c, c.at[MAIN], CARD_STRENGTH * len(holder(s, c.side).hand)) < SAFE:
        return talks[0]
    played = ai_expedition_cards.best_play(s, c, keys, lambda n: worth_there(s, c, n))
    if played is not None:
        return played
    gains = [(gain_of(s, c, key), key) for key in keys if key[0] in ("recruit", "train", "recruit-neutral")]
    best = max(gains, default=(0.0, ()))
    if ("hire",) in keys and c.day > 1 and c.rounds - c.day > 2:
        return ("hire",)
    if best[0] >= LEAST_GAIN:
        return best[1]
    left = c.gold - golden_price(c)
    machines = [key for key in keys if key[0] == "machine" and left >= MACHINES[key[1]] + HIRE_PRICE]
    if machines:
        return max(machines, key=lambda key: MACHINES[key[1]])
    return ("study",) if ("study",) in keys and left >= STUDY_PRICE + HIRE_PRICE else None


def golden_price(c: Campaign) -> int:
    """What the next golden unit costs, once a Dwelling has been Visited and there is time to go back; else 0."""
    if c.rounds - c.day < LAST_TRIP or not any(s.kind == DWELLING and c.is_visited(n) for n, s in enumerate(c.sites)):
        return 0
    units = {FACES[face].unit for face in c.deck}
    few = [PRICES[f] for f in FEW[c.faction] if FACES[f].tier == GOLDEN and FACES[f].unit not in units]
    pack = [PRICES[f] for f in PACK[c.faction] if FACES[f].tier == GOLDEN and FACES[f].few_index in c.deck]
    return min(few or pack, default=0)


def gain_of(s: State, c: Campaign, key: Key) -> float:
    """Strength for 1 gold."""
    face = s.faces[key[1]]
    left = list(c.deck)
    if key[0] == "train":
        left.remove(face.few_index)
    price = PRICES.get(key[1], face.value)
    return (strength((*left, key[1])) - strength(c.deck)) / max(1, price)


# ------------------------------------------------------------------------------------------------- movement


def move(s: State, c: Campaign, keys: list[Key]) -> Key:
    """Where the Main Hero goes next; the Secondary Hero stays where he is."""
    ways = steps_from(c, c.at[MAIN])
    own = CARD_STRENGTH * len(holder(s, c.side).hand)
    aims = [(worth_of_aim(c, n, ways, own), -n) for n in range(len(c.sites)) if n != c.at[MAIN]]
    worth, best = max(aims)
    step = first_step(c, -best) if worth > 0.0 else c.at[MAIN]
    if step == c.at[MAIN] or ("go", step) not in keys:
        step = shelter(c, own)
    return ("go", step) if ("go", step) in keys else ("rest",)


def worth_there(s: State, c: Campaign, n: int) -> float:
    """What being on a field at once would be worth."""
    return worth_of_aim(c, n, [0] * len(c.sites), CARD_STRENGTH * len(holder(s, c.side).hand))


def worth_of_aim(c: Campaign, n: int, ways: list[int], own: float) -> float:
    """What going to a field is worth a Round."""
    later = ceil(max(0, ways[n] - c.mp[MAIN]) / MP[MAIN])
    left = c.rounds - c.day - later
    if left < 0:
        return 0.0
    chance = chance_at(c, n, own)
    if n == c.foe_at and chance < TRY:
        return 0.0
    if c.sites[n].kind == GUARDIAN:
        return 1000.0 if chance >= TRY_GUARDIAN or left <= 0 else 0.0
    if c.is_visited(n):
        return errand(c, n, left) / (1.0 + later + 0.2 * ways[n])
    if chance < TRY:
        return 0.0
    return chance * brings(c, n, left) / (1.0 + later + 0.2 * ways[n])


def errand(c: Campaign, n: int, left: int) -> float:
    """A Visited place where gold can be spent that cannot be spent from here."""
    kind = c.sites[n].kind
    if kind == DWELLING and 0 < golden_price(c) <= c.gold:
        return 0.8 * min(c.gold, 40)
    served = any(site != NOWHERE and c.is_haven(site) for site in c.at)
    if kind in HAVENS and c.is_friendly(n) and not served and left > 1:
        return 0.4 * min(c.gold, 30) if c.gold >= 8 else 0.0
    return 0.0


def brings(c: Campaign, n: int, left: int) -> float:
    """What the first Visit of a field brings, in gold."""
    site = c.sites[n]
    fought = site.numeral >= c.level
    total = 3.0 * site.numeral + (10.0 * (1 + (site.numeral > c.level)) if fought and site.numeral else 0.0)
    if site.kind in (TREASURE, CAMP):
        total += site.prize + 2.0
    elif site.kind == BANK:
        total += BANK_PRIZE + 6.0
    elif site.kind in (MINE, SETTLEMENT, STRONGHOLD):
        total += 4.0 + GAINS["mine" if site.kind == MINE else "settlement"] * left
    elif site.kind == STONE:
        total += 10.0
    elif site.kind == DWELLING:
        total += 25.0
    return total + (25.0 if n == c.foe_at else 0.0) + 2.0 * site.x


def shelter(c: Campaign, own: float) -> int:
    """A neighbouring Town when the enemy Hero is near and stronger; else where the Hero is."""
    here = c.at[MAIN]
    if c.foe_at == NOWHERE or c.day < c.foe_wakes or chance_at(c, c.foe_at, own) >= 0.5 or c.is_haven(here):
        return here
    near = steps_from(c, c.foe_at)[here] <= 2
    return next((n for n in c.neighbours(here) if near and c.is_haven(n)), here)


def steps_from(c: Campaign, start: int) -> list[int]:
    """Movement points from a field to every field; a Combat on the way costs more, and none leads past the enemy
    Hero or through his Town."""
    far = 99
    found = [far] * len(c.sites)
    found[start] = 0
    edge = [start]
    while edge:
        here = min(edge, key=found.__getitem__)
        edge.remove(here)
        if here != start and is_held(c, here):
            continue
        free = here == start or is_free(c, here)
        for other in c.neighbours(here):
            cost = found[here] + 1 + (0 if free else SLOW)
            if cost < found[other]:
                found[other] = cost
                edge.append(other)
    return found


def is_free(c: Campaign, n: int) -> bool:
    """Whether a field can be crossed without a Combat."""
    site = c.sites[n]
    return c.is_visited(n) or (site.kind != BANK and site.numeral < c.level)


def is_held(c: Campaign, n: int) -> bool:
    """Whether the enemy Hero or his garrison is on a field."""
    town = c.sites[n].kind == STRONGHOLD and not c.is_friendly(n) and not c.foe_beaten
    return n == c.foe_at or town


def first_step(c: Campaign, aim: int) -> int:
    """The first field on the way to another, past the enemy Hero if he is not the aim."""
    here = c.at[MAIN]
    back = steps_from(c, aim)
    ways = [n for n in c.neighbours(here) if n == aim or not is_held(c, n)]
    return min(ways, key=lambda n: (back[n] + (0 if n == aim or is_free(c, n) else SLOW), n), default=here)


# ------------------------------------------------------------------------------------------------- strength


def chance_at(c: Campaign, n: int, own: float) -> float:
    """How likely the Main Hero wins what stands on a field; ``own``: what the cards add to the army."""
    return chance_to_win(strength(c.deck) + own, guards_of(c, n))


def guards_of(c: Campaign, n: int) -> float:
    """The strength that waits on a field, as far as it is known before the cards are drawn."""
    if n == NOWHERE:
        return 0.0
    site = c.sites[n]
    walls = WALLS if has_citadel(c, n) else 1.0
    if n == c.foe_at:
        return walls * (strength(c.foe_deck) + AI_CARDS_WORTH)
    if site.kind == STRONGHOLD and not c.is_friendly(n) and not c.foe_beaten:
        return walls * strength(c.foe_deck)
    if c.is_visited(n):
        return 0.0
    if site.kind == BANK:
        return bank_strength(site.prize)
    return guard_strength(site.numeral, c.difficulty) if site.numeral >= c.level else 0.0


@cache
def bank_strength(bank: int) -> float:
    """The guards of a Creature Bank."""
    return BANK_SCALE * sum(FACES[f].value for f in tuple(BANKS.values())[bank])


@cache
def guard_strength(numeral: int, difficulty: int) -> float:
    """The mean worth of the guards of a field."""
    return sum(PRICE_OF_TIER[tier] for tier in GUARDS[FIELDS[numeral - 1], DIFFICULTIES[difficulty]])


@cache
def steepness(x: int) -> float:
    """The logistic curve in steps of a hundredth."""
    return 1.0 / (1.0 + exp(-7.0 * x / 100.0))


def chance_to_win(own: float, foes: float) -> float:
    """How likely the stronger side wins."""
    return 1.0 if foes <= 0.0 else steepness(round(100.0 * (own - foes) / (own + foes + 1.0)))

"""How well an expedition stands, for computer players: what it has brought, and what it is likely to bring yet.

All worths are points of the score. What lies ahead counts by the chance to win it and the Round in which a Hero could
be there; a running Combat counts its prize by the strength of both sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from random import Random

from battlebook.games.heroes3 import ai, ai_cards
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.campaign import (
    AGAINST_HERO,
    BANK,
    CAMP,
    DWELLING,
    FIELD_FIGHT,
    GUARDIAN,
    MAIN,
    MINE,
    NO_FIGHT,
    NOWHERE,
    SETTLEMENT,
    STONE,
    STRONGHOLD,
    TREASURE,
    Campaign,
    Site,
)
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.content import BANKS, FACES, GUARDS, NEUTRAL_DECKS
from battlebook.games.heroes3.content_kinds import DIFFICULTIES, FIELDS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.c9_damage import health
from battlebook.games.heroes3.rules.expedition import GAINS, MP, income
from battlebook.games.heroes3.rules.expedition_score import RULES, army_points, percent, score
from battlebook.games.heroes3.rules.expedition_trade import GOLDEN, PACK
from battlebook.games.heroes3.rules.expedition_visits import BANK_PRIZE
from battlebook.games.heroes3.state import BATTLE, OVER, State
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.windows import PASS

SURE = 0.85  # chance from which on no cards are played
PLAYS = 4  # cards looked at in one choice
MOVES = 4  # moves looked at
SURE_ATTACKS = 2  # attacks looked at in a Combat that is won anyhow
FORMATIONS = 4  # placements looked at
WINDOWS = ("cards-attack", "cards-round")  # moments at which cards are looked at
SCALE = 200.0  # points that count as half way to the best
EXPERIENCE = 3.5  # points for 1 Experience
GOLD = 0.22  # points for 1 gold
ERRAND = 0.15  # points for 1 gold at the gates of a Town
INCOMES = 2  # Rounds of income that will be spent in a new Dwelling
PATIENCE = 0.93  # what can be had a Round later counts so much
LOSSES = 0.3  # of the enemy's strength, in a fight that is won
FLIGHT = 0.5  # of the army is lost in a fight that is not
BANK_SCALE = 2.5  # guards of banks have no price
AZURE_SCALE = 1.5  # azure cards are worth more than their price
PRICE_OF_TIER = {tier: sum(FACES[f].value for f in pile) / len(pile) for tier, pile in NEUTRAL_DECKS.items()}
PRICE_OF_TIER["azure"] *= AZURE_SCALE


def evaluate(s: State, c: Campaign) -> float:
    """From -1 (worse than nothing) toward 1 (everything)."""
    points = float(score(c)) if s.stage == OVER else standing(c) if c.fight == NO_FIGHT else fighting(s, c)
    return points / (abs(points) + SCALE)


def candidates(s: State, c: Campaign, ask: Ask, rng: Random) -> Sequence[Key]:
    """On the map every option; in a Combat few ones, and no cards where none are needed."""
    if ask.kind == "refresh":
        return [worn(s, c, ask)]
    keys = ai.candidates(s, ask, rng)
    if ask.form is not None or c.fight == NO_FIGHT or s.stage != BATTLE:
        return keys[:FORMATIONS]
    sure = is_sure(s, c)
    if PASS.key in keys and (sure or ask.kind not in WINDOWS):
        return [PASS.key]
    plays = [key for key in keys if key[0] == "play"][0 if sure else PLAYS :]
    moves = [key for key in keys if key[0] == "move"]
    moves = sorted(moves, key=lambda key: nearest_enemy(s, c, key[1]))[1 if sure else MOVES :]
    attacks = [key for key in keys if key[0] == "attack"] if sure else []
    attacks = sorted(attacks, key=lambda key: (left_after(s, ask.args[0], key[1]), -s.card(key[1]).value))[
        SURE_ATTACKS:
    ]
    return [key for key in keys if key not in plays and key not in moves and key not in attacks]


def worn(s: State, c: Campaign, ask: Ask) -> Key:
    """What to discard at the beginning of a Round: cards that do nothing here, then the least valuable ones."""
    hand = holder(s, c.side).hand
    worth = [ai_cards.worth_of(card) for card in hand]
    order = sorted(range(len(hand)), key=worth.__getitem__)
    idle = [i for i in order if not CARDS[hand[i]].combat]
    return tuple(sorted(order[: max(ask.args[0], len(idle))]))


def is_sure(s: State, c: Campaign) -> bool:
    """Whether a Combat is won without cards as well."""
    return chance_to_win(ai.material(s, c.side), ai.material(s, 1 - c.side)) >= SURE


def left_after(s: State, unit: int, target: int) -> int:
    """HP that an attack without a die is likely to leave."""
    return max(0, health(s, target) - s.damage[target] - max(0, s.card(unit).attack - s.card(target).defense))


def nearest_enemy(s: State, c: Campaign, space: int) -> int:
    """Steps from a space to the nearest enemy."""
    return min([s.board.distance[space][s.place[u]] for u in MEMBERS[s.alive[1 - c.side]]], default=0)


def standing(c: Campaign) -> float:
    """What an expedition is worth on the map."""
    return brought(c, float(army_points(c.deck))) + ahead(c, float(army_points(c.deck)))


def fighting(s: State, c: Campaign) -> float:
    """What it is worth in a Combat: the army that is likely to be left, and the prize by the chance to win."""
    side = c.side
    own, foes = ai.strength(s, side), ai.strength(s, 1 - side)
    if not any(other != side for other in s.side):
        foes = guards_of(c, c.where)
    chance = chance_to_win(own, foes)
    left = max(0.0, own - LOSSES * min(own, foes))
    lost = (1.0 - chance) * left * FLIGHT
    site = c.sites[c.where]
    prize = float(RULES["foe"] * c.foe_level) if c.fight in AGAINST_HERO else prize_of(c, site, c.fight == FIELD_FIGHT)
    return brought(c, left - lost) + ahead(c, left - lost) + chance * prize


def brought(c: Campaign, army: float) -> float:
    """The score so far, gold and the army counted as what they can become."""
    army_share: float = (army - army_points(c.deck)) / RULES["army_points"]
    points: float = score(c) * 100 / percent(c)
    return points + army_share + EXPERIENCE * c.xp * 0.5 + GOLD * 0.2 * c.gold


def ahead(c: Campaign, army: float) -> float:
    """Income, gold that can be spent, and every field that is still to be won."""
    ways = distances(c)
    total = GOLD * income(c) * (c.rounds - c.day) + errand(c, ways)
    for n, site in enumerate(c.sites):
        if c.is_visited(n) or (n == c.where and c.fight != NO_FIGHT):
            continue
        round_there = c.day + max(0, -(-(ways[n] - c.mp[MAIN]) // MP[MAIN]))
        if round_there <= c.rounds:
            quick = 0 < site.numeral < c.level
            chance = 1.0 if quick else chance_to_win(army, guards_of(c, n))
            total += prize_of(c, site, not quick) * chance * PATIENCE**round_there
    return total


def errand(c: Campaign, ways: list[int]) -> float:
    """Gold is worth more near a place where it can be spent: golden units in a Dwelling, the others in a Town."""
    dwellings = [n for n, site in enumerate(c.sites) if site.kind == DWELLING and c.is_visited(n)]
    return spending(c, ways, c.havens(), False) + spending(c, ways, dwellings, True)


def spending(c: Campaign, ways: list[int], places: Sequence[int], golden: bool) -> float:
    """What the gold at hand is worth at the nearest of some places."""
    if not places:
        return 0.0
    near = min([ways[n] for n in places])
    turns = max(0, -(-(near - c.mp[MAIN]) // MP[MAIN]))
    share = 0.5 if near else 1.0
    return ERRAND * min(c.gold, missing(c, golden)) * share * PATIENCE**turns


def missing(c: Campaign, golden: bool) -> int:
    """What the Packs of the faction cost that are not in the Unit Deck, golden ones or the others."""
    whole = sum(FACES[f].value for f in PACK[c.faction] if (FACES[f].tier == GOLDEN) == golden)
    have = sum(FACES[f].value for f in c.deck if (FACES[f].tier == GOLDEN) == golden)
    return max(0, whole - have)


def prize_of(c: Campaign, site: Site, fought: bool) -> float:
    """What winning and Visiting a field brings."""
    total = float(RULES["difficulty_beaten"] * site.numeral)
    if fought and site.numeral >= c.level:
        total += EXPERIENCE * (1 if site.numeral == c.level else 2)
    if site.kind in (TREASURE, CAMP):
        total += GOLD * site.prize
    elif site.kind == BANK:
        total += GOLD * BANK_PRIZE
    elif site.kind in (MINE, SETTLEMENT, STRONGHOLD):
        name = "mine" if site.kind == MINE else "settlement"
        total += RULES["owned"] + GOLD * GAINS[name] * (c.rounds - c.day)
    elif site.kind == STONE:
        total += EXPERIENCE
    elif site.kind == DWELLING:
        total += GOLD * min(missing(c, True), c.gold + INCOMES * income(c))
    elif site.kind == GUARDIAN:
        total += RULES["guardian"] + RULES["round_left"] * (c.rounds - c.day)
    return total


def chance_to_win(own: float, foes: float) -> float:
    """How likely the stronger side wins."""
    if foes <= 0.0:
        return 1.0
    return 1.0 / (1.0 + exp(-7.0 * (own - foes) / (own + foes + 1.0)))


def guards_of(c: Campaign, n: int) -> float:
    """The strength that waits on a field, as far as it is known before the cards are drawn."""
    site = c.sites[n]
    if n == c.foe_at or (site.kind == STRONGHOLD and not c.foe_beaten):
        return float(army_points(c.foe_deck))
    if site.kind == BANK:
        return bank_strength(site.prize)
    return guard_strength(site.numeral, c.difficulty) if site.numeral else 0.0


@cache
def bank_strength(bank: int) -> float:
    """The guards of a Creature Bank."""
    return BANK_SCALE * sum(FACES[f].value for f in tuple(BANKS.values())[bank])


@cache
def guard_strength(numeral: int, difficulty: int) -> float:
    """The mean worth of the guards of a field."""
    return sum(PRICE_OF_TIER[tier] for tier in GUARDS[FIELDS[numeral - 1], DIFFICULTIES[difficulty]])


def distances(c: Campaign) -> list[int]:
    """Steps from the Main Hero's field to every field."""
    far = len(c.sites)
    found = [far] * far
    edge = [c.at[MAIN] if c.at[MAIN] != NOWHERE else 0]
    found[edge[0]] = 0
    while edge:
        edge_now, edge = edge, []
        for site in edge_now:
            for other in c.neighbours(site):
                if found[other] == far:
                    found[other] = found[site] + 1
                    edge.append(other)
    return found

"""How well an expedition stands, for computer players, and which answers are worth a look in its Combats.

Worths are in gold. A running Combat counts its prize by the chance to win it. What to do on the map is decided by
``ai_expedition_map.py`` without a search, so that the time goes into the fights.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from battlebook.games.heroes3 import ai, ai_cards, ai_expedition_map
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.campaign import AGAINST_HERO, BACK, BEATEN, FIELD_FIGHT, GUARDIAN_NUMERAL, Campaign
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.c9_damage import health
from battlebook.games.heroes3.rules.expedition import income
from battlebook.games.heroes3.rules.expedition_score import army_points, score
from battlebook.games.heroes3.state import BATTLE, OVER, State
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.windows import PASS

SURE = 0.85  # chance from which on no cards are played
PLAYS = 4  # cards looked at in one choice
MOVES = 4  # moves looked at
SURE_ATTACKS = 2  # attacks looked at in a Combat that is won anyhow
FORMATIONS = 4  # placements looked at
WINDOWS = ("cards-attack", "cards-round")  # moments at which cards are looked at
SCALE = 200.0  # gold that counts as half way to the best
VICTORY = 300.0
DEFEAT = 30.0
FLIGHT = 10.0
EXPERIENCE = 10.0  # for 1 Experience
FIELD = 3.0  # for each Difficulty of a beaten Field
WALL = 1.5  # what a Wall that stands costs the besieger
LOSSES = 0.3  # of the enemy's strength, in a fight that is won


def evaluate(s: State, c: Campaign) -> float:
    """From -1 (worse than nothing) toward 1 (everything)."""
    if s.stage == OVER:
        points = score(c) + (VICTORY if c.won else 0.0)
    elif s.unit_count():
        points = standing(s, c) + fighting(s, c)
    else:
        points = standing(s, c) + army_points(c.deck) - {BEATEN: DEFEAT, BACK: FLIGHT}.get(c.outcome, 0.0)
    return points / (abs(points) + SCALE)


def standing(s: State, c: Campaign) -> float:
    """What has been won so far, less the army."""
    cards = sum([ai_cards.worth_of(card) for card in holder(s, c.side).hand])
    ahead = income(c) * (c.rounds - c.day)
    return EXPERIENCE * c.xp + c.gold + ahead + FIELD * c.beaten + cards + (VICTORY if c.won else 0.0)


def fighting(s: State, c: Campaign) -> float:
    """A Combat: the army that is likely to be left, and the prize by the chance to win."""
    own, foes = ai.material(s, c.side), ai.material(s, 1 - c.side)
    if not any(other != c.side for other in s.side):
        foes = ai_expedition_map.guards_of(c, c.where)
    chance = ai_expedition_map.chance_to_win(own, foes)
    near = ai.position(s, c.side) - WALL * s.forts.bit_count()
    return own - LOSSES * min(own, foes) + chance * prize(c) - (1.0 - chance) * DEFEAT + near


def prize(c: Campaign) -> float:
    """What winning the present Combat brings, the Visit left out."""
    numeral = c.foe_level if c.fight in AGAINST_HERO else c.sites[c.where].numeral if c.fight == FIELD_FIGHT else 0
    learned = 0 if numeral < c.level else 1 if numeral == c.level else 2
    won = VICTORY if numeral == GUARDIAN_NUMERAL else 0.0
    return EXPERIENCE * (1 + learned) + FIELD * numeral + won


# ------------------------------------------------------------------------------------------------ candidates


def candidates(s: State, c: Campaign, ask: Ask, rng: Random) -> Sequence[Key]:
    """On the map what has been planned; in a Combat few answers, and no cards where none are needed."""
    if ask.kind == "refresh":
        return [worn(s, c, ask)]
    if not s.unit_count():
        return [ai_expedition_map.plan(s, c, ask)]
    keys = ai.candidates(s, ask, rng)
    if ask.form is not None or s.stage != BATTLE:
        return keys[:FORMATIONS]
    sure = ai_expedition_map.chance_to_win(ai.material(s, c.side), ai.material(s, 1 - c.side)) >= SURE
    if PASS.key in keys and (sure or ask.kind not in WINDOWS):
        return [PASS.key]
    dull = set([key for key in keys if key[0] == "play"][0 if sure else PLAYS :])
    moves = sorted([key for key in keys if key[0] == "move"], key=lambda key: nearest_enemy(s, c, key[1]))
    dull.update(moves[1 if sure else MOVES :])
    if sure:
        attacks = [key for key in keys if key[0] == "attack"]
        dull.update(sorted(attacks, key=lambda key: left_after(s, ask.args[0], key[1]))[SURE_ATTACKS:])
    return [key for key in keys if key not in dull]


def worn(s: State, c: Campaign, ask: Ask) -> Key:
    """What to discard at the beginning of a Round: cards that do nothing here, then the least valuable ones."""
    hand = holder(s, c.side).hand
    worth = [ai_cards.worth_of(card) for card in hand]
    order = sorted(range(len(hand)), key=worth.__getitem__)
    idle = [i for i in order if not CARDS[hand[i]].combat]
    return tuple(sorted(order[: max(ask.args[0], len(idle))]))


def left_after(s: State, unit: int, target: int) -> int:
    """HP that an attack without a die is likely to leave."""
    return max(0, health(s, target) - s.damage[target] - max(0, s.card(unit).attack - s.card(target).defense))


def nearest_enemy(s: State, c: Campaign, space: int) -> int:
    """Steps from a space to the nearest enemy."""
    return min([s.board.distance[space][s.place[u]] for u in MEMBERS[s.alive[1 - c.side]]], default=0)

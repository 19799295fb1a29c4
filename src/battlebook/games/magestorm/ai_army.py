"""Before the battle: units are composed and deployed, objective markers are placed."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from battlebook.games.magestorm.ai_duel import duel
from battlebook.games.magestorm.ai_mind import CROWD, Mind
from battlebook.games.magestorm.ai_sums import WORTH, Field, Side
from battlebook.games.magestorm.ai_walk import Walker, walker_of
from battlebook.games.magestorm.board import COLUMNS, DISTANCE, HEXES, OFF, ROWS
from battlebook.games.magestorm.content import CARDS
from battlebook.games.magestorm.rules.preparing_the_army import LARGEST, SMALLEST
from battlebook.games.magestorm.rules.units import FIRST_LINE
from battlebook.games.magestorm.state import MOST_GOALS, State
from battlebook.kernel.options import Ask, Key

Cards = tuple[int, ...]
USUAL: Final = 5  # cards of a unit that its owner would like
DEALS: Final = 6  # ways to deal the cards that are compared
MODEL: Final = 5  # cards of the enemy unit against which an order is tried
PLAIN: Final = Field(0, False)
MIDDLE: Final = (ROWS // 2) * COLUMNS + COLUMNS // 2
CENTRE: Final = 0.05  # a hex nearer to the middle, for want of anything better
FULL_HEX: Final = 1.0
LONG_WAY: Final = 10  # movement points that are looked ahead for a marker
NEAR: Final = 2


# ---------------------------------------------------------------------------------------------- composition


def judge_army(s: State, ask: Ask, rng: Random) -> dict[Key, float]:
    """A few ways to deal the army's cards, each with its units in a good order."""
    army, foe = s.plan.army(ask.seat), s.plan.army(1 - ask.seat)
    model = model_of(foe.cards)
    found: dict[Key, float] = {}
    for _ in range(DEALS):
        groups = deal(army.cards, units_wanted(len(army.cards), army.least, army.most), rng)
        answer: list[tuple[int, ...]] = []
        total = 0.0
        for group in groups:
            kinds, value = best_order(tuple(sorted(army.cards[i] for i in group)), ask.seat, model)
            answer.append(as_places(group, kinds, army.cards))
            total += value
        found[tuple(answer)] = total
    return found


def units_wanted(cards: int, least: int, most: int) -> int:
    """How many units to form."""
    fewest, room = max(least, -(-cards // LARGEST)), min(most, cards // SMALLEST)
    return max(fewest, min(room, -(-cards // USUAL)))


def deal(cards: Cards, units: int, rng: Random) -> list[list[int]]:
    """The cards dealt round by round, kind by kind, so that units are alike; riders stay together."""
    riders = [i for i, card in enumerate(cards) if CARDS[card].cavalry]
    others = [i for i, card in enumerate(cards) if not CARDS[card].cavalry]
    rng.shuffle(others)
    others.sort(key=lambda i: WORTH[cards[i]])
    groups: list[list[int]] = [[] for _ in range(units)]
    groups[0] += riders[:LARGEST]
    turn = rng.randrange(units)
    for i in others:
        small = min(len(group) for group in groups)
        open_groups = [g for g in range(units) if len(groups[g]) == small]
        at = min(open_groups, key=lambda g: (g - turn) % units)
        groups[at].append(i)
        turn = at + 1
    return groups


def as_places(group: list[int], kinds: Cards, cards: Cards) -> tuple[int, ...]:
    """A group's cards in the order of some kinds, as their places in the army."""
    rest = sorted(group)
    found = []
    for kind in kinds:
        place = next(i for i in rest if cards[i] == kind)
        rest.remove(place)
        found.append(place)
    return tuple(found)


def model_of(cards: Cards) -> Cards:
    """A common unit of an army: cards of all sorts, the least worth in front."""
    ranked = sorted(cards, key=lambda card: WORTH[card])
    return tuple(ranked[(2 * i + 1) * len(ranked) // (2 * MODEL)] for i in range(MODEL))


@lru_cache(maxsize=8192)
def best_order(cards: Cards, side: int, model: Cards) -> tuple[Cards, float]:
    """The best of some orders of a unit's cards against a common enemy, and what comes of it."""
    return max(((order, tried(order, side, model)) for order in orders(cards)), key=lambda row: (row[1], row[0]))


def orders(cards: Cards) -> list[Cards]:
    """Orders worth a try: each kind in front, then by one measure or another."""
    found: dict[Cards, None] = {}
    measures = (
        lambda c: WORTH[c], lambda c: -WORTH[c], lambda c: -CARDS[c].values[0][0], lambda c: -CARDS[c].values[1][1],
    )  # fmt: skip
    for front in sorted(set(cards)):
        rest = list(cards)
        rest.remove(front)
        for measure in measures:
            found[front, *sorted(rest, key=measure)] = None
    return list(found)


def tried(order: Cards, side: int, model: Cards) -> float:
    """How a unit fares against the common enemy, attacking and attacked."""
    own = Side(side, order[:FIRST_LINE], order[FIRST_LINE:], 0)
    foe = Side(1 - side, model[:FIRST_LINE], model[FIRST_LINE:], 0)
    first, second = duel(own, foe, PLAIN), duel(foe, own, PLAIN)
    return first.takes - first.loses + second.loses - second.takes


# ---------------------------------------------------------------------------------------------- deployment


def judge_deployment(mind: Mind, ask: Ask) -> dict[Key, float]:
    """Near to targets to which nobody goes yet."""
    unit = ask.args[0]
    speed = mind.speed.get(unit) or 2
    sent = [sum(t is other for other in mind.sent.values()) for t in mind.aims.targets]
    found: dict[Key, float] = {}
    for option in ask.options():
        hex_ = option.key[1]
        rows = [mind.worth_at(t, hex_, speed) * CROWD**n for t, n in zip(mind.aims.targets, sent)]
        value = max(rows, default=0.0) - CENTRE * DISTANCE[hex_][MIDDLE]
        found[option.key] = value - FULL_HEX * len(mind.s.units_in(hex_, mind.side))
    return found


def judge_next(mind: Mind, ask: Ask) -> dict[Key, float]:
    """The strongest unit first; all come that may."""
    cards = mind.s.cards
    found: dict[Key, float] = {}
    for option in ask.options():
        verb = option.key[0]
        found[option.key] = sum(WORTH[c] for c in cards[option.key[1]]) if verb == "unit" else -1.0
    return found


def judge_marker(mind: Mind, ask: Ask) -> dict[Key, float]:
    """Where it leads the units to their targets that no marker leads there yet."""
    walker = walker_of(mind, alone=True)
    laid = [g for g in mind.s.goals[mind.side * MOST_GOALS :][:MOST_GOALS] if g != OFF]
    found: dict[Key, float] = {}
    for hex_ in marker_hexes(mind):
        found["objective", hex_] = sum(led(mind, walker, unit, (*laid, hex_)) for unit in mind.mine)
    if len(found) < 2:
        found["objective", MIDDLE] = found["objective", MIDDLE + 1] = -1.0
    return found


def marker_hexes(mind: Mind) -> list[int]:
    """Hexes worth a marker: targets of units, what lies around them, and both ends of crossings."""
    found: set[int] = set()
    for unit, target in mind.sent.items():
        at = mind.s.place[unit]
        nearest = sorted(target.hexes, key=lambda h: (DISTANCE[at][h], h))[:2] if at < HEXES else []
        for hex_ in nearest:
            found |= {h for h in range(HEXES) if DISTANCE[h][hex_] <= NEAR}
    for hex_, doors in enumerate(mind.s.plan.scenario.doors):
        if doors:
            found |= {hex_, *doors}
    return sorted(found)


def led(mind: Mind, walker: Walker, unit: int, goals: tuple[int, ...]) -> float:
    """How far the nearest marker leads a unit in some turns."""
    at = mind.s.place[unit]
    if at >= HEXES:
        return 0.0
    goal = min(goals, key=lambda g: (DISTANCE[at][g], g))
    value = walker.later(unit, at, goal, LONG_WAY)
    return value - 0.05 * DISTANCE[at][goal]


# ------------------------------------------------------------------------------------------ units rearranged


def judge_rearranging(s: State, ask: Ask) -> dict[Key, float]:
    """The order that keeps the best cards longest, and the one that is there."""
    unit = ask.args[0]
    cards = s.cards[unit]
    places = range(len(cards))
    order = sorted(places, key=lambda i: (CARDS[cards[i]].resistance <= s.damage[unit], WORTH[cards[i]], i))
    return {tuple(order): 1.0, tuple(places): 0.0}


def judge_discards(s: State, ask: Ask) -> dict[Key, float]:
    """The least worth goes."""
    unit, n = ask.args
    ranked = sorted(range(len(s.cards[unit])), key=lambda i: (WORTH[s.cards[unit][i]], i))
    return {tuple(sorted(ranked[:n])): 1.0, tuple(sorted(ranked[-n:])): 0.0}

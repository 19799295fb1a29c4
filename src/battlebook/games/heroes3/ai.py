"""What a computer player needs to know of this game: how well a side stands, and which answers are worth a look."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from battlebook.games.heroes3 import ai_cards
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.rules.c9_damage import health
from battlebook.games.heroes3.state import ATTACKER, OVER, State
from battlebook.kernel.options import Ask, Key

SCALE = 40.0  # gold of advantage that counts as half way to a win
PLACEMENTS = 12
SURRENDERED = 0.35
TOKEN_VALUE = 0.3  # of a point of Attack for a Round
WALL = 1.0  # gold that a Wall or Gate which stands costs the besieger
QUIET = 24.0  # Rounds without damage after which no lead would count
APPROACH = 0.04  # gold for each step nearer to the closest enemy


def evaluate(s: State, side: int) -> float:
    """Health left, weighted by what the units cost, with a saturating scale: -1 (lost) to 1 (won)."""
    if s.holders:
        s = ai_cards.passed(s)
    lead = strength(s, side) - strength(s, 1 - side)
    if s.stage == OVER:
        if s.ending == "surrender":  # a draw that costs gold: better than a lost fight, worse than an even one
            return SURRENDERED if lead > 0 else -SURRENDERED
        if s.winner < 0:
            return 0.0 if s.ending != "retreat" else (-0.6 if side == 0 else 0.6)
        return 1.0 if s.winner == side else -1.0
    return 0.98 * patience(s) * lead / (abs(lead) + SCALE)


def patience(s: State) -> float:
    """How much of a lead is left after Rounds without damage, which end in a draw (h3r:stall)."""
    quiet = 0 if s.hurt_this_round or s.rulings.stall else s.quiet
    return max(0.0, 1.0 - quiet / QUIET)


def material(s: State, side: int) -> float:
    """The worth of a side's units that stand or wait."""
    return sum(worth(s, u) for u in range(s.unit_count()) if s.side[u] == side and not s.fallen >> u & 1)


def strength(s: State, side: int) -> float:
    """What a side has: units that stand or wait, where they stand, cards."""
    total = material(s, side)
    if side == ATTACKER:
        total -= WALL * s.forts.bit_count()
    if s.holders and s.seat(side) >= 0:
        total += ai_cards.holding(s, side)
    return total + position(s, side)


def survivors(s: State, side: int) -> float:
    """What the units of a side that stand or wait cost in gold, each at the side it shows."""
    own = [unit for unit in range(s.unit_count()) if s.side[unit] == side and not s.fallen >> unit & 1]
    return float(sum(s.faces[s.face[unit]].value for unit in own))


def worth(s: State, unit: int) -> float:
    """A unit's value: the side it shows by the share of HP left, and the Few side below a Pack whole."""
    face = s.faces[s.face[unit]]
    left = 1.0 - s.damage[unit] / health(s, unit)
    below = s.faces[face.few_index].value if face.few_index >= 0 else 0
    value = below + (face.value - below) * left if below else face.value * (0.35 + 0.65 * left)
    value -= TOKEN_VALUE * s.poison[unit] + (1.0 if s.corroded >> unit & 1 else 0.0)
    value += TOKEN_VALUE * (s.boost[unit] * s.boost_rounds[unit] - s.weak[unit] * s.weak_rounds[unit])
    if s.paralysed >> unit & 1:
        value -= 0.15 * face.value
    return value + (0.05 * face.value if s.defending >> unit & 1 else 0.0)


def position(s: State, side: int) -> float:
    """A little for standing nearer to an enemy, or, for Ranged units, out of reach."""
    distance = s.board.distance
    enemies = [s.place[u] for u in MEMBERS[s.alive[1 - side]]]
    if not enemies:
        return 0.0
    total = 0.0
    for unit in MEMBERS[s.alive[side]]:
        nearest = min(distance[s.place[unit]][e] for e in enemies)
        total += APPROACH * nearest if s.card(unit).type == RANGED else -APPROACH * nearest
    return total


def candidates(s: State, ask: Ask, rng: Random) -> Sequence[Key]:
    """Answers worth looking at, best guesses first: attacks before moves; for a placement a few sensible ones."""
    if ask.form is not None:
        side = s.plan.seat_of_side.index(ask.seat) if ask.seat in s.plan.seat_of_side else 0
        if ask.kind == "keep-cards":
            return ai_cards.best_cards(s, ask.form)
        return ai_cards.picks(s, side, ask.form, rng) if ask.kind in ("discard", "refresh") else placements(s, ask, rng)
    first = {"attack": 0, "strike": 0, "ability": 1, "breach": 2, "move": 2, "defend": 3, "end": 4}
    keys = [option.key for option in ask.options()]
    if not s.holders or ask.seat not in s.plan.seat_of_side:
        return sorted(keys, key=lambda key: first.get(key[0], 0))
    others = sorted([key for key in keys if key[0] != "play"], key=lambda key: first.get(key[0], 0))
    played = ai_cards.plays(s, s.plan.seat_of_side.index(ask.seat), [key for key in keys if key[0] == "play"])
    return ai_cards.in_turn(others, played)


def placements(s: State, ask: Ask, rng: Random) -> list[Key]:
    """The most valuable units, Ranged ones behind, the others in front; then random variations."""
    form = ask.form
    assert form is not None
    limits = form.limits()
    items = sorted(limits["items"], key=lambda u: -s.card(u).value)[: limits["most"]]
    depths = s.board.depth
    found: list[Key] = []
    for _ in range(PLACEMENTS):
        spaces = list(limits["spaces"])
        rng.shuffle(spaces)
        spaces.sort(key=depths.__getitem__)
        melee = [u for u in items if s.card(u).type != RANGED]
        pairs = dict(zip(melee, spaces))
        behind = [p for p in reversed(spaces) if p not in pairs.values()]
        pairs.update(zip([u for u in items if s.card(u).type == RANGED], behind))
        found.append(tuple(sorted(pairs.items())))
    good = [key for key in dict.fromkeys(found) if form.check(key) is None]
    return good or [form.sample(rng)]

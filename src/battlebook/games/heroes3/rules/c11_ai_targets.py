"""Chapter 11, AI Rules: whom an enemy unit prefers, how near is near, and from where it attacks."""

from __future__ import annotations

from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.faces import FLYING, NO_TIER, RANGED, TIERS, Face
from battlebook.games.heroes3.rules.c3_terminology import obstacles
from battlebook.games.heroes3.rules.c9_damage import health
from battlebook.games.heroes3.state import State

SAME_TIER = LEDGER("h3:11:same-tier-first")
THEN_LOWER = LEDGER("h3:11:then-lower-descending")
THEN_HIGHER = LEDGER("h3:11:then-higher-ascending")
ORDERS = tuple(LEDGER(f"h3:11:order-{tier}") for tier in TIERS)
HUNT_RANGED = LEDGER("h3:11:ranged-hunt-ranged")
THEN_OTHERS = LEDGER("h3:11:ranged-then-others")
CLOSEST = LEDGER("h3:11:closest")
ONLY_ATTACKABLE = LEDGER("h3:11:only-attackable")
ENGAGED = LEDGER("h3:11:engaged-ranged")
BANK_CLOSEST = LEDGER("h3:11:bank-units-closest")
TOWER_SILVER = LEDGER("h3:11:tower-silver")
TOWER_TIE = LEDGER("h3:11:tower-tie")
OLD_TEXT = LEDGER("h3r:ai-old-text")
HIGHER_ORDER = LEDGER("h3r:ai-higher-tier-order")
METRIC = LEDGER("h3r:ai-closest-metric")
SUMMONED_TIER = LEDGER("h3r:summoned-tier")

SILVER = TIERS.index("silver")
LAST = 9
FAR = 60
WALKED, STRAIGHT, MOVEMENT = 0, 1, 2

Preference = tuple[int, int, int, int]  # the smaller the better: Ranged first, tier, distance, lowest tier


def best_targets(s: State, unit: int, targets: tuple[int, ...]) -> tuple[int, ...]:
    """Those of ``targets`` that the unit prefers; several when neither tier nor distance decides."""
    wanted = [(preference(s, unit, t), t) for t in targets]
    best = min(wanted)[0]
    found = tuple(t for p, t in wanted if p == best)
    if s.recorder is not None:
        cite_choice(s, unit, targets, found, best)
    return found


def preference(s: State, unit: int, target: int) -> Preference:
    """How good a target is: kind, tier, distance, and with the original text the lowest tier last."""
    face, other = s.card(unit), s.card(target)
    if s.tower >> unit & 1:
        return 0, tier_rank(s, SILVER, tier_of(s, target, other)), health(s, target) - s.damage[target], 0
    near = distance(s, unit, target)
    if face.tier == NO_TIER:
        return 0, 0, near, 0
    tier = tier_of(s, target, other)
    kind = 1 if face.type == RANGED and other.type != RANGED else 0
    if s.rulings.ai_old_text:
        return kind, 0 if tier == face.tier else 1, near, tier
    return kind, tier_rank(s, face.tier, tier), near, 0


def tier_of(s: State, unit: int, face: Face) -> int:
    """The tier of a target. A card without one comes last; h3r:summoned-tier may say so of Elementals."""
    if s.rulings.summoned_tier and s.summoned >> unit & 1 and not face.faction:
        s.note(SUMMONED_TIER)
        return LAST
    return LAST if face.tier == NO_TIER else face.tier


def tier_rank(s: State, own: int, tier: int) -> int:
    """Same tier, then lower tiers from the nearest down, then higher ones upward (h3r:ai-higher-tier-order)."""
    if tier <= own:
        return own - tier
    if s.rulings.ai_higher_tier_order and tier != LAST:
        return own + 1
    return tier


def cite_choice(s: State, unit: int, targets: tuple[int, ...], found: tuple[int, ...], best: Preference) -> None:
    """Cite the sentences that made the choice."""
    face, target = s.card(unit), found[0]
    other = s.card(target)
    enemies = s.alive[1 - s.side[unit]]
    if len(targets) < len(MEMBERS[enemies]):
        s.note(ENGAGED if face.type == RANGED else ONLY_ATTACKABLE)
    if s.tower >> unit & 1:
        s.note(TOWER_SILVER)
        s.note(TOWER_TIE)
        return
    if face.tier == NO_TIER:
        s.note(BANK_CLOSEST)
        return
    if face.type == RANGED:
        s.note(HUNT_RANGED if other.type == RANGED else THEN_OTHERS)
    s.note(ORDERS[face.tier])
    tier = tier_of(s, target, other)
    s.note(SAME_TIER if tier == face.tier else THEN_LOWER if tier < face.tier else THEN_HIGHER)
    cite_closest(s, unit, targets, found, best)
    if s.rulings.ai_old_text:
        s.note(OLD_TEXT)
    elif s.rulings.ai_higher_tier_order and tier > face.tier:
        s.note(HIGHER_ORDER)


def cite_closest(s: State, unit: int, targets: tuple[int, ...], found: tuple[int, ...], best: Preference) -> None:
    """Cite the distance where it decided between targets of the same type and tier."""
    rivals = [t for t in targets if preference(s, unit, t)[:2] == best[:2]]
    if len(rivals) > len(found):
        s.note(CLOSEST)
        s.note(METRIC)


# --------------------------------------------------------------------------------------------- distances


def distance(s: State, unit: int, target: int) -> int:
    """How near a target is, as h3r:ai-closest-metric measures it."""
    here, there = s.place[unit], s.place[target]
    metric = s.rulings.ai_closest_metric
    if metric == STRAIGHT:
        return s.board.distance[here][there]
    if metric == WALKED:
        return steps_to(s, unit, here)[there]
    if s.card(unit).type == RANGED:
        return 0
    steps = steps_to(s, unit, here)
    free = free_spaces(s, unit) & s.board.next[there]
    return min([steps[space] for space in MEMBERS[free]], default=FAR)


def free_spaces(s: State, unit: int) -> int:
    """Spaces the unit could stand on: its own and every empty one."""
    return s.board.all & ~obstacles(s, s.side[unit]) | 1 << s.place[unit]


def steps_to(s: State, unit: int, start: int) -> tuple[int, ...]:
    """The unit's own steps from ``start`` to every space (an occupied one: as if it were free); flyers go straight."""
    if s.card(unit).type == FLYING:
        return s.board.distance[start]
    free = free_spaces(s, unit)
    board = s.board
    steps = [FAR] * board.places
    steps[start] = 0
    reached = new = 1 << start
    count = 0
    while new:
        count += 1
        new = board.spread(new & (free | 1 << start)) & board.all & ~reached
        reached |= new
        for space in MEMBERS[new]:
            steps[space] = count
    return tuple(steps)


# ----------------------------------------------------------------------------------------- where it stands


def nearest_spaces(s: State, unit: int, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Those of ``spaces`` that take the fewest steps of the unit's own movement."""
    steps = steps_to(s, unit, s.place[unit])
    fewest = min(steps[space] for space in spaces)
    return tuple(space for space in spaces if steps[space] == fewest)


def harshest_spaces(s: State, unit: int, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Those of ``spaces`` that are worst for the player: next to the most Ranged units, then next to the fewest others,
    then nearest."""
    scores = [(exposure(s, unit, space), space) for space in spaces]
    worst = min(scores)[0]
    return nearest_spaces(s, unit, tuple(space for score, space in scores if score == worst))


def exposure(s: State, unit: int, space: int) -> tuple[int, int]:
    """Ranged enemies engaged there (negative) and other enemies next to it."""
    ranged = others = 0
    for enemy in MEMBERS[s.alive[1 - s.side[unit]]]:
        if s.board.next[space] >> s.place[enemy] & 1:
            if s.card(enemy).type == RANGED:
                ranged += 1
            else:
                others += 1
    return -ranged, others


def approaching_spaces(s: State, unit: int, target: int, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Those of ``spaces`` from which the way to the target is shortest, if any is nearer than where the unit stands."""
    there = s.place[target]
    left = steps_back(s, unit, free_spaces(s, unit) & s.board.next[there])
    straight = s.board.distance
    own = s.place[unit]
    ways = [((left[space], straight[space][there]), space) for space in spaces]
    best = min(ways)[0]
    return tuple(space for way, space in ways if way == best) if best < (left[own], straight[own][there]) else ()


def steps_back(s: State, unit: int, goals: int) -> list[int]:
    """By space, the unit's steps from there to the nearest of some free spaces: one flood from all of these at once."""
    board = s.board
    if s.card(unit).type == FLYING:
        ends = MEMBERS[goals]
        return [min([board.distance[space][goal] for goal in ends], default=FAR) for space in range(board.places)]
    free = free_spaces(s, unit)
    steps = [FAR] * board.places
    reached = new = goals
    count = 0
    while new:
        for space in MEMBERS[new]:
            steps[space] = count
        count += 1
        new = board.spread(new & free) & board.all & ~reached
        reached |= new
    return steps


def way_left(s: State, unit: int, target: int, space: int) -> tuple[int, int]:
    """Steps from a space to one from which the target can be attacked (`FAR`: no way), then the straight distance."""
    there = s.place[target]
    steps = steps_to(s, unit, space)
    goals = free_spaces(s, unit) & s.board.next[there]
    return min([steps[goal] for goal in MEMBERS[goals]], default=FAR), s.board.distance[space][there]

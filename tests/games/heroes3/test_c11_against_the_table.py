"""The AI Rules against the printed priority table, on many random boards."""

from __future__ import annotations

from random import Random
from typing import Any

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.board import MEMBERS, STANDARD
from battlebook.games.heroes3.content import FACES, TABLES
from battlebook.games.heroes3.faces import FLYING, RANGED, TIERS
from battlebook.games.heroes3.rules.c9_units import acts, reach
from battlebook.games.heroes3.rules.c11_ai_rules import choose
from battlebook.games.heroes3.setups import DEMONS, FIVE
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, Plan, Rulings, State
from battlebook.kernel.chance import NoSource
from battlebook.kernel.options import Ask
from tests.harness.cases import scaled

TYPES = ("ground", "flying", "ranged")
ROWS: dict[str, list[dict[str, Any]]] = TABLES["ai_target_priority"]["rows"]
TIERED = [f.index for f in FACES if f.tier >= 0 and f.unit != "arrow_tower"]
NEUTRALS = [f.index for f in FACES if f.side == "neutral" and f.tier >= 0]


def random_board(rng: Random) -> State:
    """Up to five units a side, anywhere."""
    plan = Plan("neutral", (0, -1), DEFENDER, STANDARD.home, (FIVE, FIVE), True, DEMONS)
    s = State(plan, FACES, Rulings({}), NoSource())
    spaces = rng.sample(range(20), 10)
    for side, pile in ((ATTACKER, TIERED), (DEFENDER, NEUTRALS)):
        for _ in range(rng.randint(1, 5)):
            verbs.stand(s, verbs.enlist(s, rng.choice(pile), side), spaces.pop(), "h3:2:place-free")
    return s


def attackable(s: State, unit: int) -> set[int]:
    """Whom the unit can attack in this activation, in so many words."""
    here = s.place[unit]
    enemies = MEMBERS[s.alive[ATTACKER]]
    beside = {e for e in enemies if STANDARD.next[here] >> s.place[e] & 1}
    face = s.card(unit)
    if face.type == RANGED:
        return beside or set(enemies)
    stands = {here, *MEMBERS[reach(s, unit, face)]}
    return {e for e in enemies if any(STANDARD.next[at] >> s.place[e] & 1 for at in stands)}


def wanted(s: State, unit: int) -> set[int]:
    """The targets that the printed table puts first; of these the closest."""
    face = s.card(unit)
    rows = ROWS[f"{TIERS[face.tier]}_{'ranged' if face.type == RANGED else 'melee'}"]
    can = attackable(s, unit)
    for row in rows:
        fitting = {e for e in can if fits(s, e, row)}
        if fitting:
            nearest = min(STANDARD.distance[s.place[unit]][s.place[e]] for e in fitting)
            return {e for e in fitting if STANDARD.distance[s.place[unit]][s.place[e]] == nearest}
    return set()


def fits(s: State, unit: int, row: dict[str, Any]) -> bool:
    face = s.card(unit)
    return TIERS[face.tier] == row["tier"] and TYPES[face.type] in row.get("types", TYPES)


def test_the_rules_follow_the_printed_table() -> None:
    asked = 0
    for seed in range(scaled(400)):
        s = random_board(Random(seed))
        for unit in MEMBERS[s.alive[DEFENDER]]:
            chosen = choose(s, DEFENDER, "act", acts(s, unit), (unit,))
            best = wanted(s, unit)
            if isinstance(chosen, Ask):
                asked += 1
                keys = [option.key for option in chosen.options()]
                assert chosen.seat == 0 and len(keys) > 1
            else:
                keys = [chosen]
            if best:
                assert {key[1] for key in keys} == best and {key[0] for key in keys} == {"attack"}
            else:
                assert {key[0] for key in keys} <= {"move", "end"}
    assert asked


def way(s: State, unit: int, target: int, start: int) -> tuple[int, int]:
    """Steps from ``start`` to a space next to the target (99: no way), then the straight distance."""
    straight = STANDARD.distance[start][s.place[target]]
    blocked = (s.held[0] | s.held[1]) & ~(1 << s.place[unit])
    if s.card(unit).type == FLYING:
        open_goals = [g for g in MEMBERS[STANDARD.next[s.place[target]]] if not blocked >> g & 1]
        return min((STANDARD.distance[start][g] for g in open_goals), default=99), straight
    seen, edge, steps = {start}, {start}, 0
    while edge:
        if any(STANDARD.next[at] >> s.place[target] & 1 for at in edge):
            return steps, straight
        edge = {n for at in edge for n in MEMBERS[STANDARD.next[at]] if not blocked >> n & 1} - seen
        seen |= edge
        steps += 1
    return 99, straight


def test_a_unit_that_can_attack_nobody_comes_nearer_to_its_favourite_or_cannot() -> None:
    moved = 0
    for seed in range(scaled(1500)):
        s = random_board(Random(seed))
        for unit in MEMBERS[s.alive[DEFENDER]]:
            if attackable(s, unit):
                continue
            chosen = choose(s, DEFENDER, "act", acts(s, unit), (unit,))
            keys = [o.key for o in chosen.options()] if isinstance(chosen, Ask) else [chosen]
            here = s.place[unit]
            best = favourites(s, unit)
            nearer = [
                space
                for space in MEMBERS[reach(s, unit, s.card(unit))]
                if any(way(s, unit, t, space) < way(s, unit, t, here) for t in best)
            ]
            assert [key[0] for key in keys] == (["move"] * len(keys) if nearer else ["end"])
            assert {key[1] for key in keys if key[0] == "move"} <= set(nearer)
            moved += bool(nearer)
    assert moved > 50


def favourites(s: State, unit: int) -> set[int]:
    """The enemies that the printed table puts first, reachable or not; of these the closest."""
    enemies = set(MEMBERS[s.alive[ATTACKER]])
    for row in ROWS[f"{TIERS[s.card(unit).tier]}_melee"]:
        fitting = {e for e in enemies if fits(s, e, row)}
        if fitting:
            nearest = min(STANDARD.distance[s.place[unit]][s.place[e]] for e in fitting)
            return {e for e in fitting if STANDARD.distance[s.place[unit]][s.place[e]] == nearest}
    return set()

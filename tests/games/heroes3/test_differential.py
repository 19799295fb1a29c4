"""Fast ways against plain ones over random fights: options and permissions, numbers and their rows, order and queue."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from battlebook.games.heroes3.armies import ready_names
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.content import FACE_INDEX
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.rules import c4_values, c9_permissions, c9_units
from battlebook.games.heroes3.rules.procedures import Attack
from battlebook.games.heroes3.setups import bench_spec
from battlebook.games.heroes3.state import State
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance, give
from battlebook.kernel.game import Spec
from tests.harness.cases import scaled

NEUTRALS = sorted(unit for unit, side in FACE_INDEX if side == "neutral" and unit != "arrow_tower")


def spec(seed: int) -> Spec:
    """Ready-made armies, Packs of whole factions, and mixtures of Neutral and bank cards."""
    rng = Random(seed)
    if seed % 3 == 0:
        return Spec("duel", {"armies": [rng.choice(ready_names()), rng.choice(ready_names())]})
    if seed % 3 == 1:
        return bench_spec(seed)
    armies = [[{"unit": unit, "side": "neutral"} for unit in rng.sample(NEUTRALS, 5)] for _ in range(2)]
    return Spec("duel", {"armies": armies})


def fights(count: int, neutral: bool = False) -> Iterator[State]:
    """States in which somebody is asked, from random fights."""
    for seed in range(count):
        rng = Random(seed)
        s: State = GAME.new_state(spec(seed), Sampled(seed))
        if neutral:
            s.plan.neutral_side = 1
        advance(s)
        while s.ask is not None:
            yield s
            give(s, s.ask.seat, s.ask.sample(rng))


@pytest.mark.parametrize("neutral", [False, True])
def test_offered_is_what_nothing_refuses(neutral: bool) -> None:
    for s in fights(scaled(8), neutral):
        assert s.ask is not None
        if s.ask.kind != "act":
            continue
        unit = s.ask.args[0]
        offered = {o.key for g in s.ask.groups if g.verb != "ability" for o in g.options}
        allowed = {key for key in c9_permissions.every_key(s, unit) if c9_permissions.refuse(s, unit, key) is None}
        assert offered == allowed
        for group in s.ask.groups:
            assert all(c9_permissions.refuse(s, unit, o.key) is None for o in group.options)


def test_after_a_move_or_a_shot_too() -> None:
    deeds = {"follow": 1, "step": 2}
    for s in fights(scaled(8)):
        assert s.ask is not None
        if s.ask.kind not in deeds:
            continue
        unit, deed = s.ask.args[0], deeds[s.ask.kind]
        offered = {o.key for o in s.ask.options()}
        allowed = {k for k in c9_permissions.every_key(s, unit) if c9_permissions.refuse(s, unit, k, deed) is None}
        assert offered == allowed


def test_every_denied_candidate_says_why() -> None:
    for s in fights(scaled(4)):
        assert s.ask is not None
        for denied in GAME.denied(s, s.ask):
            assert denied.refusals and s.ask.find(denied.key) is None


def test_numbers_are_the_sums_of_their_rows() -> None:
    rng = Random(7)
    seen = 0
    for s in fights(scaled(12)):
        units = MEMBERS[s.alive[0] | s.alive[1]]
        if len(units) < 2:
            continue
        attacker, target = rng.sample(units, 2)
        s.dice = tuple(rng.choice((-1, 0, 1)) for _ in range(rng.choice((0, 1, 1, 2))))
        s.keep, s.guard = rng.randrange(3), rng.choice((-1, 0, 1, 9))
        f = Attack(attacker, target, rng.randrange(5), s.place[target], rng.choice((-1, -1, 2)))
        assert c4_values.attack_value(s, f) == sum(r[0] for r in c4_values.attack_rows(s, f))
        assert c4_values.defense_value(s, f) == sum(r[0] for r in c4_values.defense_rows(s, f))
        total = c4_values.damage_sum(s, f)
        assert total["total"]["value"] == sum(r["value"] for r in total["rows"]) == c4_values.damage_of(s, f)
        seen += 1
    assert seen > 500


def test_watching_changes_nothing() -> None:
    for seed in range(scaled(6)):
        results = []
        for watched in (False, True):
            s: State = GAME.new_state(spec(seed), Sampled(seed))
            if watched:
                s.sink = []
            rng = Random(seed)
            advance(s)
            while s.ask is not None:
                give(s, s.ask.seat, s.ask.sample(rng))
            results.append(GAME.table.digest(s))
        assert results[0] == results[1]


def test_the_queue_is_who_waits_by_initiative() -> None:
    for s in fights(scaled(6)):
        if s.stage != 1:
            continue
        waiting = MEMBERS[(s.alive[0] | s.alive[1]) & ~s.acted]
        assert s.queue == sorted(waiting, key=lambda unit: (-s.speed[unit], unit))
        assert all(s.speed[u] >= s.card(u).initiative for u in waiting)


def test_reach_never_leads_onto_a_card() -> None:
    for s in fights(scaled(3)):
        for unit in MEMBERS[s.alive[0] | s.alive[1]]:
            assert not c9_units.reach(s, unit, s.card(unit)) & (s.held[0] | s.held[1])

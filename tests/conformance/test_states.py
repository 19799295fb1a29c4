"""States: clones, plain forms, repetition, conservation, ends."""

from __future__ import annotations

import json
from random import Random

import pytest

from battlebook.kernel import gate
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import give, open_part
from battlebook.kernel.game import begin
from tests.harness.cases import SCALE, Case, scaled
from tests.harness.walk import ask_plain, begun, decisions, finish, refused, wrong_answers

GAMES = scaled(2)


def test_a_clone_is_equal_and_goes_on_alike(case: Case) -> None:
    table = case.game.table
    for seed in range(GAMES):
        s = begun(case, seed)
        rng = Random(seed)
        for seat, part in decisions(s, rng):
            clone = table.clone(s)
            assert table.equal(s, clone) and table.digest(s) == table.digest(clone)
            key = part.sample(Random(rng.random()))
            again = table.clone(s)
            give(clone, seat, key)
            give(again, seat, key)
            assert table.equal(clone, again) and table.digest(clone) == table.digest(again)
            assert ask_plain(clone.ask) == ask_plain(again.ask)


def test_old_clones_never_change(case: Case) -> None:
    table = case.game.table
    for seed in range(GAMES):
        s = begun(case, seed)
        rng = Random(seed)
        kept = []
        for seat, part in decisions(s, rng):
            clone = table.clone(s)
            tries = [part.sample(rng) for _ in range(3)] + wrong_answers(part, rng)
            verdicts = [refused(clone, seat, key) for key in tries]
            kept.append((clone, table.digest(clone), ask_plain(clone.ask), seat, tries, verdicts))
        for clone, digest, ask, seat, tries, verdicts in kept:
            assert table.digest(clone) == digest
            assert ask_plain(clone.ask) == ask
            assert [refused(clone, seat, key) for key in tries] == verdicts, "an ask looks into another state"


def test_the_plain_form_restores_the_middle_of_a_decision(case: Case) -> None:
    table = case.game.table
    for seed in range(GAMES):
        s = begun(case, seed)
        for n, _ in enumerate(decisions(s, Random(seed))):
            if n % 7 != seed % 7 and SCALE == 1:
                continue
            template = begin(case.game, case.spec(seed), Sampled(seed))
            t = table.from_plain(json.loads(json.dumps(table.plain(s))), template)
            assert table.equal(s, t) and table.digest(s) == table.digest(t)
            assert ask_plain(s.ask) == ask_plain(t.ask)
            assert gate.waiting(s) == gate.waiting(t)
            u = table.clone(s)
            for mine, twin in zip(decisions(u, Random(n), 20), decisions(t, Random(n), 20), strict=True):
                assert (mine[0], ask_plain(mine[1])) == (twin[0], ask_plain(twin[1]))
            assert table.digest(u) == table.digest(t)


def test_the_same_seed_is_the_same_game(case: Case) -> None:
    table = case.game.table
    for seed in range(GAMES):
        games = [begun(case, seed) for _ in range(2)]
        first, second = ([table.digest(s) for _ in decisions(s, Random(seed))] for s in games)
        assert first == second
        assert games[0].counts == games[1].counts
        assert case.game.result(games[0]) == case.game.result(games[1])


def test_nothing_is_lost_and_nothing_appears(case: Case) -> None:
    for seed in range(GAMES):
        s = begun(case, seed)
        before = case.game.conserved(s)
        for _ in decisions(s, Random(seed)):
            assert case.game.conserved(s) == before
        assert case.game.conserved(s) == before


def test_the_game_ends_with_a_result(case: Case) -> None:
    game = case.game
    for seed in range(scaled(4)):
        s = begun(case, seed)
        for _ in decisions(s, Random(seed)):
            assert game.result(s) is None
        result = game.result(s)
        assert result is not None
        assert not s.stack and not s.at and s.sealed == ()
        assert game.ledger(result.rule)
        assert set(result.seats) <= set(case.seats)
        assert all(game.side(s, seat) in result.sides for seat in result.seats)


def test_the_evaluation_stays_within_its_range(setup_case: Case) -> None:
    s = begun(setup_case, 0)
    for _ in decisions(s, Random(0)):
        for seat in setup_case.seats:
            assert -1.0 <= setup_case.game.evaluate(s, seat) <= 1.0


def test_a_finished_state_asks_nobody(setup_case: Case) -> None:
    s = finish(begun(setup_case, 1), Random(1))
    assert gate.waiting(s) == []
    assert all(open_part(s, seat) is None for seat in setup_case.seats)
    t = setup_case.game.table.from_plain(setup_case.game.table.plain(s), s)
    assert t.ask is None


def test_specs_are_checked(setup_case: Case) -> None:
    game = setup_case.game
    for seed in range(scaled(5)):
        spec = setup_case.spec(seed)
        assert list(game.problems(spec)) == []
        assert game.seats(spec) == len(setup_case.setup.seat_names)
        for wrong in (
            spec._replace(setup="no-such-setup"),
            spec._replace(variants=("no-such-variant",)),
            spec._replace(rulings={"no-such-ruling": 1}),
            spec._replace(options={**spec.options, "no-such-field": 1}),
        ):
            assert game.problems(wrong)
            with pytest.raises(ValueError, match="refused by"):
                begin(game, wrong, Sampled(0))

"""Trial fights: right counts, the same for the same seed, from known things alone, and no process left."""

from __future__ import annotations

import json
import multiprocessing
import threading
from random import Random
from typing import Any

import pytest

from battlebook.kernel.chance import Keyed
from battlebook.kernel.frames import advance, give, open_part
from battlebook.kernel.game import Game, begin
from battlebook.kernel.gate import waiting
from battlebook.kernel.proof import open_key
from battlebook.study import trial
from battlebook.study.trial import Fought, Plan, Tally, fight, plan_of
from battlebook.study.trial_run import Run
from tests.harness.cases import Case, plain_cases, toys
from tests.kernel.toys.bent_dice.game import GAME as BENT
from tests.kernel.toys.duel_of_spells.game import GAME as DUEL
from tests.kernel.toys.tutorial.game import GAME as TUTORIAL


def plan(game: Game, n: int = 6, level: str = "random", seed: int = 1, known: Any = None) -> Plan:
    spec = game.sample_spec(game.setups[0].key, Random(1))
    return plan_of(game, spec, [level] * game.seats(spec), n, seed, known)


def midway(game: Game, answers: int = 3, seed: int = 5) -> Any:
    """A game under way."""
    s = begin(game, game.sample_spec(game.setups[0].key, Random(1)), Keyed(open_key(seed)))
    advance(s)
    rng = Random(seed)
    for _ in range(answers):
        seat = waiting(s)[0]
        part = open_part(s, seat)
        assert part is not None
        give(s, seat, part.sample(rng))
    return s


@pytest.mark.parametrize("case", plain_cases(), ids=lambda case: case.name)
def test_every_game_can_be_fought_out_from_its_beginning_and_from_the_middle(case: Case) -> None:
    spec = case.spec(3)
    levels = ["random"] * case.game.seats(spec)
    s = begin(case.game, spec, Keyed(open_key(3)))
    advance(s)
    for known in (None, case.game.known(s, 0)):
        told = fight(plan_of(case.game, spec, levels, 1, 3, known), 0)
        assert told.rounds >= 0 and len(told.sides) <= len(levels) + 1


@pytest.mark.parametrize("key", sorted(toys()))
def test_the_same_seed_gives_the_same_games_and_each_number_another(key: str) -> None:
    wanted = plan(toys()[key])
    first, again = ([trial.world_of(wanted, i) for i in range(6)] for _ in range(2))
    table = toys()[key].table
    assert [table.digest(s) for s in first] == [table.digest(s) for s in again]
    assert [fight(wanted, i) for i in range(6)] == [fight(wanted, i) for i in range(6)]


def test_worlds_of_a_seat_keep_what_it_knows_and_deal_the_rest_anew() -> None:
    s = midway(DUEL)
    known = DUEL.known(s, 0)
    wanted = plan(DUEL, known=known)
    worlds = [trial.world_of(wanted, i) for i in range(20)]
    table = DUEL.table
    assert all(table.equal(DUEL.known(w, 0), known) for w in worlds)
    assert len({table.digest(w) for w in worlds}) > 1


@pytest.mark.parametrize("key", sorted(toys()))
def test_a_plan_is_made_of_known_things_alone(key: str) -> None:
    """What no seat may see is in no byte of the plan, and two truths that look alike give the same plan."""
    game = toys()[key]
    s = midway(game, 2)
    told = plan(game, known=game.known(s, 0))
    assert not [word for word in game.secrets(s, 0) if json.dumps(word)[1:-1] in told.known]
    other = game.fill(game.known(s, 0), Random(99))
    assert plan(game, known=game.known(other, 0)) == told


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_end_does_not_depend_on_the_processes(jobs: int) -> None:
    wanted = plan(TUTORIAL, 12)
    here = Tally(wanted)
    for i in range(12):
        here.take(fight(wanted, i))
    there = list(Run(wanted, jobs).standings())[-1]
    assert there == here.standing() and here.over
    assert there.done == 12 and sum(s.wins.n for s in there.sides) + there.draws.n == 12
    assert not multiprocessing.active_children()


def test_counts_shares_and_means() -> None:
    told = Tally(plan(TUTORIAL, 10))
    for sides, rounds, left in [((0,), 2, 5.0), ((0,), 4, 7.0), ((1,), 3, 0.0), ((), 3, 0.0)]:
        told.take(Fought(sides, not sides, rounds, ((0, left), (1, 1.0))))
    told.take("ValueError: no end")
    now = told.standing()
    assert (now.done, now.n, now.failed, now.capped, now.rounds) == (5, 10, 1, 1, 3.0)
    assert [(s.side, s.seats, s.wins.n, s.left) for s in now.sides] == [(0, (0,), 2, 3.0), (1, (1,), 1, 1.0)]
    assert now.sides[0].wins.low < 0.5 < now.sides[0].wins.high and now.draws.n == 1
    assert now.problem == "ValueError: no end" and not told.over
    assert json.loads(json.dumps(trial.plain(now)))["sides"][1]["wins"]["n"] == 1


def test_a_side_that_the_rules_play_counts_when_it_wins() -> None:
    told = Tally(plan(TUTORIAL))
    told.take(Fought((7,), False, 1, ()))
    assert [(s.side, s.seats, s.wins.n) for s in told.standing().sides][-1] == (7, (), 1)


def test_games_that_fail_are_counted() -> None:
    wanted = plan(TUTORIAL, 3)._replace(levels=("random", "nobody"))
    end = list(Run(wanted).standings())[-1]
    assert end.failed == 3 and "nobody" in end.problem and end.draws.n == 0


def test_cancelling_ends_it_and_its_processes() -> None:
    run = Run(plan(BENT, 1000, "greedy"), 2)
    seen = []
    for standing in run.standings():
        seen.append(standing)
        threading.Thread(target=run.cancel).start()
    assert seen and seen[-1].done < 1000
    assert not multiprocessing.active_children()
    run.cancel()


def test_closing_the_iterator_ends_the_processes() -> None:
    run = Run(plan(BENT, 1000, "greedy"))
    stream = run.standings()
    next(stream)
    stream.close()
    assert not multiprocessing.active_children()


def test_a_worker_has_the_lowest_priority() -> None:
    run = Run(plan(BENT, 1000, "greedy"))
    stream = run.standings()
    next(stream)
    with open(f"/proc/{next(iter(run.busy)).process.pid}/stat", encoding="utf-8") as told:
        assert told.read().rpartition(")")[2].split()[16] == "19"
    stream.close()


@pytest.mark.parametrize("n", [0, -1, 1001])
def test_a_number_of_games_that_is_none(n: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 1000"):
        plan(TUTORIAL, n)


def test_levels_have_to_fit_the_seats_and_the_spec_the_rules() -> None:
    spec = TUTORIAL.sample_spec(TUTORIAL.setups[0].key, Random(1))
    with pytest.raises(ValueError, match="1 levels for 2 seats"):
        plan_of(TUTORIAL, spec, ["random"], 1, 1)
    with pytest.raises(ValueError):
        plan_of(TUTORIAL, spec._replace(options={"nonsense": 1}), ["random"] * 2, 1, 1)

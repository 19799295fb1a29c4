"""Matches: undo and redo, take-back, saves, verification of what was played."""

from __future__ import annotations

import json
from random import Random

from battlebook.kernel import gate
from battlebook.kernel.chance import Keyed
from battlebook.kernel.frames import open_part
from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match
from battlebook.kernel.proof import OPEN, Proof, open_key
from battlebook.kernel.saves import dumps, loads, verify
from tests.harness.cases import Case, scaled
from tests.harness.walk import MOST_DECISIONS, ask_plain

GAMES = scaled(1)


def begun(case: Case, seed: int) -> Match:
    seats = [SeatInfo(f"seat {n}", "computer", "random") for n in case.seats]
    header = make_header(case.game, f"match-{seed}", case.spec(seed), seats, Proof(OPEN, seed))
    return Match(case.game, header, Keyed(open_key(seed)))


def one_decision(match: Match, rng: Random) -> int:
    seat = rng.choice(gate.waiting(match.state))
    part = open_part(match.state, seat)
    assert part is not None
    assert match.answer(seat, part.sample(rng)) is None
    return seat


def played(case: Case, seed: int) -> Match:
    match = begun(case, seed)
    rng = Random(seed)
    while not match.over and match.revision < MOST_DECISIONS:
        one_decision(match, rng)
    return match


def test_undo_and_redo_restore_the_same_state(case: Case) -> None:
    table = case.game.table
    for seed in range(GAMES):
        match = begun(case, seed)
        rng = Random(seed)
        while not match.over:
            before, ask = table.digest(match.state), ask_plain(match.state.ask)
            seat = one_decision(match, rng)
            after, decision = table.digest(match.state), match.decisions[-1]
            if match.undo(seat) is not None:
                continue
            assert table.digest(match.state) == before and ask_plain(match.state.ask) == ask
            assert match.redo()
            assert table.digest(match.state) == after and match.decisions[-1] == decision


def test_only_the_last_answer_is_taken_back_freely(case: Case) -> None:
    match = played(case, 0)
    last = match.decisions[-1]
    for seat in case.seats:
        off = match.undo_off(seat)
        assert off is not None or (seat == last.seat and not last.draws)


def test_a_takeback_by_agreement_restores_the_state(setup_case: Case) -> None:
    table = setup_case.game.table
    match = played(setup_case, 2)
    half = match.revision // 2
    wanted = table.digest(match.state_at(half))
    assert table.digest(match.state_at(0)) == table.digest(begun(setup_case, 2).state)
    match.take_back(half)
    match.state.epoch = 0
    assert table.digest(match.state) == wanted
    assert match.revision == half


def test_a_match_is_saved_read_and_verified(case: Case) -> None:
    for seed in range(GAMES):
        match = played(case, seed)
        text = dumps(match)
        saved = loads(text)
        assert json.dumps(saved.header.plain()) == json.dumps(match.header.plain())
        assert saved.decisions == tuple(match.decisions)
        report = verify(case.game, saved)
        assert report.ok, report.faults
        assert report.match is not None
        assert case.game.table.digest(report.match.state) == case.game.table.digest(match.state)


def test_a_running_match_is_saved_and_goes_on(case: Case) -> None:
    match = begun(case, 3)
    rng = Random(3)
    for _ in range(10):
        if not match.over:
            one_decision(match, rng)
    report = verify(case.game, loads(dumps(match)))
    assert report.ok and report.match is not None
    assert ask_plain(report.match.state.ask) == ask_plain(match.state.ask)

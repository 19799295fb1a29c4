"""A state machine over any game: answers legal and illegal, clones, plain forms, worlds, undo, saves, in any order.

When it fails, Hypothesis prints the shortest sequence of steps it found; write that down as a test of its own.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from battlebook.kernel import gate
from battlebook.kernel.chance import Keyed, Sampled
from battlebook.kernel.frames import NotAsked, answer, check, give, open_part
from battlebook.kernel.game import begin
from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match
from battlebook.kernel.options import Ask
from battlebook.kernel.proof import OPEN, Proof, open_key
from battlebook.kernel.saves import dumps, loads, verify
from tests.harness.cases import Case, scaled
from tests.harness.walk import ask_plain, wrong_answers

SEEDS = st.integers(0, 2**16)
SETTINGS = settings(max_examples=scaled(20), stateful_step_count=25)


class Machine(RuleBasedStateMachine):
    """One match of a game, and the digests that it had after each decision."""

    case: Case

    @initialize(seed=SEEDS)
    def begin(self, seed: int) -> None:
        self.seed = seed
        seats = [SeatInfo(name) for name in self.case.setup.seat_names]
        header = make_header(self.game, "m", self.case.spec(seed), seats, Proof(OPEN, seed))
        self.match = Match(self.game, header, Keyed(open_key(seed)))
        self.total = self.game.conserved(self.match.state)
        self.digests = [self.digest()]
        self.epoch = 0

    @property
    def game(self) -> Any:
        return self.case.game

    def digest(self) -> str:
        """Of the state; which dice would fall next is no part of it."""
        clone = self.game.table.clone(self.match.state)
        clone.epoch = 0
        name: str = self.game.table.digest(clone)
        return name

    def asked(self, seed: int) -> tuple[int, Ask]:
        """A waiting seat and its ask."""
        seat = Random(seed).choice(gate.waiting(self.match.state))
        part = open_part(self.match.state, seat)
        assert part is not None
        return seat, part

    def running(self) -> bool:
        return not self.match.over

    # ------------------------------------------------------------------------------------------------ answers

    @precondition(running)
    @rule(seed=SEEDS, times=st.integers(1, 12))
    def the_seats_answer(self, seed: int, times: int) -> None:
        for n in range(seed, seed + times):
            if self.running():
                seat, part = self.asked(n)
                assert self.match.answer(seat, part.sample(Random(n))) is None
                self.digests.append(self.digest())

    @precondition(running)
    @rule(seed=SEEDS, n=st.integers(0, 30))
    def a_seat_answers_wrongly(self, seed: int, n: int) -> None:
        seat, part = self.asked(seed)
        wrong = wrong_answers(part, Random(seed))
        key = wrong[n % len(wrong)]
        if check(self.match.state, seat, key) is not None:
            assert self.match.answer(seat, key) is not None

    @rule(seat=st.integers(-1, 5))
    def a_seat_that_is_not_asked_answers(self, seat: int) -> None:
        if seat not in gate.waiting(self.match.state):
            try:
                self.match.answer(seat, ("pass",))
            except NotAsked:
                return
            raise AssertionError(f"seat {seat} was heard")

    # ----------------------------------------------------------------------------------------- copies and worlds

    @precondition(running)
    @rule(seed=SEEDS)
    def a_clone_goes_its_own_way(self, seed: int) -> None:
        clone = self.game.table.clone(self.match.state)
        clone.source = Sampled(seed)
        seat, part = self.asked(seed)
        give(clone, seat, part.sample(Random(seed)))

    @rule()
    def the_plain_form_comes_back(self) -> None:
        s = self.match.state
        template = begin(self.game, self.match.header.spec, self.match.source)
        again = self.game.table.from_plain(json.loads(json.dumps(self.game.table.plain(s))), template)
        assert self.game.table.equal(s, again) and ask_plain(s.ask) == ask_plain(again.ask)

    @rule(seed=SEEDS, seat=st.integers(-1, 5))
    def a_seat_imagines_a_world_and_plays_in_it(self, seed: int, seat: int) -> None:
        known = self.game.known(self.match.state, min(seat, len(self.case.seats) - 1))
        world = self.game.fill(known, Random(seed))
        assert gate.waiting(world) == gate.waiting(self.match.state)
        if world.ask is not None:
            mover = gate.waiting(world)[0]
            part = open_part(world, mover)
            assert part is not None and answer(world, mover, part.sample(Random(seed))) is None

    # --------------------------------------------------------------------------------------------- back and forth

    @rule(seat=st.integers(0, 5))
    def a_seat_takes_back(self, seat: int) -> None:
        if self.match.undo(seat) is None:
            self.undone = self.digests.pop()
            assert self.match.redo() and self.digest() == self.undone
            assert self.match.undo(seat) is None

    @rule(share=st.floats(0, 1))
    def all_agree_to_go_back(self, share: float) -> None:
        n = int(self.match.revision * share)
        chance = any(decision.draws for decision in self.match.decisions[n + 1 :])
        self.match.take_back(n)
        self.epoch += chance
        del self.digests[n + 1 :]

    @rule()
    def the_match_is_saved_and_verified(self) -> None:
        report = verify(self.game, loads(dumps(self.match)))
        assert report.ok and report.match is not None
        assert report.decisions == self.match.revision

    # --------------------------------------------------------------------------------------------- what always holds

    @invariant()
    def nothing_else_changed_the_match(self) -> None:
        if hasattr(self, "match"):
            assert self.digest() == self.digests[-1] and len(self.digests) == self.match.revision + 1

    @invariant()
    def no_die_falls_twice(self) -> None:
        if hasattr(self, "match"):
            assert self.match.state.epoch == self.epoch

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "match"):
            assert self.game.conserved(self.match.state) == self.total

    @invariant()
    def somebody_is_asked_or_there_is_a_result(self) -> None:
        if hasattr(self, "match"):
            over = self.match.over
            assert (self.game.result(self.match.state) is not None) == over
            assert bool(gate.waiting(self.match.state)) != over


def test_any_order_of_steps(setup_case: Case) -> None:
    machine = type("Machine", (Machine,), {"case": setup_case})
    run_state_machine_as_test(machine, settings=SETTINGS)

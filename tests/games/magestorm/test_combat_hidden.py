"""Nothing hidden leaves during combats: the generic checks over battles that begin in the combat phase."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlebook.games.magestorm import setups, verbs
from battlebook.games.magestorm.board import NUMBERS
from battlebook.games.magestorm.content import CARDS
from battlebook.games.magestorm.game import GAME, Magestorm
from battlebook.games.magestorm.pieces import SUMMONING, TACTICAL
from battlebook.games.magestorm.rules.procedures import CombatPhase
from battlebook.games.magestorm.state import BOARD_ROOM, COMBAT, FIGHTING, State, unit_of
from battlebook.kernel import gate
from battlebook.kernel.chance import OTHER, Source
from battlebook.kernel.frames import push
from battlebook.kernel.game import Spec
from battlebook.kernel.state import with_byte
from tests.games.magestorm.test_play import said
from tests.harness.cases import Case
from tests.harness.walk import begun, decisions
from tests.hiding import checks

PLACES = ("E4", "F4", "G4", "E5", "F5", "G5")  # three hexes attack the three beside them


class Clashes(Magestorm):
    """Battles in the middle of a combat phase: random units with random cards, mages full of power points."""

    def new_state(self, spec: Spec, source: Source) -> State:
        """Units of both sides stand opposite each other, and attack."""
        s = setups.begin(spec, source)
        del s.stack[:], s.at[:]
        rng = Random(source.draw(OTHER, 0, 0, 1 << 30))
        s.stage, s.phase, s.round = FIGHTING, COMBAT, rng.randint(1, 9)
        s.pool = ((), ())
        for side in (0, 1):
            self.fill_board(s, side, rng)
        self.form(s, unit_of(0, 12), "A1", rng)
        self.form(s, unit_of(1, 12), "K9", rng)
        push(s, CombatPhase(0))
        return s

    def fill_board(self, s: State, side: int, rng: Random) -> None:
        """One or two units in each hex; power points in the boxes of combat."""
        number = 1
        for i in range(3):
            for _ in range(rng.randint(1, 2)):
                unit = unit_of(side, number)
                self.form(s, unit, PLACES[3 * side + i], rng)
                number += 1
                if side == 0:
                    s.attacks = with_byte(s.attacks, unit, NUMBERS[PLACES[3 + i]])
        for box in s.mage(side).boxes:
            if box.kind in (TACTICAL, SUMMONING):
                s.tokens = with_byte(s.tokens, side * BOARD_ROOM + box.number, rng.randint(0, 2))

    def form(self, s: State, unit: int, at: str, rng: Random) -> None:
        """A unit of any cards of its side, perhaps known in part, perhaps damaged."""
        side = unit // 12
        cards = tuple(rng.choices([c.number for c in CARDS if c.troop and c.side == side], k=rng.randint(2, 6)))
        verbs.set_cards(s, unit, cards, rng.choice([0, 0, 1, 2]))
        s.place = with_byte(s.place, unit, NUMBERS[at])
        verbs.set_damage(s, unit, rng.randint(0, min(6, s.card(cards[0]).resistance - 1)))


GAMES = Clashes()
SCENARIOS = ("duel-at-the-ford-stone", "the-burning-woods", "two-crossings", "ferngate")
CASES = [
    Case(GAMES, GAME.setup(key), (), (("msr:secret-memory", n % 2), ("msr:advance-optional", n % 3)))
    for n, key in enumerate(SCENARIOS)
]
OVER = pytest.mark.parametrize("case", CASES, ids=[case.setup.key for case in CASES])


@OVER
def test_worlds_that_are_equal_to_a_seat_send_it_the_same(case: Case) -> None:
    for seed in range(2):
        checks.check_equal_worlds(case, seed)


@OVER
def test_no_sealed_answer_is_known(case: Case) -> None:
    checks.check_no_answer_is_known(case, 1)


@OVER
def test_worlds_are_made_of_the_known_alone(case: Case) -> None:
    checks.check_worlds_come_from_the_known_alone(case, 1)


@OVER
def test_no_card_is_lost_and_the_plain_form_restores_every_moment(case: Case) -> None:
    s = begun(case, 3)
    total = GAMES.conserved(s)
    for _ in decisions(s, Random(3)):
        assert GAMES.conserved(s) == total
        assert GAMES.table.equal(s, GAMES.table.clone(s))
        for seat in (0, 1):
            world = GAMES.fill(GAMES.known(s, seat), Random(1))
            assert GAMES.conserved(world)[1] and sizes_agree(s, world)
    assert GAMES.conserved(s) == total and not any(at < 99 for at in s.attacks)


@OVER
def test_everything_asked_and_told_has_words_in_both_languages(case: Case) -> None:
    s = begun(case, 5)
    s.sink = []
    asked: set[str] = set()
    for seat, part in decisions(s, Random(5)):
        if part.kind not in asked:
            asked.add(part.kind)
            for lang in ("en", "de"):
                said(lang, [gate.ask(GAMES, s, seat), GAMES.heading(s)])
    kinds = {e.kind: e for e in s.sink}
    for lang in ("en", "de"):
        said(lang, [gate.event_plain(GAMES, e, seat) for e in kinds.values() for seat in (0, -1)])


def sizes_agree(s: State, world: State) -> bool:
    """Whether a world shows the figures that the truth shows."""
    return s.look == world.look and s.damage == world.damage


@pytest.mark.rule("ms:combat-2:secret-choice", "ms:combat-3:reveal-all")
def test_before_the_deployment_nothing_tells_of_spells_and_cards_behind_the_first() -> None:
    case = CASES[0]
    for seed in range(4):
        s = begun(case, seed)
        s.sink = []
        for _ in decisions(s, Random(seed)):
            if s.fight and s.fight[3] == 2:
                for seat in (0, 1, -1):
                    view: dict[str, Any] = gate.view(GAMES, s, seat)
                    fought = view["fight"]
                    assert (
                        fought["line"] == fought["reserve"] == fought["called"] == [[], []] and fought["sums"] is None
                    )
                    for unit in view["units"]:
                        if unit["side"] != seat:
                            assert len(unit["cards"]) == s.shown[unit["id"]]

"""A planted leak of each kind turns the suite red."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from battlebook.kernel.game import Game
from battlebook.kernel.windows import window_steps
from tests.harness.cases import Case
from tests.hiding.checks import CHECKS, check_equal_worlds
from tests.hiding.leaks import LEAKS, Honest
from tests.hiding.statistics import check_worlds_are_independent
from tests.kernel.toys.four_seats.game import GAME, Snatch, a_card_snatches, cards_that_snatch

SEEDS = range(6)


def faults(game: Game) -> Iterator[str]:
    """The checks that find something."""
    case = Case(game, game.setups[0])
    for check in CHECKS:
        if any(fails(check, case, seed) for seed in SEEDS):
            yield check.__name__
    if fails(check_worlds_are_independent, case, 400):
        yield check_worlds_are_independent.__name__


def fails(check: Callable[[Case, int], None], case: Case, number: int) -> bool:
    try:
        check(case, number)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str) -> None:
    assert next(faults(LEAKS[leak]), None)


def test_an_honest_game_is_not_suspected() -> None:
    assert list(faults(Honest())) == []


def test_a_window_that_skips_a_seat_with_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = window_steps("four:3:all-pass", "snatch", cards_that_snatch, a_card_snatches)
    monkeypatch.setattr(Snatch, "steps", silent)
    case = Case(GAME, GAME.setups[0])
    assert any(fails(check_equal_worlds, case, seed) for seed in SEEDS)

"""Nothing hidden leaves: over random games of every game that hides something, and of every toy."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from battlebook.kernel.chance import NoSource
from battlebook.kernel.options import Ask, Sealed
from tests.harness.cases import Case, cases_of, every_case, share, toys
from tests.harness.walk import begun, decisions
from tests.hiding.checks import (
    check_canaries,
    check_equal_worlds,
    check_no_answer_is_known,
    check_players_get_the_known_alone,
    check_worlds_are_diverse,
    check_worlds_come_from_the_known_alone,
    moments,
    words_are_used,
)

CASES = every_case()
HIDING = [case for case in CASES if case.game.hides_in(case.setup.key, case.spec(0).options)]


def is_wordy(case: Case) -> bool:
    return any(case.game.secrets(case.game.new_state(case.spec(0), NoSource()), -1))


WORDY = [case for case in HIDING if is_wordy(case)]


def over(cases: list[Case] | tuple[Case, ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[c.name for c in cases])


@over(CASES)
def test_worlds_that_are_equal_to_a_seat_send_it_the_same(case: Case) -> None:
    for seed in share(case, 10):
        check_equal_worlds(case, seed)


@over(CASES)
def test_no_answer_is_known(case: Case) -> None:
    for seed in share(case, 4):
        check_no_answer_is_known(case, seed)


@over(CASES)
def test_no_planted_word_leaves(case: Case) -> None:
    for seed in share(case, 10):
        check_canaries(case, seed)


@over(WORDY)
def test_the_planted_words_are_in_use(case: Case) -> None:
    assert words_are_used(case, 0)


@over(HIDING)
def test_worlds_are_diverse(case: Case) -> None:
    for seed in share(case, 4):
        check_worlds_are_diverse(case, seed)


@over(CASES)
def test_worlds_come_from_the_known_alone(case: Case) -> None:
    for seed in share(case, 4):
        check_worlds_come_from_the_known_alone(case, seed)


@over(CASES)
def test_players_get_the_known_alone(case: Case) -> None:
    for seed in share(case, 2):
        check_players_get_the_known_alone(case, seed)


@over([case for case in CASES if not case.game.hides_in(case.setup.key, case.spec(0).options)])
def test_an_open_game_hides_nothing(case: Case) -> None:
    for seed in share(case, 10):
        if case.game.hides_with(case.spec(seed)):
            continue  # a set-up with Heroes for those who want them
        assert next(moments(case, seed), None) is None, "a hand-over would need a screen of its own"
        assert not any(isinstance(part_of, Sealed) for part_of in asks_of(case, seed))


def asks_of(case: Case, seed: int) -> Iterator[Ask | None]:
    s = begun(case, seed)
    for _ in decisions(s, Random(seed)):
        yield s.ask


def test_the_suite_has_something_to_find() -> None:
    wordy = {key for key, game in toys().items() if any(is_wordy(case) for case in cases_of(game))}
    assert wordy >= {"duel_of_spells", "bent_dice", "four_seats"}

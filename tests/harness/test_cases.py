"""What the generic suites run over every day leaves nothing out."""

from __future__ import annotations

import pytest

from battlebook.kernel.game import Game
from tests.harness.cases import every_case, every_game, mixed_cases, other_readings, setups_of, single_cases

GAMES = list(every_game().values())


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_every_set_up_variant_and_reading_is_in_play_every_day(game: Game) -> None:
    mixed = mixed_cases(game)
    assert {variant for case in mixed for variant in case.variants} == {variant.key for variant in game.variants}
    assert {reading for case in mixed for reading in case.rulings} == set(other_readings(game))
    assert {case.setup.key for case in every_case() if case.game is game} == {setup.key for setup in setups_of(game)}


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_each_alone_is_in_play_in_the_soak(game: Game) -> None:
    single = single_cases(game)
    assert all(len(case.variants) + len(case.rulings) == 1 for case in single)
    assert {variant for case in single for variant in case.variants} == {variant.key for variant in game.variants}
    assert {reading for case in single for reading in case.rulings} == set(other_readings(game))

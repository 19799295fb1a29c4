"""Filled worlds of the toys are uniform and independent of the truth."""

from __future__ import annotations

import pytest

from tests.harness.cases import Case, scaled, toys
from tests.hiding.statistics import check_the_top_is_independent, check_worlds_are_independent

SAMPLES = scaled(800)


@pytest.mark.parametrize("key", ["duel_of_spells", "bent_dice", "four_seats"])
def test_imagined_hands_are_independent_of_the_truth(key: str) -> None:
    game = toys()[key]
    check_worlds_are_independent(Case(game, game.setups[0]), SAMPLES)


def test_the_imagined_order_of_a_pile_is_independent_of_the_truth() -> None:
    game = toys()["four_seats"]
    check_the_top_is_independent(Case(game, game.setups[0]), SAMPLES)

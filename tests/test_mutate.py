"""What ``make mutate`` would disable in a toy."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
TOYS = Path("tests/kernel/toys")


@pytest.fixture(scope="module")
def mutate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutate", ROOT / "scripts" / "mutate.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutate"] = module
    spec.loader.exec_module(module)
    return module


def test_every_step_and_refusal_of_the_tutorial_is_found(mutate: ModuleType) -> None:
    found = {mutant.what.partition(":")[0]: mutant.rules for mutant in mutate.mutants_of(TOYS / "tutorial")}
    assert found["refuse_show"] == ("tut:2:show-once",)
    assert found["each_seat_draws_a_card"] == ("tut:1:deal",)
    assert found["the_goal_wins_or_the_other_seat_is_next"] == ("tut:3:goal",)
    assert len(found) == 6


@pytest.mark.parametrize("toy", ["tutorial", "duel_of_spells", "bent_dice", "four_seats"])
def test_a_mutant_is_another_program(mutate: ModuleType, toy: str) -> None:
    mutants = list(mutate.mutants_of(TOYS / toy))
    whole = ast.dump(ast.parse((ROOT / mutants[0].file).read_text("utf-8")))
    others = {ast.dump(ast.parse(mutant.text)) for mutant in mutants}
    assert len(others) == len(mutants) and whole not in others


def test_the_tests_of_a_rule_come_from_the_record(mutate: ModuleType) -> None:
    recorded = mutate.tests_by_rule(TOYS / "tutorial")
    assert recorded["tut:2:show-once"] == {"tests/kernel/test_tutorial.py::test_a_card_is_shown_once"}


def test_a_game_is_named_or_has_a_record(mutate: ModuleType) -> None:
    assert {folder.name for folder in mutate.folders([])} >= {"tutorial", "four_seats"}
    assert [folder.name for folder in mutate.folders(["bent_dice"])] == ["bent_dice"]
    with pytest.raises(SystemExit):
        mutate.folders(["no_such_game"])

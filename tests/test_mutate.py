"""What ``make mutate`` would disable in a toy."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
TOYS = Path("tests/kernel/toys")


@pytest.fixture(scope="module")
def mutate() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "scripts")
        yield importlib.import_module("mutate")


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


def test_nothing_is_returned_in_the_shape_of_something(mutate: ModuleType) -> None:
    mutants = importlib.import_module("mutants")
    for told, instead in {
        "Refusal | None": "return None",
        "list[Refusal]": "return []",
        "tuple[int, ...]": "return ()",
        "Iterator[Refusal]": "return iter(())",
    }.items():
        function = ast.parse(f"def f() -> {told}:\n    return REFUSED").body[0]
        assert mutants.nothing_for(function.body[0], function) == instead
    generator = ast.parse("def f() -> Iterator[Refusal]:\n    yield REFUSED").body[0]
    assert mutants.nothing_for(generator.body[0], generator) == "yield from ()"


def test_a_function_gets_its_changed_code(mutate: ModuleType) -> None:
    running = importlib.import_module("mutate_run")
    whole = compile("def f():\n    return 1\nclass C:\n    def f(self):\n        return 2\n", "x.py", "exec")
    assert running.code_of(whole, "f").co_consts[-1] == 1
    assert running.code_of(whole, "C.f").co_consts[-1] == 2


def source(name: str, text: str) -> tuple[Path, str, ast.Module]:
    return Path(f"src/game/{name}.py"), text, ast.parse(text)


def test_a_name_stands_for_what_its_own_module_or_the_imported_one_gives_it(mutate: ModuleType) -> None:
    mutants = importlib.import_module("mutants")
    one = mutants.Source(*source("one", "EMPTY = L.refusal('r:1', 'a')\ndef f(): return EMPTY"))
    two = mutants.Source(*source("two", "EMPTY = L('r:2')\ndef f(): return EMPTY"))
    three = mutants.Source(*source("three", "from game import one\nfrom game.one import EMPTY as E\none.EMPTY, E"))
    book = mutants.Book([one, two, three], {"r:1", "r:2"})
    assert book.refused_by(one.tree.body[-1], one) == ("r:1",)
    assert book.refused_by(two.tree.body[-1], two) == () and book.cited_by(two.tree.body[-1], two) == ("r:2",)
    for way in three.tree.body[-1].value.elts:
        assert ("game.one", "EMPTY") in book.places(way, three)


def test_a_reason_excuses_what_survives_and_nothing_else(mutate: ModuleType, tmp_path: Path) -> None:
    run = mutate.Run(TOYS / "tutorial")
    lives, dies = run.mutants[:2]
    run.ends = {mutant.key: "alive" if mutant is lives else "killed" for mutant in run.mutants}
    assert run.ended("alive") == [lives] and run.stale() == []
    file = tmp_path / "mutants.toml"
    file.write_text(f'"{mutate.named(lives)}" = "no matter"\n"{mutate.named(dies)}" = "wrong"\n')
    run.reasons = mutate.reasons(file)
    assert run.ended("alive") == [] and run.stale() == [mutate.named(dies)]
    assert run.report()["make_no_difference"] == {mutate.named(lives): "no matter"} and run.report()["survive"] == []

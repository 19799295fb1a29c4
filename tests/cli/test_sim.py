"""``battlebook sim``."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlebook.kernel.game import Game
from battlebook.kernel.typed import TYPED_DICE
from battlebook.players.arena import play, play_match, sampled_spec
from battlebook.players.levels import LEVELS
from tests.cli.conftest import Run
from tests.kernel.toys.tutorial.game import Tutorial, TutorialState
from tests.toys import toys

KEYS = {
    "game", "setup", "seats", "games", "errors", "wins", "draws", "rounds_mean", "decisions_mean",
    "decisions_per_second", "seed",
}  # fmt: skip


def sim(battlebook: Run, *words: object) -> dict[str, Any]:
    """The document of a run without its speed."""
    ended = battlebook("sim", *words, "--json")
    assert (ended.status, ended.err) == (0, "")
    document: dict[str, Any] = ended.document
    assert document.pop("decisions_per_second") > 0
    return document


def test_the_document_holds_what_it_promises(battlebook: Run) -> None:
    document = battlebook("sim", "tutorial", "-n", 30, "--seed", 5, "--jobs", 1, "--json").document
    assert set(document) >= KEYS
    assert (document["game"], document["setup"], document["seats"]) == ("tutorial", "duel", ["random", "random"])
    assert (document["games"], document["seed"], document["errors"]) == (30, 5, [])
    assert sum(row["n"] for row in document["wins"].values()) + document["draws"] == 30
    for row in document["wins"].values():
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1


@pytest.mark.parametrize("key", toys())
def test_the_jobs_change_nothing(battlebook: Run, key: str) -> None:
    documents = [sim(battlebook, key, "-n", 20, "--seed", 9, "--jobs", jobs) for jobs in (1, 2, 3)]
    assert documents[0] == documents[1] == documents[2]


def test_the_seed_changes_the_games(battlebook: Run) -> None:
    first, same, other = (sim(battlebook, "tutorial", "-n", 50, "--seed", s, "--jobs", 1) for s in (1, 1, 2))
    assert first == same
    assert first["decisions_mean"] != other["decisions_mean"] or first["wins"] != other["wins"]


def test_game_i_of_a_run_is_the_first_game_with_its_seed(battlebook: Run, tmp_path: Path) -> None:
    battlebook("sim", "tutorial", "-n", 3, "--seed", 10, "--jobs", 1, "--save", tmp_path / "a")
    battlebook("sim", "tutorial", "-n", 1, "--seed", 12, "--jobs", 1, "--save", tmp_path / "b")
    (alone,) = (tmp_path / "b").iterdir()
    assert (tmp_path / "a" / alone.name).read_text("utf-8") == alone.read_text("utf-8")


def test_both_spellings_of_a_key(battlebook: Run) -> None:
    assert sim(battlebook, "four-seats", "-n", 1, "--jobs", 1) == sim(battlebook, "four_seats", "-n", 1, "--jobs", 1)


def test_teams_win_by_side(battlebook: Run) -> None:
    document = sim(battlebook, "four_seats", "-n", 12, "--jobs", 1)
    assert set(document["wins"]) == {"0", "1"}


def test_every_player_may_sit_anywhere(battlebook: Run) -> None:
    for level in LEVELS:
        seats = sim(battlebook, "tutorial", "-n", 2, "--jobs", 1, "--seats", f"{level},random")["seats"]
        assert seats == [level, "random"]


def test_a_mirror_plays_every_seed_from_both_sides(battlebook: Run, tmp_path: Path) -> None:
    words = ("tutorial", "-n", 40, "--seats", "greedy,random", "--mirror", "--save", tmp_path)
    document = sim(battlebook, *words)
    assert document["games"] == 80
    greedy, random = document["players"]["greedy"], document["players"]["random"]
    assert greedy["n"] + random["n"] + document["draws"] == 80
    assert greedy["score"] + random["score"] == pytest.approx(1)
    assert greedy["score"] > 0.5
    assert len(list(tmp_path.iterdir())) == 80


def test_the_mean_of_decisions_is_that_of_the_saved_games(battlebook: Run, tmp_path: Path) -> None:
    document = sim(battlebook, "tutorial", "-n", 20, "--jobs", 1, "--save", tmp_path)
    answers = [len(path.read_text("utf-8").splitlines()) - 3 for path in tmp_path.iterdir()]
    assert document["decisions_mean"] <= sum(answers) / len(answers)


def test_text_for_people(battlebook: Run) -> None:
    ended = battlebook("sim", "tutorial", "-n", 10, "--jobs", 1)
    assert ended.status == 0
    assert "10 games, random against random, seed 0" in ended.out
    assert "95 % interval" in ended.out and "decisions a second" in ended.out


class Broken(Tutorial):
    """A game that fails in some of its matches."""

    key = "broken"

    def result(self, s: TutorialState) -> Any:
        if s.points[0] >= s.goal:
            raise ArithmeticError("seat 0 may not win")
        return super().result(s)


GAME = Broken()
BROKEN: dict[str, Game] = {"broken": GAME}


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_fails_is_an_error_with_its_seed(battlebook: Run, jobs: int) -> None:
    ended = battlebook("sim", "broken", "-n", 20, "--seed", 40, "--jobs", jobs, "--json", games=BROKEN)
    assert ended.status == 1
    errors = ended.document["errors"]
    assert 0 < len(errors) < 20
    assert all(row["message"] == "ArithmeticError: seat 0 may not win" for row in errors)
    again = battlebook("sim", "broken", "-n", 1, "--seed", errors[0]["seed"], "--json", games=BROKEN)
    assert again.document["errors"] == errors[:1]


def test_wrong_usage(wrong: Callable[..., str], tmp_path: Path) -> None:
    assert "required: GAME" in wrong("sim")
    assert "unknown game 'tutoral' (nearest: tutorial)" in wrong("sim", "tutoral")
    assert "unknown set-up 'dual' of tutorial (nearest: duel)" in wrong("sim", "tutorial", "--setup", "dual")
    assert "unknown player 'gredy' (nearest: greedy)" in wrong("sim", "tutorial", "--seats", "gredy,random")
    assert "has 2 seats, --seats names 3" in wrong("sim", "tutorial", "--seats", "random,random,random")
    assert "0 is less than 1" in wrong("sim", "tutorial", "-n", 0)
    assert "'x' is not a whole number" in wrong("sim", "tutorial", "--jobs", "x")
    assert "--seed" in wrong("sim", "tutorial", "--seed", "x")
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    assert f"cannot write to {blocked}" in wrong("sim", "tutorial", "--save", blocked)


def test_standard_output_is_one_document(battlebook: Run) -> None:
    json.loads(battlebook("sim", "tutorial", "-n", 2, "--json").out)


def test_a_variant_is_played_and_named(battlebook: Run, tmp_path: Path) -> None:
    key, plain = "quick", ("duel_of_spells", "-n", 20, "--jobs", 1)
    document = sim(battlebook, *plain, "--variants", key, "--save", tmp_path)
    assert document["variants"] == [key] and document["errors"] == [] and sim(battlebook, *plain)["variants"] == []
    assert all(f'"variants":["{key}"]' in file.read_text("utf-8").splitlines()[0] for file in tmp_path.iterdir())
    assert f"with {key}: 20 games" in battlebook("sim", *plain, "--variants", key).out


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        ("typed-dice", "typed-dice is for people at a table: computers have no dice to roll and type in"),
        ("no-such", "unknown variant 'no-such' of duel_of_spells"),
    ],
)
def test_a_variant_that_computers_cannot_play_is_refused(wrong: Callable[..., str], variant: str, said: str) -> None:
    assert said in wrong("sim", "duel_of_spells", "--variants", variant)


def test_no_game_of_computers_begins_with_typed_dice() -> None:
    game = toys()["tutorial"]
    spec = sampled_spec(game, "duel", 1)._replace(variants=(TYPED_DICE,))
    for way in (play, play_match):
        with pytest.raises(ValueError, match="computers have no dice"):
            way(game, spec, 1, ("random", "random"))

"""``battlebook replay``."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from battlebook.commands.story import Names, Story, answer_parts, said_key, signed
from battlebook.kernel.saves import loads as load
from battlebook.kernel.saves import partial_dumps
from battlebook.labels import COMMANDS, Labels
from battlebook.players.levels import LEVELS
from tests.cli.conftest import Run
from tests.toys import toys


@pytest.mark.parametrize("key", toys())
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_match_is_told(battlebook: Run, tmp_path: Path, key: str, level: str) -> None:
    seats = ",".join([level] * len(toys()[key].setups[0].seat_names))
    battlebook("sim", key, "-n", 1, "--seats", seats, "--save", tmp_path)
    (path,) = tmp_path.iterdir()
    ended = battlebook("replay", path)
    assert (ended.status, ended.err) == (0, "")
    decisions = len(path.read_text("utf-8").splitlines()) - 3
    assert f"Over after {decisions} decision" in ended.out
    document = battlebook("replay", path, "--json").document
    assert document["ok"] and len(document["decisions"]) == decisions + 1
    assert all(row["choice"] and row["rule"] for row in document["decisions"][1:])


def test_it_stops_where_it_is_told_to(battlebook: Run, match_file: Path) -> None:
    ended = battlebook("replay", match_file, "--to", 4)
    assert ended.status == 0 and "The match goes on after 4 decisions." in ended.out
    assert [row["n"] for row in battlebook("replay", match_file, "--to", 4, "--json").document["decisions"]] == [
        0, 1, 2, 3, 4,
    ]  # fmt: skip
    assert "The match goes on after 0 decisions." in battlebook("replay", match_file, "--to", 0).out
    assert "Over after" in battlebook("replay", match_file, "--to", 9999).out


def test_in_german(battlebook: Run, match_file: Path) -> None:
    out = battlebook("replay", match_file, "--lang", "de").out
    assert "Die Eröffnung" in out and "Zu Ende nach" in out


def test_the_first_difference_stops_it_with_place_and_reason(battlebook: Run, match_file: Path) -> None:
    lines = match_file.read_text("utf-8").splitlines()
    row = json.loads(lines[6])
    row["digest"] = "0" * 32
    match_file.write_text("\n".join([*lines[:6], json.dumps(row, separators=(",", ":")), *lines[7:], ""]), "utf-8")
    ended = battlebook("replay", match_file)
    assert ended.status == 1 and "stopped at decision 5, digest: the digest differs" in ended.out
    document = battlebook("replay", match_file, "--json").document
    assert not document["ok"] and len(document["decisions"]) == 5
    assert battlebook("replay", match_file, "--to", 4).status == 0


def test_a_wrong_end_is_found(battlebook: Run, match_file: Path) -> None:
    text = match_file.read_text("utf-8")
    match_file.write_text(text.replace('"capped":false', '"capped":true'), "utf-8")
    ended = battlebook("replay", match_file)
    assert ended.status == 1 and "stopped at end" in ended.out


def test_a_seats_own_export_is_checked_and_said_to_be_partial(battlebook: Run, match_file: Path) -> None:
    header = load(match_file.read_text("utf-8")).header
    match_file.write_text(partial_dumps(header, 0, [{"view": 1}, {"view": 2}]), "utf-8")
    ended = battlebook("replay", match_file)
    assert ended.status == 0 and "partial" in ended.out and "2 views" in ended.out
    assert battlebook("verify", match_file).status == 0
    match_file.write_text(match_file.read_text("utf-8").replace('"view":2', '"view":3'), "utf-8")
    assert battlebook("replay", match_file).status == 1
    assert battlebook("verify", match_file).status == 1


def test_a_match_of_a_game_that_is_not_here(battlebook: Run, match_file: Path) -> None:
    ended = battlebook("replay", match_file, games={})
    assert ended.status == 1 and "no game 'four_seats'" in ended.out


def test_wrong_usage(wrong: Callable[..., str], tmp_path: Path) -> None:
    assert "required: FILE" in wrong("replay")
    assert "cannot read" in wrong("replay", tmp_path / "none.battle")
    assert "cannot read" in wrong("replay", tmp_path)
    assert "less than 0" in wrong("replay", "x", "--to", -1)
    assert "invalid choice" in wrong("replay", "x", "--lang", "fr")
    assert "cannot read" in wrong("verify", tmp_path / "none.battle")
    assert "required: FILE" in wrong("verify")


NAMED = {"items": [{"key": 0, "words": {"id": "cli-opening", "args": {}}}], "spaces": []}


@pytest.mark.parametrize(
    ("kind", "limits", "answer", "parts"),
    [
        ("pick", {}, (0, 2), ["The opening", "2"]),
        ("order", {}, (2, 0), ["2", "The opening"]),
        ("place", {}, ((0, 7), (1, 3)), ["The opening on 7", "1 on 3"]),
        ("partition", {"items": [0, 1]}, (1, -1), ["The opening in 2", "1 left out"]),
        ("pay", {}, (2, 1), ["The opening: 2", "1: 1"]),
        ("number", {}, (4,), ["4"]),
    ],
)
def test_answers_to_forms_in_words(
    kind: str, limits: dict[str, object], answer: tuple[object, ...], parts: list[str]
) -> None:
    assert answer_parts(kind, limits, answer, Names(Labels("en", (COMMANDS,)), NAMED)) == parts


def test_keys_and_numbers_without_words() -> None:
    assert said_key(("move", 3)) == "move 3" and said_key(()) == "-"
    assert [signed(3, 0), signed(-3, 0), signed(3, 1), signed(-3, 1)] == ["3", "-3", "+ 3", "− 3"]


@pytest.mark.parametrize(
    ("die", "text"),
    [
        ({"faces": [1], "used": 0}, "die 1"),
        ({"faces": [1, -1], "used": 1}, "dice 1, -1, counted: -1"),
        ({"faces": [1, 0], "used": [0, 1]}, "die 1, 0"),
        ({"faces": [1, 0, -1], "used": [0, 2]}, "dice 1, 0, -1, counted: 1, -1"),
        ({"faces": [4]}, "die 4"),
    ],
)
def test_dice_and_which_of_them_count(match_file: Path, die: dict[str, object], text: str) -> None:
    saved = load(match_file.read_text("utf-8"))
    assert Story(toys()["four_seats"], saved, Labels("en", (COMMANDS,))).die(die) == text

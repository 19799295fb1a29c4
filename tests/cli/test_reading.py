"""``battlebook games``, ``rules``, ``coverage`` and ``content check``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from battlebook.kernel.game import Game, games
from tests.cli.conftest import Run
from tests.kernel.toys.tutorial.game import Tutorial
from tests.toys import toys

TURNS = [rule for rule in toys()["tutorial"].ledger.rules.values() if rule.section == "2 Turns"]
INSTALLED = games()
TEXTS = {**toys(), **INSTALLED}


# ---------------------------------------------------------------------------------------------------- games


def test_games_as_a_document(battlebook: Run) -> None:
    rows = battlebook("games", "--json").document["games"]
    assert [row["key"] for row in rows] == list(toys())
    for row in rows:
        assert set(row) >= {"key", "title", "seats", "setups", "variants"}
        assert row["setups"] == [setup.key for setup in toys()[row["key"]].setups]
    assert next(row for row in rows if row["key"] == "four_seats")["seats"] == [4]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_games_as_text(battlebook: Run, lang: str) -> None:
    ended = battlebook("games", "--lang", lang, games=TEXTS)
    assert ended.status == 0
    for game in TEXTS.values():
        assert f"{game.key}: " in ended.out
        assert all(f"set-up {setup.key}" in ended.out for setup in game.setups)


def test_no_game_at_all(battlebook: Run) -> None:
    assert battlebook("games", games={}).out == "no game is installed\n"


# ---------------------------------------------------------------------------------------------------- rules


def test_sections_and_rulings_in_short(battlebook: Run) -> None:
    assert "2 Turns" in battlebook("rules", "tutorial").out
    document = battlebook("rules", "tutorial", "--json").document
    assert {"section": "2 Turns", "rules": len(TURNS)} in document["sections"]


def test_a_rule_with_its_places_in_the_sources(battlebook: Run) -> None:
    out = battlebook("rules", "tutorial", "tut:2:show-once").out
    assert "A card is shown once only." in out
    assert "tests/kernel/toys/tutorial/game.py:" in out
    (row,) = battlebook("rules", "tutorial", "tut:2:show-once", "--json").document["found"]
    place = row["implemented"][0]
    name, _, line = place.rpartition(":")
    assert '"tut:2:show-once"' in Path(name).read_text("utf-8").splitlines()[int(line) - 1]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_rule_and_ruling_can_be_read(battlebook: Run, lang: str) -> None:
    for key, game in TEXTS.items():
        for what in [*dict.fromkeys(rule.section for rule in game.ledger.rules.values()), "rulings"]:
            ended = battlebook("rules", key, what, "--lang", lang, games=TEXTS)
            assert ended.status == (0 if what != "rulings" or game.ledger.rulings else 1)


def test_a_ruling_with_its_readings(battlebook: Run) -> None:
    for key, game in INSTALLED.items():
        ruling = next(iter(game.ledger.rulings.values()))
        (row,) = battlebook("rules", key, ruling.id, "--json", games=INSTALLED).document["found"]
        assert row["options"] and row["why"] and row["default"] == ruling.default
        out = battlebook("rules", key, ruling.id, games=INSTALLED).out
        assert "why:" in out and "can be chosen for a match:" in out


def test_a_section_by_its_number_and_a_word(battlebook: Run) -> None:
    section = battlebook("rules", "tutorial", "2")
    assert section.status == 0 and f"{len(TURNS)} found" in section.out
    word = battlebook("rules", "tutorial", "ROLLS")
    assert word.status == 0 and "tut:2:turns" in word.out


def test_a_word_that_occurs_nowhere_is_a_negative_finding(battlebook: Run) -> None:
    ended = battlebook("rules", "tutorial", "xylophone")
    assert ended.status == 1 and "nothing in the rules says 'xylophone'" in ended.out
    assert battlebook("rules", "tutorial", "xylophone", "--json").document["found"] == []


def test_wrong_rules(wrong: Callable[..., str]) -> None:
    assert "(nearest: tut:2:show)" in wrong("rules", "tutorial", "tut:2:sho")
    assert "unknown game" in wrong("rules", "chess")
    assert "required: GAME" in wrong("rules")


# ------------------------------------------------------------------------------------------------- coverage


def test_coverage_as_a_document(battlebook: Run) -> None:
    rows = battlebook("coverage", "--json", games=TEXTS).document["games"]
    assert [row["game"] for row in rows] == list(TEXTS)
    for row in rows:
        assert row["in_scope"] == row["covered"] + row["by_construction"] + len(row["open"])
        assert row["examples_run"] <= row["examples"]


def test_coverage_as_text(battlebook: Run) -> None:
    assert "rules in scope are covered" in battlebook("coverage").out
    for key in TEXTS:
        (row,) = battlebook("coverage", key, "--json", games=TEXTS).document["games"]
        out = battlebook("coverage", key, games=TEXTS).out
        assert all(f"open: {rule}\n" in out for rule in row["open"])


def test_wrong_coverage(wrong: Callable[..., str]) -> None:
    assert "unknown game 'tutoral' (nearest: tutorial)" in wrong("coverage", "tutoral")


# -------------------------------------------------------------------------------------------------- content


class Fault(NamedTuple):
    """A fault as a game reports it."""

    file: str
    line: int
    record: str
    field: str
    message: str


class Checked(Tutorial):
    """A game whose content is what its file says."""

    key = "checked"

    def check_content(self, path: str | None) -> Mapping[str, Any]:
        faults = []
        if path is not None and "spoilt" in Path(path).read_text("utf-8"):
            faults.append(Fault(path, 3, "unit x", "hp", "must be a whole number"))
        return {"files": 1, "records": 2, "faults": faults, "deferred": []}


CHECKED: dict[str, Game] = {"checked": Checked(), "tutorial": toys()["tutorial"]}


@pytest.mark.parametrize("key", INSTALLED)
def test_the_installed_content_has_no_fault(battlebook: Run, key: str) -> None:
    ended = battlebook("content", "check", "--game", key, "--json", games=INSTALLED)
    assert ended.status == 0
    assert set(ended.document) >= {"files", "records", "faults"} and ended.document["faults"] == []
    assert "no faults" in battlebook("content", "check", games=INSTALLED).out


def test_a_fault_names_file_line_record_field_and_reason(battlebook: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('game = "checked"\n# spoilt\n', "utf-8")
    ended = battlebook("content", "check", pack, games=CHECKED)
    assert ended.status == 1
    assert f"{pack}:3: unit x, hp: must be a whole number" in ended.out and "1 fault" in ended.out
    (row,) = battlebook("content", "check", pack, "--json", games=CHECKED).document["faults"]
    assert row == {"file": str(pack), "line": 3, "record": "unit x", "field": "hp", "message": "must be a whole number"}


def test_wrong_content(wrong: Callable[..., str], tmp_path: Path) -> None:
    assert "no such file or folder" in wrong("content", "check", tmp_path / "none")
    assert "required: ACTION" in wrong("content")
    assert "invalid choice: 'chek'" in wrong("content", "chek")
    assert "unknown game" in wrong("content", "check", "--game", "chess")
    assert "no game here has content" in wrong("content", "check")

"""The script that measures Magestorm's scenarios: it goes on where it was, stops when it knows, tells what it saw."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DUEL = "duel-at-the-ford-stone"


@pytest.fixture
def balance(tmp_path: Path) -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "scripts")
        module = importlib.import_module("balance_magestorm")
        patch.setattr(module, "WORK", tmp_path)
        yield module


def row(a: int, b: int, draws: int = 0) -> dict[str, Any]:
    return {
        "scenario": DUEL, "games": a + b + draws, "wins": [a, b], "draws": draws, "kinds": {"score": a + b},
        "rounds": 5 * (a + b + draws), "failures": [],
    }  # fmt: skip


def test_games_are_kept_and_gone_on_with(balance: ModuleType) -> None:
    first = balance.play_on(DUEL, 2, True, 1, float("inf"))
    assert first["games"] == 2 and json.loads(balance.kept(DUEL).read_text()) == first
    more = balance.play_on(DUEL, 3, True, 1, float("inf"))
    assert more["games"] == 3 and sum(more["wins"]) + more["draws"] == 3 and more["failures"] == []
    assert balance.play_on(DUEL, 3, True, 1, float("inf")) == more


@pytest.mark.parametrize(("a", "b", "known"), [(20, 0, True), (11, 9, False), (205, 195, True), (6, 14, False)])
def test_a_scenario_is_left_when_its_interval_decides(balance: ModuleType, a: int, b: int, known: bool) -> None:
    assert balance.is_decided(row(a, b, 4)) is known


def test_what_changes_a_scenario_has_results_of_its_own(balance: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    before = balance.mark(DUEL), balance.mark("ferngate")
    changed = {**balance.RECORDS, ("scenario", DUEL): {**balance.RECORDS["scenario", DUEL], "rounds": 6, "note": "new"}}
    monkeypatch.setattr(balance, "RECORDS", changed)
    assert balance.mark(DUEL) != before[0] and balance.mark("ferngate") == before[1]


def test_the_report_says_who_wins_too_often(balance: ModuleType) -> None:
    said = balance.report([row(70, 30, 5)])
    assert "| 12. duel-at-the-ford-stone | 105 | 70 | 30 | 5 | 70.0% |" in said
    assert "- duel-at-the-ford-stone: 70.0% for the kragis side." in said
    assert "In no scenario" in balance.report([row(59, 41)])

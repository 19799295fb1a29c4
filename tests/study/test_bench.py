"""``battlebook bench``: all rows, sensible figures, the peer in the same run."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from battlebook.study import bench_peer
from battlebook.study.bench import moments, random_game
from battlebook.study.measure import compared, random_decisions, rounded
from tests.cli.conftest import Run, battlebook, wrong
from tests.toys import toys

__all__ = ["battlebook", "wrong"]  # fixtures

ROWS = [
    "decisions",
    "clone",
    "options_p99",
    "view",
    "determinize",
    "append",
    "snapshot",
    "odds",
    "playout",
    "odds_first",
]
AGAINST_PEER = {"decisions", "clone", "options_p99", "append", "snapshot", "playout"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BATTLEBOOK_BENCH_QUICK", "1")


def document(battlebook: Run, *words: str) -> dict[str, Any]:
    ended = battlebook("bench", *words, "--json")
    assert (ended.status, ended.err) == (0, "")
    made: dict[str, Any] = ended.document
    return made


def test_all_rows_in_order(battlebook: Run) -> None:
    made = document(battlebook, "tutorial")
    assert made["game"] == "tutorial" and made["build"] in ("pure", "compiled")
    assert [row["what"] for row in made["rows"]] == ROWS
    for row in made["rows"]:
        assert set(row) == {"what", "value", "unit", "peer", "peer_value", "ratio"}
        assert row["what"].startswith("odds") or row["value"] > 0
        assert row["peer"] is row["peer_value"] is row["ratio"] is None


def test_the_peer_in_the_same_run(battlebook: Run) -> None:
    pytest.importorskip("chess")
    for row in document(battlebook, "four_seats", "--peer")["rows"]:
        assert (row["peer"] is not None) == (row["what"] in AGAINST_PEER)
        if row["peer"]:
            assert row["ratio"] == pytest.approx(row["value"] / row["peer_value"], rel=0.01)


def test_odds_beside_icepool() -> None:
    pytest.importorskip("icepool")
    peer = bench_peer.Peer()
    assert peer.has_odds and sum(peer.odds(0).values()) == peer.odds(0).denominator()  # type: ignore[attr-defined]


def test_without_a_game_the_first_one(battlebook: Run) -> None:
    assert document(battlebook)["game"] == next(iter(toys()))
    assert "decisions" in battlebook("bench").out


def test_a_set_up_by_name(battlebook: Run) -> None:
    assert document(battlebook, "tutorial", "--setup", "duel")["setup"] == "duel"


def test_wrong_usage(wrong: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert "unknown game 'tutoral'" in wrong("bench", "tutoral")
    assert "no game is installed" in wrong("bench", games={})
    assert "set-up" in wrong("bench", "tutorial", "--setup", "none")
    monkeypatch.setitem(sys.modules, "chess", None)
    assert "the package chess is not installed" in wrong("bench", "tutorial", "--peer")


@pytest.mark.parametrize("key", toys())
def test_fast_play_plays_the_same_game(key: str) -> None:
    game = toys()[key]
    spec = game.bench_spec()
    slow = sum(part.form is not None or part.count() > 1 for _, part, _ in random_game(game, spec, 4))
    assert random_decisions(game, spec, 4) == slow


def test_samples_come_from_all_over_the_games() -> None:
    game = toys()["four_seats"]
    found = moments(game, game.bench_spec())
    assert len(found) == 200 and len({game.table.digest(m.state) for m in found}) > 150


def test_ratios_and_digits() -> None:
    assert rounded(1234.56) == 1235 and rounded(0.0123456) == 0.01235 and rounded(None) is None and rounded(0) == 0
    assert compared("x", 3.0, "us", "p", 2.0).ratio == 1.5
    assert compared("x", None, "us", "p", None)[3:] == (None, None, None)

"""``battlebook play`` and ``battlebook serve`` hand over to the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from battlebook.table import serve
from tests.cli.conftest import Run

USUAL = {"host": "127.0.0.1", "port": None, "data": None, "game": None, "open_browser": False, "names": ()}


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the table was started with, instead of a table."""
    calls: list[dict[str, Any]] = []

    def run(**how: Any) -> int:
        calls.append(how)
        return 0

    monkeypatch.setattr(serve, "run", run)
    return calls


def test_play_opens_a_browser_on_this_computer_only(battlebook: Run, started: list[dict[str, Any]]) -> None:
    assert battlebook("play", "four-seats").status == 0
    assert started == [
        {"host": "127.0.0.1", "port": None, "data": None, "game": "four_seats", "open_browser": True, "names": ()}
    ]


def test_play_without_a_browser(battlebook: Run, started: list[dict[str, Any]]) -> None:
    battlebook("play", "--no-browser", "--port", 0, "--data", "here")
    assert started == [
        {"host": "127.0.0.1", "port": 0, "data": "here", "game": None, "open_browser": False, "names": ()}
    ]


def test_serve_listens_where_it_is_told_to(battlebook: Run, started: list[dict[str, Any]]) -> None:
    battlebook("serve", "--host", "0.0.0.0", "--port", 8000)
    assert started == [
        {"host": "0.0.0.0", "port": 8000, "data": None, "game": None, "open_browser": False, "names": ()}
    ]


@pytest.mark.parametrize("command", [("serve",), ("play", "--no-browser")])
def test_further_names_are_allowed(battlebook: Run, started: list[dict[str, Any]], command: tuple[str, ...]) -> None:
    battlebook(*command, "--allow-host", "table.example", "--allow-host", "games.example")
    assert started[0]["names"] == ("table.example", "games.example")


def test_wrong_usage(wrong: Callable[..., str], started: list[dict[str, Any]]) -> None:
    assert "unknown game 'chess'" in wrong("play", "chess")
    assert "'http' is not a whole number" in wrong("play", "--port", "http")
    assert "66000 is no port" in wrong("serve", "--port", 66000)
    assert "--database-url is not there yet" in wrong("serve", "--database-url", "postgresql://x")
    assert "--redis-url is not there yet" in wrong("serve", "--redis-url", "redis://x")
    assert started == []

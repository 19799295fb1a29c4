"""Computer seats: whatever happens to a thinker, the match goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from battlebook.kernel.words import words
from battlebook.players.pool import Thought
from tests.table.house import House, StubPool, wait_for
from tests.table.test_undo import done


class Broken(StubPool):
    """Thinkers that fail in a chosen way."""

    def __init__(self, way: str) -> None:
        super().__init__()
        self.way = way
        self.cancelled = 0

    async def think(self, *args: Any) -> Any:
        self.asked.append({})
        if self.way == "dies":
            raise RuntimeError("the process died")
        if self.way == "hangs":
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                self.cancelled += 1
                raise
        key: list[Any] = {"illegal": ["fly", 7], "rubbish": [None, {"a": 1}], "empty": []}[self.way]  # type: ignore[assignment]
        return Thought(key, words("player-why-only"))


@pytest.mark.parametrize("way", ["dies", "hangs", "illegal", "rubbish", "empty"])
def test_chance_answers_for_a_failed_thinker(tmp_path: Path, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("battlebook.table.thinking.PATIENCE_S", 0.05)
    pool = Broken(way)
    with House(tmp_path, pool=pool) as house:
        house.hall.budget_s = 0.01
        page = house.sit(house.create("duel_of_spells", "human computer")).begin()
        for _ in range(3):
            if page.my_turn():
                page.play()
        page.until_true(lambda p: p.rev >= 3)
        assert pool.asked
    assert pool.closed


def test_thinking_is_shown_and_an_undo_stops_it(tmp_path: Path) -> None:
    pool = Broken("hangs")
    with House(tmp_path, pool=pool) as house:
        page = house.sit(house.create("open_duel", "human computer")).begin()
        page.play(["count", 2])
        assert page.state["waiting"] == {"seats": [1], "since_ms": page.state["waiting"]["since_ms"], "thinking": [1]}
        wait_for(lambda: pool.asked, "the thinker")
        done(page)
        wait_for(lambda: pool.cancelled, "the end of the thought")
        assert page.my_turn()


def told(page: Any) -> list[dict[str, Any]]:
    """The reasons in the log of a page."""
    return [event["reason"] for event in page.events if "reason" in event]


def told_back(house: House, page: Any) -> list[Any]:
    """The reasons in a replay of a page's match."""
    found = house.http.get(f"/api/matches/{page.match}/replay", headers={"authorization": f"Bearer {page.token}"})
    frames = found.json()["frames"]
    return [event["reason"] for frame in frames for event in frame["events"] if "reason" in event]


def test_a_computer_tells_why_in_the_log_and_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        page = house.sit(house.create("open_duel", "human computer")).begin()
        page.play(["count", 2])
        page.until_true(lambda p: p.my_turn())
        (reason,) = told(page)
        assert reason["id"].startswith("player-why-")
        mine = [event for event in page.events if event["seat"] == 0]
        assert mine and all("reason" not in event for event in mine)
    with House(tmp_path) as house:
        page.port = house.port
        again = page.again().begin()
        assert told(again) == [reason]
        assert told_back(house, again) == [reason], "and who looks back reads it too"
        if again.state["undo"]["can"]:
            done(again)
            assert told(again) == [] and house.kept.reasons(again.match) == {}


def test_where_cards_are_hidden_a_reason_waits_for_the_end(house: House) -> None:
    page = house.sit(house.create("duel_of_spells", "human computer")).begin()
    for _ in range(3):
        page.until_true(lambda p: p.my_turn() or p.state["over"])
        assert told(page) == []
        if not page.state["over"]:
            page.play()
    assert house.kept.reasons(page.match)
    assert told_back(house, page) == []


def test_computers_play_among_themselves(house: House) -> None:
    made = house.create("open_duel", "computer computer", options={"goal": 40})
    assert made["links"] == []
    wait_for(lambda: house.kept.match(made["match"]).state == "over", "the end")  # type: ignore[union-attr]


def test_a_match_nobody_looks_at_is_put_away_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("battlebook.table.hall.SWEEP_S", 0.02)
    monkeypatch.setattr("battlebook.table.hall.IDLE_S", 0.05)
    with House(tmp_path) as house:
        page = house.begun("open_duel", "human open")[0]
        page.play(["count", 2])
        for wire in list(house.hall.lives[page.match].wires.values()):
            wire.closed.get_loop().call_soon_threadsafe(wire.cut, 1000)
        wait_for(lambda: not house.hall.lives, "the match to be put away")
        page = page.again().begin()
        assert page.view["sum"] == 2

"""When the store fails or holds something wrong, one match is told so and the others go on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from battlebook.table.store import Store, StoreError
from tests.table.house import House, Page, wait_for


class Full(Store):
    """A store whose disk is full while ``full`` is set."""

    full = False

    def write(self, statements: Iterable[tuple[Any, Any]]) -> None:
        if self.full:
            raise StoreError("database or disk is full")
        super().write(statements)


def test_a_full_disk_acknowledges_nothing(tmp_path: Path) -> None:
    with House(tmp_path, store=Full) as house:
        page = house.begun("open_duel", "human open")[0]
        page.play(["roll"])
        other = house.begun("open_duel", "human open")[0]
        house.store.full = True  # type: ignore[attr-defined]
        before = other.state
        name = other.intent(["count", 2])
        error = other.until("error", id=name)
        assert (error["code"], error["fatal"]) == ("store-failed", False)
        assert house.http.post("/api/matches", json=form()).status_code == 503
        other.say("resync")
        assert other.until("view")["view"] == before["view"]
        assert not any(m["t"] == "accepted" and m["id"] == name for m in other.got)
        house.store.full = False  # type: ignore[attr-defined]
        again = {"id": name, "rev": before["rev"], "ask": before["ask"]["id"], "key": ["count", 2]}
        other.say("intent", **again)
        other.until("accepted", id=name)
        assert len(house.kept.decisions(other.match)) == 2


def form() -> dict[str, Any]:
    """A form of a new match."""
    seats = [{"kind": "human", "name": "A"}, {"kind": "local", "name": "B"}]
    return {"game": "open_duel", "setup": "count", "seats": seats}


def test_a_full_disk_stops_undo_too(tmp_path: Path) -> None:
    with House(tmp_path, store=Full) as house:
        page = house.begun("open_duel", "human open")[0]
        page.play(["count", 2])
        house.store.full = True  # type: ignore[attr-defined]
        page.say("undo", id="u", rev=page.rev)
        assert page.until("error", id="u")["code"] == "store-failed"
        page.say("resync")
        assert page.until("view")["view"]["sum"] == 2
        house.store.full = False  # type: ignore[attr-defined]
        page.say("undo", id="u", rev=page.rev)
        page.until("accepted", id="u")


def test_a_computer_goes_on_when_the_disk_has_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("battlebook.table.live.RETRY_S", 0.05)
    with House(tmp_path, store=Full) as house:
        gate = Gate(house)
        house.pool.think = gate.think
        page = house.sit(house.create("open_duel", "human computer", options={"goal": 60})).begin()
        page.play(["count", 1])
        wait_for(lambda: gate.waiting, "the computer")
        house.store.full = True  # type: ignore[attr-defined]
        gate.open = True
        wait_for(lambda: gate.asked > 1, "the second try")
        house.store.full = False  # type: ignore[attr-defined]
        page.until_true(lambda p: p.rev >= 2)


class Gate:
    """A computer that answers when it is let."""

    def __init__(self, house: House) -> None:
        self.inner = house.pool.think
        self.open = self.waiting = False
        self.asked = 0

    async def think(self, *args: Any) -> Any:
        import asyncio

        self.asked += 1
        self.waiting = True
        while not self.open:
            await asyncio.sleep(0.005)
        return await self.inner(*args)


def test_a_tampered_row_breaks_its_match_only(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        bad = house.begun("open_duel", "human open")
        good = house.begun("open_duel", "human open")
        for page in (bad[0], good[0]):
            page.play(["count", 2])
    change(
        tmp_path,
        "UPDATE decisions SET line = replace(line, '\"count\",2', '\"count\",3') WHERE match = ?",
        bad[0].match,
    )
    with House(tmp_path) as house:
        page = Page(house.port, bad[0].match, bad[0].token)
        error = page.until("error")
        assert error["code"] == "match-broken"
        assert "decision 1" in error["words"]["args"]["why"]
        mine = house.http.post("/api/matches/mine", json={"tokens": [bad[0].token, good[0].token]}).json()
        assert {m["match"]: m["state"] for m in mine} == {bad[0].match: "broken", good[0].match: "waiting"}
        export = house.http.get(f"/api/matches/{bad[0].match}/export?token={bad[0].token}")
        assert export.status_code == 200
        assert export.text.startswith('{"battlebook"')
        page.say("intent", id="x", rev=1, ask="0", key=["count", 1])
        assert page.until("error", id="x")["code"] == "not-begun"
        Page(house.port, good[1].match, good[1].token).begin().play(["count", 1])
    change(
        tmp_path,
        "UPDATE decisions SET line = replace(line, '\"count\",3', '\"count\",2') WHERE match = ?",
        bad[0].match,
    )
    with House(tmp_path) as house:
        assert Page(house.port, bad[1].match, bad[1].token).begin().my_turn()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE decisions SET line = 'rubbish' WHERE match = ?",
        "UPDATE decisions SET line = '5' WHERE match = ?",
        "DELETE FROM decisions WHERE match = ?",
        "DELETE FROM decisions WHERE n = 0 AND match = ?",
        "UPDATE matches SET header = 'null' WHERE id = ?",
        "UPDATE matches SET header = '{' WHERE id = ?",
        "UPDATE matches SET spec = '[' WHERE id = ?",
        "UPDATE matches SET secret = 'abc' WHERE id = ?",
        "UPDATE matches SET undone = '[{}]' WHERE id = ?",
        'UPDATE matches SET header = replace(header, \'"content": ""\', \'"content": "x"\') WHERE id = ?',
        "UPDATE matches SET game = 'lost' WHERE id = ?",
    ],
)
def test_every_kind_of_damage_is_told_and_hurts_no_other(tmp_path: Path, statement: str) -> None:
    with House(tmp_path) as house:
        bad = house.begun("tutorial", "human open")
        good = house.begun("open_duel", "human open")
        bad[0].play(["roll"])
    change(tmp_path, statement, bad[0].match)
    with House(tmp_path) as house:
        page = Page(house.port, bad[0].match, bad[0].token)
        error = page.until("error")
        assert error["code"] in ("match-broken", "no-seat", "store-failed")
        mine = house.http.post("/api/matches/mine", json={"tokens": [bad[0].token]}).json()
        assert len(mine) == 1
        assert mine[0]["match"] == bad[0].match
        for path in ("export", "replay"):
            answer = house.http.get(f"/api/matches/{bad[0].match}/{path}?token={bad[0].token}")
            assert answer.status_code in (200, 404, 409, 503)
        Page(house.port, good[0].match, good[0].token).begin().play(["count", 1])


def change(folder: Path, statement: str, match: str) -> None:
    """Tamper with the store while nobody serves."""
    line = sqlite3.connect(folder / "battlebook.sqlite3")
    line.execute(statement, (match,))
    line.commit()
    line.close()


def test_a_fault_in_the_rules_leaves_the_match_as_it_was(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bert = house.begun("open_duel", "human open")
    steps = house.games["open_duel"].table.frames["Turn"]
    right = steps.steps

    def wrong(s: Any, f: Any) -> None:
        s.sum = [99, 0]
        raise RuntimeError("a fault in the rules")

    steps.steps = (right[0], wrong, right[2])
    try:
        name = anna.intent(["count", 1])
        assert anna.until("error", id=name)["code"] == "match-failed"
    finally:
        steps.steps = right
    anna.say("resync")
    assert anna.until("view")["view"]["sum"] == 0
    anna.play(["count", 1])
    assert bert.my_turn()


def test_a_store_of_the_version_before_is_brought_up_to_date(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        page = house.begun("open_duel", "human open")[0]
        page.play(["count", 2])
    with sqlite3.connect(tmp_path / "battlebook.sqlite3") as line:
        line.execute("ALTER TABLE matches DROP COLUMN epoch")
        line.execute("DROP TABLE reasons")
        line.execute("UPDATE meta SET value = '1' WHERE key = 'schema'")
    with House(tmp_path) as house:
        row = house.kept.match(page.match)
        assert row is not None and row.epoch == 0 and house.kept.reasons(page.match) == {}
        page.port = house.port
        assert page.again().begin().view["sum"] == 2

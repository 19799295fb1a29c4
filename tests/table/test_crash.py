"""kill -9 at every commit point: nothing acknowledged is lost, and pages go on. What is killed runs in a process of its
own; what goes on from the folder afterwards does so in this one, which costs half. One test starts a fresh process."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from battlebook.kernel.saves import loads, verify
from tests.table.house import TOYS, WAIT_S, House, Page, create, wait_for
from tests.table.outside import Outside


def digests(folder: Path) -> list[str]:
    """The digests of all decisions as the file holds them."""
    line = sqlite3.connect(folder / "battlebook.sqlite3")
    try:
        return [json.loads(row[0])["digest"] for row in line.execute("SELECT line FROM decisions ORDER BY n")]
    finally:
        line.close()


def play_until_dead(page: Page) -> tuple[int, dict[str, object] | None]:
    """Answer until the connection breaks; (acknowledged decisions, the intent that was not answered)."""
    acknowledged, open_intent = 0, None
    try:
        page.until_true(lambda p: p.state)
        acknowledged = page.rev
        while page.my_turn():
            said = {
                "id": page.name(),
                "rev": page.rev,
                "ask": page.state["ask"]["id"],
                "key": page.state["ask"]["groups"][0]["options"][0]["key"],
            }
            open_intent = said
            page.say("intent", **said)
            acknowledged = page.until("accepted", id=said["id"])["rev"]
            open_intent = None
            page.until_true(lambda p, rev=acknowledged: p.rev >= rev)
    except (ConnectionClosed, OSError):
        pass
    return acknowledged, open_intent


def started_again(folder: Path, anew: bool) -> House | Outside:
    """A table on a folder that another one has left, in this process or in one of its own."""
    return Outside(folder) if anew else House(folder)


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 6])
def test_nothing_acknowledged_is_lost(tmp_path: Path, when: str, number: int) -> None:
    with House(tmp_path) as house:
        made = house.create("open_duel", "human computer", options={"goal": 24})
    with Outside(tmp_path, 0, f"{when}:{number}") as table:
        try:
            page = Page(table.port, made["match"], made["links"][0]["token"])
            acknowledged, unanswered = play_until_dead(page)
            values = page.values
        except (ConnectionClosed, OSError):
            acknowledged, unanswered, values = 0, None, {}
        table.process.wait(WAIT_S)
    before = digests(tmp_path)
    assert len(before) - 1 >= acknowledged or not before
    with started_again(tmp_path, (when, number) == ("after", 6)) as table:
        page = Page(table.port, made["match"], made["links"][0]["token"], contribute=False)
        page.contribute, page.values = True, values
        page.until_true(lambda p: p.state)
        assert digests(tmp_path)[: len(before)] == before
        if unanswered is not None:
            page.say("intent", **unanswered)
            answered = page.until_true(
                lambda p: next((m for m in p.got if m["t"] == "accepted" and m["id"] == unanswered["id"]), None)
            )
            assert answered["rev"] >= acknowledged
            page.until_true(lambda p: p.rev >= answered["rev"])
        while page.my_turn():
            page.play()
        check(table, page, before)


def check(table: House | Outside, page: Page, before: list[str]) -> None:
    """The finished match verifies, and holds everything that was there before the crash."""
    wait_for(lambda: table.http.get(f"/api/matches/{page.match}/export?token={page.token}").status_code == 200)
    text = table.http.get(f"/api/matches/{page.match}/export?token={page.token}").text
    saved = loads(text)
    assert [d.digest for d in saved.decisions][: len(before)] == before
    report = verify(TOYS["open_duel"], saved)
    assert report.ok, report.faults


def test_killed_between_two_moves_the_ask_is_the_same(tmp_path: Path) -> None:
    with Outside(tmp_path) as table:
        made = create(table.http, TOYS["tutorial"], "human computer")
        page = Page(table.port, made["match"], made["links"][0]["token"]).begin()
        page.my_turn()
        page.play()
        page.my_turn()
        before = page.state
        table.kill()
    with House(tmp_path) as house:
        page = Page(house.port, made["match"], made["links"][0]["token"]).begin()
        page.my_turn()
        assert page.state["ask"] == before["ask"]
        assert page.state["rev"] == before["rev"]


def test_workers_are_gone_after_the_server_was_killed(tmp_path: Path) -> None:
    with Outside(tmp_path) as table:
        made = create(table.http, TOYS["tutorial"], "human computer")
        page = Page(table.port, made["match"], made["links"][0]["token"]).begin()
        page.my_turn()
        page.play()
        page.my_turn()
        group = children(table.process.pid)
        assert group
        table.kill()
    wait_for(lambda: not any(alive(pid) for pid in group), "the workers' end")


def children(pid: int) -> list[int]:
    """The processes below a process."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found += [int(stat.parent.name), *children(int(stat.parent.name))]
    return found


def alive(pid: int) -> bool:
    """Whether a process runs (a dead one that nobody has waited for does not)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

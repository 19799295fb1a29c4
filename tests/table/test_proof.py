"""The dice proof from the published commitment to the opened secret."""

from __future__ import annotations

import json

from battlebook.kernel.proof import commit
from battlebook.kernel.saves import loads, verify
from tests.table.house import TOYS, House, Page, play_out


def test_end_to_end(house: House) -> None:
    made = house.create("tutorial", "human open")
    pages = [house.sit(made, n) for n in (0, 1)]
    first = pages[0].until("hello")
    assert first["proof"]["commitment"] == made["commitment"]
    assert first["proof"]["state"] == "commit"
    assert first["state"] == "lobby"
    for page in pages:
        page.until_true(lambda p: any(m["t"] == "proof" and not m["proof"]["need"] for m in p.got))
    for page in pages:
        page.begin()
        assert page.hello["proof"]["state"] == "sealed"
        assert page.hello["proof"]["secret"] == ""
    play_out(pages)
    proof = pages[0].until("proof")["proof"]
    assert proof["state"] == "opened"
    assert commit(proof["secret"]) == made["commitment"]
    for seat, page in enumerate(pages):
        assert proof["contributions"][seat]["value"] == page.values[seat]
    text = house.http.get(f"/api/matches/{made['match']}/export?token={pages[0].token}").text
    saved = loads(text)
    report = verify(TOYS["tutorial"], saved)
    assert report.ok, report.faults
    assert not report.notes
    checked = house.http.post(
        f"/api/matches/{made['match']}/verify", headers={"authorization": f"Bearer {pages[0].token}"}
    ).json()
    assert checked["ok"], checked
    assert checked["decisions"] == len(saved.decisions) - 1


def test_a_changed_file_is_found(house: House) -> None:
    pages = house.begun("tutorial", "human open")
    play_out(pages)
    text = house.http.get(f"/api/matches/{pages[0].match}/export?token={pages[0].token}").text
    opened = house.http.post("/api/open", content=text.encode()).json()
    assert opened["ok"]
    assert len(opened["replay"]["frames"]) == opened["decisions"] + 1
    rows = text.splitlines()
    end = json.loads(rows[-1])
    end["opened"] = "0" * 64
    changed = "\n".join([*rows[:-1], json.dumps(end)])
    opened = house.http.post("/api/open", content=changed.encode()).json()
    assert not opened["ok"]
    assert opened["faults"]


def test_a_contribution_must_be_the_sealed_one(house: House) -> None:
    page = house.sit(house.create("tutorial", "human open"), contribute=False)
    page.until("hello")
    value = "00" * 32
    page.say("contribute", seat=0, value=value)
    assert page.until("error")["code"] == "contribution-differs"
    page.say("commit", seat=0, hash=commit(value))
    assert page.until("proof")["proof"]["state"] == "contribute"
    page.say("commit", seat=0, hash=commit("11" * 32))
    assert page.until("error")["code"] == "committed-before"
    page.say("contribute", seat=0, value="11" * 32)
    assert page.until("error")["code"] == "contribution-differs"
    page.say("contribute", seat=0, value=value)
    assert page.until("proof")["proof"]["state"] == "waiting"
    page.say("commit", seat=1, hash=commit(value))
    assert page.until("error")["code"] == "not-your-seat"


def test_nobody_contributes_twice(house: House) -> None:
    pages = house.begun("tutorial", "human open")
    pages[0].say("commit", seat=0, hash=commit("00" * 32))
    assert pages[0].until("proof")["proof"]["state"] == "sealed"
    pages[0].play()


def test_a_name_may_be_given_on_joining(house: House) -> None:
    page = house.sit(house.create("tutorial", "human open"), 1, contribute=False)
    page.until("hello")
    page.say("commit", seat=1, hash=commit("00" * 32), name="  Zoë\u202e\n ")
    page.until("proof")
    page.say("resync")
    assert page.until("hello")["seats"][1]["name"] == "Zoë"


def test_the_lobby_survives_the_server(tmp_path: object) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    with House(folder) as house:
        made = house.create("tutorial", "human open")
        anna = house.sit(made)
        anna.until_true(lambda p: any(m["t"] == "proof" and not m["proof"]["need"] for m in p.got))
    with House(folder) as house:
        anna = Page(house.port, made["match"], anna.token)
        assert anna.until("hello")["proof"]["state"] == "waiting"
        bert = house.sit(made, 1).begin()
        anna.begin()
        assert anna.my_turn()
        assert bert.state["ask"] is None


def test_an_open_seed_needs_nobody(house: House) -> None:
    one, two = (house.sit(house.create("tutorial", "human local", seed=7)) for _ in range(2))
    views = []
    for page in (one, two):
        page.until("handover")
        page.say("take", seat=0)
        views.append(page.until("view")["view"])
        assert page.hello["proof"]["state"] == "open"
        assert page.hello["proof"]["secret"] == "7"
    assert views[0] == views[1]

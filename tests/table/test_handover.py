"""Several seats on one device: nothing of the next seat is sent before it says that it is there."""

from __future__ import annotations

from typing import Any

from tests.table.house import House, Page


def after(page: Page, t: str) -> list[dict[str, Any]]:
    """The messages that came after the last of a kind."""
    at = max(i for i, m in enumerate(page.got) if m["t"] == t)
    return page.got[at + 1 :]


def settle(page: Page) -> None:
    """Let everything arrive that is on its way: ask something and wait for the answer."""
    page.say("take", seat=77)
    page.until("error", code="not-your-seat")


def test_the_match_begins_with_a_handover(house: House) -> None:
    page = house.sit(house.create("tutorial", "human local"))
    handover = page.until("handover")
    assert handover == {"v": 1, "t": "handover", "to": 0, "name": "Anna", "code": False, "hides": True}
    settle(page)
    assert not any(m["t"] in ("view", "patch") for m in page.got)
    page.say("take", seat=0)
    assert page.until("hello")["seat"] == 0
    assert page.until("view")["ask"]["seat"] == 0


def test_nothing_of_the_next_seat_before_it_takes_the_device(house: House) -> None:
    page = house.sit(house.create("tutorial", "human local"))
    page.until("handover")
    page.say("take", seat=0)
    page.until("view")
    own = page.view["cards"]
    page.intent(["roll"])
    handover = page.until("handover")
    assert handover["to"] == 1
    settle(page)
    assert [m["t"] for m in after(page, "handover")] == ["error"]
    page.say("intent", id="sly", rev=page.got[-1].get("rev", 1), ask="1", key=["roll"])
    assert page.until("error", id="sly")["code"] == "not-taken"
    page.say("why", key=["show"])
    assert page.until("error")["code"] == "not-taken"
    page.say("resync")
    settle(page)
    assert not any(m["t"] in ("view", "patch") for m in after(page, "handover"))
    page.say("take", seat=1)
    page.until("view")
    assert page.hello["seat"] == 1
    assert page.view["cards"][0] == 0
    assert own[1] == 0


def test_a_reload_begins_with_a_handover_again(house: House) -> None:
    page = house.sit(house.create("tutorial", "human local"))
    page.until("handover")
    page.say("take", seat=0)
    page.until("view")
    page = page.again()
    assert page.until("handover")["to"] == 0
    settle(page)
    assert not any(m["t"] in ("view", "patch") for m in page.got)


def test_a_code_is_asked_for_and_checked(house: House) -> None:
    seats = [
        {"kind": "human", "name": "Anna", "code": "12ab"},
        {"kind": "local", "name": "Bert"},
    ]
    page = house.sit(house.create("tutorial", "human local", seats=seats))
    assert page.until("handover")["code"] is True
    for code in ("", "12aB", "x"):
        page.say("take", seat=0, code=code)
        assert page.until("error")["code"] == "code-wrong"
    assert not any(m["t"] == "view" for m in page.got)
    page.say("take", seat=0, code="12ab")
    page.until("view")
    assert b"12ab" not in (house.folder / "battlebook.sqlite3-wal").read_bytes()


def test_too_many_wrong_codes_have_to_wait(house: House) -> None:
    seats = [{"kind": "human", "name": "Anna", "code": "1"}, {"kind": "local", "name": "Bert"}]
    page = house.sit(house.create("tutorial", "human local", seats=seats))
    page.until("handover")
    for _ in range(5):
        page.say("take", seat=0, code="2")
        assert page.until("error")["code"] == "code-wrong"
    page.say("take", seat=0, code="1")
    assert page.until("error")["code"] == "code-wait"


def test_an_open_game_uses_the_same_protocol(house: House) -> None:
    page = house.sit(house.create("open_duel", "human local"))
    assert page.until("handover")["hides"] is False
    page.say("take", seat=0)
    page.until("view")
    page.intent(["count", 1])
    patch = page.until("patch")
    assert patch["events"], "the seat that acted sees what came of it"
    assert page.until("handover")["to"] == 1
    page.say("take", seat=1)
    assert page.until("view")["ask"] is not None


def test_a_whole_game_on_one_device(house: House) -> None:
    page = house.sit(house.create("duel_of_spells", "human local"))
    page.until("handover")
    for _ in range(400):
        if not page.state:
            to = next(m["to"] for m in reversed(page.got) if m["t"] == "handover")
            page.say("take", seat=to)
            page.until("view")
        if page.state["over"]:
            break
        page.play()
        settle(page)
    assert page.state["over"]
    seat: int | None = None
    for m in page.got:
        if m["t"] == "hello":
            seat = m["seat"]
        elif m["t"] == "handover":
            seat = None
        elif m["t"] in ("view", "patch"):
            assert seat is not None, "nothing of any seat between a hand-over and its take"
            assert m["ask"] is None or m["ask"]["seat"] == seat

"""Seats are secret links: coming back, taking over, renewing, forging."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.table import tokens
from tests.table.house import House, Page, begin_all


def test_the_same_seat_after_every_message(house: House) -> None:
    made = house.create("tutorial", "human computer")
    page = house.sit(made)
    for drop_after in range(1, 40):
        try:
            for _ in range(drop_after):
                if page.state and page.state["ask"] and drop_after % 3 == 0:
                    page.intent()
                page.hear(0.3)
        except TimeoutError:
            if page.state and page.state["over"]:
                break
        page = page.again()
    page.until_true(lambda p: p.state)
    while page.my_turn():
        rev = page.rev
        page.play()
        page.until_true(lambda p, rev=rev: p.rev > rev)
    assert page.state["over"]


def test_an_ask_is_the_same_after_coming_back(house: House) -> None:
    page = house.begun("duel_of_spells", "human open")[0]
    before = page.state
    after = page.again().begin().state
    assert after["ask"] == before["ask"]
    assert after["view"] == before["view"]
    assert after["events"] == page.events


def test_a_second_page_takes_over_and_the_first_is_told(house: House) -> None:
    made = house.create()
    first = house.sit(made).begin()
    second = house.sit(made).begin()
    first.until("taken-over")
    assert first.closed() == 4001
    second.play()


@pytest.mark.parametrize("token", ["", "x", "A" * 32, "ü" * 10, "0" * 200])
def test_a_forged_token_is_refused_in_one_clear_message(house: House, token: str) -> None:
    made = house.create()
    page = Page(house.port, made["match"], token)
    error = page.until("error")
    assert (error["code"], error["fatal"]) == ("no-seat", True)
    assert page.closed() == 4003


def test_a_token_opens_no_other_match(house: House) -> None:
    one, two = house.create(), house.create()
    page = Page(house.port, two["match"], one["links"][0]["token"])
    assert page.until("error")["code"] == "no-seat"
    page = Page(house.port, "nowhere", one["links"][0]["token"])
    assert page.until("error")["code"] == "no-seat"
    page = Page(house.port, one["match"], one["creator"])
    assert page.until("error")["code"] == "no-seat"
    for path in ("replay", "export"):
        answer = house.http.get(f"/api/matches/{two['match']}/{path}", params={"token": one["links"][0]["token"]})
        assert (answer.status_code, answer.json()["code"]) == (403, "no-seat")


def test_the_first_message_must_join(house: House) -> None:
    made = house.create()
    for text in ('{"v":1,"t":"resync"}', "rubbish"):
        page = house.sit(made, first=text)
        assert page.until("error")["fatal"]
        assert page.closed() == 4003


def test_only_hashes_of_tokens_are_kept(house: House) -> None:
    made = house.create("tutorial", "human open")
    kept = (house.folder / "battlebook.sqlite3").read_bytes()
    kept += (house.folder / "battlebook.sqlite3-wal").read_bytes()
    for token in [made["creator"], *(link["token"] for link in made["links"])]:
        assert len(token) >= 22
        assert token.encode() not in kept
        assert tokens.token_hash(token).encode() in kept


def test_the_creator_renews_a_lost_link(house: House) -> None:
    made = house.create("tutorial", "human open")
    match, creator = made["match"], made["creator"]
    old = house.sit(made, 1)
    old.until("hello")
    answer = renew(house, match, creator, 1)
    assert answer.status_code == 201
    old.until("taken-over")
    assert Page(house.port, match, made["links"][1]["token"]).until("error")["code"] == "no-seat"
    fresh = Page(house.port, match, answer.json()["token"])
    assert fresh.until("hello")["mine"] == [1]
    for token in ("x", made["links"][0]["token"], answer.json()["token"]):
        assert renew(house, match, token, 1).status_code == 403
    assert renew(house, match, creator, 9).status_code == 422


def test_a_seat_of_a_shared_device_may_move_to_its_own(house: House) -> None:
    made = house.create("tutorial", "human local")
    answer = renew(house, made["match"], made["creator"], 1)
    mine = house.sit(made)
    assert mine.until("hello")["mine"] == [0]
    other = Page(house.port, made["match"], answer.json()["token"])
    assert other.until("hello")["mine"] == [1]
    begin_all([mine, other])
    assert mine.state["ask"] and not other.state["ask"]


def renew(house: House, match: str, token: str, seat: int) -> Any:
    """Ask for a new link."""
    headers = {"authorization": f"Bearer {token}"}
    return house.http.post(f"/api/matches/{match}/links", json={"seat": seat}, headers=headers)


def test_presence_tells_who_is_here(house: House) -> None:
    anna, bert = house.begun("tutorial", "human open")
    assert any(states(m) == ["here", "here"] for m in anna.got if m["t"] == "presence")
    bert.close()
    lost = anna.until_true(lambda p: next((m for m in p.got if m["t"] == "presence" and "lost" in states(m)), None))
    assert states(lost) == ["here", "lost"]


def states(message: dict[str, Any]) -> list[str]:
    """The states of a presence message."""
    return [row["state"] for row in message["seats"]]

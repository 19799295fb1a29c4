"""Answers that come twice, late, out of order, at once, or make no sense."""

from __future__ import annotations

import contextlib
import json
import socket
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.house import House, Page


@pytest.fixture
def pair(house: House) -> list[Page]:
    """A match of two people, seat 0 to move."""
    return house.begun("tutorial", "human open")


def decisions(house: House, page: Page) -> int:
    """How many decisions the store holds."""
    return len(house.kept.decisions(page.match))


def test_the_same_intent_twice_is_carried_out_once(house: House, pair: list[Page]) -> None:
    page = pair[0]
    name = page.name()
    said = {"id": name, "rev": page.rev, "ask": page.state["ask"]["id"], "key": ["roll"]}
    page.say("intent", **said)
    page.say("intent", **said)
    first = page.until("accepted", id=name)
    second = page.until("accepted", id=name)
    assert first == second
    assert decisions(house, page) == 2
    later = page.again().begin()
    later.say("intent", **said)
    assert later.until("accepted", id=name) == first
    assert decisions(house, page) == 2


def test_a_remembered_answer_outlives_the_server(tmp_path: Any) -> None:
    with House(tmp_path) as house:
        page = house.begun("tutorial", "human open")[0]
        said = {"id": page.name(), "rev": page.rev, "ask": page.state["ask"]["id"], "key": ["roll"]}
        page.say("intent", **said)
        first = page.until("accepted")
    with House(tmp_path) as house:
        page = Page(house.port, page.match, page.token).begin()
        page.say("intent", **said)
        assert page.until("accepted", id=said["id"]) == first
        assert decisions(house, page) == 2


def test_two_at_once_have_one_winner(house: House, pair: list[Page]) -> None:
    page = pair[0]
    one, two = page.intent(["roll"]), page.intent(["show"])
    page.until("accepted", id=one)
    moved = page.until("moved-on", id=two)
    assert page.until("view")["rev"] == moved["rev"]
    assert decisions(house, page) == 2


def test_an_intent_from_the_past_brings_a_fresh_view(house: House, pair: list[Page]) -> None:
    anna, bert = pair
    old = {"rev": anna.rev, "ask": anna.state["ask"]["id"]}
    anna.play(["roll"])
    bert.my_turn()
    bert.play(["roll"])
    anna.my_turn()
    name = anna.intent(["roll"], **old)
    anna.until("moved-on", id=name)
    assert anna.until("view")["ask"] is not None
    assert decisions(house, anna) == 3


def test_an_intent_from_the_future_moves_nothing(house: House, pair: list[Page]) -> None:
    page = pair[0]
    name = page.intent(["roll"], rev=99)
    page.until("moved-on", id=name)
    name = page.intent(["roll"], ask="7777")
    page.until("moved-on", id=name)
    assert decisions(house, page) == 1


def test_a_seat_cannot_answer_in_anothers_turn(house: House, pair: list[Page]) -> None:
    bert = pair[1]
    assert bert.state["ask"] is None
    bert.say("intent", id="x", rev=bert.rev, ask="0", key=["roll"])
    bert.until("moved-on", id="x")
    assert decisions(house, bert) == 1


@pytest.mark.parametrize("key", [["fly"], ["roll", 1], [True], ["show", "now"], [], [["roll"]], [10**30]])
def test_an_illegal_answer_is_refused_with_rule_and_words(house: House, pair: list[Page], key: Any) -> None:
    page = pair[0]
    page.say("intent", id="bad", rev=page.rev, ask=page.state["ask"]["id"], key=key)
    message = page.hear()
    while message["t"] not in ("refused", "error"):
        message = page.hear()
    if message["t"] == "refused":
        assert message["why"][0]["rule"] == "tut:2:turns"
    assert message["id"] == "bad"
    assert decisions(house, page) == 1
    page.play()


def test_a_refusal_names_the_rule_that_forbids_it(house: House, pair: list[Page]) -> None:
    anna, bert = pair
    anna.play(["show"])
    bert.my_turn()
    bert.play(["roll"])
    anna.my_turn()
    assert anna.state["ask"]["refused"][0]["rule"] == "tut:2:show-once"
    name = anna.intent(["show"])
    assert anna.until("refused", id=name)["why"][0]["rule"] == "tut:2:show-once"
    anna.say("why", key=["show"])
    assert anna.until("why")["whys"][0]["rule"] == "tut:2:show-once"
    anna.say("odds", key=["roll"])
    assert anna.until("odds")["outcomes"] == []


BAD = [
    "",
    "{",
    "[]",
    "null",
    "5",
    '"join"',
    '{"v":1}',
    '{"v":1,"t":"fly"}',
    '{"v":2,"t":"resync"}',
    '{"v":"1","t":"resync"}',
    '{"v":1,"t":"intent"}',
    '{"v":1,"t":"intent","id":5,"rev":0,"ask":"0","key":[]}',
    '{"v":1,"t":"intent","id":"","rev":0,"ask":"0","key":[]}',
    '{"v":1,"t":"intent","id":"a","rev":0.5,"ask":"0","key":[]}',
    '{"v":1,"t":"intent","id":"a","rev":0,"ask":"0","key":{"a":1}}',
    '{"v":1,"t":"intent","id":"a","rev":0,"ask":"0","key":[1.5]}',
    '{"v":1,"t":"intent","id":"a","rev":0,"ask":"0","key":[null]}',
    '{"v":1,"t":"intent","id":"a","rev":0,"ask":"0","key":[[[[[[1]]]]]]}',
    '{"v":1,"t":"why","key":"show"}',
    '{"v":1,"t":"why","key":[{}]}',
    '{"v":1,"t":"odds"}',
    '{"v":1,"t":"take","seat":"0"}',
    '{"v":1,"t":"take","seat":1}',
    '{"v":1,"t":"take","seat":-1}',
    '{"v":1,"t":"commit","seat":0,"hash":"xyz"}',
    '{"v":1,"t":"contribute","seat":1,"value":"00112233445566778899aabbccddeeff"}',
    '{"v":1,"t":"join","token":"again"}',
    '{"v":1,"t":"resync"}' + " " * 70000,
    "[" * 20000,
    '{"v":1,"t":"why","key":[' + "[" * 9000 + "]" * 9000 + "]}",
]


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_a_message_that_makes_no_sense_gets_an_error_and_hurts_nobody(
    house: House, pair: list[Page], text: str
) -> None:
    page = pair[0]
    page.socket.send(text)
    error = page.until("error")
    assert error["words"]["id"] == f"table-{error['code']}"
    assert not error["fatal"]
    page.play()
    assert decisions(house, page) == 2


def test_bytes_and_unknown_fields_are_fine(house: House, pair: list[Page]) -> None:
    page = pair[0]
    said = {"v": 1, "t": "intent", "id": "b", "rev": page.rev, "ask": page.state["ask"]["id"], "key": ["roll"]}
    page.socket.send(json.dumps({**said, "colour": "red", "more": {"x": [1]}}).encode())
    page.until("accepted", id="b")


def test_a_giant_message_closes_only_its_own_connection(house: House, pair: list[Page]) -> None:
    anna, bert = pair
    bert.socket.send("x" * 300_000)
    assert bert.closed() == 1009
    anna.play()
    bert.again().begin()


def test_a_flood_is_slowed_and_then_ended(house: House, pair: list[Page]) -> None:
    anna, bert = pair
    with contextlib.suppress(ConnectionClosed):
        for _ in range(600):
            bert.say("resync")
    bert.closed()
    assert any(m["t"] == "error" and m["code"] == "too-fast" for m in bert.got)
    anna.play()


def test_raw_rubbish_on_the_port_hurts_nobody(house: House, pair: list[Page]) -> None:
    for rubbish in (b"\x00\xff" * 500, b"GET / HTTP/9.9\r\n\r\n", b"POST /api/matches HTTP/1.1\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", house.port)) as line:
            line.sendall(rubbish)
    pair[0].play()

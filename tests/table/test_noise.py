"""Connections that break at any moment leave no error behind in the log."""

from __future__ import annotations

import json
import logging
import socket
import struct

import pytest

from tests.table.house import House, Page, wait_for
from tests.table.test_slow import frame, handshake


@pytest.mark.parametrize("reset", [False, True])
def test_breaking_off_makes_no_noise(house: House, caplog: pytest.LogCaptureFixture, reset: bool) -> None:
    caplog.set_level(logging.WARNING)
    made = house.create("open_duel", "human computer", options={"goal": 99})
    house.sit(made).begin().close()
    token = made["links"][0]["token"]
    join = {"v": 1, "t": "join", "token": token}
    words = [
        [],
        [{"v": 1, "t": "join", "token": "wrong"}],
        ["rubbish"],
        [join],
        [join, {"v": 1, "t": "resync"}],
        [join, *[{"v": 1, "t": "resync"}] * 30],
        [join, {"v": 1, "t": "intent", "id": "a", "rev": 0, "ask": "0", "key": ["count", 1]}],
    ]
    for said in words:
        line = handshake(house.port, made["match"])
        for word in said:
            line.sendall(frame(json.dumps(word)))
        if reset:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.close()
    wait_for(lambda: house.hall.sockets == 0, "the sockets' end")
    page = Page(house.port, made["match"], token).begin()
    assert page.my_turn()
    page.play()
    noise = [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING and "httpx" not in r.name]
    assert noise == []

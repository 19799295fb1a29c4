"""A reader that stops reading is dropped; nobody waits for it; it comes back to a fresh view."""

from __future__ import annotations

import contextlib
import json
import socket
import threading

from battlebook.table import showing
from tests.table.house import House, Page, wait_for
from tests.table.test_undo import done


def handshake(port: int, match: str) -> socket.socket:
    """A socket that speaks just enough to open, and then reads nothing."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    line.sendall(
        f"GET /ws/{match} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in line.recv(1024)
    return line


def frame(text: str) -> bytes:
    """A masked text frame (mask zero)."""
    data = text.encode()
    size = bytes([128 | len(data)]) if len(data) < 126 else bytes([128 | 126]) + len(data).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + data


def test_a_slow_reader_is_dropped_and_slows_nobody(house: House) -> None:
    anna, bert = house.begun("open_duel", "human open", options={"goal": 99})
    bert.close()
    slow = handshake(house.port, bert.match)
    slow.sendall(frame(json.dumps({"v": 1, "t": "join", "token": bert.token})))
    live = house.hall.lives[anna.match]
    wait_for(lambda: len(live.wires) == 2, "the slow page")
    anna.play(["count", 1])
    wire = next(w for w in live.wires.values() if 1 in w.seats)
    loop = wire.closed.get_loop()
    for _ in range(3000):
        if wire.closed.done():
            break
        loop.call_soon_threadsafe(lambda: [showing.view(live, wire) for _ in range(20)])
        with contextlib.suppress(AssertionError):
            wait_for(wire.out.empty, "room in the queue", 0.05)
    wait_for(wire.closed.done, "the bound of the slow page's queue")
    wait_for(lambda: len(live.wires) == 1, "the slow page's end")
    slow.close()
    done(anna)
    back = Page(house.port, bert.match, bert.token).begin()
    assert back.view == anna.view


def test_threads_do_not_grow(house: House) -> None:
    made = house.create("open_duel", "human computer", options={"goal": 99})
    before = threading.active_count()
    for _ in range(20):
        house.sit(made).begin().close()
    wait_for(lambda: threading.active_count() <= before + 2, "the threads")
    live = house.hall.lives[made["match"]]
    wait_for(lambda: not live.wires, "the pages' end")

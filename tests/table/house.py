"""A table for tests: a real server on a free port in a thread of this process, and pages that talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import secrets
import socket
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from battlebook.kernel.game import Game
from battlebook.players import pool as players
from battlebook.table import patches, protocol
from battlebook.table.app import make_app
from battlebook.table.settings import Settings
from battlebook.table.store import Store
from tests.kernel.toys.bent_dice.game import GAME as BENT
from tests.kernel.toys.duel_of_spells.game import GAME as DUEL
from tests.kernel.toys.four_seats.game import GAME as FOUR
from tests.kernel.toys.tutorial.game import GAME as TUTORIAL
from tests.table.open_duel import GAME as OPEN

TOYS: dict[str, Game] = {game.key: game for game in (TUTORIAL, DUEL, BENT, FOUR, OPEN)}
WAIT_S = 60.0  # far more than anything takes; reached only when something is wrong
HEARD: msgspec.json.Decoder[protocol.FromTable] = msgspec.json.Decoder(protocol.FromTable)


class StubPool:
    """Computers that think in this process."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.closed = False

    async def think(self, question: players.Question, budget_s: float) -> players.Thought:
        self.asked.append({"seat": question.seat, "known": json.loads(json.dumps(question.known))})
        return players.Thought(*players.think(question))

    def close(self) -> None:
        self.closed = True


def wait_for(told: Callable[[], Any], what: str = "it", at_most_s: float = WAIT_S) -> Any:
    """Wait until ``told`` returns something true."""
    until = time.monotonic() + at_most_s
    while True:
        found = told()
        if found:
            return found
        assert time.monotonic() < until, f"waited {at_most_s} s for {what}"
        time.sleep(0.005)


class House:
    """A running table. Use as a context manager."""

    def __init__(
        self,
        folder: Path,
        games: Mapping[str, Game] = TOYS,
        store: Callable[[Path], Store] = Store,
        pool: Any = None,
        settings: Settings | None = None,
    ) -> None:
        self.folder = folder
        self.games = games
        self.make_store = store
        self.pool = pool or StubPool()
        self.settings = settings or Settings(rate=1000, burst=10000)

    def __enter__(self) -> House:
        self.store = self.make_store(self.folder)
        self.store.open()
        self.app = make_app(self.games, self.store, lambda: self.pool, self.settings)
        self.line = socket.create_server(("127.0.0.1", 0))
        self.port = self.line.getsockname()[1]
        config = uvicorn.Config(
            self.app,  # type: ignore[arg-type]
            ws="websockets-sansio",
            ws_max_size=256 * 1024,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            timeout_graceful_shutdown=2,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve(sockets=[self.line])))
        self.thread.start()
        wait_for(lambda: self.server.started, "the server")
        self.kept = Store(self.folder)  # a connection of the test's own: the table's belongs to its thread
        self.kept.open()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=WAIT_S)
        return self

    def __exit__(self, *_: Any) -> None:
        self.http.close()
        self.kept.close()
        self.server.should_exit = True
        self.thread.join(WAIT_S)
        assert not self.thread.is_alive()

    @property
    def hall(self) -> Any:
        """The shared things inside."""
        return self.app.app.state.hall  # type: ignore[attr-defined]

    def create(self, game: str = "tutorial", kinds: str = "human computer", **more: Any) -> dict[str, Any]:
        """A new match; ``kinds`` are the kinds of its seats."""
        return create(self.http, self.games[game], kinds, **more)

    def sit(self, made: dict[str, Any], n: int = 0, **more: Any) -> Page:
        """A page at the n-th link."""
        return Page(self.port, made["match"], made["links"][n]["token"], **more)

    def begun(self, game: str = "tutorial", kinds: str = "human open", **more: Any) -> list[Page]:
        """A match that has begun, with a page at each link."""
        made = self.create(game, kinds, **more)
        return begin_all([self.sit(made, n) for n in range(len(made["links"]))])


def create(http: httpx.Client, game: Game, kinds: str, **more: Any) -> dict[str, Any]:
    """A new match over HTTP."""
    names = ["Anna", "Bert", "Cleo", "Dora"]
    seats = [
        {"kind": kind, "name": names[n], "level": "random" if kind == "computer" else ""}
        for n, kind in enumerate(kinds.split())
    ]
    form = {"game": game.key, "setup": game.setups[0].key, "seats": seats, **more}
    answer = http.post("/api/matches", json=form)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


class Page:
    """What a page does: joins, contributes to the dice, keeps its view by patches, answers."""

    def __init__(self, port: int, match: str, token: str, contribute: bool = True, first: str = "") -> None:
        self.port, self.match, self.token = port, match, token
        self.contribute = contribute
        self.got: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.view: Any = None
        self.state: dict[str, Any] = {}
        self.hello: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.values: dict[int, str] = {}
        self.count = 0
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{port}/ws/{match}", compression=None, max_size=None, legacy=True
        )
        self.socket.send(first or json.dumps({"v": 1, "t": "join", "token": token}))

    # ------------------------------------------------------------------------------------------ speaking

    def say(self, t: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"v": 1, "t": t, **fields}))

    def name(self) -> str:
        """A fresh id for an intent."""
        self.count += 1
        return f"i{self.count}-{secrets.token_hex(4)}"

    def intent(self, key: Any = None, **fields: Any) -> str:
        """Answer the open ask; by default with its first option or a legal answer to its form."""
        ask = self.state["ask"]
        said = {"id": self.name(), "rev": self.rev, "ask": ask["id"], **fields}
        if key is None and ask["form"] is not None:
            said.setdefault("form", form_answer(ask["form"]))
        elif "form" not in said:
            said["key"] = key or ask["groups"][0]["options"][0]["key"]
        self.say("intent", **said)
        return str(said["id"])

    def play(self, key: Any = None) -> dict[str, Any]:
        """Answer the open ask and wait until it counts and what came of it is shown."""
        name = self.intent(key)
        accepted = self.until("accepted", id=name)
        self.until_true(lambda p: (p.state and p.rev >= accepted["rev"]) or p.got[-1]["t"] == "handover")
        return accepted

    # ------------------------------------------------------------------------------------------- hearing

    def hear(self, timeout: float = WAIT_S) -> dict[str, Any]:
        """The next message, taken in like a page does. Every one must fit its struct."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        HEARD.decode(text)
        message: dict[str, Any] = json.loads(text)
        assert message["v"] == 1
        self.raw.append(text)
        self.got.append(message)
        self.take_in(message)
        return message

    def take_in(self, m: dict[str, Any]) -> None:
        if m["t"] == "hello":
            self.hello = m
        if m["t"] in ("hello", "proof") and self.contribute:
            with contextlib.suppress(ConnectionClosed):
                self.prove(m["proof"])
        if m["t"] == "handover":
            self.view, self.state, self.events = None, {}, []
        if m["t"] == "patch":
            assert m["from"] == self.state["rev"]
            settings = [(path, value) for path, value in m["set"]]
            m = {**m, "view": patches.apply(self.view, settings, m["remove"])}
        if m["t"] in ("view", "patch"):
            self.view, self.state = m["view"], m
            self.events = self.events[: m["events_from"]] + m["events"]
            assert [e["n"] for e in self.events] == list(range(len(self.events)))

    def prove(self, proof: dict[str, Any]) -> None:
        for seat in proof["need"]:
            value = self.values.setdefault(seat, secrets.token_hex(32))
            if proof["state"] == "commit":
                self.say("commit", seat=seat, hash=hashlib.sha256(value.encode()).hexdigest())
            else:
                self.say("contribute", seat=seat, value=value)

    def until(self, t: str, **fields: Any) -> dict[str, Any]:
        """Hear on until a message of this kind with these fields comes."""
        end = time.monotonic() + WAIT_S
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message["t"] == t and all(message.get(k) == v for k, v in fields.items()):
                return message

    def until_true(self, told: Callable[[Page], Any]) -> Any:
        """Hear on until something is true of this page."""
        end = time.monotonic() + WAIT_S
        while not (found := told(self)):
            self.hear(max(0.01, end - time.monotonic()))
        return found

    def begin(self) -> Page:
        """Hear on until the match has begun and the page shows it (or the hand-over to its first seat)."""
        self.until_true(lambda p: p.state or any(m["t"] == "handover" for m in p.got))
        return self

    def my_turn(self) -> bool:
        """Hear on until it is this page's turn (True) or the match is over (False)."""
        self.until_true(lambda p: p.state and (p.state["ask"] or p.state["over"]))
        return self.state["ask"] is not None

    @property
    def rev(self) -> int:
        return int(self.state["rev"])

    def close(self) -> None:
        self.socket.close()

    def closed(self) -> int | None:
        """Hear on until the table closes the connection; the code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hear()
        return self.socket.protocol.close_code

    def again(self) -> Page:
        """The same seat from a new page."""
        self.socket.close()
        fresh = Page(self.port, self.match, self.token)
        fresh.values = self.values
        return fresh


def begin_all(pages: list[Page]) -> list[Page]:
    """Let every page contribute, then hear on until each shows the match."""
    for page in pages:
        page.until_true(lambda p: any(m["t"] == "proof" and not m["proof"]["need"] for m in p.got))
    for page in pages:
        page.begin()
    return pages


def form_answer(form: dict[str, Any]) -> list[Any]:
    """A legal answer to a form of the toys."""
    if form["kind"] == "pick":
        return sorted(form["candidates"])[: form["least"]]
    if form["kind"] == "order":
        return list(form["items"])
    if form["kind"] == "number":
        return [form["low"]]
    if form["kind"] == "die":
        return [form["faces"][0]]
    if form["kind"] == "pay":
        left, paid = form["cost"], []
        for purse in form["purses"]:
            paid.append(min(left, purse))
            left -= paid[-1]
        return paid
    if form["kind"] == "partition":
        return [i % form["parts"] for i in range(len(form["items"]))]
    if form["kind"] == "groups":
        n = form["least"] or 1
        return [list(form["items"][i::n]) for i in range(n)]
    if form["kind"] == "place":
        return [list(pair) for pair in zip(form["items"], form["spaces"][: form["least"]], strict=False)]
    raise AssertionError(f"no answer to a form of kind {form['kind']}")


def play_out(pages: list[Page], most: int = 400) -> None:
    """Play first options until the match is over."""
    for _ in range(most):
        for page in pages:
            page.until_true(lambda p: p.state)
        if pages[0].state["over"]:
            break
        mover = next((p for p in pages if p.state["ask"]), None)
        if mover is None:
            rev = pages[0].rev
            pages[0].until_true(lambda p, rev=rev: p.rev > rev)  # type: ignore[misc]
        else:
            rev = mover.rev
            mover.play()
            mover.until_true(lambda p, rev=rev: p.rev > rev)  # type: ignore[misc]
        top = max(p.rev for p in pages)
        for page in pages:
            page.until_true(lambda p, top=top: p.rev >= top)  # type: ignore[misc]
    assert pages[0].state["over"]

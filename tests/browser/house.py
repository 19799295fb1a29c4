"""A real table for browser tests: `battlebook serve` in a process of its own, to be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Any

import httpx

from tests.browser.positions import NAMES, Position

WAIT_S = 60.0
QUICK = [{"unit": "archangels", "side": "few"}, {"unit": "champions", "side": "few"}]  # an army for a short fight
Made = dict[str, Any]


class House:
    """A running table. Use as a context manager."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.said: IO[str] | None = None

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(self, *_: Any) -> None:
        if self.process is not None:
            self.end(signal.SIGTERM)

    def start(self) -> None:
        """Start it: on a free port the first time, on the same one afterwards."""
        command = [sys.executable, "-m", "battlebook", "serve", "--port", str(self.port), "--data", str(self.folder)]
        self.said = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed in `end`)
        env = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, env=env, stdout=self.said, stderr=subprocess.STDOUT, text=True)
        self.port = int(self.wait_for_line("Battlebook: ").rstrip("/").rpartition(":")[2])
        self.http = httpx.Client(base_url=self.address, timeout=WAIT_S)
        wait_for(self.healthy, "the table to serve")

    def wait_for_line(self, start: str) -> str:
        """The first line of its output that begins so."""
        return str(wait_for(lambda: next((x for x in self.lines() if x.startswith(start)), ""), f"'{start}'"))

    def lines(self) -> list[str]:
        """What it has said so far."""
        assert self.said is not None
        self.said.seek(0)
        return self.said.read().splitlines()

    def healthy(self) -> bool:
        """Whether it serves."""
        assert self.process is not None
        assert self.process.poll() is None, self.lines()
        try:
            return self.http.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def end(self, sign: signal.Signals) -> None:
        """End it, politely or not."""
        assert self.process is not None and self.said is not None
        self.process.send_signal(sign)
        self.process.wait(WAIT_S)
        self.http.close()
        self.said.close()
        self.process = None

    def kill(self) -> None:
        """End it as a power cut does."""
        self.end(signal.SIGKILL)

    @property
    def address(self) -> str:
        """Where the start page is."""
        return f"http://127.0.0.1:{self.port}"

    def create(self, kinds: str = "human computer", setup: str = "duel", **more: Any) -> Made:
        """A new match without the page; ``codes`` are those of its seats."""
        codes = more.pop("codes", {})
        game = more.pop("game", "heroes3")
        seats = [
            {
                "kind": kind,
                "name": NAMES[n],
                "level": "random" if kind == "computer" else "",
                "code": codes.get(n, ""),
                "army": more.get("army", "castle-core") if n == 0 or setup == "duel" else None,
            }
            for n, kind in enumerate(kinds.split())
        ]
        more.pop("army", None)
        form = {"game": game, "setup": setup, "seats": seats, **more}
        answer = self.http.post("/api/matches", json=form)
        assert answer.status_code == 201, answer.text
        made: Made = answer.json()
        return made

    def resume(self, position: Position) -> str:
        """Bring a position to life; the link of those who sit there."""
        answer = self.http.post("/api/open?resume=1", content=position.file.encode())
        assert answer.status_code in (200, 201), answer.text
        return self.link(answer.json()["resumed"])

    def link(self, made: Made, n: int = 0) -> str:
        """The n-th secret link of a match."""
        return self.address + str(made["links"][n]["url"])


def wait_for(told: Any, what: str) -> Any:
    """Wait until ``told`` returns something true."""
    until = time.monotonic() + WAIT_S
    while True:
        found = told()
        if found:
            return found
        assert time.monotonic() < until, f"waited {WAIT_S:.0f} s for {what}"
        time.sleep(0.02)

"""The recorded exchanges of docs/protocol.md: run again by a test, written anew by ``python -m tests.table.exchanges``.

A block ``exchange`` begins with ``# GAME, KINDS OF SEATS[, seed N][, code C]``. ``A> {...}`` is what page A says,
``A< {...}`` what it hears. A page opens its connection with its first line. MATCH and TOKEN-n stand for this run's own.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.table.house import HEARD, WAIT_S, House

DOC = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
BLOCK = re.compile(r"^```exchange\n(.*?)^```$", re.M | re.S)
QUIET_S = 0.4


class Scene:
    """One block, run against a table."""

    def __init__(self, house: House, head: str) -> None:
        game, kinds, *rest = [part.strip() for part in head.removeprefix("#").split(",")]
        more: dict[str, Any] = {}
        names = ["Anna", "Bert"]
        seats = [{"kind": kind, "name": names[n]} for n, kind in enumerate(kinds.split())]
        for part in rest:
            word, _, value = part.partition(" ")
            if word == "seed":
                more["seed"] = int(value)
            if word == "code":
                seats[0]["code"] = value
        self.house = house
        self.made = house.create(game, kinds, seats=seats, **more)
        self.pages: dict[str, ClientConnection] = {}
        self.own = {"MATCH": self.made["match"], "COMMITMENT": self.made["commitment"]}
        self.own |= {f"TOKEN-{n}": link["token"] for n, link in enumerate(self.made["links"])}

    def say(self, page: str, text: str) -> None:
        """Send a line as it stands in the document."""
        for name, value in self.own.items():
            text = text.replace(name, value)
        if page not in self.pages:
            address = f"ws://127.0.0.1:{self.house.port}/ws/{self.made['match']}"
            self.pages[page] = connect(address, compression=None, legacy=True)
        self.pages[page].send(text)

    def hear(self, page: str, timeout: float = WAIT_S) -> str:
        """The next message as it would stand in the document."""
        text = self.pages[page].recv(timeout=timeout)
        assert isinstance(text, str)
        HEARD.decode(text)
        for name, value in self.own.items():
            if value:
                text = text.replace(value, name)
        return json.dumps(steady(json.loads(text)), ensure_ascii=False, separators=(",", ":"))


def steady(value: Any) -> Any:
    """A message without what differs from run to run."""
    if isinstance(value, dict):
        return {k: 0 if k == "since_ms" else steady(v) for k, v in value.items()}
    return [steady(v) for v in value] if isinstance(value, list) else value


def run(house: House, block: str) -> None:
    """Say what the block says and compare what is heard."""
    head, *lines = block.strip().splitlines()
    scene = Scene(house, head)
    for line in lines:
        page, way, text = line.partition(">") if re.match(r"\w+>", line) else line.partition("<")
        if way == ">":
            scene.say(page, text.strip())
        else:
            assert scene.hear(page) == text.strip(), line[:80]


def record(house: House, block: str) -> str:
    """The block with what is heard now."""
    head, *lines = block.strip().splitlines()
    scene = Scene(house, head)
    made = [head]
    for line in lines:
        said = re.match(r"(\w+)> (.*)", line)
        if not said:
            continue
        made.append(line)
        scene.say(said[1], said[2])
        for page in scene.pages:
            try:
                while True:
                    made.append(f"{page}< {scene.hear(page, QUIET_S)}")
            except (TimeoutError, OSError):
                continue
            except Exception as gone:
                if "ConnectionClosed" not in type(gone).__name__:
                    raise
    return "\n".join(made) + "\n"


def blocks() -> list[str]:
    """The exchanges of the document."""
    return BLOCK.findall(DOC.read_text("utf-8"))


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        text = BLOCK.sub(lambda m: f"```exchange\n{record(house, m[1])}```", DOC.read_text("utf-8"))
    DOC.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How fast the table is: from a choice to its shown result, over real sockets against a server of its own.

    python scripts/measure_table.py [--game KEY] [--moves N] [--sockets N] [--json]

Reports, beside a round trip that does nothing (`odds` of nothing): first view, choice to result alone, the same while
others hold open sockets and two computers think, and the growth of memory. Figures depend on the machine; compare
ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import random
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

WAIT_S = 60.0


class Server:
    """A table in a process of its own on a new folder."""

    def __init__(self, folder: str) -> None:
        code = "import sys; from battlebook.table import serve; sys.exit(serve.run(port=0, data=sys.argv[1]))"
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "PYTHONUNBUFFERED": "1"}
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, folder], stdout=subprocess.PIPE, text=True, env=env
        )
        assert self.process.stdout is not None
        found = re.search(r"http://127.0.0.1:(\d+)/", self.process.stdout.readline())
        if found is None:
            raise SystemExit("measure_table: the table did not start")
        self.port = int(found[1])
        while True:
            try:
                self.get("/health")
                break
            except OSError:
                time.sleep(0.01)
        self.start_s = time.perf_counter() - self.began

    def get(self, path: str) -> Any:
        """An answer in JSON."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}") as answer:
            return json.load(answer)

    def create(self, game: dict[str, Any], kinds: list[str], n: int) -> dict[str, Any]:
        """A new match."""
        seats = [{"kind": k, "name": f"{k}-{n}", "level": "greedy" if k == "computer" else ""} for k in kinds]
        form = {"game": game["key"], "setup": game["setups"][0]["key"], "seats": seats}
        address = f"http://127.0.0.1:{self.port}/api/matches"
        request = urllib.request.Request(address, json.dumps(form).encode(), {"content-type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    def memory_mb(self) -> float:
        """Resident memory, where the system tells it."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
        except OSError:
            return 0.0


class Page:
    """A page that plays random choices."""

    def __init__(self, port: int, match: str, token: str, rng: random.Random) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{match}"
        self.token, self.rng = token, rng
        self.state: dict[str, Any] = {}
        self.value = secrets.token_hex(16)
        self.count = 0
        self.line: ClientConnection

    async def join(self) -> None:
        """Open the line."""
        self.line = await connect(self.address, compression=None, max_size=None)
        await self.say(t="join", token=self.token)

    async def say(self, **message: Any) -> None:
        await self.line.send(json.dumps({"v": 1, **message}))

    async def hear(self) -> dict[str, Any]:
        """The next message; contributes to the dice on the way."""
        m: dict[str, Any] = json.loads(await asyncio.wait_for(self.line.recv(), WAIT_S))
        if m["t"] in ("hello", "proof"):
            for seat in m["proof"]["need"]:
                if m["proof"]["state"] == "commit":
                    told = hashlib.sha256(self.value.encode()).hexdigest()
                    await self.say(t="commit", seat=seat, hash=told)
                else:
                    await self.say(t="contribute", seat=seat, value=self.value)
        if m["t"] in ("refused", "error"):
            raise SystemExit(f"measure_table: {json.dumps(m)}")
        if m["t"] in ("view", "patch"):
            self.state = m
        return m

    async def until(self, told: Any) -> None:
        """Hear on until something is true."""
        while not told():
            await self.hear()

    async def move(self) -> float:
        """One random choice; seconds until its result was here."""
        ask = self.state["ask"]
        self.count += 1
        said: dict[str, Any] = {"id": f"m{self.count}", "rev": self.state["rev"], "ask": ask["id"]}
        if ask["form"] is not None:
            said["form"] = answer(ask["form"], self.rng)
        else:
            said["key"] = self.rng.choice([o["key"] for g in ask["groups"] for o in g["options"]])
        rev = self.state["rev"]
        began = time.perf_counter()
        await self.say(t="intent", **said)
        await self.until(lambda: self.state["rev"] > rev)
        return time.perf_counter() - began

    async def idle_trip(self) -> float:
        """A round trip in which the rules do nothing."""
        began = time.perf_counter()
        await self.say(t="odds", key=["nothing"])
        while (await self.hear())["t"] != "odds":
            pass
        return time.perf_counter() - began


def answer(form: dict[str, Any], rng: random.Random) -> list[Any]:
    """An answer of the right shape to a form."""
    kind = form["kind"]
    items = [i["key"] if isinstance(i, dict) else i for i in form.get("items", form.get("candidates", []))]
    if kind == "pick":
        return sorted(rng.sample(form["candidates"], form["least"]))
    if kind == "order":
        return rng.sample(items, len(items))
    if kind == "place":
        n = form["most"]
        return [list(p) for p in zip(sorted(rng.sample(items, n)), rng.sample(form["spaces"], n), strict=True)]
    if kind == "partition":
        return [n % form["parts"] for n in range(len(items))]
    return [form.get("low", 0)]


async def play(pages: list[Page], moves: int) -> list[float]:
    """Both sides of a match choose in turn; the times of all choices."""
    times: list[float] = []
    while len(times) < moves:
        for page in pages:
            await page.until(lambda page=page: page.state)
        rev = max(p.state["rev"] for p in pages)
        for page in pages:
            await page.until(lambda page=page, rev=rev: page.state["rev"] >= rev)
        mover = next((p for p in pages if p.state["ask"]), None)
        if mover is None:
            if pages[0].state["over"]:
                break
            await pages[0].until(lambda rev=rev: pages[0].state["rev"] > rev)
            continue
        times.append(await mover.move())
        await asyncio.sleep(0.04)  # a person is slower than the rate limit
    return times


async def pair(server: Server, game: dict[str, Any], n: int, rng: random.Random) -> list[Page]:
    """A new match of two pages."""
    made = server.create(game, ["human", "open"], n)
    pages = [Page(server.port, made["match"], link["token"], rng) for link in made["links"]]
    for page in pages:
        await page.join()
    await asyncio.gather(*(page.until(lambda page=page: page.state) for page in pages))
    return pages


async def many(server: Server, game: dict[str, Any], moves: int, rng: random.Random) -> list[float]:
    """Choices over as many matches as it takes."""
    times: list[float] = []
    n = 0
    while len(times) < moves:
        pages = await pair(server, game, n, rng)
        times += await play(pages, moves - len(times))
        for page in pages:
            await page.line.close()
        n += 1
    return times


async def against_computer(server: Server, game: dict[str, Any], stop: asyncio.Event, rng: random.Random) -> None:
    """Keep one computer thinking."""
    n = 1000
    while not stop.is_set():
        made = server.create(game, ["human", "computer"], n)
        page = Page(server.port, made["match"], made["links"][0]["token"], rng)
        await page.join()
        await page.until(lambda page=page: page.state)
        while not stop.is_set() and not page.state["over"]:
            await page.until(lambda page=page: page.state["ask"] or page.state["over"])
            if page.state["ask"]:
                await page.move()
        await page.line.close()
        n += 1


async def measure(server: Server, game: dict[str, Any], moves: int, sockets: int) -> list[dict[str, Any]]:
    """All figures as rows."""
    rng = random.Random(1)
    rows = [{"what": "start of the table", "value": server.start_s * 1000, "unit": "ms"}]
    pages = await pair(server, game, 0, rng)
    idle = [await pages[0].idle_trip() for _ in range(60)]
    rows.append(row("idle round trip, median", idle, 0.5))
    began = time.perf_counter()
    fresh = Page(server.port, pages[0].address.rpartition("/")[2], pages[0].token, rng)
    await fresh.join()
    await fresh.until(lambda: fresh.state)
    rows.append({"what": "first view after joining", "value": (time.perf_counter() - began) * 1000, "unit": "ms"})
    before = server.memory_mb()
    alone = await many(server, game, moves, rng)
    rows += [row("choice to result alone, median", alone, 0.5), row("choice to result alone, p99", alone, 0.99)]
    grown = server.memory_mb() - before
    rows.append({"what": f"memory grown over {moves} choices", "value": grown, "unit": "MB"})
    rows += await among_many(server, game, moves, sockets, rng)
    yardstick = rows[1]["value"]
    return [{**r, "ratio": r["value"] / yardstick if r["unit"] == "ms" else None} for r in rows]


async def among_many(
    server: Server, game: dict[str, Any], moves: int, sockets: int, rng: random.Random
) -> list[dict[str, Any]]:
    """The times of choices while other pages are open and computers think."""
    crowd = [await pair(server, game, n, rng) for n in range(sockets // 2)]
    stop = asyncio.Event()
    thinkers = [asyncio.create_task(against_computer(server, game, stop, rng)) for _ in range(2)]
    busy = await many(server, game, moves, rng)
    stop.set()
    await asyncio.wait(thinkers, timeout=WAIT_S)
    label = f"choice to result with {len(crowd) * 2} sockets and 2 computers"
    return [row(f"{label}, median", busy, 0.5), row(f"{label}, p99", busy, 0.99)]


def row(what: str, times: list[float], share: float) -> dict[str, Any]:
    """A quantile of some times."""
    value = statistics.quantiles(times, n=100)[round(share * 100) - 1]
    return {"what": what, "value": value * 1000, "unit": "ms"}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="heroes3")
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            game = next(g for g in server.get("/api/games") if g["key"] == args.game)
            rows = asyncio.run(measure(server, game, args.moves, args.sockets))
        finally:
            server.process.terminate()
            server.process.wait()
    if args.json:
        print(json.dumps({"game": args.game, "rows": rows}))
        return 0
    for r in rows:
        ratio = f"{r['ratio']:8.1f} x" if r["ratio"] is not None else ""
        print(f"{r['what']:62} {r['value']:9.2f} {r['unit']} {ratio}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How much a trial fight slows a live match down: choice to shown result with one running and without, in turn.

    python scripts/measure_trial.py [--game KEY] [--moves N] [--turns N]

Prints medians, 99th percentiles and their ratios. Figures depend on the machine; compare ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import sys
import tempfile
from typing import Any

from measure_table import Server, many, row


def begin_trial(server: Server, game: dict[str, Any]) -> http.client.HTTPConnection:
    """A trial that goes on until its connection is closed."""
    line = http.client.HTTPConnection("127.0.0.1", server.port)
    seats = [{"kind": "computer", "level": "greedy"} for _ in game["setups"][0]["seats"]]
    form = {"game": game["key"], "setup": game["setups"][0]["key"], "seats": seats}
    body = json.dumps({"form": form, "n": 1000})
    line.request("POST", "/api/trials", body, {"content-type": "application/json"})
    answer = line.getresponse()
    if answer.status != 200:
        raise SystemExit(f"measure_trial: {answer.read().decode()}")
    while json.loads(answer.readline())["done"] < 1:
        pass
    return line


async def measure(server: Server, game: dict[str, Any], moves: int, turns: int) -> tuple[list[float], list[float]]:
    """Times without and with a trial, in turn."""
    rng = random.Random(1)
    alone: list[float] = []
    beside: list[float] = []
    for _ in range(turns):
        alone += await many(server, game, moves, rng)
        line = await asyncio.to_thread(begin_trial, server, game)
        beside += await many(server, game, moves, rng)
        line.close()
        await asyncio.sleep(2)
    return alone, beside


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="heroes3")
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--turns", type=int, default=3)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            game = next(g for g in server.get("/api/games") if g["key"] == args.game)
            alone, beside = asyncio.run(measure(server, game, args.moves, args.turns))
        finally:
            server.process.terminate()
            server.process.wait()
    for share, name in ((0.5, "median"), (0.99, "p99")):
        first, second = row(name, alone, share)["value"], row(name, beside, share)["value"]
        print(f"{name:6} alone {first:7.2f} ms  with a trial {second:7.2f} ms  ratio {second / first:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

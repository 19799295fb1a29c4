"""How greedy players fare on expeditions of Heroes III: expeditions_heroes3.py [--games N] [--minutes M] [--jobs J]

Each length and Difficulty is played N times with Heroes in turn. What is done is kept in build/expeditions, so a run
that was stopped goes on where it was. At the end docs/measured/expeditions-heroes3.json and docs/expeditions-heroes3.md
are written anew from all games that there are.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any

from battlebook.games.heroes3.cards import HEROES
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.rules.expedition_score import score
from battlebook.games.heroes3.state import State
from battlebook.kernel.chance import Keyed
from battlebook.kernel.frames import advance, give
from battlebook.kernel.game import Spec, begin
from battlebook.kernel.proof import open_key
from battlebook.players.arena import play_on
from battlebook.study.stats import wilson

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "expeditions"
SEED = 8_000_000
LENGTHS, LEVELS = ("short", "medium", "long"), ("easy", "normal", "hard")
CELLS = tuple(product(LENGTHS, LEVELS))
GAMES = 40


def play(length: str, level: str, n: int) -> dict[str, Any]:
    """The ``n``-th expedition of a cell: how it ended."""
    hero = tuple(HEROES)[n * 7 % len(HEROES)]
    spec = Spec("expedition", {"hero": hero, "length": length, "difficulty": level})
    s: State = begin(GAME, spec, Keyed(open_key(SEED + n)))
    began = time.process_time()
    advance(s)
    play_on(GAME, lambda: s, ("greedy",), SEED + n, lambda seat, key: give(s, seat, key))
    c = s.campaign
    assert c is not None
    took = round(time.process_time() - began, 1)
    return {"n": n, "hero": hero, "won": c.won, "lost": c.eliminated, "day": c.day, "score": score(c), "cpu": took}


def kept(length: str, level: str, n: int) -> Path:
    """Where the result of a game lies."""
    return WORK / f"{length}-{level}-{n}.json"


def run(games: int, minutes: float, jobs: int) -> None:
    """Play what has not been played yet, all cells in step, until time is up."""
    WORK.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + minutes * 60
    waiting = [(*cell, n) for n in range(games) for cell in CELLS if not kept(*cell, n).exists()]
    with ProcessPoolExecutor(jobs) as pool:
        while waiting and time.monotonic() < end:
            some, waiting = waiting[:jobs], waiting[jobs:]
            for (length, level, n), row in zip(some, pool.map(play, *zip(*some, strict=True)), strict=True):
                kept(length, level, n).write_text(json.dumps(row))
                print(length, level, json.dumps(row), flush=True)


def rows_of(length: str, level: str) -> list[dict[str, Any]]:
    """What there is of a cell."""
    found = [json.loads(path.read_text()) for path in WORK.glob(f"{length}-{level}-*.json")]
    return sorted(found, key=lambda row: row["n"])


def report(cells: dict[str, list[dict[str, Any]]]) -> str:
    """The page."""
    lines = [
        "# Expeditions of Heroes III, played by the computer\n",
        "Wins of greedy players by length and Difficulty: the guardian fell before the last Round was over. Heroes in"
        " turn, maps drawn anew; intervals are 95 % (Wilson). Made by `scripts/expeditions_heroes3.py`.\n",
        "| length | Difficulty | won | 95 % | games | eliminated | Rounds of a win | mean score | CPU s a game |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name, rows in cells.items():
        if rows:
            lines.append(f"| {name.replace('-', ' | ')} | {line(rows)} |")
    return "\n".join(lines) + "\n"


def line(rows: list[dict[str, Any]]) -> str:
    """One cell in numbers."""
    wins = [row["day"] for row in rows if row["won"]]
    share, of = wilson(len(wins), len(rows)), len(rows)
    days = f"{sum(wins) / len(wins):.1f}" if wins else "-"
    lost, points = sum(row["lost"] for row in rows), sum(row["score"] for row in rows) / of
    cpu = sum(row["cpu"] for row in rows) / of
    return f"{share.share:.0%} | {share.low:.0%} - {share.high:.0%} | {of} | {lost} | {days} | {points:.0f} | {cpu:.1f}"


def main() -> None:
    """Play, then write what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    run(asked.games, asked.minutes, asked.jobs)
    cells = {f"{length}-{level}": rows_of(length, level) for length, level in CELLS}
    (ROOT / "docs" / "measured" / "expeditions-heroes3.json").write_text(json.dumps(cells, indent=1) + "\n")
    (ROOT / "docs" / "expeditions-heroes3.md").write_text(report(cells))


if __name__ == "__main__":
    main()

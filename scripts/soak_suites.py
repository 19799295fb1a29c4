"""The generic suites at their full counts: soak_suites.py [--minutes M] [--share N] [GAME...]

Conformance and information hiding on every set-up, each variant with every set-up, each other reading of a ruling.
Hiding shares out its games among these cases, so it has ``BATTLEBOOK_SCALE=20``. Conformance plays its games with each
of them, and they are some thirty times as many as the cases of a day, so there twice the games of a day are enough.
Chunk by chunk in processes of their own; what passed is kept in build/soak, so a run that was stopped goes on where it
was. When all is done, docs/measured/ gets one JSON file a game.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from battlebook.kernel.game import games
from soak import ROOT, fingerprint, jobs

SHARDS = 12  # into which the cases of a game are dealt, for each file of tests
SCALES = {"tests/conformance": 2, "tests/hiding": 20}  # at least 2, or the cases are those of a day


class Chunk(NamedTuple):
    """The tests of one file over some of a game's cases."""

    file: str
    game: str
    shard: int
    scale: int

    @property
    def key(self) -> str:
        """The name under which its result is kept."""
        return f"{self.file}/{self.shard}"


def chunks(game: str, part: int) -> Iterator[Chunk]:
    """Everything to do for a game. Files without cases belong to no game and are whole in the everyday run."""
    for suite, full in SCALES.items():
        scale = max(2, full // part)
        for path in sorted((ROOT / suite).glob("test_*.py")):
            if "case: Case" in path.read_text("utf-8"):
                file = path.relative_to(ROOT).as_posix()
                yield from (Chunk(file, game, shard, scale) for shard in range(SHARDS))


def ran(chunk: Chunk) -> dict[str, Any]:
    """Run one chunk: how many tests passed, which failed."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-rfE", chunk.file]
    more = {"BATTLEBOOK_SCALE": str(chunk.scale), "BATTLEBOOK_CASES": f"{chunk.game}:{chunk.shard}/{SHARDS}"}
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **more}, capture_output=True, text=True)
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    if done.returncode not in (0, 5) and not failed:
        failed = [(done.stdout + done.stderr)[-2000:]]
    passed = next((int(n) for n, word in pairs(done.stdout) if word.startswith("passed")), 0)
    return {"passed": passed, "failed": failed, "seconds": round(time.monotonic() - began, 1)}


def pairs(text: str) -> Iterator[tuple[str, str]]:
    """Numbers with the words behind them, in the last line."""
    words = text.strip().rpartition("\n")[2].split()
    return ((n, word) for n, word in pairwise(words) if n.isdigit())


class Suites:
    """The work on one game. ``done``: results by chunk, kept in a file that names the code it was made with."""

    def __init__(self, game: str, work: Path, part: int) -> None:
        self.game = game
        self.chunks = list(chunks(game, part))
        self.state = work / game / "suites.json"
        self.code = f"{fingerprint(games()[game])} {part}"
        self.done: dict[str, Any] = {}
        if self.state.is_file():
            kept = json.loads(self.state.read_text("utf-8"))
            self.done = kept["done"] if kept["code"] == self.code else {}

    def work(self, until: float) -> bool:
        """Do what is left until a time; False when time ran out before all was done."""
        left = [chunk for chunk in self.chunks if chunk.key not in self.done]
        with ThreadPoolExecutor(jobs()) as threads:
            list(threads.map(lambda chunk: self.do(chunk, until), left))
        return all(chunk.key in self.done for chunk in self.chunks)

    def do(self, chunk: Chunk, until: float) -> None:
        """One chunk, unless time is up. What failed is tried again in the next run."""
        if time.monotonic() > until:
            return
        row = ran(chunk)
        self.done[chunk.key] = row
        kept = {key: one for key, one in self.done.items() if not one["failed"]}
        self.state.parent.mkdir(parents=True, exist_ok=True)
        self.state.write_text(json.dumps({"code": self.code, "done": kept}), "utf-8")
        print(f"{self.game}: {chunk.key}: {row['passed']} passed, {len(row['failed'])} failed", flush=True)

    def report(self) -> dict[str, Any]:
        """What all chunks together show."""
        rows = [self.done[chunk.key] for chunk in self.chunks]
        return {
            "game": self.game,
            "code": self.code,
            "scale": {chunk.file: chunk.scale for chunk in self.chunks},
            "passed": sum(row["passed"] for row in rows),
            "failed": [line for row in rows for line in row["failed"]],
            "seconds": round(sum(row["seconds"] for row in rows), 1),
        }


def main(arguments: list[str]) -> int:
    """Run; status 1 when a test failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument("--share", type=int, default=1, metavar="N", help="only one game in N")
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no more after so long; run again to go on")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "soak", help="where what is done is kept")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "measured", help="where the results go")
    args = parser.parse_args(arguments)
    if unknown := [key for key in args.games if key not in games()]:
        parser.error(f"unknown game {unknown[0]!r}; there are {', '.join(games())}")
    until = time.monotonic() + 60 * args.minutes
    status = 0
    for key in args.games or games():
        suites = Suites(key, args.work, args.share)
        if not suites.work(until):
            print("time is up; run again to go on")
            return 0
        report = suites.report()
        args.out.mkdir(parents=True, exist_ok=True)
        (args.out / f"suites-{key}.json").write_text(json.dumps(report, indent=1) + "\n", "utf-8")
        print(f"{key}: {report['passed']} passed, {len(report['failed'])} failed")
        status |= bool(report["failed"])
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

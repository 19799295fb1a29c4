"""The large counts: soak.py [--minutes M] [--share N] [GAME...]

Per set-up random and greedy games, and mirrored duels of greedy against random, from seeds fixed beforehand. Every game
is saved as a match file and verified by `battlebook verify` in a fresh process. Chunk by chunk; what is done is kept in
build/soak, so a run that was stopped goes on where it was. When all is done, docs/measured/ gets one JSON file a game.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from battlebook.kernel.game import Game, games
from battlebook.kernel.saves import loads
from battlebook.players.arena import Played
from battlebook.study.sim import make_plan, points, run, wins_of

ROOT = Path(__file__).resolve().parent.parent
RANDOM, GREEDY, DUELS = "random", "greedy", "duels"
COUNTS = {RANDOM: 2000, GREEDY: 300, DUELS: 200}  # duels: seeds, each played from both seats
SEEDS = {RANDOM: 1_000_000, GREEDY: 2_000_000, DUELS: 3_000_000}
LEAST_SCORE, MOST_DRAWS = 0.9, 0.1
CHUNK = {RANDOM: 250, GREEDY: 25, DUELS: 25}
DEAR = 3  # greedy games take so much longer that a share holds only one in three of them
BATCH = 100  # files that one fresh process verifies; small chunks wait for each other until there are so many
FEW = 10  # games that are played in this process


class Chunk(NamedTuple):
    """Some games of one kind and set-up. ``n``: games, for duels seeds."""

    kind: str
    setup: str
    first: int
    n: int

    @property
    def key(self) -> str:
        """The name under which its result is kept."""
        return f"{self.kind}/{self.setup}/{self.first}+{self.n}"

    @property
    def games(self) -> int:
        """How many games it holds."""
        return self.n * (2 if self.kind == DUELS else 1)


class Soak:
    """The work on one game. ``done``: results by chunk, kept in a file that names the code it was made with."""

    def __init__(self, game: Game, share: int, work: Path) -> None:
        self.game = game
        self.share = share
        self.folder = work / game.key
        self.state = self.folder / "state.json"
        self.code = fingerprint(game)
        self.done: dict[str, Any] = {}
        if self.state.is_file():
            kept = json.loads(self.state.read_text("utf-8"))
            if (kept["code"], kept["share"]) == (self.code, share):
                self.done = kept["done"]
            else:
                print(f"{game.key}: the code or the share has changed, beginning anew")

    def chunks(self) -> Iterator[Chunk]:
        """Everything to do, in order."""
        setups = [setup.key for setup in self.game.setups]
        duel = next((s.key for s in self.game.setups if len(s.seat_names) == 2), None)
        for kind, count in COUNTS.items():
            where = setups if kind != DUELS else [duel] if duel else []
            for i, setup in enumerate(where):
                total = max(1, count // (self.share * (DEAR if kind == GREEDY and self.share > 1 else 1)))
                n = total // len(where) + (i < total % len(where))
                for first in range(0, n, CHUNK[kind]):
                    yield Chunk(kind, setup, first, min(CHUNK[kind], n - first))

    def work(self, until: float) -> bool:
        """Do what is left until a time; False when time ran out before all was done."""
        chunks = list(self.chunks())
        for group in grouped([chunk for chunk in chunks if chunk.key not in self.done]):
            if time.monotonic() > until:
                return False
            self.done |= self.play(group)
            self.keep()
            for chunk in group:
                row, at = self.done[chunk.key], chunks.index(chunk) + 1
                faults = len(row["errors"]) + len(row["faults"])
                print(f"{self.game.key}: {at} of {len(chunks)}, {chunk.key}: {faults or 'no'} faults", flush=True)
        return True

    def play(self, group: list[Chunk]) -> dict[str, Any]:
        """Play, save and verify some chunks; results by chunk. The files of games with a fault stay."""
        folder = self.folder / "games"
        shutil.rmtree(folder, ignore_errors=True)
        made = {chunk.key: self.played(chunk, folder / str(n)) for n, chunk in enumerate(group)}
        faults = self.verified([file for _, files in made.values() for file in files])
        for row, files in made.values():
            names = {file.name for file in files}
            row["faults"] = [fault for fault in faults if fault["file"] in names]
        return {key: row for key, (row, _) in made.items()}

    def played(self, chunk: Chunk, folder: Path) -> tuple[dict[str, Any], list[Path]]:
        """Play and save one chunk; few games in this process, because starting others costs more than the games."""
        folder.mkdir(parents=True)
        seats = len(self.game.setup(chunk.setup).seat_names)
        levels = [GREEDY, RANDOM] if chunk.kind == DUELS else [chunk.kind] * seats
        seed = SEEDS[chunk.kind] + chunk.first
        plan = make_plan(
            self.game, chunk.setup, levels, chunk.games, seed, mirror=chunk.kind == DUELS, save=str(folder)
        )
        ran = run(plan, jobs() if chunk.games > FEW else 1)
        files = sorted(folder.iterdir())
        assert len(files) == len(ran.games), "a game was not saved"
        row = {
            "games": [list(row) for row in ran.games],
            "errors": [failure._asdict() for failure in ran.failures],
            "used": uses(self.game, files) if chunk.kind == GREEDY else {},
            "seconds": round(ran.seconds, 1),
        }
        return row, files

    def verified(self, files: list[Path]) -> list[dict[str, Any]]:
        """Every fault that fresh processes find in the files; files without one are removed."""
        batches = [files[i : i + BATCH] for i in range(0, len(files), BATCH)]
        with ThreadPoolExecutor(jobs()) as threads:
            rows = [row for found in threads.map(verify, batches) for row in found]
        assert len(rows) == len(files)
        bad = [row for row in rows if not (row["ok"] and row["finished"])]
        for row in bad:
            shutil.copy(row["file"], self.folder)
        return [{**row, "file": Path(row["file"]).name} for row in bad]

    def keep(self) -> None:
        """Write the results so far; a stop in the middle leaves the ones before."""
        new = self.state.with_suffix(".new")
        new.write_text(json.dumps({"code": self.code, "share": self.share, "done": self.done}), "utf-8")
        new.replace(self.state)

    def report(self) -> dict[str, Any]:
        """What all chunks together show."""
        kinds = {kind: self.kind_report(kind) for kind in COUNTS}
        duels = kinds[DUELS]
        clean = not any(row["errors"] or row["faults"] for row in kinds.values())
        strong = not duels["games"] or (
            duels["greedy"]["score"] >= LEAST_SCORE and duels["draws"] <= MOST_DRAWS * duels["games"]
        )
        return {
            "game": self.game.key,
            "rules_version": self.game.version,
            "content": self.game.content_hash(),
            "code": self.code,
            "python": platform.python_version(),
            "seeds": SEEDS,
            "share": self.share,
            **kinds,
            "greedy_uses": self.uses_report(),
            "clean": clean,
            "strong": strong,
        }

    def uses_report(self) -> dict[str, Any]:
        """How often the greedy games used each thing that can be used (cards), and what they never used."""
        total: Counter[str] = Counter()
        for chunk in self.chunks():
            total.update(self.done[chunk.key].get("used", {}))
        usable = list(self.game.usable())
        return {"used": dict(sorted(total.items())), "never": [thing for thing in usable if not total[thing]]}

    def kind_report(self, kind: str) -> dict[str, Any]:
        """The games of one kind: together, and by set-up."""
        chunks = [chunk for chunk in self.chunks() if chunk.kind == kind]
        rows = {chunk: self.done[chunk.key] for chunk in chunks}
        made: dict[str, Any] = {
            "games": sum(len(row["games"]) for row in rows.values()),
            "errors": [error for row in rows.values() for error in row["errors"]],
            "faults": [fault for row in rows.values() for fault in row["faults"]],
            "seconds": round(sum(row["seconds"] for row in rows.values()), 1),
            "setups": {},
        }
        for setup in dict.fromkeys(chunk.setup for chunk in chunks):
            played = [game_row(r) for chunk, row in rows.items() if chunk.setup == setup for r in row["games"]]
            made["setups"][setup] = setup_report(played)
            if kind == DUELS:
                made["draws"] = sum(row.drawn for row in played)
                made |= {level: points(played, level) for level in (GREEDY, RANDOM)}
        return made


def grouped(chunks: list[Chunk]) -> Iterator[list[Chunk]]:
    """The chunks in order, small ones together, so that one process verifies what several have played."""
    group: list[Chunk] = []
    for chunk in chunks:
        if group and sum(one.games for one in group) + chunk.games > BATCH:
            yield group
            group = []
        group.append(chunk)
    if group:
        yield group


def uses(game: Game, files: list[Path]) -> dict[str, int]:
    """How often the decisions of some match files used each thing."""
    total = Counter(game.used(decision.key) for file in files for decision in loads(file.read_text("utf-8")).decisions)
    return {thing: n for thing, n in total.items() if thing}


def game_row(row: list[Any]) -> Played:
    """A game's record out of JSON."""
    return Played(*(tuple(value) if isinstance(value, list) else value for value in row))


def setup_report(played: list[Played]) -> dict[str, Any]:
    """How the games of a set-up ended."""
    sides = sorted({side for row in played for side in row.sides})
    n = max(1, len(played))
    return {
        "games": len(played),
        "wins": {str(side): wins_of(played, side).plain() for side in sides},
        "draws": sum(row.drawn for row in played),
        "capped": sum(row.capped for row in played),
        "kinds": {kind: sum(row.kind == kind for row in played) for kind in sorted({row.kind for row in played})},
        "rounds_mean": round(sum(row.rounds for row in played) / n, 2),
        "decisions_mean": round(sum(row.decisions for row in played) / n, 2),
        "decisions_most": max((row.decisions for row in played), default=0),
    }


def verify(files: list[Path]) -> list[dict[str, Any]]:
    """The documents of `battlebook verify` on some files, made by a process of its own."""
    command = [sys.executable, "-m", "battlebook", "verify", "--json", *map(str, files)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    document = json.loads(done.stdout)
    return list(document["files"]) if len(files) > 1 else [{**document}]


def fingerprint(game: Game) -> str:
    """A hash over the sources that decide how games go."""
    source = ROOT / "src" / "battlebook"
    total = hashlib.sha256()
    for part in ("kernel", "geometry", f"games/{game.key}", "players", "study/sim.py"):
        path = source / part
        for file in sorted(path.rglob("*.*")) if path.is_dir() else [path]:
            if file.suffix in (".py", ".toml"):
                total.update(file.relative_to(source).as_posix().encode() + file.read_bytes())
    return total.hexdigest()[:16]


def jobs() -> int:
    """How many processes work at a time."""
    return os.cpu_count() or 1


def main(arguments: list[str]) -> int:
    """Soak; status 1 when a game failed, a file has a fault, or greedy is too weak."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so long; run again to go on")
    parser.add_argument("--share", type=int, default=1, metavar="N", help="only one game in N")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "soak", help="where what is done is kept")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "measured", help="where the results go")
    args = parser.parse_args(arguments)
    if unknown := [key for key in args.games if key not in games()]:
        parser.error(f"unknown game {unknown[0]!r}; there are {', '.join(games())}")
    until = time.monotonic() + 60 * args.minutes
    status = 0
    for key in args.games or [key for key, game in games().items() if game.complete]:
        soak = Soak(games()[key], args.share, args.work)
        if not soak.work(until):
            print("time is up; run again to go on")
            return 0
        report = soak.report()
        args.out.mkdir(parents=True, exist_ok=True)
        (args.out / f"soak-{key}.json").write_text(json.dumps(report, indent=1) + "\n", "utf-8")
        print(f"{key}: {'clean' if report['clean'] else 'FAULTS'}, {'strong' if report['strong'] else 'WEAK'}")
        status |= not (report["clean"] and report["strong"])
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

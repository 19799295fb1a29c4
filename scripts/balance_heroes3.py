"""How the factions of Heroes III fare against each other: balance_heroes3.py [--games N] [--points P] [--minutes M]

Every pair of factions fights N duels of two greedy players with random armies of P points, each faction attacking in
half of them. Pair by pair; what is done is kept in build/balance, so a run that was stopped goes on where it was. When
all pairs are done, docs/measured/balance-heroes3.json, docs/balance-heroes3.md and its plot are written anew.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import Any

from battlebook.games.heroes3.content_kinds import FACTIONS
from battlebook.games.heroes3.game import GAME
from battlebook.kernel.game import Spec
from battlebook.players.arena import play
from battlebook.study.stats import wilson

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "balance"
SEED = 7_000_000
GAMES, POINTS = 200, 75
WIDTH, LEFT = 640, 110  # of the picture, and where its bars begin
FAR = 0.05  # a faction stands out when its whole interval lies so far from one half


def duel_spec(first: str, second: str, n: int, points: int) -> Spec:
    """The ``n``-th duel of a pair: the first faction attacks in the even ones."""
    armies = [{"random": points, "seed": SEED + n // 2, "faction": faction} for faction in (first, second)]
    return Spec("duel", {"armies": armies if n % 2 == 0 else armies[::-1]})


def fight_pair(first: str, second: str, games: int, points: int) -> dict[str, Any]:
    """All duels of one pair: wins of either, draws, wins of the attacker."""
    row = {
        "first": first,
        "second": second,
        "games": games,
        "points": points,
        "wins": [0, 0],
        "draws": 0,
        "attacker": 0,
    }
    for n in range(games):
        sides = play(GAME, duel_spec(first, second, n, points), SEED + n, ("greedy", "greedy")).sides
        if len(sides) != 1:
            row["draws"] += 1
            continue
        row["wins"][sides[0] ^ (n % 2)] += 1
        row["attacker"] += sides[0] == 0
    return row


def kept(first: str, second: str, games: int, points: int) -> Path:
    """Where the result of a pair lies."""
    return WORK / f"{first}-{second}-{games}-{points}.json"


def run(games: int, points: int, minutes: float, jobs: int) -> bool:
    """Fight the pairs that are not done yet; whether all are."""
    WORK.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + minutes * 60
    waiting = [pair for pair in combinations(FACTIONS, 2) if not kept(*pair, games, points).exists()]
    with ProcessPoolExecutor(jobs) as pool:
        while waiting and time.monotonic() < end:
            some, waiting = waiting[:jobs], waiting[jobs:]
            for row in pool.map(fight_pair, *zip(*some, strict=True), [games] * len(some), [points] * len(some)):
                kept(row["first"], row["second"], games, points).write_text(json.dumps(row))
                print(f"{row['first']} {row['wins'][0]} : {row['wins'][1]} {row['second']}", flush=True)
    return not waiting


def rows_of(games: int, points: int) -> list[dict[str, Any]]:
    """The results of all pairs."""
    return [json.loads(kept(*pair, games, points).read_text()) for pair in combinations(FACTIONS, 2)]


def totals(rows: list[dict[str, Any]]) -> Iterator[tuple[str, int, int, int]]:
    """Faction, wins, draws and games, the best first."""
    found = []
    for faction in FACTIONS:
        mine = [(row, 0 if row["first"] == faction else 1) for row in rows if faction in (row["first"], row["second"])]
        wins = sum(row["wins"][at] for row, at in mine)
        found.append((faction, wins, sum(row["draws"] for row, _ in mine), sum(row["games"] for row, _ in mine)))
    yield from sorted(found, key=lambda t: -(t[1] + t[2] / 2) / t[3])


def share_of(wins: int, draws: int, games: int) -> tuple[float, float, float]:
    """Points of all games (a draw is half) and their 95 % interval."""
    share = wilson(round(wins + draws / 2), games)
    return (wins + draws / 2) / games, share.low, share.high


def report(rows: list[dict[str, Any]], games: int, points: int) -> str:
    """The page: what was done, a table of factions, a table of pairs, what stands out."""
    listed = list(totals(rows))
    lines = [
        "# Balance of the factions in Heroes III\n",
        f"Every pair of factions fought {games} duels at {points} points a side, random armies, two greedy players,"
        " each faction attacking in half of them. A draw counts half; intervals are 95 % (Wilson). The values are"
        " those of the game: nothing was changed to even them out. Made by `scripts/balance_heroes3.py`.\n",
        "![Share of points by faction](balance-heroes3.svg)\n",
        "| faction | points | 95 % | games |\n|---|---|---|---|",
    ]
    for faction, wins, draws, n in listed:
        mean, low, high = share_of(wins, draws, n)
        lines.append(f"| {faction} | {mean:.1%} | {low:.1%} - {high:.1%} | {n} |")
    lines.append("\n## Pair by pair\n\nPoints of the row against the column, in percent.\n")
    lines.append("| |" + "".join(f" {f[:4]} |" for f in FACTIONS) + "\n|---|" + "---|" * len(FACTIONS))
    lines += [f"| {a} |" + "".join(f" {cell(rows, a, b)} |" for b in FACTIONS) for a in FACTIONS]
    lines.append("\n## What stands out\n\n" + "\n".join(standing_out(listed, rows)))
    return "\n".join(lines) + "\n"


def cell(rows: list[dict[str, Any]], a: str, b: str) -> str:
    """One field of the table of pairs."""
    for row in rows:
        if {row["first"], row["second"]} == {a, b} and a != b:
            at = 0 if row["first"] == a else 1
            return f"{100 * (row['wins'][at] + row['draws'] / 2) / row['games']:.0f}"
    return "-"


def standing_out(listed: list[tuple[str, int, int, int]], rows: list[dict[str, Any]]) -> Iterator[str]:
    """Factions whose whole interval lies far from one half, and how often the attacker won."""
    for faction, wins, draws, n in listed:
        mean, low, high = share_of(wins, draws, n)
        if low > 0.5 + FAR or high < 0.5 - FAR:
            yield f"- {faction}: {mean:.1%} of the points ({low:.1%} - {high:.1%})."
    games, draws = sum(row["games"] for row in rows), sum(row["draws"] for row in rows)
    attacked = wilson(sum(row["attacker"] for row in rows), games - draws)
    yield f"- The attacker won {attacked.share:.1%} of the decided duels ({attacked.low:.1%} - {attacked.high:.1%})."


def x(share: float) -> float:
    """Where a share stands."""
    return LEFT + share * (WIDTH - LEFT - 20)


def bar(name: str, shares: tuple[float, float, float], y: int) -> list[str]:
    """A mean with the two ends of its interval, at a height."""
    mean, low, high = shares
    return [
        f'<text x="{LEFT - 8}" y="{y + 16}" text-anchor="end">{name}</text>',
        f'<rect x="{LEFT}" y="{y + 3}" width="{x(mean) - LEFT:.1f}" height="18" fill="#8aa0b8"/>',
        f'<path d="M{x(low):.1f} {y + 12}H{x(high):.1f}" stroke="#222" stroke-width="2"/>',
        f'<text x="{x(high) + 6:.1f}" y="{y + 16}">{mean:.0%}</text>',
    ]


def plot(rows: list[dict[str, Any]]) -> str:
    """A bar with its interval for each faction, as SVG."""
    step = 30
    listed = list(totals(rows))
    height = step * len(listed) + 40
    shape = f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {shape}>',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for i, (faction, wins, draws, n) in enumerate(listed):
        parts += bar(faction, share_of(wins, draws, n), 10 + i * step)
    foot = height - 12
    parts.append(f'<path d="M{x(0.5):.1f} 6V{foot - 14}" stroke="#b03030" stroke-dasharray="4 3"/>')
    parts.append(f'<text x="{x(0.5):.1f}" y="{foot}" text-anchor="middle">50 %</text></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    """Fight, and write the report when all is done."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--points", type=int, default=POINTS)
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=ROOT / "docs")
    args = parser.parse_args()
    if not run(args.games, args.points, args.minutes, args.jobs):
        print("not all pairs are done yet; run it again")
        return
    rows = rows_of(args.games, args.points)
    (args.out / "measured").mkdir(parents=True, exist_ok=True)
    (args.out / "measured" / "balance-heroes3.json").write_text(json.dumps(rows, indent=1) + "\n")
    (args.out / "balance-heroes3.md").write_text(report(rows, args.games, args.points))
    (args.out / "balance-heroes3.svg").write_text(plot(rows))
    print(args.out / "balance-heroes3.md")


if __name__ == "__main__":
    main()

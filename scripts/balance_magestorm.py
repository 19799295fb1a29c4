"""How the sides of Magestorm's scenarios fare: balance_magestorm.py [SCENARIO ...] [--full] [--games N] [--minutes M]

In every scenario two greedy players meet, game i with the seed SEED + i. Without ``--full`` a scenario is left as soon
as the 95 % interval decides whether a side wins more than LIMIT of the decided games, or after EXPLORE games; with it
every scenario gets FULL games. What is done is kept in build/balance under a hash over the scenario, the box and the
player: a run that was stopped goes on where it was, and what was changed is counted anew. Then
docs/measured/balance-magestorm.json and docs/balance-magestorm.md are written anew from all that is there.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from battlebook.games.magestorm.content import RECORDS
from battlebook.games.magestorm.game import GAME
from battlebook.games.magestorm.pieces import SIDES
from battlebook.games.magestorm.setups import scenario_of
from battlebook.study.sim import make_plan, run
from battlebook.study.stats import wilson

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "balance"
PLAYER = ROOT / "src" / "battlebook" / "games" / "magestorm"
SEED = 11_000_000  # other games than those with which the numbers were chosen
BATCH, EXPLORE, FULL = 20, 60, 400
LIMIT = 0.6  # of the decided games, for either side


def mark(key: str) -> str:
    """The hash over everything that a scenario's results depend on."""
    box = [[*name, data] for name, data in RECORDS.items() if name[0] != "scenario"]
    records = [*box, ["scenario", key, told_less(RECORDS["scenario", key])]]
    sources = [path.read_text("utf-8") for path in sorted(PLAYER.glob("ai*.py"))]
    return sha256(json.dumps([records, sources], default=str).encode()).hexdigest()[:12]


def told_less(data: Mapping[str, Any]) -> dict[str, Any]:
    """A record without the remark that tells what was measured."""
    return {name: value for name, value in data.items() if name != "note"}


def kept(key: str) -> Path:
    """Where the results of a scenario lie."""
    return WORK / f"magestorm-{key}-{mark(key)}.json"


def row_of(key: str) -> dict[str, Any]:
    """What is known of a scenario: games, wins by side, draws, how games ended, rounds in all."""
    path = kept(key)
    if path.exists():
        found: dict[str, Any] = json.loads(path.read_text())
        return found
    return {"scenario": key, "games": 0, "wins": [0, 0], "draws": 0, "kinds": {}, "rounds": 0, "failures": []}


def add_games(row: dict[str, Any], n: int, jobs: int) -> None:
    """Play the next games of a scenario and keep what came of them."""
    ran = run(make_plan(GAME, row["scenario"], ("greedy", "greedy"), n, SEED + row["games"]), jobs)
    row["games"] += n
    row["failures"] += [[failure.seed, failure.message] for failure in ran.failures]
    for game in ran.games:
        if game.drawn:
            row["draws"] += 1
        else:
            row["wins"][game.sides[0]] += 1
        row["rounds"] += game.rounds
    kinds = Counter(row["kinds"]) + Counter(game.kind for game in ran.games)
    row["kinds"] = dict(sorted(kinds.items()))
    kept(row["scenario"]).write_text(json.dumps(row))


def share_of(row: dict[str, Any]) -> tuple[float, float, float]:
    """The Kragis' share of the decided games, with the ends of its interval."""
    share = wilson(row["wins"][0], sum(row["wins"]))
    return share.share, share.low, share.high


def is_decided(row: dict[str, Any]) -> bool:
    """Whether the interval says on which side of the limit a scenario lies."""
    _, low, high = share_of(row)
    within = low >= 1 - LIMIT and high <= LIMIT
    return within or low > LIMIT or high < 1 - LIMIT


def play_on(key: str, most: int, full: bool, jobs: int, end: float) -> dict[str, Any]:
    """Play games of a scenario as long as they are needed and there is time."""
    row = row_of(key)
    while row["games"] < most and time.monotonic() < end:
        if not full and row["games"] and is_decided(row):
            break
        add_games(row, min(BATCH, most - row["games"]), jobs)
    return row


def told(row: dict[str, Any]) -> str:
    """A scenario in one line."""
    share, low, high = share_of(row)
    a, b = row["wins"]
    return f"{row['scenario']:28} {a:3} : {b:3}, {row['draws']:2} drawn, {share:.0%} ({low:.0%} - {high:.0%})"


# ------------------------------------------------------------------------------------------------ the report


def report(rows: Sequence[dict[str, Any]]) -> str:
    """The page: what was done, a table of scenarios, what stands out."""
    lines = [
        "# Balance of the scenarios of Magestorm\n",
        "Two greedy players met in every scenario, the first one always with the Kragis, each game with a seed of its"
        " own; in the Duel at the Ford Stone with two different mages at random. The share is that of the Kragis among"
        " the decided games; draws stand apart and are not counted in it. Intervals are 95 % (Wilson). The numbers of"
        " the scenarios are our own and were chosen with such games, so that neither side should win more than"
        f" {LIMIT:.0%} of them; `--full` goes on to {FULL} games each. Made by `scripts/balance_magestorm.py`.\n",
        "| scenario | games | Kragis | Láusjan | draws | Kragis' share | 95 % | rounds | how it ended |",
        "|---|---|---|---|---|---|---|---|---|",
        *(line_of(row) for row in rows),
        "\n## What stands out\n",
        *standing_out(rows),
    ]
    return "\n".join(lines) + "\n"


def line_of(row: dict[str, Any]) -> str:
    """One scenario as a line of the table."""
    share, low, high = share_of(row)
    kinds = ", ".join(f"{kind} {n}" for kind, n in sorted(row["kinds"].items(), key=lambda pair: -pair[1]))
    number = scenario_of(row["scenario"]).printed
    a, b = row["wins"]
    return (
        f"| {number}. {row['scenario']} | {row['games']} | {a} | {b} | {row['draws']} | {share:.1%} |"
        f" {low:.1%} - {high:.1%} | {row['rounds'] / max(1, row['games']):.1f} | {kinds} |"
    )


def standing_out(rows: Sequence[dict[str, Any]]) -> list[str]:
    """Scenarios in which a side wins too often, and games that failed."""
    found = []
    for row in rows:
        share = share_of(row)[0]
        if max(share, 1 - share) > LIMIT:
            side = SIDES[0 if share > 0.5 else 1]
            found.append(f"- {row['scenario']}: {max(share, 1 - share):.1%} for the {side} side.")
        found += [f"- {row['scenario']}: game {seed} failed: {why}" for seed, why in row["failures"]]
    return found or [f"- In no scenario a side won more than {LIMIT:.0%} of the decided games."]


def write(out: Path) -> None:
    """Write the report of everything that is known."""
    rows = [row for row in (row_of(setup.key) for setup in GAME.setups) if row["games"]]
    (out / "measured").mkdir(parents=True, exist_ok=True)
    (out / "measured" / "balance-magestorm.json").write_text(json.dumps(rows, indent=1) + "\n")
    (out / "balance-magestorm.md").write_text(report(rows))
    print(out / "balance-magestorm.md")


def main() -> None:
    """Play, tell each scenario, write the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help="key or number (default: all)")
    parser.add_argument("--full", action="store_true", help=f"{FULL} games each")
    parser.add_argument("--games", type=int, help="games each at most")
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=ROOT / "docs")
    args = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + args.minutes * 60
    most = args.games or (FULL if args.full else EXPLORE)
    for setup in GAME.setups:
        if not args.scenarios or {setup.key, str(scenario_of(setup.key).printed)} & set(args.scenarios):
            print(told(play_on(setup.key, most, args.full, args.jobs, end)), flush=True)
    write(args.out)


if __name__ == "__main__":
    main()

"""``battlebook coverage``: which rules are covered by tests."""

from __future__ import annotations

import argparse

from battlebook.commands.common import OK, Games, add_json, game_of, show
from battlebook.study.coverage import Coverage, coverage_of

HELP = "show how much of each rule ledger the tests cover"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="default: all games")
    add_json(parser)


def run(args: argparse.Namespace, games: Games) -> int:
    """Print what the record of the last test run says."""
    chosen = [game_of(games, args.game)] if args.game else list(games.values())
    rows = [coverage_of(game) for game in chosen]
    if args.json:
        show({"games": [row.plain() for row in rows]})
    else:
        for row in rows:
            tell(row, len(rows) == 1)
    return OK


def tell(row: Coverage, whole: bool) -> None:
    """One game's coverage as text; alone with reasons and open rules."""
    n = len(row.in_scope)
    print(f"{row.game}: {len(row.covered)} of {n} rules in scope are covered", end="")
    print(f", {len(row.by_construction)} by construction, {len(row.open)} open")
    print(f"  {len(row.examples_run)} of {len(row.examples)} worked examples ran")
    if not whole:
        return
    for excuse in row.by_construction:
        print(f"  by construction: {excuse.rule}: {excuse.reason}")
    for rule in row.open:
        print(f"  open: {rule}")

"""``battlebook bench``: speed, beside python-chess in the same run."""

from __future__ import annotations

import argparse
import os
from typing import Any

from battlebook.commands.common import OK, Games, Progress, Wrong, add_json, game_of, setup_of, show
from battlebook.players.arena import sampled_spec
from battlebook.study.bench import Effort, bench
from battlebook.study.bench_peer import NoPeer, Peer

HELP = "measure decisions, clone, options, view, determinize, save; --peer runs python-chess in turn"
QUICK = Effort(rounds=1, seconds=0.02)
ROWS = 8
SEED = 1  # of the spec of a set-up that is named


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="default: the first game")
    parser.add_argument("--peer", action="store_true", help="run python-chess (and icepool) in turn and give ratios")
    parser.add_argument("--setup", metavar="NAME", help="measure this set-up (default: the game's own choice for it)")
    add_json(parser)


def run(args: argparse.Namespace, games: Games) -> int:
    """Measure and print. ``BATTLEBOOK_BENCH_QUICK=1`` only tries everything once."""
    if not games:
        raise Wrong("no game is installed")
    game = game_of(games, args.game or next(iter(games)))
    spec = sampled_spec(game, setup_of(game, args.setup), SEED) if args.setup else None
    effort = QUICK if os.environ.get("BATTLEBOOK_BENCH_QUICK") else Effort()
    progress = Progress("measured", ROWS * effort.rounds)
    try:
        document = bench(game, Peer() if args.peer else None, effort, progress.add, spec)
    except NoPeer as missing:
        raise Wrong(f"--peer: {missing}") from None
    finally:
        progress.end()
    show(document) if args.json else tell(document)
    return OK


def tell(document: dict[str, Any]) -> None:
    """The document as a table."""
    print(f"{document['game']}, {document['setup']}, {document['build']} build")
    for row in document["rows"]:
        value = "-" if row["value"] is None else f"{row['value']:,g} {row['unit']}"
        peer = f"{row['peer']} {row['peer_value']:,g}, ratio {row['ratio']:g}" if row["peer"] else ""
        print(f"  {row['what']:<12} {value:>16}  {peer}".rstrip())

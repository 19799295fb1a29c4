"""``battlebook coverage``: which rules are covered by tests."""

from __future__ import annotations

import argparse

from battlebook.commands.common import OK, Games, add_json, game_of, show

HELP = "show how much of each rule ledger the tests cover"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="default: all games")
    add_json(parser)


def run(args: argparse.Namespace, games: Games) -> int:
    """Print the record that the last test run has written."""
    return OK

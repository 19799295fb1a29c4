"""``battlebook play``: the table on this computer, and the browser on it."""

from __future__ import annotations

import argparse

from battlebook.commands.common import Games, add_table, game_of

HELP = "start the table on this computer and open the browser on it"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="begin with this game chosen")
    add_table(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser, only print the address")


def run(args: argparse.Namespace, games: Games) -> int:
    """Serve until it is stopped."""
    game = game_of(games, args.game).key if args.game else None
    from battlebook.table.serve import run as start  # loads the web framework, so only now

    return start(
        host="127.0.0.1",
        port=args.port,
        data=args.data,
        game=game,
        open_browser=not args.no_browser,
        names=tuple(args.allow_host),
    )

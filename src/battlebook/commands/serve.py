"""``battlebook serve``: the table as a service for others."""

from __future__ import annotations

import argparse

from battlebook.commands.common import Games, Wrong, add_table

HELP = "run the table as a service"
NOT_YET = {
    "database_url": "--database-url is not there yet: the table keeps its matches in SQLite in the data folder",
    "redis_url": "--redis-url is not there yet: one process serves all",
}


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1)")
    add_table(parser)
    parser.add_argument("--database-url", metavar="URL", help="not yet: another database than SQLite")
    parser.add_argument("--redis-url", metavar="URL", help="not yet: several processes")


def run(args: argparse.Namespace, games: Games) -> int:
    """Serve until it is stopped. Raises `Wrong` for what is not there yet."""
    for name, message in NOT_YET.items():
        if getattr(args, name) is not None:
            raise Wrong(message)
    from battlebook.table.serve import run as start  # loads the web framework, so only now

    return start(
        host=args.host, port=args.port, data=args.data, game=None, open_browser=False, names=tuple(args.allow_host)
    )

"""The command ``battlebook``: finds the command's module, runs it, and turns its errors into one line and a status."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from battlebook import __version__
from battlebook.commands.common import OK, USAGE, Command, Games, Parser, Wrong, nearest

COMMANDS = ("play", "serve", "games", "rules", "coverage", "sim", "replay", "verify", "content", "bench")
STOPPED = 130
ABOUT = "Fantasy battle games, played exactly by the book."
FOOT = "Exit status: 0 success, 1 a negative finding (an illegal deck, a failed proof), 2 wrong usage."


def main(argv: Sequence[str] | None = None, games: Games | None = None) -> int:
    """Run the command line; returns the exit status. ``games``: other games than the installed ones."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        command, args = parsed(words)
        return command.run(args, installed() if games is None else games)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else OK
    except Wrong as wrong:
        name = f" {words[0]}" if words and words[0] in COMMANDS else ""
        print(f"battlebook{name}: {wrong}", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        print("battlebook: stopped", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        # Whoever read our output has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except Exception as fault:
        return internal(fault)


def internal(fault: Exception) -> int:
    """A fault of ours, told in one line; with BATTLEBOOK_DEBUG it is raised again."""
    if os.environ.get("BATTLEBOOK_DEBUG"):
        raise fault
    what = " ".join(str(fault).split()) or type(fault).__name__
    print(f"battlebook: internal error: {what} (BATTLEBOOK_DEBUG=1 shows where)", file=sys.stderr)
    return USAGE


def installed() -> Games:
    """The games of this installation; imported late, because their content takes time to read."""
    from battlebook.kernel.game import games

    return games()


def parsed(words: Sequence[str]) -> tuple[Command, argparse.Namespace]:
    """The command and its arguments. Raises SystemExit for help and wrong arguments, `Wrong` for no command."""
    named = next((word for word in words if not word.startswith("-")), None)
    if named is not None and named not in COMMANDS and words[0] == named:
        raise Wrong(f"unknown command {named!r}{nearest(named, COMMANDS)}")
    parser = Parser("battlebook", description=ABOUT, epilog=FOOT)
    parser.add_argument("--version", action="version", version=f"battlebook {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name in (named,) if named in COMMANDS else COMMANDS:
        command = module(name)
        command.add(subparsers.add_parser(name, help=command.HELP, description=command.HELP))
    args = parser.parse_args(words)
    return module(args.command), args


def module(name: str) -> Command:
    """A command's module."""
    found: Command = importlib.import_module(f"battlebook.commands.{name}")
    return found


if __name__ == "__main__":
    sys.exit(main())

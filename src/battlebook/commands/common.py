"""What all commands share: errors, exit statuses, names that are nearly right, output, progress."""

from __future__ import annotations

import argparse
import difflib
import json
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NoReturn, Protocol

from battlebook.kernel.game import Game, spell_key

OK = 0
NEGATIVE = 1
USAGE = 2
MOST_PORT = 65535

Games = Mapping[str, Game]


class Wrong(Exception):
    """The command was used wrongly; the message is one line."""


class Command(Protocol):
    """A command's module."""

    HELP: str

    def add(self, parser: argparse.ArgumentParser) -> None:
        """Declare the arguments."""

    def run(self, args: argparse.Namespace, games: Games) -> int:
        """Do it; returns the exit status. Raises `Wrong`."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """One line on standard error and exit status 2."""
        self.exit(USAGE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def nearest(word: str, words: Iterable[str]) -> str:
    """`` (nearest: x)``, or what there is, or nothing."""
    known = [str(w) for w in words]
    close = difflib.get_close_matches(word, known, 1, 0.4)
    if close:
        return f" (nearest: {close[0]})"
    return f" (there are: {', '.join(known)})" if known else ""


def game_of(games: Games, key: str) -> Game:
    """The game of this key in either spelling. Raises `Wrong`."""
    game = games.get(spell_key(key))
    if game is None:
        raise Wrong(f"unknown game {key!r}{nearest(spell_key(key), games)}")
    return game


def setup_of(game: Game, key: str | None) -> str:
    """A set-up's key; the game's first without one. Raises `Wrong`."""
    keys = [setup.key for setup in game.setups]
    if key is None:
        return keys[0]
    if key not in keys:
        raise Wrong(f"unknown set-up {key!r} of {game.key}{nearest(key, keys)}")
    return key


def whole(least: int) -> Any:
    """An argument type: a whole number that is at least so great."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if value < least:
            raise argparse.ArgumentTypeError(f"{value} is less than {least}")
        return value

    return number


def read_text(path: str) -> str:
    """A file's text. Raises `Wrong` when it cannot be read, UnicodeDecodeError when it is no text."""
    try:
        return Path(path).read_text("utf-8")
    except OSError as wrong:
        raise Wrong(f"cannot read {path}: {wrong.strerror or wrong}") from None


def show(document: Mapping[str, Any]) -> None:
    """One JSON document on standard output."""
    print(json.dumps(document, indent=2, ensure_ascii=False))


def add_json(parser: argparse.ArgumentParser) -> None:
    """The option ``--json``."""
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of text")


def add_lang(parser: argparse.ArgumentParser) -> None:
    """The option ``--lang``."""
    parser.add_argument("--lang", choices=("en", "de"), default="en", help="the language of the words (default: en)")


class Progress:
    """A line on standard error that counts up, when standard error is a terminal."""

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self.done = 0
        self.shown = 0.0
        self.alive = sys.stderr.isatty() and total > 1

    def add(self, n: int = 1) -> None:
        """So many more are done."""
        self.done += n
        now = time.monotonic()
        if self.alive and (now - self.shown > 0.1 or self.done == self.total):
            self.shown = now
            print(f"\r{self.what}: {self.done} of {self.total}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Take the line away."""
        if self.alive:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def add_table(parser: argparse.ArgumentParser) -> None:
    """The options of a table: ``--port``, ``--data``, ``--allow-host``."""
    parser.add_argument("--port", type=port, help="the port to listen on (default: the first free one from 8765)")
    parser.add_argument("--data", metavar="DIR", help="the folder for matches (default: the user's data folder)")
    parser.add_argument(
        "--allow-host",
        metavar="NAME",
        action="append",
        default=[],
        help="a further name under which the table may be reached, for a reverse proxy or a tunnel; may be repeated "
        "(the environment variable BATTLEBOOK_HOSTS takes several, with commas)",
    )


def port(text: str) -> int:
    """An argument type: a port number."""
    value: int = whole(0)(text)
    if value > MOST_PORT:
        raise argparse.ArgumentTypeError(f"{value} is no port; the greatest is {MOST_PORT}")
    return value

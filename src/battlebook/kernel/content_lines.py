"""Where each key and element of a TOML text stands: the reader of the standard library gives no line numbers.

The text must be valid TOML (``tomllib`` has read it); this walk is lenient and looks at nothing but structure.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

Path = tuple[str | int, ...]

TOKEN = re.compile(
    r'(?P<space>[ \t\r]+|\#[^\n]*)|(?P<end>\n)|(?P<long>"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5})'
    r'|(?P<quoted>"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\')|(?P<mark>[\[\]{}=,.])|(?P<bare>[^\s\[\]{}=,.\#"\']+)',
    re.DOTALL,
)


class Token(NamedTuple):
    """One piece of the text: its sort (the group's name in `TOKEN`), the text itself, its line."""

    sort: str
    text: str
    line: int


def locate(text: str) -> dict[Path, int]:
    """The line (from 1) of every table, key and list element of a valid TOML text, by its path."""
    return Walk(text).lines


def line_of(lines: Mapping[Path, int], path: Path) -> int:
    """The line of a path or, when it has none (a missing key), of the nearest thing around it."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


class Lines:
    """The lines of a TOML text, found when somebody asks for the first: sound content never does."""

    __slots__ = ("known", "text")

    def __init__(self, text: str) -> None:
        self.text: str = text
        self.known: dict[Path, int] = {}

    def of(self, path: Path) -> int:
        """The line of a path, as `line_of`."""
        if not self.known:
            self.known = locate(self.text)
        return line_of(self.known, path)


class Walk:
    """One walk over the tokens of a text. ``lines`` is what was found; ``counts`` the length of each array of tables
    so far."""

    __slots__ = ("at", "counts", "lines", "tokens")

    def __init__(self, text: str) -> None:
        self.tokens: list[Token] = tokens_of(text)
        self.at: int = 0
        self.counts: dict[Path, int] = {}
        self.lines: dict[Path, int] = {}
        table: Path = ()
        while self.skip_ends():
            if self.here().text == "[":
                table = self.header()
            else:
                self.pair(table)

    def here(self) -> Token:
        """The token not yet taken; an empty one behind the last."""
        return self.tokens[self.at] if self.at < len(self.tokens) else Token("end", "", 0)

    def take(self) -> Token:
        """The next token."""
        token = self.here()
        self.at += 1
        return token

    def skip_ends(self) -> bool:
        """Pass line ends; whether anything follows."""
        while self.at < len(self.tokens) and self.tokens[self.at].sort == "end":
            self.at += 1
        return self.at < len(self.tokens)

    def names(self, stop: str) -> list[str]:
        """A dotted key up to the token ``stop``, which is taken too."""
        found: list[str] = []
        while self.at < len(self.tokens):
            token = self.take()
            if token.text == stop and token.sort == "mark":
                break
            if token.sort == "quoted":
                found.append(token.text[1:-1])
            elif token.sort == "bare":
                found.append(token.text)
        return found

    def header(self) -> Path:
        """``[a.b]`` or ``[[a.b]]``: the path of the table that begins."""
        line = self.take().line
        is_array = self.here().text == "["
        if is_array:
            self.take()
        parts = self.names("]")
        if is_array:
            self.take()
        path: Path = ()
        for part in parts[:-1]:
            path = self.last((*path, part))
            self.lines.setdefault(path, line)  # ``[a.b]`` makes ``a`` as well
        path = (*path, parts[-1])
        if is_array:
            self.counts[path] = self.counts.get(path, 0) + 1
            self.lines.setdefault(path, line)
            path = self.last(path)
        self.lines[path] = line
        return path

    def last(self, path: Path) -> Path:
        """The last element so far when the path is an array of tables, else the path."""
        return (*path, self.counts[path] - 1) if path in self.counts else path

    def pair(self, table: Path) -> None:
        """``key = value``."""
        line = self.here().line
        path: Path = table
        for name in self.names("="):
            path = (*path, name)
            self.lines.setdefault(path, line)
        self.value(path)

    def value(self, path: Path) -> None:
        """A value: into lists and inline tables, past everything else."""
        opened = self.here().text if self.here().sort == "mark" else ""
        if opened == "[":
            self.take()
            self.elements(path)
        elif opened == "{":
            self.take()
            while self.skip_ends() and self.here().text != "}":
                self.pair(path)
                self.comma()
            self.take()
        else:
            while self.here().sort != "end" and not (self.here().sort == "mark" and self.here().text in ",]}"):
                self.take()

    def elements(self, path: Path) -> None:
        """The elements of a list up to its end."""
        index = 0
        while self.skip_ends() and not (self.here().sort == "mark" and self.here().text == "]"):
            self.lines[(*path, index)] = self.here().line
            self.value((*path, index))
            index += 1
            self.comma()
        self.take()

    def comma(self) -> None:
        """Pass line ends and one comma."""
        if self.skip_ends() and self.here().text == ",":
            self.take()


def tokens_of(text: str) -> list[Token]:
    """The tokens without blanks and comments."""
    found: list[Token] = []
    line = 1
    for match in TOKEN.finditer(text):
        sort = match.lastgroup or ""
        if sort != "space":
            found.append(Token(sort, match.group(), line))
        line += match.group().count("\n")
    return found

"""Content files as they are read: from the installed package, or from a path that somebody names."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple


class Text(NamedTuple):
    """A content file as it was read: its name for people, its text, and why it could not be read (else empty)."""

    name: str
    text: str
    problem: str = ""


def read_package(package: str, folder: str = "content") -> list[Text]:
    """Every TOML file below a folder of a package, in name order, named relative to that folder."""
    return sorted(texts_below(files(package) / folder, ""))


def texts_below(folder: Traversable, prefix: str) -> Iterator[Text]:
    """The TOML files of a folder and of the folders in it."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from texts_below(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith(".toml"):
            yield decoded(prefix + entry.name, entry.read_bytes())


def read_path(path: str) -> list[Text]:
    """A single file, or every TOML file below a folder, named by its path. Raises OSError when it cannot be opened."""
    start = Path(path)
    if start.is_dir():
        return [decoded(str(p), p.read_bytes()) for p in sorted(start.rglob("*.toml")) if p.is_file()]
    return [decoded(path, start.read_bytes())]


def decoded(name: str, raw: bytes) -> Text:
    """The text of a file, or why it is none."""
    try:
        return Text(name, raw.decode("utf-8").removeprefix("\ufeff"))
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return Text(name, "", f"is not UTF-8 text (line {line})")

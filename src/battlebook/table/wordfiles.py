"""The Fluent files for a reader's language: the page's own, the table's, the kernel's, the players' and the games'.

The long texts of rules and rulings (the attributes of ``rules.*.ftl`` and ``rulings.*.ftl``) come as a file of their
own, since only readers of the rulebook need them.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from battlebook import labels
from battlebook.kernel.game import Game

TABLE = "battlebook.table"
STATIC = Path(__file__).parent / "static"
LONG = ("rules.", "rulings.")


@lru_cache(maxsize=16)
def joined(games: tuple[Game, ...], lang: str) -> str | None:
    """One Fluent text for a language without the long texts, or None for a language that is not spoken here."""
    if lang not in labels.LANGUAGES:
        return None
    parts = [f.read_text("utf-8") for f in sorted((STATIC / "words").glob(f"*.{lang}.ftl"))]
    for package in [TABLE, labels.KERNEL, labels.PLAYERS, *packages(games)]:
        for name, text in labels.named_sources(package, lang):
            parts.append(without_attributes(text) if name.startswith(LONG) else text)
    return "\n".join(parts)


@lru_cache(maxsize=16)
def rule_texts(games: tuple[Game, ...], lang: str) -> str | None:
    """The messages of rules and rulings whole, with their long texts; None for a language that is not spoken here."""
    if lang not in labels.LANGUAGES:
        return None
    found = [pair for package in packages(games) for pair in labels.named_sources(package, lang)]
    return "\n".join(text for name, text in found if name.startswith(LONG))


def packages(games: tuple[Game, ...]) -> list[str]:
    """The packages of the games, each once."""
    return sorted({labels.package_of(game) for game in games})


def without_attributes(text: str) -> str:
    """A Fluent text with the values of its messages alone: attributes and what continues them are indented."""
    return "\n".join(line for line in text.splitlines() if not line.startswith((" ", "#")))

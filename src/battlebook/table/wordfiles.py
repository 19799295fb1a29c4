"""The Fluent files for a reader's language: the page's own, the table's, the players' and the games'."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

from battlebook import labels
from battlebook.kernel.game import Game

TABLE = "battlebook.table"
STATIC = Path(__file__).parent / "static"


@lru_cache(maxsize=16)
def joined(games: tuple[Game, ...], lang: str) -> str | None:
    """One Fluent text for a language, or None for a language that is not spoken here."""
    if lang not in labels.LANGUAGES:
        return None
    parts = [f.read_text("utf-8") for f in sorted((STATIC / "words").glob(f"*.{lang}.ftl"))]
    packages = [TABLE, labels.PLAYERS, *sorted({labels.package_of(game) for game in games})]
    for package in packages:
        parts += labels.sources(package, lang)
    return "\n".join(parts)


def tag(text: str) -> str:
    """An entity tag of a text."""
    return '"' + hashlib.sha256(text.encode()).hexdigest()[:24] + '"'

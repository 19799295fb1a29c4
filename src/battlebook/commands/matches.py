"""Reading and checking match files, for ``verify`` and ``replay``."""

from __future__ import annotations

from typing import NamedTuple

from battlebook.commands.common import Games, read_text
from battlebook.kernel.game import Game
from battlebook.kernel.saves import Report, Saved, SaveError, SaveFault, loads, verify

WHOLE_FILE = -1


class Checked(NamedTuple):
    """A match file after its check. ``saved`` and ``game`` are None when it could not even be read."""

    path: str
    report: Report
    saved: Saved | None = None
    game: Game | None = None


def check_file(path: str, games: Games) -> Checked:
    """Read a file and replay it. Raises `Wrong` when there is no such file."""
    try:
        saved = loads(read_text(path))
    except (SaveError, UnicodeDecodeError) as wrong:
        return Checked(path, spoilt("file", str(wrong)))
    game = games.get(saved.header.game)
    if game is None:
        return Checked(path, spoilt("game", f"there is no game {saved.header.game!r} here"), saved)
    return Checked(path, verify(game, saved), saved, game)


def spoilt(field: str, message: str) -> Report:
    """The report on a file that cannot be replayed at all."""
    return Report(0, (SaveFault(WHOLE_FILE, field, message),), (), None)


def where(decision: int) -> str:
    """The place of a fault in words."""
    return {-1: "header", -2: "end"}.get(decision, f"decision {decision}")

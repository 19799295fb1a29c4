"""What the store keeps of a match, as plain records; no database in here."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from battlebook.kernel.header import Decision, SeatInfo

NOTHING: Mapping[str, Any] = MappingProxyType({})
LOBBY = "lobby"
RUNNING = "running"
OVER = "over"
BROKEN = "broken"


def clean(name: str) -> str:
    """A name without control and direction characters, its blanks single."""
    kept = "".join(c for c in name if unicodedata.category(c)[0] != "C")
    return " ".join(kept.split())[:40]


class SeatRow(NamedTuple):
    """One seat: who sits there, the code of a hot-seat, and its part of the dice proof."""

    seat: int
    name: str
    kind: str
    level: str = ""
    code: str = ""
    hashed: str = ""
    value: str = ""

    @property
    def computer(self) -> bool:
        """Whether the table plays it."""
        return self.kind == "computer"

    def info(self) -> SeatInfo:
        """As the header of the match keeps it."""
        return SeatInfo(self.name, "computer" if self.computer else "human", self.level)


class MatchRow(NamedTuple):
    """One match. ``rev`` grows with every change, ``ask_rev`` is the revision at which the open ask was made;
    ``undone`` are decisions taken back (plain), ``summary`` what lists show, ``epoch`` that of the dice to come."""

    id: str
    game: str
    title: str
    state: str
    made_ms: int
    moved_ms: int
    spec: dict[str, Any]
    seats: tuple[SeatRow, ...]
    secret: str
    commitment: str
    seed: int | None = None
    header: dict[str, Any] | None = None
    rev: int = 0
    ask_rev: int = 0
    undone: tuple[dict[str, Any], ...] = ()
    summary: Mapping[str, Any] = NOTHING
    problem: str = ""
    epoch: int = 0


class TokenRow(NamedTuple):
    """What a token opens: the seats of one page, or (``creator``) the renewal of links."""

    hash: str
    match: str
    seats: tuple[int, ...]
    creator: bool = False


class Change(NamedTuple):
    """One revision of a running match, written in one transaction: decisions above ``keep`` go, ``added`` follow.
    ``reason``: why a computer took the first of them, in words."""

    match: str
    keep: int
    added: tuple[Decision, ...]
    rev: int
    ask_rev: int
    undone: tuple[dict[str, Any], ...]
    summary: Mapping[str, Any]
    state: str
    moved_ms: int
    answered: tuple[int, str, str] | None = None
    epoch: int = 0
    reason: Mapping[str, Any] | None = None

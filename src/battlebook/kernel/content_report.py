"""What a content check finds: faults, effects that wait for a later part of the game, counts."""

from __future__ import annotations

from typing import Any, NamedTuple

from battlebook.kernel.content_lines import Path


class Fault(NamedTuple):
    """One fault: file, line (from 1), record (kind and id, or empty), field (or empty), reason."""

    file: str
    line: int
    record: str
    field: str
    message: str

    def __str__(self) -> str:
        place = ", ".join(part for part in (self.record, self.field) if part)
        return f"{self.file}:{self.line}: {place + ': ' if place else ''}{self.message}"


class Deferred(NamedTuple):
    """A keyword in use that loads but does not act yet, and what it waits for."""

    file: str
    line: int
    record: str
    keyword: str
    waits: str


class Report(NamedTuple):
    """The outcome of a content check. ``files`` and ``records`` count what was read."""

    files: int
    records: int
    faults: tuple[Fault, ...]
    deferred: tuple[Deferred, ...] = ()

    def plain(self) -> dict[str, Any]:
        """The report as JSON-able data."""
        return {
            "files": self.files,
            "records": self.records,
            "faults": [f._asdict() for f in self.faults],
            "deferred": [d._asdict() for d in self.deferred],
        }


def field_name(path: Path) -> str:
    """``few.abilities[1].n``: a place inside a record as people write it."""
    return "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in path).removeprefix(".")

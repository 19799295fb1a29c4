"""What the content check looks at, and where it tells a fault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlebook.kernel.content import Content, Record
from battlebook.kernel.content_report import field_name

# What may spoil an installed record of a family, the likeliest first.
SPOIL = {
    "mage": ("spell", "creature"),
    "spell": ("mage", "creature"),
    "terrain": ("terrain",),
    "scenario": ("terrain", "troop", "mage"),
}


class Look:
    """What the check looks at: the files read, and under a corrections file the installed content below them, since
    what is corrected has to fit all the rest."""

    def __init__(self, content: Content, base: Content | None) -> None:
        self.content = content
        self.base = base
        self.spoilt: set[tuple[str, str]] = set()  # installed records whose first fault was told

    def family(self, name: str) -> dict[str, Mapping[str, Any]]:
        """The records of a family as they stand together, by id."""
        below = {} if self.base is None else self.base.family(name)
        return {i: r.data for i, r in {**below, **self.content.family(name)}.items()}

    def records(self, name: str) -> list[Record]:
        """The records of a family as they stand together."""
        below = {} if self.base is None else self.base.family(name)
        return list({**below, **self.content.family(name)}.values())

    def fault(self, record: Record, path: tuple[str | int, ...], message: str) -> None:
        """Note a fault; the first one of an installed record at the correction that spoils it."""
        if record.key in self.content.found:
            self.content.fault(record, path, message)
            return
        if record.key in self.spoilt:
            return
        self.spoilt.add(record.key)
        first = next((r for name in SPOIL[record.kind.name] for r in self.content.family(name).values()), None)
        blamed = first or self.content.records[0]
        place = ", ".join(part for part in (f"{record.kind.name} {record.id}", field_name(path)) if part)
        self.content.fault(blamed, (), f"with it {place} has a fault: {message}")

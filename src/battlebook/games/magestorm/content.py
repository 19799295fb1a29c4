"""The content of the game, loaded once: the box's cards, spells, boards and terrain, the scenarios, and what an owner
corrects.

The variable ``BATTLEBOOK_CORRECTIONS`` of the environment may name files or folders (separated like a PATH) whose
records override the installed ones; records for other games are left alone.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from battlebook.games.magestorm import content_check
from battlebook.games.magestorm.content_make import make_card, make_mage, make_spell, make_terrain, number_of
from battlebook.games.magestorm.pieces import Card, Mage, Spell, Terrain
from battlebook.games.magestorm.scenario import Parts, Scenario, make_scenario
from battlebook.kernel import content as kernel_content
from battlebook.kernel.content import Content
from battlebook.kernel.content_files import Text, read_package, read_path
from battlebook.kernel.content_report import Fault, Report

PACKAGE = "battlebook.games.magestorm"
CORRECTIONS = "BATTLEBOOK_CORRECTIONS"
OWN = 'game="magestorm"'


class BrokenContent(ValueError):
    """The content has faults; the message holds the first."""


class Library:
    """Everything made from the records: tuples in file order, and indexes by id."""

    def __init__(self, records: Mapping[tuple[str, str], Mapping[str, Any]]) -> None:
        self.records = records
        families = ("mage", "spell", "terrain", "scenario")
        ids = {name: [i for family, i in records if family == name] for name in families}
        cards = [key for key in records if key[0] == "troop"] + [key for key in records if key[0] == "creature"]
        mage_of = {i: n for n, i in enumerate(ids["mage"])}
        spell_of = {i: n for n, i in enumerate(ids["spell"])}
        card_of = {key[1]: n for n, key in enumerate(cards)}
        self.cards = tuple(make_card(n, key[1], records[key], mage_of) for n, key in enumerate(cards))
        self.spells = tuple(make_spell(n, i, records["spell", i], mage_of, card_of) for n, i in enumerate(ids["spell"]))
        self.mages = tuple(make_mage(n, i, records["mage", i], spell_of) for n, i in enumerate(ids["mage"]))
        self.terrain = tuple(make_terrain(n, i, records["terrain", i]) for n, i in enumerate(ids["terrain"]))
        parts = Parts({c.id: c for c in self.cards}, {m.id: m for m in self.mages}, {t.id: t for t in self.terrain})
        order = sorted(ids["scenario"], key=lambda i: records["scenario", i]["number"])
        self.scenarios = tuple(make_scenario(n, i, records["scenario", i], parts) for n, i in enumerate(order))
        self.limits: dict[str, int] = {
            name: number_of(v) for name, v in records["limits", "limits"].items() if name not in META
        }


META = ("id", "provenance", "source")


def corrections() -> list[Text]:
    """The files that the environment names. Raises OSError when one cannot be read."""
    named = os.environ.get(CORRECTIONS, "")
    texts = [text for path in named.split(os.pathsep) if path for text in read_path(path)]
    return [text for text in texts if any(OWN in line.replace(" ", "") for line in text.text.splitlines())]


def read_all() -> tuple[Content, Content]:
    """The installed content, and the corrections over it, both checked. Raises `BrokenContent`."""
    installed = content_check.read(read_package(PACKAGE))
    over = Content() if installed.faults else content_check.read(corrections(), installed)
    faults = installed.faults + over.faults
    if faults:
        raise BrokenContent(str(min(faults)))
    return installed, over


INSTALLED, OVER = read_all()
RECORDS: dict[tuple[str, str], Mapping[str, Any]] = {r.key: r.data for r in (*INSTALLED.records, *OVER.records)}
LIBRARY = Library(RECORDS)
CARDS: tuple[Card, ...] = LIBRARY.cards
SPELLS: tuple[Spell, ...] = LIBRARY.spells
MAGES: tuple[Mage, ...] = LIBRARY.mages
TERRAIN: tuple[Terrain, ...] = LIBRARY.terrain
SCENARIOS: tuple[Scenario, ...] = LIBRARY.scenarios
LIMITS: dict[str, int] = LIBRARY.limits
CARD_INDEX: dict[str, int] = {c.id: c.number for c in CARDS}
SPELL_INDEX: dict[str, int] = {s.id: s.number for s in SPELLS}
MAGE_INDEX: dict[str, int] = {m.id: m.number for m in MAGES}
TERRAIN_INDEX: dict[str, int] = {t.id: t.number for t in TERRAIN}
HASH: str = kernel_content.content_hash([*INSTALLED.records, *OVER.records])


def content_hash() -> str:
    """The hash over every record, corrections included."""
    return HASH


def check(path: str | None = None) -> Report:
    """Check the installed content, or the corrections (a folder or one file) at ``path``. Raises OSError when the path
    cannot be read."""
    if path is None:
        return content_check.read(read_package(PACKAGE)).report()
    texts = read_path(path)
    if not texts:
        return Report(0, 0, (Fault(path, 1, "", "", "holds no TOML file"),))
    return content_check.read(texts, INSTALLED).report()

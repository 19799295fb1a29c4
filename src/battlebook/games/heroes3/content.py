"""The content of the game, loaded once from the package: units, faces, tables, banks, decks.

A *face* is one side of a unit card as it can lie on the board; faces are numbered, and the state knows their numbers
only. Nothing here is changed after it was loaded.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from battlebook.games.heroes3 import content_check, content_check_cards
from battlebook.games.heroes3.content_kinds import DIFFICULTIES, FIELDS, TIERS
from battlebook.games.heroes3.faces import Face, make_face
from battlebook.kernel import content as kernel_content
from battlebook.kernel.content import Content
from battlebook.kernel.content_files import Text, read_package, read_path
from battlebook.kernel.content_report import Fault, Report

PACKAGE = "battlebook.games.heroes3"
FAMILIES = ("unit", "neutral unit", "bank unit", "siege card")


class BrokenContent(ValueError):
    """The installed content has faults; the message holds the first."""


def read_all() -> tuple[Content, Content]:
    """Vocabulary and everything else, checked. Raises `BrokenContent`."""
    texts = read_package(PACKAGE)
    words = content_check.read_words(texts)
    rest = content_check.read([t for t in texts if t.name not in content_check.VOCABULARIES], words)
    faults = words.faults + rest.faults
    if faults:
        raise BrokenContent(str(min(faults)))
    return words, rest


def unit_sides() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every unit id, side and record in the order of the faces: units of players, Neutrals, guards of banks, siege.

    The alternative card of a unit is a card of the same unit: its sides are called ``alt_few`` and ``alt_pack``.
    """
    for record in [r for family in FAMILIES for r in CONTENT.family(family).values()]:
        data = dict(record.data)
        for side in ("few", "pack", "neutral"):
            if side in data:
                yield record.id, side, data
        if "alt_few" in data:
            other = {**data, "few": data["alt_few"], "pack": data["alt_pack"]}
            yield record.id, "alt_few", other
            yield record.id, "alt_pack", other


def make_faces() -> tuple[Face, ...]:
    """All faces; a Pack knows the face of its Few."""
    faces: list[Face] = []
    for index, (_, side, record) in enumerate(unit_sides()):
        few = index - 1 if side in ("pack", "alt_pack") else -1
        faces.append(make_face(index, record, side.removeprefix("alt_"), few))
    return tuple(faces)


WORDS, CONTENT = read_all()
EFFECTS: dict[str, dict[str, Any]] = {i: dict(r.data) for i, r in WORDS.family("effect").items()}
KEYWORDS: dict[str, dict[str, Any]] = {i: dict(r.data) for i, r in WORDS.family("keyword").items()}
UNITS: dict[str, dict[str, Any]] = {}
FACE_INDEX: dict[tuple[str, str], int] = {}
FACE_KEYS: tuple[tuple[str, str], ...] = tuple((unit, side) for unit, side, _ in unit_sides())
FACE_RECORDS: tuple[dict[str, Any], ...] = tuple(record for _, _, record in unit_sides())
for number, (key, values) in enumerate(zip(FACE_KEYS, FACE_RECORDS)):
    FACE_INDEX[key] = number
    UNITS.setdefault(key[0], values)
FACES: tuple[Face, ...] = make_faces()

TABLES: dict[str, dict[str, Any]] = {i: dict(r.data) for i, r in CONTENT.family("table").items()}
BANKS: dict[str, tuple[int, ...]] = {
    i: tuple(FACE_INDEX[unit, "neutral"] for unit in r.data["units"]) for i, r in CONTENT.family("bank").items()
}
ARMIES: dict[str, dict[str, Any]] = {i: dict(r.data) for i, r in CONTENT.family("army").items()}
EXPEDITIONS: dict[str, dict[str, Any]] = {i: dict(r.data) for i, r in CONTENT.family("expedition").items()}
NEUTRAL_DECKS: dict[str, tuple[int, ...]] = {
    tier: tuple(FACE_INDEX[i, "neutral"] for i, r in CONTENT.family("neutral unit").items() if r.data["tier"] == tier)
    for tier in TIERS
}
GUARDS: dict[tuple[str, str], tuple[str, ...]] = {
    (field, difficulty): tuple(TABLES["difficulty_table"]["rows"][field][difficulty])
    for field in FIELDS
    for difficulty in DIFFICULTIES
}
STACK_TOKENS: dict[str, int] = dict(TABLES["creature_banks"]["stack_tokens"])
SUMMONED: frozenset[str] = frozenset(r.id for r in CONTENT.records if r.kind.name == "unit" and "faction" not in r.data)
HASH: str = kernel_content.content_hash([*WORDS.records, *CONTENT.records])


def content_hash() -> str:
    """The hash over every record."""
    return HASH


def check(path: str | None = None) -> Report:
    """Check the installed content, or the pack (a folder or one file) at ``path``. Raises OSError when the path cannot
    be read."""
    if path is None:
        texts = read_package(PACKAGE)
        words = content_check.read_words(texts)
        rest = content_check.read([t for t in texts if t.name not in content_check.VOCABULARIES], words)
        faults = tuple(sorted({*words.faults, *rest.faults}))
        uses = (*content_check.deferred_uses(rest, words), *content_check_cards.deferred_uses(rest, words))
        return Report(len(texts), len(words.records) + len(rest.records), faults, uses)
    return check_pack(path, read_path(path))


def check_pack(path: str, texts: list[Text]) -> Report:
    """Check the files of a pack against the installed content."""
    if not texts:
        return Report(0, 0, (Fault(path, 1, "", "", "holds no TOML file"),))
    pack = content_check.read(texts, WORDS, CONTENT)
    return pack.report((*content_check.deferred_uses(pack, WORDS), *content_check_cards.deferred_uses(pack, WORDS)))

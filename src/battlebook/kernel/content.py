"""Content files: reading, checking against a game's schema, overriding by packs, and the hash that names them.

Every fault is collected with file, line, record, field and reason; nothing stops at the first. A pack is a folder of
files in the same schema whose records replace values of records with the same id.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from battlebook.kernel.content_files import Text
from battlebook.kernel.content_lines import Lines, Path
from battlebook.kernel.content_report import Deferred, Fault, Report, field_name
from battlebook.kernel.content_schema import (
    NO_FIELDS,
    PROVENANCE,
    SOURCES,
    STR,
    FileKind,
    Kind,
    RecordKind,
    faults_in,
    maybe,
    near,
    references,
    table,
)

AT_LINE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class Record(NamedTuple):
    """One record where it stands: its kind, its id, its values, its file, its path there and the file's lines.

    ``own`` is what the file itself says; ``data`` differs from it only in a pack, where it holds the overridden
    record whole.
    """

    kind: RecordKind
    id: str
    data: Mapping[str, Any]
    own: Mapping[str, Any]
    file: str
    path: Path
    lines: Lines
    provenance: str

    @property
    def key(self) -> tuple[str, str]:
        """Family and id: unique."""
        return self.kind.name, self.id

    def line(self, path: Path = ()) -> int:
        """The line of a place inside the record."""
        return self.lines.of(self.path + path)


class Content:
    """What was read from some files: records in file order, and every fault so far."""

    __slots__ = ("faults", "files", "found", "records")

    def __init__(self) -> None:
        self.files: int = 0
        self.records: list[Record] = []
        self.found: dict[tuple[str, str], Record] = {}
        self.faults: list[Fault] = []

    def fault(self, record: Record, path: Path, message: str) -> None:
        """Note a fault at a place inside a record."""
        where = f"{record.kind.name} {record.id}" if record.id else record.kind.name
        self.faults.append(Fault(record.file, record.line(path), where, field_name(path), message))

    def family(self, name: str) -> dict[str, Record]:
        """The records of one family by id."""
        return {r.id: r for r in self.records if r.kind.name == name}

    def report(self, deferred: Iterable[Deferred] = ()) -> Report:
        """Counts, faults in file and line order, deferred uses."""
        return Report(self.files, len(self.records), tuple(sorted(set(self.faults))), tuple(deferred))


def check_texts(texts: Sequence[Text], kinds: Sequence[FileKind], game: str, base: Content | None = None) -> Content:
    """Read and check files. With ``base`` they are a pack: a record with a known id changes that record's values.

    References may point into ``base`` as well.
    """
    content = Content()
    for text in texts:
        content.files += 1
        read_text(content, text, kinds, game, base)
    for record in content.records:
        check_record(content, record, base)
    return content


def read_text(content: Content, text: Text, kinds: Sequence[FileKind], game: str, base: Content | None) -> None:
    """Parse one file, check its header, collect its records."""
    if text.problem:
        content.faults.append(Fault(text.name, 1, "", "", text.problem))
        return
    try:
        data = tomllib.loads(text.text)
    except tomllib.TOMLDecodeError as error:
        content.faults.append(syntax_fault(text, str(error)))
        return
    lines = Lines(text.text)
    kind = file_kind(content, text.name, data, lines, kinds)
    if kind is None:
        return
    check_header(content, text.name, data, lines, kind, game)
    for record_kind in kind.records:
        for path, own in placed(data, record_kind):
            add_record(content, base, text.name, data, Place(record_kind, path, own, lines))


def syntax_fault(text: Text, message: str) -> Fault:
    """A file that is not TOML, with the parser's own line."""
    at = AT_LINE.search(message)
    line = int(at[1]) if at and at[1] else text.text.count("\n") + 1
    return Fault(text.name, line, "", "", "is not valid TOML: " + AT_LINE.sub("", message))


def file_kind(
    content: Content, name: str, data: Mapping[str, Any], lines: Lines, kinds: Sequence[FileKind]
) -> FileKind | None:
    """The kind that the file's header names, or None and a fault."""
    fitting = [k for k in kinds if k.schema == data.get("schema")]
    field, known = "schema", [k.schema for k in kinds]
    if fitting and any(k.kind for k in fitting):
        field, known = "kind", [k.kind for k in fitting]
        fitting = [k for k in fitting if k.kind == data.get("kind")]
    if fitting:
        return fitting[0]
    value = data.get(field)
    known = sorted(set(known))
    message = "is missing" if value is None else f"unknown {field} {value!r}{near(value, known)}"
    content.faults.append(Fault(name, lines.of((field,)), "", field, f"{message}; known: {', '.join(known)}"))
    return None


def check_header(content: Content, name: str, data: Mapping[str, Any], lines: Lines, kind: FileKind, game: str) -> None:
    """Everything in the file that is not a record."""
    fields: dict[str, Kind] = {"schema": STR, "game": STR, "provenance": maybe(PROVENANCE), **kind.header}
    if kind.kind:
        fields["kind"] = STR
    keys = {r.key for r in kind.records}
    rest = {k: v for k, v in data.items() if k not in keys}
    known = table({**fields, **dict.fromkeys(keys - data.keys(), maybe(STR))})
    for path, message in faults_in(rest, known):
        content.faults.append(Fault(name, lines.of(path), "", field_name(path), message))
    if data.get("game", game) != game:
        message = f"is for {data['game']!r}, not for {game!r}"
        content.faults.append(Fault(name, lines.of(("game",)), "", "game", message))


class Place(NamedTuple):
    """A record's table as found in a file."""

    kind: RecordKind
    path: Path
    own: Any
    lines: Lines


def placed(data: Mapping[str, Any], kind: RecordKind) -> Iterator[tuple[Path, Any]]:
    """The tables of a kind of record with their paths."""
    if kind.key not in data:
        return
    value = data[kind.key]
    if kind.single or not isinstance(value, list):
        yield (kind.key,), value
    else:
        yield from (((kind.key, i), element) for i, element in enumerate(value))


def add_record(content: Content, base: Content | None, file: str, data: Mapping[str, Any], at: Place) -> None:
    """Take a record in: it must be a table with an id of its own."""
    is_table = isinstance(at.own, dict)
    own: dict[str, Any] = at.own if is_table else {}
    named = own.get("id", "")
    identity = at.kind.key if at.kind.single else named if isinstance(named, str) else ""
    under = base.found.get((at.kind.name, identity)) if base is not None else None
    whole = overlay(under.data, own) if under is not None else own
    source = str(own.get("provenance", data.get("provenance", "")))
    record = Record(at.kind, identity, whole, own, file, at.path, at.lines, source)
    if not is_table or (not at.kind.single and isinstance(at.path[-1], str)):
        content.fault(record, (), "must be a table" if at.kind.single else f"must be written [[{at.kind.key}]]")
    elif identity and record.key in content.found:
        first = content.found[record.key]
        content.fault(record, ("id",), f"id {identity!r} is used before in {first.file}:{first.line()}")
    else:
        content.records.append(record)
        if identity:
            content.found[record.key] = record


def overlay(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Values of ``above`` in place of those ``below``; tables are gone into, lists are replaced whole."""
    merged = dict(below)
    for key, value in above.items():
        under = merged.get(key)
        inner = isinstance(value, dict) and isinstance(under, dict)
        merged[key] = overlay(under, value) if inner and under is not None else value
    return merged


def check_record(content: Content, record: Record, base: Content | None) -> None:
    """Fields, provenance and references of one record."""
    shape = record.kind.shape
    basic: dict[str, Kind] = {"provenance": maybe(PROVENANCE), "source": maybe(SOURCES)}
    if not record.kind.single:
        basic["id"] = STR
    new = base is not None and record.key not in base.found
    hint = nothing_below(record, base) if new else ""
    for path, message in faults_in(record.data, table({**basic, **shape.fields})):
        content.fault(record, path, message + (hint if message.endswith("is missing") else ""))
    check_provenance(content, record)
    for path, wanted, families in references(record.data, shape):
        check_reference(content, record, path, wanted, families, base)


def nothing_below(record: Record, base: Content | None) -> str:
    """What a pack's incomplete record is told: there is nothing that it could override."""
    known = base.family(record.kind.name) if base is not None else NO_FIELDS
    return f"; there is no {record.kind.name} {record.id!r} to override{near(record.id, known)}"


def check_provenance(content: Content, record: Record) -> None:
    """Every record says where its values come from; public values name the source."""
    if not record.provenance:
        content.fault(record, ("provenance",), f"is missing: one of {', '.join(PROVENANCE.choices)}")
    elif record.provenance == "public" and "source" not in record.own:
        content.fault(record, ("source",), "is missing: public values name their source")


def check_reference(
    content: Content, record: Record, path: Path, wanted: str, families: tuple[str, ...], base: Content | None
) -> None:
    """An id must be that of a record of one of the families."""
    sources = (content,) if base is None else (content, base)
    if any((family, wanted) in s.found for s in sources for family in families):
        return
    known = [i for s in sources for family, i in s.found if family in families]
    content.fault(record, path, f"there is no {' or '.join(families)} {wanted!r}{near(wanted, known)}")


def content_hash(records: Iterable[Record]) -> str:
    """32 hexadecimal digits over family, id and values of all records, whatever their files and order."""
    rows = sorted((r.kind.name, r.id, json.dumps(r.data, sort_keys=True, ensure_ascii=False)) for r in records)
    return hashlib.blake2b(json.dumps(rows, ensure_ascii=False).encode(), digest_size=16).hexdigest()

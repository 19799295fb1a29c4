"""Schemas of content files as data: what kinds of records there are, and what each field must hold.

`faults_in` checks a value against a `Kind` and yields every fault with its path; it never stops at the first.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from battlebook.kernel.content_lines import Path

Found: TypeAlias = tuple[Path, str]
NO_FIELDS: Mapping[str, Any] = MappingProxyType({})

TYPE_NAMES: dict[type[Any], str] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "text",
    list: "a list",
    dict: "a table",
}
TYPES: dict[str, type[Any]] = {"int": int, "str": str, "bool": bool, "list": list, "table": dict}


class Kind(NamedTuple):
    """What a value must be.

    ``name``: int, str, bool, any, choice, list, table, map, either, tagged, ref. ``choices``: words of a choice; for
    ``ref`` the kinds of record one of which must have this id; for ``tagged`` the key that names the table's shape.
    ``least``/``most``: limits of a number or of a list's length. ``of``: the kind of a list's elements or a map's
    values, or the kinds of ``either``. ``fields``: the fields of a table by name; the shapes of ``tagged`` by tag.
    ``optional``: the field may be absent.
    """

    name: str
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    of: tuple[Any, ...] = ()
    fields: Mapping[str, Any] = NO_FIELDS
    optional: bool = False


INT = Kind("int")
STR = Kind("str")
BOOL = Kind("bool")
ANY = Kind("any")


def number(least: int | None = None, most: int | None = None) -> Kind:
    """A whole number within limits."""
    return Kind("int", least=least, most=most)


def choice(*words: str) -> Kind:
    """One of some words."""
    return Kind("choice", words)


def each(kind: Kind, least: int | None = None, most: int | None = None) -> Kind:
    """A list whose elements are all of a kind."""
    return Kind("list", of=(kind,), least=least, most=most)


def table(fields: Mapping[str, Kind]) -> Kind:
    """A table with these fields and no others."""
    return Kind("table", fields=fields)


def mapping(kind: Kind) -> Kind:
    """A table with any keys, whose values are all of a kind."""
    return Kind("map", of=(kind,))


def either(*kinds: Kind) -> Kind:
    """A value of one of the kinds."""
    return Kind("either", of=kinds)


def tagged(tag: str, shapes: Mapping[str, Kind]) -> Kind:
    """A table whose key ``tag`` names its shape: an effect out of a closed vocabulary."""
    return Kind("tagged", (tag,), fields=shapes)


def ref(*kinds: str) -> Kind:
    """The id of a record of one of these kinds; checked when all records are read."""
    return Kind("ref", kinds)


def maybe(kind: Kind) -> Kind:
    """The same kind for a field that may be absent."""
    return kind._replace(optional=True)


SOURCES = either(STR, each(STR, least=1))
PROVENANCE = choice("printed", "derived", "public", "built-in")


class RecordKind(NamedTuple):
    """One kind of record in a file: an array of tables ``key`` (``[[unit]]``), or with ``single`` one table.

    ``name`` is the family in which ids are unique; ``key`` where it stands in the file. A record whose provenance is
    "public" must name its source.
    """

    name: str
    key: str
    shape: Kind
    single: bool = False


class FileKind(NamedTuple):
    """One kind of file, recognised by its header (``schema``, and ``kind`` where that says more)."""

    schema: str
    records: tuple[RecordKind, ...]
    kind: str = ""
    header: Mapping[str, Kind] = NO_FIELDS


def near(word: object, words: Iterable[str]) -> str:
    """`` (nearest: 'x')`` or nothing."""
    found = difflib.get_close_matches(str(word), list(words), 1, 0.5)
    return f" (nearest: {found[0]!r})" if found else ""


def said(value: object) -> str:
    """A value in a message."""
    shown = repr(value)
    return shown if len(shown) <= 40 else shown[:37] + "..."


def faults_in(value: object, kind: Kind, path: Path = ()) -> Iterator[Found]:
    """Every fault of a value, with the path of the place inside it."""
    if kind.name == "any":
        return
    if kind.name == "either":
        yield from either_faults(value, kind, path)
    elif kind.name in ("choice", "ref"):
        yield from word_faults(value, kind, path)
    elif kind.name in ("map", "table", "tagged"):
        yield from table_faults(value, kind, path)
    elif type(value) is not TYPES[kind.name]:
        yield path, wrong_type(value, TYPES[kind.name])
    elif isinstance(value, int):
        yield from limit_faults(value, "", kind, path)
    elif isinstance(value, list):
        yield from limit_faults(len(value), " elements", kind, path)
        for i, element in enumerate(value):
            yield from faults_in(element, kind.of[0], (*path, i))


def wrong_type(value: object, wanted: type[Any]) -> str:
    """The message for a value of the wrong type."""
    return f"must be {TYPE_NAMES[wanted]}, not {TYPE_NAMES.get(type(value), 'this')} ({said(value)})"


def limit_faults(n: int, what: str, kind: Kind, path: Path) -> Iterator[Found]:
    """A number or a length outside its limits."""
    if kind.least is not None and n < kind.least:
        yield path, f"is {n}{what}, must be at least {kind.least}"
    if kind.most is not None and n > kind.most:
        yield path, f"is {n}{what}, must be at most {kind.most}"


def either_faults(value: object, kind: Kind, path: Path) -> Iterator[Found]:
    """The faults against the kind of the right type, or the last one's."""
    tries = [list(faults_in(value, k, path)) for k in kind.of]
    if all(tries):
        deeper = [t for t in tries if any(p != path for p, _ in t)]
        yield from (deeper or tries)[-1]


def word_faults(value: object, kind: Kind, path: Path) -> Iterator[Found]:
    """A word that is not text or not one of the choices."""
    if not isinstance(value, str):
        yield path, wrong_type(value, str)
    elif kind.name == "choice" and value not in kind.choices:
        yield path, f"unknown word {value!r}{near(value, kind.choices)}; known: {', '.join(kind.choices)}"


def table_faults(value: object, kind: Kind, path: Path) -> Iterator[Found]:
    """Unknown, missing and wrong fields of a table."""
    if not isinstance(value, dict):
        yield path, wrong_type(value, dict)
    elif kind.name == "map":
        for key, inner in value.items():
            yield from faults_in(inner, kind.of[0], (*path, key))
    elif kind.name == "tagged":
        yield from tagged_faults(value, kind, path)
    else:
        yield from field_faults(value, kind.fields, path, "")


def tagged_faults(value: dict[str, object], kind: Kind, path: Path) -> Iterator[Found]:
    """An effect: its keyword must be known, its parameters must be those of the keyword."""
    tag = kind.choices[0]
    word = value.get(tag)
    shape = kind.fields.get(word) if isinstance(word, str) else None
    if tag not in value:
        yield (*path, tag), "is missing"
    elif shape is None:
        yield (*path, tag), f"unknown keyword {said(word)}{near(word, kind.fields)}"
    else:
        rest = {k: v for k, v in value.items() if k != tag}
        yield from field_faults(rest, shape.fields, path, f" of {word!r}")


def field_faults(value: dict[str, object], fields: Mapping[str, Kind], path: Path, whose: str) -> Iterator[Found]:
    """Fields in the table's own order, then what is missing."""
    word = "parameter" if whose else "field"
    for key, inner in value.items():
        if key in fields:
            yield from faults_in(inner, fields[key], (*path, key))
        else:
            missing = [f for f in fields if f not in value]
            hint = near(key, missing) or near(key, fields) or f"; known: {', '.join(fields) or 'none'}"
            yield (*path, key), f"unknown {word} {key!r}{whose}{hint}"
    for key, kind in fields.items():
        if key not in value and not kind.optional:
            yield (*path, key), f"{word} {key!r}{whose} is missing"


def references(value: object, kind: Kind, path: Path = ()) -> Iterator[tuple[Path, str, tuple[str, ...]]]:
    """Every id in a value that must be the id of another record: path, id, kinds of record."""
    if kind.name == "ref" and isinstance(value, str):
        yield path, value, kind.choices
    elif kind.name == "either":
        for option in kind.of:
            if not list(faults_in(value, option)):
                yield from references(value, option, path)
                return
    elif isinstance(value, list) and kind.name == "list":
        for i, element in enumerate(value):
            yield from references(element, kind.of[0], (*path, i))
    elif isinstance(value, dict):
        yield from table_references(value, kind, path)


def table_references(value: dict[str, object], kind: Kind, path: Path) -> Iterator[tuple[Path, str, tuple[str, ...]]]:
    """The references inside a table."""
    fields = kind.fields
    if kind.name == "tagged":
        shape = fields.get(str(value.get(kind.choices[0])))
        fields = shape.fields if shape is not None else {}
    for key, inner in value.items():
        inner_kind = kind.of[0] if kind.name == "map" else fields.get(key)
        if inner_kind is not None:
            yield from references(inner, inner_kind, (*path, key))

"""Writes the page's types from the structs of the protocol.

python scripts/protocol_types.py           writes web/src/protocol/generated.ts
python scripts/protocol_types.py --check   fails when that file is not what the structs say
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from battlebook.table import asking, pages, parts, protocol, rulebooks, trial_pages

TARGET = Path("web/src/protocol/generated.ts")
HEAD = """/** What the table and a page say to each other, made by scripts/protocol_types.py from the structs in
    src/battlebook/table/ (protocol.py, asking.py, pages.py, trial_pages.py, rulebooks.py).
    Every message carries `v` and `t`; unknown fields are ignored. */

export type Key = (string | number)[];
export type Arg = string | number | Ref | Words;
/** pick: candidates ascending. order: a permutation. partition: the part of each item, -1 = left out. place: [item,
    space] ascending. pay: the amount from each purse. number, die: one number. groups: the items of each group. */
export type FormAnswer = (number | number[])[];
export type Text = Words | string;
"""
# Structs whose name on the page differs, because the name means something else there.
NAMES = {
    "Refused": {"battlebook.table.protocol": "RefusedMessage", "battlebook.table.asking": "Refused"},
    "PresenceNow": {"battlebook.table.protocol": "PresenceMessage"},
    "Error": {"battlebook.table.protocol": "ErrorMessage"},
    "Proof": {"battlebook.table.protocol": "ProofMessage"},
}
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
}


def name_of(cls: type[Any]) -> str:
    """The name of a struct on the page."""
    return NAMES.get(cls.__name__, {}).get(cls.__module__, cls.__name__)


def type_of(t: inspect.Type) -> str:
    """A type as TypeScript."""
    if isinstance(t, inspect.Metadata):
        told = (t.extra or {}).get("ts")
        return told or type_of(t.type)
    if type(t) in PLAIN:
        return PLAIN[type(t)]
    if isinstance(t, inspect.LiteralType):
        return " | ".join(f'"{v}"' for v in t.values)
    if isinstance(t, inspect.StructType):
        return name_of(t.cls)
    if isinstance(t, inspect.DictType):
        return f"Record<{type_of(t.key_type)}, {type_of(t.value_type)}>"
    if isinstance(t, inspect.ListType | inspect.VarTupleType):
        return list_of(type_of(t.item_type))
    if isinstance(t, inspect.UnionType):
        parts = dict.fromkeys(type_of(one) for one in t.types)
        return " | ".join(sorted(parts, key=lambda part: part == "null"))
    raise TypeError(f"no page type for {t!r}")


def list_of(inner: str) -> str:
    """A list of something."""
    return f"({inner})[]" if " | " in inner and not inner.startswith("[") else f"{inner}[]"


def may_lack(field: inspect.Field, sent_whole: bool) -> bool:
    """Whether a message may come without the field."""
    if field.required:
        return False
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return unset or not sent_whole


def fields_of(cls: type[Any]) -> inspect.StructType:
    """What msgspec knows of a struct."""
    told = inspect.type_info(cls)
    assert isinstance(told, inspect.StructType)
    return told


def interface(cls: type[Any]) -> str:
    """One struct as an interface."""
    told = fields_of(cls)
    # What the table sends whole is always there; what a page sends may leave out what has a default.
    sent_whole = not cls.__struct_config__.omit_defaults
    lines = [f"/** {' '.join((cls.__doc__ or '').split())} */", f"export interface {name_of(cls)} {{"]
    if told.tag_field is not None:
        lines.append(f'  {told.tag_field}: "{told.tag}";')
    for field in told.fields:
        optional = "?" if may_lack(field, sent_whole) else ""
        kind = "1" if field.encode_name == "v" else type_of(field.type)
        lines.append(f"  {field.encode_name}{optional}: {kind};")
    return "\n".join([*lines, "}"])


def structs(module: Any) -> list[type[Any]]:
    """The structs that a module defines, in its order, without mere bases."""
    found = [v for v in vars(module).values() if isinstance(v, type) and issubclass(v, msgspec.Struct)]
    bases = (protocol.Message, protocol.Said, protocol.Status)
    return [cls for cls in found if cls.__module__ == module.__name__ and cls not in bases]


def status() -> str:
    """What a view and a patch have in common, for code that takes either."""
    fields = ("ask", "waiting", "undo", "over", "heading", "phases", "events_from", "events")
    return "export type Status = Pick<View, " + " | ".join(f'"{f}"' for f in fields) + ">;"


def union(name: str, members: Iterable[type[Any]]) -> str:
    """A union of structs."""
    return f"export type {name} =\n" + "\n".join(f"  | {name_of(m)}" for m in members) + ";"


def text() -> str:
    """The whole file."""
    made = [HEAD]
    for module in (asking, parts, protocol, pages, trial_pages, rulebooks):
        made += [interface(cls) for cls in structs(module)]
    style = next(type_of(f.type) for f in fields_of(asking.Option).fields if f.name == "style")
    made.append(f"export type Style = {style};")
    made.append(union("Form", get_args(asking.Form)))
    made.append(status())
    made.append(union("FromTable", get_args(protocol.FromTable)))
    made.append(union("FromPage", get_args(protocol.FromPage)))
    return "\n".join(made) + "\n"


def main(arguments: list[str]) -> int:
    target = Path(__file__).resolve().parent.parent / TARGET
    made = text()
    if arguments == ["--check"]:
        if target.is_file() and target.read_text("utf-8") == made:
            return 0
        print(f"{TARGET} is not what the structs say: run python scripts/protocol_types.py", file=sys.stderr)
        return 1
    if arguments:
        print("usage: protocol_types.py [--check]", file=sys.stderr)
        return 2
    target.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

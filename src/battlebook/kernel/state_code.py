"""The kinds of a state's fields, and the code that a table of fields becomes: clone, equality, canonical bytes.

The code is straight-line text, one expression a field. Plain Python runs it when a table is made; the compiled build
writes it into a module (`battlebook.games.GAME.state_code`) and compiles it with the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

NUMBER = "number"  # one whole number or bool, told fastest up to 64 bits
VALUE = "value"  # a whole number, bool, string or None; or tuples of these
HELD = "held"  # such tuples that seldom change: replaced then; their bytes are kept as long as they stay
BYTES = "bytes"  # a list of numbers from 0 to 255
ROW = "row"  # a tuple of such numbers, which seldom change: it is replaced then, and clones share it
PACKED = "packed"  # the same as bytes, as many in every state of a match: told as they are, never converted
INTS = "ints"  # a list of whole numbers, told fastest up to 64 bits
STATIC = "static"  # content or settings, shared by reference, the same in all states of a match
FRAMES = "frames"  # the stack
PASSING = "passing"  # never saved or compared; clones start with None

COMPARED = (NUMBER, VALUE, HELD, BYTES, ROW, PACKED, INTS, FRAMES)


def code_text(fields: Mapping[str, str]) -> str:
    """The functions ``clone``, ``equal`` and ``canonical`` of a table. They use the names State, frames_plain,
    pack_numbers, told and told_held."""
    copies = [f"t.{name} = {copy_of(kind, f's.{name}')}" for name, kind in fields.items()]
    return "\n".join(
        [
            "def clone(s: State) -> State:",
            "    t = State.__new__(State)",
            *[f"    {copy}" for copy in copies],
            "    return t",
            "def equal(s: State, o: State) -> bool:",
            f"    return {' and '.join(same(n, k) for n, k in fields.items() if k in COMPARED)}",
            "def canonical(s: State) -> bytes:",
            f"    return {canonical_of(fields)}",
            "",
        ]
    )


def copy_of(kind: str, value: str) -> str:
    """The expression that copies a field of a kind."""
    if kind == PASSING:
        return "None"
    return value + "[:]" if kind in (BYTES, INTS, FRAMES) else value


def same(name: str, kind: str) -> str:
    """The expression that compares a field of two states."""
    return f"frames_plain(s.{name}) == frames_plain(o.{name})" if kind == FRAMES else f"s.{name} == o.{name}"


def canonical_of(fields: Mapping[str, str]) -> str:
    """The expression for a state's canonical bytes: numbers, lengths and lists of numbers packed in fixed width, then
    the byte columns, then all the rest; so no two states share them."""
    columns, ready = of_kind(fields, BYTES, ROW), of_kind(fields, PACKED)
    lists = of_kind(fields, INTS)
    packed = [*of_kind(fields, NUMBER), *[f"len({c})" for c in columns + lists], *starred(lists)]
    rest = [f"frames_plain(s.{n})" if k == FRAMES else f"s.{n}" for n, k in fields.items() if k in (FRAMES, VALUE)]
    # A bytearray is filled from a list in half the time of bytes.
    parts = [
        f"pack_numbers(({', '.join(packed)},))",
        f"bytearray([{', '.join(starred(columns))}])",
        *ready,
        f"told(({', '.join(rest)},))",
        *[f"told_held({held})" for held in of_kind(fields, HELD)],
    ]
    return f"b''.join(({', '.join(parts)},))"


def of_kind(fields: Mapping[str, str], *kinds: str) -> list[str]:
    """The expressions for all fields of some kinds."""
    return [f"s.{name}" for name, kind in fields.items() if kind in kinds]


def starred(names: Iterable[str]) -> list[str]:
    """Each with a star before it."""
    return [f"*{name}" for name in names]

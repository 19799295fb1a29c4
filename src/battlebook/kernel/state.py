"""The state of a game: flat containers declared once by kind, from which everything that handles states is made.

A game's ``State`` subclass lists its own attributes in a `Table`; the table makes clone, equality, digest and the plain
form (numbers, strings and lists, ready for JSON). Nobody writes these by hand and nobody calls ``deepcopy``.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Mapping
from typing import Any

from battlebook.kernel.chance import STREAMS, Draw, NoSource, Source
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.events import Event
from battlebook.kernel.frames import Frame, reask
from battlebook.kernel.options import Ask, Key

NUMBER = "number"  # one whole number or bool of at most 64 bits
VALUE = "value"  # a whole number, bool, string or None; or tuples of these
BYTES = "bytes"  # a list of numbers from 0 to 255
INTS = "ints"  # a list of whole numbers of at most 64 bits
STATIC = "static"  # content or settings, shared by reference, the same in all states of a match
FRAMES = "frames"  # the stack
PASSING = "passing"  # never saved or compared; clones start with None

COMPARED = (NUMBER, VALUE, BYTES, INTS, FRAMES)

Recorder = Callable[[str, str], None]
# A test run puts a recorder in here, and every state begun meanwhile reports to it; in play it is empty.
DEFAULT_RECORDER: list[Recorder] = []


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class State:
    """What every state has. A game adds its own attributes and a `Table` that names their kinds.

    ``stack``/``at``: running frames and the next step of each. ``answer``: the last answer, for the step that reads it.
    ``sealed``: (seat, answer) pairs of a simultaneous ask that waits. ``counts``/``epoch``/``source``: chance.
    ``drawn``: the log of draws since it was last taken, or None. ``sink``: the list that gets events, or None.
    """

    __slots__ = (
        "answer",
        "ask",
        "at",
        "counts",
        "drawn",
        "epoch",
        "recorder",
        "sealed",
        "sink",
        "source",
        "stack",
    )

    def __init__(self, source: Source | None = None) -> None:
        self.stack: list[Frame] = []
        self.at: list[int] = []
        self.ask: Ask | None = None
        self.answer: Any = None
        self.sealed: tuple[tuple[int, Key], ...] = ()
        self.counts: list[int] = [0] * STREAMS
        self.epoch: int = 0
        self.source: Source = source or NoSource()
        self.drawn: list[Draw] | None = None
        self.sink: list[Event] | None = None
        self.recorder: Recorder | None = DEFAULT_RECORDER[0] if DEFAULT_RECORDER else None

    def emit(self, event: Event) -> None:
        """Hand an event to the sink, if there is one."""
        if self.sink is not None:
            self.sink.append(event)
        if self.recorder is not None:
            record_event(self.recorder, event)

    def settle(self) -> None:
        """After loading from the plain form: make again what the saved fields imply. Nothing, unless a game says so."""

    def note(self, rule: str) -> None:
        """Tell the recorder, if there is one, that something was executed under ``rule``."""
        if self.recorder is not None:
            self.recorder("executed", rule)


def record_event(recorder: Recorder, event: Event) -> None:
    """Report the event's rule and every rule cited in its sum."""
    recorder("executed", event.rule)
    for row in event.public.get("sum", {}).get("rows", ()):
        recorder("executed", row["rule"])


KERNEL_FIELDS: dict[str, str] = {
    "stack": FRAMES,
    "at": INTS,
    "answer": VALUE,
    "sealed": VALUE,
    "counts": INTS,
    "epoch": NUMBER,
    "source": STATIC,
    "ask": STATIC,
    "recorder": STATIC,
    "drawn": PASSING,
    "sink": PASSING,
}


class Table:
    """The field table of one game's state.

    ``clone``, ``equal`` and ``digest`` are made once, as straight-line code, from the kinds: they run in search.
    """

    def __init__(self, cls: type[Any], fields: Mapping[str, str], frames: tuple[type[Frame], ...]) -> None:
        self.cls = cls
        self.fields: dict[str, str] = {**KERNEL_FIELDS, **fields}
        self.frames: dict[str, type[Frame]] = {f.__name__: f for f in frames}
        made = make_code(cls, self.fields)
        self.clone: Callable[[Any], Any] = made["clone"]
        self.equal: Callable[[Any, Any], bool] = made["equal"]
        self.canonical: Callable[[Any], bytes] = made["canonical"]

    def digest(self, s: State) -> str:
        """32 hexadecimal digits that name the whole state (frames, chance counters and answers included)."""
        return hashlib.blake2b(self.canonical(s), digest_size=16).hexdigest()

    def plain(self, s: State) -> dict[str, Any]:
        """The state as JSON-able data. Static content, sinks and the ask itself are not part of it."""
        out: dict[str, Any] = {}
        for name, kind in self.fields.items():
            if kind == FRAMES:
                out[name] = [[type(f).__name__, *map(to_plain, f.values())] for f in getattr(s, name)]
            elif kind in (BYTES, INTS):
                out[name] = list(getattr(s, name))
            elif kind in (NUMBER, VALUE):
                out[name] = to_plain(getattr(s, name))
        return out

    def from_plain(self, data: Mapping[str, Any], template: State) -> Any:
        """A state from its plain form; static content and chance source come from ``template``.

        Raises KeyError for a missing field or an unknown frame.
        """
        s = self.clone(template)
        for name, kind in self.fields.items():
            if kind == FRAMES:
                setattr(s, name, [self.frames[f[0]](*map(from_plain, f[1:])) for f in data[name]])
            elif kind in (BYTES, INTS):
                setattr(s, name, list(data[name]))
            elif kind in (NUMBER, VALUE):
                setattr(s, name, from_plain(data[name]))
        s.settle()
        reask(s)
        return s


def make_code(cls: type[Any], fields: Mapping[str, str]) -> dict[str, Any]:
    """Compile clone, equality and canonical bytes for a table of fields."""
    copies = "; ".join(f"t.{name} = {copy_of(kind, f's.{name}')}" for name, kind in fields.items())
    lines = [
        f"def clone(s):\n    t = new(cls); {copies}\n    return t",
        f"def equal(s, o):\n    return {' and '.join(same(n, k) for n, k in fields.items() if k in COMPARED)}",
        f"def canonical(s):\n    return {canonical_of(fields)}",
    ]
    space: dict[str, Any] = {"new": cls.__new__, "cls": cls, "frames": frames_plain, "pack": pack_numbers}
    exec("\n".join(lines), space)
    return space


def same(name: str, kind: str) -> str:
    """The expression that compares a field of two states."""
    return f"frames(s.{name}) == frames(o.{name})" if kind == FRAMES else f"s.{name} == o.{name}"


def canonical_of(fields: Mapping[str, str]) -> str:
    """The expression for a state's canonical bytes: numbers, lengths and lists of numbers packed in fixed width, then
    the byte columns, then the text of all the rest; so no two states share them."""
    columns = [f"s.{n}" for n, k in fields.items() if k == BYTES]
    lists = [f"s.{n}" for n, k in fields.items() if k == INTS]
    numbers = [f"s.{n}" for n, k in fields.items() if k == NUMBER]
    packed = numbers + [f"len({c})" for c in columns + lists] + [f"*{c}" for c in lists]
    rest = [f"frames(s.{n})" if k == FRAMES else f"s.{n}" for n, k in fields.items() if k in (FRAMES, VALUE)]
    parts = [f"pack(({', '.join(packed)},))", *[f"bytes({c})" for c in columns], f"repr(({', '.join(rest)},)).encode()"]
    return f"b''.join(({', '.join(parts)},))"


def pack_numbers(numbers: tuple[int, ...]) -> bytes:
    """Whole numbers of 64 bits in fixed width, the same on every machine, their count first."""
    n = len(numbers)
    return struct.pack(f"<{n + 1}q", n, *numbers)


def copy_of(kind: str, value: str) -> str:
    """The expression that copies a field of a kind."""
    if kind == PASSING:
        return "None"
    return value + "[:]" if kind in (BYTES, INTS, FRAMES) else value


def frames_plain(stack: list[Frame]) -> list[tuple[Any, ...]]:
    """The stack as names and values, for comparison and digest."""
    return [(type(f).__name__, f.values()) if f.fields else (type(f).__name__,) for f in stack]


def to_plain(value: Any) -> Any:
    """Tuples become lists, all the way down."""
    return [to_plain(v) for v in value] if isinstance(value, tuple) else value


def from_plain(value: Any) -> Any:
    """Lists become tuples, all the way down."""
    return tuple([from_plain(v) for v in value]) if isinstance(value, list) else value

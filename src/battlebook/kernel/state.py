"""The state of a game: flat containers declared once by kind, from which everything that handles states is made.

A game's ``State`` subclass lists its own attributes in a `Table`; the table makes clone, equality, digest and the plain
form (numbers, strings and lists, ready for JSON). Nobody writes these by hand and nobody calls ``deepcopy``.
"""

from __future__ import annotations

import hashlib
import importlib
import marshal
import struct
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, Final

from battlebook.kernel.chance import STREAMS, Draw, NoSource, Source
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.events import Event
from battlebook.kernel.frames import Frame, reask
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.state_code import BYTES as BYTES
from battlebook.kernel.state_code import FRAMES as FRAMES
from battlebook.kernel.state_code import HELD as HELD
from battlebook.kernel.state_code import INTS as INTS
from battlebook.kernel.state_code import NUMBER as NUMBER
from battlebook.kernel.state_code import PACKED as PACKED
from battlebook.kernel.state_code import PASSING as PASSING
from battlebook.kernel.state_code import ROW as ROW
from battlebook.kernel.state_code import STATIC as STATIC
from battlebook.kernel.state_code import VALUE as VALUE
from battlebook.kernel.state_code import code_text
from battlebook.kernel.typed import DieEntry

READY = "_code"  # what the module of a table's ready code is called, after that of the state

Recorder = Callable[[str, str], None]
# A test run puts a recorder in here, and every state begun meanwhile reports to it; in play it is empty.
DEFAULT_RECORDER: list[Recorder] = []
NO_WIDTH: Final = -1 << 30  # less one for each number: the count of those that fit no width
MARSHAL_FORMAT: Final = 2
MOST_HELD: Final = 1000
HELD_BYTES: Final[dict[int, tuple[Any, bytes]]] = {}  # by identity: what is in here cannot be another object's
ONE_BYTE: Final[dict[int, bytes]] = {n: bytes((n,)) for n in range(256)}
# How to pack so many numbers; few counts occur.
TELLERS: Final[dict[type[Frame], Callable[[Frame], tuple[Any, ...]]]] = {}
PACKS: Final[dict[int, Callable[..., bytes]]] = {}


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


def with_one(row: tuple[int, ...], at: int, n: int) -> tuple[int, ...]:
    """A row of a state (`ROW`) with another number at one place."""
    return (*row[:at], n, *row[at + 1 :])


def with_byte(row: bytes, at: int, n: int) -> bytes:
    """A packed row of a state (`PACKED`) with another number at one place. Raises KeyError for one that is not from 0
    to 255."""
    return row[:at] + ONE_BYTE[n] + row[at + 1 :]


def record_event(recorder: Recorder, event: Event) -> None:
    """Report the event's rule and every rule cited in its sum."""
    recorder("executed", event.rule)
    for row in event.public.get("sum", {}).get("rows", ()):
        recorder("executed", row["rule"])


KERNEL_FRAMES: tuple[type[Frame], ...] = (DieEntry,)
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

    ``clone``, ``equal`` and ``canonical`` are made once, as straight-line code, from the kinds: they run in search.
    The compiled build makes the same code beforehand and compiles it.
    """

    def __init__(self, cls: type[Any], fields: Mapping[str, str], frames: tuple[type[Frame], ...]) -> None:
        self.cls = cls
        self.fields: dict[str, str] = {**KERNEL_FIELDS, **fields}
        self.frames: dict[str, type[Frame]] = {f.__name__: f for f in (*KERNEL_FRAMES, *frames)}
        made = ready_code(cls, self.fields) or make_code(cls, self.fields)
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
            elif kind in (BYTES, ROW, PACKED, INTS):
                out[name] = list(getattr(s, name))
            elif kind in (NUMBER, VALUE, HELD):
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
            elif kind == PACKED:
                setattr(s, name, bytes(data[name]))
            elif kind in (NUMBER, VALUE, HELD, ROW):
                setattr(s, name, from_plain(data[name]))
        s.settle()
        reask(s)
        return s


def ready_code(cls: type[Any], fields: Mapping[str, str]) -> Mapping[str, Any] | None:
    """The code of a table that the compiled build has made beforehand, or None; it must be of this very table."""
    name = cls.__module__ + READY
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return None
    made_of: tuple[tuple[str, str], ...] = module.FIELDS
    return vars(module) if made_of == tuple(fields.items()) else None


def make_code(cls: type[Any], fields: Mapping[str, str]) -> Mapping[str, Any]:
    """Run the code of a table."""
    made_with = (frames_plain, pack_numbers, told, told_held)
    space: dict[str, Any] = {"State": cls, **{function.__name__: function for function in made_with}}
    exec(code_text(fields), space)
    return space


def frames_plain(stack: list[Frame]) -> list[tuple[Any, ...]]:
    """The stack as names and values, for comparison and digest."""
    return [(TELLERS.get(type(f)) or _teller(type(f)))(f) for f in stack]


def _teller(kind: type[Frame]) -> Callable[[Frame], tuple[Any, ...]]:
    """What makes (name, values) of a frame of a kind, or (name,) of one without attributes; made once for each kind."""
    name = kind.__name__
    if not kind.fields:
        alone = (name,)
        TELLERS[kind] = lambda f: alone
    elif len(kind.fields) == 1:
        value: Callable[[Frame], Any] = attrgetter(kind.fields[0])
        TELLERS[kind] = lambda f: (name, (value(f),))
    else:
        values: Callable[[Frame], tuple[Any, ...]] = attrgetter(*kind.fields)
        TELLERS[kind] = lambda f: (name, values(f))
    return TELLERS[kind]


def pack_numbers(numbers: tuple[int, ...]) -> bytes:
    """Whole numbers of 32 bits in fixed width, the same on every machine, their count first: the fewer bytes, the
    sooner they are hashed. Where one is wider, all are packed wider."""
    n = len(numbers)
    pack = PACKS.get(n)
    if pack is None:
        pack = PACKS[n] = struct.Struct(f"<{n + 1}i").pack
    try:
        return pack(n, *numbers)
    except struct.error:
        return _pack_wide(numbers)


def _pack_wide(numbers: tuple[int, ...]) -> bytes:
    """The same in 64 bits, or told by their values; each after a count that the others never have."""
    n = len(numbers)
    try:
        return struct.pack(f"<i{n}q", -1 - n, *numbers)
    except struct.error:
        return struct.pack("<i", NO_WIDTH - n) + told(numbers)


def told(rest: tuple[Any, ...]) -> bytes:
    """Values and frames as bytes. Format 2 of marshal depends on nothing but the values: it neither knows interned
    strings nor refers back to what came before. It takes bare tuples only; named ones count as the bare ones that they
    are equal to."""
    try:
        return marshal.dumps(rest, MARSHAL_FORMAT)
    except ValueError:
        return marshal.dumps(_bare(rest), MARSHAL_FORMAT)


def told_held(value: tuple[Any, ...]) -> bytes:
    """The same for a tuple that many states share, made once as long as it is in use."""
    held = HELD_BYTES.get(id(value))
    if held is not None and held[0] is value:
        return held[1]
    if len(HELD_BYTES) >= MOST_HELD:
        HELD_BYTES.clear()
    made = told(value)
    HELD_BYTES[id(value)] = (value, made)
    return made


def _bare(value: Any) -> Any:
    """The same with bare tuples for named ones and lists for lists, all the way down."""
    if isinstance(value, list):
        return [_bare(v) for v in value]
    return tuple([_bare(v) for v in value]) if isinstance(value, tuple) else value


def to_plain(value: Any) -> Any:
    """Tuples become lists, all the way down."""
    return [to_plain(v) for v in value] if isinstance(value, tuple) else value


def from_plain(value: Any) -> Any:
    """Lists become tuples, all the way down."""
    return tuple([from_plain(v) for v in value]) if isinstance(value, list) else value

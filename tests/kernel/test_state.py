"""State tables: clone, equality, digest, plain form."""

from __future__ import annotations

import json
import sys
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlebook.kernel.chance import Draw, Sampled
from battlebook.kernel.events import Event
from battlebook.kernel.frames import Frame
from battlebook.kernel.options import Ask
from battlebook.kernel.state import (
    BYTES,
    FRAMES,
    HELD,
    INTS,
    MOST_HELD,
    PACKED,
    PASSING,
    ROW,
    STATIC,
    VALUE,
    State,
    Table,
    from_plain,
    pack_numbers,
    to_plain,
    with_byte,
    with_one,
)
from battlebook.kernel.typed import DieEntry


class Mark(Frame):
    __slots__ = fields = ("places",)

    def __init__(self, places: tuple[Any, ...]) -> None:
        self.places = places


Mark.steps = (lambda s, f: Ask(0, "r", "mark", window=True, args=f.places[:1]),)


class Sample(State):
    __slots__ = ("cells", "hand", "lives", "markers", "note", "pile", "rules", "scores", "tail")

    def __init__(self) -> None:
        super().__init__()
        self.cells: list[int] = [0, 0]
        self.tail: list[int] = [1]
        self.lives: tuple[int, ...] = ()
        self.markers: bytes = b""
        self.pile: tuple[Any, ...] = ()
        self.scores: list[int] = [-5, 300]
        self.hand: tuple[Any, ...] = (1, ("a", None))
        self.rules = {"shared": True}
        self.note: list[str] | None = ["passing"]


KINDS = {
    "cells": BYTES, "tail": BYTES, "lives": ROW, "markers": PACKED, "scores": INTS, "hand": VALUE, "rules": STATIC,
    "note": PASSING, "pile": HELD,
}  # fmt: skip
TABLE = Table(Sample, KINDS, (Mark,))


def test_a_clone_shares_what_never_changes_and_nothing_else() -> None:
    s = Sample()
    s.stack.append(Mark((1,)))
    s.at.append(0)
    c = TABLE.clone(s)
    assert TABLE.equal(s, c) and TABLE.digest(s) == TABLE.digest(c)
    assert c.rules is s.rules and c.source is s.source and c.stack[0] is s.stack[0]
    assert c.note is None and c.sink is None and c.drawn is None
    for name in ("cells", "tail", "scores", "stack", "at", "counts"):
        assert getattr(c, name) is not getattr(s, name)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cells", [0, 1]),
        ("scores", [-5, 301]),
        ("scores", [1 << 40]),
        ("scores", [1 << 80]),
        ("lives", (1, 2)),
        ("markers", b"\0"),
        ("pile", ((1, 2), ("a",))),
        ("hand", (1, ("a", 0))),
        ("answer", ("x",)),
        ("sealed", ((0, ()),)),
        ("epoch", 1),
        ("counts", [0, 1, 0]),
        ("stack", [Mark((2,))]),
        ("at", [3]),
    ],
)
def test_a_change_of_any_field_shows(name: str, value: Any) -> None:
    s, t = Sample(), Sample()
    setattr(t, name, value)
    assert not TABLE.equal(s, t)
    assert TABLE.digest(s) != TABLE.digest(t)
    assert TABLE.plain(s) != TABLE.plain(t)


def test_neighbouring_bytes_do_not_run_into_each_other() -> None:
    s, t = Sample(), Sample()
    s.cells, s.tail = [124], []
    t.cells, t.tail = [], [124]
    assert TABLE.digest(s) != TABLE.digest(t)
    s.cells, s.markers = [], bytes([124])
    assert len({TABLE.digest(s), TABLE.digest(t)}) == 2


def test_a_row_is_replaced_and_shared_by_clones() -> None:
    s = Sample()
    s.lives = (3, 3)
    c = TABLE.clone(s)
    s.lives = with_one(s.lives, 1, 2)
    assert s.lives == (3, 2) and c.lives == (3, 3)
    assert TABLE.from_plain(TABLE.plain(s), Sample()).lives == (3, 2)


def test_a_packed_row_is_replaced_and_shared_by_clones() -> None:
    s = Sample()
    s.markers = bytes([3, 255])
    c = TABLE.clone(s)
    s.markers = with_byte(s.markers, 1, 2)
    assert (s.markers, c.markers) == (bytes([3, 2]), bytes([3, 255])) and c.markers is TABLE.clone(c).markers
    assert TABLE.plain(s)["markers"] == [3, 2]
    assert TABLE.from_plain(TABLE.plain(s), Sample()).markers == bytes([3, 2])


def test_the_bytes_of_a_held_pile_are_made_once_for_each_object() -> None:
    s, t = Sample(), Sample()
    s.pile = (1, (2, 3))
    t.pile = (1, tuple(range(2, 4)))
    assert s.pile is not t.pile and TABLE.equal(s, t)
    assert TABLE.digest(s) == TABLE.digest(t) == TABLE.digest(TABLE.clone(s)) != TABLE.digest(Sample())
    for n in range(2 * MOST_HELD):
        s.pile = (1, (2, n))
        assert (TABLE.digest(s) == TABLE.digest(t)) == (n == 3)
    assert TABLE.from_plain(TABLE.plain(t), Sample()).pile == (1, (2, 3))


def test_numbers_of_every_width_are_told_apart() -> None:
    told = [
        pack_numbers(numbers) for numbers in ((), (0,), (1,), (0, 0), (1 << 31,), (-1 << 40,), (1 << 63,), (1 << 90,))
    ]
    assert len(set(told)) == len(told)


def test_the_canonical_bytes_depend_on_values_alone() -> None:
    s, t = Sample(), Sample()
    s.hand = ("word", 70_000, ("word",))
    word = "".join(["wo", "rd"])  # equal to the literal and another object
    t.hand = (word, 70_000, (word + "",))
    assert TABLE.canonical(s) == TABLE.canonical(t)
    t.hand = Draw(1, 2, 3)
    s.hand = (1, 2, 3)
    assert TABLE.canonical(s) == TABLE.canonical(t)
    s.hand = ("word", 70_000, ("word",))
    assert TABLE.digest(s) == "90ace3700101e806ce3b4cfe85b68ad3"  # on every machine


def test_code_made_beforehand_is_used_for_this_very_table_only(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = ModuleType(f"{__name__}_code")
    ready.__dict__.update({"clone": "c", "equal": "e", "canonical": "n", "FIELDS": tuple(TABLE.fields.items())})
    monkeypatch.setitem(sys.modules, ready.__name__, ready)
    assert Table(Sample, KINDS, (Mark,)).clone == "c"
    changed = Table(Sample, {**KINDS, "scores": VALUE}, (Mark,))
    assert TABLE.equal(changed.clone(Sample()), Sample())


def test_static_and_passing_fields_do_not_count() -> None:
    s, t = Sample(), Sample()
    t.rules, t.note, t.source = {"other": 1}, None, Sampled(1)
    assert TABLE.equal(s, t) and TABLE.digest(s) == TABLE.digest(t)
    assert {"rules", "note", "source", "ask", "sink"}.isdisjoint(TABLE.plain(s))


def test_the_plain_form_is_json_and_comes_back() -> None:
    s = Sample()
    s.stack, s.at = [Mark((1, ("b", (2, None))))], [1]
    s.sealed = ((1, ("cast", 3)),)
    data = json.loads(json.dumps(TABLE.plain(s)))
    assert data["stack"] == [["Mark", [1, ["b", [2, None]]]]]
    t = TABLE.from_plain(data, Sample())
    assert TABLE.equal(s, t) and t.ask is not None and t.ask.args == (1,)


def test_an_unknown_frame_or_a_missing_field_is_an_error() -> None:
    data = TABLE.plain(Sample())
    with pytest.raises(KeyError, match="Nonsense"):
        TABLE.from_plain({**data, "stack": [["Nonsense"]], "at": [1]}, Sample())
    del data["hand"]
    with pytest.raises(KeyError, match="hand"):
        TABLE.from_plain(data, Sample())


PLAIN = st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda v: st.lists(v).map(tuple))


@given(value=PLAIN)
def test_values_survive_their_plain_form(value: Any) -> None:
    assert from_plain(json.loads(json.dumps(to_plain(value)))) == value


def test_the_kernels_own_fields_are_in_every_table() -> None:
    assert TABLE.fields["stack"] == FRAMES and TABLE.fields["ask"] == STATIC
    assert TABLE.frames == {"DieEntry": DieEntry, "Mark": Mark}


def test_events_go_to_the_sink_and_their_sums_to_the_recorder() -> None:
    s = Sample()
    s.emit(Event("lost", "r:1", {}))
    heard: list[tuple[str, str]] = []
    s.sink, s.recorder = [], lambda kind, rule: heard.append((kind, rule))
    event = Event("hit", "r:1", {"sum": {"rows": [{"rule": "r:2", "value": 1}]}}, private={"card": 3}, seats=0b10)
    s.emit(event)
    assert s.sink == [event]
    assert heard == [("executed", "r:1"), ("executed", "r:2")]
    assert event.args_for(1) == {"card": 3}
    assert event.args_for(0) == event.args_for(-1) == event.public


def test_numbers_wider_than_64_bits_are_told_apart() -> None:
    digests = set()
    for scores in ([-5, 300], [-5, 1 << 80], [-5, 1 << 81], [-5, (1 << 80) + 1], [1 << 80, -5]):
        s = Sample()
        s.scores = scores
        digests.add(TABLE.digest(s))
        again = TABLE.from_plain(json.loads(json.dumps(TABLE.plain(s))), Sample())
        assert TABLE.equal(s, again) and TABLE.digest(s) == TABLE.digest(again)
    assert len(digests) == 5

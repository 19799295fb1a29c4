"""The driver: frames on a stack, steps in order, asks that wait."""

from __future__ import annotations

import pytest

from battlebook.kernel.frames import (
    Frame,
    NotAsked,
    advance,
    answer,
    check,
    give,
    leave,
    leave_to,
    open_part,
    push,
    reask,
    replace,
    restart,
    stop,
)
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.state import VALUE, State, Table

YES, NO = Option(("yes",)), Option(("no",))


class Diary(State):
    """Writes down what happens."""

    __slots__ = ("lines",)

    def __init__(self) -> None:
        super().__init__()
        self.lines: tuple[str, ...] = ()

    def write(self, line: str) -> None:
        self.lines = (*self.lines, line)


class Nest(Frame):
    """Pushes a frame of its own kind until the depth is reached, asks there, and comes back through all of them."""

    __slots__ = fields = ("depth", "most")

    def __init__(self, depth: int, most: int) -> None:
        self.depth, self.most = depth, most


def it_goes_deeper(s: Diary, f: Nest) -> None:
    s.write(f"in {f.depth}")
    if f.depth < f.most:
        push(s, Nest(f.depth + 1, f.most))


def it_asks(s: Diary, f: Nest) -> Ask:
    return Ask(0, "r", "nest", (Group("r", "say", (NO, YES)),), args=(f.depth,))


def it_comes_back(s: Diary, f: Nest) -> None:
    s.write(f"out {f.depth} {s.answer[0]}")


Nest.steps = (it_goes_deeper, it_asks, it_comes_back)


class Loop(Frame):
    """Counts down, in the way that the answer names."""

    __slots__ = fields = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


def it_offers_ways(s: Diary, f: Loop) -> Ask:
    ways = tuple(Option((way,)) for way in ("forced", "leave", "nest", "replace", "restart", "stop")[: f.left])
    return Ask(0, "r", "way", (Group("r", "go", ways),))


def it_goes_that_way(s: Diary, f: Loop) -> None:
    way = s.answer[0]
    s.write(f"{way} {f.left}")
    if way == "leave":
        leave(s)
    elif way == "nest":
        push(s, Nest(1, 3))
    elif way == "replace":
        replace(s, f.but(left=1))
    elif way == "restart":
        restart(s, f.but(left=f.left - 1))
    elif way == "stop":
        stop(s)


def it_ends(s: Diary, f: Loop) -> None:
    s.write(f"end {f.left}")


Loop.steps = (it_offers_ways, it_goes_that_way, it_ends)
TABLE = Table(Diary, {"lines": VALUE}, (Nest, Loop))


def asking(frame: Frame) -> Diary:
    s = Diary()
    push(s, frame)
    advance(s)
    return s


def test_thirty_frames_nest_ask_and_come_back() -> None:
    s = asking(Nest(1, 30))
    assert len(s.stack) == 30 and s.ask is not None and s.ask.args == (30,)
    copy = TABLE.from_plain(TABLE.plain(s), Diary())
    while s.ask is not None:
        assert answer(s, 0, ("yes",)) is None
    assert s.lines[:30] == tuple(f"in {n}" for n in range(1, 31))
    assert s.lines[30:] == tuple(f"out {n} yes" for n in range(30, 0, -1))
    assert s.stack == [] and s.at == []
    while copy.ask is not None:
        give(copy, 0, ("no",))
    assert copy.lines[30:] == tuple(f"out {n} no" for n in range(30, 0, -1))


def test_a_single_option_is_taken_without_asking() -> None:
    s = asking(Loop(1))
    assert s.ask is None and s.lines == ("forced 1", "end 1")


def test_a_single_option_of_a_window_surfaces() -> None:
    class Window(Frame):
        __slots__ = ()
        steps = (lambda s, f: Ask(0, "r", "window", (Group("r", "pass", (NO,)),), window=True),)

    s = asking(Window())
    assert open_part(s, 0) is not None
    give(s, 0, NO.key)
    assert s.ask is None


@pytest.mark.parametrize(
    ("way", "lines"),
    [
        ("leave", ("leave 6",)),
        ("stop", ("stop 6",)),
        ("replace", ("replace 6", "end 1")),
        ("nest", ("nest 6", "in 1", "in 2", "in 3")),
    ],
)
def test_ways_to_go_on(way: str, lines: tuple[str, ...]) -> None:
    s = asking(Loop(6))
    give(s, 0, (way,))
    assert s.lines == lines


def test_restarting_begins_the_steps_anew() -> None:
    s = asking(Loop(6))
    give(s, 0, ("restart",))
    part = open_part(s, 0)
    assert part is not None and part.count() == 5 and s.at == [1]


def test_leave_to_ends_frames_until_a_kind_is_on_top() -> None:
    s = asking(Loop(6))
    give(s, 0, ("nest",))
    leave_to(s, Loop)
    assert [type(f) for f in s.stack] == [Loop]
    advance(s)
    assert s.lines[-1] == "end 6"


def test_a_child_runs_before_the_rest_of_its_parent() -> None:
    s = asking(Loop(6))
    give(s, 0, ("nest",))
    for _ in range(3):
        give(s, 0, ("no",))
    assert s.lines[-2:] == ("out 1 no", "end 6")


def test_an_illegal_answer_changes_nothing() -> None:
    s = asking(Nest(1, 1))
    before = TABLE.digest(s)
    for key in (("maybe",), (), ("yes", 1), ["yes"], None):
        fault = answer(s, 0, key)
        assert fault is not None and (fault[0].rule, fault[0].cause, fault[1]) == ("r", "no-option", -1)
    assert TABLE.digest(s) == before


def test_one_true_and_1_0_are_not_the_same_answer() -> None:
    class Numbers(Frame):
        __slots__ = ()
        steps = (lambda s, f: Ask(0, "r", "n", (Group("r", "go", (Option(("go", 0)), Option(("go", 1)))),)),)

    s = asking(Numbers())
    assert check(s, 0, ("go", 1)) is None
    assert check(s, 0, ("go", True)) is not None and check(s, 0, ("go", 1.0)) is not None


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    s = asking(Nest(1, 1))
    with pytest.raises(NotAsked, match="seat 1 is not asked"):
        answer(s, 1, ("yes",))
    give(s, 0, ("yes",))
    with pytest.raises(NotAsked):
        check(s, 0, ("yes",))


def test_asking_again_needs_a_step_that_asks() -> None:
    s = asking(Nest(1, 1))
    s.at[-1] = 1
    with pytest.raises(ValueError, match="step 0 of Nest asked before and does not ask now"):
        reask(s)


def test_a_frame_is_copied_with_changes() -> None:
    frame = Nest(1, 2)
    assert frame.but(most=5).values() == (1, 5) and frame.values() == (1, 2)


def test_the_recorder_hears_steps_offers_and_refusals() -> None:
    class Cited(Nest):
        __slots__ = ()
        rules = ("deep", "ask", "back")

    heard: list[tuple[str, str]] = []
    s = Diary()
    s.recorder = lambda kind, rule: heard.append((kind, rule))
    push(s, Cited(1, 1))
    advance(s)
    answer(s, 0, ("maybe",))
    assert heard == [("executed", "deep"), ("executed", "ask"), ("offered", "r"), ("offered", "r"), ("refused", "r")]
    s.note("noted")
    assert heard[-1] == ("executed", "noted")
    assert TABLE.clone(s).recorder is s.recorder

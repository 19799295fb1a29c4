"""Frames, and the driver that runs them.

A procedure of a rulebook is a frame on the state's stack. Its attributes are all it remembers; its steps are functions
in printed order. The driver looks at the top frame, advances its step counter first, then runs the step. A step may
change the state, push a frame, replace its own, or return an ask. The answer is ``s.answer`` when the next step of the
same frame runs. A step that returns an ask changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.forms import Fault
from battlebook.kernel.options import Ask, Key, Sealed
from battlebook.kernel.rules import Refusal

if TYPE_CHECKING:
    from battlebook.kernel.state import State

Step: TypeAlias = Callable[[Any, Any], Ask | None]


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Frame:
    """Base of all procedures. A subclass lists its attributes in ``fields`` (and ``__slots__``) in the order of its
    ``__init__`` and sets ``steps`` below its step functions. Attributes are whole numbers, strings, None, or tuples of
    these; a frame is never changed after it was pushed.
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()
    steps: ClassVar[tuple[Step, ...]] = ()
    rules: ClassVar[tuple[str, ...]] = ()

    def values(self) -> tuple[Any, ...]:
        """The attributes in ``__init__`` order: the frame's plain form."""
        return tuple([getattr(self, name) for name in self.fields])

    def but(self, **changes: Any) -> Any:
        """A new frame with some attributes changed."""
        now = {name: getattr(self, name) for name in self.fields}
        now.update(changes)
        return type(self)(**now)


class NotAsked(ValueError):
    """A seat answered that was not asked, or has already answered."""


def push(s: State, frame: Frame) -> None:
    """Run ``frame`` before the rest of the present one."""
    s.stack.append(frame)
    s.at.append(0)


def replace(s: State, frame: Frame) -> None:
    """Put ``frame`` in the place of the running one, at the same step."""
    s.stack[-1] = frame


def restart(s: State, frame: Frame) -> None:
    """Put ``frame`` in the place of the running one and begin its steps anew."""
    s.stack[-1] = frame
    s.at[-1] = 0


def leave(s: State) -> None:
    """End the running frame; its remaining steps do not happen."""
    s.stack.pop()
    s.at.pop()


def leave_to(s: State, kind: type[Frame]) -> None:
    """End running frames until one of ``kind`` is on top (which is kept)."""
    while not isinstance(s.stack[-1], kind):
        leave(s)


def stop(s: State) -> None:
    """End every frame: the game is over."""
    s.stack.clear()
    s.at.clear()


def advance(s: State) -> None:
    """Run steps until somebody is asked (``s.ask``) or the game is over (``s.ask`` is None)."""
    stack = s.stack
    at = s.at
    recorder = s.recorder
    while True:
        top = len(stack) - 1  # which finds the last one faster than -1 does
        try:
            frame = stack[top]
            n = at[top]
            step = frame.steps[n]
        except IndexError:  # asking for forgiveness is cheaper than counting frames and steps each time
            if not stack:
                s.ask = None
                return
            del stack[top], at[top]
            continue
        at[top] = n + 1
        if recorder is not None and n < len(frame.rules):
            recorder("executed", frame.rules[n])
        ask = step(s, frame)
        if ask is not None:
            if recorder is not None:
                record_ask(s, ask)
            if ask.size != 1 or (only := ask.only_answer()) is None:
                s.ask = ask
                return
            s.answer = only


def one_step(s: State) -> bool:
    """Run a single step, for whoever must look between two; whether `advance` would stop after it."""
    top = len(s.stack) - 1
    frame, n = s.stack[top], s.at[top]
    if n >= len(frame.steps):
        leave(s)
        return not s.stack
    s.at[top] = n + 1
    if s.recorder is not None and n < len(frame.rules):
        s.recorder("executed", frame.rules[n])
    ask = frame.steps[n](s, frame)
    if ask is None:
        return not s.stack
    record_ask(s, ask)
    only = ask.only_answer()
    if only is None:
        s.ask = ask
        return True
    s.answer = only
    return False


def reask(s: State) -> None:
    """Make the ask of a loaded state again by running the step that returned it. Raises ValueError when it returns
    none (a step that asks must not change the state)."""
    if not s.stack:
        s.ask = None
        return
    frame = s.stack[-1]
    ask = frame.steps[s.at[-1] - 1](s, frame)
    if ask is None:
        raise ValueError(f"step {s.at[-1] - 1} of {type(frame).__name__} asked before and does not ask now")
    s.ask = ask


def check(s: State, seat: int, key: Key) -> Fault | None:
    """None when ``key`` answers the ask of ``seat``; else a refusal and the offending part of a form (-1 = whole).

    Raises `NotAsked` when the seat has nothing to answer.
    """
    part = open_part(s, seat)
    if part is None:
        raise NotAsked(f"seat {seat} is not asked")
    if part.form is not None:
        return part.form.check(key)
    option = part.find(key)
    # 1, True and 1.0 are equal, yet only one of them is the key.
    if option is not None and repr(option.key) == repr(key):
        return None
    return Refusal(part.rule, "no-option"), -1


def open_part(s: State, seat: int) -> Ask | None:
    """The ask that ``seat`` has still to answer, or None."""
    ask = s.ask
    if ask is None or any(done == seat for done, _ in s.sealed):
        return None
    return ask.part(seat)


def give(s: State, seat: int, key: Key) -> None:
    """Take a legal answer and run on. Only for answers that `check` accepts or the ask itself offered."""
    if take(s, seat, key):
        advance(s)


def take(s: State, seat: int, key: Key) -> bool:
    """Take a legal answer; whether it is the last that was waited for."""
    ask = s.ask
    if ask is not None and not ask.size and isinstance(ask, Sealed):
        s.sealed = tuple(sorted([*s.sealed, (seat, key)]))
        if len(s.sealed) < len(ask.parts):
            return False
        s.answer = tuple(answer for _, answer in s.sealed)
        s.sealed = ()
    else:
        s.answer = key
    s.ask = None
    return True


def answer(s: State, seat: int, key: Key) -> Fault | None:
    """Check, then take, an answer. Returns the fault and changes nothing when it is illegal.

    Raises `NotAsked` when the seat has nothing to answer.
    """
    fault = check(s, seat, key)
    if fault is None:
        give(s, seat, key)
    elif s.recorder is not None:
        s.recorder("refused", fault[0].rule)
    return fault


def record_ask(s: State, ask: Ask) -> None:
    """Tell the recorder which rules offer something here."""
    recorder = s.recorder
    if recorder is None:
        return
    for part in ask.parts if isinstance(ask, Sealed) else (ask,):
        recorder("offered", part.rule)
        for group in part.groups:
            if group.options:
                recorder("offered", group.rule)

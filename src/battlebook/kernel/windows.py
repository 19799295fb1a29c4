"""Reaction windows: seats in order may react, one reaction at a time, until all have passed in a row.

A game subclasses `Window` (adding attributes if it likes) and makes its steps with `window_steps`. Each time somebody
reacts, everybody is asked again, beginning with the next seat; the window closes when every seat has passed since the
last reaction.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, Step, leave, restart
from battlebook.kernel.options import Ask, Group, Key, Option

PASS = Option(("pass",))

Plays = Callable[[Any, Any, int], tuple[Group, ...]]
Play = Callable[[Any, Any, int, Key], None]


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Window(Frame):
    """``order``: the seats in the order they are asked. ``turn``: index of the seat asked now.

    ``passed``: how many have passed in a row."""

    __slots__ = ("order", "passed", "turn")
    fields: ClassVar[tuple[str, ...]] = ("order", "turn", "passed")

    def __init__(self, order: tuple[int, ...], turn: int = 0, passed: int = 0) -> None:
        self.order = order
        self.turn = turn
        self.passed = passed

    def seat(self) -> int:
        """The seat asked now."""
        return self.order[self.turn]


def window_steps(
    rule: str, kind: str, plays: Plays, play: Play, hides: Callable[[Any, int], bool] | None = None
) -> tuple[Step, Step]:
    """The two steps of a window.

    ``plays(s, frame, seat)`` gives the groups a seat may react with (empty ones are left out), ``play(s, frame, seat,
    key)`` carries one out (it may push frames; they run before the window goes on). ``hides(s, seat)`` says whether the
    seat holds hidden cards: then its ask always surfaces, pass alone included.
    """

    def the_next_seat_may_react(s: Any, f: Window) -> Ask | None:
        seat = f.seat()
        groups = (*[g for g in plays(s, f, seat) if g.options], Group(rule, "pass", (PASS,)))
        return Ask(seat, rule, kind, groups, window=hides is not None and hides(s, seat))

    def its_reaction_or_pass_counts(s: Any, f: Window) -> None:
        key, seat = s.answer, f.seat()
        if key == PASS.key:
            count_pass(s, f)
        else:
            restart(s, f.but(turn=(f.turn + 1) % len(f.order), passed=0))
            play(s, f, seat, key)

    return the_next_seat_may_react, its_reaction_or_pass_counts


def count_pass(s: Any, f: Window) -> None:
    """One seat more has passed in a row; when all have, the window closes."""
    if f.passed + 1 == len(f.order):
        leave(s)
    else:
        restart(s, f.but(turn=(f.turn + 1) % len(f.order), passed=f.passed + 1))

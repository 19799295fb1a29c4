"""A toy without anything hidden: two seats count up in turns; who says the last number wins. For undo and hand-over."""

from __future__ import annotations

from typing import Any

from battlebook.kernel.chance import DICE, Source, roll
from battlebook.kernel.events import Event
from battlebook.kernel.frames import Frame, push, restart, stop
from battlebook.kernel.game import Field, Game, Result, Setup, Spec
from battlebook.kernel.knowledge import public_part
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.rules import Ledger, Rule
from battlebook.kernel.state import INTS, STATIC, State, Table

IDS = ("open:1:count", "open:1:roll", "open:1:goal")
LEDGER = Ledger(Rule(i, "1 Counting", "base", "rule", "engine", f"The rule {i}.", "", "", "") for i in IDS)
STEPS = tuple(Option(("count", n), (("space", n),)) for n in (1, 2, 3))
COUNT, ROLL = Group("open:1:count", "count", STEPS), Group("open:1:roll", "roll", (Option(("roll",)),))


class OpenState(State):
    """``sum``: what has been counted; ``goal``: where it ends; ``last``: who counted last."""

    __slots__ = ("goal", "sum")

    def __init__(self, goal: int, source: Source | None = None) -> None:
        super().__init__(source)
        self.sum = [0, -1]
        self.goal = goal


class Turn(Frame):
    """1 One seat counts."""

    __slots__ = fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


def the_seat_counts(s: OpenState, f: Turn) -> Ask:
    return Ask(f.seat, "open:1:count", "count", (COUNT, ROLL))


def the_sum_grows(s: OpenState, f: Turn) -> None:
    n = roll(s, DICE, 6) + 1 if s.answer == ("roll",) else s.answer[1]
    s.sum = [s.sum[0] + n, f.seat]
    s.emit(Event("counted", "open:1:count", {"seat": f.seat, "n": n}))


def the_goal_ends_it(s: OpenState, f: Turn) -> None:
    if s.sum[0] >= s.goal:
        stop(s)
    else:
        restart(s, Turn(1 - f.seat))


Turn.steps = (the_seat_counts, the_sum_grows, the_goal_ends_it)


class OpenDuel(Game):
    """The game."""

    key, prefix, ledger, hides = "open_duel", "open", LEDGER, False
    table = Table(OpenState, {"sum": INTS, "goal": STATIC}, (Turn,))
    setups = (
        Setup("count", ("open-first", "open-second"), (Field("goal", "number", 9, limits=(3, 99)),), "open:1:goal"),
    )

    def new_state(self, spec: Spec, source: Source) -> OpenState:
        s = OpenState(spec.options["goal"], source)
        push(s, Turn(0))
        return s

    def result(self, s: OpenState) -> Result | None:
        return Result((s.sum[1],), (s.sum[1],), "goal", "open:1:goal") if s.ask is None else None

    def known(self, s: OpenState, seat: int) -> OpenState:
        k = public_part(OpenState(s.goal), s, seat)
        k.sum = s.sum[:]
        return k

    def view(self, known: OpenState, seat: int) -> dict[str, Any]:
        return {"sum": known.sum[0], "last": known.sum[1], "goal": known.goal}

    def odds(self, known: OpenState, ask: Ask, key: Any) -> dict[str, Any] | None:
        if key != ("roll",):
            return None
        words = {"id": "open-outcome", "args": {}}
        rows = [{"share": 1 / 6, "kind": "neutral", "words": words} for _ in range(6)]
        return {"outcomes": rows, "assumes": [], "rule": "open:1:roll"}

    def evaluate(self, s: OpenState, seat: int) -> float:
        return 0.0


GAME = OpenDuel()

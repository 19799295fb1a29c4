"""Show or roll: each seat hides one card, and the first to reach the goal wins. The whole of a very small game."""

from __future__ import annotations

from random import Random
from typing import Any

from battlebook.kernel.chance import CARDS, DICE, Source, draw_one, roll
from battlebook.kernel.determinize import awaken, deal
from battlebook.kernel.events import Event
from battlebook.kernel.frames import Frame, push, restart, stop
from battlebook.kernel.game import Denied, Field, Game, Result, Setup, Spec
from battlebook.kernel.knowledge import may_see, public_part, reveal, seat_mask, show
from battlebook.kernel.options import Ask, Group, Key, Option
from battlebook.kernel.rules import Refusal, load_ledger
from battlebook.kernel.state import INTS, STATIC, State, Table

# -------------------------------------------------------------------------------------------------- state

LEDGER = load_ledger(__package__)
DECK = (1, 2, 3, 4, 5, 6)
UNKNOWN = 0


class TutorialState(State):
    """By seat: its card, who has seen it, its points. ``goal``: the points that win."""

    __slots__ = ("cards", "goal", "points", "seen")

    def __init__(self, goal: int, source: Source | None = None) -> None:
        super().__init__(source)
        self.cards = [UNKNOWN, UNKNOWN]
        self.seen = [0, 0]
        self.points = [0, 0]
        self.goal = goal


# ------------------------------------------------------------------------------------------ 1 setting up


class Deal(Frame):
    """1 Each seat draws a card; then seat 0 begins."""

    __slots__ = ()


def each_seat_draws_a_card(s: TutorialState, f: Deal) -> None:
    pile = DECK
    for seat in (0, 1):
        s.cards[seat], pile = draw_one(s, CARDS, pile)
        show(s.seen, seat, seat_mask(seat))
        mine = {"seat": seat, "card": s.cards[seat]}
        s.emit(Event("dealt", "tut:1:deal", {"seat": seat}, private=mine, seats=seat_mask(seat)))


def seat_0_begins(s: TutorialState, f: Deal) -> None:
    push(s, Turn(0))


Deal.steps = (each_seat_draws_a_card, seat_0_begins)
Deal.rules = (LEDGER("tut:1:deal"), LEDGER("tut:2:turns"))


# ----------------------------------------------------------------------------------------------- 2 turns


class Turn(Frame):
    """2 A turn: roll the die, take a point, or show the card."""

    __slots__ = fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


ROLL = Group(LEDGER("tut:2:roll"), "roll", (Option(("roll",)),))
TAKE = Group(LEDGER("tut:2:take"), "take", (Option(("take",)),))
SHOW = Group(LEDGER("tut:2:show"), "show", (Option(("show",)),))
SHOWN_BEFORE = LEDGER.refusal("tut:2:show-once", "shown-before")


def refuse_show(s: TutorialState, seat: int) -> Refusal | None:
    """2 A card is shown once only."""
    return SHOWN_BEFORE if may_see(s.seen, seat, 1 - seat) else None


def the_seat_rolls_takes_or_shows(s: TutorialState, f: Turn) -> Ask:
    groups = (ROLL, TAKE) if refuse_show(s, f.seat) else (ROLL, TAKE, SHOW)
    return Ask(f.seat, "tut:2:turns", "turn", groups)


def its_points_are_added(s: TutorialState, f: Turn) -> None:
    choice = s.answer[0]
    if choice == "show":
        reveal(s.seen, f.seat)
        points = s.cards[f.seat]
        s.emit(Event("shown", "tut:2:show", {"seat": f.seat, "card": points}, reveals=True))
    else:
        points = roll(s, DICE, 6) + 1 if choice == "roll" else 1
        s.emit(Event("added", f"tut:2:{choice}", {"seat": f.seat, "points": points}))
    s.points[f.seat] += points


def the_goal_wins_or_the_other_seat_is_next(s: TutorialState, f: Turn) -> None:
    if s.points[f.seat] >= s.goal:
        stop(s)
    else:
        restart(s, Turn(1 - f.seat))


Turn.steps = (the_seat_rolls_takes_or_shows, its_points_are_added, the_goal_wins_or_the_other_seat_is_next)
Turn.rules = (LEDGER("tut:2:turns"), LEDGER("tut:2:turns"), LEDGER("tut:3:goal"))


# ---------------------------------------------------------------------------------------------- the game


class Tutorial(Game):
    """What the rest of the house sees of the game."""

    key = "tutorial"
    prefix = "tut"
    ledger = LEDGER
    table = Table(TutorialState, {"cards": INTS, "seen": INTS, "points": INTS, "goal": STATIC}, (Deal, Turn))
    setups = (
        Setup(
            "duel",
            ("tut-seat-first", "tut-seat-second"),
            (Field("goal", "number", 12, limits=(6, 30)),),
            LEDGER("tut:3:goal"),
        ),
    )

    def new_state(self, spec: Spec, source: Source) -> TutorialState:
        s = TutorialState(spec.options["goal"], source)
        push(s, Deal())
        return s

    def result(self, s: TutorialState) -> Result | None:
        won = tuple(seat for seat in (0, 1) if s.points[seat] >= s.goal)
        return Result(won, won, "goal", "tut:3:goal") if won else None

    def known(self, s: TutorialState, seat: int) -> TutorialState:
        k = public_part(TutorialState(s.goal), s, seat)
        k.cards = [card if may_see(s.seen, i, seat) else UNKNOWN for i, card in enumerate(s.cards)]
        k.seen = s.seen[:]
        k.points = s.points[:]
        return k

    def fill(self, known: TutorialState, rng: Random) -> TutorialState:
        world = self.table.clone(known)
        unseen = [card for card in DECK if card not in known.cards]
        dealt = iter(deal(unseen, known.cards.count(UNKNOWN), rng))
        world.cards = [card or next(dealt) for card in known.cards]
        return awaken(world, rng)

    def view(self, known: TutorialState, seat: int) -> dict[str, Any]:
        return {"cards": known.cards, "points": known.points, "goal": known.goal}

    def why_not(self, s: TutorialState, ask: Ask, key: Key) -> list[Refusal]:
        refusal = refuse_show(s, ask.seat) if key == ("show",) else None
        return [refusal] if refusal else []

    def denied(self, s: TutorialState, ask: Ask) -> list[Denied]:
        refusals = self.why_not(s, ask, ("show",))
        return [Denied(("show",), (), tuple(refusals))] if refusals else []

    def evaluate(self, s: TutorialState, seat: int) -> float:
        return max(-1.0, min(1.0, (s.points[seat] - s.points[1 - seat]) / s.goal))


GAME = Tutorial()

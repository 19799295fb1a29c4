"""Reaction windows and sealed choices, apart from any toy's rules."""

from __future__ import annotations

from typing import Any

from battlebook.kernel.frames import Frame, advance, give, push
from battlebook.kernel.gate import waiting
from battlebook.kernel.options import Ask, Group, Key, Option
from battlebook.kernel.sealed import HIDDEN, answers_by_seat, others_sealed, sealed
from battlebook.kernel.state import VALUE, State, Table
from battlebook.kernel.windows import PASS, Window, window_steps

PLAYS = tuple(Option(("play", n)) for n in range(3))


class Cards(State):
    """By seat the number of cards it may still play, and what happened."""

    __slots__ = ("cards", "lines")

    def __init__(self, *cards: int) -> None:
        super().__init__()
        self.cards: tuple[int, ...] = cards
        self.lines: tuple[Any, ...] = ()


class Open(Window):
    __slots__ = ()


class Effect(Frame):
    """Runs before the window goes on."""

    __slots__ = fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


def plays(s: Cards, f: Window, seat: int) -> tuple[Group, ...]:
    return (Group("r", "play", PLAYS[: s.cards[seat]]),)


def play(s: Cards, f: Window, seat: int, key: Key) -> None:
    s.cards = tuple(n - (i == seat) for i, n in enumerate(s.cards))
    push(s, Effect(seat))


def it_works(s: Cards, f: Effect) -> None:
    s.lines = (*s.lines, f.seat)


def holds(s: Cards, seat: int) -> bool:
    return s.cards[seat] > 0


Effect.steps = (it_works,)
Open.steps = window_steps("r", "react", plays, play, holds)
TABLE = Table(Cards, {"cards": VALUE, "lines": VALUE}, (Open, Effect))


def opened(*cards: int) -> Cards:
    s = Cards(*cards)
    push(s, Open(tuple(range(len(cards)))))
    advance(s)
    return s


def answers(s: Cards, *keys: Key) -> list[int]:
    """Give answers in turn; the seats that were asked."""
    asked = []
    for key in keys:
        asked += waiting(s)
        give(s, asked[-1], key)
    return asked


def test_all_pass_in_a_row_and_the_window_closes() -> None:
    s = opened(1, 1, 1)
    assert answers(s, PASS.key, PASS.key, PASS.key) == [0, 1, 2]
    assert s.ask is None


def test_after_a_reaction_everybody_is_asked_again_from_the_next_seat() -> None:
    s = opened(2, 1, 1)
    asked = answers(s, PASS.key, ("play", 0), PASS.key, ("play", 0), PASS.key, PASS.key)
    assert asked == [0, 1, 2, 0, 2, 0]
    assert s.lines == (1, 0) and s.ask is None, "seats without cards pass by themselves"


def test_a_reaction_works_before_the_next_seat_is_asked() -> None:
    s = opened(1, 2)
    answers(s, ("play", 0))
    assert s.lines == (0,) and waiting(s) == [1]


def test_groups_without_options_are_left_out() -> None:
    class Bluff(Window):
        __slots__ = ()
        steps = window_steps("r", "react", plays, play, lambda s, seat: True)

    s = Cards(0, 0)
    push(s, Bluff((0, 1)))
    advance(s)
    assert s.ask is not None and [g.verb for g in s.ask.groups] == ["pass"]
    assert s.ask.window


def test_nobody_with_cards_means_nobody_is_asked() -> None:
    assert opened(0, 0, 0).ask is None


class Secret(Frame):
    """Seats 2 and 0 choose at the same time."""

    __slots__ = ()


def part(seat: int) -> Ask:
    return Ask(seat, "r", "choose", (Group("r", "play", PLAYS),))


def both_choose(s: Cards, f: Secret) -> Ask:
    return sealed("r", "choose", [part(2), part(0)])


def both_are_told(s: Cards, f: Secret) -> None:
    s.lines = tuple(sorted(answers_by_seat((2, 0), s.answer).items()))


Secret.steps = (both_choose, both_are_told)


def test_sealed_answers_come_in_any_order_and_open_together() -> None:
    s = Cards()
    push(s, Secret())
    advance(s)
    assert s.ask is not None and s.ask.seats == (0, 2) and waiting(s) == [0, 2]
    give(s, 2, ("play", 1))
    assert s.sealed == ((2, ("play", 1)),) and s.answer is None and waiting(s) == [0]
    assert others_sealed(s.sealed, 2) == s.sealed
    assert others_sealed(s.sealed, 0) == others_sealed(s.sealed, -1) == ((2, HIDDEN),)
    give(s, 0, ("play", 2))
    assert s.lines == ((0, ("play", 2)), (2, ("play", 1))) and s.sealed == () and s.ask is None


def test_an_empty_secret_answer_is_not_taken_for_a_hidden_one() -> None:
    assert others_sealed(((0, ()), (1, ())), 0) == ((0, ()), (1, HIDDEN))


def test_with_one_seat_a_sealed_ask_is_an_ordinary_one() -> None:
    ask = part(1)
    assert sealed("r", "choose", [ask]) is ask

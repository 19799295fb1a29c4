"""Bent dice: either seat may bend any roll, before it falls with blue cards, after it fell with red ones."""

from __future__ import annotations

import itertools
from typing import Any

from battlebook.kernel.chance import CARDS, DICE, Source, draw_one, roll
from battlebook.kernel.events import Event
from battlebook.kernel.forms import Number, Pay
from battlebook.kernel.frames import Frame, leave, leave_to, push, replace, restart, stop
from battlebook.kernel.game import Denied, Field, Result, Spec
from battlebook.kernel.options import Ask, Group, Key, Option
from battlebook.kernel.rules import Refusal, load_ledger
from battlebook.kernel.state import INTS, PACKED, STATIC, VALUE, Table, with_byte
from battlebook.kernel.windows import Window, window_steps
from tests.kernel.toys.cards import ZONES, CardGame, CardState, holds_cards, lay_open, one_setup, take

LEDGER = load_ledger(__package__)
LIFT, SINK, AGAIN, TURN = range(4)
COMMON = 2
CAP = 30
WRONG_BACK = LEDGER.refusal("bent:3:wrong-back", "wrong-back")
NO_GEMS = LEDGER.refusal("bent:3:gems", "no-gems")
PLAYS = tuple(Option(("bend", card), (("card", card),)) for card in range(12))


def back(card: int) -> int:
    """0 blue, 1 red."""
    return card % 4 // 2


class BentState(CardState):
    """``gems``: of both seats and the common purse. ``bend_again``: the ruling on Again. ``bonus``: of the roll."""

    __slots__ = ("bend_again", "bonus", "die", "gems", "goal", "points", "turns")

    def __init__(self, names: Any, goal: int, bend_again: bool) -> None:
        super().__init__(2, names)
        self.goal, self.bend_again = goal, bend_again
        self.points, self.gems = [0, 0], bytes([2, 2, 3])
        self.die, self.bonus, self.turns = 0, 0, 0


class Opening(Frame):
    """1 Power cards are dealt."""


def each_draws_two_blue_and_two_red_cards(s: BentState, f: Opening) -> None:
    for seat, colour in itertools.product((0, 1), (0, 0, 1, 1)):
        card, _ = draw_one(s, CARDS, tuple(card for card in s.pile if back(card) == colour))
        s.pile = tuple(other for other in s.pile if other != card)
        take(s, seat, card, "bent:1:hand")
    restart(s, Turn(0))


class Turn(Frame):
    """2 A turn."""

    __slots__ = fields = ("seat", "stake")

    def __init__(self, seat: int, stake: int = 0) -> None:
        self.seat, self.stake = seat, stake


def the_seat_names_a_stake(s: BentState, f: Turn) -> Ask:
    return Ask(f.seat, "bent:2:stake", "stake", form=Number("bent:2:stake", 1, 3))


def it_rolls(s: BentState, f: Turn) -> None:
    replace(s, f.but(stake=s.answer[0]))
    push(s, Roll())


def the_stake_is_won_or_lost(s: BentState, f: Turn) -> None:
    won = f.stake if s.die > 3 else -f.stake
    s.points[f.seat] = max(0, s.points[f.seat] + won)
    s.emit(Event("staked", "bent:2:points", {"seat": f.seat, "points": won}))
    s.turns += 1
    if s.turns == CAP or s.points[f.seat] >= s.goal:
        s.emit(Event("ended", "bent:4:cap" if max(s.points) < s.goal else "bent:4:goal", {}))
        stop(s)
    else:
        restart(s, Turn(1 - f.seat))


class Roll(Frame):
    """2 One roll, with its windows; ``bent``: whether it may be bent."""

    __slots__ = fields = ("bent",)

    def __init__(self, bent: bool = True) -> None:
        self.bent = bent


def blue_cards_may_bend_it(s: BentState, f: Roll) -> None:
    s.bonus = 0
    if f.bent:
        push(s, Bend((0, 1)))


def the_die_falls(s: BentState, f: Roll) -> None:
    s.die = roll(s, DICE, 6) + 1 + s.bonus
    rows = [{"rule": "bent:3:before", "value": s.bonus}]
    s.emit(Event("rolled", "bent:2:roll", {"value": s.die, "sum": {"rows": rows}}))


def red_cards_may_bend_it(s: BentState, f: Roll) -> None:
    if f.bent:
        push(s, Bend((0, 1), after=1))


class Bend(Window):
    """3 The window in which a roll may be bent; ``after``: it has fallen."""

    __slots__ = ("after",)
    fields = (*Window.fields, "after")

    def __init__(self, order: tuple[int, ...], turn: int = 0, passed: int = 0, after: int = 0) -> None:
        super().__init__(order, turn, passed)
        self.after = after


def refuse_bend(s: BentState, seat: int, card: int, after: int) -> Refusal | None:
    """3 A card of the right back, and a gem."""
    if back(card) != after:
        return WRONG_BACK
    if s.gems[seat] + s.gems[COMMON] == 0:
        return NO_GEMS
    return None


def cards_to_bend(s: BentState, f: Bend, seat: int) -> tuple[Group, ...]:
    plays = tuple(PLAYS[card] for card in s.hands[seat] if refuse_bend(s, seat, card, f.after) is None)
    return (Group("bent:3:after" if f.after else "bent:3:before", "bend", plays),)


def a_card_is_played(s: BentState, f: Bend, seat: int, key: Key) -> None:
    lay_open(s, seat, key[1], "bent", "bent:3:after" if f.after else "bent:3:before")
    s.discard = (*s.discard, key[1])
    push(s, Power(seat, key[1]))


class Power(Frame):
    """3 A power card is paid for and works."""

    __slots__ = fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card


def a_gem_is_paid(s: BentState, f: Power) -> Ask:
    purses = (s.gems[f.seat], s.gems[COMMON])
    return Ask(f.seat, "bent:3:price", "price", form=Pay("bent:3:price", purses, 1))


def the_card_works(s: BentState, f: Power) -> None:
    s.gems = with_byte(s.gems, f.seat, s.gems[f.seat] - s.answer[0])
    s.gems = with_byte(s.gems, COMMON, s.gems[COMMON] - s.answer[1])
    kind = f.card % 4
    if kind == AGAIN:
        s.note("bent-r:again")
        leave_to(s, Roll)
        restart(s, Roll(s.bend_again))
    else:
        s.bonus += {LIFT: 1, SINK: -1, TURN: 0}[kind]
        s.die = 7 - s.die if kind == TURN else s.die
        leave(s)


Opening.steps = (each_draws_two_blue_and_two_red_cards,)
Turn.steps = (the_seat_names_a_stake, it_rolls, the_stake_is_won_or_lost)
Roll.steps = (blue_cards_may_bend_it, the_die_falls, red_cards_may_bend_it)
Bend.steps = window_steps(LEDGER("bent:3:until-all-pass"), "bend", cards_to_bend, a_card_is_played, holds_cards)
Power.steps = (a_gem_is_paid, the_card_works)
FIELDS = dict.fromkeys(("die", "bonus", "turns"), VALUE) | {"points": INTS, "gems": PACKED}
SETTINGS = dict.fromkeys(("goal", "bend_again"), STATIC)
GOAL = Field("goal", "number", 5, limits=(1, 9))


class BentDice(CardGame):
    key, prefix, ledger = "bent_dice", "bent", LEDGER
    table = Table(BentState, {**ZONES, **SETTINGS, **FIELDS}, (Opening, Turn, Roll, Bend, Power))
    setups = one_setup("bent", 2, LEDGER("bent:4:goal"), GOAL)

    def new_state(self, spec: Spec, source: Source) -> BentState:
        s = BentState(spec.options["names"], spec.options["goal"], spec.rulings.get("bent-r:again", 0) == 0)
        s.source = source
        push(s, Opening())
        return s

    def result(self, s: BentState) -> Result | None:
        if s.stack:
            return None
        won = () if s.points[0] == s.points[1] else (int(s.points[1] > s.points[0]),)
        capped = max(s.points) < s.goal
        return Result(won, won, "points", "bent:4:cap" if capped else "bent:4:goal", capped)

    def back(self, card: int) -> int:
        return back(card)

    def known(self, s: BentState, seat: int) -> BentState:
        k: BentState = self.known_cards(BentState(s.names, s.goal, s.bend_again), s, seat)
        k.points, k.gems = s.points[:], s.gems
        k.die, k.bonus, k.turns = s.die, s.bonus, s.turns
        return k

    def view(self, known: BentState, seat: int) -> dict[str, Any]:
        shown = {"die": known.die, "points": known.points, "gems": list(known.gems), "turns": known.turns}
        return {**super().view(known, seat), **shown}

    def why_not(self, s: BentState, ask: Ask, key: Key) -> list[Refusal]:
        if ask.kind != "bend" or key[1:] not in [(card,) for card in s.hands[ask.seat]]:
            return []
        refusal = refuse_bend(s, ask.seat, key[1], s.stack[-1].after)
        return [refusal] if refusal else []

    def denied(self, s: BentState, ask: Ask) -> list[Denied]:
        found = [(PLAYS[card], tuple(self.why_not(s, ask, PLAYS[card].key))) for card in s.hands[ask.seat]]
        return [Denied(play.key, play.target, why) for play, why in found if why]

    def evaluate(self, s: BentState, seat: int) -> float:
        return max(-1.0, min(1.0, (s.points[seat] - s.points[1 - seat]) / s.goal))


GAME = BentDice()

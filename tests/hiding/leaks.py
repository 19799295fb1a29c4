"""Toys with one planted leak each, to see the suite turn red."""

from __future__ import annotations

from random import Random
from typing import Any

from battlebook.kernel.events import Event
from battlebook.kernel.game import Denied
from battlebook.kernel.options import Ask, Key, Option
from battlebook.kernel.rules import Refusal
from battlebook.kernel.state import Table
from battlebook.kernel.words import OptionWords, Words, words
from tests.kernel.toys.cards import HIDDEN, ZONES, name
from tests.kernel.toys.duel_of_spells.game import Duel, DuelState
from tests.kernel.toys.four_seats import game as four
from tests.kernel.toys.four_seats.game import FourSeats, FourState


class Honest(FourSeats):
    """Keeps the truth at hand, and makes no use of it."""

    truth: FourState

    def known(self, s: FourState, seat: int) -> FourState:
        self.truth = s
        return super().known(s, seat)

    @property
    def top(self) -> int:
        """What nobody may know."""
        return self.truth.pile[0] if self.truth.pile else 0


class CardInView(Honest):
    def view(self, known: FourState, seat: int) -> dict[str, Any]:
        return {**super().view(known, seat), "alt": name(self.truth, self.top)}


class SizeOfView(Honest):
    def view(self, known: FourState, seat: int) -> dict[str, Any]:
        return {**super().view(known, seat), "padding": " " * self.top}


class CardInPrompt(Honest):
    def prompt(self, known: FourState, ask: Ask) -> tuple[Words, Words | None]:
        return words("four-ask-turn", card=name(self.truth, self.top)), None


class StyleOfOption(Honest):
    def option_words(self, known: FourState, ask: Ask, option: Option) -> OptionWords:
        honest = super().option_words(known, ask, option)
        return honest._replace(style="strike" if self.top > 5 else "act")


class CandidateInAsk(Honest):
    def denied(self, s: FourState, ask: Ask) -> list[Denied]:
        extra = [Denied(("steal", self.top), (), (four.WEAK,))]
        return [*super().denied(s, ask), *extra]


class CauseOfRefusal(Honest):
    def why_not(self, s: FourState, ask: Ask, key: Key) -> list[Refusal]:
        return [Refusal("four:3:weak", "weak" if self.top > 5 else "weaker")]


class ArgumentOfRefusal(Honest):
    def refusal_args(self, known: FourState, ask: Ask, key: Key, refusal: Refusal) -> dict[str, Any]:
        return {"card": self.top}


class CardInHeading(Honest):
    def heading(self, known: FourState) -> Words:
        return words("four-heading", card=self.top)


class CardInOdds(Honest):
    def odds(self, known: FourState, ask: Ask, key: Key) -> dict[str, Any]:
        return {"outcomes": [{"share": self.top / 12, "kind": "good"}]}


class HandInKnown(Honest):
    def known(self, s: FourState, seat: int) -> FourState:
        k = super().known(s, seat)
        k.hands = s.hands
        return k


class MaskInKnown(Honest):
    def known(self, s: FourState, seat: int) -> FourState:
        k = super().known(s, seat)
        k.seen = s.seen[:]
        return k


class AnswerInKnown(Honest):
    def known(self, s: FourState, seat: int) -> FourState:
        k = super().known(s, seat)
        k.answer = s.answer
        return k


class TruthAsWorld(Honest):
    def fill(self, known: FourState, rng: Random) -> FourState:
        world = super().fill(known, rng)
        world.hands, world.pile, world.seen = self.truth.hands, self.truth.pile, self.truth.seen[:]
        return world


class TruthNowAndThen(Honest):
    def fill(self, known: FourState, rng: Random) -> FourState:
        world = super().fill(known, rng)
        if rng.random() < 0.2 and self.truth.pile:
            world.hands, world.pile, world.seen = self.truth.hands, self.truth.pile, self.truth.seen[:]
        return world


class SmuggledTruth(Honest):
    """The truth travels in a static field, which no digest shows."""

    def known(self, s: FourState, seat: int) -> FourState:
        k = super().known(s, seat)
        k.names = Names(s.names, s)
        return k

    def fill(self, known: FourState, rng: Random) -> FourState:
        rng.seed(known.names.truth.pile[0] if known.names.truth.pile else 0)
        return super().fill(known, rng)


class Names(tuple[str, ...]):
    truth: FourState

    def __new__(cls, names: tuple[str, ...], truth: FourState) -> Names:
        made = super().__new__(cls, names)
        made.truth = truth
        return made


class OpenState(FourState):
    """Everybody reads what a seat alone should read."""

    __slots__ = ()

    def emit(self, event: Event) -> None:
        super().emit(event._replace(public=event.private or event.public))


class TalkativeState(FourState):
    """One event more when the card is a good one."""

    __slots__ = ()

    def emit(self, event: Event) -> None:
        super().emit(event)
        if event.kind == "taken" and event.private and event.private["card"]["id"][-1] in "01234567":
            super().emit(Event("smiled", event.rule, {"seat": event.public["seat"]}))


class QuietState(FourState):
    """One draw more, and no event, when the card is a good one."""

    __slots__ = ()

    def emit(self, event: Event) -> None:
        super().emit(event)
        if event.kind == "taken" and self.hands[event.public["seat"]][-1] > 9:
            self.counts[2] += 1


class EventLeak(FourSeats):
    state_class: type[FourState]

    def new_state(self, spec: Any, source: Any) -> FourState:
        honest = super().new_state(spec, source)
        s = self.state_class(honest.names)
        s.source, s.stack, s.at = source, honest.stack, honest.at
        return s


def event_leak(state_class: type[FourState]) -> EventLeak:
    game = EventLeak()
    game.state_class = state_class
    frames = tuple(FourSeats.table.frames.values())
    game.table = Table(state_class, {**ZONES, **four.FIELDS}, frames)
    return game


class SealedInKnown(Duel):
    def known(self, s: DuelState, seat: int) -> DuelState:
        k = super().known(s, seat)
        k.sealed = s.sealed
        return k


class OrderInView(Duel):
    def seen_zone(self, s: Any, zone: tuple[int, ...], seat: int) -> tuple[int, ...]:
        return tuple(card if self.sees(s, card, seat) else HIDDEN for card in zone)


class PileInKnown(Duel):
    def known(self, s: DuelState, seat: int) -> DuelState:
        k = super().known(s, seat)
        k.pile = s.pile
        return k


LEAKS = {
    "view: a card": CardInView(),
    "view: its size": SizeOfView(),
    "view: an order": OrderInView(),
    "ask: the prompt": CardInPrompt(),
    "ask: an option's style": StyleOfOption(),
    "ask: a refused candidate": CandidateInAsk(),
    "ask: the odds": CardInOdds(),
    "refusal: its cause": CauseOfRefusal(),
    "refusal: its arguments": ArgumentOfRefusal(),
    "heading": CardInHeading(),
    "known: a hand": HandInKnown(),
    "known: who has seen what": MaskInKnown(),
    "known: the last answer": AnswerInKnown(),
    "known: sealed answers": SealedInKnown(),
    "known: an unordered pile": PileInKnown(),
    "known: the truth in a static field": SmuggledTruth(),
    "world: the truth": TruthAsWorld(),
    "world: the truth now and then": TruthNowAndThen(),
    "event: its public part": event_leak(OpenState),
    "event: how many": event_leak(TalkativeState),
    "chance: how many draws": event_leak(QuietState),
}

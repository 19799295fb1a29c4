"""Magestorm: the contract this game exports as ``GAME``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from battlebook.games.magestorm import (
    ai,
    canaries,
    content,
    hidden,
    movement_words,
    odds,
    preview,
    setups,
    views,
    wording,
)
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules import movement_reasons, permissions
from battlebook.games.magestorm.rules.victory import left
from battlebook.games.magestorm.state import OVER, State
from battlebook.games.magestorm.table import TABLE
from battlebook.kernel.chance import Source
from battlebook.kernel.events import Event
from battlebook.kernel.game import Denied, Game, Problem, Result, Spec, form_problems
from battlebook.kernel.options import Ask, Key, Option
from battlebook.kernel.rules import Refusal
from battlebook.kernel.words import OptionWords, Phase, Words


class Magestorm(Game):
    """Hidden units driven by objective markers, four mages, combats of ten steps."""

    key = "magestorm"
    prefix = "ms"
    complete = True
    ledger = LEDGER
    table = TABLE
    setups = setups.SETUPS

    def problems(self, spec: Spec) -> Sequence[Problem]:
        """What the form says, then what it cannot say."""
        return form_problems(self, spec) or setups.problems(spec)

    def new_state(self, spec: Spec, source: Source) -> State:
        """The state before the first step."""
        return setups.begin(spec, source)

    def content_hash(self) -> str:
        """The hash over every content record."""
        return content.content_hash()

    def sample_spec(self, setup: str, rng: Random) -> Spec:
        """A random legal spec of a set-up."""
        return setups.sample(setup, rng)

    def cards(self) -> Sequence[Mapping[str, Any]]:
        """The face of every troop and creature card."""
        return views.faces()

    def check_content(self, path: str | None) -> Mapping[str, Any]:
        """Validate the content, or corrections of it."""
        return content.check(path)._asdict()

    def conserved(self, s: State) -> tuple[Any, ...]:
        """No troop card is lost; places, cards and power points agree."""
        return hidden.all_cards(s), hidden.sound(s)

    def left(self, s: State) -> Mapping[int, float]:
        """The resistance of the troops that are left, by side."""
        return {side: float(left(s, side)) for side in (0, 1)}

    def result(self, s: State) -> Result | None:
        """The side that has met the scenario's conditions, or a draw."""
        if s.stage != OVER:
            return None
        won = (s.winner,) if s.winner >= 0 else ()
        return Result(won, won, s.ending, s.ending_rule)

    def known(self, s: State, seat: int) -> State:
        """Everything but what lies hidden in the other side's units."""
        return hidden.known(s, seat)

    def fill(self, seen: State, rng: Random) -> State:
        """A world in which the hidden cards are dealt."""
        world: State = TABLE.clone(seen)
        return hidden.fill(seen, world, rng)

    def view(self, known: State, seat: int) -> dict[str, Any]:
        """The board, the units and the mage boards."""
        return views.view(known, seat)

    def prompt(self, known: State, ask: Ask) -> tuple[Words, Words | None]:
        """What is to be decided."""
        return wording.prompt(known, ask)

    def option_words(self, known: State, ask: Ask, option: Option) -> OptionWords:
        """How one option reads."""
        return wording.option_words(known, ask, option)

    def option_meta(self, known: State, ask: Ask, option: Option) -> Words | None:
        """What a step costs."""
        return movement_words.option_meta(known, ask, option)

    def decided(self, known: State, ask: Ask, key: Key) -> Words:
        """What was done, and about what."""
        option = ask.find(key)
        return wording.prompt(known, ask)[0] if option is None else wording.decided(known, ask, option)

    def form_words(self, known: State, ask: Ask) -> dict[str, Any]:
        """Names for the candidates of a form."""
        return wording.form_words(known, ask)

    def denied(self, s: State, ask: Ask) -> Sequence[Denied]:
        """What looks possible and is refused now."""
        found = []
        for option in permissions.likely(s, ask):
            refusals = self.why_not(s, ask, option.key)
            if refusals:
                found.append(Denied(option.key, option.target, tuple(refusals)))
        return found

    def why_not(self, s: State, ask: Ask, key: Key) -> Sequence[Refusal]:
        """Every refusal of a key that is not offered."""
        if ask.form is not None or ask.find(key) is not None:
            return ()
        refusal = permissions.refusal(s, ask, key)
        return () if refusal is None else (refusal,)

    def refusal_args(self, known: State, ask: Ask, key: Key, refusal: Refusal) -> Mapping[str, Any]:
        """Names for the words of a refusal."""
        option = next((o for o in permissions.likely(known, ask) if o.key == key), None)
        if option is None or ask.kind in movement_reasons.KINDS:
            return movement_words.key_args(known, ask, key)
        return wording.target_args(known, ask.seat, option)

    def event_words(self, event: Event, args: Mapping[str, Any]) -> Mapping[str, Any]:
        """Events already name their things; the seat is no argument."""
        return {name: value for name, value in args.items() if name != "seat"}

    def heading(self, known: State) -> Words:
        """Set-up, the phase, or the end."""
        return wording.heading(known)

    def phases(self, known: State) -> Sequence[Phase]:
        """The round and the phases of the turn."""
        return wording.phases(known)

    def what_if(self, known: State, seat: int, key: Key) -> dict[str, Any] | None:
        """Where the seat's units would go if an objective marker were moved, placed or removed."""
        return preview.thought(known, seat, key)

    def odds(self, known: State, ask: Ask, key: Key) -> dict[str, Any] | None:
        """What becomes of the roll on the table after an answer of the Fate Guardian."""
        return odds.odds(known, ask, key)

    def evaluate(self, s: State, seat: int) -> float:
        """How well the side stands."""
        return ai.evaluate(s, seat)

    def candidates(self, s: State, ask: Ask, rng: Random) -> Sequence[Key]:
        """Answers worth looking at."""
        return ai.candidates(s, ask, rng)

    def judged(self, known: State, ask: Ask, rng: Random) -> Mapping[Key, float]:
        """What answers are worth."""
        return ai.judged(known, ask, rng)

    def secrets(self, s: State, seat: int) -> Iterable[str]:
        """Names of kinds of which no card lies open, the cards of units in order, secret answers."""
        return canaries.secrets(s, seat)


GAME = Magestorm()

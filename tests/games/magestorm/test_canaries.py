"""A leak of each hidden thing of Magestorm is found by the words that are planted for the hiding suite."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.games.magestorm.game import Magestorm
from battlebook.games.magestorm.refs import card_ref
from battlebook.games.magestorm.state import FIELDS, UNITS, State
from battlebook.games.magestorm.table import FRAMES
from battlebook.kernel.chance import Source
from battlebook.kernel.events import Event
from battlebook.kernel.frames import push
from battlebook.kernel.game import Spec
from battlebook.kernel.options import Ask
from battlebook.kernel.state import Table, to_plain
from battlebook.kernel.words import Words
from tests.harness.cases import Case
from tests.hiding.checks import check_canaries

SETUP = "duel-at-the-ford-stone"


class Honest(Magestorm):
    """Keeps the truth at hand, and makes no use of it."""

    truth: State

    def known(self, s: State, seat: int) -> State:
        self.truth = s
        return super().known(s, seat)

    def hidden(self, seat: int) -> list[int]:
        """Units of which a seat does not know everything."""
        s = self.truth
        return [u for u in range(UNITS) if u // 12 != seat and s.shown[u] < len(s.cards[u])]


class UnitInView(Honest):
    """The cards of the other side's units, in their order."""

    def view(self, known: State, seat: int) -> dict[str, Any]:
        made = super().view(known, seat)
        for row in made["units"]:
            row["cards"] = list(self.truth.cards[row["id"]])
        return made


class NameInView(Honest):
    """The kind of the last card of a unit."""

    def view(self, known: State, seat: int) -> dict[str, Any]:
        last = [card_ref(self.truth, self.truth.cards[u][-1]) for u in self.hidden(seat)]
        return {**super().view(known, seat), "last": last}


class SealedInView(Honest):
    """Secret answers: armies, and spells of a magic step."""

    def view(self, known: State, seat: int) -> dict[str, Any]:
        return {**super().view(known, seat), "answers": to_plain(self.truth.sealed)}


class NameInAsk(Honest):
    """The question names what waits in an enemy unit."""

    def prompt(self, known: State, ask: Ask) -> tuple[Words, Words | None]:
        text, why = super().prompt(known, ask)
        enemies = self.hidden(ask.seat)
        if not enemies:
            return text, why
        return {**text, "args": {"card": card_ref(self.truth, self.truth.cards[enemies[0]][-1])}}, why  # type: ignore[typeddict-item]


class OpenState(State):
    """Everybody reads what a side alone should read: what its units are made of, which card was moved."""

    __slots__ = ()

    def emit(self, event: Event) -> None:
        super().emit(event._replace(public=event.private or event.public))


class EventLeak(Magestorm):
    table = Table(OpenState, FIELDS, FRAMES)

    def new_state(self, spec: Spec, source: Source) -> State:
        honest = super().new_state(spec, source)
        s = OpenState(honest.plan, honest.rulings, source)
        for frame in honest.stack:
            push(s, frame)
        return s


LEAKS = {
    "view: a unit": UnitInView(),
    "view: a card's name": NameInView(),
    "view: secret answers": SealedInView(),
    "ask: a card's name": NameInAsk(),
    "event: for one side": EventLeak(),
}


def found(game: Magestorm, seed: int) -> bool:
    """Whether the check finds a planted word in a random game."""
    try:
        check_canaries(Case(game, game.setup(SETUP)), seed)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str) -> None:
    assert any(found(LEAKS[leak], seed) for seed in range(3))


def test_the_honest_game_is_not_suspected() -> None:
    assert not found(Honest(), 0)


def test_secret_spells_are_planted_too() -> None:
    """Two spells of a magic step, sealed by one side."""
    game = Magestorm()
    s = game.new_state(Spec(SETUP), Source())
    s.sealed = ((0, (41, 96)),)
    assert "[41, 96]" in set(game.secrets(s, 1)) and "[41, 96]" not in set(game.secrets(s, 0))

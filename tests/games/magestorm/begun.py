"""A match from its very beginning: answers by seat, forced dice."""

from __future__ import annotations

from random import Random
from typing import Any

from battlebook.games.magestorm.game import GAME
from battlebook.games.magestorm.state import State
from battlebook.kernel import gate
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance, answer, open_part
from battlebook.kernel.game import Spec, begin
from battlebook.kernel.options import Ask, Key


class Begun:
    """A match of a scenario before its first answer."""

    def __init__(self, scenario: str, **options: Any) -> None:
        spec = GAME.sample_spec(scenario, Random(0))
        self.s: State = begin(GAME, Spec(scenario, {**spec.options, **options}), Sampled(1))
        self.s.sink = []
        advance(self.s)

    def waiting(self) -> list[int]:
        """The seats that have to answer."""
        return gate.waiting(self.s)

    def ask(self, seat: int | None = None) -> Ask:
        """The ask of a seat, by default of the first that waits."""
        part = open_part(self.s, self.waiting()[0] if seat is None else seat)
        assert part is not None
        return part

    def do(self, seat: int, *key: Any) -> Begun:
        """A legal answer."""
        fault = answer(self.s, seat, key)
        assert fault is None, f"{key} is refused by {fault[0]}"
        return self

    def fault(self, seat: int, *key: Any) -> tuple[str, str]:
        """What is said to an illegal answer."""
        found = answer(self.s, seat, key)
        assert found is not None, f"{key} was taken"
        return found[0].rule, found[0].cause

    def any_answer(self, seat: int) -> Key:
        """Some legal answer, given."""
        key = self.ask(seat).sample(Random(1))
        self.do(seat, *key)
        return key

    def until(self, kind: str) -> Begun:
        """Anything, until somebody is asked so."""
        while self.ask().kind != kind:
            self.any_answer(self.waiting()[0])
        return self

    def told(self, kind: str, seat: int = -1) -> list[dict[str, Any]]:
        """The arguments of events of a kind as a seat reads them."""
        return [dict(e.args_for(seat)) for e in self.s.sink or () if e.kind == kind]

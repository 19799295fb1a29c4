"""A few words to write tests of the toys in: begin, answer, try, and look."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from battlebook.kernel import gate
from battlebook.kernel.chance import CARDS, DICE, Scripted
from battlebook.kernel.events import Event
from battlebook.kernel.frames import advance, answer, open_part
from battlebook.kernel.game import Game, begin


class Table:
    """One game of a toy, with dice (1 = lowest face) and card draws fixed in advance."""

    def __init__(
        self,
        game: Game,
        dice: Sequence[int] = (),
        cards: Sequence[int] = (),
        variants: tuple[str, ...] = (),
        rulings: dict[str, int] | None = None,
        **options: Any,
    ) -> None:
        self.game = game
        spec = game.sample_spec(game.setups[0].key, Random(1))
        spec = spec._replace(options={**spec.options, **options}, variants=variants, rulings=rulings or {})
        self.s = begin(game, spec, Scripted({DICE: [face - 1 for face in dice], CARDS: list(cards)}))
        self.s.sink = []
        advance(self.s)

    def asked(self) -> tuple[int, ...]:
        """The seats that must answer."""
        return tuple(gate.waiting(self.s))

    def kind(self) -> str:
        """The kind of the open ask."""
        return self.s.ask.kind if self.s.ask else "over"

    def offered(self, seat: int) -> list[tuple[Any, ...]]:
        """The keys that the seat may answer with."""
        part = open_part(self.s, seat)
        return [] if part is None else [option.key for option in part.options()]

    def answer(self, seat: int, *key: Any) -> Table:
        """The seat answers, legally."""
        assert answer(self.s, seat, key) is None, f"{key} is refused"
        return self

    def everybody(self, *key: Any) -> Table:
        """Every seat that is asked now answers the same."""
        for seat in self.asked():
            self.answer(seat, *key)
        return self

    def all_pass(self) -> Table:
        """The window that is open now closes."""
        kind = self.kind()
        while self.kind() == kind and ("pass",) in self.offered(self.asked()[0]):
            self.answer(self.asked()[0], "pass")
        return self

    def fault(self, seat: int, *key: Any) -> tuple[str, str]:
        """What is said to an illegal answer: rule and cause."""
        found = answer(self.s, seat, key)
        assert found is not None, f"{key} was taken"
        return found[0].rule, found[0].cause

    def why(self, seat: int, *key: Any) -> list[str]:
        """The rules that refuse a candidate."""
        return [row["rule"] for row in gate.why(self.game, self.s, seat, key)]

    def refused(self, seat: int) -> list[tuple[list[Any], str]]:
        """The list "not possible now": keys and the first rule that refuses each."""
        shown = gate.ask(self.game, self.s, seat)
        return [(row["key"], row["why"][0]["rule"]) for row in shown["refused"]] if shown else []

    def told(self, seat: int, kind: str) -> list[dict[str, Any]]:
        """The arguments of all events of a kind so far, as the seat reads them."""
        return [dict(e.args_for(seat)) for e in self.events() if e.kind == kind]

    def events(self) -> list[Event]:
        return list(self.s.sink or ())

    def view(self, seat: int) -> dict[str, Any]:
        return gate.view(self.game, self.s, seat)

    def winners(self) -> tuple[int, ...]:
        """The winning seats of the finished game."""
        result = self.game.result(self.s)
        assert result is not None, "the game is not over"
        return result.seats

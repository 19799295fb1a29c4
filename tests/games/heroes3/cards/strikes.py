"""More words for tests of cards in an attack: two units side by side, the choices that are offered beside cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from battlebook.games.heroes3 import verbs_stock
from battlebook.games.heroes3.cards import CARD_INDEX
from battlebook.kernel.chance import DICE
from battlebook.kernel.options import Key
from tests.games.heroes3.cards.vocabulary import Cards, Draws

NEAR = {"A": "crusaders few b3", "D": "crusaders few b4"}
FAR = {"A": "marksmen few b2", "D": "crusaders few b5"}


class SixSided(Draws):
    """Resource Dice too: they show what ``draws`` names, like cards that are drawn."""

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        if stream == DICE and sides != 3:
            return self.draws.pop(0)
        return super().draw(stream, epoch, index, sides)


class Duel(Cards):
    """A fight of "A" (the attacker's) and "D", Crusaders few next to each other unless said otherwise. Dice that are
    not forced show 0."""

    def __init__(self, hand: str = "", against: str = "", units: dict[str, str] | None = None, **more: Any) -> None:
        units = units or NEAR
        front = [ref for ref in units if ref.startswith("A")]
        super().__init__(units, front, hand, against, **more)
        self.draws.spare = True
        verbs_stock.lay_out(self.s)

    def declare(self, target: str = "D", dice: Sequence[int] = (), ref: str = "A") -> Duel:
        """A unit activates and declares an attack; whoever may answer the activation does not."""
        self.act(ref)
        self.strike(target, dice)
        return self

    def choice(self, verb: str, *rest: Any, dice: Sequence[int] = ()) -> Duel:
        """Choose the only option that begins so."""
        fit = [key for key in self.offered() if key[0] == verb and key[1 : 1 + len(rest)] == rest]
        assert len(fit) == 1, (verb, rest, self.offered())
        self.do(*fit[0], dice=dice)
        return self

    def cards(self, verb: str) -> list[Key]:
        """The options of a verb."""
        return [key for key in self.offered() if key[0] == verb]

    def last(self) -> int:
        """The damage of the last strike."""
        return self.hits()[-1]


def card(name: str) -> int:
    """The number of a card."""
    return CARD_INDEX[name]

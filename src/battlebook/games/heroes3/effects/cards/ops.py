"""The register of card effects: for each operation of the closed vocabulary what it can be aimed at, when it is
refused, and what it does.

A file of this folder registers its operations when it is imported; `rules.c12_cards` imports them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from battlebook.games.heroes3.cards import Effect
from battlebook.games.heroes3.holders import CardOnTable
from battlebook.games.heroes3.implemented import implements
from battlebook.games.heroes3.rules.procedures_cards import Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.rules import Refusal

Target = tuple[str, int]  # ("unit", 3), ("space", 7), ("card", 41), ("side", 1)

Targets = Callable[[State, Moment, Effect], tuple[Target, ...] | None]  # None: not aimed at anything
Refuse = Callable[[State, Moment, Effect], Refusal | None]
Do = Callable[[State, "Happening"], None]


class Happening(NamedTuple):
    """An effect that happens now: the moment, the card on the table with its target, and the effect's own data."""

    moment: Moment
    table: CardOnTable
    effect: Effect

    @property
    def side(self) -> int:
        """Who plays the card."""
        return self.table.side

    @property
    def unit(self) -> int:
        """The unit it is aimed at, or -1."""
        return self.table.number if self.table.sort == "unit" else -1

    def get(self, name: str, default: Any = None) -> Any:
        """A parameter of the effect."""
        return self.effect.args.get(name, default)


class Op(NamedTuple):
    """One operation. ``targets`` is None for an operation that needs no target of its own (it may use the card's);
    ``refuse`` says why it cannot be used at a moment."""

    do: Do
    targets: Targets | None = None
    refuse: Refuse | None = None


OPS: Final[dict[str, Op]] = {}


def register(name: str, do: Do, targets: Targets | None = None, refuse: Refuse | None = None) -> None:
    """Enter an operation. Raises ValueError for one that is there already."""
    if name in OPS:
        raise ValueError(f"the operation {name!r} is registered twice")
    OPS[name] = Op(do, targets, refuse)
    implements(name)

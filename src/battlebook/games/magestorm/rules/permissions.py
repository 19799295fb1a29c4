"""Why not: the refusal of a key that an ask does not offer, and the candidates that are listed as refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from battlebook.games.magestorm.board import HEXES
from battlebook.games.magestorm.pieces import STRATEGIC
from battlebook.games.magestorm.rules import (
    magic_phase,
    movement_reasons,
    orders,
    reorganisation,
    setup,
    strategic_spells,
)
from battlebook.games.magestorm.rules.combat import step_03_deployment
from battlebook.games.magestorm.state import MOST_GOALS, UNITS, State, side_of
from battlebook.kernel.options import Ask, Key, Option
from battlebook.kernel.rules import Refusal

# What the numbers of an order's key are.
ORDER_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "goal-move": ("goal", "hex"),
    "goal-place": ("hex",),
    "goal-remove": ("goal",),
    "hold": ("unit",),
    "hold-cancel": ("unit",),
    "merge": ("unit", "unit"),
    "move-card": ("unit", "unit"),
    "rearrange": ("unit",),
    "split": ("unit",),
}


def refusal(s: State, ask: Ask, key: Key) -> Refusal | None:
    """The first refusal of a key in rule order; None when the key makes no sense in this ask."""
    if ask.kind in movement_reasons.KINDS and key and all(type(part) is int for part in key[1:]):
        return movement_reasons.refusal(s, ask, key)
    found = REFUSALS.get(ask.kind)
    if found is None or not key or any(type(part) is not int for part in key[1:]):
        return None
    return found(s, ask.seat, key)


def no_deploy(s: State, side: int, key: Key) -> Refusal | None:
    """A hex for the unit in hand."""
    if key[0] != "deploy" or len(key) != 2 or not 0 <= key[1] < HEXES:
        return None
    return setup.refuse_deploy(s, side, key[1])


def no_token(s: State, side: int, key: Key) -> Refusal | None:
    """A step of a power point."""
    if key[0] != "token" or len(key) != 3 or not is_box(s, side, key):
        return None
    return magic_phase.refuse_token(s, side, key[1], key[2])


def no_spell(s: State, side: int, key: Key) -> Refusal | None:
    """A strategic spell."""
    if key[0] != "spell" or len(key) != 2 or not 0 <= key[1] < len(s.plan.spells):
        return None
    return strategic_spells.refuse_spell(s, side, key[1])


def no_order(s: State, side: int, key: Key) -> Refusal | None:
    """An order with numbers of the right sorts."""
    sorts = ORDER_KEYS.get(key[0])
    if sorts is None or len(sorts) != len(key) - 1:
        return None
    for sort, n in zip(sorts, key[1:]):
        if not is_one(s, side, sort, n):
            return None
    return orders.refuse_order(s, side, key)


def no_place(s: State, side: int, key: Key) -> Refusal | None:
    """A place in the line for a creature."""
    if key[0] != "place" or len(key) != 2 or not 0 <= key[1] <= len(s.line[side]):
        return None
    return step_03_deployment.refuse_place(s, side, key[1])


def is_one(s: State, side: int, sort: str, n: int) -> bool:
    """Whether a number is a hex, or an own marker or unit on the board."""
    if sort == "hex":
        return 0 <= n < HEXES
    if sort == "goal":
        return n // MOST_GOALS == side
    return 0 <= n < UNITS and side_of(n) == side and s.on_board(n)


REFUSALS: Final[dict[str, Callable[[State, int, Key], Refusal | None]]] = {
    "deploy": no_deploy,
    "tokens": no_token,
    "spells": no_spell,
    "orders": no_order,
    "place": no_place,
}


def is_box(s: State, side: int, key: Key) -> bool:
    """Whether both numbers of a key are boxes of the side's board."""
    boxes = len(s.mage(side).boxes)
    return bool(0 <= key[1] < boxes and 0 <= key[2] < boxes)


def likely(s: State, ask: Ask) -> list[Option]:
    """Candidates that a person might look for and that are not offered."""
    found: list[Option] = []
    if ask.kind == "deploy":
        found = [setup.DEPLOY[h] for h in s.plan.army(ask.seat).zone]
    if ask.kind == "tokens":
        for link in s.mage(ask.seat).links:
            found += [magic_phase.TOKEN[link.a][link.b], magic_phase.TOKEN[link.b][link.a]]
        found.sort(key=lambda option: option.key)
    if ask.kind == "spells":
        found = [strategic_spells.ANNOUNCED[n] for n in s.mage(ask.seat).spells if is_strategic(s, n)]
    if ask.kind == "orders":
        found = likely_orders(s, ask.seat)
    if ask.kind in movement_reasons.KINDS:
        found = movement_reasons.likely(s, ask)
    if ask.kind == "place":
        found = [step_03_deployment.PLACE[0]]
    offered = {option.key for option in ask.options()}
    return [option for option in found if option.key not in offered]


def is_strategic(s: State, spell: int) -> bool:
    """Whether a spell is cast in the strategic phase."""
    return s.plan.spells[spell].kind == STRATEGIC


def likely_orders(s: State, side: int) -> list[Option]:
    """Splits, rearrangements, holds, a further marker: what one might look for among the orders."""
    units = s.units_of(side)
    found = [orders.PLACE_OPTIONS[h] for h in sorted({s.place[u] for u in units})]
    together = [(a, b) for a in units for b in units if a != b and s.place[a] == s.place[b]]
    found += [reorganisation.CARD_MOVES[a][b] for a, b in together]
    found += [reorganisation.REARRANGES[u] for u in units]
    return found + [reorganisation.SPLITS[u] for u in units]

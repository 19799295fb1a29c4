"""What every verb about Heroes and cards stands on: a side's row is written back, and what happened to it is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import Holder
from battlebook.games.heroes3.state import State
from battlebook.kernel.events import Event


def card_ref(card: int) -> dict[str, Any]:
    """A card as an argument of words."""
    return {"ref": "card", "id": card, "msg": CARDS[card].name_message}


def put(s: State, side: int, h: Holder) -> None:
    """Write back what a side holds."""
    rows = (tuple(h), s.holders[1]) if side == 0 else (s.holders[0], tuple(h))
    s.holders = rows


REVEALING: Final = ("plays", "plays-on", "discards", "removes", "turns-over", "ai-draws")  # cards that were hidden


def say_side(s: State, kind: str, rule: str, side: int, private: dict[str, Any] | None = None, **more: Any) -> None:
    """Emit an event about a side's cards; ``private`` adds what only its own seat may read. Only called when somebody
    watches."""
    seat = s.seat(side)
    public: dict[str, Any] = {"side": {"id": ("h3-attacker", "h3-defender")[side], "args": {}}, **more}
    if seat >= 0:
        public["seat"] = seat
    if private is None or seat < 0:
        s.emit(Event(kind, rule, public, reveals=kind in REVEALING))
    else:
        s.emit(Event(kind, rule, {**public, "cards": "none"}, {**public, **private}, 1 << seat, True))


def card_list(cards: Iterable[int]) -> dict[str, Any] | str:
    """Cards as nested words, or "none"."""
    made: dict[str, Any] | str = "none"
    for card in cards:
        name = {"id": "h3-card-one", "args": {"card": card_ref(card)}}
        made = name if made == "none" else {"id": "h3-list-comma", "args": {"a": made, "b": name}}
    return made

"""Chapter 17, ties of Initiative on the Battlefield Board: the Initiative Token decides who begins."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_battlefield
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.state import State

TIE_TOKEN: Final = LEDGER("h3:17:tie-token")


def pass_the_token(s: State, unit: int) -> None:
    """17 When a tie of both sides begins its holder goes first, they alternate, and the other player gets the token."""
    if is_new_tie(s, unit, s.queue):
        verbs_battlefield.pass_token(s, TIE_TOKEN)


def is_new_tie(s: State, unit: int, queue: list[int]) -> bool:
    """Whether a unit that goes next begins a tie with the other side."""
    value, side = s.speed[unit], s.side[unit]
    return s.tie_value != value and any(s.speed[u] == value and s.side[u] != side for u in queue)

"""Who has seen what: one bit mask of seats for each hidden thing, and rights to inspect.

A game keeps a column of masks in its state (kind ``ints``), indexed like its cards. Views and known states ask
`may_see`; verbs call `reveal`, `show` and `forget`. A right to inspect (a seat may look through a pile) is a mask of
its own and shows the pile, not the cards' later places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from battlebook.kernel.frames import open_part
from battlebook.kernel.sealed import others_sealed

if TYPE_CHECKING:
    from battlebook.kernel.state import State

EVERYBODY = (1 << 30) - 1
S = TypeVar("S", bound="State")


def seat_mask(*seats: int) -> int:
    """The mask of some seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def may_see(seen: list[int], thing: int, seat: int) -> bool:
    """Whether a seat (or a spectator, -1: public things only) knows what this is."""
    if seat < 0:
        return seen[thing] == EVERYBODY
    return bool(seen[thing] >> seat & 1)


def show(seen: list[int], thing: int, seats: int) -> None:
    """Some seats look at it."""
    seen[thing] |= seats


def reveal(seen: list[int], thing: int) -> None:
    """It lies open."""
    seen[thing] = EVERYBODY


def forget(seen: list[int], thing: int, keep: int = 0) -> None:
    """It is hidden again (shuffled in, taken back in hand): only seats in ``keep`` still know it."""
    seen[thing] &= keep


def seen_by(seen: list[int], seat: int) -> tuple[int, ...]:
    """Every thing that a seat knows."""
    return tuple(i for i in range(len(seen)) if may_see(seen, i, seat))


def public_part(empty: S, s: State, seat: int) -> S:
    """Give an empty state what every seat knows of the kernel's own fields, and ``seat`` its own ask and sealed answer.

    The last answer, the chance source, logs and sinks stay behind. A game whose frames hold hidden things replaces
    those frames afterwards.
    """
    empty.stack = s.stack[:]
    empty.at = s.at[:]
    empty.counts = s.counts[:]
    empty.epoch = s.epoch
    empty.sealed = others_sealed(s.sealed, seat)
    empty.ask = open_part(s, seat) if seat >= 0 else None
    return empty

"""Worlds that fit what a seat knows: hidden identities dealt anew among hidden places.

Places and counts are public and stay; only which hidden thing lies where is drawn. Draw as late as possible: piles that
nobody may look through are unordered, so only what gets revealed is ever decided.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, TypeVar

from battlebook.kernel.chance import fresh_source
from battlebook.kernel.frames import reask
from battlebook.kernel.sealed import HIDDEN

if TYPE_CHECKING:
    from battlebook.kernel.state import State

S = TypeVar("S", bound="State")


def awaken(world: S, rng: Random) -> S:
    """Bring a world to life whose hidden places are filled: a chance source of its own, the ask made again, and a
    random legal answer for every seat of which only is known that it has answered in secret."""
    world.source = fresh_source(rng)
    reask(world)
    if world.ask is not None:
        parts = [(seat, key, world.ask.part(seat)) for seat, key in world.sealed]
        world.sealed = tuple((n, p.sample(rng) if p and key == HIDDEN else key) for n, key, p in parts)
    return world


def deal(unseen: Sequence[int], places: int, rng: Random) -> list[int]:
    """A uniformly random filling of ``places`` hidden places from the unseen things, without repetition.

    Raises ValueError when there are more places than things.
    """
    if places > len(unseen):
        raise ValueError(f"{places} hidden places, but only {len(unseen)} unseen things")
    return rng.sample(unseen, places)


def deal_constrained(
    unseen: Sequence[int], allowed: Sequence[Callable[[int], bool]], rng: Random, tries: int = 100
) -> list[int]:
    """A random filling in which place ``i`` holds only things that ``allowed[i]`` accepts.

    Places are filled in random order, each uniformly from what still fits, and begun again when one finds nothing.
    Raises ValueError when no filling is found.
    """
    for _ in range(tries):
        left = list(unseen)
        result: list[int] = [-1] * len(allowed)
        for place in rng.sample(range(len(allowed)), len(allowed)):
            fits = [t for t in left if allowed[place](t)]
            if not fits:
                break
            result[place] = rng.choice(fits)
            left.remove(result[place])
        else:
            return result
    raise ValueError("no world fits what is known")

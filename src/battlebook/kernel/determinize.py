"""Worlds that fit what a seat knows: hidden identities dealt anew among hidden places.

Places and counts are public and stay; only which hidden thing lies where is drawn. Draw as late as possible: piles that
nobody may look through are unordered, so only what gets revealed is ever decided.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random


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

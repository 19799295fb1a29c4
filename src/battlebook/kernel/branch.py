"""Matches that go on from a decision of another one: what was played until then is taken over with its dice, what comes
falls anew. The header holds the dice that were taken over, so a file of such a match is replayed like any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from battlebook.kernel.chance import Source
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.header import Branch, Decision

TAKEN_OVER: Final = "its beginning was taken over from another match with the dice that fell there, unproven"


def branch_at(match_id: str, decisions: Sequence[Decision], at: int) -> Branch:
    """The branch after decision number ``at`` of a match."""
    found: dict[int, list[int]] = {}
    for d in decisions[: at + 1]:
        for draw in d.draws:
            found.setdefault(draw.stream, []).append(draw.value)
    return Branch(match_id, at, tuple([(stream, tuple(values)) for stream, values in sorted(found.items())]))


def branched(base: Source, branch: Branch | None) -> Source:
    """The chance of a match, which may have begun as another one."""
    return base if branch is None else Branched(base, branch)


@mypyc_attr(allow_interpreted_subclasses=True)
class Branched(Source):
    """The results that were taken over, and after them those of ``base``."""

    __slots__ = ("base", "taken")

    def __init__(self, base: Source, branch: Branch) -> None:
        self.base = base
        self.taken = dict(branch.draws)

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        """A result of the other match, or a new one."""
        values = self.taken.get(stream, ())
        if index < len(values) and 0 <= values[index] < sides:
            return values[index]
        return self.base.draw(stream, epoch, index, sides)

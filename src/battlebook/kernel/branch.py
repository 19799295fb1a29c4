"""Matches that go on from a decision of another one: what was played until then is taken over with its dice, what comes
falls anew. The header holds the dice that were taken over, so a file of such a match is replayed like any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from battlebook.kernel.chance import Source
from battlebook.kernel.compiled import mypyc_attr

if TYPE_CHECKING:
    from battlebook.kernel.match import Decision

TAKEN_OVER: Final = "its beginning was taken over from another match with the dice that fell there, unproven"


class Branch(NamedTuple):
    """Where a match comes from: the ``id`` of the other one, the number of the last decision that was taken over, and
    the results of each stream of chance until then."""

    id: str
    at: int
    draws: tuple[tuple[int, tuple[int, ...]], ...]

    def plain(self) -> dict[str, Any]:
        """JSON-able form, for the header."""
        rows = [{"stream": stream, "results": list(results)} for stream, results in self.draws]
        return {"id": self.id, "at": self.at, "draws": rows}


def branch_from_plain(data: Mapping[str, Any]) -> Branch:
    """The inverse of `Branch.plain`. Raises KeyError, TypeError or ValueError for anything else."""
    rows = tuple([(int(row["stream"]), tuple([int(n) for n in row["results"]])) for row in data["draws"]])
    return Branch(str(data["id"]), int(data["at"]), rows)


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

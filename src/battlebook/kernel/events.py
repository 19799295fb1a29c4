"""Events: what happened, under which rule, and who may read which part of it.

An event has a public form for everybody and, where somebody knows more, a private form for the seats that do. The
sink is a plain list, or None in play that nobody watches (search, benchmarks); then emitting costs one comparison.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

NOBODY = 0


class Event(NamedTuple):
    """One thing that happened.

    ``kind`` chooses the words, ``rule`` is the citation, ``public`` holds the arguments every seat and spectator may
    read; among them ``dice``, ``sum``, ``motion``, ``places`` and ``seat`` are drawn by the page, and ``heading``
    (words) opens a new group of the log. ``seats`` is a bit mask of the seats that get ``private`` instead. ``reveals``
    ends free undo.
    """

    kind: str
    rule: str
    public: Mapping[str, Any]
    private: Mapping[str, Any] | None = None
    seats: int = NOBODY
    reveals: bool = False

    def args_for(self, seat: int) -> Mapping[str, Any]:
        """The arguments as ``seat`` may read them; a negative seat is a spectator."""
        if self.private is not None and seat >= 0 and self.seats >> seat & 1:
            return self.private
        return self.public

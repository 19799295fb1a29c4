"""The log of a match as each seat may read it: events with numbers, under headings. Kept while the match is in play."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from battlebook.kernel.chance import Source
from battlebook.kernel.game import Game
from battlebook.kernel.header import Decision, Header
from battlebook.kernel.match import Match, play_one
from battlebook.kernel.words import Words
from battlebook.table import shape
from battlebook.table.store import Unreadable

NO_REASONS: Mapping[int, Words] = MappingProxyType({})


class Log:
    """Numbers the events of a match and makes each seat's form of them once. ``reasons``: why computers took their
    decisions, told with the first event of each; where things are hidden only after the end.

    ``starts[n]`` is the number of the first event of decision ``n``; an event stands under the heading that was in
    force when its decision was taken, or under the one that an event since then has opened (its ``heading``).
    """

    def __init__(self, match: Match, reasons: Mapping[int, Words] = NO_REASONS) -> None:
        self.match = match
        self.reasons = reasons
        self.starts = [0]
        self.headings: list[Words] = []
        self.seats: dict[int, list[dict[str, Any]]] = {}
        self.follow(shape.heading(match.game, match.state))

    def follow(self, heading: Words) -> None:
        """A decision was taken under ``heading``."""
        n = len(self.headings)
        self.headings.append(heading)
        self.starts.append(self.starts[n] + len(self.match.happened[n]))

    def rebuild(self, keep: int) -> int:
        """Decisions above ``keep`` have changed (undo or redo); returns the number of the first event after it."""
        self.cut(keep)
        since = self.end
        for n in range(keep + 1, self.match.revision + 1):
            self.follow(shape.heading(self.match.game, self.match.state_at(n - 1)))
        return since

    def cut(self, revision: int) -> None:
        """Decisions above ``revision`` were taken back."""
        del self.headings[revision + 1 :]
        del self.starts[revision + 2 :]
        for rows in self.seats.values():
            del rows[self.starts[-1] :]

    @property
    def end(self) -> int:
        """How many events there are."""
        return self.starts[-1]

    def read(self, seat: int, since: int = 0) -> list[dict[str, Any]]:
        """The events from number ``since`` on as ``seat`` may read them."""
        rows = self.seats.setdefault(seat, [])
        n = self.decision_at(len(rows))
        while len(rows) < self.end:
            heading = self.headings[n]
            for i, e in enumerate(self.match.happened[n]):
                heading = e.public.get("heading", heading)
                if self.starts[n] + i == len(rows):
                    rows.append({**shape.event(self.match.game, e, seat, len(rows), n, heading), **self.reason(n, i)})
            n += 1
        return rows[since:]

    def reason(self, decision: int, event: int) -> dict[str, Any]:
        """Why a computer took a decision, at its first event."""
        said = self.reasons.get(decision) if event == 0 else None
        hidden = self.match.game.hides_with(self.match.header.spec) and not self.match.over
        return {} if said is None or hidden else {"reason": said}

    def decision_at(self, event: int) -> int:
        """The decision that an event number belongs to."""
        n = len(self.headings)
        while n > 0 and self.starts[n] > event:
            n -= 1
        return n


def load(
    game: Game,
    header: Header,
    source: Source,
    decisions: list[Decision],
    reasons: Mapping[int, Words] = NO_REASONS,
) -> tuple[Match, Log]:
    """Play a stored match again. Raises `Unreadable` at the first difference, naming the decision."""
    try:
        match = Match(game, header, source)
        if not decisions or match.decisions[0] != decisions[0]:
            raise Unreadable("decision 0: the opening differs")
        log = Log(match, reasons)
        for n, d in enumerate(decisions[1:], 1):
            heading = shape.heading(game, match.state)
            fault = play_one(match, d)
            if fault is not None:
                raise Unreadable(f"decision {n}: {fault[1]}")
            log.follow(heading)
    except Unreadable:
        raise
    except Exception as wrong:
        raise Unreadable(f"{type(wrong).__name__}: {wrong}") from wrong
    return match, log

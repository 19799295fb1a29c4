"""Looking back: a match played again from the store, with other eyes, without touching the running one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from battlebook.kernel import gate
from battlebook.kernel.chance import DICE, TYPED, Source
from battlebook.kernel.events import Event
from battlebook.kernel.frames import open_part
from battlebook.kernel.game import SPECTATOR, Game, Spec
from battlebook.kernel.header import Decision, Header, spec_from_plain
from battlebook.kernel.match import Match, play_one, source_of
from battlebook.kernel.saves import header_from_plain
from battlebook.kernel.words import Words, words
from battlebook.table import shape
from battlebook.table.log import NO_REASONS
from battlebook.table.pages import Frame, Luck, Replay
from battlebook.table.parts import Seat
from battlebook.table.records import OVER, MatchRow
from battlebook.table.refusing import NotPossible

ALL = -2
LUCK_FROM = 2


def eyes_of(row: MatchRow, seats: tuple[int, ...], wanted: str, hides: bool) -> int:
    """Whose knowledge to show: a seat, everybody's (-1) or everything (-2). During play only one's own and everybody's;
    who shares a device with another seat sees of a match with hidden things what everybody knows.

    Raises `NotPossible`.
    """
    shared = hides and len(seats) > 1 and row.state != OVER
    if wanted == "public" or (shared and wanted in ("seat", "mine", "")):
        return SPECTATOR
    if shared:
        raise NotPossible(403, "eyes-locked")
    if wanted in ("seat", "mine", "") and seats:
        return seats[0]
    if wanted.isdigit() and int(wanted) in seats:
        return int(wanted)
    if row.state != OVER:
        raise NotPossible(403, "eyes-locked")
    if wanted == "all":
        return ALL
    if wanted.isdigit() and int(wanted) < len(row.seats):
        return int(wanted)
    raise NotPossible(422, "no-eyes")


def eyes_open(row: MatchRow, seats: tuple[int, ...], hides: bool) -> list[int]:
    """The seats whose eyes may be taken now: all of them after the end, one's own before it."""
    if row.state == OVER:
        return [s.seat for s in row.seats]
    return [] if hides and len(seats) > 1 else list(seats)


class Onlooker:
    """Collects the frames of a match that is played again. ``reasons``: why computers took their decisions."""

    def __init__(self, game: Game, eyes: int, spec: Spec, reasons: Mapping[int, Words] = NO_REASONS) -> None:
        self.game = game
        self.hides = game.hides_with(spec)
        self.eyes = eyes
        self.reasons = reasons
        self.frames: list[Frame] = []
        self.events = 0

    def see(self, match: Match, heading: Words, said: Words) -> None:
        """One decision has been played."""
        n = match.revision
        told = self.told(match, heading)
        seat = match.decisions[n].seat
        phases: Any = gate.phases(self.game, match.state)
        if said["id"] == "table-decided" and told:
            said = told[0]["words"]
        self.frames.append(
            Frame(
                n=n,
                seat=seat if seat >= 0 else None,
                words=said,  # type: ignore[arg-type]
                phases=phases,
                view=self.view(match),
                events=told,  # type: ignore[arg-type]
                mark="end" if match.over else None,
            )
        )

    def told(self, match: Match, heading: Words) -> list[dict[str, Any]]:
        """The events of the last decision, the first with the reason for it."""
        n = match.revision
        told = []
        for i, e in enumerate(match.happened[n], self.events):
            heading = e.public.get("heading", heading)
            told.append(self.event(e, i, n, heading))
        if told and n in self.reasons:
            told[0]["reason"] = self.reasons[n]
        self.events += len(told)
        return told

    def view(self, match: Match) -> Any:
        """The view of these eyes; of everything only for a match that is over."""
        if self.eyes == ALL:
            return self.game.view(self.game.table.clone(match.state), SPECTATOR)
        return gate.view(self.game, match.state, self.eyes)

    def event(self, e: Event, n: int, decision: int, heading: Words) -> dict[str, Any]:
        """An event as these eyes may read it."""
        if self.eyes == ALL and e.private is not None:
            e = e._replace(public=e.private)
        return shape.event(self.game, e, self.eyes, n, decision, heading)

    def said(self, match: Match, d: Decision) -> Words:
        """The decision that comes next, in words, where these eyes may know it."""
        open_book = self.eyes in (ALL, d.seat) or not self.hides
        part = open_part(match.state, d.seat)
        if not open_book or part is None:
            return words("table-decided")
        known = self.game.known(match.state, d.seat)
        return gate.decided(self.game, known, part, d.key)


class Seen(NamedTuple):
    """What a replay came to: frames, what is wrong with it (or nothing), whether it is over, and whose eyes saw it."""

    frames: list[Frame]
    problem: str
    over: bool
    eyes: int


def frames(
    game: Game,
    header: Header,
    source: Source,
    decisions: list[Decision],
    eyes: int,
    reasons: Mapping[int, Words] = NO_REASONS,
) -> Seen:
    """Play a match again. Stops at the first decision that does not play as recorded."""
    look = Onlooker(game, eyes, header.spec, reasons)
    try:
        match = Match(game, header, source)
        look.see(match, shape.heading(game, match.state), words("table-opening"))
        if match.decisions[0] != decisions[0]:
            return Seen(look.frames, "decision 0: the opening differs", False, eyes)
        for n, d in enumerate(decisions[1:], 1):
            heading, said = shape.heading(game, match.state), look.said(match, d)
            fault = play_one(match, d)
            if fault is not None:
                return Seen(look.frames, f"decision {n}: {fault[1]}", False, eyes)
            look.see(match, heading, said)
    except Exception as wrong:
        return Seen(look.frames, f"decision {len(look.frames)}: {type(wrong).__name__}: {wrong}", False, eyes)
    return Seen(look.frames, "", match.over, eyes)


def replay(
    game: Game,
    row: MatchRow,
    decisions: list[Decision],
    seats: tuple[int, ...],
    wanted: str,
    reasons: Mapping[int, Words],
) -> Replay:
    """A match to look back on by the holder of ``seats``, with the ``wanted`` eyes. Runs in a thread of its own. Raises
    `NotPossible`. ``reasons``: why computers took their decisions; while things are hidden they stay unsaid."""
    hides = game.hides_with(spec_from_plain(row.spec))
    eyes = eyes_of(row, seats, wanted, hides)
    if row.header is None or not decisions:
        raise NotPossible(409, "not-begun")
    header = header_from_plain(row.header)
    source = source_of(header, row.secret)
    secret = hides and row.state != OVER
    seen = frames(game, header, source, decisions, eyes, NO_REASONS if secret else reasons)
    # Secret dice must not show in sums while the match runs.
    lucky = [] if secret else luck(decisions, header)
    told = assemble(game, header, row.title, seen, "public" if eyes == SPECTATOR else wanted, lucky)
    told.mine = eyes_open(row, seats, hides)
    return told


def assemble(game: Game, header: Header, title: str, seen: Seen, wanted: str, lucky: list[Luck]) -> Replay:
    """The pieces of a replay together. ``mine`` is left empty: a file has no seats to take."""
    said: Any = words("table-replay-stops", why=seen.problem) if seen.problem else None
    return Replay(
        match=header.id,
        title=title,
        game=game.key,
        setup=header.spec.setup,
        variants=list(header.spec.variants),
        seats=seats_of(header),
        seat=seen.eyes if seen.eyes >= 0 else None,
        mine=[],
        eyes=wanted,
        hides=game.hides_with(header.spec),
        frames=seen.frames,
        checked=not seen.problem,
        problem=said,
        over=seen.over,
        luck=lucky,
    )


def seats_of(header: Header) -> list[Seat]:
    """The seats as a header names them."""
    rows: list[Seat] = []
    for n, s in enumerate(header.seats):
        kind: Any = "computer" if s.kind == "computer" else "human"
        rows.append(Seat(seat=n, name=s.name, kind=kind, level=s.level, colour=n))
    return rows


def luck(decisions: list[Decision], header: Header) -> list[Luck]:
    """Rolls of dice against expectation, for each seat whose decision brought them. Draws of cards do not count."""
    found = [Luck(n, 0, 0.0, 0.0) for n in range(len(header.seats))]
    for d in decisions:
        for draw in d.draws:
            if d.seat >= 0 and draw.stream in (DICE, TYPED) and draw.sides >= LUCK_FROM:
                mine = found[d.seat]
                mine.rolls += 1
                mine.sum += draw.value
                mine.expected += (draw.sides - 1) / 2
    return found

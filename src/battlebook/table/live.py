"""A match in play: one task with a queue does everything that touches it, in order.

What a match does stands beside this file: `entering` (join, hand-over), `playing` (answers, undo), `lobby` (the dice
proof before it begins), `thinking` (computer seats), `showing` (what each seat is sent).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from battlebook.kernel.game import Game
from battlebook.kernel.match import Match, source_of
from battlebook.kernel.saves import SaveError, decision_from_plain, header_from_plain
from battlebook.kernel.words import Words
from battlebook.table import log, shape
from battlebook.table.protocol import Message
from battlebook.table.records import BROKEN, LOBBY, OVER, RUNNING, Change, MatchRow
from battlebook.table.room import Room
from battlebook.table.store import StoreError, Unreadable
from battlebook.table.wires import Wire

Job = Callable[[], Awaitable[None]]
Told = Callable[["Live"], None]
KEPT_REPLIES = 200
RETRY_S = 2.0
logger = logging.getLogger("battlebook.table")


def now_ms() -> int:
    """Wall-clock time in milliseconds."""
    return int(time.time() * 1000)


class Live:
    """``row`` is the match as the store has it, ``match`` the played one (None in the lobby or when it is broken).

    ``think`` lets computer seats think; ``caught_up`` is called when a match was read anew after a failure.
    """

    def __init__(self, room: Room, game: Game, row: MatchRow, think: Told, caught_up: Told) -> None:
        self.room = room
        self.think = think
        self.caught_up = caught_up
        self.game = game
        self.row = row
        self.match: Match | None = None
        self.log: log.Log | None = None
        self.jobs: asyncio.Queue[tuple[Job, Wire | None, str | None]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.wires: dict[str, Wire] = {}
        self.thoughts: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.answered: dict[tuple[int, str], str] = {}
        self.reasons: dict[int, Words] = {}  # why computers took their decisions
        self.replies: OrderedDict[tuple[int, str], Message] = OrderedDict()
        self.since = time.monotonic()
        self.seen: dict[int, float] = {}
        self.tries: dict[int, tuple[int, float]] = {}
        self.idle_since: float | None = time.monotonic()
        self.stale = False

    @property
    def hides(self) -> bool:
        """Whether anything hidden is in play in this match."""
        return self.game.hides_in(str(self.row.spec["setup"]), self.row.spec.get("options", {}))

    # ------------------------------------------------------------------------------------------ the actor

    def start(self) -> None:
        """Begin to work through the queue."""
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """End the actor, its thoughts and its sockets."""
        for _, thought in self.thoughts.values():
            thought.cancel()
        for wire in list(self.wires.values()):
            wire.end(1012)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def post(self, job: Job, wire: Wire | None = None, intent: str | None = None) -> None:
        """Queue something to be done by the actor; ``wire`` hears when it fails."""
        self.jobs.put_nowait((job, wire, intent))

    def wake(self) -> None:
        """Let computer seats think that have to answer."""
        self.think(self)

    @property
    def busy(self) -> bool:
        """Whether somebody looks on, something waits in the queue, or a computer thinks."""
        return bool(self.wires) or not self.jobs.empty() or bool(self.thoughts)

    async def run(self) -> None:
        """One job after the other. A job that fails leaves the match as the store has it."""
        while True:
            job, wire, intent = await self.jobs.get()
            self.idle_since = None
            failed = await self.done(job)
            if failed and wire is not None:
                wire.error(failed, intent=intent)
            if failed:
                asyncio.get_running_loop().call_later(RETRY_S, self.post, self.retry)
            if not self.busy:
                self.idle_since = time.monotonic()

    async def retry(self) -> None:
        """Some time after a failure: computer seats go on."""
        self.wake()

    async def done(self, job: Job) -> str:
        """Do one job; returns what went wrong, or nothing."""
        try:
            if self.stale:
                await self.load()
                self.caught_up(self)
            await job()
            return ""
        except StoreError as wrong:
            logger.error("match %s: %s", self.row.id, wrong)
            self.stale = True
            return "store-failed"
        except Exception:
            logger.exception("match %s: a job failed", self.row.id)
            self.stale = True
            return "match-failed"

    # ------------------------------------------------------------------------------------------ the store

    async def load(self) -> None:
        """Take the match as the store has it. One that cannot be read is marked. Raises `StoreError`."""
        desk = self.room.desk
        row = await desk.do(desk.store.match, self.row.id)
        self.row = row or self.row
        self.match = self.log = None
        self.answered = await desk.do(desk.store.answers, self.row.id)
        self.reasons = await desk.do(desk.store.reasons, self.row.id)
        if self.row.state in (LOBBY, BROKEN):
            self.stale = False
            return
        try:
            await self.replay()
        except Unreadable as wrong:
            await desk.do(desk.store.break_match, self.row.id, str(wrong))
            self.row = self.row._replace(state=BROKEN, problem=str(wrong))
        self.stale = False

    async def replay(self) -> None:
        """Play the stored decisions again. Raises `Unreadable`."""
        desk = self.room.desk
        decisions = await desk.do(desk.store.decisions, self.row.id)
        try:
            header = header_from_plain(self.row.header or {})
            undone = [decision_from_plain(d, 2) for d in self.row.undone]
        except SaveError as wrong:
            raise Unreadable(str(wrong)) from None
        source = source_of(header, self.row.secret)
        self.match, self.log = log.load(self.game, header, source, decisions, self.reasons)
        self.match.epoch = self.match.state.epoch = max(self.row.epoch, self.match.epoch)
        self.match.undone = undone

    async def save(self, keep: int, answered: tuple[int, str, Message] | None, reason: Words | None = None) -> None:
        """Write what the match has become: decisions above ``keep`` are new. Raises `StoreError`, then it is stale."""
        assert self.match is not None
        row = self.next_row(self.match, keep)
        said = None
        if answered is not None:
            seat, intent, reply = answered
            said = (seat, intent, msgspec.json.encode(reply).decode())
        added = tuple(self.match.decisions[keep + 1 :])
        now = (row.rev, row.ask_rev, row.undone, row.summary, row.state, row.moved_ms)
        self.stale = True
        change = Change(row.id, keep, added, *now, said, row.epoch, reason)
        await self.room.desk.do(self.room.desk.store.change, change)
        self.stale = False
        self.row = row
        for n in [n for n in self.reasons if n > keep]:
            del self.reasons[n]
        if reason is not None:
            self.reasons[keep + 1] = reason
        self.since = time.monotonic()
        self.room.decisions += len(added)
        if said is not None:
            self.answered[said[:2]] = said[2]

    def next_row(self, match: Match, keep: int) -> MatchRow:
        """The match's row at the next revision. While a sealed ask waits for others it stays the same ask."""
        rev = self.row.rev + 1
        same_ask = bool(match.state.sealed) and keep + 1 == match.revision
        return self.row._replace(
            rev=rev,
            ask_rev=self.row.ask_rev if same_ask else rev,
            undone=tuple(d.plain(0) for d in match.undone),
            summary=self.summary(),
            state=OVER if match.over else RUNNING,
            moved_ms=now_ms(),
            epoch=match.epoch,
        )

    def summary(self) -> dict[str, Any]:
        """What lists of matches show."""
        assert self.match is not None
        return shape.summary(self.game, self.match.state)

    def remember(self, seat: int, intent: str, reply: Message) -> None:
        """Keep the answer to an intent that changed nothing, for a while."""
        self.replies[(seat, intent)] = reply
        while len(self.replies) > KEPT_REPLIES:
            self.replies.popitem(last=False)

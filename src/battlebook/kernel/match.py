"""A match: its decisions with draws and digests, recent states for undo.

The state holds no history; it is here. One decision is one undo step with everything it caused. A digest names the
header, all decisions so far and the state, so a change of any of them is found by replaying.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import NamedTuple

from battlebook.kernel.branch import branched
from battlebook.kernel.chance import Draw, Keyed, Source
from battlebook.kernel.events import Event
from battlebook.kernel.forms import Fault
from battlebook.kernel.frames import NotAsked, advance, check, take
from battlebook.kernel.game import Game, begin
from battlebook.kernel.header import Decision, Header, header_digest
from battlebook.kernel.lines import body
from battlebook.kernel.options import Key
from battlebook.kernel.people import People
from battlebook.kernel.proof import key_of
from battlebook.kernel.state import State
from battlebook.kernel.typed import EVENT as DIE_TYPED
from battlebook.kernel.typed import TYPED_DICE, Typed, go_on, is_open, marked, type_face

KEPT = 64
NO_SEAT = -1


class UndoOff(NamedTuple):
    """Why nothing can be undone now: nothing, rolled, revealed or other-seat; words: message ``undo-off-...``."""

    reason: str


class Match:
    """A running or finished match. Not thread-safe: one owner.

    ``happened[n]`` are the events of decision ``n``. ``undone`` holds decisions taken back, for redo. ``epoch`` never
    goes back, so that no die that somebody has seen falls again.
    """

    def __init__(self, game: Game, header: Header, source: Source) -> None:
        self.game = game
        self.header = header
        self.state: State = begin(game, header.spec, source)
        self.decisions: list[Decision] = []
        self.happened: list[tuple[Event, ...]] = []
        self.undone: list[Decision] = []
        self.before: dict[int, State] = {}
        self.source = source
        self.epoch = 0
        self.asker = People(game, header) if isinstance(source, Typed) else None
        self._record(NO_SEAT, (), lambda s: self.run(s))

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.state.ask is None

    @property
    def revision(self) -> int:
        """The number of the last decision (0 after the opening)."""
        return len(self.decisions) - 1

    def check(self, seat: int, key: Key) -> Fault | None:
        """See `frames.check`."""
        return check(self.state, seat, key)

    def answer(self, seat: int, key: Key) -> Fault | None:
        """Take an answer. Returns the fault, and changes nothing, when it is illegal. Raises `NotAsked`."""
        fault = check(self.state, seat, key)
        if fault is None:
            self.undone.clear()
            self._take(seat, key)
        return fault

    def _take(self, seat: int, key: Key) -> None:
        n = len(self.decisions)
        self.before[n] = self.game.table.clone(self.state)
        self.before.pop(n - KEPT, None)
        self._record(seat, key, lambda s: self.give(s, seat, key))

    def run(self, s: State, faces: tuple[int, ...] = ()) -> State:
        """Run on to the next ask; with typed dice step by step."""
        if self.asker is not None:
            return go_on(self.game.table, s, self.asker, faces)
        advance(s)
        return s

    def give(self, s: State, seat: int, key: Key) -> State:
        """Take an answer, or the face of a die, and run on."""
        if is_open(s):
            return self.run(s, type_face(s, key))
        return self.run(s) if take(s, seat, key) else s

    def _record(self, seat: int, key: Key, run: Callable[[State], State]) -> None:
        s = self.state
        drawn: list[Draw] = []
        sink: list[Event] = []
        s.drawn = drawn
        s.sink = sink
        self.state = s = run(s)
        if self.asker is not None:
            drawn = marked(drawn)
        s.drawn = None
        s.sink = None
        last = self.decisions[-1].digest if self.decisions else header_digest(self.header)
        said = body(len(self.decisions), seat, key, drawn, s.epoch)
        digest = chain(last, said, self.game.table.canonical(s))
        self.decisions.append(Decision(seat, key, tuple(drawn), digest, s.epoch))
        self.happened.append(tuple(sink))

    def undo_off(self, seat: int) -> UndoOff | None:
        """None when ``seat`` may freely take its last decision back; else why not."""
        if self.revision == 0:
            return UndoOff("nothing")
        last = self.decisions[-1]
        if last.seat != seat:
            return UndoOff("other-seat")
        if self.rolled(self.revision):
            return UndoOff("rolled")
        if any(e.reveals for e in self.happened[-1]):
            return UndoOff("revealed")
        if opened_answers(self.before.get(self.revision) or self.state_at(self.revision - 1)):
            return UndoOff("revealed")
        return None

    def rolled(self, n: int) -> bool:
        """Whether decision ``n`` stands for good because dice or cards fell, or a die is being rolled at the table."""
        typed = any(e.kind == DIE_TYPED for e in self.happened[n])
        return bool(self.decisions[n].draws) or typed or (n == self.revision and is_open(self.state))

    def undo(self, seat: int) -> UndoOff | None:
        """Take back the last decision of ``seat`` with everything it caused; or say why not and change nothing."""
        off = self.undo_off(seat)
        if off is None:
            self.undone.append(self.decisions[-1])
            self._back_to(self.revision - 1)
        return off

    def redo(self) -> bool:
        """Do the last undone decision again; False when there is none."""
        if not self.undone:
            return False
        again = self.undone.pop()
        self._take(again.seat, again.key)
        return True

    def take_back(self, n: int) -> None:
        """Go back to decision ``n`` by agreement. When chance was used since, a new epoch begins and all falls anew."""
        chance = any(d.draws for d in self.decisions[n + 1 :])
        self.epoch += chance
        self.undone.clear()
        self._back_to(n)

    def _back_to(self, n: int) -> None:
        kept = self.before.get(n + 1)
        self.state = kept if kept is not None else self.state_at(n)
        self.state.epoch = self.epoch
        del self.decisions[n + 1 :]
        del self.happened[n + 1 :]
        for later in [k for k in self.before if k > n]:
            del self.before[later]

    def state_at(self, n: int) -> State:
        """A copy of the state after decision ``n``. The running match is not touched."""
        kept = self.before.get(n + 1)
        if kept is not None:
            clone: State = self.game.table.clone(kept)
            return clone
        return replay(self.game, self.header, self.source, self.decisions[1 : n + 1]).state


def source_of(header: Header, secret: str) -> Source:
    """The chance of a match, from its secret (nothing where everybody knows the seed)."""
    source = branched(Keyed(key_of(header.proof, header.id, secret)), header.branch)
    return Typed(source) if TYPED_DICE in header.spec.variants else source


def opened_answers(before: State) -> bool:
    """Whether the next answer is the last of some secret ones, so that all of them are opened."""
    return bool(before.sealed) and before.ask is not None and len(before.ask.seats) == len(before.sealed) + 1


def chain(last: str, said: str, canonical: bytes) -> str:
    """The digest of a decision: the one before, the decision's `body`, the state after it."""
    return hashlib.blake2b(f"{last}{said}".encode() + canonical, digest_size=16).hexdigest()


def replay(game: Game, header: Header, source: Source, decisions: Iterable[Decision]) -> Match:
    """Play a list of decisions again (the opening not among them).

    Raises ValueError, naming the decision, when one is illegal or its digest or draws differ.
    """
    match = Match(game, header, source)
    for n, d in enumerate(decisions, 1):
        fault = play_one(match, d)
        if fault:
            raise ValueError(f"decision {n}: {fault[1]}")
    return match


def play_one(match: Match, d: Decision) -> tuple[str, str] | None:
    """Play one recorded decision on; returns (field, what is wrong) at the first difference."""
    if d.epoch < match.state.epoch:
        return "epoch", "the epoch goes back"
    match.epoch = match.state.epoch = d.epoch
    try:
        fault = match.answer(d.seat, d.key)
    except NotAsked as wrong:
        return "seat", str(wrong)
    except (TypeError, ValueError, IndexError) as wrong:
        return "key", f"no answer at all: {wrong}"
    if fault is not None:
        return "key", f"refused by {fault[0].rule} ({fault[0].cause})"
    made = match.decisions[-1]
    if made.draws != d.draws:
        return "draws", "the draws differ from those of the proven source"
    if made.digest != d.digest:
        return "digest", "the digest differs"
    return None

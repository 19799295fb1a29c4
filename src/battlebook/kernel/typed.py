"""Dice that people roll at their table and type in.

The rules know nothing of it. A step that wants a die which nobody has typed yet is undone, and somebody is asked for
the face; then the step runs again from its start and finds the faces that were typed for it. Cards and shuffles stay
with the program.
"""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from battlebook.kernel.chance import DICE, TYPED, Draw, Source
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.events import Event
from battlebook.kernel.forms import Answer, Fault, Form
from battlebook.kernel.frames import Frame, leave, one_step, push
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.rules import Refusal

if TYPE_CHECKING:
    from battlebook.kernel.state import State, Table

TYPED_DICE: Final = "typed-dice"  # the variant of a match that every game has
UNPROVEN: Final = "the dice were rolled at the table and typed in: they are unproven; cards and shuffles are not"
KIND: Final = "die"
EVENT: Final = "die-typed"
NO_FACE: Final = "no-face"  # a face that the die does not have


class DieWanted(LookupError):
    """A step rolls a die that nobody has typed yet."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"a die of {sides} sides is to be typed")
        self.sides = sides


@mypyc_attr(allow_interpreted_subclasses=True)
class Typed(Source):
    """Dice as they were typed from the ``start``-th one on; all other chance comes from ``base``."""

    __slots__ = ("base", "faces", "start")

    def __init__(self, base: Source, start: int = 0, faces: tuple[int, ...] = ()) -> None:
        self.base = base
        self.start = start
        self.faces = faces

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        """The typed result. Raises `DieWanted` when there is none."""
        if stream != DICE:
            return self.base.draw(stream, epoch, index, sides)
        at = index - self.start
        if at >= len(self.faces) or self.faces[at] >= sides:
            raise DieWanted(sides)
        return self.faces[at]


class Die(NamedTuple):
    """A die as the game describes it: the rule it is rolled under, its name for words, and the face of each result."""

    rule: str
    name: str
    faces: tuple[int, ...]


class Wanted(NamedTuple):
    """What is asked for: the seat that types, the die, and what it is rolled for as a message (JSON) or nothing."""

    seat: int
    die: Die
    about: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Asker:
    """Tells whom to ask for a die. `Match` brings one that knows its game and its people."""

    __slots__ = ()

    def wanted(self, s: State, sides: int, told: list[Event]) -> Wanted:
        """Who types a die that a step wants; ``s`` stands in the middle of the step, ``told`` is what it has said."""
        raise NotImplementedError


class DieForm(Form):
    """Enter the face of a die that was rolled at the table; the answer is a tuple of one. ``about``: the words of what
    it is rolled for, as JSON, or nothing."""

    __slots__ = ("about", "die", "faces")
    kind = "die"

    def __init__(self, rule: str, die: str, faces: tuple[int, ...], about: str = "") -> None:
        super().__init__(rule)
        self.die = die
        self.faces = faces
        self.about = about

    def said(self, face: int) -> str:
        """A face as people write it: with its sign where there are negative ones."""
        return face_text(face, self.faces)

    def shape(self, answer: Answer) -> Fault | None:
        """One of the faces."""
        if len(answer) == 1 and type(answer[0]) is int and answer[0] in self.faces:
            return None
        return Refusal(self.rule, NO_FACE), -1

    def draw(self, rng: Random) -> Answer:
        """Uniform."""
        return (rng.choice(self.faces),)

    def limits(self) -> dict[str, Any]:
        """The die and its faces."""
        return {"die": self.die, "faces": list(self.faces)}


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class DieEntry(Frame):
    """A die is to be typed for the step below. ``seat`` types; ``rule``, ``die``, ``shown``: the die and its faces;
    ``about``: what for; ``faces``: results typed for this step so far."""

    __slots__ = ("about", "die", "faces", "rule", "seat", "shown")
    fields = ("seat", "rule", "die", "shown", "about", "faces")

    def __init__(
        self, seat: int, rule: str, die: str, shown: tuple[int, ...], about: str, faces: tuple[int, ...] = ()
    ) -> None:
        self.seat = seat
        self.rule = rule
        self.die = die
        self.shown = shown
        self.about = about
        self.faces = faces


def somebody_types_a_die(s: State, f: DieEntry) -> Ask:
    """The face that lies on the table is typed in."""
    return Ask(f.seat, f.rule, KIND, (), DieForm(f.rule, f.die, f.shown, f.about))


DieEntry.steps = (somebody_types_a_die,)


def face_text(face: int, faces: tuple[int, ...]) -> str:
    """A face of a die as people write it."""
    return f"{face:+d}".replace("-", "−") if face and min(faces) < 0 else str(face)


def is_open(s: State) -> bool:
    """Whether a die is to be typed now."""
    return bool(s.stack) and isinstance(s.stack[-1], DieEntry)


def type_face(s: State, key: Key) -> tuple[int, ...]:
    """Take the face that was typed; returns the results for the step that wants them."""
    f = s.stack[-1]
    assert isinstance(f, DieEntry)
    leave(s)
    s.ask = None
    dice = [{"die": f.die, "faces": [key[0]], "used": 0}]
    s.emit(Event(EVENT, f.rule, {"seat": f.seat, "face": face_text(key[0], f.shown), "dice": dice}))
    return (*f.faces, f.shown.index(key[0]))


def go_on(table: Table, s: State, asker: Asker, faces: tuple[int, ...] = ()) -> State:
    """Run on until somebody is asked or the game is over; ``faces`` are for the first step. Returns the state that it
    has come to: ``s`` or, where a step was undone, an earlier copy of it."""
    source = s.source
    assert isinstance(source, Typed)
    while True:
        before: State = table.clone(s)
        drawn, sink = s.drawn, s.sink
        assert drawn is not None and sink is not None
        drawn_before, told_before = len(drawn), len(sink)
        s.source = Typed(source.base, s.counts[DICE], faces)
        try:
            stopped = one_step(s)
        except DieWanted as missing:
            wanted = asker.wanted(s, missing.sides, sink[told_before:])
            before.drawn, before.sink = drawn, sink
            del drawn[drawn_before:], sink[told_before:]
            s, stopped = before, False
            thrown = wanted.die
            push(s, DieEntry(wanted.seat, thrown.rule, thrown.name, thrown.faces, wanted.about, faces))
        s.source = source
        faces = ()
        if stopped:
            return s


def marked(drawn: list[Draw]) -> list[Draw]:
    """The log of draws with its dice marked as typed."""
    return [Draw(TYPED, d.sides, d.value) if d.stream == DICE else d for d in drawn]


def about_words(message: str) -> Any:
    """The words that an entry's ``about`` holds, or None."""
    return json.loads(message) if message else None

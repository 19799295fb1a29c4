"""Parts of messages that the table makes: seats, undo, waiting, presence, the dice proof."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from battlebook.table.asking import Words


class Seat(Struct, kw_only=True):
    """Who sits there. ``colour`` is the number of the seat's colour and mark."""

    seat: int
    name: str
    kind: Literal["human", "local", "computer", "open"]
    level: str | UnsetType = UNSET
    colour: int


class Undo(Struct, kw_only=True):
    """Whether the last step can be taken back: its words, or why not. ``redo``: a step that was taken back waits."""

    can: bool
    redo: bool = False
    label: Words | None = None
    why: Words | None = None
    rule: str | None = None


class Waiting(Struct, kw_only=True):
    """Who has to answer, for how long already, and which of them are computers that think."""

    seats: list[int]
    since_ms: int
    thinking: list[int] = []


class Over(Struct, kw_only=True):
    """How it ended: winning seats and sides, the kind of end, its rule, and the words for it."""

    winner: int | None
    seats: list[int]
    sides: list[int]
    kind: str
    rule: str
    words: Words


class Phase(Struct):
    """One step of the rail of phases."""

    words: Words
    state: Literal["done", "now", "next"]


class Presence(Struct):
    """Whether somebody is at the seat: here, away (never came), lost (connection broke) or left."""

    seat: int
    state: Literal["here", "away", "lost", "left"]
    since_ms: int


class ProofState(Struct, kw_only=True):
    """The dice proof. ``state``: commit (this page sends `commit` for the seats in ``need``), contribute (then
    `contribute`), waiting (others have still to), sealed (dice are fixed and hidden), opened (``secret`` can be
    checked), open (the seed is known to everybody)."""

    state: Literal["commit", "contribute", "waiting", "sealed", "opened", "open"]
    commitment: str
    need: list[int] = []
    secret: str = ""
    contributions: list[dict[str, Any]] = []


class Outcome(Struct):
    """One way an option can end, with its share of all (0 to 1)."""

    share: float
    kind: str
    words: Words

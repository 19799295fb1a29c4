"""What the table and a page say to each other: every message is a struct, and the page's types are made from them.

JSON text over one socket. Every message carries ``v`` (1) and ``t``; unknown fields are ignored. ``docs/protocol.md``
holds a recorded exchange for each message.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from battlebook.table.asking import Ask, Event, Key, Why, Words
from battlebook.table.parts import Outcome, Over, Phase, Presence, ProofState, Seat, Undo, Waiting

VERSION = 1
Name = Annotated[str, Meta(max_length=80)]
IntentId = Annotated[str, Meta(min_length=1, max_length=64)]
Path = Annotated[list[Any], Meta(extra={"ts": "(string | number)[]"})]
Setting = Annotated[list[Any], Meta(extra={"ts": "[(string | number)[], unknown]"})]
FormAnswer = Annotated[list[Any], Meta(extra={"ts": "FormAnswer"})]


class Message(Struct, tag_field="t", kw_only=True, omit_defaults=False):
    """What every message of the table carries."""

    v: int = VERSION


class Status(Message, kw_only=True):
    """What a view and a patch both bring anew. ``events`` follow on those below number ``events_from``; later ones that
    the page still holds have been taken back."""

    ask: Ask | None
    waiting: Waiting | None
    undo: Undo
    over: Over | None
    heading: Words
    phases: list[Phase]
    events_from: int
    events: list[Event]


# ---------------------------------------------------------------------------------------- from the table


class Hello(Message, tag="hello"):
    """First answer to `join`, again when the match begins and when another seat of the page is taken."""

    match: str
    title: str
    game: str
    setup: str
    seat: int | None
    mine: list[int]
    rev: int
    rules_version: str
    variants: list[str]
    rulings: dict[str, int]
    seats: list[Seat]
    hides: bool
    proof: ProofState
    state: Literal["lobby", "running", "over", "broken"]
    log_from: int = 0


class View(Status, tag="view"):
    """Everything the seat may see now."""

    rev: int
    view: Any


class Patch(Status, tag="patch", kw_only=True):
    """The view of ``rev`` from that of ``from``: first remove, then set, in order."""

    rev: int
    from_: int = field(name="from")
    set: list[Setting]
    remove: list[Path]


class Accepted(Message, tag="accepted"):
    """An intent is on disk and carried out."""

    id: str
    rev: int


class Refused(Message, tag="refused"):
    """An intent is against the rules; ``part`` is the offending part of a form (-1 = the whole)."""

    id: str
    rev: int
    why: list[Why]
    part: int


class MovedOn(Message, tag="moved-on"):
    """An intent was about something that is over; a fresh view follows."""

    id: str
    rev: int


class PresenceNow(Message, tag="presence"):
    """Who is here."""

    seats: list[Presence]


class Handover(Message, tag="handover"):
    """The device goes to another seat of this page. Nothing of any seat is sent until it is taken. ``hides``: the match
    hides things, so the page shows nothing else meanwhile."""

    to: int
    name: str
    code: bool
    hides: bool


class Whys(Message, tag="why"):
    """Why a key cannot be chosen."""

    key: Key
    whys: list[Why]


class Odds(Message, tag="odds"):
    """The exact outcomes of an option from what the seat knows; none when the game knows none."""

    key: Key
    outcomes: list[Outcome]
    assumes: list[Words]
    rule: str


class WhatIf(Message, tag="what-if"):
    """The parts of the view that would be different after something that is only thought of; null when the game knows
    no such thought."""

    key: Key
    view: Any


class Proof(Message, tag="proof"):
    """The dice proof moved on."""

    proof: ProofState


class TakenOver(Message, tag="taken-over"):
    """Another connection took these seats; this one closes."""


class Error(Message, tag="error"):
    """A message could not be dealt with. ``fatal``: the connection closes and trying again is useless."""

    code: str
    words: Words
    fatal: bool = False
    id: str | None = None


FromTable: TypeAlias = (
    Hello
    | View
    | Patch
    | Accepted
    | Refused
    | MovedOn
    | PresenceNow
    | Handover
    | Whys
    | Odds
    | WhatIf
    | Proof
    | TakenOver
    | Error
)

# ------------------------------------------------------------------------------------------ from the page


class Said(Struct, tag_field="t", kw_only=True, omit_defaults=True):
    """What every message of a page carries."""

    v: int = VERSION


class Join(Said, tag="join"):
    """The first message: the token of the seat link; ``rev`` is what the page still shows."""

    token: Annotated[str, Meta(max_length=200)]
    rev: int | UnsetType = UNSET


class Commit(Said, tag="commit"):
    """The SHA-256 (hexadecimal) of the seat's contribution to the dice; ``name``: how the person wants to be called."""

    seat: int
    hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    name: Name | UnsetType = UNSET


class Contribute(Said, tag="contribute"):
    """The contribution itself: 16 to 64 random bytes in hexadecimal."""

    seat: int
    value: Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}$")]


class Intent(Said, tag="intent"):
    """An answer to the ask ``ask`` seen at ``rev``: an option's key or a form's answer."""

    id: IntentId
    rev: int
    ask: str | int
    key: Key | UnsetType = UNSET
    form: FormAnswer | UnsetType = UNSET


class AskWhy(Said, tag="why"):
    """Why can this key not be chosen?"""

    key: Key


class AskOdds(Said, tag="odds"):
    """What can come of this option?"""

    key: Key


class AskWhatIf(Said, tag="what-if"):
    """What would I see if I did this? The key need not be on offer."""

    key: Key


class UndoIt(Said, tag="undo"):
    """Take back my last step."""

    id: IntentId
    rev: int


class RedoIt(Said, tag="redo"):
    """Do again what I took back."""

    id: IntentId
    rev: int


class Take(Said, tag="take"):
    """I am this seat: show me its table."""

    seat: int
    code: Annotated[str, Meta(max_length=32)] | UnsetType = UNSET


class Resync(Said, tag="resync"):
    """Send everything anew."""


FromPage: TypeAlias = (
    Join | Commit | Contribute | Intent | AskWhy | AskOdds | AskWhatIf | UndoIt | RedoIt | Take | Resync
)

"""What the plain HTTP pages take and give, as structs; the page's types are made from them.

Words are message ids where the rules speak, plain text where a person typed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from battlebook.table.asking import Event, Why, Words
from battlebook.table.parts import Phase, Seat

Text: TypeAlias = Words | str
InLanguages = dict[str, str]
Loose = Annotated[dict[str, Any], Meta(extra={"ts": "Record<string, string | number | boolean>"})]


class Choice(Struct, kw_only=True):
    """One thing to choose from."""

    key: str
    words: Text
    about: Text | UnsetType = UNSET


class SetupOption(Struct, kw_only=True):
    """One field of a set-up's form. ``seat``: whose it is."""

    key: str
    kind: str
    words: Text
    choices: list[Choice] | UnsetType = UNSET
    min: int | UnsetType = UNSET
    max: int | UnsetType = UNSET
    default: Any
    seat: int | UnsetType = UNSET
    rule: str | UnsetType = UNSET


class Place(Struct, kw_only=True):
    """One seat of a set-up, and whether it brings an army."""

    words: Text
    army: bool
    kinds: list[str]


class Setup(Struct, kw_only=True):
    """A way to begin. ``hides``: something hidden is in play, so a device that goes round shows nothing meanwhile."""

    key: str
    words: Text
    about: Text | UnsetType = UNSET
    rule: str
    hides: bool
    options: list[SetupOption]
    seats: list[Place]


class Switch(Struct, kw_only=True):
    """A variant that can be switched on, or a ruling that can be read in another way. ``options`` are a ruling's
    readings, ``chosen`` the usual one."""

    key: str
    words: Text
    why: Text | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    default: bool = False
    options: list[Choice] | UnsetType = UNSET
    chosen: int | UnsetType = UNSET


class SeatRange(Struct):
    """How many seats a game takes."""

    min: int
    max: int


class Game(Struct, kw_only=True):
    """What the start page and the form of a new match need of a game."""

    key: str
    words: Text
    about: Text
    seats: SeatRange
    minutes: int
    ready: bool
    hides: bool
    setups: list[Setup]
    variants: list[Switch]
    rulings: list[Switch]
    armies: list[Choice]
    levels: list[Choice]


class NewSeat(Struct, kw_only=True, omit_defaults=True):
    """Who shall sit there. ``code``: asked for at every hand-over to this seat."""

    kind: Literal["human", "local", "computer", "open"]
    name: Annotated[str, Meta(max_length=80)] = ""
    level: str = ""
    army: Any = None
    code: Annotated[str, Meta(max_length=32)] = ""


class NewMatch(Struct, kw_only=True, omit_defaults=True):
    """The form of a new match. ``seed``: dice from a seed that everybody knows, for practice."""

    game: str
    setup: str
    options: Loose = {}
    seats: Annotated[list[NewSeat], Meta(max_length=16)] = []
    variants: list[str] = []
    rulings: dict[str, bool | int] = {}
    seed: int | None = None


class SpecProblem(Struct):
    """What is wrong with a field of the form."""

    field: str
    why: Why


class ArmyAsked(Struct):
    """An army whose units are asked for."""

    army: Any


class DeckAsked(Struct):
    """A deck whose cards are asked for, of a Hero of some level."""

    hero: Any
    level: Any
    deck: Any


class Checked(Struct):
    """Everything that is wrong with the form of a new match."""

    problems: list[SpecProblem]


class Link(Struct, kw_only=True):
    """A secret link. ``seat``: the first of ``seats``, which are all that this link opens."""

    seat: int | None
    seats: list[int]
    url: str
    token: str


class Created(Struct, kw_only=True):
    """A new match with its links. ``creator``: the token that renews links."""

    match: str
    links: list[Link]
    creator: str
    commitment: str


class Turn(Struct):
    """Whose turn it is."""

    seat: int
    name: str
    colour: int


class Mine(Struct, kw_only=True):
    """One of my matches as lists show it."""

    match: str
    seat: int | None
    seats: list[int]
    title: str
    game: str
    state: Literal["yours", "waiting", "over", "lobby", "broken"]
    turn: Turn | None
    words: Text | None
    since_ms: int | None
    winner: str | None
    problem: str = ""


class Tokens(Struct):
    """The tokens a browser holds."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=500)]


class Renewal(Struct):
    """Which seat shall get a new link."""

    seat: int


class Fork(Struct):
    """After which decision of a match a new one shall go on."""

    at: int


class Frame(Struct, kw_only=True):
    """One decision of a replay: who took it, the view after it, what happened."""

    n: int
    seat: int | None
    words: Words
    phases: list[Phase]
    view: Any
    events: list[Event]
    mark: Literal["fell", "turning", "end"] | None = None


class Luck(Struct):
    """A seat's rolls against what was to be expected; both as shares of the possible."""

    seat: int
    rolls: int
    sum: float
    expected: float


class Replay(Struct, kw_only=True):
    """A match to look back on. ``checked``: every digest was right; else ``problem`` says where it stops. ``mine``: the
    seats whose eyes may be taken now; ``hides``: whether eyes differ at all; ``variants``: what is played with,
    ``typed-dice`` among it where every die was typed in."""

    match: str
    title: str
    game: str
    setup: str
    variants: list[str]
    seats: list[Seat]
    seat: int | None
    mine: list[int]
    eyes: str
    hides: bool
    frames: list[Frame]
    checked: bool
    problem: Text | None
    over: bool
    luck: list[Luck]


class Fault(Struct):
    """One thing that is wrong with a file."""

    decision: int
    field: str
    message: str


class Opened(Struct, kw_only=True):
    """What a file that was brought in turned out to be. ``resumed``: the match it lives on as."""

    ok: bool
    partial: bool
    decisions: int
    faults: list[Fault]
    notes: list[str]
    replay: Replay | None
    resumed: Created | None = None


class Verified(Struct, kw_only=True):
    """What a check of the whole match in a fresh process found."""

    ok: bool
    decisions: int
    faults: list[Fault]
    notes: list[str]

"""What a page asks of a trial fight and what it hears, as structs; the page's types are made from them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from battlebook.table.asking import Words
from battlebook.table.pages import NewMatch


class TrialAsked(Struct, kw_only=True, omit_defaults=True):
    """A fight by computers alone, ``n`` times: of the form of a new match, or of a running match as the seat of the
    request's token knows it. Exactly one of both. ``seed``: the same one gives the same games."""

    form: NewMatch | None = None
    match: Annotated[str, Meta(max_length=64)] = ""
    n: int = 200
    seed: int | None = None


class TrialShare(Struct):
    """How often something happened, its share (0 to 1) and the 95 % interval of that."""

    n: int
    share: float
    low: float
    high: float


class TrialSide(Struct, kw_only=True):
    """One side. ``seats``: who plays it, nobody when the rules do. ``left``: what it still had in the mean, in words of
    the game, which has its own measure."""

    side: int
    seats: list[int]
    wins: TrialShare
    left: Words | None


class TrialStanding(Struct, kw_only=True):
    """A trial so far, one line of the answer. ``done`` of ``n`` games are over, ``failed`` of them without a result,
    ``capped`` by a limit of rounds; ``over``: this is the last line."""

    done: int
    n: int
    sides: list[TrialSide]
    draws: TrialShare
    capped: int
    failed: int
    rounds: float
    over: bool

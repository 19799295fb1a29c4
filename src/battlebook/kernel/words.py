"""Words as data: a Fluent message id and its arguments. Sentences are made where somebody reads, in their language.

Inside the rules there are no words at all. A game's ``views.py`` turns option keys, asks and events into `Words`; an
argument that names a thing is a `Ref`, which the reader's side turns into a name and a link.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, NotRequired, TypedDict


class Words(TypedDict):
    """``id`` is a Fluent message id, with ``.attribute`` at the end when an attribute of the message is meant."""

    id: str
    args: Mapping[str, Any]


class Ref(TypedDict):
    """An argument that names a thing: ``ref`` is its sort (unit, seat, space, rule ...), ``id`` its number or id,
    ``msg`` the message that holds its name."""

    ref: str
    id: int | str
    msg: NotRequired[str]
    seat: NotRequired[int]


class OptionWords(NamedTuple):
    """How an option reads: its label, what stands small beside it, and how it is drawn.

    ``style`` is one of act (the usual step), strike, plain, costly, pass.
    """

    words: Words
    style: str = "act"
    meta: Words | None = None


class Phase(NamedTuple):
    """One step of the running order: its words, and whether it is ``done``, ``now`` or ``next``."""

    words: Words
    state: str


def words(message: str, **args: Any) -> Words:
    """Shorthand for a `Words` record."""
    return {"id": message, "args": args}


def message_id(rule: str) -> str:
    """The Fluent message id of a rule or ruling: ``:`` and ``.`` become ``-``."""
    return rule.replace(":", "-").replace(".", "-")

"""What a match is made from, and the forms people fill in for it: specs, set-ups, their fields, and what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from battlebook.kernel.rules import Refusal

SPECTATOR = -1
EMPTY: Mapping[str, Any] = MappingProxyType({})


class Spec(NamedTuple):
    """What a match is made from: JSON-able, kept in the header, enough to make the first state again.

    ``options`` are the set-up's own fields (armies, difficulty ...), ``variants`` the switched-on variant keys in
    order, ``rulings`` the chosen option of each switched ruling.
    """

    setup: str
    options: Mapping[str, Any] = EMPTY
    variants: tuple[str, ...] = ()
    rulings: Mapping[str, int] = EMPTY


class Field(NamedTuple):
    """One field of a set-up form. ``kind``: choice, number, flag, or a game's own kind that its page component draws.

    ``choices`` are (value, message id) pairs, ``limits`` the least and greatest number; ``seat``: whose field it is.
    """

    name: str
    kind: str
    default: Any
    choices: tuple[tuple[str, str], ...] = ()
    limits: tuple[int, int] = (0, 0)
    rule: str = ""
    seat: int = SPECTATOR


class Setup(NamedTuple):
    """A way to begin: its key, the seats it takes, its form, and the rule it stands on.

    ``seat_names`` are message ids of the parts (attacker, defender ...), one a seat. ``like``: the key of a set-up with
    the same rules and other content, which stands for this one where the generic suites play every day.
    """

    key: str
    seat_names: tuple[str, ...]
    fields: tuple[Field, ...]
    rule: str
    like: str = ""


class Variant(NamedTuple):
    """A switchable part of the rules, cited like a rule."""

    key: str
    rule: str


class Problem(NamedTuple):
    """Why a set-up is not legal: the field, the refusal, and numbers or ids for its words."""

    field: str
    refusal: Refusal
    args: Mapping[str, Any] = EMPTY


def field_cause(field: Field, value: Any) -> str:
    """Why a value does not fit a field, or nothing."""
    if value is None:
        return "missing-field"
    if field.kind == "choice" and value not in [choice for choice, _ in field.choices]:
        return "no-choice"
    if field.kind == "flag" and type(value) is not bool:
        return "no-flag"
    low, high = field.limits
    if field.kind == "number" and not (type(value) is int and low <= value <= high):
        return "no-number"
    return ""

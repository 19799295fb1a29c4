"""Parts of messages that the rules make: words, asks with their options and forms, events with their dice.

The gate makes them as plain dictionaries of this shape (`battlebook.table.shape`); the structs are their contract.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

Key = Annotated[list[Any], Meta(extra={"ts": "(string | number)[]"})]
Args = Annotated[dict[str, Any], Meta(extra={"ts": "Record<string, Arg>"})]
Items = Annotated[list[Any], Meta(extra={"ts": "(number | Item)[]"})]


class Ref(Struct, kw_only=True):
    """An argument that names a thing: its sort, its number, and the message of its name."""

    ref: str
    id: str | int
    msg: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET


class Words(Struct):
    """A message id of the Fluent files and its arguments."""

    id: str
    args: Args | UnsetType = UNSET


class Why(Struct, kw_only=True):
    """A rule and what it says about this case."""

    rule: str
    words: Words
    ruling: str | UnsetType = UNSET


class Target(Struct, kw_only=True):
    """What an option points at on the board. A game may add numbers of its own."""

    space: int | UnsetType = UNSET
    unit: int | UnsetType = UNSET
    card: int | UnsetType = UNSET
    units: list[int] | UnsetType = UNSET
    path: list[int] | UnsetType = UNSET


class Option(Struct, kw_only=True):
    """One thing that can be chosen."""

    key: Key
    words: Words
    target: Target | UnsetType = UNSET
    meta: Words | None = None
    style: Literal["act", "strike", "plain", "costly", "pass"]


class Group(Struct):
    """Options that one rule allows."""

    rule: str
    verb: str
    words: Words
    options: list[Option]


class Refused(Struct, kw_only=True):
    """Something that looks possible and is refused now."""

    target: Target | UnsetType = UNSET
    key: Key
    words: Words | None
    rule: str
    why: list[Why]


class Item(Struct, kw_only=True):
    """One thing a form is about. ``key`` is its number in the answer."""

    key: int
    words: Words | UnsetType = UNSET
    target: Target | UnsetType = UNSET
    spaces: list[int] | UnsetType = UNSET


class FormPick(Struct, kw_only=True, tag_field="kind", tag="pick"):
    """Choose some; the answer lists them in ascending order."""

    candidates: list[int]
    least: int
    most: int
    items: list[Item] | UnsetType = UNSET


class FormOrder(Struct, tag_field="kind", tag="order"):
    """Put all in an order; the answer is a permutation."""

    items: Items


class FormPartition(Struct, kw_only=True, tag_field="kind", tag="partition"):
    """Share out; the answer gives the part of each item, -1 = left out."""

    items: Items
    parts: int
    most: int
    leave: bool
    part_words: list[Words] | UnsetType = UNSET


class FormPlace(Struct, kw_only=True, tag_field="kind", tag="place"):
    """Put items on spaces; the answer is [item, space] pairs, ascending by item. ``named``: the spaces with words."""

    items: Items
    spaces: list[int]
    named: list[Item] | UnsetType = UNSET
    least: int
    most: int


class FormGroups(Struct, kw_only=True, tag_field="kind", tag="groups"):
    """Share all out among ordered groups; the answer is one list of items for each group. ``least`` to ``most`` groups
    of ``small`` to ``large`` items."""

    items: Items
    least: int
    most: int
    small: int
    large: int


class FormPay(Struct, kw_only=True, tag_field="kind", tag="pay"):
    """Pay; the answer gives the amount from each purse."""

    purses: list[int]
    cost: int
    items: list[Item] | UnsetType = UNSET


class FormNumber(Struct, tag_field="kind", tag="number"):
    """Name a number; the answer holds just it."""

    low: int
    high: int


class FormDie(Struct, kw_only=True, tag_field="kind", tag="die"):
    """Enter a roll of a physical die; the answer holds just it. ``items``: faces whose number does not say it all."""

    faces: list[int]
    die: str | UnsetType = UNSET
    items: list[Item] | UnsetType = UNSET


Form: TypeAlias = FormPick | FormOrder | FormPartition | FormGroups | FormPlace | FormPay | FormNumber | FormDie


class Ask(Struct, kw_only=True):
    """What the seat has to answer now. ``window``: a reaction window, which a page may pass by itself if its person
    said so."""

    id: str
    seats: list[int]
    rule: str
    kind: str
    window: bool = False
    words: Words
    why: Words | None
    groups: list[Group]
    form: Form | None
    refused: list[Refused]


class Die(Struct, kw_only=True):
    """Dice of one throw: the faces that came, and the index of the one that counts, or of those that count."""

    die: str
    faces: list[int]
    used: int | list[int]
    rolls: list[int] | UnsetType = UNSET


class SumRow(Struct):
    """One addend of a sum under its rule."""

    value: int
    words: Words
    rule: str


class Sum(Struct):
    """A sum with every addend."""

    rows: list[SumRow]
    total: SumRow


class Event(Struct, kw_only=True):
    """One thing that happened. ``n`` counts all events of the match, ``group`` is the heading they stand under,
    ``reason`` why a computer decided so (at the first event of its decision)."""

    n: int
    decision: int
    kind: str
    rule: str
    words: Words
    group: Words
    seat: int | UnsetType | None = UNSET
    dice: list[Die] | UnsetType = UNSET
    sum: Sum | UnsetType | None = UNSET
    places: list[str | int] | UnsetType = UNSET
    motion: dict[str, Any] | UnsetType | None = UNSET
    reason: Words | UnsetType = UNSET

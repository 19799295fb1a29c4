"""A game's rules and rulings as the page reads them, as structs; the page's types are made from them."""

from __future__ import annotations

from msgspec import Struct

from battlebook.table.asking import Words
from battlebook.table.pages import InLanguages, Text


class Rule(Struct, kw_only=True):
    """One line of the rules."""

    id: str
    section: str
    origin: str
    kind: str
    scope: str
    text: InLanguages
    words: Words


class Ruling(Struct, kw_only=True):
    """How an unclear passage is read."""

    id: str
    rules: list[str]
    words: Words
    question: InLanguages
    answer: InLanguages
    why: InLanguages
    options: list[InLanguages]
    chosen: int
    switch: bool


class Section(Struct):
    """A heading of the rulebook."""

    key: str
    words: Text


class Rulebook(Struct, kw_only=True):
    """A game's rules and rulings."""

    game: str
    words: Text
    sections: list[Section]
    rules: list[Rule]
    rulings: list[Ruling]

"""The abilities of units in words: a sentence each, made from the card's data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlebook.games.heroes3.content import KEYWORDS
from battlebook.games.heroes3.faces import Face, unit_message
from battlebook.kernel.words import Words, words

FACE_WORDS = {-1: "h3-face-minus", 0: "h3-face-zero", 1: "h3-face-plus"}
LIST_WORDS = {"types": "h3-type-", "schools": "h3-school-", "sources": "h3-source-", "what": "h3-siege-"}


def ability_words(face: Face) -> list[Words]:
    """The abilities of a card as sentences."""
    return [ability_sentence(ability) for ability in face.abilities]


def ability_sentence(ability: Mapping[str, Any]) -> Words:
    """One ability: numbers as numbers, flags and words as words, lists joined, absent parameters as "none"."""
    params = KEYWORDS[ability["kw"]].get("params", {})
    args = {name: parameter(name, ability.get(name)) for name in params}
    if ability["kw"] == "map_effect":
        args["what"] = ability.get("what", "")
    return words("h3-kw-" + ability["kw"].replace("_", "-"), **args)


def parameter(name: str, value: Any) -> Any:
    """A parameter of an ability as an argument of words."""
    if value is None or value == []:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if not isinstance(value, (list, tuple)):
        return value
    if name in ("faces", "pattern", "on_rolls", "on_roll"):
        return one_of(
            [words(FACE_WORDS[face]) for face in value], "h3-list-comma" if name == "pattern" else "h3-list-or"
        )
    if name == "units":
        return one_of([words(unit_message(unit)) for unit in value], "h3-list-or")
    messages = [LIST_WORDS[name] + v if v != "arrow_tower" else unit_message(v) for v in value]
    return one_of([words(message) for message in messages], "h3-list-and")


def one_of(items: list[Words], joiner: str) -> Words:
    """A list as nested words: the last two joined by a word, the others by commas."""
    made = items[0]
    for i, item in enumerate(items[1:], 2):
        made = words(joiner if i == len(items) else "h3-list-comma", a=made, b=item)
    return made

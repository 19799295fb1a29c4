"""How the further choices of cards and the work of War Machines read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from battlebook.games.heroes3.holders import lasting
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs import space_ref, token_ref, unit_ref
from battlebook.games.heroes3.verbs_holders import card_ref
from battlebook.kernel.options import Ask, Key, Option
from battlebook.kernel.words import OptionWords, words


def is_choice(ask: Ask) -> bool:
    """Whether an ask is about what a card or War Machine needs to know: its only argument is that card."""
    return ask.kind.startswith("choose-") or ask.kind == "machine"


def ask_args(ask: Ask) -> dict[str, Any]:
    """The card that asks."""
    return {"card": card_ref(ask.args[0])}


def pick(s: State, key: Key) -> OptionWords:
    """A unit or a space."""
    if key[1] == "unit":
        return OptionWords(words("h3-opt-pick-unit", unit=unit_ref(s, key[2])))
    return OptionWords(words("h3-opt-pick-space", space=space_ref(s, key[2])))


def lift(s: State, key: Key) -> OptionWords:
    """An effect by the card that made it, or the Paralysis Token."""
    if key[1] < 0:
        return OptionWords(words("h3-opt-lift-token", token=token_ref("paralysis")))
    row = lasting(s)[key[1]]
    if row.unit >= 0:
        return OptionWords(words("h3-opt-lift-unit", card=card_ref(row.card), unit=unit_ref(s, row.unit)))
    if row.space >= 0:
        return OptionWords(words("h3-opt-lift-space", card=card_ref(row.card), space=space_ref(s, row.space)))
    return OptionWords(words("h3-opt-lift", card=card_ref(row.card)))


def number(s: State, key: Key) -> OptionWords:
    """How much."""
    return OptionWords(words(f"h3-opt-{key[0]}", n=key[1]))


def line(s: State, key: Key) -> OptionWords:
    """A column or row by its first space; a Wall or Gate by its space."""
    return OptionWords(words(f"h3-opt-{key[0]}", space=space_ref(s, key[1])))


def fire(s: State, key: Key) -> OptionWords:
    """Whom a War Machine hits."""
    return OptionWords(words("h3-opt-fire", unit=unit_ref(s, key[1])), "strike")


def machine(s: State, key: Key) -> OptionWords:
    """Whom the First Aid Tent heals."""
    return OptionWords(words("h3-opt-machine", card=card_ref(key[1]), unit=unit_ref(s, key[3])))


def enough(s: State, key: Key) -> OptionWords:
    """Nothing more."""
    return OptionWords(words(f"h3-opt-{key[0]}"), "pass")


MAKERS: dict[str, Callable[[State, Key], OptionWords]] = {
    "pick": pick, "lift": lift, "amount": number, "level": number, "column": line, "row": line,
    "fire": fire, "demolish": line, "machine": machine, "enough": enough, "hold": enough,
}  # fmt: skip


def option_words(s: State, option: Option) -> OptionWords | None:
    """How an option reads; None for one that is none of these."""
    maker = MAKERS.get(option.key[0])
    return maker(s, option.key) if maker is not None else None

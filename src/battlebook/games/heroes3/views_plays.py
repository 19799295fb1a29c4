"""Words for what sides do with dice, cards and morale in a Combat with Heroes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.rules.c12_rerolls import ALL_DICE, GUARD, face_of
from battlebook.games.heroes3.state import NO_ROLL, State
from battlebook.games.heroes3.verbs import space_ref, unit_ref
from battlebook.games.heroes3.verbs_holders import card_ref
from battlebook.kernel.options import Ask, Key, Option
from battlebook.kernel.words import OptionWords, Words, words

FACES: Final = {-1: "h3-face-minus", 0: "h3-face-zero", 1: "h3-face-plus"}
UNNAMED: Final = ("school", "cast-now", "search", "search-how", "dig", "morale-second")  # asks about no unit
PLAIN: Final = (
    "morale-draw", "morale-exchange", "morale-keep", "morale-search", "search-again", "search", "dig", "not-cast",
)  # fmt: skip
PASSES: Final = ("keep", "not-cast", "stop", "morale-keep")


def is_plain(ask: Ask) -> bool:
    """Whether an ask is about no unit, so that its words need no names."""
    return ask.kind in UNNAMED


def die_words(s: State, die: int) -> Words:
    """A die by what it shows."""
    if die == ALL_DICE:
        return words("h3-all-dice")
    known = s.guard != NO_ROLL if die == GUARD else die < len(s.dice)
    face = face_of(s, die) if known else 0
    return words("h3-die-guard" if die == GUARD else "h3-die-attack", face=words(FACES[face]))


def target_words(s: State, sort: str, number: int) -> Any:
    """What a card is aimed at."""
    makers: dict[str, Callable[[], Any]] = {
        "unit": lambda: unit_ref(s, number),
        "space": lambda: space_ref(s, number),
        "card": lambda: card_ref(number),
        "die": lambda: die_words(s, number),
        "face": lambda: words(FACES[number]),
    }
    return makers[sort]()


def key_words(s: State, key: Key) -> dict[str, Any] | None:
    """The arguments of a choice of this file; None for any other."""
    verb = key[0]
    if verb == "permanent":
        return {"card": card_ref(key[1]), "use": CARDS[key[1]].uses[key[2]].mode}
    if verb in ("as-attack", "find"):
        return {"card": card_ref(key[1])}
    if verb in ("morale-reroll", "morale-plus", "reroll-die"):
        return {"die": die_words(s, key[1])}
    if verb == "effect-reroll":
        return {"die": die_words(s, key[3])}
    if verb == "take":
        return {"face": words(FACES[key[1]])}
    if verb in ("school", "first-of-school"):
        return {"school": words(f"h3-school-{key[1]}")}
    if verb == "morale-raise":
        return {"what": key[1]}
    if verb == "morale-free":
        return {"unit": unit_ref(s, key[1])}
    if verb == "resource":
        return {"what": words(f"h3-resource-{key[1]}", n=key[2])}
    return {} if verb in PLAIN else None


def option_words(s: State, ask: Ask, option: Option) -> OptionWords | None:
    """How a choice of this file reads; None for any other."""
    key = option.key
    if key[0] == "stat":
        return OptionWords(words(f"h3-opt-stat-{key[1]}"), "act")
    if key[0] == "stop" and ask.kind == "dig":
        return OptionWords(words("h3-opt-stop-digging"), "pass")
    if key[0] == "scroll":
        aimed = {"target": target_words(s, key[2], key[3])} if len(key) > 2 else {"target": "none"}
        return OptionWords(words("h3-opt-scroll", card=card_ref(key[1]), **aimed), "act")
    args = key_words(s, key)
    if args is None:
        return None
    return OptionWords(words(f"h3-opt-{key[0]}", **args), "pass" if key[0] in PASSES else "act")

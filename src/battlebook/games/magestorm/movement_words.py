"""Words for the asks, options and refusals of the movement phase."""

from __future__ import annotations

from typing import Any

from battlebook.games.magestorm.board import HEXES
from battlebook.games.magestorm.refs import hex_ref, unit_ref
from battlebook.games.magestorm.rules.movement_hexes import cost
from battlebook.games.magestorm.state import UNITS, State
from battlebook.kernel.options import Ask, Key, Option
from battlebook.kernel.words import Words, words

OF_UNITS = ("go", "exit", "burn", "carrier")
OF_HEXES = ("toward", "enter", "attack", "stop")


def prompt_args(s: State, ask: Ask) -> dict[str, Any]:
    """What a prompt names: the unit that moves, the marker it heads for, its movement points."""
    if ask.kind == "step":
        unit, goal, left = ask.args
        return {"unit": unit_ref(unit), "hex": hex_ref(goal), "n": left}
    if ask.kind in ("toward", "arrive"):
        return {"unit": unit_ref(ask.args[0])}
    return {}


def key_args(s: State, ask: Ask, key: Key) -> dict[str, Any]:
    """What a key names, for the words of its refusal."""
    if len(key) != 2 or type(key[1]) is not int:
        return {}
    args: dict[str, Any] = prompt_args(s, ask)
    if key[0] in OF_UNITS and 0 <= key[1] < UNITS:
        args["unit"] = unit_ref(key[1])
    if key[0] in OF_HEXES and 0 <= key[1] < HEXES:
        args |= {"hex": hex_ref(key[1]), "n": cost(s, ask.args[0], key[1])}
    return args


def option_meta(s: State, ask: Ask, option: Option) -> Words | None:
    """What entering or attacking a hex costs."""
    if ask.kind not in ("step", "arrive") or option.key[0] not in OF_HEXES:
        return None
    return words("ms-meta-cost", n=cost(s, ask.args[0], option.key[1]))

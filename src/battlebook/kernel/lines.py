"""A decision as a line of JSON, written by hand since it is written for every decision."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from battlebook.kernel.chance import Draw
from battlebook.kernel.options import Key

ENCODE = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
KEPT_WORDS = 1000
WORDS_TOLD: dict[str, str] = {}
DRAWS_TOLD: dict[Draw, str] = {}


def body(n: int, seat: int, key: Key, draws: Sequence[Draw], epoch: int) -> str:
    """A decision's line up to its digest, JSON written by hand since it is written for every decision."""
    drawn = ",".join([DRAWS_TOLD.get(d) or _draw_text(d) for d in draws])
    told = ",".join([str(part) if type(part) is int else text_of(part) for part in key])
    return f'{{"n":{n},"seat":{seat},"key":[{told}],"draws":[{drawn}],"epoch":{epoch}'


def _draw_text(draw: Draw) -> str:
    """A draw as JSON; the same few come again and again."""
    if len(DRAWS_TOLD) >= KEPT_WORDS:
        DRAWS_TOLD.clear()
    text = DRAWS_TOLD[draw] = f"[{draw[0]},{draw[1]},{draw[2]}]"
    return text


def text_of(part: Any) -> str:
    """A part of a key as JSON; words come again and again."""
    if type(part) is not str:
        return ENCODE(part)
    found = WORDS_TOLD.get(part)
    if found is None:
        if len(WORDS_TOLD) >= KEPT_WORDS:
            WORDS_TOLD.clear()
        found = WORDS_TOLD[part] = ENCODE(part)
    return found

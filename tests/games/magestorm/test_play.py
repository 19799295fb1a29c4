"""Whole matches of every scenario by chance: they end, lose no card, and every message has words."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from battlebook.games.magestorm.game import GAME
from battlebook.kernel import gate
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance, give, open_part
from battlebook.kernel.game import begin
from battlebook.labels import Labels, named_sources

PACKAGE = "battlebook.games.magestorm"
SCENARIOS = [setup.key for setup in GAME.setups]


@cache
def labels(lang: str) -> Labels:
    return Labels(lang, (PACKAGE,), ["A", "B"])


def said(lang: str, value: Any) -> None:
    """Everything in a message, in a language, without a missing word."""
    if isinstance(value, dict):
        if set(value) == {"id", "args"}:
            text = labels(lang).words(value)
            assert not re.search(r"\[[a-z]+-|\{", text), text
        for inner in value.values():
            said(lang, inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            said(lang, inner)


@pytest.mark.parametrize("setup", SCENARIOS)
def test_a_match_by_chance_ends_and_is_told_in_both_languages(setup: str) -> None:
    rng = Random(5)
    s = begin(GAME, GAME.sample_spec(setup, rng), Sampled(5))
    s.sink = []
    advance(s)
    total = GAME.conserved(s)
    asked: set[str] = set()
    while s.ask is not None:
        seat = rng.choice(gate.waiting(s))
        part = open_part(s, seat)
        assert part is not None
        if part.kind not in asked or rng.random() < 0.05:
            asked.add(part.kind)
            for lang in ("en", "de"):
                said(lang, gate.ask(GAME, s, seat))
        give(s, seat, part.sample(rng))
        assert GAME.conserved(s) == total
    result = GAME.result(s)
    assert result is not None and labels("de").find(f"ms-result-{result.kind}", {"seat": "A"})
    kinds = {e.kind: e for e in s.sink}
    for lang in ("en", "de"):
        said(lang, [gate.event_plain(GAME, e, seat)["words"] for e in kinds.values() for seat in (0, 1, -1)])


def test_english_and_german_hold_the_same_messages() -> None:
    def ids(lang: str) -> set[str]:
        found: set[str] = set()
        for _, text in named_sources(PACKAGE, lang):
            for message, body in MESSAGE.findall(text):
                found.add(f"{message} {sorted(set(ARGUMENT.findall(body)))} {sorted(PART.findall(body))}")
        return found

    assert ids("en") == ids("de")


PART = re.compile(r"^ +\.([\w-]+) =", re.M)  # of rules and rulings: text, question, reading, why, options
ARGUMENT = re.compile(r"[$](\w+)")
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n .*)*)", re.M)

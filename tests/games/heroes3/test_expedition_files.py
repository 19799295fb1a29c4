"""Expeditions as files and set-ups: one clear line for a save that does not fit, and for options without sense."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from battlebook.games.heroes3.game import GAME
from battlebook.kernel.chance import Keyed
from battlebook.kernel.game import Spec
from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match
from battlebook.kernel.proof import OPEN, Proof, open_key
from battlebook.kernel.saves import dumps, loads, verify
from battlebook.kernel.words import message_id, words
from battlebook.labels import labels_for

GOOD = {"hero": "catherine", "length": "short", "difficulty": "easy"}


def begun(answers: int = 40) -> list[dict[str, Any]]:
    """The records of an expedition in its middle."""
    header = make_header(GAME, "m", Spec("expedition", GOOD), [SeatInfo("Anna", "local")], Proof(OPEN, 4))
    match = Match(GAME, header, Keyed(open_key(4)))
    rng = Random(4)
    for _ in range(answers):
        ask = match.state.ask
        assert ask is not None and match.answer(0, ask.sample(rng)) is None
    return [json.loads(line) for line in dumps(match).splitlines()]


def faults(rows: list[dict[str, Any]]) -> tuple[list[str], list[str]]:
    """What is wrong with a file, and what else is said about it."""
    report = verify(GAME, loads("\n".join(json.dumps(row) for row in rows)))
    return [fault.message for fault in report.faults], list(report.notes)


def test_a_running_expedition_is_replayed_from_its_file() -> None:
    assert faults(begun()) == ([], [])


def test_a_save_of_another_rules_version_is_refused_with_one_line() -> None:
    rows = begun()
    rows[0]["rules_version"] = "1"
    rows[0]["options"] = {**GOOD, "hero": "castle"}
    found, notes = faults(rows)
    assert found == ["no match can be begun from it: hero: refused by h3r:expedition-rounds (no-choice)"]
    assert len(notes) == 1 and "rules version 1" in notes[0]


def test_a_save_of_other_content_that_plays_differently_is_refused_with_one_line() -> None:
    rows = begun()
    rows[0]["content"] = "0" * len(rows[0]["content"])
    rows[1]["digest"] = rows[1]["digest"][::-1]
    found, notes = faults(rows)
    assert found == ["differs from the opening that the header gives"]
    assert len(notes) == 1 and "other content" in notes[0]


@pytest.mark.parametrize(
    ("field", "value", "cause"),
    [
        ("hero", "castle", "no-choice"),
        ("hero", 7, "no-choice"),
        ("hero", None, "missing-field"),
        ("hero", ["catherine"], "no-choice"),
        ("length", "endless", "no-choice"),
        ("difficulty", "impossible", "no-choice"),
        ("difficulty", "", "no-choice"),
        ("rounds", 0, "rounds"),
        ("rounds", 17, "rounds"),
        ("rounds", "many", "rounds"),
        ("rounds", True, "rounds"),
        ("levels", 7, "unknown-field"),
        ("expansions", ["Nowhere"], "expansion"),
        ("expansions", 5, "expansion"),
        ("discarded", ["nobody"], "card"),
    ],
)
def test_nonsense_options_get_one_clear_line_each(field: str, value: object, cause: str) -> None:
    found = GAME.problems(Spec("expedition", {**GOOD, field: value}))
    assert [(p.field, p.refusal.cause) for p in found] == [(field, cause)]
    for lang in ("en", "de"):
        refusal = found[0].refusal
        said = words(f"{message_id(refusal.rule)}--{refusal.cause}", **dict(found[0].args))
        line = labels_for(GAME, lang).words(said)
        assert line and "\n" not in line and "{" not in line and "[" not in line


def test_a_missing_hero_is_told() -> None:
    options = {name: value for name, value in GOOD.items() if name != "hero"}
    assert [p.refusal.cause for p in GAME.problems(Spec("expedition", options))] == ["missing-field"]

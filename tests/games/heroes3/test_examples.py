"""The worked examples about fights between players, run from the ledger's data; and where every example is run."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from tests.games.heroes3 import example_steps, example_steps_ai, example_steps_map
from tests.games.heroes3.battle import Battle
from tests.games.heroes3.test_examples_ai import otherwise

TEXT = (files("battlebook.games.heroes3") / "ledger" / "examples.toml").read_text("utf-8")
ALL: dict[str, dict[str, Any]] = {example["id"]: example for example in tomllib.loads(TEXT)["example"]}

AGAINST_AI = [key for key, example in ALL.items() if example["step"][0]["do"] in example_steps_ai.OBSERVE]
ON_MAP = [key for key, example in ALL.items() if example["step"][0]["do"] in example_steps_map.OBSERVE]
HERE = [key for key in ALL if key not in AGAINST_AI and key not in ON_MAP]


def seen(example: dict[str, Any]) -> dict[str, Any]:
    found = example_steps.observe(deepcopy(example))
    if "note_rerolls" in example["expect"]:
        found["note_rerolls"] = rerolls_of_neutral_champions()
    return found


def rerolls_of_neutral_champions() -> str:
    """What happens to a -1 of neutral Champions, in the words of the example."""
    b = Battle({"C": "champions neutral a3", "M": "halberdiers few a4"}, "C")
    b.attack("C", "M", [-1, 1, -1, 0])
    again = [e["dice"][0]["faces"] for e in b.told("rerolls")]
    return "any -1 is rolled again until it is not -1" if again == [[-1, 1], [0, 1]] else str(again)


def agrees(expect: dict[str, Any], found: dict[str, Any]) -> bool:
    missing = set(expect) - set(found)
    assert not missing, f"nobody observes {missing}"
    return all(found[key] == value for key, value in expect.items())


@pytest.mark.parametrize("key", [pytest.param(k, id=k, marks=pytest.mark.example(k)) for k in HERE])
def test_example(key: str) -> None:
    found = seen(ALL[key])
    expect = ALL[key]["expect"]
    assert agrees(expect, found), {k: (v, found[k]) for k, v in expect.items() if found[k] != v}


@pytest.mark.parametrize("key", HERE)
def test_a_changed_expectation_fails(key: str) -> None:
    expect = ALL[key]["expect"]
    found = seen(ALL[key])
    for name, value in expect.items():
        assert not agrees({**expect, name: otherwise(value)}, found), name


def test_an_unread_key_is_an_error() -> None:
    example = deepcopy(ALL[HERE[0]])
    example["step"][0]["colour"] = "red"
    with pytest.raises(AssertionError, match="unread"):
        seen(example)


def test_every_example_is_run() -> None:
    assert len(HERE) + len(AGAINST_AI) + len(ON_MAP) == len(ALL)
    assert all(step["do"] in example_steps.STEPS for key in HERE for step in ALL[key]["step"])

"""The worked examples about the map, run from the ledger's data on expeditions."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from tests.games.heroes3.example_steps_map import OBSERVE
from tests.games.heroes3.test_examples_ai import agrees, otherwise

TEXT = (files("battlebook.games.heroes3") / "ledger" / "examples.toml").read_text("utf-8")
EXAMPLES: list[dict[str, Any]] = [e for e in tomllib.loads(TEXT)["example"] if e["step"][0]["do"] in OBSERVE]


def seen(example: dict[str, Any]) -> dict[str, Any]:
    """What the engine does in an example; an unread key of the set-up or of the step is an error."""
    setup, (step,) = deepcopy(example["setup"]), deepcopy(example["step"])
    found = OBSERVE[step.pop("do")](setup, step)
    assert not setup and not step, f"unread: {setup} {step}"
    return found


@pytest.mark.parametrize("example", [pytest.param(e, id=e["id"], marks=pytest.mark.example(e["id"])) for e in EXAMPLES])
def test_example(example: dict[str, Any]) -> None:
    found = seen(example)
    assert agrees(example, found), (example["expect"], found)
    for key, value in example["expect"].items():
        changed = {**example, "expect": {**example["expect"], key: otherwise(value)}}
        assert not agrees(changed, found), key


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 7

"""The worked examples about enemies without a seat, run from the ledger's data."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from tests.games.heroes3.example_steps_ai import OBSERVE

TEXT = (files("battlebook.games.heroes3") / "ledger" / "examples.toml").read_text("utf-8")
EXAMPLES: list[dict[str, Any]] = [
    example for example in tomllib.loads(TEXT)["example"] if example.get("step") and example["step"][0]["do"] in OBSERVE
]


def seen(example: dict[str, Any]) -> dict[str, Any]:
    """What the engine does in an example; an unread key of the set-up or of the step is an error."""
    setup, (step,) = deepcopy(example["setup"]), deepcopy(example["step"])
    found = OBSERVE[step.pop("do")](setup, step)
    assert not setup and not step, f"unread: {setup} {step}"
    return found


def agrees(example: dict[str, Any], found: dict[str, Any]) -> bool:
    """Every expected key was observed, with the expected value."""
    missing = set(example["expect"]) - set(found)
    assert not missing, f"nobody reads {missing}"
    return all(found[key] == value for key, value in example["expect"].items())


@pytest.mark.parametrize("example", [pytest.param(e, id=e["id"], marks=pytest.mark.example(e["id"])) for e in EXAMPLES])
def test_example(example: dict[str, Any]) -> None:
    found = seen(example)
    assert agrees(example, found), (example["expect"], found)
    for key, value in example["expect"].items():
        changed = {**example, "expect": {**example["expect"], key: otherwise(value)}}
        assert not agrees(changed, found), key


def otherwise(value: Any) -> Any:
    """Another value of the same shape."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, list):
        return value[1:]
    return dict(list(value.items())[1:])


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 15

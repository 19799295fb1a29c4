"""The worked examples about movement, run from the ledger's data."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from tests.games.magestorm.example_moves import OBSERVERS, Pairs

TEXT = (files("battlebook.games.magestorm") / "ledger" / "examples.toml").read_text("utf-8")
ALL: dict[str, dict[str, Any]] = {example["id"]: example for example in tomllib.loads(TEXT)["example"]}
ABOUT = ("id", "title", "source", "section", "layout", "rules")


def observe(key: str) -> Pairs:
    """What an example expects, and what happens; every key of it is read."""
    example = deepcopy(ALL[key])
    for name in ABOUT:
        example.pop(name, None)
    pairs = OBSERVERS[key](example)
    example.pop("setup", None)
    expect = example.pop("expect", {})
    assert set(expect) <= {"note"} and not example, f"unread keys of {key}: {expect} {example}"
    return pairs


def agrees(expect: dict[str, Any], seen: dict[str, Any]) -> bool:
    missing = set(expect) - set(seen)
    assert not missing, f"nobody observes {missing}"
    return all(seen[name] == value for name, value in expect.items())


@pytest.mark.parametrize("key", [pytest.param(k, id=k, marks=pytest.mark.example(k)) for k in OBSERVERS])
def test_example(key: str) -> None:
    for expect, seen in observe(key):
        assert agrees(expect, seen), {k: (v, seen[k]) for k, v in expect.items() if v != seen[k]}


@pytest.mark.parametrize("key", list(OBSERVERS))
def test_a_changed_expectation_fails(key: str) -> None:
    for expect, seen in observe(key):
        for name, value in expect.items():
            assert not agrees({**expect, name: otherwise(value)}, seen), name


def otherwise(value: Any) -> Any:
    """Another value of the same shape."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, list):
        return value[1:] if value else ["?"]
    return dict(list(value.items())[1:])


def test_an_unread_key_is_an_error() -> None:
    key = next(iter(OBSERVERS))
    ALL["changed"] = {**ALL[key], "colour": "red"}
    OBSERVERS["changed"] = OBSERVERS[key]
    try:
        with pytest.raises(AssertionError, match="unread"):
            observe("changed")
    finally:
        del ALL["changed"], OBSERVERS["changed"]

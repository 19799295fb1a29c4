"""Every keyword that acts in a fight is played by a test: on each card that has it, with each of its parameters."""

from __future__ import annotations

import importlib
import pkgutil
from collections import defaultdict
from collections.abc import Iterator

import pytest

from battlebook.games.heroes3.content import FACE_INDEX, FACES, KEYWORDS
from battlebook.games.heroes3.face_abilities import ROWS
from tests.games.heroes3 import abilities
from tests.games.heroes3.fights import face_of

# Deferred keywords that meet a keyword of the engine are played as well.
PLAYED = {key for key, word in KEYWORDS.items() if word["scope"] == "engine" or word.get("meets")}
NAMES = {index: " ".join(key) for key, index in FACE_INDEX.items()}


def users() -> dict[str, set[str]]:
    """The faces that have each keyword."""
    found: dict[str, set[str]] = {key: set() for key in PLAYED}
    for face in FACES:
        for ability in face.abilities:
            if ability["kw"] in PLAYED:
                found[ability["kw"]].add(NAMES[face.index])
    return found


def marks() -> Iterator[pytest.Mark]:
    """The marks of every test in this folder."""
    for module in pkgutil.iter_modules(abilities.__path__):
        if not module.name.startswith("test_"):
            continue
        for test in vars(importlib.import_module(f"{abilities.__name__}.{module.name}")).values():
            yield from (mark for mark in getattr(test, "pytestmark", ()) if mark.name == "ability")


def played() -> dict[str, set[str]]:
    """The faces on which some test plays each keyword."""
    found: dict[str, set[str]] = defaultdict(set)
    for mark in marks():
        keyword, *faces = mark.args
        assert faces, f"{keyword}: name the cards that the test plays"
        found[keyword].update(faces)
    return found


def test_tests_name_known_keywords_and_cards_that_have_them() -> None:
    has = users()
    for keyword, faces in played().items():
        assert keyword in PLAYED, f"no keyword of a fight: {keyword}"
        assert faces <= has[keyword], f"{keyword} is not on {sorted(faces - has[keyword])}"
        assert all(face_of(name) >= 0 for name in faces)


@pytest.mark.parametrize("keyword", sorted(PLAYED))
def test_the_keyword_is_played_on_every_card_that_has_it(keyword: str) -> None:
    has = users()[keyword]
    assert has, "no card has it"
    assert has - played()[keyword] == set()


def test_every_keyword_has_its_row() -> None:
    assert set(ROWS) == PLAYED

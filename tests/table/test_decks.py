"""What the form of a Hero asks the table: Heroes and cards, the cards of a deck, and reasons against it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from battlebook.kernel.game import games
from tests.kernel.toys.tutorial.game import GAME as TUTORIAL
from tests.table.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table with the real games, and one without decks."""
    with House(tmp_path_factory.mktemp("decks"), games={**games(), TUTORIAL.key: TUTORIAL}) as running:
        yield running


def rows(house: House, **asked: Any) -> list[dict[str, Any]]:
    """The cards of a deck of Catherine's."""
    answer = house.http.post("/api/deck/heroes3", json={"hero": "catherine", "level": 3, "deck": "starting", **asked})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def checked(house: House, **hero: Any) -> list[dict[str, Any]]:
    """What is wrong with a duel in which such a Hero defends."""
    seats = [{"kind": "human", "name": "A"}, {"kind": "computer", "level": "random"}]
    heroes = [{"hero": "catherine"}, {"hero": "sandro", **hero}]
    asked = {"game": "heroes3", "setup": "hero-duel", "seats": seats, "options": {"heroes": heroes}}
    found: list[dict[str, Any]] = house.http.post("/api/check-spec", json=asked).json()["problems"]
    return found


def test_heroes_and_cards_are_named_in_both_languages(house: House) -> None:
    book = house.http.get("/api/decks/heroes3").json()
    heroes = {one["id"]: one for one in book["heroes"]}
    cards = {one["id"]: one for one in book["cards"]}
    assert heroes["sandro"]["faction"] == "necropolis"
    assert set(heroes["sandro"]["specialties"]) <= set(cards)
    assert set(cards["lightning_bolt"]["names"]) == {"en", "de"}
    assert cards["lightning_bolt"]["names"]["en"] == "Lightning Bolt"
    assert all(use["words"] for card in cards.values() for use in card["uses"])


def test_a_game_without_decks_has_none(house: House) -> None:
    assert house.http.get(f"/api/decks/{TUTORIAL.key}").json() == {}
    asked = {"hero": "x", "level": 1, "deck": []}
    assert house.http.post(f"/api/deck/{TUTORIAL.key}", json=asked).status_code == 422


def test_a_deck_is_told_card_by_card(house: House) -> None:
    starting = rows(house)
    assert sum(row["n"] for row in starting) == 9
    assert rows(house, deck={"random": 3}) == rows(house, deck={"random": 3})
    own = rows(house, deck=["attack", "attack", "magic_arrow"])
    assert own == [{"card": "attack", "n": 2}, {"card": "magic_arrow", "n": 1}]


def test_a_wrong_deck_is_refused_with_reasons(house: House) -> None:
    asked = {"hero": "catherine", "level": 3, "deck": ["atack"]}
    answer = house.http.post("/api/deck/heroes3", json=asked)
    assert answer.status_code == 422
    assert [one["field"] for one in answer.json()["problems"]] == ["deck"]


@pytest.mark.parametrize(
    ("hero", "field"),
    [
        ({}, None),
        ({"level": 8}, "heroes.1"),
        ({"hero": "nobody"}, "heroes.1"),
        ({"gold": -1}, "heroes.1"),
        ({"machines": ["trebuchet"]}, "heroes.1"),
        ({"deck": ["catherine_1"]}, "heroes.1.deck"),
        ({"deck": []}, "heroes.1.deck"),
    ],
)
def test_the_form_hears_what_is_wrong_with_a_hero(house: House, hero: dict[str, Any], field: str | None) -> None:
    assert [one["field"] for one in checked(house, **hero)] == ([] if field is None else [field])

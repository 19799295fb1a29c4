"""What an army form asks the table: cards with points, the units of an army, and reasons against it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from battlebook.kernel.game import games
from tests.table.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table with the real games."""
    with House(tmp_path_factory.mktemp("armies"), games=games()) as running:
        yield running


def checked(house: House, army: Any) -> list[dict[str, Any]]:
    """What is wrong with a duel in which the attacker brings this army."""
    seats = [{"kind": "human", "name": "A", "army": army}, {"kind": "computer", "level": "random"}]
    asked = {"game": "heroes3", "setup": "duel", "seats": seats}
    found: list[dict[str, Any]] = house.http.post("/api/check-spec", json=asked).json()["problems"]
    return found


def test_cards_are_named_in_both_languages_and_cost_points(house: House) -> None:
    cards = {card["unit"]: card for card in house.http.get("/api/cards/heroes3").json()}
    griffins = cards["griffins"]
    assert griffins["names"] == {"en": "Griffins", "de": "Greife"}
    assert [(side["side"], side["points"]) for side in griffins["sides"]][:2] == [("few", 4), ("pack", 10)]
    assert cards["arrow_tower"]["sides"] == []
    assert len(cards) > 100


def test_the_units_of_a_random_army_are_told(house: House) -> None:
    army = {"random": 75, "seed": 7, "faction": "cove"}
    first, again = (house.http.post("/api/army/heroes3", json={"army": army}).json() for _ in range(2))
    assert first == again and 1 <= len(first) <= 5
    assert checked(house, first) == checked(house, army) == []


def test_a_wrong_army_is_refused_with_its_rule(house: House) -> None:
    wrong = [{"unit": "azure_dragons", "side": "few"}]
    (problem,) = checked(house, wrong)
    assert problem["field"] == "armies.0" and problem["why"]["rule"] == "h3:10:azure-only-neutral"
    refused = house.http.post("/api/army/heroes3", json={"army": wrong})
    assert refused.status_code == 422 and len(refused.json()["problems"]) == 1
    assert house.http.post("/api/army/heroes3", json={"army": {"random": "x"}}).status_code == 422
    assert house.http.post("/api/army/none", json={"army": "castle-core"}).status_code == 404

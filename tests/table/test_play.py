"""Playing over the socket: alone against the computer, two by link, all on one device."""

from __future__ import annotations

import pytest

from tests.table.house import House, play_out


def test_a_match_against_the_computer(house: House) -> None:
    page = house.sit(house.create("tutorial", "human computer")).begin()
    assert page.hello["seats"][1]["kind"] == "computer"
    for _ in range(60):
        if not page.my_turn():
            break
        rev = page.rev
        page.play()
        page.until_true(lambda p, rev=rev: p.rev > rev)
    assert page.state["over"]["words"]["id"].startswith("tut-result-")
    assert page.state["over"]["winner"] in (0, 1)


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("tutorial", "human open"),
        ("duel_of_spells", "human open"),
        ("bent_dice", "human open"),
        ("four_seats", "human open open open"),
    ],
)
def test_every_toy_is_played_by_link(house: House, game: str, kinds: str) -> None:
    pages = house.begun(game, kinds)
    play_out(pages)
    for page in pages:
        shown = page.view
        page.say("resync")
        page.until("view")
        assert page.view == shown

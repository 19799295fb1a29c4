"""Hands at the table: only set-ups that have some hide anything, and each goes to its own seat alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from battlebook.kernel.game import games
from tests.table.house import House, Page


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table with the real games."""
    with House(tmp_path_factory.mktemp("hands"), games=games()) as running:
        yield running


def seated(house: House, setup: str, seat: int = 0) -> Page:
    """A device that goes round between two people, taken by the first of them."""
    page = house.sit(house.create("heroes3", "human local", setup=setup))
    page.until("handover")
    page.say("take", seat=seat)
    page.until("view")
    return page


def place(house: House, page: Page) -> None:
    """Place an army somehow."""
    match = house.hall.lives[page.match].match
    page.intent(form=[list(pair) for pair in match.state.ask.sample(Random(0))])


@pytest.mark.parametrize(("setup", "hides"), [("duel", False), ("hero-duel", True)])
def test_a_hand_over_hides_where_there_are_hands(house: House, setup: str, hides: bool) -> None:
    page = house.sit(house.create("heroes3", "human local", setup=setup))
    assert page.until("handover")["hides"] is hides
    page.say("take", seat=0)
    page.until("view")
    assert page.hello["hides"] is hides
    assert ("hands" in page.view) is hides


def test_a_hand_is_sent_to_nobody_but_its_seat(house: House) -> None:
    page = seated(house, "hero-duel")
    for seat in (0, 1):
        own, other = page.view["hands"][seat], page.view["hands"][1 - seat]
        assert (len(own["hand"]), own["unknown"]) == (own["limit"], 0)
        assert (other["hand"], other["unknown"]) == ([], other["limit"])
        assert set(page.view["cards"]) == {str(card) for card in own["hand"]}
        if seat == 0:
            place(house, page)
            page.until("handover")
            page.say("take", seat=1)
            page.until("view")


@pytest.mark.parametrize(("setup", "can"), [("duel", True), ("hero-duel", False)])
def test_with_hands_only_the_seat_that_acted_takes_its_step_back(house: House, setup: str, can: bool) -> None:
    page = seated(house, setup)
    place(house, page)
    assert page.until("handover")["to"] == 1
    page.say("take", seat=1)
    page.until("view")
    assert page.state["undo"]["can"] is can


def test_a_replay_does_not_say_what_the_other_seat_chose(house: House) -> None:
    made = house.create("heroes3", "human open", setup="hero-duel", seed=1)
    headers = {"authorization": f"Bearer {made['links'][1]['token']}"}
    pages = [house.sit(made, n) for n in (0, 1)]
    pages[0].until("view")
    place(house, pages[0])
    pages[1].until_true(lambda p: p.state and p.state["ask"])
    told = house.http.get(f"/api/matches/{made['match']}/replay", headers=headers).json()
    assert told["luck"] == []
    assert [frame["view"]["hands"][0]["hand"] for frame in told["frames"]] == [[]] * len(told["frames"])


def test_the_file_of_a_running_match_does_not_tell_the_decks(house: House) -> None:
    made = house.create("heroes3", "human open", setup="hero-duel", seed=2)
    house.sit(made, 0).until("view")
    headers = {"authorization": f"Bearer {made['links'][1]['token']}"}
    text = house.http.get(f"/api/matches/{made['match']}/export", headers=headers).text
    assert '"options":{}' in text


def test_the_form_says_which_set_ups_hide(house: House) -> None:
    found = next(one for one in house.http.get("/api/games").json() if one["key"] == "heroes3")
    assert {one["key"]: one["hides"] for one in found["setups"]}["hero-duel"] is True
    assert {one["key"]: one["hides"] for one in found["setups"]}["duel"] is False


@pytest.mark.parametrize("path", ["replay", "replay?eyes=seat", "export"])
def test_who_shares_a_device_looks_back_on_no_hand(path: str, house: House) -> None:
    """Otherwise one could read the other's hand while the device is theirs."""
    page = seated(house, "hero-duel")
    place(house, page)
    page.until("handover")
    told = house.http.get(f"/api/matches/{page.match}/{path}", headers={"authorization": f"Bearer {page.token}"})
    assert told.status_code == 200
    assert '"unknown":' in told.text
    assert set(re.findall(r'"hand":\[[^]]*\]', told.text)) == {'"hand":[]'}


def test_who_shares_a_device_has_no_other_eyes_before_the_end(house: House) -> None:
    page = seated(house, "hero-duel")
    headers = {"authorization": f"Bearer {page.token}"}
    for eyes in ("0", "1", "all"):
        assert house.http.get(f"/api/matches/{page.match}/replay?eyes={eyes}", headers=headers).status_code == 403

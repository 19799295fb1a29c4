"""Playing on from a moment of a replay: a new private match, and the one looked back at stays as it is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match, source_of
from battlebook.kernel.proof import OPEN, Proof
from battlebook.kernel.saves import dumps, loads, verify
from battlebook.table import forking
from battlebook.table.refusing import NotPossible
from tests.table.house import TOYS, House, Page, play_out


def fork(house: House, page: Page, at: int) -> Any:
    """What the table answers."""
    headers = {"authorization": f"Bearer {page.token}"}
    return house.http.post(f"/api/matches/{page.match}/fork", json={"at": at}, headers=headers)


def decisions(house: House, match: str) -> list[Any]:
    """What the store holds."""
    return [(d.seat, d.key, d.draws) for d in house.kept.decisions(match)]


def test_a_running_open_match_goes_on_elsewhere_from_any_decision(house: House) -> None:
    page = house.begun("open_duel", "human open", options={"goal": 60})[0]
    page.play(["roll"])
    before = decisions(house, page.match)
    answer = fork(house, page, 1)
    assert answer.status_code == 201
    made = answer.json()
    assert made["match"] != page.match and [link["seats"] for link in made["links"]] == [[0, 1]], "all at this device"
    there = taken(house.sit(made).begin())
    assert decisions(house, made["match"]) == before, "taken over with its dice"
    assert there.view == page.view
    there.play(["roll"])
    assert decisions(house, page.match) == before, "the other match is not touched"
    assert len(decisions(house, made["match"])) == len(before) + 1


def test_a_fork_from_the_opening_has_played_nothing(house: House) -> None:
    page = house.begun("open_duel", "human open", options={"goal": 60})[0]
    page.play(["count", 2])
    made = fork(house, page, 0).json()
    assert len(decisions(house, made["match"])) == 1


def test_what_comes_falls_anew_and_outlives_a_restart(house: House) -> None:
    page = house.begun("open_duel", "human open", options={"goal": 60})[0]
    page.play(["roll"])
    made = fork(house, page, 1).json()
    there = taken(house.sit(made).begin())
    there.play(["roll"])
    row = house.kept.match(made["match"])
    assert row is not None and row.header is not None and row.header["branch"]["at"] == 1
    told = house.http.get(f"/api/matches/{made['match']}/replay?token={made['links'][0]['token']}").json()
    assert told["checked"] and len(told["frames"]) == 3


def test_a_running_match_with_secrets_is_forked_only_after_its_end(house: House) -> None:
    two = house.begun("duel_of_spells", "human open")
    refused = fork(house, two[0], 0)
    assert (refused.status_code, refused.json()["code"]) == (403, "fork-hidden")
    play_out(two)
    last = len(decisions(house, two[0].match)) - 1
    assert fork(house, two[0], last).json()["code"] == "fork-over"
    made = fork(house, two[0], last - 1)
    assert made.status_code == 201
    assert len(decisions(house, made.json()["match"])) == last


@pytest.mark.parametrize("at", [-1, 7])
def test_there_must_be_such_a_decision(house: House, at: int) -> None:
    page = house.begun("open_duel", "human open")[0]
    assert fork(house, page, at).json()["code"] == "no-decision"


def test_strangers_fork_nothing(house: House) -> None:
    page = house.begun("open_duel", "human open")[0]
    answer = house.http.post(f"/api/matches/{page.match}/fork", json={"at": 0}, headers={"authorization": "Bearer x"})
    assert (answer.status_code, answer.json()["code"]) == (403, "no-seat")


def taken(page: Page) -> Page:
    """The device is in the hands of whoever is asked."""
    if not page.state:
        page.say("take", seat=page.until("handover")["to"] if page.got[-1]["t"] != "handover" else page.got[-1]["to"])
        page.until("view")
    return page


def open_match(answers: int, computer: bool = False) -> Match:
    """A match of the open game with some rolls played."""
    game = TOYS["open_duel"]
    seats = (SeatInfo("Anna"), SeatInfo("Bert", "computer", "random") if computer else SeatInfo("Bert"))
    header = make_header(game, "fileforked", game.bench_spec(), seats, Proof(OPEN, 5))
    match = Match(game, header, source_of(header, ""))
    for _ in range(answers):
        assert match.state.ask is not None
        match.answer(match.state.ask.seat, ("roll",))
    return match


def test_a_file_is_played_on_from_any_decision(house: House) -> None:
    text = dumps(open_match(2, computer=True)).encode()
    made = house.http.post("/api/open?fork=1", content=text)
    assert made.status_code == 201
    row = house.kept.match(made.json()["match"])
    assert row is not None and [s.kind for s in row.seats] == ["local", "computer"]
    for wrong in ("x", "9", "-1"):
        assert house.http.post(f"/api/open?fork={wrong}", content=text).json()["code"] == "no-decision"
    assert house.http.post("/api/open?fork=1", content=text[:-40]).status_code == 422


def test_the_file_of_a_fork_verifies_and_names_what_is_unproven() -> None:
    other = open_match(2)
    match = forking.forked(other.game, other.header, other.decisions, 1)
    assert match.answer(match.state.ask.seat, ("roll",)) is None  # type: ignore[union-attr]
    text = dumps(match)
    report = verify(other.game, loads(text))
    assert report.ok and any("taken over" in note for note in report.notes)
    header, *rest = text.splitlines()
    bent = json.loads(header)
    bent["branch"]["draws"][0]["results"][0] ^= 1
    changed = verify(other.game, loads("\n".join([json.dumps(bent), *rest])))
    assert not changed.ok, "the dice that were taken over belong to the header"
    del bent["branch"]["at"]
    with pytest.raises(ValueError, match="at"):
        loads("\n".join([json.dumps(bent), *rest]))


def test_a_record_that_does_not_play_stops_the_fork() -> None:
    other = open_match(2)
    wrong = [*other.decisions[:1], other.decisions[1]._replace(key=("nothing",))]
    with pytest.raises(NotPossible, match="fork-stops"):
        forking.forked(other.game, other.header, wrong, 1)

"""Trial fights over HTTP: growing answers, one at a time, ended by hanging up, and no word of what is hidden."""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
import pytest

from battlebook.study import trial
from battlebook.table.trial_pages import TrialStanding
from tests.table.house import House, wait_for

LINE: msgspec.json.Decoder[TrialStanding] = msgspec.json.Decoder(TrialStanding, strict=True)
LONG = {"n": 1000}


def form(house: House, game: str = "tutorial", kinds: str = "human computer", **more: Any) -> dict[str, Any]:
    seats = [{"kind": kind, "level": "random" if kind == "computer" else ""} for kind in kinds.split()]
    return {"game": game, "setup": house.games[game].setups[0].key, "seats": seats, **more}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def asked(house: House, token: str = "", **fields: Any) -> httpx.Response:
    return house.http.post("/api/trials", json=fields, headers=bearer(token))


def told(answer: httpx.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    for line in answer.text.splitlines():
        LINE.decode(line)
    return [json.loads(line) for line in answer.text.splitlines()]


@contextmanager
def under_way(house: House, token: str = "", **fields: Any) -> Iterator[Iterator[str]]:
    """A long trial, hung up at the end of the block."""
    with house.http.stream("POST", "/api/trials", json={**LONG, **fields}, headers=bearer(token)) as answer:
        assert answer.status_code == 200, answer.read()
        yield answer.iter_lines()


def free(house: House) -> None:
    wait_for(lambda: not house.hall.trials.taken, "the end of the trial")
    assert not multiprocessing.active_children()


def test_a_trial_of_a_form_grows_to_its_end(house: House) -> None:
    lines = told(asked(house, form=form(house), n=60, seed=4))
    assert lines[0]["done"] == 0 and not lines[0]["over"]
    assert [line["done"] for line in lines] == sorted(line["done"] for line in lines)
    end = lines[-1]
    assert end["over"] and end["done"] == end["n"] == 60 and end["failed"] == 0
    assert sum(side["wins"]["n"] for side in end["sides"]) + end["draws"]["n"] == 60
    assert [side["seats"] for side in end["sides"]] == [[0], [1]]
    free(house)
    assert told(asked(house, form=form(house), n=60, seed=4))[-1] == end


def test_only_one_at_a_time_and_hanging_up_ends_it(house: House) -> None:
    with under_way(house, form=form(house, "bent_dice")) as lines:
        assert json.loads(next(lines))["done"] == 0
        second = asked(house, form=form(house), n=1)
        assert second.status_code == 409 and second.json()["code"] == "trial-busy"
        assert multiprocessing.active_children() or json.loads(next(lines))["n"] == 1000
    free(house)
    assert told(asked(house, form=form(house), n=1))[-1]["over"]


def test_the_end_of_the_table_ends_the_trial(house: House) -> None:
    with under_way(house, form=form(house, "bent_dice")) as lines:
        next(lines)
        house.hall.trials.close()
        last = [json.loads(line) for line in lines][-1:]
        assert not any(line["over"] for line in last)
    free(house)


@pytest.mark.parametrize(
    ("fields", "status", "code"),
    [
        ({"n": 0}, 422, "trial-count"),
        ({"n": 1001}, 422, "trial-count"),
        ({"n": -5}, 422, "trial-count"),
        ({"n": 1.5}, 400, "malformed"),
        ({"n": "many"}, 400, "malformed"),
        ({"seed": -1}, 422, "no-seed"),
        ({"form": None}, 422, "trial-what"),
        ({"match": "abc"}, 422, "trial-what"),
        ({"form": None, "match": "abc"}, 403, "no-seat"),
        ({"form": None, "match": "m" * 65}, 400, "malformed"),
        ({"form": {"game": "chess", "setup": "x"}}, 404, "no-game"),
        ({"form": {"game": "tutorial", "setup": "x"}}, 422, "no-setup"),
        ({"form": {"game": "tutorial", "setup": "x", "seats": [{"kind": "cat"}]}}, 400, "malformed"),
    ],
)
def test_nonsense_is_refused_in_one_line(house: House, fields: dict[str, Any], status: int, code: str) -> None:
    answer = asked(house, **{"form": form(house), **fields})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["words"]["id"] == f"table-{code}"
    assert not house.hall.trials.taken


def test_a_form_that_makes_no_match_makes_no_trial(house: House) -> None:
    wrong = form(house, options={"goal": -3, "nonsense": 1})
    answer = asked(house, form=wrong)
    made = house.http.post("/api/matches", json=wrong)
    assert answer.status_code == made.status_code == 422
    assert answer.json() == made.json()
    few = asked(house, form=form(house, kinds="human"))
    assert few.json()["code"] == "seat-count"


def test_too_much_is_refused(house: House) -> None:
    answer = house.http.post("/api/trials", content=b'{"form": "' + b"x" * 4_000_000 + b'"}')
    assert answer.status_code == 413 and answer.json()["code"] == "too-large"


@pytest.mark.parametrize("game", ["tutorial", "duel_of_spells"])
def test_a_running_match_is_fought_out_and_goes_on_untouched(house: House, game: str) -> None:
    pages = house.begun(game, "human open")
    mover = next(page for page in pages if page.state["ask"])
    mover.play()
    before = house.kept.decisions(mover.match)
    for page in pages:
        end = told(asked(house, page.token, match=page.match, n=10))[-1]
        assert end["done"] == 10 and end["over"] and end["failed"] == 0
        assert [side["left"] is None for side in end["sides"]] == [game == "tutorial"] * 2
        free(house)
    assert house.kept.decisions(mover.match) == before
    for page in pages:
        page.until_true(lambda p: p.rev >= mover.rev)
    next(page for page in pages if page.state["ask"]).play()


def test_only_a_seat_of_a_running_match_may_ask(house: House) -> None:
    made = house.create("open_duel", "human open")
    token = made["links"][0]["token"]
    assert asked(house, token, match=made["match"]).json()["code"] == "not-begun"
    assert asked(house, made["creator"], match=made["match"]).status_code == 403
    assert asked(house, "wrong", match=made["match"]).status_code == 403
    page, other = house.begun("open_duel", "human open", options={"goal": 3})
    assert asked(house, page.token, match=made["match"]).status_code == 403
    page.play(["count", 3])
    other.until_true(lambda p: p.state["over"])
    ended = asked(house, page.token, match=page.match)
    assert (ended.status_code, ended.json()["code"]) == (409, "over")


@pytest.mark.parametrize("game", ["tutorial", "duel_of_spells", "four_seats"])
def test_the_processes_get_what_the_seat_knows_and_nothing_else(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plans: list[trial.Plan] = []

    def kept(*args: Any) -> trial.Plan:
        plans.append(trial.plan_of(*args))
        return plans[-1]

    monkeypatch.setattr("battlebook.table.trials.plan_of", kept)
    seats = len(house.games[game].setups[0].seat_names)
    pages = house.begun(game, "human" + " open" * (seats - 1))
    wanted = house.games[game]
    for seat, page in enumerate(pages):
        told(asked(house, page.token, match=page.match, n=1))
        free(house)
        truth = house.hall.lives[page.match].match.state
        assert plans[-1].known == json.dumps(wanted.table.plain(wanted.known(truth, seat)))
        assert not [word for word in wanted.secrets(truth, seat) if json.dumps(word)[1:-1] in plans[-1].known]


def test_a_device_of_several_seats_knows_what_the_seat_at_it_knows(house: House) -> None:
    made = house.create("tutorial", "human local")
    page = house.sit(made)
    page.begin()
    answer = asked(house, page.token, match=page.match, n=1)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-taken")
    page.say("take", seat=next(m for m in page.got if m["t"] == "handover")["to"])
    page.until("view")
    assert told(asked(house, page.token, match=page.match, n=1))[-1]["over"]


def test_a_match_goes_on_beside_a_trial(house: House) -> None:
    """Not one answer of a match waits for a trial."""
    page, other = house.begun("open_duel", "human open", options={"goal": 60})
    with under_way(house, form=form(house, "bent_dice")) as lines:
        next(lines)
        began = time.monotonic()
        for turn in range(12):
            mover = (page, other)[turn % 2]
            assert mover.my_turn()
            mover.play(["count", 1])
        assert time.monotonic() - began < 20
    free(house)

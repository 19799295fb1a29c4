"""Canary words in hidden cards occur in no byte that leaves for a seat that does not know them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from battlebook.kernel.frames import open_part
from tests.table.house import House, Page


def secrets_of(house: House, page: Page, seat: int) -> list[str]:
    """What must not be told to a seat now."""
    match = house.hall.lives[page.match].match
    return list(match.game.secrets(match.state, seat))


def laid_open(house: House, page: Page) -> set[str]:
    """What lay open for everybody at some time, even if it was hidden again within the same decision."""
    match = house.hall.lives[page.match].match
    told = [e.public for happened in match.happened for e in happened if e.reveals]
    return {public["card"]["id"] for public in told if "card" in public}


def answer(house: House, page: Page, seat: int, rng: Random) -> dict[str, Any]:
    """A random legal answer for the seat, from the true ask inside."""
    match = house.hall.lives[page.match].match
    part = open_part(match.state, seat)
    key = json.loads(json.dumps(part.sample(rng)))
    return {"form": key} if part.form is not None else {"key": key}


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("duel_of_spells", "human open"),
        ("bent_dice", "human open"),
        ("four_seats", "human open open open"),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_no_canary_leaves(house: House, game: str, kinds: str, seed: int) -> None:
    rng = Random(seed)
    setup = house.games[game].setups[0]
    names = [f"canary{rng.getrandbits(64):016x}" for _ in setup.fields[0].default]
    pages = house.begun(game, kinds, options={"names": names})
    never = {n: set(names) for n in range(len(pages))}
    found = 0
    for _ in range(60):
        rev = max(p.rev for p in pages)
        for seat, page in enumerate(pages):
            page.until_true(lambda p, rev=rev: p.rev >= rev)
            page.say("resync")
            page.until("view")
            hidden = secrets_of(house, page, seat)
            found += len(hidden)
            never[seat] &= set(hidden) - laid_open(house, page)
            search(page, hidden, never[seat])
        movers = [(n, p) for n, p in enumerate(pages) if p.state["ask"]]
        if not movers:
            break
        seat, page = rng.choice(movers)
        page.intent(**answer(house, page, seat, rng))
        page.until_true(lambda p, rev=rev: p.rev > rev)
    assert found, "the toys hide something in every run"
    for seat, page in enumerate(pages):
        search_pages(house, page, never[seat] - laid_open(house, page))


def search(page: Page, hidden: list[str], never: set[str]) -> None:
    """What is hidden now is in no view or ask; what was never known is in no byte at all."""
    now = json.dumps({k: v for k, v in page.state.items() if k != "events"})
    for word in hidden:
        assert word not in now, f"seat {page.hello['seat']} was shown {word}"
    sent = "".join(page.raw)
    for word in never:
        assert word not in sent, f"seat {page.hello['seat']} was told {word}"


def search_pages(house: House, page: Page, never: set[str]) -> None:
    """Replay and export of a running match hold nothing that the seat never knew."""
    if page.state["over"]:
        return
    for path in ("replay", "replay?eyes=public", "export"):
        told = house.http.get(f"/api/matches/{page.match}/{path}", headers={"authorization": f"Bearer {page.token}"})
        assert told.status_code == 200
        for word in never:
            assert word not in told.text, f"{path} tells {word}"


def test_workers_get_what_the_seat_knows_and_no_key(house: House) -> None:
    page = house.sit(house.create("duel_of_spells", "human computer")).begin()
    for _ in range(3):
        if not page.my_turn():
            break
        page.play()
    told = json.dumps(house.pool.asked)
    row = house.kept.match(page.match)
    assert row is not None
    assert row.secret not in told
    assert house.pool.asked
    for asked in house.pool.asked:
        assert "source" not in asked["known"]


def test_the_secret_never_leaves_before_the_end(house: House) -> None:
    anna, bert = house.begun("tutorial", "human open")
    row = house.kept.match(anna.match)
    assert row is not None
    for page in (anna, bert):
        for path in ("replay", "export"):
            answer = house.http.get(
                f"/api/matches/{page.match}/{path}", headers={"authorization": f"Bearer {page.token}"}
            )
            assert answer.status_code == 200
            assert row.secret not in answer.text
        assert row.secret not in "".join(page.raw)


def test_eyes_are_locked_during_play(house: House) -> None:
    anna, _ = house.begun("tutorial", "human open")
    for eyes, status in (("seat", 200), ("public", 200), ("0", 200), ("1", 403), ("all", 403), ("x", 403)):
        answer = house.http.get(
            f"/api/matches/{anna.match}/replay?eyes={eyes}", headers={"authorization": f"Bearer {anna.token}"}
        )
        assert answer.status_code == status, eyes

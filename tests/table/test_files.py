"""Files of strangers: whatever stands in one, the answer is one clear line."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from battlebook.kernel.chance import Keyed
from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match
from battlebook.kernel.proof import OPEN, Proof, open_key
from battlebook.kernel.saves import dumps
from tests.table.house import TOYS, House, play_out

STRANGE: list[Any] = [None, True, -1, 10**30, 1.5, "", "x", [], {}, [[]], [None], {"a": 1}]


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a record."""
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += places(inner, (*path, key))
    return found


def changed(row: Any, path: tuple[Any, ...], new: Any) -> Any:
    """A copy with something else at a place."""
    copy = json.loads(json.dumps(row))
    at = copy
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = new
    return copy


def test_every_changed_field_of_a_file_is_told(house: House) -> None:
    game = TOYS["open_duel"]
    header = make_header(game, "file1", game.bench_spec(), (SeatInfo("A"), SeatInfo("B")), Proof(OPEN, 5))
    match = Match(game, header, Keyed(open_key(5)))
    while not match.over:
        seat = match.decisions[-1].seat
        match.answer(1 - seat if seat >= 0 else 0, ("roll",) if match.revision % 2 else ("count", 2))
    rows = [json.loads(line) for line in dumps(match).splitlines()]
    assert house.http.post("/api/open", content=dumps(match).encode()).json()["ok"]
    rng = Random(3)
    cases = [(n, path) for n, row in enumerate(rows) for path in places(row)]
    for n, path in rng.sample(cases, min(60, len(cases))):
        new = rng.choice(STRANGE)
        made = [*rows]
        made[n] = changed(rows[n], path, new)
        if made[n] == rows[n]:
            continue
        text = "\n".join(json.dumps(row) for row in made)
        answer = house.http.post("/api/open", content=text.encode())
        assert answer.status_code in (200, 404, 422), (n, path, new, answer.text)
        told = answer.json()
        assert not told.get("ok", False) or "kind" in path, (n, path, new)
        resumed = house.http.post("/api/open?resume=1", content=text.encode())
        assert resumed.status_code in (404, 422), (n, path, new, resumed.text)


def test_every_changed_field_of_a_partial_file_is_told(house: House) -> None:
    page = house.begun("tutorial", "human open")[0]
    page.play(["roll"])
    text = house.http.get(f"/api/matches/{page.match}/export?token={page.token}").text
    rows = [json.loads(line) for line in text.splitlines()]
    rng = Random(4)
    cases = [(n, path) for n, row in enumerate(rows) for path in places(row)]
    for n, path in rng.sample(cases, min(60, len(cases))):
        made = [*rows]
        made[n] = changed(rows[n], path, rng.choice(STRANGE))
        if made[n] == rows[n]:
            continue
        answer = house.http.post("/api/open", content="\n".join(json.dumps(row) for row in made).encode())
        assert answer.status_code in (200, 404, 422), (n, path, answer.text)
        assert not answer.json().get("ok", False), (n, path)


def test_a_file_cut_short_is_told(house: House) -> None:
    pages = house.begun("open_duel", "human open")
    play_out(pages)
    text = house.http.get(f"/api/matches/{pages[0].match}/export?token={pages[0].token}").text
    for size in range(0, len(text) - 1, 97):
        answer = house.http.post("/api/open", content=text[:size].encode())
        assert answer.status_code in (200, 422)
        told = answer.json()
        assert not told.get("ok") or any("secret" in note for note in told["notes"])

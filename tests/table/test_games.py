"""Every installed game over the socket: each set-up is played to its end by chance, every message fits its struct, and
the finished match verifies."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from battlebook.kernel.frames import open_part
from battlebook.kernel.game import Game, games
from battlebook.kernel.saves import loads, verify
from battlebook.table import pages
from tests.harness.cases import setups_of
from tests.table.house import House

CASES = [(game, setup.key) for game in games().values() for setup in setups_of(game)]


def sampled(house: House, match: str, seat: int, rng: Random) -> dict[str, Any]:
    """A random legal answer for a seat."""
    part = open_part(house.hall.lives[match].match.state, seat)
    assert part is not None
    key = json.loads(json.dumps(part.sample(rng)))
    return {"form": key} if part.form is not None else {"key": key}


@pytest.mark.parametrize(("game", "setup"), CASES, ids=[f"{g.key}-{s}" for g, s in CASES])
def test_every_set_up_is_played_to_its_end(tmp_path: Path, game: Game, setup: str) -> None:
    rng = Random(11)
    spec = game.sample_spec(setup, rng)
    kinds = ["human"] + ["computer"] * (game.seats(spec) - 1)
    seats = [{"kind": kind, "name": kind, "level": "random" if kind == "computer" else ""} for kind in kinds]
    with House(tmp_path, games=games()) as house:
        options = json.loads(json.dumps(dict(spec.options)))
        made = house.create(game.key, "human", seats=seats, setup=setup, options=options)
        page = house.sit(made).begin()
        while page.my_turn():
            page.intent(**sampled(house, page.match, 0, rng))
            rev = page.rev
            page.until_true(lambda p, rev=rev: p.rev > rev)
        assert page.state["over"]["rule"]
        shown = page.view
        page.say("resync")
        page.until("view")
        assert page.view == shown
        head = {"authorization": f"Bearer {page.token}"}
        told = house.http.get(f"/api/matches/{page.match}/replay?eyes=all", headers=head)
        assert msgspec.json.decode(told.content, type=pages.Replay).checked
        text = house.http.get(f"/api/matches/{page.match}/export", headers=head).text
        report = verify(game, loads(text))
        assert report.ok, report.faults

"""Every installed game over the socket: each set-up is played to its end by chance, every message fits its struct, and
the finished match verifies. Of a few games by chance the one is taken whose length is near to a fixed one: a fight of a
thousand answers finds no more than one of sixty, and one that is over at once finds nothing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from battlebook.kernel.chance import Keyed
from battlebook.kernel.frames import advance, give, open_part
from battlebook.kernel.game import Game, begin, games
from battlebook.kernel.gate import waiting
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.proof import open_key
from battlebook.kernel.saves import loads, verify
from battlebook.table import pages
from tests.harness.cases import setups_of
from tests.table.house import House

CASES = [(game, setup.key) for game in games().values() for setup in setups_of(game)]


FIT = 60  # answers of the person
SEEDS = range(11, 19)
DRIVE = 0.7  # of the choices in which somebody can be attacked, so that fights come to an end


def chosen(part: Ask, rng: Random) -> Key:
    """A random legal answer, often an attack."""
    attacks = [option.key for option in part.options() if option.key[0] == "attack"] if part.form is None else []
    return rng.choice(attacks) if attacks and rng.random() < DRIVE else part.sample(rng)


def length(game: Game, setup: str, seed: int) -> int:
    """How many answers seat 0 gives in a game by chance."""
    rng, mine = Random(seed), 0
    s = begin(game, game.sample_spec(setup, rng), Keyed(open_key(seed)))
    advance(s)
    while asked := waiting(s):
        part = open_part(s, asked[0])
        assert part is not None
        give(s, part.seat, part.sample(rng) if part.seat else chosen(part, rng))
        mine += part.seat == 0
    return mine


def sampled(house: House, match: str, seat: int, rng: Random) -> dict[str, Any]:
    """A random legal answer for a seat."""
    part = open_part(house.hall.lives[match].match.state, seat)
    assert part is not None
    key = json.loads(json.dumps(chosen(part, rng)))
    return {"form": key} if part.form is not None else {"key": key}


@pytest.mark.parametrize(("game", "setup"), CASES, ids=[f"{g.key}-{s}" for g, s in CASES])
def test_every_set_up_is_played_to_its_end(tmp_path: Path, game: Game, setup: str) -> None:
    rng = Random(min(SEEDS, key=lambda seed: abs(length(game, setup, seed) - FIT)))
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

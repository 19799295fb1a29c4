"""What leaves the gate: known states, views, patches, asks and events as JSON."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from battlebook.kernel import gate
from battlebook.kernel.chance import NoSource
from battlebook.kernel.frames import open_part
from battlebook.kernel.sealed import HIDDEN
from battlebook.table import patches
from tests.harness.cases import Case, scaled
from tests.harness.walk import ask_plain, begun, decisions

GAMES = scaled(1)


def as_json(value: Any) -> str:
    return json.dumps(value, sort_keys=True, allow_nan=False)


def test_a_known_state_holds_no_chance_and_no_answers(case: Case) -> None:
    game = case.game
    for seed in range(GAMES):
        s = begun(case, seed)
        for _ in decisions(s, Random(seed)):
            for seat in (*case.seats, -1):
                known = game.known(s, seat)
                assert type(known) is type(s) and known is not s
                assert type(known.source) is NoSource
                assert known.answer is None and known.sink is None and known.drawn is None
                assert all(key == HIDDEN for other, key in known.sealed if other != seat)
                mine = None if seat < 0 else s.ask and s.ask.part(seat)
                assert known.ask is None or ask_plain(known.ask) == ask_plain(mine)


def test_a_known_state_shares_no_list_with_the_truth(case: Case) -> None:
    game = case.game
    for seed in range(GAMES):
        s = begun(case, seed)
        mutable = [name for name, kind in game.table.fields.items() if kind in ("ints", "bytes", "frames")]
        for _ in decisions(s, Random(seed)):
            for seat in (*case.seats, -1):
                known = game.known(s, seat)
                assert all(getattr(known, name) is not getattr(s, name) for name in mutable)


def test_looking_changes_nothing(case: Case) -> None:
    game = case.game
    for seed in range(GAMES):
        s = begun(case, seed)
        for _ in decisions(s, Random(seed)):
            before, ask = game.table.digest(s), s.ask
            for seat in (*case.seats, -1):
                gate.view(game, s, seat)
                gate.ask(game, s, seat)
            assert game.table.digest(s) == before and s.ask is ask


def test_the_view_comes_from_the_known_state_alone(case: Case) -> None:
    game = case.game
    for seed in range(GAMES):
        s = begun(case, seed)
        for _ in decisions(s, Random(seed)):
            for seat in (*case.seats, -1):
                view = gate.view(game, s, seat)
                assert as_json(view) == as_json(game.view(game.known(s, seat), seat))


def test_everything_that_leaves_is_json(case: Case) -> None:
    game = case.game
    for seed in range(GAMES):
        s = begun(case, seed)
        s.sink = []
        for seat, part in decisions(s, Random(seed)):
            assert as_json(gate.ask(game, s, seat))
            assert as_json(game.heading(game.known(s, seat)))
            assert as_json(gate.why(game, s, seat, ("no-such-verb",)))
            for key in [option.key for option in part.options()][:3]:
                assert as_json(gate.odds(game, s, seat, key)) is not None
        for reader in (*case.seats, -1):
            assert len(json.loads(as_json(gate.events(game, s.sink, reader)))) == len(s.sink)


def test_view_plus_patches_is_the_fresh_view(case: Case) -> None:
    game = case.game
    for seed in range(GAMES):
        s = begun(case, seed)
        shown = {seat: as_json(gate.view(game, s, seat)) for seat in (*case.seats, -1)}
        for _ in decisions(s, Random(seed)):
            for seat, old in shown.items():
                new = json.loads(as_json(gate.view(game, s, seat)))
                patch = json.loads(as_json(patches.diff(json.loads(old), new)))
                assert patches.apply(json.loads(old), *patch) == new
                shown[seat] = as_json(new)


def test_a_known_state_survives_its_plain_form(case: Case) -> None:
    """A computer player in another process gets the known state like this."""
    game = case.game
    for seed in range(GAMES):
        s = begun(case, seed)
        for seat, part in decisions(s, Random(seed)):
            known = game.known(s, seat)
            empty = game.new_state(case.spec(seed), NoSource())
            again = game.table.from_plain(json.loads(as_json(game.table.plain(known))), empty)
            again.ask = open_part(again, seat)
            assert game.table.canonical(again) == game.table.canonical(known)
            assert ask_plain(again.ask) == ask_plain(part)
            worlds = [game.fill(k, Random(seed)) for k in (known, again)]
            assert game.table.digest(worlds[0]) == game.table.digest(worlds[1])


def test_a_world_fits_what_is_known(case: Case) -> None:
    game = case.game
    for seed in range(GAMES):
        s = begun(case, seed)
        rng = Random(seed)
        for _ in decisions(s, rng):
            for seat in case.seats:
                known = game.known(s, seat)
                before = game.table.canonical(known)
                world = game.fill(known, rng)
                assert game.table.canonical(known) == before, "filling a world changed the known state"
                assert game.table.canonical(game.known(world, seat)) == before
                assert game.conserved(world) == game.conserved(s)
                assert gate.waiting(world) == gate.waiting(s)

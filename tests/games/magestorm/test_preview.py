"""The movement preview: nearest objectives, choices, warnings; markers moved in thought."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from battlebook.games.magestorm.board import NAMES, OFF
from battlebook.games.magestorm.game import GAME
from battlebook.games.magestorm.preview import preview, what_if
from battlebook.games.magestorm.rules.movement_phase import MovementPhase
from battlebook.games.magestorm.table import TABLE
from battlebook.kernel import gate
from battlebook.kernel.frames import advance, give, open_part, push
from tests.games.magestorm.begun import Begun
from tests.games.magestorm.moves import Moves

GELTZ = "geltz geltz"
RIVER = dict.fromkeys([f"{letter}5" for letter in "ABCDEFGHIJK"], "river")


def row(m: Moves, ref: str, rows: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """A unit's row with hexes by name."""
    found = rows if rows is not None else preview(m.s, 0)
    made = dict(next(r for r in found if r["unit"] == m.unit(ref)))
    for name in ("goals", "path", "ends", "attacks"):
        made[name] = [NAMES[h] for h in made[name]]
    made["steps"] = [f"{step['does']} {NAMES[step['hex']]} {step['cost']}" for step in made["steps"]]
    made["closed"] = [f"{NAMES[c['hex']]} {c['rule']}" for c in made["closed"]]
    return made


def test_a_row_says_where_a_unit_may_go_and_end() -> None:
    m = Moves({"K2": f"C2 {GELTZ}"}, ["F4"], terrain={"D4": "forest"})
    found = row(m, "K2")
    assert found["goals"] == ["F4"] and found["steps"] == ["enter D2 1", "enter D3 1"] and found["points"] == 2
    assert found["path"] == ["D2", "E2", "D3", "E3"] and found["ends"] == ["E2", "D3", "E3"]
    assert found["warnings"] == [] and found["stays"] is None
    json.dumps(preview(m.s, 0))


def test_ties_show_every_marker_with_its_ways() -> None:
    m = Moves({"K1": f"E5 {GELTZ}"}, ["C5", "G5"], terrain={"F5": "river"})
    found = row(m, "K1")
    assert found["goals"] == ["C5", "G5"] and found["steps"] == ["enter D5 1"]
    assert found["closed"] == ["F5 ms:terrain:river-impassable"] and found["ends"] == ["C5", "E5"]
    assert found["warnings"] == ["river"]


@pytest.mark.parametrize(
    ("effects", "goal", "stays"), [("hold", "K5", "held"), ("", "E5", "objective"), ("", "", "none")]
)
def test_a_unit_that_stays_says_why(effects: str, goal: str, stays: str) -> None:
    m = Moves({"K1": f"E5 {GELTZ}"}, [goal] if goal else [], {"K1": effects})
    assert row(m, "K1")["stays"] == stays and row(m, "K1")["ends"] == ["E5"]


def test_warnings_name_attacks_rivers_jams_and_dear_hexes() -> None:
    m = Moves({"K1": f"A5 {GELTZ}", "L1": "B5 walthus walthus"}, ["K5"])
    assert row(m, "K1")["warnings"] == ["must-attack"] and row(m, "K1")["attacks"] == ["B5"]
    m = Moves({"K1": f"C2 {GELTZ}", "L1": "D3 walthus walthus"}, ["F4"])
    assert row(m, "K1")["warnings"] == ["attack"]
    m = Moves({"K1": f"E4 {GELTZ}"}, ["E6"], terrain=RIVER)
    assert row(m, "K1")["warnings"] == ["river", "stuck"]
    m = Moves({"K1": f"A5 {GELTZ}", "K2": f"B5 {GELTZ}", "K3": f"B5 {GELTZ}"}, ["K5"], {"K2": "hold", "K3": "hold"})
    assert row(m, "K1")["warnings"] == ["jam", "stuck"]
    m = Moves({"K1": f"A5 {GELTZ}"}, ["K5"], {"K1": "whirlwind"}, terrain={"B5": "hill"})
    assert row(m, "K1")["warnings"] == ["dear"]


def test_three_units_bound_for_one_hex_jam_it() -> None:
    units = {"K1": f"A5 {GELTZ}", "K2": "B5 geltz", "K3": f"A5 {GELTZ}"}
    m = Moves(units, ["C5"])
    assert [row(m, ref)["warnings"] for ref in units] == [["jam"]] * 3


def test_a_marker_is_moved_in_thought_and_nothing_changes() -> None:
    m = Moves({"K2": f"E3 {GELTZ}"}, ["F6", "A1"], terrain=RIVER)
    before = TABLE.digest(m.s)
    assert row(m, "K2")["goals"] == ["F6"]
    assert row(m, "K2", what_if(m.s, 0, {0: m.hex("F3")}))["ends"] == ["F3"]
    assert row(m, "K2", what_if(m.s, 0, {0: OFF}))["goals"] == ["A1"]
    assert row(m, "K2", what_if(m.s, 0, {2: m.hex("E3")}))["stays"] == "objective"
    assert TABLE.digest(m.s) == before
    with pytest.raises(ValueError, match="no such markers"):
        what_if(m.s, 0, {4: 0})


def test_the_page_may_ask_what_an_order_would_change() -> None:
    m = Moves({"K2": f"E3 {GELTZ}", "L1": "F9 walthus walthus"}, ["F6", "A1"], terrain=RIVER)
    found = gate.what_if(GAME, m.s, 0, ("goal-move", 0, m.hex("F3")))
    assert found is not None and row(m, "K2", found["preview"])["ends"] == ["F3"]
    assert [g["hex"] for g in found["goals"]] == [m.hex("F3"), m.hex("A1")]
    placed = gate.what_if(GAME, m.s, 0, ("goal-place", m.hex("E3")))
    assert placed is not None and row(m, "K2", placed["preview"])["stays"] == "objective"
    removed = gate.what_if(GAME, m.s, 0, ("goal-remove", 0))
    assert removed is not None and row(m, "K2", removed["preview"])["goals"] == ["A1"]
    for key in (
        ("goal-move", 2, 0),
        ("goal-move", 4, 0),
        ("goal-move", 0, 99),
        ("goal-remove", -1),
        ("hold", 0),
        ("x",),
        (),
    ):
        assert gate.what_if(GAME, m.s, 0, key) is None
    assert gate.what_if(GAME, m.s, -1, ("goal-remove", 0)) is None


def test_arriving_units_show_their_row() -> None:
    m = Moves({"K1": f"E5 {GELTZ}"}, ["E5"], scenario="the-ring-of-green", round_=3).waits("K2", "geltz", "geltz")
    found = row(m, "K2")
    assert found["hex"] is None and "enter A1 1" in found["steps"] and found["ends"]


@pytest.mark.parametrize("scenario", ["two-crossings", "the-burning-woods"])
def test_whatever_a_unit_does_next_was_foretold(scenario: str) -> None:
    """Each unit, moved first by chance from some state of a match, ends and attacks as its row says."""
    rng = Random(3)
    match = Begun(scenario).until("tokens")
    for side in (0, 1):
        rows = {r["unit"]: r for r in preview(match.s, side)}
        for unit in match.s.units_of(side):
            world = TABLE.clone(match.s)
            world.sink = None
            world.stack.clear()
            world.at.clear()
            push(world, MovementPhase(side))
            advance(world)
            if world.ask is not None and ("go", unit) in [option.key for option in world.ask.options()]:
                give(world, side, ("go", unit))
            while world.ask is not None and world.ask.args[0] == unit and world.ask.kind in ("toward", "step"):
                part = open_part(world, side)
                assert part is not None
                give(world, side, part.sample(rng))
            if not rows[unit]["stays"] and world.moved[unit]:
                attacked = world.attacks[unit]
                assert attacked == OFF or attacked in rows[unit]["attacks"]
                assert world.place[unit] in rows[unit]["ends"]


def test_the_view_brings_the_preview_to_whoever_decides() -> None:
    match = Begun("duel-at-the-ford-stone").until("tokens")
    seat = match.waiting()[0]
    assert [r["unit"] for r in GAME.view(GAME.known(match.s, seat), seat)["preview"]] == match.s.units_of(seat)
    assert GAME.view(GAME.known(match.s, 1 - seat), 1 - seat)["preview"] == []

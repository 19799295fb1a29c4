"""Refusals that only somebody meets who asks why not, and the order of the phases: each rule by its number."""

from __future__ import annotations

from random import Random

import pytest

from battlebook.games.magestorm.game import GAME
from battlebook.games.magestorm.rules.procedures import Turn
from battlebook.games.magestorm.rules.procedures_strategic import Orders
from battlebook.games.magestorm.state import FIGHTING, MAGIC, MOVEMENT, STRATEGY
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance, give, open_part
from battlebook.kernel.game import Spec, begin
from battlebook.kernel.gate import waiting
from tests.games.magestorm.field import Field
from tests.games.magestorm.moves import Moves

TWO = "geltz geltz"


@pytest.mark.rule("ms:move:adjacent-hex", "ms:move:closer-hex")
def test_a_step_leads_to_a_neighbour_that_is_closer() -> None:
    m = Moves({"K2": f"C2 {TWO}"}, ["F4"]).begin()
    assert m.offers() == ["enter D2", "enter D3"]
    assert m.reasons(*m.key("enter F4")) == ["ms-move-adjacent-hex--why"]
    assert m.refused("enter B2") == ["ms:move:closer-hex"]


@pytest.mark.rule("ms:move:closest-by-hex-count")
def test_only_the_closest_markers_can_be_chosen() -> None:
    m = Moves({"K1": f"E5 {TWO}"}, ["C5", "G5", "K5"]).begin()
    assert m.offers() == ["toward C5", "toward G5"]
    assert m.reasons(*m.key("toward K5")) == ["ms-move-closest-by-hex-count--why"]  # further away
    assert m.reasons(*m.key("toward A1")) == ["ms-move-closest-by-hex-count--none"]  # nothing lies there


@pytest.mark.rule("ms:move:enter-if-enough")
def test_nobody_stops_before_a_hex_that_can_be_paid_for() -> None:
    m = Moves({"K2": f"C2 {TWO}"}, ["F4"]).begin()
    assert m.reasons(*m.key("stop D2")) == ["ms-move-enter-if-enough--cheap"]


@pytest.mark.rule("ms:overview:scenario-driven")
def test_only_who_stands_in_a_forest_and_attacks_nobody_burns_it() -> None:
    units = {"K1": f"A5 {TWO}", "K2": f"D9 {TWO}", "K3": f"J9 {TWO}", "L1": "C9 walthus walthus"}
    woods = {"B5": "forest", "D9": "special-forest"}
    m = Moves(units, ["B5", "C9", "J9"], terrain=woods, scenario="the-burning-woods").begin().say("go K1")
    assert m.offers() == ["burn K1", "done"] and m.attacking() == {"K2": "C9"}
    assert m.reasons(*m.key("burn K2")) == ["ms-overview-scenario-driven--attacks"]
    assert m.reasons(*m.key("burn K3")) == ["ms-overview-scenario-driven--no-forest"]


@pytest.mark.rule("ms:move:blocked-stays")
def test_a_unit_that_finds_no_way_onto_the_board_waits_on() -> None:
    foes = {f"L{i + 1}": f"{letter}1 walthus walthus" for i, letter in enumerate("ABCDEFGHIJK")}
    m = Moves({"K1": f"E5 {TWO}", **foes}, ["E5"], scenario="the-ring-of-green", round_=3).waits("K2", "geltz", "geltz")
    assert m.begin().idle() and m.s.moved[m.unit("K2")] and ("K2", "no-entry") in m.halts()


@pytest.mark.rule("ms:move:on-objective-stays")
def test_a_unit_that_reaches_its_objective_has_moved() -> None:
    m = Moves({"K1": "A5 waldwika waldwika"}, ["C5", "K5"]).begin()
    assert m.idle() and m.where("K1") == "C5" and m.s.moved[m.unit("K1")]
    assert m.halts() == [("K1", "objective")]


@pytest.mark.rule("ms:orders:move-objective")
def test_a_marker_that_is_not_on_the_board_is_neither_moved_nor_taken_off() -> None:
    field = Field({"K1": f"C5 {TWO}"}, goals={"K": ["C6"]})
    field.s.points = 1
    field.run(Orders(0))
    assert field.why("goal-move", 1, field.hex("C7")) == ["ms:orders:move-objective"]
    assert field.why("goal-remove", 1) == ["ms:orders:move-objective"]
    assert field.why("goal-move", 0, field.hex("C9")) == ["ms:orders:move-objective"]


@pytest.mark.rule("ms:orders:rearrange")
def test_one_card_has_one_order() -> None:
    field = Field({"K1": "C5 geltz", "K2": f"D5 {TWO}"})
    field.s.points = 1
    field.run(Orders(0))
    assert field.offered("rearrange") == [("rearrange", 1)]
    assert field.why("rearrange", 0) == ["ms:orders:rearrange"]


@pytest.mark.rule("ms:seq:phase-order")
def test_a_turn_has_its_phases_in_order() -> None:
    units = {"K1": f"C2 {TWO}", "K2": f"C3 {TWO}", "L1": "K9 hairus hairus"}
    field = Field(units, goals={"K": ["F4"]}, mages=("airmage", "druid"), tokens={"K": {"source": 2}}).run(Turn(0))
    seen = []
    while not field.idle():
        seen.append((field.s.phase, field.ask.kind))
        keys = field.offered()
        field.do(*(("done",) if ("done",) in keys else keys[-1]))
    assert [phase for phase, _ in seen] == sorted(phase for phase, _ in seen)
    first = dict(reversed(seen))
    assert first == {MAGIC: "tokens", STRATEGY: "orders", MOVEMENT: "move-unit"}


@pytest.mark.rule("ms:setup:choose-scenario")
def test_a_scenario_gives_out_what_units_carry_before_the_first_round() -> None:
    s, rng = begin(GAME, Spec("silver-under-the-moon"), Sampled(3)), Random(3)
    advance(s)
    while s.stage != FIGHTING:
        seat = waiting(s)[0]
        part = open_part(s, seat)
        assert part is not None
        give(s, seat, part.sample(rng))
    wanted = s.plan.scenario.special.loads
    assert wanted is not None and len(s.loads) == wanted.n and all(carrier >= 0 for carrier, _ in s.loads)

"""What scenarios add to movement: carriers, captors, exits, burning, arrivals, slow rounds."""

from __future__ import annotations

import pytest

from battlebook.games.magestorm import verbs
from battlebook.games.magestorm.board import NAMES, OFF
from battlebook.games.magestorm.rules.movement_frames import Loading
from battlebook.games.magestorm.rules.units import movement_points
from tests.games.magestorm.moves import Moves

GELTZ = "geltz geltz"
CARAVAN = "silver-under-the-moon"
REFUGEES = "refugees-of-hollow-ford"
RULE = "ms:overview:scenario-driven"


def caravan(units: dict[str, str], goals: list[str], carrier: str = "", at: str = "", side: str = "K") -> Moves:
    """A field with a caravan, carried or lying in a hex."""
    m = Moves(units, goals, side=side, scenario=CARAVAN)
    m.s.loads = ((m.unit(carrier) if carrier else -1, m.hex(at) if at else OFF),)
    return m


def loads(m: Moves) -> list[str]:
    """Who carries what, or where it lies."""
    found = []
    for carrier, hex_ in m.s.loads:
        found.append(m.word(("go", carrier))[3:] if carrier >= 0 else NAMES[hex_] if hex_ != OFF else "gone")
    return found


# ----------------------------------------------------------------------------------------------- carriers


@pytest.mark.rule("ms:overview:scenario-driven")
def test_the_owner_chooses_the_carrier_at_set_up() -> None:
    m = Moves({"K1": f"A5 {GELTZ}", "K2": f"B5 {GELTZ}"}, scenario=CARAVAN)
    m.run(Loading())
    assert m.offers() == ["carrier K1", "carrier K2"] and m.seat() == 0
    assert loads(m.say("carrier K2")) == ["K2"] and m.idle()


def test_refugees_start_in_their_hexes_with_whoever_stands_there() -> None:
    m = Moves({"L1": "A4 walthus walthus", "L2": "A5 walthus walthus", "L3": "A5 hairus hairus"}, scenario=REFUGEES)
    m.run(Loading())
    assert m.offers() == ["carrier L2", "carrier L3"] and m.seat() == 1
    assert loads(m.say("carrier L3")) == ["L1", "L3", "A6"]


@pytest.mark.parametrize("effects", ["", "run run"])
def test_a_carrier_has_two_points_at_most(effects: str) -> None:
    m = caravan({"K1": "A6 waldwika waldwika"}, ["K6"], "K1")
    m.put("K1", effects)
    assert movement_points(m.s, m.unit("K1")) == 2
    assert m.begin().where("K1") == "C6" and loads(m) == ["K1"]


def test_a_carrier_that_falls_leaves_the_load_in_its_hex() -> None:
    m = caravan({"K1": "C6 geltz"}, ["K6"], "K1")
    verbs.remove_unit(m.s, m.unit("K1"), RULE)
    assert loads(m) == ["C6"] and m.told("load-left")[0]["hex"]["msg"] == "ms-hex-c6"


def test_the_first_unit_that_ends_its_movement_there_takes_it() -> None:
    m = caravan({"K1": f"A6 {GELTZ}", "K2": f"B6 {GELTZ}"}, ["C6"], at="C6").begin().say("go K2")
    assert loads(m) == ["K2"] and m.where("K1") == "C6"
    m = caravan({"L1": "A6 walthus walthus"}, ["E6"], at="B6", side="L").begin()
    assert loads(m) == ["B6"]  # it only passed through
    m = caravan({"L1": "A6 walthus walthus"}, ["C6"], at="C6", side="L").begin()
    assert loads(m) == ["L1"]


@pytest.mark.rule("ms:terrain:scenario-hexes")
def test_a_captor_does_not_go_east() -> None:
    m = caravan({"L1": "E6 walthus walthus"}, ["K6"], "L1", side="L").begin()
    assert m.where("L1") == "E6" and m.halts() == [("L1", "blocked")]
    m = caravan({"L1": "E6 walthus walthus"}, ["E8"], "L1", side="L").begin()
    assert m.where("L1") == "E7"  # half a hex to the west; from there E8 lies to the east
    m = caravan({"L1": "E6 walthus walthus"}, ["A6"], "L1", side="L").begin()
    assert m.where("L1") == "C6"
    m = caravan({"K1": f"E6 {GELTZ}"}, ["K6"], "K1").begin()
    assert m.where("K1") == "G6"  # its owner does


def test_refugees_in_the_last_column_are_safe_and_count() -> None:
    m = Moves({"L1": "J6 walthus walthus"}, ["K6"], side="L", scenario=REFUGEES)
    m.s.loads = ((m.unit("L1"), OFF), (m.unit("L1"), OFF), (-1, m.hex("A4")))
    m.begin()
    assert loads(m) == ["gone", "gone", "A4"] and m.s.score == [0, 6]


# --------------------------------------------------------------------------------------------------- exits


def leaving(scenario: str = "two-crossings") -> Moves:
    units = {"K1": f"D9 {GELTZ}", "K2": f"H9 {GELTZ} geltz", "K3": f"A8 {GELTZ}", "L1": "I9 walthus walthus"}
    return Moves(units, ["D9", "I9", "A8"], scenario=scenario)


@pytest.mark.rule("ms:overview:scenario-driven")
def test_units_in_the_last_row_may_leave_unless_they_attack() -> None:
    m = leaving().begin()
    assert m.attacking() == {"K2": "I9"}
    assert m.offers() == ["exit K1", "done"]
    assert m.refused("exit K2") == [RULE] and m.refused("exit K3") == [RULE] and m.refused("burn K1") == [RULE]
    m.say("exit K1")
    assert m.idle() and m.where("K1") == "off" and m.s.away[0] and m.s.exits == [2, 0]


@pytest.mark.rule("ms:overview:scenario-own-victory")
def test_troops_that_leave_count_at_once() -> None:
    assert leaving().begin().say("exit K1").s.score == [4, 0]
    assert leaving("moonless-march").begin().say("exit K1").s.score == [0, 0]  # there their share decides


def test_nobody_has_to_leave_and_the_other_side_cannot() -> None:
    assert leaving().begin().say("done").where("K1") == "D9"
    m = Moves({"L1": "D9 walthus walthus"}, ["D9"], side="L", scenario="two-crossings").begin()
    assert m.idle()


# --------------------------------------------------------------------------------------------------- burning


@pytest.mark.rule("ms:overview:scenario-driven", "ms:overview:scenario-own-victory")
def test_units_burn_the_forest_they_end_in() -> None:
    woods = {"B5": "forest", "D9": "special-forest"}
    units = {"K1": f"A5 {GELTZ}", "K2": f"D9 {GELTZ}", "K3": f"J9 {GELTZ}", "L1": "C9 walthus walthus"}
    m = Moves(units, ["B5", "C9", "J9"], terrain={**woods}, scenario="the-burning-woods")
    m.begin().say("go K1")
    assert m.attacking() == {"K2": "C9"} and "burn K1" in m.offers()
    assert m.refused("burn K2") == [RULE] and m.refused("burn K3") == [RULE]
    before = m.s.burned
    m.say("burn K1")
    assert m.s.ground_of(m.hex("B5")).id == "clear" and m.s.burned == before + 1 and m.s.score == [1, 0]


# --------------------------------------------------------------------------------------- arrivals, slow rounds


@pytest.mark.rule("ms:move:mandatory")
def test_reinforcements_enter_their_row_and_move_on() -> None:
    m = Moves({"K1": f"E5 {GELTZ}"}, ["E5"], scenario="the-ring-of-green", round_=3).waits("K2", "geltz", "geltz")
    m.begin()
    assert {words.split()[1][1] for words in m.offers()} == {"1"} and len(m.offers()) > 5
    m.say("enter E1")
    assert m.offers()[0].startswith("enter")  # one point left
    m.say(m.offers()[0])
    assert m.where("K2") in ("D2", "E2") and m.idle()


def test_reinforcements_wait_for_their_round_and_for_room() -> None:
    m = Moves({"K1": f"E5 {GELTZ}"}, ["E5"], scenario="the-ring-of-green", round_=2).waits("K2", "geltz", "geltz")
    assert m.begin().idle() and m.where("K2") == "off"
    foes = {f"L{i + 1}": f"{letter}1 walthus walthus" for i, letter in enumerate("ABCDEFGHIJK")}
    m = Moves({"K1": f"E5 {GELTZ}", **foes}, ["E5"], scenario="the-ring-of-green", round_=3)
    m.waits("K2", "geltz", "geltz").begin()
    assert m.idle() and ("K2", "no-entry") in m.halts()


@pytest.mark.rule("ms:overview:scenario-driven")
def test_reinforcements_go_where_there_is_room() -> None:
    units = {"K1": f"E1 {GELTZ}", "K3": f"E1 {GELTZ}", "L1": "D1 walthus walthus"}
    m = Moves(units, ["E1"], scenario="the-ring-of-green", round_=4).waits("K2", "geltz", "geltz").begin()
    assert "enter E1" not in m.offers() and "enter D1" not in m.offers()
    assert m.refused("enter E1") == [RULE]


def test_the_dark_takes_a_point_in_the_first_rounds_unless_a_flare_leads() -> None:
    units = {"K1": f"A2 {GELTZ}", "K2": f"C2 {GELTZ}", "L1": "K9 walthus walthus"}
    m = Moves(units, scenario="moonless-march", flare="E5 K2")
    points = [movement_points(m.s, m.unit(ref)) for ref in ("K1", "K2", "L1")]
    assert points == [1, 2, 2]
    m.s.round = 3
    assert movement_points(m.s, m.unit("K1")) == 2

"""Movement Phase, How to Move and Entering Combat: who moves, where to, and what stops it."""

from __future__ import annotations

import pytest

from battlebook.games.magestorm.board import DISTANCE, OFF
from tests.games.magestorm.moves import Moves

GELTZ = "geltz geltz"
WALTHUS = "walthus walthus"


def at(hex_: str) -> str:
    return f"{hex_} {GELTZ}"


def foe(hex_: str) -> str:
    return f"{hex_} {WALTHUS}"


# -------------------------------------------------------------------------------------------- who moves


@pytest.mark.rule("ms:move:mandatory", "ms:move:order-free")
def test_every_unit_moves_in_any_order() -> None:
    m = Moves({"K1": at("A5"), "K2": at("A1"), "K3": at("A9")}, ["K5"]).begin()
    assert m.offers() == ["go K1", "go K2", "go K3"]
    m.say("go K2")
    while not m.idle():
        assert "done" not in m.offers()  # nobody may leave a unit where it is
        m.say(m.offers()[0])
    assert [DISTANCE[m.hex(m.where(ref))][m.hex("K5")] for ref in ("K1", "K2", "K3")] == [8, 10, 10]


@pytest.mark.rule("ms:move:finish-one-first", "ms:seq:own-objects")
def test_a_unit_finishes_before_the_next_begins() -> None:
    m = Moves({"K1": at("A5"), "K2": at("B1"), "L1": foe("K9")}, ["K5"], theirs=["A5"]).begin().say("go K2")
    assert m.offers() == ["enter C1", "enter B2"]
    m.say("enter C1")
    assert all(words.startswith("enter") for words in m.offers())
    m.say(m.offers()[0])
    assert m.idle() and m.where("K1") == "C5" and m.where("L1") == "K9"  # K1 had one way only


@pytest.mark.rule("ms:move:finish-one-first")
def test_a_unit_moves_once() -> None:
    m = Moves({"K1": at("A5"), "K2": at("B1"), "K3": at("C1")}, ["K5"]).begin().say("go K1")
    assert m.refused("go K1") == ["ms:move:finish-one-first"]


@pytest.mark.rule("ms:move:hold-stays")
@pytest.mark.parametrize("more", ["", " run run", " fly"])
def test_a_held_unit_stays(more: str) -> None:
    m = Moves({"K1": at("A5"), "K2": at("A1"), "K3": at("A9")}, ["K5"], {"K1": f"hold{more}"}).begin()
    assert m.offers() == ["go K2", "go K3"]
    assert m.refused("go K1") == ["ms:move:finish-one-first"]  # it had its turn first: it stayed
    assert m.halts() == [("K1", "held")] and m.where("K1") == "A5"


@pytest.mark.rule("ms:move:hold-stays")
def test_a_held_unit_attacks_nobody() -> None:
    m = Moves({"K1": at("A5"), "L1": foe("B5")}, ["K5"], {"K1": "hold"}).begin()
    assert m.idle() and m.attacking() == {}


@pytest.mark.rule("ms:move:on-objective-stays")
def test_a_unit_on_its_objective_stays() -> None:
    m = Moves({"K1": at("A5"), "L1": foe("B5")}, ["A5", "B5"]).begin()
    assert m.idle() and m.halts() == [("K1", "objective")] and m.attacking() == {}


@pytest.mark.rule("ms:move:on-objective-stays")
def test_a_unit_stops_on_an_objective_that_it_reaches() -> None:
    m = Moves({"K1": "A5 waldwika waldwika"}, ["C5", "K5"]).begin()
    assert m.where("K1") == "C5" and m.halts() == [("K1", "objective")]


@pytest.mark.rule("msr:no-objective")
def test_without_an_objective_nobody_moves() -> None:
    m = Moves({"K1": at("A5")}).begin()
    assert m.idle() and m.where("K1") == "A5" and m.halts() == [("K1", "none")]


@pytest.mark.rule("ms:move:closest-by-hex-count")
def test_enemy_markers_neither_attract_nor_stop() -> None:
    m = Moves({"K1": at("A5")}, ["K5"], theirs=["A5", "B5", "A1"]).begin()
    assert m.where("K1") == "C5"


# ---------------------------------------------------------------------------------------- the objective


@pytest.mark.rule("ms:move:closest-by-hex-count", "ms:move:count-ignores-terrain")
def test_the_closest_marker_is_counted_in_hexes_whatever_lies_between() -> None:
    river = dict.fromkeys(("B5", "A6", "A4"), "river")
    m = Moves({"K1": at("A5")}, ["C5", "A9"], terrain=river).begin()
    assert m.where("K1") == "A5" and m.halts() == [("K1", "blocked")]  # C5 is two hexes off, though behind water


@pytest.mark.rule("ms:move:tie-player-chooses")
def test_of_tied_markers_the_player_chooses() -> None:
    m = Moves({"K1": at("E5")}, ["C5", "G5", "E1"]).begin()
    assert m.offers() == ["toward C5", "toward G5"]
    assert m.refused("toward E1") == ["ms:move:closest-by-hex-count"]
    assert m.refused("toward D4") == ["ms:move:closest-by-hex-count"]
    assert m.say("toward C5").where("K1") == "C5"


def test_a_tie_that_changes_nothing_is_not_asked() -> None:
    m = Moves({"K1": at("A5")}, ["C5", "C5"]).begin()
    assert m.where("K1") == "C5"


@pytest.mark.rule("msr:enemy-objectives")
def test_an_enemy_marker_cannot_be_chosen() -> None:
    m = Moves({"K1": at("E5")}, ["C5", "G5"], theirs=["E7"]).begin()
    assert m.refused("toward E7") == ["msr:enemy-objectives"]


@pytest.mark.rule("msr:tie-with-blocked-target", "ms:move:tie-player-chooses")
def test_a_blocked_marker_may_be_chosen_to_stay() -> None:
    m = Moves({"K1": at("E5")}, ["C5", "G5"], terrain={"F5": "river"}).begin()
    assert m.say("toward G5").where("K1") == "E5"
    assert m.halts() == [("K1", "blocked")]


@pytest.mark.rule("ms:move:reevaluate-each-step")
def test_the_closest_marker_is_found_again_after_each_hex() -> None:
    m = Moves({"K1": "E5 waldwika waldwika"}, ["A5", "I5"]).begin().say("toward A5")
    assert m.where("K1") == "A5"  # after the first hex I5 is no longer as close
    m = Moves({"K1": "A1 waldwika waldwika"}, ["E1", "C5"]).begin()
    assert m.offers() == ["toward E1", "toward C5"]


@pytest.mark.rule("ms:move:reevaluate-each-step")
def test_a_new_tie_is_a_new_choice() -> None:
    m = Moves({"K1": "E1 waldwika waldwika"}, ["D5", "G5"]).begin().say("toward D5", "enter E2")
    assert m.offers() == ["toward D5", "toward G5"]


# --------------------------------------------------------------------------------------------- the hexes


@pytest.mark.rule("ms:move:adjacent-hex", "ms:move:closer-hex", "ms:move:choose-among-closer")
def test_the_next_hex_is_a_closer_neighbour() -> None:
    m = Moves({"K1": at("C2")}, ["F4"]).begin()
    assert m.offers() == ["enter D2", "enter D3"]
    assert m.refused("enter E3") == ["ms:move:adjacent-hex"]
    assert m.refused("enter C1") == ["ms:move:closer-hex"]
    assert m.refused("enter C3") == ["ms:move:closer-hex"]
    assert m.refused("attack D3") == ["ms:move:triggers-combat"]
    assert m.refused("stop D3") == ["ms:move:enter-if-enough"]


@pytest.mark.rule("ms:move:blocked-stays")
def test_a_blocked_unit_stays_though_another_marker_is_in_reach() -> None:
    m = Moves({"K1": at("E5")}, ["G5", "A5"], terrain={"F5": "river"}).begin()
    assert m.where("K1") == "E5" and m.halts() == [("K1", "blocked")]


@pytest.mark.rule("ms:move:stack-limit-impassable")
def test_two_units_fill_a_hex() -> None:
    units = {"K1": at("C2"), "K2": at("D3"), "K3": at("D3")}
    m = Moves(units, ["F4"], {"K2": "hold", "K3": "hold"}).begin()
    assert m.where("K1") != "C2"  # through D2
    m = Moves(
        {**units, "K4": at("D2"), "K5": at("D2")}, ["F4"], dict.fromkeys(("K2", "K3", "K4", "K5"), "hold")
    ).begin()
    assert m.where("K1") == "C2" and ("K1", "blocked") in m.halts()


@pytest.mark.rule("ms:move:order-free", "ms:move:stack-limit-impassable")
def test_who_is_in_the_way_may_go_first() -> None:
    units = {"K1": at("A5"), "K2": at("B5"), "K3": at("B5")}
    m = Moves(units, ["K5"]).begin()
    assert m.offers() == ["go K1", "go K2", "go K3"]
    m.say("go K1")
    assert m.where("K1") == "A5"  # chosen too early: B5 is full
    m = Moves(units, ["K5"]).begin().say("go K2", "go K1")
    assert m.where("K1") == "C5"


# --------------------------------------------------------------------------------------------- the points


@pytest.mark.rule("ms:move:base-two", "ms:move:enter-if-enough", "ms:terrain:cost-one")
def test_two_points_are_two_clear_hexes() -> None:
    m = Moves({"K1": at("A5")}, ["K5"]).begin()
    assert m.where("K1") == "C5" and m.halts() == []


ALL = pytest.mark.rule("ms:move:cavalry-all-four")
HALF = pytest.mark.rule("ms:move:cavalry-half-three")
LESS = pytest.mark.rule("ms:move:cavalry-less-two")


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        pytest.param("waldwika waldwika", 4, marks=ALL),
        pytest.param("waldwika", 4, marks=ALL),
        pytest.param("waldwika geltz", 3, marks=HALF),
        pytest.param("waldwika waldwika geltz geltz", 3, marks=HALF),
        pytest.param("waldwika waldwika geltz geltz geltz", 2, marks=LESS),
        ("geltz", 2),
    ],
)
def test_riders_make_a_unit_faster(cards: str, points: int) -> None:
    m = Moves({"K1": f"A5 {cards}"}, ["K5"]).begin()
    assert m.where("K1") == f"{'ABCDE'[points]}5"


@pytest.mark.rule("ms:move:cavalry-less-two")
def test_too_few_riders_make_no_unit_faster() -> None:
    m = Moves({"K1": "A5 waldwika geltz geltz"}, ["K5"]).begin()
    assert m.where("K1") == "C5"


@pytest.mark.rule("ms:move:too-costly-ends-move", "ms:terrain:cost-two", "msr:choose-too-costly")
def test_a_hex_that_is_too_dear_may_be_chosen_to_stop() -> None:
    m = Moves({"K1": at("C2")}, ["F4"], terrain={"D4": "forest"}).begin().say("enter D3")
    assert m.offers() == ["enter E3", "stop D4"]
    assert m.refused("enter D4") == ["ms:move:too-costly-ends-move"]
    assert m.say("stop D4").where("K1") == "D3"
    assert m.halts() == [("K1", "dear")]


@pytest.mark.rule("ms:move:too-costly-ends-move")
def test_only_dear_hexes_end_the_movement_without_a_question() -> None:
    m = Moves({"K1": at("A5")}, ["K5"], terrain={"C5": "hill"}).begin()
    assert m.where("K1") == "B5" and m.halts() == [("K1", "dear")]


@pytest.mark.rule("ms:terrain:cost-two")
@pytest.mark.parametrize("kind", ["forest", "hill", "mine-cave"])
def test_forests_hills_and_mines_cost_two(kind: str) -> None:
    assert Moves({"K1": at("A5")}, ["K5"], terrain={"B5": kind}).begin().where("K1") == "B5"


@pytest.mark.rule("ms:terrain:cost-one")
@pytest.mark.parametrize("kind", ["clear", "ruins-temple", "village"])
def test_villages_and_ruins_cost_one(kind: str) -> None:
    assert Moves({"K1": at("A5")}, ["K5"], terrain={"B5": kind}).begin().where("K1") == "C5"


# ------------------------------------------------------------------------------------- entering combat


@pytest.mark.rule("ms:move:stop-before-enemy", "ms:move:triggers-combat")
def test_a_unit_stops_before_an_enemy_and_attacks_over_that_border() -> None:
    m = Moves({"K1": at("A5"), "L1": foe("C5")}, ["K5"]).begin()
    assert m.where("K1") == "B5" and m.attacking() == {"K1": "C5"}
    assert m.told("attacks")[0]["hex"]["msg"] == "ms-hex-c5"


@pytest.mark.rule("ms:move:stop-before-enemy")
def test_an_enemy_can_be_gone_around() -> None:
    m = Moves({"K1": at("C2"), "L1": foe("D3")}, ["F4"]).begin()
    assert m.offers() == ["enter D2", "attack D3"]
    assert m.refused("enter D3") == ["ms:move:stop-before-enemy"]
    assert m.say("enter D2").attacking() == {}


@pytest.mark.rule("msr:attack-hex-with-two-enemies", "ms:move:stop-before-enemy")
def test_two_enemies_are_attacked_together() -> None:
    m = Moves({"K1": at("B5"), "L1": foe("C5"), "L2": foe("C5")}, ["K5"]).begin()
    assert m.attacking() == {"K1": "C5"}


@pytest.mark.rule("ms:move:third-attacker-blocked", "ms:move:may-come-from-two-hexes")
def test_two_units_from_two_hexes_attack_and_no_third() -> None:
    units = {"K1": at("B5"), "K2": at("B6"), "K3": at("B4"), "L1": foe("C5")}
    m = Moves(units, ["C5"]).begin().say("go K1", "go K2")
    assert m.attacking() == {"K1": "C5", "K2": "C5"} and m.where("K3") == "B4"
    assert m.halts() == [("K3", "blocked")]


@pytest.mark.rule("ms:move:third-attacker-blocked")
def test_a_third_unit_may_take_another_closer_hex() -> None:
    units = {"K1": at("C3"), "K2": at("C3"), "K3": at("C2"), "L1": foe("D3")}
    m = Moves(units, ["F4"]).begin().say("go K1", "attack D3", "go K2", "attack D3")
    assert m.where("K3") != "C2" and set(m.attacking()) == {"K1", "K2"}


@pytest.mark.rule("ms:move:attackers-still-stack")
def test_attackers_count_where_they_stand() -> None:
    units = {"K1": at("B5"), "K2": at("B5"), "K3": at("A5"), "L1": foe("C5")}
    m = Moves(units, ["K5"]).begin().say("go K1", "go K2")
    assert m.attacking() == {"K1": "C5", "K2": "C5"}
    assert m.where("K3") == "A5" and m.halts() == [("K3", "blocked")]


FREE = pytest.mark.rule("msr:attack-needs-points")


@pytest.mark.parametrize(
    ("ruling", "attacks"), [(0, False), pytest.param(1, True, marks=FREE), pytest.param(2, True, marks=FREE)]
)
def test_an_attack_costs_what_the_hex_costs_unless_the_ruling_is_switched(ruling: int, attacks: bool) -> None:
    units = {"K1": at("A5"), "L1": foe("C5")}
    m = Moves(units, ["K5"], terrain={"C5": "hill"}, rulings={"msr:attack-needs-points": ruling}).begin()
    assert m.where("K1") == "B5" and bool(m.attacking()) == attacks


@pytest.mark.parametrize(("ruling", "attacks"), [(0, False), (1, False), pytest.param(2, True, marks=FREE)])
def test_without_points_only_the_freest_reading_lets_a_unit_attack(ruling: int, attacks: bool) -> None:
    units = {"K1": at("A5"), "L1": foe("D5")}
    m = Moves(units, ["K5"], rulings={"msr:attack-needs-points": ruling}).begin()
    assert m.where("K1") == "C5" and bool(m.attacking()) == attacks


def test_nobody_fights_in_a_river() -> None:
    m = Moves({"K1": at("E5"), "L1": "F5 hairus hairus"}, ["F5"], terrain={"F5": "river"}).begin()
    assert m.idle() and m.s.attacks[0] == OFF  # the hex cannot be chosen
    m = Moves({"K1": at("E5"), "L1": "F5 hairus hairus"}, ["G5", "E7"], terrain={"F5": "river"}).begin()
    assert all(key[-1] != m.hex("F5") for key in m.offered())

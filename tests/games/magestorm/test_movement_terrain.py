"""Terrain and Movement: rivers, bridges and fords; and the spells that act on movement."""

from __future__ import annotations

import pytest

from battlebook.games.magestorm.board import OFF
from battlebook.games.magestorm.rules import units
from battlebook.games.magestorm.rules.movement_hexes import choices, refuse_hex
from battlebook.games.magestorm.verbs_magic import end_effects
from tests.games.magestorm.field import put
from tests.games.magestorm.moves import Moves

GELTZ = "geltz geltz"
RIVER = dict.fromkeys([f"{letter}5" for letter in "ABCDEFGHIJK"], "river")
CROSSINGS = {**RIVER, "D5": "bridge", "H5": "ford"}  # doors C4 and D6, H4 and G6: the map of the Two Crossings


def at(hex_: str, cards: str = GELTZ) -> str:
    return f"{hex_} {cards}"


def crossing(units_: dict[str, str], goals: list[str], **rest: str) -> Moves:
    """A field with one bridge and one ford over the river in row 5."""
    return Moves(units_, goals, terrain=CROSSINGS, scenario="two-crossings", **rest)  # type: ignore[arg-type]


def why(m: Moves, ref: str, hex_: str, goal: str, left: int = 2) -> str:
    """The rule that closes a hex to a unit."""
    found = refuse_hex(m.s, m.unit(ref), m.s.place[m.unit(ref)], m.hex(goal), m.hex(hex_), left)
    return "" if found is None else found.rule


# ------------------------------------------------------------------------------------------------ rivers


@pytest.mark.rule("ms:terrain:river-impassable", "ms:move:blocked-stays")
def test_rivers_stop_walkers() -> None:
    m = Moves({"K1": at("E4")}, ["E6"], terrain=RIVER).begin()
    assert m.where("K1") == "E4" and m.halts() == [("K1", "blocked")]


@pytest.mark.rule("ms:terrain:bridge-ford-opens-river", "ms:terrain:bridge-hexsides", "ms:terrain:cost-one")
def test_a_bridge_costs_one_and_leads_across_its_open_sides() -> None:
    m = crossing({"K1": at("C4")}, ["D6"]).begin()
    assert m.where("K1") == "D6"


@pytest.mark.rule("ms:terrain:bridge-ford-opens-river", "ms:terrain:cost-two")
def test_a_ford_costs_two() -> None:
    m = crossing({"K1": at("H4")}, ["G6"]).begin()
    assert m.where("K1") == "H5"
    assert m.begin().where("K1") == "G6"


@pytest.mark.rule("ms:terrain:bridge-hexsides")
def test_a_bridge_is_closed_on_its_other_sides() -> None:
    m = crossing({"K1": at("D4")}, ["D5"]).begin()
    assert m.where("K1") == "D4" and m.halts() == [("K1", "blocked")]
    m = crossing({"K1": at("D5")}, ["B8"]).begin()  # over C6, a closed side
    assert m.where("K1") == "D5" and m.halts() == [("K1", "blocked")]


@pytest.mark.rule("ms:terrain:bridge-hexsides")
def test_attacks_too_cross_open_sides_only() -> None:
    m = crossing({"K1": at("D4"), "L1": "D5 walthus walthus"}, ["D5"]).begin()
    assert m.attacking() == {}
    m = crossing({"K1": at("C4"), "L1": "D5 walthus walthus"}, ["D5"]).begin()
    assert m.attacking() == {"K1": "D5"}


# --------------------------------------------------------------------------------------------- run, whirlwind


@pytest.mark.rule("ms:spell-air:run")
@pytest.mark.parametrize(("runs", "end"), [("run", "D5"), ("run run", "E5")])
def test_each_run_gives_a_point(runs: str, end: str) -> None:
    assert Moves({"K1": at("A5")}, ["K5"], {"K1": runs}).begin().where("K1") == end


@pytest.mark.rule("ms:spell-air:whirlwind")
def test_a_whirlwind_takes_a_point() -> None:
    m = Moves({"K1": at("A5")}, ["K5"], {"K1": "whirlwind"}).begin()
    assert m.where("K1") == "B5"


def test_no_unit_has_less_than_no_points() -> None:
    m = Moves({"K1": at("A2")}, ["K2"], {"K1": "whirlwind"}, scenario="moonless-march")
    assert units.movement_points(m.s, m.unit("K1")) == 0
    m.begin()
    assert m.where("K1") == "A2" and m.halts() == [("K1", "dear")]


# --------------------------------------------------------------------------------------------------- treewalk


@pytest.mark.rule("ms:spell-druid:treewalk")
def test_treewalk_makes_forests_cost_one() -> None:
    woods = {"B5": "forest", "C5": "forest", "D5": "hill"}
    assert Moves({"K1": at("A5")}, ["K5"], terrain=woods).begin().where("K1") == "B5"
    m = Moves({"K1": at("A5")}, ["K5"], {"K1": "treewalk"}, terrain=woods).begin()
    assert m.where("K1") == "C5"
    assert m.begin().where("K1") == "D5"  # a hill costs what it did


@pytest.mark.rule("ms:terrain:scenario-hexes")
def test_special_forests_are_easy_for_the_lausjan() -> None:
    special = {"B5": "special-forest"}
    m = Moves({"L1": "A5 walthus walthus"}, ["K5"], side="L", terrain=special).begin()
    assert m.where("L1") == "C5"
    assert Moves({"K1": at("A5")}, ["K5"], terrain=special).begin().where("K1") == "B5"


# ------------------------------------------------------------------------------------------------------- fly


@pytest.mark.rule("ms:spell-air:fly-cost")
def test_a_flyer_pays_one_for_any_hex() -> None:
    m = Moves({"K1": at("A5")}, ["K5"], {"K1": "fly"}, terrain={"B5": "forest", "C5": "hill"}).begin()
    assert m.where("K1") == "C5"


@pytest.mark.rule("ms:spell-air:fly-over-flat")
def test_a_flyer_crosses_the_river() -> None:
    m = Moves({"K1": at("E4")}, ["E6"], {"K1": "fly"}, terrain=RIVER).begin()
    while not m.idle():
        m.say(m.offers()[0])
    assert m.where("K1") == "E6"


@pytest.mark.rule("ms:move:no-impassable-choice")
def test_a_flyer_does_not_end_over_water() -> None:
    wide = {**RIVER, **dict.fromkeys([f"{letter}6" for letter in "ABCDEFGHIJK"], "river")}
    m = Moves({"K1": at("E4")}, ["E7"], {"K1": "fly"}, terrain=wide).begin()
    assert m.where("K1") == "E4" and m.halts() == [("K1", "blocked")]
    m = Moves({"K1": at("E4")}, ["E7"], {"K1": "fly run"}, terrain=wide).begin()
    while not m.idle():
        m.say(m.offers()[0])
    assert m.where("K1") == "E7"


@pytest.mark.rule("ms:move:no-impassable-choice")
def test_a_flyer_would_hover_at_an_objective_in_the_river() -> None:
    m = Moves({"K1": at("E4")}, ["E5"], {"K1": "fly"}, terrain=RIVER).begin()
    assert m.where("K1") == "E4"


@pytest.mark.rule("ms:spell-air:fly-still-blocked")
def test_flying_does_not_open_full_hexes() -> None:
    units_ = {"K1": at("A5"), "K2": at("B5"), "K3": at("B5")}
    m = Moves(units_, ["K5"], {"K1": "fly", "K2": "hold", "K3": "hold"}).begin()
    assert m.where("K1") == "A5" and ("K1", "blocked") in m.halts()


@pytest.mark.rule("ms:move:third-attacker-blocked")
def test_flying_opens_no_hex_that_two_units_attack() -> None:
    units_ = {"K1": at("B5"), "K2": at("B4"), "K3": at("B6"), "L1": "C5 walthus walthus"}
    m = Moves(units_, ["C5"], {"K3": "fly"}).begin().say("go K1", "go K2")
    assert m.where("K3") == "B6" and set(m.attacking()) == {"K1", "K2"}


@pytest.mark.rule("ms:move:stop-before-enemy")
def test_a_flyer_stops_before_an_enemy_like_everybody() -> None:
    m = Moves({"K1": at("A5"), "L1": "B5 walthus walthus"}, ["K5"], {"K1": "fly"}).begin()
    assert m.attacking() == {"K1": "B5"}


def test_a_flyer_does_not_attack_from_over_water() -> None:
    m = Moves(
        {"K1": at("E4"), "L1": "E6 walthus walthus", "L2": "D6 walthus walthus"}, ["E6"], {"K1": "fly"}, terrain=RIVER
    )
    put(m.s, "place", K1=m.hex("E5"))
    assert why(m, "K1", "E6", "E6") == "msr:fly-attack-from-river"
    put(m.s, "place", K1=m.hex("E4"))
    m.begin()
    assert m.where("K1") == "E4" and m.attacking() == {}


def test_over_water_only_markers_that_lead_on_can_be_chosen() -> None:
    """A flyer over E5 that has G5 (more water) and E7 equally close must take E7."""
    m = Moves({"K1": at("E4")}, ["E7", "H5"], {"K1": "fly"}, terrain=RIVER)
    put(m.s, "place", K1=m.hex("F5"))
    offered = choices(m.s, m.unit("K1"), m.hex("F5"), 1)
    assert offered == [m.hex("E7")]


def test_a_flyer_uses_any_side_of_a_bridge() -> None:
    m = crossing({"K1": at("D4")}, ["D5"])
    m.put("K1", "fly")
    assert m.begin().where("K1") == "D5"


# ----------------------------------------------------------------------------------------------------- flare


@pytest.mark.rule("ms:spell-fire:flare", "ms:move:on-objective-stays")
def test_a_flare_is_an_objective_for_all() -> None:
    units_ = {"K1": at("A5"), "K2": at("A9"), "K3": at("B5")}
    m = Moves(units_, ["K5"], flare="B5").begin()
    assert m.halts()[0] == ("K3", "objective")
    m.say("go K1")
    assert m.where("K1") == "B5"


@pytest.mark.rule("ms:spell-fire:flare-nominated")
def test_a_flare_for_one_unit_leaves_the_others_alone() -> None:
    m = Moves({"K1": at("C5"), "K2": at("C6")}, ["K5"], flare="A5 K1").begin()
    while not m.idle():
        m.say(m.offers()[0])
    assert m.where("K1") == "A5" and m.where("K2") in ("E5", "E6", "D5")


@pytest.mark.rule("ms:move:tie-player-chooses")
def test_a_flare_ties_with_other_objectives() -> None:
    m = Moves({"K1": at("C5")}, ["E5"], flare="A5").begin()
    assert m.offers() == ["toward A5", "toward E5"]


@pytest.mark.rule("ms:move:hold-stays")
def test_a_flare_does_not_move_a_held_unit() -> None:
    m = Moves({"K1": at("C5")}, ["K5"], {"K1": "hold"}, flare="E5 K1").begin()
    assert m.where("K1") == "C5"


def test_an_enemy_flare_is_nothing_to_a_unit() -> None:
    m = Moves({"K1": at("C5")}, ["K5"])
    m.s.flares = ((1, m.hex("A5"), -1),)
    assert m.begin().where("K1") == "E5"


def test_effects_end_with_the_casters_next_turn() -> None:
    m = Moves({"K1": at("C5")}, ["K5"], {"K1": "run fly treewalk whirlwind"}, flare="A5 K1")
    put(m.s, "whirl", K1=2)  # the enemy's
    end_effects(m.s, 0, "msr:durations")
    assert (m.s.run, m.s.fly, m.s.tree) == (bytes(24),) * 3 and m.s.flares == () and m.s.whirl[m.unit("K1")] == 2
    end_effects(m.s, 1, "msr:durations")
    assert m.s.whirl[m.unit("K1")] == 0 and m.s.attacks[0] == OFF

"""Victory conditions: each kind that scenarios use, and when it is looked at."""

from __future__ import annotations

import pytest

from battlebook.games.magestorm import verbs
from battlebook.games.magestorm.board import NAMES, NUMBERS, OFF
from battlebook.games.magestorm.content import CARDS
from battlebook.games.magestorm.rules import sequence, victory
from battlebook.games.magestorm.rules.procedures import Round, Turn
from battlebook.games.magestorm.state import MOVEMENT, OVER
from battlebook.kernel.frames import push
from tests.games.magestorm.field import Field, put

GELTZ = "geltz geltz"
WALTHUS = "walthus walthus"


def field(scenario: str, **units: str) -> Field:
    return Field(units, scenario=scenario)


def ended(f: Field) -> tuple[int, str] | None:
    """Who has won and how, or None while the battle goes on; -1 nobody."""
    return (f.s.winner, f.s.ending) if f.s.stage == OVER else None


def round_ends(f: Field) -> tuple[int, str] | None:
    """The end of a round that is not the last."""
    sequence.the_round_ends(f.s, Round(f.s.round))
    return ended(f)


def last_round_ends(f: Field) -> tuple[int, str] | None:
    """The end of the last round."""
    f.s.round = f.s.plan.scenario.rounds
    sequence.the_round_ends(f.s, Round(f.s.round))
    if ended(f) is None:
        sequence.the_marker_advances_or_the_game_ends(f.s, Round(f.s.round))
    return ended(f)


# --------------------------------------------------------------------------------------------- the frame


@pytest.mark.rule("ms:seq:rounds-by-scenario", "ms:seq:round-marker-advances")
def test_the_scenario_says_how_many_rounds_there_are() -> None:
    f = field("ferngate", K1=f"A1 {GELTZ}", L1=f"A9 {WALTHUS}")
    push(f.s, Round(5))
    sequence.the_marker_advances_or_the_game_ends(f.s, Round(5))
    assert ended(f) is None
    f.s.stack.pop(), f.s.at.pop()
    f.run(Round(6))
    assert f.told("round-begins")[-1]["n"] == 6


@pytest.mark.rule("ms:seq:victory-check-end")
def test_in_most_scenarios_victory_is_checked_after_the_last_round() -> None:
    f = field("ferngate", K1=f"C5 {GELTZ}", K2=f"F5 {GELTZ}", L1=f"A9 {WALTHUS}")
    assert round_ends(f) is None and f.s.score == [2, 0]
    assert last_round_ends(f) == (0, "score")


# -------------------------------------------------------------------------------------------------- points


@pytest.mark.rule("ms:overview:scenario-own-victory")
def test_control_counts_hexes_with_own_units_and_no_enemies_each_round() -> None:
    f = field("ferngate", K1=f"C5 {GELTZ}", L1=f"F5 {WALTHUS}", L2=f"I5 {WALTHUS}")
    round_ends(f)
    round_ends(f)
    assert f.s.score == [2, 4]


@pytest.mark.rule("ms:overview:scenario-own-victory")
def test_hold_at_end_counts_once_after_the_last_round() -> None:
    f = field("ferngate", K1=f"F5 {GELTZ}", L1=f"C5 {WALTHUS}")
    assert last_round_ends(f) == (0, "score") and f.s.score == [2, 1]  # the temple counts twice in the last round


def test_equal_scores_are_a_draw_where_the_scenario_says_nothing_else() -> None:
    f = field("ferngate", K1=f"C5 {GELTZ}", L1=f"I5 {WALTHUS}")
    assert last_round_ends(f) == (-1, "draw")


@pytest.mark.rule("ms:overview:scenario-own-victory")
def test_rows_at_the_end_count_troops_in_them() -> None:
    f = field("two-crossings", K1=f"D6 {GELTZ} geltz", K2=f"D5 {GELTZ}", L1=f"A6 {WALTHUS}")
    last_round_ends(f)
    assert f.s.score == [3, 0]


@pytest.mark.rule("ms:seq:victory-check-end")
@pytest.mark.parametrize(("points", "winner"), [(18, 0), (17, 1)])
def test_a_threshold_decides_whatever_the_others_score(points: int, winner: int) -> None:
    f = field("two-crossings", K1=f"A1 {GELTZ}", L1=f"A6 {WALTHUS}")
    f.s.score[0] = points
    assert last_round_ends(f) == (winner, "threshold")


@pytest.mark.rule("ms:overview:scenario-own-victory")
def test_losses_count_each_full_measure_of_resistance_destroyed() -> None:
    f = field("the-long-line", K1=f"A1 {GELTZ}", L1=f"A9 {WALTHUS}")
    f.s.lost[1], f.s.lost[0] = 14, 4
    last_round_ends(f)
    assert f.s.score == [2, 0]
    f = field("the-standing-stones", K1=f"A1 {GELTZ}", L1=f"F5 {WALTHUS}")
    f.s.lost[1] = 19
    last_round_ends(f)
    assert f.s.score == [1, 2]


def test_losses_are_the_resistance_of_eliminated_troops() -> None:
    f = field("the-long-line", K1=f"A1 {GELTZ}", L1=f"A9 {WALTHUS}")
    verbs.drop_card(f.s, f.unit("L1"), 0, "ms:combat-4:troops-discarded")
    walthus = next(card for card in CARDS if card.id == "walthus")
    assert f.s.lost == [0, walthus.resistance]


@pytest.mark.rule("ms:overview:scenario-own-victory")
def test_forests_that_are_left_count_with_new_ones() -> None:
    f = field("the-burning-woods", K1=f"A1 {GELTZ}", L1=f"A9 {WALTHUS}")
    left = sum(f.s.ground_of(h).forest for h in range(99))
    clear = next(h for h in range(99) if f.s.ground_of(h).id == "clear")
    put(f.s, "terrain", **{NAMES[clear]: next(t.number for t in f.s.plan.terrain if t.id == "forest")})
    last_round_ends(f)
    assert f.s.score == [0, left + 1]


@pytest.mark.rule("ms:overview:scenario-own-victory")
def test_refugees_in_enemy_hands_at_the_end_cost_a_point() -> None:
    f = field("refugees-of-hollow-ford", K1=f"A1 {GELTZ}", L1=f"A9 {WALTHUS}")
    f.s.loads = ((f.unit("K1"), OFF), (f.unit("L1"), OFF), (-1, OFF))
    f.s.score[1] = 4
    assert last_round_ends(f) == (1, "threshold") and f.s.score == [0, 3]
    f = field("refugees-of-hollow-ford", K1=f"A1 {GELTZ}", L1=f"A9 {WALTHUS}")
    f.s.loads = ((f.unit("K1"), OFF), (f.unit("K1"), OFF), (-1, OFF))
    f.s.score[1] = 4
    assert last_round_ends(f) == (0, "threshold")


@pytest.mark.rule("ms:overview:scenario-own-victory")
@pytest.mark.parametrize(("exits", "winner"), [(9, 0), (8, 1)])
def test_nine_of_sixteen_troops_must_get_through(exits: int, winner: int) -> None:
    f = field("moonless-march", K1=f"A1 {GELTZ}", L1=f"A9 {WALTHUS}")
    assert len(f.s.plan.army(0).cards) == 16
    f.s.exits[0] = exits
    assert last_round_ends(f) == (winner, "exit-share")


def test_who_holds_out_wins() -> None:
    f = field("greyfang-mine", K1=f"A1 {GELTZ}", L1=f"A9 {WALTHUS}")
    assert last_round_ends(f) == (0, "survive")


# ------------------------------------------------------------------------------------------------- at once


@pytest.mark.rule("ms:seq:early-victory")
def test_the_mine_is_seized_at_the_end_of_any_round() -> None:
    f = field("greyfang-mine", K1=f"A1 {GELTZ}", L1=f"F2 {WALTHUS}")
    assert round_ends(f) == (1, "seize") and not f.s.stack


@pytest.mark.rule("ms:seq:early-victory")
def test_the_village_must_not_be_empty_at_the_end_of_a_round() -> None:
    assert round_ends(field("the-ring-of-green", K1=f"E5 {GELTZ}", L1=f"F5 {WALTHUS}")) is None
    assert round_ends(field("the-ring-of-green", K1=f"E6 {GELTZ}", L1=f"F4 {WALTHUS}")) == (1, "empty")


def caravan(hex_: str, carrier: str = "K1") -> Field:
    f = field("silver-under-the-moon", K1=f"{hex_} {GELTZ}", L1=f"C9 {WALTHUS}")
    f.s.loads = ((f.unit(carrier), OFF),)
    return f


@pytest.mark.rule("ms:seq:early-victory", "ms:overview:first-to-complete-wins")
def test_the_caravan_arrives_when_its_carrier_ends_a_movement_phase_on_the_road() -> None:
    f = caravan("K5")
    f.s.phase = MOVEMENT
    sequence.the_combat_phase(f.s, Turn(0))
    assert ended(f) == (0, "escort")
    f = caravan("J5")
    f.s.phase = MOVEMENT
    sequence.the_turn_ends(f.s, Turn(0))
    assert ended(f) is None


@pytest.mark.rule("ms:seq:early-victory")
def test_a_caravan_in_enemy_hands_for_two_rounds_in_a_row_is_lost() -> None:
    f = caravan("A5", "L1")
    assert round_ends(f) is None
    f.s.loads = ((f.unit("K1"), OFF),)
    assert round_ends(f) is None  # taken back: counted anew
    f.s.loads = ((f.unit("L1"), OFF),)
    assert round_ends(f) is None and round_ends(f) == (1, "capture")


@pytest.mark.rule("ms:seq:victory-check-end")
@pytest.mark.parametrize(("hex_", "carrier", "winner"), [("H1", "K1", 0), ("G1", "K1", 1), ("H1", "L1", 1)])
def test_after_the_last_round_the_column_of_the_caravan_decides(hex_: str, carrier: str, winner: int) -> None:
    f = caravan(hex_, carrier)
    assert last_round_ends(f) == (winner, "columns-at-end")


@pytest.mark.rule("ms:overview:first-to-complete-wins")
def test_an_army_without_units_has_lost_the_duel_at_once() -> None:
    f = field("duel-at-the-ford-stone", K1=f"A1 {GELTZ}", L1=f"A9 {WALTHUS}")
    sequence.the_turn_ends(f.s, Turn(0))
    assert ended(f) is None
    verbs.remove_unit(f.s, f.unit("L1"), "msr:unit-lost-on-strategic-phase")
    sequence.the_turn_ends(f.s, Turn(0))
    assert ended(f) == (0, "eliminate-all") and not f.s.stack


def test_two_armies_that_eliminate_each_other_have_drawn_the_duel() -> None:
    f = field("duel-at-the-ford-stone")
    sequence.the_turn_ends(f.s, Turn(0))
    assert ended(f) == (-1, "draw")


def test_an_army_without_units_plays_on_elsewhere() -> None:
    f = field("ferngate", K1=f"A1 {GELTZ}")
    sequence.the_turn_ends(f.s, Turn(0))
    assert ended(f) is None and round_ends(f) is None


def test_both_of_a_pair_hold_nothing_together() -> None:
    f = field("ferngate", K1=f"C5 {GELTZ}")
    assert victory.holds(f.s, 0, NUMBERS["C5"])
    f.add("L1", f"C5 {WALTHUS}")  # cannot happen on the board; the condition says it all the same
    assert not victory.holds(f.s, 0, NUMBERS["C5"]) and not victory.holds(f.s, 1, NUMBERS["C5"])

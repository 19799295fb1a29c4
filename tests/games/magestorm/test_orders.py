"""Strategic points: the nine orders, effects and damage on reorganised units, the six-card limit."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.games.magestorm.game import GAME
from battlebook.games.magestorm.rules.procedures import StrategicOrders, StrategicPhase
from tests.games.magestorm.field import Field, put

SIX = "geltz geltz geltz kirtais kirtais skaitan"


def orders(*args: Any, **more: Any) -> Field:
    """A field in which the Kragis may give orders; they have three points."""
    return Field(*args, **more).run(StrategicOrders(0))


def order(field: Field, verb: str, *refs: str) -> Field:
    return field.do(verb, *(field.unit(ref) for ref in refs))


@pytest.mark.rule("ms:orders:points-by-scenario", "ms:orders:one-point-each", "ms:orders:repeatable")
def test_three_points_are_three_orders() -> None:
    field = orders({"K1": "C5 geltz geltz"}, goals={"K": ["C6"]})
    for hex_ in ("C7", "C8", "C9"):
        assert field.ask.args[1] == field.s.points
        field.do("goal-move", 0, field.hex(hex_))
    assert field.idle() and field.goals("K") == ["C9"]


@pytest.mark.rule("ms:orders:no-saving", "ms:orders:list")
def test_points_that_are_not_used_are_lost() -> None:
    field = orders({"K1": "C5 geltz geltz"}).do("done")
    assert field.idle() and field.s.points == 0


@pytest.mark.rule("ms:orders:move-objective", "msr:objective-in-impassable")
def test_a_marker_moves_one_hex_whatever_the_terrain() -> None:
    field = orders(goals={"K": ["C5"], "L": ["A1"]}, terrain={"D5": "river"})
    assert field.why("goal-move", 0, field.hex("E5")) == ["ms:orders:move-objective"]
    assert field.why("goal-move", 4, field.hex("A2")) == ["ms:orders:list"]  # an enemy marker is no order at all
    field.do("goal-move", 0, field.hex("D5"))
    assert field.goals("K") == ["D5"]


@pytest.mark.rule("ms:orders:place-objective", "ms:orders:place-max-four", "ms:orders:objectives-stack")
def test_a_marker_is_placed_where_a_unit_stands_and_only_four_lie() -> None:
    field = orders({"K1": "C5 geltz geltz"}, goals={"K": ["A1", "A2", "C5"]})
    assert field.why("goal-place", field.hex("D5")) == ["ms:orders:place-objective"]
    field.do("goal-place", field.hex("C5"))
    assert field.goals("K") == ["A1", "A2", "C5", "C5"]
    assert field.why("goal-place", field.hex("C5")) == ["ms:orders:place-max-four"]


@pytest.mark.rule("ms:orders:remove-objective")
def test_a_marker_is_taken_off() -> None:
    field = orders(goals={"K": ["A1", "A2"]}).do("goal-remove", 0)
    assert field.goals("K") == ["A2"]


@pytest.mark.rule("ms:orders:hold", "ms:orders:cancel-hold")
def test_hold_and_cancel() -> None:
    field = order(orders({"K1": "C5 geltz geltz"}), "hold", "K1")
    assert field.s.hold[0] == 1
    assert field.why("hold", 0) == ["ms:orders:hold"]
    order(field, "hold-cancel", "K1")
    assert field.s.hold[0] == 0
    assert field.why("hold-cancel", 0) == ["ms:orders:cancel-hold"]


@pytest.mark.rule("ms:orders:merge", "ms:orders:merge-keeps-order", "ms:orders:merge-removes-unit")
def test_the_other_units_cards_follow_the_lead() -> None:
    field = order(orders({"K1": "C5 geltz waiks", "K2": "C5 skaitan kirtais waldwika"}), "merge", "K2", "K1")
    assert field.cards("K2") == ["skaitan", "kirtais", "waldwika", "geltz", "waiks"]
    assert field.where("K1") == "off"
    assert [unit["number"] for unit in GAME.view(GAME.known(field.s, 1), 1)["units"]] == [2]


@pytest.mark.rule("ms:orders:reorganize-same-hex")
def test_only_in_the_same_hex() -> None:
    field = orders({"K1": "C5 geltz waiks", "K2": "C6 skaitan kirtais waiks"})
    assert field.why("merge", 0, 1) == ["ms:orders:reorganize-same-hex"]
    assert field.why("move-card", 1, 0) == ["ms:orders:reorganize-same-hex"]


@pytest.mark.rule("ms:orders:move-card", "ms:orders:move-card-last", "msr:move-card-below-two")
def test_a_card_becomes_the_last_of_the_other_unit() -> None:
    field = order(orders({"K1": "C5 geltz waiks skaitan", "K2": "C5 kirtais waldwika"}), "move-card", "K1", "K2")
    field.do("card", 1)
    assert field.cards("K1") == ["geltz", "skaitan"] and field.cards("K2") == ["kirtais", "waldwika", "waiks"]
    assert field.why("move-card", 0, 1) == ["msr:move-card-below-two"]
    assert "card" not in field.told("card-moved")[0]


@pytest.mark.rule("msr:move-card-damage")
def test_moving_the_first_card_away_has_the_next_one_checked() -> None:
    units = {"K1": "C5 waiks kirtais skaitan", "K2": "C5 geltz geltz"}
    field = order(orders(units, damage={"K1": 8}), "move-card", "K1", "K2").do("card", 0)
    assert field.cards("K1") == ["skaitan"] and field.s.damage[0] == 1  # the Kirtais (7) fell


@pytest.mark.rule(
    "ms:orders:rearrange", "ms:damage-reorg:rearrange-check", "ms:damage-reorg:elimination-spends-resistance"
)
def test_a_new_first_troop_bears_the_damage() -> None:
    field = order(orders({"K2": "C5 geltz waiks waldwika"}, damage={"K2": 7}), "rearrange", "K2").do(2, 0, 1)
    assert field.cards("K2") == ["geltz", "waiks"] and field.s.damage[1] == 0


@pytest.mark.rule("ms:orders:split", "ms:orders:split-free-order", "ms:orders:split-new-unit-card")
def test_a_unit_becomes_two() -> None:
    field = order(orders({"K1": "B2 geltz geltz", "K3": f"C5 {SIX}"}), "split", "K3").do((5, 0, 1), (4, 3, 2))
    assert field.cards("K3") == ["skaitan", "geltz", "geltz"]
    assert field.cards("K2") == ["kirtais", "kirtais", "geltz"] and field.where("K2") == "C5"


@pytest.mark.rule("ms:orders:split-min-two", "ms:orders:split-needs-room", "ms:orders:split-max-twelve")
def test_what_cannot_be_split() -> None:
    field = orders({"K1": "C5 geltz geltz geltz", "K2": f"D5 {SIX}", "K3": "D5 geltz geltz"})
    assert field.why("split", 0) == ["ms:orders:split-min-two"]
    assert field.why("split", 1) == ["ms:orders:split-needs-room"]
    field = orders({f"K{n}": f"{'ABCDEFGHIJKA'[n - 1]}{1 + n // 12} {SIX}" for n in range(1, 13)})
    assert field.why("split", 0) == ["ms:orders:split-max-twelve"]
    field = order(orders({"K2": f"D5 {SIX}"}), "split", "K2")
    assert field.fault((0,), (1, 2, 3, 4, 5)) == ("ms:orders:split", "form")


@pytest.mark.rule("ms:damage-reorg:split-all-on-one", "ms:damage-reorg:split-check")
def test_all_damage_goes_to_one_of_the_two() -> None:
    field = order(orders({"K1": "C5 geltz waiks waldwika waiks"}, damage={"K1": 8}), "split", "K1").do((0, 1), (2, 3))
    assert field.offered() == [("damage", 0), ("damage", 1)]
    field.do("damage", 1)
    assert (field.s.damage[0], field.s.damage[1]) == (0, 1)
    assert field.cards("K2") == ["waiks"]  # the Waldwika (7) fell


@pytest.mark.rule("ms:damage-reorg:merge-adds", "ms:damage-reorg:merge-check", "msr:residual-cascade")
def test_damage_adds_up_and_is_checked_until_it_stands() -> None:
    units = {"K2": "C5 waiks geltz", "K5": "C5 kirtais waldwika"}
    field = order(orders(units, damage={"K2": 9, "K5": 6}), "merge", "K5", "K2")
    assert field.cards("K5") == ["waiks", "geltz"] and field.s.damage[4] == 1  # 15: seven and seven fell


@pytest.mark.rule("ms:orders:merge-common-effects-only", "msr:run-merge-stack")
def test_only_common_effects_stay() -> None:
    field = orders({"K1": "C5 geltz geltz", "K2": "C5 waiks waiks"})
    for row, lead, other in (("run", 2, 1), ("fly", 1, 0), ("hold", 1, 1)):
        put(field.s, row, K1=lead, K2=other)
    order(field, "merge", "K1", "K2")
    assert (field.s.run[0], field.s.fly[0], field.s.hold[0]) == (1, 0, 1)


@pytest.mark.rule("ms:orders:split-copies-effects", "msr:fly-split-limit")
def test_both_halves_keep_the_effects() -> None:
    field = orders({"K1": f"C5 {SIX}"})
    put(field.s, "fly", K1=1)
    put(field.s, "hold", K1=1)
    order(field, "split", "K1").do((0, 1, 2), (3, 4, 5))
    assert [(field.s.fly[u], field.s.hold[u]) for u in (0, 1)] == [(1, 1), (1, 1)]


@pytest.mark.rule("ms:orders:six-at-phase-end", "ms:orders:temporarily-over-six")
def test_more_than_six_only_until_the_phase_ends() -> None:
    field = Field({"K1": f"C5 {SIX}", "K2": "C5 waiks waldwika"}).run(StrategicPhase(0))
    order(field, "merge", "K1", "K2").do("done")
    assert (field.ask.kind, field.ask.args) == ("too-many", (0, 2))
    assert field.fault(0) == ("ms:orders:six-at-phase-end", "form")
    field.do(0, 7)
    assert field.cards("K1") == ["geltz", "geltz", "kirtais", "kirtais", "skaitan", "waiks"]
    assert field.s.lost == [0, 0] and len(field.told("card-removed")) == 2


@pytest.mark.rule("ms:orders:bases-follow-size", "ms:orders:unique-figures-follow")
def test_figures_follow_the_composition_and_hide_the_cards_again() -> None:
    field = orders({"K1": f"C5 {SIX} waldwika"})
    put(field.s, "shown", K1=7)
    order(field, "split", "K1").do((0, 1), (2, 3, 4, 5, 6))
    seen = [u for u in GAME.view(GAME.known(field.s, 1), 1)["units"] if u["side"] == 0]
    assert [(u["large"], u["knights"], u["cards"]) for u in seen] == [(False, "none", []), (True, "some", [])]

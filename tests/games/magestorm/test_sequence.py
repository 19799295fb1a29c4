"""Sequence of Play, and how scenarios end."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from battlebook.games.magestorm.board import COLUMNS, HEXES, ROWS
from battlebook.games.magestorm.content import CARD_INDEX, CARDS, MAGES
from battlebook.games.magestorm.game import GAME
from battlebook.games.magestorm.pieces import BOX_KINDS
from battlebook.games.magestorm.rules.procedures import Round, StrategicPhase, StrategicSpells, Turn
from battlebook.games.magestorm.state import KNIGHTS
from battlebook.kernel import gate
from tests.games.magestorm.begun import Begun
from tests.games.magestorm.field import Field


def played(scenario: str, units: dict[str, str], round_: int, **more: Any) -> Field:
    """A round in which both players do nothing but what they must."""
    field = Field(units, scenario=scenario, mages=("airmage", "druid"), round_=round_, **more).run(Round(round_))
    while field.s.ask is not None and not field.idle():
        keys = field.offered()
        field.do(*(("done",) if ("done",) in keys else keys[-1]))
    return field


HELD = {"K1": "F5 geltz geltz", "L1": "K9 hairus hairus"}


@pytest.mark.rule("ms:seq:rounds-two-turns", "ms:seq:second-player-same", "ms:seq:phase-order")
def test_two_turns_of_four_phases() -> None:
    field = Field(HELD, goals={"K": ["F5"], "L": ["K9"]}).run(Round(1))
    seen = []
    while not field.idle() and field.s.round == 1:
        seen.append((field.s.active, field.s.phase))
        keys = field.offered()
        field.do(*(("done",) if ("done",) in keys else keys[-1]))
    order = list(dict.fromkeys(seen))
    assert [side for side, _ in order] == sorted((side for side, _ in order), reverse=True)  # the Láusjan first
    assert all(a[1] < b[1] for a, b in pairwise(order) if a[0] == b[0])
    assert [event["side"]["id"] for event in field.told("turn-begins")][:2] == [1, 0]


@pytest.mark.rule("ms:seq:round-marker-advances", "ms:seq:rounds-by-scenario", "ms:seq:victory-check-end")
def test_after_the_last_round_the_conditions_are_checked() -> None:
    field = played("duel-at-the-ford-stone", HELD, 4)
    assert [event["n"] for event in field.told("round-begins")] == [4, 5]
    result = GAME.result(field.s)
    assert result is not None and (result.kind, result.sides) == ("score", (0,))
    assert field.s.score == [1, 0]


@pytest.mark.rule("ms:overview:first-to-complete-wins", "ms:seq:early-victory")
def test_some_conditions_end_the_game_at_once() -> None:
    field = Field({"K1": "F5 geltz geltz"}).run(Turn(0))
    while field.s.ask is not None and not field.idle():
        field.do("done")
    result = GAME.result(field.s)
    assert result is not None and (result.kind, result.rule) == ("eliminate-all", "ms:overview:first-to-complete-wins")
    field = played("greyfang-mine", {"L1": "F2 hairus hairus", "K1": "A1 geltz geltz"}, 1)
    result = GAME.result(field.s)
    assert result is not None and (result.kind, result.rule) == ("seize", "ms:seq:early-victory")


@pytest.mark.rule("ms:overview:scenario-own-victory")
def test_held_sites_score_each_round() -> None:
    units = {"K1": "C5 geltz geltz", "K2": "F5 geltz geltz", "L1": "F5 hairus hairus", "L2": "I5 hairus hairus"}
    field = played("ferngate", units, 6, goals={"K": ["C5", "F5"], "L": ["F5", "I5"]})
    assert field.s.score == [1, 1]  # F5 is contested
    result = GAME.result(field.s)
    assert result is not None and (result.kind, result.rule) == ("draw", "msr:draw")


@pytest.mark.rule("ms:strat:spells-then-points", "ms:strat-spells:active-only")
def test_spells_come_before_orders_and_only_the_active_player_casts() -> None:
    field = Field(HELD, tokens={"K": {"run": 1}, "L": {"crows": 1}}).run(StrategicPhase(0))
    assert (field.seat(), field.ask.kind) == (0, "spells")
    field.do("done")
    assert (field.seat(), field.ask.kind) == (0, "orders")
    assert gate.waiting(field.s) == [0]
    field.do("done")
    assert field.idle()


@pytest.mark.rule("ms:prep:waldwika-visible", "ms:prep:all-waldwika-visible")
def test_knights_show() -> None:
    # Kragis of The Ring of Green: Geltz 0 to 4, Kirtais 5 to 7, Skaitan 8 to 10, Waiks 11 to 14, Waldwika 15 to 17.
    units = ((0, 15, 2, 5), (16, 17), (1, 3, 4, 6, 7, 8), (9, 10, 11, 12, 13, 14))
    match = Begun("the-ring-of-green").do(0, *units)
    match.any_answer(1)
    seen = [unit["knights"] for unit in gate.view(GAME, match.s, 1)["units"] if unit["side"] == 0]
    assert seen == ["some", "all", "none", "none"]


@pytest.mark.rule("ms:prep:figures-follow-composition")
def test_fallen_knights_leave_the_base() -> None:
    units = {"K1": "C5 waldwika geltz geltz", "L1": "E5 hairus hairus"}
    field = Field(units, mages=("airmage", "firemage"), tokens={"L": {"fireball": 1}}, damage={"K1": 4})
    assert field.s.look[0] & KNIGHTS
    field.run(StrategicSpells(1)).do("spell", field.spell("fireball"))
    assert not field.s.look[0] & KNIGHTS


def begun_long_line() -> None:
    """Both armies of the box are formed."""
    match = Begun("the-long-line")
    match.any_answer(0)
    match.any_answer(1)


@pytest.mark.rule("ms:box:kragis-cards", "ms:army:kragis-roster")
def test_the_kragis() -> None:
    kinds = {card.id: card for card in CARDS if card.side == 0}
    assert {name: card.copies for name, card in kinds.items()} == {
        "geltz": 9, "kirtais": 5, "skaitan": 4, "waiks": 6, "waldwika": 4,
    }  # fmt: skip
    assert (kinds["kirtais"].ranged, kinds["kirtais"].resistance) == (True, 7)
    assert kinds["waiks"].resistance == 10
    assert (kinds["waldwika"].cavalry, kinds["waldwika"].resistance) == (True, 7)
    begun_long_line()


@pytest.mark.rule("ms:box:lausjan-cards", "ms:army:lausjan-roster")
def test_the_lausjan() -> None:
    kinds = {card.id: card for card in CARDS if card.side == 1}
    assert {name: card.copies for name, card in kinds.items()} == {
        "hairus": 6, "hneiwan": 10, "unagands": 3, "walthus": 6, "ahma": 3,
    }  # fmt: skip
    assert kinds["hneiwan"].resistance == 8 and kinds["walthus"].resistance == 9 and kinds["ahma"].unstoppable
    begun_long_line()


@pytest.mark.rule("ms:comp:board-9x11", "ms:overview:two-players", "ms:gloss:box-shapes")
def test_the_board_two_players_and_the_boxes() -> None:
    match = Begun("duel-at-the-ford-stone")
    assert (ROWS, COLUMNS, HEXES) == (9, 11, 99) and len(match.s.terrain) == 99
    assert match.waiting() == [0, 1] and all(len(setup.seat_names) == 2 for setup in GAME.setups)
    for mage in MAGES:
        spells = [match.s.plan.spells[box.spell] for box in mage.boxes if box.spell >= 0]
        kinds = [BOX_KINDS[box.kind] for box in mage.boxes if box.spell >= 0]
        assert kinds == [BOX_KINDS[spell.kind] for spell in spells]
    assert CARD_INDEX["geltz"] == 0

"""Game Set-up: secret armies, deployment, objective markers."""

from __future__ import annotations

import pytest

from battlebook.games.magestorm.board import NAMES, NUMBERS, OFF, READY, WAITING
from battlebook.games.magestorm.content import CARDS
from battlebook.games.magestorm.game import GAME
from battlebook.games.magestorm.rules.units import first_line, reserve
from battlebook.games.magestorm.state import KNIGHTS, LARGE
from battlebook.kernel import gate
from battlebook.kernel.game import Spec
from tests.games.magestorm.begun import Begun

DUEL = "duel-at-the-ford-stone"
# Kragis: Geltz 0 1, Kirtais 2 3, Skaitan 4, Waiks 5 6, Waldwika 7. Láusjan: Hairus 0 1, Hneiwan 2 3, ...
TWO = ((0, 7, 2, 5), (1, 3, 4, 6))
PLAIN = ((0, 1, 2), (3, 4, 5, 6, 7))


def composed(kragis: tuple[tuple[int, ...], ...] = TWO, lausjan: tuple[tuple[int, ...], ...] = PLAIN) -> Begun:
    return Begun(DUEL).do(0, *kragis).do(1, *lausjan)


@pytest.mark.rule("ms:prep:composition-secret", "ms:setup:army", "ms:prep:order-chosen")
def test_both_armies_are_formed_in_secret_and_lie_in_the_chosen_order() -> None:
    match = Begun(DUEL)
    assert match.waiting() == [0, 1]
    match.do(0, *TWO)
    assert match.waiting() == [1]
    assert match.told("formed") == []
    match.do(1, *PLAIN)
    assert [GAME.known(match.s, 0).cards[u] for u in (0, 1)] == [(0, 4, 1, 2), (0, 1, 2, 3)]
    assert GAME.known(match.s, 1).cards[0] == ()
    assert "cards" not in match.told("formed", 1)[0] and len(match.told("formed", 0)[0]["cards"]) == 4


@pytest.mark.rule("ms:prep:max-units", "ms:prep:min-units", "ms:prep:two-to-six")
def test_sizes_and_numbers_of_units() -> None:
    match = Begun(DUEL)
    assert match.fault(0, (0, 1), (2, 3), (4, 5), (6, 7)) == ("ms:prep:max-units", "why")
    assert match.fault(0, (0, 1, 2, 3, 4, 5, 6, 7)) == ("ms:prep:two-to-six", "why")
    assert match.fault(0, (0,), (1, 2, 3, 4, 5, 6, 7)) == ("ms:prep:two-to-six", "why")
    assert match.fault(0, (0, 1, 2), (3, 4, 5)) == ("ms:setup:army", "form")
    match = Begun("greyfang-mine")
    least = match.ask(0)
    assert least.form is not None and least.form.limits()["least"] == 4
    cards = tuple(range(16))
    assert match.fault(0, cards[:5], cards[5:10], cards[10:]) == ("ms:prep:min-units", "why")


@pytest.mark.rule("ms:prep:small-three-or-less", "ms:prep:large-four-plus", "ms:prep:figures-anonymous")
def test_figures_betray_the_size_alone() -> None:
    match = composed()
    lausjan = [unit for unit in gate.view(GAME, match.s, 0)["units"] if unit["side"] == 1]
    assert [(unit["large"], unit["knights"], unit["cards"], unit["whole"]) for unit in lausjan] == [
        (False, "none", [], False),
        (True, "none", [], False),
    ]
    assert match.s.look[12] & LARGE == 0 and match.s.look[13] & LARGE


@pytest.mark.rule("ms:prep:first-line-four")
def test_the_first_four_cards_are_the_first_line() -> None:
    match = composed(((5, 0, 2, 4, 7, 1), (3, 6)))
    cards = match.s.cards[0]
    assert [CARDS[card].id for card in first_line(cards)] == ["skaitan", "geltz", "kirtais", "skaitan"]
    assert [CARDS[card].id for card in reserve(cards)] == ["waldwika", "geltz"]


def test_knights_are_seen() -> None:
    match = composed()
    assert [bool(look & KNIGHTS) for look in match.s.look[:2]] == [True, False]
    seen = [unit["knights"] for unit in gate.view(GAME, match.s, 1)["units"] if unit["side"] == 0]
    assert seen == ["some", "none"]


@pytest.mark.rule("ms:setup:mage-board", "ms:setup:choose-scenario", "ms:setup:terrain")
def test_the_scenario_is_laid_out() -> None:
    match = Begun(DUEL, kragis_mage="airmage", lausjan_mage="druid")
    assert [match.s.mage(side).id for side in (0, 1)] == ["airmage", "druid"]
    assert match.s.tokens[0] == match.s.tokens[16] == 5
    assert match.s.ground_of(NUMBERS["F5"]).id == "ruins-temple"
    match.until("deploy")
    assert match.fault(1, "deploy", NUMBERS["A1"]) == ("ms:setup:deploy-order", "no-option")
    assert [row["rule"] for row in gate.why(GAME, match.s, 1, ("deploy", NUMBERS["A1"]))] == [
        "ms:setup:choose-scenario"
    ]


def test_the_same_mage_twice_is_no_match() -> None:
    spec = Spec(DUEL, {"kragis_mage": "druid", "lausjan_mage": "druid"})
    assert [(p.field, p.refusal.rule) for p in GAME.problems(spec)] == [("lausjan_mage", "ms:setup:mage-board")]


@pytest.mark.rule("ms:setup:deploy-order", "ms:setup:deploy-stacking", "ms:gloss:stacking-limit")
def test_deployment_follows_the_scenario_and_stacks_two() -> None:
    match = Begun(DUEL).do(0, (0, 1), (2, 3), (4, 5, 6, 7)).do(1, *PLAIN)
    seats = []
    for _ in range(4):
        seats.append(match.waiting()[0])
        match.do(seats[-1], "deploy", NUMBERS["B3" if seats[-1] == 0 else "B7"])
    assert seats == [1, 1, 0, 0]
    refused = gate.why(GAME, match.s, 0, ("deploy", NUMBERS["B3"]))
    assert [row["rule"] for row in refused] == ["ms:setup:deploy-stacking"]
    match.do(0, "deploy", NUMBERS["C3"])
    assert match.ask().kind == "objective"


@pytest.mark.rule("ms:setup:objectives-alternate", "msr:initial-objectives", "ms:gloss:objective")
def test_the_first_player_places_the_first_of_eight_markers() -> None:
    match = composed().until("objective")
    seats = []
    for at in ("F5", "F5", "A1", "K9", "B2", "C3", "D4", "E5"):
        seats.append(match.waiting()[0])
        match.do(seats[-1], "objective", NUMBERS[at])
    assert seats == [1, 0] * 4
    assert [NAMES[h] for h in match.s.goals] == ["F5", "K9", "C3", "E5", "F5", "A1", "B2", "D4"]
    assert OFF not in match.s.goals


@pytest.mark.rule("ms:setup:first-player-by-scenario", "ms:setup:round-marker")
def test_then_the_first_round_begins() -> None:
    match = composed().until("tokens")
    assert (match.s.round, match.waiting()) == (1, [1])


@pytest.mark.rule("ms:setup:deploy-order")
def test_units_are_deployed_in_turns_where_the_scenario_says_so() -> None:
    match = Begun("the-long-line").until("deploy-unit")
    seats = []
    while match.ask().kind.startswith("deploy") and len(seats) < 6:
        if match.ask().kind == "deploy-unit":
            seats.append(match.waiting()[0])
        match.any_answer(match.waiting()[0])
    assert seats == [0, 1, 0, 1, 0, 1]


def test_the_relief_waits() -> None:
    match = Begun("the-ring-of-green").until("objective")
    kragis = match.s.formed(0)
    on_board = match.s.units_of(0)
    assert 1 <= len(on_board) <= 3
    assert all(match.s.place[u] == WAITING for u in kragis if u not in on_board)
    assert READY not in match.s.place

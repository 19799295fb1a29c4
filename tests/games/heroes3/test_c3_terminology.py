"""Chapter 3: activation, adjacency, the die, retaliation, Defend, paralysis, elemental damage."""

from __future__ import annotations

import pytest

from battlebook.kernel.frames import answer
from tests.games.heroes3.battle import Battle, beside

PAIR = {"A": "crusaders few a3", "D": "crusaders few a4"}


def test_a_space_has_its_orthogonal_neighbours() -> None:
    assert beside("a1") == ["b1", "a2"]
    assert beside("b3") == ["b2", "a3", "c3", "b4"]


@pytest.mark.rule("h3:3:adjacent-definition", "h3:3:retaliation-trigger", "h3:4:attack-step-retaliate")
def test_an_adjacent_survivor_attacks_back() -> None:
    b = Battle(PAIR, "A").attack("A", "D", [0, 1])
    assert b.story() == ["A > D", "D < A"]
    assert (b.left("D"), b.left("A")) == (3, 2)


@pytest.mark.rule("h3:3:diagonal-not-adjacent", "h3:3:adjacency-needed-melee")
def test_a_diagonal_neighbour_cannot_be_attacked() -> None:
    b = Battle(
        {"A": "crusaders few a3", "D": "crusaders few b4", "X": "crusaders few a4", "Y": "crusaders few b3"}, "AXY"
    )
    b.act("A")
    assert b.refusals("attack", b.refs["D"], 8) == ["h3:3:diagonal-not-adjacent"]
    assert b.refusals("attack", b.refs["D"], 0) == ["h3:3:adjacency-needed-melee"]


@pytest.mark.rule("h3:3:ground-flying-attack-adjacent", "h3:3:activation-move-then-act")
def test_a_unit_moves_and_attacks_what_is_next_to_it_then() -> None:
    b = Battle({"A": "crusaders few a1", "D": "crusaders few d4", "E": "crusaders few a5"}, "A").act("A")
    assert b.targets() == {"E"}
    assert b.offered("attack") == [("attack", b.refs["E"], 12)]
    b.strike("E", [0, 0]).finish()
    assert b.at("A") == "a4"


@pytest.mark.rule("h3:3:activation-move-then-act")
def test_after_a_move_a_unit_may_still_attack_but_not_move_again() -> None:
    b = Battle({"A": "crusaders few a1", "D": "crusaders few a4"}, "A").act("A").choose("move", "a3")
    assert b.verbs() == {"attack", "defend", "end"}
    assert b.refusals("move", 0) == ["h3:3:activation-move-then-act"]
    b.strike("D", [0, 0])
    assert b.story() == ["A > D", "D < A"]


@pytest.mark.rule("h3:3:ranged-attack-then-move", "h3:9:ranged-move-1", "h3:9:ranged-any-enemy")
def test_a_ranged_unit_attacks_anybody_and_then_moves_one_space() -> None:
    b = Battle({"A": "zealots pack a2", "D": "crusaders few d5", "E": "crusaders few a5"}, "A").act("A")
    assert b.targets() == {"D", "E"}
    b.strike("D", [0])
    assert b.moves() == {"a1", "a3", "b2"}
    b.choose("move", "a1")
    assert b.at("A") == "a1" and b.ask.kind == "test"


@pytest.mark.rule("h3:3:attack-die", "h3:3:roll-every-attack", "h3:3:die-adds-to-attack")
def test_the_die_is_rolled_for_attacks_and_retaliations_and_added() -> None:
    b = Battle(PAIR, "A").attack("A", "D", [1, -1])
    assert b.dice() == [[1], [-1]]
    assert b.sums() == [(4, 2), (2, 2)]
    assert b.hits() == [2, 0]


@pytest.mark.rule("h3:3:die-second-roll-defending")
@pytest.mark.parametrize(("roll", "defense"), [(1, 3), (0, 2), (-1, 2)])
def test_a_defense_token_gives_a_second_roll(roll: int, defense: int) -> None:
    b = Battle(PAIR, "A").token("D", "defense").attack("A", "D", [1, roll, 0])
    assert b.sums()[0] == (4, defense)


@pytest.mark.rule("h3:3:die-second-roll-else", "h3:3:defense-token-per-attack")
def test_the_token_is_not_used_up() -> None:
    b = Battle({**PAIR, "B": "crusaders few b4"}, "AB").token("D", "defense")
    b.attack("A", "D", [-1, 0, -1]).attack("B", "D", [0, 1])
    assert [e["n"] for e in b.told("guard-roll")] == [0, 1]
    assert b.tokens("D") == {"defense": 1}


@pytest.mark.rule("h3:3:defend-action", "h3:3:defend-ends-activation", "h3:4:normal-unit-may-defend")
def test_defending_ends_the_activation() -> None:
    b = Battle(PAIR, "A").act("A").choose("defend")
    assert b.ask.kind == "test" and b.tokens("A") == {"defense": 1}


@pytest.mark.rule("h3:3:move-then-defend")
def test_a_unit_may_move_and_then_defend() -> None:
    b = Battle(PAIR, "A").act("A").choose("move", "b3").choose("defend")
    assert (b.at("A"), b.tokens("A")) == ("b3", {"defense": 1})


@pytest.mark.rule("h3r:ranged-move-then-defend", "h3:9:ranged-never-move-shoot")
def test_a_ranged_unit_may_move_and_defend_but_not_shoot() -> None:
    b = Battle({"A": "zealots few a1", "D": "crusaders few d5"}, "A").act("A").choose("move", "a2")
    assert b.verbs() == {"defend", "end"}
    assert b.refusals("attack", b.refs["D"], 4) == ["h3:9:ranged-never-move-shoot"]
    b.choose("defend")
    assert b.tokens("A") == {"defense": 1}


@pytest.mark.rule("h3:3:defense-token-discard")
def test_the_token_stays_until_the_units_next_activation() -> None:
    b = Battle(PAIR, "A").act("A").choose("defend").next_round()
    assert b.tokens("A") == {"defense": 1}
    b.act("A")
    assert b.tokens("A") == {}


@pytest.mark.rule("h3:3:retaliation-once-per-round", "h3:3:retaliation-black-cube")
def test_a_unit_retaliates_once_a_round() -> None:
    b = Battle({**PAIR, "B": "crusaders few b4"}, "AB").attack("A", "D", [-1, 0]).attack("B", "D", [-1])
    assert b.story() == ["A > D", "D < A", "B > D"]
    assert b.black_cube("D")
    b.next_round()
    assert not b.black_cube("D")


@pytest.mark.rule("h3:3:retaliation-no-chain", "h3:3:retaliation-like-attack")
def test_a_retaliation_is_an_attack_without_an_answer() -> None:
    b = Battle({"A": "griffins pack a3", "D": "griffins pack a4"}, "A").attack("A", "D", [0, 0])
    assert b.story() == ["A > D", "D < A"]


@pytest.mark.rule("h3:9:multi-attack-retaliation-last")
def test_the_second_target_of_a_line_does_not_retaliate() -> None:
    b = Battle({"A": "gold_dragons pack a2", "D": "crusaders pack a3", "E": "crusaders pack a4"}, "A")
    b.attack("A", "D", [0, 0, 0])
    assert b.story() == ["A > D", "A > E", "D < A"]


@pytest.mark.rule("h3:3:adjacency-needed-retaliation")
def test_a_unit_that_was_pushed_away_does_not_retaliate() -> None:
    b = Battle({"A": "ghost_dragons neutral a3", "D": "crusaders pack a4"}, "A").act("A").strike("D", [0, 0])
    assert (b.ask.kind, b.ask.seat, b.moves()) == ("push", 1, {"a5", "b4"})
    b.choose("move", "b4")
    assert b.story() == ["A > D"] and b.at("D") == "b4"


@pytest.mark.rule("h3:3:paralysis-skip", "h3:3:paralysis-counts-as-activated")
def test_a_paralysed_unit_loses_its_activation_instead_of_the_token() -> None:
    b = Battle(PAIR, "A").token("A", "paralysis").act("A")
    assert b.ask.kind == "test"
    assert b.tokens("A") == {} and b.s.acted >> b.refs["A"] & 1


@pytest.mark.rule("h3:3:paralysis-removed-by-attack", "h3:3:paralysis-allows-retaliation")
def test_an_attacked_unit_is_freed_and_retaliates() -> None:
    b = Battle(PAIR, "A").token("D", "paralysis")
    b.attack("A", "D", [-1, 0])
    assert b.hits()[0] == 0 and b.tokens("D") == {}
    b = Battle({"A": "basilisks few a3", "D": "crusaders few a4"}, "A").attack("A", "D", [-1, 0])
    assert b.tokens("D") == {"paralysis": 1} and b.story() == ["A > D", "D < A"]


@pytest.mark.rule("h3r:paralysis-zero-damage")
@pytest.mark.parametrize(("option", "tokens"), [(0, {}), (1, {"paralysis": 1})])
def test_whether_no_damage_frees_is_a_ruling(option: int, tokens: dict[str, int]) -> None:
    b = Battle(PAIR, "A", rulings={"h3r:paralysis-zero-damage": option}).token("D", "paralysis")
    b.attack("A", "D", [-1, 0])
    assert b.tokens("D") == tokens
    b = Battle(PAIR, "A").token("D", "paralysis").attack("A", "D", [-1, 0])
    assert b.told("token-removed")


@pytest.mark.rule("h3:3:paralysis-same-attack", "h3r:paralysis-from-attack-stays")
def test_a_unit_paralysed_by_this_attack_still_answers() -> None:
    b = Battle({"A": "basilisks few a3", "D": "crusaders few a4"}, "A").attack("A", "D", [-1, 0])
    assert b.tokens("D") == {"paralysis": 1} and b.story()[-1] == "D < A"


@pytest.mark.rule("h3:3:paralysis-removed-by-damage")
def test_other_damage_frees_too() -> None:
    b = Battle({"A": "magogs pack a1", "D": "crusaders few a5", "E": "crusaders few b5"}, "A")
    b.token("E", "paralysis").attack("A", "D", [0, 0])
    assert (b.damage("E"), b.tokens("E")) == (1, {})


@pytest.mark.rule("h3:3:elemental-attack", "h3:3:elemental-ignores-defense")
def test_elemental_damage_ignores_defense_and_uses_the_die() -> None:
    b = Battle({"A": "magic_elementals neutral a3", "D": "crusaders pack a4"}, "A").attack("A", "D", [1, 0])
    assert b.sums()[0] == (4, 0)


@pytest.mark.rule("h3:3:elemental-not-spell")
def test_protection_against_spells_does_not_stop_it() -> None:
    b = Battle({"A": "magic_elementals neutral a3", "D": "diamond_golems neutral a4"}, "A").attack("A", "D", [0, 0])
    assert b.hits()[0] == 3


@pytest.mark.rule("h3:3:card-is-obstacle", "h3:3:obstacle-blocks-nonflying", "h3:9:friends-block")
def test_cards_stand_in_the_way() -> None:
    b = Battle({"A": "crusaders few a1", "F": "crusaders few b1", "D": "zealots few a2", "E": "zealots few b2"}, "AF")
    b.act("A")
    assert b.moves() == set()
    assert b.refusals("move", 4) == ["h3:3:card-is-obstacle"]
    assert b.refusals("move", 2) == ["h3:9:friends-block"]
    assert b.refusals("move", 8) == ["h3:3:obstacle-blocks-nonflying"]


@pytest.mark.rule("h3:3:activation-once-per-round", "h3:3:move-amount-by-type", "h3:4:act-by-type")
def test_an_activated_unit_has_a_cube_until_the_round_ends() -> None:
    b = Battle(PAIR, "A").act("A").choose("end")
    assert b.s.acted >> b.refs["A"] & 1 and b.refs["A"] not in b.s.queue
    b.next_round()
    assert b.refs["A"] in b.s.queue


def test_nobody_defends_twice() -> None:
    b = Battle(PAIR, "A").act("A").choose("defend")
    assert b.s.queue == [b.refs["D"]]
    fault = answer(b.s, 0, ("defend",))
    assert fault is not None and b.tokens("A") == {"defense": 1}, "the unit is no longer asked"

"""Chapter 9: how the three types move, whom they attack, the Combat Penalty."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.games.heroes3.game import GAME
from tests.games.heroes3.battle import Battle
from tests.games.heroes3.proving import proving

FOE = "crusaders few d5"


def reasons(b: Battle, *key: Any) -> list[tuple[str, str]]:
    """Rules and causes against a key; `Battle.refusals` names the rule of the ask where there is none."""
    return [(reason.rule, reason.cause) for reason in GAME.why_not(b.s, b.ask, key)]


@pytest.mark.rule("h3:9:ground-move-3", "h3:9:orthogonal-steps")
def test_a_ground_unit_walks_three_steps() -> None:
    b = Battle({"A": "crusaders few a1", "D": FOE}, "A").act("A")
    assert b.moves() == {"b1", "c1", "d1", "a2", "b2", "c2", "a3", "b3", "a4"}
    assert b.refusals("move", 7) == ["h3:9:ground-move-3"]
    b = Battle({"A": "zealots few a1", "D": FOE}, "A").act("A")
    assert b.refusals("move", 5) == ["h3:9:ranged-move-1", "h3:9:orthogonal-steps"]


@pytest.mark.rule("h3:9:flying-move-3", "h3:9:flying-end-empty")
def test_a_flying_unit_passes_over_cards_and_ends_on_an_empty_space() -> None:
    b = Battle({"A": "griffins few a1", "F": "zealots few b1", "G": "zealots few a2", "D": FOE}, "AFG").act("A")
    assert b.moves() == {"c1", "d1", "b2", "c2", "a3", "b3", "a4"}
    assert b.refusals("move", 1) == ["h3:9:flying-end-empty"]
    assert b.refusals("move", 7) == ["h3:9:flying-move-3"]


@pytest.mark.rule("h3:9:ranged-move-1")
def test_a_ranged_unit_moves_one_step_without_attacking() -> None:
    b = Battle({"A": "zealots few b1", "D": FOE}, "A").act("A")
    assert b.moves() == {"a1", "c1", "b2"}
    assert b.refusals("move", 9) == ["h3:9:ranged-move-1"]


@pytest.mark.rule("h3:9:ranged-never-move-shoot", "h3:9:ranged-any-enemy")
def test_a_ranged_unit_attacks_from_where_it_stands() -> None:
    b = Battle({"A": "zealots few b1", "D": FOE}, "A").act("A")
    assert b.offered("attack") == [("attack", b.refs["D"], 1)]
    assert b.refusals("attack", b.refs["D"], 5) == ["h3:9:ranged-never-move-shoot"]


@pytest.mark.rule("h3:9:ranged-engaged-target")
def test_next_to_an_enemy_it_must_attack_an_adjacent_one() -> None:
    b = Battle({"A": "zealots few b1", "D": FOE, "E": "crusaders few b2", "F": "crusaders few c1"}, "A").act("A")
    assert b.targets() == {"E", "F"}
    assert b.refusals("attack", b.refs["D"], 1) == ["h3:9:ranged-engaged-target"]


@pytest.mark.rule("h3:9:ranged-penalty-adjacent", "h3:9:penalty-two-dice-low", "h3:9:ranged-retaliates-melee")
def test_the_penalty_near_an_enemy_holds_in_retaliations_too() -> None:
    b = Battle({"A": "lizardmen few a3", "D": "lizardmen pack a4"}, "A").attack("A", "D", [1, 0, -1, 1])
    assert b.dice() == [[1, 0], [-1, 1]]
    assert b.hits() == [2, 2]


@pytest.mark.rule("h3:9:ranged-penalty-backline", "h3:9:ranged-no-retaliation-distance")
@pytest.mark.parametrize(("at", "dice"), [("a1", 2), ("a2", 1)])
def test_the_penalty_from_backline_to_backline(at: str, dice: int) -> None:
    b = Battle({"A": f"lizardmen few {at}", "D": FOE}, "A").attack("A", "D", [1, 0][:dice])
    assert len(b.dice()[0]) == dice and b.story() == ["A > D"]
    b = Battle({"A": "lizardmen few a1", "D": FOE}, "A").attack("A", "D", [1, 0])
    assert b.hits() == [0]


@pytest.mark.rule("h3:9:high-low-cancel")
def test_high_and_low_cancel_to_one_die() -> None:
    b = Battle({"K": "dread_knights few a3", "C": "crusaders neutral a4"}, "K", damage={})
    b.attack("K", "C", [-1, 1])
    assert b.dice() == [[-1], [1]]


@pytest.mark.rule("h3:9:die-immunity-bless")
def test_without_a_die_nothing_looks_at_it() -> None:
    b = Battle({"A": "mummies neutral a3", "Z": "zombies pack a4"}, "A").attack("A", "Z", [0])
    assert (b.dice()[0], b.sums()[0]) == ([], (3, 1))


@pytest.mark.rule("h3:9:ability-passive")
def test_a_unit_next_to_dendroids_cannot_move() -> None:
    b = Battle({"A": "crusaders few a3", "D": "dendroids pack a4"}, "A").act("A")
    assert b.verbs() == {"attack", "defend", "end"}
    assert b.refusals("move", 9) == ["h3:9:ability-passive"]
    b = Battle({"A": "zealots pack a3", "D": "dendroids pack a4"}, "A", damage={"D": 5}).act("A")
    b.strike("D", [1, 0])
    assert b.ask.kind == "test", "rooted: no step after the attack either"


@pytest.mark.rule("h3:9:double-attack-max-two")
def test_two_strikes_at_most() -> None:
    b = Battle({"A": "marksmen pack a2", "D": FOE}, "A").attack("A", "D", [0, 1])
    assert b.story() == ["A > D", "A > D"]
    b = Battle({"A": "wolf_raiders pack a3", "D": "griffins pack a4"}, "A").attack("A", "D", [-1, 0, -1, 0])
    assert b.story() == ["A > D", "D < A", "A > D", "D < A"], "Griffins answer both"


@pytest.mark.rule("h3:9:secondary-strike-friendly-fire")
def test_a_forced_second_strike_hits_a_friend_if_nobody_else_is_there() -> None:
    b = Battle({"A": "liches pack a1", "F": "crusaders few a3", "D": "crusaders few a4"}, "AF")
    b.attack("A", "D", [0, 1])
    assert b.story() == ["A > D", "A > F"] and b.damage("F") == 1


@pytest.mark.rule("h3:9:ability-other")
def test_other_abilities_replace_the_activation() -> None:
    b = Battle({"A": "ogres few a3", "D": "zealots few a4"}, "A").act("A")
    assert b.offered("ability") == [("ability", "attack-token", b.refs["A"])]
    assert b.refusals("ability", "attack-token", b.refs["D"]) == ["h3:9:ability-other"]
    b.choose("attack-token")
    assert b.ask.kind == "test" and b.tokens("A") == {"attack": 1}
    b = Battle({"A": "ogres few a1", "D": "zealots few a4"}, "A").act("A").choose("move", "a2")
    assert b.refusals("ability", "attack-token", b.refs["A"]) == ["h3:9:ability-other"]


@pytest.mark.rule("h3:9:ability-activation", "h3:9:immune-own-effects")
def test_activation_damage_is_a_spell_and_some_are_immune() -> None:
    b = Battle({"A": "faerie_dragons neutral a1", "I": "black_dragons pack b1", "D": "crusaders few a5"}, "AI")
    b.act("A")
    assert {b.ref(key[1]) for key in b.offered()} == {"A", "D"}
    b.choose("activation-damage", "D")
    assert b.damage("D") == 2 and b.ask.kind == "act"


@pytest.mark.rule("h3:4:attack-step-declare")
@pytest.mark.parametrize(
    ("unit", "rule"),
    proving(
        [("crusaders", "h3:9:ground-move-3"), ("griffins", "h3:9:flying-move-3"), ("zealots", "h3:9:ranged-move-1")]
    ),
)
def test_beyond_the_board_nobody_goes_and_nobody_is_attacked(unit: str, rule: str) -> None:
    b = Battle({"A": f"{unit} few a1", "D": FOE}, "A").act("A")
    assert b.refusals("move", 20) == b.refusals("move", -1) == [rule]
    for target, space in ((b.refs["D"], 20), (9, 0), (-1, 0)):
        assert b.refusals("attack", target, space) == ["h3:4:attack-step-declare"]


@pytest.mark.rule("h3:9:ranged-move-1", "h3:3:activation-move-then-act")
def test_one_move_in_an_activation() -> None:
    b = Battle({"A": "zealots few a1", "D": FOE}, "A").act("A").choose("move", "a2")
    assert b.refusals("move", 8) == ["h3:9:ranged-move-1"]
    b = Battle({"A": "crusaders few a1", "D": FOE}, "A").act("A").choose("move", "a2")
    assert b.refusals("move", 5) == ["h3:3:activation-move-then-act"]
    b = Battle({"A": "crusaders few a1", "D": "crusaders few a4"}, "A").act("A").choose("move", "a3")
    assert reasons(b, "attack", b.refs["D"], 13) == [("h3:3:activation-move-then-act", "moved")]


@pytest.mark.rule("h3:3:ranged-attack-then-move", "h3:3:defend-action", "h3:9:ranged-never-move-shoot")
def test_after_its_attack_a_ranged_unit_may_only_move() -> None:
    b = Battle({"A": "zealots few a2", "D": FOE}, "A").act("A").strike("D", [0])
    assert b.verbs() == {"move", "end"}
    assert reasons(b, "attack", b.refs["D"], 4) == [("h3:3:ranged-attack-then-move", "attacked")]
    assert b.refusals("defend") == ["h3:3:defend-action"]
    b = Battle({"A": "zealots few a1", "D": FOE}, "A").act("A").choose("move", "a2")
    assert b.refusals("attack", b.refs["D"], 4) == ["h3:9:ranged-never-move-shoot"]


@pytest.mark.rule("h3:4:neutral-must-attack")
def test_a_neutral_unit_that_can_attack_uses_no_ability_instead() -> None:
    b = Battle({"A": "crusaders few a4", "N": "ogres neutral a3"}, "A", neutral=1).act("N")
    assert "h3:4:neutral-must-attack" in b.refusals("ability", "attack-token", b.refs["N"])

"""A line of two spaces, and a second attack near the target: all strikes first, then the retaliation."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability
LINES = {  # Attack, Attack of the second strike
    "phoenixes pack": (7, 2), "gold_dragons few": (5, 2), "gold_dragons pack": (6, 3), "black_dragons neutral": (5, 2),
    "gold_dragons neutral": (6, 3), "gold_dragons@dragon_utopia neutral": (5, 3),
}  # fmt: skip
LICHES = {"liches pack": 4, "liches neutral": 3}


# ------------------------------------------------------------------------------------------------- the line


@pytest.mark.ability("line_attack", *LINES)
@pytest.mark.rule("h3:9:multi-attack-retaliation-last")
@pytest.mark.parametrize(("card", "attacks"), LINES.items())
def test_the_unit_behind_the_target_is_hit_before_the_target_retaliates(card: str, attacks: tuple[int, int]) -> None:
    t = duel(card, DUMMY, theirs={"F": "crusaders few b5"}).attack("A", "T", [0, 1, -1])
    assert t.story() == ["A > T", "A > F", "T < A"]
    assert t.sums()[:2] == [(attacks[0], 0), (attacks[1] + 1, 2)]
    assert t.dice() == [[0], [1], [-1]], "each strike has its own die"


@pytest.mark.ability("line_attack", "gold_dragons pack")
@pytest.mark.rule("h3:9:secondary-strike-friendly-fire")
def test_a_friend_behind_the_target_is_hit_as_well() -> None:
    t = duel("gold_dragons pack", "peasants neutral", mine={"F": "griffins pack b5"}).attack("A", "T", [0, 1])
    assert t.story() == ["A > T", "A > F"], "the target fell, and Griffins behind it are not adjacent"
    assert (t.side("F"), t.damage("F")) == ("few", 0)


@pytest.mark.ability("line_attack", "gold_dragons few", "black_dragons neutral")
@pytest.mark.parametrize(
    ("attacker", "target", "behind", "hit"),
    [
        ("b4", "b5", "a5", False),  # the board ends behind b5
        ("a4", "b4", "c4", True),
        ("c4", "b4", "a4", True),
        ("b4", "a4", "b5", False),  # the board ends behind a4
        ("b5", "b4", "b3", True),
        ("b3", "b4", "c4", False),
        ("d2", "d3", "d4", True),
        ("d3", "c3", "b3", True),
    ],
)
def test_only_the_space_straight_behind_counts(attacker: str, target: str, behind: str, hit: bool) -> None:
    t = duel(f"black_dragons neutral {attacker}", f"{DUMMY} {target}", theirs={"F": f"boars neutral {behind}"})
    t.attack("A", "T", [0, 0, -1] if hit else [0, -1])
    assert ("A > F" in t.story()) == hit


@pytest.mark.ability("line_attack", "gold_dragons few")
def test_the_line_depends_on_the_space_from_which_dragons_attack() -> None:
    t = duel("gold_dragons few b2", DUMMY, theirs={"F": "boars neutral c4"})
    t.attack("A", "T", [0, 0, 0], frm="a4")
    assert t.story() == ["A > T", "A > F", "T < A"]
    t = duel("gold_dragons few b2", DUMMY, theirs={"F": "boars neutral c4"})
    t.attack("A", "T", [0, 0], frm="b3")
    assert t.story() == ["A > T", "T < A"]


@pytest.mark.ability("line_attack", "gold_dragons pack")
@pytest.mark.rule("h3:15:attack-token", "h3:3:die-second-roll-defending")
def test_the_second_strike_has_its_fixed_attack_and_meets_every_defense() -> None:
    t = duel("gold_dragons pack", DUMMY, theirs={"F": "zombies few b5"}).token("F", "defense")
    t.strengthen("A", 2)
    t.attack("A", "T", [-1, 1, 1, 0])
    assert t.sums()[:2] == [(7, 0), (4, 3)], "the token strengthens the first strike; Zombies 1 + 1 + 1"


@pytest.mark.ability("line_attack", "gold_dragons pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_a_retaliation_hits_one_unit() -> None:
    t = duel(DUMMY, "gold_dragons pack", mine={"B": "boars neutral b2"}).attack("A", "T", [0, 0])
    assert t.story() == ["A > T", "T < A"]


@pytest.mark.ability("line_attack", "phoenixes pack")
@pytest.mark.rule("h3:3:paralysis-removed-by-attack")
def test_the_second_strike_frees_a_paralysed_unit() -> None:
    t = duel("phoenixes pack", DUMMY, theirs={"F": "titans few b5"}).token("F", "paralysis")
    t.attack("A", "T", [0, -1, 0])
    assert (t.hits()[1], t.tokens("F")) == (0, {})


# ---------------------------------------------------------------------------------- a second attack near the target


@pytest.mark.ability("second_attack_near_target", *LICHES)
@pytest.mark.rule("h3:9:secondary-strike-friendly-fire")
@pytest.mark.parametrize(("card", "attack"), LICHES.items())
def test_liches_attack_a_second_unit_next_to_their_target(card: str, attack: int) -> None:
    near = {"F": "crusaders few a4", "G": "boars neutral b5", "H": "boars neutral c5"}
    t = duel(f"{card} b1", DUMMY, mine={"B": "griffins few b3"}, theirs=near)
    t.act("A").strike("T", [0])
    assert t.asked() == ("second-strike", 0)
    assert t.choices() == {"F", "G", "B"}
    t.choose("strike", "F", dice=[1]).done()
    assert t.sums() == [(attack, 0), (3, 2)]
    assert t.story() == ["A > T", "A > F"]


@pytest.mark.ability("second_attack_near_target", "liches pack")
@pytest.mark.rule("h3:9:secondary-strike-friendly-fire")
def test_liches_must_attack_a_friend_if_nobody_else_is_next_to_the_target() -> None:
    t = duel("liches pack b1", DUMMY, mine={"B": "griffins few b3"}).attack("A", "T", [0, 0])
    assert t.story() == ["A > T", "A > B"], "and a friend does not retaliate"
    assert t.damage("B") == 2
    t = duel("liches pack b1", DUMMY).attack("A", "T", [0])
    assert t.story() == ["A > T"]


@pytest.mark.ability("second_attack_near_target", *LICHES)
@pytest.mark.rule("h3:9:multi-attack-retaliation-last", "h3:9:ranged-penalty-adjacent")
@pytest.mark.parametrize(("card", "defense"), [("liches pack", 1), ("liches neutral", 0)])
def test_next_to_their_target_liches_may_have_to_hit_themselves(card: str, defense: int) -> None:
    t = duel(card, DUMMY).attack("A", "T", [0, 0, 1, -1])
    assert t.story() == ["A > T", "A > A", "T < A"], "the retaliation waits"
    assert t.dice() == [[0, 0], [1], [-1]], "the penalty is about enemies"
    assert t.sums()[1:] == [(3, defense), (2, defense)]


@pytest.mark.ability("second_attack_near_target", "liches pack")
def test_next_to_their_target_liches_may_prefer_somebody_else() -> None:
    t = duel("liches pack", DUMMY, theirs={"F": "boars neutral c4"})
    t.act("A").strike("T", [0, 0])
    assert t.choices() == {"A", "F"}
    t.choose("strike", "F", dice=[0, -1]).done()
    assert t.story() == ["A > T", "A > F", "T < A"]


@pytest.mark.ability("second_attack_near_target", "liches neutral")
def test_liches_may_kill_themselves_and_are_not_answered_then() -> None:
    t = duel("liches neutral", DUMMY, damage={"A": 4}).attack("A", "T", [0, 0, 0])
    assert (t.alive("A"), t.story()) == (False, ["A > T", "A > A"])


@pytest.mark.ability("second_attack_near_target", "liches neutral")
@pytest.mark.rule("h3:9:penalty-two-dice-low")
def test_the_second_attack_into_the_enemy_backline_has_the_penalty_from_the_own_one() -> None:
    t = duel("liches neutral b1", DUMMY, theirs={"F": "boars neutral b5"}).attack("A", "T", [0, 1, 0])
    assert t.dice() == [[0], [1, 0]]
    assert t.sums() == [(3, 0), (2, 0)]


@pytest.mark.ability("second_attack_near_target", "liches pack")
def test_liches_attack_around_the_place_where_their_target_fell() -> None:
    t = duel("liches pack b1", "peasants neutral", theirs={"F": "boars neutral c4"}).attack("A", "T", [0, 0])
    assert (t.alive("T"), t.story()) == (False, ["A > T", "A > F"])


@pytest.mark.ability("second_attack_near_target", "liches pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_liches_retaliate_with_one_strike() -> None:
    t = duel("goblins neutral", "liches pack", mine={"B": "boars neutral b2"}).attack("A", "T", [0, 0, 0])
    assert t.story() == ["A > T", "T < A"]

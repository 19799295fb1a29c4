"""Chapter 4, resolving the attack: the steps, the numbers, what an attack may not do."""

from __future__ import annotations

import pytest

from tests.games.heroes3.battle import Battle

PAIR = {"A": "crusaders few a3", "D": "crusaders few a4"}


def rows(b: Battle, hit: int = 0) -> dict[str, int]:
    """The addends of a strike by the ends of their message ids."""
    return {r["words"]["id"].removeprefix("h3-sum-"): r["value"] for r in b.told("hits")[hit]["sum"]["rows"]}


@pytest.mark.rule("h3:4:attack-step-declare", "h3:4:attack-step-roll", "h3:4:attack-step-damage")
def test_declare_roll_damage_in_this_order() -> None:
    b = Battle(PAIR, "A").attack("A", "D", [1, 0])
    kinds = [e.kind for e in b.events if e.kind in ("attacks", "rolls", "hits")]
    assert kinds[:3] == ["attacks", "rolls", "hits"]
    assert b.hits()[0] == 2


@pytest.mark.rule("h3:4:attack-step-defense", "h3:9:attack-stat", "h3:9:defense-stat")
def test_every_addend_is_named() -> None:
    b = Battle(PAIR, "A").attack("A", "D", [1, 0])
    assert rows(b) == {"attack": 3, "die": 1, "defense": -2}
    assert b.told("hits")[0]["sum"]["total"]["value"] == 2


@pytest.mark.rule("h3:4:damage-never-negative")
def test_damage_is_never_below_nothing() -> None:
    b = Battle({"A": "peasants neutral a3", "D": "crusaders few a4"}, "A").attack("A", "D", [-1, 0])
    assert rows(b) == {"attack": 1, "die": -1, "defense": -2, "floor": 2}
    assert b.hits()[0] == 0


@pytest.mark.rule("h3:4:attack-step-cards")
def test_cards_have_their_place_before_the_roll() -> None:
    b = Battle(PAIR, "A").attack("A", "D", [0, 0])
    assert b.story() == ["A > D", "D < A"]


@pytest.mark.rule("h3r:friendly-attack")
def test_nobody_attacks_a_friend() -> None:
    b = Battle({"A": "crusaders few a3", "F": "crusaders few a2", "D": "crusaders few a4"}, "AF").act("A")
    assert b.targets() == {"D"}
    assert b.refusals("attack", b.refs["F"], 8) == ["h3r:friendly-attack"]


@pytest.mark.rule("h3:9:hp-stat", "h3:9:pack-flips", "h3:9:flip-overflow")
def test_a_pack_turns_to_few_with_what_is_left_over() -> None:
    b = Battle({"A": "champions few a3", "D": "skeletons pack a4"}, "A").attack("A", "D", [-1, 0])
    assert (b.side("D"), b.damage("D"), b.left("D")) == ("few", 1, 1)


@pytest.mark.rule("h3:9:flip-can-die-at-once")
def test_it_may_be_defeated_by_the_same_damage() -> None:
    b = Battle({"A": "champions few a3", "D": "skeletons pack a4", "X": "crusaders few d5"}, "A")
    b.attack("A", "D", [0])
    assert not b.alive("D") and b.story() == ["A > D"]


@pytest.mark.rule("h3:9:flip-keeps-markers")
def test_tokens_and_cubes_stay_on_a_flipped_card() -> None:
    b = Battle({"A": "champions few a3", "D": "skeletons pack a4"}, "A", damage={"D": 1})
    b.token("D", "defense").token("D", "black-cube").attack("A", "D", [-1, 1])
    assert (b.side("D"), b.tokens("D"), b.black_cube("D")) == ("few", {"defense": 1}, True)


@pytest.mark.rule("h3:9:pack-flips")
def test_a_flipped_unit_acts_by_its_new_initiative_and_type() -> None:
    b = Battle({"A": "champions few a3", "T": "titans pack a4", "X": "crusaders few d5"}, "A", damage={"T": 7})
    assert b.s.queue == [b.refs["T"], b.refs["A"], b.refs["X"]]
    b.attack("A", "T", [0, 0])
    assert b.side("T") == "few" and b.s.speed[b.refs["T"]] == 7
    b.act("T")
    assert b.ask.rule == "h3:3:activation-move-then-act"


@pytest.mark.rule("h3:9:neutral-defeated-discard", "h3:9:neutral-single-sided")
def test_a_neutral_unit_has_one_side() -> None:
    b = Battle({"A": "champions few a3", "D": "skeletons neutral a4", "X": "crusaders few d5"}, "A")
    b.attack("A", "D", [1])
    assert not b.alive("D")
    assert b.told("falls")


@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_attack_abilities_sleep_in_a_retaliation() -> None:
    b = Battle({"A": "crystal_dragons neutral a3", "D": "behemoths pack a4"}, "A").attack("A", "D", [0, 0])
    assert b.sums()[1] == (7, 3), "the Defense is not lowered"
    assert b.tokens("A") == {}


@pytest.mark.rule("h3:4:neutral-must-attack", "h3:4:neutral-cannot-defend")
def test_a_neutral_unit_must_attack_and_never_defends() -> None:
    b = Battle({"A": "crusaders few a3", "N": "gnolls neutral a4"}, "A", neutral=1).act("N")
    assert b.verbs() == {"attack"}
    assert b.refusals("defend") == ["h3:4:neutral-cannot-defend"]
    for key in (("end",), ("move", 19)):
        assert "h3:4:neutral-must-attack" in b.refusals(*key)


@pytest.mark.rule("h3:4:neutral-cannot-defend")
def test_a_neutral_unit_that_reaches_nobody_may_move_or_wait() -> None:
    b = Battle({"A": "crusaders few a1", "N": "gnolls neutral d5"}, "A", neutral=1).act("N")
    assert b.verbs() == {"move", "end"}
    assert b.refusals("defend") == ["h3:4:neutral-cannot-defend"]

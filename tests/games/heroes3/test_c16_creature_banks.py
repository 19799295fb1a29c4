"""Chapter 16, Creature Banks and the Random Town."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.content import FACE_KEYS, FACES
from battlebook.games.heroes3.state import STACK_ATTACK, STACK_DEFENSE, STACK_HEALTH, STACK_INITIATIVE
from tests.games.heroes3.fights import At, Fight, battle, duel, name_of, setup_fight, space

TWO = ["dwarves few", "orcs few"]
IN_ORDER = [3, 2, 1]  # draws of a shuffle that leave four things as they are


def bank(cards: list[int], army: object = None, name: str = "crypt", difficulty: str = "easy") -> Fight:
    """A bank whose guards take the corners a1, d1, a5, d5 in order; then come the draws for Stack Tokens."""
    return setup_fight("bank", army or TWO, [*IN_ORDER, *cards], bank=name, difficulty=difficulty)


def corners(fight: Fight) -> dict[str, str]:
    """What stands in the corners."""
    s = fight.s
    return {name_of(s.place[u]): FACE_KEYS[s.face[u]][0] for u in range(s.unit_count()) if s.side[u] == 1}


def stacked(fight: Fight) -> dict[str, int]:
    """Stack Tokens by corner."""
    s = fight.s
    return {name_of(s.place[u]): s.stacked[u] for u in range(s.unit_count()) if s.stacked[u] and s.side[u] == 1}


@pytest.mark.rule("h3:16:optional", "h3:16:deploy-player")
def test_the_player_deploys_on_the_six_spaces_in_the_middle() -> None:
    fight = bank([])
    assert (fight.ask.kind, fight.ask.rule) == ("place", "h3:16:deploy-player")
    assert fight.ask.form is not None
    assert [name_of(n) for n in fight.ask.form.limits()["spaces"]] == ["b2", "c2", "b3", "c3", "b4", "c4"]
    dwarves = fight.unit("dwarves")
    assert fight.refused((dwarves, space("b1"))) == ("h3:16:deploy-player", "outside")
    assert fight.refused((dwarves, space("b3")), (fight.unit("orcs"), space("b3"))) == ("h3:2:place-free", "taken")
    assert fight.refused() == ("h3:2:place-free", "no-unit")
    assert bank([*IN_ORDER, 0]).place(dwarves="b3", orcs="c2").where("orcs") == "c2"


@pytest.mark.rule("h3:16:deploy-guards", "h3:16:no-tier")
def test_four_guards_take_the_corners_at_random() -> None:
    fight = bank([*IN_ORDER, 0]).place(dwarves="b3")
    assert [name_of(e["places"][0]) for e in fight.told("placed")[1:]] == ["a1", "d1", "a5", "d5"]
    names = {"skeletons@crypt", "zombies@crypt", "wraiths@crypt", "vampires@crypt"}
    assert {FACE_KEYS[f][0] for f in fight.s.face[2:]} == names
    assert {FACES[f].tier for f in fight.s.face[2:]} == {-1}
    other = setup_fight("bank", TWO, [0, 0, 0, *IN_ORDER, 0], bank="crypt", difficulty="easy").place(dwarves="b3")
    assert [name_of(e["places"][0]) for e in other.told("placed")[1:]] == ["d1", "a5", "d5", "a1"]


@pytest.mark.rule("h3:16:stack-count", "h3:16:stack-types")
@pytest.mark.parametrize(("difficulty", "count"), [("easy", 1), ("normal", 2), ("hard", 3), ("impossible", 4)])
def test_the_difficulty_says_how_many_stack_tokens_there_are(difficulty: str, count: int) -> None:
    fight = bank([*IN_ORDER, 0, 1, 2, 3][: 3 + count], name="naga_bank", difficulty=difficulty)
    fight.place(dwarves="b2")
    tokens = [e["n"] for e in fight.told("token-placed") if e["token"]["id"] == "stack"]
    assert tokens == [STACK_ATTACK, STACK_DEFENSE, STACK_HEALTH, STACK_INITIATIVE][:count]


@pytest.mark.rule("h3:16:stack-types")
def test_what_a_stack_token_gives() -> None:
    naga = "nagas@naga_bank"
    fast = battle([At("griffins few", "a1")], [At(naga, "d5", stack=STACK_INITIATIVE)])
    assert fast.s.speed[fast.unit(naga)] == 8 and fast.units_told("activates")[0] == naga
    mine, theirs = At("griffins few", "a4"), At(naga, "a5", stack=STACK_DEFENSE)
    plain = battle([mine], [theirs._replace(stack=0)], dice=(1, 0)).attack(naga, "a4")
    assert plain.told("hits")[0]["n"] == 2
    guarded = battle([mine], [theirs], dice=(1, 0)).attack(naga, "a4")
    assert guarded.told("hits")[0]["n"] == 1


@pytest.mark.rule("h3:16:stack-absorb")
def test_a_stacked_unit_loses_its_token_instead_of_falling() -> None:
    zombies = "zombies@crypt"
    fight = battle(
        [At("behemoths few", "a4"), At("gnolls few", "d1")], [At(zombies, "a5", stack=STACK_HEALTH, damage=1)],
        dice=(-1, 0),
    )  # fmt: skip
    fight.attack(zombies, "a4")
    unit = fight.unit(zombies)
    assert fight.told("stack-lost")[0]["left"] == 3, "6 - 1 = 5 damage and 1 before, 3 HP with the token"
    assert fight.where(zombies) == "off", "the rest is more than the unit bears"
    fight = battle([At("goblins few", "a4"), At("gnolls few", "d1")], [At(zombies, "a5", stack=STACK_HEALTH, damage=2)],
                   dice=(0, 0))  # fmt: skip
    fight.attack(zombies, "a4")
    assert (fight.where(zombies), fight.s.stacked[unit], fight.s.damage[unit]) == ("a5", 0, 0)


@pytest.mark.rule("h3:16:no-limit")
def test_a_bank_has_no_limit_of_rounds() -> None:
    fight = bank([*IN_ORDER, 0], army=["behemoths pack"]).place(behemoths="b2")
    while fight.s.ask is not None and fight.s.round < 3:
        fight.do("end") if ("end",) in fight.offered() else fight.do(*fight.offered()[0])
    assert fight.s.round == 3
    assert fight.told("pays-movement") == []
    assert fight.s.mp == 0


@pytest.mark.rule("h3:16:stack-gained")
def test_a_gained_guard_that_is_still_stacked_draws_a_token_each_time() -> None:
    gained = {"unit": "zombies@crypt", "side": "neutral", "stacked": True}
    fight = setup_fight("bank", [*TWO, gained], [1, *IN_ORDER, *IN_ORDER, 0], bank="imp_cache", difficulty="easy")
    assert fight.ask.kind == "place"
    assert fight.s.stacked[fight.unit("zombies@crypt")] == STACK_DEFENSE
    assert fight.units_told("token-placed") == ["zombies@crypt"]


@pytest.mark.rule("h3:16:stack-gained")
def test_also_in_a_duel() -> None:
    gained = {"unit": "zombies@crypt", "side": "neutral", "stacked": True}
    fight = duel([gained], [{"unit": "griffins", "side": "few"}, gained], cards=[3, 0])
    assert [fight.s.stacked[unit] for unit in range(3)] == [STACK_INITIATIVE, 0, STACK_ATTACK]


@pytest.mark.rule("h3:16:random-town", "h3:2:player-before-neutrals")
def test_a_random_town_has_a_garrison_of_one_faction() -> None:
    fight = setup_fight("random-town", TWO, [1], faction="castle", mp=0)
    assert fight.s.unit_count() == 2
    fight.place(dwarves="d1")
    garrison = fight.units_told("guard-joins")
    assert garrison == ["halberdiers", "crusaders", "zealots", "archangels", "champions"]
    sides = [FACE_KEYS[fight.s.face[fight.unit(name)]][1] for name in garrison]
    assert sides == ["pack", "pack", "pack", "few", "few"]
    places = [name_of(e["places"][0]) for e in fight.told("placed")[1:]]
    assert places == ["a5", "a4", "b4", "c4", "d4"], "the Zealots are Ranged, the others go by Initiative"

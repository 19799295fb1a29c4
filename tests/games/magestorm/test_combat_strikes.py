"""Engagement and melee: initiative, attack against defense, damage from the front, losses."""

from __future__ import annotations

import pytest

from battlebook.games.magestorm.content import CARDS
from tests.games.magestorm.clash import Clash
from tests.games.magestorm.field import put

PLAIN = {"initiative": 0, "attack": 0, "defense": 0, "damage": 0, "resistance": 90, "unstoppable": False}


def duel(geltz: dict[str, int], ahma: dict[str, int], dice: list[int] | None = None, **more: object) -> Clash:
    """A Geltz attacks an Ahma; every value not named is 0, and both can take 90."""
    cards = {"geltz": {**PLAIN, **geltz}, "ahma": {**PLAIN, **ahma}}
    return Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=cards, **more).begin(dice)  # type: ignore[arg-type]


def strikers(c: Clash) -> list[int]:
    """The sides in the order in which they struck."""
    return [e["unit"]["seat"] for e in c.told("attack")]


@pytest.mark.rule("ms:combat-4:initiative-sum", "ms:combat-4:initiative-higher-first")
def test_the_higher_initiative_strikes_first() -> None:
    c = duel({"initiative": 3}, {"initiative": 5}, [4, 1] + [3] * 8)
    assert [e["n"] for e in c.told("initiative")] == [7, 6] and strikers(c) == [0, 1, 0, 1]
    c = duel({"initiative": 3}, {"initiative": 5}, [2, 1] + [3] * 8)
    assert [e["n"] for e in c.told("initiative")] == [5, 6] and strikers(c)[:2] == [1, 0]


@pytest.mark.rule("ms:combat-4:initiative-tie-rerolled")
def test_a_tie_is_rolled_again_by_both_as_often_as_it_takes() -> None:
    c = duel({}, {}, [3, 3, 5, 5, 1, 2] + [3] * 8)
    assert [e["n"] for e in c.told("initiative-tie")] == [3, 5]
    assert c.told("strikes-first")[0]["unit"]["seat"] == 1


@pytest.mark.rule("ms:combat-4:attack-beats-defense")
def test_an_attack_succeeds_only_above_the_defense() -> None:
    for attack, hit in ((3, "fails"), (4, "hit")):
        c = duel({"initiative": 9, "attack": attack, "damage": 5}, {"defense": 2}, [1, 1, 2, 3] + [3] * 6)
        assert c.damages()[0] == (hit, 5 if hit == "hit" else 2)


@pytest.mark.rule("ms:combat-4:counters-on-first", "msr:attacker-word", "ms:prep:first-card-takes-damage")
def test_damage_adds_to_what_already_lies_on_the_unit_that_is_struck() -> None:
    c = duel({"damage": 5, "attack": 40}, {"damage": 7, "attack": 40}, damage={"K1": 4, "L1": 1})
    assert (c.s.damage[c.unit("K1")], c.s.damage[c.unit("L1")]) == (4 + 7 + 7, 1 + 5 + 5)


@pytest.mark.rule("ms:combat-4:eliminate-at-resistance", "ms:card:resistance", "ms:combat-4:overflow")
def test_damage_eliminates_at_resistance_and_the_rest_goes_on_to_the_next_card() -> None:
    cards = {
        "geltz": {**PLAIN, "attack": 40, "damage": 21, "initiative": 90},
        "walthus": PLAIN,
        "hneiwan": PLAIN,
        "hairus": PLAIN,
    }
    for name, resistance in (("walthus", 9), ("hneiwan", 8), ("hairus", 60)):
        cards[name] = {**PLAIN, "resistance": resistance}
    units = {"K1": "E4 geltz", "L1": "E5 walthus hneiwan hairus"}
    c = Clash(units, cards=cards, tokens={"L": {"oak": 1}}).begin().go("magic")
    assert c.line("L") == ["hairus"] and c.s.damage[c.unit("L1")] == 21 - 9 - 8
    assert c.s.lost == [0, 17]


@pytest.mark.rule("ms:combat-4:stop-conditions", "ms:combat-4:no-damage-to-reserve", "msr:excess-damage-lost")
def test_damage_never_reaches_the_reserve() -> None:
    cards = {"geltz": {**PLAIN, "attack": 40, "damage": 90, "initiative": 90}}
    units = {"K1": "E4 geltz", "L1": "E5 walthus walthus walthus walthus hairus"}
    c = Clash(units, cards=cards, tokens={"L": {"oak": 1}}).begin().go("magic")
    assert (c.line("L"), c.reserve("L"), c.s.damage[c.unit("L1")]) == ([], ["hairus"], 0)
    assert c.told("damage-lost")[0]["n"] == 90 - 4 * 9


@pytest.mark.rule("ms:combat-4:removed-at-once", "ms:combat-4:strike-back")
def test_in_the_engagement_only_survivors_strike_back() -> None:
    cards = {"geltz": {**PLAIN, "attack": 40, "damage": 9, "initiative": 90}}
    c = Clash({"K1": "E4 geltz", "L1": "E5 walthus hairus"}, cards=cards).begin()
    assert [thing for _, what, thing in c.rows("attack", "L") if what == "card"] == ["hairus"]
    assert strikers(c)[:2] == [0, 1]


@pytest.mark.rule("msr:empty-line-strikes")
def test_an_empty_line_does_not_strike_back() -> None:
    cards = {"geltz": {**PLAIN, "attack": 40, "damage": 90, "initiative": 90}}
    units = {"K1": "E4 geltz", "L1": "E5 walthus walthus walthus walthus hairus"}
    c = Clash(units, cards=cards, tokens={"L": {"oak": 1}}).begin().go("magic")
    assert strikers(c) == [0]
    c.cast("L")
    assert strikers(c) == [0, 0, 1]  # in the melee the reserve strikes


@pytest.mark.rule("ms:combat-4:troops-discarded")
def test_eliminated_troops_are_discarded_for_all_to_see() -> None:
    cards = {"geltz": {**PLAIN, "attack": 40, "damage": 9, "initiative": 90}}
    c = Clash({"K1": "E4 geltz", "L1": "E5 walthus hairus hairus"}, cards=cards).begin()
    assert [CARDS[card].id for card in c.s.discards[1]] == ["hairus", "walthus"]


@pytest.mark.rule(
    "ms:combat-4:creature-back-to-deck", "ms:combat-4:creatures-can-take-damage", "msr:creature-first-by-loss"
)
def test_a_creature_that_has_come_to_the_front_takes_damage_and_goes_back() -> None:
    cards = {"geltz": {**PLAIN, "attack": 40, "damage": 10, "initiative": 90}, "hairus": PLAIN, "bears": {"attack": 0}}
    c = Clash({"K1": "E4 geltz", "L1": "E5 walthus hairus"}, cards=cards, tokens={"L": {"bears": 2}}).begin()
    c.cast("L", "bears").do("place", 1)
    assert c.line("L") == ["bears", "hairus"] and c.s.damage[c.unit("L1")] == 1
    c.cast("L")
    assert c.told("creature-lost") and not any(CARDS[card].id == "bears" for card in c.s.discards[1])


@pytest.mark.rule("ms:combat-8:no-initiative", "ms:combat-8:same-rules")
def test_in_the_melee_the_attacker_rolls_first_whoever_won_initiative() -> None:
    c = duel({"initiative": 0}, {"initiative": 90})
    assert strikers(c) == [1, 0, 0, 1] and len(c.told("initiative")) == 2


@pytest.mark.rule("ms:combat-8:simultaneous", "msr:advance-mutual-elimination")
def test_in_the_melee_both_strike_before_anybody_falls() -> None:
    cards = {
        "geltz": {**PLAIN, "attack": [0, 60], "damage": 9, "resistance": 5},
        "ahma": {**PLAIN, "attack": [0, 60], "damage": 9, "resistance": 5},
    }
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=cards).begin([2, 1, 1, 6, 1, 6, 6, 1, 6, 1])
    assert c.damages() == [("fails", 2), ("fails", 2), ("hit", 9), ("hit", 9)]
    assert (c.where("K1"), c.where("L1")) == ("off", "off") and c.idle()


@pytest.mark.rule("msr:combat-example-swapped-paragraphs")
def test_who_is_struck_loses_before_he_strikes_back() -> None:
    cards = {"kirtais": {"initiative": 90, "damage": 0, "attack": 0}}
    c = Clash({"K1": "E4 kirtais waiks geltz skaitan", "L1": "E5 walthus hneiwan hneiwan ahma"}, cards=cards)
    put(c.s, "damage", L1=8)
    c.begin()
    kinds = [e.kind for e in c.events]
    assert kinds.index("card-lost") < [i for i, kind in enumerate(kinds) if kind == "attack"][1]

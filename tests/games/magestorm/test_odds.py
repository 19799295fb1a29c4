"""Exact chances of a combat's rolls, against every way the dice can fall."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from battlebook.games.magestorm import odds
from battlebook.games.magestorm.game import GAME
from battlebook.kernel import gate
from tests.games.magestorm.clash import Clash

DICE = list(product(range(1, 7), repeat=2))


@pytest.mark.parametrize("lead", range(-8, 9))
def test_the_chance_to_beat_a_die_is_counted_out(lead: int) -> None:
    assert odds.beats(lead) == Fraction(sum(a + lead > b for a, b in DICE), 36)


@pytest.mark.parametrize("lead", range(-8, 9))
def test_initiative_is_rolled_until_somebody_wins(lead: int) -> None:
    wins, ties = odds.beats(lead), Fraction(sum(a + lead == b for a, b in DICE), 36)
    assert odds.first(lead) == wins + ties * odds.first(lead)
    assert odds.first(lead) + odds.first(-lead) == 1


def test_a_view_shows_sums_and_chances_of_the_next_rolls() -> None:
    cards = {name: {"resistance": 90} for name in ("geltz", "ahma")}
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=cards, tokens={"K": {"speed": 1}}).begin()
    assert gate.view(GAME, c.s, 0)["fight"]["sums"] is None
    c.cast("K")
    fight = gate.view(GAME, c.s, 1)["fight"]
    assert fight["when"] == "melee" and fight["sums"][0] == {
        "initiative": 1, "attack": 3, "defense": 3, "damage": 3, "least": 2,
    }  # fmt: skip
    hits = [float(odds.beats(3 - 4)), float(odds.beats(4 - 3))]
    for side in (0, 1):  # every addend that the page shows belongs to a sum
        told = {what: sum(row["value"] for row in rows) for what, rows in fight["addends"][side].items()}
        assert told == {what: n for what, n in fight["sums"][side].items() if what != "least"}
    assert fight["kept"] == [0, 0]
    assert fight["chances"] == [{"first": None, "hits": hits[0]}, {"first": None, "hits": hits[1]}]


def fated(**tokens: int) -> Clash:
    """A Fate Guardian attacks: every sum is 5, so the dice decide."""
    fives = {"initiative": 5, "attack": 5, "defense": 5, "damage": 4, "resistance": 90, "unstoppable": False}
    named = {name.replace("_", "-"): n for name, n in tokens.items()}
    units = {"K1": "E4 geltz", "L1": "E5 ahma"}
    cards = {"geltz": fives, "ahma": fives}
    return Clash(units, mages=("fate-guardian", "druid"), cards=cards, tokens={"K": named})


def shares(c: Clash, *key: object) -> list[tuple[float, str, str]]:
    """What is said of the chances of an answer."""
    found = gate.odds(GAME, c.s, c.seat(), key)
    assert found is not None and found["assumes"]
    return [
        (round(row["share"] * 36, 6), row["kind"], row["words"]["id"].removeprefix("ms-odds-"))
        for row in found["outcomes"]
    ]


def test_the_chances_of_an_initiative_roll_after_each_spell() -> None:
    c = fated(tome_6=1, zero=1, equality=1, die=1).begin([])
    assert c.ask.kind == "fate"
    assert shares(c, "pass") == [(15, "good", "first"), (6, "neutral", "tie"), (15, "bad", "first")]
    assert shares(c, "tome", 6, 0) == [(30, "good", "first"), (6, "neutral", "tie")]
    assert shares(c, "zero", 1) == [(36, "good", "first")]
    assert shares(c, "equality", 3, 0, 1) == [(36, "neutral", "tie")]
    two_dice = sum(a + b > d for a in range(1, 7) for b in range(1, 7) for d in range(1, 7))
    assert shares(c, "add-die", 0)[0] == (round(two_dice / 6, 6), "good", "first")


def test_the_chances_of_an_attack_after_a_die_was_rolled() -> None:
    c = fated(reroll=3).begin([6, 1, 2])
    while c.ask.kind != "reroll" or len(c.told("rolls")) < 3:
        c.do("pass")
    assert shares(c, "pass") == [(6, "good", "hits"), (30, "bad", "fails")]  # a 2 against a die to come
    assert shares(c, "reroll", 0) == [(15, "good", "hits"), (21, "bad", "fails")]
    assert gate.odds(GAME, c.s, c.seat(), ("reroll", 1)) is None


@pytest.mark.rule("msr:fate-initiative-tie", "ms:combat-4:initiative-tie-rerolled")
def test_a_tie_opens_a_new_window_of_fate() -> None:
    c = fated(tome_6=2).begin([3, 3])
    c.do("pass")
    assert c.told("initiative-tie") and c.ask.kind == "fate" and len(c.s.dice) == 2
    c.do("tome", 6, 0).do("pass", dice=[2])
    assert c.told("strikes-first")[0]["unit"]["seat"] == 0

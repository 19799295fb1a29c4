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
    assert fight["chances"] == [{"first": None, "hits": hits[0]}, {"first": None, "hits": hits[1]}]

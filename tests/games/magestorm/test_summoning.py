"""Summoning spells: one card of each Elemental, three of Bears and of Wolves."""

from __future__ import annotations

import pytest

from tests.games.magestorm.clash import Clash

TOUGH = {"geltz": {"resistance": 90}, "ahma": {"resistance": 90}}


def called(mage: str, *names: str) -> Clash:
    """The Kragis mage summons; then the Druid is asked for spells in the second magic step."""
    tokens = {"K": {name: names.count(name) for name in names}, "L": {"oak": 1}}
    units = {"K1": "E4 geltz geltz", "L1": "E5 ahma ahma"}
    return (
        Clash(units, cards=TOUGH, mages=(mage, "druid"), tokens=tokens).begin().cast("K", *names).cast("L").go("magic")
    )


@pytest.mark.rule("ms:spell-druid:bears", "ms:spell-druid:wolves")
def test_three_bears_and_three_wolves_join_the_line() -> None:
    c = called("druid", "bears", "bears", "bears", "wolves", "wolves", "wolves")
    assert sorted(c.line("K")) == ["bears"] * 3 + ["geltz"] * 2 + ["wolves"] * 3
    assert c.line("K")[0] == "geltz" and c.tokens("K") == {}


@pytest.mark.rule("ms:spell-air:air-elemental")
def test_one_air_elemental_of_each_size() -> None:
    names = ["air-elemental-lesser", "air-elemental-greater", "air-elemental-prime"]
    c = called("airmage", *names)
    assert [c.s.plan.spells[c.spell(name)].copies for name in names] == [1, 1, 1]
    assert c.line("K")[0] == "geltz" and sorted(c.line("K")[1:]) == sorted(["geltz", *names])


@pytest.mark.rule("ms:spell-fire:fire-elemental")
def test_one_fire_elemental_of_each_size() -> None:
    names = ["fire-elemental-lesser", "fire-elemental-greater", "fire-elemental-prime"]
    c = called("firemage", *names)
    assert [c.s.plan.spells[c.spell(name)].copies for name in names] == [1, 1, 1]
    assert c.line("K")[0] == "geltz" and sorted(c.line("K")[1:]) == sorted(["geltz", *names])

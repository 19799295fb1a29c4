"""The Fate Guardian: one window before a roll, Reroll after each die."""

from __future__ import annotations

import pytest

from battlebook.games.magestorm import verbs_dice
from battlebook.games.magestorm.rules.procedures import FOR_INITIATIVE, DiceRoll, StrategicSpells
from tests.games.magestorm.field import Field

ROLL = "ms:combat-4:initiative-sum"


def rolling(tokens: dict[str, int], dice: list[int] | None = None, **more: int) -> Field:
    """Both sides roll; the Kragis have the Fate Guardian."""
    field = Field(mages=("fate-guardian", "airmage"), tokens={"K": tokens})
    field.s.active = 0
    return field.run(DiceRoll(FOR_INITIATIVE, ROLL, (0, 1)), dice=dice or [])


def totals(field: Field) -> tuple[int, int]:
    return verbs_dice.total(field.s, 0), verbs_dice.total(field.s, 1)


@pytest.mark.rule("ms:spell-fate:tomes", "ms:spells:target-die")
def test_a_tome_decides_any_one_die() -> None:
    field = rolling({"tome-5": 1}, [2]).do("tome", 5, 1)
    assert totals(field) == (2, 5) and field.idle() and not field.tokens("K")


@pytest.mark.rule("ms:spell-fate:zero")
def test_zero_only_on_an_enemy_die() -> None:
    field = rolling({"zero": 1}, [3])
    assert field.offered("zero") == [("zero", 1)]
    assert totals(field.do("zero", 1)) == (3, 0)


@pytest.mark.rule("ms:spell-fate:equality")
def test_equality_sets_one_own_and_one_enemy_die() -> None:
    field = rolling({"equality": 1})
    assert field.offered("equality") == [("equality", face, 0, 1) for face in range(1, 7)]
    assert totals(field.do("equality", 4, 0, 1)) == (4, 4)


@pytest.mark.rule("ms:spell-fate:die", "ms:spell-fate:die-unlimited", "ms:spell-fate:die-can-be-changed")
def test_dice_are_added_and_can_be_set() -> None:
    field = rolling({"die": 2, "tome-6": 1}).do("add-die", 0).do("add-die", 0)
    field.do("tome", 6, 3, dice=[1, 2, 3])
    assert totals(field) == (1 + 3 + 6, 2)


@pytest.mark.rule("ms:spell-fate:before-roll", "ms:spell-fate:before-either", "ms:spell-fate:no-cards")
def test_her_spells_come_before_the_first_die() -> None:
    field = rolling({"tome-1": 1, "reroll": 1})
    assert field.told("rolls") == [] and field.ask.kind == "fate"
    field.do("tome", 1, 0, dice=[4])
    assert field.ask.kind == "reroll" and field.offered("tome") == []
    assert field.fault("tome", 1, 1) == ("ms:spell-fate:reroll", "no-option")


@pytest.mark.rule("ms:spell-fate:reroll", "msr:fate-reroll-limits")
def test_the_die_just_rolled_is_rolled_again_as_often_as_there_are_tokens() -> None:
    field = rolling({"reroll": 2}, [1, 2, 6, 3]).do("reroll", 0).do("reroll", 0)
    assert totals(field) == (6, 3) and field.idle()
    field = rolling({"reroll": 1, "tome-2": 1}).do("tome", 2, 0, dice=[5])
    assert field.offered("reroll") == [("reroll", 1)]  # the die that was set was not rolled


@pytest.mark.rule("ms:spells:all-purpose-both", "msr:fate-window")
def test_she_bends_the_dice_of_the_opponents_strategic_spells() -> None:
    units = {"K1": "C5 geltz geltz", "L1": "E5 hairus hairus"}
    tokens = {"K": {"zero": 1}, "L": {"hurricane": 1}}
    field = Field(units, mages=("fate-guardian", "airmage"), tokens=tokens).run(StrategicSpells(1))
    field.s.active = 1
    field.do("spell", field.spell("hurricane")).do("at-hex", field.hex("C5"))
    assert (field.seat(), field.ask.kind) == (0, "fate")
    field.do("zero", 0)
    assert field.s.damage[0] == 0 and field.idle()


def test_without_power_points_nobody_is_asked() -> None:
    assert totals(rolling({"source": 5}, [3, 4])) == (3, 4)

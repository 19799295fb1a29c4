"""Ledgers, refusals, rulings."""

from __future__ import annotations

import sys

import pytest

from battlebook.kernel.rules import Ledger, Refusal, Rule, UnknownRule, load_ledger

LEDGER = load_ledger("tests.kernel.toys.bent_dice")


def test_a_ledger_is_read_from_beside_the_game() -> None:
    rule = LEDGER.rules["bent:3:price"]
    assert rule.section == "3 Bending" and rule.scope == "engine" and rule.same_as == ""
    ruling = LEDGER.rulings["bent-r:again"]
    assert ruling.switch and ruling.options[ruling.default] == ruling.recommended


def test_a_known_id_comes_back_interned() -> None:
    assert LEDGER("bent:3:" + "price") is sys.intern("bent:3:price")
    assert LEDGER("bent-r:again") == "bent-r:again"


def test_an_unknown_id_is_an_error_that_names_the_nearest() -> None:
    with pytest.raises(UnknownRule, match=r"no rule 'bent:3:prise' \(nearest: bent:3:price\)"):
        LEDGER("bent:3:prise")
    with pytest.raises(UnknownRule, match=r"no rule 'nothing at all'$"):
        LEDGER("nothing at all")
    with pytest.raises(UnknownRule):
        LEDGER.refusal("bent:3:prise")


def test_a_refusal_names_its_rule_and_cause() -> None:
    refusal = LEDGER.refusal("bent:3:gems", "no-gems")
    assert (refusal.rule, refusal.cause) == ("bent:3:gems", "no-gems")
    assert LEDGER.refusal("bent:3:gems").cause == "why"
    assert repr(Refusal("r", "c")) == "Refusal('r', 'c')"


def test_a_ledger_can_be_made_of_rules_alone() -> None:
    ledger = Ledger([Rule("a:1", "1", "base", "rule", "engine", "text", "", "", "")])
    assert ledger("a:1") == "a:1" and ledger.rulings == {}

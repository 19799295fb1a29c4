"""Exact odds: against rolling the same attack many times, and their shape."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from battlebook.games.heroes3 import odds
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.state import State
from battlebook.kernel import gate
from battlebook.kernel.forms import Pick
from battlebook.kernel.options import Ask, Group, Option
from tests.games.heroes3.battle import Battle
from tests.games.heroes3.test_differential import fights

WORDS = {"falls": odds.FALLS, "flips": odds.FLIPS, "holds": odds.HOLDS}

VOID = LEDGER("h3:9:ability-passive")


def outcomes(b: Battle, target: str) -> dict[odds.Pair, Fraction]:
    key = next(key for key in b.offered("attack") if key[1] == b.refs[target])
    return {pair: share for pair, share, _ in odds.shares(b.s, b.ask.args[0], key[1], key[2])}


def test_a_plain_attack_by_hand() -> None:
    """Attack 3 against Defense 1 and 2 HP: a -1 leaves 1 damage, else the Halberdiers fall; they hit back weakly."""
    b = Battle({"A": "crusaders few a3", "D": "halberdiers few a4", "X": "zealots few d5"}, "A").act("A")
    assert outcomes(b, "D") == {(odds.FALLS, odds.HOLDS): Fraction(2, 3), (odds.HOLDS, odds.HOLDS): Fraction(1, 3)}


def test_penalty_guard_and_retaliation_by_hand() -> None:
    units = {"A": "orcs few a3", "D": "skeletons few a4", "X": "zealots few d5"}
    b = Battle(units, "A", damage={"A": 3}).token("D", "defense").act("A")
    # Two dice, the lower: -1 5/9, 0 3/9, +1 1/9. Attack 2 against Defense 1, or 2 by a second roll of +1 (1/3); 2 HP.
    falls = Fraction(1, 9) * Fraction(2, 3)
    answer = Fraction(2, 3)  # Attack 2 + die against Defense 1 and 1 HP left: 0 or +1
    assert outcomes(b, "D") == {
        (odds.FALLS, odds.HOLDS): falls,
        (odds.HOLDS, odds.HOLDS): (1 - falls) * (1 - answer),
        (odds.HOLDS, odds.FALLS): (1 - falls) * answer,
    }


def test_a_roll_repeated_without_end_by_hand() -> None:
    """Neutral Champions roll each -1 again until it is none, so 0 and +1 come with 1/2 each; in an attack of their own
    they add two such dice. Attack 4 against Defense 2: 2 damage and what the dice show."""
    units = {"A": "crusaders few a3", "D": "champions neutral a4", "X": "zealots few d5"}
    b = Battle(units, "A", damage={"A": 1}).act("A")
    assert outcomes(b, "D") == {(odds.HOLDS, odds.HOLDS): Fraction(1, 2), (odds.HOLDS, odds.FALLS): Fraction(1, 2)}
    units = {"A": "champions neutral a3", "D": "crusaders few a4", "X": "zealots few d5"}
    b = Battle(units, "A").act("A")
    assert outcomes(b, "D") == {(odds.FALLS, odds.HOLDS): Fraction(1, 4), (odds.HOLDS, odds.HOLDS): Fraction(3, 4)}


def test_repeated_rolls_agree_with_dice() -> None:
    units = {"A": "champions neutral a3", "D": "crusaders few a4", "X": "zealots few d5"}
    s = Battle(units, "A").act("A").s
    assert s.ask is not None
    unit, target = s.ask.args[0], next(o.key[1] for o in s.ask.options() if o.key[0] == "attack")
    space = s.place[unit]
    rolled = sampled(s, unit, target, space, Random(5), 4000)
    for pair, share, _ in odds.shares(s, unit, target, space):
        assert abs(rolled[pair] / 4000 - share) < 0.03, (pair, share, rolled)


def sampled(s: State, unit: int, target: int, space: int, rng: Random, count: int) -> Counter[odds.Pair]:
    found: Counter[odds.Pair] = Counter()
    for _ in range(count):
        dice = tuple(rng.randrange(3) for _ in range(40))
        source, pair = odds.run(odds.about_to_attack(s, unit, space), unit, target, dice)
        while pair is None:  # a roll that is repeated has brought nothing: go on without it
            start, many = source.again[-1]
            dice = dice[:start] + dice[start + many :]
            source, pair = odds.run(odds.about_to_attack(s, unit, space), unit, target, dice)
        found[pair] += 1
    return found


def test_odds_agree_with_dice() -> None:
    rng = Random(3)
    tried = 0
    for s in fights(9):
        assert s.ask is not None
        attacks = [o.key for o in s.ask.options() if o.key[0] == "attack"] if s.ask.kind == "act" else []
        if not attacks or rng.random() > 0.04:
            continue
        key = rng.choice(attacks)
        args = (s.ask.args[0], key[1], key[2])
        exact = {pair: share for pair, share, _ in odds.shares(s, *args)}
        assert sum(exact.values()) == 1
        rolled = sampled(s, *args, rng, 600)
        for pair in odds.PAIRS:
            assert abs(rolled[pair] / 600 - exact.get(pair, 0)) < 0.09, (pair, exact, rolled)
        tried += 1
    assert tried > 15


def test_kept_odds_are_the_counted_ones() -> None:
    for s in fights(6):
        assert s.ask is not None
        if s.ask.kind == "act":
            for option in s.ask.options():
                if option.key[0] == "attack":
                    args = (s.ask.args[0], option.key[1], option.key[2])
                    if hash(args) % 7 == 0:
                        assert odds.shares(s, *args) == odds.counted(s, *args)


def test_a_long_count_is_given_up() -> None:
    units = {"A": "orcs few a3", "D": "skeletons few a4", "X": "zealots few d5"}
    b = Battle(units, "A", damage={"A": 3}).token("D", "defense").act("A")
    key = next(key for key in b.offered("attack") if key[1] == b.refs["D"])
    args = (b.s, b.ask.args[0], key[1], key[2])
    odds.KNOWN.clear()
    assert odds.shares(*args, 5) == () and odds.KNOWN == {}
    assert len(odds.shares(*args)) == 3


def test_odds_change_nothing_and_have_words() -> None:
    b = Battle({"A": "crusaders few a3", "D": "halberdiers few a4", "X": "zealots few d5"}, "A").act("A")
    before = GAME.table.digest(b.s)
    key = b.offered("attack")[0]
    found = gate.odds(GAME, b.s, 0, key)
    assert found is not None and GAME.table.digest(b.s) == before
    assert [o["kind"] for o in found["outcomes"]] == ["good", "neutral"]
    assert sum(o["share"] for o in found["outcomes"]) == pytest.approx(1)
    assert gate.odds(GAME, b.s, 0, ("defend",)) is None


def test_nothing_is_paid_in_odds() -> None:
    """Who may pay with cards so that a die counts as nothing does not; where one must, one does."""
    for least, most, paid in ((0, 2, 0), (1, 2, 1)):
        form = Pick(VOID, (3, 4, 5), least, most)
        found = odds.refusing(Ask(0, VOID, "discard", (), form))
        assert form.check(found) is None and bool(found) == bool(paid)
    kept = Option(("keep",)), Option(("roll",))
    assert odds.refusing(Ask(0, VOID, "reroll", (Group(VOID, "reroll", kept[::-1]),), None)) == ("keep",)

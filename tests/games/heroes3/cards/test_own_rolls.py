"""Dice that an ability or a card throws for itself: who may act on them, and what they still mean."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.odds import odds
from battlebook.games.heroes3.rules.c14_morale import POSITIVE
from tests.games.heroes3.cards.strikes import Duel

GOOD = {"morale": POSITIVE}
RULES = ("h3:14:positive-uses", "h3r:own-roll-window")
STARE = {"A": "gorgons pack b3", "D": "champions pack b4"}
DWARVES = {"A": "crusaders few b2", "D": "dwarves few b5"}


def struck(attacker: str, dice: list[int], **more: object) -> Duel:
    """The attack is over but for what the attacker rolls for its ability; nobody has acted on a die so far."""
    units = {"A": f"{attacker} b3", "D": "champions pack b4"}
    return Duel(units=units, more=GOOD, **more).declare(dice=dice).passes(1)  # type: ignore[arg-type]


@pytest.mark.rule(*RULES, "h3:14:die-special-use")
def test_a_token_rolls_a_die_of_the_death_stare_again() -> None:
    b = struck("gorgons pack", [1, 0, -1])
    assert b.ask.kind == "cards-roll"
    b.passes(1)
    assert (b.ask.kind, b.ask.seat, b.s.dice) == ("cards-ability", 0, (0, -1))
    assert [k[1] for k in b.cards("morale-reroll")] == [0, 1]
    b.choice("morale-reroll", 1, dice=[0])
    assert b.s.dice != (0, 0) and b.holder().morale == 0
    assert len(b.told("flips")) == 1, "0 and 0: the side that the target shows is gone"
    assert b.told("rerolls")[0]["dice"][0]["faces"] == [0, 0]


@pytest.mark.rule(*RULES)
def test_without_a_reroll_the_stare_stays_as_it_was_thrown() -> None:
    b = struck("gorgons pack", [1, 0, -1]).passes(2)
    assert not b.told("flips") and b.holder().morale == POSITIVE


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize(("attacker", "before", "after", "kind"), [
    ("basilisks neutral", 1, 0, "token-placed"),
    ("thunderbirds neutral", -1, 0, "hurt"),
    ("ghost_dragons neutral", 1, 0, "pushed"),
])  # fmt: skip
def test_every_ability_of_an_attack_waits_for_its_die(attacker: str, before: int, after: int, kind: str) -> None:
    b = struck(attacker, [0, before]).passes(1)
    assert b.ask.kind == "cards-ability" and not b.told(kind)
    b.choice("morale-reroll", dice=[after])
    if kind == "pushed":
        b.do(*b.offered()[0])
    assert b.told(kind)


@pytest.mark.rule(*RULES)
def test_the_die_of_a_retaliation_is_rolled_again() -> None:
    units = {"A": "champions pack b3", "D": "medusas pack b4"}
    b = Duel(units=units, their_more=GOOD).declare(dice=[-1, -1, 1])
    while b.ask.kind != "cards-ability":
        b.passes(1)
    assert b.ask.seat == 1 and "paralysis" not in b.tokens("A")
    b.choice("morale-reroll", dice=[0])
    assert "paralysis" in b.tokens("A")


@pytest.mark.rule(*RULES)
def test_nobody_rolls_the_own_dice_of_the_other_side_again() -> None:
    b = Duel("", "cards_of_prophecy", units=STARE, their_more=GOOD).declare(dice=[1, 0, 0]).passes(1)
    while b.ask.kind != "cards-ability":
        b.passes(1)
    assert b.ask.seat == 1
    assert not b.cards("morale-reroll") and b.why_not("cards_of_prophecy", "first") == ["h3:12:reroll-after-roll"]


@pytest.mark.rule("h3r:own-roll-window")
def test_a_shield_ignores_a_die_of_the_stare() -> None:
    b = Duel("", "shield_of_the_dwarven_lords", units=STARE).declare(dice=[1, 0, 0]).passes(1)
    while b.ask.kind != "cards-ability":
        b.passes(1)
    b.choice("play", b.plays()[0][1], 0, "die", 1).finish()
    assert not b.told("flips")


@pytest.mark.rule("h3r:own-roll-window", "h3:4:instant-window")
def test_only_cards_on_the_roll_are_played_then() -> None:
    b = Duel("attack cards_of_prophecy", units=STARE).declare(dice=[1, 0, -1]).passes(1)
    while b.ask.kind != "cards-ability":
        b.passes(1)
    assert b.why_not("attack", "basic") == ["h3:4:instant-window"] and b.plays("cards_of_prophecy")


@pytest.mark.rule("h3:14:luck-is-a-card", "h3r:own-roll-window")
def test_luck_serves_each_roll_once() -> None:
    b = Duel("luck", units=STARE).act("A").play("luck", "expert").strike("D", [-1])
    b.choice("effect-reroll", dice=[1, 0, -1])
    assert b.ask.kind == "cards-ability" and len(b.cards("effect-reroll")) == 2
    b.choice("effect-reroll", 1, 0, 1, dice=[0])
    assert len(b.told("flips")) == 1


@pytest.mark.rule(*RULES)
def test_who_resists_a_spell_may_roll_again() -> None:
    b = (
        Duel("lightning_bolt", units=DWARVES, their_more=GOOD)
        .act("A")
        .play("lightning_bolt", "level0", "D")
        .do("pass", dice=[0])
    )
    assert (b.ask.kind, b.ask.seat) == ("cards-ability", 1)
    b.choice("morale-reroll", dice=[1])
    assert b.told("resists") and b.damage("D") == 0
    b = (
        Duel("lightning_bolt", units=DWARVES, their_more=GOOD)
        .act("A")
        .play("lightning_bolt", "level0", "D")
        .do("pass", dice=[0])
        .passes(1)
    )
    assert not b.told("resists") and b.damage("D") > 0


@pytest.mark.rule(*RULES)
def test_who_resists_an_activation_may_roll_again() -> None:
    units = {"A": "faerie_dragons neutral b2", "D": "dwarves few b5"}
    b = Duel(units=units, their_more=GOOD).act("A").do("activation-damage", 1, dice=[0])
    assert (b.ask.kind, b.ask.seat) == ("cards-ability", 1)
    b.choice("morale-reroll", dice=[1])
    assert b.told("resists") and b.damage("D") == 0 and b.ask.kind == "act"


@pytest.mark.rule(*RULES)
def test_the_dice_of_a_card_are_rolled_again_by_its_owner() -> None:
    b = Duel("hourglass_of_the_evil_hour cards_of_prophecy").act("A")
    b.play("hourglass_of_the_evil_hour", "second", dice=[1])
    assert (b.ask.kind, b.ask.seat) == ("cards-dice", 0) and b.holder().morale == 0
    b.choice("play", b.plays("cards_of_prophecy")[0][1], 0, dice=[0])
    assert b.holder().morale == POSITIVE
    assert b.told("rerolls-side")[0]["dice"][0]["faces"] == [0]


@pytest.mark.rule("h3:19:no-rerolls", "h3r:own-roll-window")
def test_where_nothing_is_rolled_again_there_is_no_die_to_choose() -> None:
    b = Duel(units=STARE, more=GOOD, variants=("no-rerolls",)).declare(dice=[1, 0, -1])
    while b.ask.kind != "cards-ability":
        b.passes(1)
    assert not b.cards("morale-reroll") and b.cards("morale-draw") == [("morale-draw",)]


@pytest.mark.rule("h3r:own-roll-window")
def test_the_dice_of_the_attack_come_back() -> None:
    b = struck("gorgons pack", [1, -1, -1]).passes(1)
    inside = b.s.dice
    b.passes(1)
    assert inside == (-1, -1) and b.s.dice != inside


def test_the_odds_count_the_dice_of_the_ability_with_hands_and_without() -> None:
    b = Duel("luck cards_of_prophecy", "shield_of_the_dwarven_lords", units=STARE, more=GOOD).act("A")
    key = next(k for k in b.offered() if k[0] == "attack")
    bare = Duel(units=STARE).act("A")
    mine, plain = odds(b.s, b.ask, key), odds(bare.s, bare.ask, key)
    assert mine is not None and plain is not None and mine["outcomes"] == plain["outcomes"]
    assert len(mine["outcomes"]) > 1

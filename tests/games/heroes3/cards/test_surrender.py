"""Chapter 5, Surrender; and the last moment for Instants that raise Attack or Defense."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.holders import NO_HERO
from battlebook.kernel import gate
from tests.games.heroes3.cards.vocabulary import Cards

PAIR = {"A": "crusaders pack a3", "D": "crusaders few a4"}


def refused(b: Cards) -> list[str]:
    """The rules by which Surrender is refused now."""
    return [r["rule"] for r in gate.why(GAME, b.s, 0, ("surrender",))]


@pytest.mark.rule("h3:5:surrender-ends", "h3:5:surrender-cost", "h3:5:surrender-not-defeat")
def test_a_surrender_costs_ten_gold_and_ends_the_combat_without_a_winner() -> None:
    b = Cards(PAIR, "A", more={"gold": 12}, their_more={"gold": 1})
    b.act("A").do("surrender")
    result = GAME.result(b.s)
    assert result is not None and (result.kind, result.sides, result.rule) == ("surrender", (), "h3:5:surrender-ends")
    assert (b.holder(0).gold, b.holder(1).gold) == (2, 11)
    assert b.alive("A") and b.alive("D")


@pytest.mark.rule("h3:5:surrender-timing")
def test_it_comes_instead_of_an_activation_only() -> None:
    b = Cards({"A": "crusaders pack a1", "D": "crusaders few a5"}, "A", more={"gold": 12})
    b.act("A")
    assert ("surrender",) in b.offered()
    b.do("move", 4)
    assert ("surrender",) not in b.offered()
    assert refused(b) == ["h3:5:surrender-timing"]


@pytest.mark.rule("h3:5:surrender-cost")
def test_nine_gold_are_not_enough() -> None:
    b = Cards(PAIR, "A", more={"gold": 9}).act("A")
    assert ("surrender",) not in b.offered()
    assert refused(b) == ["h3:5:surrender-cost"]


@pytest.mark.rule("h3:4:instant-before-roll", "h3:4:cards-both-players")
def test_both_sides_may_raise_right_before_the_roll() -> None:
    b = Cards(PAIR, "A", hand="attack", against="defense")
    b.act("A").do("attack", b.refs["D"], b.s.place[b.refs["A"]])
    assert b.ask.kind == "cards-attack"
    b.source.spare = True
    b.play("attack", "basic").play("defense", "basic").finish()
    rows = {r["words"]["id"]: r["value"] for r in b.told("hits")[0]["sum"]["rows"]}
    assert (rows["h3-card-attack"], rows["h3-card-defense"]) == (1, -1)


@pytest.mark.rule("h3:5:surrender-move")
def test_it_tells_where_the_hero_goes_and_that_nobody_learns() -> None:
    b = Cards(PAIR, "A", more={"gold": 12})
    b.act("A").do("surrender")
    (told,) = b.told("surrender-move")
    assert told["seat"] == 0, "the Hero who surrendered"


@pytest.mark.rule("h3:5:surrender-timing")
def test_nobody_surrenders_to_neutral_units_or_without_a_hero() -> None:
    b = Cards(PAIR, "A", more={"gold": 12}, neutral=1).act("A")
    assert ("surrender",) not in b.offered() and refused(b) == ["h3:5:surrender-timing"]
    b = Cards(PAIR, "A", more={"gold": 12, "hero": NO_HERO}).act("A")
    assert ("surrender",) not in b.offered() and refused(b) == ["h3:5:surrender-timing"]

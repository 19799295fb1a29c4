"""Chapter 18, the Skirmish: its sizes, the roll for the Initiative Token, decks that grow, what comes back."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.games.heroes3.cards import CARD_INDEX, CARDS
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.heroes import starting_deck
from battlebook.games.heroes3.holders import Holder, holder
from battlebook.games.heroes3.rules import c4_round
from battlebook.games.heroes3.rules.c18_skirmish import DeckPreparation, open_cards
from battlebook.games.heroes3.state import ATTACKER, DEFENDER
from battlebook.games.heroes3.verbs_stock import DECKS, PILES
from battlebook.kernel.chance import DICE
from battlebook.kernel.frames import advance, restart
from battlebook.kernel.game import Spec, begin
from tests.games.heroes3.cards.vocabulary import Cards
from tests.games.heroes3.fights import Fight

HIGH, LOW = 1, 4  # 6 gold, 1 valuables


class Rolled:
    """Resource Dice as named; everything else the first."""

    def __init__(self, *dice: int) -> None:
        self.dice = list(dice)

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        return self.dice.pop(0) if stream == DICE and self.dice else 0


def begun(size: str, heroes: tuple[str, str] = ("catherine", "gem"), dice: tuple[int, ...] = (HIGH, 0, 0, 0)) -> Fight:
    rows = [{"hero": hero} for hero in heroes]
    fight = Fight(begin(GAME, Spec("skirmish", {"size": size, "heroes": rows}), Rolled(*dice)))
    advance(fight.s)
    return fight


def prepared(fight: Fight) -> Fight:
    """The first cards are kept each time."""
    while fight.s.ask is not None and fight.ask.kind == "keep-cards":
        assert fight.ask.form is not None
        fight.do(*range(fight.ask.form.limits()["least"]))
    return fight


def held(fight: Fight, side: int) -> Holder:
    return holder(fight.s, side)


def deck(fight: Fight, side: int) -> list[str]:
    """Every card of a side in hand or pile."""
    return sorted(CARDS[c].id for c in (*held(fight, side).hand, *held(fight, side).pile))


def army(fight: Fight, side: int) -> list[tuple[str, str]]:
    """Tier and side of every unit."""
    cards = [fight.s.card(u) for u in range(fight.s.unit_count()) if fight.s.side[u] == side]
    return sorted((GAME_TIERS[c.tier], c.side) for c in cards)


GAME_TIERS = ("bronze", "silver", "golden", "azure")


def kinds_added(fight: Fight, side: int, hero: str, level: int) -> dict[str, int]:
    """How many cards of each kind the deck has beyond the starting deck."""
    more = list(deck(fight, side))
    for card in starting_deck(hero, level):
        more.remove(CARDS[card].id)
    kinds = [CARDS[CARD_INDEX[card]].kind for card in more]
    return {kind: kinds.count(kind) for kind in sorted(set(kinds))}


# ------------------------------------------------------------------------------------------------ the sizes


@pytest.mark.rule("h3:18:skirmish-short", "h3:13:hand-not-refilled")
def test_short() -> None:
    fight = prepared(begun("short"))
    assert held(fight, 0).level == held(fight, 1).level == 3
    assert army(fight, 0) == army(fight, 1) == [("bronze", "few")] * 3 + [("silver", "few")] * 2
    assert kinds_added(fight, 0, "catherine", 3) == {"ability": 2, "artifact": 1, "spell": 1}
    assert kinds_added(fight, 1, "gem", 3) == {"ability": 2, "artifact": 1, "spell": 2}, "a Magic Hero"
    assert [len(held(fight, side).hand) for side in (0, 1)] == [5, 5]


@pytest.mark.rule("h3:18:skirmish-medium")
def test_medium() -> None:
    fight = prepared(begun("medium"))
    assert held(fight, 0).level == 5
    assert army(fight, 0) == army(fight, 1) == [("bronze", "pack")] * 3 + [("silver", "pack")] * 2
    assert {"catherine_1", "catherine_4"} <= set(deck(fight, 0)) and "catherine_6" not in deck(fight, 0)
    assert kinds_added(fight, 0, "catherine", 5) == {"ability": 3, "artifact": 2, "spell": 2}
    assert kinds_added(fight, 1, "gem", 5) == {"ability": 3, "artifact": 2, "spell": 4}


@pytest.mark.rule("h3:18:skirmish-large")
def test_large() -> None:
    fight = prepared(begun("large"))
    assert held(fight, 0).level == 7
    assert army(fight, 0) == [("bronze", "pack")] * 3 + [("golden", "pack")] * 2 + [("silver", "pack")] * 2
    assert {"gem_1", "gem_4", "gem_6"} <= set(deck(fight, 1))
    assert kinds_added(fight, 0, "catherine", 7) == {"ability": 4, "artifact": 3, "spell": 3}
    assert kinds_added(fight, 1, "gem", 7) == {"ability": 4, "artifact": 3, "spell": 5}


@pytest.mark.rule("h3:18:skirmish-short")
def test_the_cards_lie_open_and_the_others_are_discarded() -> None:
    fight = begun("short")
    shown = open_cards(fight.s, fight.s.stack[-1])
    assert len(shown) == 3 and fight.ask.form is not None
    assert fight.ask.form.limits() == {"candidates": [0, 1, 2], "least": 2, "most": 2}
    assert fight.ask.seat == 0 and fight.refused(0)[0] == "h3:18:skirmish-short"
    fight.do(0, 2)
    assert fight.s.stock[PILES + DECKS.index("ability")] == (shown[1],)
    assert shown[0] in held(fight, 0).pile and shown[2] in held(fight, 0).pile
    assert len(fight.told("turns-over")) == 2 and len(fight.told("keeps")) == 1


@pytest.mark.rule("h3:18:removed-cards")
def test_diplomacy_and_logistics_are_nowhere() -> None:
    fight = prepared(begun("large", ("dessa", "cyra")))
    stock = {CARDS[card].id for pile in fight.s.stock for card in pile}
    everything = stock | set(deck(fight, 0)) | set(deck(fight, 1))
    assert not {"diplomacy", "logistics"} & everything and len(stock) > 100


@pytest.mark.rule("h3:12:necromancy-faction")
def test_cards_of_another_faction_are_passed_over() -> None:
    fight = begun("large")
    fight.s.stock = ((), (), (CARD_INDEX["necromancy"], CARD_INDEX["luck"]), (), (), ())
    fight = Fight(fight.s)
    restart(fight.s, DeckPreparation(0, 0))
    fight.s.ask = None
    advance(fight.s)
    assert "luck" in deck(fight, 0) and "necromancy" not in deck(fight, 0)


# ---------------------------------------------------------------------------------------- the Initiative Token


@pytest.mark.rule("h3:18:initiative-token-roll")
def test_the_higher_total_of_two_resource_dice_takes_the_token() -> None:
    first = begun("short", dice=(HIGH, HIGH, HIGH, LOW))
    assert [e["n"] for e in first.told("rolls-for-token")] == [12, 7]
    assert first.s.token == ATTACKER and first.ask.seat == 0
    second = begun("short", dice=(LOW, LOW, HIGH, LOW))
    assert second.s.token == DEFENDER and second.ask.seat == 1, "the holder draws first"
    assert prepared(second).ask.kind == "obstacle" and second.ask.seat == 1, "and lays the first token"


@pytest.mark.rule("h3:18:initiative-token-roll")
def test_equal_totals_are_rolled_again() -> None:
    fight = begun("short", dice=(HIGH, LOW, LOW, HIGH, LOW, LOW, HIGH, LOW))
    assert [e["n"] for e in fight.told("rolls-for-token")] == [7, 7, 2, 7]
    assert fight.s.token == DEFENDER


@pytest.mark.rule("h3:12:start-of-combat-order")
def test_the_holder_of_the_token_starts_the_combat() -> None:
    b = Cards({"A": "crusaders few a3", "D": "crusaders few a4"}, "A", hand="tactics", against="tactics")
    b.s.token = DEFENDER
    b.start_combat()
    assert (b.ask.kind, b.ask.seat) == ("cards-start", 1)


# -------------------------------------------------------------------------------------------- between Rounds


def round_over(**more: Any) -> Cards:
    """The end of a Round of a Skirmish."""
    b = Cards({"A": "crusaders few a3", "D": "crusaders few a4"}, "A", **more)
    b.s.plan.skirmish = True
    c4_round.cubes_are_cleared(b.s, c4_round.Round(1))
    return b


@pytest.mark.rule("h3:18:draw-two")
def test_everybody_draws_two_cards_when_a_round_ends() -> None:
    b = round_over(hand="attack", pile="attack power defense", their_pile="knowledge")
    assert [len(b.hand(side)) for side in (0, 1)] == [3, 1]
    again = round_over(pile="power", more={"discard": (CARD_INDEX["defense"],)})
    assert sorted(again.hand()) == ["defense", "power"], "the discard pile is shuffled"


@pytest.mark.rule("h3:18:regain-expert")
def test_one_used_expert_use_comes_back() -> None:
    b = round_over(more={"experts": 3}, their_more={"experts": 1})
    assert (b.holder(0).experts, b.holder(1).experts) == (2, 0)
    assert round_over().holder(0).experts == 0, "never more than the Level gives"


def test_in_other_combats_nothing_comes_back() -> None:
    b = Cards({"A": "crusaders few a3", "D": "crusaders few a4"}, "A", pile="power power", more={"experts": 2})
    c4_round.cubes_are_cleared(b.s, c4_round.Round(1))
    assert not b.hand() and b.holder().experts == 2


# --------------------------------------------------------------------------------------------------- the end


@pytest.mark.rule("h3:18:victory")
def test_it_is_won_by_defeating_all_units_and_by_nothing_else() -> None:
    b = Cards({"A": "crusaders pack a3", "D": "skeletons few a4"}, "A", more={"gold": 20})
    b.s.plan.skirmish = True
    b.act("A")
    assert ("surrender",) not in b.offered() and b.refusals("surrender") == ["h3:18:victory"]
    b.strike("D", [1]).passes()
    assert (b.s.winner, b.s.ending, b.s.ending_rule) == (0, "victory", "h3:18:victory")


# ------------------------------------------------------------------------------------------------- the form


@pytest.mark.rule("h3:12:cards-main-hero-only")
@pytest.mark.parametrize(
    ("rows", "rule"),
    [
        ([{"hero": "catherine"}], "h3:12:cards-main-hero-only"),
        ([{"hero": "catherine"}, {"hero": "nobody"}], "h3:12:cards-main-hero-only"),
        ([{"hero": "catherine"}, {"hero": "gem", "level": 7}], "h3:12:cards-main-hero-only"),
    ],
)
def test_only_heroes_are_chosen(rows: list[dict[str, Any]], rule: str) -> None:
    spec = Spec("skirmish", {"size": "short", "heroes": rows})
    assert [p.refusal.rule for p in GAME.problems(spec)] == [rule]

"""Chapter 19, optional rules about cards: Chaos Cards, Tournament Mode."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.heroes import TOURNAMENT_REMOVES, deck_problems
from battlebook.games.heroes3.rules.c14_morale import POSITIVE
from battlebook.games.heroes3.setups_heroes import DEFAULTS
from battlebook.games.heroes3.verbs_stock import DECKS, PILES
from battlebook.kernel.chance import Sampled
from battlebook.kernel.game import Spec, begin
from tests.games.heroes3.cards.strikes import Duel, card

CHAOS = ["chaos-cards"]
TOURNAMENT = ["tournament"]


def removed(b: Duel, side: int = 0) -> list[str]:
    """Cards that have left the game."""
    return [CARDS[c].id for c in b.holder(side).removed]


def lay(b: Duel, kind: str, *cards: str) -> Duel:
    """Only these cards are left of a deck, drawn in this order."""
    piles = list(b.s.stock)
    piles[DECKS.index(kind)] = tuple(card(one) for one in cards)
    b.s.stock = tuple(piles)
    return b


# ----------------------------------------------------------------------------------------------- Chaos Cards


@pytest.mark.rule("h3:19:chaos-cards")
def test_a_used_spell_leaves_the_game_and_another_lies_in_its_place() -> None:
    b = lay(Duel("lightning_bolt", variants=CHAOS), "spell", "haste").act("A").play("lightning_bolt", "level0", "D")
    assert b.discards() == ["haste"] and removed(b) == ["lightning_bolt"]
    assert b.s.stock[DECKS.index("spell")] == ()
    assert Duel("lightning_bolt").act("A").play("lightning_bolt", "level0", "D").discards() == ["lightning_bolt"]


@pytest.mark.rule("h3:19:chaos-cards")
def test_so_do_artifacts_and_abilities_and_cards_given_up() -> None:
    b = lay(Duel("estates torso_of_legion", variants=CHAOS), "ability", "luck")
    lay(b, "artifact", "ogres_club_of_havoc").act("A").play("estates", "basic").play("torso_of_legion", "second")
    assert b.discards()[0] == "luck" and removed(b)[0] == "estates"
    given = lay(Duel("lightning_bolt", variants=CHAOS), "spell", "haste").act("A").play("lightning_bolt", "power")
    assert given.discards() == ["haste"] and removed(given) == ["lightning_bolt"]


@pytest.mark.rule("h3:19:chaos-cards")
def test_statistics_and_specialties_are_discarded_as_ever() -> None:
    b = Duel("power catherine_1", variants=CHAOS).act("A").play("power", "basic")
    assert b.discards() == ["power"] and not removed(b)
    assert [e["cards"] for e in b.told("turns-over")] == []


@pytest.mark.rule("h3:19:chaos-cards")
def test_knowledge_brings_the_new_spell_to_the_hand() -> None:
    b = lay(Duel("knowledge lightning_bolt", variants=CHAOS), "spell", "haste").act("A")
    b.play("lightning_bolt", "level0", "D").play("knowledge", "basic")
    assert b.hand() == ["haste"] and b.discards() == ["knowledge"] and removed(b) == ["lightning_bolt"]


@pytest.mark.rule("h3:19:chaos-cards")
def test_knowledge_for_a_spell_that_lasts_brings_the_new_one_when_it_is_over() -> None:
    b = Duel("forgetfulness knowledge", units={"A": "crusaders few b3", "D": "marksmen few b4"}, variants=CHAOS)
    lay(b, "spell", "haste").act("A").play("forgetfulness", "level0", "D").play("knowledge", "basic").finish()
    assert sorted(b.in_play()) == ["forgetfulness", "knowledge"] and not removed(b)
    b.act("D").finish()
    assert b.hand() == ["haste"] and removed(b) == ["forgetfulness"] and b.discards() == ["knowledge"]


@pytest.mark.rule("h3:19:chaos-cards")
def test_an_empty_deck_is_made_anew_and_one_without_cards_gives_nothing() -> None:
    b = lay(Duel("lightning_bolt", variants=CHAOS), "spell").act("A").play("lightning_bolt", "level0", "D")
    assert b.discards() == [] and removed(b) == ["lightning_bolt"]
    again = lay(Duel("lightning_bolt", variants=CHAOS), "spell")
    again.s.stock = (*again.s.stock[:PILES], (card("slow"),), *again.s.stock[PILES + 1 :])
    again.act("A").play("lightning_bolt", "level0", "D")
    assert again.discards() == ["slow"]


# ------------------------------------------------------------------------------------------- Tournament Mode


@pytest.mark.rule("h3:19:tournament")
def test_diplomacy_and_the_hourglass_are_in_no_deck() -> None:
    deck = ["diplomacy", "empowered_diplomacy", "hourglass_of_the_evil_hour", "logistics"]
    found = deck_problems("deck", deck, "dessa", 3, TOURNAMENT_REMOVES)
    assert [(p.refusal.rule, p.refusal.cause) for p in found] == [("h3:19:tournament", "deck")] * 3
    options = {"armies": ["castle-core", "castle-core"], "heroes": [{**DEFAULTS[0], "deck": deck[2:]}, DEFAULTS[1]]}
    assert GAME.problems(Spec("hero-duel", options)) == []
    refused = GAME.problems(Spec("hero-duel", options, ("tournament",)))
    assert [(p.field, p.refusal.rule) for p in refused] == [("heroes.0.deck", "h3:19:tournament")]


@pytest.mark.rule("h3:19:tournament")
def test_nor_do_they_lie_beside_the_board() -> None:
    spec = Spec("hero-duel", {"armies": ["castle-core", "castle-core"], "heroes": list(DEFAULTS)}, ("tournament",))
    names = {CARDS[c].id for pile in begin(GAME, spec, Sampled(1)).stock for c in pile}
    assert not {"diplomacy", "hourglass_of_the_evil_hour"} & names and "logistics" in names


@pytest.mark.rule("h3:19:tournament")
def test_positive_morale_repeats_a_search() -> None:
    helmet = "breastplate_of_brimstone"
    b = lay(Duel(helmet, variants=TOURNAMENT, more={"morale": POSITIVE}), "spell", "bless", "cure", "haste", "slow")
    b.act("A").play(helmet, "first")
    first = b.cards("find")
    b.choice("morale-search")
    assert b.ask.kind == "search" and len(b.cards("find")) == 2 and not set(b.cards("find")) & set(first)
    assert b.holder().morale == 0 and not b.cards("morale-search"), "one token, one repetition"
    plain = lay(Duel(helmet, more={"morale": POSITIVE}), "spell", "bless", "cure").act("A").play(helmet, "first")
    assert plain.cards("find") and not plain.cards("morale-search")


# ------------------------------------------------------------------------------------------------ no re-rolls


@pytest.mark.rule("h3:19:no-rerolls")
def test_neither_morale_nor_cards_roll_a_die_again() -> None:
    b = Duel("attack luck", more={"morale": POSITIVE}, variants=["no-rerolls"]).declare(dice=[-1])
    assert b.cards("morale-draw") and not b.cards("morale-reroll")
    b.passes().finish()
    assert not b.told("rerolls")
    dice = Duel("fortune", variants=["no-rerolls"]).declare(dice=[-1])
    assert dice.why_not("fortune", "level0") == ["h3:19:no-rerolls"]

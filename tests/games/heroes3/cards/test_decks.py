"""Cards that look for others, discard and remove some."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3 import verbs_stock
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.holders import holder
from tests.games.heroes3.cards.strikes import Duel, card
from tests.games.heroes3.cards.test_casting import again

SPELLS, ARTIFACTS, ABILITIES = range(3)


def stocked(hand: str, spells: str = "", artifacts: str = "", abilities: str = "", **more: object) -> Duel:
    """Unit A acts, and the decks hold just these cards."""
    b = Duel(hand, **more).act("A")
    for deck, names in ((SPELLS, spells), (ARTIFACTS, artifacts), (ABILITIES, abilities)):
        verbs_stock.set_pile(b.s, deck, tuple(sorted(card(name) for name in names.split())))
    return again(b)


def test_the_decks_hold_what_nobody_owns_once_each() -> None:
    b = Duel("lightning_bolt tome_of_air luck")
    names = {CARDS[c].id for pile in b.s.stock for c in pile}
    assert not names & {"lightning_bolt", "tome_of_air", "luck", "attack", "catherine_1", "empowered_luck"}
    assert {"implosion", "tome_of_fire", "offense"} <= names


@pytest.mark.rule("h3:12:gained-card-to-hand")
def test_a_search_takes_one_of_the_cards_turned_over() -> None:
    b = stocked("breastplate_of_brimstone", "haste slow bless").play("breastplate_of_brimstone", "first")
    assert b.ask.kind == "search" and len(b.cards("find")) == 2
    found = b.cards("find")[0][1]
    b.do("find", found)
    assert b.holder().hand == b.holder().shown == (found,)
    assert len(b.s.stock[SPELLS]) == 1 and len(b.s.stock[verbs_stock.PILES]) == 1


def test_the_cards_of_a_search_are_no_secret_but_a_drawn_hand_is() -> None:
    b = stocked("breastplate_of_brimstone", "haste slow").play("breastplate_of_brimstone", "first")
    b.do(*b.cards("find")[0])
    known = holder(GAME.known(b.s, 1), 0)
    assert [CARDS[c].id for c in known.hand] == ["haste"] and known.hidden == 0


@pytest.mark.rule("h3:12:gained-card-to-hand")
def test_a_permanent_finds_a_spell_of_its_school_instead() -> None:
    b = stocked("basic_air_magic breastplate_of_brimstone", "haste slow bless").play("basic_air_magic", "basic")
    b.play("breastplate_of_brimstone", "first")
    assert b.ask.kind == "search-how"
    b.choice("first-of-school")
    assert b.hand() == ["haste"] and len(b.s.stock[SPELLS]) == 2


def test_the_next_search_is_greater_and_can_be_repeated() -> None:
    b = stocked("scouting pendant_of_courage tarnum_conflux_1", "haste slow bless curse cure").play("scouting", "basic")
    b.play("pendant_of_courage", "first").play("tarnum_conflux_1")
    assert len(b.cards("find")) == 3
    b.choice("search-again")
    assert b.ask.kind == "act" and len(b.hand()) == 1 and not b.effects("repeat_search")  # one card: no choice


@pytest.mark.rule("h3:12:gained-card-to-hand")
def test_a_spell_of_a_grade_or_school_is_found() -> None:
    b = stocked("eagle_eye", "haste implosion").play("eagle_eye", "expert")
    assert b.hand() == ["implosion"]
    assert stocked("tome_of_water", "haste implosion").why_not("tome_of_water", "first") == [
        "h3:12:gained-card-to-hand"
    ]


@pytest.mark.rule("h3:12:reshuffle-own-deck")
def test_the_own_deck_is_searched_and_the_discards_shuffled_in() -> None:
    b = Duel("adrienne_4", pile="attack defense power").act("A").play("adrienne_4")
    assert len(b.cards("find")) == 3
    b.do("find", card("power"))
    assert b.hand() == ["power"] and len(b.holder().pile) == 2 and b.discards() == ["adrienne_4"]


@pytest.mark.rule("h3:12:gained-card-to-hand")
def test_cards_are_dug_from_the_deck() -> None:
    b = Duel("jeddite_1", pile="attack haste power").act("A").play("jeddite_1")
    b.draws.draws = [0, 1]
    b.choice("dig").choice("dig")
    b.choice("stop")
    assert b.hand() == ["haste"] and sorted(b.discards()) == ["attack", "jeddite_1"] and b.ask.kind == "act"


def test_milled_cards_and_the_top_of_the_discard_pile() -> None:
    b = Duel("solmyr_4", pile="attack haste power luck").act("A").play("solmyr_4")
    assert len(b.cards("find")) == 3
    b.do(*b.cards("find")[0])
    assert len(b.hand()) == 1 and len(b.discards()) == 3
    pile = tuple(card(name) for name in ("attack", "defense", "power", "luck", "haste"))
    b = Duel("mystic_orb_of_mana", more={"discard": pile}).act("A").play("mystic_orb_of_mana", "first")
    assert {CARDS[k[1]].id for k in b.cards("find")} == {"defense", "power", "luck", "haste"}
    assert Duel("mystic_orb_of_mana", more={"discard": pile}).act("A").why_not("mystic_orb_of_mana", "second") == [
        "h3:12:artifact-choose"
    ]


@pytest.mark.rule("h3:12:gained-card-to-hand")
def test_two_spells_are_taken_back() -> None:
    pile = tuple(card(name) for name in ("haste", "attack", "slow"))
    b = Duel("crown_of_dragontooth", more={"discard": pile}).act("A").play("crown_of_dragontooth", "first")
    b.do("find", card("haste")).do("find", card("slow"))
    assert sorted(b.hand()) == ["haste", "slow"]
    assert not Duel("rib_cage").act("A").plays("rib_cage", "first")


def test_only_named_cards_are_recovered() -> None:
    pile = tuple(card(name) for name in ("magic_arrow", "haste"))
    b = Duel("ciele_1", more={"discard": pile}).act("A")
    assert [k[4] for k in b.plays("ciele_1", "first")] == [card("magic_arrow")]


def test_a_card_is_swapped_by_a_search_of_its_deck() -> None:
    b = stocked("miriam_4 luck haste attack", spells="slow bless", abilities="offense armorer")
    assert {CARDS[k[4]].id for k in b.plays("miriam_4")} == {"luck", "haste"}
    b.do(*next(k for k in b.plays("miriam_4") if k[4] == card("luck")))
    b.do("find", card("offense"))
    assert b.holder().removed == (card("luck"),) and "offense" in b.hand()


def test_a_spell_is_removed_for_a_search() -> None:
    b = stocked("crown_of_dragontooth haste attack", spells="slow bless")
    b.choice("play", card("crown_of_dragontooth"), 1)
    b.do("find", card("slow"))
    assert b.holder().removed == (card("haste"),) and sorted(b.hand()) == ["attack", "slow"]


@pytest.mark.rule("h3:12:artifact-choose")
def test_the_enemy_discards_at_random() -> None:
    b = Duel("dragon_wing_tabard", "attack power").act("A").play("dragon_wing_tabard", "first")
    assert len(b.hand(1)) == 1 and len(b.discards(1)) == 1
    assert not Duel("dragon_wing_tabard").act("A").plays("dragon_wing_tabard", "first")


def test_a_discarded_spell_draws_a_card() -> None:
    b = Duel("blackshard_of_the_dead_knight haste", pile="attack defense").act("A")
    b.play("blackshard_of_the_dead_knight", "first").do(0)
    assert len(b.hand()) == 1 and b.discards() == ["haste"]


def test_discards_for_power_and_what_needs_something() -> None:
    b = Duel("breastplate_of_brimstone attack defense").act("A").play("breastplate_of_brimstone", "second").do(0, 1)
    assert b.holder().power == 3
    assert Duel("gem_1").act("A").why_not("gem_1", "second") == ["h3:15:war-machine-permanent"]
    assert Duel("gem_1", machines="first_aid_tent").act("A").plays("gem_1", "second")
    assert Duel("crown_of_the_five_seas").act("A").why_not("crown_of_the_five_seas", "second") == [
        "h3:12:artifact-choose"
    ]
    assert Duel("zydar_1").act("A").why_not("zydar_1", "first") == ["h3:12:discard-after-use"]

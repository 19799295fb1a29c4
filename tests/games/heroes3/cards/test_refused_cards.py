"""Chapters 4 and 12: cards in a hand that cannot be played now, each with the rule that says why."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.cards import CARD_INDEX
from battlebook.games.heroes3.game import GAME
from battlebook.kernel import gate
from tests.games.heroes3.cards.strikes import Duel
from tests.games.heroes3.cards.vocabulary import Cards

UNITS = {"A": "crusaders few a3", "D": "crusaders few a4"}


def acting(hand: str) -> Cards:
    """The attacker's unit is activated and may act."""
    b = Cards(UNITS, "A", hand=hand)
    b.act("A")
    return b


@pytest.mark.rule("h3:4:other-cards-unlimited")
@pytest.mark.parametrize("card", ["magic_mirror", "resistance", "sorrow"])
def test_a_card_that_answers_something_has_nothing_to_answer(card: str) -> None:
    assert acting(card).why_not(card) == ["h3:4:other-cards-unlimited"]


@pytest.mark.rule("h3:12:artifact-choose")
def test_what_is_for_a_hero_at_sea_is_of_no_use_on_land() -> None:
    b = acting("crown_of_the_five_seas")
    assert b.why_not("crown_of_the_five_seas", "second") == ["h3:12:artifact-choose"]


@pytest.mark.rule("h3:4:instant-before-roll", "h3:4:attack-step-cards")
def test_numbers_of_an_attack_rise_only_for_the_side_that_has_a_part_in_it() -> None:
    b = Duel("attack defense", "attack defense").declare()
    assert b.plays("attack") and b.why_not("defense") == ["h3:4:instant-before-roll"]
    b.passes(1)
    assert b.plays("defense") and b.why_not("attack") == ["h3:4:instant-before-roll"]


@pytest.mark.rule("h3:12:basic-or-expert")
def test_a_card_has_no_further_way_to_be_used() -> None:
    b = acting("attack")
    told = gate.why(GAME, b.s, b.ask.seat, ("play", CARD_INDEX["attack"], 9))
    assert [row["rule"] for row in told] == ["h3:12:basic-or-expert"]


@pytest.mark.rule("h3:4:one-spell-per-round")
@pytest.mark.parametrize(("card", "mode"), [("ciele_4", "first"), ("helm_of_the_alabaster_unicorn", "second")])
def test_without_a_spell_in_the_pile_nothing_is_cast_from_it(card: str, mode: str) -> None:
    assert acting(card).why_not(card, mode) == ["h3:4:one-spell-per-round"]


@pytest.mark.rule("h3:15:war-machine-permanent")
@pytest.mark.parametrize(
    ("card", "mode"), [("gerwulf_4", "second"), ("gerwulf_6", "first"), ("jeremy_4", "first"), ("artillery", "expert")]
)
def test_without_the_war_machine_its_cards_do_nothing(card: str, mode: str) -> None:
    assert acting(card).why_not(card, mode) == ["h3:15:war-machine-permanent"]


@pytest.mark.rule("h3:12:discard-after-use")
@pytest.mark.parametrize(("card", "mode"), [("ogres_club_of_havoc", "first"), ("adelaide_1", "only")])
def test_what_comes_with_a_spell_waits_for_one(card: str, mode: str) -> None:
    assert acting(card).why_not(card, mode) == ["h3:12:discard-after-use"]


@pytest.mark.rule("h3:12:gained-card-to-hand")
def test_nothing_is_dug_out_of_an_empty_deck() -> None:
    assert acting("jeddite_1").why_not("jeddite_1", "only") == ["h3:12:gained-card-to-hand"]


@pytest.mark.rule("h3:4:ongoing-activation-window")
@pytest.mark.parametrize(("card", "mode"), [("tactics", "basic"), ("shackles_of_war", "first")])
def test_a_card_for_the_start_of_the_combat_is_too_late_afterwards(card: str, mode: str) -> None:
    assert acting(card).why_not(card, mode) == ["h3:4:ongoing-activation-window"]


@pytest.mark.rule("h3:4:one-spell-per-round")
def test_without_a_spell_that_could_be_cast_nothing_is_cast_before_the_first_activation() -> None:
    b = Cards(UNITS, "A", hand="intelligence attack").start_combat()
    assert b.why_not("intelligence", "expert") == ["h3:4:one-spell-per-round"]
    late = Cards(UNITS, "A", hand="intelligence lightning_bolt", more={"spells": 1}).start_combat()
    assert late.why_not("intelligence", "basic") == ["h3:4:one-spell-per-round"] and late.plays(
        "intelligence", "expert"
    )


@pytest.mark.rule("h3:4:one-spell-per-round")
def test_without_a_spell_in_the_deck_none_is_turned_over_and_cast() -> None:
    b = acting("tarnum_conflux_6")
    assert b.why_not("tarnum_conflux_6") == ["h3:4:one-spell-per-round"]


@pytest.mark.rule("h3:4:cards-both-players")
def test_what_does_nothing_in_a_combat_is_not_played_in_one() -> None:
    assert acting("learning").why_not("learning", "basic") == ["h3:4:cards-both-players"]


@pytest.mark.rule("h3:4:cards-both-players")
def test_a_card_is_aimed_at_what_it_can_be_aimed_at() -> None:
    b = acting("lightning_bolt")
    wrong = ("play", CARD_INDEX["lightning_bolt"], 0, "unit", b.refs["D"] + 7)
    assert [row["rule"] for row in gate.why(GAME, b.s, b.ask.seat, wrong)] == ["h3:4:cards-both-players"]


@pytest.mark.rule("h3:12:schools")
def test_power_of_one_school_is_of_no_use_for_another() -> None:
    b = acting("implosion fire_magic").give(power=3, school="air")
    assert b.why_not("implosion", "level1") == ["h3:12:schools"]
    assert b.why_not("fire_magic", "expert") == ["h3:12:schools"]
    assert acting("implosion fire_magic").give(power=3, school="earth").plays("implosion", "level1")


@pytest.mark.rule("h3:12:schools")
def test_a_spell_that_has_no_effect_any_more_is_not_answered_again() -> None:
    b = Cards(UNITS, "A", hand="lightning_bolt", against="resistance resistance magic_mirror").act("A")
    b.play("lightning_bolt", "level0", "D").play("resistance", "basic")
    assert (
        b.s.ask is None
        or b.ask.kind != "cards-answer"
        or (b.why_not("resistance", "basic") == b.why_not("magic_mirror", "level0") == ["h3:12:schools"])
    )
    assert b.ask.kind == "cards-answer"


@pytest.mark.rule("h3:12:schools")
def test_a_mirror_turns_aside_only_what_is_aimed_at_an_own_unit() -> None:
    b = Cards(UNITS, "A", hand="haste", against="magic_mirror").act("A").play("haste", "level0", "A")
    assert (b.ask.kind, b.why_not("magic_mirror", "level0")) == ("cards-answer", ["h3:12:schools"])


@pytest.mark.rule("h3:12:gained-card-to-hand")
@pytest.mark.parametrize(("card", "mode"), [("breastplate_of_brimstone", "first"), ("mystic_orb_of_mana", "first")])
def test_nothing_is_searched_for_where_no_card_is(card: str, mode: str) -> None:
    assert acting(card).why_not(card, mode) == ["h3:12:gained-card-to-hand"]


@pytest.mark.rule("h3:12:artifact-choose")
def test_some_cards_want_an_empty_discard_pile() -> None:
    b = acting("mystic_orb_of_mana attack")
    assert b.plays("mystic_orb_of_mana", "second")
    b.give(discard=(CARD_INDEX["defense"],))
    assert b.why_not("mystic_orb_of_mana", "second") == ["h3:12:artifact-choose"]


@pytest.mark.rule("h3:15:war-machine-permanent")
def test_a_card_that_needs_the_tent_waits_for_it() -> None:
    assert acting("gem_1").why_not("gem_1", "second") == ["h3:15:war-machine-permanent"]
    b = Cards(UNITS, "A", hand="gem_1", machines="first_aid_tent").act("A")
    assert b.plays("gem_1", "second")


@pytest.mark.rule("h3:15:war-machine-permanent")
def test_a_war_machine_is_no_card_of_a_hand() -> None:
    assert acting("ammo_cart").why_not("ammo_cart") == ["h3:15:war-machine-permanent"]


@pytest.mark.rule("h3:14:positive-uses")
def test_a_morale_token_exchanges_no_empty_hand() -> None:
    b = Cards(UNITS, "A", more={"morale": 1}).act("A")
    assert b.refusals("morale-exchange") == ["h3:14:positive-uses"]


@pytest.mark.rule("h3:15:hidden-tokens-share")
def test_hidden_tokens_need_room_for_one_of_each_kind() -> None:
    spaces = [f"{column}{row}" for row in "12345" for column in "abcd"]
    crowd = {f"A{at}": f"peasants neutral {at}" for at in spaces[1:18]}
    units = {"A": "crusaders few a1", "D": "crusaders few c5", **crowd}
    b = Cards(units, ["A", *crowd], hand="quicksand").act("A")
    assert b.why_not("quicksand", "level0") == ["h3:15:hidden-tokens-share"]
    del units["Ab1"]
    assert Cards(units, ["A", *crowd], hand="quicksand").act("A").plays("quicksand", "level0")


@pytest.mark.rule("h3:12:start-of-combat-order")
def test_nobody_joins_full_rows() -> None:
    spaces = [f"{column}{row}" for row in "12" for column in "abcd"]
    units = {**{f"A{at}": f"peasants neutral {at}" for at in spaces}, "D": "crusaders few d5"}
    b = Cards(units, [f"A{at}" for at in spaces], hand="tarnum_rampart_6").start_combat()
    assert b.why_not("tarnum_rampart_6", "first") == ["h3:12:start-of-combat-order"]


@pytest.mark.rule("h3:12:spell-empower")
def test_saving_a_dearer_unit_costs_more_power() -> None:
    units = {"A": "archangels few b3", "D": "archangels few b4"}
    b = Duel("", "alamar_1", units=units, damage={"D": 7}).declare().passes(1)
    assert (b.ask.kind, b.ask.seat, b.why_not("alamar_1")) == ("cards-roll", 1, ["h3:12:spell-empower"])
    assert (
        Duel("", "alamar_1", units=units, damage={"D": 7}, their_more={"power": 4})
        .declare()
        .passes(1)
        .plays("alamar_1")
    )

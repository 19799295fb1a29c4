"""Cards about Spells: Power, the limit, answers, Spells taken back or cast at other moments and from elsewhere."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3 import verbs_stock
from tests.games.heroes3.cards.strikes import Duel, card

SPELLS = verbs_stock.DECKS.index("spell")


@pytest.mark.rule("h3:12:spell-limit-extra", "h3:4:one-spell-per-round")
def test_expert_knowledge_takes_the_spell_back_for_a_second_cast() -> None:
    b = Duel("knowledge lightning_bolt").act("A").play("lightning_bolt", "level0", "D")
    assert b.why_not("knowledge", "basic") != ["h3:12:discard-after-use"] and not b.plays("lightning_bolt", "level0")
    b.play("knowledge", "expert")
    assert "lightning_bolt" in b.hand() and b.discards() == ["knowledge"]
    b.play("lightning_bolt", "level0", "D")
    assert not b.alive("D") and b.holder().spells == 2


@pytest.mark.rule("h3:12:discard-after-use")
def test_nothing_is_taken_back_before_a_cast() -> None:
    b = Duel("knowledge mysticism lightning_bolt").act("A")
    assert b.why_not("knowledge", "basic") == b.why_not("mysticism", "expert") == ["h3:12:discard-after-use"]


def test_mysticism_takes_back_what_was_played_for_the_spell() -> None:
    b = Duel("mysticism magic_arrow power").act("A").play("power", "basic").play("magic_arrow", "level1", "D")
    b.play("mysticism", "expert")
    assert sorted(b.hand()) == ["magic_arrow", "power"]
    assert b.discards() == ["mysticism"]


@pytest.mark.rule("h3:12:ongoing-duration")
def test_an_ongoing_spell_comes_back_when_its_effect_ends() -> None:
    b = Duel("forgetfulness knowledge", units={"A": "crusaders few b3", "D": "marksmen few b4"}).act("A")
    b.play("forgetfulness", "level0", "D").play("knowledge", "basic").finish()
    assert sorted(b.in_play()) == ["forgetfulness", "knowledge"]
    b.act("D").finish()
    assert b.hand() == ["forgetfulness"] and b.in_play() == [] and b.discards() == ["knowledge"]


def test_the_next_spell_stands_outside_the_limit() -> None:
    b = Duel("zydar_4 lightning_bolt magic_arrow", more={"spells": 1}).act("A")
    assert b.why_not("magic_arrow", "level0") == ["h3:4:one-spell-per-round"]
    b.play("zydar_4", "first").play("lightning_bolt", "level0", "D")
    assert b.holder().spells == 1 and b.why_not("magic_arrow", "level0") == ["h3:4:one-spell-per-round"]


@pytest.mark.rule("h3:12:spell-limit-extra")
def test_the_necklace_raises_the_limit_for_the_combat() -> None:
    b = Duel("necklace_of_dragonteeth", more={"spells": 1}).act("A").play("necklace_of_dragonteeth", "second")
    assert b.in_play() == ["necklace_of_dragonteeth"]
    b.finish().next_round()
    assert b.effects("spell_limit") == ["spell_limit"]


def test_a_spell_of_a_school_needs_no_power() -> None:
    b = Duel("tome_of_air lightning_bolt implosion").act("A").play("tome_of_air", "second")
    assert b.aims("lightning_bolt", "level2") and b.why_not("implosion", "level2") == ["h3:12:spell-empower"]
    b.play("lightning_bolt", "level2", "D")
    assert not b.alive("D") and not b.effects("free_empower")


@pytest.mark.rule("h3:12:schools")
def test_an_orb_doubles_the_power_for_its_school() -> None:
    b = Duel("orb_of_the_firmament power lightning_bolt implosion").act("A").play("orb_of_the_firmament", "first")
    b.play("power", "basic")
    assert b.plays("lightning_bolt", "level2") and not b.plays("implosion", "level1")
    assert not b.play("lightning_bolt", "level2", "D").alive("D")


@pytest.mark.rule("h3:12:permanent-one", "h3:12:permanent-timing", "h3:12:permanent-either-effect")
def test_a_permanent_in_play_can_be_used_for_its_other_effect() -> None:
    b = Duel("air_magic fire_magic lightning_bolt").act("A").play("air_magic", "basic")
    assert b.plays("lightning_bolt", "level1") and b.in_play() == ["air_magic"]
    b.play("fire_magic", "basic")
    assert b.in_play() == ["fire_magic"] and b.discards() == ["air_magic"]
    b.choice("permanent")
    assert b.holder().power == 3 and b.holder().school == "fire" and b.in_play() == []
    assert sorted(b.discards()) == ["air_magic", "fire_magic"] and not b.effects("school_power")


@pytest.mark.rule("h3:12:expert-limit")
def test_a_helm_gives_an_expert_use() -> None:
    b = Duel("helm_of_heavenly_enlightenment power", level=1).act("A")
    assert b.why_not("power", "expert") == ["h3:12:expert-limit"]
    assert b.play("helm_of_heavenly_enlightenment", "first").plays("power", "expert")


def test_a_card_for_each_own_spell() -> None:
    b = Duel("thunder_helmet lightning_bolt", pile="attack defense").act("A").play("thunder_helmet", "second")
    b.play("lightning_bolt", "level0", "D")
    assert len(b.hand()) == 1
    assert b.in_play() == ["thunder_helmet"]


@pytest.mark.rule("h3:12:ongoing-duration")
def test_spells_are_banned_with_no_power_or_altogether() -> None:
    b = Duel("recanters_cloak lightning_bolt power", "lightning_bolt").act("A").play("recanters_cloak", "first")
    assert b.why_not("lightning_bolt", "level0") == ["h3:12:ongoing-duration"]
    b.play("power", "basic")
    assert b.plays("lightning_bolt", "level0")
    b = Duel("recanters_cloak lightning_bolt power").act("A").play("recanters_cloak", "second").play("power", "basic")
    assert not b.plays("lightning_bolt", "level0")


# ----------------------------------------------------------------------------------------------- answers


@pytest.mark.rule("h3:12:spell-basic-level", "h3:12:spell-empower")
def test_resistance_stops_a_spell_cast_with_little_power() -> None:
    b = Duel("lightning_bolt power", "resistance").act("A").play("lightning_bolt", "level0", "D")
    assert b.ask.kind == "cards-answer" and b.ask.seat == 1
    b.play("resistance", "basic")
    assert b.damage("D") == 0 and b.told("stopped") and b.discards() == ["lightning_bolt"] and b.holder().spells == 1
    strong = Duel("lightning_bolt power", "resistance").act("A").play("power", "expert")
    strong.play("lightning_bolt", "level0", "D")
    assert strong.why_not("resistance", "basic") == ["h3:12:spell-empower"] and strong.plays("resistance", "expert")


@pytest.mark.rule("h3:12:schools", "h3:12:magic-arrow-school")
def test_protection_from_a_school_answers_its_spells() -> None:
    b = Duel("magic_arrow", "protection_from_air").act("A").play("magic_arrow", "level0", "D")
    assert b.ask.kind == "school" and b.ask.seat == 0
    b.choice("school", "air")
    b.play("protection_from_air", "level0")
    assert b.damage("D") == 0
    other = (
        Duel("magic_arrow", "protection_from_air").act("A").play("magic_arrow", "level0", "D").choice("school", "fire")
    )
    assert other.why_not("protection_from_air", "level0") == ["h3:12:schools"]


def test_protection_covers_expert_spells_only_with_power() -> None:
    b = Duel("implosion", "protection_from_earth", more={"power": 1}).act("A").play("implosion", "level0", "D")
    assert b.why_not("protection_from_earth", "level0") == ["h3:12:schools"]


def test_boots_of_polarity_need_luck() -> None:
    b = Duel("lightning_bolt", "boots_of_polarity").act("A").play("lightning_bolt", "level0", "D")
    b.play("boots_of_polarity", "first", dice=[0, 1])
    assert b.damage("D") == 0
    b = Duel("lightning_bolt", "boots_of_polarity").act("A").play("lightning_bolt", "level0", "D")
    b.play("boots_of_polarity", "first", dice=[0, -1])
    assert b.damage("D") == 2


@pytest.mark.rule("h3:4:cards-any-order")
def test_a_mirror_turns_a_spell_to_another_unit() -> None:
    units = {"A": "crusaders few b3", "D": "marksmen few b4", "E": "crusaders few c4"}
    b = Duel("lightning_bolt", "magic_mirror", units=units).act("A").play("lightning_bolt", "level0", "D")
    b.play("magic_mirror", "level0").passes(1)
    assert b.ask.kind == "choose-mirror" and b.ask.seat == 1
    b.pick("A")
    assert b.damage("D") == 0 and b.damage("A") == 2


# -------------------------------------------------------------------------------------- at other moments


@pytest.mark.rule("h3:12:start-of-combat-order")
def test_intelligence_casts_a_spell_before_the_first_activation() -> None:
    from battlebook.games.heroes3.rules import c12_cards
    from battlebook.games.heroes3.rules.procedures_cards import START
    from battlebook.kernel.frames import advance

    b = Duel("intelligence lightning_bolt attack")
    b.s.ask = None
    c12_cards.open_window(b.s, START, 0)
    advance(b.s)
    assert b.ask.kind == "cards-start" and not b.plays("lightning_bolt", "level0")
    b.play("intelligence", "expert")
    assert b.ask.kind == "cast-now"
    b.play("lightning_bolt", "level0", "D")
    assert b.damage("D") == 2 and b.holder().spells == 0
    late = Duel("intelligence lightning_bolt").act("A")
    assert late.why_not("intelligence", "basic") == ["h3:12:start-of-combat-order"]


@pytest.mark.rule("h3:12:spell-from-elsewhere")
def test_spells_are_cast_from_discard_piles_and_from_the_deck() -> None:
    b = Duel("ciele_4", more={"discard": (card("magic_arrow"),), "spells": 1}).act("A").play("ciele_4", "first")
    b.play("magic_arrow", "level0", "D")
    assert b.damage("D") == 1 and b.discards() == ["magic_arrow", "ciele_4"] and b.holder().spells == 1
    b = Duel("helm_of_the_alabaster_unicorn").act("A")
    assert b.why_not("helm_of_the_alabaster_unicorn", "second") == ["h3:4:one-spell-per-round"]
    verbs_stock.set_pile(b.s, verbs_stock.PILES + SPELLS, (card("lightning_bolt"),))
    b = again(b).play("helm_of_the_alabaster_unicorn", "second").play("lightning_bolt", "level0", "D")
    assert b.damage("D") == 2 and b.discards() == ["lightning_bolt"] and b.holder().removed


def again(b: Duel) -> Duel:
    """Ask the open question anew."""
    from battlebook.kernel.frames import reask

    reask(b.s)
    return b


@pytest.mark.rule("h3:12:spell-from-elsewhere")
def test_two_spells_of_the_deck_are_cast_at_once() -> None:
    b = Duel("tarnum_conflux_6").act("A")
    verbs_stock.set_pile(b.s, SPELLS, (card("lightning_bolt"), card("haste")))
    again(b).play("tarnum_conflux_6")
    b.play("lightning_bolt", "level0", "D")
    b.play("haste", "level0", "A")
    assert b.damage("D") == 2 and b.speed("A") == 6 and b.holder().spells == 0


@pytest.mark.rule("h3:12:spell-scroll-free")
def test_spells_of_a_scroll_are_free_outside_the_limit_and_removed() -> None:
    scrolls = tuple(card(name) for name in ("implosion", "forgetfulness"))
    more = {"scrolls": scrolls, "spells": 1, "power": 3}
    units = {"A": "crusaders few b3", "D": "crusaders few b4", "E": "marksmen few c5"}
    b = Duel(units=units, more=more).act("A")
    b.do("scroll", card("implosion"), "unit", b.refs["D"])
    assert b.damage("D") == 2 and b.holder().spells == 1 and b.holder().power == 3
    assert b.holder().removed == (card("implosion"),) and b.holder().scrolls == (card("forgetfulness"),)
    b.do("scroll", card("forgetfulness"), "unit", b.refs["E"]).finish()
    assert b.in_play() == ["forgetfulness"]
    b.act("E").finish()
    assert not b.in_play() and len(b.holder().removed) == 2 and not b.discards()

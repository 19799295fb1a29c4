"""Chapters 4 and 12: when cards may be played, what it costs, what becomes of them."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.cards import CARDS
from tests.games.heroes3.cards.strikes import NEAR, Duel, card


@pytest.mark.rule("h3:4:cards-both-players", "h3:4:cards-any-order", "h3:4:other-cards-unlimited")
def test_both_sides_play_any_number_of_cards_until_both_stop() -> None:
    b = Duel("attack attack power", "defense defense").declare()
    assert b.ask.kind == "cards-attack" and b.ask.seat == 0
    b.play("attack", "basic").play("defense", "basic").play("attack", "basic")
    b.passes(1)  # the defender
    assert b.ask.seat == 0
    b.passes(1)
    assert b.ask.kind == "cards-roll" or b.dice()
    b.finish()
    assert b.sums()[0] == (5, 3)


@pytest.mark.rule("h3:4:ongoing-activation-window", "h3r:spell-any-time")
def test_ongoing_and_activation_cards_wait_for_an_own_activation() -> None:
    b = Duel("haste lightning_bolt", "haste lightning_bolt").declare()
    assert b.why_not("haste", "level0") == b.why_not("lightning_bolt", "level0") == ["h3:4:ongoing-activation-window"]
    b.passes(1)
    assert b.ask.seat == 1
    assert b.why_not("haste", "level0") == b.why_not("lightning_bolt", "level0") == ["h3:4:ongoing-activation-window"]
    own = Duel("haste lightning_bolt").act("A")
    assert own.plays("haste") and own.play("lightning_bolt", "level0", "D").passes().damage("D") == 2


@pytest.mark.rule("h3:4:instant-window", "h3:4:hand-only")
def test_instants_have_one_gap_between_roll_and_damage() -> None:
    b = Duel("attack", "defense attack").act("A", answered=True)
    assert b.ask.kind == "cards-about" and b.ask.seat == 1
    b.passes(1).strike("D").passes(2)
    assert b.ask.kind == "cards-roll" and b.why_not("attack", "basic") == ["h3:4:instant-window"]
    assert b.refusals("play", card("luck"), 0) == ["h3:4:hand-only"]


@pytest.mark.rule("h3:4:stat-boost-expires", "h3:4:boost-not-for-retaliation", "h3r:stat-boost-double-attack")
def test_a_raise_ends_with_the_first_attack() -> None:
    b = Duel("attack defense").declare().play("attack", "expert").passes(2)
    assert b.ask.kind == "cards-attack"  # the retaliation, with cards of its own
    b.play("defense", "basic").finish()
    assert b.sums() == [(5, 2), (3, 3)]
    units = {"A": "marksmen pack b2", "D": "crusaders few b5"}
    twice = Duel("attack", units=units).declare().play("attack", "basic").finish()
    assert [attack for attack, _ in twice.sums()] == [3, 2]


@pytest.mark.rule("h3:12:instant-stat-any-time", "h3:4:stat-boost-expires")
def test_a_raise_may_come_before_the_attack_and_ends_with_the_activation() -> None:
    b = Duel("attack power").act("A").play("attack", "basic").strike("D").finish()
    assert b.sums()[0] == (4, 2)
    idle = Duel("attack power").act("A").play("attack", "basic").finish()
    assert not idle.effects() and idle.discards() == ["attack"]


@pytest.mark.rule("h3:12:cards-main-hero-only", "h3:4:hand-only")
def test_without_a_hand_nobody_is_asked() -> None:
    b = Duel().declare()
    assert b.ask.kind == "test" or b.ask.kind == "follow" or not b.cards("play")
    b = Duel("attack").declare().play("attack", "basic")
    assert b.sums()[0] == (4, 2)  # the attack went on at once: no hand is left


@pytest.mark.rule("h3:12:map-not-in-combat")
def test_map_effects_do_nothing_in_combat() -> None:
    b = Duel("angel_wings pathfinding").act("A")
    assert b.why_not("angel_wings", "first") == b.why_not("pathfinding", "basic") == ["h3:12:map-not-in-combat"]


@pytest.mark.rule("h3:12:basic-or-expert", "h3:12:expert-limit")
def test_basic_or_expert_as_often_as_the_level_allows() -> None:
    b = Duel("attack attack", level=2).declare()
    assert {CARDS[k[1]].uses[k[2]].mode for k in b.plays("attack")} == {"basic", "expert"}
    b.play("attack", "expert")
    assert b.why_not("attack", "expert") == ["h3:12:expert-limit"]
    b.play("attack", "basic").finish()
    assert b.sums()[0] == (6, 2)


@pytest.mark.rule("h3:12:empowered-no-expert")
def test_empowered_cards_need_no_expert_use() -> None:
    b = Duel("empowered_attack", level=1).declare().play("empowered_attack", "empowered").finish()
    assert b.sums()[0] == (5, 2) and b.holder().experts == 0


@pytest.mark.rule("h3:12:spell-cheaper-ok", "h3:12:power-not-stored", "h3:12:spell-empower")
def test_a_cast_uses_all_power_even_a_cheap_one() -> None:
    b = Duel("power lightning_bolt").act("A")
    assert b.why_not("lightning_bolt", "level1") == ["h3:12:spell-empower"]
    b.play("power", "expert").play("lightning_bolt", "level0", "D")
    assert b.damage("D") == 2 and b.holder().power == 0


@pytest.mark.rule("h3:12:power-not-stored")
def test_power_without_a_spell_is_lost() -> None:
    b = Duel("power attack").act("A").play("power", "basic")
    assert b.holder().power == 1
    assert b.finish().holder().power == 0


@pytest.mark.rule("h3:12:spell-as-power", "h3:12:spell-as-power-not-cast", "h3r:spell-as-power-limit")
def test_a_spell_may_be_discarded_for_power() -> None:
    b = Duel("haste lightning_bolt").act("A").play("haste", "power")
    assert b.holder().power == 1 and b.holder().spells == 0
    b.play("lightning_bolt", "level1", "D")
    assert b.damage("D") == 3 and b.discards() == ["haste", "lightning_bolt"]


@pytest.mark.rule("h3:12:discard-after-use", "h3:12:artifact-choose")
def test_used_cards_are_discarded_removed_or_kept() -> None:
    b = Duel("dragon_scale_armor titans_cuirass targ_of_the_rampaging_ogre power attack", "").act("A")
    assert b.plays("dragon_scale_armor", "first") and not b.plays("dragon_scale_armor", "second")
    b.play("titans_cuirass", "first").do(0)
    assert b.holder().power == 4 and b.discards() == ["attack", "titans_cuirass"]
    kept = Duel(against="targ_of_the_rampaging_ogre power attack").declare()
    kept.play("targ_of_the_rampaging_ogre", "first").do(0, 1)
    assert kept.hand(1) == ["targ_of_the_rampaging_ogre"]
    gone = Duel("sandals_of_the_saint").act("A").play("sandals_of_the_saint", "second")
    assert gone.holder().removed == (card("sandals_of_the_saint"),)


@pytest.mark.rule("h3:12:discard-after-use")
def test_a_price_needs_enough_other_cards() -> None:
    b = Duel("titans_gladius").declare()
    assert b.why_not("titans_gladius", "first") == ["h3:12:discard-after-use"]


@pytest.mark.rule("h3:14:attack-die-faces")
def test_a_card_that_reads_the_die_sees_three_faces() -> None:
    seen = set()
    for face in (-1, 0, 1):
        b = Duel(units=NEAR).declare(dice=[face]).finish()
        seen.add(b.sums()[0][0] - 3)
    assert seen == {-1, 0, 1}


ZOMBIES = {"A": "zombies few b3", "D": "griffins pack b4"}


@pytest.mark.rule("h3:6:example-declare", "h3:6:example-attack-2-plus-1", "h3:6:example-defense-0-plus-1")
def test_the_attack_of_the_example_with_a_card_of_each_side() -> None:
    b = Duel("attack", "defense", units=ZOMBIES).declare().play("attack", "basic").play("defense", "basic").finish()
    assert b.sums()[0] == (3, 1)


@pytest.mark.rule("h3:6:example-die", "h3:6:example-no-flip", "h3:6:example-unlimited-retaliation")
def test_the_die_of_the_example_and_what_follows() -> None:
    b = Duel("attack", "defense", units=ZOMBIES).declare().play("attack", "basic").play("defense", "basic", dice=[1])
    b.finish()
    assert b.hits()[0] == 3 and b.left("D") == 1 and b.side("D") == "pack"
    assert b.story() == ["A > D", "D < A"] and not b.black_cube("D")


@pytest.mark.rule("h3:6:example-may-play-more", "h3:6:example-cards-fresh")
def test_more_cards_may_follow_and_none_counts_in_the_retaliation() -> None:
    b = Duel("attack attack", "defense power", units=ZOMBIES).declare().play("attack", "basic").play("defense", "basic")
    b.play("attack", "basic").finish()
    assert b.sums() == [(4, 1), (3, 1)]


@pytest.mark.rule("h3:4:attack-step-cards", "h3:4:attack-step-roll", "h3:4:attack-step-damage")
def test_cards_then_the_roll_of_a_defender_twice_then_cards_on_it_then_the_damage() -> None:
    b = Duel("attack power", "defense power", pile="luck")
    b.token("D", "defense").give(0, morale=1).declare(dice=[1, 1])
    assert b.ask.kind == "cards-attack" and not b.dice()
    b.passes(2)
    assert b.ask.kind == "cards-roll" and b.dice() == [[1]] and len(b.told("guard-roll")) == 1 and not b.hits()
    b.finish()
    assert b.hits()[0] == b.damage("D")


@pytest.mark.rule("h3:4:attack-step-cards")
def test_a_card_that_defeats_the_target_calls_the_attack_off() -> None:
    units = {"A": "crusaders few b3", "D": "peasants neutral b4", "X": "peasants neutral d5"}
    b = Duel("ciele_6", units=units).declare().play("ciele_6", "first", "D")
    assert not b.alive("D") and b.ask.kind == "test"
    assert b.story() == ["A > D"] and not b.dice() and not b.hits()

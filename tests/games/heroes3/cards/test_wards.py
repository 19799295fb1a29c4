"""Cards that protect units, take abilities, attacks and activations away, and save units."""

from __future__ import annotations

import pytest

from tests.games.heroes3.cards.strikes import Duel

SHOOTER = {"A": "crusaders few b3", "D": "marksmen few b4"}


def test_anti_magic_keeps_spells_away() -> None:
    b = (
        Duel("anti-magic magic_arrow", more={"power": 2, "limit": 2})
        .act("A")
        .play("anti-magic", "level1", "D")
        .passes()
    )
    assert b.aims("magic_arrow", "level0") == {"A"}


def test_a_pendant_protects_from_one_school() -> None:
    b = Duel("lightning_bolt implosion power", "pendant_of_negativity").act("D")
    b.play("pendant_of_negativity", "second", "D").finish()
    b.act("A").play("power", "basic")
    assert b.aims("lightning_bolt", "level0") == {"A"} and b.aims("implosion", "level0") == {"A", "D"}


def test_a_unit_cannot_be_paralysed() -> None:
    units = {"A": "basilisks few b3", "D": "crusaders few b4"}
    b = Duel(against="pendant_of_second_sight", units=units).act("D").play("pendant_of_second_sight", "first", "D")
    b.finish().attack("A", "D", [-1, 0])
    assert "paralysis" not in b.tokens("D")
    assert "paralysis" in Duel(units=units).attack("A", "D", [-1, 0]).tokens("D")


def test_a_unit_loses_its_ability_also_after_a_flip() -> None:
    units = {"A": "crusaders few b3", "D": "griffins pack b4"}
    b = Duel("disrupting_ray", units=units).act("A").play("disrupting_ray", "level0", "D").strike("D", [1, 0]).finish()
    assert b.side("D") == "few" and b.black_cube("D")  # its retaliation has a limit now
    assert b.s.card(b.refs["D"]).attack == 2 and not b.s.card(b.refs["D"]).abilities
    b.next_round()
    assert b.in_play() == ["disrupting_ray"] and not b.s.card(b.refs["D"]).abilities


def test_no_unit_has_abilities_in_this_round() -> None:
    units = {"A": "griffins few b3", "D": "griffins few b4"}
    b = Duel("orb_of_inhibition", units=units).act("A").play("orb_of_inhibition", "second").finish()
    assert not b.s.card(b.refs["A"]).abilities and not b.s.card(b.refs["D"]).abilities
    b.next_round()
    assert b.s.card(b.refs["D"]).retaliates_without_limit and b.discards() == ["orb_of_inhibition"]


@pytest.mark.rule("h3:12:ongoing-duration")
def test_a_shooter_forgets_how_to_attack_for_one_activation() -> None:
    b = Duel("forgetfulness", units=SHOOTER).act("A").play("forgetfulness", "level0", "D").finish()
    b.act("D")
    assert not b.offered("attack") and "h3:12:ongoing-duration" in b.refusals(
        "attack", b.refs["A"], b.s.place[b.refs["D"]]
    )
    b.finish().next_round().act("D")
    assert b.offered("attack") and b.discards() == ["forgetfulness"]


def test_zilare_stops_units_of_some_tiers() -> None:
    units = {**SHOOTER, "E": "behemoths few c4", "F": "crusaders few d4"}
    assert Duel("zilare_1", units=units).act("A").aims("zilare_1") == {"D"}
    assert Duel("zilare_6", units=units).act("A").aims("zilare_6") == {"D", "E", "F"}


def test_sorrow_skips_an_activation() -> None:
    b = Duel("sorrow", more={"power": 2}).act("D", answered=True)
    assert b.ask.kind == "cards-about"
    b.play("sorrow", "level1", "D")
    assert b.told("skips") and b.ask.kind == "test" and b.s.acted >> b.refs["D"] & 1


@pytest.mark.rule("h3:3:activation-next-in-order")
def test_a_shooter_activates_before_an_enemy() -> None:
    units = {"A": "marksmen few b2", "D": "crusaders few b5"}
    b = Duel("bowstring_of_the_unicorns_mane", units=units).act("D", answered=True)
    b.play("bowstring_of_the_unicorns_mane", "first", "A")
    assert b.ask.kind == "act" and b.ask.args == (b.refs["A"],)
    b.strike("D").finish()
    assert b.s.acted == 3 and [b.ref(e["unit"]["id"]) for e in b.told("activates")] == ["A", "D"]


def test_a_shooter_activates_twice() -> None:
    units = {"A": "marksmen few b2", "D": "crusaders few b5"}
    b = Duel("valeska_6", units=units).act("A").play("valeska_6", "first", "A").strike("D", [1]).do("end")
    assert b.ask.kind == "act" and b.ask.args == (b.refs["A"],)
    b.strike("D", [1]).finish()
    assert b.hits() == [1, 1] and b.ask.kind == "test"


@pytest.mark.rule("h3:12:resurrection-no-retaliation", "h3:12:resurrection-attack-only")
def test_resurrection_cancels_a_lethal_attack_after_the_roll() -> None:
    units = {"A": "crusaders pack b3", "D": "crusaders few b4"}
    b = Duel("", "resurrection power magic_arrow", units=units, damage={"D": 2}).declare(dice=[1]).passes(1)
    assert b.ask.kind == "cards-roll" and b.why_not("resurrection", "level1") == ["h3:12:spell-empower"]
    b.play("power", "expert").play("resurrection", "level1", "D").finish()
    assert b.alive("D") and b.damage("D") == 2 and b.story() == ["A > D"] and not b.black_cube("D")


@pytest.mark.rule("h3:12:resurrection-attack-only")
def test_nothing_is_saved_from_an_attack_that_does_not_kill() -> None:
    b = Duel("", "resurrection power", their_more={"power": 2}).declare(dice=[0]).passes(1)
    assert b.why_not("resurrection", "level1") == ["h3:12:resurrection-attack-only"]
    assert not b.plays("power")


@pytest.mark.rule("h3:12:specialty-not-spell")
def test_a_specialty_saves_for_power_that_is_no_schools() -> None:
    more = {"damage": {"D": 3}, "their_more": {"power": 3}}
    b = Duel("", "alamar_1", **more).declare(dice=[1]).passes(1)
    b.play("alamar_1", at="D").finish()
    assert b.alive("D") and b.told("saves") and b.holder(1).spells == 0
    bound = Duel("", "alamar_1", damage={"D": 3}, their_more={"power": 3, "school": "air"}).declare(dice=[1]).passes(1)
    assert bound.why_not("alamar_1") == ["h3:12:specialty-not-spell"]


@pytest.mark.rule("h3r:cloak-overflow")
def test_a_horde_is_one_more_side() -> None:
    units = {"A": "skeletons pack b3", "D": "behemoths few b4"}
    b = Duel("sandro_1", units=units).act("A").play("sandro_1", at="A")
    assert b.speed("A") == 6 and b.left("A") == 2 and b.in_play() == ["sandro_1"]
    b.strike("D", [0, 0]).finish()
    assert b.sums()[0] == (3, 2) and b.hits()[1] == 5
    assert b.side("A") == "few" and b.left("A") == 1 and b.discards() == ["sandro_1"]  # 2 + 2 + 1


def test_a_horde_fits_only_its_units() -> None:
    units = {"A": "skeletons few b3", "D": "behemoths few b4"}
    assert not Duel("sandro_1", units=units).act("A").plays("sandro_1")
    assert Duel("sandro_6", units=units).act("A").aims("sandro_6") == {"A"}

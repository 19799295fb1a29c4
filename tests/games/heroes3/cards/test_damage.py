"""Cards that deal damage: one unit, several, areas, chains, lines, tiers."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.battlefield import BATTLEFIELD
from tests.games.heroes3.cards.vocabulary import Cards

LINE = {
    "A": "crusaders few a1", "F": "crusaders few b3", "D": "crusaders few b4", "E": "crusaders few c4",
    "G": "crusaders few d5",
}  # fmt: skip


def fight(hand: str, power: int = 0, **more: object) -> Cards:
    """Two friends (A, F) and three enemies (D, E, G), all Few Crusaders; A is activated."""
    return Cards(LINE, "AF", hand, more={"power": power, "limit": 9}, **more).act("A")  # type: ignore[arg-type]


def hurt(b: Cards) -> dict[str, int]:
    """Who has damage; 0 for one that stands unhurt is left out, a defeated one has all of it."""
    return {ref: b.damage(ref) for ref in LINE if b.damage(ref)}


@pytest.mark.rule("h3:12:spell-damage-ignores-defense", "h3:12:spell-basic-level", "h3:12:spell-empower")
def test_spell_damage_is_not_reduced_by_defense() -> None:
    b = fight("magic_arrow lightning_bolt", 2).play("magic_arrow", "level0", "D")
    assert hurt(b) == {"D": 1} and b.holder().power == 0
    assert hurt(fight("lightning_bolt", 2).play("lightning_bolt", "level1", "D")) == {"D": 3}
    assert b.why_not("lightning_bolt", "level2") == ["h3:12:spell-empower"]


@pytest.mark.rule("h3:9:flip-overflow", "h3:9:pack-flips")
def test_spell_damage_flips_a_pack_and_goes_on() -> None:
    b = Cards({"A": "crusaders few a1", "D": "skeletons pack a4"}, "A", "lightning_bolt", more={"power": 1})
    b.act("A").play("lightning_bolt", "level1", "D")
    assert (b.side("D"), b.damage("D")) == ("few", 1)


@pytest.mark.rule("h3:12:area-hits-friends")
def test_fireball_hits_two_adjacent_spaces_friends_too() -> None:
    b = fight("fireball").play("fireball", "level0", "b4")
    assert {o.target[0] for o in b.ask.options()} == {("space", n) for n in (9, 12, 14, 17)}
    b.pick("b3")
    assert hurt(b) == {"D": 1, "F": 1}


@pytest.mark.rule("h3:12:area-hits-friends")
def test_frost_ring_hits_two_units_next_to_a_space() -> None:
    b = fight("frost_ring").play("frost_ring", "level0", "b4")
    assert hurt(b) == {"F": 1, "E": 1}, "only two units stand next to it"


def test_frost_ring_lets_its_caster_choose_two_of_three() -> None:
    units = {**LINE, "H": "crusaders few a4"}
    b = Cards(units, "AF", "frost_ring").act("A").play("frost_ring", "level0", "b4").pick("H").pick("E")
    assert (b.damage("H"), b.damage("E"), b.damage("F")) == (1, 1, 0)


@pytest.mark.rule("h3:12:area-hits-friends", "h3:14:die-special-use")
def test_inferno_hits_everybody_around_by_dice() -> None:
    b = fight("inferno", 2).play("inferno", "level2", "b4", dice=[1, 0, 1, -1])
    assert hurt(b) == {"D": 2, "E": 2, "F": 2}
    assert b.told("card-rolls")[0]["n"] == 2


def test_inferno_without_a_plus_hurts_nobody() -> None:
    assert hurt(fight("inferno").play("inferno", "level0", "b4", dice=[0])) == {}


@pytest.mark.rule("h3:12:area-hits-friends")
def test_chain_lightning_jumps_to_the_two_nearest() -> None:
    b = fight("chain_lightning", 2).play("chain_lightning", "level1", "D")
    assert b.targets_now() == {"F", "E"}
    b.pick("F").finish()
    assert hurt(b) == {"D": 2, "F": 1, "E": 1}


def test_a_chain_lets_its_caster_pick_among_equally_near_ones() -> None:
    units = {"A": "crusaders few a1", "D": "crusaders few a3", "E": "crusaders few a5", "G": "crusaders few c3"}
    b = Cards(units, "A", "chain_lightning").act("A").play("chain_lightning", "level0", "D")
    assert b.targets_now() == {"A", "E", "G"}
    b.pick("G").pick("E")
    assert (b.damage("A"), b.damage("E"), b.damage("G")) == (0, 1, 1)


@pytest.mark.rule("h3:12:specialty-not-spell")
def test_solmyrs_chain_has_a_number_for_two_and_is_no_spell() -> None:
    b = fight("solmyr_1 magic_arrow").play("solmyr_1", at="D").pick("E")
    assert hurt(b) == {"D": 1, "E": 1} and b.holder().spells == 0
    assert b.plays("magic_arrow", "level0"), "the Spell of the Round is still to come"


@pytest.mark.rule("h3:12:specialty-not-spell")
def test_deemers_stars_use_power_and_are_no_spell() -> None:
    b = fight("deemer_1", 2).play("deemer_1", at="D")
    assert set(b.offered()) == {("level", 1), ("level", 2)}
    b.do("level", 2).pick("F")
    assert hurt(b) == {"D": 2, "F": 2} and b.holder().power == 0 and b.holder().spells == 0
    assert hurt(fight("deemer_6").play("deemer_6", at="D").pick("F")) == {"D": 1, "F": 1, "E": 1}


def test_a_line_of_spaces_is_a_column_or_what_there_is_of_a_row() -> None:
    b = fight("tarnum_dungeon_4").play("tarnum_dungeon_4")
    assert ("column", 1) in b.offered() and ("row", 12) in b.offered() and ("row", 4) not in b.offered()
    b.do("column", 1)
    assert hurt(b) == {"D": 2, "F": 2}


def test_on_hexes_a_line_is_any_part_of_a_row() -> None:
    units = {"A": "crusaders few o6", "D": "crusaders few n6", "E": "crusaders few j6", "F": "crusaders few k7"}
    b = Cards(units, "A", "tarnum_dungeon_4", board=BATTLEFIELD).act("A").play("tarnum_dungeon_4")
    rows = [key[1] for key in b.offered()]
    assert {key[0] for key in b.offered()} == {"row"} and all(n % 15 <= 10 for n in rows)
    b.do("row", 5 * 15 + 9)
    assert b.damage("E") == 2 and b.damage("D") == 2 and not b.damage("A") and not b.damage("F")


@pytest.mark.rule("h3:12:discard-after-use")
def test_rings_of_specialties_cost_cards() -> None:
    b = fight("adelaide_1 attack defense").play("adelaide_1", at="b4").do(0)
    assert hurt(b) == {"F": 1, "E": 1} and sorted(b.discards()) == ["adelaide_1", "attack"]
    b = fight("xyron_6").play("xyron_6", at="b4")
    assert hurt(b) == {"D": 1, "F": 1, "E": 1}
    assert fight("xyron_1").why_not("xyron_1") == ["h3:12:discard-after-use"]


def test_damage_to_a_tier_and_to_two_enemies() -> None:
    b = fight("septienna_4").play("septienna_4", "first")
    assert hurt(b) == {"D": 1, "E": 1, "G": 1}, "Crusaders are silver"
    b = fight("tarnum_castle_6").play("tarnum_castle_6", at="D").pick("G")
    assert hurt(b) == {"D": 2, "G": 2}


def test_artillery_hits_the_slowest_enemy() -> None:
    b = Cards({**LINE, "Z": "zombies few a5"}, "AF", "artillery").act("A")
    assert b.aims("artillery", "basic") == {"Z"}
    assert b.play("artillery", "basic", "Z").told("hurt")[-1]["n"] == 1


@pytest.mark.rule("h3:15:war-machine-permanent")
def test_a_ballista_may_be_the_price() -> None:
    assert fight("gerwulf_4").why_not("gerwulf_4", "second") == ["h3:15:war-machine-permanent"]
    b = fight("gerwulf_4", machines="ballista").play("gerwulf_4", "second", "D")
    assert hurt(b) == {"D": 2} and b.holder().machines == ()


def test_the_active_unit_may_die_by_its_own_spell() -> None:
    b = Cards({"A": "skeletons few a3", "B": "crusaders few d1", "D": "crusaders few a4"}, "AB", "fireball")
    b.act("A").play("fireball", "level0", "a4").pick("a3")
    assert b.damage("D") == 1 and (b.damage("A") == 1 or not b.alive("A"))
    b = Cards({"A": "skeletons few a3", "B": "crusaders few d1", "D": "crusaders few a4"}, "AB", "fireball",
              more={"power": 4})  # fmt: skip
    b.act("A").play("fireball", "level2", "a4").pick("a3")
    assert not b.alive("A") and b.ask.kind == "test", "its activation is over"


def test_a_spell_may_end_the_combat() -> None:
    b = Cards({"A": "crusaders few a3", "D": "skeletons few a4"}, "A", "implosion", more={"power": 5}).act("A")
    b.play("implosion", "level2", "D")
    assert b.s.winner == 0 and b.s.ask is None


@pytest.mark.rule("h3:12:spell-damage-ignores-defense")
def test_interference_is_the_defense_that_counts_against_spells() -> None:
    b = Cards(LINE, "AF", "lightning_bolt", against="interference").act("A")
    b.play("lightning_bolt", "level0", "D")
    assert b.ask.kind == "cards-answer" and b.aims("interference", "basic") == {"D"}
    b.play("interference", "expert", "D").passes()
    assert hurt(b) == {} and b.told("unhurt")


def test_an_orb_makes_spells_and_specialties_harmless() -> None:
    b = fight("lightning_bolt jeremy_1 artillery")
    b.s.lasting = (("zero_spell_specialty_damage", 0, 0, -1, -1, 0, 3, 0, (), 0),)
    b.play("lightning_bolt", "level0", "D").play("jeremy_1", "second", "E")
    assert hurt(b) == {} and len(b.told("unhurt")) == 2
    b.play("artillery", "basic", "D")
    assert hurt(b) == {"D": 1}, "an Ability is neither"

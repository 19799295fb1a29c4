"""What follows an attack before the retaliation: stares, bolts, pushes, and damage to a further unit."""

from __future__ import annotations

import pytest

from tests.games.heroes3.abilities.table import duel

DUMMY = "demons neutral"  # Attack 3, Defense 0, HP 8, no ability
STARES = {"gorgons pack": (0, 5), "gorgons neutral": (-1, 4)}  # face of both dice, Attack


# ------------------------------------------------------------------------------------------------ the stare


@pytest.mark.ability("death_stare", *STARES)
@pytest.mark.rule("h3r:death-stare-before-retaliation")
@pytest.mark.parametrize(("card", "face"), [(card, face) for card, (face, _) in STARES.items()])
def test_both_dice_of_the_stare_must_show_the_face(card: str, face: int) -> None:
    hit = duel(card, "azure_dragons neutral").attack("A", "T", [0, face, face])
    assert not hit.alive("T")
    assert hit.story() == ["A > T"], "who is gone does not retaliate"
    for other in {-1, 0, 1} - {face}:
        miss = duel(card, "azure_dragons neutral").attack("A", "T", [1, face, other, 0])
        assert miss.story() == ["A > T", "T < A"]
        assert miss.damage("T") == STARES[card][1] + 1 - 3


@pytest.mark.ability("death_stare", *STARES)
@pytest.mark.rule("h3r:death-stare-pack")
@pytest.mark.parametrize(("card", "face"), [(card, face) for card, (face, _) in STARES.items()])
def test_the_stare_flips_a_pack_without_anything_left_over(card: str, face: int) -> None:
    t = duel(card, "titans pack").spare().attack("A", "T", [-1, face, face])
    assert (t.side("T"), t.damage("T")) == ("few", 0)
    assert t.story() == ["A > T", "T < A"], "the Few retaliate"


@pytest.mark.ability("death_stare", "gorgons pack")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_gorgons_stare_neither_in_retaliations_nor_at_the_dead() -> None:
    t = duel(DUMMY, "gorgons pack").attack("A", "T", [0, 0])
    assert t.extra_dice() == []
    t = duel("gorgons pack", "goblins neutral").attack("A", "T", [0])
    assert t.extra_dice() == []


@pytest.mark.ability("death_stare", "gorgons pack")
@pytest.mark.ability("revive_once", "phoenixes few")
def test_phoenixes_survive_a_stare_once() -> None:
    t = duel("gorgons pack", "phoenixes few").attack("A", "T", [0, 0, 0, 0])
    assert (t.left("T"), t.story()) == (1, ["A > T", "T < A"])


@pytest.mark.ability("death_stare", "gorgons pack")
@pytest.mark.rule("h3:16:stack-absorb")
def test_a_stare_at_a_stacked_unit_takes_its_token() -> None:
    t = duel("gorgons pack", "nagas@naga_bank neutral", stack={"T": "health"}).attack("A", "T", [0, 0, 0, 0])
    assert (t.left("T"), t.tokens("T")) == (5, {})


# ------------------------------------------------------------------------------------------------ the bolt


@pytest.mark.ability("bonus_damage_on_roll", "thunderbirds pack", "thunderbirds neutral", "wyverns neutral")
@pytest.mark.rule("h3:9:ability-attack", "h3:14:die-special-use")
@pytest.mark.parametrize(
    ("card", "attack", "faces"),
    [("thunderbirds pack", 4, (0, 1)), ("thunderbirds neutral", 3, (0, 1)), ("wyverns neutral", 4, (0,))],
)
def test_an_extra_die_may_deal_one_more_damage_before_the_retaliation(card: str, attack: int, faces: tuple) -> None:
    for die in (-1, 0, 1):
        t = duel(card, "azure_dragons neutral").spare().attack("A", "T", [0, die])
        assert t.hits()[0] == attack - 3, "the extra die is no part of the attack"
        assert t.hurt() == ([("T", 1)] if die in faces else [])
        kinds = [e.kind for e in t.events if e.kind in ("extra-roll", "retaliates")]
        assert kinds == ["extra-roll", "retaliates"]


@pytest.mark.ability("bonus_damage_on_roll", "thunderbirds pack")
def test_a_target_that_dies_of_the_bolt_does_not_retaliate() -> None:
    t = duel("thunderbirds pack", "centaurs neutral").attack("A", "T", [0, 1])
    assert (t.alive("T"), t.story()) == (False, ["A > T"])


@pytest.mark.ability("bonus_damage_on_roll", "thunderbirds pack", "wyverns neutral")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
@pytest.mark.parametrize("card", ["thunderbirds pack", "wyverns neutral"])
def test_no_bolt_in_a_retaliation(card: str) -> None:
    t = duel(DUMMY, card).attack("A", "T", [0, 0])
    assert t.extra_dice() == []


@pytest.mark.ability("bonus_damage_on_roll", "thunderbirds neutral")
@pytest.mark.rule("h3:9:defense-stat")
def test_the_bolt_asks_for_no_defense() -> None:
    t = duel("thunderbirds neutral", "hydras neutral").token("T", "defense").attack("A", "T", [0, 1, 0, -1])
    assert t.sums()[0] == (3, 4)
    assert (t.hits()[0], t.damage("T")) == (0, 1)


# ------------------------------------------------------------------------------------------------ the push


@pytest.mark.ability("push_on_roll", "ghost_dragons neutral")
@pytest.mark.rule("h3:9:ability-attack")
def test_ghost_dragons_push_their_target_away_as_its_owner_wishes() -> None:
    t = duel("ghost_dragons neutral", DUMMY, theirs={"F": "boars neutral c4"})
    t.act("A").strike("T", [0, 0])
    assert t.asked() == ("push", 1)
    assert t.spaces() == {"a4", "b5"}, "c4 is taken, b3 is where the Dragons are"
    t.choose("move", "b5").done()
    assert (t.at("T"), t.story()) == ("b5", ["A > T"])
    assert not t.black_cube("T")


@pytest.mark.ability("push_on_roll", "ghost_dragons neutral")
@pytest.mark.parametrize("die", [-1, 1])
def test_ghost_dragons_push_on_a_0_only(die: int) -> None:
    t = duel("ghost_dragons neutral", DUMMY).attack("A", "T", [0, die, 0])
    assert (t.at("T"), t.story()) == ("b4", ["A > T", "T < A"])


@pytest.mark.ability("push_on_roll", "ghost_dragons neutral")
@pytest.mark.rule("h3:3:retaliation-trigger")
def test_without_a_free_space_the_target_stays_and_retaliates() -> None:
    around = {"F": "boars neutral b4", "G": "boars neutral c5"}
    t = duel("ghost_dragons neutral a5", f"{DUMMY} b5", theirs=around).attack("A", "T", [0, 0, 0])
    assert (t.at("T"), t.story()) == ("b5", ["A > T", "T < A"])


@pytest.mark.ability("push_on_roll", "ghost_dragons neutral")
@pytest.mark.rule("h3:9:ability-attack-not-retaliation")
def test_ghost_dragons_push_nobody_in_a_retaliation() -> None:
    t = duel(DUMMY, "ghost_dragons neutral").attack("A", "T", [0, 0])
    assert t.extra_dice() == []


@pytest.mark.ability("push_on_roll", "ghost_dragons neutral")
def test_a_paralysed_or_dead_target_is_pushed_or_not() -> None:
    t = duel("ghost_dragons neutral b4", f"{DUMMY} b5", theirs={"F": "boars neutral a5"}).token("T", "paralysis")
    t.attack("A", "T", [0, 0])
    assert t.at("T") == "c5", "the one space that is left"
    dead = duel("ghost_dragons neutral", "goblins neutral").attack("A", "T", [0])
    assert dead.extra_dice() == []


# ------------------------------------------------------------------------------------- damage to a further unit


@pytest.mark.ability("splash_near_self", "cerberi pack", "cerberi neutral")
@pytest.mark.rule("h3:9:ability-attack", "h3:9:defense-stat")
@pytest.mark.parametrize(("card", "hit"), [("cerberi pack", 3), ("cerberi neutral", 2)])
def test_cerberi_bite_one_further_enemy_next_to_them(card: str, hit: int) -> None:
    near = {"F": "crusaders few a3", "G": "boars neutral c3", "H": "boars neutral c4"}
    t = duel(card, DUMMY, mine={"B": "boars neutral b2"}, theirs=near)
    t.act("A").strike("T", [0])
    assert t.asked() == ("splash", 0)
    assert t.choices() == {"F", "G"}, "not the target, no friend, nobody at a corner"
    t.choose("splash", "F").done()
    assert (t.hits(), t.hurt()) == ([hit], [("F", 1)])


@pytest.mark.ability("splash_near_self", "cerberi pack")
@pytest.mark.rule("h3:9:ability-attack")
def test_cerberi_bite_no_friend_and_no_second_time() -> None:
    t = duel("cerberi pack", DUMMY, mine={"B": "boars neutral b2"}).attack("A", "T", [0])
    assert t.hurt() == []
    t = duel("cerberi pack", DUMMY, theirs={"F": "boars neutral b2"}).attack("A", "T", [0])
    assert t.hurt() == [("F", 1)], "the only one needs no choice"
    t = duel(DUMMY, "cerberi pack", mine={"B": "boars neutral c4"}).attack("A", "T", [0, 0])
    assert t.hurt() == [], "not in a retaliation"


@pytest.mark.ability("splash_near_self", "cerberi pack")
def test_a_bitten_enemy_may_die_and_cerberi_bite_although_their_target_fell() -> None:
    t = duel("cerberi pack", "peasants neutral", theirs={"F": "gremlins few c3"}, damage={"F": 1})
    t.attack("A", "T", [0])
    assert (t.alive("T"), t.alive("F")) == (False, False)


@pytest.mark.ability("splash_near_target", "magogs pack", "magogs neutral")
@pytest.mark.rule("h3:9:secondary-strike-friendly-fire")
@pytest.mark.parametrize("card", ["magogs pack", "magogs neutral"])
def test_magogs_burn_one_unit_next_to_a_distant_target_friend_or_foe(card: str) -> None:
    near = {"F": "crusaders few a4", "G": "boars neutral c5"}
    t = duel(f"{card} b1", DUMMY, mine={"B": "boars neutral b3"}, theirs=near)
    t.act("A").strike("T", [0])
    assert t.asked() == ("splash", 0)
    assert t.choices() == {"F", "B"}
    t.choose("splash", "F").done()
    assert (t.hits(), t.hurt()) == ([2], [("F", 1)])


@pytest.mark.ability("splash_near_target", "magogs pack")
@pytest.mark.rule("h3:9:secondary-strike-friendly-fire")
def test_magogs_burn_a_friend_if_nobody_else_is_there() -> None:
    t = duel("magogs pack b1", DUMMY, mine={"B": "boars neutral b3"}).attack("A", "T", [0])
    assert t.hurt() == [("B", 1)]
    t = duel("magogs pack b1", DUMMY).attack("A", "T", [0])
    assert t.hurt() == []


@pytest.mark.ability("splash_near_target", "magogs pack")
def test_magogs_burn_nobody_beside_an_adjacent_target() -> None:
    t = duel("magogs pack", DUMMY, theirs={"F": "boars neutral c4"}).attack("A", "T", [0, 0, -1])
    assert t.hurt() == []


@pytest.mark.ability("splash_near_target", "magogs pack")
def test_magogs_burn_around_the_place_where_their_target_fell() -> None:
    t = duel("magogs pack b1", "peasants neutral", theirs={"F": "boars neutral c4"}).attack("A", "T", [0])
    assert (t.alive("T"), t.hurt()) == (False, [("F", 1)])

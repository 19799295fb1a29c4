"""Chapter 11, AI Rules: whom enemy units attack, from where, and what they never do."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.rules.asking import CHOOSERS
from tests.games.heroes3.fights import At, Fight, battle


def attacked(fight: Fight) -> str:
    """Whom the enemy unit attacks first; of equally near spaces the first is picked."""
    while not fight.attacks() and fight.ask.kind == "ai-space":
        fight.do(*fight.offered()[0])
    return fight.attacks()[0][1]


# -------------------------------------------------------------------------------------------- target priority


@pytest.mark.rule("h3:11:scope", "h3:11:same-tier-first", "h3:11:order-bronze")
def test_a_bronze_unit_attacks_bronze_first() -> None:
    fight = battle(
        [At("crusaders few", "a3"), At("halberdiers few", "c3"), At("behemoths few", "b2")],
        [At("centaurs", "b4")],
    )
    assert attacked(fight) == "halberdiers"


@pytest.mark.rule("h3:11:order-bronze", "h3:11:then-higher-ascending")
def test_a_bronze_unit_then_goes_up_tier_by_tier() -> None:
    mine = [At("champions few", "b3"), At("crusaders few", "a2"), At("hydras", "c3", "azure")]
    fight = battle(mine, [At("griffins", "b4"), At("sprites", "d5")])
    assert attacked(fight) == "crusaders"
    assert attacked(battle([mine[0], mine[2]], [At("griffins", "b4")])) == "champions"
    assert attacked(battle([mine[2]], [At("griffins", "b4")])) == "azure"


@pytest.mark.rule("h3:11:order-silver", "h3:11:then-lower-descending")
def test_a_silver_unit_goes_down_before_it_goes_up() -> None:
    fight = battle([At("halberdiers few", "a2"), At("hydras few", "b3")], [At("pegasi", "b4")])
    assert attacked(fight) == "halberdiers"


@pytest.mark.rule("h3:11:order-silver", "h3:11:then-higher-ascending")
def test_a_silver_unit_goes_up_when_nothing_else_is_left() -> None:
    fight = battle([At("hydras few", "b3")], [At("pegasi", "b4")])
    assert attacked(fight) == "hydras"


@pytest.mark.rule("h3:11:order-golden", "h3:11:then-lower-descending")
def test_a_golden_unit_takes_the_nearest_lower_tier_first() -> None:
    fight = battle([At("halberdiers few", "b3"), At("crusaders few", "a2")], [At("champions", "b4")])
    assert attacked(fight) == "crusaders"


@pytest.mark.rule("h3:11:order-azure", "h3:11:then-lower-descending")
def test_an_azure_unit_goes_down_to_bronze_last() -> None:
    mine = [At("halberdiers few", "b3"), At("crusaders pack", "a2"), At("hydras pack", "d3")]
    fight = battle(mine, [At("rust_dragons", "b4")])
    assert attacked(fight) == "hydras"
    fight = battle(mine[:2], [At("rust_dragons", "b4")])
    assert attacked(fight) == "crusaders"


@pytest.mark.rule("h3:11:closest")
def test_of_equal_targets_the_closest_is_attacked() -> None:
    fight = battle([At("gnolls few", "b2"), At("skeletons few", "c3")], [At("griffins", "c5")])
    assert attacked(fight) == "skeletons"


@pytest.mark.rule("h3:11:tie-player", "h3:4:ai-modes")
def test_a_tie_is_broken_by_the_player() -> None:
    fight = battle([At("gnolls few", "a3"), At("skeletons few", "c3")], [At("griffins", "b4")])
    assert (fight.ask.kind, fight.ask.seat, fight.ask.rule) == ("ai-target", 0, "h3:11:tie-player")
    assert fight.targets() == {"gnolls", "skeletons"}
    skeletons = fight.unit("skeletons")
    assert fight.refused("defend") == ("h3:11:tie-player", "no-option")
    fight.do(*next(key for key in fight.offered() if key[1] == skeletons))
    assert attacked(fight) == "skeletons"


@pytest.mark.rule("h3:11:only-attackable")
def test_a_preferred_target_out_of_reach_is_ignored() -> None:
    fight = battle([At("gnolls few", "d1"), At("crusaders few", "a2")], [At("centaurs", "a5")])
    assert attacked(fight) == "crusaders"


# ----------------------------------------------------------------------------------------------------- Ranged


@pytest.mark.rule("h3:11:ranged-hunt-ranged")
def test_ranged_units_hunt_ranged_units_of_any_tier_first() -> None:
    fight = battle([At("gnolls few", "a3"), At("zealots few", "d1")], [At("elves", "a5")])
    assert attacked(fight) == "zealots"


@pytest.mark.rule("h3:11:ranged-hunt-ranged", "h3:11:order-bronze")
def test_among_ranged_units_the_tier_order_holds() -> None:
    fight = battle(
        [At("zealots few", "d2"), At("orcs few", "a2"), At("cyclopes few", "b2")],
        [At("storm_elementals", "a5")],
    )
    assert attacked(fight) == "orcs"


@pytest.mark.rule("h3:11:ranged-then-others")
def test_without_a_ranged_unit_they_take_the_others_in_the_same_order() -> None:
    fight = battle([At("crusaders few", "a3"), At("gnolls few", "d1")], [At("storm_elementals", "a5")])
    assert attacked(fight) == "gnolls"


@pytest.mark.rule("h3:11:engaged-ranged")
def test_an_engaged_ranged_unit_must_attack_an_adjacent_enemy() -> None:
    fight = battle([At("crusaders few", "a4"), At("orcs few", "d2")], [At("storm_elementals", "a5")])
    assert attacked(fight) == "crusaders"


@pytest.mark.rule("h3r:ai-ranged-step")
def test_a_ranged_unit_does_not_move_after_its_attack() -> None:
    fight = battle([At("gnolls few", "b1")], [At("storm_elementals", "a5")])
    assert fight.attacks() == [("storm_elementals", "gnolls")]
    assert fight.where("storm_elementals") == "a5"
    assert fight.told("moves") == []


# ------------------------------------------------------------------------------------- spaces and approaching


@pytest.mark.rule("h3r:ai-attack-space")
def test_it_attacks_from_the_nearest_space() -> None:
    fight = battle([At("gnolls few", "b2")], [At("centaurs", "b4")])
    assert fight.where("centaurs") == "b3"


@pytest.mark.rule("h3r:ai-attack-space")
def test_equally_near_spaces_are_left_to_the_player() -> None:
    fight = battle([At("gnolls few", "b3"), At("goblins few", "d1")], [At("centaurs", "a4")])
    assert (fight.ask.kind, fight.ask.rule, fight.ask.seat) == ("ai-space", "h3r:ai-attack-space", 0)
    assert fight.spaces() == {"a3", "b4"}
    fight.attack("gnolls", "b4")
    assert fight.where("centaurs") == "b4"


@pytest.mark.rule("h3r:ai-attack-space")
def test_with_the_second_reading_the_player_picks_any_space() -> None:
    fight = battle([At("gnolls few", "b2")], [At("centaurs", "b4")], rulings={"h3r:ai-attack-space": 1})
    assert fight.ask.kind == "ai-space"
    assert fight.spaces() == {"b3", "a2", "c2"}


@pytest.mark.rule("h3r:ai-attack-space")
def test_with_the_third_reading_it_picks_the_space_worst_for_the_player() -> None:
    mine = [At("gnolls few", "b2"), At("orcs few", "d2")]
    fight = battle(mine, [At("centaurs", "b4")], rulings={"h3r:ai-attack-space": 2})
    assert fight.where("centaurs") == "c2"


@pytest.mark.rule("h3:11:no-target-approach", "h3r:ai-approach")
def test_a_unit_that_can_attack_nobody_moves_toward_its_best_target() -> None:
    fight = battle([At("gnolls few", "b1"), At("behemoths few", "d2")], [At("centaurs", "a5")])
    assert fight.spaces() == {"a2", "b3"}, "toward the Gnolls, although the Behemoths are as near"
    fight.do(*fight.offered()[0])
    assert fight.attacks() == []
    assert fight.where("centaurs") == "a2"


@pytest.mark.rule("h3:11:no-target-approach", "h3r:ai-approach")
def test_it_goes_as_far_as_it_can_and_around_obstacles() -> None:
    fight = battle(
        [At("gnolls few", "a1")],
        [At("centaurs", "a5"), At("zombies", "a4"), At("dwarves", "b5")],
    )
    assert fight.where("centaurs") == "a5", "a4 and b5 are taken: there is no way"
    fight = battle([At("gnolls few", "a1")], [At("centaurs", "a5"), At("zombies", "a4")])
    assert fight.where("centaurs") == "b3"


@pytest.mark.rule("h3:11:no-target-approach")
def test_equally_good_steps_are_left_to_the_player() -> None:
    fight = battle([At("gnolls few", "d1")], [At("centaurs", "a5")])
    assert (fight.ask.kind, fight.ask.rule) == ("ai-space", "h3:11:no-target-approach")
    assert fight.spaces() == {"a2", "b3", "c4", "d5"}
    assert fight.do("move", 9).where("centaurs") == "b3"


# ------------------------------------------------------------------------------------------- never, and order


@pytest.mark.rule("h3:11:no-defend", "h3:4:neutral-must-attack")
def test_ai_units_never_defend() -> None:
    fight = battle([At("gnolls few", "b3")], [At("centaurs", "b4")])
    assert fight.attacks() == [("centaurs", "gnolls")]
    assert fight.told("defends") == []


@pytest.mark.rule("h3:11:no-defend")
def test_neither_do_units_that_are_no_neutrals() -> None:
    fight = battle([At("gnolls few", "a1")], [At("centaurs few", "a5")], neutral=False)
    assert fight.told("defends") == []
    assert fight.where("centaurs") == "a2"


@pytest.mark.rule("h3:4:ai-same-round-steps", "h3:11:ai-initiative-tie")
def test_in_ties_the_attacker_goes_first_and_sides_alternate() -> None:
    fight = battle([At("goblins few", "a1"), At("centaurs few", "b1")], [At("boars", "a5"), At("rogues", "d5")])
    assert fight.ask.kind == "activate" and fight.ask.seat == 0
    fight.do("activate", fight.unit("centaurs")).rest()
    assert fight.ask.kind == "ai-unit"
    fight.do("activate", fight.unit("boars"))
    while fight.ask.kind == "ai-space":
        fight.do(*fight.offered()[0])
    assert fight.units_told("activates")[:3] == ["centaurs", "boars", "goblins"]


@pytest.mark.rule("h3r:ai-same-initiative-own")
def test_of_enemies_with_equal_initiative_the_player_picks_the_first() -> None:
    fight = battle([At("gnolls few", "a1")], [At("centaurs", "a5"), At("nomads", "d5")])
    assert (fight.ask.kind, fight.ask.seat, fight.ask.rule) == ("ai-unit", 0, "h3r:ai-same-initiative-own")
    assert fight.targets() == {"centaurs", "nomads"}
    fight.do("activate", fight.unit("nomads"))
    assert fight.units_told("activates")[0] == "nomads"


@pytest.mark.rule("h3r:ai-same-initiative-own")
def test_or_the_higher_tier_goes_first_then_from_left_to_right() -> None:
    theirs = [At("familiars", "b5"), At("centaurs", "a5"), At("nomads", "d5")]
    fight = battle([At("gnolls few", "a1")], theirs, rulings={"h3r:ai-same-initiative-own": 1})
    while not fight.units_told("activates")[2:]:
        fight.do(*fight.offered()[0])
    assert fight.units_told("activates")[:3] == ["nomads", "centaurs", "familiars"]


@pytest.mark.rule("h3:11:bank-units-closest")
def test_guards_of_a_bank_attack_the_closest() -> None:
    fight = battle([At("champions few", "b3"), At("gnolls few", "c2")], [At("griffins@griffin_conservatory", "b4")])
    assert attacked(fight) == "champions"
    fight = battle([At("champions few", "b3"), At("orcs few", "c1")], [At("cyclopes@cyclops_stockpile", "b5")])
    assert attacked(fight) == "champions", "they do not hunt Ranged units either"


@pytest.mark.rule("h3r:ai-neutral-other-ability")
def test_neutrals_do_not_use_abilities_that_replace_the_activation() -> None:
    fight = battle([At("dwarves few", "b3")], [At("ogres", "b4")])
    assert fight.attacks() == [("ogres", "dwarves")]
    fight = battle([At("dwarves few", "a1")], [At("ogres few", "d5")], neutral=False)
    assert fight.ask.kind == "ai-space"
    assert fight.told("token-placed") == []


# --------------------------------------------------------------------------------------------- switched rulings


@pytest.mark.rule("h3r:ai-higher-tier-order")
def test_all_higher_tiers_alike() -> None:
    mine = [At("crusaders few", "a2"), At("champions few", "b3")]
    assert attacked(battle(mine, [At("griffins", "b4")])) == "crusaders"
    rulings = {"h3r:ai-higher-tier-order": 1}
    assert attacked(battle(mine, [At("griffins", "b4")], rulings=rulings)) == "champions"


@pytest.mark.rule("h3r:ai-old-text")
def test_the_original_text() -> None:
    mine = [At("gnolls few", "a2"), At("hydras few", "b3"), At("nagas few", "c4")]
    assert attacked(battle(mine, [At("pegasi", "b4")])) == "gnolls"
    rulings = {"h3r:ai-old-text": 1}
    fight = battle(mine, [At("pegasi", "b4")], rulings=rulings)
    assert fight.ask.kind == "ai-target" and fight.targets() == {"hydras", "nagas"}, "the closest, lowest tier first"
    mine = [At("dwarves few", "b3"), At("hydras few", "c4")]
    assert attacked(battle(mine, [At("pegasi", "b4")], rulings=rulings)) == "dwarves"


@pytest.mark.rule("h3r:ai-closest-metric")
@pytest.mark.parametrize(("metric", "target"), [(1, "gnolls"), (0, "skeletons"), (2, "skeletons")])
def test_how_near_is_measured(metric: int, target: str) -> None:
    """The Gnolls are two steps away as the crow flies, four around the Zombies."""
    mine = [At("gnolls few", "a2"), At("skeletons few", "c3")]
    theirs = [At("centaurs", "a4"), At("zombies", "a3"), At("dwarves", "d5")]
    fight = battle(mine, theirs, rulings={"h3r:ai-closest-metric": metric})
    while not fight.attacks():
        assert fight.ask.kind == "ai-space"
        fight.do(*fight.offered()[0])
    assert fight.attacks()[0] == ("centaurs", target)


@pytest.mark.rule("h3r:summoned-tier")
def test_summoned_elementals_may_count_as_bronze_or_come_last() -> None:
    for option, target in ((0, "air_elementals"), (1, "crusaders")):
        fight = battle(
            [At("crusaders few", "a3"), At("air_elementals few", "c3")],
            [At("griffins", "d5")],
            rulings={"h3r:summoned-tier": option},
        )
        s = fight.s
        s.summoned |= 1 << fight.unit("air_elementals")
        groups = CHOOSERS[0](s, 1, "further-attack", (further(fight),), (fight.unit("griffins"),))
        assert groups == ("strike", fight.unit(target))


def further(fight: Fight) -> object:
    from battlebook.games.heroes3.rules.asking import unit_options
    from battlebook.kernel.options import Group

    return Group("h3:9:ability-attack", "strike", unit_options("strike", (0, 1)))

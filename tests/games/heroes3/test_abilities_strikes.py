"""Abilities that follow an attack, strike further, or work when a unit activates, each by its keyword."""

from __future__ import annotations

import pytest

from battlebook.kernel.state import with_one
from tests.games.heroes3.battle import Battle


def duel(mine: str, theirs: str, damage: dict[str, int] | None = None) -> Battle:
    """Two units face to face; far away stand two that only keep the fight going."""
    units = {"A": f"{mine} a3", "D": f"{theirs} a4", "X": "crusaders few d5", "Y": "crusaders few d1"}
    return Battle(units, "AY", damage=damage)


# --------------------------------------------------------------------------------------- after the attack


@pytest.mark.rule("h3:9:ability-attack")
def test_no_retaliation() -> None:
    assert duel("nagas few", "hydras few").attack("A", "D", [0]).story() == ["A > D"]


def test_paralyse_on_the_attack_die() -> None:
    assert duel("azure_dragons neutral", "hydras pack").attack("A", "D", [-1, 0]).tokens("D") == {"paralysis": 1}
    assert duel("azure_dragons neutral", "hydras pack").attack("A", "D", [0, 0]).tokens("D") == {}


def test_paralyse_on_an_extra_die() -> None:
    b = duel("basilisks neutral", "hydras pack").attack("A", "D", [1, 0, 0])
    assert b.tokens("D") == {"paralysis": 1} and b.told("extra-roll")
    assert duel("basilisks neutral", "hydras pack").attack("A", "D", [1, 1, 0]).tokens("D") == {}


def test_paralyse_while_stacked() -> None:
    units = {"A": "medusas@medusa_stores neutral a1", "D": "hydras pack a4"}
    b = Battle(units, "A", stack={"A": "health"}).attack("A", "D", [0])
    assert b.tokens("D") == {"paralysis": 1}
    assert Battle(units, "A").attack("A", "D", [0]).tokens("D") == {}


@pytest.mark.rule("h3:9:ability-passive")
def test_some_cannot_be_paralysed() -> None:
    assert duel("azure_dragons neutral", "troglodytes pack").act("A").strike("D", [-1]).told("token-placed") == []
    b = Battle({"A": "gargoyles neutral a3", "D": "medusas neutral a4"}, "A").attack("A", "D", [0, -1])
    assert b.left("A") == 2 and b.tokens("A") == {}


@pytest.mark.rule("h3:9:ability-retaliate")
def test_paralyse_when_retaliating() -> None:
    assert duel("hydras neutral", "unicorns neutral").attack("A", "D", [-1]).tokens("A") == {}
    b = duel("behemoths neutral", "unicorns neutral").attack("A", "D", [0, 0])
    assert b.tokens("A") == {"paralysis": 1}
    for die, tokens in ((0, {"paralysis": 1}), (1, {})):
        b = (
            Battle({"A": "crusaders pack a3", "D": "medusas few a4"}, "A")
            .act("A")
            .strike("D", [-1, 0, 0, die])
            .finish()
        )
        assert b.tokens("A") == tokens, "two dice near an enemy, then one for the ability"


@pytest.mark.rule("h3:15:corrosion-token")
def test_corrosion_lowers_defense_until_the_end() -> None:
    b = Battle({"A": "behemoths neutral a3", "B": "crusaders few b4", "D": "hydras pack a4"}, "AB")
    b.attack("A", "D", [0, -1])
    assert b.tokens("D") == {"corrosion": 1}
    b.next_round().attack("B", "D", [0, -1])
    assert b.sums()[2] == (3, 2)


@pytest.mark.rule("h3:15:poison-cube")
def test_poison_bites_at_each_later_activation() -> None:
    b = duel("wyverns pack", "hydras pack").attack("A", "D", [0, 0])
    assert b.tokens("D") == {"poison": 2}
    damage = b.damage("D")
    b.act("D").finish()
    assert (b.damage("D"), b.tokens("D")) == (damage + 1, {"poison": 1})
    b.next_round().act("D").finish()
    assert (b.damage("D"), b.tokens("D")) == (damage + 2, {})
    b.next_round().act("D").finish()
    assert b.damage("D") == damage + 2


@pytest.mark.rule("h3:15:poison-cube")
def test_a_unit_that_dies_of_poison_does_not_act() -> None:
    b = duel("haspids neutral", "hydras few", {"D": 3})
    b.attack("A", "D", [0, 0])
    b.s.damage[b.refs["D"]] = 7
    b.act("D")
    assert not b.alive("D") and b.ask.kind == "test"


@pytest.mark.rule("h3:15:weakness-token")
def test_weakness_lasts_two_rounds() -> None:
    b = Battle({"A": "sorceresses pack a1", "D": "hydras pack a4"}, "A").attack("A", "D", [0])
    assert b.tokens("D") == {"weakness": 1}
    b.next_round()
    assert b.tokens("D") == {"weakness": 1}
    b.next_round()
    assert b.tokens("D") == {}
    assert b.told("token-removed")


@pytest.mark.rule("h3:15:weakness-token")
def test_of_two_tokens_the_controller_keeps_one() -> None:
    b = Battle({"A": "sorceresses pack a1", "B": "sorceresses few b1", "D": "hydras pack a4"}, "AB")
    b.attack("A", "D", [0]).act("B").choose("weakness-token", "D")
    assert (b.ask.kind, b.ask.seat, b.ask.args[2:]) == ("keep-token", 1, (1, 2, 2, 2))
    b.do("keep-old")
    assert b.tokens("D") == {"weakness": 1}
    b = Battle({"A": "sorceresses few a1", "D": "hydras pack a3"}, "A").act("A").choose("weakness-token", "D")
    assert b.attack("D", "A", [0]).sums()[0][0] == 5, "7 Attack less 2"


def test_death_stare() -> None:
    b = duel("gorgons neutral", "hydras pack").attack("A", "D", [0, -1, -1, 0])
    assert (b.side("D"), b.damage("D")) == ("few", 0), "the Pack side is gone, nothing is left over"
    assert duel("gorgons neutral", "hydras few").attack("A", "D", [0, -1, -1]).story() == ["A > D"]
    assert duel("gorgons neutral", "hydras pack").attack("A", "D", [0, -1, 0, 0]).side("D") == "pack"
    assert duel("gorgons pack", "hydras few").attack("A", "D", [0, 0, 0]).alive("D") is False


@pytest.mark.rule("h3r:death-stare-before-retaliation", "h3r:death-stare-pack")
def test_the_stare_comes_before_the_retaliation() -> None:
    b = duel("gorgons neutral", "hydras pack").attack("A", "D", [0, -1, -1, 0])
    assert b.sums()[1][0] == 6, "it retaliates with the Few side"


@pytest.mark.rule("h3:14:die-special-use")
def test_bonus_damage_on_an_extra_die() -> None:
    assert duel("thunderbirds pack", "hydras pack").attack("A", "D", [0, 0, 0]).damage("D") == 2
    assert duel("thunderbirds pack", "hydras pack").attack("A", "D", [0, -1, 0]).damage("D") == 1
    assert duel("wyverns neutral", "hydras pack").attack("A", "D", [0, 0, 0]).damage("D") == 2
    b = duel("hydras few", "thunderbirds pack").attack("A", "D", [0])
    assert not b.told("extra-roll")


def test_heal_after_the_attack() -> None:
    assert duel("vampires neutral", "hydras pack", {"A": 3}).attack("A", "D", [0]).damage("A") == 1
    assert duel("vampires neutral", "hydras pack", {"A": 1}).attack("A", "D", [0]).damage("A") == 0


def test_splash_near_itself_hits_another_enemy() -> None:
    units = {
        "A": "cerberi pack b3",
        "D": "hydras few b4",
        "E": "hydras few c3",
        "F": "zealots few b2",
        "G": "demons few a3",
    }
    b = Battle(units, "AF").act("A").strike("D", [0])
    assert (b.ask.kind, b.targets() or {b.ref(k[1]) for k in b.offered()}) == ("splash", {"E", "G"})
    b.choose("splash", "E")
    assert b.damage("E") == 1 and b.story() == ["A > D"]
    b = Battle({"A": "cerberi pack b3", "D": "hydras few b4", "F": "zealots few b2"}, "AF").attack("A", "D", [0])
    assert b.damage("F") == 0, "never a friend"


@pytest.mark.rule("h3:9:secondary-strike-friendly-fire")
def test_splash_near_the_target_hits_a_friend_if_need_be() -> None:
    b = Battle({"A": "magogs pack a1", "F": "zealots few a3", "D": "hydras few a4"}, "AF").attack("A", "D", [0])
    assert b.damage("F") == 1
    b = Battle({"A": "magogs pack a3", "D": "hydras few a4", "E": "hydras few b4"}, "A").attack("A", "D", [0, 0, -1])
    assert b.damage("E") == 0, "not when the target is adjacent"


def test_no_push_when_there_is_nowhere_to_go() -> None:
    units = {"A": "ghost_dragons neutral a4", "D": "hydras few a5", "E": "zealots few b5", "X": "zealots few d5"}
    b = Battle(units, "A").attack("A", "D", [0, 0, 0])
    assert b.at("D") == "a5" and b.story() == ["A > D", "D < A"]


# ---------------------------------------------------------------------------------------- further strikes


@pytest.mark.rule("h3:9:double-attack-max-two")
def test_double_attack_by_the_first_die() -> None:
    units = {"A": "elves pack a2", "D": "hydras few d4"}
    assert len(Battle(units, "A").attack("A", "D", [0, 1]).hits()) == 2
    assert len(Battle(units, "A").attack("A", "D", [1]).hits()) == 1


@pytest.mark.rule("h3:9:double-attack-max-two")
def test_the_second_strike_waits_for_the_retaliation() -> None:
    b = duel("wolf_raiders pack", "demons pack").attack("A", "D", [0, -1, 0])
    assert b.story() == ["A > D", "D < A", "A > D"]
    b = duel("wolf_raiders few", "demons pack").attack("A", "D", [0, -1])
    assert len(b.story()) == 2


@pytest.mark.rule("h3:9:multi-attack-retaliation-last", "h3:9:secondary-strike-friendly-fire")
def test_line_attack() -> None:
    b = Battle({"A": "phoenixes pack a2", "D": "hydras few a3", "F": "hydras few a4"}, "AF").attack("A", "D", [0, 1, 0])
    assert b.story() == ["A > D", "A > F", "D < A"]
    assert b.sums()[1] == (3, 3)


def test_second_attack_near_the_target_may_hit_the_attacker() -> None:
    b = Battle({"A": "liches pack a3", "D": "hydras few a4"}, "A").attack("A", "D", [0, 1, 1, 0])
    assert b.story() == ["A > D", "A > A", "D < A"]
    assert b.hits()[1] == 2


def test_attack_up_to_two_enemies_in_any_order() -> None:
    units = {"A": "hydras pack b3", "D": "crusaders pack b4", "E": "crusaders pack c3", "G": "crusaders pack a3"}
    b = Battle(units, "A").act("A").strike("D", [0])
    assert (b.ask.kind, sorted(b.verbs())) == ("further-attack", ["stop", "strike"])
    b.choose("strike", "G", dice=[0])
    assert b.story() == ["A > D", "A > G"] and b.ask.kind == "test"
    assert Battle(units, "A").act("A").strike("D", [0]).do("stop").story() == ["A > D"]


def test_attack_every_adjacent_unit() -> None:
    units = {
        "A": "magic_elementals few b3",
        "D": "crusaders pack b4",
        "E": "crusaders pack c3",
        "F": "crusaders pack a3",
    }
    b = Battle(units, "AF").act("A").strike("D", [0])
    assert b.verbs() == {"strike"} and {b.ref(k[1]) for k in b.offered()} == {"E", "F"}
    b.choose("strike", "F", dice=[0, 0])
    assert b.story() == ["A > D", "A > F", "A > E"], "friends too, and all of them"
    b = Battle({**units, "A": "magic_elementals pack b3"}, "AF").attack("A", "D", [0, 0])
    assert b.story() == ["A > D", "A > E"]


def test_extra_attack_on_another_unit() -> None:
    units = {"A": "ayssids pack b3", "D": "skeletons few b4", "E": "crusaders pack c3"}
    b = Battle(units, "A").act("A").strike("D", [0])
    assert (b.ask.kind, {b.ref(k[1]) for k in b.offered("strike")}) == ("extra-attack", {"E"})
    b.choose("strike", "E", dice=[0, 0])
    assert b.story() == ["A > D", "A > E", "E < A"]
    b = Battle({**units, "D": "skeletons pack b4"}, "A").act("A").strike("D", [0, 0])
    assert b.ask.kind == "extra-attack", "a Pack that turns has dropped to 0 HP as well"


def test_return_to_the_first_space() -> None:
    b = Battle({"A": "harpies pack a1", "D": "hydras few a4"}, "A").act("A").strike("D", [0])
    assert b.ask.kind == "return"
    b.choose("return", "a1")
    assert b.at("A") == "a1"
    b = Battle({"A": "harpies few a1", "D": "skeletons few a4"}, "A").act("A").strike("D", [-1, -1])
    assert b.story() == ["A > D", "D < A"] and b.ask.kind == "return"
    b.do("stay")
    assert b.at("A") != "a1"


# ------------------------------------------------------------------------------------ saved from defeat


@pytest.mark.rule("h3:9:ability-passive")
def test_archangels_cancel_a_lethal_attack_once() -> None:
    b = duel("hydras neutral", "skeletons few").act("A")
    b.add("S", "archangels pack d4", 1)
    b.strike("D", [0])
    assert (b.ask.kind, b.ask.seat) == ("cancel", 1)
    b.do("cancel")
    assert b.alive("D") and b.damage("D") == 0 and b.hits() == [] and b.story() == ["A > D"]
    b.next_round().attack("A", "D", [0])
    assert not b.alive("D")


def test_they_do_not_save_themselves_nor_a_pack_that_only_turns() -> None:
    b = Battle(
        {"A": "black_dragons pack a3", "D": "skeletons pack a4", "S": "archangels pack d4"}, "A", damage={"D": 1}
    )
    b.s.damage[b.refs["D"]] = 0
    b.act("A").strike("D", [0])
    assert b.ask.kind == "cancel", "both sides of the Skeletons would be gone"
    b.do("let")
    assert not b.alive("D")
    b = Battle({"A": "skeletons pack a3", "D": "skeletons pack a4", "S": "archangels pack d4"}, "A")
    assert b.attack("A", "D", [0, 0]).side("D") == "few" and not b.told("cancels")


def test_revive_once() -> None:
    b = duel("hydras neutral", "phoenixes neutral", {"D": 6}).attack("A", "D", [0])
    assert b.left("D") == 1 and b.alive("D")
    b.next_round().attack("A", "D", [0])
    assert not b.alive("D")


@pytest.mark.rule("h3:16:stack-absorb")
def test_a_stack_token_is_lost_before_the_unit() -> None:
    b = Battle(
        {"A": "hydras few a3", "D": "skeletons@crypt neutral a4", "X": "zealots few d5"}, "A", stack={"D": "health"}
    )
    b.attack("A", "D", [1])
    assert b.alive("D") and b.left("D") == 1, "the token is lost, then it revives"


# ----------------------------------------------------------------------------------- when it activates


@pytest.mark.rule("h3:9:ability-activation")
def test_heal_when_it_activates() -> None:
    b = duel("trolls neutral", "hydras few", {"A": 5}).act("A").finish()
    assert b.damage("A") == 2
    b = duel("trolls neutral", "hydras few", {"A": 2})
    b.s.poison = with_one(b.s.poison, b.refs["A"], 1)
    assert b.act("A").finish().damage("A") == 0, "healing and poison at the same moment"


def test_heal_a_friend_or_attack_stronger() -> None:
    units = {"A": "enchanters neutral a1", "F": "zealots few b1", "D": "hydras few a4"}
    b = Battle(units, "AF", damage={"F": 1, "A": 2}).act("A")
    assert b.damage("F") == 0 and b.damage("A") == 2, "the only damaged friend, never itself"
    b = Battle(units, "AF").act("A").strike("D", [0])
    assert b.sums()[0][0] == 5
    b.finish().attack("F", "D", [0])
    assert b.sums()[1][0] == 3


def test_activation_damage_meets_protection_against_spells() -> None:
    units = {
        "A": "faerie_dragons neutral a1",
        "G": "iron_golems few a5",
        "W": "dwarves few b5",
        "U": "unicorns pack c5",
    }
    b = Battle({**units, "V": "zealots few d5"}, "A").act("A").choose("activation-damage", "G")
    assert b.damage("G") == 1
    b = Battle({**units, "V": "zealots few d5"}, "A").act("A").choose("activation-damage", "V")
    assert b.damage("V") == 1, "the Unicorns protect an adjacent friend"
    b = Battle(units, "A").act("A").choose("activation-damage", "W", dice=[1])
    assert b.damage("W") == 0 and b.told("resists")


def test_attack_token_for_two_rounds() -> None:
    b = Battle({"A": "ogres pack a1", "F": "demons pack a3", "D": "hydras few a4"}, "AF").act("A")
    b.choose("attack-token", "F")
    assert b.attack("F", "D", [0, -1]).sums()[0][0] == 5
    b.next_round().next_round()
    assert b.tokens("F") == {}


@pytest.mark.rule("h3:15:attack-token")
def test_a_stronger_token_is_a_choice() -> None:
    b = (
        Battle({"A": "ogres few a1", "B": "ogres pack b1", "D": "hydras few a4"}, "AB")
        .act("A")
        .choose("attack-token", "B")
    )
    b.act("B").choose("attack-token", "B").do("take-new")
    assert b.tokens("B") == {"attack": 2}


def test_teleport() -> None:
    b = Battle({"A": "arch_devils pack a1", "D": "hydras few d5"}, "A").act("A")
    assert len(b.moves()) == 18


@pytest.mark.rule("h3:15:summon-demons", "h3:15:summon-activation")
def test_pit_lords_summon_after_a_loss() -> None:
    b = Battle({"A": "pit_lords pack a1", "F": "skeletons few a3", "D": "hydras few a4"}, "AF").act("A")
    assert b.refusals("ability", "summon", 1) == ["h3:15:summon-demons"]
    b.finish().attack("D", "F", [0]).next_round().act("A").choose("summon", "b1")
    demons = b.s.who[1]
    assert b.s.card(demons).card == "demons" and demons in b.s.queue, "slower than the Pit Lords: they still act"
    assert "ability" not in b.next_round().act("A").verbs()
    assert b.refusals("ability", "summon", 4) == ["h3:15:summon-demons"]


@pytest.mark.rule("h3:15:summon-demons", "h3r:midcombat-reinforce")
def test_or_turn_few_demons_to_a_pack() -> None:
    units = {"A": "pit_lords pack a1", "F": "skeletons few a3", "E": "demons few d1", "D": "hydras few a4"}
    b = Battle(units, "AFE", damage={"E": 2}).attack("D", "F", [0]).act("A").choose("reinforce", "E")
    assert (b.side("E"), b.damage("E"), b.s.speed[b.refs["E"]]) == ("pack", 2, 6)


@pytest.mark.rule("h3:9:ability-other")
def test_weakness_is_for_enemies() -> None:
    b = Battle({"A": "sorceresses few a1", "B": "crusaders few a2", "D": "hydras pack a4"}, "AB").act("A")
    assert ("ability", "weakness-token", b.refs["D"]) in b.offered("ability")
    assert b.refusals("ability", "weakness-token", b.refs["B"]) == ["h3:9:ability-other"]

"""The steps of a combat that are no strikes: order, presentation, magic, deployment, powers, reserves, the end."""

from __future__ import annotations

from random import Random

import pytest

from battlebook.games.magestorm.content import CARDS
from battlebook.games.magestorm.game import GAME
from battlebook.games.magestorm.rules.procedures import CombatPhase
from battlebook.games.magestorm.state import LARGE, OPEN
from battlebook.kernel import gate
from tests.games.magestorm.clash import HEX, Clash
from tests.games.magestorm.field import Field, put

TOUGH = {card.id: {"resistance": 90} for card in CARDS}
ALL_AIR = {"speed": 3, "breeze": 3, "air-elemental-lesser": 3, "air-elemental-prime": 3}


def steps(c: Clash) -> list[int]:
    """The steps told so far, the first one by its beginning."""
    return [1] * len(c.told("combat-begins")) + [e["n"] for e in c.told("combat-step")]


# ------------------------------------------------------------------------------------------------- the phase


@pytest.mark.rule("ms:combat-0:only-if-entering")
def test_without_an_attack_nothing_is_fought() -> None:
    field = Field({"K1": "E4 geltz", "L1": "E5 ahma"}).run(CombatPhase(0))
    assert field.idle() and not field.told("combat-begins")


@pytest.mark.rule("ms:combat-0:active-chooses-order", "ms:combat-0:must-resolve")
def test_the_active_player_chooses_the_order_of_combats_and_leaves_none_out() -> None:
    c = Clash({"K1": "E4 geltz", "K2": "G4 geltz", "L1": "E5 ahma", "L2": "G5 ahma"}, cards=TOUGH)
    put(c.s, "attacks", K2=c.hex("G5"))
    c.begin()
    assert (c.ask.kind, c.ask.seat) == ("combat", 0)
    assert c.offered() == [("combat", c.hex("E5")), ("combat", c.hex("G5"))]
    assert c.fault("combat", c.hex("A1")) == ("ms:combat-0:active-chooses-order", "no-option")
    c.dice(None)
    c.do("combat", c.hex("G5"))
    assert [e["hex"]["id"] for e in c.told("combat-begins")] == [c.hex("G5"), c.hex("E5")]
    assert c.idle() and not any(at < 99 for at in c.s.attacks)


@pytest.mark.rule("ms:combat-0:ten-steps", "ms:combat-end:over-after-ten")
def test_a_combat_has_ten_steps_and_then_is_over() -> None:
    tokens = {"K": {"fire-elemental-lesser": 1, "bravery": 3, "fireblade": 3}}
    units = {"K1": "E4 geltz geltz geltz geltz geltz", "L1": "E5 ahma walthus"}
    cards = {"ahma": {"attack": 90, "damage": 9, "resistance": 90, "initiative": 90, "unstoppable": False}}
    c = Clash(units, cards=cards, mages=("firemage", "druid"), tokens=tokens).begin()
    c.cast("K", "fire-elemental-lesser").go()
    assert steps(c) == list(range(1, 11))
    assert c.s.fight == () and c.told("combat-ends")


@pytest.mark.rule("ms:combat-0:in-defenders-hex", "ms:gloss:attacker-defender")
def test_the_active_player_attacks_in_the_defenders_hex() -> None:
    c = Clash({"L3": "E4 ahma", "K2": "E5 geltz"}, "L", terrain={"E4": "hill"}, cards=TOUGH).begin().go()
    (begun,) = c.told("combat-begins")
    assert (begun["unit"]["id"], begun["target"]["id"], begun["hex"]["id"]) == (c.unit("L3"), c.unit("K2"), c.hex(HEX))
    assert not c.told("takes-terrain")  # the hill is where the attacker comes from


# --------------------------------------------------------------------------------------------- presentation


@pytest.mark.rule("ms:combat-1:reveal-first")
def test_first_the_vanguards_are_seen() -> None:
    c = Clash({"K1": "E4 kirtais geltz", "L1": "E5 walthus ahma"}, tokens={"K": {"speed": 1}}).begin()
    assert [e["card"]["msg"] for e in c.told("presents")] == ["ms-card-kirtais", "ms-card-walthus"]
    seen = {u["id"]: (u["cards"], u["whole"]) for u in gate.view(GAME, c.s, 0)["units"]}
    assert len(seen[c.unit("L1")][0]) == 1 and not seen[c.unit("L1")][1]


@pytest.mark.rule("ms:combat-1:defender-terrain-card")
def test_the_defender_takes_the_card_of_his_hex() -> None:
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, terrain={HEX: "hill"}, tokens={"K": {"speed": 1}}).begin()
    assert (c.ground("K"), c.ground("L")) == ([], ["hill"])


# ------------------------------------------------------------------------------------------------ the magic


@pytest.mark.rule("ms:combat-2:secret-choice", "ms:combat-2:reveal-and-pay", "ms:magic:one-token-casts")
def test_both_choose_in_secret_then_reveal_and_pay() -> None:
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=TOUGH, tokens={"K": {"speed": 2}, "L": {"oak": 1, "rage": 1}})
    c.begin()
    c.cast("K", "speed")
    assert c.tokens("K") == {"speed": 2} and c.s.spells == ((), ()) and not c.told("cast")
    assert gate.view(GAME, c.s, 1)["fight"]["spells"] == [[], []]
    c.cast("L", "rage")
    assert c.tokens("K") == {"speed": 1} and c.tokens("L") == {"oak": 1}
    assert (c.spells("K"), c.spells("L")) == (["speed"], ["rage"])


@pytest.mark.rule("ms:combat-2:may-pass")
def test_a_player_may_cast_nothing() -> None:
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, tokens={"K": {"speed": 1}}).begin().cast("K")
    assert c.tokens("K") == {"speed": 1} and c.told("casts-nothing")


@pytest.mark.rule("ms:combat-2:several-copies", "ms:spells:cards-limit-casts", "ms:setup:spell-deck")
def test_a_spell_is_cast_once_for_each_card() -> None:
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=TOUGH, tokens={"K": {"speed": 5}}).begin()
    assert c.fault(*c.codes(["speed", "speed", "speed"])) == ("ms:spells:cards-limit-casts", "why")
    c.cast("K", "speed", "speed").go("magic")
    assert c.idle()  # no card is left for the second and third magic step
    assert c.tokens("K") == {"speed": 3}


@pytest.mark.rule("ms:magic:no-token-no-spell", "ms:magic:channeling-not-castable")
def test_each_card_needs_a_power_point_in_its_own_box() -> None:
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, tokens={"K": {"speed": 1, "wind": 4}}).begin()
    assert c.fault(*c.codes(["breeze"])) == ("ms:magic:no-token-no-spell", "why")
    assert c.fault(*c.codes(["speed", "speed"])) == ("ms:magic:no-token-no-spell", "why")
    assert c.cast("K", "speed").tokens("K") == {"wind": 4}


@pytest.mark.rule(
    "ms:combat-2:only-tactical-summoning", "ms:spells:tactical-in-combat", "ms:spells:summoning-in-combat"
)
def test_only_tactical_and_summoning_spells_are_cast_in_combat() -> None:
    tokens = {"K": {"fly": 2, "speed": 1, "air-elemental-lesser": 1}}
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, tokens=tokens).begin()
    assert c.fault(*c.codes(["fly"])) == ("ms:combat-2:only-tactical-summoning", "why")
    assert c.fault(*c.codes(["oak"])) == ("ms:combat-2:only-tactical-summoning", "why")
    c.cast("K", "speed", "air-elemental-lesser")


@pytest.mark.rule("ms:combat-2:tactical-until-end", "ms:combat-2:creature-until-end", "ms:spells:target-friendly")
def test_spells_and_creatures_stay_until_the_end_of_the_combat() -> None:
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=TOUGH, tokens={"K": {"speed": 2, "air-elemental-lesser": 1}})
    c.begin().cast("K", "speed", "air-elemental-lesser").cast("K")
    assert c.s.fight[3] == 10
    assert c.spells("K") == ["speed"] and "air-elemental-lesser" in c.line("K")


@pytest.mark.rule("ms:combat-6:as-first", "ms:combat-4:creature-back-to-deck")
def test_a_creature_that_fell_may_be_called_again_in_the_second_magic_step() -> None:
    cards = {"ahma": {"attack": 90, "damage": 9, "initiative": 0, "resistance": 90, "unstoppable": False}}
    tokens = {"K": {"air-elemental-lesser": 2}}
    c = Clash({"K1": "E4 kirtais geltz geltz", "L1": "E5 ahma"}, cards=cards, tokens=tokens).begin()
    c.cast("K", "air-elemental-lesser").do("place", 1)
    assert c.told("creature-lost") and c.s.fight[3] == 6
    assert c.codes(["air-elemental-lesser"])[0] in c.ask.form.candidates  # type: ignore[union-attr]
    c.cast("K", "air-elemental-lesser")
    assert c.ask.kind == "place"


@pytest.mark.rule("ms:combat-10:as-before", "msr:third-magic-useless")
def test_the_third_magic_step_warns_that_nothing_can_come_of_it() -> None:
    c = (
        Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=TOUGH, tokens={"K": {"speed": 1}})
        .begin()
        .go("magic")
        .go("magic")
    )
    asked = gate.ask(GAME, c.s, 0)
    assert asked is not None and asked["why"]["id"] == "ms-why-third-magic"
    assert c.ask.sample(Random(1)) == ()
    c.cast("K", "speed")
    assert c.idle() and c.tokens("K") == {}


@pytest.mark.rule("msr:no-enemy-left")
def test_when_one_unit_is_gone_nobody_is_asked_for_spells_any_more() -> None:
    cards = {"geltz": {"attack": 90, "damage": 50, "initiative": 90}}
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=cards, tokens={"K": {"speed": 1}, "L": {"oak": 1}})
    c.begin().go("magic")
    assert not c.s.cards[c.unit("L1")] and c.s.fight == ()


# ---------------------------------------------------------------------------------------------- deployment


@pytest.mark.rule("ms:combat-3:reveal-all", "ms:gloss:first-line-four", "ms:gloss:reserve")
def test_all_troops_are_revealed_four_stand_in_the_first_line() -> None:
    c = Clash(
        {"K1": "E4 geltz geltz kirtais waiks skaitan waiks", "L1": "E5 ahma"}, cards=TOUGH, tokens={"L": {"oak": 1}}
    )
    c.begin().go("magic")
    assert c.line("K") == ["geltz", "geltz", "kirtais", "waiks"] and c.reserve("K") == ["skaitan", "waiks"]
    assert c.s.look[c.unit("K1")] & OPEN
    unit = next(u for u in gate.view(GAME, c.s, 1)["units"] if u["id"] == c.unit("K1"))
    assert unit["whole"] and len(unit["cards"]) == 6


@pytest.mark.rule("ms:combat-3:attacker-inserts-first", "ms:spells:summon-card-place", "ms:combat-3:apply-abilities")
def test_the_attacker_puts_his_creatures_in_first() -> None:
    tokens = {"K": {"air-elemental-lesser": 1}, "L": {"bears": 1}}
    c = Clash({"L1": "E4 ahma walthus", "K1": "E5 geltz geltz"}, "L", cards=TOUGH, tokens=tokens).begin()
    c.cast("K", "air-elemental-lesser").cast("L", "bears")
    assert (c.ask.kind, c.seat(), c.offered()) == ("place", 1, [("place", 1), ("place", 2)])
    c.do("place", 1)
    assert c.seat() == 0 and c.line("L") == ["ahma", "bears", "walthus"]


@pytest.mark.rule("ms:combat-3:creature-never-first")
def test_a_creature_is_never_put_in_front() -> None:
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, tokens={"K": {"air-elemental-lesser": 1, "air-elemental-prime": 1}})
    c.begin().cast("K", "air-elemental-lesser", "air-elemental-prime")
    assert c.why("place", 0) == ["ms:combat-3:creature-never-first"]
    asked = gate.ask(GAME, c.s, 0)
    assert asked is not None and [row["key"] for row in asked["refused"]] == [["place", 0]]


@pytest.mark.rule("ms:combat-3:order-of-cards", "ms:spells:tactical-card-place")
def test_spells_lie_behind_the_line_in_the_order_in_which_they_came() -> None:
    tokens = {"L": {"strength": 2, "oak": 1, "rage": 1}}
    c = Clash({"L1": "E4 ahma walthus", "K1": "E5 geltz"}, "L", cards=TOUGH, tokens=tokens).begin()
    c.cast("L", "oak", "strength").cast("L", "strength")
    assert c.s.fight[3] == 10
    assert c.spells("L") == ["oak", "strength", "strength"]
    view = gate.view(GAME, c.s, 0)["fight"]
    assert (
        list(view).index("line") < list(view).index("ground") < list(view).index("spells") < list(view).index("reserve")
    )


# --------------------------------------------------------------------------------------------------- powers


def burning(line: str, enemy: str, cards: dict[str, dict[str, object]], **more: object) -> Clash:
    """A Firemage's attack before its magic."""
    units = {"K1": f"E4 {line}", "L1": f"E5 {enemy}"}
    tokens = {"K": {"fire-elemental-lesser": 1, "fire-elemental-prime": 1}}
    return Clash(units, mages=("firemage", "druid"), cards=cards, tokens=tokens, **more).begin()  # type: ignore[arg-type]


HARMLESS: dict[str, dict[str, object]] = {
    card.id: {"attack": 0, "damage": 0, "unstoppable": True, "resistance": 90} for card in CARDS
}


@pytest.mark.rule("ms:card:aura-of-fire", "ms:combat-5:may-activate", "ms:combat-9:second-use")
def test_aura_of_fire_burns_one_for_each_enemy_troop_in_both_power_steps() -> None:
    c = burning("geltz", "ahma walthus walthus", HARMLESS).cast("K", "fire-elemental-lesser").to("powers")
    assert c.s.fight[3] == 5 and c.offered() == [("power", 0), ("power", 1)]
    c.do("power", 1)
    assert c.s.damage[c.unit("L1")] == 3
    c.go("powers")
    assert c.s.fight[3] == 9
    c.do("power", 0)
    assert c.s.damage[c.unit("L1")] == 3  # he may leave it


@pytest.mark.rule("msr:aura-stack", "msr:powers-count-creatures", "ms:card:troop-covers-creature")
def test_each_elemental_burns_and_creatures_count_by_the_ruling_alone() -> None:
    for ruling, harm in ((0, 4), (1, 6)):
        units = {"K1": "E4 geltz", "L1": "E5 ahma walthus"}
        tokens = {"K": {"fire-elemental-lesser": 1, "fire-elemental-prime": 1}, "L": {"bears": 1}}
        rulings = {"msr:powers-count-creatures": ruling}
        c = Clash(units, mages=("firemage", "druid"), cards=HARMLESS, tokens=tokens, rulings=rulings).begin()
        c.cast("K", "fire-elemental-lesser", "fire-elemental-prime").cast("L", "bears").to("powers")
        assert c.fault("power", 3) == ("ms:combat-5:may-activate", "no-option")
        c.do("power", 2)
        assert c.told("burned")[0]["n"] == harm


@pytest.mark.rule("msr:aura-timing", "ms:card:powers-in-power-steps")
def test_the_aura_counts_the_line_of_its_step_and_eliminates_at_once() -> None:
    cards = {**HARMLESS, "walthus": {**HARMLESS["walthus"], "resistance": 4}}
    c = burning("geltz", "walthus ahma ahma ahma ahma", cards).cast("K", "fire-elemental-lesser").to("powers")
    c.do("power", 1)  # four troops stand, one waits in reserve
    assert [e["card"]["msg"] for e in c.told("card-lost")] == ["ms-card-walthus"]
    assert c.s.fight[3] == 6 and c.s.damage[c.unit("L1")] == 0
    assert len(c.line("L")) == 3 and c.reserve("L") == ["ahma"]


@pytest.mark.rule("msr:second-magic-first-power")
def test_a_creature_of_the_second_magic_step_burns_in_the_second_power_step_alone() -> None:
    c = burning("geltz", "ahma", HARMLESS).cast("K").cast("K", "fire-elemental-lesser").to("powers")
    assert c.s.fight[3] == 9
    c.do("power", 1)
    assert [e["n"] for e in c.told("burned")] == [1]


# ------------------------------------------------------------------------------------------- reinforcements


def weakened(reserve: str, lost: int, **more: object) -> Clash:
    """A unit that loses some of its four Waiks in the engagement, in the second magic step."""
    cards = {"ahma": {"attack": 90, "damage": 10 * lost, "resistance": 90, "unstoppable": False}}
    units = {"L1": "E4 ahma", "K1": f"E5 waiks waiks waiks waiks {reserve}"}
    tokens = {"K": {"air-elemental-lesser": 2, "speed": 2}}
    return Clash(units, "L", cards=cards, tokens=tokens, **more).begin().go("magic")  # type: ignore[arg-type]


@pytest.mark.rule("ms:combat-7:fill-to-four", "ms:combat-7:mandatory", "ms:combat-7:after-last-card")
def test_reserves_move_up_in_order_until_four_troops_stand() -> None:
    c = weakened("skaitan geltz", 1)
    assert c.line("K") == ["waiks"] * 3
    c.cast("K", "speed")
    (moved,) = c.told("reinforces")
    assert [card["msg"] for card in moved["cards"]] == ["ms-card-skaitan"]
    assert [thing for _, what, thing in c.rows("attack", "K", -1) if what == "card"] == ["waiks"] * 3 + ["skaitan"]


@pytest.mark.rule("ms:combat-7:second-magic-cards-placed-after", "ms:combat-7:creatures-not-counted")
def test_creatures_of_the_second_magic_step_come_after_the_reserves_and_count_for_none() -> None:
    c = weakened("skaitan geltz", 2).cast("K", "air-elemental-lesser")
    assert c.ask.kind == "place" and c.line("K") == ["waiks", "waiks", "skaitan", "geltz"]
    c.do("place", 4)
    assert c.told_kinds().index("reinforces") < c.told_kinds().index("inserts")


@pytest.mark.rule("msr:summon-with-empty-line")
def test_a_creature_called_with_an_empty_line_stands_behind_the_first_reserve() -> None:
    c = weakened("skaitan", 4)
    assert c.line("K") == []
    c.cast("K", "air-elemental-lesser")
    assert [thing for _, what, thing in c.rows("attack", "K", -1) if what == "card"] == [
        "skaitan",
        "air-elemental-lesser",
    ]


# --------------------------------------------------------------------------------------------------- the end


@pytest.mark.rule("ms:combat-end:cards-back", "msr:multi-spells-per-combat")
def test_spells_and_creatures_go_back_after_each_combat() -> None:
    units = {"K1": "E4 geltz", "K2": "E4 skaitan", "L1": "E5 ahma"}
    c = Clash(units, cards=TOUGH, tokens={"K": {"air-elemental-lesser": 2, "speed": 2}}).begin()
    c.do("fight", c.unit("K1")).cast("K", "air-elemental-lesser", "speed").cast("K").cast("K")
    assert c.s.fight[0] == c.unit("K2") and c.s.fight[3] == 2
    assert c.s.spells == ((), ()) and c.s.line == ((), ())
    assert set(c.codes(["air-elemental-lesser", "speed"])) <= set(c.ask.form.candidates)  # type: ignore[union-attr]


@pytest.mark.rule("ms:combat-end:face-down-again", "msr:damage-persists", "msr:secret-memory")
def test_survivors_keep_order_and_damage_and_stay_known_unless_the_ruling_forgets() -> None:
    for ruling in (0, 1):
        units = {"K1": "E4 geltz kirtais geltz", "L1": "E5 ahma walthus"}
        c = Clash(units, cards=TOUGH, rulings={"msr:secret-memory": ruling}).begin()
        assert c.cards("K1") == ["geltz", "kirtais", "geltz"] and c.s.damage[c.unit("K1")] > 0
        seen = {u["id"]: u for u in gate.view(GAME, c.s, 1)["units"]}[c.unit("K1")]
        assert (seen["whole"], len(seen["cards"])) == ((False, 0) if ruling else (True, 3))
        assert len(gate.view(GAME, c.s, 1)["memory"]) == (0 if ruling else 2)


@pytest.mark.rule("ms:combat-end:attacker-stays", "ms:move:loser-stays")
def test_an_attacker_stays_while_defending_troops_remain() -> None:
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=TOUGH).begin()
    assert c.idle() and c.where("K1") == "E4"


@pytest.mark.rule("ms:combat-end:attacker-may-advance", "msr:advance-optional", "ms:move:winner-advances")
def test_a_victor_may_advance_or_must_by_the_ruling() -> None:
    for ruling, answer, where in ((0, "advance", HEX), (0, "stay", "E4"), (1, "", HEX), (2, "advance", HEX)):
        cards = {"geltz": {"attack": 90, "damage": 50, "initiative": 90}}
        c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=cards, rulings={"msr:advance-optional": ruling}).begin()
        if answer:
            c.do(*((answer, c.unit("K1")) if answer == "advance" else (answer,)))
        assert c.idle() and c.where("K1") == where and c.where("L1") == "off"


@pytest.mark.rule("ms:combat-end:single-card-unit", "ms:prep:figures-follow-composition")
def test_a_unit_may_end_with_one_card_and_its_figures_follow() -> None:
    cards = {"ahma": {"attack": 90, "damage": 15, "resistance": 90, "unstoppable": False}}
    c = Clash({"L1": "E4 ahma", "K1": "E5 waldwika waldwika waldwika waldwika geltz"}, "L", cards=cards).begin()
    assert c.cards("K1") == ["geltz"]
    unit = next(u for u in gate.view(GAME, c.s, 1)["units"] if u["id"] == c.unit("K1"))
    assert not unit["large"] and unit["knights"] == "none"
    assert not c.s.look[c.unit("K1")] & LARGE


@pytest.mark.rule("msr:only-creatures-left")
def test_creatures_fight_on_after_the_last_troop_and_then_the_unit_is_gone() -> None:
    cards = {"geltz": {"attack": 90, "damage": 8, "initiative": 90, "resistance": 90}, "bears": {"resistance": 60}}
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=cards, tokens={"L": {"bears": 1}}).begin()
    c.cast("L", "bears").go()
    assert [thing for _, what, thing in c.rows("attack", "L", -1) if what == "card"] == ["bears"]
    assert len(c.told("attack")) == 4  # it struck in both steps
    assert c.where("L1") == "off" and c.s.kills == [0, 1]


def test_units_eliminated_in_combat_score_where_the_scenario_says_so() -> None:
    cards = {"geltz": {"attack": 90, "damage": 50, "initiative": 90}}
    c = Clash(
        {"K1": "E4 geltz", "L1": "E5 ahma"}, cards=cards, scenario="the-long-line", terrain={HEX: "clear"}
    ).begin()
    assert c.s.score == [3, 0] and c.s.kills == [0, 1]


# ------------------------------------------------------------------------------------------------ creatures


def called(mages: tuple[str, str], side: str, *names: str) -> Clash:
    """Creatures that are called with more power points than cards, before they stand."""
    units = {"K1": "E4 geltz geltz", "L1": "E5 ahma"} if side == "K" else {"K1": "E4 geltz", "L1": "E5 ahma ahma"}
    c = Clash(units, mages=mages, cards=TOUGH, tokens={side: dict.fromkeys(names, 4)}).begin()
    most = sum(3 if name in ("bears", "wolves") else 1 for name in names)
    assert len(c.ask.form.candidates) == most  # type: ignore[union-attr]
    return c.cast(side, *names)


@pytest.mark.rule("ms:spell-air:air-elemental")
def test_one_air_elemental_of_each_kind() -> None:
    names = ("air-elemental-lesser", "air-elemental-greater", "air-elemental-prime")
    c = called(("airmage", "druid"), "K", *names)
    assert c.offered("place") == [("place", 1), ("place", 2)]
    assert {CARDS[card].power for card in c.s.called[0]} == {1}


@pytest.mark.rule("ms:spell-fire:fire-elemental")
def test_one_fire_elemental_of_each_kind() -> None:
    names = ("fire-elemental-lesser", "fire-elemental-greater", "fire-elemental-prime")
    c = called(("firemage", "druid"), "K", *names)
    assert c.offered("place") == [("place", 1), ("place", 2)]
    assert {CARDS[card].power for card in c.s.called[0]} == {2}


@pytest.mark.rule("ms:spell-druid:bears")
def test_three_bears() -> None:
    assert called(("airmage", "druid"), "L", "bears").offered("place") == [("place", 1), ("place", 2)]


@pytest.mark.rule("ms:spell-druid:wolves")
def test_three_wolves() -> None:
    assert called(("airmage", "druid"), "L", "wolves").offered("place") == [("place", 1), ("place", 2)]


@pytest.mark.rule("ms:prep:first-line-four", "ms:combat-2:reveal-and-pay")
def test_the_fifth_card_waits_in_reserve() -> None:
    c = Clash({"K1": "E4 geltz geltz geltz geltz waiks", "L1": "E5 ahma"}, cards=TOUGH, tokens={"K": {"speed": 1}})
    c.begin().cast("K").to("magic")
    assert c.reserve("K") == ["waiks"]


def test_the_computer_looks_at_casting_nothing_alone_where_nothing_helps() -> None:
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=TOUGH, tokens={"K": {"speed": 2, "breeze": 1}}).begin()
    assert () in GAME.candidates(c.s, c.ask, Random(1))
    c.cast("K").cast("K")
    assert GAME.candidates(c.s, c.ask, Random(1)) == [()]


@pytest.mark.rule("ms:spells:cards-limit-casts", "ms:combat-2:creature-until-end")
def test_a_creature_that_still_fights_cannot_be_called_again() -> None:
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=TOUGH, tokens={"K": {"air-elemental-lesser": 3, "speed": 1}})
    c.begin().cast("K", "air-elemental-lesser")
    assert c.s.fight[3] == 6
    assert c.fault(*c.codes(["air-elemental-lesser"])) == ("ms:spells:cards-limit-casts", "why")

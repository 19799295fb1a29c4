"""The sums of a combat: characteristics, special abilities, spells, powers, terrain cards."""

from __future__ import annotations

from random import Random

import pytest

from battlebook.games.magestorm.content import CARDS, SPELLS, TERRAIN
from battlebook.games.magestorm.pieces import CHARACTERISTICS, DAMAGE
from battlebook.games.magestorm.rules.combat import addends, values
from battlebook.games.magestorm.state import Rulings
from tests.games.magestorm.clash import HEX, Clash

PLAIN = {"initiative": 0, "attack": 0, "defense": 0, "damage": 0, "resistance": 90, "unstoppable": False}
FIRE = ("firemage", "druid")


def value_of(rows: list[tuple[int, str, str]], what: str, thing: str = "") -> int:
    """What rows of a sort add together."""
    return sum(value for value, kind, name in rows if kind == what and thing in ("", name))


def fight(line: str = "geltz", enemy: str = "ahma", hex_: str = "clear", **more: object) -> Clash:
    """A combat without spells to its end; nobody falls."""
    cards = {card.id: {"resistance": 90} for card in CARDS}
    return Clash({"K1": f"E4 {line}", "L1": f"E5 {enemy}"}, terrain={HEX: hex_}, cards=cards, **more).begin().go()  # type: ignore[arg-type]


@pytest.mark.rule("ms:card:two-values", "ms:combat-4:first-values", "ms:combat-8:second-values")
def test_the_first_value_counts_in_the_engagement_the_second_in_the_melee() -> None:
    c = fight("kirtais")
    assert c.rows("attack", "K")[0] == (3, "card", "kirtais")
    assert c.rows("attack", "K", 1)[0] == (2, "card", "kirtais")


@pytest.mark.rule("ms:card:five-characteristics", "ms:combat-4:attack-sum", "ms:combat-4:defense-sum")
def test_attack_and_defense_are_sums_over_the_active_cards() -> None:
    c = fight("geltz skaitan waiks waldwika kirtais", "walthus hneiwan")
    assert c.totals("attack", "K")[0] == 3 + 4 + 2 + 5 + 2  # Charge adds 2 in the clear
    assert c.totals("defense", "L")[0] == 1 + 2


@pytest.mark.rule("ms:combat-0:first-line-only", "ms:combat-0:reserve-out", "ms:combat-3:active-cards")
def test_the_reserve_adds_nothing() -> None:
    c = fight("geltz geltz geltz geltz skaitan skaitan")
    assert [thing for _, what, thing in c.rows("attack", "K") if what == "card"] == ["geltz"] * 4


@pytest.mark.rule("ms:card:missing-is-zero-fixed", "msr:missing-characteristic")
def test_a_missing_characteristic_is_zero_and_stays_zero() -> None:
    cards = {"walthus": {**PLAIN, "missing": 1 << DAMAGE}, "hneiwan": {**PLAIN, "damage": 0}, "geltz": PLAIN}
    c = Clash({"L1": "E4 walthus hneiwan", "K1": "E5 geltz"}, "L", cards=cards, tokens={"L": {"strength": 1}})
    c.begin().cast("L", "strength").change("hneiwan", {"attack": 60})
    c.go()
    assert value_of(c.rows("strikes", "L"), "each", "strength") == 1  # the printed 0 of the Hneiwan is not missing


@pytest.mark.rule("ms:card:charge-clear", "ms:card:charge-engagement-only", "ms:card:ability-bound-to-characteristic")
def test_charge_adds_two_in_clear_terrain_in_the_engagement_alone() -> None:
    c = fight("waldwika")
    assert value_of(c.rows("attack", "K"), "charge") == 2
    assert value_of(c.rows("attack", "K", 1), "charge") == 0
    assert value_of(c.rows("defense", "K"), "charge") == value_of(c.rows("initiative", "K"), "charge") == 0


@pytest.mark.rule("ms:card:charge-one-mp", "ms:card:charge-otherwise-none", "msr:charge-hex")
def test_charge_follows_the_cost_of_the_hex_that_is_fought_in() -> None:
    assert value_of(fight("waldwika", hex_="ruins-temple").rows("attack", "K"), "charge") == 1
    assert value_of(fight("waldwika", hex_="ford").rows("attack", "K"), "charge") == 0


@pytest.mark.rule("msr:charge-attacker-only")
def test_a_defending_knight_charges_too() -> None:
    c = Clash({"L1": "E4 ahma", "K1": "E5 waldwika"}, "L").begin().go()
    assert value_of(c.rows("attack", "K"), "charge") == 2


@pytest.mark.rule("ms:card:forestry", "ms:terrain-combat:forest-then-raise")
def test_forestry_in_forests_and_special_forests() -> None:
    for hex_, bonus in (("forest", 1), ("special-forest", 1), ("hill", 0)):
        c = fight(enemy="hneiwan hairus", hex_=hex_)
        assert value_of(c.rows("initiative", "L"), "forestry", "hneiwan") == bonus
        assert value_of(c.rows("attack", "L"), "forestry", "hairus") == bonus


@pytest.mark.rule("ms:card:nocturnal", "ms:card:nocturnal-by-scenario", "msr:night")
def test_nocturnal_when_the_scenario_says_that_it_is_night() -> None:
    for round_, bonus in ((2, 0), (3, 1)):
        c = fight(scenario="silver-under-the-moon", round_=round_)
        assert value_of(c.rows("attack", "L"), "nocturnal", "ahma") == bonus
    assert value_of(fight(scenario="moonless-march").rows("defense", "L"), "nocturnal") == 1


@pytest.mark.rule("ms:terrain-combat:forest-zero-initiative", "ms:terrain-combat:forest", "msr:forest-zero-creatures")
def test_a_forest_takes_the_initiative_of_troops_and_by_the_ruling_of_creatures() -> None:
    for ruling, left in ((0, 3), (1, 0)):
        cards = {"geltz": {"resistance": 90}, "skaitan": {"resistance": 90}}
        c = Clash(
            {"K1": "E4 geltz skaitan", "L1": "E5 ahma"},
            terrain={HEX: "forest"},
            cards=cards,
            tokens={"K": {"air-elemental-lesser": 1}},
            rulings={"msr:forest-zero-creatures": ruling},
        )
        c.begin().cast("K", "air-elemental-lesser").go()
        assert value_of(c.rows("initiative", "K"), "card") == left
        assert value_of(c.rows("initiative", "K"), "windblast") == 2
        assert value_of(c.rows("defense", "L"), "terrain") == 4


@pytest.mark.rule("ms:card:windblast", "ms:card:windblast-counts-troops", "msr:powers-count-creatures")
def test_windblast_adds_one_for_each_first_line_troop_and_each_elemental_blows() -> None:
    for ruling, counted in ((0, 2), (1, 4)):
        c = Clash(
            {"K1": "E4 geltz geltz", "L1": "E5 ahma"},
            tokens={"K": {"air-elemental-lesser": 1, "air-elemental-prime": 1}},
            rulings={"msr:powers-count-creatures": ruling},
        )
        c.begin().cast("K", "air-elemental-lesser", "air-elemental-prime").go()
        blown = [value for value, what, _ in c.rows("initiative", "K") if what == "windblast"]
        assert blown == [counted, counted]


@pytest.mark.rule("ms:spell-air:breeze", "ms:spell-air:breeze-power-up", "ms:card:power-up-ranged")
def test_breeze_is_stronger_with_ranged_weapons_in_the_first_line() -> None:
    for line, more in (("geltz kirtais", 1), ("geltz geltz geltz geltz kirtais", 0)):
        c = Clash({"K1": f"E4 {line}", "L1": "E5 ahma"}, tokens={"K": {"breeze": 1}}).begin().cast("K", "breeze").go()
        assert value_of(c.rows("initiative", "K"), "spell", "breeze") == 3
        assert value_of(c.rows("initiative", "K"), "power-up") == more
        assert value_of(c.rows("attack", "K"), "power-up") == more


@pytest.mark.rule("ms:spell-air:breeze-lost-with-archers")
def test_the_power_up_goes_with_the_last_archer() -> None:
    cards = {"ahma": {"attack": 90, "damage": 9, "initiative": 90, "unstoppable": False, "resistance": 90}}
    c = Clash({"K1": "E4 kirtais geltz", "L1": "E5 ahma"}, cards=cards, tokens={"K": {"breeze": 1}})
    c.begin().cast("K", "breeze").go()
    assert [value_of(c.rows("attack", "K", n), "power-up") for n in (0, 1)] == [0, 0]
    assert value_of(c.rows("initiative", "K"), "power-up") == 1


@pytest.mark.rule("ms:spell-air:speed", "ms:card:modifiers-on-spells-terrain")
def test_speed_adds_one_to_three_characteristics() -> None:
    c = (
        Clash({"K1": "E4 geltz geltz", "L1": "E5 ahma"}, tokens={"K": {"speed": 2}})
        .begin()
        .cast("K", "speed", "speed")
        .go()
    )
    for kind in ("initiative", "attack", "defense"):
        assert value_of(c.rows(kind, "K"), "spell", "speed") == 2  # two cards


def druid(spell: str) -> Clash:
    """Five troops and wolves under a Druid's spell; they hit, and nobody falls."""
    cards = {card.id: {"resistance": 90, "unstoppable": False} for card in CARDS}
    units = {"L1": "E4 walthus hairus hneiwan unagands ahma", "K1": "E5 geltz"}
    c = Clash(units, "L", cards=cards, tokens={"L": {spell: 1, "wolves": 1}})
    return c.begin().cast("L", spell, "wolves").go()


@pytest.mark.rule("ms:spell-druid:oak", "ms:spells:creatures-not-troops")
def test_oak_adds_one_defense_for_each_first_line_troop() -> None:
    assert value_of(druid("oak").rows("defense", "L"), "each", "oak") == 4


@pytest.mark.rule("ms:spell-druid:roots")
def test_roots_adds_one_initiative_for_each_first_line_troop() -> None:
    assert value_of(druid("roots").rows("initiative", "L"), "each", "roots") == 4


@pytest.mark.rule("ms:spell-druid:rage")
def test_rage_adds_one_attack_for_each_first_line_troop() -> None:
    assert value_of(druid("rage").rows("attack", "L"), "each", "rage") == 4


@pytest.mark.rule("ms:spell-druid:strength", "ms:card:damage-mods-only-max")
def test_strength_adds_one_maximum_damage_for_each_first_line_troop() -> None:
    c = druid("strength")
    assert value_of(c.rows("strikes", "L"), "each", "strength") == 4
    assert not any(what == "each" for e in c.told("strike-fails") for what in str(e["sum"]))


@pytest.mark.rule("ms:spell-druid:per-troop-recount")
def test_spells_by_troop_are_counted_anew_after_losses() -> None:
    cards = {"geltz": {"attack": 90, "damage": 9, "initiative": 90, "resistance": 90}}
    units = {"L1": "E4 walthus hairus", "K1": "E5 geltz"}
    c = Clash(units, "L", cards=cards, tokens={"L": {"oak": 1}}).begin().cast("L", "oak").go()
    assert [value_of(c.rows("defense", "L", n), "each") for n in (0, 1)] == [2, 1]


def fire(spell: str) -> Clash:
    """A Firemage's spell on two troops that hit."""
    cards = {"geltz": {"attack": 40, "resistance": 90}, "ahma": {"resistance": 90}}
    c = Clash({"K1": "E4 geltz geltz", "L1": "E5 ahma"}, mages=FIRE, cards=cards, tokens={"K": {spell: 1}})
    return c.begin().cast("K", spell).go()


@pytest.mark.rule("ms:spell-fire:bravery")
def test_bravery_adds_four_attack() -> None:
    assert value_of(fire("bravery").rows("attack", "K"), "spell", "bravery") == 4


@pytest.mark.rule("ms:spell-fire:fireblade")
def test_fireblade_adds_one_maximum_damage_for_each_first_line_troop() -> None:
    assert value_of(fire("fireblade").rows("strikes", "K"), "each", "fireblade") == 2


@pytest.mark.rule("ms:spell-fire:blindness")
def test_blindness_adds_four_initiative() -> None:
    assert value_of(fire("blindness").rows("initiative", "K"), "spell", "blindness") == 4


@pytest.mark.parametrize(
    ("hex_", "rule", "initiative", "attack", "defense"),
    [
        pytest.param("hill", "hill", 4, 0, 4, marks=pytest.mark.rule("ms:terrain-combat:hill")),
        pytest.param("mine-cave", "mine", 5, 2, 5, marks=pytest.mark.rule("ms:terrain-combat:mine")),
        pytest.param("ruins-temple", "ruins", 2, 0, 2, marks=pytest.mark.rule("ms:terrain-combat:ruins")),
        pytest.param("village", "village", 6, 1, 2, marks=pytest.mark.rule("ms:terrain-combat:village")),
    ],
)
def test_terrain_cards_of_the_defender(hex_: str, rule: str, initiative: int, attack: int, defense: int) -> None:
    c = fight(hex_=hex_)
    found = [value_of(c.rows(kind, "L"), "terrain") for kind in ("initiative", "attack", "defense")]
    assert found == [initiative, attack, defense]
    assert not any(value_of(c.rows(kind, "K"), "terrain") for kind in ("initiative", "attack", "defense"))
    assert any(e.rule == "ms:combat-1:defender-terrain-card" for e in c.events)
    rows = [row for e in c.told("initiative") for row in e["sum"]["rows"]]
    assert f"ms:terrain-combat:{rule}" in {row["rule"] for row in rows}


@pytest.mark.rule(
    "ms:terrain-combat:bridge-defender-on", "ms:combat-1:attacker-terrain-card", "ms:card:terrain-player-icon"
)
def test_a_defender_on_a_bridge_gives_the_attacker_a_card() -> None:
    c = fight(hex_="bridge")
    assert [value_of(c.rows("attack", "K", n), "terrain") for n in (0, 1)] == [3, 1]
    assert value_of(c.rows("initiative", "K"), "terrain") == 3
    assert not any(value_of(c.rows(kind, "L"), "terrain") for kind in ("initiative", "attack", "defense"))


def off(left: str, hex_: str = "clear") -> Clash:
    """An attacker who comes off a bridge or ford."""
    cards = {card.id: {"resistance": 90} for card in CARDS}
    terrain = {HEX: hex_, "E4": left}
    return Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, terrain=terrain, cards=cards).begin().go()


@pytest.mark.rule("ms:terrain-combat:bridge-attacker-off")
def test_an_attacker_off_a_bridge_gives_the_defender_a_card() -> None:
    c = off("bridge", "hill")
    assert [value_of(c.rows("attack", "L", n), "terrain") for n in (0, 1)] == [4, 1]
    assert [value_of(c.rows("defense", "L", n), "terrain", "bridge") for n in (0, 1)] == [2, 1]
    assert value_of(c.rows("initiative", "L"), "terrain") == 5 + 4  # the hill's card counts too


@pytest.mark.rule("ms:terrain-combat:ford-defender-on")
def test_a_defender_in_a_ford() -> None:
    c = fight(hex_="ford")
    assert [value_of(c.rows("attack", "K", n), "terrain") for n in (0, 1)] == [4, 1]
    assert [value_of(c.rows("defense", "K", n), "terrain") for n in (0, 1)] == [1, 1]


@pytest.mark.rule("ms:terrain-combat:ford-attacker-out", "msr:bridge-both")
def test_an_attacker_out_of_a_ford_and_a_defender_on_a_bridge() -> None:
    c = off("ford", "bridge")
    assert [value_of(c.rows("attack", "L", n), "terrain", "ford") for n in (0, 1)] == [6, 1]
    assert [value_of(c.rows("defense", "L", n), "terrain", "ford") for n in (0, 1)] == [3, 1]
    assert value_of(c.rows("attack", "K"), "terrain", "bridge") == 3


@pytest.mark.rule("msr:terrain-card-role")
def test_a_terrain_card_stays_with_its_player_whoever_strikes() -> None:
    c = fight(hex_="mine-cave")
    assert value_of(c.rows("attack", "L"), "terrain") == 2 and value_of(c.rows("defense", "L"), "terrain") == 5


@pytest.mark.rule("ms:terrain-combat:plain-is-clear")
def test_clear_terrain_gives_nothing() -> None:
    c = fight()
    assert not c.told("takes-terrain")
    assert not any(what == "terrain" for kind in ("attack", "defense") for _, what, _ in c.rows(kind, "L"))


@pytest.mark.rule(
    "ms:card:unstoppable-printed-value", "ms:card:ahma-zero-engagement", "msr:unstoppable-on-failed-attack"
)
def test_an_ahma_inflicts_what_it_shows_when_its_attack_fails() -> None:
    cards = {"geltz": {"defense": 90, "resistance": 90}, "ahma": {"resistance": 90}}
    c = Clash({"L1": "E4 ahma walthus", "K1": "E5 geltz"}, "L", cards=cards, tokens={"L": {"strength": 1}})
    c.begin().cast("L", "strength").go()
    assert c.rows("strike-fails", "L") == [(0, "unstoppable", "ahma"), (2, "minimum", "walthus")]
    assert c.rows("strike-fails", "L", 1) == [(4, "unstoppable", "ahma"), (2, "minimum", "walthus")]


@pytest.mark.rule("ms:card:unstoppable-modifiable", "ms:card:damage-is-maximum", "ms:combat-4:maximum-damage")
def test_strength_adds_to_unstoppable_damage_when_the_attack_succeeds() -> None:
    cards = {"geltz": {"defense": 0, "resistance": 90}, "ahma": {"attack": 40, "resistance": 90}}
    c = Clash({"L1": "E4 ahma", "K1": "E5 geltz"}, "L", cards=cards, tokens={"L": {"strength": 1}})
    c.begin().cast("L", "strength").go()
    assert c.rows("strikes", "L") == [(0, "card", "ahma"), (1, "each", "strength")]
    assert c.rows("strikes", "L", 1) == [(4, "card", "ahma"), (1, "each", "strength")]


@pytest.mark.rule("ms:combat-4:minimum-damage", "ms:gloss:minimum-damage", "msr:minimum-damage-zero-cards")
def test_a_failed_attack_inflicts_two_a_troop_and_one_a_creature_whatever_is_printed() -> None:
    cards = {
        "geltz": {"attack": 0, "damage": 0, "resistance": 90},
        "air-elemental-prime": {"attack": 0},
        "ahma": {"defense": 60},
    }
    c = Clash({"K1": "E4 geltz geltz", "L1": "E5 ahma"}, cards=cards, tokens={"K": {"air-elemental-prime": 1}})
    c.begin().cast("K", "air-elemental-prime").go()
    assert sorted(c.rows("strike-fails", "K")) == [
        (1, "minimum", "air-elemental-prime"),
        *[(2, "minimum", "geltz")] * 2,
    ]


def test_every_sum_is_the_sum_of_its_addends() -> None:
    rng = Random(11)
    for _ in range(300):
        c = some_combat(rng)
        for side in (0, 1):
            for when in (0, 1):
                for what in range(len(CHARACTERISTICS)):
                    rows = addends.rows_of(c.s, side, what, when)
                    assert sum(row.value for row in rows) == values.total(c.s, side, what, when)
                rows = addends.minimum_rows(c.s, side, when)
                assert sum(row.value for row in rows) == values.minimum(c.s, side, when)


def some_combat(rng: Random) -> Clash:
    """Any lines with any cards on the table, in any hex, by day or night."""
    scenario = rng.choice(["moonless-march", "ferngate"])
    terrain = {HEX: rng.choice([t.id for t in TERRAIN if t.id != "river"])}
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, terrain=terrain, scenario=scenario)
    c.s.rulings = Rulings(
        {"msr:forest-zero-creatures": rng.randint(0, 1), "msr:powers-count-creatures": rng.randint(0, 1)}
    )
    c.s.fight = (c.unit("K1"), c.unit("L1"), c.hex(HEX), 4)
    numbers = range(len(CARDS))
    c.s.line = (tuple(rng.choices(numbers, k=rng.randint(0, 7))), tuple(rng.choices(numbers, k=rng.randint(0, 7))))
    tactical = [spell.number for spell in SPELLS if spell.kind == 2]
    c.s.spells = (tuple(rng.choices(tactical, k=rng.randint(0, 4))), tuple(rng.choices(tactical, k=rng.randint(0, 4))))
    kinds = [(t.number, whose) for t in TERRAIN for whose in (0, 1, 2)]
    c.s.ground = (tuple(rng.sample(kinds, rng.randint(0, 2))), tuple(rng.sample(kinds, rng.randint(0, 2))))
    for name in rng.sample([card.id for card in CARDS], 3):
        c.change(name, {"missing": rng.randint(0, 15)})
    return c

"""The cards and heroes: complete, and made as the content says."""

from __future__ import annotations

from collections import Counter

from battlebook.games.heroes3 import content, content_check_cards, implemented
from battlebook.games.heroes3.cards import (
    AI_CARDS,
    CARD_INDEX,
    CARDS,
    HERO_INDEX,
    HEROES,
    MACHINE_COSTS,
    WAR_MACHINES,
    Card,
    Effect,
    Use,
)
from battlebook.games.heroes3.content_kinds import FACTIONS


def card(name: str) -> Card:
    return CARDS[CARD_INDEX[name]]


def use(name: str, mode: str) -> Use:
    (found,) = (u for u in card(name).uses if u.mode == mode)
    return found


# ------------------------------------------------------------------------------------------- complete


def test_every_card_is_there() -> None:
    kinds = Counter((c.kind, c.empowered) for c in CARDS)
    assert kinds == {
        ("statistic", False): 4,
        ("statistic", True): 4,
        ("ability", False): 32,
        ("ability", True): 32,
        ("spell", False): 59,
        ("artifact", False): 90,
        ("specialty", False): 64 * 3,
        ("war_machine", False): 5,
    }
    assert [c.index for c in CARDS] == list(range(len(CARDS)))
    assert len(CARD_INDEX) == len(CARDS)
    assert (len(AI_CARDS), len(WAR_MACHINES), len(MACHINE_COSTS)) == (8, 5, 5)
    assert Counter(c.school for c in CARDS if c.kind == "spell") == {
        "air": 14, "fire": 16, "earth": 14, "water": 14, "any": 1,
    }  # fmt: skip
    assert Counter(c.level for c in CARDS if c.kind == "artifact") == {"minor": 33, "major": 35, "relic": 22}


def test_every_hero_is_there() -> None:
    assert len(HEROES) == len(HERO_INDEX) == 64
    per_faction = Counter(h.faction for h in HEROES.values())
    assert set(per_faction) == set(FACTIONS)
    assert set(per_faction.values()) == {6, 7}
    for name, hero in HEROES.items():
        assert (hero.id, hero.index) == (name, HERO_INDEX[name])
        assert hero.magic_arrows == {"might": 1, "magic": 2}[hero.type]
        assert [card(s).level for s in hero.specialties] == ["I", "IV", "VI"]
        assert {card(s).hero for s in hero.specialties} == {name}
        assert card(hero.starting_ability).kind == "ability"


def test_every_record_says_where_it_comes_from() -> None:
    assert {c.provenance for c in CARDS} == {"public"}
    assert {h.provenance for h in HEROES.values()} == {"public"}
    assert {r.provenance for r in content.WORDS.family("effect").values()} == {"built-in"}
    assert {r.provenance for r in content.CONTENT.family("deck").values()} == {"built-in"}


def test_a_card_may_be_of_use_in_combat_where_its_record_says_it_is_not() -> None:
    """A Spell is always +1 Power; Logistics gives movement, which can extend a Combat; the hat gives a card."""
    differing = [
        i
        for kind in ("ability", "artifact", "spell")
        for i, record in content.CONTENT.family(kind).items()
        if record.data["combat"] != card(i).combat
    ]
    spells = [i for i in differing if card(i).kind == "spell"]
    assert set(differing) - set(spells) == {"logistics", "spellbinders_hat"}
    assert {e.op for i in spells for u in card(i).uses if u.mode != "power" for e in u.effects} == {"map"}
    assert not any(card(i).combat for i in ("estates", "wisdom", "necromancy", "head_of_legion", "vidomina_1"))


# ---------------------------------------------------------------------------------------- made as written


def test_a_statistic_has_a_basic_and_an_expert_use_and_an_empowered_card() -> None:
    assert [u.mode for u in card("power").uses] == ["basic", "expert"]
    assert use("power", "expert").effects == (Effect("power", "instant", {"n": 2}),)
    assert [u.mode for u in card("empowered_power").uses] == ["empowered"]
    again, limit = use("knowledge", "expert").effects
    assert (again.op, again.args) == ("return_spell", {"after": "own_spell"})
    assert limit == Effect("spell_limit", "instant", {"n": 1, "duration": "round"})


def test_an_empowered_ability_gives_the_expert_effect_or_its_own() -> None:
    assert use("empowered_offense", "empowered").effects == use("offense", "expert").effects
    assert [e.op for e in use("offense", "expert").effects] == ["attack", "draw"]
    (effect,) = use("empowered_ballistics", "empowered").effects
    assert effect.args == {"n": 4, "what": ("wall", "wall", "wall", "gate")}


def test_each_level_of_a_spell_is_a_use_and_so_is_the_card_as_power() -> None:
    assert [(u.mode, u.power, u.timing) for u in card("implosion").uses] == [
        ("level0", 1, "activation"),
        ("level1", 3, "activation"),
        ("level2", 5, "activation"),
        ("power", 0, "instant"),
    ]
    (effect,) = use("implosion", "level2").effects
    assert effect == Effect(
        "damage", "activation", {"value": 6, "target": "unit", "duration": None, "spell": "implosion"}
    )
    assert use("implosion", "power").effects == (Effect("power", "instant", {"n": 1}),)
    (chain,) = use("chain_lightning", "level1").effects
    assert chain.args["value"] == (2, 1, 1)
    (shielded,) = use("anti-magic", "level1").effects
    assert (shielded.args["value"], shielded.args["duration"]) == (("bronze", "silver"), "combat")


def test_a_level_of_a_spell_that_does_nothing_is_no_use() -> None:
    assert [u.mode for u in card("summon_fire_elemental").uses] == ["level1", "level2", "power"]
    (effect,) = use("summon_fire_elemental", "level1").effects
    assert (effect.args["value"], effect.args["summons"]) == ("few", "fire_elementals")


def test_an_artifact_has_two_uses() -> None:
    assert all([u.mode for u in c.uses] == ["first", "second"] for c in CARDS if c.kind == "artifact")
    assert use("shield_of_the_damned", "second").effects == (Effect("defense", "instant", {"n": 5, "self_damage": 2}),)
    assert [e.op for e in use("charm_of_mana", "first").effects] == ["discard", "draw"]


def test_a_specialty_has_one_use_or_two() -> None:
    assert [u.mode for u in card("adelaide_1").uses] == ["only"]
    assert [u.mode for u in card("catherine_1").uses] == ["first", "second"]
    (raised,) = use("alamar_4", "only").effects
    assert raised.args == {"power": {"bronze": 0, "silver": 1, "golden": 3}}


def test_a_specialty_doubles_for_named_units_for_their_guards_and_for_groups() -> None:
    (effect,) = use("catherine_4", "only").effects
    assert effect.args["doubles_for"] == ("crusaders",)
    (effect,) = use("mutare_6", "only").effects
    assert {"black_dragons", "gold_dragons@dragon_utopia", "azure_dragons"} <= set(effect.args["doubles_for"])
    assert all(u.partition("@")[0].endswith("_dragons") for u in effect.args["doubles_for"])
    assert use("ivor_4", "first").effects[0].args["doubles_for"] == ("any_ranged",)
    assert "doubles_for" not in use("moandor_6", "only").effects[1].args


def test_war_machines_and_cards_of_the_ai() -> None:
    (effect,) = use("ballista", "only").effects
    assert effect == Effect(
        "damage", "permanent", {"n": 1, "when": "start_of_round", "target": "enemy_lowest_initiative"}
    )
    assert MACHINE_COSTS["cannon"] == {"factory": 10, "trading_post": 14}
    amounts = {c.id: tuple(c.amounts.values()) for c in AI_CARDS if c.amounts}
    assert amounts["ai_attack_b"] == (1, 1, 2, 2)
    assert amounts["ai_spell_b"] == (0, 1, 2, 3)
    assert [c.then["hard"] for c in AI_CARDS if c.op == "skill"] == ["again", "reshuffle_in_first_round"]


def test_the_necromancy_cards_are_for_the_necropolis() -> None:
    assert [c.id for c in CARDS if c.faction == "necropolis" and c.kind != "specialty"] == [
        "necromancy",
        "empowered_necromancy",
    ]


def test_the_tables_about_cards() -> None:
    tables = content.TABLES
    assert [f["n"] for f in tables["resource_die"]["faces"] if f["what"] == "materials"] == [2, 4]
    assert Counter(tables["treasure_die"]["faces"])["search_2_artifact"] == 2
    assert tables["morale"]["uses"] == ["draw", "exchange", "reroll"]
    assert tables["skirmish_setup"]["medium"]["spells"] == {"might": 2, "magic": 4}
    assert [tables["adventure_rounds"][size] for size in ("short", "medium", "large")] == [9, 13, 16]
    assert tables["starting_bonus"]["impossible"] == "none"
    assert len(content.CONTENT.family("town effect")) == 6


# ------------------------------------------------------------------------------------------- vocabulary


def test_every_op_is_used_and_every_use_is_known() -> None:
    used = {e.op for c in CARDS for u in c.uses for e in u.effects}
    assert used == set(content.EFFECTS)


def test_ops_of_the_map_are_never_timed_for_combat_alone() -> None:
    timings: dict[str, set[str]] = {}
    for c in CARDS:
        for u in c.uses:
            for e in u.effects:
                timings.setdefault(e.op, set()).add(e.timing)
    for op, found in timings.items():
        if content.EFFECTS[op]["scope"] == "map":
            assert "activation" not in found, op
        else:
            assert found != {"map"}, op


def test_engine_ops_without_a_rule_are_listed_as_deferred() -> None:
    uses = [u for u in content.check().deferred if u.file.startswith(("cards/", "heroes/"))]
    assert {content.EFFECTS[u.keyword]["scope"] for u in uses} <= {"engine"}
    assert not {u.keyword for u in uses} & implemented.IMPLEMENTED_OPS
    kept = set(implemented.IMPLEMENTED_OPS)
    try:
        implemented.implements("multiply_die")
        left = list(content_check_cards.deferred_uses(content.CONTENT, content.WORDS))
        assert not [u for u in left if u.keyword == "multiply_die"]
        implemented.IMPLEMENTED_OPS.clear()
        every = list(content_check_cards.deferred_uses(content.CONTENT, content.WORDS))
    finally:
        implemented.IMPLEMENTED_OPS.clear()
        implemented.IMPLEMENTED_OPS.update(kept)
    (axe,) = (u for u in every if u.keyword == "multiply_die")
    assert (axe.record, axe.file, axe.waits) == ("artifact centaurs_axe", "cards/artifacts.toml", "cards")

"""What cards do on the map of an expedition: ways, Diplomacy before a Combat, discounts, Necromancy, Learning."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.campaign import WON
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS
from battlebook.games.heroes3.game import GAME
from tests.games.heroes3.fights import face_of
from tests.games.heroes3.trails import STRONG, Trail, faction, trail

RULE = "h3r:expedition-cards"
MAP_CARDS = pytest.mark.rule(RULE)


def changed(t: Trail, **more: object) -> Trail:
    """The same with something else on the map, asked again."""
    t.s.campaign = t.c._replace(**more)  # type: ignore[arg-type]
    return t.reload()


def use_of(name: str, mode: str) -> tuple[str, int, int]:
    """The key that plays a card."""
    return "play", CARD_INDEX[name], [use.mode for use in CARDS[CARD_INDEX[name]].uses].index(mode)


def play(t: Trail, name: str, mode: str) -> Trail:
    return t.do(*use_of(name, mode))


def refused(t: Trail, name: str, mode: str) -> str:
    """Why a card is not played; the rule is that of the cards on the map."""
    rule, cause = t.why(*use_of(name, mode))
    assert rule == RULE
    return cause


# ----------------------------------------------------------------------------------------------------- ways


@MAP_CARDS
def test_logistics_goes_one_field_for_nothing_where_nobody_fights() -> None:
    t = trail("camp", "mine:I", hand=["logistics", "logistics"])
    play(t, "logistics", "basic")
    assert t.c.at[0] == 1 and t.c.mp[0] == 3 and t.c.is_visited(1), "the only field: nobody is asked"
    play(t, "logistics", "basic")
    assert t.c.at[0] == 0, "the mine is guarded"
    t = trail("mine:I", hand=["logistics"])
    assert refused(t, "logistics", "basic") == "no-field"


@MAP_CARDS
def test_pathfinding_passes_what_lies_between() -> None:
    t = trail("mine:VII", "camp", hand=["pathfinding"])
    play(t, "pathfinding", "basic")
    assert (t.ask.kind, t.offered()) == ("leap", [("leap", 1), ("leap", 2)])
    t.reload()
    t.do("leap", 2)
    assert t.c.at[0] == 2 and t.c.mp[0] == 2 and t.c.is_visited(2) and not t.c.is_visited(1)
    t = trail("mine:VII", "camp", level=2, hand=["pathfinding"])
    assert play(t, "pathfinding", "expert").do("leap", 2).c.mp[0] == 3


@pytest.mark.rule("h3:13:main-hero-mp")
def test_pathfinding_needs_its_movement_point() -> None:
    t = trail("camp", "camp", hand=["pathfinding"])
    t = changed(t, mp=(0, 0))
    assert t.why(*use_of("pathfinding", "basic")) == ("h3:13:main-hero-mp", "none-left")


@MAP_CARDS
def test_who_lands_among_guards_fights() -> None:
    t = trail("camp", "mine:I", hand=["angel_wings"])
    play(t, "angel_wings", "first").do("leap", 2)
    assert t.ask.kind == "place" and t.c.fight


@MAP_CARDS
def test_spells_of_the_map_are_cast_with_power() -> None:
    t = trail("camp", "camp", hand=["dimension_door", "power", "power", "attack"])
    assert refused(t, "dimension_door", "level1") == "power"
    assert refused(t, "attack", "basic") == "no-effect"
    play(t, "power", "basic")
    play(t, "power", "basic")
    assert t.h.power == 2
    play(t, "dimension_door", "level1").do("leap", 2)
    assert t.c.at[0] == 2 and t.h.power == 0 and t.c.mp[0] == 3
    alone = trail("camp", hand=["power"])
    assert refused(alone, "power", "basic") == "no-spell"


@MAP_CARDS
def test_town_portal_leads_home_and_view_air_finds_gold() -> None:
    t = trail("camp", "camp", at=2, visited=[1, 2], hand=["town_portal", "view_air"], gold=0)
    play(t, "town_portal", "level0")
    assert t.c.at[0] == 0
    play(t, "view_air", "level0")
    assert t.c.gold == 3
    assert refused(trail("camp", hand=["town_portal"]), "town_portal", "level0") == "no-field"


# ------------------------------------------------------------------------------------------------ Diplomacy


@MAP_CARDS
def test_diplomacy_wins_a_combat_with_equal_guards_without_a_fight() -> None:
    t = trail("mine:II", level=2, hand=["diplomacy"]).do("go", 1)
    assert t.ask.kind == "town" and ("parley", CARD_INDEX["diplomacy"]) in t.offered()
    xp = t.c.xp
    t.do("parley", CARD_INDEX["diplomacy"])
    assert t.ask.kind == "expedition" and t.c.at[0] == 1 and t.c.is_friendly(1)
    assert (t.c.xp, t.c.beaten, t.h.experts, t.hand()) == (xp, 2, 1, [])
    assert t.told_one("talked-round")["no"] == 2


@pytest.mark.parametrize(
    ("words", "level", "second"), [("mine:III", 2, False), ("bank", 2, False), ("mine:II", 2, True)]
)
def test_diplomacy_is_only_for_the_main_hero_and_guards_of_his_level(words: str, level: int, second: bool) -> None:
    t = trail(words, level=level, hand=["diplomacy"], second=0 if second else -1, gold=20)
    t.do("send" if second else "go", 1)
    assert not [key for key in t.offered() if key[0] == "parley"]


@MAP_CARDS
def test_diplomacy_talks_to_nobody_on_the_map_itself() -> None:
    assert refused(trail("camp", level=2, hand=["diplomacy"]), "diplomacy", "expert") == "not-equal"
    t = trail("mine:I", level=1, hand=["diplomacy"]).do("go", 1)
    assert not [key for key in t.offered() if key[0] == "parley"], "no expert uses at Level I"


# ---------------------------------------------------------------------------------------------- gold and units


@MAP_CARDS
def test_a_discount_is_for_the_next_unit_of_the_round() -> None:
    t = trail("camp", hand=["arms_of_legion", "legs_of_legion"], deck=STRONG, gold=20)
    griffins = face_of("griffins few")
    play(t, "arms_of_legion", "first")
    assert t.c.discount == 5
    words = GAME.option_words(t.s, t.ask, t.ask.find(("recruit", griffins))).words  # type: ignore[arg-type]
    t.do("recruit", griffins)
    paid = 20 - t.c.gold
    assert words["args"]["n"] == paid and t.c.discount == 0
    bare = trail("camp", deck=STRONG, gold=20).do("recruit", griffins)
    assert 20 - bare.c.gold == paid + min(5, 20 - bare.c.gold)
    play(t, "legs_of_legion", "first").do("rest")
    assert t.c.discount == 0, "it does not outlast the Round"


@MAP_CARDS
def test_wisdom_makes_the_next_spell_cheaper_and_the_search_wider() -> None:
    t = trail("camp", hand=["wisdom"], gold=10)
    play(t, "wisdom", "basic").do("study")
    assert t.c.gold == 10 - 3 and len([key for key in t.offered() if key[0] == "find"]) == 3
    t.do(*t.offered()[0])
    again = trail("camp", hand=["wisdom"], gold=10).do("study")
    again.do(*again.offered()[0])
    assert again.why(*use_of("wisdom", "basic")) == ("h3r:expedition-trade", "studied")


@MAP_CARDS
def test_permanent_goods_come_every_other_round() -> None:
    t = trail("camp", hand=["eversmoking_ring_of_sulfur", "inexhaustible_cart_of_ore"], gold=0, pile=["power"] * 9)
    play(t, "eversmoking_ring_of_sulfur", "first")
    assert t.h.permanent == CARD_INDEX["eversmoking_ring_of_sulfur"]
    t.do("rest").do()
    assert t.c.gold == 6 + 6, "the Town and the Ring"
    t.do("rest").do()
    assert t.c.gold == 12 + 6
    play(t, "inexhaustible_cart_of_ore", "first").do("rest").do()
    assert t.c.gold == 18 + 6 + 1, "one Permanent card replaces the other"


@MAP_CARDS
def test_necromancy_reinforces_at_half_price_after_a_won_combat() -> None:
    deck = ("halberdiers few", "griffins few")
    t = trail("camp", hand=["necromancy", "vidomina_1"], deck=deck, gold=20)
    assert refused(t, "necromancy", "basic") == "not-won"
    t = changed(t, outcome=WON)
    gold = t.c.gold
    play(t, "necromancy", "basic")
    assert t.ask.kind == "raise"
    pack = face_of("griffins pack")
    t.do("raise", pack)
    full = trail("camp", deck=deck, gold=40).do("train", pack)
    assert "griffins pack" in t.deck() and gold - t.c.gold == (40 - full.c.gold) // 2
    t.do("go", 1)
    assert refused(t, "vidomina_1", "only") == "not-won"


def test_necromancy_needs_a_unit_that_can_be_paid() -> None:
    t = trail("camp", hand=["necromancy"], deck=("griffins few",), gold=0)
    t = changed(t, outcome=WON)
    assert refused(t, "necromancy", "basic") == "no-unit"


@MAP_CARDS
def test_units_are_traded_and_bought_by_name() -> None:
    t = trail(
        "camp", hand=["tarnum_conflux_4", "gelu_4"], gold=10, guards=("troglodytes", "sharpshooters", "enchanters")
    )
    conserved = GAME.conserved(t.s)
    assert refused(t, "gelu_4", "first") == "no-unit"
    play(t, "tarnum_conflux_4", "first")
    assert "enchanters neutral" in t.deck() and t.c.gold == 0 and GAME.conserved(t.s) == conserved
    t = changed(t, deck=(*t.c.deck, face_of("elves pack")))
    play(t, "gelu_4", "first")
    assert "sharpshooters neutral" in t.deck() and "elves pack" not in t.deck()
    poor = trail("camp", hand=["tarnum_conflux_4"], gold=9, guards=("troglodytes", "sharpshooters", "enchanters"))
    assert refused(poor, "tarnum_conflux_4", "first") == "gold"


# ------------------------------------------------------------------------------------------- cards and Levels


@MAP_CARDS
def test_learning_adds_experience_in_a_round_with_a_new_level() -> None:
    t = trail("stone", level=2, hand=["learning", "learning"])
    assert refused(t, "learning", "basic") == "not-risen"
    t = changed(t, risen=True)
    play(t, "learning", "basic")
    assert t.c.xp == 3
    play(t, "learning", "expert")
    while t.ask.kind != "expedition":
        t.do(*t.offered()[0])
    assert t.c.level == 3 and CARD_INDEX["learning"] in t.h.removed


@pytest.mark.rule("h3:13:xp-two-per-level")
def test_a_level_reached_is_remembered_for_the_round() -> None:
    t = trail("stone", level=3, pile=["power"] * 9)
    t.s.campaign = t.c._replace(xp=5)
    t.do("go", 1)
    assert t.c.risen and not t.do("rest").do().c.risen


@MAP_CARDS
def test_scholar_empowers_statistics_of_the_hand() -> None:
    t = trail("camp", level=2, hand=["scholar", "attack", "power", "estates"])
    conserved = GAME.conserved(t.s)
    play(t, "scholar", "expert")
    assert t.ask.kind == "empower" and {key[0] for key in t.offered()} == {"empower", "enough"}
    t.do("empower", CARD_INDEX["attack"]).reload()
    t.do("enough")
    assert t.hand() == ["empowered_attack", "estates", "power"] and GAME.conserved(t.s) == conserved
    assert refused(trail("camp", level=2, hand=["scholar"]), "scholar", "expert") == "no-statistic"


@MAP_CARDS
def test_cards_are_drawn_and_searched_on_the_map() -> None:
    t = trail("camp", hand=["angel_wings", "crest_of_valor"], pile=["attack", "defense"], morale=-1)
    play(t, "angel_wings", "second")
    assert len(t.hand()) == 2
    play(t, "crest_of_valor", "second")
    assert t.h.morale == 0
    t = trail("camp", hand=["crest_of_valor", "leadership"])
    assert refused(t, "crest_of_valor", "second") == "not-negative"
    play(t, "crest_of_valor", "first")
    assert t.h.morale == 1 and refused(t, "leadership", "basic") == "morale"


def test_the_necropolis_has_no_morale_on_the_map_either() -> None:
    t = trail("camp", hand=["leadership"], faction=faction("necropolis"))
    assert t.why(*use_of("leadership", "basic")) == ("h3:14:necropolis-no-morale", "ignores")


def test_what_needs_the_sea_or_tiles_does_nothing() -> None:
    for name, mode in (
        ("speculum", "first"),
        ("water_walk", "level0"),
        ("melodia_6", "only"),
        ("view_earth", "level0"),
    ):
        assert refused(trail("camp", hand=[name]), name, mode) == "no-effect"


# ------------------------------------------------------------------------------------------------ refusals


@pytest.mark.rule("h3:14:necropolis-no-morale", "h3r:expedition-trade", RULE)
def test_cards_without_a_use_on_the_map_stay_in_the_hand() -> None:
    dead = trail("camp", hand=["leadership"], hero="sandro", faction=faction("necropolis"))
    assert dead.why(*use_of("leadership", "basic")) == ("h3:14:necropolis-no-morale", "ignores")
    t = trail("camp", hand=["wisdom"], gold=30).do("study")
    t.do(*t.offered()[0])
    assert t.why(*use_of("wisdom", "basic")) == ("h3r:expedition-trade", "studied")
    won = changed(trail("camp", hand=["necromancy"], level=2, deck=("champions pack",), gold=30), outcome=WON)
    assert refused(won, "necromancy", "expert") == "no-unit", "there is nobody to Reinforce"
    assert refused(trail("camp", hand=["tarnum_conflux_4"], gold=30), "tarnum_conflux_4", "first") == "no-unit"

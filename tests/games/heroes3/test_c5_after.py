"""Chapter 5 on an expedition: Experience, the Unit Deck, and what becomes of a beaten Hero."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.campaign import BACK, BEATEN, NOWHERE, WON
from battlebook.games.heroes3.views_expedition import view
from tests.games.heroes3.trails import STRONG, WEAK, Trail, faction, trail


def won(*words: str, **more: object) -> Trail:
    """Enter the first field and win."""
    t = trail(*words, **more)  # type: ignore[arg-type]
    t.do("go", 1)
    t.fight()
    assert t.c.outcome == WON
    return t


@pytest.mark.rule("h3:5:xp-main-hero", "h3:5:xp-equal")
def test_an_equal_difficulty_gives_one_experience() -> None:
    assert won("mine:I").c.xp == 1


@pytest.mark.rule("h3:5:xp-higher")
def test_a_higher_difficulty_gives_two() -> None:
    assert won("mine:II").c.xp == 2


@pytest.mark.rule("h3:5:xp-lower")
def test_a_lower_level_gives_none() -> None:
    t = won("camp", foe=1, foe_level=2, level=3)
    assert t.c.xp == 4 and t.c.foe_beaten


@pytest.mark.parametrize(("foe", "xp"), [(3, 5), (4, 6)])
def test_a_beaten_enemy_hero_counts_by_his_level(foe: int, xp: int) -> None:
    assert won("camp", foe=1, foe_level=foe, level=3).c.xp == xp


@pytest.mark.rule("h3:11:ai-no-reward", "h3:4:no-limit-ai-hero", "h3:11:ai-no-surrender")
def test_a_beaten_enemy_hero_leaves_nothing_else_and_there_is_no_limit() -> None:
    t = trail("camp", foe=1, deck=("iron_golems pack",), foe_deck=("dendroids few",), visited=[1])
    gold = t.c.gold
    t.do("go", 1).place(iron_golems="a1")
    while not t.told("round-ends"):
        t.do(*t.next_key(True))
    assert t.s.round == 2 and t.ask.kind != "extend"
    assert not any(key[0] == "surrender" for key in t.offered())
    t.s.damage[t.unit("dendroids")] = t.s.card(t.unit("dendroids")).health - 1
    t.fight()
    assert (t.c.outcome, t.c.gold) == (WON, gold)


@pytest.mark.rule("h3:5:xp-azure", "h3r:xp-azure-level")
def test_an_azure_unit_lifts_the_hero_to_level_seven_in_order() -> None:
    t = won("guardian:VII", deck=STRONG, difficulty="easy", guards=("troglodytes", "medusas", "champions", "phoenixes"))
    assert t.c.level == 7 and [e["level"] for e in t.told("level-up")] == [2, 3, 4, 5, 6, 7]


@pytest.mark.rule("h3:5:secondary-no-xp")
def test_a_secondary_hero_gains_none() -> None:
    t = trail("mine:II", second=0).do("send", 1).fight()
    assert (t.c.outcome, t.c.xp, t.c.is_friendly(1)) == (WON, 0, True)


@pytest.mark.rule("h3r:xp-azure-secondary")
def test_not_even_for_an_azure_unit() -> None:
    t = trail("guardian:VII", second=0, difficulty="easy", guards=("troglodytes", "medusas", "champions", "phoenixes"))
    t.do("send", 1).fight()
    assert t.c.won and t.c.level == 1


@pytest.mark.rule("h3:5:winning-attacker-visits", "h3:5:xp-before-visit")
def test_the_winner_visits_after_he_has_learned() -> None:
    t = won("stone:II")
    kinds = [e.kind for e in t.events if e.kind in ("experience", "level-up", "visits")]
    assert kinds == ["experience", "level-up", "visits", "experience"], "the stone teaches after the fight did"
    assert t.c.xp == 3 and t.c.last[0] == 1


@pytest.mark.rule("h3:5:units-back-to-deck", "h3:9:few-pack-persist")
def test_units_go_back_to_the_deck_on_the_side_they_show() -> None:
    t = trail("mine:I", deck=("griffins pack", "halberdiers few")).do("go", 1)
    t.place(griffins="a1")
    unit = t.unit("griffins")
    t.s.damage[unit] = 3
    t.fight()
    assert t.c.outcome == WON and "halberdiers few" in t.deck()
    assert sum("griffins" in card for card in t.deck()) == 1
    assert t.s.unit_count() == 0, "the board is empty again"


@pytest.mark.rule("h3:5:refill-unit-deck", "h3:5:neutral-defeat")
def test_an_empty_unit_deck_is_filled_with_the_starting_units() -> None:
    t = trail("mine:VI", deck=WEAK, draws=(0,) * 60).do("go", 1).fight()
    assert t.c.outcome == BEATEN and t.told("deck-refilled")
    assert t.c.deck == t.c.start and len(t.deck()) == 3


@pytest.mark.rule("h3:4:retreat-move-back", "h3:4:retreat-no-visit")
def test_a_retreat_leads_back_to_the_field_visited_last() -> None:
    t = trail("camp", "mine:VI", deck=("archangels pack", "champions pack"), visited=[]).do("go", 1)
    t.do("go", 2).fight(extend=False)
    assert (t.c.outcome, t.c.at[0], t.c.is_visited(2)) == (BACK, 1, False)
    assert t.c.gold == t.told_one("found")["gold"], "it costs nothing else"


@pytest.mark.rule("h3:4:extend-mp-source")
def test_only_the_movement_points_of_the_hero_who_fights_pay_for_rounds() -> None:
    t = trail("mine:VI", second=0, deck=("archangels pack",)).do("send", 1).do("to-battle")
    assert t.s.mp == 1 and t.c.mp == (3, 1)
    while t.ask.kind != "extend":
        t.do(*t.next_key(True))
    t.do("extend").fight()
    assert t.c.mp == (3, 0)


@pytest.mark.rule("h3:5:defeated-main-moves")
def test_a_beaten_main_hero_moves_to_a_town_of_the_players_choice() -> None:
    t = trail("settlement", "camp", "mine:VI", at=2, friendly=[1], deck=WEAK)
    t.do("go", 3).fight()
    assert (t.ask.kind, t.offered()) == ("haven", [("haven", 0), ("haven", 1)])
    assert t.refused("haven", 2) == ("h3:5:defeated-main-moves", "no-option")
    t.do("haven", 1)
    assert (t.c.at[0], t.c.cubes, t.h.morale, t.ask.kind) == (1, 0, 0, "expedition"), "guards take no penalties"


@pytest.mark.rule("h3:5:defeated-by-player-morale", "h3:5:defeated-by-player-gold", "h3:5:defeated-by-player-cube")
def test_beaten_by_the_enemy_hero_it_pays_in_morale_gold_and_a_cube() -> None:
    t = trail("camp", foe=1, deck=WEAK, foe_deck=("archangels pack", "champions pack"), gold=12).do("go", 1)
    t.fight()
    assert t.c.outcome == BEATEN
    assert (t.h.morale, t.c.gold, t.c.cubes, t.c.at[0]) == (-1, 7, 1, 0)


def test_nobody_pays_more_gold_than_there_is() -> None:
    t = trail("camp", foe=1, deck=WEAK, foe_deck=("archangels pack",), gold=3).do("go", 1)
    t.fight()
    assert (t.c.outcome, t.c.gold) == (BEATEN, 0)


@pytest.mark.rule("h3:14:second-negative")
def test_a_second_negative_morale_makes_it_neutral_again() -> None:
    t = trail("camp", foe=1, deck=WEAK, foe_deck=("archangels pack",), morale=-1).do("go", 1)
    t.fight()
    assert t.h.morale == 0


@pytest.mark.rule("h3:14:necropolis-no-morale")
def test_the_necropolis_ignores_morale() -> None:
    t = trail("camp", foe=1, deck=("skeletons few",), foe_deck=("archangels pack",))
    t.s.campaign = t.c._replace(faction=faction("necropolis"))
    t.do("go", 1)
    t.fight()
    assert (t.h.morale, t.c.cubes) == (0, 1)


@pytest.mark.rule("h3:5:defeated-secondary-removed", "h3:5:defeated-secondary-cube")
def test_a_beaten_secondary_hero_leaves_the_map() -> None:
    t = trail("camp", foe=1, second=0, deck=WEAK, foe_deck=("archangels pack",)).do("send", 1)
    t.fight()
    assert (t.c.at, t.c.cubes, t.h.morale, t.c.mp) == ((0, NOWHERE), 1, 0, (3, 0))
    again = trail("mine:VI", second=0, deck=WEAK).do("send", 1)
    again.fight()
    assert again.c.at == (0, NOWHERE) and again.c.cubes == 0, "guards get no cube"


def test_the_enemy_hero_keeps_what_he_has_left_and_is_refilled_when_he_has_nothing() -> None:
    t = trail("stronghold", "camp", foe=2, foe_deck=("skeletons few", "zombies few")).do("go", 1)
    t.fight()
    assert t.c.foe_deck == t.c.foe_start, "all of them fell in his Town"


LEVELS = [(1, 4, 0), (2, 4, 1), (3, 5, 1), (4, 5, 2), (5, 6, 2), (6, 6, 3), (7, 7, 3)]


@pytest.mark.parametrize(
    ("level", "hand", "expert"),
    [pytest.param(*row, marks=pytest.mark.rule(f"h3:13:level-{row[0]}")) for row in LEVELS if row[0] > 1],
)
def test_each_level_has_its_hand_limit_and_expert_uses(level: int, hand: int, expert: int) -> None:
    t = trail("stone", level=level - 1)
    t.s.campaign = t.c._replace(xp=t.c.xp + 1)
    t.do("go", 1)
    seen = view(t.s)
    assert seen is not None and (seen["level"], seen["hand"], seen["expert"]) == (level, hand, expert)
    assert t.told_one("level-up")["level"] == level


@pytest.mark.rule("h3:13:xp-two-per-level")
def test_two_experience_make_a_level_and_seven_is_the_last() -> None:
    t = trail("stone", "stone", level=7).do("go", 1)
    assert (t.c.level, t.c.xp) == (7, 12) and not t.told("experience")
    t = trail("stone", "stone").do("go", 1)
    assert (t.c.level, t.c.xp) == (1, 1)
    assert t.do("go", 2).c.level == 2

"""The cards of an expedition's Hero: the hand in Rounds and Combats, what Levels and Visits bring, plays on the map."""

from __future__ import annotations

import pytest

from battlebook.games.heroes3.campaign import FOE_ATTACKS, FOE_DEFENDS
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.views_expedition import view
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance
from battlebook.kernel.game import Spec, begin
from tests.games.heroes3.fights import face_of
from tests.games.heroes3.trails import STRONG, WEAK, Trail, trail


def card(name: str) -> int:
    return CARD_INDEX[name]


def play(t: Trail, name: str, mode: str) -> Trail:
    """Play a card on the map."""
    modes = [use.mode for use in CARDS[card(name)].uses]
    return t.do("play", card(name), modes.index(mode))


# ------------------------------------------------------------------------------------------------------ the hand


@pytest.mark.rule("h3r:expedition-rounds")
def test_the_hero_begins_with_his_starting_deck_and_a_hand() -> None:
    s: State = begin(GAME, Spec("expedition", {"hero": "sandro", "length": "short", "difficulty": "easy"}), Sampled(1))
    advance(s)
    h = holder(s, 0)
    assert (len(h.hand), len(h.pile), h.level) == (4, 5, 1)
    seen = view(s)
    assert seen is not None and seen["hero"]["id"] == "sandro" and seen["pile"] == 5
    assert seen["faction"] == "necropolis"


@pytest.mark.rule("h3r:expedition-rounds")
def test_whoever_holds_cards_ends_the_round_himself() -> None:
    """Else a watcher learns that none of them can be played on the map."""
    assert trail("camp", hand=["attack"]).ask.window and not trail("camp").ask.window


@pytest.mark.rule("h3:13:hand-limit-check")
def test_the_hand_limit_is_checked_at_the_start_of_the_turn_only() -> None:
    t = trail("treasure:I", level=1, hand=["attack"] * 4, pile=["power"] * 6)
    t.s.stock = ((card("haste"),), *t.s.stock[1:])
    t.do("study")
    assert len(t.hand()) == 5, "more than the limit of 4, and nobody minds"
    t.do("rest")
    assert (t.ask.kind, t.ask.form.limits()["least"], t.ask.form.limits()["most"]) == ("refresh", 1, 5)  # type: ignore[union-attr]
    t.refused()
    t.do(0, 1, 2)
    assert sorted(t.hand()) == ["attack", "haste", "power", "power"], "drawn up to the limit again"


@pytest.mark.rule("h3:14:second-negative")
def test_a_second_negative_morale_costs_the_hand_at_the_end_of_the_turn() -> None:
    t = trail("camp", foe=1, deck=WEAK, foe_deck=("archangels pack",), morale=-1, pile=["power"] * 4)
    t.do("go", 1)
    t.fight()
    t.s.holders = (tuple(t.h._replace(hand=(card("attack"), card("defense")))), t.s.holders[1])
    assert t.h.morale == 0 and t.c.penance
    t.do("rest")
    assert t.hand() == ["power"] * 4 and not t.c.penance
    assert sorted(t.h.discard) == sorted([card("attack"), card("defense")])


@pytest.mark.rule("h3:12:expert-limit")
def test_expert_uses_come_back_with_the_round() -> None:
    t = trail("camp", level=2, hand=["estates", "estates"])
    gold = t.c.gold
    play(t, "estates", "expert")
    assert t.c.gold == gold + 6
    assert t.why("play", card("estates"), 1) == ("h3:12:expert-limit", "used-up")
    t.do("rest")
    t.do()
    assert ("play", card("estates"), 1) in t.offered()


# -------------------------------------------------------------------------------------------------- in Combats


def test_cards_are_played_in_its_combats_and_lie_in_the_discard_pile_afterwards() -> None:
    t = trail("mine:I", deck=STRONG, hand=["attack"]).do("go", 1)
    t.place(archangels="a1", champions="b1", crusaders="c1")
    while not any(key[0] == "play" and key[1] == card("attack") for key in t.offered()):
        t.do(*t.next_key(True))
    t.do(*next(key for key in t.offered() if key[0] == "play"))
    t.fight()
    assert t.h.discard == (card("attack"),) and not t.h.hand


def test_gold_and_cards_come_back_to_the_attackers_side_after_a_defence() -> None:
    t = trail("camp", "camp", at=1, foe=2, visited=[1], foe_wakes=1, hand=["wisdom"], pile=["power"], gold=9)
    t.do("rest")
    assert (t.c.fight, t.c.side, t.hand()) == (FOE_ATTACKS, 1, ["wisdom"])
    assert holder(t.s, 1).gold == 9 and holder(t.s, 0).ai_deck, "the enemy Hero has the AI Deck"
    t.fight()
    assert t.c.side == 0 and "wisdom" in [CARDS[c].id for c in (*t.h.hand, *t.h.pile)]
    assert t.h.gold == 0 and t.c.gold >= 9 and not holder(t.s, 1).ai_deck


@pytest.mark.rule("h3:12:cards-main-hero-only")
def test_a_secondary_hero_fights_without_cards() -> None:
    t = trail("camp", foe=1, second=0, hand=["attack"], pile=["power"]).do("send", 1).do("to-battle")
    assert t.c.fight == FOE_DEFENDS and not t.h.hand and t.c.kept
    known = GAME.known(t.s, -1)
    assert card("attack") not in known.campaign.kept[0][2], "nobody else knows the hand that is kept"
    assert card("attack") in GAME.known(t.s, 0).campaign.kept[0][2]
    t.reload()
    t.fight()
    assert t.hand() == ["attack"] and not t.c.kept


def test_a_permanent_card_stays_in_play_with_its_effect() -> None:
    t = trail("camp", foe=1, hand=["dragon_wing_tabard"], deck=STRONG).do("go", 1)
    name = "dragon_wing_tabard"
    assert name in t.hand()
    t.fight()
    assert t.h.permanent in (-1, card(name))


# ------------------------------------------------------------------------------------------ Levels and Visits


@pytest.mark.rule("h3:5:xp-before-visit", "h3:12:gained-card-to-hand")
def test_levels_bring_specialties_and_searches_of_the_ability_deck_in_order() -> None:
    t = trail("stone", level=3)
    t.s.campaign = t.c._replace(xp=5)
    t.do("go", 1)
    assert (t.c.level, t.h.level, t.hand()) == (4, 4, ["catherine_4"])
    t = trail("stone", level=1)
    t.s.campaign = t.c._replace(xp=1)
    t.do("go", 1)
    assert t.ask.kind == "search" and len(t.offered()) == 2
    assert {CARDS[key[1]].kind for key in t.offered()} == {"ability"}
    found = t.offered()[0][1]
    t.reload()
    t.do("find", found)
    assert t.h.hand == (found,) and t.ask.kind == "expedition"


def test_banks_and_greater_treasures_hold_an_artifact() -> None:
    t = trail("treasure:II", "treasure:I", level=3).do("go", 1)
    assert t.ask.kind == "search" and {CARDS[key[1]].kind for key in t.offered()} == {"artifact"}
    t.do(*t.offered()[0])
    assert len(t.hand()) == 1 and t.do("go", 2).ask.kind == "expedition"


# ------------------------------------------------------------------------------------------------------- trade


@pytest.mark.rule("h3r:expedition-trade", "h3:15:war-machine-permanent")
def test_spells_and_war_machines_are_bought_in_town() -> None:
    t = trail("camp", gold=30).do("study")
    assert t.c.gold == 25 and {CARDS[key[1]].kind for key in t.offered()} == {"spell"}
    t.do(*t.offered()[0])
    assert t.why("study") == ("h3r:expedition-trade", "studied")
    t.do("machine", card("ballista"))
    assert t.c.gold == 18 and t.h.machines == (card("ballista"),)
    assert t.why("machine", card("ballista")) == ("h3:15:war-machine-permanent", "owned")
    t.do("go", 1)
    assert t.why("machine", card("cannon")) == ("h3r:expedition-trade", "no-town")
    assert t.why("study") == ("h3r:expedition-trade", "no-town")


@pytest.mark.rule("h3:1:town-actions-before-setup")
def test_town_actions_are_possible_once_a_combat_is_announced_but_not_in_it() -> None:
    t = trail("mine:I", second=0, gold=8, deck=STRONG).do("go", 1)
    assert (t.ask.kind, t.c.fight) == ("town", 0)
    t.do("recruit", face_of("griffins few"))
    assert "griffins few" in t.deck() and t.ask.kind == "town"
    t.do("to-battle")
    assert t.ask.kind == "place" and len(t.ask.form.limits()["items"]) == 4  # type: ignore[union-attr]
    reason = GAME.why_not(t.s, t.ask, ("recruit", face_of("zealots few")))[0]
    assert (reason.rule, reason.cause) == ("h3:1:town-actions-before-setup", "in-combat")
    t.refused("recruit", face_of("zealots few"))


# ------------------------------------------------------------------------------------------------- on the map


@pytest.mark.rule("h3r:expedition-cards")
def test_cards_bring_gold_and_movement_points_on_the_map() -> None:
    t = trail("camp", level=2, hand=["estates", "logistics", "attack", "everpouring_vial_of_mercury"], gold=0)
    play(t, "estates", "basic")
    assert t.c.gold == 3 and t.h.discard == (card("estates"),)
    play(t, "logistics", "expert")
    assert t.c.mp[0] == 4
    play(t, "everpouring_vial_of_mercury", "second")
    assert t.c.gold == 3 + 12 and t.h.removed == (card("everpouring_vial_of_mercury"),), "valuables at 6 gold"
    assert t.why("play", card("attack"), 0) == ("h3r:expedition-cards", "no-effect")
    assert t.why("play", card("power"), 0) == ("h3r:expedition-cards", "not-in-hand")


@pytest.mark.rule("h3r:expedition-cards")
@pytest.mark.parametrize(
    ("words", "tiers"),
    [(("camp",), 2), pytest.param(("dwelling:III",), 4, marks=pytest.mark.rule("h3:10:gold-dwelling-azure"))],
)
def test_diplomacy_turns_over_a_card_for_each_dwelling_and_an_azure_one_with_golden_ones(
    words: tuple[str, ...], tiers: int
) -> None:
    t = trail(*words, visited=[1], hand=["diplomacy"], gold=99)
    conserved = GAME.conserved(t.s)
    play(t, "diplomacy", "basic")
    assert t.ask.kind == "diplomacy" and len(t.offered()) == tiers + 1
    names = [key[1] for key in t.offered() if key[0] == "recruit-neutral"]
    assert (face_of("hydras") in names) is (tiers == 4)
    face = max(names)
    t.do("recruit-neutral", face)
    assert face in t.c.deck and t.c.gold == 99 - t.s.faces[face].value
    assert GAME.conserved(t.s) == conserved, "the card has left its pile"


@pytest.mark.rule("h3r:expedition-cards")
def test_nobody_has_to_be_recruited() -> None:
    t = trail("camp", hand=["diplomacy"], gold=99)
    deck = t.deck()
    play(t, "diplomacy", "basic").do("leave-them")
    assert t.deck() == deck and sum(map(len, t.s.discards)) == 2


@pytest.mark.rule("h3r:expedition-cards", "h3:15:war-machine-permanent")
def test_a_card_has_no_further_use_and_buys_a_war_machine_once_for_its_price() -> None:
    t = trail("camp", level=2, hand=["gerwulf_1"], gold=5)
    assert t.why("play", card("gerwulf_1"), 7) == ("h3r:expedition-cards", "no-use")
    poor = trail("camp", level=2, hand=["gerwulf_1"], gold=4)
    assert poor.why("play", card("gerwulf_1"), 0) == ("h3r:expedition-cards", "gold")
    play(t, "gerwulf_1", "first")
    assert t.c.gold == 0 and t.h.machines == (card("ballista"),)
    owner = trail("camp", level=2, hand=["gerwulf_1"], gold=30).do("machine", card("ballista"))
    assert owner.why("play", card("gerwulf_1"), 0) == ("h3:15:war-machine-permanent", "owned")


@pytest.mark.rule("h3r:expedition-trade")
def test_what_cannot_be_paid_is_not_bought() -> None:
    t = trail("camp", gold=4)
    assert t.why("study") == ("h3r:expedition-trade", "gold")
    assert t.why("machine", card("ballista")) == ("h3r:expedition-trade", "gold")

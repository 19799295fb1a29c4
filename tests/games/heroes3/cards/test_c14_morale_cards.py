"""Chapter 14, Morale Cards in place of Tokens."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.games.heroes3 import morale_cards, verbs_morale
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.rules import c4_activation
from battlebook.games.heroes3.rules.procedures_cards import Turn
from battlebook.games.heroes3.setups_heroes import DEFAULTS
from battlebook.games.heroes3.verbs_morale import FIRST
from battlebook.kernel.chance import Sampled
from battlebook.kernel.game import Spec, begin
from tests.games.heroes3.cards.strikes import FAR, Duel, card
from tests.games.heroes3.cards.test_casting import again

RULE = "h3:14:morale-cards"


def duel(hand: str = "", mine: str = "", theirs: str = "", **more: Any) -> Duel:
    """A fight in which both sides hold Morale Cards already."""
    b = Duel(hand, variants=["morale-cards"], **more)
    verbs_morale.lay_out(b.s)
    for side, names in enumerate((mine, theirs)):
        verbs_morale.keep(b.s, side, tuple(morale_cards.IDS.index(name) for name in names.split()))
    return b


def held(b: Duel, side: int = 0) -> list[str]:
    return [morale_cards.IDS[c] for c in b.holder(side).morale_cards]


# ------------------------------------------------------------------------------------------ gained and lost


@pytest.mark.rule("h3:14:morale-cards")
def test_a_set_up_lays_out_both_decks() -> None:
    spec = Spec("hero-duel", {"armies": ["castle-core", "castle-core"], "heroes": list(DEFAULTS)}, ("morale-cards",))
    piles = begin(GAME, spec, Sampled(1)).stock[FIRST:]
    assert [len(pile) for pile in piles] == [9, 8, 0, 0]


@pytest.mark.rule("h3:14:morale-cards", "h3:14:morale-not-automatic")
def test_gaining_morale_draws_a_card_up_to_two() -> None:
    b = duel("leadership leadership leadership").act("A")
    for n in (1, 2, 2):
        b.play("leadership", "basic")
        assert len(held(b)) == b.holder().morale == n
    assert held(b) == ["repeat_search", "combat_draw"] and len(b.s.stock[FIRST]) == 7


@pytest.mark.rule("h3:14:morale-cards")
def test_gaining_morale_discards_a_negative_card_first() -> None:
    b = duel("leadership", "search_one one_die_less").act("A").play("leadership", "basic")
    assert held(b) == ["one_die_less"] and b.holder().morale == -1
    assert b.s.stock[FIRST + 3] == (morale_cards.SEARCH_ONE,), "it lies under its deck"


@pytest.mark.rule("h3:14:morale-cards")
def test_turned_morale_goes_and_a_negative_card_comes() -> None:
    b = duel("skull_helmet", "", "reroll_die").act("A").play("skull_helmet", "second")
    assert held(b, 1) == ["search_one"] and b.holder(1).morale == -1


@pytest.mark.rule("h3:14:morale-cards")
def test_cards_under_a_deck_come_when_it_is_empty() -> None:
    b = duel()
    piles = list(b.s.stock)
    piles[FIRST], piles[FIRST + 2] = (), (morale_cards.REDRAW_HAND,)
    b.s.stock = tuple(piles)
    verbs_morale.take(b.s, 0, True)
    verbs_morale.take(b.s, 0, True)
    assert held(b) == ["redraw_hand"], "and when there is none, nothing happens"


@pytest.mark.rule("h3:14:necropolis-no-morale")
def test_the_necropolis_draws_none() -> None:
    b = duel(against="leadership").act("D").play("leadership", "expert")
    assert held(b, 1) == []


# ------------------------------------------------------------------------------------------ Positive cards


@pytest.mark.rule("h3:14:morale-cards")
def test_a_card_gives_what_it_says_and_nothing_else() -> None:
    b = duel("attack power", "redraw_hand", pile="defense knowledge luck").act("A")
    assert not b.cards("morale-draw") and b.refusals("morale-draw") == [RULE]
    b.choice("morale-exchange").do(0, 1)
    assert len(b.hand()) == 2 and held(b) == [] and not b.cards("morale-exchange")
    assert b.refusals("morale-exchange") == [RULE]


@pytest.mark.rule("h3:14:morale-cards")
def test_a_card_is_drawn_when_combat_starts() -> None:
    b = duel("tactics", "combat_draw", pile="attack")
    b.start_combat()
    b.choice("morale-draw")
    assert "attack" in b.hand() and held(b) == []
    later = duel("tactics", "combat_draw", pile="attack").act("A")
    assert later.refusals("morale-draw") == [RULE]


@pytest.mark.rule("h3:14:morale-cards")
def test_dice_are_rolled_again_or_set() -> None:
    b = duel("", "reroll_die set_die_plus").declare(dice=[-1])
    assert b.ask.kind == "cards-roll" and len(b.cards("morale-reroll")) == len(b.cards("morale-plus")) == 1
    b.choice("morale-reroll", dice=[0]).choice("morale-plus").finish()
    assert b.sums()[0] == (4, 2) and held(b) == []


@pytest.mark.rule("h3:14:morale-cards", "h3:4:stat-boost-expires")
def test_a_raise_counts_for_one_attack() -> None:
    plain = duel().declare(dice=[0]).passes().finish()
    b = duel("", "combat_bonus", "combat_bonus").declare(dice=[0])
    assert b.cards("morale-raise") == [("morale-raise", "attack")]
    b.choice("morale-raise")
    assert held(b) == [] and b.cards("morale-raise") == [("morale-raise", "defense")]
    b.choice("morale-raise").passes().finish()
    assert b.sums()[0] == tuple(n + 1 for n in plain.sums()[0]) and not b.s.lasting


@pytest.mark.rule("h3:14:morale-cards")
def test_a_paralysed_unit_is_freed() -> None:
    b = duel("attack", "remove_token", units={"A": "crusaders few b3", "A2": "griffins few a2", "D": "zombies few d5"})
    b.s.paralysed |= 1 << b.refs["A2"]
    b.act("A").choice("morale-free")
    assert not b.s.paralysed and held(b) == []


@pytest.mark.rule("h3:14:morale-cards")
def test_a_search_is_repeated() -> None:
    b = duel("breastplate_of_brimstone", "repeat_search").act("A").play("breastplate_of_brimstone", "first")
    first = b.cards("find")
    b.choice("morale-search")
    assert b.ask.kind == "search" and not set(b.cards("find")) & set(first) and not b.cards("morale-search")


@pytest.mark.rule("h3:14:morale-cards")
def test_no_card_is_used_while_morale_is_banned() -> None:
    b = duel("attack power", "redraw_hand").act("A")
    from battlebook.games.heroes3 import verbs_cards
    from battlebook.games.heroes3.holders import Lasting

    verbs_cards.begin_effect(b.s, Lasting("ban_morale_and_rerolls", 1, card("spirit_of_oppression")))
    assert not again(b).cards("morale-exchange")


# ------------------------------------------------------------------------------------------ Negative cards


@pytest.mark.rule("h3:14:morale-cards")
def test_a_search_turns_over_one_card() -> None:
    b = duel("breastplate_of_brimstone", "search_one").act("A").play("breastplate_of_brimstone", "first")
    assert len(b.cards("find")) <= 1 and held(b) == []


@pytest.mark.rule("h3:14:morale-cards")
def test_an_attack_die_is_set_to_minus_one() -> None:
    b = duel("", "set_die_minus").declare(dice=[1]).passes().finish()
    plain = duel().declare(dice=[-1]).passes().finish()
    assert b.sums()[0] == plain.sums()[0] and held(b) == []


@pytest.mark.rule("h3:14:morale-cards")
def test_the_next_roll_counts_one_less() -> None:
    b = duel("", "next_roll_minus").declare(dice=[1]).passes().finish()
    plain = duel().declare(dice=[0]).passes().finish()
    assert b.sums()[0] == plain.sums()[0] and held(b) == []


@pytest.mark.rule("h3:14:morale-cards")
def test_the_next_roll_may_be_that_for_a_defense_token() -> None:
    b = duel("", "", "next_roll_minus")
    b.s.defending |= 1 << b.refs["D"]
    b.declare(dice=[0, 1]).passes().finish()
    assert held(b, 1) == [] and b.told("guard-roll")[0]["n"] == 0


@pytest.mark.rule("h3:14:morale-cards")
def test_a_plus_one_is_rolled_again() -> None:
    b = duel("", "reroll_plus").declare(dice=[1, 0]).passes().finish()
    assert held(b) == [] and b.sums()[0] == duel().declare(dice=[0]).passes().finish().sums()[0]
    kept = duel("", "reroll_plus").declare(dice=[0]).passes().finish()
    assert held(kept) == ["reroll_plus"]


@pytest.mark.rule("h3:14:morale-cards")
def test_one_die_less_of_two() -> None:
    near = {"A": "marksmen few b3", "D": "crusaders few b4"}
    b = duel("", "one_die_less", units=near).declare(dice=[0]).passes().finish()
    assert held(b) == [] and len(b.told("rolls")[0]["dice"][0]["faces"]) == 1
    alone = duel("", "one_die_less", units=FAR).declare(dice=[0]).passes().finish()
    assert held(alone) == ["one_die_less"], "one die is not two"


@pytest.mark.rule("h3:14:morale-cards")
@pytest.mark.parametrize(("face", "acts"), [(-1, False), (0, True), (1, True)])
def test_a_faint_heart_may_cost_an_activation(face: int, acts: bool) -> None:
    b = duel("attack", "skip_activation")
    b.force([face])
    b.s.ask = None
    c4_activation.the_unit_activates(b.s, Turn(b.refs["A"]))
    assert (held(b) == ["skip_activation"]) == acts
    assert bool(b.told("skips")) != acts


def test_every_card_has_a_name_and_a_text() -> None:
    from battlebook.labels import sources

    for lang in ("en", "de"):
        words = "\n".join(sources("battlebook.games.heroes3", lang))
        for n in range(len(morale_cards.IDS)):
            assert f"\n{morale_cards.message(n)} = " in words
    assert all(CARDS)


@pytest.mark.rule("h3:14:morale-cards")
def test_a_card_that_could_be_used_waits_for_its_moment() -> None:
    b = duel("", "redraw_hand set_die_plus reroll_die").declare(dice=[1])
    assert b.refusals("morale-exchange") == [RULE], "there is no hand to exchange"
    assert b.refusals("morale-plus", 0) == [RULE], "the die shows +1 already"
    assert b.refusals("morale-free", b.refs["A"]) == [RULE], "no such card"
    idle = duel("attack", "set_die_plus reroll_die").act("A")
    assert idle.refusals("morale-plus", 0) == idle.refusals("morale-reroll", 0) == [RULE], "nothing is rolled"

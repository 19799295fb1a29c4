"""What the evaluation and the candidates know of hands."""

from __future__ import annotations

from random import Random

from battlebook.games.heroes3 import ai, ai_cards, verbs_cards
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.holders import UNTIL_COMBAT, Lasting
from battlebook.players.greedy import Greedy
from tests.games.heroes3.cards.strikes import Duel, card

RNG = Random(1)


def test_cards_morale_and_effects_count_a_little() -> None:
    bare, rich = Duel().s, Duel("attack lightning_bolt", more={"morale": 1}).s
    assert ai.evaluate(bare, 0) < ai.evaluate(rich, 0) < ai.evaluate(bare, 0) + 0.1
    assert ai.evaluate(rich, 1) < ai.evaluate(bare, 1)
    verbs_cards.begin_effect(bare, Lasting("attack", 0, card("attack"), 0, n=1, until=UNTIL_COMBAT))
    assert ai_cards.holding(bare, 0) > 0 > -ai_cards.holding(bare, 0)


def test_an_effect_counts_for_whoever_it_helps() -> None:
    slow = Lasting("initiative", 0, card("slow"), 1, n=-2)
    assert ai_cards.effect_worth(Duel().s, slow) > 0
    assert ai_cards.effect_worth(Duel().s, slow._replace(unit=0)) < 0


def test_an_open_window_is_looked_at_after_everybody_has_passed() -> None:
    b = Duel("attack power").declare()
    before = GAME.table.digest(b.s)
    b.s.sink = None
    after = ai_cards.passed(b.s)
    assert after is not b.s and not ai_cards.is_window(after.ask) and after.damage[1] == 1
    assert GAME.table.digest(b.s) == before
    b.s.sink = b.events


def test_candidates_hold_some_of_every_sort() -> None:
    b = Duel("lightning_bolt haste power magic_arrow").act("A")
    keys = list(ai.candidates(b.s, b.ask, RNG))
    assert {key[0] for key in keys[:6]} >= {"attack", "play"}
    assert all(b.ask.find(key) is not None for key in keys)
    powerless = Duel("power").act("A")
    assert not [key for key in ai.candidates(powerless.s, powerless.ask, RNG) if key[0] == "play"]


def test_discards_are_chosen_among_the_least_valuable() -> None:
    b = Duel("sword_of_judgement pathfinding lightning_bolt").declare().play("sword_of_judgement", "first")
    answers = ai.candidates(b.s, b.ask, RNG)
    assert () in answers and all(b.ask.form is not None and b.ask.form.check(a) is None for a in answers)


def test_the_greedy_player_casts_what_kills() -> None:
    units = {"A": "crusaders few b1", "D": "skeletons few b5", "E": "behemoths few d5"}
    b = Duel("lightning_bolt power", units=units).act("A")
    for _ in range(4):
        if b.alive("D"):
            b.do(*Greedy(GAME).choose(GAME.known(b.s, 0), 0, Random(3)).key)
    assert not b.alive("D") and "lightning_bolt" in b.discards()


def test_the_greedy_player_keeps_a_raise_that_changes_nothing() -> None:
    units = {"A": "behemoths few b3", "D": "skeletons few b4", "E": "behemoths few d5"}
    b = Duel("attack luck", units=units).declare()
    assert Greedy(GAME).choose(GAME.known(b.s, 0), 0, Random(3)).key == ("pass",)

"""The contract of a game, its discovery, and the checks of a set-up's form."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlebook.kernel.chance import Sampled
from battlebook.kernel.events import Event
from battlebook.kernel.game import (
    Field,
    Game,
    Setup,
    Spec,
    begin,
    discover,
    field_cause,
    games,
    spell_key,
)
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.rules import Refusal
from battlebook.kernel.words import message_id, words
from tests.kernel.toys.bent_dice.game import GAME


class Bare(Game):
    """A game that overrides nothing but its name."""

    key, prefix = "bare", "bare"
    setups = (Setup("one", ("a", "b"), (Field("size", "number", 3, limits=(1, 9)),), "bare:1"),)


ASK = Ask(1, "bare:1", "turn", (Group("bare:1", "go", (Option(("go", 2), (("space", 2),)),)),))


def test_toys_are_discovered_by_key() -> None:
    found = discover("tests.kernel.toys")
    assert list(found) == ["bent_dice", "duel_of_spells", "four_seats", "tutorial"]
    assert all(game.key == key and game.setups for key, game in found.items())
    assert all(type(game).__module__.startswith("battlebook.games.") for game in games().values())


def test_both_spellings_lead_to_the_same_key() -> None:
    assert spell_key("Dark-Force") == spell_key("dark_force") == "dark_force"


def test_a_set_up_is_found_by_key() -> None:
    game = Bare()
    assert game.setup("one").seat_names == ("a", "b") and game.seats(Spec("one")) == 2
    assert game.sample_spec("one", Random(1)) == Spec("one", {"size": 3})
    with pytest.raises(KeyError):
        game.setup("two")


@pytest.mark.parametrize(
    ("change", "field", "cause"),
    [
        ({"setup": "other"}, "setup", "unknown-setup"),
        ({"options": {}}, "names", "missing-field"),
        ({"options": {"goal": 10}}, "goal", "no-number"),
        ({"options": {"goal": True}}, "goal", "no-number"),
        ({"options": {"goal": 5, "more": 1}}, "more", "unknown-field"),
        ({"variants": ("night",)}, "night", "unknown-variant"),
        ({"rulings": {"bent-r:agian": 1}}, "bent-r:agian", "unknown-ruling"),
        ({"rulings": {"bent-r:again": 2}}, "bent-r:again", "unknown-ruling"),
    ],
)
def test_what_is_wrong_with_a_spec_is_said(change: dict[str, Any], field: str, cause: str) -> None:
    spec = GAME.sample_spec("table", Random(1))._replace(**change)
    found = [(problem.field, problem.refusal.cause) for problem in GAME.problems(spec)]
    assert (field, cause) in found
    with pytest.raises(ValueError, match="refused by bent:4:goal"):
        begin(GAME, spec, Sampled(1))


@pytest.mark.parametrize(
    ("field", "value", "cause"),
    [
        (Field("f", "choice", "a", choices=(("a", "m"),)), "a", ""),
        (Field("f", "choice", "a", choices=(("a", "m"),)), "b", "no-choice"),
        (Field("f", "flag", False), True, ""),
        (Field("f", "flag", False), 1, "no-flag"),
        (Field("f", "number", 1, limits=(0, 5)), 5, ""),
        (Field("f", "number", 1, limits=(0, 5)), 1.0, "no-number"),
        (Field("f", "army", ()), ["anything"], ""),
    ],
)
def test_a_value_fits_its_field_or_not(field: Field, value: Any, cause: str) -> None:
    assert field_cause(field, value) == cause


def test_a_game_that_says_nothing_has_plain_words() -> None:
    game = Bare()
    assert game.prompt(None, ASK) == (words("bare-ask-turn", seat=1), None)
    assert game.option_words(None, ASK, ASK.groups[0].options[0]).words == words("bare-option-go", space=2)
    assert game.heading(None) == words("bare-heading")
    assert game.form_words(None, ASK) == {} and game.event_words(Event("e", "r", {}), {"n": 1}) == {"n": 1}
    assert list(game.denied(None, ASK)) == [] and list(game.why_not(None, ASK, ("go",))) == []
    assert game.refusal_args(None, ASK, ("go",), Refusal("r")) == {} and game.odds(None, ASK, ("go",)) is None
    assert game.conserved(None) == () and list(game.secrets(None, 0)) == []
    assert game.side(None, 3) == 3 and game.content_hash() == ""
    assert list(game.candidates(None, ASK, Random(1))) == [("go", 2)]


def test_a_game_must_say_what_only_it_can_know() -> None:
    game = Bare()
    for call in (
        lambda: game.new_state(Spec("one"), Sampled(1)),
        lambda: game.result(None),
        lambda: game.known(None, 0),
        lambda: game.fill(None, Random(1)),
        lambda: game.view(None, 0),
        lambda: game.evaluate(None, 0),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_a_message_id_has_no_colons_and_points() -> None:
    assert message_id("h3:4:reach.far") == "h3-4-reach-far"

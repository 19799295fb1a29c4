"""The single exit, on the toys."""

from __future__ import annotations

from battlebook.kernel import gate
from battlebook.kernel.rules import Refusal
from tests.kernel.play import Table
from tests.kernel.toys.bent_dice.game import GAME as BENT
from tests.kernel.toys.duel_of_spells.game import GAME as DUEL
from tests.kernel.toys.four_seats.game import GAME as FOUR
from tests.kernel.toys.tutorial.game import GAME as TUTORIAL


def test_an_ask_leaves_with_words_options_and_what_is_refused() -> None:
    table = Table(BENT, cards=(0,) * 8).answer(0, 2)
    ask = gate.ask(BENT, table.s, 0)
    assert ask is not None
    assert (ask["seat"], ask["rule"], ask["kind"], ask["window"]) == (0, "bent:3:until-all-pass", "bend", True)
    assert ask["words"] == {"id": "bent-ask-bend", "args": {"seat": 0}}
    bend = ask["groups"][0]
    assert (bend["rule"], bend["verb"], bend["words"]["id"]) == ("bent:3:before", "bend", "bent-group-bend")
    assert bend["options"][0] == {
        "key": ["bend", 0],
        "target": [["card", 0]],
        "words": {"id": "bent-option-bend", "args": {"card": {"ref": "card", "id": table.s.names[0]}}},
        "style": "act",
        "meta": None,
    }
    refused = ask["refused"][0]
    assert refused["key"] == ["bend", 2]
    assert refused["why"] == [
        {"rule": "bent:3:wrong-back", "words": {"id": "bent-3-wrong-back--wrong-back", "args": {}}}
    ]
    assert gate.ask(BENT, table.s, 1) is None and gate.ask(BENT, table.s, -1) is None


def test_a_form_leaves_with_its_limits_and_names() -> None:
    table = Table(DUEL, cards=(0,) * 6)
    ask = gate.ask(DUEL, table.s, 0)
    assert ask is not None and ask["groups"] == []
    assert {name: ask["form"][name] for name in ("kind", "candidates", "least", "most")} == {
        "kind": "pick",
        "candidates": [0, 1, 2],
        "least": 0,
        "most": 2,
    }
    assert [item["key"] for item in ask["form"]["items"]] == [0, 1, 2]


def test_why_gives_every_reason_or_says_that_it_is_no_option() -> None:
    table = Table(TUTORIAL, cards=(0, 0)).answer(0, "take")
    assert [row["rule"] for row in gate.why(TUTORIAL, table.s, 1, ("fly",))] == ["tut:2:turns"]
    assert gate.why(TUTORIAL, table.s, 1, ("fly",))[0]["words"]["id"] == "tut-2-turns--no-option"
    assert gate.why(TUTORIAL, table.s, 0, ("roll",)) == []
    assert gate.refusal_words(Refusal("h3:4:a.b", "far"), {"n": 1}) == {"id": "h3-4-a-b--far", "args": {"n": 1}}


def test_events_leave_in_their_public_or_private_form() -> None:
    table = Table(BENT, dice=(5,), cards=(0,) * 8).answer(0, 2).all_pass()
    taken = [row for row in gate.events(BENT, table.events(), 1) if row["kind"] == "taken"]
    assert "card" not in taken[0]["words"]["args"] and "card" in taken[-1]["words"]["args"]
    rolled = next(row for row in gate.events(BENT, table.events(), -1) if row["kind"] == "rolled")
    assert rolled["rule"] == "bent:2:roll" and rolled["words"] == {"id": "bent-event-rolled", "args": {"value": 5}}
    assert rolled["sum"] == {"rows": [{"rule": "bent:3:before", "value": 0}]}


def test_who_is_waited_for_is_public() -> None:
    table = Table(FOUR, cards=tuple(range(11, 0, -1)))
    assert gate.waiting(table.s) == [0, 1]
    assert gate.waiting(table.answer(1, 0, 0, 1, 1).s) == [0]


def test_odds_are_none_where_a_game_knows_none() -> None:
    table = Table(TUTORIAL, cards=(0, 0))
    assert gate.odds(TUTORIAL, table.s, 0, ("roll",)) is None and gate.what_if(TUTORIAL, table.s, -1, ("roll",)) is None
    assert gate.odds(TUTORIAL, table.s, -1, ("roll",)) is None

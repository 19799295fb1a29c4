"""What stands beside an option, behind "not" and in a look back, and the running order of a combat."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.games.heroes3.game import GAME
from battlebook.kernel import gate
from battlebook.kernel.chance import Keyed
from battlebook.kernel.frames import advance
from battlebook.kernel.game import Spec, begin
from battlebook.kernel.proof import open_key
from battlebook.labels import labels_for
from tests.games.heroes3.battle import Battle
from tests.games.heroes3.fights import space


def asked(b: Battle) -> dict[str, Any]:
    """The ask as the page gets it."""
    made = gate.ask(GAME, b.s, b.ask.seat)
    assert made is not None
    return made


def metas(b: Battle, lang: str = "en") -> dict[tuple[Any, ...], str]:
    """What stands beside each option, by its key."""
    options = [option for group in asked(b)["groups"] for option in group["options"]]
    said = labels_for(GAME, lang)
    return {tuple(o["key"]): said.words(o["meta"]) if o["meta"] else "" for o in options}


def denied(b: Battle, lang: str = "en") -> set[str]:
    """What is refused, in words."""
    return {labels_for(GAME, lang).words(one["words"]) for one in asked(b)["refused"]}


def phases(b: Battle, lang: str = "en") -> list[tuple[str, str]]:
    """The running order in words."""
    return [(labels_for(GAME, lang).words(p["words"]), p["state"]) for p in gate.phases(GAME, b.s)]


def test_a_move_tells_its_steps() -> None:
    b = Battle({"A": "crusaders few a1", "F": "halberdiers few a2", "D": "zealots few d5"}, "AF").act("A")
    found = metas(b)
    assert found["move", space("b1")] == "1 step"
    assert found["move", space("b2")] == "2 steps"
    assert found["move", space("b3")] == "3 steps"
    assert metas(b, "de")["move", space("b3")] == "3 Schritte"
    assert found["end",] == found["defend",] == ""


@pytest.mark.parametrize(
    ("target", "words", "worte"),
    [
        ("halberdiers few", "falls 67\u00a0%", "besiegt 67\u00a0%"),
        ("halberdiers pack", "flips 67\u00a0%", "gedreht 67\u00a0%"),
        ("black_dragons few", "holds", "hält stand"),
    ],
)
def test_an_attack_tells_what_it_may_do(target: str, words: str, worte: str) -> None:
    b = Battle({"A": "crusaders few a3", "D": f"{target} a4", "X": "zealots few d5"}, "A").act("A")
    key = ("attack", b.refs["D"], space("a3"))
    assert (metas(b)[key], metas(b, "de")[key]) == (words, worte)


def test_a_refusal_is_worded_as_what_is_refused() -> None:
    b = Battle({"A": "crusaders few a1", "F": "griffins few a2", "G": "griffins few b1", "D": "zealots few d5"}, "AFG")
    b.act("A")
    assert "attack Zealots" in denied(b) and "move to b2" in denied(b)
    assert "Zeloten angreifen" in denied(b, "de") and "nach b2 ziehen" in denied(b, "de")


def decided(b: Battle, key: tuple[Any, ...], lang: str = "en") -> str:
    """A decision in the words of a look back."""
    return labels_for(GAME, lang).words(GAME.decided(GAME.known(b.s, b.ask.seat), b.ask, key))


def test_a_decision_names_its_unit() -> None:
    b = Battle({"A": "crusaders few a3", "D": "halberdiers few a4", "X": "zealots few d5"}, "A").act("A")
    assert decided(b, ("end",)) == "Crusaders: Do nothing more"
    assert decided(b, ("end",), "de") == "Kreuzritter: Nichts weiter tun"
    assert decided(b, ("attack", b.refs["D"], space("a3"))) == "Crusaders: Attack Halberdiers from here"


def test_a_placement_tells_what_was_done() -> None:
    s = begin(GAME, Spec("duel", {"armies": ["castle-core", "castle-core"]}), Keyed(open_key(1)))
    advance(s)
    assert s.ask is not None and s.ask.form is not None
    known = GAME.known(s, 0)
    said = [labels_for(GAME, lang) for lang in ("en", "de")]
    told = [one.words(GAME.decided(known, s.ask, ((0, 0), (1, 1)))) for one in said]
    assert told == ["2 units placed", "2 Einheiten aufgestellt"]
    assert [(said[0].words(p.words), p.state) for p in GAME.phases(known)] == [
        ("Setup", "now"),
        ("Combat Round 1", "next"),
        ("End of Combat", "next"),
    ]


def test_the_running_order_follows_the_activation() -> None:
    b = Battle(
        {"A": "crusaders few a3", "R": "marksmen few a1", "D": "halberdiers pack a4", "X": "zealots few d5"}, "AR"
    )
    ground = b.act("A")
    assert phases(ground) == [
        ("Setup", "done"),
        ("Combat Round 1", "now"),
        ("Move", "now"),
        ("Attack", "next"),
        ("End of Combat", "next"),
    ]
    b = Battle({"R": "marksmen few a1", "D": "halberdiers pack d4"}, "R").act("R")
    assert phases(b, "de")[2:4] == [("Angreifen", "now"), ("Ein Schritt", "next")]

"""Armies: points, ready-made, random by points, and why one is not legal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlebook.games.heroes3 import armies, content
from battlebook.games.heroes3.content_kinds import FACTIONS
from battlebook.games.heroes3.game import GAME
from battlebook.kernel.gate import refusal_words
from battlebook.kernel.words import words
from battlebook.labels import labels_for
from tests.games.heroes3.proving import proving


def row(unit: str, side: str, **more: Any) -> dict[str, Any]:
    return {"unit": unit, "side": side, **more}


def test_points_are_gold_and_six_for_each_valuable() -> None:
    points = {key: armies.face_points(face) for key, face in content.FACE_INDEX.items()}
    assert points["griffins", "few"] == 4
    assert points["griffins", "pack"] == 4 + 6
    assert points["archangels", "few"] == 20 + 6
    assert points["archangels", "pack"] == 26 + 30 + 12
    assert points["manticores", "alt_few"] == 12
    assert points["manticores", "alt_pack"] == 12 + 18 + 6
    assert points["azure_dragons", "neutral"] == 45 + 12
    assert points["zombies@crypt", "neutral"] == 0


def test_every_ready_made_army_is_legal_and_costs_the_same() -> None:
    assert len(armies.ready_names()) == 20
    for name in armies.ready_names():
        assert armies.problems("army", name, armies.POINTS) == []
        assert armies.army_points(armies.resolve(name)) == armies.POINTS
        assert 1 <= len(armies.resolve(name)) <= armies.FIGHT


def test_an_army_may_be_listed() -> None:
    listed = [row("griffins", "pack"), row("boars", "neutral"), row("liches", "few")]
    assert armies.problems("army", listed) == []
    assert [content.FACE_KEYS[f] for f in armies.resolve(listed)] == [
        ("griffins", "pack"),
        ("boars", "neutral"),
        ("liches", "few"),
    ]
    assert armies.rows_of(armies.resolve(listed)) == listed
    assert armies.rows("castle-core")[0] == row("griffins", "pack")


def test_a_deck_may_hold_more_than_five() -> None:
    listed = [row(u, "few") for u, record in content.UNITS.items() if record.get("faction") == "castle"]
    assert len(listed) == 7
    assert armies.problems("army", listed) == []


def test_random_armies_are_near_the_points_and_repeatable() -> None:
    for seed in range(50):
        faces = armies.random_army(Random(seed), 60)
        assert faces == armies.random_army(Random(seed), 60)
        assert 50 <= armies.army_points(faces) <= 60
        assert 1 <= len(faces) <= armies.FIGHT
        assert len({content.FACES[f].faction for f in faces}) == 1
        assert len({content.FACES[f].unit for f in faces}) == len(faces)
    seen = {armies.random_army(Random(seed), 60) for seed in range(50)}
    assert len(seen) > 40
    for faction in FACTIONS:
        made = armies.random_army(Random(1), armies.LEAST_POINTS, faction)
        assert {content.FACES[f].faction for f in made} == {faction}


def test_a_random_army_in_a_setup_is_the_same_each_time() -> None:
    wanted = {"random": 75, "seed": 7, "faction": "cove"}
    assert armies.problems("army", wanted, 75) == []
    assert armies.resolve(wanted) == armies.resolve(wanted)
    assert armies.resolve(wanted) != armies.resolve({**wanted, "seed": 8})


def test_too_few_points_for_anything() -> None:
    with pytest.raises(ValueError, match="no army of castle costs 1 points"):
        armies.random_army(Random(0), 1, "castle")


@pytest.mark.parametrize(
    ("army", "rule", "cause", "args"),
    proving(
        [
            ([], "h3:9:max-five-of-many", "empty", {}),
            ("castle-cor", "h3:9:max-five-of-many", "unknown-army", {"nearest": "castle-core"}),
            (7, "h3:9:max-five-of-many", "malformed", {}),
            ([7], "h3:9:max-five-of-many", "malformed", {}),
            ([{"unit": "griffins"}], "h3:9:max-five-of-many", "malformed", {"row": 1}),
            ([row("griffins", "few", size=3)], "h3:9:max-five-of-many", "malformed", {"row": 1}),
            ([row("griffins", "few", stacked=1)], "h3:9:max-five-of-many", "malformed", {"row": 1}),
            ({"random": "75", "seed": 1}, "h3:9:max-five-of-many", "malformed", {}),
            ({"random": 75}, "h3:9:max-five-of-many", "malformed", {}),
            (
                {"random": 75, "seed": 1, "faction": "covr"},
                "h3:9:seven-units-per-faction",
                "unknown-faction",
                {"nearest": "cove"},
            ),
            (
                [row("grifins", "few")],
                "h3:9:seven-units-per-faction",
                "unknown-unit",
                {"name": "grifins", "nearest": "griffins", "row": 1},
            ),
            (
                [row("griffins", "neutral"), row("griffins", "many")],
                "h3:2:few-pack-kept",
                "unknown-side",
                {"row": 2, "side": "many"},
            ),
            (
                [row("azure_dragons", "pack")],
                "h3:10:azure-only-neutral",
                "side",
                {"row": 1, "unit": words("h3-unit-azure-dragons")},
            ),
            ([row("boars", "pack")], "h3:9:neutral-single-sided", "side", {"row": 1}),
            ([row("air_elementals", "few")], "h3:15:summon-elementals", "army", {"row": 1}),
            ([row("arrow_tower", "neutral")], "h3:7:arrow-tower-gained", "army", {"row": 1}),
            ([row("griffins", "few", stacked=True)], "h3:16:stack-gained", "stacked", {"row": 1}),
        ]
    ),
)
def test_why_an_army_is_not_legal(army: object, rule: str, cause: str, args: dict[str, Any]) -> None:
    (problem,) = armies.problems("army", army)
    assert (problem.field, problem.refusal.rule, problem.refusal.cause) == ("army", rule, cause)
    assert args.items() <= dict(problem.args).items()


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "“Griffins” has no side “Pack, alternative card”; it has: Few, Pack, Neutral."),
        ("de", "„Greife“ hat keine Seite „Schar, andere Karte“, nur: Wenige, Schar, Neutral."),
    ],
)
def test_reasons_name_units_and_sides_in_words(lang: str, text: str) -> None:
    (problem,) = armies.problems("army", [row("griffins", "alt_pack")])
    assert labels_for(GAME, lang).words(refusal_words(problem.refusal, dict(problem.args))) == text


@pytest.mark.rule("h3:9:max-five-of-many")
def test_the_points_are_a_limit_of_the_setup() -> None:
    (problem,) = armies.problems("army", "castle-core", 74)
    assert (problem.refusal.cause, dict(problem.args)) == ("points", {"points": 75, "limit": 74})
    assert armies.problems("army", "castle-core") == []


def test_every_fault_of_an_army_is_named() -> None:
    found = armies.problems("army", [row("grifins", "few"), row("griffins", "few"), row("boars", "few")])
    assert [p.args["row"] for p in found] == [1, 3]


def test_a_guard_won_in_a_bank_may_be_stacked() -> None:
    army = [row("griffins", "few"), row("zombies@crypt", "neutral", stacked=True)]
    assert armies.problems("army", army) == []
    assert armies.stacked(army) == (1,)
    assert armies.stacked("castle-core") == ()

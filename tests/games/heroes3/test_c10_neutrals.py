"""Chapters 10 and 2: which guards stand on a Field, the four decks, who places the guards and where."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlebook.games.heroes3.content import FACE_INDEX, FACE_KEYS, GUARDS, NEUTRAL_DECKS
from battlebook.games.heroes3.content_kinds import DIFFICULTIES
from battlebook.games.heroes3.decks import EXPANSIONS
from battlebook.games.heroes3.faces import TIERS
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.state import DEFENDER
from battlebook.kernel.game import Spec
from battlebook.kernel.gate import why
from tests.games.heroes3.fights import Fight, setup_fight, space
from tests.games.heroes3.proving import proving

TWO = ["halberdiers few", "orcs few"]
PRINTED = {
    "I": "B B BB BBB",
    "II": "BB BB BBB BBS",
    "III": "BS BBS BSS SSS",
    "IV": "BBS BSS SSS SSG",
    "V": "BBSG BSSG SSGG SGGG",
    "VI": "BBSSG BSSGG SSGGG SGGGG",
    "VII": "A AA GAA GGAA",
}
LETTERS = {"B": "bronze", "S": "silver", "G": "golden", "A": "azure"}


def draws(*units: str) -> list[int]:
    """The draws that bring these Neutral Units in this order from full decks."""
    piles = {tier: list(pile) for tier, pile in NEUTRAL_DECKS.items()}
    found = []
    for unit in units:
        face = FACE_INDEX[unit, "neutral"]
        pile = next(p for p in piles.values() if face in p)
        found.append(pile.index(face))
        pile.remove(face)
    return found


def guarded(
    *units: str, field: str, difficulty: str = "normal", setup: str = "neutral", army: Any = TWO, **more: Any
) -> Fight:
    """A fight in which the player is about to place and these guards will be drawn."""
    return setup_fight(setup, army, draws(*units), field=field, difficulty=difficulty, **more)


def field_rule(field: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"h3:10:difficulty-{field.lower()}", "h3:10:difficulties-four")


def guards(fight: Fight) -> list[str]:
    """The Neutral Units in the order they were drawn."""
    s = fight.s
    return [FACE_KEYS[s.face[u]][0] for u in range(s.unit_count()) if s.side[u] == DEFENDER]


# ------------------------------------------------------------------------------------------ Difficulty Table


@pytest.mark.parametrize("difficulty", range(4))
@pytest.mark.parametrize("field", [pytest.param(f, marks=field_rule(f)) for f in PRINTED])
def test_the_difficulty_table(field: str, difficulty: int) -> None:
    letters = PRINTED[field].split()[difficulty]
    wanted = [LETTERS[letter] for letter in letters]
    assert list(GUARDS[field, DIFFICULTIES[difficulty]]) == wanted
    units = [FACE_KEYS[NEUTRAL_DECKS[tier][i]][0] for i, tier in enumerate(wanted)]
    fight = guarded(*units, field=field, difficulty=DIFFICULTIES[difficulty], setup="neutral-clash")
    fight.place(halberdiers="b2")
    assert guards(fight) == units


@pytest.mark.rule("h3:2:draw-neutrals", "h3:2:player-before-neutrals", "h3:2:choose-side")
def test_the_guards_are_drawn_when_the_players_units_stand() -> None:
    fight = guarded("boars", "vampires", field="III", difficulty="easy")
    assert fight.ask.kind == "place" and guards(fight) == []
    assert fight.ask.rule == "h3:2:player-before-neutrals"
    fight.place(halberdiers="b2", orcs="b1")
    assert guards(fight) == ["boars", "vampires"]
    assert [e["tier"]["id"] for e in fight.told("guard-drawn")] == ["bronze", "silver"]


@pytest.mark.rule("h3:3:neutral-side-is-defender", "h3:9:neutral-single-sided")
def test_the_neutrals_are_the_defenders_and_have_one_side() -> None:
    fight = guarded("boars", field="I")
    fight.place(halberdiers="b2")
    assert fight.where("boars") in {"a4", "b3"} or fight.s.side[fight.unit("boars")] == DEFENDER
    assert fight.s.card(fight.unit("boars")).few_index == -1


# ----------------------------------------------------------------------------------------------------- decks


@pytest.mark.rule("h3:10:four-decks")
def test_each_tier_has_its_deck_of_one_card_each() -> None:
    fight = guarded("boars", field="I")
    assert fight.s.decks == tuple(tuple(sorted(NEUTRAL_DECKS[tier])) for tier in TIERS)
    assert fight.s.discards == ((), (), (), ())
    fight.place(halberdiers="b2")
    assert FACE_INDEX["boars", "neutral"] not in fight.s.decks[0]
    assert [len(deck) for deck in fight.s.decks] == [35, 28, 21, 8]


@pytest.mark.rule("h3:10:reshuffle", "h3:10:azure-only-neutral")
def test_an_empty_deck_is_rebuilt_from_its_discard_pile() -> None:
    azure = [FACE_KEYS[face][0] for face in NEUTRAL_DECKS["azure"]]
    gone = [unit for unit in azure if unit != "titans"]
    cards = [0, gone.index("hydras")]
    fight = setup_fight("neutral-clash", TWO, cards, field="VII", difficulty="normal", discarded=gone)
    assert [len(pile) for pile in (fight.s.decks[3], fight.s.discards[3])] == [1, 7]
    fight.place(halberdiers="b2")
    assert guards(fight) == ["titans", "hydras"]
    assert fight.told("deck-rebuilt")[0]["n"] == 7
    assert [len(pile) for pile in (fight.s.decks[3], fight.s.discards[3])] == [6, 0]


@pytest.mark.rule("h3r:neutral-deck-composition")
def test_decks_may_hold_a_copy_for_each_expansion() -> None:
    options = {"field": "I", "difficulty": "easy"}
    one = setup_fight("neutral", TWO, [0], **options).place(halberdiers="b2")
    many = setup_fight("neutral", TWO, [0], rulings={"h3r:neutral-deck-composition": 1}, **options)
    many.place(halberdiers="b2")
    assert len(one.s.decks[0]) < len(many.s.decks[0])
    core = setup_fight("neutral", TWO, [0], expansions=["Core Game"], **options)
    assert 0 < len(core.s.decks[0]) < 36
    assert "Core Game" in EXPANSIONS and not any(name.startswith("Naval") for name in EXPANSIONS)


@pytest.mark.rule("h3:9:neutral-defeated-discard")
def test_a_defeated_neutral_goes_to_its_discard_pile() -> None:
    fight = guarded("peasants", field="I", army=["behemoths pack", "boars"])
    fight.place(behemoths="b2", boars="d1")
    fight.attack("peasants", "b3") if fight.where("peasants") == "b4" else fight.do(*attack_on(fight, "peasants"))
    assert fight.units_told("card-discarded") == ["peasants"]
    assert fight.s.discards[0] == (FACE_INDEX["peasants", "neutral"],)


def attack_on(fight: Fight, target: str) -> tuple[object, ...]:
    """The first attack on a unit."""
    return next(key for key in fight.offered() if key[:2] == ("attack", fight.unit(target)))


# ------------------------------------------------------------------------------------- what a set-up refuses


@pytest.mark.parametrize(
    ("options", "rule", "cause"),
    proving(
        [
            ({"field": "VIII"}, "h3:2:draw-neutrals", "no-choice"),
            ({"difficulty": "hell"}, "h3:2:draw-neutrals", "no-choice"),
            ({"mp": 10}, "h3:2:draw-neutrals", "no-number"),
            ({"mp": True}, "h3:2:draw-neutrals", "no-number"),
            ({"speed": 1}, "h3:2:draw-neutrals", "unknown-field"),
            ({"armies": ["castle-core", "cove-core"]}, "h3:2:place-max-five", "army"),
            ({"armies": []}, "h3:2:place-max-five", "army"),
            ({"armies": ["castle"]}, "h3:9:max-five-of-many", "unknown-army"),
            ({"expansions": ["Cor Game"]}, "h3:10:four-decks", "expansion"),
            ({"expansions": 7}, "h3:10:four-decks", "expansion"),
            ({"discarded": ["boar"]}, "h3:10:four-decks", "card"),
            (
                {"field": "VII", "expansions": ["Conflux Expansion"], "difficulty": "hard"},
                "h3:10:four-decks",
                "too-few",
            ),
        ]
    ),
)
def test_a_set_up_that_cannot_be_played(options: dict[str, object], rule: str, cause: str) -> None:
    base = {f.name: f.default for f in GAME.setup("neutral").fields}
    (problem, *_) = GAME.problems(Spec("neutral", {**base, **options}))
    assert (problem.refusal.rule, problem.refusal.cause) == (rule, cause)


def test_random_specs_are_legal() -> None:
    for setup in ("neutral", "neutral-clash", "bank", "random-town"):
        for seed in range(60):
            assert GAME.problems(GAME.sample_spec(setup, Random(seed))) == []


# -------------------------------------------------------------------------------- placement left to right


def placed(*units: str, field: str, difficulty: str = "normal") -> Fight:
    """The guards stand as the AI Rules place them; the player's unit is far away and slow."""
    fight = guarded(*units, field=field, difficulty=difficulty, army=["dwarves few", "orcs few"])
    return fight.place(dwarves="d1")


def places(fight: Fight, mine: int = 1) -> dict[str, str]:
    """Where each guard was put, after the player's units."""
    return {fight.name(e["unit"]["id"]): name_of_place(e) for e in fight.told("placed")[mine:]}


def name_of_place(event: Any) -> str:
    number = event["places"][0]
    return f"{'abcd'[number % 4]}{number // 4 + 1}"


@pytest.mark.rule("h3:2:coop-placement-direction", "h3:2:coop-melee-front", "h3:2:coop-order-initiative")
def test_ground_and_flying_units_stand_in_the_frontline_from_left_to_right() -> None:
    fight = placed("gnolls", "cerberi", "boars", field="I", difficulty="impossible")
    assert places(fight) == {"cerberi": "a4", "boars": "b4", "gnolls": "c4"}


@pytest.mark.rule("h3:2:coop-ranged-first", "h3:2:coop-order-initiative")
def test_ranged_units_come_first_in_the_backline() -> None:
    fight = placed("cerberi", "lizardmen", "elves", field="I", difficulty="impossible")
    assert places(fight) == {"elves": "a5", "lizardmen": "b5", "cerberi": "a4"}
    assert [fight.name(e["unit"]["id"]) for e in fight.told("placed")[1:]] == ["elves", "lizardmen", "cerberi"]


@pytest.mark.rule("h3:2:coop-order-tie-tier")
def test_of_equal_initiative_the_higher_tier_is_placed_first() -> None:
    fight = placed("evil_eyes", "medusas", field="III", difficulty="easy")
    assert places(fight) == {"medusas": "a5", "evil_eyes": "b5"}


@pytest.mark.rule("h3:2:coop-overflow")
def test_a_fifth_melee_unit_goes_to_the_backline() -> None:
    fight = placed("gnolls", "cerberi", "demons", "ayssids", "trolls", field="VI", difficulty="easy")
    assert places(fight) == {"ayssids": "a4", "cerberi": "b4", "trolls": "c4", "demons": "d4", "gnolls": "a5"}


@pytest.mark.rule("h3:2:coop-order-tie-players")
def test_equal_units_are_placed_in_the_order_that_the_players_decide() -> None:
    fight = placed("boars", "goblins", field="II")
    assert (fight.ask.kind, fight.ask.seat, fight.ask.rule) == ("place-next", 0, "h3:2:coop-order-tie-players")
    assert fight.targets() == {"boars", "goblins"}
    assert fight.refused("place-next", 0) == ("h3:2:coop-order-tie-players", "no-option")
    fight.do("place-next", fight.unit("goblins"))
    assert places(fight) == {"goblins": "a4", "boars": "b4"}


# ------------------------------------------------------------------------------------ a controlling opponent


@pytest.mark.rule("h3:2:clash-controller")
def test_the_enemy_player_to_the_right_places_the_guards() -> None:
    fight = guarded("boars", "cerberi", field="II", setup="neutral-clash")
    fight.place(halberdiers="b2")
    assert (fight.ask.kind, fight.ask.seat, fight.ask.rule) == ("place-guards", 1, "h3:2:clash-controller")
    assert fight.refused((fight.unit("boars"), space("a4"))) == ("h3:2:place-free", "no-unit")
    assert fight.refused(*pairs(fight, boars="a4", cerberi="a3")) == ("h3:2:no-middle-row-deploy", "why")
    fight.place(boars="d5", cerberi="c4")
    assert (fight.where("boars"), fight.where("cerberi")) == ("d5", "c4")
    assert (fight.ask.kind, fight.ask.seat) == ("act", 1), "the Cerberi are the fastest"


def pairs(fight: Fight, **units: str) -> list[tuple[int, int]]:
    return sorted((fight.unit(u), space(at)) for u, at in units.items())


@pytest.mark.rule("h3:2:clash-ranged-backline")
def test_ranged_guards_stand_in_the_backline_while_there_is_room() -> None:
    fight = guarded("elves", "cerberi", field="II", setup="neutral-clash")
    fight.place(halberdiers="b2")
    assert fight.refused(*pairs(fight, elves="a4", cerberi="a5")) == ("h3:2:clash-ranged-backline", "why")
    assert fight.place(elves="c5", cerberi="a5").where("elves") == "c5"


@pytest.mark.rule("h3:10:half-board-recommendation")
def test_the_half_board_recommendation() -> None:
    names = ("boars", "elves", "satyrs", "ayssids", "trolls")
    fight = guarded(*names, field="VI", difficulty="easy", setup="neutral-clash", variants=("half-board",))
    fight.place(halberdiers="a2", orcs="b1")
    rule = ("h3:10:half-board-recommendation", "why")
    spread = {"boars": "a4", "elves": "a5", "satyrs": "b4", "ayssids": "c4", "trolls": "d4"}
    assert fight.refused(*pairs(fight, **{**spread, "boars": "d5"})) == rule
    assert fight.refused(*pairs(fight, **{**spread, "elves": "d5"})) == rule
    assert fight.place(**spread).ask.kind == "act"


@pytest.mark.rule("h3:10:half-board-recommendation")
def test_it_binds_nobody_when_the_player_stands_in_both_halves() -> None:
    fight = guarded("boars", "cerberi", field="II", setup="neutral-clash", variants=("half-board",))
    fight.place(halberdiers="a2", orcs="d1")
    fight.place(boars="d5", cerberi="a5")
    assert places(fight, 2) == {"boars": "d5", "cerberi": "a5"}


@pytest.mark.rule("h3:4:neutral-must-attack")
def test_the_controller_picks_targets_but_must_attack() -> None:
    fight = guarded("boars", "cerberi", field="II", setup="neutral-clash", army=["goblins few", "gnolls few"])
    fight.place(goblins="b2", gnolls="c2").place(boars="d5", cerberi="b4")
    assert {key[0] for key in fight.offered()} == {"attack"}
    assert fight.targets() == {"goblins", "gnolls"}
    assert fight.refused("move", space("a4"))[1] == "no-option"


@pytest.mark.rule("h3:4:neutral-cannot-defend")
def test_a_neutral_under_a_players_control_cannot_defend() -> None:
    fight = guarded("boars", "cerberi", field="II", setup="neutral-clash", army=["goblins few", "gnolls few"])
    fight.place(goblins="d1", gnolls="c1").place(boars="d5", cerberi="a5")
    assert ("defend",) not in fight.offered()
    assert [w["rule"] for w in why(GAME, fight.s, 1, ("defend",))] == ["h3:4:neutral-cannot-defend"]
    fight.refused("defend")

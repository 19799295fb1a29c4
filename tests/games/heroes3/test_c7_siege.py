"""Chapter 7, Siege: Walls, the Gate, the Arrow Tower, what they protect and how they fall."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlebook.games.heroes3.board import SIEGE
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.holders import holder
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance
from battlebook.kernel.game import Spec, begin
from battlebook.kernel.options import Ask
from tests.games.heroes3.battle import Battle
from tests.games.heroes3.fights import Fight, name_of

MINE = [{"unit": "halberdiers", "side": "few"}]
THEIRS = [{"unit": "griffins", "side": "few"}]


def siege(mine: str = "", theirs: str = "", gate: str = "c3", tower: bool = False, **more: Any) -> Battle:
    """Units of the attacker and the defender ("ref card side space" each, separated by commas), behind Walls."""
    units, front = {}, []
    for side, listed in enumerate((mine, theirs)):
        for row in filter(None, listed.split(",")):
            ref, what = row.strip().split(" ", 1)
            units[ref] = what
            front += [] if side else [ref]
    walls = " ".join(f"{c}3" for c in "abcd" if f"{c}3" != gate)
    b = Battle(units, front, board=SIEGE, **more).fortify(gate, walls, tower)
    b.events.clear()
    return b


def begun(**options: Any) -> Fight:
    """A siege from its set-up on."""
    fields = {f.name: f.default for f in GAME.setup("siege").fields}
    spec = Spec("siege", {**fields, "armies": [MINE, THEIRS], **options})
    assert not GAME.problems(spec)
    fight = Fight(begin(GAME, spec, Sampled(1)))
    advance(fight.s)
    return fight


# ------------------------------------------------------------------------------------------------ the set-up


@pytest.mark.rule("h3:2:citadel-cards-after-units")
def test_walls_gate_and_tower_are_laid_out_after_the_defenders_units() -> None:
    f = begun()
    assert f.ask.kind == "place" and not f.s.forts and not f.s.tower
    while f.ask.kind == "place":
        assert not f.s.forts
        assert f.ask.form is not None
        f.do(*f.ask.form.sample(Random(1)))
    assert f.ask.kind == "gate" and f.s.held[1] and not f.s.forts and not f.s.tower
    f.do(*f.offered()[0])
    assert f.s.forts and f.s.tower


@pytest.mark.rule("h3:7:citadel-walls-gate", "h3:7:walls-any-order", "h3:7:walls-after-units")
def test_the_defender_chooses_the_gate_after_the_units_and_walls_take_the_rest() -> None:
    fight = begun().place(halberdiers="b2").place(griffins="b4")
    assert (fight.ask.seat, fight.ask.kind) == (1, "gate")
    assert fight.spaces() == {"a3", "b3", "c3", "d3"}
    assert not fight.s.forts
    fight.do("gate", 9)
    assert [(e["fort"]["id"], name_of(e["space"]["id"])) for e in fight.told("fort-stands")] == [
        ("wall", "a3"), ("gate", "b3"), ("wall", "c3"), ("wall", "d3"),
    ]  # fmt: skip


@pytest.mark.rule("h3:7:walls-fill-row", "h3:7:arrow-tower-gained", "h3r:walls-gate-order")
def test_four_cards_fill_the_middle_row_and_the_tower_lies_beside_the_board() -> None:
    fight = begun().place(halberdiers="b2").place(griffins="b4").do("gate", 8)
    assert fight.s.forts == fight.s.board.middle and fight.s.gate == 1 << 8
    assert fight.where("arrow_tower") == "beside"
    assert fight.ask.args == (fight.unit("arrow_tower"),), "Initiative 9"


@pytest.mark.rule("h3r:siege-units-in-middle-row")
def test_nobody_is_placed_in_the_middle_row() -> None:
    fight = begun()
    assert fight.refused((0, 9)) == ("h3:2:no-middle-row-deploy", "why")
    fight.place(halberdiers="b2").place(griffins="b4").do("gate", 8)


@pytest.mark.parametrize(
    "place", [
        pytest.param("town", marks=pytest.mark.rule("h3:7:town-without-citadel")),
        pytest.param("settlement", marks=pytest.mark.rule("h3:7:settlement-normal")),
        pytest.param("conquered", marks=pytest.mark.rule("h3:7:not-for-conquered-town", "h3r:citadel-enemy-town")),
    ]
)  # fmt: skip
def test_without_an_own_citadel_there_is_neither_wall_nor_tower(place: str) -> None:
    fight = begun(place=place).place(halberdiers="b2").place(griffins="b4")
    assert fight.ask.kind == "act"
    assert (fight.s.forts, fight.s.tower, fight.s.unit_count()) == (0, 0, 2)


@pytest.mark.rule("h3:7:hero-absent-pay-8", "h3:7:hero-absent-no-deck")
def test_without_the_hero_8_gold_buy_a_defence_with_units_only() -> None:
    fight = begun(present=False, gold=8)
    assert (fight.ask.seat, fight.offered()) == (1, [("pay",), ("yield",)])
    fight.do("pay")
    assert fight.told("pays-defence")[0]["n"] == 8
    assert fight.ask.kind == "place"
    assert fight.s.plan.deckless == 1 << 1


@pytest.mark.rule("h3:7:hero-absent-pay-8")
def test_without_the_gold_the_place_is_lost_at_once() -> None:
    fight = begun(present=False, gold=7)
    assert fight.over == "victory", "the only choice is made without a question"
    result = GAME.result(fight.s)
    assert result is not None and result.sides == (0,)
    assert begun(present=False, gold=20).do("yield").over == "victory"


@pytest.mark.rule("h3:7:no-surrender-own-town")
def test_the_owner_of_an_own_town_cannot_surrender() -> None:
    stays = {place: begun(place=place).s.plan.stays for place in ("citadel", "town", "settlement", "conquered")}
    assert stays == {"citadel": 1 << 1, "town": 1 << 1, "settlement": 0, "conquered": 0}


# --------------------------------------------------------------------------------------- Walls and the Gate


@pytest.mark.rule("h3:7:wall-is-obstacle", "h3:7:gate-closed-for-attacker")
def test_nobody_walks_through_walls_and_the_attacker_not_through_the_gate() -> None:
    b = siege("H halberdiers few c2", "G halberdiers few b4")
    assert not {"a3", "b3", "c3", "c4"} & b.act("H").moves()
    assert b.refusals("move", 10)[0] == "h3:7:gate-closed-for-attacker"
    assert b.refusals("move", 9)[0] == "h3:7:wall-is-obstacle"
    b.do("end").act("G")
    assert not {"a3", "b3", "d3"} & b.moves()
    assert b.refusals("move", 9)[0] == "h3:7:wall-is-obstacle"


@pytest.mark.rule("h3:7:gate-open-for-defender")
def test_defenders_go_through_the_gate_and_stop_on_it() -> None:
    b = siege("H halberdiers few a1", "G halberdiers few c4").act("G")
    assert {"c3", "c2", "c1"} <= b.moves(), "three steps lead through it"


def test_flyers_cross_walls_and_do_not_land_on_them() -> None:
    b = siege("F griffins few c2", "G halberdiers few a5").act("F")
    assert "c4" in b.moves() and not {"a3", "b3", "c3", "d3"} & b.moves()


@pytest.mark.rule("h3:7:wall-destroy-how", "h3:7:wall-attack-always-succeeds", "h3:7:wall-attack-no-die")
def test_an_adjacent_attack_destroys_a_wall_without_a_die() -> None:
    b = siege("H halberdiers few b1", "G halberdiers few a5").act("H")
    assert b.breaches() == {"a3 from a2", "b3 from b2", "c3 from c2", "d3 from d2"}
    b.breach("b3", "b2")
    assert (b.at("H"), b.forts()) == ("b2", {"a3", "c3", "d3"})
    assert b.ask.kind == "test" and not b.dice()


@pytest.mark.rule("h3:7:wall-attack-no-abilities", "h3:7:wall-attack-no-cards")
def test_vampires_do_not_heal_by_destroying_a_wall() -> None:
    b = siege("V vampires pack a2", "G halberdiers few a5", damage={"V": 2}).act("V").breach("a3")
    assert (b.damage("V"), b.ask.kind) == (2, "test")


@pytest.mark.rule("h3:7:wall-attack-uses-attack", "h3:7:wall-no-retaliation")
def test_it_is_the_attack_of_the_activation_and_nobody_answers() -> None:
    b = siege("M marksmen few b1", "G griffins few a5").act("M").breach("c3")
    assert b.ask.kind == "step", "a Ranged unit may still move"
    assert b.offered("attack") == [] and b.offered("breach") == []
    assert b.refusals("breach", 8, 1) == ["h3:7:wall-attack-uses-attack"]
    assert b.story() == []


@pytest.mark.rule("h3:7:wall-destroy-own")
def test_a_side_may_destroy_its_own_walls() -> None:
    b = siege("H halberdiers few a1", "G halberdiers few d4").act("G").breach("d3")
    assert b.forts() == {"a3", "b3", "c3"}


@pytest.mark.rule("h3r:wall-ranged", "h3r:wall-attack-engaged")
def test_a_ranged_unit_shoots_walls_from_anywhere_unless_an_enemy_is_next_to_it() -> None:
    b = siege("M marksmen few a1, N marksmen few d1", "G griffins few d2").act("M")
    assert b.breaches() == {"a3 from a1", "b3 from a1", "c3 from a1", "d3 from a1"}
    b.breach("a3").finish().act("N")
    assert b.breaches() == set()
    assert b.refusals("breach", 10, 3) == ["h3r:wall-attack-engaged"]


@pytest.mark.rule("h3:7:wall-destroy-how")
def test_where_no_wall_stands_or_none_is_near_nothing_is_destroyed() -> None:
    b = siege("H halberdiers few a1", "G halberdiers few d5").act("H")
    assert b.refusals("breach", 4, 0) == ["h3:7:wall-destroy-how"]
    assert b.refusals("breach", 11, 0) == ["h3:7:wall-destroy-how"]


@pytest.mark.rule("h3:3:activation-move-then-act")
def test_a_unit_that_has_moved_may_still_destroy_a_wall_next_to_it() -> None:
    b = siege("H halberdiers few a1", "G halberdiers few d5").act("H").choose("move", "a2")
    assert b.breaches() == {"a3 from a2"}
    b.breach("a3")
    assert b.forts() == {"b3", "c3", "d3"}


@pytest.mark.rule("h3r:gate-occupied-attack", "h3r:gate-occupied-destroyed")
def test_a_gate_with_a_unit_on_it_may_fall_and_the_unit_stays() -> None:
    b = siege("H halberdiers few c2", "G halberdiers few c3").act("H")
    assert b.targets() == {"G"} and "c3 from c2" in b.breaches()
    b.breach("c3")
    assert (b.at("G"), b.forts()) == ("c3", {"a3", "b3", "d3"})
    b.act("G").finish()


# ------------------------------------------------------------------------------------------------ protection


@pytest.mark.rule("h3:7:protection-column", "h3:7:protection-minus-1", "h3:7:walls-protect-behind")
def test_a_defender_in_the_column_of_an_intact_wall_takes_1_less() -> None:
    b = siege("E evil_eyes few b2", "H halberdiers few c4").attack("E", "H", [0])
    rows = {row["words"]["id"]: row["value"] for row in b.told("hits")[0]["sum"]["rows"]}
    assert (b.hits(), rows["h3-sum-wall"]) == ([1], -1)


@pytest.mark.rule("h3:7:protection-only-while-intact", "h3r:protection-condition")
def test_it_ends_with_the_wall_of_that_column() -> None:
    b = siege("E evil_eyes few b2, M marksmen few a1", "H halberdiers few c4, K crusaders pack d4")
    b.act("M").breach("c3").finish().attack("E", "H", [0])
    assert b.hits() == [2]
    b.next_round().attack("E", "K", [0])
    assert "h3-sum-wall" in {row["words"]["id"] for row in b.told("hits")[1]["sum"]["rows"]}


@pytest.mark.rule("h3r:protection-where-attacker")
@pytest.mark.parametrize(("shooter", "spot", "less"), [("b2", "c4", 1), ("b3", "c4", 0), ("b5", "c4", 0)])
def test_it_counts_from_the_attackers_rows_for_units_in_the_defenders_rows(shooter: str, spot: str, less: int) -> None:
    b = siege(f"E evil_eyes few {shooter}", f"H crusaders pack {spot}")
    b.attack("E", "H", [1])
    rows = [row["words"]["id"] for row in b.told("hits")[0]["sum"]["rows"]]
    assert rows.count("h3-sum-wall") == less


@pytest.mark.rule("h3:7:protection-ranged-only", "h3r:protection-ranged-only")
def test_the_variant_protects_from_ranged_attacks() -> None:
    b = siege("E evil_eyes few b2", "H halberdiers few c4", rulings={"h3r:protection-ranged-only": 0})
    assert b.attack("E", "H", [0]).hits() == [1]


def line_attack(option: int) -> int:
    """The damage of a Gold Dragon's second strike, across the Gate, on a unit behind it."""
    rulings = {"h3r:protection-ranged-only": option}
    b = siege("D gold_dragons few c2", "G crusaders pack c3, K crusaders pack c4", rulings=rulings)
    b.attack("D", "G", [0, 1, 0])
    return next(int(e["n"]) for e in b.told("hits") if b.ref(e["target"]["id"]) == "K")


@pytest.mark.rule("h3r:protection-ranged-only", "h3:7:protection-minus-1")
def test_a_line_attack_through_the_gate_tells_both_readings_apart() -> None:
    assert line_attack(0) == line_attack(1) + 1


@pytest.mark.rule("h3r:elemental-and-wall", "h3r:damage-reduction-order")
def test_a_wall_takes_1_off_elemental_damage_too() -> None:
    b = siege("E storm_elementals neutral b2", "H crusaders pack c4").attack("E", "H", [0])
    hit = b.told("hits")[0]
    assert hit["n"] == hit["sum"]["attack"] - 1, "no Defense, but the Wall"


def test_odds_show_the_protection() -> None:
    b = siege("E evil_eyes few b2", "H halberdiers few c4").act("E")
    key = next(key for key in b.offered("attack"))
    shown = GAME.odds(b.s, b.ask, key)
    assert shown is not None
    behind = [row["share"] for row in shown["outcomes"] if row["kind"] == "good"]
    b.do("breach", 10, 5).finish().next_round().act("E")
    open_odds = GAME.odds(b.s, b.ask, key)
    assert open_odds is not None
    assert sum(behind) < sum(row["share"] for row in open_odds["outcomes"] if row["kind"] == "good")


# ------------------------------------------------------------------------------------------- the Arrow Tower


def with_tower(mine: str, theirs: str = "Z zombies few a5", **more: Any) -> Battle:
    return siege(mine, theirs, tower=True, **more)


@pytest.mark.rule("h3:7:arrow-tower-ranged", "h3:7:arrow-tower-stats", "h3r:tower-tie-break")
def test_the_tower_activates_like_a_ranged_unit_with_initiative_9() -> None:
    b = with_tower("H halberdiers few a1, G griffins pack b1")
    b.next_round()
    assert {b.ref(unit) for unit in b.s.queue[:2]} == {"tower", "G"}, "Griffins have 9 as well"
    b.act("tower")
    assert b.targets() == {"H", "G"}


@pytest.mark.rule("h3r:tower-move")
def test_the_tower_may_defend_and_cannot_move() -> None:
    b = with_tower("H halberdiers few a1").act("tower")
    assert b.moves() == set() and "defend" in b.verbs()
    assert b.refusals("move", 17)


@pytest.mark.rule("h3:7:arrow-tower-no-position", "h3r:tower-retaliation")
def test_position_never_matters_for_it() -> None:
    b = with_tower("M evil_eyes pack a1, H crusaders few a2").attack("tower", "M", [0])
    assert [len(faces) for faces in b.dice()] == [1]
    b.attack("M", "tower", [1])
    assert len(b.dice()[1]) == 1 and b.story() == ["tower > M", "M > tower"], "nobody retaliates"


@pytest.mark.rule("h3:7:tower-only-ranged-or-cards")
def test_only_ranged_attacks_bring_it_down() -> None:
    b = with_tower("M evil_eyes pack a1, F griffins pack c5").act("F")
    tower = b.refs["tower"]
    assert "tower" not in b.targets()
    assert b.refusals("attack", tower, 14)[-1] == "h3:7:tower-only-ranged-or-cards"
    b.finish()
    b.s.damage[tower] = 2
    b.attack("M", "tower", [1])
    assert not b.alive("tower")


@pytest.mark.rule("h3:7:tower-falls-with-walls")
def test_it_falls_with_the_last_wall() -> None:
    b = Battle({"H": "griffins few d2", "Z": "zombies few a5"}, "H", board=SIEGE).fortify("d3", tower=True)
    b.act("H").breach("d3")
    assert not b.alive("tower") and b.forts() == set()


@pytest.mark.rule("h3:7:tower-not-needed-to-win", "h3r:tower-counts-for-win")
def test_the_attacker_wins_while_the_tower_stands() -> None:
    b = with_tower("M evil_eyes pack a1", "Z zombies few a4", damage={"Z": 2})
    b.act("M").strike("Z", [1])
    result = GAME.result(b.s)
    assert result is not None and result.sides == (0,)
    assert b.alive("tower")


def test_asks_of_the_siege_have_words() -> None:
    fight = begun().place(halberdiers="b2").place(griffins="b4")
    ask: Ask = fight.ask
    assert GAME.prompt(fight.s, ask)[0]["id"] == "h3-ask-gate"
    fight.do("gate", 10)
    board = GAME.view(fight.s, 0)["board"]
    assert (board["walls"], board["gate"], board["beside"]) == ([8, 9, 11], [10], 20)
    assert board["protected"] == list(range(12, 20))


# ------------------------------------------------------------------------------------------------ with Heroes


def with_heroes(**options: Any) -> Fight:
    """A siege of two Heroes with 15 gold each, from its set-up on."""
    fields = {f.name: f.default for f in GAME.setup("hero-siege").fields}
    spec = Spec("hero-siege", {**fields, "armies": [MINE, THEIRS], **options})
    assert not GAME.problems(spec)
    fight = Fight(begin(GAME, spec, Sampled(1)))
    advance(fight.s)
    return fight


def surrenders(place: str) -> dict[int, bool]:
    """Who is offered to Surrender when its unit acts: the attacker, the owner of the place."""
    fight = with_heroes(place=place).place(halberdiers="b2").place(griffins="b4")
    if fight.ask.kind == "gate":
        fight.do("gate", 9)
    found: dict[int, bool] = {}
    while len(found) < 2:
        if fight.ask.kind == "act":
            found[fight.ask.seat] = ("surrender",) in fight.offered()
        passing = [key for key in fight.offered() if key[0] in ("end", "pass")]
        fight.do(*(passing or fight.offered())[0])
    return found


@pytest.mark.rule("h3:7:no-surrender-own-town", "h3r:no-surrender-scope")
@pytest.mark.parametrize("place", ["citadel", "town"])
def test_with_the_hero_there_the_owner_of_an_own_town_cannot_surrender_either(place: str) -> None:
    assert surrenders(place) == {0: True, 1: False}


@pytest.mark.parametrize("place", ["settlement", "conquered"])
def test_in_other_places_both_may(place: str) -> None:
    assert surrenders(place) == {0: True, 1: True}


@pytest.mark.rule("h3:7:hero-absent-no-deck", "h3r:pay-8-when")
def test_an_owner_without_hero_pays_and_has_no_cards() -> None:
    fight = with_heroes(present=False)
    assert (fight.ask.kind, fight.offered()) == ("pay-defence", [("pay",), ("yield",)])
    fight.do("pay")
    attacker, owner = holder(fight.s, 0), holder(fight.s, 1)
    assert owner.gold == 15 - 8 and not owner.hand and not owner.pile
    assert attacker.hand and attacker.gold == 15


@pytest.mark.rule("h3r:pay-8-refused")
def test_who_does_not_pay_loses_the_place() -> None:
    fight = with_heroes(present=False).do("yield")
    assert fight.over == "victory" and not fight.told("placed")


@pytest.mark.rule("h3:4:neutral-must-attack", "h3:9:ranged-never-move-shoot")
def test_walls_are_nothing_for_a_neutral_unit_with_a_target_or_for_a_ranged_one_that_moved() -> None:
    b = siege("N gnolls neutral a2, M marksmen few d1", "G griffins few a4", neutral=0).act("N")
    assert "h3:4:neutral-must-attack" not in b.refusals("breach", 8, 4), "nobody is within reach behind the Wall"
    b = siege("N gnolls neutral a2", "G griffins few b2", neutral=0).act("N")
    assert b.refusals("breach", 8, 4) == ["h3:4:neutral-must-attack"]
    b = siege("M marksmen few b1", "G griffins few a5").act("M").choose("move", "b2")
    assert b.refusals("breach", 10, 5) == ["h3:9:ranged-never-move-shoot"]

"""Tokens on spaces: Fire Wall, Land Mine, Quicksand, Force Field; who knows what of them; what meets a moving unit."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.holders import lasting
from tests.games.heroes3.cards.vocabulary import Cards
from tests.games.heroes3.fights import name_of, space

UNITS = {"A": "crusaders few a1", "B": "griffins few d1", "D": "crusaders few a5", "E": "griffins few d5"}


def fight(hand: str, power: int = 0, against: str = "", **more: Any) -> Cards:
    """Ground A and Flying B against Ground D and Flying E; A is activated."""
    return Cards(UNITS, "AB", hand, against, more={"power": power, "limit": 9}, **more).act("A")


def tokens(b: Cards, op: str) -> dict[str, int]:
    """Where the tokens of a kind lie, and their numbers."""
    return {name_of(row.space): row.n for row in lasting(b.s) if row.op == op}


def wall(at: str, power: int = 0) -> Cards:
    """A Fire Wall of A's side on a space; A's activation is over."""
    return fight("fire_wall", power).play("fire_wall", f"level{power // 2}", at).finish()


@pytest.mark.rule("h3:15:fire-wall")
def test_fire_wall_hurts_who_stops_and_who_passes_on_foot() -> None:
    b = wall("a4", 2)
    assert b.in_play() == ["fire_wall"] and tokens(b, "fire_wall") == {"a4": 2}
    b.act("D").choose("move", "a4")
    assert b.damage("D") == 2
    b = wall("a4", 2).act("D").choose("move", "a3")
    assert b.damage("D") == 2
    b = wall("a4").act("D").choose("move", "b4")
    assert b.damage("D") == 0, "a way round the fire is as short"


@pytest.mark.rule("h3:15:fire-wall")
def test_fire_wall_burns_on_the_only_way_and_flyers_pass() -> None:
    units = {**UNITS, "X": "crusaders few b5"}
    b = Cards(units, "AB", "fire_wall").act("A").play("fire_wall", "level0", "a4").finish()
    b.act("D").choose("move", "a3")
    assert b.damage("D") == 1 and b.at("D") == "a3"
    b = wall("d4").act("E").choose("move", "d3")
    assert b.damage("E") == 0
    b = wall("d4").act("E").choose("move", "d4")
    assert b.damage("E") == 1


@pytest.mark.rule("h3:15:fire-wall")
def test_lunas_wall_also_burns_who_starts_there() -> None:
    b = fight("luna_1").play("luna_1", at="a4").finish().act("D").choose("move", "a4").finish()
    assert b.damage("D") == 1
    b.next_round().act("D")
    assert b.damage("D") == 2
    b = wall("a4").act("D").choose("move", "a4").finish().next_round().act("D")
    assert b.damage("D") == 1, "the Spell's own does not"


def test_fire_may_defeat_a_unit_before_it_attacks() -> None:
    units = {"A": "crusaders few a3", "B": "crusaders few d1", "D": "skeletons few a5", "E": "griffins few d5",
             "X": "griffins few b5"}  # fmt: skip
    b = Cards(units, "AB", "fire_wall", more={"power": 4}).act("A").play("fire_wall", "level2", "a4").finish()
    b.act("D").strike("A", frm="a4")
    assert not b.alive("D") and b.story() == [] and b.ask.kind == "test"


@pytest.mark.rule("h3:15:force-field", "h3:9:flying-end-empty")
def test_a_force_field_is_an_obstacle_that_flyers_pass() -> None:
    units = {**UNITS, "X": "crusaders few b5"}
    b = Cards(units, "AB", "force_field", more={"power": 2}).act("A").play("force_field", "level2", "a4").finish()
    assert b.act("D").moves() == set(), "walled in"
    b.finish()
    b = Cards(UNITS, "AB", "force_field").act("A").play("force_field", "level0", "d4").finish().act("E")
    assert "d4" not in b.moves() and "d3" in b.moves()
    assert b.refusals("move", space("d4"))[0] == "h3:9:flying-end-empty"


@pytest.mark.rule("h3:12:ongoing-duration")
def test_a_force_field_lasts_as_long_as_its_level_says() -> None:
    for level, rounds in (("level0", 1), ("level1", 2), ("level2", 9)):
        b = fight("force_field", 2).play("force_field", level, "a4").finish()
        for n in range(1, 4):
            assert bool(tokens(b, "obstacle")) == (n <= rounds), (level, n)
            b.next_round()


@pytest.mark.rule("h3:3:card-is-obstacle")
def test_obstacles_are_removed() -> None:
    b = fight("force_field force_field remove_obstacle", 2)
    assert b.why_not("remove_obstacle") == ["h3:3:card-is-obstacle"]
    b.play("force_field", "level0", "a4").play("force_field", "level0", "b4")
    b.play("remove_obstacle", "level0").pick("a4")
    assert set(tokens(b, "obstacle")) == {"b4"}


# ---------------------------------------------------------------------------------------------- hidden tokens


def lay(op: str, places: str, draws: list[int] | None = None, power: int = 0, **more: Any) -> Cards:
    """Hidden tokens of A's side. Without other draws the first half of the places, in their order, is blank."""
    b = fight(op, power, **more)
    b.draws.draws = draws or []
    b.play(op, f"level{power}")
    for at in places.split():
        b.pick(at)
    return b


@pytest.mark.rule("h3:15:quicksand-tokens", "h3:15:hidden-tokens-share")
def test_half_of_the_tokens_are_blank_and_only_the_placer_may_look() -> None:
    b = lay("quicksand", "a3 a4 b3 b4", power=1)
    mine = {r.space: r.n for r in lasting(GAME.known(b.s, 0)) if r.op == "quicksand"}
    theirs = {r.space: r.n for r in lasting(GAME.known(b.s, 1)) if r.op == "quicksand"}
    assert sorted(mine.values()) == [0, 0, 1, 1]
    assert set(theirs) == set(mine) and set(theirs.values()) == {-1}
    assert {r.n for r in lasting(GAME.known(b.s, -1)) if r.op == "quicksand"} == {-1}
    assert not any("n" in e.public for e in b.events if e.kind == "laid"), "no event tells"


def test_worlds_that_fit_have_as_many_live_ones_wherever_they_lie() -> None:
    b = lay("land_mine", "a3 a4 b3 b4", power=1)
    seen = GAME.known(b.s, 1)
    worlds = [GAME.fill(seen, Random(n)) for n in range(30)]
    found = [tuple(r.n for r in lasting(w) if r.op == "land_mines") for w in worlds]
    assert all(sum(one) == 2 and set(one) == {0, 1} for one in found) and len(set(found)) > 3


def test_equal_knowledge_of_different_truths_is_equal() -> None:
    one = lay("land_mine", "a3 a4", [0])
    other = lay("land_mine", "a3 a4", [1])
    assert tokens(one, "land_mines") != tokens(other, "land_mines")
    table = GAME.table
    assert table.plain(GAME.known(one.s, 1)) == table.plain(GAME.known(other.s, 1))
    assert [e.public for e in one.events if e.kind == "laid"] == [e.public for e in other.events if e.kind == "laid"]


@pytest.mark.rule("h3:15:hidden-tokens-share")
def test_two_tokens_share_a_space_only_if_different_sides_placed_them() -> None:
    b = fight("quicksand land_mine", against="quicksand", their_more={"limit": 9})
    b.play("quicksand", "level0").passes().pick("a3").pick("a4").play("land_mine", "level0").passes()
    assert "a3" not in b.spaces_now() and "b3" in b.spaces_now()
    b.pick("b3").pick("b4").finish().act("D").play("quicksand", "level0").passes()
    assert "a3" in b.spaces_now()


def live_at(b: Cards, op: str) -> tuple[str, str]:
    """The space of a live token and that of a blank one."""
    found = {n: at for at, n in tokens(b, op).items()}
    return found[1], found[0]


@pytest.mark.rule("h3:15:quicksand-effect")
def test_live_quicksand_ends_movement_and_activation_and_a_blank_does_nothing() -> None:
    b = lay("quicksand", "a4 b5").finish()
    live, blank = live_at(b, "quicksand")
    b.act("D").choose("move", live)
    assert b.at("D") == live and b.ask.kind == "test" and b.told("stuck")
    assert set(tokens(b, "quicksand")) == {blank}, "it was turned up and is gone"
    b = lay("quicksand", "a4 b5").finish().act("D").choose("move", live_at(lay("quicksand", "a4 b5"), "quicksand")[1])
    assert b.ask.kind == "follow" and not b.told("stuck")
    assert b.told("revealed")[0]["n"] == 0


@pytest.mark.rule("h3:15:quicksand-effect")
def test_quicksand_stops_an_attack_on_the_way() -> None:
    units = {"A": "crusaders few a1", "B": "crusaders few a3", "D": "crusaders few a5", "X": "crusaders few c5"}
    b = Cards(units, "AB", "quicksand").act("A")
    b.draws.draws = [1]
    b.play("quicksand", "level0").pick("a4").pick("b5").finish()
    assert tokens(b, "quicksand") == {"a4": 1, "b5": 0}
    b.act("D").strike("B", frm="a4")
    assert (b.at("D"), b.story(), b.ask.kind) == ("a4", [], "test")


@pytest.mark.rule("h3:15:mine-effect")
def test_a_live_mine_deals_two_and_the_unit_goes_on() -> None:
    b = lay("land_mine", "a4 b5").finish()
    live, _ = live_at(b, "land_mines")
    b.act("D").choose("move", live)
    assert b.damage("D") == 2 and b.ask.kind == "follow" and b.told("hurt")[-1]["n"] == 2
    b.finish()
    assert {r.n for r in lasting(GAME.known(b.s, 1)) if r.op == "land_mines"} == {-1}
    assert GAME.fill(GAME.known(b.s, 1), Random(1)).lasting == b.s.lasting, "the last one must be blank: all know it"


@pytest.mark.rule("h3r:hidden-tokens-flyers")
@pytest.mark.parametrize(("reading", "hit"), [(1, False), (0, True)])
def test_flyers_meet_hidden_tokens_when_they_stop_or_also_when_they_pass(reading: int, hit: bool) -> None:
    units = {"A": "crusaders few a1", "E": "griffins few d5", "X": "crusaders few c5", "Y": "crusaders few a5"}
    b = Cards(units, "A", "land_mine", rulings={"h3r:hidden-tokens-flyers": reading}, more={"power": 2}).act("A")
    b.play("land_mine", "level2")
    for at in ("d4", "c4", "b4", "b5", "c3", "b3"):
        b.pick(at)
    for row in tokens(b, "land_mines"):
        b.s.lasting = tuple((*r[:5], 1, *r[6:]) if r[4] == space(row) else r for r in b.s.lasting)
    b.finish().act("E").choose("move", "d2")
    assert (b.damage("E") > 0) == hit


def test_a_card_of_tokens_stays_in_play_until_the_last_one_is_gone() -> None:
    b = lay("land_mine", "a4 b5")
    assert b.in_play() == ["land_mine"]
    b.finish().act("D").choose("move", "a4").finish().next_round().act("D").choose("move", "b5").finish()
    assert b.in_play() == [] and b.discards() == ["land_mine"]

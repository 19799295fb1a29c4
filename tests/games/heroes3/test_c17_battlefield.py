"""Chapter 17, the Battlefield Board: hexes, tokens, units placed in turns, movement, penalty, ties, sieges."""

from __future__ import annotations

from typing import Any

import pytest

from battlebook.games.heroes3.battlefield import BATTLEFIELD, BATTLEFIELD_SIEGE, GATE, TOKENS, WALLS
from battlebook.games.heroes3.board import MEMBERS, Board
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.state import State
from battlebook.kernel.chance import Sampled
from battlebook.kernel.frames import advance, give
from battlebook.kernel.game import Spec, begin
from tests.games.heroes3.battle import Battle
from tests.games.heroes3.fights import Fight

ARMY = [{"unit": unit, "side": "few"} for unit in ("halberdiers", "marksmen", "griffins", "crusaders")]


def begun(setup: str = "battlefield", **options: Any) -> Fight:
    """A fight from its set-up on."""
    fields = {f.name: f.default for f in GAME.setup(setup).fields}
    armies = [ARMY, ARMY] if setup == "battlefield" else [ARMY]
    fight = Fight(begin(GAME, Spec(setup, {**fields, "armies": armies, **options}), Sampled(3)))
    advance(fight.s)
    return fight


def with_obstacles(fight: Fight) -> Fight:
    """All tokens lie where they first fit."""
    while fight.s.ask is not None and fight.ask.kind == "obstacle":
        fight.do(*fight.offered()[0])
    return fight


def on_hexes(units: dict[str, str], attackers: str = "", board: Board = BATTLEFIELD, **more: Any) -> Battle:
    """Units on named hexes: a1 is the corner at the attacker's left."""
    return Battle(units, attackers, board=board, **more)


# ------------------------------------------------------------------------------------------------ the set-up


@pytest.mark.rule("h3:8:battlefield-optional-pvp", "h3:8:battlefield-own-rules", "h3r:battlefield-size")
def test_two_players_may_fight_on_a_board_of_15_by_11_hexes() -> None:
    board = begun().s.board
    assert (board.rows, board.columns, board.spaces, board.hexes) == (11, 15, 165, True)


@pytest.mark.rule("h3:17:obstacle-placement")
def test_the_token_holder_and_the_other_player_lay_all_obstacles_in_turns() -> None:
    fight = begun()
    seats = []
    while fight.ask.kind == "obstacle":
        seats.append(fight.ask.seat)
        fight.do(*fight.offered()[len(seats) % 3])
    assert seats == [0, 1, 0, 1, 0, 1]
    assert fight.s.rocks.bit_count() == sum(len(token) for token in TOKENS)
    assert len(fight.told("obstacle-laid")) == len(TOKENS)


@pytest.mark.rule("h3:17:obstacle-spacing")
def test_no_obstacle_touches_another_or_a_zone() -> None:
    fight = begun()
    board = fight.s.board
    zones = board.home[0] | board.home[1]
    before = 0
    while fight.ask.kind == "obstacle":
        fight.do(*fight.offered()[0])
        new = fight.s.rocks & ~before
        assert not board.spread(new) & (before | zones)
        before = fight.s.rocks
    assert fight.s.rocks
    near = next(space for space in MEMBERS[board.spread(zones)] if not zones >> space & 1)
    assert begun().refused("obstacle", near)[0] == "h3:17:obstacle-placement"


@pytest.mark.rule("h3:17:deploy-alternate")
def test_units_are_placed_one_at_a_time_in_turns() -> None:
    fight = with_obstacles(begun())
    seats = []
    for n in range(4):
        seats.append(fight.ask.seat)
        assert fight.ask.form is not None and fight.ask.form.limits()["most"] == 1
        fight.do((n, 15 * n))
        seats.append(fight.ask.seat)
        fight.do((4 + n, 15 * n + 14))
    assert seats == [0, 1] * 4
    assert fight.ask.kind in ("act", "activate")


@pytest.mark.rule("h3:17:unit-limit")
def test_a_side_places_up_to_seven_and_may_stop_earlier() -> None:
    fight = with_obstacles(begun())
    assert fight.s.plan.most == (7, 7)
    fight.do((0, 0)).do((4, 14))
    fight.do()
    assert fight.ask.seat == 1, "the other goes on alone"
    fight.do((5, 29)).do((6, 44)).do((7, 59))
    assert fight.s.stage == 1


@pytest.mark.rule("h3:8:battlefield-neutral-discouraged", "h3:17:unit-limit")
def test_against_neutrals_five_units_are_the_limit() -> None:
    fight = with_obstacles(begun("battlefield-neutral"))
    assert fight.s.plan.most == (5, 5) and fight.ask.kind == "place"


@pytest.mark.rule("h3:17:neutral-no-limit")
def test_against_neutrals_one_goes_on_freely_or_retreats() -> None:
    fight = with_obstacles(begun("battlefield-neutral", field="I", mp=0))
    fight.do((0, 0))
    while fight.s.ask is not None and fight.ask.kind != "continue":
        fight.do("end") if ("end",) in fight.offered() else fight.do(*fight.offered()[0])
    assert fight.offered() == [("continue",), ("retreat",)] and fight.s.mp == 0
    fight.do("continue")
    assert fight.s.round == 2
    while fight.s.ask is not None and fight.ask.kind != "continue":
        fight.do("end") if ("end",) in fight.offered() else fight.do(*fight.offered()[0])
    fight.do("retreat")
    assert fight.over == "retreat"


# ------------------------------------------------------------------------------------------------- movement


@pytest.mark.rule("h3:17:hex", "h3:17:move-initiative")
def test_movement_is_initiative_in_hexes() -> None:
    b = on_hexes({"H": "halberdiers few h6", "Z": "zombies few o11"}, "H").act("H")
    speed = b.s.card(0).initiative
    assert speed == 4
    assert max(b.s.board.distance[b.s.place[0]][b.number(m)] for m in b.moves()) == speed
    assert len(b.moves()) == 3 * speed * (speed + 1)
    assert b.refusals("move", b.number("m6")) == ["h3:17:move-initiative"]


@pytest.mark.rule("h3:17:move-initiative")
def test_ranged_units_move_by_their_initiative_too() -> None:
    b = on_hexes({"M": "marksmen few h6", "Z": "zombies few o11"}, "M").act("M")
    assert max(b.s.board.distance[b.s.place[0]][b.number(m)] for m in b.moves()) == b.s.card(0).initiative > 1


@pytest.mark.rule("h3:17:token-types")
def test_tokens_are_obstacles() -> None:
    b = on_hexes({"H": "halberdiers few a1", "G": "griffins few a2", "Z": "zombies few o11"}, "HG")
    b.s.rocks = sum(1 << b.number(n) for n in ("b1", "b2", "b3", "a3", "b4", "a4"))
    b.act("H")
    assert b.moves() == set()
    assert b.refusals("move", b.number("b1"))[0] == "h3:17:token-types"
    b.finish().act("G")
    assert "c2" in b.moves() and not {"b1", "b2"} & b.moves()


@pytest.mark.rule("h3:17:miniatures")
def test_miniatures_stand_in_the_way() -> None:
    units = {"H": "halberdiers few a1", "F": "zombies few b1", "G": "zombies few a2", "Z": "zombies few o11"}
    b = on_hexes(units, "HFG").act("H")
    assert b.moves() == set()
    assert b.refusals("move", b.number("c1")) == ["h3:17:miniatures"]


@pytest.mark.rule("h3:17:ranged-either")
def test_ranged_units_move_or_attack_and_never_both() -> None:
    b = on_hexes({"M": "marksmen few a1", "Z": "zombies pack g1"}, "M").act("M")
    assert b.targets() == {"Z"} and b.moves()
    b.strike("Z", [0])
    assert b.ask.kind == "test", "no step follows"
    b.next_round().act("M").choose("move", "b1")
    assert "attack" not in b.verbs()


def test_melee_units_attack_all_six_neighbours() -> None:
    units = {"H": "halberdiers few h6", **{f"Z{n}": f"zombies few {at}" for n, at in enumerate(around("h6"))}}
    assert len(on_hexes(units, "H").act("H").targets()) == 6


def around(at: str) -> list[str]:
    """The six neighbours of a hex."""
    row = int(at[1:]) - 1
    space = row * 15 + "abcdefghijklmno".index(at[0])
    return [BATTLEFIELD.name(n) for n in MEMBERS[BATTLEFIELD.next[space]]]


# --------------------------------------------------------------------------------------- penalty, ties, strikes


@pytest.mark.rule("h3:17:penalty-distance")
@pytest.mark.parametrize(("at", "dice"), [("i1", 2), ("o1", 2)])
def test_eight_hexes_or_more_cost_the_penalty(at: str, dice: int) -> None:
    b = on_hexes({"E": "evil_eyes few a1", "Z": f"crusaders pack {at}"}, "E").attack("E", "Z", [0] * dice)
    assert [len(faces) for faces in b.dice()] == [dice]


def test_seven_hexes_do_not() -> None:
    b = on_hexes({"E": "evil_eyes few a1", "Z": "crusaders pack h1"}, "E").attack("E", "Z", [0])
    assert [len(faces) for faces in b.dice()] == [1]


def order(s: State) -> list[int]:
    """The sides in the order of this Round, everybody ending at once."""
    sides: list[int] = []
    number = s.round
    while s.ask is not None and s.round == number:
        if s.ask.kind == "act":
            sides.append(s.side[s.ask.args[0]])
        keys = [o.key for o in s.ask.options()]
        give(s, s.ask.seat, ("end",) if ("end",) in keys else keys[0])
    return sides


@pytest.mark.rule("h3:17:tie-token")
def test_in_a_tie_the_token_holder_begins_and_the_token_passes() -> None:
    row = [{"unit": "halberdiers", "side": "few"}]
    fight = with_obstacles(begun(armies=[row, row]))
    fight.do((0, 0)).do((1, 14))
    assert order(fight.s) == [0, 1]
    assert [e["side"]["id"] for e in fight.told("token-passes")][:1] == ["h3-defender"]
    assert order(fight.s) == [1, 0], "the defender holds it now"


@pytest.mark.rule("h3r:battlefield-retaliation-two")
def test_liches_may_hit_two_neighbours_and_both_retaliate() -> None:
    units = {"L": "liches pack h6", "A": "crusaders pack i6", "B": "crusaders pack i7"}
    battle = on_hexes(units, "L")
    battle.source.spare = True
    battle.act("L").strike("A").choose("strike", "B").finish()
    assert {line for line in battle.story() if "<" in line} == {"A < L", "B < L"}


def test_lines_go_straight_on() -> None:
    b = on_hexes({"D": "gold_dragons few g6", "A": "crusaders pack h6", "B": "crusaders pack i6"}, "D")
    b.source.spare = True
    b.act("D").strike("A").finish()
    assert "D > B" in b.story()


# ----------------------------------------------------------------------------------------------------- sieges


def siege(units: dict[str, str], attackers: str) -> Battle:
    """A siege with all Walls and the Gate."""
    b = on_hexes(units, attackers, BATTLEFIELD_SIEGE)
    b.s.forts, b.s.gate = sum(WALLS) | GATE, GATE
    return b


@pytest.mark.rule("h3:17:siege-tokens", "h3:7:arrow-tower-gained")
def test_in_a_siege_walls_and_gate_stand_at_their_spots_and_nothing_else() -> None:
    fight = begun(citadel=True)
    assert fight.ask.kind == "place-one"
    assert (fight.s.forts, fight.s.gate, fight.s.rocks) == (sum(WALLS) | GATE, GATE, 0)
    while fight.ask.kind == "place-one":
        form = fight.ask.form
        assert form is not None
        fight.do((form.limits()["items"][0], form.limits()["spaces"][0]))
    assert fight.where("arrow_tower") != "off"


@pytest.mark.rule("h3:17:gate-hexes")
def test_the_gate_covers_four_hexes_with_a_passage_in_the_middle() -> None:
    fight = begun(citadel=True)
    assert fight.s.gate.bit_count() == 4
    b = siege({"H": "griffins few j5", "K": "crusaders few l6"}, "H").act("K")
    assert b.moves() & {"k5", "k6", "k7", "k8"} == {"k6", "k7"}
    b.finish().act("H")
    assert {at.split()[0] for at in b.breaches()} >= {"k5", "k6", "k7", "k8"}
    b.breach("k5", "j5")
    assert b.s.gate == 0 and b.s.forts == sum(WALLS), "it falls as one"


@pytest.mark.rule("h3:7:protection-column", "h3:7:protection-minus-1")
def test_who_stands_behind_the_wall_of_its_row_is_protected() -> None:
    b = siege({"E": "evil_eyes few h1", "K": "crusaders pack m1", "Z": "zombies few o11"}, "E").attack("E", "K", [0])
    assert "h3-sum-wall" in {row["words"]["id"] for row in b.told("hits")[0]["sum"]["rows"]}

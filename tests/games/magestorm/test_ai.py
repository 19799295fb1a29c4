"""The computer player of Magestorm: whole games, honesty, and single decisions that anybody would take."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlebook.games.magestorm import ai_aims, ai_mind, ai_sums
from battlebook.games.magestorm.board import NAMES, NUMBERS
from battlebook.games.magestorm.content import CARD_INDEX
from battlebook.games.magestorm.game import GAME
from battlebook.games.magestorm.hidden import deal_side
from battlebook.games.magestorm.rules.combat import values
from battlebook.games.magestorm.rules.procedures import MagicPhase, MovementPhase
from battlebook.games.magestorm.rules.procedures_strategic import Orders
from battlebook.games.magestorm.state import FIGHTING, State
from battlebook.kernel.chance import Keyed
from battlebook.kernel.frames import advance, give, open_part
from battlebook.kernel.game import begin
from battlebook.kernel.gate import waiting
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.proof import open_key
from battlebook.players.arena import play, sampled_spec
from tests.games.magestorm.clash import Clash
from tests.games.magestorm.field import Field

SCENARIOS = [setup.key for setup in GAME.setups]


def begun(scenario: str, seed: int) -> State:
    """A match before its first answer."""
    s = begin(GAME, sampled_spec(GAME, scenario, seed), Keyed(open_key(seed)))
    advance(s)
    assert isinstance(s, State)
    return s


def judged(s: State, seat: int, seed: int = 1) -> dict[Key, float]:
    """What the seat's player thinks of its answers, from what it knows."""
    known = GAME.known(s, seat)
    return dict(GAME.judged(known, known.ask, Random(seed)))


def best(s: State, seat: int) -> Key:
    """The answer it would give."""
    found = judged(s, seat)
    return max(found, key=lambda key: found[key])


def part_of(s: State, seat: int) -> Ask:
    """The seat's part of the ask."""
    part = open_part(s, seat)
    assert part is not None
    return part


# ------------------------------------------------------------------------------------------------ whole games


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_answer_that_it_thinks_of_is_legal_and_every_scenario_ends(scenario: str) -> None:
    s = begun(scenario, 5)
    places: set[tuple[int, ...]] = set()
    while waiting(s):
        for seat in waiting(s):
            part, found = part_of(s, seat), judged(s, seat)
            assert found and all(-1 <= value <= 1 for value in found.values())
            for key in found:
                legal = part.find(key) is not None if part.form is None else part.form.check(key) is None
                assert legal, f"{part.kind}: {key}"
            give(s, seat, max(found, key=lambda key: found[key]))
            places.add(tuple(s.place))
    assert GAME.result(s) is not None and len(places) > 12


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("seed", range(6))
def test_it_beats_chance_on_either_side_of_the_first_scenario(side: int, seed: int) -> None:
    levels = ("greedy", "random") if side == 0 else ("random", "greedy")
    assert play(GAME, sampled_spec(GAME, "ferngate", seed), seed, levels).sides == (side,)


def test_the_same_seed_gives_the_same_game() -> None:
    spec = sampled_spec(GAME, "duel-at-the-ford-stone", 3)
    first, second = (play(GAME, spec, 3, ("greedy", "greedy"))._replace(seconds=0) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("seat", [0, 1])
def test_it_judges_alike_whatever_is_hidden(seat: int) -> None:
    s, asked = begun("ferngate", 8), 0
    while waiting(s) and asked < 40:
        for by in waiting(s):
            found = judged(s, by)
            if by == seat and s.stage == FIGHTING:
                other = GAME.table.clone(s)
                hidden = GAME.known(other, seat)
                other.cards, other.pool = hidden.cards, hidden.pool
                deal_side(other, 1 - seat, Random(asked))
                assert other.cards != s.cards or not hidden.pool[1 - seat]
                assert judged(other, by) == found
                asked += 1
            give(s, by, max(found, key=lambda key: found[key]))
    assert asked >= 40


# ----------------------------------------------------------------------------------------- sums in thought


@pytest.mark.parametrize("terrain", ["clear", "forest", "hill", "village", "bridge"])
@pytest.mark.parametrize("night", [False, True])
def test_sums_in_thought_are_those_of_the_fight(terrain: str, night: bool) -> None:
    units = {"K1": "E4 waldwika kirtais geltz skaitan", "L1": "E5 ahma hneiwan hairus walthus"}
    tokens = {"K": {"breeze": 1, "speed": 1, "air-elemental-lesser": 1}, "L": {"oak": 1, "roots": 1, "bears": 1}}
    scenario = "moonless-march" if night else ""  # E5 is clear there
    c = Clash(units, terrain={"E5": terrain} if terrain != "clear" else {}, tokens=tokens, scenario=scenario)
    c.begin().cast("K", "breeze", "speed", "air-elemental-lesser").cast("L", "oak", "roots", "bears").to("place")
    while c.ask.kind == "place":
        for when in (0, 1):
            for side in (0, 1):
                where = ai_sums.Field(c.s.terrain[NUMBERS["E5"]], night)
                found = ai_sums.sums(side, c.s.line[side], c.s.spells[side], c.s.ground[side], where, when)
                assert list(found[:4]) == [values.total(c.s, side, what, when) for what in range(4)]
                assert found.least == values.minimum(c.s, side, when)
        c.do(*c.offered("place")[0], dice=[3, 3, 4, 3, 5, 3] * 4)


def test_better_troops_are_worth_more() -> None:
    worth = {name: ai_sums.WORTH[number] for name, number in CARD_INDEX.items()}
    assert worth["waiks"] < worth["geltz"] < worth["skaitan"] < worth["waldwika"]
    assert worth["walthus"] < worth["hneiwan"] < worth["hairus"] < worth["unagands"]
    assert worth["bears"] == 0


# ------------------------------------------------------------------------------------------ single decisions


def movement(units: dict[str, str], goals: dict[str, list[str]], **more: Any) -> Field:
    """A movement phase of the Kragis whose first unit moves."""
    f = Field(units, goals=goals, **more).run(MovementPhase(0))
    return f.do(*f.offered("go")[0]) if f.ask.kind == "move-unit" else f


STRONG = "waiks skaitan waldwika waldwika geltz"


def test_it_attacks_a_worn_enemy_on_its_way() -> None:
    f = movement({"K1": f"F4 {STRONG}", "L1": "F5 walthus walthus", "L2": "K9 walthus walthus"}, {"K": ["F5"]})
    assert f.ask.kind == "test" and f.s.attacks[f.unit("K1")] == NUMBERS["F5"]


@pytest.mark.parametrize("weak,target", [("G5", "G5"), ("H5", "H5")])
def test_it_turns_to_the_weaker_of_two_enemies(weak: str, target: str) -> None:
    strong = "H5" if weak == "G5" else "G5"
    units = {
        "K1": "G4 geltz geltz geltz",
        "L1": f"{strong} hairus unagands unagands ahma hairus",
        "L2": f"{weak} walthus",
    }
    f = movement(units, {"K": ["G6"]})
    assert f.ask.kind == "step"
    assert best(f.s, 0) == ("attack", NUMBERS[target])


def test_it_spends_points_to_get_a_unit_out_of_its_rest() -> None:
    f = Field({"K1": f"F3 {STRONG}", "L1": "F9 walthus walthus"}, goals={"K": ["F3"]})
    f.s.points = 3
    f.run(Orders(0))
    key = best(f.s, 0)
    assert key[0] == "goal-move" and NAMES[key[2]][1] == "4"


def test_it_lets_a_unit_stand_on_the_hex_that_counts() -> None:
    f = Field({"K1": f"F5 {STRONG}", "L1": "A9 walthus walthus"}, goals={"K": ["F5"]}, scenario="ferngate", round_=6)
    f.s.points = 3
    f.run(Orders(0))
    assert best(f.s, 0) == ("done",)


def test_power_points_leave_the_source() -> None:
    f = Field(tokens={"K": {"source": 4}}).run(MagicPhase(0))
    seen = []
    while f.ask.kind == "tokens" and best(f.s, 0) != ("done",):
        seen.append(best(f.s, 0))
        f.do(*seen[-1])
    assert len(seen) == 4 and f.tokens("K")["source"] == f.s.plan.army(0).tokens  # the new ones


def test_power_points_stay_in_a_good_box() -> None:
    f = Field(tokens={"K": {"air-elemental-prime": 1}}).run(MagicPhase(0))
    assert best(f.s, 0) == ("done",)


def test_a_spell_that_tips_the_fight_is_cast_and_one_without_use_is_not() -> None:
    even = {"K1": "E4 geltz geltz geltz geltz", "L1": "E5 hairus hairus hairus hairus"}
    c = Clash(even, mages=("firemage", "druid"), tokens={"K": {"bravery": 1, "fireblade": 1}}).begin()
    assert set(best(c.s, 0)) == set(c.codes(["bravery", "fireblade"]))
    sure = {"K1": "E4 waldwika waldwika waldwika waldwika", "L1": "E5 walthus"}
    c = Clash(sure, mages=("firemage", "druid"), tokens={"K": {"blindness": 1}}).begin()
    assert best(c.s, 0) == ()


def fated(**tokens: int) -> Clash:
    """A Fate Guardian attacks a slower unit that defends as well as hers attacks."""
    units = {"K1": "E4 skaitan skaitan skaitan skaitan", "L1": "E5 ahma ahma ahma ahma"}
    named = {name.replace("_", "-"): n for name, n in tokens.items()}
    return Clash(units, mages=("fate-guardian", "druid"), tokens={"K": named})


def test_the_fate_guardian_sets_a_die_where_it_matters() -> None:
    c = fated(tome_6=1).begin([])
    assert best(c.s, 0) == ("pass",)
    c.do("pass", dice=[3, 3])
    mine = next(at for at, die in enumerate(c.s.dice) if die[0] == 0)
    assert best(c.s, 0) == ("tome", 6, mine)


@pytest.mark.parametrize("die,key", [(6, ("pass",)), (1, ("reroll", 0))])
def test_the_fate_guardian_rolls_again_what_fell_badly(die: int, key: Key) -> None:
    c = fated(reroll=3).begin([4])
    while c.s.fight[3] < 4 or len(c.told("rolls")) < 3:
        c.do("pass", dice=[3] if len(c.told("rolls")) < 2 else [die])
    assert c.ask.kind == "reroll" and best(c.s, 0) == key


# ------------------------------------------------------------------------------------------- thoughts kept


def test_thoughts_that_are_kept_are_those_that_would_be_thought_anew() -> None:
    s, looked_at = begun("two-crossings", 3), 0
    while waiting(s) and looked_at < 60:
        for seat in waiting(s):
            found = judged(s, seat)
            if s.stage == FIGHTING:
                ai_mind.MINDS.clear()
                assert judged(s, seat) == found
                looked_at += 1
            give(s, seat, max(found, key=lambda key: found[key]))
    assert looked_at >= 60


def test_who_is_behind_seeks_what_he_has_not_got() -> None:
    units = {"K1": f"I5 {STRONG}", "L1": "F5 hairus hairus hairus", "L2": "C5 walthus walthus"}
    late = [Field(units, scenario="ferngate", round_=n) for n in (2, 6)]
    assert [ai_aims.is_behind(f.s, 0) for f in late] == [True, True]
    assert not ai_aims.is_behind(late[0].s, 1)
    weight = [max(t.weight for t in ai_aims.Aims(f.s, 0).targets if t.hexes == (NUMBERS["C5"],)) for f in late]
    cares = [ai_aims.Aims(f.s, side).care for f in late for side in (0, 1)]
    assert weight[1] / 10 > weight[0] / 40 and cares[2] < cares[3] and cares[0] < cares[1]

"""Worked examples about movement: from an example's set-up to what the engine does, by the names that examples use.

Each observer pops what it reads; what is left over at the end is an error. It returns pairs of what an example
expects and what was seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from battlebook.games.magestorm.board import NAMES
from battlebook.games.magestorm.content import SPELLS
from battlebook.games.magestorm.rules.movement_hexes import closest, cost, toll, ways_to
from battlebook.games.magestorm.rules.units import movement_points
from tests.games.magestorm.moves import Moves

Example = dict[str, Any]
Seen = dict[str, Any]
Pairs = list[tuple[Example, Seen]]
CARDS = "geltz geltz"
STOPS = {"objective": "in the hex of an objective marker"}
NUMBERS = ("no", "one", "two")


def field(setup: Example, at: dict[str, str] | None = None, goals: dict[str, str] | None = None) -> Moves:
    """The Kragis units of an example and whatever stands around them; letters only label the printed picture."""
    setup.pop("letters", None)
    places = {**setup.pop("units"), **(at or {})}
    units = {f"K{n}": f"{hex_} {CARDS}" for n, hex_ in places.items()}
    foes = setup.pop("enemy_units", {})
    units |= {f"L{i + 1}": f"{hex_} walthus walthus" for i, hex_ in enumerate(foes.values())}
    markers = goals or setup.pop("objectives")
    held = {f"K{n}": "hold" for n in setup.pop("hold", [])}
    doors = setup.pop("bridge_sides", {})
    m = Moves(units, list(markers.values()), held, terrain=setup.pop("terrain", {}))
    if doors:
        m.doors({at: tuple(sides) for at, sides in doors.items()})
    for n, points in setup.pop("movement_points", {}).items():
        assert movement_points(m.s, m.unit(f"K{n}")) == points
    assert not setup, f"unread keys of a set-up: {setup}"
    return m


def ended(m: Moves, n: str) -> str:
    """Why a unit's movement ended, or nothing."""
    return dict(m.halts()).get(f"K{n}", "")


def spent(m: Moves, n: str) -> int:
    """The movement points a unit has paid for the hexes it entered."""
    unit = m.unit(f"K{n}")
    return sum(cost(m.s, unit, e["hex"]["id"]) for e in m.told("moved") if e["unit"]["id"] == unit)


def entered(m: Moves, n: str) -> list[str]:
    """The hexes a unit entered, in order."""
    return [NAMES[e["hex"]["id"]] for e in m.told("moved") if e["unit"]["id"] == m.unit(f"K{n}")]


def open_hexes(m: Moves, n: str, goal: str = "") -> list[str]:
    """The hexes a unit could enter first, for one marker or its closest ones."""
    unit = m.unit(f"K{n}")
    at = m.s.place[unit]
    goals = [m.hex(goal)] if goal else closest(m.s, unit, at)
    return [NAMES[h] for g in goals for h in ways_to(m.s, unit, at, g, 2).enter]


# ------------------------------------------------------------------------------------------- observers


def basic(example: Example) -> Pairs:
    """Choices at each step, and a hex that is too dear."""
    pairs: Pairs = []
    for case in example.pop("case"):
        m = field(dict(example["setup"])).begin()
        seen: Seen = {}
        for step in (1, 2):
            offered = {words.split()[1] for words in m.offers()}
            pairs.append(({"choices": sorted(case.pop(f"choices_step_{step}"))}, {"choices": sorted(offered)}))
            wanted = case.pop(f"choose_{step}")
            m.say(next(words for words in m.offers() if words.endswith(wanted)))
        left = movement_points(m.s, m.unit("K2")) - spent(m, "2")
        why = f"forest costs {cost(m.s, 0, m.hex('D4'))}, {NUMBERS[left]} point left" if left else ""
        seen = {"final": m.where("K2"), "mp_left": left, "ended": ended(m, "2") == "dear", "why": why}
        pairs.append((case.pop("expect"), seen))
        assert not case, f"unread keys of a case: {case}"
    return pairs


def multiple_choices(example: Example) -> Pairs:
    """A tie of two markers, one of them behind a river."""
    letters = {hex_: name for name, hex_ in example["setup"]["objectives"].items()}
    m = field(example["setup"]).begin()
    seen: Seen = {"tie_at_start": [letters[w.split()[1]] for w in m.offers() if w.startswith("toward")][::-1]}
    for hex_, name in letters.items():
        seen[f"options_towards_{name}"] = open_hexes(m, "3", hex_)
    expect = example.pop("expect")
    first = expect["chosen"][0]
    goal = next(hex_ for hex_ in letters if open_hexes(m, "3", hex_) == [first])
    m.say(f"toward {goal}")
    unit = m.unit("K3")
    seen["closest_after_first_step"] = [letters[NAMES[h]] for h in closest(m.s, unit, m.hex(first))]
    seen["chosen"] = entered(m, "3")
    seen["final"] = {n: m.where(f"K{n}") for n in ("3", "5")}
    seen["mp_spent"] = {"3": spent(m, "3")}
    return [(expect, seen)]


def crossing_river(example: Example) -> Pairs:
    """A river, a marker that leads to the bridge, and the crossing."""
    pairs: Pairs = []
    setup = example.pop("setup")
    for case in example.pop("case"):
        start = {"2": case.pop("unit_at")} if "unit_at" in case else {}
        goals = case.pop("objectives_now")
        m = field({**setup, "objectives": goals}, start)
        options = open_hexes(m, "2")
        m.begin()
        seen = {"options": options, "final": m.where("K2"), "path": entered(m, "2")}
        seen["stops_because"] = STOPS.get(ended(m, "2"), ended(m, "2"))
        pairs.append((case.pop("expect"), seen))
        assert not case, f"unread keys of a case: {case}"
    return pairs


def stacking(example: Example) -> Pairs:
    """Full hexes, in the order of the example."""
    order = example["setup"].pop("order")
    m = field(example["setup"]).begin()
    go_in(m, order)
    seen: Seen = {"final": {n: m.where(f"K{n}") for n in sorted(order)}}
    seen["mp_spent"] = {n: spent(m, n) for n in ("2", "5")}
    return [(example.pop("expect"), seen)]


def entering_combat(example: Example) -> Pairs:
    """Two attackers, and two units that come too late."""
    order = example["setup"].pop("order")
    m = field(example["setup"]).begin()
    go_in(m, order)
    attacking = {ref[1:]: at for ref, at in m.attacking().items()}
    seen: Seen = {"attacking": attacking, "final": {n: m.where(f"K{n}") for n in sorted(order)}}
    seen["not_attacking"] = [n for n in sorted(order) if n not in attacking]
    return [(example.pop("expect"), seen)]


def go_in(m: Moves, order: list[str]) -> None:
    """Move units in an order, as long as anybody is asked."""
    for n in order:
        if f"go K{n}" in m.offers():
            m.say(f"go K{n}")
    assert m.idle()


def cavalry(example: Example) -> Pairs:
    """Movement points by the share of riders."""
    base = example.pop("setup").pop("base_movement_points")
    pairs: Pairs = []
    for case in example.pop("case"):
        cards = ["waldwika"] * case.pop("cavalry") + ["geltz"] * case.pop("others")
        m = Moves({"K1": " ".join(["A1", *cards]), "K2": "A2 geltz geltz"}, ["K1"]).begin()
        assert movement_points(m.s, m.unit("K2")) == base
        case.pop("note", None)
        pairs.append((case.pop("expect"), {"movement_points": movement_points(m.s, m.unit("K1"))}))
        m.say("go K1")
        assert not case, f"unread keys of a case: {case}"
    return pairs


def attack_needs_points(example: Example) -> Pairs:
    """An enemy in a hex that may be too dear."""
    kind = example.pop("setup").pop("enemy_hex")
    pairs: Pairs = []
    for case in example.pop("case"):
        left = case.pop("mp_left")
        units = {"K1": f"B5 {CARDS}", "L1": "C5 walthus walthus"}
        m = Moves(units, ["K5"], {"K1": "whirlwind"} if left == 1 else {}, terrain={"C5": kind})
        unit = m.unit("K1")
        assert movement_points(m.s, unit) == left
        m.begin()
        fights = m.attacking() == {"K1": "C5"}
        seen: Seen = {"combat": fights, "movement_over": bool(m.s.moved[unit])}
        seen["unit_stays_in_its_hex"] = m.where("K1") == "B5"
        seen["mp_left"] = left - toll(m.s, unit, m.hex("C5"), left) if fights else left
        pairs.append((case.pop("expect"), seen))
        assert not case, f"unread keys of a case: {case}"
    return pairs


def spells(example: Example) -> Pairs:
    """What Run, Whirlwind, Fly and Treewalk do to points and costs."""
    base = example.pop("setup").pop("base_movement_points")
    pairs: Pairs = []
    for case in example.pop("case"):
        effects, path = case.pop("effects"), case.pop("path", [])
        row = {f"{'BCD'[i]}5": kind for i, kind in enumerate(path)}
        m = Moves({"K1": f"A5 {CARDS}"}, ["K5"], {"K1": " ".join(effects)}, terrain=row)
        unit = m.unit("K1")
        seen: Seen = {"movement_points": movement_points(m.s, unit)}
        assert seen["movement_points"] == base + effects.count("run") - effects.count("whirlwind")
        seen["legal"] = all(effects.count(s.id) <= s.a_unit for s in SPELLS if s.id in effects and s.a_unit)
        m.begin()
        if path:
            seen |= {"legal": m.where("K1") == f"{'ABCD'[len(path)]}5", "cost": spent(m, "1")}
        pairs.append((case.pop("expect"), seen))
        assert not case, f"unread keys of a case: {case}"
    return pairs


OBSERVERS: dict[str, Callable[[Example], Pairs]] = {
    "ms-ex:movement-basic": basic,
    "ms-ex:movement-multiple-choices": multiple_choices,
    "ms-ex:movement-crossing-river": crossing_river,
    "ms-ex:movement-stacking": stacking,
    "ms-ex:movement-entering-combat": entering_combat,
    "ms-ex:cavalry-movement": cavalry,
    "ms-ex:t-attack-needs-points": attack_needs_points,
    "ms-ex:t-movement-spells": spells,
}

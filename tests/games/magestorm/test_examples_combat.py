"""The worked examples about combat, run from the ledger's data, and what in them says nothing to the engine."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from battlebook.games.magestorm import verbs
from battlebook.games.magestorm.content import CARD_INDEX, CARDS
from battlebook.games.magestorm.game import GAME
from battlebook.games.magestorm.pieces import CHARACTERISTICS
from battlebook.games.magestorm.rules.combat import values
from battlebook.games.magestorm.state import LARGE
from battlebook.kernel import gate
from tests.games.magestorm.clash import HEX, Clash, rows_of
from tests.games.magestorm.example_combat import INPUTS, Played
from tests.games.magestorm.field import put

TEXT = (files("battlebook.games.magestorm") / "ledger" / "examples.toml").read_text("utf-8")
ALL: dict[str, dict[str, Any]] = {example["id"]: example for example in tomllib.loads(TEXT)["example"]}
STEPS = ("engagement", "melee")
LAID = ["line", "ground", "spells", "reserve"]
Setup = dict[str, Any]
Found = dict[str, Any]


# ------------------------------------------------------------------------------------------- single examples


def ahma(setup: Setup, _: Found) -> Found:
    """The damage of an Ahma that hits, alone and with Strength."""
    assert setup.pop("first_line_troops") == 1
    troop = setup.pop("troop")
    found = {}
    for name, cast in (("no_spell", ()), ("with_strength", ("strength",))):
        c = Clash({"L1": f"E4 {troop}", "K1": "E5 waiks waiks"}, "L", tokens={"L": {"strength": 1}}).begin()
        c.change(troop, {"attack": 30})
        if c.ask.kind == "magic":
            c.cast("L", *cast)
        c.go()
        sums = [rows_of(e["sum"]) for e in c.told("strikes") if e["unit"]["seat"] == 1]
        for step, rows in zip(STEPS, sums, strict=True):
            found[f"{step}_{name}"] = sum(row[0] for row in rows)
    return found


def breeze(setup: Setup, _: Found) -> Found:
    """What Breeze adds without and with archers in the first line."""
    spell = setup.pop("spell")
    found = {}
    for name, line in (("without_ranged", "geltz geltz"), ("with_one_or_more_ranged_in_first_line", "kirtais geltz")):
        c = Clash({"K1": f"E4 {line}", "L1": "E5 ahma"}, tokens={"K": {spell: 1}}).begin().cast("K", spell)
        c.change("geltz", {"attack": 30})
        c.go()
        given = {}
        for what, kind in (("initiative", "initiative"), ("attack", "attack"), ("damage", "strikes")):
            rows = rows_of(next(e for e in c.told(kind) if e["unit"]["seat"] == 0)["sum"])
            given[what] = sum(value for value, _, thing in rows if thing == spell)
        found[name] = given
    return found


def tactical(setup: Setup, _: Found) -> Found:
    """Where tactical spells lie: a view names the cards in the order in which they lie."""
    cast = setup.pop("cast")
    units_ = {"L1": "E4 walthus hneiwan hneiwan ahma unagands", "K1": "E5 skaitan skaitan skaitan"}
    mages = ("airmage", setup.pop("mage"))
    c = Clash(units_, "L", mages=mages, tokens={"L": dict.fromkeys(cast, 2)}).begin().cast("L", *cast)
    c.go("magic")
    order = [name for name in gate.view(GAME, c.s, 0)["fight"] if name in LAID]
    lain = sorted(c.spells("L")) == sorted(cast) and not set(c.line("L") + c.reserve("L")) & set(cast)
    behind = "at the end of the first line, after the last first-line card and before the reserve"
    return {"placed": behind if lain and order == LAID else "elsewhere"}


def summon(setup: Setup, _: Found) -> Found:
    """Where a creature may stand."""
    (cast,) = setup.pop("cast")
    line = setup.pop("first_line")
    mages = (setup.pop("mage"), "druid")
    c = Clash({"K1": " ".join(["E4", *line]), "L1": "E5 ahma"}, mages=mages, tokens={"K": {cast: 1}}).begin()
    c.cast("K", cast)
    legal = [key[1] for key in c.offered("place")]
    illegal = [n for n in range(len(line) + 1) if c.why("place", n) == ["ms:combat-3:creature-never-first"]]
    return {"legal_insert_indexes": legal, "illegal_insert_indexes": illegal}


def composition(setup: Setup, _: Found) -> Found:
    """First line, reserve and size of a unit."""
    ref = f"L{setup.pop('unit')}"
    c = Clash({ref: " ".join(["E4", *setup.pop("cards")]), "K1": "E5 skaitan skaitan skaitan"}, "L")
    large = bool(c.s.look[c.unit(ref)] & LARGE)
    c.begin().go()
    (shown, first), *_ = [(e["cards"], e["n"]) for e in c.told("lines-up") if e["unit"]["seat"] == 1]
    names = [card["msg"].removeprefix("ms-card-") for card in shown]
    size, bases = ("large", 2) if large else ("small", 1)
    return {"first_line": names[:first], "reserve": names[first:], "size": size, "bases": bases}


def ground(setup: Setup, case: Found) -> Found:
    """Sums of both sides by the hex, from tens on each side; what stays at ten is left out."""
    setup.pop("note")
    hex_ = case.pop("hex")
    tens = {**dict.fromkeys(CHARACTERISTICS, 10), "resistance": 90, "unstoppable": False}
    c = Clash(
        {"K1": "E4 geltz", "L1": "E5 ahma"},
        terrain={HEX: hex_, "E4": case.pop("attacker_from", "clear")},
        cards={"geltz": tens, "ahma": tens},
        tokens={"L": {"oak": 1}},
    )
    c.begin().go("magic")
    found: Found = {"attacker": {}, "defender": {}}
    for side, name in enumerate(found):
        totals: Found = {
            what: [values.total(c.s, side, i, w) for w in (0, 1)] for i, what in enumerate(CHARACTERISTICS)
        }
        if c.s.ground_of(c.hex(HEX)).still:
            assert totals["initiative"] == [0, 0]
            del totals["initiative"]
        found[name] = {what: pair for what, pair in totals.items() if pair != [10, 10]}
        if "initiative" in found[name]:
            found[name]["initiative"] = found[name]["initiative"][0]
    return {name: totals for name, totals in found.items() if totals or (hex_ == "clear" and not c.s.ground[1])}


def forest(setup: Setup, _: Found) -> Found:
    """Initiative in a forest, addend by addend."""
    line = setup.pop("line")
    spells = setup.pop("spells")
    creature = next(name for name in line if CARDS[CARD_INDEX[name]].mage >= 0)
    troops = [name for name in line if name != creature]
    c = Clash(
        {"K1": " ".join(["E4", *troops]), "L1": "E5 ahma"},
        terrain={HEX: setup.pop("terrain")},
        tokens={"K": {creature: 1, **dict.fromkeys(spells, 1)}},
    )
    c.begin().cast("K", creature, *spells)
    c.do("place", line.index(creature))
    c.go()
    rows = rows_of(next(e for e in c.told("initiative") if e["unit"]["seat"] == 0)["sum"])
    found: Found = {"troops": [value for value, what, _ in rows if what == "still"], "total": 0}
    for value, what, thing in rows:
        name = {"card": "creature", "spell": thing, "power-up": f"{thing}_power_up"}.get(what, what)
        if what not in ("still", "die"):
            found[name] = value
            found["total"] += value
    return found


def tie(setup: Setup, rolls: Found) -> Found:
    """Initiative that is tied and rolled again."""
    sums = setup.pop("initiative")
    cards = {"geltz": {"initiative": sums["attacker"]}, "ahma": {"initiative": sums["defender"]}}
    attacker, defender = rolls.pop("attacker"), rolls.pop("defender")
    c = Clash({"K1": "E4 geltz", "L1": "E5 ahma"}, cards=cards)
    c.begin([die for pair in zip(attacker, defender, strict=True) for die in pair] + [3] * 40)
    told = [(e["unit"]["seat"], e["n"]) for e in c.told("initiative")]
    both = [{"attacker": told[i][1], "defender": told[i + 1][1]} for i in range(0, len(told), 2)]
    first = "attacker" if c.told("strikes-first")[0]["unit"]["seat"] == 0 else "defender"
    return {"first": both[0], "second": both[1], "strikes_first": first}


def failed(setup: Setup, rolls: Found) -> Found:
    """An attack that ties fails, and modifiers of damage do not count."""
    line = setup.pop("striker_line")
    troops = [name for name in line if CARDS[CARD_INDEX[name]].troop]
    creature = next(name for name in line if name not in troops)
    attack, defense, more = setup.pop("attack_sum"), setup.pop("defense_sum"), setup.pop("damage_modifiers")
    cards: dict[str, Found] = {name: {"attack": 0, "initiative": 9} for name in line} | {
        troops[0]: {"attack": attack - 3, "initiative": 9},  # the bridge gives 3
        "ahma": {"defense": defense, "resistance": 90},
    }
    c = Clash(
        {"K1": " ".join(["E4", *troops]), "L1": "E5 ahma"},
        terrain={HEX: "bridge"},
        cards=cards,
        tokens={"K": {creature: 1}},
    )
    c.change(troops[0], {"damage": 5 + more - 2})  # the bridge gives 2
    c.begin().cast("K", creature, dice=[6, 1, rolls.pop("attack"), rolls.pop("defense")] + [3] * 40)
    c.do("place", line.index(creature))
    (one,) = [e for e in c.told("attack") if e["unit"]["seat"] == 0][:1]
    (other,) = [e for e in c.told("defense") if e["unit"]["seat"] == 1][:1]
    hit, n = c.damages()[0]
    return {"attack_result": one["n"], "defense_result": other["n"], "success": hit == "hit", "damage": n}


def excess(setup: Setup, _: Found) -> Found:
    """Damage that is left when the first line is gone."""
    cards = [*setup.pop("first_line"), *setup.pop("reserve")]
    before, damage = setup.pop("damage_before"), setup.pop("damage")
    strong = {"damage": damage, "attack": 90, "initiative": 90, "resistance": 90, "unstoppable": False}
    c = Clash({"L1": "E4 ahma", "K1": " ".join(["E5", *cards])}, "L", cards={"ahma": strong}, tokens={"L": {"oak": 1}})
    put(c.s, "damage", K1=before)
    c.begin().go("magic")
    found = {
        "eliminated": [e["card"]["msg"].removeprefix("ms-card-") for e in c.told("card-lost")],
        "damage_lost": c.told("damage-lost")[0]["n"],
        "damage_left": c.s.damage[c.unit("K1")],
    }
    c.go()
    moved = next(e["cards"] for e in c.told("reinforces"))
    return {**found, "first_line_after_reinforcements": [card["msg"].removeprefix("ms-card-") for card in moved]}


def aura(setup: Setup, _: Found) -> Found:
    """What Aura of Fire inflicts in each power step."""
    assert setup.pop("elementals") == 1
    line, reserve = setup.pop("enemy_line"), setup.pop("enemy_reserve")
    troops = [name for name in line if CARDS[CARD_INDEX[name]].troop]
    called = [name for name in line if name not in troops]
    harmless = {"attack": 0, "damage": 0, "unstoppable": True}
    c = Clash(
        {"K1": "E4 geltz", "L1": " ".join(["E5", *troops, *reserve])},
        mages=("firemage", "druid"),
        tokens={"K": {"fire-elemental-lesser": 1}, "L": dict.fromkeys(called, 1)},
        cards={name: {**harmless, "resistance": 90} for name in ("geltz", "fire-elemental-lesser", *line)},
    )
    c.begin().cast("K", "fire-elemental-lesser").cast("L", *called).go()
    told = [e["n"] for e in c.told("burned")]
    return {"damage_per_power_step": told[0], "damage_whole_combat_if_nothing_changes": sum(told)}


def charge(setup: Setup, case: Found) -> Found:
    """What Charge adds to each characteristic with the icon."""
    assert setup.pop("ability") == "charge"
    found = dict.fromkeys(STEPS, 0)
    c = Clash({"K1": "E4 waldwika", "L1": "E5 ahma"}, terrain={HEX: case.pop("hex")}).begin().go()
    told = [e for e in c.told("attack") if e["unit"]["seat"] == 0]
    for step, event in zip(STEPS, told):
        found[step] = sum(value for value, what, _ in rows_of(event["sum"]) if what == "charge")
    return found


def multiple(setup: Setup, case: Found) -> Found:
    """Who fights whom next, and who may advance."""
    setup.pop("note")
    return Chain(case.pop("attackers", ["A", "B"]), case.pop("defenders")).play(case.pop("combats"))


class Chain:
    """Combats for one hex with the outcomes that are wanted: nobody inflicts anything, so only a unit falls that has
    suffered enough before its combat."""

    def __init__(self, attackers: list[str], defenders: list[str]) -> None:
        self.names = {f"K{i + 1}": name for i, name in enumerate(attackers)}
        self.names |= {f"L{i + 1}": name for i, name in enumerate(defenders)}
        cards = {name: {"resistance": 90, "unstoppable": True, "damage": 0} for name in ("geltz", "ahma")}
        units_ = {ref: "E4 geltz" if ref[0] == "K" else f"{HEX} ahma" for ref in self.names}
        self.clash = Clash(units_, cards=cards, tokens={"K": {"speed": 1}})
        self.numbers = {name: self.clash.unit(ref) for ref, name in self.names.items()}

    def play(self, wanted: list[list[str]]) -> Found:
        """Fight the wanted combats; then see what comes."""
        c = self.clash.begin()
        for name in wanted[0][:2]:
            if c.ask.kind == "fight" and ("fight", self.numbers[name]) in c.offered():
                c.do("fight", self.numbers[name])
        for attacker, defender, outcome in wanted:
            assert self.pair() == [attacker, defender]
            if outcome != "fails":
                verbs.set_damage(c.s, self.numbers[defender if outcome == "wins" else attacker], 90)
            c.default()
            while c.ask.kind == "magic" and c.s.fight[3] > 2:
                c.default()
        following = self.pair() if c.ask.kind == "magic" else "none"
        may = []
        while c.ask.kind == "advance":
            may += [name for name, unit in self.numbers.items() if unit == c.ask.args[0]]
            c.do("stay")
        return {"next": following, "may_advance": may}

    def pair(self) -> list[str]:
        """Who fights now."""
        return [name for unit in self.clash.s.fight[:2] for name, number in self.numbers.items() if number == unit]


# ----------------------------------------------------------------------------------------------- the runner

PLAIN: dict[str, Callable[[Setup, Found], Found]] = {
    "ms-ex:unstoppable-ahma": ahma,
    "ms-ex:breeze-power-up": breeze,
    "ms-ex:tactical-placement": tactical,
    "ms-ex:summon-placement": summon,
    "ms-ex:unit-composition": composition,
    "ms-ex:t-terrain-table": ground,
    "ms-ex:t-forest-initiative": forest,
    "ms-ex:t-initiative-tie": tie,
    "ms-ex:t-attack-tie-fails": failed,
    "ms-ex:t-damage-stops-at-reserve": excess,
    "ms-ex:t-aura-of-fire": aura,
    "ms-ex:t-charge": charge,
    "ms-ex:t-multiple-combat": multiple,
}
TEN_STEPS = "ms-ex:combat-ten-steps"
MINE = [*PLAIN, TEN_STEPS]
SAYINGS = {"note", "why"}  # for people


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every value of nested tables, with its path; lists of tables are tables by number."""
    if isinstance(data, list) and data and isinstance(data[0], dict):
        data = dict(enumerate(data))
    if isinstance(data, dict) and data:
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    else:
        yield path, data


def expected(key: str) -> dict[tuple[Any, ...], Any]:
    """Every value that an example expects."""
    example = ALL[key]
    found: list[tuple[tuple[Any, ...], Any]] = []
    for n, case in enumerate(example.get("case", ())):
        found += leaves(case["expect"], ("case", n))
    for step in example.get("step", ()):
        found += [pair for pair in leaves(step, ("step", step["n"])) if not INPUTS & set(pair[0])]
    found += leaves(example["expect"], ("expect",))
    return {path: value for path, value in found if not SAYINGS & set(path)}


def seen(key: str) -> dict[tuple[Any, ...], Any]:
    """What the engine made of an example. Raises AssertionError for data that nothing reads."""
    example = deepcopy(ALL[key])
    if key == TEN_STEPS:
        found = Played(example).play()
        return dict(leaves({"expect": found.pop("expect"), "step": {int(n): step for n, step in found.items()}}))
    cases = example.get("case", [example.get("rolls", {})])
    rows: list[tuple[tuple[Any, ...], Any]] = []
    for n, case in enumerate(cases):
        setup, rest = deepcopy(example["setup"]), {k: v for k, v in case.items() if k not in ("expect", "note")}
        at = ("case", n) if "case" in example else ("expect",)
        rows += leaves(PLAIN[key](setup, rest), at)
        setup.pop("note", None)
        assert not setup and not rest, f"unread: {setup or rest}"
    return dict(rows)


@pytest.mark.parametrize("key", [pytest.param(k, id=k, marks=pytest.mark.example(k)) for k in MINE])
def test_example(key: str) -> None:
    found = seen(key)
    want = expected(key)
    assert not set(want) - set(found), "nobody observes this"
    assert {path: (value, found[path]) for path, value in want.items() if found[path] != value} == {}


@pytest.mark.parametrize("key", MINE)
def test_a_changed_expectation_fails(key: str) -> None:
    found = seen(key)
    for path, value in expected(key).items():
        assert found[path] != otherwise(value), path


def otherwise(value: Any) -> Any:
    """Another value of the same shape."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return value + "?" if isinstance(value, str) else [*value, "?"] if isinstance(value, list) else {"?": 1}


def test_unread_data_is_an_error() -> None:
    example = ALL["ms-ex:t-charge"]
    example["setup"]["colour"] = "red"
    try:
        with pytest.raises(AssertionError, match="unread"):
            seen("ms-ex:t-charge")
    finally:
        del example["setup"]["colour"]

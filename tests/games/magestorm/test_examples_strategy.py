"""The worked examples about power points, orders, reorganisation and the Fate Guardian, run from the ledger's data."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from battlebook.games.magestorm import verbs_dice
from battlebook.games.magestorm.board import DISTANCE, NAMES
from battlebook.games.magestorm.rules.movement_phase import MovementPhase
from battlebook.games.magestorm.rules.procedures import FOR_ATTACK, DiceRoll, MagicPhase, StrategicPhase
from battlebook.games.magestorm.rules.procedures_strategic import Orders
from battlebook.games.magestorm.state import LARGE
from tests.games.magestorm.field import Field, put
from tests.games.magestorm.test_examples_combat import leaves, otherwise

TEXT = (files("battlebook.games.magestorm") / "ledger" / "examples.toml").read_text("utf-8")
ALL: dict[str, dict[str, Any]] = {example["id"]: example for example in tomllib.loads(TEXT)["example"]}
Data = dict[str, Any]
AT = "C5"
FILLER = "geltz"
EFFECTS = {"fly": "fly", "hold": "hold", "treewalk": "tree"}


# --------------------------------------------------------------------------------------------- power points


def moved(field: Field, rows: list[Data]) -> None:
    """Carry out some steps of power points."""
    for row in rows:
        for _ in range(row["n"]):
            field.do("token", field.box("K", row["from"]), field.box("K", row["to"]))


def refused(field: Field, row: Data) -> Data:
    """The part of a step that is refused, as the example writes it."""
    key = ("token", field.box("K", row["from"]), field.box("K", row["to"]))
    for done in range(row["n"]):
        if key not in field.offered("token"):
            assert field.why(*key)
            return {**row, "n": row["n"]} if done < row["n"] else {}
        field.do(*key)
    return {}


def two_phases(example: Data) -> Data:
    """Tokens after each part of two magic phases."""
    setup = example.pop("setup")
    mage, new = setup.pop("mage"), setup.pop("new_tokens_per_round")
    tokens = {"K": setup.pop("tokens")}
    assert not setup
    # The scenario in which a round brings four.
    field = Field(mages=(mage, "druid"), tokens=tokens, scenario="ferngate")
    assert field.s.plan.army(0).tokens == new
    rounds = []
    for row in example.pop("round"):
        field.run(MagicPhase(0))
        moved(field, row["moves"])
        after = field.tokens("K")
        if field.idle():  # nothing was left to move, so the new ones have come
            after["source"] -= field.told("tokens-placed")[-1]["n"]
        else:
            field.do("done")
        castable = [box.id for box in field.s.mage(0).boxes if box.spell >= 0 and field.tokens("K").get(box.id)]
        asked = {"after_moves": after, "after_new": field.tokens("K")}
        zeros = {name: {box: have.get(box, 0) for box in row[name]} for name, have in asked.items()}
        rounds.append({"number": row["number"], **zeros, "castable_after": castable})
    illegal = []
    for row in example["expect"]["illegal"]:
        fresh = Field(mages=(mage, "druid"), tokens=tokens).run(MagicPhase(0))
        illegal.append(refused(fresh, row))
    return {"round": rounds, "expect": {"illegal": illegal}}


def back_along_a_link(example: Data) -> Data:
    """One dot for both directions."""
    setup = example.pop("setup")
    field = Field(mages=(setup.pop("mage"), "druid"), tokens={"K": setup.pop("tokens")}).run(MagicPhase(0))
    moved(field, example.pop("orders")["moves"])
    illegal = [refused(field, row) for row in example["expect"]["then_illegal"]]
    assert not setup
    return {"expect": {"after": field.tokens("K"), "then_illegal": illegal}}


def power_cap(example: Data) -> Data:
    """New points on a board that is nearly full."""
    new = example.pop("setup").pop("new_tokens_per_round")
    cases = []
    for case in example["case"]:
        field = Field(mages=("airmage", "druid"), tokens={"K": {"fly": case["in_play"]}}, scenario="ferngate")
        assert field.s.plan.army(0).tokens == new
        field.run(MagicPhase(0)).do("done")
        n = sum(field.tokens("K").values())
        cases.append({"expect": {"placed": n - case["in_play"], "in_play": n}})
    return {"case": cases}


# --------------------------------------------------------------------------------------------------- orders


def with_points(field: Field, side: int, n: int) -> Field:
    """A player may give some orders."""
    field.s.points = n
    return field.run(Orders(side))


def objectives_and_hold(example: Data) -> Data:
    """Five orders, and what the unit then follows."""
    setup = example.pop("setup")
    assert setup.pop("side") == "kragis"
    units = {f"K{n}": f"{at} geltz geltz" for n, at in setup.pop("units").items()}
    foes = {f"{name}1": f"{at} hairus hairus" for name, at in setup.pop("enemy_units").items()}
    markers = setup.pop("objectives")
    field = Field({**units, **foes}, goals={"K": list(markers.values())}, terrain=setup.pop("terrain"))
    letters = dict(enumerate(markers))
    before = {n[1:]: nearest(field, letters, n) for n in units}
    points = setup.pop("strategic_points")
    with_points(field, 0, points)
    for row in example.pop("orders")["list"]:
        had = field.s.points
        given(field, letters, row)
        assert had - (0 if field.idle() else field.s.points) == row["cost"]
    left = field.s.points
    assert field.idle() and not setup
    found = {"points_left": left, "before": before, "after_closest_of_unit_1": nearest(field, letters, "K1")}
    again = "only after a later cancel-hold order (1 point)"
    field.s.active = 0
    field.run(MovementPhase(0))
    while not field.idle():
        field.do(*field.ask.options().__next__().key)
    stayed = field.where("K2") == units["K2"].split()[0]
    with_points(field, 0, 1).do("hold-cancel", field.unit("K2"))
    assert not field.s.hold[field.unit("K2")]
    return {"expect": {**found, "unit_2_moves": not stayed, "unit_2_moves_again": again if stayed else ""}}


def given(field: Field, letters: dict[int, str], row: Data) -> None:
    """Give an order of the example."""
    if row["order"] == "place-objective":
        field.do("goal-place", field.hex(row["hex"]))
        letters[max(letters) + 1] = row["marker"]
    elif row["order"] == "move-objective":
        number = next(n for n, letter in letters.items() if letter == row["marker"])
        field.do("goal-move", number, field.hex(row["to"]))
    else:
        field.do("hold", field.unit(f"K{row['unit']}"))


def nearest(field: Field, letters: dict[int, str], ref: str) -> str:
    """The marker that is closest to a unit."""
    here = field.hex(field.where(ref))
    return min(letters.items(), key=lambda pair: DISTANCE[here][field.s.goals[pair[0]]])[1]


def split_unit(example: Data) -> Data:
    """A unit of five becomes two."""
    setup, (row,) = example.pop("setup"), example.pop("orders")["list"]
    ((number, cards),) = setup.pop("units").items()
    # The numbers 1, 2 and 4 are taken, so that the new unit is number 5.
    others = {f"L{n}": f"A{n} hairus hairus" for n in (1, 2, 4)}
    field = Field({**others, f"L{number}": f"{AT} {' '.join(cards)}"})
    with_points(field, 1, setup.pop("strategic_points")).do("split", field.unit(f"L{number}"))
    groups, left = [], list(range(len(cards)))
    for wanted in row["into"].values():
        group = []
        for card in wanted:
            group.append(next(i for i in left if cards[i] == card))
            left.remove(group[-1])
        groups.append(tuple(group))
    field.do(*groups)
    assert field.s.points == 0 and row["cost"] == 1 and not setup
    names = list(row["into"])
    large = {n: bool(field.s.look[field.unit(f"L{n}")] & LARGE) for n in names}
    return {
        "expect": {
            "same_hex": len({field.where(f"L{n}") for n in names}) == 1,
            "sizes": {n: "large" if large[n] else "small" for n in names},
            "bases": {n: 2 if large[n] else 1 for n in names},
            "any_sequence_allowed": [field.cards(f"L{n}") for n in names] == list(row["into"].values()),
        }
    }


def merge_units(example: Data) -> Data:
    """Two units of three become one of six; another order of the cards costs a further point."""
    setup, (row,) = example.pop("setup"), example.pop("orders")["list"]
    field = Field({f"L{n}": f"{AT} {' '.join(cards)}" for n, cards in setup.pop("units").items()})
    lead, other = (field.unit(f"L{row[name]}") for name in ("lead", "other"))
    with_points(field, 1, setup.pop("strategic_points") + 1).do("merge", lead, other)
    left, cards = field.s.points, field.cards(f"L{row['lead']}")
    field.do("rearrange", lead).do(5, 4, 3, 2, 1, 0)
    gone = [name for name in (row["other"],) if field.where(f"L{name}") == "off"]
    size = "large" if field.s.look[lead] & LARGE else "small"
    assert row["cost"] == 1 and left == 1 and not setup
    extra = left - field.s.points
    return {
        "expect": {
            "units": {row["lead"]: cards}, "removed_units": gone, "size": size, "reordering_costs_extra": extra,
        }
    }  # fmt: skip


def on_units(field: Field, names: dict[str, str]) -> Data:
    """The effects on some units."""
    found = {}
    for name, ref in names.items():
        found[name] = [e for e, column in EFFECTS.items() if getattr(field.s, column)[field.unit(ref)]]
    return {"expect": {"effects": found}}


def lay(field: Field, ref: str, effects: list[str]) -> None:
    """Lay effects on a unit."""
    for effect in effects:
        put(field.s, EFFECTS[effect], **{ref: 1})


def split_effects(example: Data) -> Data:
    """Both halves fly."""
    setup, (row,) = example.pop("setup"), example.pop("orders")["list"]
    others = {f"K{n}": f"A{n} geltz geltz" for n in (1, 2, 4)}
    field = Field({**others, f"K{row['unit']}": f"{AT} geltz geltz waiks waiks"})
    lay(field, f"K{row['unit']}", setup.pop("effects")[row["unit"]])
    with_points(field, 0, 1).do("split", field.unit(f"K{row['unit']}")).do((0, 1), (2, 3))
    assert not setup
    return on_units(field, {row["unit"]: f"K{row['unit']}", row["new"]: f"K{row['new']}"})


def merge_effects(example: Data) -> Data:
    """What only one of them had is lost."""
    setup, (row,) = example.pop("setup"), example.pop("orders")["list"]
    refs = {"a": "K1", "b": "K2"}
    field = Field(dict.fromkeys(refs.values(), f"{AT} geltz geltz"))
    for name, effects in setup.pop("effects").items():
        lay(field, refs[name], effects)
    with_points(field, 0, 1).do("merge", *(field.unit(refs[row[name]]) for name in ("lead", "other")))
    assert not setup
    return on_units(field, {row["lead"]: refs[row["lead"]]})


# -------------------------------------------------------------------------------------------------- damage


def fallen(field: Field) -> list[str]:
    """The troops that were eliminated, in order."""
    return [event["card"]["msg"].removeprefix("ms-card-") for event in field.told("card-lost")]


def damage_rearrange(example: Data) -> Data:
    """A new first troop with seven damage."""
    setup = example.pop("setup")
    cards, damage = setup.pop("cards"), setup.pop("damage")
    cases = []
    for case in example["case"]:
        field = Field({"K2": f"{AT} {' '.join(cards)}"}, damage={"K2": damage})
        with_points(field, 0, 1).do("rearrange", 1).do(*(cards.index(card) for card in case["order"]))
        found = {"eliminated": fallen(field), "damage": field.s.damage[1], "first": field.cards("K2")[0]}
        cases.append({"expect": found})
    worth = {card.id: card.resistance for card in field.s.plan.cards}
    at_least = min(worth["geltz"], example["expect"]["resistances_used"]["geltz_at_least"])
    used = {"waiks": worth["waiks"], "waldwika": worth["waldwika"], "geltz_at_least": at_least}
    return {"case": cases, "expect": {"resistances_used": used}}


def damage_merge(example: Data) -> Data:
    """Six and two damage, with either unit in the lead."""
    setup = example.pop("setup")
    units = {f"K{n}": f"{AT} {' '.join(cards)}" for n, cards in setup.pop("units").items()}
    damage = {f"K{n}": hurt for n, hurt in setup.pop("damage_on").items()}
    cases = []
    for case in example["case"]:
        field = Field(units, damage=damage)
        lead, other = f"K{case['lead']}", next(ref for ref in units if ref != f"K{case['lead']}")
        with_points(field, 0, 1).do("merge", field.unit(lead), field.unit(other))
        left = field.s.damage[field.unit(lead)]
        cases.append({"expect": {"cards": field.cards(lead), "damage": left, "eliminated": fallen(field)}})
    worth = {card.id: card.resistance for card in field.s.plan.cards}
    assert not setup
    return {
        "case": cases,
        "expect": {"resistances_used": {"waiks": worth["waiks"], "kirtais": worth["kirtais"]}},
    }


def damage_split(example: Data) -> Data:
    """Seven damage on one of the two new units."""
    setup = example.pop("setup")
    ((number, cards),) = setup.pop("units").items()
    damage = setup.pop("damage_on")
    cases = []
    for case in example["case"]:
        field = Field({f"K{number}": f"{AT} {' '.join(cards)}"}, damage={f"K{number}": damage[number]})
        groups = [tuple(cards.index(card) for card in wanted) for wanted in case["into"].values()]
        with_points(field, 0, 1).do("split", field.unit(f"K{number}")).do(*groups)
        field.do("damage", field.unit(f"K{case['damage_to']}"))
        left = {n: field.s.damage[field.unit(f"K{n}")] for n in case["into"]}
        cases.append({"expect": {"eliminated": fallen(field), "damage": left}})
    return {"case": cases}


# -------------------------------------------------------------------------------------------------- limits


def split_limits(example: Data) -> Data:
    """Cards, units in the hex, units on the board."""
    points = example.pop("setup").pop("strategic_points")
    cases = []
    for case in example["case"]:
        units = {"K1": f"{AT} {' '.join([FILLER] * case['cards'])}"}
        for n in range(2, case["units_on_board"] + 1):
            beside = n <= case["units_in_hex"]
            units[f"K{n}"] = f"{AT if beside else NAMES[n]} geltz geltz"
        field = with_points(Field(units), 0, points)
        cases.append({"expect": {"legal": ("split", 0) in field.offered("split")}})
    return {"case": cases}


def over_six(example: Data) -> Data:
    """Four and four cards."""
    setup = example.pop("setup")
    sizes, points = setup.pop("units"), setup.pop("strategic_points")
    cases = []
    for case in example["case"]:
        units = {f"K{n}": f"{AT} {' '.join([FILLER] * size)}" for n, size in sizes.items()}
        field = Field(units).run(StrategicPhase(0))
        field.s.points = points
        during, remove = 0, 0
        for order in case["orders"]:
            field.do(*(("merge", 0, 1) if order == "merge" else ("split", 0)))
            during = during or len(field.s.cards[0])
            if order == "split":
                field.do(tuple(range(6)), (6, 7))
        if field.ask.kind == "orders":
            field.do("done")
        if field.ask.kind == "too-many":
            remove = field.ask.args[1]
            field.do(*range(remove))
        left = [len(cards) for cards in field.s.cards if cards]
        found = {"cards_during_phase": during, "must_remove": remove}
        after = {"sizes_after_phase": left} if len(left) > 1 else {"cards_after_phase": left[0]}
        cases.append({"expect": {**found, **after}})
    assert not setup
    return {"case": cases}


def objective_limit(example: Data) -> Data:
    """A fifth marker."""
    setup = example.pop("setup")
    markers = [AT] * setup.pop("objectives_in_play")
    field = Field({"K1": f"{AT} geltz geltz"}, goals={"K": markers}).run(StrategicPhase(0))
    had = field.s.points
    assert had == setup.pop("strategic_points") and not setup
    at_once = ("goal-place", field.hex(AT)) in field.offered()
    verbs = {"remove-objective": ("goal-remove", 0), "place-objective": ("goal-place", field.hex(AT))}
    given_ = []
    for order in example["expect"]["orders"]:
        field.do(*verbs[order])
        given_.append(order)
    used = had - field.s.points
    field.do("done")
    return {
        "expect": {
            "place_at_once": at_once,
            "orders": given_,
            "points_used": used,
            "points_kept_for_next_round": field.s.points,
            "objectives_in_play": len(field.goals("K")),
        }
    }


# ---------------------------------------------------------------------------------------------------- fate


def fate_dice(example: Data) -> Data:
    """The Kragis strike with the Fate Guardian's help; their die is the first."""
    setup = example.pop("setup")
    sums = setup.pop("attack_sum"), setup.pop("defense_sum")
    cases = []
    for case in example["case"]:
        boxes = {name: case["cast"].count(name) for name in case["cast"]}
        field = Field(mages=("fate-guardian", "druid"), tokens={"K": boxes})
        field.s.active = 0
        field.run(DiceRoll(FOR_ATTACK, "ms:combat-4:attack-sum", (0, 1)), dice=rolled(case))
        for name in case["cast"]:
            field.do(*declared(field, name, case))
        if field.ask.kind == "fate":
            field.do("pass")
        total = [sums[side] + verbs_dice.total(field.s, side) for side in (0, 1)]
        spent = len(field.told("cast"))
        found = {"attack": total[0], "defense": total[1], "success": total[0] > total[1], "tokens_spent": spent}
        assert field.idle() and not field.source.dice and not field.tokens("K")
        cases.append({"expect": found})
    return {"case": cases}


def rolled(case: Data) -> list[int]:
    """The dice in the order in which they fall: the attack die, the defense die, then added ones; a rerolled die falls
    again at once."""
    dice = case["dice"]
    first = case.get("after_roll")
    if first is not None:
        return [*first["attack"], *dice["attack"], *first["defense"]]
    attack, defense = dice["attack"], dice["defense"]
    return [*attack[:1], *defense, *attack[1:]]


def declared(field: Field, name: str, case: Data) -> tuple[Any, ...]:
    """The answer that casts a spell."""
    if name.startswith("tome-"):
        return "tome", int(name[-1]), 0
    if name == "equality":
        return "equality", case["chosen"], 0, 1
    return {"zero": ("zero", 1), "die": ("add-die", 0), "reroll": ("reroll", 0)}[name]


# ----------------------------------------------------------------------------------------------- the runner

RUNNERS: dict[str, Callable[[Data], Data]] = {
    "ms-ex:magic-phases-airmage": two_phases,
    "ms-ex:fly-to-hurricane": back_along_a_link,
    "ms-ex:t-power-cap": power_cap,
    "ms-ex:orders-objectives-and-hold": objectives_and_hold,
    "ms-ex:split-unit": split_unit,
    "ms-ex:merge-units": merge_units,
    "ms-ex:split-copies-effects": split_effects,
    "ms-ex:merge-keeps-common-effects": merge_effects,
    "ms-ex:damage-rearrange": damage_rearrange,
    "ms-ex:damage-merge": damage_merge,
    "ms-ex:damage-split": damage_split,
    "ms-ex:t-split-limits": split_limits,
    "ms-ex:t-over-six": over_six,
    "ms-ex:t-objective-limit": objective_limit,
    "ms-ex:t-fate-dice": fate_dice,
}
FOR_PEOPLE = {"note", "why"}
INPUT_OF_A_ROUND = {"moves"}


def wanted(key: str) -> dict[tuple[Any, ...], Any]:
    """Every value that an example expects."""
    example = ALL[key]
    cases = [{"expect": case["expect"]} for case in example.get("case", ())]
    found = {"case": cases, "round": example.get("round", []), "expect": example["expect"]}
    skipped = FOR_PEOPLE | INPUT_OF_A_ROUND
    return {path: value for path, value in leaves(found) if not skipped & set(path) and value != []}


def observed(key: str) -> dict[tuple[Any, ...], Any]:
    """What the engine made of an example."""
    return dict(leaves(RUNNERS[key](deepcopy(ALL[key]))))


@pytest.mark.parametrize("key", [pytest.param(k, id=k, marks=pytest.mark.example(k)) for k in RUNNERS])
def test_example(key: str) -> None:
    want, found = wanted(key), observed(key)
    assert not set(want) - set(found), "nobody observes this"
    assert {path: (value, found[path]) for path, value in want.items() if found[path] != value} == {}


@pytest.mark.parametrize("key", list(RUNNERS))
def test_a_changed_expectation_fails(key: str) -> None:
    found = observed(key)
    for path, value in wanted(key).items():
        assert found[path] != otherwise(value), path

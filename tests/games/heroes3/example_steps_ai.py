"""Worked examples about enemies without a seat: one function for each kind of step, from the example to what was seen.

``OBSERVE[do](setup, step)`` takes (pops) every key it reads from copies of the example's set-up and step and returns
what the engine did, under the names that examples expect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.board import OFF
from battlebook.games.heroes3.content import FACES
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.rules.c2_coop_placement import CoopPlacement
from battlebook.games.heroes3.rules.c10_neutrals import refuse_placement
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, ROWS, State
from battlebook.kernel.frames import advance, push
from tests.games.heroes3.fights import At, Fight, battle, face_of, listed, name_of, setup_fight, space

Example = dict[str, Any]
Seen = dict[str, Any]
OWNERS = {"attacker": ATTACKER, "defender": DEFENDER, "neutral": DEFENDER}
TIER_UNITS = {"bronze": "gnolls few", "silver": "demons few", "golden": "nix few", "azure": "hydras"}
TIER_SHOOTERS = {"bronze": "orcs few", "silver": "zealots few", "golden": "cyclopes few", "azure": "titans"}
HUNTERS = {("golden", "ground"): "trolls", ("silver", "ranged"): "sharpshooters"}


def placed_units(setup: Example) -> list[list[At]]:
    """The units of a set-up by side, with their places (from the corners on where none are given)."""
    sides: list[list[At]] = [[], []]
    spare = (iter(["a1", "b1", "c1", "d1"]), iter(["d5", "c5", "b5", "a5", "d4"]))
    for row in setup.pop("unit", []):
        side = OWNERS[row.pop("owner")]
        pos = row.pop("pos", None)
        at = "abcd"[pos[1] - 1] + str(pos[0]) if pos else next(spare[side])
        unit = At(f"{row.pop('card')} {row.pop('side')}", at, row.pop("ref"), row.pop("damage", 0))
        assert not row, f"unread keys of a unit: {row}"
        sides[side].append(unit)
    return sides


# ------------------------------------------------------------------------------------------------ AI Rules


def ai_priority(setup: Example, step: Example) -> Seen:
    """In which order a unit attacks one target of each sort: the chosen one is taken away, until none is left."""
    setup.pop("board"), setup.pop("mode")
    tier, kind = step.pop("tier"), step.pop("type")
    sorts = {tier: [unit] for tier, unit in TIER_UNITS.items()}
    if kind == "ranged":
        sorts = {f"{t} ranged": [u] for t, u in TIER_SHOOTERS.items()}
        sorts |= {f"{t} melee": [u] for t, u in TIER_UNITS.items()}
    order: list[str] = []
    while len(order) < len(sorts):
        left = [sort for sort in sorts if sort not in order]
        fight = hunting(HUNTERS[tier, kind], {sort: sorts[sort][0] for sort in left})
        order.append(fight.attacks()[0][1])
    return {"order": order}


def hunting(hunter: str, targets: dict[str, str]) -> Fight:
    """A unit in the middle of targets that it can all attack: a Ranged one from afar, another from next to them."""
    ranged = face_is_ranged(hunter)
    near = ["b4", "a3", "c3", "b2"]
    far = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"]
    mine = [At(unit, at, sort) for (sort, unit), at in zip(targets.items(), far if ranged else near)]
    fight = battle(mine, [At(hunter, "d5" if ranged else "b3", "hunter")])
    while "hunter" not in fight.units_told("activates"):
        fight.do("end") if ("end",) in fight.offered() else fight.do(*fight.offered()[0])
    while not [a for a in fight.attacks() if a[0] == "hunter"]:
        assert fight.ask.kind == "ai-space", "the priority leaves no tie"
        fight.do(*fight.offered()[0])
    fight.events[:] = [e for e in fight.events if e.kind != "attacks" or fight.name(e.public["unit"]["id"]) == "hunter"]
    return fight


def face_is_ranged(unit: str) -> bool:
    return FACES[face_of(unit)].type == RANGED


def ai_act(setup: Example, step: Example) -> Seen:
    """Whom one unit attacks, and with how many dice."""
    setup.pop("board"), setup.pop("mode")
    mine, theirs = placed_units(setup)
    unit = step.pop("unit")
    tower = unit == "arrow_tower"
    fight = battle(mine, [At("gnolls few", "d5")] if tower else theirs, gate="a3" if tower else "")
    while unit not in [a for a, _ in fight.attacks()]:
        fight.do("end") if ("end",) in fight.offered() else fight.do(*fight.offered()[0])
    target = next(t for a, t in fight.attacks() if a == unit)
    rolled = next(e for e in fight.told("rolls") if fight.name(e["unit"]["id"]) == unit)
    return {"target": target, "dice": sum(len(group["faces"]) for group in rolled["dice"])}


def ai_place(setup: Example, step: Example) -> Seen:
    """Where the guards stand, [row, column]."""
    setup.pop("board"), setup.pop("mode")
    _, theirs = placed_units(setup)
    s, refs = unplaced_guards([at.unit for at in theirs]), {at.ref: n for n, at in enumerate(theirs)}
    push(s, CoopPlacement())
    advance(s)
    assert s.ask is None, "no tie is left"
    return {"positions": {ref: position(s.place[unit]) for ref, unit in refs.items()}}


def unplaced_guards(units: list[str]) -> State:
    """A state that holds some guards who wait to be placed."""
    fight = setup_fight("neutral-clash", [listed("dwarves few")])
    s = fight.s
    s.stack.clear(), s.at.clear()
    for column in (s.face, s.place, s.damage, s.speed):
        column.clear()
    for row in ROWS:
        setattr(s, row, ())
    for unit in units:
        verbs.enlist(s, face_of(unit), DEFENDER)
    return s


def position(place: int) -> list[int]:
    assert place != OFF
    name = name_of(place)
    return [int(name[1]), "abcd".index(name[0]) + 1]


# ---------------------------------------------------------------------------------- guards of a Field


def draw_guards(setup: Example, step: Example) -> Seen:
    """Which tiers are drawn."""
    assert (setup.pop("board"), setup.pop("mode")) == ("none", "neutral")
    field, difficulty = step.pop("field"), step.pop("difficulty")
    first = [0] * 5
    fight = setup_fight("neutral-clash", ["dwarves few"], first, field=field, difficulty=difficulty)
    fight.place(dwarves="d1")
    return {"tiers": [e["tier"]["id"] for e in fight.told("guard-drawn")]}


def deploy_check(setup: Example, step: Example) -> Seen:
    """Whether a placement fits the half-board recommendation, and the columns in which one unit may stand alone."""
    setup.pop("board"), setup.pop("mode")
    columns = step.pop("player_columns")
    if "neutral_card" in step:
        unit, column = step.pop("neutral_card"), step.pop("neutral_column")
        fits = {c: placement_fits(columns, [(unit, f"{'abcd'[c - 1]}5")]) for c in range(1, 5)}
        return {"legal": fits[column], "legal_columns": [c for c in fits if fits[c]]}
    count, row = step.pop("neutral_melee_count"), step.pop("neutral_row")
    assert row == "frontline"
    spread = [f"{'dcba'[n]}4" for n in range(count)]
    return {"legal": placement_fits(columns, [("gnolls", at) for at in spread])}


def placement_fits(player_columns: list[int], guards: list[tuple[str, str]]) -> bool:
    """Whether these guards may stand so while the player's units stand in these columns."""
    s = unplaced_guards([unit for unit, _ in guards])
    for column in player_columns:
        verbs.stand(
            s, verbs.enlist(s, face_of("dwarves few"), ATTACKER), space(f"{'abcd'[column - 1]}1"), "h3:2:place-free"
        )
    return refuse_placement(s, True, tuple((n, space(at)) for n, (_, at) in enumerate(guards))) is None


# ------------------------------------------------------------------------------------- the time limit


def end_round(setup: Example, step: Example) -> Seen:
    """What the player may choose when the Round ends."""
    setup.pop("board"), setup.pop("mode")
    mine, theirs = placed_units(setup)
    fight = battle(mine, theirs, mp=step.pop("hero_mp"), time_limit=True)
    number = fight.s.round
    while fight.s.ask is not None and fight.ask.kind != "extend" and fight.s.round == number:
        fight.do("end") if ("end",) in fight.offered() else fight.do(*fight.offered()[0])
    if fight.over == "retreat":
        result = GAME.result(fight.s)
        assert result is not None and result.rule == "h3:4:retreat-move-back"
        return {"choices": ["retreat"], "hero_goes_to": "last visited field", "visits": False}
    if fight.s.round > number:
        return {"choices": ["continue"]}
    words = {"retreat": "retreat", "extend": "pay 1 MP"}
    return {"choices": sorted((words[key[0]] for key in fight.offered()), reverse=True)}


Observe = Callable[[Example, Example], Seen]
OBSERVE: dict[str, Observe] = {
    "ai_priority": ai_priority,
    "ai_act": ai_act,
    "ai_place": ai_place,
    "draw_guards": draw_guards,
    "deploy_check": deploy_check,
    "end_round": end_round,
}

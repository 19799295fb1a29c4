"""Worked examples about fights between players: from an example's set-up and steps to what the engine did.

``Reader`` hands out every key once; what nobody has read at the end is an error. `observe` returns everything an
example may expect, by the names that examples use.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from battlebook.games.heroes3 import verbs_siege
from battlebook.games.heroes3.battlefield import BATTLEFIELD, BATTLEFIELD_SIEGE, GATE, WALLS
from battlebook.games.heroes3.board import MEMBERS, NAVAL, SIEGE, STANDARD
from battlebook.games.heroes3.rules import c5_end, c11_ai_targets
from battlebook.games.heroes3.rules.c4_round import tied_units
from battlebook.games.heroes3.setups import TOWER
from tests.games.heroes3 import example_cards, example_strikes
from tests.games.heroes3.battle import Battle
from tests.games.heroes3.cards.vocabulary import Cards
from tests.games.heroes3.fights import name_of, space

Example = dict[str, Any]
Seen = dict[str, Any]
BOARDS = {"4x5": STANDARD, "none": STANDARD, "naval": NAVAL, "battlefield": BATTLEFIELD}
FREE = ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"), ("a5", "b5", "c5", "d5", "a4", "b4", "c4", "d4")


def spot(pos: list[int]) -> str:
    """[row, column] as the name of a space."""
    return f"{'abcd'[pos[1] - 1]}{pos[0]}"


def set_up(setup: Example, cards: bool = False) -> Battle:
    """The battle of an example; with Heroes if cards are played in it."""
    board, mode = setup.pop("board"), setup.pop("mode")
    assert board in BOARDS and mode in ("pvp", "creature-bank", "neutral-clash", "siege", "neutral"), (board, mode)
    units, front, damage, stack, tokens = {}, [], {}, {}, []
    free = [iter(row) for row in (FREE if board != "battlefield" else (("b2",), ("n2",)))]
    for row in setup.pop("unit", []):
        ref, owner, side, card = row.pop("ref"), row.pop("owner"), row.pop("side"), row.pop("card")
        if side not in ("few", "pack", "neutral"):
            card, side = f"{card}@{side}", "neutral"
        at = spot(row.pop("pos")) if "pos" in row else next(free[owner != "attacker"])
        units[ref] = f"{card} {side} {at}"
        front += [ref] if owner == "attacker" else []
        damage[ref] = row.pop("damage", 0)
        stack |= {ref: row.pop("stack")} if "stack" in row else {}
        tokens += [(ref, token) for token in row.pop("tokens", [])]
        tokens += [(ref, "black-cube")] if row.pop("black_cube", False) else []
        row.pop("was", None)  # what it was before does not matter any more: few-pack-persist
        assert not row, f"unread keys of a unit: {row}"
    neutral = 1 if mode == "neutral-clash" else -1
    ground = SIEGE if mode == "siege" else BOARDS[board]
    if cards:
        b = example_cards.with_heroes(units, front, mode == "neutral", damage=damage, stack=stack)
    else:
        b = Battle(units, front, neutral, damage=damage, stack=stack, board=ground)
    if mode == "siege":
        b.refs["arrow_tower"] = verbs_siege.place_tower(b.s, TOWER, "h3:7:arrow-tower-gained")
    for ref, token in tokens:
        b.token(ref, token)
    b.events.clear()
    b.source.spare = True  # examples force only the dice that matter to them
    return b


# ----------------------------------------------------------------------------------------------- steps


def attack(b: Battle, step: Example, seen: Seen) -> None:
    """A unit attacks with forced dice."""
    if example_strikes.attack(b, step, seen):
        return
    dice = step.pop("rolls")
    dice += [step.pop("defend_roll")] if "defend_roll" in step else []
    dice += step.pop("second_rolls", []) + step.pop("retaliation_rolls", [])
    unit = step.pop("unit")
    b.act(unit).strike(step.pop("target"), dice)
    if b.s.ask is not None and b.ask.kind == "step":
        seen["moves"] = sorted([[int(m[1]), "abcd".index(m[0]) + 1] for m in b.moves()])
        seen["max_steps"] = 1
        seen["waiting"] = unit
        return
    b.finish()


def legal_targets(b: Battle, step: Example, seen: Seen) -> None:
    b.act(step.pop("unit"))
    seen["targets"] = sorted(b.targets())
    b.finish()


def legal_moves(b: Battle, step: Example, seen: Seen) -> None:
    unit = step.pop("unit")
    if seen.pop("waiting", None) == unit:
        b.finish()
        return
    b.act(unit)
    seen[f"{unit}_moves"] = len(b.moves())
    seen[f"{unit}_can_stop_on_gate"] = bool({name_of(n) for n in MEMBERS[b.s.gate]} & b.moves())
    seen[f"{unit}_can_cross"] = any(m[1] in "45" for m in b.moves())
    b.finish()


def reachable(b: Battle, step: Example, seen: Seen) -> None:
    unit, to = step.pop("unit"), step.pop("to")
    if b.s.acted >> b.refs[unit] & 1:
        b.next_round()
    b.act(unit)
    seen[f"{unit}_reaches_{to[0]}_{to[1]}"] = seen[f"to_{to[0]}_{to[1]}"] = spot(to) in b.moves()
    seen["reachable"] = spot(to) in b.moves()
    seen["steps_needed"] = c11_ai_targets.steps_to(b.s, b.refs[unit], b.s.place[b.refs[unit]])[space(spot(to))]
    b.finish()


def fortify(b: Battle, step: Example, seen: Seen) -> None:
    b.fortify(spot(step.pop("gate")), " ".join(spot(wall) for wall in step.pop("walls")))


def attack_wall(b: Battle, step: Example, seen: Seen) -> None:
    """A unit destroys a Wall or the Gate from where it stands."""
    at = spot(step.pop("at"))
    b.act(step.pop("unit")).breach(at).finish()
    seen["wall_left"] = at in b.forts()
    seen["dice"] = len(b.dice())
    if "arrow_tower" in b.refs:
        seen["arrow_tower_left"] = b.alive("arrow_tower")


def gate_query(b: Battle, step: Example, seen: Seen) -> None:
    """Before the Walls of the Battlefield Board: where defenders enter the Gate, and where it can be attacked."""
    siege = Battle({"K": "crusaders few l6", "G": "griffins few j6"}, "G", board=BATTLEFIELD_SIEGE)
    siege.s.forts, siege.s.gate = sum(WALLS) | GATE, GATE
    gate = {siege.name(n) for n in MEMBERS[GATE]}
    seen["defender_entry_hexes"] = len(gate & siege.act("K").moves())
    siege.finish().act("G")
    seen["attackable_hexes"] = len(gate & {at.split()[0] for at in siege.breaches()})


def penalty_query(b: Battle, step: Example, seen: Seen) -> None:
    """Whether the first unit rolls two dice against an enemy so many hexes away in its row."""
    far = step.pop("distance")
    at = "cdefghijklmno"[far - 1] + "2"
    shooter = b.s.card(0)
    fight = Battle({"m": f"{shooter.card} {shooter.side} b2", "Z": f"crusaders pack {at}"}, "m", board=BATTLEFIELD)
    fight.source.spare = True
    seen[f"at_{far}"] = len(fight.act("m").strike("Z").finish().dice()[0]) == 2


def movement_query(b: Battle, step: Example, seen: Seen) -> None:
    unit = step.pop("unit")
    b.act(unit)
    here = b.s.board.distance[b.s.place[b.refs[unit]]]
    seen["movement"] = max(here[b.number(at)] for at in b.moves())
    b.finish()


def legal_actions(b: Battle, step: Example, seen: Seen) -> None:
    unit = step.pop("unit")
    b.act(unit)
    seen["defend"] = "defend" in b.verbs()
    seen["pass_without_attack"] = bool(b.verbs() - {"attack"})
    b.s.ask = None


def move(b: Battle, step: Example, seen: Seen) -> None:
    b.act(step.pop("unit")).choose("move", spot(step.pop("to")))


def can_attack(b: Battle, step: Example, seen: Seen) -> None:
    assert b.ask.kind == "follow" and b.ask.args == (b.refs[step.pop("unit")],)
    seen["can_attack"], seen["can_defend"] = "attack" in b.verbs(), "defend" in b.verbs()
    b.finish()


def next_round(b: Battle, step: Example, seen: Seen) -> None:
    b.next_round()


def check_token(b: Battle, step: Example, seen: Seen) -> None:
    seen["token_after_round"] = "defense" in b.tokens(step.pop("unit"))


def activate(b: Battle, step: Example, seen: Seen) -> None:
    unit = step.pop("unit")
    b.act(unit)
    seen["skipped"] = bool(b.told("skips"))
    seen["token_at_activation"] = "defense" in b.tokens(unit)
    seen["token"] = "paralysis" in b.tokens(unit)
    seen["activated_this_round"] = bool(b.s.acted >> b.refs[unit] & 1)
    if not isinstance(b, Cards):  # else a card is to be played while it is activated
        b.finish()


def activation_order(b: Battle, step: Example, seen: Seen) -> None:
    order: list[int] = []
    queue = b.s.queue[:]
    while queue:
        unit = MEMBERS[tied_units(b.s, queue)][0]
        order.append(unit)
        queue.remove(unit)
        b.s.tie_value, b.s.tie_side = b.s.speed[unit], b.s.side[unit]
    seen["order_by_initiative"] = [b.s.speed[unit] for unit in order]
    seen["sides"] = [("attacker", "defender")[b.s.side[unit]] for unit in order]


def end_combat(b: Battle, step: Example, seen: Seen) -> None:
    c5_end.clean_up(b.s)


Step = Callable[[Battle, Example, Seen], None]
STEPS: dict[str, Step] = {
    f.__name__: f
    for f in (
        attack, legal_targets, legal_moves, reachable, legal_actions, move, can_attack, next_round, check_token,
        activate, activation_order, end_combat, example_cards.play, example_cards.cast, fortify, attack_wall,
        gate_query, penalty_query, movement_query, example_strikes.roll, example_strikes.surrender,
    )
}  # fmt: skip
STEPS |= {"declare_attack": example_strikes.declare, "pass": example_strikes.everybody_passes}


# ------------------------------------------------------------------------------------------ observations


def observe(example: Example) -> Seen:
    """Everything an example may expect. Unread keys of its set-up or steps are an error."""
    setup = example["setup"]
    b = set_up(setup, example_cards.needs_cards(example))
    seen: Seen = {}
    for step in example["step"]:
        STEPS[step.pop("do")](b, step, seen)
        assert not step, f"unread: {step}"
    assert not setup, f"unread: {setup}"
    assert not b.source.dice, f"dice left: {b.source.dice}"
    return {**strikes(b), **units(b), **seen}


def strikes(b: Battle) -> Seen:
    """What was rolled and dealt, main attacks and retaliations."""
    kinds = [line.split()[1] for line in b.story()]
    hits = list(zip(kinds, b.hits(), b.sums(), b.dice(), b.told("hits")))
    mine = [h for h in hits if h[0] == ">"]
    answers = [h for h in hits if h[0] == "<"]
    found: Seen = {
        "strikes": len(mine),
        "retaliation": bool(answers),
        "retaliations": len(answers),
        "second_retaliation": len(answers) > 1,
        "order": [f"attack {line.split()[2]}" if ">" in line else "retaliation" for line in b.story()],
    }
    if mine:
        found |= first_strike(mine)
    if len(mine) > 1:
        found["second_damage"] = mine[1][1]
    if answers:
        found["retaliation_damage"] = found["first_retaliation_damage"] = answers[0][1]
        found["retaliation_dice"] = len(answers[0][3])
        found["retaliation_attack"] = answers[0][2][0] - die_row(answers[0][4])
    return found


def first_strike(mine: list[Any]) -> Seen:
    """The first strike by its numbers."""
    _, damage, (total, defense), faces, hit = mine[0]
    return {
        "damage": damage,
        "first_damage": damage,
        "attack_total": total,
        "defense": defense,
        "uncapped": total - defense,
        "reduction": -sum(row["value"] for row in hit["sum"]["rows"] if row["words"]["id"] == "h3-sum-wall"),
        "dice": len(faces),
        "die_used": die_row(hit),
    }


def die_row(hit: Any) -> int:
    """What the dice added, as the sum of a strike says."""
    return sum(row["value"] for row in hit["sum"]["rows"] if row["words"]["id"] == "h3-sum-die")


def units(b: Battle) -> Seen:
    """Every unit: HP left, damage, side, tokens."""
    found: Seen = {}
    for ref, unit in b.refs.items():
        alive = b.alive(ref)
        dealt = [e["n"] for e in b.told("hits") if e["target"]["id"] == unit]
        found |= {
            f"{ref}_alive": alive,
            f"{ref}_hp_left": b.left(ref),
            f"{ref}_side": b.side(ref),
            f"{ref}_damage_on_card": b.damage(ref),
            f"{ref}_damage": b.damage(ref) if alive else sum(dealt),
            f"{ref}_black_cube": b.black_cube(ref),
            f"{ref}_retaliates": any(line.startswith(f"{ref} <") for line in b.story()),
        }
        if alive:
            found[f"{ref}_tokens"] = sorted(b.tokens(ref))
            found["token_left"] = bool(b.s.stacked[unit]) or found.get("token_left", False)
            found["token_kept"] = "defense" in b.tokens(ref) or found.get("token_kept", False)
            found.setdefault("token", False)
            found["token"] |= "paralysis" in b.tokens(ref)
    return found

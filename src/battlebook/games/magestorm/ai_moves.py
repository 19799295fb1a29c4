"""Movement: which unit goes first, toward what, and where to; and what a scenario lets units do afterwards."""

from __future__ import annotations

from battlebook.games.magestorm.ai_mind import Mind
from battlebook.games.magestorm.ai_walk import goals_of, walker_of
from battlebook.games.magestorm.board import DISTANCE, HEXES
from battlebook.games.magestorm.pieces import KRAGIS
from battlebook.games.magestorm.state import State
from battlebook.kernel.options import Ask, Key


def judge_units(mind: Mind, ask: Ask) -> dict[Key, float]:
    """Units that are nearest to their markers first, so that they make room."""
    s, found = mind.s, {}
    goals = goals_of(s, mind.side)
    for option in ask.options():
        at = s.place[option.key[1]]
        near = min([DISTANCE[at][goal] for goal in goals], default=0) if at < HEXES else HEXES
        found[option.key] = -float(near)
    return found


def judge_toward(mind: Mind, ask: Ask) -> dict[Key, float]:
    """The marker that leads to the better end."""
    walker, unit = walker_of(mind, alone=False), ask.args[0]
    left = points_left(mind.s, unit)
    return {o.key: walker.go(unit, mind.s.place[unit], o.key[1], left).value for o in ask.options()}


def points_left(s: State, unit: int) -> int:
    """Movement points of the unit that is moving now."""
    return int(next((f.left for f in reversed(s.stack) if getattr(f, "unit", -1) == unit and hasattr(f, "left")), 1))


def judge_step(mind: Mind, ask: Ask) -> dict[Key, float]:
    """What comes of each hex."""
    walker = walker_of(mind, alone=False)
    unit, goal, left = ask.args
    at = mind.s.place[unit]
    found: dict[Key, float] = {}
    for option in ask.options():
        verb, hex_ = option.key
        if verb == "enter":
            found[option.key] = walker.go(unit, hex_, goal, left - walker.price(unit, hex_, left)).value
        elif verb == "attack":
            found[option.key] = walker.strike(unit, at, hex_)
        else:
            found[option.key] = walker.stay(unit, at, goal).value
    return found


def judge_arrival(mind: Mind, ask: Ask) -> dict[Key, float]:
    """Where to enter the board."""
    unit = ask.args[0]
    mind.speed.setdefault(unit, 2)
    return {o.key: mind.pull(unit, o.key[1]) - mind.danger(unit, o.key[1]) for o in ask.options()}


def judge_ends(mind: Mind, ask: Ask) -> dict[Key, float]:
    """Whoever can leave leaves, and burns what can be burned."""
    found: dict[Key, float] = {("done",): 0.0}
    for option in ask.options():
        if option.key[0] != "done":
            found[option.key] = 20.0 + len(mind.s.cards[option.key[1]])
    return found


def judge_combats(mind: Mind, ask: Ask) -> dict[Key, float]:
    """The most promising fight first, while the magic lasts."""
    s = mind.s
    found: dict[Key, float] = {}
    for option in ask.options():
        units = [(u, s.place[u]) for u in mind.mine if s.attacks[u] == option.key[1]][:2]
        found[option.key] = mind.attack(tuple(units), option.key[1])
    return found


def judge_first(mind: Mind, ask: Ask) -> dict[Key, float]:
    """Of two units, the one that should fight first."""
    s, hex_ = mind.s, ask.args[0]
    units = [o.key[1] for o in ask.options()]
    found: dict[Key, float] = {}
    for unit in units:
        pair = (unit, *[u for u in units if u != unit])
        if s.place[unit] == hex_:
            foes = [(u, s.place[u]) for u in mind.theirs if s.attacks[u] == hex_][:1]
            takes, loses = defended(mind, pair, foes[0], hex_) if foes else (0.0, 0.0)
        else:
            takes, loses, _, _ = mind.battle(
                tuple([(u, s.place[u]) for u in pair]), mind.s.units_in(hex_, 1 - mind.side), hex_
            )
        found["fight", unit] = takes - loses
    return found


def defended(mind: Mind, pair: tuple[int, ...], foe: tuple[int, int], hex_: int) -> tuple[float, float]:
    """What the defender's first unit can expect against an attacker."""
    row = mind.meet(foe[0], foe[1], pair[0], hex_)
    return row.loses, row.takes


def judge_advance(mind: Mind, ask: Ask) -> dict[Key, float]:
    """Forward, if the ground is better there."""
    unit, hex_ = ask.args
    return {("advance", unit): mind.rest(unit, hex_) + 1.0, ("stay",): mind.rest(unit, mind.s.place[unit])}


def judge_carrier(mind: Mind, ask: Ask) -> dict[Key, float]:
    """A strong unit carries, where it is not the fastest."""
    cards = mind.s.cards
    return {o.key: len(cards[o.key[1]]) + 0.01 * (mind.side == KRAGIS) for o in ask.options()}

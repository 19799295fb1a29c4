"""The only functions that change mage boards, and markers of strategic spells."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.refs import box_ref, hex_ref, side_ref, spell_ref, unit_ref
from battlebook.games.magestorm.state import BOARD_ROOM, MOST_UNITS, NO_CASTER, UNITS, State
from battlebook.games.magestorm.verbs import say
from battlebook.kernel.state import with_byte

MOST_TOLD: Final = 255


def begin_magic(s: State, side: int) -> None:
    """No power point has moved in this phase."""
    none = bytes(BOARD_ROOM)
    s.arrived = none + s.arrived[BOARD_ROOM:] if side == 0 else s.arrived[:BOARD_ROOM] + none
    s.crossed = none + s.crossed[BOARD_ROOM:] if side == 0 else s.crossed[:BOARD_ROOM] + none


def move_token(s: State, side: int, start: int, end: int, link: int, rule: str) -> None:
    """One power point crosses a link."""
    base = side * BOARD_ROOM
    tokens = with_byte(s.tokens, base + start, s.tokens[base + start] - 1)
    s.tokens = with_byte(tokens, base + end, tokens[base + end] + 1)
    s.arrived = with_byte(s.arrived, base + end, s.arrived[base + end] + 1)
    s.crossed = with_byte(s.crossed, base + link, s.crossed[base + link] + 1)
    if s.watched():
        say(
            s,
            "token-moved",
            rule,
            side=side_ref(side),
            seat=side,
            start=box_ref(s, side, start),
            end=box_ref(s, side, end),
        )


def add_tokens(s: State, side: int, n: int, rule: str) -> None:
    """New power points on the source box."""
    at = side * BOARD_ROOM + s.mage(side).source
    s.tokens = with_byte(s.tokens, at, s.tokens[at] + n)
    if s.watched():
        say(s, "tokens-placed", rule, side=side_ref(side), seat=side, n=n)


def spend_token(s: State, side: int, spell: int, rule: str, reveals: bool = False) -> None:
    """One power point is taken from a spell's box to cast it."""
    box = side * BOARD_ROOM + s.mage(side).box_of(spell)
    s.tokens = with_byte(s.tokens, box, s.tokens[box] - 1)
    s.cast = with_byte(s.cast, spell, min(MOST_TOLD, s.cast[spell] + 1))
    at = side * len(s.plan.spells) + spell
    s.casts = with_byte(s.casts, at, min(MOST_TOLD, s.casts[at] + 1))
    if s.watched():
        say(s, "cast", rule, reveals, side=side_ref(side), seat=side, spell=spell_ref(s, spell))


def end_effects(s: State, side: int, rule: str) -> None:
    """What lasts until the beginning of this side's turn ends: effects on its units, its Whirlwinds, its flare."""
    ended = clear_effects(s, side) if any(s.run) or any(s.fly) or any(s.tree) or any(s.whirl) else False
    left = tuple([flare for flare in s.flares if flare[0] != side])
    ended = ended or len(left) < len(s.flares)
    s.flares = left
    if ended and s.watched():
        say(s, "effects-end", rule, side=side_ref(side), seat=side)


def clear_effects(s: State, side: int) -> bool:
    """Take Run, Fly and Treewalk off a side's units, and its Whirlwinds off all; whether there were any."""
    ended = False
    for unit in range(UNITS):
        mine = unit // MOST_UNITS == side
        if mine and (s.run[unit] or s.fly[unit] or s.tree[unit]):
            s.run = with_byte(s.run, unit, 0)
            s.fly = with_byte(s.fly, unit, 0)
            s.tree = with_byte(s.tree, unit, 0)
            ended = True
        if s.whirl[unit] == side + 1:
            s.whirl = with_byte(s.whirl, unit, NO_CASTER)
            ended = True
    return ended


def put_whirlwind(s: State, unit: int, caster: int, rule: str) -> None:
    """A Whirlwind hinders a unit."""
    s.whirl = with_byte(s.whirl, unit, caster + 1)
    tell_effect(s, "whirlwind", unit, rule)


def put_run(s: State, unit: int, rule: str) -> None:
    """One more Run on a unit."""
    s.run = with_byte(s.run, unit, s.run[unit] + 1)
    tell_effect(s, "run", unit, rule)


def put_fly(s: State, unit: int, rule: str) -> None:
    """One more Fly on a unit."""
    s.fly = with_byte(s.fly, unit, s.fly[unit] + 1)
    tell_effect(s, "fly", unit, rule)


def put_treewalk(s: State, unit: int, rule: str) -> None:
    """A Treewalk on a unit."""
    s.tree = with_byte(s.tree, unit, s.tree[unit] + 1)
    tell_effect(s, "treewalk", unit, rule)


def tell_effect(s: State, name: str, unit: int, rule: str) -> None:
    """A spell effect marker lies at a unit."""
    if s.watched():
        say(s, f"effect-{name}", rule, unit=unit_ref(unit), places=[s.place[unit]])


def grow_forest(s: State, hex_: int, rule: str) -> None:
    """A forest tile is put on the board."""
    s.terrain = with_byte(s.terrain, hex_, next(t.number for t in s.plan.terrain if t.id == "forest"))
    if s.watched():
        say(s, "forest-grows", rule, hex=hex_ref(hex_), places=[hex_])


def light_flare(s: State, side: int, hex_: int, unit: int, rule: str) -> None:
    """A flare burns in a hex, for one unit or (-1) for all of a side."""
    s.flares = (*s.flares, (side, hex_, unit))
    if s.watched():
        if unit >= 0:
            say(s, "flare-for", rule, unit=unit_ref(unit), hex=hex_ref(hex_), places=[hex_])
        else:
            say(s, "flare", rule, side=side_ref(side), seat=side, hex=hex_ref(hex_), places=[hex_])

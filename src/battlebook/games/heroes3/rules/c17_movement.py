"""Chapter 17, the Battlefield Board: how units move and attack on a grid of hexes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from battlebook.games.heroes3.board import ATTACK_OPTIONS, MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.faces import FLYING, Face
from battlebook.games.heroes3.rules.c3_terminology import obstacles
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Group, Option
from battlebook.kernel.rules import Refusal

MOVE: Final = LEDGER("h3:17:move-initiative")
HEX: Final = LEDGER("h3:17:hex")
EITHER: Final = LEDGER("h3:17:ranged-either")
MELEE_TARGET: Final = LEDGER("h3:3:ground-flying-attack-adjacent")
TOO_FAR: Final = LEDGER.refusal("h3:17:move-initiative", "too-far")
TOKEN_THERE: Final = LEDGER.refusal("h3:17:token-types")
IN_THE_WAY: Final = LEDGER.refusal("h3:17:miniatures")


def reach(s: State, unit: int, face: Face) -> int:
    """17 Every other hex the unit could move to now: as many steps as its Initiative; only flyers cross Obstacles."""
    board, place = s.board, s.place[unit]
    if board.grid is None or place >= board.spaces:
        return 0
    if s.recorder is not None:
        s.note(MOVE)
        s.note(HEX)
    free = board.all & ~obstacles(s, s.side[unit])
    if face.type == FLYING:
        return (board.all if face.teleports else board.within(place, s.speed[unit])) & free
    return board.grid.flood(place, free, s.speed[unit])


def melee_attacks(s: State, unit: int, spaces: int) -> Group | None:
    """3 Attacks on enemies next to one of ``spaces``."""
    board = s.board
    targets = sorted([s.who[space] for space in MEMBERS[board.spread(spaces) & s.held[1 - s.side[unit]]]])
    options: list[Option] = []
    for target in targets:
        near = board.next[s.place[target]] & spaces
        options += [ATTACK_OPTIONS[target, space] for space in MEMBERS[near]]
    return Group(MELEE_TARGET, "attack", tuple(options)) if options else None


def why_no_step(s: State, unit: int, space: int, face: Face) -> Iterator[Refusal]:
    """17 Why the unit cannot move to a free hex."""
    board, place = s.board, s.place[unit]
    if face.type == FLYING and face.teleports:
        return
    if board.distance[place][space] > s.speed[unit]:
        yield TOO_FAR
    elif face.type != FLYING and not (obstacles(s, s.side[unit]) | reach(s, unit, face)) >> space & 1:
        yield IN_THE_WAY

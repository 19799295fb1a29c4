"""Chapter 3, Terminology: the words of the rules as questions to the state."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.board import MEMBERS, OFF
from battlebook.games.heroes3.face_abilities import ALWAYS, IF_STACKED
from battlebook.games.heroes3.state import ATTACKER, State

FORCE_FIELD: Final = "obstacle"


def are_adjacent(s: State, a: int, b: int) -> bool:
    """3 Adjacent: exactly one orthogonal step apart; a diagonal neighbour is not adjacent. For units on the board."""
    return bool(s.board.next[s.place[a]] >> s.place[b] & 1)


def is_alive(s: State, unit: int) -> bool:
    """Whether the unit stands on the board."""
    return s.place[unit] != OFF


def obstacles(s: State, side: int) -> int:
    """3 Every space that is an Obstacle for the units of a side: unit cards; Walls; for the attacker the Gate too;
    15 each Force Field; 17 Obstacle tokens."""
    found = s.held[0] | s.held[1]
    if s.forts:
        found |= s.forts if side == ATTACKER else s.forts & ~(s.gate & s.board.passage)
    if s.lasting:
        for row in s.lasting:
            if row[0] == FORCE_FIELD:
                found |= 1 << row[4]
    return found | s.rocks


def adjacent_units(s: State, space: int, units: int) -> tuple[int, ...]:
    """Those of a mask of units that stand next to a space."""
    near = s.board.next[space]
    return tuple(u for u in MEMBERS[units] if near >> s.place[u] & 1)


def has_defense_token(s: State, unit: int) -> bool:
    """3 Defend: it holds the token, or is treated as if it did. Several sources still give one roll
    (h3r:defense-token-from-card-twice)."""
    if s.defending >> unit & 1:
        return True
    status = s.faces[s.face[unit]].counts_as_defending
    if status == ALWAYS or (status == IF_STACKED and s.stacked[unit]):
        return True
    return bool(s.guards) and is_guarded(s, unit)


def is_guarded(s: State, unit: int) -> bool:
    """Whether an adjacent friend protects it as if it had a Defense Token."""
    friends = s.guards & s.alive[s.side[unit]] & ~(1 << unit)
    return any(are_adjacent(s, u, unit) for u in MEMBERS[friends])


def is_held_fast(s: State, unit: int) -> bool:
    """Whether it begins its activation next to an enemy that roots it."""
    enemies = s.lockers & s.alive[1 - s.side[unit]]
    return any(are_adjacent(s, u, unit) for u in MEMBERS[enemies])

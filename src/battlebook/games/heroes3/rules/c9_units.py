"""Chapter 9, Units: how each type moves and whom it may attack, as groups of options for one activation.

The enumerators here are the fast twins of the permissions in `c9_permissions`; a test compares them with filtering
every candidate.
"""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.board import (
    ATTACK_OPTIONS,
    ATTACKS,
    HALF,
    HALF_MASK,
    MEMBERS,
    SPACES,
    SPREAD_HIGH,
    SPREAD_LOW,
    moves_to,
    walks,
)
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.effects.other import ability_groups
from battlebook.games.heroes3.faces import FLYING, GROUND, RANGED, Face
from battlebook.games.heroes3.rules import c17_movement
from battlebook.games.heroes3.rules.c3_terminology import obstacles
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Group, Option

MELEE_TARGET: Final = LEDGER("h3:3:ground-flying-attack-adjacent")
RANGED_TARGET: Final = LEDGER("h3:9:ranged-any-enemy")
ENGAGED_TARGET: Final = LEDGER("h3:9:ranged-engaged-target")
MOVE_RULES: Final = (LEDGER("h3:9:ground-move-3"), LEDGER("h3:9:flying-move-3"), LEDGER("h3:9:ranged-move-1"))
MAY_DEFEND: Final = LEDGER("h3:4:normal-unit-may-defend")
MAY_DO_NEITHER: Final = LEDGER("h3:4:move-and-attack-optional")
FLY_OVER: Final = LEDGER("h3:8:naval-fly-over")
MUST_ATTACK: Final = LEDGER("h3:4:neutral-must-attack")

KEPT_GROUPS: Final = 20_000


class ShotGroups(dict[int, Group]):
    """The group to attack from afar: key = mask of targets shifted by 8, plus the own space."""

    def __init__(self, rule: str) -> None:
        super().__init__()
        self.rule = rule

    def __missing__(self, key: int) -> Group:
        if len(self) > KEPT_GROUPS:
            self.clear()
        space = key & 255
        options: tuple[Option, ...] = ()
        for target in MEMBERS[key >> 8]:
            options += (ATTACK_OPTIONS[target, space],)
        group = Group(self.rule, "attack", options)
        self[key] = group
        return group


class MeleeGroups(dict[int, Group]):
    """The group to attack one enemy from the spaces of a mask: key as in `ATTACKS`."""

    def __missing__(self, key: int) -> Group:
        if len(self) > KEPT_GROUPS:
            self.clear()
        group = Group(MELEE_TARGET, "attack", ATTACKS[key])
        self[key] = group
        return group


SHOTS: Final = ShotGroups(RANGED_TARGET)
MELEE: Final = MeleeGroups()
ENGAGED_SHOTS: Final = ShotGroups(ENGAGED_TARGET)
DEFEND_GROUP: Final = Group(MAY_DEFEND, "defend", (Option(("defend",)),))
END_GROUP: Final = Group(MAY_DO_NEITHER, "end", (Option(("end",)),))
DEFEND_OR_END: Final = (DEFEND_GROUP, END_GROUP)


def reach(s: State, unit: int, face: Face) -> int:
    """Every other space the unit could move to now."""
    if s.rooted and s.active == unit:
        return 0
    board = s.board
    if board.hexes:
        return c17_movement.reach(s, unit, face)
    place = s.place[unit]
    occupied = s.held[0] | s.held[1]
    if s.forts or s.lasting:
        occupied = obstacles(s, s.side[unit])
    if face.type == GROUND:
        return walks(board, place, occupied)
    if face.type == FLYING:
        if s.recorder is not None and board.holes:
            s.note(FLY_OVER)
        return (board.all if face.teleports else board.near[place]) & ~occupied
    return board.next[place] & ~occupied


def move_rule(s: State, kind: int) -> str:
    """The rule by which a type of unit moves on this board."""
    return c17_movement.MOVE if s.board.hexes else MOVE_RULES[kind]


def move_group(s: State, kind: int, spaces: int) -> Group:
    """The group to move to one of ``spaces``, for one type of unit. Masks are too many to keep a group for each."""
    return Group(move_rule(s, kind), "move", moves_to(spaces))


def melee_attacks(s: State, unit: int, spaces: int) -> Group | None:
    """Attacks on enemies next to one of ``spaces``: the unit's own and those it can move to."""
    if s.board.hexes:
        return c17_movement.melee_attacks(s, unit, spaces)
    within = (SPREAD_LOW[spaces & HALF_MASK] | SPREAD_HIGH[spaces >> HALF]) & s.held[1 - s.side[unit]]
    if not within:
        return None
    who, next_to = s.who, s.board.next
    if not within & within - 1:
        only = within.bit_length() - 1
        return MELEE[who[only] << SPACES | spaces & next_to[only]]
    keys: list[int] = []
    for space in MEMBERS[within]:
        keys.append(who[space] << SPACES | spaces & next_to[space])
    keys.sort()
    found: tuple[Option, ...] = ()
    for key in keys:
        found += ATTACKS[key]
    return Group(MELEE_TARGET, "attack", found)


def ranged_attacks(s: State, unit: int) -> Group | None:
    """Attacks from where it stands: on any enemy, or, next to an enemy, on adjacent ones only."""
    enemy = 1 - s.side[unit]
    own = s.place[unit]
    adjacent = s.board.next[own] & s.held[enemy]
    if not adjacent:
        return SHOTS[s.alive[enemy] << 8 | own]
    if not adjacent & adjacent - 1:
        return ENGAGED_SHOTS[1 << s.who[adjacent.bit_length() - 1] << 8 | own]
    targets = 0
    for space in MEMBERS[adjacent]:
        targets |= 1 << s.who[space]
    return ENGAGED_SHOTS[targets << 8 | own]


def attack_group(s: State, unit: int, face: Face, reached: int) -> Group | None:
    """Everything the unit can attack in this activation, moving first if it is a Ground or Flying unit."""
    if face.type == RANGED:
        return ranged_attacks(s, unit)
    return melee_attacks(s, unit, reached | 1 << s.place[unit])


def acts(s: State, unit: int) -> tuple[Group, ...]:
    """What a unit may do when it activates."""
    face = s.faces[s.face[unit]]
    reached = reach(s, unit, face)
    if face.type == RANGED:
        attack: Group | None = ranged_attacks(s, unit)
    else:
        attack = melee_attacks(s, unit, reached | 1 << s.place[unit])
    if s.side[unit] == s.plan.neutral_side:
        return neutral_acts(s, face, reached, attack)
    if face.other_activation:
        return acts_or_ability(s, unit, face, reached, attack)
    if not reached:
        return DEFEND_OR_END if attack is None else (attack, DEFEND_GROUP, END_GROUP)
    rule = c17_movement.MOVE if s.board.hexes else MOVE_RULES[face.type]
    move = Group(rule, "move", moves_to(reached))
    return (move, DEFEND_GROUP, END_GROUP) if attack is None else (attack, move, DEFEND_GROUP, END_GROUP)


def acts_or_ability(s: State, unit: int, face: Face, reached: int, attack: Group | None) -> tuple[Group, ...]:
    """9 The same with an ability that it may use instead."""
    first = () if attack is None else (attack,)
    moves = (move_group(s, face.type, reached),) if reached else ()
    return (*first, *moves, DEFEND_GROUP, *ability_groups(s, unit, face), END_GROUP)


def neutral_acts(s: State, face: Face, reached: int, attack: Group | None) -> tuple[Group, ...]:
    """4 Neutral Units must attack if possible and cannot Defend; nor do they use an ability instead."""
    if attack is not None:
        s.note(MUST_ATTACK)
        return (attack,)
    if not reached:
        return (END_GROUP,)
    return (move_group(s, face.type, reached), END_GROUP)


def acts_after_move(s: State, unit: int) -> tuple[Group, ...]:
    """3 Activation: move, then act. A Ranged unit never attacks after moving; it may Defend
    (h3r:ranged-move-then-defend)."""
    face = s.faces[s.face[unit]]
    attack = melee_attacks(s, unit, 1 << s.place[unit]) if face.type != RANGED else None
    if s.side[unit] == s.plan.neutral_side:
        return (attack,) if attack is not None else (END_GROUP,)
    return (attack, *DEFEND_OR_END) if attack is not None else DEFEND_OR_END


def steps_after_attack(s: State, unit: int) -> tuple[Group, ...]:
    """9 A Ranged unit that attacked may move up to 1 space; 17 on the Battlefield Board it does either."""
    if s.board.hexes:
        s.note(c17_movement.EITHER)
        return (END_GROUP,)
    reached = 0 if s.rooted else s.board.next[s.place[unit]] & ~obstacles(s, s.side[unit])
    if not reached:
        return (END_GROUP,)
    return (move_group(s, RANGED, reached), END_GROUP)

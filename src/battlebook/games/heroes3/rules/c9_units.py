"""Chapter 9, Units: how each type moves and whom it may attack, as groups of options for one activation.

The enumerators here are the fast twins of the permissions in `c9_permissions`; a test compares them with filtering
every candidate.
"""

from __future__ import annotations

from battlebook.games.heroes3.board import ALL, ATTACKS, MEMBERS, NEAR, NEXT, SPACES, moves_to, spread, walks
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.effects.other import ability_groups
from battlebook.games.heroes3.faces import FLYING, GROUND, RANGED, Face
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Group, Option

MELEE_TARGET = LEDGER("h3:3:ground-flying-attack-adjacent")
RANGED_TARGET = LEDGER("h3:9:ranged-any-enemy")
ENGAGED_TARGET = LEDGER("h3:9:ranged-engaged-target")
MOVE_RULES = (LEDGER("h3:9:ground-move-3"), LEDGER("h3:9:flying-move-3"), LEDGER("h3:9:ranged-move-1"))
MAY_DEFEND = LEDGER("h3:4:normal-unit-may-defend")
MAY_DO_NEITHER = LEDGER("h3:4:move-and-attack-optional")
MUST_ATTACK = LEDGER("h3:4:neutral-must-attack")

DEFEND_GROUP = Group(MAY_DEFEND, "defend", (Option(("defend",)),))
END_GROUP = Group(MAY_DO_NEITHER, "end", (Option(("end",)),))


def reach(s: State, unit: int, face: Face) -> int:
    """Every other space the unit could move to now."""
    if s.rooted and s.active == unit:
        return 0
    place = s.place[unit]
    occupied = s.held[0] | s.held[1]
    if face.type == GROUND:
        return walks(place, occupied)
    if face.type == FLYING:
        return (ALL if face.teleports else NEAR[place]) & ~occupied
    return NEXT[place] & ~occupied


def melee_attacks(s: State, unit: int, spaces: int) -> tuple[Option, ...]:
    """Attacks on enemies next to one of ``spaces``: the unit's own and those it can move to."""
    enemy = 1 - s.side[unit]
    if not spread(spaces) & s.held[enemy]:
        return ()
    place = s.place
    found: tuple[Option, ...] = ()
    for target in MEMBERS[s.alive[enemy]]:
        near = spaces & NEXT[place[target]]
        if near:
            found += ATTACKS[target << SPACES | near]
    return found


def ranged_attacks(s: State, unit: int) -> Group | None:
    """Attacks from where it stands: on any enemy, or, next to an enemy, on adjacent ones only."""
    enemy = 1 - s.side[unit]
    own = s.place[unit]
    here = 1 << own
    found: tuple[Option, ...] = ()
    if NEXT[own] & s.held[enemy]:
        for target in MEMBERS[s.alive[enemy]]:
            if NEXT[own] >> s.place[target] & 1:
                found += ATTACKS[target << SPACES | here]
        return Group(ENGAGED_TARGET, "attack", found)
    for target in MEMBERS[s.alive[enemy]]:
        found += ATTACKS[target << SPACES | here]
    return Group(RANGED_TARGET, "attack", found) if found else None


def attack_group(s: State, unit: int, face: Face, reached: int) -> Group | None:
    """Everything the unit can attack in this activation, moving first if it is a Ground or Flying unit."""
    if face.type == RANGED:
        return ranged_attacks(s, unit)
    found = melee_attacks(s, unit, reached | 1 << s.place[unit])
    return Group(MELEE_TARGET, "attack", found) if found else None


def acts(s: State, unit: int) -> tuple[Group, ...]:
    """What a unit may do when it activates."""
    face = s.faces[s.face[unit]]
    reached = reach(s, unit, face)
    attack = attack_group(s, unit, face, reached)
    neutral = s.side[unit] == s.plan.neutral_side
    if neutral and attack is not None:
        s.note(MUST_ATTACK)
        return (attack,)
    groups: tuple[Group, ...] = () if attack is None else (attack,)
    if reached:
        groups += (Group(MOVE_RULES[face.type], "move", moves_to(reached)),)
    if not neutral:
        groups += (DEFEND_GROUP,)
    if face.other_activation:
        groups += ability_groups(s, unit, face)
    return (*groups, END_GROUP)


def acts_after_move(s: State, unit: int) -> tuple[Group, ...]:
    """3 Activation: move, then act. A Ranged unit never attacks after moving; it may Defend
    (h3r:ranged-move-then-defend)."""
    face = s.faces[s.face[unit]]
    groups: tuple[Group, ...] = ()
    if face.type != RANGED:
        found = melee_attacks(s, unit, 1 << s.place[unit])
        if found:
            groups = (Group(MELEE_TARGET, "attack", found),)
    if s.side[unit] == s.plan.neutral_side:
        return groups if groups else (END_GROUP,)
    return (*groups, DEFEND_GROUP, END_GROUP)


def steps_after_attack(s: State, unit: int) -> tuple[Group, ...]:
    """9 A Ranged unit that attacked may move up to 1 space."""
    reached = 0 if s.rooted else NEXT[s.place[unit]] & ~(s.held[0] | s.held[1])
    if not reached:
        return (END_GROUP,)
    return (Group(MOVE_RULES[RANGED], "move", moves_to(reached)), END_GROUP)

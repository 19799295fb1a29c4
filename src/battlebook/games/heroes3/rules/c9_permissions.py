"""What a unit may do, sentence by sentence: every reason that forbids it, in the order of the rules.

`refuse_move`, `refuse_attack`, `refuse_defend`, `refuse_end` and `refuse_ability` give the first reason or None. The
enumerators in `c9_units` are their fast twins.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from battlebook.games.heroes3.board import MEMBERS, NOBODY, STANDARD, STEP, WALK, Board, walks
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.effects import other
from battlebook.games.heroes3.faces import FLYING, GROUND, RANGED, Face
from battlebook.games.heroes3.rules import c12_attacks, c17_movement
from battlebook.games.heroes3.rules.c3_terminology import adjacent_units, is_alive, obstacles
from battlebook.games.heroes3.rules.c7_breach import why_no_breach
from battlebook.games.heroes3.rules.c9_units import attack_group, reach
from battlebook.games.heroes3.rules.procedures import MOVED, NOTHING, SHOT
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Key
from battlebook.kernel.rules import Refusal

HELD_FAST: Final = LEDGER.refusal("h3:9:ability-passive", "rooted")
OCCUPIED: Final = LEDGER.refusal("h3:3:card-is-obstacle", "occupied")
END_EMPTY: Final = LEDGER.refusal("h3:9:flying-end-empty")
TOO_FAR: Final = (
    LEDGER.refusal("h3:9:ground-move-3", "too-far"),
    LEDGER.refusal("h3:9:flying-move-3", "too-far"),
    LEDGER.refusal("h3:9:ranged-move-1", "too-far"),
)
STEPS_COUNT: Final = LEDGER.refusal("h3:9:orthogonal-steps", "diagonal")
WALL_BLOCKS: Final = LEDGER.refusal("h3:7:wall-is-obstacle")
GATE_CLOSED: Final = LEDGER.refusal("h3:7:gate-closed-for-attacker")
HOLES: Final = (
    LEDGER.refusal("h3:8:naval-ground-around", "hole"),
    LEDGER.refusal("h3:8:naval-fly-no-stop"),
    LEDGER.refusal("h3:8:naval-ranged-around"),
)
HOLE_BLOCKS: Final = LEDGER.refusal("h3:8:naval-ground-around")
NOT_THE_TOWER: Final = LEDGER.refusal("h3:7:tower-only-ranged-or-cards")
FRIEND_BLOCKS: Final = LEDGER.refusal("h3:9:friends-block")
OBSTACLE_BLOCKS: Final = LEDGER.refusal("h3:3:obstacle-blocks-nonflying")
NOT_TWICE: Final = LEDGER.refusal("h3:9:ranged-move-1", "moved")
ONE_MOVE: Final = LEDGER.refusal("h3:3:activation-move-then-act", "moved")
NO_FRIEND: Final = LEDGER.refusal("h3r:friendly-attack")
NOT_THERE: Final = LEDGER.refusal("h3:4:attack-step-declare", "gone")
MOVED_ALREADY: Final = LEDGER.refusal("h3:9:ranged-never-move-shoot")
ONE_ATTACK: Final = LEDGER.refusal("h3:3:ranged-attack-then-move", "attacked")
ENGAGED: Final = LEDGER.refusal("h3:9:ranged-engaged-target")
DIAGONAL: Final = LEDGER.refusal("h3:3:diagonal-not-adjacent")
NOT_ADJACENT: Final = LEDGER.refusal("h3:3:adjacency-needed-melee")
MUST_ATTACK: Final = LEDGER.refusal("h3:4:neutral-must-attack")
NEUTRAL_NO_DEFEND: Final = LEDGER.refusal("h3:4:neutral-cannot-defend")
NO_DEFEND_AFTER_SHOT: Final = LEDGER.refusal("h3:3:defend-action", "attacked")
NO_ABILITY_AFTER_MOVE: Final = LEDGER.refusal("h3:9:ability-other", "begun")
NO_SUCH_ABILITY: Final = LEDGER.refusal("h3:9:ability-other", "none")


def neutral_must_attack(s: State, unit: int) -> bool:
    """4 A Neutral Unit must attack whenever it can, moving first if need be (h3r:neutral-pass-if-possible)."""
    if s.side[unit] != s.plan.neutral_side:
        return False
    face = s.card(unit)
    return attack_group(s, unit, face, reach(s, unit, face)) is not None


def why_no_step(s: State, unit: int, space: int) -> Iterator[Refusal]:
    """9 Why the unit cannot move to a space now, whatever it has done before."""
    face = s.card(unit)
    place = s.place[unit]
    if s.rooted and s.active == unit:
        yield HELD_FAST
    occupied = obstacles(s, s.side[unit])
    yield from why_not_on(s, face, space, occupied)
    if s.board.hexes:
        yield from c17_movement.why_no_step(s, unit, space, face)
        return
    steps = s.board.distance[place][space]
    if not (face.type == FLYING and face.teleports):
        if steps > (STEP if face.type == RANGED else WALK):
            yield TOO_FAR[face.type]
            if face.type == RANGED and is_diagonal(s.board, place, space):
                yield STEPS_COUNT
    if face.type == GROUND and steps <= WALK and not (occupied | s.board.holes) >> space & 1:
        yield from why_no_way(s, unit, space, occupied)


def why_not_on(s: State, face: Face, space: int, occupied: int) -> Iterator[Refusal]:
    """9 Why nothing like this unit can stand on a space now."""
    if s.rocks >> space & 1:
        yield c17_movement.TOKEN_THERE
    elif s.board.holes >> space & 1:
        yield HOLES[face.type]
    elif (s.forts & occupied) >> space & 1 and s.who[space] == NOBODY:
        yield GATE_CLOSED if s.gate >> space & 1 else WALL_BLOCKS
    elif occupied >> space & 1:
        yield END_EMPTY if face.type == FLYING else OCCUPIED


def why_no_way(s: State, unit: int, space: int, occupied: int) -> Iterator[Refusal]:
    """9 What blocks the way of a Ground unit to a near and empty space; nothing where there is a way."""
    place = s.place[unit]
    if walks(s.board, place, occupied) >> space & 1:
        return
    friends = s.held[s.side[unit]] & ~(1 << place)
    if walks(s.board, place, occupied & ~friends) >> space & 1:
        yield FRIEND_BLOCKS
    else:
        yield HOLE_BLOCKS if walks(STANDARD, place, occupied) >> space & 1 else OBSTACLE_BLOCKS


def is_diagonal(board: Board, a: int, b: int) -> bool:
    """Whether two spaces touch at a corner."""
    if board.hexes or board.distance[a][b] != 2:
        return False
    return board.row_of(a) != board.row_of(b) and board.column_of(a) != board.column_of(b)


def why_no_move(s: State, unit: int, space: int, deed: int = NOTHING) -> Iterator[Refusal]:
    """3 and 9 Why the unit cannot move there in this activation."""
    if not 0 <= space < s.board.places:
        yield TOO_FAR[s.card(unit).type]
        return
    if deed == MOVED:
        yield NOT_TWICE if s.card(unit).type == RANGED else ONE_MOVE
    yield from why_no_step(s, unit, space)
    if deed != SHOT and neutral_must_attack(s, unit):
        yield MUST_ATTACK


def why_no_attack(s: State, unit: int, target: int, space: int, deed: int = NOTHING) -> Iterator[Refusal]:
    """3 and 9 Why the unit cannot attack the target from a space in this activation."""
    if not 0 <= target < s.unit_count() or not is_alive(s, target) or not 0 <= space < s.board.places:
        yield NOT_THERE
        return
    if s.side[target] == s.side[unit]:
        yield NO_FRIEND
    if s.card(unit).type == RANGED:
        yield from why_no_shot(s, unit, target, space, deed)
    else:
        if space != s.place[unit]:
            yield from (why_no_step(s, unit, space) if deed == NOTHING else (ONE_MOVE,))
        if s.tower >> target & 1:
            yield NOT_THE_TOWER
        elif not s.board.next[space] >> s.place[target] & 1:
            yield DIAGONAL if is_diagonal(s.board, space, s.place[target]) else NOT_ADJACENT


def why_no_shot(s: State, unit: int, target: int, space: int, deed: int) -> Iterator[Refusal]:
    """9 Why a Ranged unit cannot attack the target: never after moving, once only, an adjacent enemy first."""
    if deed == MOVED or space != s.place[unit]:
        yield MOVED_ALREADY
    if deed == SHOT:
        yield ONE_ATTACK
    enemies = s.alive[1 - s.side[unit]]
    if adjacent_units(s, s.place[unit], enemies) and not s.board.next[s.place[unit]] >> s.place[target] & 1:
        yield ENGAGED


def why_no_defend(s: State, unit: int, deed: int = NOTHING) -> Iterator[Refusal]:
    """3 and 4 Why the unit cannot Defend."""
    if s.side[unit] == s.plan.neutral_side:
        yield NEUTRAL_NO_DEFEND
    if deed == SHOT:
        yield NO_DEFEND_AFTER_SHOT


def why_no_end(s: State, unit: int, deed: int = NOTHING) -> Iterator[Refusal]:
    """4 Why the unit cannot do nothing more."""
    if deed != SHOT and neutral_must_attack(s, unit):
        yield MUST_ATTACK


def why_no_ability(s: State, unit: int, key: Key, deed: int = NOTHING) -> Iterator[Refusal]:
    """9 Why the unit cannot use an ability instead of its activation."""
    if deed != NOTHING:
        yield NO_ABILITY_AFTER_MOVE
    if neutral_must_attack(s, unit):
        yield MUST_ATTACK
    face = s.card(unit)
    groups = other.ability_groups(s, unit, face) if face.other_activation else ()
    if not any(option.key == key for group in groups for option in group.options):
        yield from other.why_not(s, unit, face, key, NO_SUCH_ABILITY)


def why_not(s: State, unit: int, key: Key, deed: int) -> Iterator[Refusal]:
    """Every reason against a key of an activation, in rule order; none for a key that means nothing here."""
    if any(type(part) is not int for part in key[2:]) or (key[0] != "ability" and not is_number(key)):
        return
    if s.lasting:
        yield from c12_attacks.why_not(s, unit)
    if key[0] == "move" and len(key) == 2:
        yield from why_no_move(s, unit, key[1], deed)
    elif key[0] == "attack" and len(key) == 3:
        yield from why_no_attack(s, unit, key[1], key[2], deed)
    elif key[0] == "breach" and len(key) == 3:
        steps = why_no_step(s, unit, key[2]) if deed == NOTHING else iter((ONE_MOVE,))
        yield from why_no_breach(s, unit, key[1], key[2], deed, steps)
    elif key == ("defend",):
        yield from why_no_defend(s, unit, deed)
    elif key == ("end",):
        yield from why_no_end(s, unit, deed)
    elif key[0] == "ability" and len(key) == 3:
        yield from why_no_ability(s, unit, key, deed)


def is_number(key: Key) -> bool:
    """Whether the key's second part, if there is one, is a number."""
    return len(key) < 2 or type(key[1]) is int


def refuse(s: State, unit: int, key: Key, deed: int = NOTHING) -> Refusal | None:
    """The first reason against a key of an activation, or None."""
    return next(why_not(s, unit, key, deed), None)


def every_key(s: State, unit: int) -> Iterator[Key]:
    """Every key that an activation could have, legal or not."""
    for target in MEMBERS[s.alive[0] | s.alive[1]]:
        for space in range(s.board.places):
            yield ("attack", target, space)
    for space in range(s.board.places):
        yield ("move", space)
        yield from (("breach", fort, space) for fort in MEMBERS[s.forts])
    yield ("defend",)
    yield ("end",)


def closest_space(s: State, unit: int, target: int) -> int:
    """The space from which an attack on the target looks most possible: its own for a Ranged unit, else the nearest
    space next to the target."""
    if s.card(unit).type == RANGED:
        return s.place[unit]
    near = MEMBERS[s.board.next[s.place[target]]] or (s.place[unit],)
    own, distance = s.place[unit], s.board.distance
    return min(near, key=lambda space: (s.who[space] != NOBODY and space != own, distance[own][space], space))

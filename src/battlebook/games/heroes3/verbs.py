"""The only functions that change a state: each changes the record and, when somebody watches, says what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from battlebook.games.heroes3.board import NOBODY, OFF
from battlebook.games.heroes3.faces import unit_message
from battlebook.games.heroes3.holders import cart_speed, sum_on
from battlebook.games.heroes3.state import BATTLE, NO_ROLL, STACK_INITIATIVE, STACK_NONE, State
from battlebook.kernel.events import Event
from battlebook.kernel.state import with_one

STACK: Final = "stack"
SIDE_MESSAGES: Final = ("h3-attacker", "h3-defender")


def unit_ref(s: State, unit: int) -> dict[str, Any]:
    """A unit as an argument of words."""
    ref: dict[str, Any] = {"ref": "unit", "id": unit, "msg": unit_message(s.card(unit).unit)}
    seat = s.seat(s.side[unit])
    if seat >= 0:
        ref["seat"] = seat
    return ref


def space_ref(s: State, space: int) -> dict[str, Any]:
    """A space as an argument of words."""
    return {"ref": "space", "id": space, "msg": s.board.messages[space]}


def token_ref(token: str) -> dict[str, Any]:
    """A token or cube as an argument of words."""
    return {"ref": "token", "id": token, "msg": f"h3-token-{token}"}


def say(s: State, kind: str, rule: str, unit: int, **more: Any) -> None:
    """Emit an event about a unit. Only called when somebody watches."""
    public: dict[str, Any] = {"unit": unit_ref(s, unit), **more}
    seat = s.seat(s.side[unit])
    if seat >= 0:
        public["seat"] = seat
    s.emit(Event(kind, rule, public))


def say_all(s: State, kind: str, rule: str, **more: Any) -> None:
    """Emit an event about no unit in particular. Only called when somebody watches."""
    s.emit(Event(kind, rule, more))


# ------------------------------------------------------------------------------------------- units and the board


def enlist(s: State, face: int, side: int) -> int:
    """A new unit, not yet on the board; its number."""
    s.face.append(face)
    s.side += (side,)
    s.place.append(OFF)
    s.speed.append(s.faces[face].initiative)
    s.damage.append(0)
    s.boost, s.boost_rounds = (*s.boost, 0), (*s.boost_rounds, 0)
    s.weak, s.weak_rounds = (*s.weak, 0), (*s.weak_rounds, 0)
    s.poison, s.stacked = (*s.poison, 0), (*s.stacked, 0)
    return len(s.face) - 1


def stand(s: State, unit: int, space: int, rule: str, kind: str = "placed") -> None:
    """Put a unit on the board."""
    side = s.side[unit]
    s.place[unit] = space
    s.who[space] = unit
    s.alive[side] |= 1 << unit
    s.held[side] |= 1 << space
    note_aura(s, unit)
    if s.stage == BATTLE:
        put_in_order(s, (*s.queue, unit))
    if s.sink is not None or s.recorder is not None:
        say(s, kind, rule, unit, space=space_ref(s, space), places=[space])


def note_summoned(s: State, unit: int) -> None:
    """The unit was summoned in this Combat."""
    s.summoned |= 1 << unit


def move(s: State, unit: int, space: int, rule: str, kind: str = "moves") -> None:
    """Move a unit to an empty space."""
    before = s.place[unit]
    s.place[unit] = space
    s.who[before] = NOBODY
    s.who[space] = unit
    s.held[s.side[unit]] ^= 1 << before | 1 << space
    if s.sink is not None or s.recorder is not None:
        motion = {"unit": unit, "from": before, "to": space}
        say(s, kind, rule, unit, space=space_ref(s, space), start=space_ref(s, before), motion=motion, places=[space])


def swap(s: State, a: int, b: int, rule: str) -> None:
    """Two units of one side change places."""
    here, there = s.place[a], s.place[b]
    s.place[a], s.place[b] = there, here
    s.who[here], s.who[there] = b, a
    if s.sink is not None or s.recorder is not None:
        say(s, "swapped", rule, a, target=unit_ref(s, b), places=[here, there])


def remove(s: State, unit: int, rule: str) -> None:
    """Take a defeated unit off the board."""
    side = s.side[unit]
    space = s.place[unit]
    bit = 1 << unit
    s.alive[side] &= ~bit
    s.held[side] &= ~(1 << space)
    s.who[space] = NOBODY
    s.place[unit] = OFF
    s.fallen |= bit
    if not s.acted & bit:
        leave_queue(s, unit)
    s.guards &= ~bit
    s.lockers &= ~bit
    s.rescuers &= ~bit
    s.defending &= ~bit
    s.paralysed &= ~bit
    if s.sink is not None or s.recorder is not None:
        say(s, "falls", rule, unit, places=[space])


def note_aura(s: State, unit: int) -> None:
    """Remember whether the unit's card works on others."""
    face = s.faces[s.face[unit]]
    bit = 1 << unit
    s.guards = s.guards | bit if face.guards_adjacent else s.guards & ~bit
    s.lockers = s.lockers | bit if face.locks_adjacent else s.lockers & ~bit
    s.rescuers = s.rescuers | bit if face.cancels_lethal else s.rescuers & ~bit


def put_in_order(s: State, units: Iterable[int]) -> None:
    """The queue by Initiative; own ties by number."""
    queue = sorted(units)
    queue.sort(key=s.speed.__getitem__, reverse=True)  # which leaves equals in their order
    s.queue[:] = queue


def leave_queue(s: State, unit: int) -> None:
    """The unit has no activation to come."""
    if unit in s.queue:
        s.queue.remove(unit)


def set_speed(s: State, unit: int) -> None:
    """Initiative of the side it shows, Stack Token included; it re-orders the activations to come."""
    before = s.speed[unit]
    s.speed[unit] = s.faces[s.face[unit]].initiative + (2 if s.stacked[unit] == STACK_INITIATIVE else 0)
    if s.holders:
        s.speed[unit] = max(0, s.speed[unit] + sum_on(s, unit, "initiative") + cart_speed(s, unit))
    if s.speed[unit] != before and not s.acted >> unit & 1:
        put_in_order(s, s.queue)


def note_marks(s: State, unit: int) -> None:
    """Remember whether a token on the unit changes its Attack or Defense."""
    bit = 1 << unit
    if s.stacked[unit] or s.boost[unit] or s.weak[unit] or s.corroded & bit:
        s.marked |= bit
    else:
        s.marked &= ~bit


def show_face(s: State, unit: int, face: int) -> None:
    """Turn the unit's card; cubes and tokens stay."""
    s.face[unit] = face
    set_speed(s, unit)
    note_aura(s, unit)


def flip(s: State, unit: int, left: int, rule: str) -> None:
    """Turn a Pack to its Few side and put the ``left``-over damage on it."""
    few = s.faces[s.face[unit]].few_index
    show_face(s, unit, few)
    s.flipped |= 1 << unit
    s.damage[unit] = left
    if s.sink is not None or s.recorder is not None:
        say(s, "flips", rule, unit, left=left)


def reinforce(s: State, unit: int, pack: int, rule: str) -> None:
    """Turn a Few to its Pack side; its damage stays."""
    show_face(s, unit, pack)
    if s.sink is not None or s.recorder is not None:
        say(s, "reinforced", rule, unit)


# --------------------------------------------------------------------------------------------------- damage


def add_damage(s: State, unit: int, n: int) -> None:
    """Put damage on a unit. What it does to the unit is the rules' business."""
    s.damage[unit] += n
    s.hurt_this_round = True
    s.last_hits = (*s.last_hits, (unit, n))


def set_damage(s: State, unit: int, n: int) -> None:
    """Let a unit have exactly so much damage on its present side."""
    s.damage[unit] = n


def heal(s: State, unit: int, n: int, rule: str) -> None:
    """Remove damage from a unit."""
    s.damage[unit] -= n
    if s.sink is not None or s.recorder is not None:
        say(s, "heals", rule, unit, n=n)


def give_stack_token(s: State, unit: int, token: int, rule: str) -> None:
    """Make a unit Stacked."""
    s.stacked = with_one(s.stacked, unit, token)
    note_marks(s, unit)
    set_speed(s, unit)
    if s.sink is not None or s.recorder is not None:
        say(s, "token-placed", rule, unit, token=token_ref(STACK), n=token)


def lose_stack_token(s: State, unit: int, left: int, rule: str) -> None:
    """The Stack Token is discarded, left-over damage is put on the unit."""
    s.stacked = with_one(s.stacked, unit, STACK_NONE)
    note_marks(s, unit)
    set_speed(s, unit)
    s.damage[unit] = left
    if s.sink is not None or s.recorder is not None:
        say(s, "stack-lost", rule, unit, left=left)


# ------------------------------------------------------------------------------------------ activations


def count_as_activated(s: State, unit: int) -> None:
    """A unit gets its controller's Faction Cube."""
    s.acted |= 1 << unit
    leave_queue(s, unit)


def take_turn(s: State, unit: int) -> None:
    """The unit's place in the order is used up."""
    s.acted |= 1 << unit
    s.queue.remove(unit)
    s.tie_value = s.speed[unit]
    s.tie_side = s.side[unit]


def begin_activation(s: State, unit: int, rooted: bool, rule: str) -> None:
    """The unit is the active one and gets its controller's Faction Cube."""
    s.acted |= 1 << unit  # as in `take_turn`
    s.queue.remove(unit)
    s.tie_value = s.speed[unit]
    s.tie_side = s.side[unit]
    s.active = unit
    s.origin = s.place[unit]
    s.rooted = rooted
    s.buff = 0
    s.last_hits = ()
    if s.sink is not None or s.recorder is not None:
        say(s, "activates", rule, unit, places=[s.origin])


# -------------------------------------------------------------------------------------------------- dice


def lay_dice(s: State, dice: tuple[int, ...], keep: int) -> None:
    """The Attack Dice of a strike lie on the table."""
    s.dice = dice
    s.keep = keep
    s.rerolled = 0
    s.guard = NO_ROLL
    s.voided = False


def turn_dice(s: State, dice: tuple[int, ...]) -> None:
    """Some dice were rolled again."""
    s.dice = dice
    s.rerolled += 1


def set_dice(s: State, dice: tuple[int, ...]) -> None:
    """A card changes what the dice on the table show, or takes some away."""
    s.dice = dice


def void_strike(s: State) -> None:
    """The strike on the table deals nothing."""
    s.voided = True


def lay_guard_die(s: State, face: int) -> None:
    """The roll for a Defense Token."""
    s.guard = face

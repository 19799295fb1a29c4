"""Chapter 9, several strikes in one activation: line attacks, second strikes, further targets, extra attacks.

Retaliation waits until all strikes that come at once are resolved; a repeat attack never repeats again.
"""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.board import NOBODY, OFF, SPACES
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.face_abilities import EVERYTHING
from battlebook.games.heroes3.faces import Face
from battlebook.games.heroes3.rules import c15_spaces
from battlebook.games.heroes3.rules.asking import ask_side, unit_options
from battlebook.games.heroes3.rules.c3_terminology import adjacent_units, are_adjacent, is_alive
from battlebook.games.heroes3.rules.c4_roll import shows_own
from battlebook.games.heroes3.rules.c5_end import end_if_decided
from battlebook.games.heroes3.rules.procedures import (
    AGAIN,
    CANCELLED,
    DROPPED,
    EXTRA,
    FIXED,
    FURTHER,
    RETURNS,
    TWICE,
    Attack,
    marked,
)
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, push, replace, restart
from battlebook.kernel.options import Ask, Group, Option

FIRST_ONLY: Final = LEDGER("h3:9:ability-attack")
RETALIATION_LAST: Final = LEDGER("h3:9:multi-attack-retaliation-last")
MAX_TWO: Final = LEDGER("h3:9:double-attack-max-two")
FRIENDLY_FIRE: Final = LEDGER("h3:9:secondary-strike-friendly-fire")
STOP: Final = Option(("stop",))
STOP_GROUP: Final = Group(FIRST_ONLY, "stop", (STOP,))


def before_retaliation(s: State, f: Attack) -> None:
    """9 The strikes that come at once with the main attack."""
    face = s.faces[s.face[f.attacker]]
    if not is_alive(s, f.attacker):
        return
    twice = face.double_attack and strikes_twice(s, f, face)
    earned = TWICE if twice and face.double_after_retaliation else 0
    earned |= EXTRA if face.extra_attack_on_kill and f.done & DROPPED else 0
    earned |= RETURNS if face.returns else 0
    if earned:
        replace(s, marked(f, earned))
    if twice and not face.double_after_retaliation:
        s.note(MAX_TWO)
        push(s, Attack(f.attacker, f.target, FURTHER, f.spot))
    if face.line_attack:
        strike_in_line(s, f, face)
    if face.near_target_attack:
        s.note(RETALIATION_LAST)
        push(s, NearTarget(f.attacker, f.target, f.spot))
    if face.attack_up_to:
        push(s, FurtherTargets(f.attacker, 1 << f.target, face.attack_up_to - 1))


def after_retaliation(s: State, f: Attack) -> None:
    """9 What waits for the retaliation."""
    if not is_alive(s, f.attacker):
        return
    if f.done & TWICE and is_alive(s, f.target) and are_adjacent(s, f.attacker, f.target):
        s.note(MAX_TWO)
        push(s, Attack(f.attacker, f.target, AGAIN, s.place[f.target]))
    if f.done & EXTRA:
        push(s, ExtraAttack(f.attacker, f.target))
    if f.done & RETURNS:
        push(s, Return(f.attacker))


def strikes_twice(s: State, f: Attack, face: Face) -> bool:
    """9 Whether the same target is attacked one more time."""
    if f.done & CANCELLED or not is_alive(s, f.target):
        return False
    if face.double_nonadjacent_only and are_adjacent(s, f.attacker, f.target):
        return False
    return not face.double_faces or bool(shows_own(s, f, face, face.double_faces))


def strike_in_line(s: State, f: Attack, face: Face) -> None:
    """9 Whatever unit stands directly behind the target, friend or foe, with the fixed Attack."""
    space = s.board.behind(s.place[f.attacker], f.spot)
    victim = s.who[space] if space != OFF else NOBODY
    if victim != NOBODY:
        s.note(RETALIATION_LAST)
        if s.side[victim] == s.side[f.attacker]:
            s.note(FRIENDLY_FIRE)
        push(s, Attack(f.attacker, victim, FIXED, space, face.line_attack))


# ------------------------------------------------------------------------------- a second attack near the target


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class NearTarget(Frame):
    """9 A second attack with a fixed value on a unit next to where the target stood; forced, friends and the attacker
    itself included."""

    __slots__ = ("attacker", "spot", "target")
    fields = ("attacker", "target", "spot")

    def __init__(self, attacker: int, target: int, spot: int) -> None:
        self.attacker = attacker
        self.target = target
        self.spot = spot


def a_unit_near_the_target_is_chosen(s: State, f: NearTarget) -> Ask | None:
    """9 If anybody stands next to the target, somebody is hit."""
    units = near_target(s, f.spot, f.target)
    if not units:
        return None
    group = Group(FRIENDLY_FIRE, "strike", unit_options("strike", units))
    return ask_side(s, s.side[f.attacker], RETALIATION_LAST, "second-strike", (group,), (f.attacker, f.target))


def it_is_attacked_too(s: State, f: NearTarget) -> None:
    """9 With its own die."""
    if near_target(s, f.spot, f.target):
        victim: int = s.answer[1]
        base = s.faces[s.face[f.attacker]].near_target_attack
        push(s, Attack(f.attacker, victim, FIXED, s.place[victim], base))


NearTarget.steps = (a_unit_near_the_target_is_chosen, it_is_attacked_too)


def near_target(s: State, spot: int, target: int) -> tuple[int, ...]:
    """Every other unit next to a space."""
    return adjacent_units(s, spot, (s.alive[0] | s.alive[1]) & ~(1 << target))


# ---------------------------------------------------------------------------------------------- further targets


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class FurtherTargets(Frame):
    """9 Separate attacks, each with its own die, on further adjacent units. ``struck``: mask of those attacked."""

    __slots__ = ("attacker", "left", "struck")
    fields = ("attacker", "struck", "left")

    def __init__(self, attacker: int, struck: int, left: int) -> None:
        self.attacker = attacker
        self.struck = struck
        self.left = left


def the_next_target_is_chosen(s: State, f: FurtherTargets) -> Ask | None:
    """9 The attacker picks the order; "up to" may stop, "all" may not."""
    units = further_targets(s, f)
    if not units:
        leave(s)
        return None
    groups: tuple[Group, ...] = (Group(FIRST_ONLY, "strike", unit_options("strike", units)),)
    if f.left < EVERYTHING - SPACES:
        groups = (*groups, STOP_GROUP)
    return ask_side(s, s.side[f.attacker], FIRST_ONLY, "further-attack", groups, (f.attacker,))


def it_is_attacked(s: State, f: FurtherTargets) -> None:
    """9 Then the next one."""
    if s.answer == STOP.key:
        leave(s)
        return
    target: int = s.answer[1]
    restart(s, FurtherTargets(f.attacker, f.struck | 1 << target, f.left - 1))
    push(s, Attack(f.attacker, target, FURTHER, s.place[target]))


FurtherTargets.steps = (the_next_target_is_chosen, it_is_attacked)


def further_targets(s: State, f: FurtherTargets) -> tuple[int, ...]:
    """Adjacent units the card may still attack."""
    if not f.left or not is_alive(s, f.attacker):
        return ()
    units = s.alive[1 - s.side[f.attacker]]
    if s.card(f.attacker).attack_up_to_friends:
        units |= s.alive[s.side[f.attacker]]
    return adjacent_units(s, s.place[f.attacker], units & ~f.struck)


# ------------------------------------------------------------------------------------ an extra attack, a return


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class ExtraAttack(Frame):
    """9 The target dropped to 0 HP: the attacker may attack another adjacent enemy."""

    __slots__ = ("attacker", "target")
    fields = ("attacker", "target")

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target


def another_target_may_be_chosen(s: State, f: ExtraAttack) -> Ask | None:
    """9 Another adjacent unit, or nobody."""
    units = extra_targets(s, f)
    if not units:
        return None
    groups = (Group(FIRST_ONLY, "strike", unit_options("strike", units)), STOP_GROUP)
    return ask_side(s, s.side[f.attacker], FIRST_ONLY, "extra-attack", groups, (f.attacker,))


def it_is_attacked_as_well(s: State, f: ExtraAttack) -> None:
    """9 A full attack; it never chains."""
    if extra_targets(s, f) and s.answer != STOP.key:
        s.note(MAX_TWO)
        push(s, Attack(f.attacker, s.answer[1], AGAIN, s.place[s.answer[1]]))


ExtraAttack.steps = (another_target_may_be_chosen, it_is_attacked_as_well)


def extra_targets(s: State, f: ExtraAttack) -> tuple[int, ...]:
    """Enemies next to the attacker, the first target left out."""
    if not is_alive(s, f.attacker):
        return ()
    return adjacent_units(s, s.place[f.attacker], s.alive[1 - s.side[f.attacker]] & ~(1 << f.target))


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Return(Frame):
    """9 The unit may go back to the space where it began its activation."""

    __slots__ = ("unit",)
    fields = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


def it_may_return(s: State, f: Return) -> Ask | None:
    """9 If that is another space, and empty."""
    if not can_return(s, f.unit):
        return None
    back = Option(("return", s.origin), (("space", s.origin),))
    groups = (Group(FIRST_ONLY, "return", (back,)), Group(FIRST_ONLY, "stay", (Option(("stay",)),)))
    return ask_side(s, s.side[f.unit], FIRST_ONLY, "return", groups, (f.unit,))


def it_returns_or_stays(s: State, f: Return) -> None:
    """9 As its controller decides."""
    if can_return(s, f.unit) and s.answer[0] == "return":
        c15_spaces.go(s, f.unit, s.origin, FIRST_ONLY, "returns")
        end_if_decided(s)


Return.steps = (it_may_return, it_returns_or_stays)


def can_return(s: State, unit: int) -> bool:
    """Whether the unit stands elsewhere and its first space is empty."""
    return is_alive(s, unit) and s.place[unit] != s.origin and s.who[s.origin] == NOBODY


FRAMES: tuple[type[Frame], ...] = (NearTarget, FurtherTargets, ExtraAttack, Return)

"""Chapter 12, effects that meet an attack or an activation: Fire Shield, Berserk, what a Defense Token is worth."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.holders import Lasting
from battlebook.games.heroes3.rules.c3_terminology import is_alive
from battlebook.games.heroes3.rules.c5_end import end_if_decided
from battlebook.games.heroes3.rules.c9_units import END_GROUP, reach
from battlebook.games.heroes3.rules.c12_harm import harm_by_card
from battlebook.games.heroes3.rules.procedures import CANCELLED, RETALIATION, Attack
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Group, Option
from battlebook.kernel.rules import Refusal

BERSERK: Final = "berserk"
MUST: Final = LEDGER("h3:12:ongoing-duration")
BERSERK_BINDS: Final = LEDGER.refusal("h3:12:ongoing-duration", "berserk")
NO_FRIENDS: Final = LEDGER("h3r:friendly-attack")
LIKE_ATTACK: Final = LEDGER("h3:3:retaliation-like-attack")


# ---------------------------------------------------------------------------------------------- Fire Shield


def its_shield_burns(s: State, f: Attack) -> None:
    """12 Whoever attacks a unit with a Fire Shield from an adjacent space is hurt, even if the attack defeats it; a
    retaliation is an attack too. The last thing a step does."""
    if f.done & CANCELLED or not is_alive(s, f.attacker):
        return
    near = s.board.next[s.place[f.attacker]] >> f.spot & 1
    melee = s.card(f.attacker).type != RANGED
    burns = [Lasting._make(row) for row in s.lasting if row[3] == f.target]
    for row in burns:
        if (row.op == "thorns" and near) or (row.op == "thorns_vs_melee" and melee):
            harm_by_card(s, row.card, f.attacker, row.n)
    if f.kind == RETALIATION:
        s.note(LIKE_ATTACK)
        end_if_decided(s)


# --------------------------------------------------------------------------------------------------- Berserk


def is_berserk(s: State, unit: int) -> bool:
    """Whether the unit must attack the nearest one."""
    return any(row[0] == BERSERK and row[3] == unit for row in s.lasting)


def forced_acts(s: State, unit: int, kind: str, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """12 What Berserk leaves a unit: to attack the nearest unit, friend or foe, or to come as near to it as it can."""
    if not is_berserk(s, unit):
        return groups
    s.note(NO_FRIENDS)
    if any(row[0] == "no_attack" and row[3] == unit for row in s.lasting):
        return (
            approach(s, unit, reach(s, unit, s.card(unit)), nearest_units(s, unit)) if kind == "act" else (END_GROUP,)
        )
    return berserk_acts(s, unit) if kind == "act" else (END_GROUP,)


def berserk_acts(s: State, unit: int) -> tuple[Group, ...]:
    """An attack on a nearest unit; of several its owner chooses."""
    face = s.card(unit)
    here = s.place[unit]
    reached = 0 if face.type == RANGED else reach(s, unit, face)
    near = nearest_units(s, unit)
    found: list[Option] = []
    for target in near:
        spot = s.place[target]
        spaces = 1 << here if face.type == RANGED else (reached | 1 << here) & s.board.next[spot]
        found += [attack(target, space) for space in MEMBERS[spaces]]
    if found:
        return (Group(MUST, "attack", tuple(found)),)
    return approach(s, unit, reach(s, unit, face), near)


def attack(target: int, space: int) -> Option:
    """The option to attack a unit from a space."""
    return Option(("attack", target, space), (("unit", target), ("space", space)))


def nearest_units(s: State, unit: int) -> tuple[int, ...]:
    """The units, of whatever side, that are nearest to one."""
    steps = s.board.distance[s.place[unit]]
    others = MEMBERS[(s.alive[0] | s.alive[1]) & ~(1 << unit)]
    least = min((steps[s.place[u]] for u in others), default=0)
    return tuple(u for u in others if steps[s.place[u]] == least)


def approach(s: State, unit: int, reached: int, near: tuple[int, ...]) -> tuple[Group, ...]:
    """The spaces that bring the unit nearest to one of those."""
    far = {n: min(s.board.distance[n][s.place[u]] for u in near) for n in MEMBERS[reached | 1 << s.place[unit]]}
    best = min(far.values())
    spaces = [n for n in far if far[n] == best and n != s.place[unit]]
    if not spaces or far[s.place[unit]] == best:
        return (END_GROUP,)
    return (Group(MUST, "move", tuple(Option(("move", n), (("space", n),)) for n in spaces)),)


def why_not(s: State, unit: int) -> list[Refusal]:
    """Why a berserk unit may do nothing else."""
    return [BERSERK_BINDS] if is_berserk(s, unit) else []


def it_has_raged(s: State, unit: int) -> None:
    """12 The effect is used up with the activation."""
    if is_berserk(s, unit):
        verbs_cards.end_effects(s, lambda row: row.op == BERSERK and row.unit == unit, MUST, MUST)

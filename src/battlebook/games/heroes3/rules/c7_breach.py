"""Chapter 7, Destroying: attacks on Walls and the Gate, of either side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from battlebook.games.heroes3 import verbs, verbs_siege
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.rules.c9_units import attack_group, reach
from battlebook.games.heroes3.rules.procedures import MOVED, NOTHING, SHOT
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.kernel.options import Group, Key, Option
from battlebook.kernel.rules import Refusal

BREACH: Final = LEDGER("h3:7:wall-destroy-how")
OWN: Final = LEDGER("h3:7:wall-destroy-own")
SUCCEEDS: Final = LEDGER("h3:7:wall-attack-always-succeeds")
HOW_IT_GOES: Final = (
    LEDGER("h3:7:wall-attack-no-die"),
    LEDGER("h3:7:wall-attack-no-cards"),
    LEDGER("h3:7:wall-attack-no-abilities"),
    LEDGER("h3:7:wall-attack-uses-attack"),
    LEDGER("h3:7:wall-no-retaliation"),
)
GATE_OPEN: Final = LEDGER("h3:7:gate-open-for-defender")
FROM_AFAR: Final = LEDGER("h3r:wall-ranged")
UNIT_STAYS: Final = LEDGER("h3r:gate-occupied-destroyed")
EITHER: Final = LEDGER("h3r:gate-occupied-attack")
ACTS_LIKE_RANGED: Final = LEDGER("h3:7:arrow-tower-ranged")
TOWER_STATS: Final = LEDGER("h3:7:arrow-tower-stats")
TOWER_TIE: Final = LEDGER("h3r:tower-tie-break")
TOWER_MOVE: Final = LEDGER("h3r:tower-move")
NONE_THERE: Final = LEDGER.refusal("h3:7:wall-destroy-how", "none")
NOT_ADJACENT: Final = LEDGER.refusal("h3:7:wall-destroy-how", "adjacent")
ENGAGED: Final = LEDGER.refusal("h3r:wall-attack-engaged")
MOVED_ALREADY: Final = LEDGER.refusal("h3:9:ranged-never-move-shoot")
ONE_ATTACK: Final = LEDGER.refusal("h3:7:wall-attack-uses-attack")
MUST_ATTACK: Final = LEDGER.refusal("h3:4:neutral-must-attack")


class Breaches(dict[tuple[int, int], Option]):
    """The option to destroy the Wall or Gate on one space from another."""

    def __missing__(self, key: tuple[int, int]) -> Option:
        found = self[key] = Option(("breach", key[0], key[1]), (("space", key[0]),))
        return found


BREACHES: Final = Breaches()


def with_breaches(s: State, unit: int, groups: tuple[Group, ...], reached: int) -> tuple[Group, ...]:
    """7 What a unit may do while Walls or the Gate stand: it may attack these too, instead of a unit. ``reached``: the
    spaces it could still move to."""
    if s.side[unit] != ATTACKER and s.gate:
        s.note(GATE_OPEN)
    if groups[0].verb == "attack" and s.side[unit] == s.plan.neutral_side:
        return groups
    options = breaches(s, unit, reached | 1 << s.place[unit])
    if not options:
        return groups
    before = tuple([group for group in groups if group.verb in ("attack", "move")])
    return (*before, Group(BREACH, "breach", options), *groups[len(before) :])


def breaches(s: State, unit: int, spaces: int) -> tuple[Option, ...]:
    """7 Walls and the Gate, of either side, next to one of ``spaces``; for a Ranged unit anywhere (h3r:wall-ranged), as
    long as no enemy stands next to it (h3r:wall-attack-engaged)."""
    board, own = s.board, s.place[unit]
    if s.card(unit).type == RANGED:
        if is_engaged(s, unit):
            return ()
        return tuple([BREACHES[fort, own] for fort in MEMBERS[s.forts]])
    near = MEMBERS[board.spread(spaces) & s.forts]
    return tuple([BREACHES[fort, at] for fort in near for at in MEMBERS[board.next[fort] & spaces]])


def is_engaged(s: State, unit: int) -> bool:
    """9 Whether an enemy stands next to the unit."""
    return bool(s.board.next[s.place[unit]] & s.held[1 - s.side[unit]])


def resolve(s: State, unit: int, key: Key) -> None:
    """7 The Wall or Gate is gone: no die, no cards, no abilities, no retaliation."""
    fort = key[1]
    if s.sink is not None or s.recorder is not None:
        sort = "gate" if s.gate >> fort & 1 else "wall"
        verbs.say(s, "breaches", BREACH, unit, fort=verbs_siege.fort_ref(sort), places=[s.place[unit], fort])
        note_breach(s, unit, fort)
    verbs_siege.destroy_fortification(s, fort, SUCCEEDS)


def note_breach(s: State, unit: int, fort: int) -> None:
    """Cite how such an attack goes."""
    for rule in HOW_IT_GOES:
        s.note(rule)
    if s.side[unit] != ATTACKER:
        s.note(OWN)
    if s.card(unit).type == RANGED:
        s.note(FROM_AFAR)
    if (s.held[0] | s.held[1]) >> fort & 1:
        s.note(EITHER)
        s.note(UNIT_STAYS)


def note_tower(s: State) -> None:
    """Cite by which rules the Arrow Tower activates."""
    for rule in (ACTS_LIKE_RANGED, TOWER_STATS, TOWER_TIE, TOWER_MOVE):
        s.note(rule)


def why_no_breach(s: State, unit: int, fort: int, space: int, deed: int, steps: Iterator[Refusal]) -> Iterator[Refusal]:
    """7 Why the unit cannot destroy the Wall or Gate on a space from another. ``steps``: why it cannot go there."""
    if not 0 <= fort < s.board.places or not 0 <= space < s.board.places or not s.forts >> fort & 1:
        yield NONE_THERE
        return
    if s.card(unit).type == RANGED:
        if deed == MOVED or space != s.place[unit]:
            yield MOVED_ALREADY
        if deed == SHOT:
            yield ONE_ATTACK
        if is_engaged(s, unit):
            yield ENGAGED
    else:
        if space != s.place[unit]:
            yield from steps
        if not s.board.next[space] >> fort & 1:
            yield NOT_ADJACENT
    if s.side[unit] == s.plan.neutral_side and can_attack(s, unit, deed):
        yield MUST_ATTACK


def can_attack(s: State, unit: int, deed: int) -> bool:
    """Whether there is a unit that it can attack now."""
    face = s.card(unit)
    return attack_group(s, unit, face, reach(s, unit, face) if deed == NOTHING else 0) is not None

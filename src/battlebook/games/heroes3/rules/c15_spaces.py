"""Chapter 15, tokens on spaces: Fire Wall, Land Mine, Quicksand - what happens to a unit that moves over them.

Each token is an effect that lasts and lies on a space. A hidden token (Land Mine, Quicksand) has n = 1 (live), 0
(blank) or, in a known state, -1 (not known); its ``what`` is (number of the casting, live tokens of it still hidden).
"""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_cards, verbs_spaces
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.faces import FLYING, GROUND
from battlebook.games.heroes3.holders import UNTIL_ACTIVATION, Lasting
from battlebook.games.heroes3.rules.c3_terminology import is_alive, obstacles
from battlebook.games.heroes3.rules.c12_harm import harm_by_card
from battlebook.games.heroes3.state import State

FIRE_WALL: Final = "fire_wall"
LAND_MINE: Final = "land_mines"
QUICKSAND: Final = "quicksand"
STUCK: Final = "stuck"
HIDDEN: Final = (LAND_MINE, QUICKSAND)
WORKING: Final = (FIRE_WALL, *HIDDEN)
UNKNOWN: Final = -1
MINE_DAMAGE: Final = 2
AT_START: Final = "start"

Way = tuple[int, tuple[int, ...]]  # how dangerous it is, and the spaces entered

WALL: Final = LEDGER("h3:15:fire-wall")
MINE: Final = LEDGER("h3:15:mine-effect")
SAND: Final = LEDGER("h3:15:quicksand-effect")
FLYERS: Final = LEDGER("h3r:hidden-tokens-flyers")
FORCE_FIELD: Final = LEDGER("h3:15:force-field")


def tokens_at(s: State, space: int) -> list[Lasting]:
    """The tokens that work on units entering a space, in the order in which they were placed."""
    return [Lasting._make(row) for row in s.lasting if row[4] == space and row[0] in WORKING]


def are_there_tokens(s: State) -> bool:
    """Whether any space of the board has one."""
    return any(row[0] in WORKING for row in s.lasting)


# ------------------------------------------------------------------------------------------------- the way


def go(s: State, unit: int, space: int, rule: str, kind: str = "moves") -> bool:
    """9 and 15 A unit moves to an empty space; what lies on its way works. False when it may do nothing more: it fell,
    or a Quicksand holds it."""
    if not s.lasting or not are_there_tokens(s):
        verbs.move(s, unit, space, rule, kind)
        return True
    for at in way(s, unit, space):
        if at != space and not (tokens_at(s, at) and works_in_passing(s, unit, at)):
            continue
        verbs.move(s, unit, at, rule, kind)
        if not enters(s, unit, at, at == space):
            return False
    return True


def works_in_passing(s: State, unit: int, space: int) -> bool:
    """15 Fire Wall, mines and sand work on Ground and Ranged units that pass; Flying ones meet only hidden tokens, and
    only where h3r:hidden-tokens-flyers says so."""
    if s.card(unit).type != FLYING:
        return True
    s.note(FLYERS)
    return s.rulings.hidden_tokens_flyers == 0 and any(row.op in HIDDEN for row in tokens_at(s, space))


def way(s: State, unit: int, space: int) -> tuple[int, ...]:
    """The spaces a unit enters on its way, the last one included: the least dangerous of the shortest ways as its
    side sees it; of equal ones the first in the order of the spaces."""
    face = s.card(unit)
    if face.type == FLYING and (face.teleports or s.rulings.hidden_tokens_flyers):
        s.note(FLYERS)
        return (space,)
    blocked = obstacles(s, s.side[unit]) if face.type == GROUND else s.held[0] | s.held[1]
    best: dict[int, Way] = {s.place[unit]: (0, ())}
    seen = {s.place[unit]}
    while best and space not in best:
        best = one_step_on(s, unit, best, seen, blocked, space)
        seen |= set(best)
    return best[space][1] if best else (space,)


def one_step_on(s: State, unit: int, best: dict[int, Way], seen: set[int], blocked: int, goal: int) -> dict[int, Way]:
    """The least dangerous ways to every space that is one step farther off."""
    found: dict[int, Way] = {}
    for here, (fear, way_there) in best.items():
        for n in MEMBERS[s.board.next[here]]:
            if n in seen or (n != goal and blocked >> n & 1):
                continue
            on = (fear + (danger(s, unit, n) if n != goal else 0), (*way_there, n))
            if n not in found or on < found[n]:
                found[n] = on
    return found


def danger(s: State, unit: int, space: int) -> int:
    """How much a side fears a space: Fire by its damage, a hidden token it cannot look under, a live one it can."""
    found = 0
    for row in tokens_at(s, space):
        if row.op == FIRE_WALL:
            found += 0 if s.card(unit).type == FLYING else 2 * row.n
        elif row.side != s.side[unit]:
            found += MINE_DAMAGE
        else:
            found += 2 * MINE_DAMAGE * row.n
    return found


# --------------------------------------------------------------------------------------------- what happens


def put_on(s: State, unit: int, space: int, rule: str) -> None:
    """A card puts a unit on a space: it stops there."""
    if is_alive(s, unit):
        verbs.move(s, unit, space, rule)
        stops(s, unit)


def stops(s: State, unit: int) -> None:
    """15 What lies on the space where a unit stops."""
    if s.lasting and is_alive(s, unit):
        enters(s, unit, s.place[unit], True)


def enters(s: State, unit: int, space: int, stops_there: bool) -> bool:
    """15 A unit enters a space. Whether it may go on."""
    free = True
    flying = s.card(unit).type == FLYING
    for row in tokens_at(s, space):
        if row.op == FIRE_WALL:
            if stops_there or not flying:
                s.note(WALL)
                harm_by_card(s, row.card, unit, row.n)
        else:
            verbs_spaces.reveal(s, row, MINE if row.op == LAND_MINE else SAND)
            if row.n == 1:
                free &= springs(s, unit, row)
        if not is_alive(s, unit):
            return False
    return free


def springs(s: State, unit: int, row: Lasting) -> bool:
    """15 A live token: a mine deals 2 damage and the unit goes on; Quicksand ends its movement and activation."""
    if row.op == LAND_MINE:
        s.note(MINE)
        harm_by_card(s, row.card, unit, MINE_DAMAGE)
        return is_alive(s, unit)
    if s.sink is not None or s.recorder is not None:
        verbs.say(s, "stuck", SAND, unit, places=[row.space])
    if unit == s.active:
        verbs_cards.begin_effect(s, Lasting(STUCK, row.side, row.card, unit, until=UNTIL_ACTIVATION))
    return False


def is_stuck(s: State, unit: int) -> bool:
    """15 Whether Quicksand has ended the unit's activation."""
    return any(row[0] == STUCK and row[3] == unit for row in s.lasting)


def burns_at_start(s: State, unit: int) -> bool:
    """15 A Fire Wall of some Specialties also hurts whoever starts an activation on it. Whether the unit fell."""
    for row in tokens_at(s, s.place[unit]):
        if row.op == FIRE_WALL and AT_START in row.what and is_alive(s, unit):
            s.note(WALL)
            harm_by_card(s, row.card, unit, row.n)
    return not is_alive(s, unit)

"""Magic Phase: power points move along the links, then new ones are placed on the source box."""

from __future__ import annotations

from itertools import compress
from operator import ge, gt
from typing import Final

from battlebook.games.magestorm import verbs_magic
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import Mage
from battlebook.games.magestorm.rules.procedures import MagicPhase, PowerPoints
from battlebook.games.magestorm.state import BOARD_ROOM, State
from battlebook.kernel.frames import leave, push, restart
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.rules import Refusal

MOVE_THEN_PLACE: Final = LEDGER("ms:magic-phase:move-then-place")
ANY_DIRECTION: Final = LEDGER("ms:magic-phase:any-direction")
BOTH_WAYS: Final = LEDGER("ms:magic-phase:dots-both-directions")
CAPACITY: Final = LEDGER("ms:magic:dots-are-capacity")
OPTIONAL: Final = LEDGER("ms:magic-phase:optional")
ONE_BY_ONE: Final = LEDGER("msr:token-move-simultaneous")
PLACED: Final = LEDGER("ms:magic:tokens-by-scenario")
ON_SOURCE: Final = LEDGER("ms:gloss:source-box")
SCENARIO: Final = LEDGER("ms:overview:scenario-driven")
CAPPED: Final = LEDGER("ms:magic-phase:cap-25")
UP_TO_CAP: Final = LEDGER("msr:power-cap-placement")
NO_LINK: Final = LEDGER.refusal("ms:magic:links-only")
NOTHING_THERE: Final = LEDGER.refusal("ms:magic-phase:one-step", "none")
MOVED_BEFORE: Final = LEDGER.refusal("ms:magic-phase:one-step", "moved")
DOTS_USED: Final = LEDGER.refusal("ms:magic-phase:dots-limit")
MOST_POINTS: Final = 25
BOXES: Final = tuple(range(BOARD_ROOM))
DONE: Final = Group(OPTIONAL, "done", (Option(("done",)),))
TOKEN: Final = tuple(
    tuple(Option(("token", a, b), (("box", a), ("box", b))) for b in range(BOARD_ROOM)) for a in range(BOARD_ROOM)
)


def power_points_are_moved(s: State, f: MagicPhase) -> None:
    """First, the power points that lie on the board."""
    verbs_magic.begin_magic(s, f.side)
    push(s, PowerPoints(f.side))


def new_power_points_are_placed(s: State, f: MagicPhase) -> None:
    """Then the number that the scenario gives, on the source box, up to 25 in play."""
    wanted = s.plan.army(f.side).tokens + power_sites(s, f.side)
    n = min(wanted, MOST_POINTS - in_play(s, f.side))
    if n < wanted:
        s.note(CAPPED)
        s.note(UP_TO_CAP)
    if n > 0:
        s.note(ON_SOURCE)
        verbs_magic.add_tokens(s, f.side, n, PLACED)


MagicPhase.steps = (power_points_are_moved, new_power_points_are_placed)
MagicPhase.rules = (MOVE_THEN_PLACE, PLACED)


def a_power_point_is_chosen(s: State, f: PowerPoints) -> Ask | None:
    """Any power point that has not moved, to a box next to its own; or none any more."""
    options = moves(s, f.side)
    if not options:
        leave(s)
        return None
    return Ask(
        f.side, MOVE_THEN_PLACE, "tokens", (Group(ANY_DIRECTION, "token", tuple(options)), DONE), None, (f.side,)
    )


def it_crosses_the_link(s: State, f: PowerPoints) -> None:
    """It moves one step; its link has one dot less."""
    if s.answer[0] == "done":
        leave(s)
        return
    _, start, end = s.answer
    verbs_magic.move_token(s, f.side, start, end, link_between(s.mage(f.side), start, end), ANY_DIRECTION)
    if s.recorder is not None:
        for rule in (CAPACITY, BOTH_WAYS, ONE_BY_ONE):
            s.note(rule)
    restart(s, f)


PowerPoints.steps = (a_power_point_is_chosen, it_crosses_the_link)
PowerPoints.rules = (OPTIONAL, ANY_DIRECTION)


def moves(s: State, side: int) -> list[Option]:
    """Every step of a power point that nothing refuses, in ascending order."""
    base, mage = side * BOARD_ROOM, s.mage(side)
    end = base + BOARD_ROOM
    ready = compress(BOXES, map(gt, s.tokens[base:end], s.arrived[base:end]))
    full = tuple(compress(BOXES, map(ge, s.crossed[base:end], mage.dots)))
    return [TOKEN[a][b] for a in ready for b, link in mage.ways[a] if link not in full]


def refuse_token(s: State, side: int, start: int, end: int) -> Refusal | None:
    """Along a link; a power point that has not moved; a link with dots left."""
    base, mage = side * BOARD_ROOM, s.mage(side)
    link = link_between(mage, start, end)
    if link < 0:
        return NO_LINK
    if not s.tokens[base + start]:
        return NOTHING_THERE
    if s.tokens[base + start] <= s.arrived[base + start]:
        return MOVED_BEFORE
    if s.crossed[base + link] >= mage.links[link].dots:
        return DOTS_USED
    return None


def link_between(mage: Mage, a: int, b: int) -> int:
    """The link between two boxes, or -1."""
    return mage.between.get((a, b), -1)


def in_play(s: State, side: int) -> int:
    """The power points on a side's board."""
    return sum(s.tokens[side * BOARD_ROOM : (side + 1) * BOARD_ROOM])


def power_sites(s: State, side: int) -> int:
    """How many sites that feed magic the side holds: own units and no enemies."""
    n = 0
    for site in s.plan.scenario.power:
        if s.units_in(site, side) and not s.units_in(site, 1 - side):
            n += 1
    if n:
        s.note(SCENARIO)
    return n

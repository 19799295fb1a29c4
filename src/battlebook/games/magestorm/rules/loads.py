"""What a scenario lets units carry: a caravan, refugees. It goes where its carrier goes."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs, verbs_movement
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules import victory
from battlebook.games.magestorm.rules.movement_frames import Loading
from battlebook.games.magestorm.scenario import Loads
from battlebook.games.magestorm.state import UNITS, State, side_of
from battlebook.kernel.frames import restart
from battlebook.kernel.options import Ask, Group, Option

SCENARIO: Final = LEDGER("ms:overview:scenario-driven")
CARRIER: Final = tuple(Option(("carrier", u), (("unit", u),)) for u in range(UNITS))


def a_carrier_is_chosen(s: State, f: Loading) -> Ask | None:
    """A unit of the side that has the things to carry; where the scenario names a hex, one that stands in it."""
    loads = s.plan.scenario.special.loads
    if loads is None or f.n >= loads.n:
        return None
    units = carriers(s, loads, f.n)
    if not units:
        return None
    group = Group(SCENARIO, "carrier", tuple([CARRIER[u] for u in units]))
    return Ask(loads.side, SCENARIO, "carrier", (group,), None, (f.n,))


def it_goes_where_that_unit_goes(s: State, f: Loading) -> None:
    """The next thing gets its carrier; one that finds none lies in its hex."""
    loads = s.plan.scenario.special.loads
    if loads is None or f.n >= loads.n:
        return
    verbs_movement.add_load(s)
    if carriers(s, loads, f.n):
        verbs_movement.take_load(s, f.n, s.answer[1], SCENARIO)
    else:
        verbs.leave_load(s, f.n, loads.starts[f.n])
    restart(s, Loading(f.n + 1))


Loading.steps = (a_carrier_is_chosen, it_goes_where_that_unit_goes)


def carriers(s: State, loads: Loads, n: int) -> list[int]:
    """The units that may carry the ``n``-th thing at the start."""
    return s.units_in(loads.starts[n], loads.side) if loads.starts else s.units_of(loads.side)


def the_unit_stands(s: State, unit: int) -> None:
    """A unit has ended its movement, or advanced: it takes up what lies in its hex, and what it carries may have
    reached its goal."""
    for at, (carrier, hex_) in enumerate(s.loads):
        if carrier < 0 and hex_ == s.place[unit]:
            verbs_movement.take_load(s, at, unit, SCENARIO)
    for at, (carrier, _) in enumerate(s.loads):
        if carrier == unit and victory.reaches_refuge(s, unit):
            verbs_movement.save_load(s, at, SCENARIO)
            victory.score_now(s, "refuge", side_of(unit))

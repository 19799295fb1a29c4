"""Strategic Phase: cast strategic spells, then use strategic points; at its end no unit has more than six troops."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs, verbs_orders
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules.procedures import StrategicOrders, StrategicPhase, StrategicSpells
from battlebook.games.magestorm.rules.procedures_strategic import Orders, TooMany
from battlebook.games.magestorm.state import State, side_of
from battlebook.kernel.forms import Pick
from battlebook.kernel.frames import push
from battlebook.kernel.options import Ask

SPELLS_THEN_POINTS: Final = LEDGER("ms:strat:spells-then-points")
BY_SCENARIO: Final = LEDGER("ms:orders:points-by-scenario")
NO_SAVING: Final = LEDGER("ms:orders:no-saving")
SIX: Final = LEDGER("ms:orders:six-at-phase-end")
OVER_SIX: Final = LEDGER("ms:orders:temporarily-over-six")
FIRST_CHECK: Final = LEDGER("ms:damage-reorg:rearrange-check")
MOST: Final = 6


def strategic_spells_are_cast(s: State, f: StrategicPhase) -> None:
    """First the spells."""
    push(s, StrategicSpells(f.side))


def strategic_points_are_used(s: State, f: StrategicPhase) -> None:
    """Then the orders."""
    push(s, StrategicOrders(f.side))


def no_unit_keeps_more_than_six(s: State, f: StrategicPhase) -> None:
    """At the end of the phase the owner removes what is too much."""
    for unit in reversed(s.units_of(f.side)):
        n = len(s.cards[unit]) - MOST
        if n > 0:
            s.note(OVER_SIX)
            verbs_orders.show_too_many(s, unit, n, SIX)
            push(s, TooMany(unit, n))


StrategicPhase.steps = (strategic_spells_are_cast, strategic_points_are_used, no_unit_keeps_more_than_six)
StrategicPhase.rules = (SPELLS_THEN_POINTS, SPELLS_THEN_POINTS)


def points_are_counted(s: State, f: StrategicOrders) -> None:
    """The scenario gives their number."""
    verbs_orders.begin_orders(s, s.plan.army(f.side).points)


def orders_are_given(s: State, f: StrategicOrders) -> None:
    """One after the other."""
    push(s, Orders(f.side))


def what_is_left_is_lost(s: State, f: StrategicOrders) -> None:
    """Points cannot be saved."""
    verbs_orders.begin_orders(s, 0)


StrategicOrders.steps = (points_are_counted, orders_are_given, what_is_left_is_lost)
StrategicOrders.rules = (BY_SCENARIO, BY_SCENARIO, NO_SAVING)


def the_owner_chooses_what_goes(s: State, f: TooMany) -> Ask:
    """Enough troops to leave six."""
    form = Pick(SIX, tuple(range(len(s.cards[f.unit]))), f.n, f.n)
    return Ask(side_of(f.unit), SIX, "too-many", (), form, (f.unit, f.n))


def they_are_discarded(s: State, f: TooMany) -> None:
    """Removed troops are discarded; a new first troop bears the damage."""
    for at in reversed(s.answer):
        verbs_orders.remove_card(s, f.unit, at, SIX)
    verbs.settle_damage(s, f.unit, FIRST_CHECK)


TooMany.steps = (the_owner_chooses_what_goes, they_are_discarded)
TooMany.rules = (SIX, SIX)

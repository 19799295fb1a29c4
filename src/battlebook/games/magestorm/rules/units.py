"""Units: sizes, first line and reserve, movement points."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.state import ALL_KNIGHTS, KNIGHTS, NO_CASTER, QUICK, State, side_of

BASE: Final = 2
HALF: Final = 3
ALL: Final = 4
FIRST_LINE: Final = 4
SMALL_TO: Final = 3
BASE_TWO: Final = LEDGER("ms:move:base-two")
ALL_FOUR: Final = LEDGER("ms:move:cavalry-all-four")
HALF_THREE: Final = LEDGER("ms:move:cavalry-half-three")
LESS_TWO: Final = LEDGER("ms:move:cavalry-less-two")


def first_line(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The first four troop cards of a unit."""
    return cards[:FIRST_LINE]


def reserve(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The troop cards behind the first line."""
    return cards[FIRST_LINE:]


def movement_points(s: State, unit: int) -> int:
    """Movement points of a unit now: by its share of riders, what it carries, the scenario, Run and Whirlwind; never
    below 0. All of this is open."""
    look = s.look[unit]
    n = ALL if look & ALL_KNIGHTS else HALF if look & QUICK else BASE
    n += s.run[unit]
    if s.plan.scenario.special.slow_less:
        n -= scenario_less(s, unit)
    if s.whirl[unit] != NO_CASTER:
        n -= 1
    if s.loads:
        n = min(n, load_limit(s, unit, n))
    return n if n > 0 else 0


def points_rule(s: State, unit: int) -> str:
    """The rule that gives a unit its movement points before spells and scenario."""
    look = s.look[unit]
    if look & ALL_KNIGHTS:
        return ALL_FOUR
    if look & QUICK:
        return HALF_THREE
    return LESS_TWO if look & KNIGHTS else BASE_TWO


def load_limit(s: State, unit: int, n: int) -> int:
    """The most movement points of a unit that carries something."""
    loads = s.plan.scenario.special.loads
    if loads is None or not loads.slow or not any(carrier == unit for carrier, _ in s.loads):
        return n
    return loads.slow


def scenario_less(s: State, unit: int) -> int:
    """Movement points that the scenario takes away in some rounds; a flare that names the unit lifts it."""
    scenario = s.plan.scenario
    if scenario.special.slow_side != side_of(unit) or s.round not in scenario.special.slow_rounds:
        return 0
    return 0 if any(flare[2] == unit for flare in s.flares) else scenario.special.slow_less

"""Set-ups of a match: one for each scenario; where a scenario leaves the mages free, the form asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.content import CARDS, MAGE_INDEX, MAGES, SCENARIOS, SPELLS, TERRAIN
from battlebook.games.magestorm.pieces import KRAGIS, LAUSJAN, SIDES
from battlebook.games.magestorm.rules.procedures import Battle
from battlebook.games.magestorm.scenario import Scenario
from battlebook.games.magestorm.state import Plan, Rulings, State
from battlebook.kernel.chance import Source
from battlebook.kernel.frames import push
from battlebook.kernel.game import Field, Problem, Setup, Spec

CHOOSE = LEDGER("ms:setup:choose-scenario")
BOARD = LEDGER("ms:setup:mage-board")
SAME_MAGE = LEDGER.refusal("ms:setup:mage-board", "same")
SEATS = ("ms-seat-kragis", "ms-seat-lausjan")
MAGE_FIELDS = tuple(f"{side}_mage" for side in SIDES)
EVERY_DAY = "duel-at-the-ford-stone"  # short, and with every rule that needs no special hexes


def mage_field(scenario: Scenario, side: int) -> Field:
    """The form's field for a side's mage."""
    choices = tuple((mage.id, f"ms-mage-{mage.id}") for mage in MAGES)
    default = MAGES[scenario.armies[side].mage].id
    return Field(MAGE_FIELDS[side], "choice", default, choices, rule=BOARD, seat=side)


def setup_of(scenario: Scenario) -> Setup:
    """The set-up of a scenario."""
    fields = tuple(mage_field(scenario, side) for side in (KRAGIS, LAUSJAN)) if scenario.special.free_mages else ()
    return Setup(scenario.id, SEATS, fields, CHOOSE, "" if scenario.id == EVERY_DAY else EVERY_DAY)


SETUPS = tuple(setup_of(scenario) for scenario in SCENARIOS)


def scenario_of(key: str) -> Scenario:
    """The scenario of a set-up. Raises KeyError."""
    for scenario in SCENARIOS:
        if scenario.id == key:
            return scenario
    raise KeyError(key)


def problems(spec: Spec) -> Sequence[Problem]:
    """What the form alone does not find: the box holds one board of each mage."""
    chosen = [spec.options.get(name) for name in MAGE_FIELDS]
    if scenario_of(spec.setup).special.free_mages and chosen[0] == chosen[1]:
        return [Problem(MAGE_FIELDS[1], SAME_MAGE)]
    return []


def begin(spec: Spec, source: Source) -> State:
    """The state before the first step."""
    scenario = scenario_of(spec.setup)
    named = [spec.options.get(MAGE_FIELDS[side]) for side in (KRAGIS, LAUSJAN)]
    indexes = [scenario.armies[i].mage if name is None else MAGE_INDEX[name] for i, name in enumerate(named)]
    plan = Plan(scenario, (MAGES[indexes[0]], MAGES[indexes[1]]), CARDS, SPELLS, TERRAIN)
    s = State(plan, Rulings(spec.rulings), source)
    push(s, Battle())
    return s


def sample(setup: str, rng: Random) -> Spec:
    """A random legal spec."""
    if not scenario_of(setup).special.free_mages:
        return Spec(setup)
    pair = rng.sample([mage.id for mage in MAGES], 2)
    return Spec(setup, dict(zip(MAGE_FIELDS, pair)))

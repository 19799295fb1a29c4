"""Set-ups of a match: each kind knows its form, its faults and how its first state is made. Register a new one here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from battlebook.games.heroes3 import armies, verbs
from battlebook.games.heroes3.board import STANDARD
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.content import FACE_INDEX, FACES
from battlebook.games.heroes3.rules.c2_setup import Duel
from battlebook.games.heroes3.rules.c16_creature_banks import GainedStacks
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, Plan, Rulings, State
from battlebook.kernel.chance import Source
from battlebook.kernel.frames import Frame, push
from battlebook.kernel.game import Field, Problem, Setup, Spec

PVP = LEDGER("h3:2:pvp-attacker-first")
MAX_FIVE = LEDGER("h3:2:place-max-five")
FIVE = 5
BENCH_UNITS = 7
DEMONS = (FACE_INDEX["demons", "few"], FACE_INDEX["demons", "pack"])
TOWER = FACE_INDEX["arrow_tower", "neutral"]
NO_ARMIES = LEDGER.refusal("h3:2:pvp-attacker-first", "armies")


class SetupKind(NamedTuple):
    """``problems`` finds what the form alone does not; ``begin`` makes the state with its outermost frame pushed;
    ``sample`` gives a random legal spec. ``hidden``: options that no form shows."""

    setup: Setup
    problems: Callable[[Spec], Sequence[Problem]]
    begin: Callable[[Spec, Source], State]
    sample: Callable[[Random], Spec]
    hidden: tuple[str, ...] = ()


def enlist_army(s: State, side: int, army: object) -> tuple[int, ...]:
    """The units of an army in its order, not yet on the board. Returns those that are still Stacked."""
    units = [verbs.enlist(s, face, side) for face in armies.resolve(army)]
    return tuple(units[i] for i in armies.stacked(army))


def push_first_step(s: State, frame: Frame, stacked: tuple[int, ...]) -> None:
    """The outermost frame, and before it the tokens of guards won in a bank that are still Stacked."""
    push(s, frame)
    if stacked:
        push(s, GainedStacks(stacked))


# ------------------------------------------------------------------------------------------------------- duel


def duel_problems(spec: Spec) -> list[Problem]:
    """What is wrong with the two armies."""
    listed = spec.options.get("armies")
    if not isinstance(listed, (list, tuple)) or len(listed) != 2:
        return [Problem("armies", NO_ARMIES)]
    return [p for i, army in enumerate(listed) for p in armies.problems(f"armies.{i}", army)]


def begin_duel(spec: Spec, source: Source) -> State:
    """Seat 0 attacks, seat 1 defends. The hidden option ``limit`` (the bench's 7 against 7) lets both sides place
    exactly so many units."""
    limit = spec.options.get("limit", 0)
    most = limit or FIVE
    least = limit or 1
    plan = Plan("duel", (0, 1), -1, STANDARD.home, (most, most), False, DEMONS, (least, least))
    s = State(plan, FACES, Rulings(spec.rulings, spec.variants), source)
    stacked = [enlist_army(s, side, spec.options["armies"][side]) for side in (ATTACKER, DEFENDER)]
    push_first_step(s, Duel(), stacked[ATTACKER] + stacked[DEFENDER])
    return s


def sample_duel(rng: Random) -> Spec:
    """Two ready-made armies."""
    names = armies.ready_names()
    return Spec("duel", {"armies": [rng.choice(names), rng.choice(names)]})


DUEL = SetupKind(
    Setup(
        "duel",
        ("h3-attacker", "h3-defender"),
        (Field("armies", "h3-armies", ["castle-core", "necropolis-core"], rule=MAX_FIVE),),
        PVP,
    ),
    duel_problems,
    begin_duel,
    sample_duel,
    ("limit",),
)


def bench_spec(seed: int = 0) -> Spec:
    """7 against 7: a Pack of each unit of two factions, all placed. Played by the bench only."""
    rng = Random(seed)
    pair: list[Any] = rng.sample(sorted({f.faction for f in FACES if f.faction}), 2)
    sides = [
        [{"unit": f.unit, "side": "pack"} for f in FACES if f.faction == name and f.side == "pack"] for name in pair
    ]
    return Spec("duel", {"armies": [unique(rows) for rows in sides], "limit": BENCH_UNITS})


def unique(rows: list[dict[str, str]]) -> list[dict[str, str]]:
    """Rows without repeated units (an alternative card is the same unit)."""
    return list({row["unit"]: row for row in rows}.values())


SETUPS: list[SetupKind] = [DUEL]

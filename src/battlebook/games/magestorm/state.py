"""The state of a match: columns of small numbers by unit, box and hex, and a few tuples; ``verbs*.py`` changes it.

Sides are seats: 0 the Kragis, 1 the Láusjan. Unit ``u`` is number ``u % 12 + 1`` of side ``u // 12``. Hexes
are numbered from 0, row by row from the Kragis edge. Cards are indexes into the plan's cards; cards of one kind are
alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from battlebook.games.magestorm.board import HEXES, OFF
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import BOARD_ROOM as BOARD_ROOM
from battlebook.games.magestorm.pieces import Card, Mage, Spell, Terrain
from battlebook.games.magestorm.scenario import Army, Scenario
from battlebook.kernel.chance import Source
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.state import HELD, INTS, NUMBER, PACKED, STATIC, VALUE
from battlebook.kernel.state import State as KernelState

MOST_UNITS: Final = 12  # of a side
UNITS: Final = 2 * MOST_UNITS
NO_UNIT: Final = -1
NO_PLACE: Final = bytes([OFF])
MOST_GOALS: Final = 4  # objective markers of a side
NO_CASTER: Final = 0  # of a Whirlwind; else the side of the caster + 1
UNKNOWN: Final = -1

# What figures and markers betray of a unit.
LARGE: Final = 1  # four or more cards: two bases
KNIGHTS: Final = 2  # knight figures among them
ALL_KNIGHTS: Final = 4  # knight figures alone
QUICK: Final = 8  # a movement marker 3: half or more, not all, ride
OPEN: Final = 16  # the opponent knows every card

SETTING_UP: Final = 0
FIGHTING: Final = 1
OVER: Final = 2
STAGES: Final = ("set-up", "battle", "over")
NO_PHASE: Final = 0
MAGIC: Final = 1
STRATEGY: Final = 2
MOVEMENT: Final = 3
COMBAT: Final = 4
PHASES: Final = ("none", "magic", "strategic", "movement", "combat")

# Dice on the table: (side, result, how it came about).
TO_ROLL: Final = 0
ROLLED: Final = 1
SET: Final = 2

BY_UNIT = ("place", "look", "shown", "hold", "run", "whirl", "fly", "tree", "attacks", "moved", "damage")
ROWS = (*BY_UNIT, "goals", "terrain", "tokens", "arrived", "crossed", "cast", "casts")  # replaced as a whole
LISTS = ("score", "lost", "kills", "exits", "struck")
NUMBERS = ("round", "active", "phase", "stage", "points", "burned", "held_rounds", "winner")
PILES = ("cards", "pool", "discards", "away", "memory")
VALUES = (
    "flares", "loads", "fight", "line", "reserve", "spells", "called", "ground", "dice", "ending", "ending_rule",
)  # fmt: skip
SHARED = ("plan", "rulings")
FIELDS: dict[str, str] = {
    **dict.fromkeys(ROWS, PACKED),
    **dict.fromkeys(LISTS, INTS),
    **dict.fromkeys(NUMBERS, NUMBER),
    **dict.fromkeys(PILES, HELD),
    **dict.fromkeys(VALUES, VALUE),
    **dict.fromkeys(SHARED, STATIC),
}


class Rulings:
    """The switched rulings of a match, one number each: the index of the chosen option."""

    __slots__ = (
        "advance_optional",
        "attack_needs_points",
        "forest_zero_creatures",
        "powers_count_creatures",
        "quantity_strategic",
        "secret_memory",
    )

    def __init__(self, chosen: Mapping[str, int]) -> None:
        def option(name: str) -> int:
            return chosen.get(name, LEDGER.rulings[name].default)

        self.advance_optional: int = option("msr:advance-optional")
        self.attack_needs_points: int = option("msr:attack-needs-points")
        self.forest_zero_creatures: int = option("msr:forest-zero-creatures")
        self.powers_count_creatures: int = option("msr:powers-count-creatures")
        self.quantity_strategic: int = option("msr:quantity-strategic")
        self.secret_memory: int = option("msr:secret-memory")


class Plan:
    """What a set-up fixes for the whole match: the scenario, each side's mage, and the box's content."""

    __slots__ = ("cards", "mages", "scenario", "spells", "terrain")

    def __init__(
        self,
        scenario: Scenario,
        mages: tuple[Mage, Mage],
        cards: tuple[Card, ...],
        spells: tuple[Spell, ...],
        terrain: tuple[Terrain, ...],
    ) -> None:
        self.scenario: Scenario = scenario
        self.mages: tuple[Mage, Mage] = mages
        self.cards: tuple[Card, ...] = cards
        self.spells: tuple[Spell, ...] = spells
        self.terrain: tuple[Terrain, ...] = terrain

    def army(self, side: int) -> Army:
        """The side's army in the scenario."""
        return self.scenario.armies[side]


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class State(KernelState):
    """A match of Magestorm.

    By unit: ``place`` (hex, `READY` to be deployed, `WAITING` to enter later,
    or `OFF`: no such unit), ``look`` (what its figures betray, bits), ``shown`` (how many cards
    from the front the opponent knows), ``damage`` (counters, at most 255: more than any line can take), ``hold``,
    ``run`` (markers), ``whirl`` (side of the caster + 1), ``fly``, ``tree``, ``attacks`` (the hex it is about to enter,
    or `OFF`), ``moved`` (in this turn).
    ``cards``: by unit its troop cards in order; in a known state only the first ``shown`` ones of the other side.

    By side: ``pool`` (cards in no unit: before set-up the army, in a known state those that lie hidden in units),
    ``discards``, ``away`` (taken off the board), all in ascending order; ``score``, ``lost`` (resistance of its
    eliminated troops), ``kills`` (its units eliminated in combat), ``exits`` (its troops taken off), ``goals`` (hexes
    of its four objective markers from ``4 * side`` on, or `OFF`).

    Mage boards, from ``16 * side`` on: ``tokens`` in each box, ``arrived`` (moved into it in this phase), ``crossed``
    (tokens over each link in this phase). ``cast``: by spell, how often the active side cast it in this turn;
    ``casts``: by side and spell, in the whole game (both up to 255, far above every limit).
    ``flares``: (side, hex, unit or -1). ``loads``: (carrier or -1, hex or `OFF`). ``terrain``: by hex.

    ``points``: strategic points left. ``burned``: forests removed. ``held_rounds``: rounds in a row the caravan has
    been in enemy hands.

    A combat: ``fight`` (attacking unit, defending unit, hex, step 1 to 10) or (). By side: ``line`` (active troop and
    creature cards in order), ``reserve``, ``spells`` (tactical ones on the table), ``called`` (creatures still to be
    put in), ``ground`` (terrain cards: (terrain, 0 its defender's, 1 its attacker's, 2 that of one who leaves it)),
    ``struck`` (damage not yet assigned). ``dice``: (side, result, how). ``memory``: what combats showed, as (round,
    unit, cards).
    """

    __slots__ = (*ROWS, *LISTS, *NUMBERS, *PILES, *VALUES, *SHARED)

    def __init__(self, plan: Plan, rulings: Rulings, source: Source | None = None) -> None:
        super().__init__(source)
        self.plan: Plan = plan
        self.rulings: Rulings = rulings
        self.set_up_units()
        self.set_up_board()
        self.set_up_combat()
        self.round: int = 0
        self.active: int = plan.scenario.first
        self.phase: int = NO_PHASE
        self.stage: int = SETTING_UP
        self.winner: int = -1
        self.ending: str = ""
        self.ending_rule: str = ""

    def set_up_units(self) -> None:
        """No unit is formed; every card lies ready."""
        self.place: bytes = bytes([OFF]) * UNITS
        self.look: bytes = bytes(UNITS)
        self.shown: bytes = bytes(UNITS)
        self.hold: bytes = bytes(UNITS)
        self.run: bytes = bytes(UNITS)
        self.whirl: bytes = bytes(UNITS)  # `NO_CASTER`
        self.fly: bytes = bytes(UNITS)
        self.tree: bytes = bytes(UNITS)
        self.attacks: bytes = bytes([OFF]) * UNITS
        self.moved: bytes = bytes(UNITS)
        self.damage: bytes = bytes(UNITS)
        self.cards: tuple[tuple[int, ...], ...] = ((),) * UNITS
        self.pool: tuple[tuple[int, ...], ...] = (self.plan.army(0).cards, self.plan.army(1).cards)
        self.discards: tuple[tuple[int, ...], ...] = ((), ())
        self.away: tuple[tuple[int, ...], ...] = ((), ())

    def set_up_board(self) -> None:
        """The scenario's map, empty mage boards, no markers, no points."""
        self.terrain: bytes = bytes(self.plan.scenario.terrain)
        self.goals: bytes = bytes([OFF]) * (2 * MOST_GOALS)
        self.tokens: bytes = bytes(2 * BOARD_ROOM)
        self.arrived: bytes = bytes(2 * BOARD_ROOM)
        self.crossed: bytes = bytes(2 * BOARD_ROOM)
        self.cast: bytes = bytes(len(self.plan.spells))
        self.casts: bytes = bytes(2 * len(self.plan.spells))
        self.flares: tuple[tuple[int, int, int], ...] = ()
        self.loads: tuple[tuple[int, int], ...] = ()
        self.score: list[int] = [0, 0]
        self.lost: list[int] = [0, 0]
        self.kills: list[int] = [0, 0]
        self.exits: list[int] = [0, 0]
        self.points: int = 0
        self.burned: int = 0
        self.held_rounds: int = 0

    def set_up_combat(self) -> None:
        """Nobody fights."""
        self.fight: tuple[int, ...] = ()
        self.line: tuple[tuple[int, ...], ...] = ((), ())
        self.reserve: tuple[tuple[int, ...], ...] = ((), ())
        self.spells: tuple[tuple[int, ...], ...] = ((), ())
        self.called: tuple[tuple[int, ...], ...] = ((), ())
        self.ground: tuple[tuple[tuple[int, int], ...], ...] = ((), ())
        self.struck: list[int] = [0, 0]
        self.dice: tuple[tuple[int, int, int], ...] = ()
        self.memory: tuple[tuple[Any, ...], ...] = ()

    # --------------------------------------------------------------------------------------------- looking

    def card(self, index: int) -> Card:
        """A troop or creature card."""
        return self.plan.cards[index]

    def mage(self, side: int) -> Mage:
        """The mage board of a side."""
        return self.plan.mages[side]

    def ground_of(self, hex_: int) -> Terrain:
        """The terrain of a hex now."""
        return self.plan.terrain[self.terrain[hex_]]

    def on_board(self, unit: int) -> bool:
        """Whether a unit stands in a hex."""
        return self.place[unit] < HEXES

    def places_of(self, side: int) -> bytes:
        """Where a side's units are, from its first one to the last that is formed."""
        return self.place[side * MOST_UNITS : (side + 1) * MOST_UNITS].rstrip(NO_PLACE)

    def units_of(self, side: int) -> list[int]:
        """A side's units that stand in hexes, by number."""
        return [u for u, at in enumerate(self.places_of(side), side * MOST_UNITS) if at < HEXES]

    def formed(self, side: int) -> list[int]:
        """A side's units, on the board, waiting or not yet deployed, by number."""
        return [u for u, at in enumerate(self.places_of(side), side * MOST_UNITS) if at != OFF]

    def units_in(self, hex_: int, side: int) -> list[int]:
        """A side's units in a hex, by number."""
        return [u for u, at in enumerate(self.places_of(side), side * MOST_UNITS) if at == hex_]

    def number_in(self, hex_: int, side: int) -> int:
        """How many units of a side stand in a hex."""
        return self.place.count(hex_, side * MOST_UNITS, (side + 1) * MOST_UNITS)

    def all_formed(self, side: int) -> bool:
        """Whether a side has as many units as it can have."""
        return OFF not in self.place[side * MOST_UNITS : (side + 1) * MOST_UNITS]

    def occupied(self, hex_: int) -> bool:
        """Whether any unit stands in a hex."""
        return hex_ in self.place

    def is_night(self) -> bool:
        """Whether the scenario says that it is night, or completely dark."""
        night = self.plan.scenario.special.night
        return 0 < night <= self.round

    def watched(self) -> bool:
        """Whether somebody reads events or citations."""
        return self.sink is not None or self.recorder is not None


def side_of(unit: int) -> int:
    """The side of a unit."""
    return unit // MOST_UNITS


def number_of(unit: int) -> int:
    """The number on its banner, 1 to 12."""
    return unit % MOST_UNITS + 1


def unit_of(side: int, number: int) -> int:
    """The unit with a number."""
    return side * MOST_UNITS + number - 1

"""What a side wants: hexes to stand in, units to catch, from the scenario's victory conditions.

Everything is counted in one measure: a common troop card is worth about 14 (`ai_sums.WORTH`), a victory point `POINT`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from battlebook.games.magestorm.board import COLUMNS, HEXES
from battlebook.games.magestorm.rules.victory import held, is_decisive, is_met, last_points, owners
from battlebook.games.magestorm.scenario import Aim
from battlebook.games.magestorm.state import FIGHTING, MOST_UNITS, SETTING_UP, State, side_of

POINT: Final = 10.0
GAME: Final = 120.0  # what decides the game at once
HUNT: Final = 14.0  # every enemy's hex, for want of anything better
HOLD_ROUNDS: Final = 4  # points of so many coming rounds are looked at
TROOPS: Final = 4  # in a common unit
ESCORTS: Final = 30.0
FORESTS: Final = 14.0  # a forest beside those that are burning anyway, for its defender
LAST_CARE: Final = 0.4  # for troops in the last round, if nothing else counts them
PER_RESISTANCE: Final = 1.6  # worth of a troop for each point of its resistance
KILL_CARE: Final = 0.5
HASTE: Final = 0.6  # of the care for losses, that a side which is behind gives up towards the end
RUNNER: Final = (0.6, 1.3)  # thirst and fear of a side that wants to leave
CATCHER: Final = (1.0, 0.7)  # and of the side that stands in its way
ANY: Final = 99


class Target(NamedTuple):
    """Hexes of which a unit should reach one, what that is worth, and for how many units."""

    hexes: tuple[int, ...]
    weight: float
    room: int


class Aims:
    """What a side wants now. ``targets``: for any unit; ``own``: for a unit alone; ``prize``: by enemy unit, what
    its end is worth besides its troops; ``thirst``, ``fear``: what enemies' and own losses count; ``care``: what both
    count against ground."""

    def __init__(self, s: State, side: int) -> None:
        self.s = s
        self.side = side
        scenario = s.plan.scenario
        self.rounds_left = max(1, scenario.rounds - max(1, s.round) + 1)
        self.progress = 1.0 - self.rounds_left / scenario.rounds
        self.targets: list[Target] = []
        self.own: dict[int, Target] = {}
        self.prize: dict[int, float] = {}
        self.thirst, self.fear = 1.0, 1.0
        self.care = LAST_CARE + (1 - LAST_CARE) * self.rounds_left / scenario.rounds
        for aim in scenario.aims:
            reader = READERS.get(aim.kind)
            if reader is not None:
                reader(self, aim)
        self.want_loads()
        self.want_enemies()
        self.hurry()

    def hurry(self) -> None:
        """Who would lose as things stand looks for what it has not got, and cares less for losses, the later the
        more."""
        if self.s.stage != FIGHTING or not is_behind(self.s, self.side):
            return
        late = self.progress
        self.care *= 1 - HASTE * late
        mine = set(self.s.place[self.side * MOST_UNITS : (self.side + 1) * MOST_UNITS])
        self.targets = [t if mine & set(t.hexes) else t._replace(weight=t.weight * (1 + late)) for t in self.targets]

    def add(self, hexes: tuple[int, ...], weight: float, room: int = 2) -> None:
        """One more target."""
        if hexes and weight > 0:
            self.targets.append(Target(hexes, weight, room))

    def want_enemies(self) -> None:
        """Enemies are worth a fight everywhere."""
        s = self.s
        for unit in s.units_of(1 - self.side):
            self.add((s.place[unit],), HUNT + self.prize.get(unit, 0.0), 2)

    def want_loads(self) -> None:
        """What lies on the ground is picked up; carriers are kept company, or caught."""
        s, loads = self.s, self.s.plan.scenario.special.loads
        if loads is None:
            return
        worth = GAME / max(1, loads.n)
        if s.stage == SETTING_UP and loads.side == self.side:
            for start in loads.starts:
                self.add((start,), worth, 1)
        for carrier, hex_ in s.loads:
            if carrier < 0:
                self.add((hex_,) if hex_ < HEXES else (), worth)
            elif side_of(carrier) != self.side:
                self.prize[carrier] = self.prize.get(carrier, 0.0) + worth
            elif s.on_board(carrier):
                self.add((s.place[carrier],), ESCORTS, 3)

    # ------------------------------------------------------------------------------- by victory condition

    def want_control(self, aim: Aim) -> None:
        """Points each round."""
        for hex_ in aim.hexes:
            self.add((hex_,), aim.vp * POINT * min(HOLD_ROUNDS, self.rounds_left))

    def want_at_end(self, aim: Aim) -> None:
        """Points for standing there after the last round."""
        for hex_ in aim.hexes:
            self.add((hex_,), aim.vp * POINT * (1 + 2 * self.progress))

    def want_seized(self, aim: Aim) -> None:
        """One side takes it and wins, the other stands in its way."""
        for hex_ in aim.hexes:
            self.add((hex_,), GAME, 4 if self.side == aim.side else 2)

    def want_emptied(self, aim: Aim) -> None:
        """One side drives the other out of all of these hexes."""
        manned = [hex_ for hex_ in aim.hexes if self.s.units_in(hex_, 1 - aim.side)]
        for hex_ in aim.hexes if self.side != aim.side else manned:
            self.add((hex_,), GAME * 0.7, 3 if self.side == aim.side else 2)

    def want_out(self, aim: Aim) -> None:
        """One side leaves over the edge; the other catches whoever is nearest to it."""
        special = self.s.plan.scenario.special
        if special.exit_side == self.side:
            edge = tuple([h for h in range(HEXES) if h // COLUMNS + 1 == special.exit_row])
            self.add(edge, max(2, aim.vp) * TROOPS * POINT, ANY)
            self.thirst, self.fear = RUNNER
            return
        self.thirst, self.fear = CATCHER
        for unit in self.s.units_of(special.exit_side):
            rows = abs(self.s.place[unit] // COLUMNS + 1 - special.exit_row)
            self.prize[unit] = self.prize.get(unit, 0.0) + 40.0 - 3.0 * rows

    def want_rows(self, aim: Aim) -> None:
        """Troops in some rows after the last round."""
        if aim.side == self.side:
            self.add(aim.hexes, aim.vp * TROOPS * POINT * (0.3 + 0.7 * self.progress), ANY)

    def want_delivered(self, aim: Aim) -> None:
        """The carrier of the caravan goes where it is expected."""
        for carrier, _ in self.s.loads:
            if carrier >= 0 and side_of(carrier) == aim.side == self.side:
                self.own[carrier] = Target(aim.hexes, GAME, 1)

    def want_saved(self, aim: Aim) -> None:
        """The carriers of refugees go to the column where they are safe."""
        for carrier, _ in self.s.loads:
            if carrier >= 0 and side_of(carrier) == aim.side == self.side:
                self.own[carrier] = Target(aim.hexes, GAME, 1)

    def want_losses(self, aim: Aim) -> None:
        """Points for resistance destroyed."""
        self.care += POINT * aim.vp / aim.n / PER_RESISTANCE

    def want_kills(self, aim: Aim) -> None:
        """Points for units eliminated, or the game for the last one."""
        for unit in self.s.units_of(1 - self.side):
            self.prize[unit] = self.prize.get(unit, 0.0) + max(1, aim.vp) * POINT
        self.care += KILL_CARE

    def want_burned(self, aim: Aim) -> None:
        """One side burns forests, the other stands in them."""
        worth = aim.vp * POINT + POINT if aim.side == self.side else FORESTS
        for hex_ in range(HEXES):
            if self.s.ground_of(hex_).forest:
                self.add((hex_,), worth, 1)


def is_behind(s: State, side: int) -> bool:
    """Whether a side would not win if nothing changed any more."""
    for aim in s.plan.scenario.aims:
        if is_decisive(aim):
            return is_met(s, aim) != (aim.side == side)
    return standing(s, side) <= standing(s, 1 - side)


def standing(s: State, side: int) -> int:
    """The score of a side if everybody stayed where they are."""
    rounds = s.plan.scenario.rounds - max(1, s.round) + 1
    total = s.score[side]
    for aim in s.plan.scenario.aims:
        if side in owners(aim):
            total += last_points(s, aim, side)
            total += aim.vp * held(s, side, aim) * rounds if aim.kind == "control" else 0
    return total


READERS: Final[dict[str, Callable[[Aims, Aim], None]]] = {
    "control": lambda aims, aim: aims.want_control(aim) if aims.side in owners(aim) else None,
    "hold-at-end": lambda aims, aim: aims.want_at_end(aim) if aims.side in owners(aim) else None,
    "seize": Aims.want_seized,
    "empty": Aims.want_emptied,
    "exit": Aims.want_out,
    "exit-share": Aims.want_out,
    "rows-at-end": Aims.want_rows,
    "escort": Aims.want_delivered,
    "columns-at-end": Aims.want_delivered,
    "refuge": Aims.want_saved,
    "burned": Aims.want_burned,
    "losses": Aims.want_losses,
    "kills": Aims.want_kills,
    "eliminate-all": Aims.want_kills,
}

"""Chapter 2, Setup: who places how many units where, and in which order."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.board import MEMBERS, OFF, STANDARD, Board
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.rules.procedures import Combat
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.forms import Answer, Fault, Place, Refuse
from battlebook.kernel.frames import Frame, push
from battlebook.kernel.options import Ask
from battlebook.kernel.rules import Refusal

ATTACKER_FIRST: Final = LEDGER("h3:2:pvp-attacker-first")
DEFENDER_SECOND: Final = LEDGER("h3:2:pvp-defender-second")
FREELY: Final = LEDGER("h3:2:place-free")
MAX_FIVE_OF_MANY: Final = LEDGER("h3:9:max-five-of-many")
KEEPS_SIDE: Final = LEDGER("h3:2:few-pack-kept")
MAX_FIVE: Final = LEDGER.refusal("h3:2:place-max-five")
NOT_IN_MIDDLE: Final = LEDGER.refusal("h3:2:no-middle-row-deploy")
NOT_OWN_SIDE: Final = LEDGER.refusal("h3:2:board-sides")
ONE_A_SPACE: Final = LEDGER.refusal("h3:2:place-free", "taken")
NO_UNIT: Final = LEDGER.refusal("h3:2:place-free", "no-unit")
BOARD_NOTES: Final = (LEDGER("h3:2:board-size"), LEDGER("h3:2:board-rows"), LEDGER("h3:2:board-sides"))


class Deploy(Place):
    """The form of a placement; what is wrong with an answer is told by the rule it breaks."""

    __slots__ = ("board",)

    def __init__(
        self,
        rule: str,
        items: tuple[int, ...],
        spaces: tuple[int, ...],
        least: int,
        most: int,
        refuse: Refuse | None = None,
        fallback: Answer | None = None,
        board: Board = STANDARD,
    ) -> None:
        super().__init__(rule, items, spaces, least, most, refuse, fallback)
        self.board = board

    def shape(self, answer: Answer) -> Fault | None:
        """2 Up to 5 units, on free spaces of the own Backline and Frontline."""
        fault = super().shape(answer)
        if fault is None:
            return None
        for i, pair in enumerate(answer):
            if type(pair) is not tuple or len(pair) != 2 or pair[0] not in self.items:
                return fault
            if pair[1] not in self.spaces and type(pair[1]) is int and 0 <= pair[1] < self.board.spaces:
                return self.outside(pair[1]), i
            if pair[1] in [other[1] for other in answer[:i]]:
                return ONE_A_SPACE, i
        if len(answer) > self.most:
            return MAX_FIVE, self.most
        return (NO_UNIT, -1) if len(answer) < self.least else fault

    def outside(self, space: int) -> Refusal:
        """Why nobody is placed on a space that is not offered."""
        home = self.board.home[0] | self.board.home[1]
        return NOT_IN_MIDDLE if home >> self.spaces[0] & 1 and not home >> space & 1 else NOT_OWN_SIDE


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Duel(Frame):
    """2 Against another player: the attacker places first, the defender second, then they fight."""

    __slots__ = ()


def the_attacker_places(s: State, f: Duel) -> None:
    """2 The attacking player places up to 5 units on their chosen side."""
    push(s, Deployment(ATTACKER, ATTACKER_FIRST))


def the_defender_places(s: State, f: Duel) -> None:
    """2 The defender follows, seeing that."""
    push(s, Deployment(DEFENDER, DEFENDER_SECOND))


def the_combat_is_fought(s: State, f: Duel) -> None:
    """2 Then Combat begins."""
    push(s, Combat())


Duel.steps = (the_attacker_places, the_defender_places, the_combat_is_fought)
Duel.rules = (ATTACKER_FIRST, DEFENDER_SECOND)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Deployment(Frame):
    """2 One side places units. ``rule`` says why it is its turn."""

    __slots__ = ("rule", "side")
    fields = ("side", "rule")

    def __init__(self, side: int, rule: str) -> None:
        self.side = side
        self.rule = rule


def it_chooses_units_and_spaces(s: State, f: Deployment) -> Ask | None:
    """2 Up to 5 of its units freely on its Backline and Frontline."""
    units = unplaced(s, f.side)
    spaces = MEMBERS[s.plan.home[f.side] & ~(s.held[0] | s.held[1])]
    most = min(s.plan.most[f.side], len(units), len(spaces))
    least = min(s.plan.least[f.side], most)
    form = Deploy(FREELY, units, spaces, least, most, board=s.board)
    return Ask(s.seat(f.side), f.rule, "place", (), form, (f.side,))


def they_stand(s: State, f: Deployment) -> None:
    """2 Each unit enters Combat on the side, Few or Pack, that it has in the Unit Deck."""
    for unit, space in s.answer:
        verbs.stand(s, unit, space, FREELY)
    s.note(KEEPS_SIDE)
    if unplaced(s, f.side):
        s.note(MAX_FIVE_OF_MANY)
    if s.recorder is not None:
        for rule in BOARD_NOTES:
            s.note(rule)


Deployment.steps = (it_chooses_units_and_spaces, they_stand)


def unplaced(s: State, side: int) -> tuple[int, ...]:
    """The units of a side that are not on the board."""
    return tuple(u for u in range(s.unit_count()) if s.side[u] == side and s.place[u] == OFF)


FRAMES: tuple[type[Frame], ...] = (Duel, Deployment)

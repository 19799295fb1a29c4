"""Words for tests of Magestorm: units in named hexes with their cards in order, forced dice, one procedure at a time.

    f = Field({"K2": "C5 geltz skaitan", "L4": "D5 walthus hneiwan"}, goals={"K": ["D5"]})
    f.run(MovementPhase(0))            # pushes the frame and runs on to the next ask
    f.do("unit", f.unit("K2"))         # answers it
    assert f.where("K2") == "C5"

Units are called by side and number: K2 is Kragis unit 2. Every forced die must be rolled; dice count from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from battlebook.games.magestorm import verbs
from battlebook.games.magestorm.board import HEXES, NAMES, NUMBERS
from battlebook.games.magestorm.content import (
    CARD_INDEX,
    CARDS,
    MAGE_INDEX,
    MAGES,
    SPELL_INDEX,
    SPELLS,
    TERRAIN,
    TERRAIN_INDEX,
)
from battlebook.games.magestorm.game import GAME
from battlebook.games.magestorm.setups import scenario_of
from battlebook.games.magestorm.state import BOARD_ROOM, FIGHTING, MOST_GOALS, Plan, Rulings, State, unit_of
from battlebook.kernel import gate
from battlebook.kernel.chance import DICE, Source
from battlebook.kernel.events import Event
from battlebook.kernel.frames import Frame, advance, answer, open_part, push, restart
from battlebook.kernel.options import Ask, Group, Key, Option
from battlebook.kernel.state import with_byte

RULE = "ms:seq:phase-order"
SIDES = {"K": 0, "L": 1}
PLAIN = "duel-at-the-ford-stone"
CHOICES = (Group(RULE, "go", (Option(("go",)), Option(("stop",)))),)


class Between(Frame):
    """The test's own frame: it waits below whatever the test lets happen."""

    __slots__ = ()


def put(s: State, row: str, **numbers: int) -> None:
    """Write numbers into a row of the state that is replaced as a whole: put(s, "run", K1=2); hexes for the terrain."""
    for ref, n in numbers.items():
        at = NUMBERS[ref] if row == "terrain" else unit_of(SIDES[ref[0]], int(ref[1:]))
        setattr(s, row, with_byte(getattr(s, row), at, n))


def the_test_decides(s: State, f: Between) -> Ask:
    return Ask(0, RULE, "test", CHOICES)


def it_waits_again(s: State, f: Between) -> None:
    restart(s, f)


Between.steps = (the_test_decides, it_waits_again)


class Forced(Source):
    """Dice in the order in which they were forced, counted from 1."""

    def __init__(self) -> None:
        self.dice: list[int] = []

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        assert stream == DICE and sides == 6
        assert self.dice, "a die is rolled that the test did not force"
        return self.dice.pop(0) - 1


class Field:
    """A battle in which the test calls the procedures.

    ``units``: name -> "HEX card card ..."; ``goals``: side -> hexes of its objective markers; ``terrain``: hex -> kind
    (elsewhere clear, unless a ``scenario`` is named); ``mages``: of the Kragis and the Láusjan; ``tokens``: side ->
    box -> power points; ``damage``: unit -> counters.
    """

    def __init__(
        self,
        units: Mapping[str, str] | None = None,
        goals: Mapping[str, Iterable[str]] | None = None,
        terrain: Mapping[str, str] | None = None,
        mages: tuple[str, str] = ("airmage", "druid"),
        tokens: Mapping[str, Mapping[str, int]] | None = None,
        damage: Mapping[str, int] | None = None,
        scenario: str = "",
        rulings: Mapping[str, int] | None = None,
        round_: int = 1,
    ) -> None:
        found = scenario_of(scenario or PLAIN)
        board = (MAGES[MAGE_INDEX[mages[0]]], MAGES[MAGE_INDEX[mages[1]]])
        plan = Plan(found, board, CARDS, SPELLS, TERRAIN)
        self.source = Forced()
        self.s = State(plan, Rulings(rulings or {}), self.source)
        self.events: list[Event] = []
        self.s.sink = self.events
        self.s.pool = ((), ())
        self.s.stage, self.s.round = FIGHTING, round_
        if not scenario:
            self.s.terrain = bytes(HEXES)
        for name, kind in (terrain or {}).items():
            put(self.s, "terrain", **{name: TERRAIN_INDEX[kind]})
        for ref, what in (units or {}).items():
            self.add(ref, what)
        for side, hexes in (goals or {}).items():
            for i, name in enumerate(hexes):
                self.s.goals = with_byte(self.s.goals, SIDES[side] * MOST_GOALS + i, NUMBERS[name])
        for side, boxes in (tokens or {}).items():
            for box, n in boxes.items():
                self.s.tokens = with_byte(self.s.tokens, SIDES[side] * BOARD_ROOM + self.box(side, box), n)
        for ref, n in (damage or {}).items():
            put(self.s, "damage", **{ref: n})
        push(self.s, Between())
        advance(self.s)

    def add(self, ref: str, what: str) -> None:
        """Put a unit on the board."""
        at, *cards = what.split()
        verbs.set_cards(self.s, self.unit(ref), tuple(CARD_INDEX[card] for card in cards), 0)
        put(self.s, "place", **{ref: NUMBERS[at]})

    # ------------------------------------------------------------------------------------------- names

    def unit(self, ref: str) -> int:
        """The number of a unit in the state."""
        return unit_of(SIDES[ref[0]], int(ref[1:]))

    def box(self, side: str, name: str) -> int:
        """A box on a side's mage board."""
        return [box.id for box in self.s.mage(SIDES[side]).boxes].index(name)

    def spell(self, name: str) -> int:
        """The number of a spell."""
        return SPELL_INDEX[name]

    def hex(self, name: str) -> int:
        """The number of a hex."""
        return NUMBERS[name]

    # ------------------------------------------------------------------------------------------- playing

    def run(self, frame: Frame, dice: Sequence[int] = ()) -> Field:
        """Run a procedure to its next ask, or to its end."""
        self.source.dice += dice
        push(self.s, frame)
        advance(self.s)
        return self

    def do(self, *key: Any, seat: int | None = None, dice: Sequence[int] = ()) -> Field:
        """The asked seat answers, legally."""
        self.source.dice += dice
        fault = answer(self.s, self.seat() if seat is None else seat, key)
        assert fault is None, f"{key} is refused by {fault[0]}"
        return self

    def fault(self, *key: Any, seat: int | None = None) -> tuple[str, str]:
        """What is said to an illegal answer: rule and cause."""
        found = answer(self.s, self.seat() if seat is None else seat, key)
        assert found is not None, f"{key} was taken"
        return found[0].rule, found[0].cause

    def why(self, *key: Any) -> list[str]:
        """The rules that refuse a key now."""
        return [row["rule"] for row in gate.why(GAME, self.s, self.seat(), key)]

    def reasons(self, *key: Any) -> list[str]:
        """The same as the messages that people read: where several refusals cite one rule, these differ."""
        return [row["words"]["id"] for row in gate.why(GAME, self.s, self.seat(), key)]

    # ------------------------------------------------------------------------------------------- looking

    def seat(self) -> int:
        """The first seat that has to answer."""
        return gate.waiting(self.s)[0]

    @property
    def ask(self) -> Ask:
        """The open ask of the first waiting seat."""
        part = open_part(self.s, self.seat())
        assert part is not None
        return part

    def idle(self) -> bool:
        """Whether the procedure is over."""
        return self.ask.kind == "test"

    def offered(self, verb: str = "") -> list[Key]:
        """The keys on offer, of one verb or all."""
        return [option.key for option in self.ask.options() if not verb or option.key[0] == verb]

    def where(self, ref: str) -> str:
        """The hex of a unit, or "off"."""
        place = self.s.place[self.unit(ref)]
        return NAMES[place] if place < HEXES else "off"

    def cards(self, ref: str) -> list[str]:
        """The cards of a unit in order."""
        return [CARDS[card].id for card in self.s.cards[self.unit(ref)]]

    def tokens(self, side: str) -> dict[str, int]:
        """The power points of a side by box, empty boxes left out."""
        base = SIDES[side] * BOARD_ROOM
        found = {box.id: self.s.tokens[base + box.number] for box in self.s.mage(SIDES[side]).boxes}
        return {box: n for box, n in found.items() if n}

    def goals(self, side: str) -> list[str]:
        """Where a side's objective markers lie."""
        own = self.s.goals[SIDES[side] * MOST_GOALS : (SIDES[side] + 1) * MOST_GOALS]
        return [NAMES[at] for at in own if at < HEXES]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The public arguments of all events of a kind so far."""
        return [dict(e.public) for e in self.events if e.kind == kind]

"""Words for tests of fights against enemies without a seat: units on named spaces, scripted dice, what was asked.

Spaces are named by column and row from the attacker's left: ``a1`` to ``d1`` is the attacker's Backline, ``a5`` to
``d5`` the defender's. A unit is ``"crusaders few"``; it is spoken of by its name, or by the ``ref`` it was given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

from battlebook.games.heroes3 import verbs, verbs_siege
from battlebook.games.heroes3.board import OFF, SIEGE, STANDARD
from battlebook.games.heroes3.content import FACE_INDEX, FACE_KEYS, FACES
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.rules.procedures import Combat
from battlebook.games.heroes3.setups import DEMONS, FIVE, TOWER
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, Plan, Rulings, State
from battlebook.kernel.chance import DICE, Source
from battlebook.kernel.events import Event
from battlebook.kernel.frames import advance, answer, push
from battlebook.kernel.game import Spec, begin
from battlebook.kernel.options import Ask, Key

COLUMNS = "abcd"
PLACED = "h3:2:place-free"
FULL = 99


def space(name: str) -> int:
    """The number of a space from its name."""
    return (int(name[1]) - 1) * 4 + COLUMNS.index(name[0])


def name_of(number: int) -> str:
    """The name of a space, or "off"."""
    if number == 20:
        return "beside"
    return "off" if number == OFF else f"{COLUMNS[number % 4]}{number // 4 + 1}"


class At(NamedTuple):
    """A unit to be placed."""

    unit: str
    space: str
    ref: str = ""
    damage: int = 0
    stack: int = 0


def face_of(unit: str) -> int:
    """The face of ``"name side"``."""
    name, _, side = unit.partition(" ")
    return FACE_INDEX[name, side or "neutral"]


class Fight:
    """A running combat with its events, answered step by step."""

    def __init__(self, s: State, refs: Mapping[str, int] | None = None) -> None:
        self.s = s
        self.refs = dict(refs or {})
        self.events: list[Event] = []
        self.s.sink = self.events

    # ------------------------------------------------------------------------------------------- looking

    @property
    def ask(self) -> Ask:
        assert self.s.ask is not None, "nobody is asked"
        return self.s.ask

    @property
    def over(self) -> str:
        """How it ended, or nothing."""
        result = GAME.result(self.s)
        return result.kind if result else ""

    def unit(self, name: str) -> int:
        """The number of a unit by ref or name (the first of that name)."""
        if name in self.refs:
            return self.refs[name]
        return [FACE_KEYS[f][0] for f in self.s.face].index(name)

    def name(self, unit: int) -> str:
        """The ref or name of a unit."""
        named = [ref for ref, number in self.refs.items() if number == unit]
        return named[0] if named else FACE_KEYS[self.s.face[unit]][0]

    def where(self, name: str) -> str:
        """The space of a unit."""
        return name_of(self.s.place[self.unit(name)])

    def offered(self) -> list[Key]:
        """All keys, in order."""
        return [option.key for option in self.ask.options()]

    def targets(self) -> set[str]:
        """The units that the open ask offers."""
        return {self.name(n) for o in self.ask.options() for sort, n in o.target if sort == "unit"}

    def spaces(self) -> set[str]:
        """The spaces that the open ask offers."""
        return {name_of(n) for o in self.ask.options() for sort, n in o.target if sort == "space"}

    def told(self, kind: str) -> list[Mapping[str, Any]]:
        """The events of a kind."""
        return [e.public for e in self.events if e.kind == kind]

    def units_told(self, kind: str) -> list[str]:
        """Whom the events of a kind are about."""
        return [self.name(e["unit"]["id"]) for e in self.told(kind)]

    def attacks(self) -> list[tuple[str, str]]:
        """(attacker, target) of all attacks so far."""
        return [(self.name(e["unit"]["id"]), self.name(e["target"]["id"])) for e in self.told("attacks")]

    # ----------------------------------------------------------------------------------------- answering

    def refused(self, *key: Any, seat: int | None = None) -> tuple[str, str]:
        """The rule and cause by which an answer is refused; nothing changes."""
        before = GAME.table.digest(self.s)
        fault = answer(self.s, self.ask.seat if seat is None else seat, key)
        assert fault is not None, "it was accepted"
        assert GAME.table.digest(self.s) == before
        return fault[0].rule, fault[0].cause

    def do(self, *key: Any) -> Self:
        """Answer the open ask."""
        fault = answer(self.s, self.ask.seat, key)
        assert fault is None, (key, fault, self.offered() if self.ask.form is None else self.ask.form.limits())
        return self

    def place(self, **units: str) -> Self:
        """Answer a placement: names and spaces."""
        return self.do(*sorted((self.unit(u.replace("__", "@")), space(at)) for u, at in units.items()))

    def attack(self, target: str, at: str = "") -> Self:
        """Choose an attack, or the unit among tied ones, from a space if that matters."""
        fitting = [
            o.key
            for o in self.ask.options()
            if ("unit", self.unit(target)) in o.target and (not at or ("space", space(at)) in o.target)
        ]
        assert len(fitting) == 1, (fitting, self.offered())
        return self.do(*fitting[0])

    def rest(self) -> Self:
        """End the activation of a player's unit, again and again until something else is asked."""
        while self.s.ask is not None and ("end",) in self.offered():
            self.do("end")
        return self


class Fixed(Source):
    """Attack Dice as they are named (-1, 0, 1), then always 0; other draws as they are named, counted from 0."""

    def __init__(self, dice: Sequence[int], cards: Sequence[int]) -> None:
        self.dice = [d + 1 for d in dice]
        self.cards = list(cards)

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        if stream == DICE:
            return self.dice[index] if index < len(self.dice) else 1
        assert index < len(self.cards), f"draw number {index} (of {sides}) is not named"
        assert 0 <= self.cards[index] < sides, f"draw number {index} is one of {sides}"
        return self.cards[index]


def setup_fight(
    setup: str,
    army: Any = "castle-core",
    cards: Sequence[int] = (),
    dice: Sequence[int] = (),
    variants: tuple[str, ...] = (),
    rulings: Mapping[str, int] | None = None,
    **options: Any,
) -> Fight:
    """A fight from its set-up on; options that are not given have their defaults."""
    fields = {f.name: f.default for f in GAME.setup(setup).fields}
    if army == [] or not isinstance(army, list):
        fields["armies"] = [army]
    else:
        fields["armies"] = [[row if isinstance(row, dict) else listed(row) for row in army]]
    spec = Spec(setup, {**fields, **options}, variants, rulings or {})
    fight = Fight(begin(GAME, spec, Fixed(dice, cards)))
    advance(fight.s)
    return fight


def duel(mine: Sequence[dict[str, Any]], theirs: Sequence[dict[str, Any]], cards: Sequence[int] = ()) -> Fight:
    """A duel of two listed armies from its set-up on."""
    fight = Fight(begin(GAME, Spec("duel", {"armies": [list(mine), list(theirs)]}), Fixed((), cards)))
    advance(fight.s)
    return fight


def listed(unit: str) -> dict[str, str]:
    """A row of an army."""
    name, _, side = unit.partition(" ")
    return {"unit": name, "side": side or "neutral"}


def battle(
    mine: Sequence[At],
    theirs: Sequence[At],
    dice: Sequence[int] = (),
    mp: int = 0,
    time_limit: bool = False,
    clash: bool = False,
    neutral: bool = True,
    reserve: Sequence[str] = (),
    rulings: Mapping[str, int] | None = None,
    gate: str = "",
    walls: str = "",
    ai_attacks: bool = False,
) -> Fight:
    """A fight that begins with all units on their spaces: the player's against units run by the AI Rules, or with
    ``clash`` by seat 1. With a ``gate`` it is a siege with an Arrow Tower; ``ai_attacks``: the player defends."""
    seats, neutral_side = (0, 1 if clash else -1), DEFENDER if neutral else -1
    if ai_attacks:
        seats, neutral_side = (-1, 0), -1
    board = SIEGE if gate else STANDARD
    plan = Plan("neutral", seats, neutral_side, board.home, (FIVE, FIVE), time_limit, DEMONS, board=board)
    s = State(plan, FACES, Rulings(rulings or {}), Fixed(dice, ()))
    s.decks = s.discards = ((), (), (), ())
    s.mp = mp
    fight = Fight(s)
    for side, group in ((DEFENDER if ai_attacks else ATTACKER, mine), (ATTACKER if ai_attacks else DEFENDER, theirs)):
        for at in group:
            unit = verbs.enlist(s, face_of(at.unit), side)
            fight.refs[at.ref or at.unit.partition(" ")[0]] = unit
            verbs.stand(s, unit, space(at.space), PLACED)
            verbs.set_damage(s, unit, at.damage)
            if at.stack:
                verbs.give_stack_token(s, unit, at.stack, PLACED)
    for unit_name in reserve:
        verbs.enlist(s, face_of(unit_name), ATTACKER)
    if gate:
        verbs_siege.raise_walls(s, sum(1 << space(w) for w in walls.split()), 1 << space(gate), PLACED)
        fight.refs["arrow_tower"] = verbs_siege.place_tower(s, TOWER, PLACED)
    push(s, Combat())
    advance(s)
    return fight

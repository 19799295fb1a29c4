"""Words for tests of movement: a field with markers and effects, hexes by name.

    m = Moves({"K2": "C2 geltz geltz"}, goals=["F4"]).begin()
    assert m.offers() == ["enter D2", "enter D3"]
    m.say("enter D3")

The Kragis move unless ``side`` says otherwise. A step with one answer only is not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from battlebook.games.magestorm.board import HEXES, NAMES, NUMBERS, OFF, WAITING, beside
from battlebook.games.magestorm.rules.procedures import MovementPhase
from battlebook.games.magestorm.state import MOST_UNITS, NO_CASTER, Plan, number_of, side_of
from tests.games.magestorm.field import SIDES, Field, put

OF_UNITS = ("go", "exit", "burn", "carrier")


class Moves(Field):
    """A field in the movement phase of one side. ``effects``: unit -> words (hold, run, run 2, fly, treewalk,
    whirlwind); ``flare``: hex, or hex and unit."""

    def __init__(
        self,
        units: Mapping[str, str],
        goals: Iterable[str] = (),
        effects: Mapping[str, str] | None = None,
        flare: str = "",
        side: str = "K",
        theirs: Iterable[str] = (),
        **rest: Any,
    ) -> None:
        self.side = SIDES[side]
        other = "KL"[1 - self.side]
        super().__init__(units, {side: list(goals), other: list(theirs)}, **rest)
        for ref, words in (effects or {}).items():
            self.put(ref, words)
        if flare:
            at, *named = flare.split()
            self.s.flares = ((self.side, NUMBERS[at], self.unit(named[0]) if named else -1),)

    def put(self, ref: str, words: str) -> None:
        """Effects on a unit."""
        rows = {"hold": "hold", "run": "run", "fly": "fly", "treewalk": "tree"}
        for word in words.split():
            if word == "whirlwind":
                put(self.s, "whirl", **{ref: NO_CASTER + 1})
            else:
                put(self.s, rows[word], **{ref: getattr(self.s, rows[word])[self.unit(ref)] + 1})

    def doors(self, sides: Mapping[str, tuple[str, ...]]) -> Moves:
        """Bridges and fords with their open sides, in the scenario of this field alone."""
        doors = list(self.s.plan.scenario.doors)
        for name, directions in sides.items():
            doors[NUMBERS[name]] = tuple(sorted(beside(NUMBERS[name], direction) for direction in directions))
        plan = self.s.plan
        scenario = replace(plan.scenario, doors=tuple(doors))
        self.s.plan = Plan(scenario, plan.mages, plan.cards, plan.spells, plan.terrain)
        return self

    def waits(self, ref: str, *cards: str) -> Moves:
        """A unit that enters later."""
        self.add(ref, f"A1 {' '.join(cards)}")
        put(self.s, "place", **{ref: WAITING})
        return self

    def begin(self) -> Moves:
        """The movement phase of the side, up to its first question."""
        side = "KL"[self.side]
        for n in range(1, MOST_UNITS + 1):
            put(self.s, "moved", **{f"{side}{n}": 0})
            put(self.s, "attacks", **{f"{side}{n}": OFF})
        self.run(MovementPhase(self.side))
        return self

    def offers(self) -> list[str]:
        """What is offered, in words; nothing when the phase is over."""
        return [] if self.idle() else [self.word(key) for key in self.offered()]

    def word(self, key: Any) -> str:
        """A key as a test says it."""
        if len(key) < 2:
            return str(key[0])
        what = f"{'KL'[side_of(key[1])]}{number_of(key[1])}" if key[0] in OF_UNITS else NAMES[key[1]]
        return f"{key[0]} {what}"

    def key(self, words: str) -> tuple[Any, ...]:
        """A test's words as a key."""
        verb, *what = words.split()
        if not what:
            return (verb,)
        return verb, self.unit(what[0]) if verb in OF_UNITS else NUMBERS[what[0]]

    def say(self, *answers: str) -> Moves:
        """Legal answers, one after the other."""
        for words in answers:
            self.do(*self.key(words))
        return self

    def refused(self, words: str) -> list[str]:
        """The rules that refuse an answer."""
        return self.why(*self.key(words))

    def attacking(self) -> dict[str, str]:
        """The units that are about to attack, with the hexes."""
        found = {}
        for u, at in enumerate(self.s.attacks):
            if at < HEXES:
                found[f"{'KL'[side_of(u)]}{number_of(u)}"] = NAMES[at]
        return found

    def halts(self) -> list[tuple[str, str]]:
        """Why units stayed, or went no further: unit and reason."""
        found = []
        for e in self.events:
            sort, _, what = e.kind.partition("-")
            if sort in ("halts", "blocked"):
                found.append((self.word(("go", e.public["unit"]["id"]))[3:], what if sort == "halts" else "blocked"))
        return found

"""Words for combats: units that attack a hex, spells by name, and whatever nobody decides answered by default.

c = Clash({"K1": "E4 geltz skaitan", "L1": "E5 walthus"})   # K1 attacks E5
c.begin()                                                   # runs to the first ask
c.cast("K", "speed").cast("L")                              # spell cards, set aside in secret
c.go("magic", dice=[3, 4, ...])                             # on to the next ask of this kind, or to the end
assert c.sums("attack")[0]["rows"] == [(3, "card", "geltz"), ...]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from battlebook.games.magestorm.content import CARD_INDEX, CARDS, SPELLS, TERRAIN
from battlebook.games.magestorm.pieces import CHARACTERISTICS, COPIES_ROOM
from battlebook.games.magestorm.rules.procedures import CombatPhase
from battlebook.kernel import gate
from battlebook.kernel.frames import open_part
from battlebook.kernel.options import Key
from tests.games.magestorm.field import SIDES, Field, put

HEX = "E5"
BYSTANDERS = {"K12": "A1 skaitan skaitan", "L12": "K9 unagands unagands"}  # without them an army might be gone
DICE = [3, 3, 4, 3, 5, 3] * 20  # no initiative stays tied


class Clash(Field):
    """A field on which every unit of the active side attacks E5. ``cards``: card -> changed values."""

    def __init__(
        self,
        units: Mapping[str, str],
        attacker: str = "K",
        cards: Mapping[str, Mapping[str, Any]] | None = None,
        **more: Any,
    ) -> None:
        super().__init__({**units, **BYSTANDERS}, **more)
        self.side = SIDES[attacker]
        self.s.active = self.side
        for ref in units:
            if ref[0] == attacker:
                put(self.s, "attacks", **{ref: self.hex(HEX)})
        for name, changes in (cards or {}).items():
            self.change(name, changes)

    def change(self, name: str, changes: Mapping[str, Any]) -> None:
        """Give a card other values: a number counts in both steps."""
        cards = list(self.s.plan.cards)
        at = CARD_INDEX[name]
        steps = [list(four) for four in cards[at].values]
        for i, what in enumerate(CHARACTERISTICS):
            if what in changes:
                pair = changes[what] if isinstance(changes[what], list) else [changes[what]] * 2
                steps[0][i], steps[1][i] = pair
        rest = {key: value for key, value in changes.items() if key not in CHARACTERISTICS}
        values = (tuple(steps[0]), tuple(steps[1]))
        cards[at] = cards[at]._replace(values=values, **rest)  # type: ignore[arg-type]
        self.s.plan.cards = tuple(cards)

    # ------------------------------------------------------------------------------------------- playing

    def dice(self, dice: Sequence[int] | None) -> None:
        """The dice that will be thrown; without any, the usual ones."""
        self.source.dice = list(DICE if dice is None else dice)

    def begin(self, dice: Sequence[int] | None = None) -> Clash:
        """Begin the combat phase."""
        self.dice(dice)
        self.run(CombatPhase(self.side))
        return self

    def cast(self, side: str, *names: str, dice: Sequence[int] | None = None) -> Clash:
        """A side sets spell cards aside."""
        self.dice(dice)
        self.do(*self.codes(names), seat=SIDES[side])
        return self

    def codes(self, names: Iterable[str]) -> list[int]:
        """The cards of some spells: the first of each, then the second."""
        codes: list[int] = []
        for name in names:
            code = self.spell(name) * COPIES_ROOM
            while code in codes:
                code += 1
            codes.append(code)
        return sorted(codes)

    def go(self, until: str = "", dice: Sequence[int] | None = None) -> Clash:
        """Answer what is asked by default, and go on so until somebody is asked ``until``, or to the end."""
        self.dice(dice)
        while True:
            self.default()
            if self.idle() or self.ask.kind == until:
                return self

    def to(self, kind: str) -> Clash:
        """The same, but stop at once when somebody is asked so already."""
        return self if self.ask.kind == kind else self.go(kind)

    def default(self) -> None:
        """The usual answer of everybody who is asked now: no spells, creatures last, powers used, advance."""
        for seat in gate.waiting(self.s):
            part = open_part(self.s, seat)
            if part is not None and part.kind != "test":
                keys = [option.key for option in part.options()]
                self.do(*(() if part.form is not None else usual(part.kind, keys)), seat=seat)

    # ------------------------------------------------------------------------------------------- looking

    def line(self, side: str) -> list[str]:
        """The first line of a side."""
        return [CARDS[card].id for card in self.s.line[SIDES[side]]]

    def reserve(self, side: str) -> list[str]:
        """The reserve of a side."""
        return [CARDS[card].id for card in self.s.reserve[SIDES[side]]]

    def spells(self, side: str) -> list[str]:
        """The tactical spells of a side on the table."""
        return [SPELLS[spell].id for spell in self.s.spells[SIDES[side]]]

    def ground(self, side: str) -> list[str]:
        """The terrain cards of a side."""
        return [TERRAIN[kind].id for kind, _ in self.s.ground[SIDES[side]]]

    def sums(self, kind: str) -> list[dict[str, Any]]:
        """Every sum told so far: whose, the number, its addends as (value, what, of which thing)."""
        return [{"unit": e["unit"]["id"], "n": e["n"], "rows": rows_of(e["sum"])} for e in self.told(kind)]

    def rows(self, kind: str, side: str, nth: int = 0) -> list[tuple[int, str, str]]:
        """The addends of a side's sums of a kind, the first or a later one."""
        told = [e["sum"] for e in self.told(kind) if e["unit"]["seat"] == SIDES[side]]
        return rows_of(told[nth])

    def totals(self, kind: str, side: str) -> list[int]:
        """A side's sums of a kind without dice."""
        told = [rows_of(e["sum"]) for e in self.told(kind) if e["unit"]["seat"] == SIDES[side]]
        return [sum(value for value, what, _ in rows if what != "die") for rows in told]

    def damages(self) -> list[tuple[str, int]]:
        """Every strike: whether it hit, and its damage."""
        found = [(e.kind, int(e.public["n"])) for e in self.events if e.kind in ("strikes", "strike-fails")]
        return [("hit" if kind == "strikes" else "fails", n) for kind, n in found]

    def told_kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [e.kind for e in self.events]


def usual(kind: str, keys: list[Key]) -> Key:
    """What is answered by default: the last option, the first one for who fights and who advances."""
    return keys[-1] if kind in ("place", "powers") else keys[0]


def rows_of(sum_: Mapping[str, Any]) -> list[tuple[int, str, str]]:
    """The addends of a sum in short."""
    found = []
    for row in sum_["rows"]:
        args = row["words"]["args"]
        thing = next((args[name]["msg"] for name in ("card", "spell", "terrain") if name in args), "")
        found.append((row["value"], row["words"]["id"].removeprefix("ms-sum-"), thing.split("-", 2)[-1]))
    return found

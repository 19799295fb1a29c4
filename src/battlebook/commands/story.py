"""A saved match told step by step: what was chosen, under which rule, what happened, and whether it all fits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from battlebook.kernel.events import Event
from battlebook.kernel.frames import open_part
from battlebook.kernel.game import SPECTATOR, Game
from battlebook.kernel.gate import event_plain
from battlebook.kernel.header import Decision
from battlebook.kernel.match import Match
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.saves import Saved, opening_faults, played, source_for
from battlebook.labels import Labels

SEATS_IN_A_MASK = 30


class Told(NamedTuple):
    """One decision in words. ``heading``: turn, round or phase when it was taken. ``rule``: the one that offered it."""

    n: int
    seat: int
    heading: str
    choice: str
    rule: str
    events: tuple[str, ...]


class Broken(Exception):
    """The file and the rules part here: number of the decision, field, reason."""

    def __init__(self, decision: int, field: str, message: str) -> None:
        super().__init__(message)
        self.decision = decision
        self.field = field


class Story:
    """Tells a match that is replayed while it is told. ``match`` is the match so far."""

    def __init__(self, game: Game, saved: Saved, labels: Labels) -> None:
        self.game = game
        self.saved = saved
        self.labels = labels
        try:
            self.match = Match(game, saved.header, source_for(saved)[0])
        except (ValueError, LookupError, TypeError) as wrong:
            raise Broken(-1, "header", f"no match can be begun from it: {wrong}") from None

    def tell(self, last: int | None = None) -> Iterator[Told]:
        """Every decision up to number ``last``. Raises `Broken` at the first one that does not fit."""
        for fault in opening_faults(self.match, self.saved.decisions[0]):
            raise Broken(*fault)
        yield Told(0, SPECTATOR, "", self.labels.text("cli-opening"), "", self.happened(0))
        for n, decision in enumerate(self.saved.decisions[1:], 1):
            if last is not None and n > last:
                return
            yield self.step(n, decision)

    def step(self, n: int, decision: Decision) -> Told:
        """Take one decision and tell it."""
        heading = self.labels.words(self.game.heading(self.game.known(self.match.state, SPECTATOR)))
        choice, rule = self.choice(decision)
        fault = played(self.match, decision)
        if fault is not None:
            raise Broken(n, *fault)
        return Told(n, decision.seat, heading, choice, rule, self.happened(n))

    def choice(self, decision: Decision) -> tuple[str, str]:
        """What was chosen and the rule that offers it; the bare key for an answer that nobody was asked for."""
        part = open_part(self.match.state, decision.seat) if decision.seat >= 0 else None
        if part is None:
            return said_key(decision.key), ""
        known = self.game.known(self.match.state, decision.seat)
        if part.form is not None:
            return self.form_answer(known, part, decision.key), part.rule
        for group in part.groups:
            for option in group.options:
                if option.key == decision.key:
                    return self.labels.words(self.game.option_words(known, part, option).words), group.rule
        return said_key(decision.key), part.rule

    def form_answer(self, known: Any, part: Ask, answer: Key) -> str:
        """The answer to a form in words, with the game's names for its items."""
        assert part.form is not None
        names = Names(self.labels, self.game.form_words(known, part))
        limits = part.form.limits()
        try:
            parts = answer_parts(part.form.kind, limits, answer, names)
        except (TypeError, ValueError, IndexError):
            return said_key(answer)  # no answer to this form; the replay says so right after
        return ", ".join(parts) or self.labels.text("cli-nothing")

    def happened(self, n: int) -> tuple[str, ...]:
        """The events of a decision in words, the private parts included."""
        return tuple(self.event(e) for e in self.match.happened[n])

    def event(self, event: Event) -> str:
        """One event with its dice, its sum and its rule."""
        seat = next((i for i in range(SEATS_IN_A_MASK) if event.seats >> i & 1), SPECTATOR)
        row = event_plain(self.game, event, seat)
        parts = [self.labels.words(row["words"])]
        parts += [self.die(die) for die in row.get("dice") or ()]
        if row.get("sum"):
            parts.append(self.sum(row["sum"]))
        return "  ".join(part for part in parts if part) + f"  [{self.labels.rule(event.rule)}]"

    def die(self, die: Mapping[str, Any]) -> str:
        """What dice show and, of several, which ones count (``used``: a place or some places)."""
        faces = list(map(str, die.get("faces", ())))
        used = die.get("used", ())
        places = [used] if isinstance(used, int) else list(used or ())
        if len(places) in (0, len(faces)):
            return self.labels.text("cli-dice", faces=", ".join(faces))
        counted = ", ".join(faces[i] for i in places if 0 <= i < len(faces))
        return self.labels.text("cli-dice-used", faces=", ".join(faces), used=counted)

    def sum(self, told: Mapping[str, Any]) -> str:
        """A sum with every addend named, by its rule when the game has no other words for it."""
        rows = [
            self.labels.text("cli-row", value=signed(row["value"], i), what=self.addend(row))
            for i, row in enumerate(told["rows"])
        ]
        total = told.get("total", {}).get("value", sum(row["value"] for row in told["rows"]))
        return self.labels.text("cli-sum", rows=" ".join(rows), total=str(total))

    def addend(self, row: Mapping[str, Any]) -> str:
        """What an addend is."""
        return self.labels.words(row["words"]) if row.get("words") else self.labels.rule(row["rule"])


class Names:
    """The names that a game gives to the items, spaces and parts of a form."""

    def __init__(self, labels: Labels, words: Mapping[str, Any]) -> None:
        self.labels = labels
        self.items = named(labels, words.get("items", ()))
        self.spaces = named(labels, words.get("spaces", ()))
        self.parts = [labels.words(w) for w in words.get("part_words", ())]

    def item(self, key: int) -> str:
        """An item, by name or number."""
        return self.items.get(key, str(key))

    def space(self, key: int) -> str:
        """A space, by name or number."""
        return self.spaces.get(key, str(key))

    def part(self, number: int) -> str:
        """A part of a partition, by name or number (from 1)."""
        return self.parts[number] if 0 <= number < len(self.parts) else str(number + 1)


def named(labels: Labels, rows: Sequence[Mapping[str, Any]]) -> dict[int, str]:
    """Names by key."""
    return {row["key"]: labels.words(row["words"]) for row in rows if row.get("words")}


def answer_parts(kind: str, limits: Mapping[str, Any], answer: Key, names: Names) -> list[str]:
    """The parts of a form's answer in words."""
    text = names.labels.text
    if kind in ("pick", "order"):
        return [names.item(key) for key in answer]
    if kind == "place":
        return [text("cli-on", item=names.item(item), space=names.space(space)) for item, space in answer]
    if kind == "partition":
        rows = zip(limits["items"], answer, strict=True)
        return [
            text("cli-left-out", item=names.item(item))
            if part < 0
            else text("cli-in", item=names.item(item), part=names.part(part))
            for item, part in rows
        ]
    if kind == "pay":
        return [f"{names.item(i)}: {amount}" for i, amount in enumerate(answer)]
    return [str(value) for value in answer]


def said_key(key: Key) -> str:
    """A key as text."""
    return " ".join(str(part) for part in key) or "-"


def signed(value: int, place: int) -> str:
    """A number of a sum: its sign stands before every addend but a positive first one."""
    return str(value) if place == 0 else f"{'−' if value < 0 else '+'} {abs(value)}"

"""Asks: what a seat may choose, grouped by the rule that allows it.

An option's key is (verb, whole numbers or ids): sorted, JSON-able, stable across runs, without words for people.
Options are interned where they are built from small numbers; an ask only collects them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

    from battlebook.kernel.forms import Form

Key = tuple[Any, ...]


class Option:
    """One choice. ``key`` identifies it, ``target`` says what it points at: pairs like ("space", 7), ("unit", 3)."""

    __slots__ = ("key", "target")

    def __init__(self, key: Key, target: tuple[tuple[str, int], ...] = ()) -> None:
        self.key = key
        self.target = target

    def __repr__(self) -> str:
        return f"Option{self.key!r}"


class Group:
    """Options that one rule allows; the citation stands once for all of them. ``size`` counts them."""

    __slots__ = ("options", "rule", "size", "verb")

    def __init__(self, rule: str, verb: str, options: tuple[Option, ...]) -> None:
        self.rule = rule
        self.verb = verb
        self.options = options
        self.size: int = len(options)

    def __repr__(self) -> str:
        return f"Group({self.rule!r}, {self.verb!r}, {[o.key for o in self.options]!r})"


class Ask:
    """A question to one seat: grouped options, or one form.

    ``kind`` names the question for words and screens, ``args`` its numbers (whom it is about), ``size`` counts the
    options. ``window`` marks a
    reaction window of a seat that holds hidden cards: it always surfaces, even with one answer only, because skipping
    it would tell the others something. A step that returns an ask changes nothing, so an ask can be made again from a
    saved state by running the step again.
    """

    __slots__ = ("args", "form", "groups", "kind", "rule", "seat", "size", "window")

    def __init__(
        self,
        seat: int,
        rule: str,
        kind: str,
        groups: tuple[Group, ...] = (),
        form: Form | None = None,
        args: tuple[int, ...] = (),
        window: bool = False,
    ) -> None:
        self.seat = seat
        self.rule = rule
        self.kind = kind
        self.groups = groups
        self.form = form
        self.args = args
        self.window = window
        n = 0
        for group in groups:
            n += group.size
        self.size: int = n

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that must answer."""
        return (self.seat,)

    def part(self, seat: int) -> Ask | None:
        """This ask as ``seat`` must answer it, or None when it need not."""
        return self if seat == self.seat else None

    def options(self) -> Iterator[Option]:
        """All options in group order."""
        for group in self.groups:
            yield from group.options

    def count(self) -> int:
        """How many options there are (0 for a form)."""
        return self.size

    def find(self, key: Key) -> Option | None:
        """The option with this key, or None."""
        for group in self.groups:
            for option in group.options:
                if option.key == key:
                    return option
        return None

    def only_answer(self) -> Key | None:
        """The key when there is just one option and no form or window, else None."""
        if self.size != 1 or self.window or self.form is not None:
            return None
        for group in self.groups:
            for option in group.options:
                return option.key
        return None

    def sample(self, rng: Random) -> Key:
        """A uniformly chosen option key, or a random legal answer to the form."""
        if self.form is not None:
            return self.form.sample(rng)
        n = int(rng.random() * self.size)
        for group in self.groups:
            if n < group.size:
                return group.options[n].key
            n -= group.size
        raise ValueError(f"an ask of kind {self.kind!r} offers nothing")


class Sealed(Ask):
    """Several seats answer at the same time and in secret; nothing but "has answered" is known until all have."""

    __slots__ = ("parts",)

    def __init__(self, rule: str, kind: str, parts: tuple[Ask, ...]) -> None:
        super().__init__(parts[0].seat, rule, kind)
        self.parts = parts

    @property
    def seats(self) -> tuple[int, ...]:
        """Every seat that takes part, answered or not."""
        return tuple(p.seat for p in self.parts)

    def part(self, seat: int) -> Ask | None:
        """The ask of this seat alone, or None."""
        for p in self.parts:
            if p.seat == seat:
                return p
        return None

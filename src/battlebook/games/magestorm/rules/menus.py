"""Groups of options that come again and again, made once: by the units, hexes or markers that they are about."""

from __future__ import annotations

from typing import Final

from battlebook.kernel.options import Group, Option

KEPT: Final = 5_000


class Menu(dict[tuple[int, ...], Group]):
    """The group that a rule allows for some numbers; ``options`` by number."""

    def __init__(self, rule: str, verb: str, options: tuple[Option, ...]) -> None:
        super().__init__()
        self.rule = rule
        self.verb = verb
        self.options = options

    def __missing__(self, numbers: tuple[int, ...]) -> Group:
        if len(self) >= KEPT:
            self.clear()
        group = Group(self.rule, self.verb, tuple([self.options[n] for n in numbers]))
        self[numbers] = group
        return group

"""A form of its own size: items shared out among groups, in order."""

from __future__ import annotations

from random import Random
from typing import Any

from battlebook.kernel.forms import Answer, Fault, Form, Refuse


class Groups(Form):
    """Share all items out among ordered groups, each in an order of its own; the answer is one tuple of items for each
    group. ``least`` to ``most`` groups of ``small`` to ``large`` items.
    """

    __slots__ = ("items", "large", "least", "most", "small")
    kind = "groups"

    def __init__(
        self,
        rule: str,
        items: tuple[int, ...],
        groups: tuple[int, int],
        sizes: tuple[int, int],
        refuse: Refuse | None = None,
    ) -> None:
        super().__init__(rule, refuse)
        self.items = items
        self.least, self.most = groups
        self.small, self.large = sizes

    def shape(self, answer: Answer) -> Fault | None:
        """Every item once; numbers and sizes of groups within the limits."""
        seen: set[int] = set()
        for i, group in enumerate(answer):
            if type(group) is not tuple or not self.small <= len(group) <= self.large:
                return self.misshapen(i)
            for item in group:
                if type(item) is not int or item not in self.items or item in seen:
                    return self.misshapen(i)
                seen.add(item)
        return None if self.least <= len(answer) <= self.most and len(seen) == len(self.items) else self.misshapen()

    def draw(self, rng: Random) -> Answer:
        """A random number of groups that can hold the items, filled up at random from their least size."""
        n = len(self.items)
        fewest, most = max(self.least, -(-n // self.large)), min(self.most, n // self.small if self.small else n)
        sizes = [self.small] * rng.randint(min(fewest, most), most)
        for _ in range(n - sum(sizes)):
            open_groups = [i for i, size in enumerate(sizes) if size < self.large]
            sizes[rng.choice(open_groups)] += 1
        mixed = rng.sample(self.items, n)
        ends = [sum(sizes[: i + 1]) for i in range(len(sizes))]
        return tuple([tuple(mixed[end - size : end]) for size, end in zip(sizes, ends, strict=True)])

    def limits(self) -> dict[str, Any]:
        """Items, numbers of groups, sizes of a group."""
        return {
            "items": list(self.items),
            "least": self.least,
            "most": self.most,
            "small": self.small,
            "large": self.large,
        }

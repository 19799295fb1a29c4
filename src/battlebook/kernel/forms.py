"""Forms: big choices from a closed set. Each carries candidates and limits, so a page draws it without a game's code.

``check`` returns the first refusal in rule order with the offending part (an index into the answer, or -1), ``sample``
gives a random legal answer for search and random play. A game adds its own conditions with ``refuse``: a module-level
function of the answer, with the values it needs bound by ``functools.partial`` - never the state itself, because clones
share their asks and would then look into a state that has moved on.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from battlebook.kernel.rules import Refusal

Answer = tuple[Any, ...]
Fault = tuple[Refusal, int]
Refuse = Callable[[Answer], Fault | None]
TRIES = 200


class Form:
    """Base of all forms. ``rule`` is cited for answers of the wrong shape; ``refuse`` holds the game's conditions."""

    __slots__ = ("fallback", "refuse", "rule")
    kind = "form"

    def __init__(self, rule: str, refuse: Refuse | None = None, fallback: Answer | None = None) -> None:
        self.rule = rule
        self.refuse = refuse
        self.fallback = fallback

    def shape(self, answer: Answer) -> Fault | None:
        """The first fault of the answer's form alone."""
        raise NotImplementedError

    def draw(self, rng: Random) -> Answer:
        """A random answer of the right shape."""
        raise NotImplementedError

    def limits(self) -> dict[str, Any]:
        """Candidates and limits as JSON-able data for the page."""
        raise NotImplementedError

    def misshapen(self, part: int = -1) -> Fault:
        """The refusal for an answer that is no answer to this form."""
        return Refusal(self.rule, "form"), part

    def check(self, answer: Answer) -> Fault | None:
        """None when the answer is legal, else the first refusal and the offending part."""
        fault = self.shape(answer) if type(answer) is tuple else self.misshapen()
        if fault is None and self.refuse is not None:
            fault = self.refuse(answer)
        return fault

    def sample(self, rng: Random) -> Answer:
        """A random legal answer. Raises ValueError when none is found and no fallback was given."""
        for _ in range(TRIES):
            answer = self.draw(rng)
            if self.check(answer) is None:
                return answer
        if self.fallback is not None:
            return self.fallback
        raise ValueError(f"no legal answer found for a form of kind {self.kind!r}")


class Pick(Form):
    """Choose between ``least`` and ``most`` of the candidates; the answer lists them in ascending order."""

    __slots__ = ("candidates", "least", "most")
    kind = "pick"

    def __init__(
        self, rule: str, candidates: tuple[int, ...], least: int, most: int, refuse: Refuse | None = None
    ) -> None:
        super().__init__(rule, refuse)
        self.candidates = candidates
        self.least = least
        self.most = most

    def shape(self, answer: Answer) -> Fault | None:
        """Known candidates, each once, ascending, within the limits."""
        for i, c in enumerate(answer):
            if type(c) is not int or c not in self.candidates or (i and not answer[i - 1] < c):
                return self.misshapen(i)
        return None if self.least <= len(answer) <= self.most else self.misshapen()

    def draw(self, rng: Random) -> Answer:
        """A uniformly sized sample."""
        return tuple(sorted(rng.sample(self.candidates, rng.randint(self.least, self.most))))

    def limits(self) -> dict[str, Any]:
        """Candidates, least and most."""
        return {"candidates": list(self.candidates), "least": self.least, "most": self.most}


class Order(Form):
    """Put all items in an order; the answer is a permutation of them."""

    __slots__ = ("items",)
    kind = "order"

    def __init__(self, rule: str, items: tuple[int, ...], refuse: Refuse | None = None) -> None:
        super().__init__(rule, refuse)
        self.items = items

    def shape(self, answer: Answer) -> Fault | None:
        """A permutation of the items."""
        same = len(answer) == len(self.items) and all(type(a) is int for a in answer)
        return None if same and sorted(answer) == sorted(self.items) else self.misshapen()

    def draw(self, rng: Random) -> Answer:
        """A uniform permutation."""
        return tuple(rng.sample(self.items, len(self.items)))

    def limits(self) -> dict[str, Any]:
        """The items."""
        return {"items": list(self.items)}


class Partition(Form):
    """Share items out among parts; the answer gives the part of each item, in item order (-1 = left out)."""

    __slots__ = ("items", "leave", "most", "parts")
    kind = "partition"

    def __init__(
        self,
        rule: str,
        items: tuple[int, ...],
        parts: int,
        most: int,
        leave: bool = False,
        refuse: Refuse | None = None,
        fallback: Answer | None = None,
    ) -> None:
        super().__init__(rule, refuse, fallback)
        self.items = items
        self.parts = parts
        self.most = most
        self.leave = leave

    def shape(self, answer: Answer) -> Fault | None:
        """One part number for each item; no part above ``most``."""
        if len(answer) != len(self.items):
            return self.misshapen()
        lowest = -1 if self.leave else 0
        for i, part in enumerate(answer):
            if type(part) is not int or not lowest <= part < self.parts:
                return self.misshapen(i)
            if part >= 0 and answer.count(part) > self.most:
                return self.misshapen(i)
        return None

    def draw(self, rng: Random) -> Answer:
        """Independent random parts."""
        lowest = -1 if self.leave else 0
        return tuple(rng.randint(lowest, self.parts - 1) for _ in self.items)

    def limits(self) -> dict[str, Any]:
        """Items, number of parts, most items in a part, whether items may be left out."""
        return {"items": list(self.items), "parts": self.parts, "most": self.most, "leave": self.leave}


class Place(Form):
    """Put items on spaces, one a space; the answer is ascending (item, space) pairs.

    ``least`` and ``most`` limit how many items are placed.
    """

    __slots__ = ("items", "least", "most", "spaces")
    kind = "place"

    def __init__(
        self,
        rule: str,
        items: tuple[int, ...],
        spaces: tuple[int, ...],
        least: int,
        most: int,
        refuse: Refuse | None = None,
        fallback: Answer | None = None,
    ) -> None:
        super().__init__(rule, refuse, fallback)
        self.items = items
        self.spaces = spaces
        self.least = least
        self.most = most

    def shape(self, answer: Answer) -> Fault | None:
        """Known items and spaces, each once, ascending by item, within the limits."""
        used: set[int] = set()
        last: int | None = None
        for i, pair in enumerate(answer):
            if type(pair) is not tuple or len(pair) != 2:
                return self.misshapen(i)
            item, space = pair
            if type(item) is not int or type(space) is not int:
                return self.misshapen(i)
            if item not in self.items or space not in self.spaces or space in used:
                return self.misshapen(i)
            if last is not None and item <= last:
                return self.misshapen(i)
            used.add(space)
            last = item
        return None if self.least <= len(answer) <= self.most else self.misshapen()

    def draw(self, rng: Random) -> Answer:
        """As many items as allowed, or fewer, on random spaces."""
        n = rng.randint(self.least, self.most)
        items = sorted(rng.sample(self.items, n))
        return tuple(zip(items, rng.sample(self.spaces, n), strict=True))

    def limits(self) -> dict[str, Any]:
        """Items, spaces, least and most."""
        return {
            "items": list(self.items),
            "spaces": list(self.spaces),
            "least": self.least,
            "most": self.most,
        }


class Pay(Form):
    """Pay a cost from several purses; the answer gives the amount from each purse and sums to ``cost``."""

    __slots__ = ("cost", "purses")
    kind = "pay"

    def __init__(self, rule: str, purses: tuple[int, ...], cost: int, refuse: Refuse | None = None) -> None:
        super().__init__(rule, refuse)
        self.purses = purses
        self.cost = cost

    def shape(self, answer: Answer) -> Fault | None:
        """No purse overdrawn, the sum exact."""
        if len(answer) != len(self.purses):
            return self.misshapen()
        for i, amount in enumerate(answer):
            if type(amount) is not int or not 0 <= amount <= self.purses[i]:
                return self.misshapen(i)
        return None if sum(answer) == self.cost else self.misshapen()

    def draw(self, rng: Random) -> Answer:
        """Coin by coin from random purses."""
        paid = [0] * len(self.purses)
        for _ in range(self.cost):
            open_purses = [i for i, p in enumerate(self.purses) if paid[i] < p]
            paid[rng.choice(open_purses)] += 1
        return tuple(paid)

    def limits(self) -> dict[str, Any]:
        """What lies in each purse, and the cost."""
        return {"purses": list(self.purses), "cost": self.cost}


class Number(Form):
    """Name a whole number from ``low`` to ``high``; the answer is a tuple of one."""

    __slots__ = ("high", "low")
    kind = "number"

    def __init__(self, rule: str, low: int, high: int, refuse: Refuse | None = None) -> None:
        super().__init__(rule, refuse)
        self.low = low
        self.high = high

    def shape(self, answer: Answer) -> Fault | None:
        """One whole number within the limits."""
        good = len(answer) == 1 and type(answer[0]) is int and self.low <= answer[0] <= self.high
        return None if good else self.misshapen()

    def draw(self, rng: Random) -> Answer:
        """Uniform."""
        return (rng.randint(self.low, self.high),)

    def limits(self) -> dict[str, Any]:
        """Low and high."""
        return {"low": self.low, "high": self.high}

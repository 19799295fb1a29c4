"""The one door for chance: rolls, shuffles and draws, from separate streams, logged, scriptable.

A source is a pure function of (stream, epoch, number of the draw), so a clone that goes on with the same source sees
the same dice, and a takeback over chance starts a new epoch in which everything falls anew. A state that leaves the
true match (for search or for another seat) gets a source of its own: live dice never leave.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from battlebook.kernel.compiled import mypyc_attr

if TYPE_CHECKING:
    from battlebook.kernel.state import State

DICE: Final = 0
CARDS: Final = 1
OTHER: Final = 2
STREAMS: Final = 3
TYPED: Final = STREAMS  # no stream: what the log calls dice that people rolled and typed in
BLOCK_BITS: Final = 4
WORDS_A_BLOCK: Final = 1 << BLOCK_BITS
PLACE_MASK: Final = WORDS_A_BLOCK - 1
WORDS: Final = struct.Struct(f">{WORDS_A_BLOCK}I").unpack
WORD: Final = 1 << 32
STREAM_BITS: Final = 8  # more than STREAMS needs
NUMBER_BITS: Final = 40  # more blocks than any match draws
KEPT_BLOCKS: Final = 1024
KEPT_DRAWS: Final = 4096


class Draw(NamedTuple):
    """One draw as the log keeps it: stream, number of equally likely results, result counted from 0."""

    stream: int
    sides: int
    value: int


DRAWS: Final[dict[int, Draw]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where results come from. ``draw`` is pure: the same arguments give the same result."""

    __slots__ = ()

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        """The ``index``-th result of a stream: a whole number from 0 to ``sides`` - 1."""
        raise NotImplementedError


class Keyed(Source):
    """Results from a secret key through keyed BLAKE2b in counter mode; without the key nobody can foretell one."""

    __slots__ = ("key", "words")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.words: dict[int, tuple[int, ...]] = {}  # blocks made so far, by number, stream and epoch in one

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        """Multiply-shift of a 32-bit word; for up to 2**16 results the bias is below 2**-16."""
        words = self.words.get((epoch << STREAM_BITS | stream) << NUMBER_BITS | index >> BLOCK_BITS)
        if words is None:
            words = self.more(stream, epoch, index >> BLOCK_BITS)
        return words[index & PLACE_MASK] * sides >> 32

    def more(self, stream: int, epoch: int, number: int) -> tuple[int, ...]:
        """Make a block and keep it."""
        if len(self.words) >= KEPT_BLOCKS:
            self.words.clear()
        words = self.words[(epoch << STREAM_BITS | stream) << NUMBER_BITS | number] = block(
            self.key, stream, epoch, number
        )
        return words


def block(key: bytes, stream: int, epoch: int, number: int) -> tuple[int, ...]:
    """Sixteen 32-bit words of a stream."""
    label = b"%d/%d/%d" % (stream, epoch, number)
    return WORDS(hashlib.blake2b(label, key=key, digest_size=64).digest())


class Scripted(Source):
    """Results fixed in advance, for tests and worked examples; raises ScriptEnded when a stream has no more."""

    __slots__ = ("base", "script")

    def __init__(self, script: dict[int, Sequence[int]], base: dict[int, int] | None = None) -> None:
        self.script = script
        self.base = base or {}

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        """The scripted result, checked against the number of sides."""
        values = self.script.get(stream, ())
        at = index - self.base.get(stream, 0)
        if not 0 <= at < len(values):
            raise ScriptEnded(f"stream {stream} has no scripted result number {at}")
        if not 0 <= values[at] < sides:
            raise ScriptEnded(f"scripted result {values[at]} is not one of {sides}")
        return values[at]


def logged(draws: Iterable[Draw]) -> Scripted:
    """The draws of a log as a source (within one epoch)."""
    found: dict[int, list[int]] = {}
    for draw in draws:
        found.setdefault(draw.stream, []).append(draw.value)
    return Scripted({stream: tuple(values) for stream, values in found.items()})


class ScriptEnded(LookupError):
    """A scripted source was asked for more, or for other, results than it holds."""


class Sampled(Source):
    """Results for a world that is only imagined (search, a filled known state): a seeded generator of its own."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & (1 << 63) - 1

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        """A 64-bit mix of seed, stream, epoch and index (splitmix64)."""
        z = self.seed + (stream * 0x632BE59BD9B4E019 + epoch * 0xD1342543DE82EF95) + index * 0x9E3779B97F4A7C15
        z &= 0xFFFFFFFFFFFFFFFF
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        z = (z ^ z >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        return ((z ^ z >> 31) >> 32) * sides >> 32


class NoSource(Source):
    """The source of a state that only shows what a seat knows: nothing can be drawn from it."""

    __slots__ = ()

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        """Always an error."""
        raise ScriptEnded("a known state holds no chance; determinize it first")


def roll(s: State, stream: int, sides: int) -> int:
    """One result from 0 to ``sides`` - 1, counted and logged."""
    index = s.counts[stream]
    s.counts[stream] = index + 1
    value = s.source.draw(stream, s.epoch, index, sides)
    if s.drawn is not None:
        draw = DRAWS.get((sides * sides + value) * STREAMS + stream)
        s.drawn.append(_kept_draw(stream, sides, value) if draw is None else draw)
    return value


def _kept_draw(stream: int, sides: int, value: int) -> Draw:
    """A draw for the log, kept for the next of its kind: a die has few."""
    if len(DRAWS) >= KEPT_DRAWS:
        DRAWS.clear()
    draw = DRAWS[(sides * sides + value) * STREAMS + stream] = Draw(stream, sides, value)
    return draw


def draw_one(s: State, stream: int, pile: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """A random card of an unordered pile, and the pile without it.

    A face-down pile that nobody may look through is an unordered tuple: drawing from it at random is the same as
    having shuffled it, and only what is drawn needs to be decided.
    """
    i = roll(s, stream, len(pile))
    return pile[i], pile[:i] + pile[i + 1 :]


def shuffle(s: State, stream: int, pile: tuple[int, ...]) -> tuple[int, ...]:
    """The pile in random order (Fisher-Yates), for piles whose order somebody may learn."""
    cards = list(pile)
    for i in range(len(cards) - 1, 0, -1):
        j = roll(s, stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def fresh_source(rng: Random) -> Sampled:
    """A source for an imagined world, seeded from the searcher's own generator."""
    return Sampled(rng.getrandbits(63))

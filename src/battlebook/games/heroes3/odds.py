"""Exact outcomes of an attack: every way the dice can fall, with its weight, through the rules themselves.

The attack is run on a copy of the state with scripted dice, once for each branch of the tree of rolls; each face has
weight 1/3, so shares are exact fractions. Dice that are rolled again as often as a face shows would have branches
without end: one that has come back to where it was is left out, and the others of that roll share its weight. What the
outcome depends on is a handful of numbers, so results are kept by these. Nobody plays cards, and abilities that ask
are not used (forced ones take the first target).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any

from battlebook.games.heroes3 import verbs, verbs_cards
from battlebook.games.heroes3.board import OFF
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.rules import c4_attack, c15_spaces
from battlebook.games.heroes3.rules.c3_terminology import has_defense_token
from battlebook.games.heroes3.rules.c4_roll import ATTACK_FACES, they_are_rolled_again
from battlebook.games.heroes3.rules.c4_values import is_protected
from battlebook.games.heroes3.rules.c9_strikes import near_target
from battlebook.games.heroes3.rules.procedures import MAIN, Attack, Combat, Turns
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.table import TABLE
from battlebook.kernel.chance import DICE, Source
from battlebook.kernel.frames import Frame
from battlebook.kernel.options import Ask, Key

ROLL = LEDGER("h3:4:attack-step-roll")
MOVE = LEDGER("h3:3:activation-move-then-act")
HOLDS, FLIPS, FALLS = 0, 1, 2
NAMES = ("holds", "flips", "falls")
REFUSALS = frozenset({"keep", "let", "stop", "stay", "keep-old", "pass"})
NOTHING: Key = ()
KEPT = 20_000

Pair = tuple[int, int]  # what happens to the target and to the attacker
Shares = tuple[tuple[Pair, Fraction, float], ...]

KNOWN: dict[tuple[int, ...], Shares] = {}
BASE = 2  # frames below the attack on the copy's stack
ASSUMES = ({"id": "h3-odds-no-cards", "args": {}}, {"id": "h3-odds-no-choice", "args": {}})


def kind_of(pair: Pair) -> str:
    """Whether an outcome is good for the attacker."""
    target, attacker = pair
    if target == attacker:
        return "neutral"
    return "good" if target > attacker else "bad"


PAIRS: tuple[Pair, ...] = tuple((t, a) for t in (FALLS, FLIPS, HOLDS) for a in (HOLDS, FLIPS, FALLS))
KINDS = {pair: kind_of(pair) for pair in PAIRS}
MESSAGES = {pair: f"h3-odds-{NAMES[pair[0]]}-{NAMES[pair[1]]}" for pair in PAIRS}


class Branch(Source):
    """Dice along one branch: the given results, then the first face; counts how many were wanted.

    ``again``: where rolls began that are repeated as often as a face shows, and of how many dice each was.
    """

    __slots__ = ("again", "given", "start", "wanted")

    def __init__(self, given: tuple[int, ...], start: int) -> None:
        self.given = given
        self.start = start
        self.wanted = 0
        self.again: list[tuple[int, int]] = []

    def rolled_again(self, since: int) -> None:
        """The dice from number ``since`` on were one more roll of the same. Raises `Back` when it is of as many dice
        as the one right before it: then that one has brought nothing."""
        dice = self.wanted - since
        if self.again and self.again[-1] == (since - dice, dice):
            self.wanted = since
            raise Back
        self.again.append((since, dice))

    def path(self, end: int) -> tuple[int, ...]:
        """The first ``end`` results of this branch."""
        return (*self.given, *[0] * end)[:end]

    def draw(self, stream: int, epoch: int, index: int, sides: int) -> int:
        """The result of this branch. Every die of an attack has three faces; what cards are drawn does not matter."""
        if stream != DICE:
            return 0
        at = index - self.start
        self.wanted = max(self.wanted, at + 1)
        return self.given[at] if at < len(self.given) else 0


class Back(Exception):
    """A branch has come back to where it was before its last roll."""


def odds(s: State, ask: Ask, key: Key) -> dict[str, Any] | None:
    """What may become of the target and of the attacker, good outcomes first; None for anything that is no attack of
    the unit asked about."""
    if key[0] != "attack" or len(key) != 3 or ask.find(key) is None:
        return None
    unit, target = ask.args[0], key[1]
    if key[2] != s.place[unit] and c15_spaces.are_there_tokens(s):
        return None  # the way there may hold the unit, or cost it HP
    if s.holders:
        s = without_hands(s)
    args = {"unit": verbs.unit_ref(s, unit), "target": verbs.unit_ref(s, target)}
    return {
        "outcomes": [
            {"share": share, "kind": KINDS[pair], "words": {"id": MESSAGES[pair], "args": args}}
            for pair, _, share in shares(s, unit, target, key[2])
        ],
        "assumes": list(ASSUMES),
        "rule": ROLL,
    }


def without_hands(s: State) -> State:
    """The same Combat with empty hands and no morale: the odds are those of an attack in which nobody plays. Effects
    that last and War Machines count."""
    t: State = TABLE.clone(s)
    for side in (0, 1):
        verbs_cards.change(t, side, hand=(), shown=(), hidden=0, morale=0, morale_cards=(), permanent=-1)
    return t


def shares(s: State, unit: int, target: int, space: int, most: int = 0) -> Shares:
    """The outcomes of an attack with their exact shares, in the order of `PAIRS`; none when there are more than
    ``most`` branches (0: however many)."""
    if s.guards or s.lasting or s.holders or (s.board.hexes and s.faces[s.face[unit]].near_target_attack):
        return counted(s, unit, target, space, most)
    known = (most, *signature(s, unit, target, space))  # what was asked before must not show
    found = KNOWN.get(known)
    if found is None:
        if len(KNOWN) > KEPT:
            KNOWN.clear()
        found = counted(s, unit, target, space, most)
        if found:
            KNOWN[known] = found
    return found


def signature(s: State, unit: int, target: int, space: int) -> tuple[int, ...]:
    """Everything the outcome depends on, as numbers."""
    spot = s.place[target]
    board = s.board
    bits = board.next[space] >> spot & 1 | (board.far[s.side[unit]][space] >> spot & 1) << 1
    bits |= (space != s.origin) << 2 | has_defense_token(s, target) << 3
    for mask in (s.corroded, s.flipped, s.spent, s.retaliated, s.paralysed):
        bits = bits << 2 | (mask >> unit & 1) << 1 | mask >> target & 1
    bits = bits << 1 | (s.forts != 0 and is_protected(s, unit, space, spot))
    if s.faces[s.face[unit]].near_target_attack:
        bits = bits << 2 | second_victim(s, unit, target)
    return (
        s.face[unit], s.face[target], s.damage[unit], s.damage[target], s.stacked[unit], s.stacked[target],
        s.boost[unit] - s.weak[unit], s.boost[target] - s.weak[target], s.buff, bits,
        s.rulings.least_damage, s.rulings.die_off, s.rulings.no_rerolls,
    )  # fmt: skip


def second_victim(s: State, unit: int, target: int) -> int:
    """Whom a forced second attack near the target hits here: nobody, somebody else, the attacker itself."""
    units = near_target(s, s.place[target], target)
    if not units:
        return 0
    return 2 if units[0] == unit else 1


def counted(s: State, unit: int, target: int, space: int, most: int = 0) -> Shares:
    """Walk the whole tree of rolls, or give up after ``most`` branches."""
    before = about_to_attack(s, unit, space)
    branches: list[tuple[Branch, Pair]] = []
    lost: Counter[tuple[int, ...]] = Counter()  # branches that came back, by the results before the roll
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        given = waiting.pop()
        if most and len(branches) >= most:
            return ()
        source, pair = run(before, unit, target, given)
        if pair is None:
            lost[source.path(source.again[-1][0])] += 1
        else:
            branches.append((source, pair))
        for depth in range(len(given), source.wanted):
            prefix = given + (0,) * (depth - len(given))
            waiting.extend((*prefix, face) for face in range(1, ATTACK_FACES))
    found: dict[Pair, Fraction | int] = dict.fromkeys(PAIRS, 0)
    longest = max(source.wanted for source, _ in branches)
    whole = ATTACK_FACES**longest
    for source, pair in branches:
        found[pair] += weight(source, lost) * ATTACK_FACES ** (longest - source.wanted)
    return tuple([(pair, *exact_share(found[pair], whole)) for pair in PAIRS if found[pair]])


@lru_cache(maxsize=KEPT)
def exact_share(found: Fraction | int, whole: int) -> tuple[Fraction, float]:
    """A share as a fraction and as a number."""
    exact = Fraction(found, whole)
    return exact, float(exact)


def weight(source: Branch, lost: Mapping[tuple[int, ...], int]) -> Fraction | int:
    """What a branch weighs more than its dice say, since branches of a repeated roll that came back are left out."""
    share: Fraction | int = 1
    for since, dice in source.again:
        combinations = ATTACK_FACES**dice
        share *= Fraction(combinations, combinations - lost.get(source.path(since), 0))
    return share


def about_to_attack(s: State, unit: int, space: int) -> State:
    """A copy in which the unit stands where it attacks from and nothing else is going on."""
    t: State = TABLE.clone(s)
    t.recorder = None
    t.stack, t.at = [Combat(), Turns()], [2, 0]
    if space != t.place[unit]:
        verbs.move(t, unit, space, MOVE)
    return t


def run(s: State, unit: int, target: int, given: tuple[int, ...]) -> tuple[Branch, Pair | None]:
    """One branch: its dice, and what became of both; None when it came back to where it was."""
    t: State = TABLE.clone(s)
    source = Branch(given, t.counts[0])
    t.source = source
    before = (s.face[target], s.face[unit])
    c4_attack.begin(t, unit, target, MAIN)
    try:
        while len(t.stack) > BASE:
            step(t, source)
    except Back:
        return source, None
    return source, (fate(t, target, before[0]), fate(t, unit, before[1]))


def step(t: State, source: Branch) -> None:
    """Run one step of the copy; asks are answered with a refusal, or with the first option. Raises `Back`."""
    frame, n = t.stack[-1], t.at[-1]
    if n >= len(frame.steps):
        del t.stack[-1], t.at[-1]
        return
    t.at[-1] = n + 1
    since = t.counts[0] - source.start
    ask = frame.steps[n](t, frame)
    if frame.steps[n] is they_are_rolled_again and t.counts[0] - source.start > since and repeats(t, frame):
        source.rolled_again(since)
    if ask is not None:
        t.answer = refusing(ask)


def refusing(ask: Ask) -> Key:
    """The answer of a side that uses nothing it is asked for; where something must be done, the first thing."""
    if ask.form is not None:
        return NOTHING if ask.form.check(NOTHING) is None else ask.form.sample(Random(0))
    keys = [option.key for option in ask.options()]
    return next((key for key in keys if key[0] in REFUSALS), keys[0])


def repeats(t: State, frame: Frame) -> bool:
    """Whether the dice of this attack are rolled again as often as a face shows."""
    return isinstance(frame, Attack) and bool(t.faces[t.face[frame.attacker]].reroll_repeat)


def fate(t: State, unit: int, face: int) -> int:
    """What became of a unit that showed this face."""
    if t.place[unit] == OFF:
        return FALLS
    return FLIPS if t.face[unit] != face else HOLDS

"""Power points: which boxes of a mage board are worth having them, and the way there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from battlebook.games.magestorm.content import CARDS, MAGES, SPELLS
from battlebook.games.magestorm.pieces import ALL_PURPOSE, AURA_OF_FIRE, CHANNELING, SOURCE, STRATEGIC, WINDBLAST, Mage
from battlebook.games.magestorm.state import BOARD_ROOM, State
from battlebook.kernel.options import Ask, Key

LINE: Final = 4  # troops in a common first line
SHARE: Final = (0.3, 1.0, 1.0, 1.2)  # of initiative, attack, defense, damage
BLAST: Final = 1.2
AURA: Final = 8.0  # two power steps against four troops
EACH_STEP: Final = 0.75  # of a box's worth, for each link on the way to it
LEAST: Final = 0.05  # gain of a step
IDLE: Final = {SOURCE: 0.1, CHANNELING: 0.5}  # of what a power point can reach, where it is of no use yet
AGAIN: Final = 0.7  # of a box's worth, for each power point that lies there
NEAR: Final = 0.7  # of a power point, for one that lies a link away
HARM: Final = 1.4  # a point of damage
DICE: Final = 3.5
STRATEGIC_WORTH: Final = {"run": 1.5, "whirlwind": 1.5, "fly": 1.5, "treewalk": 0.6, "flare": 1.5, "forest": 0.4}
FOREST_POINT: Final = 12.0
FATE: Final = {
    "tome-6": 5.0, "tome-5": 4.0, "tome-4": 2.0, "tome-3": 1.2, "tome-2": 2.4, "tome-1": 3.2, "zero": 4.5,
    "equality": 1.0, "die": 3.5, "reroll": 2.4,
}  # fmt: skip


@lru_cache(maxsize=1024)
def spell_worth(number: int) -> float:
    """About what a power point in a spell's box is worth."""
    spell = SPELLS[number]
    if spell.kind == ALL_PURPOSE:
        return FATE.get(spell.id, 1.0)
    if spell.kind == STRATEGIC:
        return HARM * (DICE * spell.dice + spell.fixed) or STRATEGIC_WORTH.get(spell.id, 1.0)
    if spell.creature >= 0:
        card = CARDS[spell.creature]
        special = BLAST if card.power == WINDBLAST else AURA if card.power == AURA_OF_FIRE else 0.0
        both = [sum(SHARE[what] * card.values[when][what] for what in range(4)) for when in (0, 1)]
        return sum(both) / 2 + special + card.resistance
    total = [spell.gives[what] + LINE * spell.each[what] + 0.5 * spell.power_up[what] for what in range(4)]
    return sum(SHARE[what] * total[what] for what in range(4))


@lru_cache(maxsize=64)
def steps(mage: int) -> tuple[tuple[int, ...], ...]:
    """By box and box, the links between them."""
    board = MAGES[mage]
    found = []
    for start in range(len(board.boxes)):
        row = {start: 0}
        edge = [start]
        while edge:
            at = edge.pop(0)
            for i in board.at[at]:
                other = board.links[i].a + board.links[i].b - at
                if other not in row:
                    row[other] = row[at] + 1
                    edge.append(other)
        found.append(tuple(row.get(box, BOARD_ROOM) for box in range(len(board.boxes))))
    return tuple(found)


def box_worths(s: State, side: int) -> list[float]:
    """What one more power point in each box is worth now."""
    grows = any(aim.kind == "forests" and aim.side == side for aim in s.plan.scenario.aims)
    found = []
    for box in s.mage(side).boxes:
        if box.spell < 0:
            found.append(0.0)
            continue
        worth = FOREST_POINT if grows and SPELLS[box.spell].id == "forest" else spell_worth(box.spell)
        found.append(worth * AGAIN ** s.tokens[side * BOARD_ROOM + box.number])
    return found


def on_their_way(s: State, side: int) -> list[float]:
    """By box, what power points in channeling boxes beside it leave of its worth."""
    mage, base = s.mage(side), side * BOARD_ROOM
    found = []
    for box in mage.boxes:
        near = sum(s.tokens[base + other] for other in next_to(mage, box.number))
        found.append(AGAIN ** (NEAR * near))
    return found


def next_to(mage: Mage, box: int) -> list[int]:
    """The channeling boxes beside a box."""
    others = [mage.links[i].a + mage.links[i].b - box for i in mage.at[box]]
    return [other for other in others if mage.boxes[other].spell < 0 and other != mage.source]


class Board:
    """A mage board as its power points see it."""

    def __init__(self, s: State, side: int) -> None:
        self.worths = box_worths(s, side)
        self.left = on_their_way(s, side)
        self.far = steps(s.mage(side).number)
        self.tokens = s.tokens[side * BOARD_ROOM : (side + 1) * BOARD_ROOM]
        self.kinds = [box.kind for box in s.mage(side).boxes]

    def draws(self, box: int, here: int = -1) -> float:
        """What a power point in a box can reach; ``here``: it lies there already."""
        found = []
        for other, worth in enumerate(self.worths):
            far = self.far[box][other]
            kept = worth / AGAIN if other == here and self.tokens[other] else worth
            found.append(kept * EACH_STEP**far * (self.left[other] if far > 1 else 1.0))
        return max(found)

    def step(self, start: int, end: int) -> float:
        """What a step gains. On the source and in channeling boxes a power point is of no use yet."""
        here = self.draws(start, start) * IDLE.get(self.kinds[start], 1.0)
        return self.draws(end) - here - LEAST


def judge_tokens(s: State, ask: Ask) -> dict[Key, float]:
    """What each step of a power point brings it nearer to."""
    board = Board(s, ask.seat)
    found: dict[Key, float] = {("done",): 0.0}
    for option in ask.options():
        if option.key[0] == "token":
            found[option.key] = board.step(option.key[1], option.key[2])
    return found

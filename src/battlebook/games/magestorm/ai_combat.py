"""Magic in a fight: spells set aside in secret, creatures put into the line, special powers."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.ai_duel import Outcome, duel, rest_of_duel
from battlebook.games.magestorm.ai_mind import Mind
from battlebook.games.magestorm.ai_sums import Field, Line, Side
from battlebook.games.magestorm.content import CARDS, SPELLS
from battlebook.games.magestorm.pieces import COPIES_ROOM
from battlebook.games.magestorm.rules.combat.procedures import ENGAGE, FIRST_MAGIC, SECOND_MAGIC
from battlebook.games.magestorm.rules.combat.sides import unit_of_side
from battlebook.games.magestorm.rules.combat.step_02_first_magic import Casting
from battlebook.games.magestorm.rules.units import FIRST_LINE
from battlebook.games.magestorm.state import State, side_of
from battlebook.kernel.options import Ask, Key

PRICE: Final = 1.6  # of a power point, in troops' worth
LAST_PRICE: Final = 0.2  # in the last round
ENDS: Final = 6.0  # to wipe out a unit, besides its troops


class Clash:
    """The fight that is on, as a side sees it."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.s: State = mind.s
        self.me = mind.side
        self.attacks = side_of(self.s.fight[0]) == self.me
        self.step = self.s.fight[3]
        self.laid = self.step > FIRST_MAGIC
        self.place = Field(self.s.terrain[self.s.fight[2]], mind.night)

    def side(self, side: int, cards: tuple[int, ...]) -> Side:
        """One side as it stands; before the lines are laid out, from its cards."""
        s = self.s
        unit = unit_of_side(s, side)
        line, reserve = (s.line[side], s.reserve[side]) if self.laid else (cards[:FIRST_LINE], cards[FIRST_LINE:])
        aid = 0 if side == self.me or self.step > SECOND_MAGIC else self.mind.aid[side] // (2 if self.laid else 1)
        return Side(side, line, reserve, s.damage[unit], s.spells[side], s.ground[side], s.called[side], aid)

    def value(self, spells: tuple[int, ...] = (), line: Line | None = None) -> float:
        """What the rest of the fight is worth with more spells, or with another line."""
        total = 0.0
        for cards in self.mind.worlds:
            mine = self.side(self.me, cards[unit_of_side(self.s, self.me)])
            other = self.side(1 - self.me, cards[unit_of_side(self.s, 1 - self.me)])
            mine = self.with_spells(mine, spells)
            mine = mine if line is None else mine._replace(line=line, called=())
            row = self.outcome(mine, other)
            takes, loses, kills, dies = (
                (row.takes, row.loses, row.kills, row.dies)
                if self.attacks
                else (row.loses, row.takes, row.dies, row.kills)
            )
            foe, own = unit_of_side(self.s, 1 - self.me), unit_of_side(self.s, self.me)
            total += takes - loses + kills * (ENDS + self.mind.aims.prize.get(foe, 0.0))
            target = self.mind.aims.own.get(own)
            total -= dies * (ENDS + (0.0 if target is None else target.weight))
        return total / len(self.mind.worlds)

    def outcome(self, mine: Side, other: Side) -> Outcome:
        """What to expect of what is left of the fight."""
        sides = (mine, other) if self.attacks else (other, mine)
        return duel(*sides, self.place) if self.step <= ENGAGE else rest_of_duel(*sides, self.place)

    def with_spells(self, mine: Side, spells: tuple[int, ...]) -> Side:
        """A side with more spells: creatures stand second in the line, or join it late."""
        line, tactical, called = mine.line, mine.spells, mine.called
        for n in spells:
            creature = SPELLS[n].creature
            if creature < 0:
                tactical = (*tactical, n)
            elif self.step <= FIRST_MAGIC:
                line = (*line[:1], creature, *line[1:])
            else:
                called = (*called, creature)
        return mine._replace(line=line, spells=tuple(sorted(tactical)), called=called)


def judge_magic(mind: Mind, ask: Ask) -> dict[Key, float]:
    """Spell by spell, as long as the best one is worth its power point."""
    form = ask.form
    assert isinstance(form, Casting)
    if form.useless:
        return {(): 0.0}
    clash = Clash(mind)
    price = PRICE if mind.aims.rounds_left > 1 else LAST_PRICE
    chosen: tuple[int, ...] = ()
    now = clash.value()
    found: dict[Key, float] = {(): now}
    rest = list(form.candidates)
    while rest:
        best, code = max((clash.value(numbers((*chosen, code))), -code) for code in first_copies(rest))
        if best - now < price:
            break
        chosen, now = tuple(sorted((*chosen, -code))), best
        rest.remove(-code)
        found[chosen] = now - price * len(chosen)
    if len(found) == 1:
        found[form.candidates] = now - 1.0
    return found


def numbers(codes: tuple[int, ...]) -> tuple[int, ...]:
    """The spells of some cards."""
    return tuple([code // COPIES_ROOM for code in codes])


def first_copies(codes: list[int]) -> list[int]:
    """One card of each spell."""
    found: dict[int, int] = {}
    for code in codes:
        found.setdefault(code // COPIES_ROOM, code)
    return list(found.values())


def judge_place(mind: Mind, ask: Ask) -> dict[Key, float]:
    """Each place of a creature in the line."""
    clash = Clash(mind)
    line, card = mind.s.line[mind.side], ask.args[0]
    rest = mind.s.called[mind.side][1:]
    found: dict[Key, float] = {}
    for option in ask.options():
        at = option.key[1]
        found[option.key] = clash.value(line=(*line[:at], card, *line[at:], *rest)) + 0.01 * CARDS[card].resistance
    return found


def judge_powers(ask: Ask) -> dict[Key, float]:
    """All of them."""
    return {option.key: float(option.key[1]) for option in ask.options()}

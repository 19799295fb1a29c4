"""Strategic spells: which to cast, and at what."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.ai_duel import SCRATCH
from battlebook.games.magestorm.ai_mind import Mind
from battlebook.games.magestorm.ai_sums import WORTH
from battlebook.games.magestorm.ai_walk import Walker, goals_of, held_of, walker_of
from battlebook.games.magestorm.board import DISTANCE
from battlebook.games.magestorm.content import CARDS, SPELLS
from battlebook.games.magestorm.pieces import ON_HEX, Spell
from battlebook.games.magestorm.rules.strategic_spells import TARGETS
from battlebook.games.magestorm.state import side_of
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.state import with_byte

PRICE: Final = 1.0  # of a power point
SLOWED: Final = 1.2  # an enemy near own units
NEAR: Final = 3
PRIZE_SLOWED: Final = 0.06  # of the prize on a unit
GROWN: Final = 12.0
PRIZE_HIT: Final = 0.03


class Spells:
    """Strategic spells of a side."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.s = mind.s
        self.goals = goals_of(mind.s, mind.side)
        self.held = held_of(mind.s, mind.side)
        self.plain = walker_of(mind, alone=True)
        self.rows = self.plain.rows(self.goals, self.held)

    def value(self, spell: Spell, target: int) -> float:
        """What a spell on a target is worth."""
        if spell.dice or spell.fixed:
            return self.harm(spell, target)
        if spell.id in ("run", "fly", "treewalk"):
            return self.speeding(spell, target)
        if spell.id == "whirlwind":
            return self.slowing(target)
        if spell.id == "flare":
            return max(self.flare(target).values())
        return self.growing(target)

    def harm(self, spell: Spell, target: int) -> float:
        """Damage to a unit, or to all units in a hex."""
        in_hex = spell.target == ON_HEX
        units = [*self.s.units_in(target, 0), *self.s.units_in(target, 1)] if in_hex else [target]
        return sum(self.hurting(spell, u) * (1 if side_of(u) != self.mind.side else -1) for u in units)

    def hurting(self, spell: Spell, unit: int) -> float:
        """What a unit is expected to lose."""
        cards = self.mind.worlds[0][unit]
        if not cards:
            return 0.0
        first, worth = CARDS[cards[0]], WORTH[cards[0]]
        need = first.resistance - self.s.damage[unit]
        n = 3.5 if spell.dice else spell.fixed
        falls = max(0.0, min(1.0, (7 - need) / 6)) if spell.dice else float(need <= n)
        scratched = SCRATCH * worth * n / first.resistance
        rest = worth * (1 - SCRATCH * self.s.damage[unit] / first.resistance)
        return falls * rest + (1 - falls) * scratched + PRIZE_HIT * self.mind.aims.prize.get(unit, 0.0)

    def speeding(self, spell: Spell, unit: int) -> float:
        """What a unit's movement gains."""
        walker = Walker(self.mind, alone=True)
        if spell.id == "run":
            walker.left[unit] += 1
        elif spell.id == "fly":
            walker.s.fly = with_byte(walker.s.fly, unit, 1)
        else:
            walker.s.tree = with_byte(walker.s.tree, unit, 1)
        before = self.plain.move(unit, self.goals, unit in self.held)
        return walker.move(unit, self.goals, unit in self.held).value - before.value

    def slowing(self, unit: int) -> float:
        """What it is worth that a unit loses a movement point."""
        if side_of(unit) == self.mind.side:
            return -SLOWED
        near = min([DISTANCE[self.s.place[u]][self.s.place[unit]] for u in self.mind.mine], default=NEAR + 1)
        value = SLOWED * (near <= NEAR) + PRIZE_SLOWED * self.mind.aims.prize.get(unit, 0.0)
        return value + 0.1 * len(self.mind.worlds[0][unit])

    def growing(self, hex_: int) -> float:
        """A new forest, far from enemies; only where forests count."""
        if not any(aim.kind == "forests" and aim.side == self.mind.side for aim in self.s.plan.scenario.aims):
            return -1.0
        near = min([DISTANCE[self.s.place[u]][hex_] for u in self.mind.theirs], default=9)
        return GROWN + near

    def flare(self, hex_: int) -> dict[Key, float]:
        """What a flare is worth, by the unit that is named."""
        base = self.plain.worth([row.move for row in self.rows])
        found: dict[Key, float] = {("everybody",): self.plain.value_with(self.rows, hex_) - base}
        for unit in self.mind.mine:
            held = unit in self.held
            then = self.plain.move(unit, (*self.goals, hex_), held).value
            found["name", unit] = then - self.plain.move(unit, self.goals, held).value
        return found


def judge_spells(mind: Mind, ask: Ask) -> dict[Key, float]:
    """Each spell by its best target."""
    spells = Spells(mind)
    found: dict[Key, float] = {("done",): 0.0}
    for option in ask.options():
        if option.key[0] == "spell":
            spell = SPELLS[option.key[1]]
            targets = TARGETS[spell.id](mind.s, mind.side, spell)
            found[option.key] = max([spells.value(spell, target) for target in targets]) - PRICE
    return found


def judge_target(mind: Mind, ask: Ask) -> dict[Key, float]:
    """Each target of the spell that was announced."""
    spells, spell = Spells(mind), SPELLS[ask.args[0]]
    return {option.key: spells.value(spell, option.key[1]) for option in ask.options()}


def judge_named(mind: Mind, ask: Ask) -> dict[Key, float]:
    """For whom the flare burns."""
    return Spells(mind).flare(ask.args[0])

"""How the computer sees a battle: who goes where, what a hex is worth to a unit, what an attack is worth.

It looks at open things and at worlds that fit what its side knows of hidden cards; never at what is hidden.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from battlebook.games.magestorm.ai_aims import Aims, Target
from battlebook.games.magestorm.ai_duel import Outcome, duel, worn
from battlebook.games.magestorm.ai_sums import WORTH, Field, Side, grounds
from battlebook.games.magestorm.ai_ways import FAR, ways
from battlebook.games.magestorm.board import DISTANCE
from battlebook.games.magestorm.hidden import deal_side
from battlebook.games.magestorm.pieces import ALL_PURPOSE
from battlebook.games.magestorm.rules.combat.step_02_first_magic import supplies_of
from battlebook.games.magestorm.rules.units import FIRST_LINE, movement_points
from battlebook.games.magestorm.state import BOARD_ROOM, State
from battlebook.games.magestorm.table import TABLE

WORLDS: Final = 2
DECAY: Final = 0.8  # of a target's weight, for each turn on the way
ASIDE: Final = 0.35  # of targets that other units were sent to
CROWD: Final = 0.5  # of a target's weight, for each unit that was sent there before
THREAT: Final = 0.3  # of what an enemy can gain by an attack
SECOND_THREAT: Final = 0.6
PROGRESS: Final = 0.6  # of the ground behind an enemy, by how much of it is eliminated
MOST_AID: Final = 4
MOST_FATE: Final = 1  # dice that are bent help less than spells
PRIZE_PART: Final = 0.4


def worlds_of(s: State, side: int) -> list[tuple[tuple[int, ...], ...]]:
    """The cards of all units in some worlds that fit what the side knows; always the same for the same knowledge."""
    other = 1 - side
    if not s.pool[other] or not s.formed(other):
        return [s.cards]
    found = []
    for n in range(WORLDS):
        world: State = TABLE.clone(s)
        deal_side(world, other, Random(f"world/{n}"))
        found.append(world.cards)
    return found


class Mind:
    """What a side thinks of a state it knows."""

    def __init__(self, s: State, side: int) -> None:
        self.s = s
        self.side = side
        self.store: dict[str, object] = {}  # what others think up on top of it
        self.aims = Aims(s, side)
        self.worlds = worlds_of(s, side)
        self.mine = s.units_of(side)
        self.theirs = s.units_of(1 - side)
        self.speed = {u: max(1, movement_points(s, u)) for u in (*self.mine, *self.theirs)}
        self.night = s.is_night()
        self.aid = [aid_of(s, 0), aid_of(s, 1)]
        self.terrain = tuple(s.terrain)
        self.fields: dict[tuple[int, ...], tuple[float, ...]] = {}
        self.pulls: dict[tuple[int, int], float] = {}
        self.dangers: dict[tuple[int, int, int], float] = {}
        self.sent: dict[int, Target] = {}
        self.send()

    # --------------------------------------------------------------------------------------------- ground

    def cost(self, target: Target) -> tuple[float, ...]:
        """By hex, the movement points to a target."""
        found = self.fields.get(target.hexes)
        if found is None:
            found = ways(self.terrain, self.s.plan.scenario.doors, target.hexes, self.side)
            self.fields[target.hexes] = found
        return found

    def worth_at(self, target: Target, hex_: int, speed: int) -> float:
        """What a target is worth to a unit that is still on its way."""
        n = self.cost(target)[hex_]
        return 0.0 if n >= FAR else float(target.weight * DECAY ** (n / speed))

    def send(self) -> None:
        """Give each unit a target: the best pair first; a target draws less when others are sent to it."""
        waiting = [u for u in self.mine if u not in self.aims.own]
        self.sent.update({u: t for u, t in self.aims.own.items() if u in self.speed})
        rows = [[self.worth_at(t, self.s.place[u], self.speed[u]) for u in waiting] for t in self.aims.targets]
        sent = [0] * len(rows)
        while waiting and rows:
            _, at, i = max(
                (n * (CROWD ** sent[at] if sent[at] < t.room else 0.1 * CROWD ** sent[at]), at, i)
                for at, t in enumerate(self.aims.targets)
                for i, n in enumerate(rows[at])
            )
            self.sent[waiting.pop(i)] = self.aims.targets[at]
            sent[at] += self.aims.targets[at].room < len(self.mine)
            for row in rows:
                row.pop(i)

    def pull(self, unit: int, hex_: int) -> float:
        """What a hex is worth to a unit for what can be reached from it."""
        key = unit, hex_
        if key not in self.pulls:
            speed = self.speed[unit]
            own = self.sent.get(unit)
            best = self.worth_at(own, hex_, speed) if own is not None else 0.0
            aside = [self.worth_at(t, hex_, speed) for t in self.aims.targets if t is not own]
            self.pulls[key] = best + ASIDE * max(aside, default=0.0)
        return self.pulls[key]

    def rest(self, unit: int, hex_: int) -> float:
        """What it is worth that a unit ends its movement in a hex."""
        return self.pull(unit, hex_) - self.danger(unit, hex_)

    def danger(self, unit: int, hex_: int, without: int = -1) -> float:
        """What enemies could gain by attacking a unit in a hex; ``without`` those in another hex."""
        key = unit, hex_, without
        if key not in self.dangers:
            found = [0.0, 0.0]
            for enemy in self.theirs:
                at = self.s.place[enemy]
                if at != without and 0 < DISTANCE[at][hex_] <= self.speed[enemy]:
                    row = self.meet(enemy, at, unit, hex_)
                    found.append(max(0.0, self.aims.fear * row.takes - self.aims.thirst * row.loses))
            found.sort(reverse=True)
            own = self.aims.own.get(unit)
            prize = 0.0 if own is None else 0.15 * own.weight * (len(found) > 2)
            self.dangers[key] = THREAT * self.aims.care * (found[0] + SECOND_THREAT * found[1]) + prize
        return self.dangers[key]

    # --------------------------------------------------------------------------------------------- fights

    def force(self, unit: int, cards: tuple[int, ...], damage: int) -> Side:
        """A unit with some cards as one side of a fight."""
        side = unit // 12
        return Side(side, cards[:FIRST_LINE], cards[FIRST_LINE:], damage, aid=self.aid[side])

    def meet(self, attacker: int, start: int, defender: int, hex_: int) -> Outcome:
        """What to expect of a fight of two units, as the mean over the worlds."""
        total = [0.0] * 4
        for cards in self.worlds:
            a, b = (cards[u][: FIRST_LINE + 2] for u in (attacker, defender))
            if not a or not b:
                continue
            row = self.clash(attacker, a, self.s.damage[attacker], start, defender, b, self.s.damage[defender], hex_)
            for i in range(4):
                total[i] += row[i] / len(self.worlds)
        return Outcome(*total)

    def clash(
        self, a: int, a_cards: tuple[int, ...], a_damage: int, start: int, b: int, b_cards: tuple[int, ...],
        b_damage: int, hex_: int,
    ) -> Outcome:  # fmt: skip
        """What to expect of two units with some cards and damage."""
        mine, other = grounds(self.s.terrain[hex_], self.s.terrain[start])
        first = self.force(a, a_cards, a_damage)._replace(ground=mine)
        second = self.force(b, b_cards, b_damage)._replace(ground=other)
        return duel(first, second, Field(self.s.terrain[hex_], self.night))

    def attack(self, units: tuple[tuple[int, int], ...], hex_: int) -> float:
        """What it is worth that some units (each with the hex it comes from) attack a hex."""
        foes = self.s.units_in(hex_, 1 - self.side)
        takes, loses, total, cleared = self.battle(units, foes, hex_)
        part = min(1.0, takes / total) if total else 1.0
        done = max(cleared, PROGRESS * part)
        value = self.aims.care * (self.aims.thirst * takes - self.aims.fear * loses)
        value += sum(self.aims.prize.get(foe, 0.0) for foe in foes) * max(cleared, PRIZE_PART * part)
        for unit, start in units:
            here = self.pull(unit, start)
            value += here + max(0.0, self.pull(unit, hex_) - here) * done - self.danger(unit, start, hex_)
        return value

    def battle(
        self, units: tuple[tuple[int, int], ...], foes: list[int], hex_: int
    ) -> tuple[float, float, float, float]:
        """What units can expect to take and to lose, what the enemies are worth, how likely they are wiped out."""
        takes = loses = total = cleared = 0.0
        n = len(self.worlds)
        for cards in self.worlds:
            hands = {u: (cards[u], self.s.damage[u]) for u, _ in units}
            hands.update({u: (cards[u], self.s.damage[u]) for u in foes})
            total += sum(WORTH[c] for u in foes for c in cards[u]) / n
            chance = 1.0
            for i in range(max(len(units), len(foes))):
                (unit, start), foe = units[min(i, len(units) - 1)], foes[min(i, len(foes) - 1)]
                if not hands[unit][0] or not hands[foe][0]:
                    continue
                row = self.clash(unit, *hands[unit], start, foe, *hands[foe], hex_)
                takes += row.takes / n
                loses += row.loses / n
                chance = row.kills if len(units) > len(foes) else chance * row.kills
                hands[unit], hands[foe] = worn(*hands[unit], row.loses), worn(*hands[foe], row.takes)
            cleared += chance / n
        return takes, loses, total, cleared


def aid_of(s: State, side: int) -> int:
    """About how many points the side's mage can add in a fight now."""
    base = side * BOARD_ROOM
    mage = s.mage(side)
    n = sum(min(supply.cards, supply.tokens) for supply in supplies_of(s, side)) if mage.combat else 0
    n += min(MOST_FATE, sum(s.tokens[base + box.number] for box in mage.boxes if box.kind == ALL_PURPOSE) // 4)
    return min(MOST_AID, n)


# ----------------------------------------------------------------------------------------------- remembered

KEPT: Final = 6
LISTED: Final = (
    "place", "damage", "terrain", "tokens", "run", "whirl", "fly", "tree", "attacks", "score", "exits",
)  # fmt: skip
MINDS: Final[dict[tuple[Any, ...], Mind]] = {}


def mind_of(s: State, side: int) -> Mind:
    """What a side thinks of a state. Decisions that change nothing it thinks about find its thoughts again."""
    key = (
        id(s.plan), side, s.round, s.stage, s.cards, s.pool, s.loads, s.flares, s.spells, s.line, s.called,
        *[tuple(getattr(s, name)) for name in LISTED],
        tuple(s.goals) if any(s.fly) else (),
    )  # fmt: skip
    mind = MINDS.pop(key, None) or Mind(s, side)
    mind.s = s
    MINDS[key] = mind
    if len(MINDS) > KEPT:
        del MINDS[next(iter(MINDS))]
    return mind

"""The Fate Guardian's spells on dice: what they change, by the exact chances of the roll on the table."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.ai_tokens import FATE
from battlebook.games.magestorm.odds import Die, dice_after, shares_of
from battlebook.games.magestorm.pieces import ATTACK, DAMAGE, DEFENSE, ENGAGEMENT, INITIATIVE, MELEE
from battlebook.games.magestorm.rules.combat import values
from battlebook.games.magestorm.rules.combat.procedures import ENGAGE
from battlebook.games.magestorm.rules.procedures import FOR_DAMAGE, FOR_INITIATIVE, DiceRoll
from battlebook.games.magestorm.state import State
from battlebook.kernel.options import Ask, Key

PRICE: Final = 0.35  # of a box's worth
HARM: Final = 1.3  # a point of damage
FIRST: Final = 5.0  # to strike first
MEAN: Final = 3.5


def judge_fate(s: State, ask: Ask) -> dict[Key, float]:
    """Each spell by what it changes for its caster, less its price; to pass changes nothing."""
    roll = next((f for f in reversed(s.stack) if isinstance(f, DiceRoll)), None)
    found: dict[Key, float] = {}
    for option in ask.options():
        key = option.key
        found[key] = (0.0 if roll is None else worth(s, roll, key, ask.seat)) - price_of(key)
    return found


def price_of(key: Key) -> float:
    """What a spell costs."""
    verb = key[0]
    if verb == "pass":
        return 0.0
    name = f"tome-{key[1]}" if verb == "tome" else "die" if verb == "add-die" else verb
    return PRICE * FATE.get(name, 1.0) + 0.3


def worth(s: State, roll: DiceRoll, key: Key, seat: int) -> float:
    """What the roll is worth to a seat after an answer."""
    dice = dice_after(s, key)
    if roll.purpose == FOR_DAMAGE:
        return HARM * damage(dice) * (1 if roll.about // 12 != seat else -1)
    side = roll.sides[0]
    initiative = roll.purpose == FOR_INITIATIVE
    when = ENGAGEMENT if s.fight[3] == ENGAGE else MELEE
    mine, other = (INITIATIVE, INITIATIVE) if initiative else (ATTACK, DEFENSE)
    lead = values.total(s, side, mine, when) - values.total(s, 1 - side, other, when)
    shares = shares_of(dice, side, lead)
    if initiative:
        stake, chance = FIRST, float(shares[1]) + float(shares[0]) / 2
    else:
        stake, chance = (
            HARM * max(0, values.total(s, side, DAMAGE, when) - values.minimum(s, side, when)),
            float(shares[1]),
        )
    return stake * (chance if side == seat else 1.0 - chance)


def damage(dice: list[Die]) -> float:
    """The mean of a roll for damage."""
    return sum(MEAN if value < 0 else value for _, value in dice)

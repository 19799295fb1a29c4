"""Combat step 5, First Special Powers: creatures may use their powers. Step 9 is played alike."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs_combat
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules.combat.damage import eliminate
from battlebook.games.magestorm.rules.combat.procedures import FIRST_POWERS, Combat, Powers
from battlebook.games.magestorm.rules.combat.sides import attacking_side, auras, counted_by_powers, unit_of_side
from battlebook.games.magestorm.state import State
from battlebook.kernel.frames import push, replace, restart
from battlebook.kernel.options import Ask, Group, Option

MAY_ACTIVATE: Final = LEDGER("ms:combat-5:may-activate")
IN_THESE_STEPS: Final = LEDGER("ms:card:powers-in-power-steps")
AURA: Final = LEDGER("ms:card:aura-of-fire")
STACKS: Final = LEDGER("msr:aura-stack")
TIMING: Final = LEDGER("msr:aura-timing")
COUNTS: Final = LEDGER("msr:powers-count-creatures")
TROOPS_ALONE: Final = LEDGER("ms:card:troop-covers-creature")
LATE_SUMMONS: Final = LEDGER("msr:second-magic-first-power")
MOST_POWERS: Final = 32
POWER: Final = tuple(Option(("power", n)) for n in range(MOST_POWERS))


def the_first_special_powers_are_used(s: State, f: Combat) -> None:
    """Before the reserves move up."""
    begin_powers(s, FIRST_POWERS)


def begin_powers(s: State, step: int) -> None:
    """A special powers step of the combat."""
    used = usable(s, 0) or usable(s, 1)
    verbs_combat.begin_step(s, step, MAY_ACTIVATE, bool(used))
    if used:
        push(s, Powers())


def usable(s: State, side: int) -> int:
    """How many creatures of a side can use their power with effect."""
    return auras(s, side) if counted_by_powers(s, 1 - side) else 0


def its_player_may_use_powers(s: State, f: Powers) -> Ask | None:
    """The attacker decides first, then the defender: how many of his creatures use theirs."""
    side = turn(s, f)
    most = usable(s, side)
    if not most:
        return None
    options = tuple([POWER[n] for n in range(most + 1)])
    return Ask(side, MAY_ACTIVATE, "powers", (Group(AURA, "power", options),), None, (counted_by_powers(s, 1 - side),))


def his_choice_is_kept(s: State, f: Powers) -> None:
    """Nothing happens before both have decided."""
    chosen = s.answer[1] if usable(s, turn(s, f)) else 0
    after = Powers((*f.used, chosen))
    if len(after.used) < 2:
        restart(s, after)
    else:
        replace(s, after)


def the_powers_strike_together(s: State, f: Powers) -> None:
    """1 damage for each troop in the enemy's first line from each; eliminations follow at once."""
    first = attacking_side(s)
    harm = [0, 0]
    for i in (0, 1):
        side = first if i == 0 else 1 - first
        harm[1 - side] = f.used[i] * counted_by_powers(s, 1 - side)
    for side in (0, 1):
        if harm[side]:
            for rule in (IN_THESE_STEPS, STACKS, TIMING, COUNTS, TROOPS_ALONE, LATE_SUMMONS):
                s.note(rule)
            verbs_combat.burn(s, unit_of_side(s, side), harm[side], AURA)
    for side in (0, 1):
        if harm[side]:
            eliminate(s, unit_of_side(s, side))


Powers.steps = (its_player_may_use_powers, his_choice_is_kept, the_powers_strike_together)
Powers.rules = (MAY_ACTIVATE, MAY_ACTIVATE)
STEPS: Final = (the_first_special_powers_are_used,)
RULES: Final = (MAY_ACTIVATE,)


def turn(s: State, f: Powers) -> int:
    """The side that decides now."""
    first = attacking_side(s)
    return first if not f.used else 1 - first

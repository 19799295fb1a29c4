"""Chapters 12 and 14: dice that were just thrown are rolled again, set or taken away, by cards, effects and morale."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import effects_for, effects_of
from battlebook.games.heroes3.rules.c4_roll import roll_die, shown, tell_roll
from battlebook.games.heroes3.rules.c12_dice import rerolls_are_banned
from battlebook.games.heroes3.rules.procedures import MAIN, Attack
from battlebook.games.heroes3.rules.procedures_cards import ABILITY, DICE, ROLLED, THROWN, Moment, OwnRoll
from battlebook.games.heroes3.state import NO_ROLL, State
from battlebook.games.heroes3.verbs_holders import say_side
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, push, restart
from battlebook.kernel.options import Ask, Group, Option

AFTER_ROLL: Final = LEDGER("h3:12:reroll-after-roll")
WINDOW: Final = LEDGER("h3r:instant-reroll-window")
ONE_DIE: Final = LEDGER("h3r:reroll-penalty-dice")
FORTUNE: Final = LEDGER("h3:12:fortune-before-roll")

NO_REROLLS: Final = LEDGER("h3:19:no-rerolls")
GUARD: Final = 90  # the number of the die for the Defense Token; Attack Dice count from 0
ALL_DICE: Final = 91
NO_DIE: Final = -1
FORTUNE_OP: Final = "reroll"


def own_dice(s: State, m: Moment) -> tuple[int, ...]:
    """The dice on the table that a side has thrown: the attacker's Attack Dice, the target's for its Defense Token."""
    if m.kind not in THROWN:
        return ()
    if thrower(s, m) == m.side:
        return tuple(range(len(s.dice)))
    return (GUARD,) if s.guard != NO_ROLL else ()


def thrower(s: State, m: Moment) -> int:
    """The side that has thrown the dice on the table, but for the one of a Defense Token."""
    if m.kind != DICE:
        return s.side[m.unit]
    return next(f.side for f in reversed(s.stack) if isinstance(f, OwnRoll))


def dice_to_reroll(s: State, m: Moment) -> tuple[int, ...]:
    """Those of them that may be rolled again; 19 with "no re-rolls" none."""
    if s.rulings.no_rerolls:
        s.note(NO_REROLLS)
        return ()
    return own_dice(s, m)


def face_of(s: State, die: int) -> int:
    """What a die shows."""
    return s.guard if die == GUARD else s.dice[die]


def tell(s: State, m: Moment, kind: str, rule: str, guard: bool) -> None:
    """Say what the dice show now."""
    if s.sink is None and s.recorder is None:
        return
    if guard:
        verbs.say(s, "guard-roll", rule, m.target, dice=shown((s.guard,), 0), n=s.guard)
    elif m.kind == DICE:
        say_side(s, f"{kind}-side", rule, thrower(s, m), dice=shown(s.dice, list(range(len(s.dice)))))
    elif m.kind == ABILITY:
        verbs.say(s, kind, rule, m.unit, dice=shown(s.dice, list(range(len(s.dice)))))
    else:
        tell_roll(s, Attack(m.unit, m.target, MAIN, 0), kind, rule)


def set_die(s: State, m: Moment, die: int, face: int, kind: str, rule: str) -> None:
    """A die shows another face."""
    if die == GUARD:
        verbs.lay_guard_die(s, face)
    else:
        verbs.set_dice(s, (*s.dice[:die], face, *s.dice[die + 1 :]))
    tell(s, m, kind, rule, die == GUARD)


def roll_again(s: State, m: Moment, die: int, rule: str) -> None:
    """A die, or with `ALL_DICE` every own one, is rolled again."""
    s.note(AFTER_ROLL)
    s.note(WINDOW)
    if len(s.dice) > 1:
        s.note(ONE_DIE)
    for one in own_dice(s, m) if die == ALL_DICE else (die,):
        set_die(s, m, one, roll_die(s), "rerolls", rule)


# ------------------------------------------------------------------------------------------------- Fortune


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Fortune(Frame):
    """12 Fortune, declared before the roll: one die is rolled again up to ``left`` times, then a result is picked.
    ``die``: which, or -1; ``seen``: what it has shown so far."""

    __slots__ = ("die", "left", "seen", "side", "target", "unit")
    fields = ("side", "unit", "target", "left", "die", "seen")

    def __init__(
        self, side: int, unit: int, target: int, left: int, die: int = NO_DIE, seen: tuple[int, ...] = ()
    ) -> None:
        self.side = side
        self.unit = unit
        self.target = target
        self.left = left
        self.die = die
        self.seen = seen


def begin_fortunes(s: State, m: Moment) -> None:
    """12 After the roll, whoever declared Fortune may use it. The last thing a step does."""
    for row in effects_of(s, FORTUNE_OP):
        mine = m._replace(side=row.side)
        if dice_to_reroll(s, mine) and not rerolls_are_banned(s):
            push(s, Fortune(row.side, m.unit, m.target, row.n))


def a_die_is_chosen(s: State, f: Fortune) -> Ask:
    """12 Roll a die once more, or pick one of its results."""
    dice = own_dice(s, Moment(f.side, ROLLED, f.unit, f.target)) if f.die == NO_DIE else (f.die,)
    again = tuple(Option(("reroll-die", d), (("die", d),)) for d in dice) if f.left else ()
    if f.die == NO_DIE:
        take: tuple[Option, ...] = (Option(("keep",)),)
    else:
        take = tuple(Option(("take", face), (("face", face),)) for face in sorted(set(f.seen)))
    groups = (Group(FORTUNE, "reroll-die", again), Group(FORTUNE, "take", take))
    return Ask(s.seat(f.side), FORTUNE, "fortune", tuple(g for g in groups if g.options), None, (f.unit, f.target))


def it_is_rolled_or_kept(s: State, f: Fortune) -> None:
    """12 Until a result is picked."""
    m = Moment(f.side, ROLLED, f.unit, f.target)
    verb = s.answer[0]
    if verb == "reroll-die":
        die = s.answer[1]
        seen = f.seen or (face_of(s, die),)
        roll_again(s, m, die, FORTUNE)
        restart(s, Fortune(f.side, f.unit, f.target, f.left - 1, die, (*seen, face_of(s, die))))
        return
    leave(s)
    if verb == "take" and s.answer[1] != face_of(s, f.die):
        set_die(s, m, f.die, s.answer[1], "die-fixed", FORTUNE)


Fortune.steps = (a_die_is_chosen, it_is_rolled_or_kept)
FRAMES: Final[tuple[type[Frame], ...]] = (Fortune,)


def once_a_roll(s: State, m: Moment) -> list[tuple[str, int, int]]:
    """What effects let a side do with its dice now: (operation, index of the effect among its kind, die). Mirth: each
    die once; Luck: one die each time."""
    found: list[tuple[str, int, int]] = []
    dice = dice_to_reroll(s, m)
    if not dice or rerolls_are_banned(s):
        return found
    for i, row in enumerate(effects_for(s, m.side, "reroll_each_die")):
        found += [("reroll_each_die", i, d) for d in dice if not row.n >> bit_of(d) & 1]
    for i, row in enumerate(effects_for(s, m.side, "reroll_any_die")):
        found += [("reroll_any_die", i, d) for d in dice if not row.n]
    return found


def bit_of(die: int) -> int:
    """The bit that remembers a die."""
    return 30 if die == GUARD else die

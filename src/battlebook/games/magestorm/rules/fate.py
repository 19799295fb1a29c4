"""Dice, and the Fate Guardian who bends them: a window before each roll, Reroll after each die.

Whoever pushes a `DiceRoll` finds the dice in ``s.dice`` when it is done.
"""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs_dice, verbs_magic
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import ALL_PURPOSE, Spell
from battlebook.games.magestorm.rules.procedures import DiceRoll, FateWindow, RerollWindow, RollDice
from battlebook.games.magestorm.state import BOARD_ROOM, ROLLED, TO_ROLL, State
from battlebook.kernel.frames import leave, push, restart
from battlebook.kernel.options import Group, Key, Option
from battlebook.kernel.windows import window_steps

BEFORE_ROLL: Final = LEDGER("ms:spell-fate:before-roll")
BEFORE_EITHER: Final = LEDGER("ms:spell-fate:before-either")
BOTH_PHASES: Final = LEDGER("ms:spells:all-purpose-both")
WINDOW: Final = LEDGER("msr:fate-window")
ON_DICE: Final = LEDGER("ms:spells:target-die")
NO_CARDS: Final = LEDGER("ms:spell-fate:no-cards")
TOMES: Final = LEDGER("ms:spell-fate:tomes")
ZERO: Final = LEDGER("ms:spell-fate:zero")
EQUALITY: Final = LEDGER("ms:spell-fate:equality")
DIE: Final = LEDGER("ms:spell-fate:die")
UNLIMITED: Final = LEDGER("ms:spell-fate:die-unlimited")
CHANGED: Final = LEDGER("ms:spell-fate:die-can-be-changed")
REROLL: Final = LEDGER("ms:spell-fate:reroll")
REROLL_LIMITS: Final = LEDGER("msr:fate-reroll-limits")
ONE_TOKEN: Final = LEDGER("ms:magic:one-token-casts")
FACES: Final = 6
MOST_DICE: Final = 32

SET_TO: Final = tuple(
    tuple(Option(("tome", face, die), (("die", die),)) for die in range(MOST_DICE)) for face in range(FACES + 1)
)
ZEROS: Final = tuple(Option(("zero", die), (("die", die),)) for die in range(MOST_DICE))
ADD: Final = tuple(Option(("add-die", side), (("side", side),)) for side in (0, 1))


def the_dice_lie_ready(s: State, f: DiceRoll) -> None:
    """A die for each side that rolls."""
    verbs_dice.lay_dice(s, f.sides)


def the_fate_guardian_declares(s: State, f: DiceRoll) -> None:
    """Before either player rolls any of these dice."""
    seats = guardians(s)
    if seats:
        push(s, FateWindow(seats, 0, 0))


def the_dice_are_rolled(s: State, f: DiceRoll) -> None:
    """One after the other."""
    push(s, RollDice(f.rule))


DiceRoll.steps = (the_dice_lie_ready, the_fate_guardian_declares, the_dice_are_rolled)


def the_next_die_is_rolled(s: State, f: RollDice) -> None:
    """A die that was not set; then it may be rolled again."""
    for at, die in enumerate(s.dice):
        if die[2] == TO_ROLL:
            verbs_dice.roll_die(s, at, f.rule)
            restart(s, f)
            seats = guardians(s)
            if seats:
                push(s, RerollWindow(seats, 0, 0, at, f.rule))
            return
    leave(s)


RollDice.steps = (the_next_die_is_rolled,)


def guardians(s: State) -> tuple[int, ...]:
    """The seats whose mage has all-purpose spells with a power point, the active player's first."""
    return tuple([seat for seat in (s.active, 1 - s.active) if ready(s, seat)])


def ready(s: State, side: int) -> list[Spell]:
    """The all-purpose spells of a side with a power point in their box."""
    base = side * BOARD_ROOM
    boxes = s.mage(side).boxes
    return [s.plan.spells[b.spell] for b in boxes if b.kind == ALL_PURPOSE and s.tokens[base + b.number]]


# ------------------------------------------------------------------------------------------ before the roll


def declarations(s: State, f: FateWindow, seat: int) -> tuple[Group, ...]:
    """Her spells on the dice of this roll; a die that was set stays as it is."""
    spells = ready(s, seat)
    open_dice = [at for at, die in enumerate(s.dice) if die[2] == TO_ROLL]
    foes = [at for at in open_dice if s.dice[at][0] != seat]
    mine = [at for at in open_dice if s.dice[at][0] == seat]
    names = [spell.id for spell in spells]
    tomes = [SET_TO[spell.face][at] for spell in spells if spell.face > 0 for at in open_dice]
    pairs = [equal(face, a, b) for face in range(1, FACES + 1) for a in mine for b in foes]
    sides = sorted({die[0] for die in s.dice}) if len(s.dice) < MOST_DICE else []
    return (
        Group(TOMES, "tome", tuple(sorted(tomes, key=by_key))),
        Group(ZERO, "zero", tuple([ZEROS[at] for at in foes] if "zero" in names else [])),
        Group(EQUALITY, "equality", tuple(pairs if "equality" in names else [])),
        Group(DIE, "add-die", tuple([ADD[side] for side in sides] if "die" in names else [])),
    )


def by_key(option: Option) -> Key:
    """The order of options."""
    return option.key


def equal(face: int, mine: int, other: int) -> Option:
    """Both dice show the same."""
    return Option(("equality", face, mine, other), (("die", mine), ("foe", other)))


def a_spell_is_declared(s: State, f: FateWindow, seat: int, key: Key) -> None:
    """It is paid, and its dice are set or added."""
    verb = key[0]
    spell = spell_named(s, seat, f"tome-{key[1]}" if verb == "tome" else "die" if verb == "add-die" else verb)
    verbs_magic.spend_token(s, seat, spell, ONE_TOKEN)
    for cited in (BOTH_PHASES, ON_DICE, NO_CARDS, WINDOW, BEFORE_EITHER):
        s.note(cited)
    if verb == "add-die":
        verbs_dice.add_die(s, key[1], DIE)
        s.note(UNLIMITED)
    elif verb == "tome":
        verbs_dice.set_die(s, key[2], key[1], TOMES)
    elif verb == "zero":
        verbs_dice.set_die(s, key[1], 0, ZERO)
    else:
        verbs_dice.set_die(s, key[2], key[1], EQUALITY)
        verbs_dice.set_die(s, key[3], key[1], EQUALITY)
    s.note(CHANGED)


def spell_named(s: State, seat: int, name: str) -> int:
    """A spell of the seat's mage by id. Raises StopIteration when it has none."""
    return next(n for n in s.mage(seat).spells if s.plan.spells[n].id == name)


FateWindow.steps = window_steps(BEFORE_ROLL, "fate", declarations, a_spell_is_declared)


# ---------------------------------------------------------------------------------------------- after a die


def rerolls(s: State, f: RerollWindow, seat: int) -> tuple[Group, ...]:
    """The die that was just rolled, as often as there are power points."""
    able = s.dice[f.die][2] == ROLLED and any(spell.id == "reroll" for spell in ready(s, seat))
    return (Group(REROLL, "reroll", (Option(("reroll", f.die), (("die", f.die),)),) if able else ()),)


def the_die_is_rolled_again(s: State, f: RerollWindow, seat: int, key: Key) -> None:
    """The new result counts."""
    verbs_magic.spend_token(s, seat, spell_named(s, seat, "reroll"), ONE_TOKEN)
    s.note(REROLL_LIMITS)
    verbs_dice.roll_die(s, f.die, REROLL, "rerolls")


RerollWindow.steps = window_steps(REROLL, "reroll", rerolls, the_die_is_rolled_again)

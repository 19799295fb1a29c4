"""Chapter 12: what cards change on the number of Attack Dice, on what they show, and on the Combat Penalty."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_cards, verbs_morale
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import UNTIL_ATTACK, Lasting, effects_of, effects_on, has_cart, holder
from battlebook.games.heroes3.morale_cards import NEXT_ROLL_MINUS, ONE_DIE_LESS, REROLL_PLUS, SET_DIE_MINUS
from battlebook.games.heroes3.rules.procedures import RETALIATION, Attack
from battlebook.games.heroes3.state import KEEP_ALL, State
from battlebook.kernel.chance import DICE, roll

AMMO_CART: Final = LEDGER("h3:15:ammo-cart")
NO_DIE: Final = LEDGER("h3:9:die-immunity-bless")
USED_UP: Final = LEDGER("h3:12:ongoing-duration")
NO_DIE_OPS: Final = ("void_die_plus_attack", "void_die_or_bonus")
PER_ROLL: Final = ("reroll_each_die", "reroll_any_die")
FACES: Final = 3  # of the Attack Die
NO_REROLLS: Final = "ban_morale_and_rerolls"


def changed_dice(s: State, f: Attack) -> tuple[int, int] | None:
    """How many dice are rolled and how they count, when an effect on the attacking unit says so."""
    for row in s.lasting:
        effect = Lasting._make(row)
        if effect.unit == f.attacker and effect.op in NO_DIE_OPS:
            s.note(NO_DIE)
            return 0, KEEP_ALL
    slayers = effects_on(s, f.attacker, "slayer")
    return (slayers[-1].n, KEEP_ALL) if slayers else None


def low_dice(s: State, f: Attack) -> int:
    """How many dice an effect lets the unit roll, of which the lowest counts; 0 for none."""
    rows = effects_on(s, f.attacker, "roll_low")
    if f.kind == RETALIATION:
        rows += effects_on(s, f.target, "retaliator_rolls_low")
    return max((row.n for row in rows), default=0)


def ignores_penalty(s: State, f: Attack) -> bool:
    """Whether the Ammo Cart or an effect frees the shooter of the Combat Penalty: for all of a side's, or against a far
    target."""
    if has_cart(s, f.attacker):
        s.note(AMMO_CART)
        return True
    side = s.side[f.attacker]
    if any(row.side == side and row.unit < 0 for row in effects_of(s, "ignore_penalty")):
        return True
    far = not s.board.next[s.place[f.attacker]] >> s.place[f.target] & 1
    return bool(far and effects_on(s, f.attacker, "attack_ranged"))


def counted_result(s: State, f: Attack, result: int) -> int:
    """What the dice add, when an effect changes how they count: without every -1, or several times."""
    if effects_on(s, f.attacker, "slayer"):
        result = sum(max(0, d) for d in s.dice)
    for row in effects_on(s, f.attacker, "multiply_die"):
        result *= row.n
    return result


def is_forced(s: State, unit: int) -> bool:
    """Whether the unit's abilities work whatever its dice show."""
    return any(row[0] == "force_ability" and row[3] == unit for row in s.lasting)


def rerolls_are_banned(s: State) -> bool:
    """Whether an effect forbids to re-roll Attack Dice."""
    return any(row[0] == NO_REROLLS for row in s.lasting)


def once_a_roll_is_fresh(s: State) -> None:
    """Effects that work once a roll may be used again."""
    for row in [Lasting._make(r) for r in s.lasting if r[0] in PER_ROLL and r[5]]:
        verbs_cards.change_effect(s, row, n=0)


def uses_so_far(s: State) -> tuple[int, ...]:
    """What each of these effects remembers of the dice on the table."""
    return tuple([row[5] for row in s.lasting if row[0] in PER_ROLL])


def put_uses_back(s: State, used: tuple[int, ...]) -> None:
    """They remember that again, those that have come since nothing."""
    rows = [Lasting._make(r) for r in s.lasting if r[0] in PER_ROLL]
    for row, n in zip(rows, (*used, *[0] * len(rows)), strict=False):
        if row.n != n:
            verbs_cards.change_effect(s, row, n=n)


def are_set_by_card(s: State) -> bool:
    """After the roll: a card may have fixed what all its dice show. Effects that work once a roll are fresh."""
    once_a_roll_is_fresh(s)
    fixed = effects_of(s, "set_next_attack_dice")
    if not fixed or not s.dice:
        return False
    verbs.set_dice(s, (fixed[0].n,) * len(s.dice))
    verbs_cards.end_effects(s, lambda row: row.op == "set_next_attack_dice", USED_UP, USED_UP)
    return True


# ------------------------------------------------------------------------------------------ Negative Morale Cards


def one_die_less(s: State, side: int, number: int) -> int:
    """14 A card takes one of two or more Attack Dice away from its owner."""
    if number < 2 or ONE_DIE_LESS not in holder(s, side).morale_cards:
        return number
    verbs_morale.give_up(s, side, ONE_DIE_LESS)
    return number - 1


def are_spoiled(s: State, side: int, unit: int) -> bool:
    """14 Cards of the side that has just rolled: a die is set to -1, a +1 is rolled again, the roll counts 1 less.
    Whether a die shows something else now. Of several dice the lowest is set."""
    cards = holder(s, side).morale_cards
    if not cards or not s.dice:
        return False
    before = s.dice
    if NEXT_ROLL_MINUS in cards:
        verbs_morale.give_up(s, side, NEXT_ROLL_MINUS)
        verbs_cards.begin_effect(s, Lasting("attack", side, -1, unit, n=-1, until=UNTIL_ATTACK))
    if SET_DIE_MINUS in cards:
        verbs_morale.give_up(s, side, SET_DIE_MINUS)
        verbs.set_dice(s, with_die(s.dice, s.dice.index(min(s.dice)), -1))
    if REROLL_PLUS in cards and 1 in s.dice:
        verbs_morale.give_up(s, side, REROLL_PLUS)
        verbs.set_dice(s, with_die(s.dice, s.dice.index(1), roll(s, DICE, FACES) - 1))
    return s.dice != before


def with_die(dice: tuple[int, ...], at: int, face: int) -> tuple[int, ...]:
    """The dice with one of them turned to another face."""
    return (*dice[:at], face, *dice[at + 1 :])


def spoil_guard(s: State, side: int) -> None:
    """14 The die for a Defense Token is its owner's side's: it counts 1 less, or a +1 is rolled again."""
    cards = holder(s, side).morale_cards
    if NEXT_ROLL_MINUS in cards:
        verbs_morale.give_up(s, side, NEXT_ROLL_MINUS)
        verbs.lay_guard_die(s, max(-1, s.guard - 1))
    if REROLL_PLUS in cards and s.guard == 1:
        verbs_morale.give_up(s, side, REROLL_PLUS)
        verbs.lay_guard_die(s, roll(s, DICE, FACES) - 1)

"""Cards about dice: rolling again, ignoring, multiplying and setting them; how many are rolled."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import Effect
from battlebook.games.heroes3.effects.cards.aims import chosen_units, tier_of
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.effects.cards.raises import amount, begin
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.rules.c12_dice import rerolls_are_banned
from battlebook.games.heroes3.rules.c12_rerolls import ALL_DICE, GUARD, own_dice, roll_again, set_die, tell
from battlebook.games.heroes3.rules.procedures import RETALIATION, Attack
from battlebook.games.heroes3.rules.procedures_cards import ACT, BEFORE, ROLLED, THROWN, Moment
from battlebook.games.heroes3.state import NO_ROLL, State
from battlebook.kernel.rules import Refusal

AGAIN: Final = LEDGER("h3:12:reroll-after-roll")
LUCK: Final = LEDGER("h3:14:luck-is-a-card")
BEFORE_ROLL: Final = LEDGER("h3:12:fortune-before-roll")
SCOPE: Final = LEDGER("h3r:misfortune-scope")
SET: Final = LEDGER("h3:12:specialty-not-spell")
IGNORED: Final = LEDGER("h3:12:artifact-choose")
BANNED: Final = LEDGER.refusal("h3:12:reroll-after-roll", "banned")
NO_OWN_DICE: Final = LEDGER.refusal("h3:12:reroll-after-roll", "no-die")
TOO_LATE: Final = LEDGER.refusal("h3:12:fortune-before-roll", "rolled")
NO_RETALIATION: Final = LEDGER.refusal("h3:4:instant-before-roll", "no-retaliation")
NOT_GOLDEN: Final = LEDGER.refusal("h3:4:instant-before-roll", "not-golden")
FACES: Final = (-1, 0, 1)


def attack_now(s: State) -> Attack | None:
    """The attack that is being resolved."""
    return next((f for f in reversed(s.stack) if isinstance(f, Attack)), None)


NEVER: Final = LEDGER.refusal("h3:19:no-rerolls", "never")


def own_fighter(s: State, m: Moment) -> int:
    """The unit of the side that takes part in the attack, or -1."""
    if m.kind not in (BEFORE, ROLLED):
        return -1
    return m.unit if s.side[m.unit] == m.side else m.target if s.side[m.target] == m.side else -1


# -------------------------------------------------------------------------------------------------- re-rolls


def reroll_targets(s: State, m: Moment, e: Effect) -> tuple[Target, ...] | None:
    """Fortune: the own unit about to roll. Otherwise one of the own dice on the table, or all of them."""
    if e.args.get("spell"):
        unit = own_fighter(s, m) if m.kind == BEFORE else -1
        return (("unit", unit),) if unit >= 0 else ()
    dice = own_dice(s, m)
    more = (ALL_DICE,) if len(dice) > 1 and e.args["n"] == "all_or_one" else ()
    return tuple(("die", die) for die in (*dice, *more))


def refuse_reroll(s: State, m: Moment, e: Effect) -> Refusal | None:
    """Fortune comes before the roll, everything else after it."""
    if s.rulings.no_rerolls:
        return NEVER
    if rerolls_are_banned(s):
        return BANNED
    if e.args.get("spell"):
        return TOO_LATE if m.kind in THROWN else None
    return None if own_dice(s, m) else NO_OWN_DICE


def reroll(s: State, h: Happening) -> None:
    """A die just thrown is rolled again; Fortune waits for the roll."""
    if h.get("spell"):
        begin(s, h, "reroll", h.unit, amount(s, h), "attack")
        s.note(BEFORE_ROLL)
    else:
        roll_again(s, h.moment._replace(side=h.side), h.table.number, AGAIN)


def each_die(s: State, h: Happening) -> None:
    """Mirth: each own die once, for as long as its level says."""
    lasts = h.effect._replace(args={**h.effect.args, "duration": h.get("value")})
    begin(s, h._replace(effect=lasts), "reroll_each_die", -1, 0)


def any_die(s: State, h: Happening) -> None:
    """Luck: one die each time."""
    begin(s, h, "reroll_any_die", -1, 0)
    s.note(LUCK)


register("reroll", reroll, reroll_targets, refuse_reroll)
register("reroll_each_die", each_die)
register("reroll_any_die", any_die)


# --------------------------------------------------------------------------------------- the dice themselves


def dice_on_table(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Every die that was rolled; some cards want a roll of a Ranged unit."""
    ranged = m.unit >= 0 and s.card(m.unit).type == RANGED
    if m.kind not in THROWN or (e.args.get("when") == "after_ranged_roll" and not ranged):
        return ()
    guard = (GUARD,) if s.guard != NO_ROLL and e.args.get("when") != "after_ranged_roll" else ()
    return tuple(("die", die) for die in (*range(len(s.dice)), *guard))


def ignore_die(s: State, h: Happening) -> None:
    """The die is taken away: it adds nothing, and nothing looks at it."""
    die = h.table.number
    if die == GUARD:
        verbs.lay_guard_die(s, NO_ROLL)
    else:
        verbs.set_dice(s, (*s.dice[:die], *s.dice[die + 1 :]))
        tell(s, h.moment, "die-ignored", IGNORED, False)


def own_attacker(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """The own unit that attacks or is about to, before the roll."""
    able = m.kind in (BEFORE, ACT) and m.unit >= 0 and s.side[m.unit] == m.side
    return (("unit", m.unit),) if able else ()


def multiply(s: State, h: Happening) -> None:
    """The die counts several times."""
    begin(s, h, "multiply_die", h.unit, int(h.get("by")), "attack")


def set_next(s: State, h: Happening) -> None:
    """All dice of the next attack roll, whoever rolls, show one face."""
    begin(s, h, "set_next_attack_dice", -1, int(h.get("face")), "until_used")


def faces_to_set(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Every face, when there are own dice."""
    return tuple(("face", face) for face in FACES) if own_dice(s, m) else ()


def set_own(s: State, h: Happening) -> None:
    """All own dice of the roll show the face that was chosen."""
    for die in own_dice(s, h.moment._replace(side=h.side)):
        set_die(s, h.moment, die, h.table.number, "die-fixed", SET)


register("ignore_die", ignore_die, dice_on_table)
register("multiply_die", multiply, own_attacker)
register("set_next_attack_dice", set_next)
register("set_own_dice", set_own, faces_to_set)


# ------------------------------------------------------------------------------------------------- how many


def roll_low(s: State, h: Happening) -> None:
    """The unit rolls several dice of which the lowest counts; or whoever retaliates against it does."""
    begin(s, h, h.effect.op, h.unit, int(h.get("dice")))


def low_targets(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """The units that the card names."""
    return tuple(("unit", u) for u in chosen_units(s, m, e, e.args["target"]))


def refuse_slayer(s: State, m: Moment, e: Effect) -> Refusal | None:
    """Only against a golden unit."""
    if m.kind != BEFORE or tier_of(s, m.target) != "golden":
        return NOT_GOLDEN
    return None


def slay(s: State, h: Happening) -> None:
    """Many dice without a -1; a card is drawn after the attack."""
    begin(s, h, "slayer", h.unit, amount(s, h), "attack")


def any_attacker(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """The unit that attacks now, of either side, or the own one that is about to; of the kind the card names."""
    if m.kind not in (BEFORE, ACT) or m.unit < 0 or (m.kind == ACT and s.side[m.unit] != m.side):
        return ()
    return (("unit", m.unit),) if m.unit in chosen_units(s, m, e, e.args["target"]) else ()


def void_die(s: State, h: Happening) -> None:
    """No die is rolled: Bless adds Attack instead, Misfortune voids every later raise from cards too."""
    n = amount(s, h) if h.effect.op == "void_die_plus_attack" else 0
    begin(s, h, h.effect.op, h.unit, n, "attack")
    if h.effect.op == "void_die_or_bonus":
        s.note(SCOPE)


def enemy_attacker(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """The enemy unit that attacks now."""
    return any_attacker(s, m, e) if m.kind == BEFORE and s.side[m.unit] != m.side else ()


def ban(s: State, h: Happening) -> None:
    """Nobody uses Positive Morale or rolls an Attack Die again."""
    begin(s, h, "ban_morale_and_rerolls", -1, 0)


register("roll_low", roll_low, low_targets)
register("retaliator_rolls_low", roll_low, low_targets)
register("slayer", slay, own_attacker, refuse_slayer)
register("void_die_plus_attack", void_die, any_attacker)
register("void_die_or_bonus", void_die, enemy_attacker)
register("ban_morale_and_rerolls", ban)


# ---------------------------------------------------------------------------------------------- Retaliation


def hit_by_retaliation(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """The own unit against which somebody retaliates now."""
    f = attack_now(s)
    now = m.kind in (BEFORE, ROLLED) and f is not None and f.kind == RETALIATION and s.side[m.target] == m.side
    return (("unit", m.target),) if now else ()


def refuse_reduction(s: State, m: Moment, e: Effect) -> Refusal | None:
    """Nobody retaliates against an own unit."""
    return None if hit_by_retaliation(s, m, e) else NO_RETALIATION


def reduce_damage(s: State, h: Happening) -> None:
    """The retaliation deals less damage."""
    begin(s, h, "reduce_retaliation_damage", h.unit, amount(s, h), "attack")


register("reduce_retaliation_damage", reduce_damage, hit_by_retaliation, refuse_reduction)

"""Cast Strategic Spells: announce, pay, resolve. What each spell does stands with its mage in ``rules/magic/``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from battlebook.games.magestorm import verbs, verbs_dice, verbs_magic
from battlebook.games.magestorm.board import HEXES
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import MOST_SPELLS, ON_ANY_UNIT, ON_ENEMY, ON_FRIEND, STRATEGIC, Spell
from battlebook.games.magestorm.rules.magic import airmage, druid, firemage
from battlebook.games.magestorm.rules.procedures import FOR_DAMAGE, DiceRoll, StrategicSpells
from battlebook.games.magestorm.rules.procedures_strategic import CastSpell, SpellDamage
from battlebook.games.magestorm.state import BOARD_ROOM, UNITS, State
from battlebook.kernel.frames import leave, push, restart
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.rules import Refusal

ANNOUNCE: Final = LEDGER("ms:strat-spells:announce-pay-resolve")
OPTIONAL: Final = LEDGER("ms:strat-spells:optional")
ACTIVE_ONLY: Final = LEDGER("ms:strat-spells:active-only")
MANY: Final = LEDGER("ms:strat-spells:many-casts")
ONE_TOKEN: Final = LEDGER("ms:magic:one-token-casts")
IN_PHASE: Final = LEDGER("ms:spells:strategic-in-phase")
LIMITS: Final = LEDGER("ms:spells:duration-limit")
QUANTITY: Final = LEDGER("msr:quantity-strategic")
RESERVE: Final = LEDGER("msr:strategic-damage-reserve")
SHOWN: Final = LEDGER("msr:strategic-damage-reveal")
FRIENDLY: Final = LEDGER("ms:spells:target-friendly")
ENEMY: Final = LEDGER("ms:spells:target-enemy")
ANY: Final = LEDGER("ms:spells:target-any")
ON_HEXES: Final = LEDGER("ms:spells:target-hex")
NOT_STRATEGIC: Final = LEDGER.refusal("ms:spells:strategic-in-phase")
NO_TOKEN: Final = LEDGER.refusal("ms:magic:no-token-no-spell")
TURN_LIMIT: Final = LEDGER.refusal("ms:strat-spells:per-turn-limits")
GAME_LIMIT: Final = LEDGER.refusal("msr:quantity-strategic", "game")
NO_TARGET: Final = LEDGER.refusal("ms:spells:duration-limit", "target")
DONE: Final = Group(OPTIONAL, "done", (Option(("done",)),))
ANNOUNCED: Final = tuple(Option(("spell", n), (("spell", n),)) for n in range(MOST_SPELLS))
AT_UNIT: Final = tuple(Option(("at-unit", u), (("unit", u),)) for u in range(UNITS))
AT_HEX: Final = tuple(Option(("at-hex", h), (("space", h),)) for h in range(HEXES))
A_TURN: Final = 0
A_GAME: Final = 1

Targets = Callable[[State, int, Spell], list[int]]
Effect = Callable[[State, int, Spell, int], None]
TARGETS: Final[dict[str, Targets]] = {**airmage.TARGETS, **druid.TARGETS, **firemage.TARGETS}
EFFECTS: Final[dict[str, Effect]] = {**airmage.EFFECTS, **druid.EFFECTS, **firemage.EFFECTS}
RULES: Final[dict[str, str]] = {**airmage.RULES, **druid.RULES, **firemage.RULES}
UNIT_RULES: Final[dict[int, str]] = {ON_FRIEND: FRIENDLY, ON_ENEMY: ENEMY, ON_ANY_UNIT: ANY}


def a_spell_is_announced(s: State, f: StrategicSpells) -> Ask | None:
    """Any strategic spell with a power point in its box, or none any more."""
    options = castable(s, f.side)
    if not options:
        leave(s)
        return None
    return Ask(f.side, ANNOUNCE, "spells", (Group(IN_PHASE, "spell", tuple(options)), DONE), None, (f.side,))


def it_is_cast(s: State, f: StrategicSpells) -> None:
    """Then perhaps another one, or the same again."""
    if s.answer[0] == "done":
        leave(s)
        return
    s.note(MANY)
    restart(s, f)
    push(s, CastSpell(f.side, s.answer[1], -1))


StrategicSpells.steps = (a_spell_is_announced, it_is_cast)
StrategicSpells.rules = (OPTIONAL, ACTIVE_ONLY)


def castable(s: State, side: int) -> list[Option]:
    """The strategic spells that nothing refuses, in ascending order."""
    boxes = s.tokens[side * BOARD_ROOM : (side + 1) * BOARD_ROOM]
    return [ANNOUNCED[n] for n, box in s.mage(side).strategic if boxes[box] and refuse_spell(s, side, n) is None]


def refuse_spell(s: State, side: int, spell: int) -> Refusal | None:
    """A strategic spell of the own mage; a power point in its box; its limits; something it can aim at."""
    found = s.plan.spells[spell]
    if found.kind != STRATEGIC or spell not in s.mage(side).spells:
        return NOT_STRATEGIC
    if not s.tokens[side * BOARD_ROOM + s.mage(side).box_of(spell)]:
        return NO_TOKEN
    if found.a_turn and s.rulings.quantity_strategic == A_TURN and s.cast[spell] >= found.a_turn:
        return TURN_LIMIT
    if found.a_turn and s.rulings.quantity_strategic == A_GAME and casts(s, side, spell) >= found.a_turn:
        return GAME_LIMIT
    if not TARGETS[found.id](s, side, found):
        return NO_TARGET
    return None


def casts(s: State, side: int, spell: int) -> int:
    """How often a side has cast a spell in the whole game."""
    return s.casts[side * len(s.plan.spells) + spell]


# ------------------------------------------------------------------------------------------------- casting


def its_power_point_is_spent(s: State, f: CastSpell) -> None:
    """One power point from the spell's own box."""
    verbs_magic.spend_token(s, f.side, f.spell, ONE_TOKEN)
    if s.plan.spells[f.spell].a_turn:
        s.note(QUANTITY)


def its_target_is_chosen(s: State, f: CastSpell) -> Ask:
    """A unit or a hex, as the spell says."""
    spell = s.plan.spells[f.spell]
    found = TARGETS[spell.id](s, f.side, spell)
    if spell.target in UNIT_RULES:
        group = Group(UNIT_RULES[spell.target], "at-unit", tuple([AT_UNIT[u] for u in found]))
    else:
        group = Group(ON_HEXES, "at-hex", tuple([AT_HEX[h] for h in found]))
    return Ask(f.side, RULES[spell.id], "spell-target", (group,), None, (f.spell,))


def its_effect_is_resolved(s: State, f: CastSpell) -> None:
    """The spell does what it says."""
    spell = s.plan.spells[f.spell]
    s.note(RULES[spell.id])
    s.note(LIMITS)
    EFFECTS[spell.id](s, f.side, spell, s.answer[1])


CastSpell.steps = (its_power_point_is_spent, its_target_is_chosen, its_effect_is_resolved)
CastSpell.rules = (ONE_TOKEN, ANNOUNCE, ANNOUNCE)


# ------------------------------------------------------------------------------------------------- damage


def the_next_die_is_rolled(s: State, f: SpellDamage) -> None:
    """A die of its own for each unit; some spells need none."""
    if f.at >= len(f.units):
        leave(s)
    elif s.plan.spells[f.spell].dice:
        push(s, DiceRoll(FOR_DAMAGE, RULES[s.plan.spells[f.spell].id], (f.side,), f.units[f.at]))


def the_unit_suffers(s: State, f: SpellDamage) -> None:
    """Its first troop takes the damage first; what falls is shown."""
    spell = s.plan.spells[f.spell]
    n = verbs_dice.total(s, f.side) if spell.dice else spell.fixed
    s.note(RESERVE)
    s.note(SHOWN)
    if n:
        verbs.hurt(s, f.units[f.at], n, RULES[spell.id])
    restart(s, SpellDamage(f.side, f.spell, f.units, f.at + 1))


SpellDamage.steps = (the_next_die_is_rolled, the_unit_suffers)

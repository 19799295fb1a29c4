"""Cards that raise or lower Attack, Defense, Initiative and HP, for an attack or for longer."""

from __future__ import annotations

from typing import Any, Final

from battlebook.games.heroes3 import verbs, verbs_cards
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import ANY_RANGED, Effect
from battlebook.games.heroes3.effects.cards.aims import aim_at, chosen_units, group_of
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.holders import (
    UNTIL_ACTIVATION,
    UNTIL_ATTACK,
    UNTIL_COMBAT,
    UNTIL_OWN_ACTIVATION,
    UNTIL_ROUND,
    UNTIL_USED,
    CardOnTable,
    Lasting,
)
from battlebook.games.heroes3.rules.c9_damage import take_other_damage
from battlebook.games.heroes3.rules.c12_discards import DiscardFor
from battlebook.games.heroes3.rules.procedures_cards import ACT, ANSWER, BEFORE, Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.frames import push
from battlebook.kernel.rules import Refusal

BEFORE_ROLL: Final = LEDGER("h3:4:instant-before-roll")
NOTHING_TO_RAISE: Final = LEDGER.refusal("h3:4:instant-before-roll", "no-attack")
ANY_TIME: Final = LEDGER("h3:12:instant-stat-any-time")
SELF_DAMAGE: Final = LEDGER("h3:12:artifact-choose")
REORDERS: Final = LEDGER("h3:12:initiative-change-reorders")

DURATIONS: Final = {
    "attack": UNTIL_ATTACK,
    "activation": UNTIL_ACTIVATION,
    "its_activation": UNTIL_OWN_ACTIVATION,
    "next_activation": UNTIL_OWN_ACTIVATION,
    "round": UNTIL_ROUND,
    "next_round": UNTIL_ROUND,
    "end_of_next_round": UNTIL_ROUND,
    "until_used": UNTIL_USED,
    "combat": UNTIL_COMBAT,
    "turn": UNTIL_COMBAT,
}


def until_of(s: State, e: Effect, default: str = "combat") -> tuple[int, int]:
    """How long an effect lasts, and the Round at whose end it goes."""
    word = e.args.get("duration") or default
    return DURATIONS[word], s.round + (1 if word in ("next_round", "end_of_next_round") else 0)


def begin(
    s: State, h: Happening, op: str, unit: int, n: int, default: str = "combat", what: tuple[Any, ...] = ()
) -> None:
    """An effect of the card begins to last on a unit (-1: on the whole board)."""
    until, number = until_of(s, h.effect, default)
    spell = 1 if h.get("spell") else 0
    verbs_cards.begin_effect(s, Lasting(op, h.side, h.table.card, unit, -1, n, until, number, what, spell))


def number_of(h: Happening) -> int:
    """The number of an effect: ``n``, or the value of the Spell's level."""
    return int(h.get("n", h.get("value", 0)))


def amount(s: State, h: Happening) -> int:
    """The number of an effect on its unit: twice for the units that a Specialty favours."""
    return number_of(h) * (2 if is_doubled(s, h) else 1)


def is_doubled(s: State, h: Happening) -> bool:
    """Whether a Specialty counts double for the unit it is aimed at."""
    doubled = h.get("doubles_for", ())
    if not doubled or h.unit < 0:
        return False
    face = s.card(h.unit)
    return face.unit in doubled or (ANY_RANGED in doubled and face.type == RANGED)


# ------------------------------------------------------------------------------------- Attack and Defense


def raised_unit(m: Moment, own: int) -> int:
    """The unit an Instant raises: in an attack the one that takes part, else the one that is activated."""
    return own if m.kind == BEFORE else m.unit


def attacker_of(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """An own unit that attacks now, or is about to (h3:12:instant-stat-any-time)."""
    if e.timing == "ongoing" and e.args.get("target"):
        return tuple(("unit", u) for u in chosen_units(s, m, e, e.args["target"]))
    if m.kind not in (BEFORE, ACT) or m.unit < 0 or s.side[m.unit] != m.side:
        return ()
    word = e.args.get("target")
    allowed = word is None or m.unit in chosen_units(s, m, e, word)
    return (("unit", m.unit),) if allowed else ()


def defender_of(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """An own unit that is attacked now."""
    if e.timing == "ongoing" and e.args.get("target"):
        return tuple(("unit", u) for u in chosen_units(s, m, e, e.args["target"]))
    if m.kind == ANSWER and e.args.get("also_vs_spell_damage"):
        return threatened(s, m)
    if m.kind != BEFORE or m.target < 0 or s.side[m.target] != m.side:
        return ()
    return (("unit", m.target),)


def threatened(s: State, m: Moment) -> tuple[Target, ...]:
    """Own units that the Spell being cast may hurt: the one it is aimed at, or any when it is aimed at a space."""
    table = CardOnTable._make(s.casting[-1]) if s.casting else None
    if table is None:
        return ()
    if table.sort == "unit":
        return (("unit", table.number),) if s.side[table.number] == m.side else ()
    return tuple(("unit", u) for u in MEMBERS[s.alive[m.side]])


def refuse_attack(s: State, m: Moment, e: Effect) -> Refusal | None:
    """No own unit attacks."""
    return None if attacker_of(s, m, e) else NOTHING_TO_RAISE


def refuse_defense(s: State, m: Moment, e: Effect) -> Refusal | None:
    """No own unit is attacked."""
    return None if defender_of(s, m, e) else NOTHING_TO_RAISE


def raise_attack(s: State, h: Happening) -> None:
    """+n Attack for the attack; some cards hurt the unit itself."""
    instant = h.effect.timing == "instant"
    condition = h.get("double_if")
    what = (condition,) if condition else ()
    begin(s, h, "attack", h.unit, amount(s, h), "attack" if instant else "combat", what)
    s.note(BEFORE_ROLL if h.moment.kind == BEFORE else ANY_TIME)
    hurt_itself(s, h)
    more = h.get("discard_bonus")
    if more:
        until = UNTIL_ATTACK if instant else UNTIL_COMBAT
        push(s, DiscardFor(h.side, 0, int(more["discard"]), "attack", h.unit, h.table.card, until))


def raise_defense(s: State, h: Happening) -> None:
    """+n Defense against the attack; some cards hurt the unit itself."""
    what: tuple[str, ...] = ("spells",) if h.get("also_vs_spell_damage") else ()
    if h.get("bonus_if_adjacent_attacker"):
        what = ("adjacent",)
    begin(s, h, "defense", h.unit, amount(s, h), "attack" if h.effect.timing == "instant" else "combat", what)
    s.note(BEFORE_ROLL)
    hurt_itself(s, h)


def hurt_itself(s: State, h: Happening) -> None:
    """The price of some Artifacts."""
    if h.get("self_damage"):
        take_other_damage(s, h.unit, int(h.get("self_damage")), SELF_DAMAGE)


register("attack", raise_attack, attacker_of, refuse_attack)
register("defense", raise_defense, defender_of, refuse_defense)


# ---------------------------------------------------------------------------------- Initiative and HP


def raise_initiative(s: State, h: Happening) -> None:
    """More Initiative, for one unit or all of a kind; it re-orders the activations still to come."""
    units = (h.unit,) if h.unit >= 0 else group_of(s, h.moment, h.effect)
    for unit in units:
        begin(s, h, "initiative", unit, amount(s, h))
    s.note(REORDERS)


def initiative_targets(s: State, m: Moment, e: Effect) -> tuple[Target, ...] | None:
    """One unit; a card that names a group is aimed at nothing."""
    if e.args.get("who"):
        return None
    return tuple(("unit", u) for u in chosen_units(s, m, e, e.args.get("target", "own_unit")))


def lower_initiative(s: State, h: Happening) -> None:
    """Less Initiative, never below the card's minimum."""
    least = int(h.get("minimum", 0))
    n = min(amount(s, h), max(0, s.speed[h.unit] - least))
    begin(s, h, "initiative", h.unit, -n)
    s.note(REORDERS)


def raise_health(s: State, h: Happening) -> None:
    """More HP; the bonus belongs to the unit and survives a flip (h3r:hp-bonus-end)."""
    begin(s, h, "health", h.unit, amount(s, h))


def heal_unit(s: State, h: Happening) -> None:
    """Remove damage."""
    n = min(amount(s, h), s.damage[h.unit])
    if n:
        verbs.heal(s, h.unit, n, SELF_DAMAGE)


def damaged(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Units of the effect's target that have damage."""
    units = chosen_units(s, m, e, e.args.get("target", "own_unit"))
    return tuple(("unit", u) for u in units if s.damage[u])


register("initiative", raise_initiative, initiative_targets)
register("initiative_penalty", lower_initiative, aim_at("unit"))
register("health", raise_health, aim_at("own_unit"))
register("heal", heal_unit, damaged)

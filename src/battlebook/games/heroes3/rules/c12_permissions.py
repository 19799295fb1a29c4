"""Chapter 12, Cards: whether a card may be played now, in printed order; one refusal a sentence."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS, Card, Use
from battlebook.games.heroes3.effects.cards.ops import OPS, Target
from battlebook.games.heroes3.holders import effects_for, effects_of, holder
from battlebook.games.heroes3.rules import c9_spells
from battlebook.games.heroes3.rules.c13_hero import expert_uses
from battlebook.games.heroes3.rules.procedures_cards import ABILITY, ABOUT, ACT, ANSWER, DICE, ROLLED, START, Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Group, Key, Option
from battlebook.kernel.rules import Refusal

BOTH_PLAYERS: Final = LEDGER("h3:4:cards-both-players")
ONLY_HAND: Final = LEDGER.refusal("h3:4:hand-only", "not-in-hand")
NO_SUCH_USE: Final = LEDGER.refusal("h3:12:basic-or-expert", "no-such-use")
NOT_ON_MAP: Final = LEDGER.refusal("h3:12:map-not-in-combat", "map")
NO_EXPERT: Final = LEDGER.refusal("h3:12:expert-limit", "used-up")
ONE_SPELL: Final = LEDGER.refusal("h3:4:one-spell-per-round", "cast")
NO_CARDS_LEFT: Final = LEDGER.refusal("h3:12:discard-after-use", "too-few")
NOT_NOW: Final = LEDGER.refusal("h3:4:ongoing-activation-window", "not-now")
TOO_LATE: Final = LEDGER.refusal("h3:4:instant-window", "rolled")
TOO_LITTLE_POWER: Final = LEDGER.refusal("h3:12:spell-empower", "power")
WRONG_SCHOOL: Final = LEDGER.refusal("h3:12:schools", "power-bound")
NO_TARGET: Final = LEDGER.refusal("h3:4:cards-both-players", "no-target")
BANNED: Final = LEDGER.refusal("h3:12:ongoing-duration", "no-spells")
DISCARDS_LEFT: Final = LEDGER.refusal("h3:12:artifact-choose", "discard-pile")
NOT_AT_SEA: Final = LEDGER.refusal("h3:12:artifact-choose", "sea")
NO_MACHINE: Final = LEDGER.refusal("h3:15:war-machine-permanent", "not-owned")
NO_CAST: Final = LEDGER.refusal("h3:12:discard-after-use", "nothing-cast")
UNKNOWN_OPERATION: Final = LEDGER.refusal("h3:4:cards-both-players", "operation")
NEVER_MIND: Final = LEDGER.refusal("h3:4:other-cards-unlimited", "nothing-to-answer")

SLOW: Final = ("activation", "ongoing", "permanent")
AFTER_ROLL: Final = frozenset(
    {"reroll", "ignore_die", "cancel_lethal_attack", "set_own_dice", "reduce_retaliation_damage"}
)
AFTER_OWN_ROLL: Final = frozenset({"reroll", "ignore_die", "set_own_dice"})
OWN_ROLLS: Final = (ABILITY, DICE)
ONLY_ANSWERS: Final = frozenset({"counter_spell", "redirect_spell"})
ONLY_ABOUT: Final = frozenset({"skip_activation"})
RESCUE: Final = "cancel_lethal_attack"
SCHOOLS: Final = ("air", "fire", "earth", "water")
SPELL: Final = "spell"


def is_cast(card: Card, use: Use) -> bool:
    """Whether this use casts a Spell; discarding it for Power does not (h3:12:spell-as-power-not-cast)."""
    return card.kind == SPELL and use.mode != "power"


def refuse_use(s: State, m: Moment, index: int, number: int) -> Refusal | None:
    """12 Why a use of a card in hand is not possible at this moment, or None."""
    card = CARDS[index]
    use = card.uses[number]
    return (
        refuse_kind(s, m.side, card, use)
        or refuse_ban(s, m.side, card, use)
        or refuse_timing(s, m, use)
        or refuse_need(s, m.side, use)
        or refuse_power(s, m.side, card, use)
        or refuse_effects(s, m, use)
    )


def refuse_kind(s: State, side: int, card: Card, use: Use) -> Refusal | None:
    """12 Map effects never; expert effects as often as the Level allows; 4 one Spell a Round."""
    h = holder(s, side)
    if use.timing == "map":
        return NOT_ON_MAP
    if use.mode == "expert" and h.experts >= expert_uses(h.level) + h.more_experts:
        return NO_EXPERT
    if is_cast(card, use) and not spells_left(s, side):
        return ONE_SPELL
    if int(use.effects[0].args.get("discard", 0)) > len(h.hand) - 1:
        return NO_CARDS_LEFT
    return None


def spells_left(s: State, side: int) -> bool:
    """4 Whether a side may cast another Spell in this Round, with what raises the limit or stands outside it."""
    h = holder(s, side)
    limit = h.limit + sum(row.n for row in effects_for(s, side, "spell_limit"))
    return h.spells < limit or bool(effects_for(s, side, "free_spell"))


def refuse_ban(s: State, side: int, card: Card, use: Use) -> Refusal | None:
    """An effect forbids Spells to both sides, or those cast with too little Power."""
    if not is_cast(card, use):
        return None
    refusal = c9_spells.refuse_cast(s, side, card.index)
    if refusal is not None:
        return refusal
    for row in effects_of(s, "ban_spells"):
        if not row.n or power_for(s, side, card) < row.n:
            return BANNED
    return None


def refuse_need(s: State, side: int, use: Use) -> Refusal | None:
    """What some cards ask for before they do anything."""
    args = use.effects[0].args
    need = args.get("requires", "")
    h = holder(s, side)
    if need == "empty_discard" and h.discard:
        return DISCARDS_LEFT
    if need == "sea_tile":
        return NOT_AT_SEA
    if need and need not in ("empty_discard", "sea_tile") and CARD_INDEX[need] not in h.machines:
        return NO_MACHINE
    return NO_CAST if args.get("after") == "own_spell" and not effects_for(s, side, "cast") else None


def refuse_timing(s: State, m: Moment, use: Use) -> Refusal | None:
    """4 Ongoing and Activation effects while an own unit is activated, before it attacks; Instants at any moment but
    between the roll and the damage, except those that act on the roll."""
    op = use.effects[0].op
    if m.kind in OWN_ROLLS:
        return None if op in AFTER_OWN_ROLL else TOO_LATE
    if m.kind == ROLLED:
        return None if op in AFTER_ROLL or (op == "power" and pays_for_rescue(s, m)) else TOO_LATE
    if op in ONLY_ANSWERS and m.kind != ANSWER:
        return NEVER_MIND
    if op in ONLY_ABOUT and m.kind != ABOUT:
        return NEVER_MIND
    when = use.effects[0].args.get("when", "")
    if when == "start_of_combat" and m.kind != START:
        return NOT_NOW
    if use.timing in SLOW and m.kind != ACT:
        return NOT_NOW
    return None


def pays_for_rescue(s: State, m: Moment) -> bool:
    """12 Power may be played after the roll for a card in hand that may be played then and needs it."""
    for index in holder(s, m.side).hand:
        for use in CARDS[index].uses:
            op = OPS.get(RESCUE)
            if use.effects[0].op == RESCUE and op is not None and op.targets is not None:
                if op.targets(s, m, use.effects[0]):
                    return True
    return False


def refuse_power(s: State, side: int, card: Card, use: Use) -> Refusal | None:
    """12 Stronger effects of a Spell need the Power on the table."""
    if not is_cast(card, use) or not use.power:
        return None
    if any(card.school == "any" or card.school in row.what for row in effects_for(s, side, "free_empower")):
        return None
    h = holder(s, side)
    if h.power >= use.power and not fits_school(h.school, card):
        return WRONG_SCHOOL
    return None if power_for(s, side, card) >= use.power else TOO_LITTLE_POWER


def fits_school(school: str, card: Card) -> bool:
    """Whether Power bound to a School serves this Spell; Magic Arrow may be of any (h3:12:magic-arrow-school)."""
    return not school or card.school in (school, "any")


def power_for(s: State, side: int, card: Card) -> int:
    """12 The Power a Spell is cast with: what lies on the table, with what its School adds or doubles."""
    h = holder(s, side)
    power = h.power if fits_school(h.school, card) else 0
    power = max(0, power - c9_spells.less_power(s, side))
    if not s.lasting:
        return power
    schools = (card.school,) if card.school in SCHOOLS else (h.school,) if h.school else SCHOOLS
    return max(power_in_school(s, side, power, school) for school in schools)


def power_in_school(s: State, side: int, power: int, school: str) -> int:
    """The Power with what effects add to it, or double, in one School; Magic Arrow is of just one too."""
    power += sum(row.n for row in effects_for(s, side, "school_power") if row.what[0] == school)
    power += c9_spells.more_power(s, side, school)
    return 2 * power if any(row.what[0] == school for row in effects_for(s, side, "double_power")) else power


def refuse_effects(s: State, m: Moment, use: Use) -> Refusal | None:
    """What the operations themselves ask for; a use works if its first operation can."""
    effect = use.effects[0]
    op = OPS.get(effect.op)
    if op is None:
        return UNKNOWN_OPERATION
    refusal = op.refuse(s, m, effect) if op.refuse is not None else None
    if refusal is None and op.targets is not None and op.targets(s, m, effect) == ():
        return NO_TARGET
    return refusal


# ------------------------------------------------------------------------------------------------- options


def targets_of(s: State, m: Moment, use: Use) -> tuple[Target, ...] | None:
    """What a use can be aimed at: the targets of its first effect that has any; None when it has no target."""
    for effect in use.effects:
        op = OPS.get(effect.op)
        aims = op.targets(s, m, effect) if op is not None and op.targets is not None else None
        if aims is not None:
            return aims
    return None


def card_options(s: State, m: Moment) -> tuple[Option, ...]:
    """Every card of the hand that may be played now, with its uses and targets."""
    found: list[Option] = []
    for index in sorted(set(holder(s, m.side).hand)):
        for number, use in enumerate(CARDS[index].uses):
            if refuse_use(s, m, index, number) is not None:
                continue
            aims = targets_of(s, m, use)
            if aims is None:
                found.append(Option(("play", index, number), (("card", index),)))
            else:
                found += [Option(("play", index, number, *a), (("card", index), a)) for a in aims]
    return tuple(found)


def card_groups(s: State, m: Moment) -> tuple[Group, ...]:
    """The cards as one group, or none."""
    if not s.holders:
        return ()
    options = card_options(s, m)
    return (Group(BOTH_PLAYERS, "play", options),) if options else ()


def why_not_play(s: State, m: Moment, key: Key) -> list[Refusal]:
    """Every refusal of a card that is not offered; empty for a key that makes no sense."""
    if len(key) < 3 or type(key[1]) is not int or type(key[2]) is not int:
        return []
    index, number = key[1], key[2]
    if index not in holder(s, m.side).hand:
        return [ONLY_HAND]
    if not 0 <= number < len(CARDS[index].uses):
        return [NO_SUCH_USE]
    refusal = refuse_use(s, m, index, number)
    return [refusal] if refusal is not None else [NO_TARGET]

"""Cards that bring gold, materials and valuables, roll Resource Dice, or change morale."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_heroes, verbs_holders, verbs_rounds
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARD_INDEX, Effect
from battlebook.games.heroes3.content import TABLES
from battlebook.games.heroes3.effects.cards.choices import Picked, choose, further, happening_now
from battlebook.games.heroes3.effects.cards.ops import Happening, register
from battlebook.games.heroes3.effects.cards.raises import number_of
from battlebook.games.heroes3.holders import UNTIL_COMBAT, UNTIL_USED, Lasting, effects_for, holder
from battlebook.games.heroes3.rules import c14_morale
from battlebook.games.heroes3.rules.c12_own_rolls import enter_result, throw_for_card
from battlebook.games.heroes3.rules.procedures_cards import Moment, OwnRoll
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.kernel.chance import DICE, roll
from battlebook.kernel.options import Option
from battlebook.kernel.rules import Refusal

GAIN: Final = LEDGER("h3:12:artifact-choose")
SPECIAL_ROLL: Final = LEDGER("h3:14:die-special-use")
EXTEND: Final = LEDGER("h3:4:extend-mp-source")
NO_LIMIT: Final = LEDGER.refusal("h3:4:extend-mp-source", "no-limit")
NO_RETREAT: Final = LEDGER("h3:12:start-of-combat-order")
NO_MORALE_THERE: Final = LEDGER.refusal("h3:14:negative-cancels", "no-token")
IGNORED: Final = LEDGER.refusal("h3:14:necropolis-no-morale", "ignores")
FACES: Final[tuple[tuple[int, str], ...]] = tuple((f["n"], f["what"]) for f in TABLES["resource_die"]["faces"])
BEST_GOLD: Final = FACES.index((6, "gold"))
ROLLED: Final = "rolled_resources"
FOR_MORALE: Final = "morale"
SET: Final = "set_resource_die"
# How many Resource Dice a Specialty rolls, of which one counts, and the gold it adds; its record does not say so.
DICE_OF: Final = {CARD_INDEX["melodia_4"]: (2, 1), CARD_INDEX["octavia_4"]: (1, 0), CARD_INDEX["octavia_6"]: (2, 0)}


def gains(s: State, h: Happening) -> None:
    """Gold, materials or valuables."""
    verbs_heroes.gain(s, h.side, h.effect.op, number_of(h), GAIN)


def either(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """Valuables or materials."""
    return () if picked else (Option(("resource", "materials", 2)), Option(("resource", "valuables", 1)))


def take_either(s: State, h: Happening, picked: Picked) -> None:
    """What was chosen."""
    verbs_heroes.gain(s, h.side, picked[0][1], picked[0][2], GAIN)


for resource in ("gold", "materials", "valuables"):
    register(resource, gains)
further("valuables_or_materials", "resource", either, take_either)
register("valuables_or_materials", choose)


def refuse_movement(s: State, m: Moment, e: Effect) -> Refusal | None:
    """4 Movement matters only in a Combat with a time limit, and to the Hero who began it."""
    return None if s.plan.time_limit and m.side == ATTACKER else NO_LIMIT


def move_on(s: State, h: Happening) -> None:
    """Movement that may pay for more Rounds of a Combat against Neutral Units."""
    verbs_rounds.gain_movement(s, number_of(h), EXTEND)


register("mp", move_on, None, refuse_movement)
register("extend_neutral_combat", move_on, None, refuse_movement)


# -------------------------------------------------------------------------------------------- Resource Dice


def roll_resources(s: State, h: Happening) -> None:
    """Roll the dice; one of them is then resolved. A card may have set one."""
    dice, _ = DICE_OF.get(h.table.card, (1, 0))
    faces = [roll(s, DICE, len(FACES)) for _ in range(dice)]
    fixed = effects_for(s, h.side, SET)
    if fixed:
        faces[0] = BEST_GOLD
        verbs_cards.end_effects(s, lambda row: row == fixed[0], SPECIAL_ROLL, SPECIAL_ROLL)
    row = Lasting(ROLLED, h.side, -1, until=UNTIL_COMBAT, what=tuple(faces))
    verbs_cards.begin_effect(s, row)
    choose(s, h)


def dice_to_resolve(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """One of the dice."""
    if picked:
        return ()
    faces = effects_for(s, h.side, ROLLED)[-1].what
    return tuple(Option(("resource", what, n)) for what, n in sorted({(FACES[f][1], FACES[f][0]) for f in faces}))


def resolve(s: State, h: Happening, picked: Picked) -> None:
    """Its resource, and what the card adds."""
    row = effects_for(s, h.side, ROLLED)[-1]
    verbs_cards.end_effects(s, lambda r: r == row, SPECIAL_ROLL, SPECIAL_ROLL)
    verbs_heroes.gain(s, h.side, picked[0][1], picked[0][2], SPECIAL_ROLL)
    gold = DICE_OF.get(h.table.card, (1, 0))[1]
    if gold:
        verbs_heroes.gain(s, h.side, "gold", gold, GAIN)


def set_die(s: State, h: Happening) -> None:
    """The next Resource Die shows 6 gold."""
    verbs_cards.begin_effect(s, Lasting(SET, h.side, -1, until=UNTIL_USED))


further("resource_dice", "resource", dice_to_resolve, resolve)
register("resource_dice", roll_resources)
register(SET, set_die)


# --------------------------------------------------------------------------------------------------- morale


def refuse_own_morale(s: State, m: Moment, e: Effect) -> Refusal | None:
    """14 The Necropolis has none."""
    return IGNORED if c14_morale.ignores_morale(s, m.side) else None


def morale(s: State, h: Happening) -> None:
    """A Positive Token."""
    c14_morale.gain_morale(s, h.side)


def morale_on_roll(s: State, h: Happening) -> None:
    """A Positive Token if a die shows the right face."""
    dice = throw_for_card(s, FOR_MORALE, 1, h.side, SPECIAL_ROLL)
    if s.sink is not None or s.recorder is not None:
        shown = {"die": "attack", "faces": list(dice), "used": 0}
        verbs_holders.say_side(s, "rolls-dice", SPECIAL_ROLL, h.side, dice=[shown])


def morale_by_die(s: State, roll: OwnRoll, dice: tuple[int, ...]) -> None:
    """The die shows it, unless a card has taken it away."""
    h = happening_now(s)
    if h is not None and set(dice) & set(h.get("on")):
        c14_morale.gain_morale(s, h.side)


enter_result(FOR_MORALE, morale_by_die)


def refuse_flip(s: State, m: Moment, e: Effect) -> Refusal | None:
    """The enemy has a Positive Token."""
    return None if holder(s, 1 - m.side).morale == c14_morale.POSITIVE else NO_MORALE_THERE


def flip(s: State, h: Happening) -> None:
    """It becomes Negative."""
    c14_morale.flip_morale(s, 1 - h.side)


def no_retreat(s: State, h: Happening) -> None:
    """The enemy Hero can neither Retreat nor Surrender in this Combat."""
    verbs_cards.begin_effect(s, Lasting("no_retreat_no_surrender", h.side, -1, until=UNTIL_COMBAT))
    s.note(NO_RETREAT)


register("morale", morale, None, refuse_own_morale)
register("morale_on_roll", morale_on_roll, None, refuse_own_morale)
register("enemy_morale_flip", flip, None, refuse_flip)
register("no_retreat_no_surrender", no_retreat)

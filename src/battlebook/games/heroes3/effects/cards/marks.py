"""Cards that put cubes and tokens on units, or lasting effects that meet an attack: Paralysis, Fire Shield."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_tokens
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import Effect
from battlebook.games.heroes3.effects import tokens
from battlebook.games.heroes3.effects.after_attack import give_paralysis, is_unparalysable
from battlebook.games.heroes3.effects.cards.aims import aim_at, chosen_units, everyone, own_units, tier_of
from battlebook.games.heroes3.effects.cards.choices import Picked, choose, further, numbers, pick_units
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.effects.cards.raises import begin, number_of
from battlebook.games.heroes3.effects.cards.spots import as_units
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.rules.c12_harm import rule_for
from battlebook.games.heroes3.rules.procedures_cards import START, Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Option
from battlebook.kernel.rules import Refusal

NEUTRALS_ONLY: Final = LEDGER.refusal("h3:12:start-of-combat-order", "neutral-combat")
ANY_RANGED: Final = "any_ranged"


def times_for(s: State, h: Happening, unit: int) -> int:
    """2 for a unit for which the Specialty counts double, else 1."""
    listed = h.get("doubles_for", ())
    face = s.card(unit)
    doubled = face.unit in listed or face.card in listed or (ANY_RANGED in listed and face.type == RANGED)
    return 2 if doubled else 1


# ------------------------------------------------------------------------------------------------- Paralysis


def can_be_paralysed(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Units of the tier that a token does something to."""
    never = e.args.get("not_tier", "")
    units = chosen_units(s, m, e, e.args.get("target") or "unit")
    fit = tuple(u for u in units if not s.paralysed >> u & 1 and not is_unparalysable(s, u))
    return as_units(tuple(u for u in fit if not never or tier_of(s, u) != never))


def refuse_paralyse(s: State, m: Moment, e: Effect) -> Refusal | None:
    """Some cards work only when a Combat against Neutral Units starts."""
    if e.args.get("when") != "start_of_neutral_combat":
        return None
    return None if m.kind == START and s.plan.neutral_side >= 0 else NEUTRALS_ONLY


def paralyse(s: State, h: Happening) -> None:
    """The unit gets a Paralysis Token."""
    give_paralysis(s, h.unit, rule_for(h.table.card))


register("paralyse", paralyse, can_be_paralysed, refuse_paralyse)


# ---------------------------------------------------------------------------------------- tokens and cubes


def whom_it_weakens(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """Any unit."""
    return () if picked else pick_units(everyone(s))


def weaken(s: State, h: Happening, picked: Picked) -> None:
    """A Weakness Token for some Rounds."""
    unit = numbers(picked, "unit")[0]
    s.note(tokens.RULES[verbs_tokens.WEAKNESS])
    tokens.give(s, unit, verbs_tokens.WEAKNESS, number_of(h), h.get("rounds"), rule_for(h.table.card))


register("weakness_token", choose)
further("weakness_token", "unit", whom_it_weakens, weaken)


def with_black_cube(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Units of the tier that have retaliated."""
    return as_units(tuple(u for u in chosen_units(s, m, e, e.args["target"]) if s.retaliated >> u & 1))


def restore_retaliation(s: State, h: Happening) -> None:
    """The Black Cube goes: it may retaliate again."""
    verbs_tokens.remove_black_cube(s, h.unit, rule_for(h.table.card))


def mark_retaliated(s: State, h: Happening) -> None:
    """The unit of the card gets a Black Cube."""
    if not s.retaliated >> h.unit & 1:
        verbs_tokens.place_black_cube(s, h.unit, rule_for(h.table.card))


def dragons(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Units of that kind, of either side."""
    kind = e.args["who"]
    return as_units(tuple(u for u in everyone(s) if s.card(u).card.partition("_")[2] == kind))


def toggle_black_cube(s: State, h: Happening) -> None:
    """Its Black Cube is added or removed."""
    change = verbs_tokens.remove_black_cube if s.retaliated >> h.unit & 1 else verbs_tokens.place_black_cube
    change(s, h.unit, rule_for(h.table.card))


def all_defend(s: State, h: Happening) -> None:
    """Every own unit gets a Defense Token."""
    for unit in own_units(s, h.side):
        if not s.defending >> unit & 1:
            verbs_tokens.place_defense_token(s, unit, rule_for(h.table.card))


register("restore_retaliation", restore_retaliation, with_black_cube)
register("mark_retaliated", mark_retaliated)
register("toggle_black_cube", toggle_black_cube, dragons)
register("all_defend", all_defend)


# -------------------------------------------------------------------------------------- effects that last


def token_faces(s: State, h: Happening) -> None:
    """Defense Tokens of the side work on more faces."""
    begin(s, h, "defense_token_faces", -1, 0, "combat", tuple(h.get("faces")))


def thorns(s: State, h: Happening) -> None:
    """Whoever attacks the unit is hurt."""
    begin(s, h, h.effect.op, h.unit, number_of(h) * times_for(s, h, h.unit))


def berserk(s: State, h: Happening) -> None:
    """It must attack the nearest unit when it activates."""
    begin(s, h, "berserk", h.unit, 0, "until_used")


register("defense_token_faces", token_faces)
register("thorns", thorns, aim_at("unit"))
register("thorns_vs_melee", thorns, aim_at())
register("berserk", berserk, aim_at())

"""Cards that lift effects and tokens: Dispel, Cure, cleansing, healing."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_tokens
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS, Effect
from battlebook.games.heroes3.effects.cards.aims import chosen_units, everyone, of_tier
from battlebook.games.heroes3.effects.cards.choices import ENOUGH, Picked, choose, further
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.effects.cards.raises import number_of
from battlebook.games.heroes3.effects.cards.spots import as_spaces, as_units
from battlebook.games.heroes3.holders import Lasting, lasting
from battlebook.games.heroes3.rules.c12_harm import rule_for
from battlebook.games.heroes3.rules.c12_lifting import are_removable, is_removable, lift
from battlebook.games.heroes3.rules.procedures_cards import Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Option
from battlebook.kernel.rules import Refusal

ENDS: Final = LEDGER("h3:12:ongoing-duration")
NOTHING: Final = LEDGER.refusal("h3:12:ongoing-duration", "nothing-to-lift")
PARALYSIS: Final = -1
# Effects that are all that their use does: these need something to work on.
ALONE: Final = {id(use.effects[0]) for card in CARDS for use in card.uses if len(use.effects) == 1}


def needs_cure(s: State, unit: int) -> bool:
    """Whether an effect or a Paralysis Token lies on a unit."""
    return bool(s.paralysed >> unit & 1 or effects_on_unit(s, unit))


def effects_on_unit(s: State, unit: int) -> tuple[int, ...]:
    """The effects that could be lifted off a unit, one index for each card."""
    seen: set[tuple[int, int]] = set()
    found: list[int] = []
    for i, row in enumerate(lasting(s)):
        if row.unit == unit and is_removable(row) and (row.side, row.card) not in seen:
            seen.add((row.side, row.card))
            found.append(i)
    return tuple(found)


def lifts(s: State, unit: int) -> tuple[Option, ...]:
    """One option an effect on the unit, and one for its Paralysis Token."""
    found = [Option(("lift", i), (("unit", unit),)) for i in effects_on_unit(s, unit)]
    if s.paralysed >> unit & 1:
        found.append(Option(("lift", PARALYSIS), (("unit", unit),)))
    return tuple(found)


def lift_picked(s: State, h: Happening, unit: int, picked: Picked) -> None:
    """What was chosen goes: a token, or everything that one card did to the unit."""
    rows = lasting(s)
    for key in picked:
        if key == ("lift", PARALYSIS):
            verbs_tokens.free(s, unit, rule_for(h.table.card))
        elif key[0] == "lift":
            gone = whose(rows[key[1]])
            lift(s, [row for row in rows if whose(row) == gone])


def whose(row: Lasting) -> tuple[int, int, int, int]:
    """The side, the card and the place of an effect: what one card does in one place is one effect."""
    return row.side, row.card, row.unit, row.space


def mend(s: State, h: Happening, unit: int, n: int) -> None:
    """Remove up to so much damage."""
    n = min(n, s.damage[unit])
    if n:
        verbs.heal(s, unit, n, rule_for(h.table.card))


# ----------------------------------------------------------------------------------------------- Dispel


def dispel_targets(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Units of the tier with an effect on them or their space; spaces with an effect on them."""
    rows = [row for row in lasting(s) if is_removable(row)]
    spaces = {row.space for row in rows if row.space >= 0}
    units = {row.unit for row in rows if row.unit >= 0} | {s.who[space] for space in spaces}
    reached = chosen_units(s, m, e, "unit")
    fit = tuple(u for u in of_tier(s, everyone(s), e) if u in units and u in reached)
    return (*as_units(fit), *as_spaces(MEMBERS[sum(1 << space for space in spaces)]))


def dispel(s: State, h: Happening) -> None:
    """Every ongoing effect on the space, or on the unit and its space; effects for the whole board stay."""
    space = h.table.number if h.table.sort == "space" else s.place[h.unit]
    rows = [r for r in lasting(s) if is_removable(r) and (r.space == space or (h.unit >= 0 and r.unit == h.unit))]
    s.note(ENDS)
    lift(s, rows)


register("dispel", dispel, dispel_targets)


# ------------------------------------------------------------------------------------------- cleansing, Cure


def cleanse_targets(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Own units that something lies on; any own unit, when the card does more than that."""
    units = chosen_units(s, m, e, "own_unit")
    return as_units(tuple(u for u in units if needs_cure(s, u)) if id(e) in ALONE else units)


def which_effect(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """One of what lies on the unit."""
    return () if picked else lifts(s, h.unit)


def cleanse(s: State, h: Happening, picked: Picked) -> None:
    """An effect or the Paralysis Token is removed."""
    lift_picked(s, h, h.unit, picked)


register("cleanse", choose, cleanse_targets)
further("cleanse", "effect", which_effect, cleanse)


def cure_targets(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Friends that are damaged, or that something lies on."""
    units = chosen_units(s, m, e, "friendly_unit")
    return as_units(tuple(u for u in units if s.damage[u] or needs_cure(s, u)))


def which_effect_if_any(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """One of what lies on the unit, or nothing."""
    found = () if picked else lifts(s, h.unit)
    return (ENOUGH, *found) if found else ()


def cure(s: State, h: Happening, picked: Picked) -> None:
    """Then it heals."""
    lift_picked(s, h, h.unit, picked)
    mend(s, h, h.unit, number_of(h))


register("cleanse_heal", choose, cure_targets)
further("cleanse_heal", "effect", which_effect_if_any, cure)


def heal_or_free(s: State, h: Happening, picked: Picked) -> None:
    """Either of the two."""
    if picked and picked[0] == ("lift", PARALYSIS):
        verbs_tokens.free(s, h.unit, rule_for(h.table.card))
    else:
        mend(s, h, h.unit, number_of(h))


def heal_or_what(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """A choice only for a unit that is damaged and paralysed; else the one that does something."""
    if picked or not s.paralysed >> h.unit & 1:
        return ()
    token = Option(("lift", PARALYSIS), (("unit", h.unit),))
    return (token, Option(("amount", number_of(h)))) if s.damage[h.unit] else (token,)


def own_units_of(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Any own unit; some cards draw even when there is nothing to heal."""
    return as_units(chosen_units(s, m, e, "own_unit"))


register("heal_or_unparalyse", choose, own_units_of)
further("heal_or_unparalyse", "effect", heal_or_what, heal_or_free)


# -------------------------------------------------------------------------------------- one effect, one token


def refuse_remove(s: State, m: Moment, e: Effect) -> Refusal | None:
    """Nothing lasts."""
    return None if are_removable(s) else NOTHING


def anywhere(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """Any effect that lasts, one option for each card and place."""
    if picked:
        return ()
    seen: set[tuple[int, int, int, int]] = set()
    found: list[Option] = []
    for i, row in enumerate(lasting(s)):
        where = whose(row)
        if is_removable(row) and where not in seen:
            seen.add(where)
            at = (("unit", row.unit),) if row.unit >= 0 else (("space", row.space),) if row.space >= 0 else ()
            found.append(Option(("lift", i), at))
    return tuple(found)


def remove_one(s: State, h: Happening, picked: Picked) -> None:
    """It ends."""
    lift_picked(s, h, -1, picked)


def paralysed(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Units with a Paralysis Token."""
    return as_units(tuple(u for u in chosen_units(s, m, e, "unit") if s.paralysed >> u & 1))


def free(s: State, h: Happening) -> None:
    """The token is removed."""
    verbs_tokens.free(s, h.unit, rule_for(h.table.card))


register("remove_ongoing", choose, None, refuse_remove)
further("remove_ongoing", "effect", anywhere, remove_one)
register("remove_paralysis", free, paralysed)

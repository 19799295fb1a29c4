"""Cards that move units and damage about: Teleport, swaps, a step, Sacrifice."""

from __future__ import annotations

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.cards import Effect
from battlebook.games.heroes3.effects.cards.aims import chosen_units, own_units
from battlebook.games.heroes3.effects.cards.choices import Picked, choose, further, numbers, pick_spaces, pick_units
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.effects.cards.spots import as_units, free_spaces, next_to
from battlebook.games.heroes3.rules import c15_spaces
from battlebook.games.heroes3.rules.c9_damage import take_other_damage
from battlebook.games.heroes3.rules.c12_harm import rule_for
from battlebook.games.heroes3.rules.procedures_cards import Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Option

# ---------------------------------------------------------------------------------------------- to a space


def any_free_space(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """Any empty space."""
    return () if picked else pick_spaces(MEMBERS[free_spaces(s, s.side[h.unit])])


def a_step_away(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """An empty space next to it, as often as the card says."""
    if len(picked) >= h.get("n", 1):
        return ()
    here = picked[-1][2] if picked else s.place[h.unit]
    return pick_spaces(MEMBERS[next_to(s, here) & free_spaces(s, s.side[h.unit])])


def it_goes_there(s: State, h: Happening, picked: Picked) -> None:
    """It stops there: tokens on the space work."""
    for space in numbers(picked, "space"):
        c15_spaces.put_on(s, h.unit, space, rule_for(h.table.card))


def can_step(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Own units with an empty space beside them."""
    free = free_spaces(s, m.side)
    return as_units(tuple(u for u in chosen_units(s, m, e, "own_unit") if next_to(s, s.place[u]) & free))


def can_teleport(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Units of the tier on the board itself."""
    return as_units(on_board(s, chosen_units(s, m, e, e.args["target"])))


def on_board(s: State, units: tuple[int, ...]) -> tuple[int, ...]:
    """Those that do not lie beside the board."""
    return tuple(u for u in units if not s.tower >> u & 1)


register("teleport", choose, can_teleport)
further("teleport", "space", any_free_space, it_goes_there)
register("move_unit", choose, can_step)
further("move_unit", "space", a_step_away, it_goes_there)


# --------------------------------------------------------------------------------------------------- swaps


def can_swap(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Own units, if there are two."""
    units = on_board(s, chosen_units(s, m, e, "own_unit"))
    return as_units(units) if len(units) > 1 else ()


def the_other_one(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """Another own unit."""
    return () if picked else pick_units(tuple(u for u in on_board(s, own_units(s, h.side)) if u != h.unit))


def they_change_places(s: State, h: Happening, picked: Picked) -> None:
    """Both stop on a new space."""
    other = numbers(picked, "unit")[0]
    verbs.swap(s, h.unit, other, rule_for(h.table.card))
    for unit in (h.unit, other):
        c15_spaces.stops(s, unit)


register("swap_units", choose, can_swap)
further("swap_units", "unit", the_other_one, they_change_places)


# ----------------------------------------------------------------------------------------------- Sacrifice


def can_give_damage(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Own units of the tier that have damage, if another own unit can take it."""
    units = chosen_units(s, m, e, e.args["target"])
    return as_units(tuple(u for u in units if s.damage[u])) if len(own_units(s, m.side)) > 1 else ()


def who_takes_how_much(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """Another own unit; then how much."""
    if not picked:
        return pick_units(tuple(u for u in own_units(s, h.side) if u != h.unit))
    return tuple(Option(("amount", n)) for n in range(1, s.damage[h.unit] + 1)) if len(picked) == 1 else ()


def damage_moves(s: State, h: Happening, picked: Picked) -> None:
    """What one loses the other takes."""
    n = picked[1][1]
    rule = rule_for(h.table.card)
    verbs.heal(s, h.unit, n, rule)
    take_other_damage(s, numbers(picked, "unit")[0], n, rule)


register("move_damage", choose, can_give_damage)
further("move_damage", "part", who_takes_how_much, damage_moves)

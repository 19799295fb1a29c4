"""Cards that deal damage: to one unit, to several, to an area. Area damage hits friends too."""

from __future__ import annotations

from typing import Any, Final

from battlebook.games.heroes3 import verbs_cards, verbs_holders
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARD_INDEX, Effect
from battlebook.games.heroes3.effects.cards.aims import chosen_units, everyone, of_tier, own_units
from battlebook.games.heroes3.effects.cards.choices import Picked, choose, further, happening_now, numbers, pick_units
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.effects.cards.spots import (
    as_spaces,
    as_units,
    every_space,
    next_to,
    steps_between,
    unit_at,
    units_at,
)
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.c4_roll import shown
from battlebook.games.heroes3.rules.c12_harm import harm_by_card
from battlebook.games.heroes3.rules.c12_own_rolls import enter_result, throw_for_card
from battlebook.games.heroes3.rules.procedures_cards import Moment, OwnRoll
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Option
from battlebook.kernel.rules import Refusal

AREA: Final = LEDGER("h3:12:area-hits-friends")
DICE: Final = LEDGER("h3:14:die-special-use")
POWER: Final = LEDGER("h3:12:specialty-not-spell")
MACHINE: Final = LEDGER("h3:15:war-machine-permanent")
NO_MACHINE: Final = LEDGER.refusal("h3:15:war-machine-permanent", "not-there")
EVERY: Final = "all"
TWO: Final = 2
BY_DICE: Final = "damage-by-dice"


def number_of(h: Happening) -> int:
    """How much damage: ``n``, or the value of the Spell's level; double for units that a Specialty names."""
    return int(h.get("n", h.get("value", 0)))


def strike(s: State, h: Happening, units: Any, n: int) -> None:
    """The same damage to several units, at once."""
    for unit in units:
        harm_by_card(s, h.table.card, unit, n)


# ------------------------------------------------------------------------------------------------ one unit, two


def damage_targets(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Whom the effect may hit."""
    word = e.args.get("target") or "unit"
    return as_units(chosen_units(s, m, e, "enemy_unit" if word == "two_enemy_units" else word))


def refuse_damage(s: State, m: Moment, e: Effect) -> Refusal | None:
    """The War Machine that is its price is not there."""
    machine = e.args.get("discard_war_machine")
    return NO_MACHINE if machine and CARD_INDEX[machine] not in holder(s, m.side).machines else None


def damage_one(s: State, h: Happening) -> None:
    """Damage to the target, or to it and another enemy; a War Machine may be the price."""
    machine = h.get("discard_war_machine")
    if machine:
        verbs_cards.lose_machine(s, h.side, CARD_INDEX[machine], MACHINE)
    if h.get("target") == "two_enemy_units":
        choose(s, h)
    else:
        harm_by_card(s, h.table.card, h.unit, number_of(h))


def another_enemy(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """The second of two enemy units."""
    left = tuple(u for u in own_units(s, 1 - h.side) if u != h.unit)
    return () if picked else pick_units(left)


def damage_both(s: State, h: Happening, picked: Picked) -> None:
    """Both take it."""
    strike(s, h, [h.unit, *numbers(picked, "unit")], number_of(h))


register("damage", damage_one, damage_targets, refuse_damage)
further("damage", "unit", another_enemy, damage_both)


# ------------------------------------------------------------------------------------------------------ chains


def all_units(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Any unit the card can touch."""
    return as_units(chosen_units(s, m, e, "unit"))


def links(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """The two units nearest to the first one; the caster picks among equally near ones, and who takes which number
    of those that are left."""
    values: tuple[int, ...] = h.get("value")
    struck = numbers(picked, "unit")
    if len(struck) >= sum(1 for n in values[1:] if n):
        return ()
    here = s.place[h.unit]
    far = {u: steps_between(s, here, s.place[u]) for u in everyone(s) if u != h.unit and u not in struck}
    if not far:
        return ()
    among = sorted(far.values())[: TWO - len(struck)][-1]
    return pick_units(tuple(u for u in far if far[u] <= among))


def damage_links(s: State, h: Happening, picked: Picked) -> None:
    """Each takes its number."""
    for unit, n in zip([h.unit, *numbers(picked, "unit")], h.get("value")):
        harm_by_card(s, h.table.card, unit, n)
    s.note(AREA)


register("damage_chain", choose, all_units)
further("damage_chain", "unit", links, damage_links)


# ---------------------------------------------------------------------------------------------- a unit and others


def affordable(s: State, h: Happening) -> tuple[Any, ...]:
    """The levels of a Specialty that the Power on the table pays for."""
    return tuple(level for level in h.get("levels") if level["power"] <= holder(s, h.side).power)


def cluster(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """Which level, if Power pays for several; then units next to the first one."""
    levels = affordable(s, h)
    if len(levels) > 1 and not picked:
        return tuple(Option(("level", level["value"])) for level in levels)
    struck = numbers(picked, "unit")
    if len(struck) >= h.get("extra_adjacent"):
        return ()
    near = units_at(s, next_to(s, s.place[h.unit]))
    return pick_units(tuple(sorted(u for u in near if u not in struck)))


def damage_units_together(s: State, h: Happening, picked: Picked) -> None:
    """12 A Specialty is no Spell, even if it uses Power; the Power on the table is used up."""
    chosen = [key[1] for key in picked if key[0] == "level"]
    n = chosen[0] if chosen else affordable(s, h)[0]["value"]
    verbs_cards.change(s, h.side, power=0, school="")
    s.note(POWER)
    strike(s, h, [h.unit, *numbers(picked, "unit")], n)


register("damage_cluster", choose, all_units)
further("damage_cluster", "part", cluster, damage_units_together)


# ------------------------------------------------------------------------------------------------------- areas


def occupied_spaces(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Spaces with a unit on them."""
    return as_spaces(MEMBERS[s.held[0] | s.held[1]])


def beside_it(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """The second of two adjacent spaces."""
    near = MEMBERS[next_to(s, h.table.number)]
    return () if picked else tuple(Option(("pick", "space", n), (("space", n),)) for n in near)


def damage_two_spaces(s: State, h: Happening, picked: Picked) -> None:
    """Whoever stands on either."""
    spaces = [h.table.number, *numbers(picked, "space")]
    s.note(AREA)
    strike(s, h, [u for u in (unit_at(s, space) for space in spaces) if u >= 0], number_of(h))


register("damage_two_spaces", choose, occupied_spaces)
further("damage_two_spaces", "space", beside_it, damage_two_spaces)


def spaces_near_units(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Spaces with a unit next to them."""
    held = s.held[0] | s.held[1]
    return as_spaces(tuple(space for space in every_space(s) if next_to(s, space) & held))


def around(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """Which of the units next to the space, when there are more than the card hits."""
    near = units_at(s, next_to(s, h.table.number))
    most = h.get("max_targets", TWO)
    struck = numbers(picked, "unit")
    if most == EVERY or len(near) <= most or len(struck) >= most:
        return ()
    return pick_units(tuple(sorted(u for u in near if u not in struck)))


def damage_around(s: State, h: Happening, picked: Picked) -> None:
    """Those chosen, or all of them."""
    s.note(AREA)
    strike(s, h, numbers(picked, "unit") or units_at(s, next_to(s, h.table.number)), number_of(h))


register("damage_adjacent_to_space", choose, spaces_near_units)
further("damage_adjacent_to_space", "unit", around, damage_around)


def on_and_around(s: State, space: int) -> tuple[int, ...]:
    """The units on a space and next to it."""
    return units_at(s, next_to(s, space) | 1 << space)


def spaces_with_units_about(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Spaces with a unit on them or next to them."""
    return as_spaces(tuple(space for space in every_space(s) if on_and_around(s, space)))


def damage_on_and_around(s: State, h: Happening) -> None:
    """Everybody there."""
    s.note(AREA)
    strike(s, h, on_and_around(s, h.table.number), number_of(h))


def damage_by_dice(s: State, h: Happening) -> None:
    """As many dice as the level says: every +1 is 1 damage to everybody there."""
    dice = throw_for_card(s, BY_DICE, number_of(h), h.side, DICE)
    if s.sink is not None or s.recorder is not None:
        rolled = shown(dice, [i for i, die in enumerate(dice) if die == 1])
        card = verbs_holders.card_ref(h.table.card)
        verbs_holders.say_side(s, "card-rolls", DICE, h.side, card=card, dice=rolled, n=dice.count(1))


def every_hit_counts(s: State, roll: OwnRoll, dice: tuple[int, ...]) -> None:
    """1 damage for every +1."""
    h = happening_now(s)
    if h is not None:
        s.note(AREA)
        strike(s, h, on_and_around(s, h.table.number), dice.count(1))


enter_result(BY_DICE, every_hit_counts)
register("damage_on_and_around_space", damage_on_and_around, spaces_with_units_about)
register("damage_by_dice", damage_by_dice, spaces_with_units_about)


# ------------------------------------------------------------------------------------------------ lines and tiers


def line_from(s: State, space: int, verb: str, length: int) -> tuple[int, ...]:
    """The spaces of a straight line: a column, or what there is of a row; on hexes the part of a row from there."""
    step = s.board.columns if verb == "column" else 1
    count = s.board.rows if verb == "column" else s.board.columns
    first = space if s.board.hexes else space % step if verb == "column" else space - space % s.board.columns
    return tuple(first + i * step for i in range(min(length, count)))


def firsts_of_lines(s: State, length: int) -> tuple[tuple[str, range], ...]:
    """Where lines begin: columns and rows; on hexes, which have no straight columns, wherever a row goes on so far."""
    columns, spaces = s.board.columns, s.board.spaces
    if not s.board.hexes:
        return ("column", range(columns)), ("row", range(0, spaces, columns))
    room = columns - min(length, columns) + 1
    return tuple(("row", range(row, row + room)) for row in range(0, spaces, columns))


def lines(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """Every line with a unit in it."""
    length = h.get("length")
    found: list[Option] = []
    for verb, firsts in firsts_of_lines(s, length):
        for space in firsts:
            line = line_from(s, space, verb, length)
            if any(unit_at(s, at) >= 0 for at in line):
                found.append(Option((verb, space), tuple(("space", at) for at in line)))
    return () if picked else tuple(found)


def damage_line(s: State, h: Happening, picked: Picked) -> None:
    """Whoever stands in the line."""
    verb, space = picked[0]
    s.note(AREA)
    line = line_from(s, space, verb, h.get("length"))
    strike(s, h, [u for u in (unit_at(s, at) for at in line) if u >= 0], number_of(h))


register("damage_line", choose)
further("damage_line", "line", lines, damage_line)


def damage_tier(s: State, h: Happening) -> None:
    """Every enemy of a tier."""
    strike(s, h, of_tier(s, own_units(s, 1 - h.side), h.effect), number_of(h))


register("damage_all_enemies_of_tier", damage_tier)

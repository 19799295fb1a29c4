"""Reorganizing Units: merge, move a card, rearrange, split; and how damage follows."""

from __future__ import annotations

from typing import Any, Final

from battlebook.games.magestorm import verbs, verbs_orders
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules.menus import Menu
from battlebook.games.magestorm.rules.procedures_strategic import MoveCard, Rearrange, Split
from battlebook.games.magestorm.state import UNITS, State, side_of
from battlebook.kernel.form_groups import Groups
from battlebook.kernel.forms import Order
from battlebook.kernel.frames import push, replace
from battlebook.kernel.options import Ask, Group, Key, Option
from battlebook.kernel.rules import Refusal

MERGE: Final = LEDGER("ms:orders:merge")
KEEPS_ORDER: Final = LEDGER("ms:orders:merge-keeps-order")
MOVE_CARD: Final = LEDGER("ms:orders:move-card")
REARRANGE: Final = LEDGER("ms:orders:rearrange")
SPLIT: Final = LEDGER("ms:orders:split")
FREE_ORDER: Final = LEDGER("ms:orders:split-free-order")
DAMAGE: Final = LEDGER("ms:damage-reorg:split-all-on-one")
SPLIT_CHECK: Final = LEDGER("ms:damage-reorg:split-check")
SCENARIO: Final = LEDGER("ms:overview:scenario-driven")
SAME_HEX: Final = LEDGER.refusal("ms:orders:reorganize-same-hex")
GIVER_KEEPS_TWO: Final = LEDGER.refusal("msr:move-card-below-two")
ONE_ORDER: Final = LEDGER.refusal("ms:orders:rearrange", "one")
TWO_EACH: Final = LEDGER.refusal("ms:orders:split-min-two")
NO_ROOM: Final = LEDGER.refusal("ms:orders:split-needs-room")
TWELVE: Final = LEDGER.refusal("ms:orders:split-max-twelve")
SMALLEST: Final = 2
IN_A_HEX: Final = 2
MOST_CARDS: Final = 28


Kept = tuple[Any, Any, Any, Any, int, list[Group]]  # places, cards, loads and plan that the groups of a side hang on
KEPT: Final[list[Kept]] = [(None, None, None, None, -1, [])]


def pairs(verb: str) -> tuple[tuple[Option, ...], ...]:
    """Options about two units."""
    return tuple(tuple(Option((verb, a, b), (("unit", a), ("other", b))) for b in range(UNITS)) for a in range(UNITS))


MERGES: Final = pairs("merge")
CARD_MOVES: Final = pairs("move-card")
REARRANGES: Final = tuple(Option(("rearrange", u), (("unit", u),)) for u in range(UNITS))
SPLITS: Final = tuple(Option(("split", u), (("unit", u),)) for u in range(UNITS))
PASSES: Final = tuple(tuple(Option(("pass-load", n, u), (("unit", u),)) for u in range(UNITS)) for n in range(4))
REARRANGE_MENU: Final = Menu(REARRANGE, "rearrange", REARRANGES)
SPLIT_MENU: Final = Menu(SPLIT, "split", SPLITS)
CARDS: Final = tuple(Option(("card", i), (("place", i),)) for i in range(MOST_CARDS))
BEARS: Final = tuple(Option(("damage", u), (("unit", u),)) for u in range(UNITS))


def groups(s: State, side: int, units: list[int]) -> list[Group]:
    """The orders about units that nothing refuses. They hang on the places, cards and loads alone: between orders of
    other kinds the last ones are kept."""
    place, cards, loads, plan, kept_side, kept = KEPT[0]
    if place is s.place and cards is s.cards and loads is s.loads and plan is s.plan and kept_side == side:
        return kept
    made = made_groups(s, side, units)
    KEPT[0] = (s.place, s.cards, s.loads, s.plan, side, made)
    return made


def made_groups(s: State, side: int, units: list[int]) -> list[Group]:
    """The orders about units that nothing refuses."""
    place, cards = s.place, s.cards
    alone = [
        REARRANGE_MENU[tuple([u for u in units if len(cards[u]) >= SMALLEST])],
        SPLIT_MENU[tuple([u for u in units if len(cards[u]) >= 2 * SMALLEST and refuse_split(s, u) is None])],
    ]
    if len({place[u] for u in units}) == len(units):
        return alone
    together = pairs_in_a_hex(s, units)
    return [
        Group(MERGE, "merge", tuple([MERGES[a][b] for a, b in together])),
        Group(MOVE_CARD, "move-card", tuple([CARD_MOVES[a][b] for a, b in together if refuse_giver(s, a) is None])),
        *alone,
        Group(SCENARIO, "pass-load", tuple(load_passes(s, side, together))),
    ]


def pairs_in_a_hex(s: State, units: list[int]) -> list[tuple[int, int]]:
    """Every two of some units that share a hex, both ways round, in ascending order."""
    by_hex: dict[int, list[int]] = {}
    for unit in units:
        by_hex.setdefault(s.place[unit], []).append(unit)
    return sorted([(a, b) for those in by_hex.values() if len(those) > 1 for a in those for b in those if a != b])


def load_passes(s: State, side: int, together: list[tuple[int, int]]) -> list[Option]:
    """What a unit carries may be passed to another one in the same hex; a captor keeps it."""
    loads = s.plan.scenario.special.loads
    if loads is None or loads.side != side:
        return []
    return [PASSES[n][b] for n, (carrier, _) in enumerate(s.loads) for a, b in together if a == carrier]


def refuse(s: State, side: int, key: Key) -> Refusal | None:
    """Why a unit cannot be reorganized so."""
    verb, unit = key[0], key[1]
    if verb == "rearrange":
        return refuse_rearrange(s, unit)
    if verb == "split":
        return refuse_split(s, unit)
    if verb not in ("merge", "move-card"):
        return None
    if s.place[unit] != s.place[key[2]]:
        return SAME_HEX
    return refuse_giver(s, unit) if verb == "move-card" else None


def refuse_giver(s: State, unit: int) -> Refusal | None:
    """The unit that gives a card keeps at least two."""
    return GIVER_KEEPS_TWO if len(s.cards[unit]) <= SMALLEST else None


def refuse_rearrange(s: State, unit: int) -> Refusal | None:
    """One card alone has one order."""
    return ONE_ORDER if len(s.cards[unit]) < SMALLEST else None


def refuse_split(s: State, unit: int) -> Refusal | None:
    """At least two cards for each; room for two units in the hex; no more than twelve units."""
    if len(s.cards[unit]) < 2 * SMALLEST:
        return TWO_EACH
    side = side_of(unit)
    if s.number_in(s.place[unit], side) >= IN_A_HEX:
        return NO_ROOM
    if s.all_formed(side):
        return TWELVE
    return None


def carry_out(s: State, key: Key) -> None:
    """Do what an order about units says."""
    verb, first = key[0], key[1]
    if verb == "merge":
        verbs_orders.merge(s, first, key[2], MERGE)
        s.note(KEEPS_ORDER)
    elif verb == "move-card":
        push(s, MoveCard(first, key[2]))
    elif verb == "rearrange":
        push(s, Rearrange(first))
    elif verb == "split":
        push(s, Split(first, -1))
    else:
        verbs_orders.pass_load(s, first, key[2], SCENARIO)


# ------------------------------------------------------------------------------------------------ move a card


def a_card_is_chosen(s: State, f: MoveCard) -> Ask:
    """Any card of the unit."""
    options = tuple([CARDS[i] for i in range(len(s.cards[f.giver]))])
    return Ask(side_of(f.giver), MOVE_CARD, "move-card", (Group(MOVE_CARD, "card", options),), None, (f.giver, f.taker))


def it_becomes_the_last_of_the_other(s: State, f: MoveCard) -> None:
    """Behind the other unit's cards."""
    verbs_orders.move_card(s, f.giver, f.taker, s.answer[1], MOVE_CARD)


MoveCard.steps = (a_card_is_chosen, it_becomes_the_last_of_the_other)
MoveCard.rules = (MOVE_CARD, MOVE_CARD)


# -------------------------------------------------------------------------------------------------- rearrange


def a_new_order_is_chosen(s: State, f: Rearrange) -> Ask:
    """Any order."""
    form = Order(REARRANGE, tuple(range(len(s.cards[f.unit]))))
    return Ask(side_of(f.unit), REARRANGE, "rearrange", (), form, (f.unit,))


def the_cards_lie_in_it(s: State, f: Rearrange) -> None:
    """The new first troop bears the damage."""
    verbs_orders.rearrange(s, f.unit, s.answer, REARRANGE)


Rearrange.steps = (a_new_order_is_chosen, the_cards_lie_in_it)
Rearrange.rules = (REARRANGE, REARRANGE)


# ------------------------------------------------------------------------------------------------------ split


def two_units_are_made(s: State, f: Split) -> Ask:
    """At least two cards each, in any order; the first group keeps the number."""
    n = len(s.cards[f.unit])
    form = Groups(SPLIT, tuple(range(n)), (2, 2), (SMALLEST, n - SMALLEST))
    return Ask(side_of(f.unit), SPLIT, "split", (), form, (f.unit,))


def they_stand_in_the_same_hex(s: State, f: Split) -> None:
    """The new unit has the effects of the old one."""
    s.note(FREE_ORDER)
    replace(s, Split(f.unit, verbs_orders.split(s, f.unit, s.answer[0], s.answer[1], SPLIT)))


def one_of_them_takes_the_damage(s: State, f: Split) -> Ask | None:
    """All of it, as the owner chooses."""
    if not s.damage[f.unit]:
        return None
    options = tuple([BEARS[u] for u in sorted((f.unit, f.other))])
    return Ask(side_of(f.unit), DAMAGE, "split-damage", (Group(DAMAGE, "damage", options),), None, (f.unit, f.other))


def its_first_troop_is_checked(s: State, f: Split) -> None:
    """At its resistance or more it is lost."""
    if not s.damage[f.unit]:
        return
    bearer: int = s.answer[1]
    if bearer == f.other:
        verbs_orders.give_damage(s, f.unit, f.other, DAMAGE)
    verbs.settle_damage(s, bearer, SPLIT_CHECK)
    s.note(SPLIT_CHECK)


Split.steps = (
    two_units_are_made,
    they_stand_in_the_same_hex,
    one_of_them_takes_the_damage,
    its_first_troop_is_checked,
)
Split.rules = (SPLIT, SPLIT, DAMAGE, DAMAGE)

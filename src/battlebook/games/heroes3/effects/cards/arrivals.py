"""Cards that bring units: Summon Elementals, Clone, a unit that joins for one Combat."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import twins, verbs
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import Effect
from battlebook.games.heroes3.content import FACE_INDEX
from battlebook.games.heroes3.effects.cards.aims import chosen_units
from battlebook.games.heroes3.effects.cards.choices import Picked, choose, further, numbers, pick_spaces
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.effects.cards.raises import begin
from battlebook.games.heroes3.effects.cards.spots import as_spaces, as_units, free_spaces, next_to
from battlebook.games.heroes3.rules import c15_spaces
from battlebook.games.heroes3.rules.c12_harm import rule_for
from battlebook.games.heroes3.rules.c15_clones import CLONE
from battlebook.games.heroes3.rules.procedures_cards import START, Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Option
from battlebook.kernel.rules import Refusal

ELEMENTALS: Final = LEDGER("h3:15:summon-elementals")
THIS_ROUND: Final = LEDGER("h3:15:summon-activation")
COPY: Final = LEDGER("h3:15:clone-copy")
COUNTS: Final = LEDGER("h3r:clone-area")
TOO_FULL: Final = LEDGER.refusal("h3:12:start-of-combat-order", "no-space")


def arrives(s: State, face: int, side: int, space: int, rule: str, active: int) -> int:
    """15 A unit comes to the board; it acts in this Round only if its Initiative is not higher than that of the unit
    that is activated now, else it counts as activated. Its number."""
    unit = verbs.enlist(s, face, side)
    verbs.stand(s, unit, space, rule, "summoned")
    verbs.note_summoned(s, unit)
    if s.lasting:
        twins.settle(s, unit)
    verbs.set_speed(s, unit)
    if active >= 0:
        s.note(THIS_ROUND)
        if s.speed[unit] > s.speed[active]:
            verbs.count_as_activated(s, unit)
    return unit


# --------------------------------------------------------------------------------------------- Elementals


def empty(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Any empty space."""
    return as_spaces(MEMBERS[free_spaces(s, m.side)])


def summon(s: State, h: Happening) -> None:
    """Few or Pack Elementals, by the level; they never join the Unit Deck."""
    face = FACE_INDEX[h.get("summons"), h.get("value")]
    c15_spaces.stops(s, arrives(s, face, h.side, h.table.number, ELEMENTALS, h.moment.unit))


register("summon", summon, empty)


# --------------------------------------------------------------------------------------------------- Clone


def with_room(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Own units of the tier with an empty space beside them."""
    free = free_spaces(s, m.side)
    return as_units(tuple(u for u in chosen_units(s, m, e, e.args["target"]) if next_to(s, s.place[u]) & free))


def beside_the_original(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """An empty space next to it."""
    free = free_spaces(s, h.side)
    return () if picked else pick_spaces(MEMBERS[next_to(s, s.place[h.unit]) & free])


def clone(s: State, h: Happening, picked: Picked) -> None:
    """The printed card of the side it shows and nothing else: no tokens, no effects, no damage."""
    s.note(COUNTS)
    copy = arrives(s, twins.printed(s.face[h.unit]), h.side, numbers(picked, "space")[0], COPY, h.moment.unit)
    begin(s, h, CLONE, copy, h.unit)
    c15_spaces.stops(s, copy)


register(CLONE, choose, with_room)
further(CLONE, "space", beside_the_original, clone)


# ------------------------------------------------------------------------------------------ a unit that joins


def refuse_borrow(s: State, m: Moment, e: Effect) -> Refusal | None:
    """There is no room on the own two rows."""
    return None if s.plan.home[m.side] & free_spaces(s, m.side) else TOO_FULL


def own_rows(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """An empty space where the own units are placed."""
    return () if picked else pick_spaces(MEMBERS[s.plan.home[h.side] & free_spaces(s, h.side)])


def borrow(s: State, h: Happening, picked: Picked) -> None:
    """It fights in this Combat only."""
    which = h.get("which")
    side = next(name for name in ("neutral", "few", "pack") if (which, name) in FACE_INDEX)
    active = -1 if h.moment.kind == START else h.moment.unit
    space = numbers(picked, "space")[0]
    c15_spaces.stops(s, arrives(s, FACE_INDEX[which, side], h.side, space, rule_for(h.table.card), active))


register("borrow_unit", choose, None, refuse_borrow)
further("borrow_unit", "space", own_rows, borrow)

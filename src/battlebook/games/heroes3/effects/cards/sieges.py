"""Cards that act on Walls, the Gate and the Arrow Tower."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_siege
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import Effect
from battlebook.games.heroes3.effects.cards.choices import Picked, choose, further, numbers, pick_spaces
from battlebook.games.heroes3.effects.cards.ops import Happening, register
from battlebook.games.heroes3.effects.cards.spots import next_to, units_at
from battlebook.games.heroes3.rules.c12_harm import harm_by_card, rule_for
from battlebook.games.heroes3.rules.procedures_cards import Moment
from battlebook.games.heroes3.state import DEFENDER, State
from battlebook.kernel.options import Option
from battlebook.kernel.rules import Refusal

NO_SIEGE: Final = LEDGER.refusal("h3:7:citadel-walls-gate", "no-siege")
AREA: Final = LEDGER("h3:12:area-hits-friends")
TOWER: Final = "arrow_tower"
BOTH: Final = ("wall", "gate")
ALL: Final = "all"


def forts(s: State, what: tuple[str, ...] = BOTH) -> tuple[int, ...]:
    """The spaces of Walls or the Gate, one for each piece."""
    gates = s.gate if "gate" in what else 0
    walls = s.forts & ~s.gate if "wall" in what else 0
    found = MEMBERS[gates | walls]
    return tuple(space for space in found if space == MEMBERS[s.board.pieces[space] & s.forts][0])


def is_there(s: State, what: tuple[str, ...]) -> bool:
    """Whether anything that the card names stands."""
    return bool(s.tower & s.alive[DEFENDER]) if what == (TOWER,) else bool(forts(s, what))


def refuse_destroy(s: State, m: Moment, e: Effect) -> Refusal | None:
    """Nothing stands that it could destroy."""
    return None if is_there(s, e.args.get("what", BOTH)) else NO_SIEGE


def which_fort(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """As many Walls and Gates as the card says, while there are that many."""
    what = h.get("what", BOTH)
    taken = numbers(picked, "space")
    left = tuple(space for space in forts(s, what) if space not in taken)
    most = h.get("n", h.get("value"))
    if what == (TOWER,) or most == ALL or len(taken) >= int(most):
        return ()
    return pick_spaces(left)


def they_fall(s: State, h: Happening, picked: Picked) -> None:
    """They are destroyed; the strongest Earthquake first hurts every unit next to one."""
    rule = rule_for(h.table.card)
    if h.get("what") == (TOWER,):
        verbs_siege.destroy_tower(s, rule)
        return
    spaces = tuple(numbers(picked, "space"))
    if h.get("value") == ALL:
        spaces = forts(s)
        shaken = 0
        for space in spaces:
            shaken |= next_to(s, space)
        s.note(AREA)
        for unit in units_at(s, shaken):
            harm_by_card(s, h.table.card, unit, 1)
    for space in spaces:
        verbs_siege.destroy_fortification(s, space, rule)


register("destroy_fortification", choose, None, refuse_destroy)
further("destroy_fortification", "space", which_fort, they_fall)

"""Cards that put tokens on spaces or take Obstacles away: Fire Wall, Land Mine, Quicksand, Force Field."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_siege, verbs_spaces
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import Effect
from battlebook.games.heroes3.effects.cards.choices import ENOUGH, Picked, choose, further, numbers, pick_spaces
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.effects.cards.raises import DURATIONS, number_of, until_of
from battlebook.games.heroes3.effects.cards.sieges import forts
from battlebook.games.heroes3.effects.cards.spots import as_spaces, free_spaces, next_to
from battlebook.games.heroes3.holders import Lasting, lasting
from battlebook.games.heroes3.rules.c3_terminology import FORCE_FIELD
from battlebook.games.heroes3.rules.c12_harm import rule_for
from battlebook.games.heroes3.rules.c15_spaces import AT_START, FIRE_WALL, LAND_MINE, QUICKSAND
from battlebook.games.heroes3.rules.procedures_cards import Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Option
from battlebook.kernel.rules import Refusal

WALL: Final = LEDGER("h3:15:fire-wall")
FIELD: Final = LEDGER("h3:15:force-field")
TOKENS: Final = LEDGER("h3:15:quicksand-tokens")
SHARE: Final = LEDGER("h3:15:hidden-tokens-share")
ENDS: Final = LEDGER("h3:12:ongoing-duration")
NO_OBSTACLE: Final = LEDGER.refusal("h3:3:card-is-obstacle", "none-to-remove")
NO_ROOM: Final = LEDGER.refusal("h3:15:hidden-tokens-share", "no-space")
EMPTY: Final = ((), (AT_START,))


def empty(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Spaces without a card or Obstacle."""
    return as_spaces(MEMBERS[free_spaces(s, m.side)])


def fire_wall(s: State, h: Happening) -> None:
    """A wall of fire on the space."""
    until, number = until_of(s, h.effect)
    what = EMPTY[bool(h.get("also_start_of_turn"))]
    spell = 1 if h.get("spell") else 0
    row = Lasting(FIRE_WALL, h.side, h.table.card, -1, h.table.number, number_of(h), until, number, what, spell)
    verbs_spaces.lay(s, row, WALL)


def second_token(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """On the Battlefield Board a second token goes next to the first."""
    near = MEMBERS[next_to(s, h.table.number) & free_spaces(s, h.side)]
    return () if picked or not s.board.hexes else pick_spaces(near)


def force_field(s: State, h: Happening, picked: Picked) -> None:
    """An Obstacle until the end of this Round, the next one, or the Combat."""
    word = h.get("value")
    until, number = DURATIONS[word], s.round + (1 if word == "next_round" else 0)
    for space in (h.table.number, *numbers(picked, "space")):
        verbs_spaces.lay(s, Lasting(FORCE_FIELD, h.side, h.table.card, -1, space, 0, until, number, (), 1), FIELD)


register(FIRE_WALL, fire_wall, empty)
register("obstacle", choose, empty)
further("obstacle", "space", second_token, force_field)


# ---------------------------------------------------------------------------------------------- hidden tokens


def open_spaces(s: State, side: int) -> tuple[int, ...]:
    """Empty spaces on which the side has no hidden token yet; one of the other side may lie there."""
    own = {row.space for row in lasting(s) if row.op in (LAND_MINE, QUICKSAND) and row.side == side}
    return tuple(space for space in MEMBERS[free_spaces(s, side)] if space not in own)


def refuse_hidden(s: State, m: Moment, e: Effect) -> Refusal | None:
    """There must be room for one of each kind at least."""
    return None if len(open_spaces(s, m.side)) > 1 else NO_ROOM


def where_it_lies(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """As many spaces as the level says, or as there are in pairs."""
    spaces = open_spaces(s, h.side)
    taken = numbers(picked, "space")
    if len(taken) >= min(number_of(h), len(spaces) // 2 * 2):
        return ()
    return pick_spaces(tuple(space for space in spaces if space not in taken))


def they_are_laid(s: State, h: Happening, picked: Picked) -> None:
    """Half of them blank, shuffled."""
    spaces = tuple(sorted(numbers(picked, "space")))
    s.note(SHARE)
    verbs_spaces.lay_hidden(s, h.effect.op, h.side, h.table.card, spaces, len(spaces) // 2, 1, TOKENS)


for op in (LAND_MINE, QUICKSAND):
    register(op, choose, None, refuse_hidden)
    further(op, "space", where_it_lies, they_are_laid)


# -------------------------------------------------------------------------------------------- Remove Obstacle


def fields(s: State) -> tuple[int, ...]:
    """The spaces with an Obstacle that is no unit: Force Fields, Walls, the Gate."""
    return tuple(sorted({*forts(s), *[row.space for row in lasting(s) if row.op == FORCE_FIELD]}))


def refuse_remove(s: State, m: Moment, e: Effect) -> Refusal | None:
    """There is none."""
    return None if fields(s) else NO_OBSTACLE


def which_obstacle(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """Up to as many as the level says."""
    taken = numbers(picked, "space")
    left = tuple(space for space in fields(s) if space not in taken)
    if not left or len(taken) >= number_of(h) or ENOUGH.key in picked:
        return ()
    return (ENOUGH, *pick_spaces(left)) if taken else pick_spaces(left)


def obstacles_go(s: State, h: Happening, picked: Picked) -> None:
    """They are taken off the board."""
    taken = numbers(picked, "space")
    for row in lasting(s):
        if row.op == FORCE_FIELD and row.space in taken and (s.sink is not None or s.recorder is not None):
            verbs_spaces.tell(s, "cleared", FIELD, row)
    verbs_cards.end_effects(s, lambda row: row.op == FORCE_FIELD and row.space in taken, FIELD, ENDS)
    for space in taken:
        if s.forts >> space & 1:
            verbs_siege.destroy_fortification(s, space, rule_for(h.table.card))


register("remove_obstacle", choose, None, refuse_remove)
further("remove_obstacle", "space", which_obstacle, obstacles_go)

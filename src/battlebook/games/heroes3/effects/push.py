"""Ghost Dragons: the target must step away from the attacker."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.board import moves_to
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.rules import c15_spaces
from battlebook.games.heroes3.rules.asking import ask_side
from battlebook.games.heroes3.rules.c3_terminology import obstacles
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame
from battlebook.kernel.options import Ask, Group

ABILITY: Final = LEDGER("h3:9:ability-attack")


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class PushedAway(Frame):
    """9 The owner of the target picks an empty space that is not next to the attacker."""

    __slots__ = ("attacker", "unit")
    fields = ("unit", "attacker")

    def __init__(self, unit: int, attacker: int) -> None:
        self.unit = unit
        self.attacker = attacker


def its_owner_picks_a_space(s: State, f: PushedAway) -> Ask | None:
    """9 One space away."""
    group = Group(ABILITY, "move", moves_to(spaces_away(s, f.unit, f.attacker)))
    return ask_side(s, s.side[f.unit], ABILITY, "push", (group,), (f.unit, f.attacker))


def it_goes_there(s: State, f: PushedAway) -> None:
    """9 And does not retaliate."""
    c15_spaces.go(s, f.unit, s.answer[1], ABILITY, "pushed")


PushedAway.steps = (its_owner_picks_a_space, it_goes_there)
FRAMES: tuple[type[Frame], ...] = (PushedAway,)


def spaces_away(s: State, unit: int, attacker: int) -> int:
    """Empty spaces next to the unit and not next to the attacker."""
    next_to = s.board.next
    return next_to[s.place[unit]] & ~obstacles(s, s.side[unit]) & ~next_to[s.place[attacker]]

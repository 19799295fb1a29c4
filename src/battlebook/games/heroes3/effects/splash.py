"""Fixed damage to one further unit: next to the attacker (an enemy, h3r:cerberi-friendly) or next to the target."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.rules.asking import ask_side, unit_options
from battlebook.games.heroes3.rules.c3_terminology import adjacent_units
from battlebook.games.heroes3.rules.c9_damage import take_other_damage
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame
from battlebook.kernel.options import Ask, Group

ABILITY: Final = LEDGER("h3:9:ability-attack")
FRIENDLY_FIRE: Final = LEDGER("h3:9:secondary-strike-friendly-fire")
NEAR_SELF: Final = 0
NEAR_TARGET: Final = 1


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Splash(Frame):
    """9 One more unit is hurt. ``spot``: the space it must stand next to; ``where``: NEAR_SELF or NEAR_TARGET."""

    __slots__ = ("attacker", "spot", "target", "where")
    fields = ("attacker", "target", "spot", "where")

    def __init__(self, attacker: int, target: int, spot: int, where: int) -> None:
        self.attacker = attacker
        self.target = target
        self.spot = spot
        self.where = where


def a_further_unit_is_chosen(s: State, f: Splash) -> Ask | None:
    """9 If anybody qualifies, somebody is hit; a friend too, if the card does not say enemy."""
    units = victims(s, f)
    if not units:
        return None
    rule = ABILITY if f.where == NEAR_SELF else FRIENDLY_FIRE
    group = Group(rule, "splash", unit_options("splash", units))
    return ask_side(s, s.side[f.attacker], rule, "splash", (group,), (f.attacker, f.target))


def it_is_hurt(s: State, f: Splash) -> None:
    """9 Fixed damage: no die, no Defense."""
    if victims(s, f):
        face = s.faces[s.face[f.attacker]]
        take_other_damage(s, s.answer[1], face.splash_self if f.where == NEAR_SELF else face.splash_target, ABILITY)


Splash.steps = (a_further_unit_is_chosen, it_is_hurt)
FRAMES: tuple[type[Frame], ...] = (Splash,)


def victims(s: State, f: Splash) -> tuple[int, ...]:
    """Who can be hit: not the target itself."""
    units = s.alive[1 - s.side[f.attacker]]
    if f.where == NEAR_TARGET:
        units |= s.alive[s.side[f.attacker]]
    return adjacent_units(s, f.spot, units & ~(1 << f.target))

"""Pack Archangels: once per Combat an attack that would bring another friendly unit to 0 HP is cancelled."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_tokens
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.rules import c4_values
from battlebook.games.heroes3.rules.asking import ask_side
from battlebook.games.heroes3.rules.c9_damage import would_be_defeated
from battlebook.games.heroes3.rules.procedures import Attack, Rescue
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Ask, Group, Option

PASSIVE: Final = LEDGER("h3:9:ability-passive")
CANCEL, LET = Option(("cancel",)), Option(("let",))
GROUPS: Final = (Group(PASSIVE, "cancel", (CANCEL,)), Group(PASSIVE, "let", (LET,)))


def canceller(s: State, f: Attack) -> int:
    """The unit that could cancel the strike on the table, or -1: it must be lethal for another friend of its side."""
    friends = s.rescuers & s.alive[s.side[f.target]] & ~(1 << f.target) & ~s.spent
    for unit in MEMBERS[friends]:
        if would_be_defeated(s, f.target, c4_values.damage_of(s, f)):
            return unit
    return -1


def its_controller_decides(s: State, f: Rescue) -> Ask | None:
    """9 Before the damage is dealt."""
    return ask_side(s, s.side[f.saviour], PASSIVE, "cancel", GROUPS, (f.saviour, f.target))


def the_attack_is_cancelled(s: State, f: Rescue) -> None:
    """9 The saved unit takes nothing and does not retaliate."""
    if s.answer == CANCEL.key:
        verbs_tokens.spend(s, f.saviour)
        verbs.void_strike(s)
        if s.sink is not None or s.recorder is not None:
            verbs.say(s, "cancels", PASSIVE, f.saviour, target=verbs.unit_ref(s, f.target))


Rescue.steps = (its_controller_decides, the_attack_is_cancelled)

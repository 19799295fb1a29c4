"""Chapter 12: what cards change on the number of Attack Dice and the Combat Penalty."""

from __future__ import annotations

from battlebook.games.heroes3.holders import Lasting
from battlebook.games.heroes3.rules.procedures import Attack
from battlebook.games.heroes3.state import KEEP_ALL, State

NO_DIE_OPS = ("void_die_plus_attack", "void_die_or_bonus")


def changed_dice(s: State, f: Attack) -> tuple[int, int] | None:
    """How many dice are rolled and how they count, when an effect on the attacking unit says so."""
    for row in s.lasting:
        effect = Lasting._make(row)
        if effect.unit == f.attacker and effect.op in NO_DIE_OPS:
            return 0, KEEP_ALL
    return None


def ignores_penalty(s: State, f: Attack) -> bool:
    """Whether an effect frees the shooter of the Combat Penalty."""
    return any(row[0] == "ignore_penalty" and row[3] == f.attacker for row in s.lasting)

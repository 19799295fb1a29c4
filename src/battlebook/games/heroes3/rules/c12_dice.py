"""Chapter 12: what cards change on the number of Attack Dice and the Combat Penalty."""

from __future__ import annotations

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import Lasting, has_cart
from battlebook.games.heroes3.rules.procedures import Attack
from battlebook.games.heroes3.state import KEEP_ALL, State

AMMO_CART = LEDGER("h3:15:ammo-cart")
NO_DIE_OPS = ("void_die_plus_attack", "void_die_or_bonus")


def changed_dice(s: State, f: Attack) -> tuple[int, int] | None:
    """How many dice are rolled and how they count, when an effect on the attacking unit says so."""
    for row in s.lasting:
        effect = Lasting._make(row)
        if effect.unit == f.attacker and effect.op in NO_DIE_OPS:
            return 0, KEEP_ALL
    return None


def ignores_penalty(s: State, f: Attack) -> bool:
    """Whether an effect, or the Ammo Cart, frees the shooter of the Combat Penalty."""
    if has_cart(s, f.attacker):
        s.note(AMMO_CART)
        return True
    return any(row[0] == "ignore_penalty" and row[3] == f.attacker for row in s.lasting)

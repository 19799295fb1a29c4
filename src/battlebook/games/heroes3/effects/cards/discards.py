"""Cards that ask for cards of the hand and give something for each."""

from __future__ import annotations

from battlebook.games.heroes3.effects.cards.ops import Happening, register
from battlebook.games.heroes3.effects.cards.raises import attacker_of, defender_of, refuse_attack, refuse_defense
from battlebook.games.heroes3.rules.c12_discards import MANY, DiscardFor
from battlebook.games.heroes3.state import State
from battlebook.kernel.frames import push


def most_of(h: Happening) -> int:
    """How many cards at most."""
    most = h.get("max")
    return MANY if most == "any" else int(most)


def for_attack(s: State, h: Happening) -> None:
    """+1 Attack for each card."""
    push(s, DiscardFor(h.side, 0, most_of(h), "attack", h.unit, h.table.card))


def for_defense(s: State, h: Happening) -> None:
    """+1 Defense for each card."""
    push(s, DiscardFor(h.side, 0, most_of(h), "defense", h.unit, h.table.card))


def for_power(s: State, h: Happening) -> None:
    """+1 Power for each card."""
    push(s, DiscardFor(h.side, 0, most_of(h), "power"))


def discard(s: State, h: Happening) -> None:
    """Discard cards of the own hand; some cards give a new one for a Spell."""
    n = int(h.get("n"))
    push(s, DiscardFor(h.side, n, n, "spell-draw" if h.get("if_spell_draw") else "none"))


register("discard_for_attack", for_attack, attacker_of, refuse_attack)
register("discard_for_defense", for_defense, defender_of, refuse_defense)
register("discard_for_power", for_power)
register("discard", discard)

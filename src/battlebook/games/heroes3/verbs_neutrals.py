"""The verbs for the Neutral decks and discard piles: one pair a tier, as ``s.decks`` and ``s.discards``."""

from __future__ import annotations

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.faces import NO_TIER, TIERS
from battlebook.games.heroes3.state import DEFENDER, State
from battlebook.kernel.chance import CARDS, draw_one
from battlebook.kernel.events import Event

Piles = tuple[tuple[int, ...], ...]


def tier_ref(tier: int) -> dict[str, object]:
    """A tier as an argument of words."""
    return {"ref": "tier", "id": TIERS[tier], "msg": f"h3-tier-{TIERS[tier]}"}


def with_pile(piles: Piles, tier: int, pile: tuple[int, ...]) -> Piles:
    """The piles with one of them changed."""
    return (*piles[:tier], pile, *piles[tier + 1 :])


def rebuild_deck(s: State, tier: int, rule: str) -> None:
    """The discard pile of a tier becomes its deck. Nobody looks through a deck, so it needs no order."""
    s.decks = with_pile(s.decks, tier, tuple(sorted(s.discards[tier])))
    s.discards = with_pile(s.discards, tier, ())
    if s.sink is not None or s.recorder is not None:
        verbs.say_all(s, "deck-rebuilt", rule, tier=tier_ref(tier), n=len(s.decks[tier]))


def draw_guard(s: State, tier: int, rule: str) -> int:
    """Draw a Neutral Unit card; it becomes a unit of the defender, not yet on the board. Returns its number."""
    face, left = draw_one(s, CARDS, s.decks[tier])
    s.decks = with_pile(s.decks, tier, left)
    unit = verbs.enlist(s, face, DEFENDER)
    if s.sink is not None or s.recorder is not None:
        s.emit(Event("guard-drawn", rule, {"unit": verbs.unit_ref(s, unit), "tier": tier_ref(tier)}, reveals=True))
    return unit


def discard_card(s: State, unit: int, rule: str) -> None:
    """A Neutral Unit's card goes to the discard pile of its tier; other cards have none."""
    face = s.card(unit)
    if face.side != "neutral" or face.tier == NO_TIER or not s.discards:
        return
    s.discards = with_pile(s.discards, face.tier, tuple(sorted((*s.discards[face.tier], face.index))))
    if s.sink is not None or s.recorder is not None:
        verbs.say(s, "card-discarded", rule, unit, tier=tier_ref(face.tier))

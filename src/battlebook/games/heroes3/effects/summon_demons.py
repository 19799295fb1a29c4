"""Pit Lords: once per Combat, after a loss, Few Demons appear next to them, or Few Demons become a Pack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from battlebook.games.heroes3 import verbs, verbs_tokens
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.rules.c3_terminology import obstacles
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Option
from battlebook.kernel.rules import Refusal

DEMONS: Final = LEDGER("h3:15:summon-demons")
ACTS_THIS_ROUND: Final = LEDGER("h3:15:summon-activation")
DAMAGE_STAYS: Final = LEDGER("h3r:midcombat-reinforce")

USED: Final = LEDGER.refusal("h3:15:summon-demons", "used")
NO_LOSS: Final = LEDGER.refusal("h3:15:summon-demons", "no-loss")
NOT_ADJACENT: Final = LEDGER.refusal("h3:15:summon-demons", "adjacent")
ONLY_FEW_DEMONS: Final = LEDGER.refusal("h3:15:summon-demons", "few-demons")


def options(s: State, unit: int) -> tuple[Option, ...]:
    """Spaces for Few Demons, then Few Demons to reinforce; nothing before a unit of the side was removed."""
    if s.spent >> unit & 1 or not has_lost_a_unit(s, s.side[unit]):
        return ()
    free = s.board.next[s.place[unit]] & ~obstacles(s, s.side[unit])
    few = s.plan.demons[0]
    mine = MEMBERS[s.alive[s.side[unit]]]
    flips = tuple(Option(("ability", "reinforce", u), (("unit", u),)) for u in mine if s.face[u] == few)
    summons = tuple(Option(("ability", "summon", space), (("space", space),)) for space in MEMBERS[free])
    return flips + summons


def has_lost_a_unit(s: State, side: int) -> bool:
    """Whether a unit of the side was removed in this Combat."""
    return any(s.side[u] == side for u in MEMBERS[s.fallen & ~s.tower])


def resolve(s: State, unit: int, ability: str, aim: int) -> None:
    """Summon, or reinforce; the damage on reinforced Demons stays."""
    verbs_tokens.spend(s, unit)
    if ability == "reinforce":
        s.note(DAMAGE_STAYS)
        verbs.reinforce(s, aim, s.plan.demons[1], DEMONS)
        return
    demons = verbs.enlist(s, s.plan.demons[0], s.side[unit])
    verbs.stand(s, demons, aim, DEMONS, "summoned")
    verbs.note_summoned(s, demons)
    if s.speed[demons] > s.speed[unit]:
        verbs.count_as_activated(s, demons)
    s.note(ACTS_THIS_ROUND)


def why_not(s: State, unit: int, ability: str, aim: int) -> Iterator[Refusal]:
    """Why Demons cannot come, or cannot be reinforced."""
    if s.spent >> unit & 1:
        yield USED
    if not has_lost_a_unit(s, s.side[unit]):
        yield NO_LOSS
    if ability == "summon":
        if not s.board.next[s.place[unit]] & ~obstacles(s, s.side[unit]) & 1 << aim:
            yield NOT_ADJACENT
    elif aim not in MEMBERS[s.alive[s.side[unit]]] or s.face[aim] != s.plan.demons[0]:
        yield ONLY_FEW_DEMONS

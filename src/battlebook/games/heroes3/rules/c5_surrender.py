"""Chapter 5, Surrender: 10 gold instead of activating a unit, and nobody wins."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_holders
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import NO_HERO, effects_of, holder
from battlebook.games.heroes3.rules.c5_end import stop_combat
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Group, Option
from battlebook.kernel.rules import Refusal

TIMING: Final = LEDGER("h3:5:surrender-timing")
COST: Final = LEDGER("h3:5:surrender-cost")
MOVE: Final = LEDGER("h3:5:surrender-move")
NO_XP: Final = LEDGER("h3:5:no-xp-secondary-kill")
ENDS: Final = LEDGER("h3:5:surrender-ends")
NO_DEFEAT: Final = LEDGER("h3:5:surrender-not-defeat")
ONLY_PLAYERS: Final = LEDGER.refusal("h3:5:surrender-timing", "no-player")
NO_HERO_THERE: Final = LEDGER.refusal("h3:5:surrender-timing", "no-hero")
TOO_POOR: Final = LEDGER.refusal("h3:5:surrender-cost", "gold")
FORBIDDEN: Final = LEDGER.refusal("h3:5:surrender-timing", "forbidden")
OWN_TOWN: Final = LEDGER("h3:7:no-surrender-own-town")
ALWAYS_THERE: Final = LEDGER("h3r:no-surrender-scope")
STAYS: Final = LEDGER.refusal("h3:7:no-surrender-own-town")
TO_THE_END: Final = LEDGER.refusal("h3:18:victory", "no-surrender")
GOLD: Final = 10

SURRENDER_GROUP: Final = Group(TIMING, "surrender", (Option(("surrender",)),))


def refuse_surrender(s: State, side: int) -> Refusal | None:
    """5 A Hero may Surrender to another player's, for 10 gold."""
    if s.plan.neutral_side >= 0 or s.seat(1 - side) < 0:
        return ONLY_PLAYERS
    if s.plan.skirmish:
        return TO_THE_END
    if s.plan.stays >> side & 1:
        s.note(OWN_TOWN)
        s.note(ALWAYS_THERE)
        return STAYS
    h = holder(s, side)
    if h.hero == NO_HERO:
        return NO_HERO_THERE
    if any(row.side != side for row in effects_of(s, "no_retreat_no_surrender")):
        return FORBIDDEN
    return TOO_POOR if h.gold < GOLD else None


def surrender(s: State, side: int) -> None:
    """5 The gold changes hands, Combat ends at once without winner or loser, the army is kept; what follows on the map,
    which is no part of such a match, is told. The last thing a step does."""
    verbs_cards.change(s, side, gold=holder(s, side).gold - GOLD)
    verbs_cards.change(s, 1 - side, gold=holder(s, 1 - side).gold + GOLD)
    if s.sink is not None or s.recorder is not None:
        verbs_holders.say_side(s, "surrenders", COST, side, n=GOLD)
        s.note(NO_DEFEAT)
        verbs_holders.say_side(s, "surrender-move", MOVE, side)
        s.note(NO_XP)
    stop_combat(s, "surrender", -1, ENDS)

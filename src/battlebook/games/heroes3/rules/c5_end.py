"""Chapter 5, End of Combat: when it is decided, how it ended, what happens to the survivors."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_cards, verbs_neutrals, verbs_rounds
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import Lasting, holder
from battlebook.games.heroes3.rules.procedures import Combat
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, State
from battlebook.kernel.frames import leave_to

PVP_VICTORY: Final = LEDGER("h3:5:pvp-victory")
NEUTRAL_VICTORY: Final = LEDGER("h3:5:neutral-victory")
NEUTRAL_RETREAT: Final = LEDGER("h3:5:neutral-retreat-outcome")
NEUTRAL_DEFEAT: Final = LEDGER("h3:5:neutral-defeat")
HEAL: Final = LEDGER("h3:5:heal-survivors")
BACK_TO_DECK: Final = LEDGER("h3:5:units-back-to-deck")
DISCARD_NEUTRALS: Final = LEDGER("h3:5:discard-neutrals")
EFFECTS_END: Final = LEDGER("h3:12:ongoing-duration")
NOT_FOR_VICTORY: Final = LEDGER("h3r:tower-counts-for-win")
TOWER_LEFT: Final = LEDGER("h3:7:tower-not-needed-to-win")
SKIRMISH_VICTORY: Final = LEDGER("h3:18:victory")
PERSIST: Final = LEDGER("h3:9:few-pack-persist")


def end_if_decided(s: State) -> bool:
    """4 A Combat lasts until all units on one side are eliminated. The last thing a step does: it ends every frame down
    to the Combat."""
    if s.alive[ATTACKER] and s.alive[DEFENDER] & ~s.tower:
        return False
    leave_to(s, Combat)
    return True


def stop_combat(s: State, ending: str, winner: int, rule: str) -> None:
    """End the Combat before it is decided. The last thing a step does."""
    verbs_rounds.end_combat(s, ending, winner, rule)
    leave_to(s, Combat)


def reserves(s: State, side: int) -> int:
    """Units of a side that still wait in the Unit Deck."""
    standing = s.alive[0] | s.alive[1] | s.fallen
    return sum(1 for u in range(s.unit_count()) if s.side[u] == side and not standing >> u & 1)


def tell_outcome(s: State) -> None:
    """5 Victory, Retreat or Defeat against Neutral Units; the side with survivors wins against a player."""
    if s.ending:
        return
    winner = ATTACKER if s.alive[ATTACKER] else DEFENDER
    if s.alive[DEFENDER] & s.tower:
        s.note(TOWER_LEFT)
        s.note(NOT_FOR_VICTORY)
    if s.plan.neutral_side < 0:
        # A strike that hits its own side may take the last unit of both: nobody has survivors, nobody wins.
        survivors = s.alive[ATTACKER] or s.alive[DEFENDER] & ~s.tower
        rule = SKIRMISH_VICTORY if s.plan.skirmish else PVP_VICTORY
        verbs_rounds.end_combat(s, "victory" if survivors else "draw", winner if survivors else -1, rule)
    elif winner != s.plan.neutral_side:
        verbs_rounds.end_combat(s, "victory", winner, NEUTRAL_VICTORY)
    elif reserves(s, 1 - winner):
        # h3r:retreat-all-lost: also in an azure fight.
        verbs_rounds.end_combat(s, "retreat", -1, NEUTRAL_RETREAT)
    else:
        verbs_rounds.end_combat(s, "defeat", winner, NEUTRAL_DEFEAT)


def goes_on(s: State, row: Lasting) -> bool:
    """12 On an expedition the effect of a Permanent card outlives the Combat."""
    return s.campaign is not None and row.card >= 0 and row.card == holder(s, row.side).permanent


def clean_up(s: State) -> None:
    """5 Survivors heal and go back to their Unit Deck on their present side; Neutral Units are discarded. They stay
    on the board of the record, so that the end of the fight can be seen."""
    verbs_cards.end_effects(s, lambda row: not goes_on(s, row), EFFECTS_END, EFFECTS_END)
    for unit in MEMBERS[s.alive[0] | s.alive[1]]:
        if s.damage[unit]:
            verbs.heal(s, unit, s.damage[unit], HEAL)
    if s.plan.neutral_side >= 0:
        for unit in MEMBERS[s.alive[s.plan.neutral_side]]:
            verbs_neutrals.discard_card(s, unit, DISCARD_NEUTRALS)
    if s.sink is not None or s.recorder is not None:
        neutral = s.plan.neutral_side
        verbs.say_all(s, "units-return", BACK_TO_DECK)
        s.note(PERSIST)
        if neutral >= 0 and s.alive[neutral]:
            verbs.say_all(s, "neutrals-discarded", DISCARD_NEUTRALS)

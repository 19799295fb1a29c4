"""Combat step 3, Deployment: all troops are revealed; terrain, spell and creature cards go into the line."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs_combat
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules.combat.procedures import DEPLOYMENT, Combat, Insertion
from battlebook.games.magestorm.state import State, side_of
from battlebook.kernel.frames import leave, push, restart
from battlebook.kernel.options import Ask, Group, Option
from battlebook.kernel.rules import Refusal

REVEAL_ALL: Final = LEDGER("ms:combat-3:reveal-all")
ATTACKER_FIRST: Final = LEDGER("ms:combat-3:attacker-inserts-first")
ORDER: Final = LEDGER("ms:combat-3:order-of-cards")
ACTIVE: Final = LEDGER("ms:combat-3:active-cards")
ABILITIES: Final = LEDGER("ms:combat-3:apply-abilities")
FIRST_LINE_ONLY: Final = LEDGER("ms:combat-0:first-line-only")
RESERVE_OUT: Final = LEDGER("ms:combat-0:reserve-out")
FIRST_FOUR: Final = LEDGER("ms:gloss:first-line-four")
RESERVE: Final = LEDGER("ms:gloss:reserve")
FIRST_LINE: Final = LEDGER("ms:prep:first-line-four")
ACTIVE_CARDS: Final = LEDGER("ms:gloss:active-cards")
TACTICAL_PLACE: Final = LEDGER("ms:spells:tactical-card-place")
SUMMON_PLACE: Final = LEDGER("ms:spells:summon-card-place")
NEVER_FIRST: Final = LEDGER.refusal("ms:combat-3:creature-never-first")
NOTES: Final = (ACTIVE, ABILITIES, FIRST_LINE_ONLY, RESERVE_OUT, FIRST_FOUR, FIRST_LINE, RESERVE, ACTIVE_CARDS)
MOST_PLACES: Final = 32
PLACE: Final = tuple(Option(("place", n), (("slot", n),)) for n in range(MOST_PLACES))


def all_troops_are_revealed(s: State, f: Combat) -> None:
    """The first four of each unit are its first line, the others its reserve."""
    verbs_combat.begin_step(s, DEPLOYMENT, REVEAL_ALL)
    verbs_combat.line_up(s, f.attacker, REVEAL_ALL)
    verbs_combat.line_up(s, f.defender, REVEAL_ALL)
    for rule in NOTES:
        s.note(rule)


def the_attacker_inserts_his_cards(s: State, f: Combat) -> None:
    """Starting with the attacker."""
    insert_cards(s, side_of(f.attacker))


def the_defender_inserts_his_cards(s: State, f: Combat) -> None:
    """Then the defender."""
    insert_cards(s, side_of(f.defender))


def insert_cards(s: State, side: int) -> None:
    """Terrain cards and spells lie behind the line; creatures are put into it."""
    s.note(ORDER)
    if s.spells[side]:
        s.note(TACTICAL_PLACE)
    if s.called[side] and s.line[side]:
        push(s, Insertion(side))


def the_place_of_a_creature_is_chosen(s: State, f: Insertion) -> Ask:
    """Anywhere in the first line but first."""
    options = tuple([PLACE[n] for n in range(len(s.line[f.side]) + 1) if refuse_place(s, f.side, n) is None])
    groups = (Group(SUMMON_PLACE, "place", options),)
    return Ask(f.side, SUMMON_PLACE, "place", groups, None, (s.called[f.side][0],))


def refuse_place(s: State, side: int, at: int) -> Refusal | None:
    """A creature is never put in front."""
    return NEVER_FIRST if at == 0 else None


def it_stands_there(s: State, f: Insertion) -> None:
    """Then the next one."""
    verbs_combat.insert_creature(s, f.side, s.answer[1], SUMMON_PLACE)
    if s.called[f.side]:
        restart(s, f)
    else:
        leave(s)


Insertion.steps = (the_place_of_a_creature_is_chosen, it_stands_there)
Insertion.rules = (SUMMON_PLACE, SUMMON_PLACE)
STEPS: Final = (all_troops_are_revealed, the_attacker_inserts_his_cards, the_defender_inserts_his_cards)
RULES: Final = (REVEAL_ALL, ATTACKER_FIRST, ATTACKER_FIRST)

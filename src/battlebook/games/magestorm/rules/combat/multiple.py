"""Multiple Combat: up to two units a side in one hex; each combat is between one unit and one unit."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs, verbs_combat
from battlebook.games.magestorm.board import OFF
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules import loads
from battlebook.games.magestorm.rules.combat.procedures import LOST, WON, Advance, Combat, Encounter, Fights, Fought
from battlebook.games.magestorm.state import UNITS, State, side_of
from battlebook.kernel.frames import leave, push, replace, restart
from battlebook.kernel.options import Ask, Group, Option

TWO_EACH: Final = LEDGER("ms:multi:two-units-each")
ALL_SEEN: Final = LEDGER("msr:multi-presentation")
TWO_DEFENDERS: Final = LEDGER("msr:attack-hex-with-two-enemies")
A_CHOOSES: Final = LEDGER("ms:multi:a-attacker-chooses")
A_BOTH: Final = LEDGER("ms:multi:a-both-advance")
A_SECOND: Final = LEDGER("ms:multi:a-second-must-fight")
A_FORCED: Final = LEDGER("msr:a-second-attacker-forced")
A_SECOND_ALONE: Final = LEDGER("ms:multi:a-second-only-advances")
B_CHOOSES: Final = LEDGER("ms:multi:b-defender-chooses")
B_DEAD: Final = LEDGER("ms:multi:b-ends-if-attacker-dead")
B_SECOND: Final = LEDGER("ms:multi:b-second-combat")
B_AFTER_LOSS: Final = LEDGER("msr:b-second-combat-after-loss")
B_ADVANCE: Final = LEDGER("msr:b-advance")
C_CHOOSE: Final = LEDGER("ms:multi:c-choose")
C_SECOND: Final = LEDGER("ms:multi:c-second-pair")
C_BOTH: Final = LEDGER("ms:multi:c-both-eliminated")
C_NEITHER: Final = LEDGER("ms:multi:c-both-defeated")
C_MIXED: Final = LEDGER("ms:multi:c-mixed-new-combat")
C_MIXED_DEAD: Final = LEDGER("msr:advance-mixed-c")
C_ADVANCE: Final = LEDGER("ms:multi:c-mixed-advance")
C_FAIL: Final = LEDGER("ms:multi:c-mixed-fail")
DEFEATED: Final = LEDGER("msr:defeated-means")
MAY: Final = LEDGER("ms:combat-end:attacker-may-advance")
MUTUAL: Final = LEDGER("msr:advance-mutual-elimination")
OPTIONAL: Final = LEDGER("msr:advance-optional")
STAYS: Final = LEDGER("ms:combat-end:attacker-stays")
LOSER_STAYS: Final = LEDGER("ms:move:loser-stays")
WINNER: Final = LEDGER("ms:move:winner-advances")
STACK: Final = LEDGER("msr:advance-over-stacking")
FIGHT: Final = tuple(Option(("fight", u), (("unit", u),)) for u in range(UNITS))
ADVANCE: Final = tuple(Option(("advance", u), (("unit", u),)) for u in range(UNITS))
STAY: Final = Group(OPTIONAL, "stay", (Option(("stay",)),))
ALWAYS: Final = 1  # the ruling on advancing: mandatory
BUT_IN_C: Final = 2  # mandatory between two and two units
Pair = tuple[int, int]


# ------------------------------------------------------------------------------------------ who fights first


def the_first_troops_of_all_are_seen(s: State, f: Encounter) -> None:
    """Before anybody chooses, the vanguard of every unit in this combat is seen."""
    if len(f.attackers) + len(f.defenders) == 2:
        return
    s.note(TWO_EACH)
    if len(f.defenders) == 2:
        s.note(TWO_DEFENDERS)
    for unit in (*f.attackers, *f.defenders):
        verbs_combat.present(s, unit, ALL_SEEN)


def the_attacker_chooses_his_first_unit(s: State, f: Encounter) -> Ask | None:
    """With two units, he says which one fights first."""
    if len(f.attackers) < 2:
        return None
    return first_ask(f.attackers, C_CHOOSE if len(f.defenders) == 2 else A_CHOOSES, f.hex)


def it_stands_first_of_the_attackers(s: State, f: Encounter) -> None:
    """The other one waits."""
    if len(f.attackers) == 2:
        replace(s, Encounter(f.hex, chosen_first(f.attackers, s.answer[1]), f.defenders))


def the_defender_chooses_his_first_unit(s: State, f: Encounter) -> Ask | None:
    """Then the defender, knowing that choice."""
    if len(f.defenders) < 2:
        return None
    return first_ask(f.defenders, C_CHOOSE if len(f.attackers) == 2 else B_CHOOSES, f.hex)


def the_combats_are_fought(s: State, f: Encounter) -> None:
    """One after the other."""
    defenders = chosen_first(f.defenders, s.answer[1]) if len(f.defenders) == 2 else f.defenders
    restart(s, Fights(f.hex, f.attackers, defenders))


Encounter.steps = (
    the_first_troops_of_all_are_seen,
    the_attacker_chooses_his_first_unit,
    it_stands_first_of_the_attackers,
    the_defender_chooses_his_first_unit,
    the_combats_are_fought,
)


def first_ask(units: tuple[int, ...], rule: str, hex_: int) -> Ask:
    """Which of two units fights first."""
    options = tuple([FIGHT[u] for u in sorted(units)])
    return Ask(side_of(units[0]), rule, "fight", (Group(rule, "fight", options),), None, (hex_,))


def chosen_first(units: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Two units with the chosen one in front."""
    return (first, units[0] if units[1] == first else units[1])


# ---------------------------------------------------------------------------------------- who fights whom next


def a_combat_is_resolved(s: State, f: Fights) -> None:
    """Normally, in ten steps."""
    pair = next_pair(f.attackers, f.defenders, f.fought)
    if pair is not None:
        push(s, Combat(pair[0], pair[1], f.hex))


def what_it_came_to(s: State, f: Fights) -> None:
    """Another combat follows, or the victors may advance."""
    pair = next_pair(f.attackers, f.defenders, f.fought)
    if pair is None:
        leave(s)
        return
    outcome = (0 if s.cards[pair[1]] else WON) | (0 if s.cards[pair[0]] else LOST)
    fought = (*f.fought, (*pair, outcome))
    if s.watched():
        note_outcome(s, f.attackers, f.defenders, fought)
    if next_pair(f.attackers, f.defenders, fought) is not None:
        restart(s, Fights(f.hex, f.attackers, f.defenders, fought))
        return
    for unit in f.attackers:
        verbs.clear_attack(s, unit)
    restart(s, Advance(f.hex, advancing(f.attackers, f.defenders, fought), must_advance(s, f)))


Fights.steps = (a_combat_is_resolved, what_it_came_to)


def next_pair(attackers: tuple[int, ...], defenders: tuple[int, ...], fought: tuple[Fought, ...]) -> Pair | None:
    """The attacker and the defender who fight next, or None. The units chosen to fight first stand first."""
    if not fought:
        return attackers[0], defenders[0]
    if len(attackers) == 2 and len(defenders) == 2:
        return next_of_two(attackers, defenders, fought)
    if len(fought) == 2:
        return None
    if len(attackers) == 2 and not fought[0][2] & WON:
        return attackers[1], defenders[0]
    if len(defenders) == 2 and not fought[0][2] & LOST:
        return attackers[0], defenders[1]
    return None


def next_of_two(attackers: tuple[int, ...], defenders: tuple[int, ...], fought: tuple[Fought, ...]) -> Pair | None:
    """Two against two: the other pair, then a living victor against the defender who is left."""
    if len(fought) == 1:
        return attackers[1], defenders[1]
    if len(fought) > 2:
        return None
    for one, other in ((fought[0], fought[1]), (fought[1], fought[0])):
        if one[2] == WON and not other[2] & WON:
            return one[0], other[1]
    return None


def advancing(attackers: tuple[int, ...], defenders: tuple[int, ...], fought: tuple[Fought, ...]) -> tuple[int, ...]:
    """The units that may go into the hex: living ones, once every defender is eliminated."""
    beaten = {d for _, d, outcome in fought if outcome & WON}
    if len(beaten) < len(defenders):
        return ()
    dead = {a for a, _, outcome in fought if outcome & LOST}
    alone = len(fought) == 3 or (len(defenders) == 1 and len(fought) == 2)
    entitled = (fought[-1][0],) if alone else attackers
    return tuple([unit for unit in entitled if unit not in dead])


def note_outcome(s: State, attackers: tuple[int, ...], defenders: tuple[int, ...], fought: tuple[Fought, ...]) -> None:
    """Cite what decides how it goes on."""
    last = fought[-1][2]
    if last & WON and last & LOST:
        s.note(MUTUAL)
    if not last & WON:
        s.note(DEFEATED)
        s.note(LOSER_STAYS)
        s.note(STAYS)
    if len(attackers) == 2 and len(defenders) == 2:
        note_two(s, fought)
    elif len(attackers) == 2:
        note_one_defender(s, fought)
    elif len(defenders) == 2 and len(fought) == 1:
        s.note(B_DEAD if last & LOST else B_SECOND)
        if not last & (WON | LOST):
            s.note(B_AFTER_LOSS)
    elif len(defenders) == 2:
        s.note(B_ADVANCE)


def note_one_defender(s: State, fought: tuple[Fought, ...]) -> None:
    """Cite the case of two attackers and one defender."""
    won = fought[-1][2] & WON
    if len(fought) == 1:
        s.note(A_BOTH if won else A_SECOND)
        if not won:
            s.note(A_FORCED)
    elif won:
        s.note(A_SECOND_ALONE)


def note_two(s: State, fought: tuple[Fought, ...]) -> None:
    """Cite the case of two against two."""
    if len(fought) == 1:
        s.note(C_SECOND)
    elif len(fought) == 2:
        wins = [outcome & WON for _, _, outcome in fought]
        if all(wins):
            s.note(C_BOTH)
        elif not any(wins):
            s.note(C_NEITHER)
        else:
            s.note(C_MIXED if any(outcome == WON for _, _, outcome in fought) else C_MIXED_DEAD)
    else:
        s.note(C_ADVANCE if fought[2][2] & WON else C_FAIL)


# -------------------------------------------------------------------------------------------------- advancing


def must_advance(s: State, f: Fights) -> int:
    """Whether the ruling leaves no choice."""
    ruling = s.rulings.advance_optional
    both = len(f.attackers) == 2 and len(f.defenders) == 2
    return 1 if ruling == ALWAYS or (ruling == BUT_IN_C and both) else 0


def a_victor_may_advance(s: State, f: Advance) -> Ask | None:
    """Into the emptied hex, or stay; one unit after the other."""
    if not f.units or f.must:
        return None
    unit = f.units[0]
    go = Group(MAY, "advance", (ADVANCE[unit],))
    return Ask(side_of(unit), MAY, "advance", (go, STAY), None, (unit, f.hex))


def it_advances_or_stays(s: State, f: Advance) -> None:
    """Then the next one."""
    if not f.units:
        leave(s)
        return
    unit = f.units[0]
    if f.must or s.answer[0] == "advance":
        s.note(OPTIONAL)
        s.note(STACK)
        s.note(MAY)
        verbs_combat.advance(s, unit, f.hex, WINNER)
        loads.the_unit_stands(s, unit)
    else:
        verbs_combat.stay(s, unit, OPTIONAL)
    restart(s, Advance(f.hex, f.units[1:], f.must))


Advance.steps = (a_victor_may_advance, it_advances_or_stays)


def attackers_of(s: State, side: int, hex_: int) -> tuple[int, ...]:
    """A side's units that attack a hex, by number."""
    return tuple([u for u in range(UNITS) if side_of(u) == side and s.attacks[u] == hex_ != OFF and s.on_board(u)])

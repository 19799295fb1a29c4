"""Chapter 12: what cards add to Attack and Defense, row by row; each row is named after its card."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.holders import Lasting
from battlebook.games.heroes3.rules.procedures import RETALIATION, Attack
from battlebook.games.heroes3.state import State

CARD: Final = LEDGER("h3:4:attack-step-cards")
SCOPE: Final = LEDGER("h3r:misfortune-scope")

FAR_OPS: Final = ("attack_ranged", "attack_ranged_nonadjacent")
RAISES: Final = ("attack", "void_die_plus_attack", *FAR_OPS)

Row = tuple[int, str, str]  # value, message, rule


def on(s: State, unit: int) -> list[Lasting]:
    """The effects on a unit, and those of its whole side, in the order they began."""
    side = s.side[unit]
    return [Lasting._make(row) for row in s.lasting if row[3] == unit or (row[3] < 0 and row[1] == side)]


def named(row: Lasting, value: int) -> Row:
    """A row of the sum with the card's name; a Morale Card is none of a deck."""
    return value, CARDS[row.card].name_message if row.card >= 0 else "h3-sum-morale-card", CARD


def is_near(s: State, f: Attack) -> bool:
    """Whether the two stand next to each other."""
    return bool(s.board.next[s.place[f.attacker]] >> s.place[f.target] & 1)


def attack_rows(s: State, f: Attack) -> list[Row]:
    """What cards change on the attacking unit's Attack; Misfortune voids the raises that came after it."""
    rows: list[Row] = []
    voided = False
    for row in on(s, f.attacker):
        if row.op == "void_die_or_bonus":
            voided = True
        elif row.op == "attack_penalty":
            rows.append(named(row, -row.n))
        elif row.op in RAISES:
            value = raise_of(s, f, row)
            if voided and value > 0:
                s.note(SCOPE)
            elif value:
                rows.append(named(row, value))
    return rows


def raise_of(s: State, f: Attack, row: Lasting) -> int:
    """What one effect adds to this attack."""
    if row.op in FAR_OPS and (is_near(s, f) or s.card(f.attacker).type != RANGED):
        return 0
    faster = s.speed[f.attacker] - s.speed[f.target]
    if ("own_initiative_higher" in row.what and faster > 0) or ("target_initiative_higher" in row.what and faster < 0):
        return 2 * row.n
    return row.n


def defense_rows(s: State, f: Attack) -> list[Row]:
    """What cards add to the target's Defense."""
    ranged = s.card(f.attacker).type == RANGED
    rows: list[Row] = []
    for row in on(s, f.target):
        if row.op == "defense":
            rows.append(named(row, row.n + (1 if "adjacent" in row.what and is_near(s, f) else 0)))
        elif row.op == ("defense_vs_ranged" if ranged else "defense_vs_melee"):
            rows.append(named(row, row.n))
        elif row.op == "defense_vs_slower" and s.speed[f.attacker] < s.speed[f.target]:
            rows.append(named(row, row.n))
    return rows


def defense_cuts(s: State, f: Attack, defense: int) -> list[Row]:
    """What cards take off the Defense, never below 0."""
    rows: list[Row] = []
    for row in on(s, f.target):
        if row.op == "defense_penalty":
            cut = min(max(defense, 0), row.n)
            rows.append(named(row, -cut))
            defense -= cut
    for row in on(s, f.attacker):
        if row.op == "ignore_defense" and defense > 0:
            rows.append(named(row, -defense))
            defense = 0
    return rows


def guard_counts(s: State, unit: int) -> bool:
    """3 A Defense Token adds 1 Defense when its die shows +1; an effect may let it work on more faces."""
    if s.guard == 1:
        return True
    return any(row[0] == "defense_token_faces" and row[1] == s.side[unit] and s.guard in row[8] for row in s.lasting)


def is_elemental(s: State, f: Attack) -> bool:
    """Whether an effect makes the unit's damage elemental."""
    return any(row[0] == "elemental_damage" and row[3] == f.attacker for row in s.lasting)


def reductions(s: State, f: Attack, damage: int) -> list[Row]:
    """What cards take off the damage of a retaliation, never below 0."""
    rows: list[Row] = []
    if f.kind == RETALIATION:
        for row in on(s, f.target):
            if row.op == "reduce_retaliation_damage":
                cut = min(max(damage, 0), row.n)
                rows.append(named(row, -cut))
                damage -= cut
    return rows

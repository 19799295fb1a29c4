"""Chapter 12: what cards add to Attack and Defense, row by row; each row is named after its card."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.faces import RANGED
from battlebook.games.heroes3.holders import Lasting
from battlebook.games.heroes3.rules.procedures import Attack
from battlebook.games.heroes3.state import State

CARD: Final = LEDGER("h3:4:attack-step-cards")

Row = tuple[int, str, str]  # value, message, rule


def on(s: State, unit: int) -> list[Lasting]:
    """The effects on a unit."""
    return [Lasting._make(row) for row in s.lasting if row[3] == unit]


def named(row: Lasting, value: int) -> Row:
    """A row of the sum with the card's name."""
    return value, CARDS[row.card].name_message, CARD


def is_near(s: State, f: Attack) -> bool:
    """Whether the two stand next to each other."""
    return bool(s.board.next[s.place[f.attacker]] >> s.place[f.target] & 1)


def attack_rows(s: State, f: Attack) -> list[Row]:
    """What cards change on the attacking unit's Attack."""
    rows: list[Row] = []
    far = not is_near(s, f)
    for row in on(s, f.attacker):
        if row.op in ("attack", "void_die_plus_attack"):
            rows.append(named(row, row.n))
        elif row.op in ("attack_ranged", "attack_ranged_nonadjacent") and far:
            rows.append(named(row, row.n))
        elif row.op == "attack_penalty":
            rows.append(named(row, -row.n))
    return rows


def defense_rows(s: State, f: Attack) -> list[Row]:
    """What cards add to the target's Defense."""
    ranged = s.card(f.attacker).type == RANGED
    rows: list[Row] = []
    for row in on(s, f.target):
        if row.op == "defense" or (row.op == "defense_vs_ranged" and ranged):
            rows.append(named(row, row.n))
        elif row.op == "defense_vs_melee" and not ranged:
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

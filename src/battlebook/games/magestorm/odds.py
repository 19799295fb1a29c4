"""Exact chances of a combat's rolls, with dice that are set, added or still to be rolled, counted out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import ATTACK, DAMAGE, DEFENSE, ENGAGEMENT, INITIATIVE, MELEE
from battlebook.games.magestorm.refs import unit_ref
from battlebook.games.magestorm.rules.combat import values
from battlebook.games.magestorm.rules.combat.procedures import ENGAGE
from battlebook.games.magestorm.rules.combat.sides import unit_of_side
from battlebook.games.magestorm.rules.procedures import FOR_DAMAGE, FOR_INITIATIVE, DiceRoll
from battlebook.games.magestorm.state import TO_ROLL, State
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.words import Words, words

FACES: Final = 6
OPEN: Final = -1  # a die still to be rolled
HIGHER_FIRST: Final = LEDGER("ms:combat-4:initiative-higher-first")
BEATS: Final = LEDGER("ms:combat-4:attack-beats-defense")
ASSUMES: Final = (words("ms-odds-no-more-fate"),)
Die = tuple[int, int]  # side, result or OPEN
Row = tuple[Fraction, int, Words]  # share, the side for which it is good or -1, how it reads


def beats(lead: int) -> Fraction:
    """The chance that a die plus ``lead`` is greater than another die."""
    ways = sum(max(0, min(FACES, face + lead - 1)) for face in range(1, FACES + 1))
    return Fraction(ways, FACES * FACES)


def first(lead: int) -> Fraction:
    """The chance to win initiative with ``lead`` more than the other: ties are rolled again until somebody wins."""
    mine, theirs = beats(lead), beats(-lead)
    return mine / (mine + theirs)


def chances(s: State, when: int) -> list[dict[str, Any]]:
    """By seat, the chance to win initiative (in the engagement, else None) and that its attack succeeds."""
    found: list[dict[str, Any]] = []
    for side in (0, 1):
        lead = values.total(s, side, ATTACK, when) - values.total(s, 1 - side, DEFENSE, when)
        ahead = values.total(s, side, INITIATIVE, when) - values.total(s, 1 - side, INITIATIVE, when)
        wins = float(first(ahead)) if when == ENGAGEMENT else None
        found.append({"first": wins, "hits": float(beats(lead))})
    return found


# --------------------------------------------------------------------------------- the roll that is on the table


def odds(s: State, ask: Ask, key: Key) -> dict[str, Any] | None:
    """What becomes of the roll on the table after an answer of the Fate Guardian; None for any other answer."""
    if ask.kind not in ("fate", "reroll") or ask.find(key) is None or not s.fight:
        return None
    roll = next((f for f in reversed(s.stack) if isinstance(f, DiceRoll)), None)
    if roll is None or roll.purpose == FOR_DAMAGE:
        return None
    side = roll.sides[0]
    by_initiative = roll.purpose == FOR_INITIATIVE
    when = ENGAGEMENT if s.fight[3] == ENGAGE else MELEE
    lead = values.total(s, side, INITIATIVE if by_initiative else ATTACK, when)
    lead -= values.total(s, 1 - side, INITIATIVE if by_initiative else DEFENSE, when)
    shares = shares_of(dice_after(s, key), side, lead)
    if by_initiative:
        rows = initiative_rows(s, side, shares)
    else:
        rows = strike_rows(s, side, when, shares)
    outcomes = [
        {"share": float(share), "kind": kind_of(winner, ask.seat), "words": said}
        for share, winner, said in rows
        if share
    ]
    return {"outcomes": outcomes, "assumes": list(ASSUMES), "rule": HIGHER_FIRST if by_initiative else BEATS}


def kind_of(winner: int, seat: int) -> str:
    """Whether an outcome is good for a seat; ``winner`` -1: for nobody."""
    return "neutral" if winner < 0 else "good" if winner == seat else "bad"


def dice_after(s: State, key: Key) -> list[Die]:
    """The dice on the table as an answer leaves them."""
    dice = [(side, OPEN if how == TO_ROLL else value) for side, value, how in s.dice]
    verb = key[0]
    if verb == "tome":
        dice[key[2]] = (dice[key[2]][0], key[1])
    elif verb == "zero":
        dice[key[1]] = (dice[key[1]][0], 0)
    elif verb == "equality":
        for at in key[2:]:
            dice[at] = (dice[at][0], key[1])
    elif verb == "add-die":
        dice.append((key[1], OPEN))
    elif verb == "reroll":
        dice[key[1]] = (dice[key[1]][0], OPEN)
    return dice


def shares_of(dice: Sequence[Die], side: int, lead: int) -> dict[int, Fraction]:
    """The chances that a side's result is greater than (1), equal to (0) or lower than (-1) the other's."""
    spread: dict[int, Fraction] = {lead: Fraction(1)}
    for owner, value in dice:
        sign = 1 if owner == side else -1
        faces = range(1, FACES + 1) if value == OPEN else (value,)
        after: dict[int, Fraction] = defaultdict(Fraction)
        for ahead, share in spread.items():
            for face in faces:
                after[ahead + sign * face] += share / len(faces)
        spread = after
    found = dict.fromkeys((1, 0, -1), Fraction(0))
    for ahead, share in spread.items():
        found[(ahead > 0) - (ahead < 0)] += share
    return found


def initiative_rows(s: State, side: int, shares: dict[int, Fraction]) -> list[Row]:
    """Who strikes first, or a new roll."""
    mine, other = unit_ref(unit_of_side(s, side)), unit_ref(unit_of_side(s, 1 - side))
    return [
        (shares[1], side, words("ms-odds-first", unit=mine)),
        (shares[0], -1, words("ms-odds-tie")),
        (shares[-1], 1 - side, words("ms-odds-first", unit=other)),
    ]


def strike_rows(s: State, side: int, when: int, shares: dict[int, Fraction]) -> list[Row]:
    """Whether the strike hits, and its damage; a tie fails."""
    unit = unit_ref(unit_of_side(s, side))
    most, least = values.total(s, side, DAMAGE, when), values.minimum(s, side, when)
    return [
        (shares[1], side, words("ms-odds-hits", unit=unit, n=most)),
        (shares[0] + shares[-1], 1 - side, words("ms-odds-fails", unit=unit, n=least)),
    ]

"""Victory conditions: they belong to the scenario; each kind that scenarios use has one function here."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm import verbs
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import KRAGIS, LAUSJAN
from battlebook.games.magestorm.scenario import BOTH, Aim
from battlebook.games.magestorm.state import FIGHTING, MOVEMENT, State

OWN_CONDITIONS: Final = LEDGER("ms:overview:scenario-own-victory")
FIRST_TO_COMPLETE: Final = LEDGER("ms:overview:first-to-complete-wins")
AT_THE_END: Final = LEDGER("ms:seq:victory-check-end")
AT_ONCE: Final = LEDGER("ms:seq:early-victory")
DRAWN: Final = LEDGER("msr:draw")
SIDES: Final = (KRAGIS, LAUSJAN)


def holds(s: State, side: int, hex_: int) -> bool:
    """Own units in the hex, and no enemies."""
    return bool(s.units_in(hex_, side)) and not s.units_in(hex_, 1 - side)


def owners(aim: Aim) -> tuple[int, ...]:
    """The sides a condition counts for."""
    return SIDES if aim.side == BOTH else (aim.side,)


def aims(s: State, kind: str) -> list[Aim]:
    """The scenario's conditions of a kind."""
    return [aim for aim in s.plan.scenario.aims if aim.kind == kind]


def win(s: State, side: int, kind: str, rule: str) -> bool:
    """A side has won."""
    verbs.end_game(s, side, kind, rule)
    return True


# ------------------------------------------------------------------------------------------- while it goes on


def decided_now(s: State) -> bool:
    """Conditions that end the game at the moment they are met."""
    for aim in aims(s, "escort"):
        if s.phase == MOVEMENT and is_delivered(s, aim):
            s.note(FIRST_TO_COMPLETE)
            return win(s, aim.side, "escort", AT_ONCE)
    for aim in aims(s, "eliminate-all"):
        if s.stage != FIGHTING:
            break
        alone = [side for side in owners(aim) if not s.places_of(1 - side)]
        if len(alone) > 1:
            decide_by_score(s)
            return True
        if alone:
            return win(s, alone[0], "eliminate-all", FIRST_TO_COMPLETE)
    return False


def is_delivered(s: State, aim: Aim) -> bool:
    """Whether an own unit carries the load in the hex it must reach."""
    return any(carrier // 12 == aim.side and s.place[carrier] in aim.hexes for carrier, _ in s.loads if carrier >= 0)


def score_now(s: State, kind: str, side: int, n: int = 1) -> None:
    """Points for something that has just happened ``n`` times: troops have left over the edge ("exit"), a forest is
    gone ("burned"), refugees are safe ("refuge"), enemy units are eliminated in combat ("kills")."""
    for aim in aims(s, kind):
        if aim.side in (side, BOTH):
            verbs.gain_score(s, side, aim.vp * n, OWN_CONDITIONS)


def reaches_refuge(s: State, unit: int) -> bool:
    """Whether a unit stands where its side's refugees are safe."""
    return any(aim.side == unit // 12 and s.place[unit] in aim.hexes for aim in aims(s, "refuge"))


def score_round(s: State) -> None:
    """Points for hexes that are held when a round ends."""
    for aim in aims(s, "control"):
        for side in owners(aim):
            verbs.gain_score(s, side, aim.vp * held(s, side, aim), OWN_CONDITIONS)


def held(s: State, side: int, aim: Aim) -> int:
    """How many of a condition's hexes a side holds."""
    return sum(holds(s, side, site) for site in aim.hexes)


def decided_at_round_end(s: State) -> bool:
    """Conditions that end the game at the end of any round."""
    for aim in aims(s, "seize"):
        if held(s, aim.side, aim):
            return win(s, aim.side, "seize", AT_ONCE)
    for aim in aims(s, "empty"):
        if not any(s.units_in(site, 1 - aim.side) for site in aim.hexes):
            return win(s, aim.side, "empty", AT_ONCE)
    for aim in aims(s, "capture"):
        verbs.count_held_round(s, any(carrier // 12 == aim.side for carrier, _ in s.loads if carrier >= 0))
        if s.held_rounds >= aim.n:
            return win(s, aim.side, "capture", AT_ONCE)
    return False


# --------------------------------------------------------------------------------------------- at the end


def decide_at_the_end(s: State) -> None:
    """After the last round: the last points, then the condition that decides, else the higher score."""
    for aim in s.plan.scenario.aims:
        for side in owners(aim):
            verbs.gain_score(s, side, last_points(s, aim, side), OWN_CONDITIONS)
    for aim in s.plan.scenario.aims:
        if is_decisive(aim):
            s.note(OWN_CONDITIONS)
            winner = aim.side if is_met(s, aim) else 1 - aim.side
            win(s, winner, aim.kind, AT_THE_END)
            return
    decide_by_score(s)


def last_points(s: State, aim: Aim, side: int) -> int:
    """The points that a condition gives after the last round."""
    if aim.kind == "hold-at-end":
        return aim.vp * held(s, side, aim)
    if aim.kind == "rows-at-end":
        return aim.vp * sum(len(s.cards[u]) for u in s.units_of(side) if s.place[u] in aim.hexes)
    if aim.kind == "forests":
        return aim.vp * sum(s.plan.terrain[t].forest for t in s.terrain)
    if aim.kind == "losses":
        return aim.vp * (s.lost[1 - side] // aim.n)
    if aim.kind == "refuge":
        return -aim.m * sum(carrier >= 0 and carrier // 12 != side for carrier, _ in s.loads)
    return 0


def is_decisive(aim: Aim) -> bool:
    """Whether a condition alone says who wins after the last round."""
    return aim.kind in ("threshold", "exit-share", "columns-at-end", "survive")


def is_met(s: State, aim: Aim) -> bool:
    """Whether a decisive condition is met."""
    if aim.kind == "threshold":
        return s.score[aim.side] >= aim.n
    if aim.kind == "exit-share":
        return s.exits[aim.side] * aim.m >= aim.n * len(s.plan.army(aim.side).cards)
    if aim.kind == "columns-at-end":
        return is_delivered(s, aim)
    return True


def decide_by_score(s: State) -> None:
    """The higher score; then, unless the scenario calls it a draw, what is left of the armies."""
    a, b = s.score
    if a == b and not s.plan.scenario.special.draws:
        a, b = left(s, KRAGIS), left(s, LAUSJAN)
    if a == b:
        verbs.end_game(s, -1, "draw", DRAWN)
    else:
        win(s, KRAGIS if a > b else LAUSJAN, "score", AT_THE_END)


def left(s: State, side: int) -> int:
    """The resistance of a side's troops in its units."""
    return sum(s.plan.cards[card].resistance for unit in s.formed(side) for card in s.cards[unit])

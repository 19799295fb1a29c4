"""Verbs for the course of a Combat: it begins, Rounds come and go, it ends."""

from __future__ import annotations

from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.state import BATTLE, OVER, STAGES, State
from battlebook.games.heroes3.verbs import SIDE_MESSAGES, put_in_order, say_all


def heading(s: State) -> dict[str, object]:
    """The heading of the log under which all that follows stands: placing, a Round, the end."""
    return {"id": f"h3-heading-{STAGES[s.stage]}", "args": {"n": s.round}}


def begin_battle(s: State, rule: str) -> None:
    """All units stand: Combat begins."""
    s.stage = BATTLE
    if s.sink is not None or s.recorder is not None:
        say_all(s, "combat-begins", rule)


def begin_round(s: State, number: int, rule: str) -> None:
    """A new Combat Round."""
    s.round = number
    s.acted = 0
    put_in_order(s, MEMBERS[s.alive[0] | s.alive[1]])
    s.tie_value = -1
    s.hurt_this_round = False
    if s.sink is not None or s.recorder is not None:
        say_all(s, "round-begins", rule, n=number, heading=heading(s))


def ready_again(s: State, unit: int) -> None:
    """A unit that was activated may be activated once more in this Round."""
    s.acted &= ~(1 << unit)
    put_in_order(s, (*(u for u in s.queue if u != unit), unit))


def end_round(s: State, rule: str) -> None:
    """Activation cubes and Black Cubes are cleared."""
    s.acted = 0
    s.retaliated = 0
    s.quiet = 0 if s.hurt_this_round else s.quiet + 1
    if s.sink is not None or s.recorder is not None:
        say_all(s, "round-ends", rule, n=s.round)


def pay_movement(s: State, rule: str) -> None:
    """1 MP for one more Round."""
    s.mp -= 1
    if s.sink is not None or s.recorder is not None:
        say_all(s, "pays-movement", rule, n=s.mp)


def gain_movement(s: State, n: int, rule: str) -> None:
    """More MP for the Hero who began the Combat."""
    s.mp += n
    if s.sink is not None or s.recorder is not None:
        say_all(s, "gains-movement", rule, n=n)


def end_combat(s: State, ending: str, winner: int, rule: str) -> None:
    """The Combat is over: victory, retreat, defeat, draw; the winning side or -1."""
    s.stage = OVER
    s.ending = ending
    s.winner = winner
    s.ending_rule = rule
    if s.sink is not None or s.recorder is not None:
        side = {"id": SIDE_MESSAGES[winner], "args": {}} if winner >= 0 else "none"
        say_all(s, f"combat-ends-{ending}", rule, side=side, heading=heading(s))

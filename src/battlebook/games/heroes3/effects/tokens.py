"""Attack and Weakness Tokens: one of a kind on a unit; of two, its controller keeps one."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_tokens
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.rules.asking import ask_side
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, push
from battlebook.kernel.options import Ask, Group, Option

RULES: Final = {
    verbs_tokens.ATTACK: LEDGER("h3:15:attack-token"),
    verbs_tokens.WEAKNESS: LEDGER("h3:15:weakness-token"),
}
TOKEN_NUMBERS: Final = {verbs_tokens.ATTACK: 0, verbs_tokens.WEAKNESS: 1}


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class KeepToken(Frame):
    """15 A unit that has a token of a kind gets another one: its controller keeps one of the two."""

    __slots__ = ("n", "rounds", "rule", "token", "unit")
    fields = ("unit", "token", "n", "rounds", "rule")

    def __init__(self, unit: int, token: str, n: int, rounds: int, rule: str) -> None:
        self.unit = unit
        self.token = token
        self.n = n
        self.rounds = rounds
        self.rule = rule


def give(s: State, unit: int, token: str, n: int, rounds: int, rule: str) -> None:
    """Put a token on a unit; the last thing a step does when the unit may have one already."""
    if held(s, unit, token) == (0, 0):
        verbs_tokens.place_token(s, unit, token, n, rounds, rule)
    elif held(s, unit, token) != (n, rounds):
        push(s, KeepToken(unit, token, n, rounds, rule))


def held(s: State, unit: int, token: str) -> tuple[int, int]:
    """Value and Rounds of the token on the unit; zeros for none."""
    if token == verbs_tokens.ATTACK:
        return s.boost[unit], s.boost_rounds[unit]
    return s.weak[unit], s.weak_rounds[unit]


def its_controller_chooses_one(s: State, f: KeepToken) -> Ask | None:
    """15 One per unit."""
    groups = (
        Group(RULES[f.token], "keep-old", (Option(("keep-old",)),)),
        Group(RULES[f.token], "take-new", (Option(("take-new",)),)),
    )
    old, rounds = held(s, f.unit, f.token)
    args = (f.unit, TOKEN_NUMBERS[f.token], old, rounds, f.n, f.rounds)
    return ask_side(s, s.side[f.unit], RULES[f.token], "keep-token", groups, args)


def the_other_is_discarded(s: State, f: KeepToken) -> None:
    """15 And keeps it."""
    if s.answer == ("take-new",):
        verbs_tokens.place_token(s, f.unit, f.token, f.n, f.rounds, f.rule)


KeepToken.steps = (its_controller_chooses_one, the_other_is_discarded)
FRAMES: tuple[type[Frame], ...] = (KeepToken,)

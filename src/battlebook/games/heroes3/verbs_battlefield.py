"""The verbs of the Battlefield Board: Obstacle tokens, the Initiative Token."""

from __future__ import annotations

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.state import State


def lay_token(s: State, mask: int, rule: str) -> None:
    """An Obstacle token covers these hexes."""
    s.rocks |= mask
    if s.sink is not None or s.recorder is not None:
        spaces = MEMBERS[mask]
        verbs.say_all(s, "obstacle-laid", rule, space=verbs.space_ref(s, spaces[0]), places=list(spaces))


def pass_token(s: State, rule: str) -> None:
    """The Initiative Token goes to the other player."""
    take_token(s, 1 - s.token, rule, "token-passes")


def take_token(s: State, holder: int, rule: str, kind: str = "takes-token") -> None:
    """A side gets the Initiative Token."""
    s.token = holder
    if s.sink is not None or s.recorder is not None:
        side: dict[str, object] = {"id": verbs.SIDE_MESSAGES[holder], "args": {}}
        verbs.say_all(s, kind, rule, side=side)

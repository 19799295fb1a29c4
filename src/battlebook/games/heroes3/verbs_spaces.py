"""The verbs for tokens on spaces: the only functions that place, turn up or take away a token of a space."""

from __future__ import annotations

from typing import Any, Final

from battlebook.games.heroes3.holders import UNTIL_COMBAT, Lasting
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs import space_ref
from battlebook.games.heroes3.verbs_cards import end_effects
from battlebook.games.heroes3.verbs_holders import card_ref, say_side
from battlebook.kernel.chance import CARDS as CARD_STREAM
from battlebook.kernel.chance import shuffle

CASTING: Final = 0  # ``what`` of a hidden token: the number of its casting,
LIVE: Final = 1  # and how many live tokens of it are still hidden


def tell(s: State, kind: str, rule: str, row: Lasting, **more: Any) -> None:
    """Say what happens to a token on a space. Only called when somebody watches."""
    at: dict[str, Any] = {"space": space_ref(s, row.space), "places": [row.space], "card": card_ref(row.card)}
    say_side(s, kind, rule, row.side, **at, **more)


def lay(s: State, row: Lasting, rule: str) -> None:
    """A token that everybody may see is put on a space."""
    s.lasting = (*s.lasting, tuple(row))
    if s.sink is not None or s.recorder is not None:
        tell(s, "laid", rule, row)


def lay_hidden(
    s: State, op: str, side: int, card: int, spaces: tuple[int, ...], live: int, spell: int, rule: str
) -> None:
    """Hidden tokens are shuffled, so many of them live, and put on spaces; only their side may look at them."""
    casting = 1 + max((row[8][CASTING] for row in s.lasting if row[0] == op), default=0)
    tokens = shuffle(s, CARD_STREAM, (1,) * live + (0,) * (len(spaces) - live))
    for space, n in zip(spaces, tokens):
        lay(s, Lasting(op, side, card, -1, space, n, UNTIL_COMBAT, 0, (casting, live), spell), rule)


def reveal(s: State, row: Lasting, rule: str) -> None:
    """A hidden token is turned up and taken away; one live token less is hidden if it was one."""
    if s.sink is not None or s.recorder is not None:
        tell(s, "revealed", rule, row, n=row.n)
    end_effects(s, lambda other: other == row, rule, rule)
    if row.n == 1:
        casting, live = row.what
        s.lasting = tuple(
            [
                (*other[:8], (casting, live - 1), *other[9:]) if is_of(other, row, casting) else other
                for other in s.lasting
            ]
        )


def is_of(other: tuple[Any, ...], row: Lasting, casting: int) -> bool:
    """Whether a token was laid by the same casting."""
    return bool(other[0] == row.op and other[1] == row.side and other[8][CASTING] == casting)

"""The verbs of a siege: Walls, the Gate and the Arrow Tower come and go. A card effect that destroys one calls
`destroy_fortification` or `destroy_tower`."""

from __future__ import annotations

from typing import Any, Final

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.state import DEFENDER, State

TOWER_FALLS: Final = LEDGER("h3:7:tower-falls-with-walls")


def fort_ref(sort: str) -> dict[str, Any]:
    """A Wall or the Gate as an argument of words: "wall" or "gate"."""
    return {"ref": "fort", "id": sort, "msg": f"h3-siege-{sort}"}


def raise_walls(s: State, walls: int, gate: int, rule: str) -> None:
    """Walls and the Gate stand on these spaces."""
    s.forts |= walls | gate
    s.gate |= gate
    if s.sink is not None or s.recorder is not None:
        for space in MEMBERS[walls | gate]:
            sort = "gate" if gate >> space & 1 else "wall"
            verbs.say_all(s, "fort-stands", rule, fort=fort_ref(sort), space=verbs.space_ref(s, space), places=[space])


def place_tower(s: State, face: int, rule: str) -> int:
    """The Arrow Tower lies beside the board; the unit's number."""
    unit = verbs.enlist(s, face, DEFENDER)
    s.tower |= 1 << unit
    verbs.stand(s, unit, s.board.spaces, rule)
    return unit


def destroy_fortification(s: State, space: int, rule: str) -> None:
    """The Wall or Gate on a space is gone; with the last one the Arrow Tower falls."""
    sort = "gate" if s.gate >> space & 1 else "wall"
    piece = s.board.pieces[space]
    s.forts &= ~piece
    s.gate &= ~piece
    if s.sink is not None or s.recorder is not None:
        ref = verbs.space_ref(s, space)
        verbs.say_all(s, "fort-falls", rule, fort=fort_ref(sort), space=ref, places=list(MEMBERS[piece]))
    if not s.forts:
        destroy_tower(s, TOWER_FALLS)


def destroy_tower(s: State, rule: str) -> None:
    """The Arrow Tower is gone, if it still stands."""
    for unit in MEMBERS[s.tower & s.alive[DEFENDER]]:
        verbs.remove(s, unit, rule)


def pay_for_defence(s: State, gold: int, rule: str) -> None:
    """The owner of a Town pays to defend it without a Hero."""
    if s.sink is not None or s.recorder is not None:
        verbs.say_all(s, "pays-defence", rule, n=gold)

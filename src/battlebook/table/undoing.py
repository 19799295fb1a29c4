"""Taking back and doing again. A free undo ends where something was rolled, revealed or answered by another person; a
computer's answer does not count as another person's."""

from __future__ import annotations

from typing import Any

from battlebook.kernel import gate
from battlebook.kernel.match import Match
from battlebook.kernel.words import Words, words
from battlebook.table.live import Live
from battlebook.table.parts import Undo
from battlebook.table.wires import Wire


def holders(live: Live, wire: Wire) -> tuple[int, ...]:
    """The seats whose step this page may take back: the active one, and in open games all that share the device."""
    if wire.active is None:
        return ()
    return wire.seats if not live.hides else (wire.active,)


def steps_back(live: Live, wire: Wire) -> tuple[int, str]:
    """How many decisions an undo takes back, or 0 and why it cannot."""
    match = live.match
    assert match is not None
    mine = holders(live, wire)
    for back in range(1, match.revision + 1):
        seat = match.decisions[-back].seat
        reason = fixed(match, len(match.decisions) - back)
        if seat in mine:
            return (0, reason) if reason else (back, "")
        if not live.row.seats[seat].computer:
            return 0, "other-seat"
        if reason:
            return 0, reason
    return 0, "nothing"


def fixed(match: Match, n: int) -> str:
    """Why a decision stands for good: something was rolled or revealed by it."""
    if match.rolled(n):
        return "rolled"
    return "revealed" if any(e.reveals for e in match.happened[n]) else ""


def steps_again(live: Live, wire: Wire) -> int:
    """How many decisions a redo carries out: one of this page and the computers' after it."""
    assert live.match is not None
    undone = live.match.undone
    if not undone or undone[-1].seat not in holders(live, wire):
        return 0
    n = 1
    while n < len(undone) and live.row.seats[undone[-1 - n].seat].computer:
        n += 1
    return n


def state(live: Live, wire: Wire) -> Undo:
    """What the undo button says."""
    assert live.match is not None
    back, reason = steps_back(live, wire)
    redo = steps_again(live, wire) > 0
    if not back:
        why: Any = words(f"undo-off-{reason}")
        return Undo(can=False, redo=redo, why=why)
    label: Any = words("undo-step", what=step_words(live, live.match.revision + 1 - back))
    return Undo(can=True, redo=redo, label=label)


def step_words(live: Live, n: int) -> Words:
    """A decision in the words of the option it chose. Only for the seat that took it."""
    match = live.match
    assert match is not None
    d = match.decisions[n]
    known = live.game.known(match.state_at(n - 1), d.seat)
    if known.ask is None:
        return words("undo-last")
    option = known.ask.find(d.key)
    if option is None:
        return gate.decided(live.game, known, known.ask, d.key)
    return live.game.option_words(known, known.ask, option).words


def undo(match: Match, back: int) -> None:
    """Take back that many decisions; they can be done again."""
    for _ in range(back):
        off = match.undo(match.decisions[-1].seat)
        assert off is None, off


def redo(match: Match, again: int) -> None:
    """Do that many decisions again."""
    for _ in range(again):
        match.redo()

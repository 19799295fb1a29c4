"""Who types the dice of a match: the seat whose roll it is, and for a computer, the AI Rules and nobody the host."""

from __future__ import annotations

import json

from battlebook.kernel.events import Event
from battlebook.kernel.game import SPECTATOR, Game
from battlebook.kernel.gate import event_plain
from battlebook.kernel.header import Header
from battlebook.kernel.state import State
from battlebook.kernel.typed import Asker, Wanted

PROGRAMS = ("computer", "bot")


class People(Asker):
    """The people of a match; the host is the first of them."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.seats = [n for n, seat in enumerate(header.seats) if seat.kind not in PROGRAMS]

    def wanted(self, s: State, sides: int, told: list[Event]) -> Wanted:
        """Ask the seat that the last deed is about or, where the step has done nothing yet, that the game names."""
        deeds = [event for event in told if "dice" not in event.public]
        owner = deeds[-1].public.get("seat", SPECTATOR) if deeds else self.game.roller(s)
        seat = owner if owner in self.seats else self.seats[0] if self.seats else 0
        about = json.dumps(event_plain(self.game, deeds[-1], SPECTATOR)["words"], sort_keys=True) if deeds else ""
        return Wanted(seat, self.game.die(s, sides), about)

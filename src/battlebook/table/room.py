"""What every match in play needs of the service around it: the store, the thinkers, and how long they may think."""

from __future__ import annotations

from typing import Protocol

from battlebook.players.pool import Question, Thought
from battlebook.table.desk import Desk


class Thinker(Protocol):
    """The part of `battlebook.players.pool.Pool` that the table uses."""

    async def think(self, question: Question, budget_s: float) -> Thought:
        """An answer as plain data, and why; raises anything when there is none."""

    def close(self) -> None:
        """End all workers."""


class Room:
    """``budget_s`` is a computer's time in seconds; ``decisions`` and ``sockets`` are counted for the metrics."""

    def __init__(self, desk: Desk, pool: Thinker, budget_s: float) -> None:
        self.desk = desk
        self.pool = pool
        self.budget_s = budget_s
        self.decisions = 0
        self.sockets = 0

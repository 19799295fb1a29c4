"""Exact outcomes of an attack."""

from __future__ import annotations

from typing import Any

from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Ask, Key


def odds(s: State, ask: Ask, key: Key) -> dict[str, Any] | None:
    """None for anything that is no attack."""
    return None

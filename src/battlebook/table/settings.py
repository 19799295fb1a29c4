"""What can be set about a table."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """``hosts``: names under which the table may be reached besides addresses and localhost. ``rate``/``burst``:
    changing requests a second, and at once, from one address. ``budget_s``: how long a computer may think."""

    hosts: tuple[str, ...] = ()
    rate: float = 5.0
    burst: float = 200.0
    budget_s: float = 2.0
    most_body: int = 4_000_000
    backup_s: float = 60.0

"""Shares with intervals."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z95 = 1.959963984540054


class Share(NamedTuple):
    """How often something happened: count, share and its 95 % interval."""

    n: int
    share: float
    low: float
    high: float

    def plain(self) -> dict[str, float]:
        """JSON-able form, shares to four places."""
        return {"n": self.n, "share": round(self.share, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def wilson(n: int, of: int, z: float = Z95) -> Share:
    """The Wilson score interval for ``n`` successes of ``of`` tries; from 0 to 1 when nothing was tried."""
    if of == 0:
        return Share(0, 0.0, 0.0, 1.0)
    share = n / of
    spread = z * z / of
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    # Rounding must not push the interval past the share at 0 and 1.
    return Share(n, share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))

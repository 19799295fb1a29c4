"""Shares and their intervals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlebook.study.stats import wilson


@pytest.mark.parametrize(
    ("n", "of", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (0, 0, 0, 1)],
)
def test_known_intervals(n: int, of: int, low: float, high: float) -> None:
    share = wilson(n, of).plain()
    assert (share["low"], share["high"]) == pytest.approx((low, high), abs=1e-4)


@given(data=st.data(), of=st.integers(1, 5000))
def test_the_share_lies_in_its_interval(data: st.DataObject, of: int) -> None:
    n = data.draw(st.integers(0, of))
    share = wilson(n, of)
    assert 0 <= share.low <= share.share <= share.high <= 1
    other = wilson(of - n, of)
    assert other.low == pytest.approx(1 - share.high, abs=1e-9)

"""Cases of one test that prove a rule each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def proving(cases: Iterable[tuple[Any, ...]], at: int = 1) -> list[Any]:
    """The cases, each marked with the rule that stands at this place in it."""
    return [pytest.param(*case, marks=pytest.mark.rule(case[at])) for case in cases]

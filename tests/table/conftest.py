"""Fixtures of the table's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.house import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A running table with the toy games."""
    with House(tmp_path) as running:
        yield running

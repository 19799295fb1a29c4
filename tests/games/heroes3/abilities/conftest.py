"""The marker of these tests: which keyword they exercise, on which cards."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ability(keyword, *faces): the keyword that this test exercises, and its cards")

"""What every test may use."""

from __future__ import annotations

import os
import shutil

import pytest
from hypothesis import settings

from tests.harness.cases import scaled

pytest_plugins = ["tests.coverage_plugin"]

settings.register_profile("battlebook", deadline=None, max_examples=scaled(25), derandomize=True)
settings.load_profile("battlebook")


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The system's chromium for tests/browser; without one the test is skipped."""
    found = os.environ.get("BATTLEBOOK_CHROMIUM") or shutil.which("chromium")
    if not found:
        pytest.skip("no chromium was found")
    return found

"""The list of screens is whole, and every entry was visited by some browser test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import WATCH
from tests.browser.watch import listed

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "pages"
PARTS = {"GameTile", "Motif", "MyMatches", "OpenSaved", "ArmyForm"}
SCREEN_OF = {"Start": "start", "NewMatch": "new-match", "Replay": "replay", "Rules": "rules", "About": "about"}


def test_every_page_is_listed() -> None:
    pages = {path.stem for path in PAGES.glob("*.svelte")} - PARTS
    assert pages - {"TablePage"} == set(SCREEN_OF)
    assert set(SCREEN_OF.values()) | {"table"} <= set(listed()["screens"])


@pytest.mark.last
def test_everything_listed_was_visited() -> None:
    wanted = {name for kind in ("screens", "dialogs") for name in listed()[kind]}
    assert wanted - WATCH.seen == set()
    assert set(listed()["asks"]) - WATCH.asks == set()

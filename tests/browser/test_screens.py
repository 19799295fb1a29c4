"""The list of screens is whole. That some browser test has visited every entry is checked when all are done."""

from __future__ import annotations

from pathlib import Path

from tests.browser.watch import Visited, listed, listed_asks

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "pages"
PARTS = {"GameTile", "Motif", "MyMatches", "OpenSaved", "ArmyForm"}
SCREEN_OF = {"Start": "start", "NewMatch": "new-match", "Replay": "replay", "Rules": "rules", "About": "about"}


def test_every_page_is_listed() -> None:
    pages = {path.stem for path in PAGES.glob("*.svelte")} - PARTS
    assert pages - {"TablePage"} == set(SCREEN_OF)
    assert set(SCREEN_OF.values()) | {"table"} <= set(listed()["screens"])


def test_what_was_not_visited_is_named() -> None:
    wanted = listed()
    screens = [name for kind in ("screens", "dialogs") for name in wanted[kind]]
    asks = listed_asks()
    here, there = Visited(), Visited()
    here.complete = there.complete = True
    here.saw(screens[1:], asks[1:])
    assert here.missing() == sorted([screens[0], asks[0]])
    there.saw(screens[:1], asks[:1])
    here.take(there.plain())
    assert here.missing() == []
    assert Visited().missing() == []

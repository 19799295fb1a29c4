"""Every screen: legible in three languages at three sizes, accessible in three themes, its picture kept to look at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import COLOURS, TAGS, violations
from tests.browser.conftest import DESK, OUTPUT, PHONE, SMALL, Open
from tests.browser.house import House
from tests.browser.layout import faults
from tests.browser.scenes import Scenes
from tests.browser.tour import STOPS, Tour

SIZES = (DESK, PHONE, SMALL)
THEMES = ("light", "dark", "contrast")
PICTURED = {DESK[0]: ("light", "dark"), PHONE[0]: ("light", "dark"), SMALL[0]: ()}
PARTS = 4  # so that workers share them
SPEAK = """
(lang) => {
  const kept = JSON.parse(localStorage.getItem("battlebook.settings") ?? "{}");
  localStorage.setItem("battlebook.settings", JSON.stringify({ ...kept, lang }));
  dispatchEvent(new StorageEvent("storage", { key: "battlebook.settings" }));
}
"""
Found = dict[tuple[str, object], list[str]]


@pytest.fixture(scope="module")
def scenes(house: House) -> Scenes:
    """The matches of the tour."""
    OUTPUT.mkdir(exist_ok=True)
    return Scenes(house)


def resized(page: Page, sizes: tuple[tuple[int, int], ...] = SIZES) -> Iterator[int]:
    """The page at each size, the first one last."""
    for width, height in (*sizes[1:], sizes[0]):
        page.set_viewport_size({"width": width, "height": height})
        yield width


def themed(page: Page, themes: tuple[str, ...] = THEMES) -> Iterator[str]:
    """The page in each theme."""
    for theme in themes:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        yield theme


def phone_tabs(page: Page) -> Iterator[str]:
    """On a phone, one panel after the other."""
    tabs = page.locator(".tabs button").filter(visible=True)
    yield "as it opens"
    for n in range(1, tabs.count()):
        tabs.nth(n).click()
        yield tabs.nth(n).inner_text()


def looked_at(tour: Tour, name: str) -> Found:
    """What is wrong with a screen at each size and in each theme; its pictures are kept."""
    found: Found = {}
    for width in resized(tour.page):
        found[name, width] = faults(tour.page)
        for theme in themed(tour.page, PICTURED[width]):
            tour.page.screenshot(path=OUTPUT / f"{name}-{width}-{theme}.png", animations="disabled")
    for theme in themed(tour.page):
        found[name, theme] = violations(tour.page, TAGS if theme == THEMES[0] else COLOURS)
    tour.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found[name, "phone"] = violations(tour.page)
    tour.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    return found


def in_longer_words(tour: Tour, name: str) -> Found:
    """What is wrong with a screen in German and in the pseudo-language, chosen in another window of the browser."""
    found: Found = {}
    for lang, root in (("de", "de"), ("xx", "en")):
        tour.page.evaluate(SPEAK, lang)
        expect(tour.page.locator("html")).to_have_attribute("lang", root)
        found |= {(f"{name} {lang}", width): faults(tour.page) for width in resized(tour.page)}
    tour.page.evaluate(SPEAK, "en")
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_every_screen(part: int, scenes: Scenes, open_page: Open) -> None:
    tour, found = Tour(scenes, open_page()), Found()
    for name, go in list(STOPS.items())[part::PARTS]:
        go(tour)
        found |= looked_at(tour, name)
        found |= in_longer_words(tour, name)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("lang", ["de", "xx"])
def test_every_panel_of_a_phone(lang: str, scenes: Scenes, open_page: Open) -> None:
    tour = Tour(scenes, open_page(size=SMALL, lang=lang))
    STOPS["battle"](tour)
    found = {tab: faults(tour.page) for tab in phone_tabs(tour.page)}
    assert {tab: wrong for tab, wrong in found.items() if wrong} == {}

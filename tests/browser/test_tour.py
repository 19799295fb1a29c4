"""Every screen: legible in three languages at three sizes, accessible in three themes, its picture kept to look at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.axe import violations
from tests.browser.conftest import DESK, OUTPUT, PHONE, SMALL, Open
from tests.browser.house import House
from tests.browser.layout import faults
from tests.browser.scenes import Scenes
from tests.browser.tour import STOPS, Tour

SIZES = (DESK, PHONE, SMALL)
THEMES = ("light", "dark", "contrast")
PICTURED = ("light", "dark")


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


@pytest.mark.parametrize("name", STOPS)
def test_a_screen(name: str, scenes: Scenes, open_page: Open) -> None:
    tour = Tour(scenes, open_page())
    STOPS[name](tour)
    found: dict[object, list[str]] = {}
    for width in resized(tour.page):
        found[width] = faults(tour.page)
        for theme in themed(tour.page, THEMES if width != SMALL[0] else ()):
            found[width, theme] = violations(tour.page)
            if theme in PICTURED:
                tour.page.screenshot(path=OUTPUT / f"{name}-{width}-{theme}.png", animations="disabled")
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("lang", ["de", "xx"])
@pytest.mark.parametrize("name", STOPS)
def test_a_screen_in_longer_words(name: str, lang: str, scenes: Scenes, open_page: Open) -> None:
    tour = Tour(scenes, open_page(lang=lang))
    STOPS[name](tour)
    found = {width: faults(tour.page) for width in resized(tour.page)}
    assert {width: wrong for width, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("lang", ["de", "xx"])
def test_every_panel_of_a_phone(lang: str, scenes: Scenes, open_page: Open) -> None:
    tour = Tour(scenes, open_page(size=SMALL, lang=lang))
    STOPS["battle"](tour)
    found = {tab: faults(tour.page) for tab in phone_tabs(tour.page)}
    assert {tab: wrong for tab, wrong in found.items() if wrong} == {}

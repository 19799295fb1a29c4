"""A whole duel by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.house import House
from tests.browser.keys import FOCUSED_CELL, Keys
from tests.browser.table import TablePage


def begin(page: Page) -> Keys:
    """From the start page through the form, by Tab and Enter."""
    keys = Keys(TablePage(page))
    expect(page.locator(".gm .go a").first).to_be_visible()
    keys.tab_to(".gm .go a")
    page.keyboard.press("Enter")
    expect(page.locator("form.newm")).to_be_visible()
    keys.tab_to("form.newm select")
    for what in ("input.field", "select", "select", "select"):
        keys.tab_to(what)
    page.keyboard.press("r")
    keys.tab_to("button[type=submit]")
    page.keyboard.press("Enter")
    keys.table.entered()
    return keys


def test_a_whole_duel_by_keyboard(house: House, open_page: Open) -> None:
    page = open_page(house.address)
    keys = begin(page)
    assert keys.table.my_turn()
    keys.press("b")
    lists_its_keys(keys)
    opens_a_rule_and_leaves(keys)
    keys.play()
    expect(page.get_by_role("region", name="Result")).to_contain_text("wins the Combat")
    keys.tab_to(".next a[href^='/replay/']")
    page.keyboard.press("Enter")
    expect(page.locator(".table.replay")).to_be_visible()


def lists_its_keys(keys: Keys) -> None:
    """? lists the keys, Escape leaves, and the focus is back where it was."""
    cell = keys.page.evaluate(FOCUSED_CELL)
    keys.press("?")
    expect(keys.page.locator("dialog dl.keys")).to_be_visible()
    keys.press("Escape")
    expect(keys.page.locator("dialog")).to_have_count(0)
    assert cell and keys.page.evaluate(FOCUSED_CELL) == cell


def opens_a_rule_and_leaves(keys: Keys) -> None:
    """A citation opens with Enter and Escape gives the focus back to it."""
    keys.table.say.locator("button.rule").focus()
    keys.press("Enter")
    expect(keys.table.pop).to_be_focused()
    keys.press("Escape")
    expect(keys.table.say.locator("button.rule")).to_be_focused()

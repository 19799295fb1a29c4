"""A whole duel by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.house import House
from tests.browser.table import MOST_DECISIONS, NEAREST, TablePage

FOCUS = "() => document.activeElement !== document.body && document.activeElement.checkVisibility()"
FOCUSED_CELL = "() => document.activeElement?.dataset?.cell ?? ''"


class Keys:
    """Somebody who plays without a mouse."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.page = table.page

    def press(self, *keys: str) -> None:
        """Press keys one after the other; something visible has the focus after each."""
        for key in keys:
            self.page.keyboard.press(key)
            self.page.wait_for_function(FOCUS)

    def tab_to(self, what: str) -> None:
        """Tab until something is focused."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(what) => document.activeElement.matches(what)", what):
                return
        raise AssertionError(f"Tab does not lead to {what}")

    def walk(self, wanted: str) -> None:
        """With the arrow keys to a cell of the board."""
        self.press("b")
        row, col = (int(n) for n in str(self.page.evaluate(FOCUSED_CELL)).split("-"))
        to_row, to_col = (int(n) for n in wanted.split("-"))
        self.press(*["ArrowUp" if to_row < row else "ArrowDown"] * abs(to_row - row))
        self.press(*["ArrowLeft" if to_col < col else "ArrowRight"] * abs(to_col - col))
        assert self.page.evaluate(FOCUSED_CELL) == wanted

    def cell_of(self, space: str) -> str:
        """Row and column of a space as it is drawn."""
        return str(self.table.cell(space).get_attribute("data-cell"))

    def place(self) -> None:
        """Put all units on the board and send the form."""
        while self.table.form.locator("[aria-pressed=true]").count():
            self.walk(str(self.table.free.first.get_attribute("data-cell")))
            self.press("Enter")
        self.table.settle()
        self.press("d", "Enter")

    def strike(self) -> None:
        """Walk to an enemy that can be attacked, choose, carry out."""
        self.walk(str(self.table.targets.first.get_attribute("data-cell")))
        self.page.keyboard.press("Enter")
        if self.table.chooser.count():
            self.page.keyboard.press("Enter")
        self.table.settle()
        if self.table.likely.count():
            self.press("d")

    def step(self) -> None:
        """One decision."""
        before = self.table.fingerprint()
        if self.table.form.count():
            self.place()
        elif self.table.targets.count():
            self.strike()
        elif self.table.free.count():
            self.walk(self.cell_of(str(self.page.evaluate(NEAREST))))
            self.press("Enter")
        elif self.table.passing.count():
            self.press("p")
        else:
            self.press("o")
            self.page.wait_for_function("() => document.activeElement.matches('.options .opt')")
            self.press("Enter")
            self.table.settle()
            if self.table.likely.count():
                self.press("d")
        self.table.changed(before)
        self.page.wait_for_function(FOCUS)

    def play(self) -> None:
        """To the end."""
        for _ in range(MOST_DECISIONS):
            if not self.table.my_turn():
                return
            self.step()
        raise AssertionError("no end")


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

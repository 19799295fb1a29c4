"""Somebody who plays without a mouse."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.table import MOST_DECISIONS, NEAREST, TablePage

FOCUS = "() => document.activeElement !== document.body && document.activeElement.checkVisibility()"
FOCUSED_SITE = "() => document.activeElement?.dataset?.site ?? ''"
OPEN_FIELD = "() => document.activeElement.matches('.site.can:not(.seen)')"
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
            self.table.settle()
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

    def play(self, until: Callable[[], object] = lambda: False) -> None:
        """To the end, or until something is so."""
        for _ in range(MOST_DECISIONS):
            if not self.table.my_turn() or until():
                return
            self.step()
        raise AssertionError("no end")

    def travel(self) -> bool:
        """From the Hero's field to the first one beside it that can be gone to; whether there is one."""
        self.press("b")
        for there, back in (("Up", "Down"), ("Left", "Right"), ("Right", "Left"), ("Down", "Up")):
            start = self.page.evaluate(FOCUSED_SITE)
            self.press(f"Arrow{there}")
            if self.page.evaluate(OPEN_FIELD):
                self.press("Enter")
                self.table.settle()
                if self.table.likely.count():
                    self.press("d")
                return True
            if self.page.evaluate(FOCUSED_SITE) != start:
                self.press(f"Arrow{back}")
        return False

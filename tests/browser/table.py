"""The table as a person at the screen sees it: what stands where, and how it is pressed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

MOST_DECISIONS = 300

# What would be seen to change when something has happened: prompt, choices, log, board.
FINGERPRINT = """
() => [".prompt .say", ".prompt .turn span", ".prompt .do-row", ".options", ".log .lines", ".ho"]
  .map((where) => document.querySelector(where)?.textContent ?? "")
  .join("|") + document.querySelectorAll(".u.sel").length
"""
CHANGED = f"(before) => ({FINGERPRINT.strip()})() !== before"

# The table has said all it will say until somebody here answers: it is my turn, the device goes on, or it is over.
STILL = """
() => {
  const prompt = document.querySelector("section.prompt");
  if (document.querySelector(".ho")) return true;
  if (!prompt || prompt.querySelector(".say [role=status]") || !window.battlebookQuiet()) return false;
  return !!document.querySelector(".prompt:not(.wait), .next a[href^='/replay/'], .prompt .do-row .btn.do");
}
"""

# The free marked space that is nearest to an enemy's card.
NEAREST = """
() => {
  const at = (cell) => cell.dataset.cell.split("-").map(Number);
  const mine = document.querySelector(".u.sel")?.classList.contains("sA") ? ".sA" : ".sB";
  const cards = [...document.querySelectorAll(".cell .u")].filter((u) => !u.matches(mine));
  const enemies = cards.map((u) => at(u.closest(".cell")));
  const far = (cell) => Math.min(...enemies.map(([r, c]) => Math.abs(r - at(cell)[0]) + Math.abs(c - at(cell)[1])), 99);
  const free = [...document.querySelectorAll(".cell.can, .hex.can")].sort((a, b) => far(a) - far(b));
  return free[0]?.dataset.space ?? "";
}
"""


class TablePage:
    """One open table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.locator("section.prompt")
        self.say = self.prompt.locator(".say")
        self.turn = self.prompt.locator(".turn")
        self.likely = self.prompt.locator(".btn.likely")
        self.passing = self.prompt.locator(".btn.pass")
        self.undo = self.prompt.locator(".btn.quiet:not(:has(.mirror))")
        self.redo = self.prompt.locator(".btn.quiet:has(.mirror)")
        self.take = self.prompt.locator(".btn.do:not(.likely)")
        self.options = page.locator("section.options")
        self.rows = self.options.locator("button.opt:not(.no)")
        self.refused = self.options.locator("button.opt.no")
        self.faces = page.locator(".form button.face")
        self.form = page.locator(".form")
        self.send = self.form.locator(".send")
        self.log = page.locator("section.log")
        self.lines = self.log.locator("li.e")
        self.happened = page.locator("section.happened")
        self.odds = page.locator("section.odds:not(.none)")
        self.bubble = page.locator(".why")
        self.pop = page.locator(".pop")
        self.chooser = page.locator(".chooser")
        self.free = page.locator(".cell.can, .hex.can")
        self.targets = page.locator(".cell:has(.br)")
        self.handover = page.locator(".ho")
        self.net = page.locator(".net")
        self.ended = page.locator(".next a[href^='/replay/']")

    # ------------------------------------------------------------------------------------------- waiting

    def entered(self) -> TablePage:
        """The table is laid."""
        expect(self.page.locator(".table, .ho")).to_be_visible()
        return self

    def my_turn(self) -> bool:
        """Wait until it is my turn; False when it has ended instead."""
        self.page.wait_for_function(STILL)
        return self.ended.count() == 0

    def fighting(self) -> bool:
        """The armies stand."""
        return self.form.count() == 0

    def settle(self) -> None:
        """A moment has passed since prompt and options last changed."""
        self.page.wait_for_function("() => window.battlebookQuiet()")

    def fingerprint(self) -> str:
        """What would be seen to change."""
        return str(self.page.evaluate(FINGERPRINT))

    def changed(self, before: str) -> None:
        """Wait until something happened."""
        self.page.wait_for_function(CHANGED, arg=before)

    # --------------------------------------------------------------------------------------------- acting

    def take_device(self) -> bool:
        """Take the device if it is being passed on without a code; whether it was."""
        for offer in (self.handover.get_by_role("button"), self.take):
            if offer.count():
                offer.click()
                expect(offer).to_have_count(0)
                return True
        return False

    def cell(self, space: str) -> Locator:
        """A space of the board by its name."""
        return self.page.locator(f"[data-space={space}]")

    def place(self) -> None:
        """Put every unit that may be put on the first free spaces, then send the form."""
        held = self.form.locator("[aria-pressed=true]")
        while held.count():
            name = str(held.get_attribute("aria-label"))
            self.free.first.click()
            expect(self.form.get_by_role("button", name=name, exact=True)).to_have_count(0)
        self.settle()
        self.send.click()

    def pick(self) -> None:
        """Pick the first things of a form until there are enough, then send it."""
        for row in self.form.locator("button.opt").all():
            if self.form.locator(".send.off").count():
                row.click()
        self.settle()
        self.send.click()

    def type_die(self) -> None:
        """Enter the first face of a die."""
        self.faces.first.click()
        self.settle()
        self.send.click()

    def strike(self) -> None:
        """Attack by pressing the enemy on the board; where more than one way leads there, choose the first."""
        self.targets.first.click()
        if self.chooser.count():
            self.chooser.locator("button.opt").first.click()

    def confirm(self) -> None:
        """Press the likely step of the prompt bar, if the press before has only chosen it."""
        self.settle()
        if self.likely.count():
            self.likely.click()

    def move(self) -> None:
        """Go to the marked space that is nearest to an enemy."""
        self.cell(str(self.page.evaluate(NEAREST))).click()

    def step(self) -> None:
        """One sensible decision by mouse: place, strike, come nearer, or whatever there is."""
        before = self.fingerprint()
        if self.page.locator(".form.place").count():
            self.place()
        elif self.faces.count():
            self.type_die()
        elif self.form.count():
            self.pick()
        elif self.targets.count():
            self.strike()
            self.confirm()
        elif self.free.count():
            self.move()
        elif self.passing.count():
            self.passing.click()
        else:
            self.rows.first.click()
            self.confirm()
        self.changed(before)

    def play(self, until: Callable[[], object] = lambda: False) -> bool:
        """Play on until something is so, or the end; whether it is still going on."""
        for _ in range(MOST_DECISIONS):
            if not self.my_turn():
                return False
            if until():
                return True
            self.step()
        raise AssertionError(f"no end after {MOST_DECISIONS} decisions")

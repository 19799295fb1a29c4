"""A whole duel against the computer by mouse, from the start page to the result."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.house import House
from tests.browser.pages import new_match
from tests.browser.table import TablePage


def test_a_whole_duel(house: House, open_page: Open) -> None:
    form = new_match(open_page(house.address), "Against the computer")
    form.pick(0, "Army", "stronghold-core").pick(1, "Army", "necropolis-core").pick(1, "Strength", "random")
    table = form.started()
    assert table.my_turn()
    reads_the_prompt(table)
    opens_a_rule(table)
    assert not table.play()
    expect(table.turn).to_contain_text("The end")
    expect(table.page.get_by_role("region", name="Result")).to_contain_text("wins the Combat")
    reads_the_log(table)


def reads_the_prompt(table: TablePage) -> None:
    """Who acts, what to do, why; the page's title says it too; the form is in the list, its spaces on the board."""
    expect(table.turn).to_contain_text("Your turn")
    expect(table.turn).to_contain_text("attacker")
    expect(table.say).to_contain_text("Place your units: 1 to 5 of them.")
    expect(table.page).to_have_title(re.compile("^● Your turn"))
    expect(table.form.locator(".opt")).to_have_count(5)
    expect(table.free).to_have_count(8)
    expect(table.net).to_have_text("connected")


def opens_a_rule(table: TablePage) -> None:
    """A rule opens where it is cited, in our words, and closes with Escape."""
    cited = table.say.locator("button.rule")
    cited.click()
    expect(table.pop).to_contain_text("attack")
    expect(table.pop.get_by_role("link", name="Read in context")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.pop).to_have_count(0)
    expect(cited).to_be_focused()


def reads_the_log(table: TablePage) -> None:
    """Every line of the log has its rule; it can be searched."""
    lines = table.lines.count()
    assert lines > 10
    expect(table.lines.filter(has=table.page.locator("button.rule"))).to_have_count(lines)
    table.log.get_by_role("button", name="Search the log").click()
    table.log.get_by_role("searchbox").fill("attack on")
    expect(table.lines.first).to_contain_text("attack on")
    assert 0 < table.lines.count() < lines
